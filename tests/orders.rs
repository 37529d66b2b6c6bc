//! The six orders ahead of Lords of Xidit are what trying everything gives: every symbol and every choice, on small boards by chance;
//! the line that is told can be carried out, and others come first where carrying out all dials says so.

use crate::{
    common::{run, text},
    generated::Chance,
};
use lawspeaker::{
    game::xidit::{
        City, CityAt, Class, Colour, Good, Order, Player, Position, Region, Reward, Rewards, Road, Threat, Tile, Titan, Trial,
        Units, read,
    },
    planner::orders::{Gains, OrdersPlan, Wanted, orders_ahead},
    rules::{
        Verdict,
        xidit::{Action, apply, carry_on, may},
    },
};
use serde_json::Value;
use std::fs;

const ME: Colour = Colour::Green;
const BOARDS: u64 = 300;
/// So many orders are left on a board: everything can be tried.
const LEFT: u8 = 3;

fn units(chance: &mut Chance, most: u8) -> Units {
    let mut units = Units::default();
    for class in Class::ALL {
        units.set(*class, chance.small(most));
    }
    units
}

fn rewards(chance: &mut Chance) -> Rewards {
    Rewards { gold: Some(chance.small(5)), bards: Some(chance.small(4)), stories: Some(chance.small(4)) }
}

fn tile(chance: &mut Chance) -> Tile {
    match chance.below(4) {
        0 => Tile::None,
        1 => Tile::Recruits(Some(units(chance, 1)).filter(|units| units.total() > 0)),
        _ => Tile::Threat(Threat { units: Some(units(chance, 1)).filter(|it| it.total() > 0), rewards: rewards(chance) }),
    }
}

fn player(chance: &mut Chance, colour: Colour, cities: u8) -> Player {
    Player {
        colour,
        city: Some(City(1 + chance.small(cities - 1))),
        units: Some(units(chance, 2)),
        gold: Some(0),
        bards: Some(chance.small(6)),
        influence: None,
        reputation: None,
        aside: chance.small(1),
        recruited: if chance.one_in(4) { vec![City(1)] } else { Vec::new() },
        eliminated: if chance.one_in(4) { vec![City(2)] } else { Vec::new() },
        orders: None,
        shown: None,
        places: None,
        story: None,
    }
}

/// Returns a small board: four cities, three players, everything told.
fn board(seed: u64) -> Position {
    let chance = &mut Chance::new(seed);
    let count = 4;
    let mut cities: Vec<CityAt> = (1..=count)
        .map(|number| {
            let guild = chance.one_in(4).then(|| (*chance.pick(&[ME, Colour::Red]), 1 + chance.small(3)));
            CityAt { city: City(number), tile: tile(chance), guild, roads: Some(Vec::new()) }
        })
        .collect();
    for (one, other) in [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2)] {
        if !chance.one_in(4) {
            let road = *chance.pick(Road::ALL);
            let ends = [cities[one].city, cities[other].city];
            cities[one].roads.iter_mut().for_each(|roads| roads.push((road, ends[1])));
            cities[other].roads.iter_mut().for_each(|roads| roads.push((road, ends[0])));
        }
    }
    let titan = |chance: &mut Chance| Titan { units: 3, rewards: rewards(chance) };
    let region = |name: &str, cities: &[u8]| Region {
        name: name.to_owned(),
        cities: Some(cities.iter().copied().map(City).collect()),
        ..Region::default()
    };
    Position {
        year: Some(2),
        order: Some(7 - LEFT),
        turn: Some(ME),
        first: Some(ME),
        titans: Some(if chance.one_in(3) { vec![titan(chance)] } else { Vec::new() }),
        cities,
        regions: vec![region("west", &[1, 2]), region("east", &[3, 4])],
        players: [ME, Colour::Red, Colour::Blue].into_iter().map(|colour| player(chance, colour, count)).collect(),
        ..Position::default()
    }
}

/// Returns every action that a symbol could mean, whether it is legal or not.
fn every_action(position: &Position, order: Order) -> Vec<Action> {
    let moves = |road| position.cities.iter().map(move |it| Action::Move { road, to: Some(it.city) }).collect();
    let (gold, bards, stories) = (Reward::Gold, Reward::Bards, Reward::Stories);
    let mut takings = vec![vec![gold], vec![bards], vec![stories]];
    takings.extend([vec![gold, bards], vec![gold, stories], vec![bards, stories]]);
    let places = (0..position.regions.len()).flat_map(|at| (1..=4).map(move |count| vec![(at, count)]));
    let places: Vec<Vec<(usize, u8)>> = places.chain([Vec::new()]).collect();
    let all = || takings.iter().flat_map(|taking| places.iter().map(move |placing| (taking.clone(), placing.clone())));
    let chosen = || all().filter(|(taking, placing)| taking.contains(&bards) || placing.is_empty());
    match order {
        Order::Black => moves(Road::Black),
        Order::Red => moves(Road::Red),
        Order::Blue => moves(Road::Blue),
        Order::Wait => vec![Action::Wait],
        Order::Act => {
            let raising = position.dummy.map(|_| Trial::Wealth);
            let mut all = vec![Action::Recruit { class: None }, Action::Decline];
            all.extend(chosen().map(|(taking, placing)| Action::Eliminate { taking, placing, raising }));
            let held = position.players[0].units.unwrap_or_default();
            let is_held = |giving: &Units| giving.classes().all(|(class, count)| count <= held.count(class));
            let rages = position.raging_titan(3).is_some();
            for giving in every_giving(3).into_iter().filter(|giving| rages && is_held(giving)) {
                all.extend(chosen().map(|(taking, placing)| Action::Titan {
                    symbols: 3,
                    giving: Some(giving),
                    taking,
                    placing,
                    raising,
                }));
            }
            all
        }
    }
}

/// Returns every way to give so many units.
fn every_giving(count: usize) -> Vec<Units> {
    let mut all = vec![Units::default()];
    for _ in 0..count {
        let with = |units: &Units| {
            let one = |class: &Class| {
                let mut more = *units;
                more.set(*class, units.count(*class) + 1);
                more
            };
            Class::ALL.iter().map(one).collect::<Vec<Units>>()
        };
        let mut longer: Vec<Units> = Vec::new();
        for units in all.iter().flat_map(with) {
            if !longer.contains(&units) {
                longer.push(units);
            }
        }
        all = longer;
    }
    all
}

/// Returns a position in which it is a player's order again, with the symbol on the dial.
fn with_dial(position: &Position, number: u8, order: Order) -> Position {
    let mut set = position.clone();
    (set.turn, set.order) = (Some(ME), Some(number));
    set.players[0].orders = Some(vec![order; 6]);
    set
}

/// Returns the most of something after every sequence of orders.
fn everything(before: &Position, position: &Position, number: u8, good: Good) -> i16 {
    let mut best = Gains::between(before, position, ME).of(good);
    if number > 6 {
        return best;
    }
    for order in Order::ALL {
        let set = with_dial(position, number, *order);
        for action in every_action(&set, *order) {
            // What is not legal is left out before anything is moved: most of them are not.
            if may(&set, Some(ME), &action).verdict() != Verdict::Legal {
                continue;
            }
            if let Ok(done) = apply(&set, Some(ME), &action) {
                best = best.max(everything(before, &done.position, number + 1, good));
            }
        }
    }
    best
}

fn planned(position: &Position, set: Option<&[Order]>, good: Option<Good>) -> OrdersPlan {
    orders_ahead(position, ME, Wanted { set, good }, &|_| false).expect("orders are left")
}

#[test]
fn law_xidit_5_2_the_best_orders_are_what_trying_everything_gives() {
    let (mut gained, mut titans) = ([0; 4], 0);
    for seed in 1..=BOARDS {
        let position = board(seed);
        for good in Good::ALL {
            let plan = planned(&position, None, Some(*good));
            let expected = everything(&position, &position, 7 - LEFT, *good);
            assert_eq!(plan.gains.of(*good), expected, "board {seed}, {good:?}\n{}\n{:#?}", position.to_toml(), plan.line);
            assert!(plan.whole);
            gained[*good as usize] += usize::from(expected > 0);
            titans += usize::from(plan.line.iter().any(|step| matches!(step.action, Action::Titan { .. })));
        }
    }
    assert!(gained.iter().all(|count| *count > 50) && titans > 10, "{gained:?} boards with gains, {titans} with Titans");
}

/// The orders that a plan names come to what it says if they are set.
#[test]
fn the_orders_that_are_told_bring_what_is_told() {
    for seed in 1..=BOARDS {
        let position = board(seed);
        for good in Good::ALL {
            let plan = planned(&position, None, Some(*good));
            let orders: Vec<Order> = plan.line.iter().map(|step| step.order).collect();
            let again = planned(&position, Some(&orders), Some(*good));
            assert_eq!(again.gains.of(*good), plan.gains.of(*good), "board {seed}, {good:?}");
        }
    }
}

/// With the dials of everybody, an order that others come before comes to what carrying out all dials gives.
#[test]
fn law_xidit_5_3_1_others_come_first_as_all_dials_say() {
    let (mut changed, mut kept) = (0, 0);
    for seed in 1..=BOARDS {
        let mut position = board(seed);
        position.first = Some(Colour::Red);
        (position.turn, position.order) = (Some(Colour::Red), Some(1));
        position.players.rotate_left(1);
        let chance = &mut Chance::new(seed ^ 0x4D);
        for at in 0..position.players.len() {
            let orders = dials(chance, &position, position.players[at].city.expect("told"));
            // Nobody has units for a threat: dials stop where somebody must choose rewards.
            position.players[at].orders = Some(orders);
            position.players[at].units = Some(Units::default());
        }
        position.titans = Some(Vec::new());
        // A threat that takes no unit is none.
        for city in position.cities.iter_mut().filter(|city| matches!(city.tile, Tile::Threat(_))) {
            city.tile = Tile::Recruits(Some(units(chance, 1)).filter(|units| units.total() > 0));
        }
        let dials = position.player(ME).and_then(|player| player.orders.clone()).expect("set");
        let plan = planned(&position, Some(&dials), None);
        let (steps, _) = carry_on(&position, None);
        let own = steps.iter().filter(|step| step.colour == Some(ME));
        for ((step, contested), carried) in plan.line.iter().zip(&plan.contested).zip(own) {
            let told = contested.then.as_ref().unwrap_or(step);
            let lapses = |action: &Action| *action == Action::Decline;
            if step.order == Order::Act {
                assert_eq!(lapses(&told.action), lapses(&carried.action), "board {seed}: {contested:?}\n{}", position.to_toml());
                changed += usize::from(contested.then.is_some());
                kept += usize::from(contested.then.is_none());
            }
        }
    }
    assert!(changed > 10 && kept > 50, "{changed} orders are changed by others, {kept} are not");
}

/// Where nobody comes first, the orders that are told change nothing: the same rewards are taken.
#[test]
fn rewards_of_a_plan_are_those_of_all_dials() {
    let text = fs::read_to_string("cases/xidit/positions/tiles.toml").expect("a position");
    let position = read(&text).expect("a position");
    for good in [Good::Gold, Good::Bards, Good::Stories] {
        let plan = orders_ahead(&position, Colour::Red, Wanted { set: None, good: Some(good) }, &|_| false).expect("a plan");
        assert!(matches!(plan.line[0].action, Action::Eliminate { .. }), "{good:?}");
        assert!(plan.contested.iter().all(|it| it.then.is_none()), "{good:?}: {:?}", plan.contested);
    }
}

/// Returns six orders of which every move has a road, one after the other.
fn dials(chance: &mut Chance, position: &Position, from: City) -> Vec<Order> {
    let mut city = from;
    let mut order = || {
        let leads = |road: &Road| position.roads(city, *road).filter(|ends| ends.len() == 1).map(|ends| (*road, ends[0]));
        let roads: Vec<(Road, City)> = Road::ALL.iter().filter_map(leads).collect();
        match chance.below(5) {
            0 | 1 => Order::Act,
            2 => Order::Wait,
            _ if roads.is_empty() => Order::Wait,
            _ => {
                let (road, end) = *chance.pick(&roads);
                city = end;
                road.into()
            }
        }
    };
    (0..6).map(|_| order()).collect()
}

/// Whoever may come first can be there in time: with another dial they do.
#[test]
fn who_may_come_first_can_be_there_in_time() {
    let mut seen = 0;
    for seed in 1..=BOARDS {
        let position = board(seed);
        let plan = planned(&position, None, Some(Good::Units));
        for (number, (step, contested)) in (7 - LEFT..).zip(plan.line.iter().zip(&plan.contested)) {
            let Action::Recruit { .. } = step.action else { continue };
            let city = step.city.expect("told");
            for other in [Colour::Red, Colour::Blue] {
                let reached = reaches(&position, other, city, number);
                let named = contested.firsts.iter().find(|first| first.colour == other);
                assert_eq!(
                    named.map(|first| first.order),
                    reached,
                    "board {seed}, {other:?} in {city:?}\n{}",
                    position.to_toml()
                );
                seen += usize::from(reached.is_some());
            }
        }
    }
    assert!(seen > 50, "only {seen} times somebody may come first");
}

/// Returns the earliest order, before one of the first player, with which another player can act in a city: by trying every way.
fn reaches(position: &Position, other: Colour, city: City, number: u8) -> Option<u8> {
    let player = position.player(other).expect("described");
    let mut cities = vec![player.city.expect("told")];
    for order in 7 - LEFT..number {
        if cities.contains(&city) && !player.recruited.contains(&city) {
            return Some(order);
        }
        let ends =
            |from: &City| Road::ALL.iter().filter_map(|road| position.roads(*from, *road)).flatten().collect::<Vec<City>>();
        cities = cities.iter().flat_map(ends).chain(cities.iter().copied()).collect();
    }
    None
}

/// Orders and goals can be said in each language, and the answer is the same document.
#[test]
fn orders_are_read_in_three_languages() {
    let plan = |words: &str| {
        let output = run(&format!("plan cases/xidit/positions/year.toml {words} --json"));
        serde_json::from_str::<Value>(&text(&output.stdout)).unwrap_or_else(|error| panic!("{words}: {error}"))
    };
    let said = [
        "red action blue wait red action",
        "rot aktion blau abwarten rot aktion",
        "czerwona akcja niebieska czekanie czerwona akcja",
    ];
    let actions = ["move red to 6", "recruit", "move blue to 11", "wait", "move red to 17", "eliminate"];
    for words in said {
        let plan = plan(words);
        let line = plan["line"].as_array().expect("a line");
        assert_eq!(line.iter().map(|step| step["action"].as_str().expect("words")).collect::<Vec<&str>>(), actions, "{words}");
        // One unit is recruited in city 6, and the threat of city 17 takes three.
        assert_eq!(plan["gains"]["units"], -2);
    }
    for best in ["gold", "Gold", "złoto"] {
        assert_eq!(plan(&format!("--best {best}"))["gains"]["gold"], 4, "{best}");
    }
}

#[test]
fn what_are_no_orders_is_said() {
    for (words, kind) in
        [("red jump", "unknown-name"), ("red red red red red red red", "too-many-orders"), ("--best luck", "unknown-name")]
    {
        let output = run(&format!("plan cases/xidit/positions/year.toml {words} --json"));
        assert_eq!(output.status.code(), Some(2), "{words}");
        let error: Value = serde_json::from_str(&text(&output.stdout)).expect("a document");
        assert_eq!(error["kind"], kind, "{words}");
    }
}

/// One player alone, of whom little is told, gets a plan too.
#[test]
fn one_described_player_is_enough() {
    let mut position = board(3);
    position.players.truncate(1);
    (position.first, position.order, position.year, position.turn) = (None, None, None, None);
    position.players[0].gold = None;
    let plan = planned(&position, Some(&[Order::Wait, Order::Act]), None);
    assert_eq!(plan.next, 1);
    assert_eq!(plan.line.len(), 2);
}
