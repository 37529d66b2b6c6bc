//! An order carried out: what moves where, what follows on the board, and whose order comes next §5.3.1. Only what is legal
//! is carried out, and only when everything that it changes has been named.

use crate::{
    game::xidit::{Colour, Phase, Position, Reward, Rewards, Side, Tile, Trial, Units},
    law::LawRef,
    rules::{
        Bearing, DoneOf, RefusedOf, Verdict,
        xidit::{
            action::Action,
            matter::{Matter, Missing},
            needed_choice::NeededChoice,
            orders::may,
            ruling::{Cost, Reason},
            table::Table,
            titans, xidit, year,
        },
    },
};

const CENSUS: LawRef = xidit("10.1");
const SEQUENCE: LawRef = xidit("5.3.1");

/// The last of the six orders §5.3.1.
const LAST: u8 = 6;

/// What came of an order.
pub type Done = DoneOf<Position, Matter, Missing, Cost, NeededChoice>;
/// Why an order was not carried out.
pub type Refused = RefusedOf<Matter, Missing, Cost, NeededChoice>;

/// Carries an order or the census out.
///
/// # Errors
/// Returns why it was not: the ruling, or what must be said first.
pub fn apply(position: &Position, by: Option<Colour>, action: &Action) -> Result<Done, Refused> {
    let ruling = may(position, by, action);
    if ruling.verdict() != Verdict::Legal {
        return Err(Refused::Ruling(Box::new(ruling)));
    }
    let done = match (action, by.or(position.turn)) {
        (Action::Census { unshown }, _) => year::hold_census(position, &ruling, *unshown),
        (action, Some(colour)) => carry_out(position, colour, action),
        (_, None) => return Err(Refused::Ruling(Box::new(ruling))),
    };
    if !done.choices.is_empty() || !done.missing.is_empty() {
        return Err(Refused::Needs { ruling: Box::new(ruling), choices: done.choices, missing: done.missing });
    }
    Ok(Done { position: done.position, ruling, news: done.news })
}

fn carry_out(position: &Position, colour: Colour, action: &Action) -> Table {
    let mut table = Table::new(position, colour);
    match action {
        Action::Move { road, to } => {
            let ends = table.city().and_then(|from| position.roads(from, *road)).unwrap_or_default();
            match (to, ends.as_slice()) {
                (Some(end), _) | (None, [end]) => table.change(|player| player.city = Some(*end)),
                (None, _) => table.choices.push(NeededChoice::City),
            }
        }
        Action::Recruit { .. } => recruit(&mut table),
        Action::Eliminate { taking, placing, raising } => eliminate(&mut table, taking, placing, *raising),
        Action::Titan { symbols, giving, taking, placing, raising } => {
            titan(&mut table, *symbols, *giving, *raising);
            titan_rewards(&mut table, position, *symbols, taking, placing);
        }
        Action::Wait | Action::Decline | Action::Census { .. } => {}
        Action::Reward { .. } => table.choices.push(NeededChoice::Elimination),
    }
    next_order(&mut table);
    table
}

fn recruit(table: &mut Table) {
    let Some(city) = table.city() else { return };
    let Tile::Recruits(Some(units)) = table.position.city_mut(city).tile else { return };
    let Some((weakest, count)) = units.classes().next() else { return };
    let mut left = units;
    left.set(weakest, count - 1);
    table.position.city_mut(city).tile = Tile::Recruits(Some(left));
    table.change(|player| {
        player.recruited.push(city);
        if let Some(units) = &mut player.units {
            units.set(weakest, units.count(weakest).saturating_add(1));
        }
    });
    if left.total() == 0 {
        table.discard(city, Side::Recruits);
    }
}

fn eliminate(table: &mut Table, taking: &[Reward], placing: &[(usize, u8)], raising: Option<Trial>) {
    let Some(city) = table.city() else { return };
    let Tile::Threat(threat) = table.position.city_mut(city).tile else { return };
    if taking.iter().any(|reward| threat.rewards.amount(*reward).is_none()) {
        table.missing.push(Missing::ThreatRewards { city });
    }
    table.raise(raising);
    table.collect(city, threat.rewards, taking, placing);
    table.spend(city, threat.units.unwrap_or_default());
    table.discard(city, Side::Threats);
}

fn titan(table: &mut Table, symbols: u8, giving: Option<Units>, raising: Option<Trial>) {
    let Some(city) = table.city() else { return };
    let held = table.position.player(table.colour).and_then(|player| player.units);
    // Who has no more units than the Titan demands has nothing to choose.
    match giving.or(held.filter(|units| units.total() == u16::from(symbols))) {
        Some(units) => table.spend(city, units),
        None => table.choices.push(NeededChoice::GivenUnits),
    }
    table.raise(raising);
    if let Some(titans) = &mut table.position.titans {
        titans.retain(|titan| titan.units != symbols);
    }
}

/// Pays what a Titan of the position before gives; where the file does not say it, the table is told that it is due.
fn titan_rewards(table: &mut Table, before: &Position, symbols: u8, taking: &[Reward], placing: &[(usize, u8)]) {
    let (Some(city), Some(titan)) = (table.city(), before.raging_titan(symbols)) else { return };
    if titan.rewards == Rewards::default() {
        table.news.push(Reason::new(Bearing::Unknown, Matter::TitanRewardDue, titans::SILENT_REWARD));
    } else {
        table.collect(city, titan.rewards, taking, placing);
    }
}

/// Passes the order on: to the next player, then to the next order, then to the census or the next year.
fn next_order(table: &mut Table) {
    let Some(turn) = table.position.left_of(table.colour) else { return forget_turn(table, Missing::Players) };
    let Some(first) = table.position.first else {
        table.position.turn = Some(turn);
        if table.position.order.take().is_some() {
            table.news.push(order_unknown(Missing::First));
        }
        return;
    };
    table.position.turn = Some(turn);
    if turn != first {
        return;
    }
    match (table.position.order, table.position.year) {
        (Some(order), _) if order < LAST => table.position.order = Some(order + 1),
        (None, _) => {}
        (Some(_), None) => forget_turn(table, Missing::Year),
        (Some(_), Some(year)) if table.position.has_census(year) => {
            (table.position.turn, table.position.order, table.position.phase) = (None, None, Phase::Census);
            table.news.push(Reason::new(Bearing::For, Matter::CensusNow, [CENSUS]));
        }
        (Some(_), Some(_)) => year::next_year(table),
    }
}

/// Leaves open whose order comes next, and says why.
fn forget_turn(table: &mut Table, missing: Missing) {
    if table.position.turn.is_some() || table.position.order.is_some() {
        table.news.push(order_unknown(missing));
    }
    (table.position.turn, table.position.order) = (None, None);
}

fn order_unknown(what: Missing) -> Reason {
    Reason::new(Bearing::Unknown, Matter::NextOrderUnknown { what }, [SEQUENCE])
}
