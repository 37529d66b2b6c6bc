//! Lords of Xidit on tables nobody wrote: the file says what the position is, listing and ruling agree, the census pays what
//! its table says, there is one Savior or a reason why not, and what an order leaves behind can be read again.

use crate::generated::Chance;
use lawspeaker::{
    game::xidit::{
        Area, City, CityAt, CityTile, Class, Colour, Dummy, Next, Order, Path, Pile, Player, Position, Region, Reward, Rewards,
        Road, Threat, Tile, Titan, Trial, Units, read,
    },
    law::Lang,
    notation::xidit::{parse, print},
    rules::{
        Verdict,
        xidit::{Action, Contender, Refused, apply, carry_on, list, may, standing},
    },
};
use proptest::prelude::*;

/// Something, or nothing told.
fn told<T>(chance: &mut Chance, all: bool, make: impl FnOnce(&mut Chance) -> T) -> Option<T> {
    (all || !chance.one_in(4)).then(|| make(chance))
}

/// At most one unit of each class: ten holders never have more than exist.
fn units(chance: &mut Chance) -> Units {
    let mut units = Units::default();
    for class in Class::ALL {
        units.set(*class, chance.small(1));
    }
    units
}

/// The units of a recruitment tile: with three players it has four places.
fn recruits(chance: &mut Chance, players: usize) -> Units {
    let mut units = units(chance);
    if players == 3 {
        units.set(Class::Mage, 0);
    }
    units
}

fn rewards(chance: &mut Chance, all: bool) -> Rewards {
    Rewards {
        gold: told(chance, all, |chance| chance.small(5)),
        bards: told(chance, all, |chance| chance.small(4)),
        stories: told(chance, all, |chance| chance.small(4)),
    }
}

fn threat(chance: &mut Chance, all: bool) -> Threat {
    Threat { units: told(chance, all, units).filter(|units| units.total() > 0), rewards: rewards(chance, all) }
}

fn tile(chance: &mut Chance, all: bool, players: usize) -> Tile {
    match chance.below(3) {
        0 => Tile::None,
        1 => Tile::Recruits(told(chance, all, |chance| recruits(chance, players))),
        _ => Tile::Threat(threat(chance, all)),
    }
}

/// The Titans of some stacks, one of each.
fn titans(chance: &mut Chance, all: bool) -> Vec<Titan> {
    let stacks: Vec<u8> = (3..=5).filter(|_| chance.one_in(2)).collect();
    let titan = |units| Titan { units, rewards: if chance.one_in(2) { rewards(chance, all) } else { Rewards::default() } };
    stacks.into_iter().map(titan).collect()
}

/// Up to six cities from 1 on, in pairs with roads between them.
fn cities(chance: &mut Chance, all: bool, colours: &[Colour]) -> Vec<CityAt> {
    let mut cities: Vec<CityAt> = Vec::new();
    for pair in 0..chance.small(3) {
        let roads: Vec<Road> = Road::ALL.iter().copied().filter(|_| chance.one_in(2)).collect();
        let told_roads = all || chance.one_in(2);
        for (city, other) in [(2 * pair + 1, 2 * pair + 2), (2 * pair + 2, 2 * pair + 1)] {
            let guild = chance.one_in(3).then(|| (*chance.pick(colours), 1 + chance.small(1)));
            let roads = told_roads.then(|| roads.iter().map(|road| (*road, City(other))).collect());
            cities.push(CityAt { city: City(city), tile: tile(chance, all, colours.len()), guild, roads });
        }
    }
    cities
}

fn regions(chance: &mut Chance, all: bool, colours: &[Colour], short: bool) -> Vec<Region> {
    let mut may_close = match (colours.len(), short) {
        (3, _) | (4, true) => 2,
        (_, true) => 1,
        _ => 0,
    };
    let count = if all { 9 } else { chance.small(9) };
    let mut region = |at: u8, chance: &mut Chance| {
        let closed = may_close > 0 && chance.one_in(5);
        may_close -= usize::from(closed);
        let low = chance.small(4);
        let mut bards: Vec<(Colour, u8)> = Vec::new();
        for colour in Colour::ALL.iter().filter(|colour| colours.contains(colour)) {
            let count = chance.small(2);
            bards.push((*colour, if closed { 0 } else { count }));
        }
        Region {
            name: format!("r{at}"),
            lyre: told(chance, all, |chance| (low + chance.small(4), low)),
            cities: told(chance, all, |chance| (1..=6).map(City).filter(|_| chance.one_in(2)).collect()),
            bards: told(chance, all, |_| bards),
            closed,
        }
    };
    (0..count).map(|at| region(at, chance)).collect()
}

fn player(chance: &mut Chance, all: bool, colour: Colour, position: &Position) -> Player {
    let built: u8 = position.cities.iter().filter_map(|city| city.guild).filter(|it| it.0 == colour).map(|it| it.1).sum();
    let units = told(chance, all, units);
    let census = position.year.is_some_and(|year| position.has_census(year));
    let shown = units.map(|units| {
        let mut shown = Units::default();
        units.classes().for_each(|(class, count)| shown.set(class, chance.small(count)));
        shown
    });
    let orders = |chance: &mut Chance| (0..6).map(|_| *chance.pick(Order::ALL)).collect();
    Player {
        colour,
        city: told(chance, all, |chance| City(1 + chance.small(5))),
        units,
        gold: told(chance, all, |chance| chance.small(30)),
        bards: told(chance, all, |chance| chance.small(2)),
        influence: told(chance, all, |chance| (built + chance.small(4)).min(13)),
        reputation: chance.one_in(3).then(|| chance.small(40)),
        aside: chance.small(1),
        recruited: if chance.one_in(3) { vec![City(1)] } else { vec![] },
        eliminated: if chance.one_in(3) { vec![City(2)] } else { vec![] },
        orders: chance.one_in(3).then(|| orders(chance)),
        shown: shown.filter(|_| census && (all || chance.one_in(2))),
        places: None,
        story: None,
    }
}

fn area(chance: &mut Chance, all: bool, [next, one, two, three, four]: [u8; 5]) -> Area {
    let next = if chance.one_in(4) { Next::Nothing } else { Next::Tile(City(next)) };
    let mut pile = |cities: [u8; 2]| {
        told(chance, all, |chance| {
            let tiles = || cities.into_iter().map(City);
            if chance.one_in(2) {
                Pile::Count(chance.small(3))
            } else {
                Pile::Tiles(tiles().take(chance.small(2).into()).collect())
            }
        })
    };
    Area { pile: pile([one, two]), discarded: pile([three, four]), next: Some(next) }
}

/// A table from a number; `all` tells everything there is to tell.
fn table(seed: u64, all: bool) -> Position {
    let chance = &mut Chance::new(seed);
    let count = 3 + chance.below(3);
    let start = chance.below(5);
    let colours: Vec<Colour> = (0..count).map(|at| Colour::ALL[(start + at) % 5]).collect();
    let mut position = Position { short: chance.one_in(3), ..Position::default() };
    position.year = told(chance, all, |chance| 1 + chance.small(8));
    position.order = told(chance, all, |chance| 1 + chance.small(5));
    position.turn = told(chance, all, |chance| *chance.pick(&colours));
    position.first = told(chance, all, |chance| *chance.pick(&colours));
    let mut trials = Trial::ALL.to_vec();
    trials.rotate_left(chance.below(3));
    position.trials = told(chance, all, |_| trials);
    position.titans = told(chance, all, |chance| titans(chance, all));
    position.sleeping = told(chance, all, |chance| titans(chance, all));
    position.cities = cities(chance, all, &colours);
    if all || chance.one_in(2) {
        position.path = Path { recruits: area(chance, all, [7, 8, 9, 10, 11]), threats: area(chance, all, [12, 13, 15, 16, 17]) };
        for city in [7, 8, 9, 12, 13, 15].map(City) {
            if chance.one_in(2) {
                continue;
            }
            let recruits = told(chance, all, |chance| recruits(chance, count));
            position.tiles.push(CityTile { city, recruits, threat: told(chance, all, |chance| threat(chance, all)) });
        }
    }
    position.regions = regions(chance, all, &colours, position.short);
    for colour in &colours {
        let player = player(chance, all, *colour, &position);
        position.players.push(player);
    }
    if count == 3 {
        let mut value = || told(chance, all, |chance| chance.small(20));
        position.dummy = Some(Dummy([value(), value(), value()]));
    }
    position
}

/// What the only leader of a class gets, from the table of 10.3: gold, gold, bards, bards, a story.
const PRIZES: [(Reward, u8); 5] =
    [(Reward::Gold, 1), (Reward::Gold, 2), (Reward::Bards, 1), (Reward::Bards, 2), (Reward::Stories, 1)];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_file_says_what_the_position_is(seed: u64, all: bool) {
        let position = table(seed, all);
        let written = position.to_toml();
        prop_assert_eq!(crate::facts::xidit_survives(&position), Ok(()));
        prop_assert_eq!(read(&written), Ok(position), "{}", written);
    }

    #[test]
    fn listing_and_ruling_agree_and_every_action_can_be_said(seed: u64, all: bool) {
        let position = table(seed, all);
        for (action, ruling) in list(&position, None) {
            for lang in Lang::ALL {
                let said = print(&action, &position, lang);
                prop_assert_eq!(parse(&said, &position), Ok(action.clone()), "{}", said);
            }
            prop_assert_eq!(&may(&position, None, &action), &ruling);
            prop_assert!(!ruling.all_cites().is_empty() && ruling.reasons.iter().all(|reason| !reason.cites.is_empty()));
        }
        let recruit = |class| may(&position, None, &Action::Recruit { class }).verdict();
        let named = Class::ALL.iter().filter(|class| recruit(Some(**class)) == Verdict::Legal).count();
        prop_assert_eq!(named, usize::from(recruit(None) == Verdict::Legal), "the weakest is one class");
    }

    #[test]
    fn the_census_pays_what_its_table_says(seed: u64) {
        let position = table(seed, true);
        let census = standing(&position).census;
        prop_assert_eq!(census.is_empty(), position.players.iter().all(|player| player.shown.is_none()));
        for (class, (reward, alone)) in census.iter().zip(PRIZES) {
            let shown = |player: &Player| player.shown.map_or(0, |shown| shown.count(class.class));
            let most = position.players.iter().map(shown).max().unwrap_or(0);
            let leaders = position.players.iter().filter(|player| most > 0 && shown(player) == most).count();
            prop_assert_eq!((class.prize.reward, class.leaders.len()), (reward, leaders));
            let each = match leaders { 0 => 0, 1 => alone, _ => 1 };
            prop_assert_eq!(class.prize.count, each);
        }
    }

    #[test]
    fn there_is_one_savior_or_a_reason_why_not(seed: u64, all: bool) {
        let position = table(seed, all);
        let found = standing(&position);
        prop_assert_eq!(found.savior.is_none(), !found.open.is_empty());
        let gone: Vec<Contender> = found.trials.iter().flat_map(|trial| trial.eliminated.clone()).collect();
        prop_assert!(gone.iter().enumerate().all(|(at, who)| !gone[..at].contains(who)), "nobody goes twice");
        if let Some(savior) = found.savior {
            let contenders = position.players.len().max(4);
            prop_assert!(!gone.contains(&savior) && savior != Contender::Dummy);
            let drops: Vec<usize> = found.trials.iter().map(|trial| trial.eliminated.len()).collect();
            let all_drops = if contenders == 5 { [2, 1, 1] } else { [1, 1, 1] };
            prop_assert!(all_drops.starts_with(&drops));
            prop_assert!(drops.len() == 3 || !found.silences.is_empty(), "only where readings part are assessments left out");
        }
        for trial in &found.trials {
            let lowest = |who: &Contender| trial.ranking.iter().find(|it| it.0 == *who).and_then(|it| it.1);
            let stay = trial.ranking.iter().filter(|it| !gone.contains(&it.0));
            let worst = trial.eliminated.iter().filter_map(lowest).max();
            prop_assert!(stay.into_iter().all(|it| it.1.is_none() || it.1 >= worst), "who goes has no more than who stays");
        }
    }

    /// What the dials lead to can be read again, order by order, and it stops for a reason.
    #[test]
    fn dials_are_carried_out_up_to_a_reason(seed: u64, all: bool) {
        let mut position = table(seed, all);
        let chance = &mut Chance::new(seed ^ 1);
        for player in &mut position.players {
            player.orders = Some((0..6).map(|_| *chance.pick(Order::ALL)).collect());
        }
        let (steps, stop) = carry_on(&position, None);
        prop_assert!(steps.len() <= 6 * 5 + 1, "no further than a year");
        for step in &steps {
            let written = step.done.position.to_toml();
            prop_assert_eq!(read(&written), Ok(step.done.position.clone()), "{:?}\n{}", step.action, written);
        }
        match stop.refused {
            Refused::Ruling(ruling) => prop_assert!(ruling.verdict() != Verdict::Legal),
            Refused::Needs { choices, missing, .. } => prop_assert!(!choices.is_empty() || !missing.is_empty()),
            Refused::Broken(problems) => prop_assert!(false, "{:?}", problems),
        }
    }

    #[test]
    fn what_an_order_leaves_behind_can_be_read_again(seed: u64, all: bool) {
        let position = table(seed, all);
        let taking = [Reward::Gold, Reward::Stories];
        let raising = position.dummy.map(|_| Trial::Wealth);
        let mut actions: Vec<Action> = list(&position, None).into_iter().map(|(action, _)| action).collect();
        actions.push(Action::Eliminate { taking: taking.to_vec(), placing: vec![], raising });
        for action in actions {
            let legal = may(&position, None, &action).verdict() == Verdict::Legal;
            match apply(&position, None, &action) {
                Ok(done) => {
                    let written = done.position.to_toml();
                    prop_assert!(legal);
                    prop_assert_eq!(read(&written), Ok(done.position), "{:?}\n{}", action, written);
                }
                Err(Refused::Ruling(_)) => prop_assert!(!legal, "{:?}", action),
                Err(Refused::Broken(problems)) => prop_assert!(false, "{:?}: {:?}", action, problems),
                Err(Refused::Needs { choices, missing, .. }) => prop_assert!(legal && !(choices.is_empty() && missing.is_empty())),
            }
        }
    }
}

/// The generator makes tables on which something can be done, not only ones on which nothing can.
#[test]
fn the_tables_are_worth_asking_about() {
    let done = |seed| {
        list(&table(seed, true), None)
            .into_iter()
            .any(|(action, ruling)| ruling.verdict() == Verdict::Legal && !matches!(action, Action::Wait | Action::Move { .. }))
    };
    let saved = |seed| standing(&table(seed, true)).savior.is_some();
    assert!((0..200).filter(|seed| done(*seed)).count() > 20);
    assert!((0..200).filter(|seed| saved(*seed)).count() > 40);
}
