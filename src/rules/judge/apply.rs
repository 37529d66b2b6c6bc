//! An action carried out: the same position with its pieces moved, checked again.

use crate::{
    game::{CardAt, Colour, Favor, Position, Problems, Setup, What},
    law::law,
    rules::{
        actions::{
            campaign::{self, Fought},
            citizenship, muster, peek, play, recover, rest, search, trade, travel, use_power, wake, warbands,
        },
        base::{Matter, Missing, Ruling, Verdict},
        gate::vow_of_kinship,
        judge::{may::may, roles},
        powers,
        request::{Action, Asked},
        state::{Reading, Table, moves},
        victory::title,
    },
};

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
    roles::agree(table, fought_as_told(table, asked, fought), |table| fought_as_told(table, asked, fought))
}

fn fought_as_told(table: &Table<'_>, asked: &Asked, fought: &Fought) -> Ruling {
    let mut ruling = may(table, asked);
    if let (Action::Campaign(fighting), Verdict::Legal) = (&asked.action, ruling.verdict()) {
        campaign::may_end(table, asked, fighting, *fought, &mut ruling);
    }
    ruling
}

fn carried(table: &Table<'_>, asked: &Asked, ruling: Ruling, fought: Option<&Fought>) -> Result<Done, Refused> {
    let done = as_told(table, asked, ruling, fought)?;
    let again = |table: &Table<'_>| as_told(table, asked, done.ruling.clone(), fought).ok().map(|done| done.position);
    match roles::disputed(table, &done.position, again) {
        None => Ok(done),
        Some(holder) => {
            let missing = vec![Missing::Role(holder)];
            Err(Refused::Needs { ruling: Box::new(done.ruling), choices: Vec::new(), missing })
        }
    }
}

fn as_told(table: &Table<'_>, asked: &Asked, ruling: Ruling, fought: Option<&Fought>) -> Result<Done, Refused> {
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
        if sworn(table, asked, colour) {
            moves::draw_from_nomads(&mut setup, colour, ruling.cost.favor);
        }
    }
    let still = campaign::still_follows(table, asked);
    setup.this_turn.follows.clear();
    let told = carry_out(table, &mut setup, asked, fought);
    setup.this_turn.follows.extend(still);
    setup.this_turn.travelled = campaign::has_travelled(table, asked);
    if let Some((thief, relics)) = taken_under_watch(table, &setup, asked) {
        powers::relic_thief::steal(&mut setup, &thief, table.by, &relics, asked);
    }
    keep_vows(table, &mut setup, asked, ruling.cost.favor);
    title::settle(table, &mut setup);
    let position = table.check(setup).map_err(Refused::Broken)?;
    Ok(Done { position, ruling, told })
}

/// Returns whether somebody is under the Vow of Kinship in an action: by the advisers that stand in for theirs in a Trade.
fn sworn(table: &Table<'_>, asked: &Asked, colour: Colour) -> bool {
    let Some(player) = table.position.player(colour) else { return false };
    let trades = matches!(asked.action, Action::Trade(..)) && table.by == Some(colour);
    let disguised = trades.then(|| powers::trader(table, player, None, asked));
    vow_of_kinship(disguised.as_ref().unwrap_or(player)).is_some()
}

/// Moves what whoever took the Vow of Kinship has got to the Nomad bank: all favor as they take it, later what they gain beside
/// what they have left after paying.
fn keep_vows(table: &Table<'_>, setup: &mut Setup, asked: &Asked, paid: Favor) {
    let colours: Vec<Colour> = setup.players.iter().map(|player| player.colour).collect();
    for colour in colours {
        let had = table.position.player(colour).map_or(Favor::NONE, |player| player.favor);
        let had = if table.by == Some(colour) { had.less(paid).unwrap_or(Favor::NONE) } else { had };
        let before = table.position.player(colour).is_some_and(|player| vow_of_kinship(player).is_some());
        let now = setup.player(colour).is_some_and(|player| vow_of_kinship(player).is_some());
        if now && !before {
            moves::keep_vow(setup, colour, Favor::NONE);
        } else if sworn(table, asked, colour) && (now || !before) {
            moves::keep_vow(setup, colour, had);
        }
    }
}

/// Returns the Relic Thief who may roll for what an action takes, and the relics; those of Recover and Campaign are dealt with
/// there, and what is given is not taken (publisher).
fn taken_under_watch<'a>(table: &Table<'a>, setup: &Setup, asked: &Asked) -> Option<(powers::relic_thief::Thief<'a>, Vec<What>)> {
    let takes = match &asked.action {
        Action::Play { card, .. } | Action::Use(card, _) => card.card().is_some_and(|card| !use_power::is_deal(card)),
        Action::Conspire(taking) => taking.is_some(),
        _ => false,
    };
    let taker = table.actor().filter(|_| takes)?;
    let new = |relic: &&CardAt| !taker.relics.iter().any(|it| it.what == relic.what);
    let relics: Vec<What> = setup.player(taker.colour)?.relics.iter().filter(new).map(|it| it.what.clone()).collect();
    let thief = powers::relic_thief::lurks(table, taker).filter(|_| !relics.is_empty())?;
    Some((thief, relics))
}

/// Asks what comes of a Relic Thief's roll where an action that is all told takes relics; returns whether somebody may roll.
pub(crate) fn ask_thief(table: &Table<'_>, asked: &Asked, ruling: &mut Ruling) -> bool {
    let told = ruling.verdict() == Verdict::Legal && ruling.choices.is_empty() && ruling.needs.is_empty();
    let taker = table.actor().filter(|_| told);
    let Some(taker) = taker.filter(|taker| powers::relic_thief::lurks(table, taker).is_some()) else { return false };
    let mut setup = table.position.clone().into_setup();
    carry_out(table, &mut setup, asked, None);
    let watched = taken_under_watch(table, &setup, asked);
    if let Some((thief, relics)) = &watched {
        let told = (relics.len(), powers::relic_thief::said(asked));
        powers::relic_thief::ask((table, taker), thief, told, law("10/take").into(), ruling);
    }
    watched.is_some()
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
        Action::Play { card, onto, discarding, heap, choices } => {
            play::play(table, setup, play::Play { card, onto: *onto, discarding, heap: *heap, choices }, asked);
        }
        Action::Conspire(taking) => play::conspire(table, setup, *taking, asked),
        Action::Discard(card, to) => play::discard(table, setup, card, *to),
        Action::Use(card, choices) => use_power::use_power(table, setup, card, choices),
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
