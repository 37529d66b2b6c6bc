//! The orders §6: who may carry out which, where, and what must be done. Titans and rewards have files of their own.

use crate::{
    game::xidit::{City, Class, Colour, Order, Path, Phase, Position, Reward, Road, Side, Tile},
    law::LawRef,
    rules::{
        Bearing, Verdict,
        xidit::{
            action::Action,
            asker::{Asker, dummy_grows},
            matter::{Matter, Missing, Unit},
            rewards,
            ruling::{Reason, Ruling},
            tiles, titans, xidit, year,
        },
    },
};

const KINDS: LawRef = xidit("5.2.3");
const CARRY_OUT: LawRef = xidit("5.3");
const SEQUENCE: LawRef = xidit("5.3.1");
const MOVE: LawRef = xidit("6.1");
const RECRUIT: LawRef = xidit("6.2");
const MUST_RECRUIT: LawRef = xidit("6.2.1");
const STRENGTH: LawRef = xidit("6.2.2");
const WEAKEST: LawRef = xidit("6.2.3");
const ONE_UNIT: LawRef = xidit("6.2.4");
const TILE_GONE: LawRef = xidit("6.2.5");
const ELIMINATE: LawRef = xidit("6.3");
const MUST_ELIMINATE: LawRef = xidit("6.3.1");
const UNITS_NEEDED: LawRef = xidit("6.3.2");
const LORD_PAYS: LawRef = xidit("6.3.3");
const FAILS: LawRef = xidit("6.3.4");
const ONE_THREAT: LawRef = xidit("6.3.5");
const WAIT: LawRef = xidit("6.4");
const REMOVE_TILE: LawRef = xidit("8.2");
const EMPTY_PLACES: LawRef = xidit("8.3.1");
const WHAT_LIES_THERE: LawRef = xidit("8.7");
const NO_DUTY: LawRef = xidit("9.4.5");
const CENSUS: LawRef = xidit("10.1");
const GAME_ENDS: LawRef = xidit("11.1");

/// Rules on an action. An order that is not described is taken as set.
#[must_use]
pub fn may(position: &Position, by: Option<Colour>, action: &Action) -> Ruling {
    let mut ruling = Ruling::on(section(action));
    match (position.phase, action) {
        (Phase::Over, _) => {
            ruling.object(Matter::GameIsOver, [GAME_ENDS]);
            return ruling;
        }
        (_, Action::Census { unshown }) => {
            year::check_census(position, *unshown, &mut ruling);
            return ruling;
        }
        (Phase::Census, _) => {
            ruling.object(Matter::CensusDue, [CENSUS]);
            return ruling;
        }
        (Phase::Orders, _) => {}
    }
    let Some(colour) = by.or(position.turn) else {
        ruling.leave_open(Missing::Turn, [SEQUENCE]);
        return ruling;
    };
    if let Some(turn) = position.turn.filter(|turn| *turn != colour) {
        ruling.object(Matter::NotYourOrder { colour: turn }, [SEQUENCE]);
    }
    let Some(player) = position.player(colour) else {
        ruling.leave_open(Missing::Player { colour }, [SEQUENCE]);
        return ruling;
    };
    let asker = Asker { position, player };
    carry_out(&asker, action, &mut ruling);
    // What is not done has no effects.
    if ruling.verdict() == Verdict::Illegal {
        ruling.reasons.retain(|reason| reason.bearing != Bearing::For);
    }
    ruling
}

/// Rules on carrying out an order.
fn carry_out(asker: &Asker<'_>, action: &Action, ruling: &mut Ruling) {
    if let (Some(dial), Some(symbol)) = (asker.dial(), action.symbol())
        && dial != symbol
    {
        let must = if matches!(dial, Order::Act | Order::Wait) { KINDS } else { MOVE };
        ruling.object(Matter::OrderIsSet { order: dial }, [CARRY_OUT, must]);
    }
    match action {
        Action::Move { road, to } => travel(asker, *road, *to, ruling),
        Action::Recruit { class } => recruit(asker, *class, ruling),
        Action::Eliminate { taking, placing, .. } => {
            eliminate(asker, ruling);
            if !taking.is_empty() || !placing.is_empty() {
                rewards::check_rewards(asker, taking, placing, ruling);
            }
            follows(asker, Side::Threats, ruling);
        }
        Action::Titan { symbols, giving, taking, placing, .. } => {
            titans::eliminate(asker, *symbols, *giving, ruling);
            if !taking.is_empty() {
                titans::reward(asker, *symbols, taking, placing, ruling);
            }
        }
        Action::Wait | Action::Census { .. } => {}
        Action::Decline => decline(asker, ruling),
        Action::Reward { taking, placing } => rewards::check_rewards(asker, taking, placing, ruling),
    }
}

const fn section(action: &Action) -> LawRef {
    match action {
        Action::Move { .. } => MOVE,
        Action::Recruit { .. } => RECRUIT,
        Action::Eliminate { .. } => ELIMINATE,
        Action::Titan { .. } => titans::TITAN,
        Action::Wait => WAIT,
        Action::Decline => CARRY_OUT,
        Action::Reward { .. } => rewards::TWO_OF_THREE,
        Action::Census { .. } => year::SECTION,
    }
}

fn travel(asker: &Asker<'_>, road: Road, to: Option<City>, ruling: &mut Ruling) {
    let Some(from) = asker.city(ruling, MOVE) else { return };
    let Some(ends) = asker.position.roads(from, road) else {
        ruling.leave_open(Missing::Roads { city: from }, [MOVE]);
        return;
    };
    match (ends.as_slice(), to) {
        ([], _) => ruling.reason(Bearing::Unknown, Matter::SilentRoad { road, city: from }, [MOVE]),
        (_, Some(to)) if !ends.contains(&to) => {
            // A road described only from its other end may not be the only one.
            if asker.position.city(from).is_some_and(|city| city.roads.is_some()) {
                ruling.object(Matter::RoadLeadsElsewhere { road, city: to }, [MOVE]);
            } else {
                ruling.leave_open(Missing::Roads { city: from }, [MOVE]);
            }
        }
        (_, Some(to)) => ruling.explain(Matter::RoadLeads { city: to }, [MOVE]),
        (ends, None) => ends.iter().for_each(|end| ruling.explain(Matter::RoadLeads { city: *end }, [MOVE])),
    }
}

fn recruit(asker: &Asker<'_>, class: Option<Class>, ruling: &mut Ruling) {
    let Some(city) = asker.city(ruling, RECRUIT) else { return };
    if asker.player.recruited.contains(&city) {
        ruling.object(Matter::AlreadyRecruited { city }, [ONE_UNIT]);
    }
    let Some(stands) = asker.stands(ruling, RECRUIT) else { return };
    let Tile::Recruits(units) = stands.tile else {
        ruling.object(Matter::NoRecruitmentTile { city }, [RECRUIT, TILE_GONE, WHAT_LIES_THERE]);
        return;
    };
    let Some(units) = units else {
        ruling.leave_open(Missing::Recruits { city }, [WEAKEST]);
        return;
    };
    let Some((weakest, _)) = units.classes().next() else {
        ruling.object(Matter::NoUnit { city }, [WEAKEST, EMPTY_PLACES]);
        return;
    };
    if class.is_some_and(|class| class != weakest) {
        ruling.object(Matter::NotWeakest { unit: Unit(weakest) }, [WEAKEST, STRENGTH]);
    } else {
        ruling.explain(Matter::GetsUnit { unit: Unit(weakest) }, [MUST_RECRUIT, WEAKEST, STRENGTH]);
    }
    if units.total() == 1 {
        ruling.explain(Matter::LastUnit { city }, [REMOVE_TILE]);
        follows(asker, Side::Recruits, ruling);
    }
}

/// Explains what comes in place of a tile that goes, as far as the Path of Destiny is described.
fn follows(asker: &Asker<'_>, side: Side, ruling: &mut Ruling) {
    if asker.position.path != Path::default() && ruling.verdict() == Verdict::Legal {
        let Some(city) = asker.player.city else { return };
        // What is not known of the tiles that follow does not bear on the order.
        let news = tiles::replace(&mut asker.position.clone(), city, side);
        ruling.reasons.extend(news.into_iter().map(|reason| Reason { bearing: Bearing::For, ..reason }));
    }
}

fn eliminate(asker: &Asker<'_>, ruling: &mut Ruling) {
    let Some(city) = asker.city(ruling, ELIMINATE) else { return };
    if asker.player.eliminated.contains(&city) {
        ruling.object(Matter::AlreadyEliminated { city }, [ONE_THREAT]);
    }
    let Some(stands) = asker.stands(ruling, ELIMINATE) else { return };
    let Tile::Threat(threat) = stands.tile else {
        ruling.object(Matter::NoThreatTile { city }, [FAILS, WHAT_LIES_THERE]);
        return;
    };
    let Some(needed) = threat.units else {
        ruling.leave_open(Missing::ThreatUnits { city }, [UNITS_NEEDED]);
        return;
    };
    ruling.cost.units = needed;
    ruling.cite(UNITS_NEEDED);
    ruling.cite(LORD_PAYS);
    let Some(units) = asker.player.units else {
        ruling.leave_open(Missing::Units { colour: asker.player.colour }, [UNITS_NEEDED]);
        return;
    };
    for (class, need) in needed.classes().filter(|(class, need)| units.count(*class) < *need) {
        ruling.object(Matter::UnitsMissing { class, need, have: units.count(class) }, [UNITS_NEEDED, FAILS]);
    }
    dummy_grows(asker, ruling);
}

/// Rules on not carrying out the order that is set: a duty where it can be carried out.
fn decline(asker: &Asker<'_>, ruling: &mut Ruling) {
    let colour = asker.player.colour;
    match asker.dial() {
        None => ruling.leave_open(Missing::Orders { colour }, [CARRY_OUT]),
        Some(Order::Black) => stay(asker, Road::Black, ruling),
        Some(Order::Red) => stay(asker, Road::Red, ruling),
        Some(Order::Blue) => stay(asker, Road::Blue, ruling),
        Some(Order::Wait) => ruling.explain(Matter::OrderLapses, [WAIT]),
        Some(Order::Act) => {
            let Some(stands) = asker.stands(ruling, KINDS) else { return };
            let (tried, duty, fails) = match stands.tile {
                Tile::None => return ruling.explain(Matter::TitanNoDuty, [NO_DUTY]),
                Tile::Recruits(_) => {
                    let tried = Ruling::apart(|apart| recruit(asker, None, apart)).reasons;
                    (tried, (Matter::MustRecruit, MUST_RECRUIT), ONE_UNIT)
                }
                Tile::Threat(_) => {
                    let tried = Ruling::apart(|apart| eliminate(asker, apart)).reasons;
                    (tried, (Matter::MustEliminate, MUST_ELIMINATE), FAILS)
                }
            };
            match Verdict::of(tried.iter().map(|reason| reason.bearing)) {
                Verdict::Legal => ruling.object(duty.0, [duty.1]),
                Verdict::Illegal => ruling.explain(Matter::OrderLapses, [fails]),
                Verdict::Open => ruling.reasons.extend(tried),
            }
        }
    }
}

/// Rules on not making a move that is set: a duty, except where no road leads on, of which the rulebook says nothing.
fn stay(asker: &Asker<'_>, road: Road, ruling: &mut Ruling) {
    let roads = asker.player.city.and_then(|city| Some((city, asker.position.roads(city, road)?)));
    match roads {
        Some((city, ends)) if ends.is_empty() => ruling.reason(Bearing::Unknown, Matter::SilentRoad { road, city }, [MOVE]),
        Some(_) | None => ruling.object(Matter::MustMove, [MOVE]),
    }
}

/// Returns what must be described before anything can be listed: whose order comes up.
#[must_use]
pub fn hidden(position: &Position, by: Option<Colour>) -> Option<Missing> {
    (position.phase == Phase::Orders && by.or(position.turn).is_none()).then_some(Missing::Turn)
}

/// Returns every question worth asking for a player, with its ruling: not carrying the order out only where it may be so.
#[must_use]
pub fn list(position: &Position, by: Option<Colour>) -> Vec<(Action, Ruling)> {
    let census = Action::Census { unshown: None };
    match position.phase {
        Phase::Over => return Vec::new(),
        Phase::Census => return vec![(census.clone(), may(position, by, &census))],
        Phase::Orders if hidden(position, by).is_some() => {
            let asked = (census.clone(), may(position, by, &census));
            return Some(asked).filter(|(_, ruling)| ruling.verdict() == Verdict::Legal).into_iter().collect();
        }
        Phase::Orders => {}
    }
    let mut actions: Vec<Action> = Road::ALL.iter().map(|road| Action::Move { road: *road, to: None }).collect();
    actions.push(Action::Recruit { class: None });
    actions.push(Action::Eliminate { taking: Vec::new(), placing: Vec::new(), raising: None });
    let raging = (3..=5).filter(|units| position.raging_titan(*units).is_some());
    actions.extend(raging.map(Action::titan));
    actions.push(Action::Wait);
    let player = by.or(position.turn).and_then(|colour| position.player(colour));
    let city = player.and_then(|player| player.city).and_then(|city| position.city(city));
    if city.is_some_and(|city| matches!(city.tile, Tile::Threat(_))) {
        let pairs = [[Reward::Gold, Reward::Bards], [Reward::Gold, Reward::Stories], [Reward::Bards, Reward::Stories]];
        actions.extend(pairs.map(|pair| Action::Reward { taking: pair.to_vec(), placing: Vec::new() }));
    }
    // To wait is all that a wait symbol asks for.
    if player.is_some_and(|player| Asker { position, player }.dial().is_some_and(|dial| dial != Order::Wait)) {
        actions.push(Action::Decline);
    }
    let asked = actions.into_iter().map(|action| (action.clone(), may(position, by, &action)));
    asked.filter(|(action, ruling)| *action != Action::Decline || ruling.verdict() != Verdict::Illegal).collect()
}
