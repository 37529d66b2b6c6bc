//! Checks whether a position of Lords of Xidit is possible: nothing twice, no more pieces than exist, roads with two ends.

use super::position::{BARDS, CITIES, Next, Path, Position, STORIES, Tile, Titan, Units};
use crate::game::{
    fault::{Place, Problem, XiditProblem},
    file::Reader,
    nouns::xidit::{City, Class},
};

/// Reports everything impossible.
pub fn check(position: &Position, reader: &mut Reader) {
    let mut found: Vec<(Place, XiditProblem)> = Vec::new();
    people(position, reader.partial, &mut found);
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
    let without_census = position.year.is_some_and(|year| !position.has_census(year));
    let showing = position.players.iter().position(|player| player.shown.is_some());
    if let (Some(at), true) = (showing, without_census) {
        found.push((Place::key("player", at, "shown"), XiditProblem::NoCensus));
    }
    for (key, colour) in [("turn", position.turn), ("first", position.first)] {
        if let Some(colour) = colour.filter(|colour| !partial && position.player(*colour).is_none()) {
            found.push((top(key), XiditProblem::NotListed(colour)));
        }
    }
    if position.dummy.is_some() && position.players.len() != 3 && !partial {
        found.push((top("dummy"), XiditProblem::DummyNotForThree));
    }
    if position.year.is_some_and(|year| year > position.last_year()) {
        found.push((top("year"), XiditProblem::NoSuchYear));
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

/// Checks the Path of Destiny: each tile lies in one place, and there are no more than 21.
fn path(position: &Position, found: &mut Vec<(Place, XiditProblem)>) {
    let Path { recruits, threats } = position.path;
    let has_tile = |city: City| position.city(city).is_some_and(|it| it.tile != Tile::None);
    for (key, next, other) in [("next-recruits", recruits.next, None), ("next-threat", threats.next, recruits.next)] {
        if let Some(Next::Tile(city)) = next
            && (has_tile(city) || next == other)
        {
            found.push((Place::key("path", 0, key), XiditProblem::TileTwice(city)));
        }
    }
    let laid = position.cities.iter().filter(|city| city.tile != Tile::None).count();
    let next = [recruits.next, threats.next].iter().filter(|next| matches!(next, Some(Next::Tile(_)))).count();
    let piled = [recruits.pile, recruits.discarded, threats.pile, threats.discarded];
    let tiles = piled.iter().flatten().map(|count| u16::from(*count)).sum::<u16>();
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
