//! From a position of Lords of Xidit to the text of its file, always in the same form: English words, the order of the
//! file's tables, nothing that is unknown. Reading it again gives the same position.

use super::{
    path::{Area, CityTile, Next, Path, Pile},
    pieces::{Rewards, Threat, Titan, Units},
    position::{CityAt, Player, Position, Region, Tile},
};
use crate::game::{
    fault::Span,
    file::{Document, Writer, inline_table, list, quoted},
    nouns::{
        GameName,
        xidit::{Colour, Phase, Reward, Road},
    },
};

fn units(units: Units) -> String {
    inline_table(units.classes().map(|(class, count)| (class.word(), count)))
}

fn threat(threat: &Threat) -> String {
    let needed = threat.units.unwrap_or_default();
    let needed: Vec<(&str, u8)> = needed.classes().map(|(class, count)| (class.word(), count)).collect();
    inline_table(needed.into_iter().chain(rewards(threat.rewards)))
}

fn rewards(rewards: Rewards) -> impl Iterator<Item = (&'static str, u8)> {
    Reward::ALL.iter().filter_map(move |reward| Some((reward.word(), rewards.amount(*reward)?)))
}

fn titan(titan: Titan) -> String {
    if titan.rewards == Rewards::default() {
        return titan.units.to_string();
    }
    inline_table([("units", titan.units)].into_iter().chain(rewards(titan.rewards)))
}

impl Position {
    /// Returns what it says, all of it said at one place.
    #[must_use]
    pub fn document(&self, span: &Span) -> Document {
        Document::written(&self.to_toml(), span)
    }

    /// Writes the position file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut out = Writer::default();
        out.text("game", Some(GameName::Xidit.word()));
        out.value("year", self.year);
        out.flag("short", self.short);
        out.text("phase", Some(self.phase.word()).filter(|_| self.phase != Phase::Orders));
        out.value("order", self.order);
        out.text("turn", self.turn.map(Colour::word));
        out.text("first", self.first.map(Colour::word));
        out.value("trials", self.trials.as_ref().map(|trials| list(trials.iter().map(|trial| quoted(trial.word())))));
        for (key, titans) in [("titans", &self.titans), ("sleeping", &self.sleeping)] {
            out.value(key, titans.as_ref().map(|titans| list(titans.iter().copied().map(titan))));
        }
        if self.path != Path::default() {
            out.head("[path]");
            area(&mut out, &self.path.recruits, ["next-recruits", "recruits", "discarded-recruits"]);
            area(&mut out, &self.path.threats, ["next-threat", "threats", "discarded-threats"]);
        }
        self.tiles.iter().for_each(|it| city_tile(&mut out, it));
        self.cities.iter().for_each(|it| city(&mut out, it));
        self.regions.iter().for_each(|it| region(&mut out, it));
        self.players.iter().for_each(|it| player(&mut out, it, &self.regions));
        if let Some(dummy) = self.dummy {
            out.head("[dummy]");
            for (key, value) in ["wealth", "influence", "reputation"].into_iter().zip(dummy.0) {
                out.value(key, value);
            }
        }
        out.finish()
    }
}

fn area(out: &mut Writer, area: &Area, [next, pile, discarded]: [&str; 3]) {
    let number = |next: Next| match next {
        Next::Nothing => 0,
        Next::Tile(city) => city.0,
    };
    out.value(next, area.next.map(number));
    let tiles = |pile: &Pile| match pile {
        Pile::Count(count) => count.to_string(),
        Pile::Tiles(tiles) => list(tiles.iter().map(|city| city.0)),
    };
    out.value(pile, area.pile.as_ref().map(tiles));
    out.value(discarded, area.discarded.as_ref().map(tiles));
}

fn city_tile(out: &mut Writer, tile: &CityTile) {
    out.head("[[tile]]");
    out.value("number", Some(tile.city.0));
    out.value("recruits", tile.recruits.map(units));
    out.value("threat", tile.threat.as_ref().map(threat));
}

fn city(out: &mut Writer, city: &CityAt) {
    out.head("[[city]]");
    out.value("number", Some(city.city.0));
    match &city.tile {
        Tile::None => {}
        Tile::Recruits(on_it) => out.value("recruits", Some(on_it.map_or_else(|| "true".to_owned(), units))),
        Tile::Threat(it) if *it == Threat::default() => out.value("threat", Some("true")),
        Tile::Threat(it) => out.value("threat", Some(threat(it))),
    }
    out.value("guild", city.guild.map(|(colour, height)| inline_table([(colour.word(), height)])));
    let roads = city.roads.as_ref().map(|roads| {
        let ends = |road| roads.iter().filter(move |(colour, _)| *colour == road).map(|(_, city)| city.0);
        let present = Road::ALL.iter().filter(|road| ends(**road).next().is_some());
        inline_table(present.map(|road| (road.word(), list(ends(*road)))))
    });
    out.value("roads", roads);
}

fn region(out: &mut Writer, region: &Region) {
    out.head("[[region]]");
    out.text("name", Some(&region.name));
    out.value("lyre", region.lyre.map(|(high, low)| list([high, low])));
    out.value("cities", region.cities.as_ref().map(|cities| list(cities.iter().map(|city| city.0))));
    let bards = |bards: &Vec<(Colour, u8)>| inline_table(bards.iter().map(|(colour, count)| (colour.word(), count)));
    out.value("bards", region.bards.as_ref().map(bards));
    out.flag("closed", region.closed);
}

fn player(out: &mut Writer, player: &Player, regions: &[Region]) {
    out.head("[[player]]");
    out.text("colour", Some(player.colour.word()));
    out.value("city", player.city.map(|city| city.0));
    out.value("units", player.units.map(units));
    out.value("gold", player.gold);
    out.value("bards", player.bards);
    out.value("influence", player.influence);
    out.value("reputation", player.reputation);
    out.count("aside", player.aside);
    out.list("recruited", player.recruited.iter().map(|city| city.0));
    out.list("eliminated", player.eliminated.iter().map(|city| city.0));
    out.value("orders", player.orders.as_ref().map(|orders| list(orders.iter().map(|order| quoted(order.word())))));
    out.value("shown", player.shown.map(units));
    let places = player
        .places
        .as_ref()
        .map(|places| inline_table(places.iter().filter_map(|(at, count)| Some((regions.get(*at)?.name.as_str(), count)))));
    out.value("places", places);
    out.value("story", player.story.map(|city| city.0));
}
