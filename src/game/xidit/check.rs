//! Checks whether a position of Lords of Xidit is possible: nothing twice, no more pieces than exist, roads with two ends.

use super::{
    path::{CityTile, Next, Path, Pile},
    pieces::{Titan, Units},
    position::{BARDS, CITIES, Position, STORIES, Tile},
};
use crate::game::{
    fault::{Place, Problem, XiditProblem},
    file::Reader,
    nouns::xidit::{City, Class, Colour, Phase},
};

/// Reports everything impossible.
pub fn check(position: &Position, reader: &mut Reader) {
    let mut found: Vec<(Place, XiditProblem)> = Vec::new();
    people(position, reader.partial, &mut found);
    time(position, &mut found);
    if !reader.partial {
        of_this_game(position, &mut found);
    }
    board(position, &mut found);
    path(position, &mut found);
    pieces(position, &mut found);
    for (place, flaw) in found {
        let span = reader.places.span(place);
        reader.fault(span, Problem::Xidit(flaw));
    }
}

const fn top(key: &'static str) -> Place {
    Place::key("xidit", 0, key)
}

fn people(position: &Position, partial: bool, found: &mut Vec<(Place, XiditProblem)>) {
    for (at, player) in position.players.iter().enumerate() {
        if position.players[..at].iter().any(|other| other.colour == player.colour) {
            found.push((Place::key("player", at, "colour"), XiditProblem::ColourTwice(player.colour)));
        }
        if let (Some(units), Some(shown)) = (player.units, player.shown)
            && Class::ALL.iter().any(|class| shown.count(*class) > units.count(*class))
        {
            found.push((Place::key("player", at, "shown"), XiditProblem::ShownNotThere(player.colour)));
        }
    }
    for (key, colour) in [("turn", position.turn), ("first", position.first)] {
        if let Some(colour) = colour.filter(|colour| !partial && position.player(*colour).is_none()) {
            found.push((top(key), XiditProblem::NotListed(colour)));
        }
    }
    if !partial && position.players.len() >= 3 {
        pieces_of_nobody(position, found);
    }
    if position.dummy.is_some() && position.players.len() != 3 && !partial {
        found.push((top("dummy"), XiditProblem::DummyNotForThree));
    }
    for symbols in 3..=5 {
        let of = |titans: &Option<Vec<Titan>>| titans.iter().flatten().filter(|titan| titan.units == symbols).count();
        let (raging, sleeping) = (of(&position.titans), of(&position.sleeping));
        if raging + sleeping > 2 {
            found.push((top(if raging > 2 { "titans" } else { "sleeping" }), XiditProblem::TooManyTitans(symbols)));
        } else if raging > 1 {
            found.push((top("titans"), XiditProblem::TwoRaging(symbols)));
        }
    }
}

/// Reports guilds and bards of colours that nobody plays.
fn pieces_of_nobody(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    let is_nobody = |colour: &Colour| position.player(*colour).is_none();
    for (at, city) in position.cities.iter().enumerate() {
        let colour = city.guild.map(|(colour, _)| colour).filter(is_nobody);
        found.extend(colour.map(|colour| (Place::key("city", at, "guild"), XiditProblem::NotListed(colour))));
    }
    for (at, region) in position.regions.iter().enumerate() {
        let placed = region.bards.iter().flatten().filter(|(_, count)| *count > 0).map(|(colour, _)| *colour);
        found.extend(placed.filter(is_nobody).map(|colour| (Place::key("region", at, "bards"), XiditProblem::NotListed(colour))));
    }
}

/// Checks year, phase and order against each other.
fn time(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    if position.year.is_some_and(|year| year > position.last_year()) {
        found.push((top("year"), XiditProblem::NoSuchYear));
    }
    let without_census = position.year.is_some_and(|year| !position.has_census(year));
    let showing = position.players.iter().position(|player| player.shown.is_some());
    if let (Some(at), true) = (showing, without_census) {
        found.push((Place::key("player", at, "shown"), XiditProblem::NoCensus));
    }
    match position.phase {
        Phase::Census if without_census => found.push((top("phase"), XiditProblem::NoCensus)),
        Phase::Over if position.year.is_some_and(|year| year < position.last_year()) => {
            found.push((top("phase"), XiditProblem::NotOver));
        }
        Phase::Orders | Phase::Census | Phase::Over => {}
    }
    if position.phase != Phase::Orders && (position.turn.is_some() || position.order.is_some()) {
        found.push((top("phase"), XiditProblem::OrdersDone));
    }
}

/// Checks what depends on the number of players and on the short game.
fn of_this_game(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    for (at, city) in position.cities.iter().enumerate() {
        let key = match city.tile {
            Tile::None => continue,
            Tile::Recruits(_) => "recruits",
            Tile::Threat(_) => "threat",
        };
        if !position.has_tile(city.city) {
            found.push((Place::key("city", at, key), XiditProblem::TileNotInGame(city.city)));
        }
        if let Tile::Recruits(Some(units)) = city.tile
            && units.total() > position.tile_places().into()
        {
            found.push((Place::key("city", at, key), XiditProblem::CrowdedTile(city.city)));
        }
    }
    let on_path = position.path.recruits.known().chain(position.path.threats.known());
    for city in on_path.filter(|city| !position.has_tile(*city)) {
        found.push((Place::key("path", 0, ""), XiditProblem::TileNotInGame(city)));
    }
    for (at, CityTile { city, recruits, .. }) in position.tiles.iter().enumerate() {
        if recruits.is_some_and(|units| units.total() > position.tile_places().into()) {
            found.push((Place::key("tile", at, "recruits"), XiditProblem::CrowdedTile(*city)));
        }
    }
    let closed: Vec<usize> = (0..position.regions.len()).filter(|at| position.regions[*at].closed).collect();
    if let Some(at) = closed.get(position.most_closed()) {
        let count = u16::try_from(closed.len()).unwrap_or(u16::MAX);
        found.push((Place::key("region", *at, "closed"), XiditProblem::TooManyClosed(count)));
    }
}

/// Checks the city tiles: each lies in one place and is described once, and there are no more than 21.
fn path(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    let Path { recruits, threats } = &position.path;
    let has_tile = |city: City| position.city(city).is_some_and(|it| it.tile != Tile::None);
    let mut seen: Vec<City> = Vec::new();
    for (key, area) in [("next-recruits", recruits), ("next-threat", threats)] {
        for city in area.known() {
            if has_tile(city) || seen.contains(&city) {
                found.push((Place::key("path", 0, key), XiditProblem::TileTwice(city)));
            }
            seen.push(city);
        }
    }
    for (at, tile) in position.tiles.iter().enumerate() {
        if position.tiles[..at].iter().any(|other| other.city == tile.city) {
            found.push((Place::key("tile", at, "number"), XiditProblem::TileDescribedTwice(tile.city)));
        }
    }
    let laid = position.cities.iter().filter(|city| city.tile != Tile::None).count();
    let next = [recruits.next, threats.next].into_iter().flatten().filter(|next| *next != Next::Nothing).count();
    let piled = [&recruits.pile, &recruits.discarded, &threats.pile, &threats.discarded];
    let tiles: u16 = piled.into_iter().flatten().map(|pile| u16::from(Pile::count(pile))).sum();
    let tiles = tiles + u16::try_from(laid + next).unwrap_or(u16::MAX);
    if tiles > CITIES.into() {
        found.push((Place::key("path", 0, ""), XiditProblem::TooManyTiles(tiles)));
    }
}

fn board(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    for (at, city) in position.cities.iter().enumerate() {
        if position.cities[..at].iter().any(|other| other.city == city.city) {
            found.push((Place::key("city", at, "number"), XiditProblem::CityTwice(city.city)));
        }
        let one_way = city.roads.iter().flatten().any(|(road, to)| {
            let back = position.city(*to).and_then(|end| end.roads.as_ref());
            *to == city.city || back.is_some_and(|back| !back.contains(&(*road, city.city)))
        });
        if one_way {
            found.push((Place::key("city", at, "roads"), XiditProblem::OneWay(city.city)));
        }
    }
    for (at, region) in position.regions.iter().enumerate() {
        if position.regions[..at].iter().any(|other| other.name == region.name) {
            found.push((Place::key("region", at, "name"), XiditProblem::RegionTwice));
        }
        if region.closed && region.bards.iter().flatten().any(|(_, count)| *count > 0) {
            found.push((Place::key("region", at, "bards"), XiditProblem::BardsInClosed));
        }
    }
}

fn pieces(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    let on_tiles = position.cities.iter().filter_map(|city| match city.tile {
        Tile::Recruits(units) => units,
        Tile::Threat(_) | Tile::None => None,
    });
    let all: Vec<Units> = on_tiles.chain(position.players.iter().filter_map(|player| player.units)).collect();
    for class in Class::ALL {
        let count: u16 = all.iter().map(|units| u16::from(units.count(*class))).sum();
        if count > class.exist().into() {
            found.push((top(""), XiditProblem::TooManyUnits(*class, count)));
        }
    }
    for (at, player) in position.players.iter().enumerate() {
        let built = u16::from(position.built(player.colour));
        let total = player.influence.map_or(built, u16::from);
        if built > total || built.max(total) + u16::from(player.aside) > STORIES.into() {
            found.push((Place::key("player", at, "influence"), XiditProblem::TooManyStories(player.colour, built)));
        }
        let placed = position.regions.iter().flat_map(|region| region.bards.iter().flatten());
        let placed: u16 = placed.filter(|(colour, _)| *colour == player.colour).map(|(_, count)| u16::from(*count)).sum();
        let bards = placed + u16::from(player.bards.unwrap_or(0));
        if bards > BARDS.into() {
            found.push((Place::key("player", at, "bards"), XiditProblem::TooManyBards(player.colour, bards)));
        }
    }
}
