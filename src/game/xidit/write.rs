//! From a position of Lords of Xidit to the text of its file, always in the same way: English words, the order of the
//! file's tables, nothing that is unknown. Reading it again gives the same position.

use super::position::{Area, CityAt, Next, Player, Position, Region, Threat, Tile, Units};
use crate::game::raw::{name, quote};
use std::fmt::{Display, Write as _};

/// The text so far.
#[derive(Default)]
struct Out(String);

impl Out {
    fn head(&mut self, head: &str) {
        // A String takes everything that is written to it.
        let _ = writeln!(self.0, "\n{head}");
    }

    /// Writes a value, if it is known.
    fn put(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            let _ = writeln!(self.0, "{key} = {value}");
        }
    }

    fn text(&mut self, key: &str, value: Option<&str>) {
        self.put(key, value.map(quoted));
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::new();
    quote(text, &mut out);
    out
}

fn list(items: impl Iterator<Item = impl Display>) -> String {
    format!("[{}]", items.map(|item| item.to_string()).collect::<Vec<_>>().join(", "))
}

/// Writes a table on one line.
fn inline<'a>(rows: impl Iterator<Item = (&'a str, String)>) -> String {
    let row = |(key, value): (&str, String)| {
        let mut row = String::new();
        name(key, &mut row);
        row + " = " + &value
    };
    let rows: Vec<String> = rows.map(row).collect();
    if rows.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", rows.join(", ")) }
}

fn units(units: Units) -> String {
    inline(units.classes().map(|(class, count)| (class.word(), count.to_string())))
}

fn threat(threat: &Threat) -> String {
    let needed = threat.units.unwrap_or_default();
    let needed: Vec<(&str, u8)> = needed.classes().map(|(class, count)| (class.word(), count)).collect();
    let rewards = [("gold", threat.gold), ("bards", threat.bards), ("stories", threat.stories)];
    let rewards = rewards.into_iter().filter_map(|(key, count)| Some((key, count?)));
    inline(needed.into_iter().chain(rewards).map(|(key, count)| (key, count.to_string())))
}

impl Position {
    /// Writes the position file.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut out = Out("game = \"xidit\"\n".to_owned());
        out.put("year", self.year);
        out.put("short", self.short.then_some(true));
        out.put("order", self.order);
        out.text("turn", self.turn.map(super::Colour::word));
        out.text("first", self.first.map(super::Colour::word));
        out.put("trials", self.trials.as_ref().map(|trials| list(trials.iter().map(|trial| quoted(trial.word())))));
        out.put("titans", self.titans.as_ref().map(|titans| list(titans.iter())));
        out.put("sleeping", self.sleeping.as_ref().map(|titans| list(titans.iter())));
        if self.path != super::Path::default() {
            out.head("[path]");
            area(&mut out, self.path.recruits, ["next-recruits", "recruits", "discarded-recruits"]);
            area(&mut out, self.path.threats, ["next-threat", "threats", "discarded-threats"]);
        }
        self.cities.iter().for_each(|it| city(&mut out, it));
        self.regions.iter().for_each(|it| region(&mut out, it));
        self.players.iter().for_each(|it| player(&mut out, it, &self.regions));
        if let Some(dummy) = self.dummy {
            out.head("[dummy]");
            for (key, value) in ["wealth", "influence", "reputation"].into_iter().zip(dummy.0) {
                out.put(key, value);
            }
        }
        out.0
    }
}

fn area(out: &mut Out, area: Area, [next, pile, discarded]: [&str; 3]) {
    let number = |next: Next| match next {
        Next::Nothing => 0,
        Next::Tile(city) => city.0,
    };
    out.put(next, area.next.map(number));
    out.put(pile, area.pile);
    out.put(discarded, area.discarded);
}

fn city(out: &mut Out, city: &CityAt) {
    out.head("[[city]]");
    out.put("number", Some(city.city.0));
    match &city.tile {
        Tile::None => {}
        Tile::Recruits(on_it) => out.put("recruits", Some(on_it.map_or_else(|| "true".to_owned(), units))),
        Tile::Threat(it) if *it == Threat::default() => out.put("threat", Some("true")),
        Tile::Threat(it) => out.put("threat", Some(threat(it))),
    }
    out.put("guild", city.guild.map(|(colour, height)| inline([(colour.word(), height.to_string())].into_iter())));
    let roads = city.roads.as_ref().map(|roads| {
        let ends = |road| roads.iter().filter(move |(colour, _)| *colour == road).map(|(_, city)| city.0);
        let told = super::Road::ALL.iter().filter(|road| ends(**road).next().is_some());
        inline(told.map(|road| (road.word(), list(ends(*road)))))
    });
    out.put("roads", roads);
}

fn region(out: &mut Out, region: &Region) {
    out.head("[[region]]");
    out.text("name", Some(&region.name));
    out.put("lyre", region.lyre.map(|(high, low)| list([high, low].into_iter())));
    out.put("cities", region.cities.as_ref().map(|cities| list(cities.iter().map(|city| city.0))));
    let bards = |bards: &Vec<(super::Colour, u8)>| inline(bards.iter().map(|(colour, count)| (colour.word(), count.to_string())));
    out.put("bards", region.bards.as_ref().map(bards));
    out.put("closed", region.closed.then_some(true));
}

fn player(out: &mut Out, player: &Player, regions: &[Region]) {
    let cities = |cities: &[super::City]| (!cities.is_empty()).then(|| list(cities.iter().map(|city| city.0)));
    out.head("[[player]]");
    out.text("colour", Some(player.colour.word()));
    out.put("city", player.city.map(|city| city.0));
    out.put("units", player.units.map(units));
    out.put("gold", player.gold);
    out.put("bards", player.bards);
    out.put("influence", player.influence);
    out.put("reputation", player.reputation);
    out.put("aside", (player.aside > 0).then_some(player.aside));
    out.put("recruited", cities(&player.recruited));
    out.put("eliminated", cities(&player.eliminated));
    out.put("orders", player.orders.as_ref().map(|orders| list(orders.iter().map(|order| quoted(order.word())))));
    out.put("shown", player.shown.map(units));
    let place = |(at, count): &(usize, u8)| Some((regions.get(*at)?.name.as_str(), count.to_string()));
    out.put("places", player.places.as_ref().map(|places| inline(places.iter().filter_map(place))));
}
