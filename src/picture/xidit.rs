//! The sheet of Lords of Xidit: the cities in three columns, above them Titans, assessments, the Path of Destiny and the regions,
//! below them the players.

use super::{
    sheet::{Cell, Column, Group, Ink, Item, Row, Seat, Sheet, Tone},
    signs::{self, PAWN, UNKNOWN, ink},
};
use crate::{
    answer::board::{
        AreaBoard, CityBoard, CountBoard, DummyBoard, Named, PileBoard, TitanBoard, XiditBoard, XiditPlayerBoard,
        XiditRegionBoard,
    },
    i18n::{Id, Words, id},
};

/// The columns of the cities.
const COLUMNS: usize = 3;

/// Returns the sheet of a board.
pub fn sheet(words: &Words, board: &XiditBoard) -> Sheet {
    Sheet {
        title: words.say(id::BOARD_TITLE),
        head: head(words, board),
        turn: turn(words, board),
        bars: bars(words, board),
        columns: columns(words, &board.cities),
        legend: vec![Item::new(Tone::Quiet, words.say(id::BOARD_PLAYERS))],
        seats: board
            .players
            .iter()
            .map(|player| seat(words, player))
            .chain(board.dummy.as_ref().map(|it| dummy(words, it)))
            .collect(),
    }
}

fn head(words: &Words, board: &XiditBoard) -> Vec<Item> {
    let (year, last) = (signs::number(board.year), board.last_year.to_string());
    let year = words.say_with(id::BOARD_YEAR, &[("year", (&year).into()), ("last", (&last).into())]);
    let order = words.say_with(id::BOARD_ORDER, &[("order", (&signs::number(board.order)).into())]);
    let first = board.first.as_ref().map_or(UNKNOWN, |first| first.name.as_str());
    vec![
        Item::new(Tone::Strong, year).with_key("year"),
        Item::plain(&board.phase.name).with_key("phase"),
        Item::plain(order).with_key("order"),
        Item::plain(words.say_with(id::BOARD_FIRST, &[("player", first.into())])).with_key("first"),
    ]
}

fn turn(words: &Words, board: &XiditBoard) -> Item {
    let name = board.turn.as_ref().map_or(UNKNOWN, |turn| turn.name.as_str());
    let tone = board.turn.as_ref().map_or(Tone::Plain, ink);
    Item::new(tone, words.say_with(id::BOARD_TURN, &[("player", name.into())])).with_key("turn")
}

fn bars(words: &Words, board: &XiditBoard) -> Vec<Group> {
    let group = |id: Id, items: Vec<Item>| Group { label: words.say(id), items };
    let told = |items: Option<Vec<Item>>, key: &str| {
        let items = items.unwrap_or_else(|| vec![Item::plain(UNKNOWN)]);
        let items = if items.is_empty() { vec![Item::plain("–")] } else { items };
        items.into_iter().map(|item| item.with_key(key)).collect::<Vec<Item>>()
    };
    let titans = |titans: &Option<Vec<TitanBoard>>| titans.as_ref().map(|all| all.iter().map(titan).collect());
    let trials = board.trials.as_ref().map(|trials| trials.iter().map(|trial| Item::plain(&trial.name)).collect());
    let mut bars = vec![
        group(id::BOARD_TRIALS, told(trials, "trials")),
        group(id::BOARD_TITANS, told(titans(&board.titans), "titans")),
        group(id::BOARD_SLEEPING, told(titans(&board.sleeping), "sleeping")),
        group(id::BOARD_PATH_RECRUITS, area(words, &board.path.recruits, ["next-recruits", "recruits", "discarded-recruits"])),
        group(id::BOARD_PATH_THREATS, area(words, &board.path.threats, ["next-threat", "threats", "discarded-threats"])),
    ];
    if !board.regions.is_empty() {
        let regions = board.regions.iter().enumerate();
        bars.push(group(id::BOARD_REGIONS, regions.map(|(at, it)| region(words, it, at + 1)).collect()));
    }
    bars
}

fn titan(titan: &TitanBoard) -> Item {
    let gives = if titan.rewards.is_empty() { String::new() } else { format!(" → {}", counts(&titan.rewards)) };
    Item::plain(format!("{}{gives}", titan.units))
}

fn counts(counts: &[CountBoard]) -> String {
    counts.iter().map(|it| format!("{} {}", it.of.name, it.count)).collect::<Vec<_>>().join(" + ")
}

fn area(words: &Words, area: &AreaBoard, keys: [&str; 3]) -> Vec<Item> {
    let next = match area.next {
        None => UNKNOWN.to_owned(),
        Some(0) => "–".to_owned(),
        Some(city) => city.to_string(),
    };
    let pile = |pile: &Option<PileBoard>| match pile {
        None => UNKNOWN.to_owned(),
        Some(PileBoard { cities: Some(cities), .. }) if !cities.is_empty() => numbers(cities),
        Some(PileBoard { count, .. }) => format!("{count}×"),
    };
    let said = |id: Id, what: &str, key: &str| Item::plain(words.say_with(id, &[("what", what.into())])).with_key(key);
    vec![
        said(id::BOARD_NEXT, &next, keys[0]),
        said(id::BOARD_PILE, &pile(&area.pile), keys[1]),
        said(id::BOARD_DISCARDED, &pile(&area.discarded), keys[2]),
    ]
}

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn region(words: &Words, region: &XiditRegionBoard, number: usize) -> Item {
    let lyre = region.lyre.map_or_else(|| format!(" {UNKNOWN}"), |[high, low]| format!(" {high}/{low}"));
    let mut said = Item::new(Tone::Strong, &region.name).and(Tone::Quiet, lyre);
    if region.closed {
        said = said.and(Tone::Quiet, format!(" {}", words.say(id::BOARD_CLOSED)));
    }
    match &region.bards {
        None => said = said.and(Tone::Plain, format!(" {UNKNOWN}")),
        Some(bards) => {
            for it in bards {
                said = said.and(ink(&it.of), format!(" {} {}", it.of.name, it.count));
            }
        }
    }
    said.with_key(format!("region.{number}"))
}

/// Returns the cities in columns of about the same length.
fn columns(words: &Words, cities: &[CityBoard]) -> Vec<Column> {
    let long = cities.len().div_ceil(COLUMNS).max(1);
    let column = |cities: &[CityBoard]| {
        let (first, last) = (cities.first().map_or(0, |it| it.number), cities.last().map_or(0, |it| it.number));
        let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
        let said = words.say_with(id::BOARD_CITIES, &[("range", (&range).into())]);
        Column {
            key: format!("cities-{first}"),
            head: Row { left: Item::new(Tone::Strong, said), ..Row::default() },
            cells: cities.iter().map(|it| city(words, it)).collect(),
        }
    };
    cities.chunks(long).map(column).collect()
}

fn city(words: &Words, city: &CityBoard) -> Cell {
    let key = |part: &str| format!("city.{}.{part}", city.number);
    let mut pawns = Item::default();
    for pawn in &city.pawns {
        pawns = pawns.then(Item::new(ink(pawn), format!("{PAWN}{}", pawn.name)));
    }
    let tile = match &city.tile {
        Some(tile) => Item::plain(&tile.name),
        None if city.described => Item::new(Tone::Quiet, "–"),
        None => Item::new(Tone::Quiet, words.say(id::BOARD_UNTOLD)),
    };
    let left = Item::new(Tone::Strong, format!("{} ", city.number)).join(tile.with_key(key("tile")));
    let mut rows = Vec::new();
    if let (Some(tile), units) = (&city.tile, &city.units) {
        let said = units.as_ref().map_or_else(|| UNKNOWN.to_owned(), |units| counts(units));
        rows.push(Row { left: Item::plain(said).with_key(key(tile.word)), right: Item::default() });
    }
    if !city.rewards.is_empty() {
        let said = Item::new(Tone::Quiet, "→ ").and(Tone::Plain, counts(&city.rewards));
        rows.push(Row { left: said.with_key(key("rewards")), right: Item::default() });
    }
    if let Some(guild) = &city.guild {
        let said =
            words.say_with(id::BOARD_GUILD, &[("colour", (&guild.of.name).into()), ("count", usize::from(guild.count).into())]);
        rows.push(Row { left: Item::new(ink(&guild.of), said).with_key(key("guild")), right: Item::default() });
    }
    let owner = city.guild.as_ref().and_then(|guild| Ink::from_word(guild.of.word));
    let head = Row { left, right: pawns.with_key(key("pawns")) };
    Cell { key: format!("city.{}", city.number), ink: owner, is_list: false, head, rows }
}

fn seat(words: &Words, player: &XiditPlayerBoard) -> Seat {
    let key = |part: &str| format!("{}.{part}", player.colour.word);
    let figure = |id: Id, count: Option<u8>, part: &str| {
        Item::new(Tone::Quiet, format!("{} ", words.say(id))).and(Tone::Plain, signs::number(count)).with_key(key(part))
    };
    let units =
        |units: &[CountBoard]| units.iter().map(|it| Item::plain(format!("{} {}", it.of.name, it.count))).collect::<Vec<Item>>();
    let told = |all: &Option<Vec<CountBoard>>| match all {
        None => vec![Item::plain(UNKNOWN)],
        Some(all) if all.is_empty() => vec![Item::plain("–")],
        Some(all) => units(all),
    };
    let names = |all: &[Named]| all.iter().map(|it| Item::plain(&it.name)).collect::<Vec<Item>>();
    let cities = |all: &[u8]| all.iter().map(|it| Item::plain(it.to_string())).collect::<Vec<Item>>();
    let aside = if player.aside > 0 { vec![Item::plain(player.aside.to_string())] } else { Vec::new() };
    let groups = [
        (id::BOARD_UNITS, told(&player.units), "units"),
        (id::BOARD_ORDERS, player.orders.as_deref().map(names).unwrap_or_default(), "orders"),
        (id::BOARD_RECRUITED, cities(&player.recruited), "recruited"),
        (id::BOARD_ELIMINATED, cities(&player.eliminated), "eliminated"),
        (id::BOARD_SHOWN, player.shown.as_deref().map(units).unwrap_or_default(), "shown"),
        (id::BOARD_ASIDE, aside, "aside"),
    ];
    let groups = groups.into_iter().filter(|(_, items, _)| !items.is_empty()).map(|(id, items, part)| Group {
        label: words.say(id),
        items: items.into_iter().map(|item| item.with_key(key(part))).collect(),
    });
    let place = player.city.map_or_else(|| UNKNOWN.to_owned(), |city| city.to_string());
    Seat {
        key: player.colour.word.to_owned(),
        ink: Ink::from_word(player.colour.word),
        acts: player.acts,
        name: player.colour.name.clone(),
        role: Item::default(),
        figures: vec![
            figure(id::BOARD_GOLD, player.gold, "gold"),
            figure(id::BOARD_BARDS, player.bards, "bards"),
            figure(id::BOARD_INFLUENCE, player.influence, "influence"),
            figure(id::BOARD_REPUTATION, player.reputation, "reputation"),
        ],
        place: Item::plain(format!("{PAWN} {place}")).with_key(key("city")),
        beside: Vec::new(),
        groups: groups.collect(),
    }
}

/// Returns the dummy among the players.
fn dummy(words: &Words, dummy: &DummyBoard) -> Seat {
    let figure = |id: Id, count: Option<u8>, key: &str| {
        Item::new(Tone::Quiet, format!("{} ", words.say(id))).and(Tone::Plain, signs::number(count)).with_key(key)
    };
    Seat {
        key: "dummy".to_owned(),
        ink: None,
        acts: false,
        name: words.say(id::XIDIT_DUMMY),
        role: Item::default(),
        figures: vec![
            figure(id::BOARD_GOLD, dummy.wealth, "dummy.wealth"),
            Item::default(),
            figure(id::BOARD_INFLUENCE, dummy.influence, "dummy.influence"),
            figure(id::BOARD_REPUTATION, dummy.reputation, "dummy.reputation"),
        ],
        place: Item::default(),
        beside: Vec::new(),
        groups: Vec::new(),
    }
}
