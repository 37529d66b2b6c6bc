//! Orders carried out as the dials show them §5.3, up to the next choice, the next thing that is not described, or the end of
//! the year.

use crate::{
    game::xidit::{Colour, Order, Phase, Position, Road, Tile},
    rules::{
        Verdict,
        xidit::{
            action::Action,
            apply::{Done, Refused, apply},
            asker::Asker,
            matter::Missing,
            needed_choice::NeededChoice,
            orders::may,
            ruling::Ruling,
        },
    },
};

/// An order that was carried out.
pub struct CarriedOrder {
    /// Whose order it was; nobody's for the census.
    pub colour: Option<Colour>,
    /// What was done.
    pub action: Action,
    /// What came of it.
    pub done: Done,
}

/// Why orders are not carried on.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// What cannot be carried out as it stands, if it is known what comes up.
    pub action: Option<Action>,
    /// Why not.
    pub refused: Refused,
}

/// Carries out what the dials show, one order after the other.
#[must_use]
pub fn carry_on(position: &Position, by: Option<Colour>) -> (Vec<CarriedOrder>, Stop) {
    let mut steps: Vec<CarriedOrder> = Vec::new();
    loop {
        let now = steps.last().map_or(position, |step| &step.done.position);
        let colour = now.turn.or(by.filter(|_| steps.is_empty()));
        let action = match next(now, colour) {
            Ok(action) => action,
            Err(stop) => return (steps, *stop),
        };
        match apply(now, colour, &action) {
            Ok(done) => steps.push(CarriedOrder { colour: colour.filter(|_| now.phase == Phase::Orders), action, done }),
            Err(refused) => return (steps, Stop { action: Some(action), refused }),
        }
    }
}

/// Returns what the dial of a player shows means where the Idrakys stands.
///
/// # Errors
/// Returns what is not described, or that it is a choice.
pub fn meant(position: &Position, colour: Colour) -> Result<Action, Box<Stop>> {
    next(position, Some(colour))
}

/// Returns what comes up: the census, or what a player's dial shows.
fn next(position: &Position, colour: Option<Colour>) -> Result<Action, Box<Stop>> {
    match position.phase {
        Phase::Census => return Ok(Action::Census { unshown: None }),
        Phase::Over => return Err(refusal(Action::Wait, may(position, colour, &Action::Wait)).into()),
        Phase::Orders => {}
    }
    let Some(colour) = colour else { return Err(lacks(Missing::Turn).into()) };
    let Some(player) = position.player(colour) else { return Err(lacks(Missing::Player { colour }).into()) };
    let asker = Asker { position, player };
    asker.dial().map_or_else(|| Err(lacks(Missing::Orders { colour }).into()), |order| meaning(&asker, order))
}

/// Returns what a symbol means for the player who acts.
fn meaning(asker: &Asker<'_>, order: Order) -> Result<Action, Box<Stop>> {
    match order {
        Order::Black => Ok(Action::Move { road: Road::Black, to: None }),
        Order::Red => Ok(Action::Move { road: Road::Red, to: None }),
        Order::Blue => Ok(Action::Move { road: Road::Blue, to: None }),
        Order::Wait => Ok(Action::Wait),
        Order::Act => act(asker),
    }
}

/// Returns what the action symbol means where the Idrakys stands.
fn act(asker: &Asker<'_>) -> Result<Action, Box<Stop>> {
    let colour = asker.player.colour;
    let Some(city) = asker.player.city else { return Err(lacks(Missing::Idrakys { colour }).into()) };
    let Some(stands) = asker.position.city(city) else { return Err(lacks(Missing::City { city }).into()) };
    let ruled = |action: &Action| may(asker.position, Some(colour), action);
    let tried = match stands.tile {
        Tile::Recruits(_) => Action::Recruit { class: None },
        Tile::Threat(_) => Action::Eliminate { taking: Vec::new(), placing: Vec::new(), raising: None },
        Tile::None => return titan(asker),
    };
    let ruling = ruled(&tried);
    match ruling.verdict() {
        Verdict::Legal => Ok(tried),
        Verdict::Illegal => Ok(Action::Decline),
        Verdict::Open => Err(refusal(tried, ruling).into()),
    }
}

/// Returns that the order lapses if no Titan can be eliminated: whether to eliminate one is a choice.
fn titan(asker: &Asker<'_>) -> Result<Action, Box<Stop>> {
    if asker.position.titans.is_none() {
        return Err(lacks(Missing::Titans).into());
    }
    let raging = (3..=5).filter(|units| asker.position.raging_titan(*units).is_some()).map(Action::titan);
    let rulings = raging.map(|action| may(asker.position, Some(asker.player.colour), &action));
    match rulings.into_iter().find(|ruling| ruling.verdict() != Verdict::Illegal) {
        None => Ok(Action::Decline),
        Some(ruling) => {
            let refused = Refused::Needs { ruling: Box::new(ruling), choices: vec![NeededChoice::Titan], missing: vec![] };
            Err(Box::new(Stop { action: None, refused }))
        }
    }
}

fn lacks(missing: Missing) -> Stop {
    let refused = Refused::Needs { ruling: Box::default(), choices: vec![], missing: vec![missing] };
    Stop { action: None, refused }
}

fn refusal(action: Action, ruling: Ruling) -> Stop {
    Stop { action: Some(action), refused: Refused::Ruling(Box::new(ruling)) }
}
