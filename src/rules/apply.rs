//! An action carried out: the same position with its pieces moved, checked again.

use super::{
    act::may,
    action::{Action, Asked},
    campaign::{self, Fought},
    citizenship,
    matter::Matter,
    missing::Missing,
    moves, muster, peek, play, powers, recover, rest,
    ruling::{Ruling, Verdict},
    search,
    table::{Reading, Table},
    title, trade, travel, wake, warbands,
};
use crate::game::{Colour, Player, Position, Problems, Setup};

/// What came of an action.
#[derive(Clone, Debug)]
pub struct Done {
    /// The position after it.
    pub position: Position,
    /// The ruling it rests on.
    pub ruling: Ruling,
    /// What happened that a player should be told: a Vision drawn, a game won.
    pub told: Vec<Matter>,
}

/// Why an action was not carried out.
#[derive(Clone, Debug)]
pub enum Refused {
    /// It is illegal or open.
    Ruling(Box<Ruling>),
    /// It is legal; these choices must be named, and this must be described.
    Needs {
        /// The ruling.
        ruling: Box<Ruling>,
        /// The words that name the choices.
        choices: Vec<&'static str>,
        /// What must be described.
        missing: Vec<Missing>,
    },
    /// The position after it would break a rule of counting.
    Broken(Problems),
}

/// Carries out an action.
///
/// # Errors
/// Returns why not.
pub fn apply(position: &Position, by: Option<Colour>, reading: impl Into<Reading>, asked: &Asked) -> Result<Done, Refused> {
    let table = Table::new(position, by, reading);
    let mut ruling = may(&table, asked);
    if matches!(asked.action, Action::Campaign(_)) && !ruling.needs.contains(&Missing::Roll) {
        ruling.needs.push(Missing::Roll);
    }
    carried(&table, asked, ruling, None)
}

/// Carries out a Campaign whose dice were rolled.
///
/// # Errors
/// Returns why not.
pub fn apply_fought(
    position: &Position,
    by: Option<Colour>,
    reading: impl Into<Reading>,
    asked: &Asked,
    fought: &Fought,
) -> Result<Done, Refused> {
    let table = Table::new(position, by, reading);
    let ruling = may_fought(&table, asked, fought);
    carried(&table, asked, ruling, Some(fought))
}

/// Rules on a Campaign whose dice were rolled, and on the choices that they ask for.
#[must_use]
pub fn may_fought(table: &Table<'_>, asked: &Asked, fought: &Fought) -> Ruling {
    let mut ruling = may(table, asked);
    if let (Action::Campaign(fighting), Verdict::Legal) = (&asked.action, ruling.verdict()) {
        campaign::may_end(table, asked, fighting, *fought, &mut ruling);
    }
    ruling
}

fn carried(table: &Table<'_>, asked: &Asked, ruling: Ruling, fought: Option<&Fought>) -> Result<Done, Refused> {
    if ruling.verdict() != Verdict::Legal {
        return Err(Refused::Ruling(Box::new(ruling)));
    }
    if !ruling.choices.is_empty() || !ruling.needs.is_empty() {
        let (choices, missing) = (ruling.choices.clone(), ruling.needs.clone());
        return Err(Refused::Needs { ruling: Box::new(ruling), choices, missing });
    }
    let mut setup = table.position.clone().into_setup();
    if let Some(colour) = table.by {
        moves::spend_supply(&mut setup, colour, ruling.cost.supply);
        moves::draw_on_vow(&mut setup, colour, ruling.cost.favor);
    }
    let still = campaign::still_follows(table, asked);
    setup.this_turn.follows.clear();
    let told = carry_out(table, &mut setup, asked, fought);
    setup.this_turn.follows.extend(still);
    if robbed(table, &setup, asked) {
        let (choices, missing) = (Vec::new(), vec![Missing::Effect]);
        return Err(Refused::Needs { ruling: Box::new(ruling), choices, missing });
    }
    moves::keep_vows(&mut setup);
    title::settle(table, &mut setup);
    let position = table.check(setup).map_err(Refused::Broken)?;
    Ok(Done { position, ruling, told })
}

/// Returns whether a relic was taken in a way in which nobody could say whether a Relic Thief rolls for it.
fn robbed(table: &Table<'_>, setup: &Setup, asked: &Asked) -> bool {
    let said = matches!(asked.action, Action::Campaign(_) | Action::Recover(_));
    let taker = table.by.and_then(|colour| table.position.player(colour)).filter(|_| !said);
    let more = |before: &Player| setup.player(before.colour).is_some_and(|now| now.relics.len() > before.relics.len());
    taker.is_some_and(|taker| more(taker) && powers::thief::lurks(table, taker).is_some())
}

/// Moves the pieces. Supply has been spent.
fn carry_out(table: &Table<'_>, setup: &mut Setup, asked: &Asked, fought: Option<&Fought>) -> Vec<Matter> {
    let mut told = Vec::new();
    match &asked.action {
        Action::Search(source) => search::search(table, setup, *source, asked, &mut told),
        Action::Muster(card) => muster::muster(table, setup, card, asked),
        Action::Trade(card, traded) => trade::trade(table, setup, card, *traded, asked),
        Action::Recover(recovered) => recover::recover(table, setup, recovered, asked),
        Action::Campaign(fighting) => {
            setup.campaign = None;
            if let Some(fought) = fought {
                campaign::campaign(table, setup, asked, (fighting, *fought), &mut told);
            }
        }
        Action::Travel(to) => travel::travel(table, setup, *to, asked),
        Action::Play { card, onto, discarding, choices } => {
            play::play(table, setup, play::Play { card, onto: *onto, discarding, choices }, asked);
        }
        Action::Conspire(taking) => play::conspire(table, setup, *taking, asked),
        Action::Discard(card, to) => play::discard(table, setup, card, *to),
        Action::Use(card, choices) => powers::use_power(table, setup, card, choices),
        Action::PeekRelic(at) => peek::peek_relic(table, setup, *at),
        Action::PeekReliquary(_) => {}
        Action::MoveToSite(count) => warbands::move_to_site(table, setup, *count),
        Action::MoveToBoard(count) => warbands::move_to_board(table, setup, *count),
        Action::GiveWarbands(count, to) => warbands::give(table, setup, *count, *to),
        Action::TakeWarbands(count, from) => warbands::take(table, setup, *count, *from),
        Action::OfferCitizenship { to, terms } => citizenship::offer(table, setup, *to, terms),
        Action::Accept(terms) => citizenship::accept(table, setup, terms),
        Action::Exile(citizen) => citizenship::exile(table, setup, *citizen),
        Action::SelfExile => citizenship::self_exile(table, setup),
        Action::HandTitle(to) => title::hand(setup, *to),
        Action::WakePlace => wake::place(table, setup),
        Action::WakeReturn(suit) => wake::give_back(setup, *suit),
        Action::WakeTake(token) => wake::take(table, setup, *token),
        Action::Act => wake::act(table, setup),
        Action::Rest(rolled) => rest::rest(table, setup, *rolled, asked, &mut told),
    }
    told
}
