//! The board of Lords of Xidit: cities with tiles, guilds and Idrakys, the regions with their bards, the Path of Destiny, the
//! Titans, and the players.

use super::parts::Named;
use crate::{
    answer::{clean::clean, nouns},
    game::xidit::{Area, City, Colour, Dummy, Next, Pile, Player, Position, Region, Reward, Rewards, Tile, Titan, Trial, Units},
    i18n::{Words, family},
};
use serde::Serialize;

/// The board of Lords of Xidit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct XiditBoard {
    /// The game year.
    pub year: Option<u8>,
    /// The last game year.
    pub last_year: u8,
    /// How far the year has gone.
    pub phase: Named,
    /// Which of the six orders is carried out.
    pub order: Option<u8>,
    /// Whose order comes up.
    pub turn: Option<Named>,
    /// The first player.
    pub first: Option<Named>,
    /// The assessments from left to right.
    pub trials: Option<Vec<Named>>,
    /// The Raging Titans.
    pub titans: Option<Vec<TitanBoard>>,
    /// The Sleeping Titans.
    pub sleeping: Option<Vec<TitanBoard>>,
    /// The Path of Destiny.
    pub path: PathBoard,
    /// The cities that are described or in which somebody stands.
    pub cities: Vec<CityBoard>,
    /// The regions that are described.
    pub regions: Vec<XiditRegionBoard>,
    /// The players, clockwise.
    pub players: Vec<XiditPlayerBoard>,
    /// The dummy.
    pub dummy: Option<DummyBoard>,
}

/// A number of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CountBoard {
    /// Of what.
    pub of: Named,
    /// How many.
    pub count: u8,
}

/// A Titan.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TitanBoard {
    /// How many units it demands.
    pub units: u8,
    /// What it gives, as far as known.
    pub rewards: Vec<CountBoard>,
}

/// The Path of Destiny.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PathBoard {
    /// The recruitment area.
    pub recruits: AreaBoard,
    /// The threat area.
    pub threats: AreaBoard,
}

/// An area of the Path of Destiny.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AreaBoard {
    /// The city of the next tile; 0 if there is none.
    pub next: Option<u8>,
    /// The pile.
    pub pile: Option<PileBoard>,
    /// The discarded tiles.
    pub discarded: Option<PileBoard>,
}

/// A pile of city tiles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PileBoard {
    /// How many.
    pub count: u8,
    /// Their cities from the top, if known.
    pub cities: Option<Vec<u8>>,
}

/// A city.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CityBoard {
    /// Its number.
    pub number: u8,
    /// Whether it is described.
    pub described: bool,
    /// The tile there: `recruits`, `threat`, or none.
    pub tile: Option<Named>,
    /// The units on a recruitment tile, or that a threat takes; none if unknown.
    pub units: Option<Vec<CountBoard>>,
    /// What a threat gives, as far as known.
    pub rewards: Vec<CountBoard>,
    /// The guild: whose, and how high.
    pub guild: Option<CountBoard>,
    /// The players whose Idrakys stands here.
    pub pawns: Vec<Named>,
}

/// A region.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct XiditRegionBoard {
    /// Its name, chosen by the table.
    pub name: String,
    /// The two numbers of its lyre.
    pub lyre: Option<[u8; 2]>,
    /// The cities it adjoins.
    pub cities: Option<Vec<u8>>,
    /// The bards there by colour.
    pub bards: Option<Vec<CountBoard>>,
    /// Whether an empty token lies on it.
    pub closed: bool,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct XiditPlayerBoard {
    /// The colour.
    pub colour: Named,
    /// Whether this player's order comes up.
    pub acts: bool,
    /// The city of the Idrakys.
    pub city: Option<u8>,
    /// The units behind the screen.
    pub units: Option<Vec<CountBoard>>,
    /// The gold behind the screen.
    pub gold: Option<u8>,
    /// The bards behind the screen.
    pub bards: Option<u8>,
    /// The stories on the board.
    pub influence: Option<u8>,
    /// The reputation.
    pub reputation: Option<u8>,
    /// Stories set aside.
    pub aside: u8,
    /// The six orders.
    pub orders: Option<Vec<Named>>,
    /// The cities recruited from this year.
    pub recruited: Vec<u8>,
    /// The cities in which a threat was eliminated this year.
    pub eliminated: Vec<u8>,
    /// The units shown in the census.
    pub shown: Option<Vec<CountBoard>>,
}

/// The dummy's values.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DummyBoard {
    /// Wealth.
    pub wealth: Option<u8>,
    /// Influence.
    pub influence: Option<u8>,
    /// Reputation.
    pub reputation: Option<u8>,
}

/// Returns what lies on a table.
#[must_use]
pub fn xidit(words: &Words, position: &Position) -> XiditBoard {
    let titans = |titans: &Option<Vec<Titan>>| {
        let titan = |titan: &Titan| TitanBoard { units: titan.units, rewards: rewards(words, titan.rewards) };
        titans.as_ref().map(|titans| titans.iter().map(titan).collect())
    };
    XiditBoard {
        year: position.year,
        last_year: position.last_year(),
        phase: Named::said(words, position.phase.word(), family::BOARD_PHASE.of(position.phase.word())),
        order: position.order,
        turn: position.turn.map(|it| colour(words, it)),
        first: position.first.map(|it| colour(words, it)),
        trials: position.trials.as_ref().map(|trials| trials.iter().map(|trial| self::trial(words, *trial)).collect()),
        titans: titans(&position.titans),
        sleeping: titans(&position.sleeping),
        path: PathBoard { recruits: area(&position.path.recruits), threats: area(&position.path.threats) },
        cities: cities(words, position),
        regions: position.regions.iter().map(|it| region(words, it)).collect(),
        players: position.players.iter().map(|it| player(words, position, it)).collect(),
        dummy: position.dummy.map(|Dummy([wealth, influence, reputation])| DummyBoard { wealth, influence, reputation }),
    }
}

fn colour(words: &Words, colour: Colour) -> Named {
    Named { word: colour.word(), name: nouns::xidit_colour(words, colour) }
}

fn trial(words: &Words, trial: Trial) -> Named {
    Named::said(words, trial.word(), family::XIDIT_TRIAL.of(trial.word()))
}

fn units(words: &Words, units: Units) -> Vec<CountBoard> {
    let of = |class: crate::game::xidit::Class| Named { word: class.word(), name: nouns::class(words, class) };
    units.classes().map(|(class, count)| CountBoard { of: of(class), count }).collect()
}

fn rewards(words: &Words, rewards: Rewards) -> Vec<CountBoard> {
    let of = |reward: Reward| Named::said(words, reward.word(), family::XIDIT_REWARD.of(reward.word()));
    let known = |reward: &Reward| Some(CountBoard { of: of(*reward), count: rewards.amount(*reward)? });
    Reward::ALL.iter().filter_map(known).collect()
}

fn area(area: &Area) -> AreaBoard {
    let next = |next: Next| match next {
        Next::Nothing => 0,
        Next::Tile(city) => city.0,
    };
    let pile = |pile: &Pile| {
        let cities = match pile {
            Pile::Count(_) => None,
            Pile::Tiles(tiles) => Some(tiles.iter().map(|city| city.0).collect()),
        };
        PileBoard { count: pile.count(), cities }
    };
    AreaBoard { next: area.next.map(next), pile: area.pile.as_ref().map(pile), discarded: area.discarded.as_ref().map(pile) }
}

fn cities(words: &Words, position: &Position) -> Vec<CityBoard> {
    let mut all: Vec<City> = position.cities.iter().map(|it| it.city).collect();
    all.extend(position.players.iter().filter_map(|player| player.city));
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|at| city(words, position, at)).collect()
}

fn city(words: &Words, position: &Position, city: City) -> CityBoard {
    let found = position.city(city);
    let (word, on_it, gives) = match found.map(|it| it.tile).unwrap_or_default() {
        Tile::None => (None, None, Vec::new()),
        Tile::Recruits(on_it) => (Some("recruits"), on_it, Vec::new()),
        Tile::Threat(threat) => (Some("threat"), threat.units, rewards(words, threat.rewards)),
    };
    let here = position.players.iter().filter(|player| player.city == Some(city));
    CityBoard {
        number: city.0,
        described: found.is_some(),
        tile: word.map(|word| Named::said(words, word, family::BOARD_TILE.of(word))),
        units: on_it.map(|on_it| units(words, on_it)),
        rewards: gives,
        guild: found.and_then(|it| it.guild).map(|(owner, count)| CountBoard { of: colour(words, owner), count }),
        pawns: here.map(|player| colour(words, player.colour)).collect(),
    }
}

fn region(words: &Words, region: &Region) -> XiditRegionBoard {
    let bards = |bards: &Vec<(Colour, u8)>| {
        bards.iter().map(|(whose, count)| CountBoard { of: colour(words, *whose), count: *count }).collect()
    };
    XiditRegionBoard {
        name: clean(&region.name).into_owned(),
        lyre: region.lyre.map(|(high, low)| [high, low]),
        cities: region.cities.as_ref().map(|cities| cities.iter().map(|city| city.0).collect()),
        bards: region.bards.as_ref().map(bards),
        closed: region.closed,
    }
}

fn player(words: &Words, position: &Position, player: &Player) -> XiditPlayerBoard {
    let order = |order: &crate::game::xidit::Order| Named::said(words, order.word(), family::XIDIT_ORDER.of(order.word()));
    XiditPlayerBoard {
        colour: colour(words, player.colour),
        acts: position.turn == Some(player.colour),
        city: player.city.map(|city| city.0),
        units: player.units.map(|it| units(words, it)),
        gold: player.gold,
        bards: player.bards,
        influence: player.influence,
        reputation: player.reputation,
        aside: player.aside,
        orders: player.orders.as_ref().map(|orders| orders.iter().map(order).collect()),
        recruited: player.recruited.iter().map(|city| city.0).collect(),
        eliminated: player.eliminated.iter().map(|city| city.0).collect(),
        shown: player.shown.map(|it| units(words, it)),
    }
}
