//! From text to a position of Lords of Xidit: every fault of the file at once, each with its place.

use super::{
    check,
    keys::{CITY, COLOURS, DUMMY, PATH, PLAYER, REGION, ROADS, THREAT, TILE, TITAN, TOP, UNITS},
    path::{Area, CityTile, Next, Path, Pile},
    pieces::{Rewards, Threat, Titan, Units},
    position::{BARDS, CITIES, CityAt, Dummy, HIGHEST, Player, Position, REGIONS, Region, STORIES, Tile},
};
use crate::{
    game::{
        fault::{Fault, Problem, Shape, Span, XiditProblem},
        file::{Document, Fields, Reader, Value, parse, translate},
        nouns::xidit::{City, Class, Colour, Order, Road, Trial},
    },
    law::{PerLang, can_be_named_in_xidit, words::key},
};
use toml::de::DeTable;

/// The largest value that can be written down.
const MOST: u8 = 250;

/// Reads a position file.
///
/// # Errors
/// Returns every fault of the text, in the order of the text.
pub fn read(text: &str) -> Result<Position, Vec<Fault>> {
    let mut position = Position::default();
    let reader = parse(text, |reader, table, span| read_top(reader, table, span, &mut position));
    checked(position, reader)
}

/// Reads a position that was said otherwise than in TOML.
///
/// # Errors
/// Returns every fault, in the order of the text.
pub fn read_document(document: &Document) -> Result<Position, Vec<Fault>> {
    let mut position = Position::default();
    let reader = document.read(|reader, table, span| read_top(reader, table, span, &mut position));
    checked(position, reader)
}

/// Checks what was read.
fn checked(position: Position, mut reader: Reader) -> Result<Position, Vec<Fault>> {
    if !reader.broken {
        check::check(&position, &mut reader);
    }
    reader.faults.sort_by_key(|fault| fault.span.start);
    if reader.faults.is_empty() { Ok(position) } else { Err(reader.faults) }
}

fn read_top(reader: &mut Reader, table: &DeTable<'_>, span: Span, position: &mut Position) {
    let fields = Fields::new(reader, table, span, &TOP, 0);
    position.year = fields.number(reader, "year", 1, 12);
    position.short = fields.flag(reader, "short").unwrap_or(false);
    position.phase = fields.word(reader, "phase").unwrap_or_default();
    position.order = fields.number(reader, "order", 1, 6);
    position.turn = fields.word(reader, "turn");
    position.first = fields.word(reader, "first");
    position.trials = fields.get("trials").map(|value| {
        let trials: Vec<Trial> = reader.list(value, Shape::List, 3).iter().filter_map(|it| reader.word(it)).collect();
        if trials.len() < 3 {
            reader.fault(value.span(), Problem::Xidit(XiditProblem::ThreeTrials));
        } else if (1..3).any(|at| trials[..at].contains(&trials[at])) {
            reader.fault(value.span(), Problem::Xidit(XiditProblem::TrialTwice));
        }
        trials
    });
    position.titans = titans(reader, &fields, "titans");
    position.sleeping = titans(reader, &fields, "sleeping");
    if let Some((table, span)) = fields.table(reader, "path") {
        position.path = path(reader, table, span);
    }
    for (table, span) in fields.tables(reader, "tile", CITIES.into()) {
        if let Some(tile) = city_tile(reader, table, span, position.tiles.len()) {
            position.tiles.push(tile);
        }
    }
    for (table, span) in fields.tables(reader, "region", REGIONS) {
        let region = region(reader, table, span, position.regions.len());
        position.regions.push(region);
    }
    for (table, span) in fields.tables(reader, "city", CITIES.into()) {
        if let Some(city) = city(reader, table, span, position.cities.len()) {
            position.cities.push(city);
        }
    }
    for (table, span) in fields.tables(reader, "player", 5) {
        match player(reader, table, span, position.players.len(), &position.regions) {
            Some(player) => position.players.push(player),
            None => reader.partial = true,
        }
    }
    position.dummy = fields.table(reader, "dummy").map(|(table, span)| {
        let fields = Fields::translated(reader, table, span, &DUMMY, 0, translate::<Trial>);
        Dummy(DUMMY_VALUES.map(|trial| fields.number(reader, trial.word(), 0, MOST)))
    });
}

fn titans(reader: &mut Reader, fields: &Fields<'_, '_>, key: &str) -> Option<Vec<Titan>> {
    let value = fields.get(key)?;
    Some(reader.list(value, Shape::List, 6).iter().filter_map(|value| titan(reader, value)).collect())
}

/// Returns a Titan: the number of units it demands, or a table with its rewards too.
fn titan(reader: &mut Reader, value: &Value<'_>) -> Option<Titan> {
    let Some(table) = value.get_ref().as_table() else {
        return reader.number(value, 3, 5).map(|units| Titan { units, rewards: Rewards::default() });
    };
    let fields = Fields::new(reader, table, value.span(), &TITAN, 0);
    fields.require(reader, "units");
    let rewards = rewards(reader, &fields);
    Some(Titan { units: fields.number(reader, "units", 3, 5)?, rewards })
}

fn path(reader: &mut Reader, table: &DeTable<'_>, span: Span) -> Path {
    let fields = Fields::new(reader, table, span, &PATH, 0);
    let next = |number: u8| if number == 0 { Next::Nothing } else { Next::Tile(City(number)) };
    let mut area = |next_key: &str, pile_key: &str, discarded: &str| Area {
        next: fields.number(reader, next_key, 0, CITIES).map(next),
        pile: pile(reader, &fields, pile_key),
        discarded: pile(reader, &fields, discarded),
    };
    Path {
        recruits: area("next-recruits", "recruits", "discarded-recruits"),
        threats: area("next-threat", "threats", "discarded-threats"),
    }
}

/// Returns a pile: how many tiles it has, or their cities from the top.
fn pile(reader: &mut Reader, fields: &Fields<'_, '_>, key: &str) -> Option<Pile> {
    let value = fields.get(key)?;
    if value.get_ref().is_array() {
        return cities(reader, fields, key).map(Pile::Tiles);
    }
    reader.number(value, 0, CITIES).map(Pile::Count)
}

fn city_tile(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize) -> Option<CityTile> {
    let fields = Fields::new(reader, table, span, &TILE, index);
    fields.require(reader, "number");
    let recruits = fields.get("recruits").and_then(|_| units(reader, &fields, "recruits", index));
    let threat = fields.table(reader, "threat").map(|(table, span)| threat(reader, table, span, index));
    Some(CityTile { city: fields.number(reader, "number", 1, CITIES).map(City)?, recruits, threat })
}

/// The dummy's values, in the order of [`Dummy`].
const DUMMY_VALUES: [Trial; 3] = [Trial::Wealth, Trial::Influence, Trial::Reputation];

fn city(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize) -> Option<CityAt> {
    let fields = Fields::new(reader, table, span, &CITY, index);
    fields.require(reader, "number");
    let city = fields.number(reader, "number", 1, CITIES).map(City);
    let recruits = tile(&fields, "recruits", Tile::Recruits(None), || {
        Some(Tile::Recruits(Some(units(reader, &fields, "recruits", index)?)))
    });
    let threat = tile(&fields, "threat", Tile::Threat(Threat::default()), || {
        fields.table(reader, "threat").map(|(table, span)| Tile::Threat(threat(reader, table, span, index)))
    });
    let tile = match (recruits, threat, city) {
        (Some(_), Some(_), Some(city)) => {
            let span = fields.get("threat").map_or(0..0, Value::span);
            reader.fault(span, Problem::Xidit(XiditProblem::TwoTiles(city)));
            Tile::None
        }
        (Some(tile), ..) | (None, Some(tile), _) => tile,
        (None, None, _) => Tile::None,
    };
    let guild = by_colour(reader, &fields, "guild", 1, HIGHEST).unwrap_or_default();
    if let (true, Some(city), Some(value)) = (guild.len() > 1, city, fields.get("guild")) {
        reader.fault(value.span(), Problem::Xidit(XiditProblem::TwoGuilds(city)));
    }
    let roads = fields.table(reader, "roads").map(|(table, span)| roads(reader, table, span, index));
    Some(CityAt { city: city?, tile, guild: guild.first().copied(), roads })
}

/// Returns a tile: `true` says only that it is there, `false` that it is not.
fn tile(fields: &Fields<'_, '_>, key: &str, undescribed: Tile, described: impl FnOnce() -> Option<Tile>) -> Option<Tile> {
    match fields.get(key)?.get_ref().as_bool() {
        Some(there) => there.then_some(undescribed),
        None => described(),
    }
}

fn threat(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize) -> Threat {
    let fields = Fields::translated(reader, table, span, &THREAT, index, translate::<Class>);
    let units = unit_counts(reader, &fields);
    Threat { units: (units.total() > 0).then_some(units), rewards: rewards(reader, &fields) }
}

fn rewards(reader: &mut Reader, fields: &Fields<'_, '_>) -> Rewards {
    Rewards {
        gold: fields.number(reader, "gold", 0, MOST),
        bards: fields.number(reader, "bards", 0, BARDS),
        stories: fields.number(reader, "stories", 0, HIGHEST),
    }
}

fn units(reader: &mut Reader, fields: &Fields<'_, '_>, key: &'static str, index: usize) -> Option<Units> {
    let (table, span) = fields.table(reader, key)?;
    let fields = Fields::translated(reader, table, span, &UNITS, index, translate::<Class>);
    Some(unit_counts(reader, &fields))
}

/// Reads the number of units of each class.
fn unit_counts(reader: &mut Reader, fields: &Fields<'_, '_>) -> Units {
    let mut units = Units::default();
    for class in Class::ALL {
        units.set(*class, fields.number(reader, class.word(), 0, class.exist()).unwrap_or(0));
    }
    units
}

fn roads(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize) -> Vec<(Road, City)> {
    let fields = Fields::translated(reader, table, span, &ROADS, index, translate::<Road>);
    let mut roads = Vec::new();
    for road in Road::ALL {
        let Some(value) = fields.get(road.word()) else { continue };
        let ends = if value.get_ref().is_array() { reader.list(value, Shape::List, 5) } else { std::slice::from_ref(value) };
        roads.extend(ends.iter().filter_map(|end| reader.number(end, 1, CITIES)).map(|end| (*road, City(end))));
    }
    roads
}

fn by_colour(reader: &mut Reader, fields: &Fields<'_, '_>, key: &str, low: u8, high: u8) -> Option<Vec<(Colour, u8)>> {
    let (table, span) = fields.table(reader, key)?;
    let fields = Fields::translated(reader, table, span, &COLOURS, 0, translate::<Colour>);
    let number = |colour: &Colour| fields.number(reader, colour.word(), low, high).map(|count| (*colour, count));
    Some(Colour::ALL.iter().filter_map(number).collect())
}

fn region(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize) -> Region {
    let fields = Fields::new(reader, table, span, &REGION, index);
    fields.require(reader, "name");
    let name = fields.get("name").and_then(|value| {
        let name = reader.text(value, Shape::Text)?;
        if !can_be_named_in_xidit(name) {
            reader.fault(value.span(), Problem::Xidit(XiditProblem::UnspeakableRegion));
        }
        Some(name.to_owned())
    });
    let lyre = fields.get("lyre").and_then(|value| {
        let numbers: Vec<u8> =
            reader.list(value, Shape::List, 2).iter().filter_map(|number| reader.number(number, 0, MOST)).collect();
        match numbers.as_slice() {
            [high, low] if high >= low => Some((*high, *low)),
            _ => {
                reader.fault(value.span(), Problem::Xidit(XiditProblem::LyreOrder));
                None
            }
        }
    });
    let closed = fields.flag(reader, "closed").unwrap_or(false);
    let bards = by_colour(reader, &fields, "bards", 0, BARDS);
    Region { name: name.unwrap_or_default(), lyre, cities: cities_once(reader, &fields, "cities"), bards, closed }
}

/// Returns cities each of which is listed once.
fn cities_once(reader: &mut Reader, fields: &Fields<'_, '_>, key: &str) -> Option<Vec<City>> {
    let found = cities(reader, fields, key)?;
    if let Some(at) = (1..found.len()).find(|at| found[..*at].contains(&found[*at])) {
        let span = fields.get(key).map_or(0..0, Value::span);
        reader.fault(span, Problem::Xidit(XiditProblem::CityListedTwice(found[at])));
    }
    Some(found)
}

fn cities(reader: &mut Reader, fields: &Fields<'_, '_>, key: &str) -> Option<Vec<City>> {
    let value = fields.get(key)?;
    let list = reader.list(value, Shape::List, CITIES.into());
    Some(list.iter().filter_map(|city| reader.number(city, 1, CITIES)).map(City).collect())
}

fn player(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize, regions: &[Region]) -> Option<Player> {
    let fields = Fields::new(reader, table, span, &PLAYER, index);
    fields.require(reader, "colour");
    let colour = fields.word::<Colour>(reader, "colour");
    let orders = fields.get("orders").map(|value| {
        let orders: Vec<Order> = reader.list(value, Shape::List, 6).iter().filter_map(|it| reader.word(it)).collect();
        if orders.len() < 6 {
            reader.fault(value.span(), Problem::Xidit(XiditProblem::SixOrders));
        }
        orders
    });
    let places = fields.table(reader, "places").map(|(table, _)| places(reader, table, regions));
    // The other faults of a player without a colour are reported too.
    let player = Player {
        colour: colour.unwrap_or(Colour::Blue),
        city: fields.number(reader, "city", 1, CITIES).map(City),
        units: units(reader, &fields, "units", index),
        gold: fields.number(reader, "gold", 0, MOST),
        bards: fields.number(reader, "bards", 0, BARDS),
        influence: fields.number(reader, "influence", 0, STORIES),
        reputation: fields.number(reader, "reputation", 0, MOST),
        aside: fields.number(reader, "aside", 0, 3).unwrap_or(0),
        recruited: cities_once(reader, &fields, "recruited").unwrap_or_default(),
        eliminated: cities_once(reader, &fields, "eliminated").unwrap_or_default(),
        orders,
        shown: units(reader, &fields, "shown", index),
        places,
        story: fields.number(reader, "story", 1, CITIES).map(City),
    };
    colour.map(|_| player)
}

fn places(reader: &mut Reader, table: &DeTable<'_>, regions: &[Region]) -> Vec<(usize, u8)> {
    let mut places = Vec::new();
    for (written, value) in table {
        match find_region(regions, written.get_ref()) {
            Ok(region) => places.extend(reader.number(value, 0, BARDS).map(|count| (region, count))),
            Err(problem) => reader.fault(written.span(), problem),
        }
    }
    places
}

/// Returns the region of a name, which may be shortened as long as it is unique.
///
/// # Errors
/// Returns what is wrong with the name.
pub fn find_region(regions: &[Region], typed: &str) -> Result<usize, Problem> {
    let wanted = key(typed);
    let fitting =
        |fits: &dyn Fn(&str) -> bool| -> Vec<usize> { (0..regions.len()).filter(|at| fits(&key(&regions[*at].name))).collect() };
    let exact = fitting(&|name| name == wanted);
    let begun = fitting(&|name| !wanted.is_empty() && name.starts_with(&wanted));
    match (exact.as_slice(), begun.as_slice()) {
        ([it], _) | ([], [it]) => Ok(*it),
        ([], []) => {
            let nearest = regions.iter().map(|region| PerLang::from_fn(|_| region.name.clone())).take(3).collect();
            Err(Problem::UnknownName { name: typed.to_owned(), kind: "xidit-region", nearest })
        }
        (several, _) if !several.is_empty() => Ok(several[0]),
        (_, several) => {
            let candidates = several.iter().map(|at| PerLang::from_fn(|_| regions[*at].name.clone())).collect();
            Err(Problem::Ambiguous { name: typed.to_owned(), candidates })
        }
    }
}
