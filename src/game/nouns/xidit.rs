//! The nouns of Lords of Xidit: cities, colours, classes, roads, orders, assessments, rewards.

use super::{Word, named, unnamed};
use crate::{cards::word_enum, law::Lang};

/// A city by its number §3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct City(pub u8);

word_enum! {
    /// The colour of a player §2.2.
    Colour {
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Black.
        Black = "black",
    }
}

word_enum! {
    /// A class of units §6.2.2, from the weakest to the strongest.
    Class {
        /// Peasant militia.
        Peasant = "peasant",
        /// Archers.
        Archer = "archer",
        /// Infantrymen.
        Infantryman = "infantryman",
        /// Clerics.
        Cleric = "cleric",
        /// Battle mages.
        Mage = "battle-mage",
    }
}

impl Class {
    /// Returns how many units of it exist §2.1.
    #[must_use]
    pub const fn exist(self) -> u8 {
        match self {
            Self::Peasant => 18,
            Self::Archer => 16,
            Self::Infantryman => 14,
            Self::Cleric => 12,
            Self::Mage => 10,
        }
    }

    /// Returns the word for a number of units given away, in a language; the English one is that of files.
    #[must_use]
    pub const fn given(self, lang: Lang, count: u8) -> &'static str {
        let [one, many] = match (lang, self) {
            (Lang::En, it) => [it.word(); 2],
            (Lang::De, Self::Peasant) => ["dorfmilizionär", "dorfmilizionären"],
            (Lang::De, Self::Archer) => ["bogenschützen", "bogenschützen"],
            (Lang::De, Self::Infantryman) => ["fußsoldaten", "fußsoldaten"],
            (Lang::De, Self::Cleric) => ["priester", "priestern"],
            (Lang::De, Self::Mage) => ["kampfmagier", "kampfmagiern"],
            (Lang::Pl, Self::Peasant) => ["chłopa", "chłopów"],
            (Lang::Pl, Self::Archer) => ["łucznika", "łuczników"],
            (Lang::Pl, Self::Infantryman) => ["piechura", "piechurów"],
            (Lang::Pl, Self::Cleric) => ["kapłana", "kapłanów"],
            (Lang::Pl, Self::Mage) => ["maga bojowego", "magów bojowych"],
        };
        if count == 1 { one } else { many }
    }
}

word_enum! {
    /// The colour of a road §3.2.
    Road {
        /// Black.
        Black = "black",
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
    }
}

word_enum! {
    /// A symbol of a dial §5.2.2.
    Order {
        /// The black road.
        Black = "black",
        /// The red road.
        Red = "red",
        /// The blue road.
        Blue = "blue",
        /// The action symbol.
        Act = "action",
        /// The wait symbol.
        Wait = "wait",
    }
}

impl From<Road> for Order {
    fn from(road: Road) -> Self {
        match road {
            Road::Black => Self::Black,
            Road::Red => Self::Red,
            Road::Blue => Self::Blue,
        }
    }
}

word_enum! {
    /// How far a game year has gone §5.1. Tiles §8 are managed while orders are carried out.
    #[derive(Default)]
    Phase {
        /// Orders are set or carried out.
        #[default]
        Orders = "orders",
        /// The military census is due §10.
        Census = "census",
        /// The game has ended; only the assessments follow §11.
        Over = "over",
    }
}

word_enum! {
    /// An assessment §11.2.
    Trial {
        /// Wealth.
        Wealth = "wealth",
        /// Influence.
        Influence = "influence",
        /// Reputation.
        Reputation = "reputation",
    }
}

word_enum! {
    /// A kind of reward §7.1.
    Reward {
        /// Gold sovereigns.
        Gold = "gold",
        /// Bard tokens.
        Bards = "bards",
        /// Stories of a Sorcerers' Guild.
        Stories = "stories",
    }
}

word_enum! {
    /// What a player can want the most of.
    Good {
        /// Units behind the screen.
        Units = "units",
        /// Gold sovereigns.
        Gold = "gold",
        /// Bards on the board.
        Bards = "bards",
        /// Stories of Sorcerers' Guilds.
        Stories = "stories",
    }
}

impl Good {
    /// Returns the reward that brings it; units come from recruiting.
    #[must_use]
    pub const fn reward(self) -> Option<Reward> {
        match self {
            Self::Units => None,
            Self::Gold => Some(Reward::Gold),
            Self::Bards => Some(Reward::Bards),
            Self::Stories => Some(Reward::Stories),
        }
    }
}

macro_rules! said {
    ($($name:ident { $($variant:ident: $de:literal, $pl:literal;)* })*) => {$(
        impl $name {
            /// Returns the word of an action in a language.
            #[must_use]
            pub const fn said(self, lang: Lang) -> &'static str {
                match (lang, self) {
                    (Lang::En, it) => it.word(),
                    $((Lang::De, Self::$variant) => $de, (Lang::Pl, Self::$variant) => $pl,)*
                }
            }
        }
    )*};
}

said! {
    Colour {
        Blue: "blau", "niebieski";
        Red: "rot", "czerwony";
        Green: "grün", "zielony";
        Yellow: "gelb", "żółty";
        Black: "schwarz", "czarny";
    }
    Order {
        Black: "schwarz", "czarna";
        Red: "rot", "czerwona";
        Blue: "blau", "niebieska";
        Act: "aktion", "akcja";
        Wait: "abwarten", "czekanie";
    }
    Phase {
        Orders: "befehle", "rozkazy";
        Census: "erhebung", "spis";
        Over: "spielende", "koniec gry";
    }
    Class {
        Peasant: "dorfmilizionär", "chłopa";
        Archer: "bogenschütze", "łucznika";
        Infantryman: "fußsoldat", "piechura";
        Cleric: "priester", "kapłana";
        Mage: "kampfmagier", "maga bojowego";
    }
    Road {
        Black: "schwarz", "czarną";
        Red: "rot", "czerwoną";
        Blue: "blau", "niebieską";
    }
    Trial {
        Wealth: "reichtum", "bogactwo";
        Influence: "einfluss", "wpływy";
        Reputation: "ansehen", "reputację";
    }
    Reward {
        Gold: "gold", "złoto";
        Bards: "barden", "bardów";
        Stories: "stockwerke", "piętra";
    }
    Good {
        Units: "einheiten", "jednostki";
        Gold: "gold", "złoto";
        Bards: "barden", "bardów";
        Stories: "stockwerke", "piętra";
    }
}

named! {
    Colour, "xidit-colour", unnamed, colours, Colour::said;
    Class, "xidit-class", unnamed, classes, Class::said;
    Road, "xidit-road", unnamed, roads, Road::said;
    Order, "xidit-order", unnamed, orders, Order::said;
    Phase, "xidit-phase", unnamed, phases, Phase::said;
    Trial, "xidit-trial", unnamed, trials, Trial::said;
    Reward, "xidit-reward", unnamed, rewards, Reward::said;
    Good, "xidit-good", unnamed, goods, Good::said;
}

const fn colours(colour: Colour) -> &'static [&'static str] {
    match colour {
        Colour::Blue => &["blau", "niebieski"],
        Colour::Red => &["rot", "czerwony"],
        Colour::Green => &["grün", "zielony"],
        Colour::Yellow => &["gelb", "żółty"],
        Colour::Black => &["schwarz", "czarny"],
    }
}

const fn classes(class: Class) -> &'static [&'static str] {
    match class {
        Class::Peasant => &[
            "peasants",
            "peasant militia",
            "militia",
            "dorfmilizionär",
            "dorfmilizionäre",
            "dorfmilizionären",
            "miliz",
            "chłop",
            "chłopi",
            "chłopa",
            "chłopów",
            "milicjant",
            "milicjanci",
            "milicjanta",
            "milicjantów",
        ],
        Class::Archer => &["archers", "bogenschütze", "bogenschützen", "łucznik", "łucznicy", "łucznika", "łuczników"],
        Class::Infantryman => {
            &["infantrymen", "infantry", "fußsoldat", "fußsoldaten", "piechur", "piechurzy", "piechura", "piechurów"]
        }
        Class::Cleric => &["clerics", "priest", "priester", "priestern", "kapłan", "kapłani", "kapłana", "kapłanów"],
        Class::Mage => &[
            "battle mages",
            "mage",
            "mages",
            "kampfmagier",
            "kampfmagiern",
            "magier",
            "mag bojowy",
            "magowie bojowi",
            "maga bojowego",
            "maga",
            "magów bojowych",
            "magów",
        ],
    }
}

const fn roads(road: Road) -> &'static [&'static str] {
    match road {
        Road::Black => &["schwarz", "schwarze", "czarny", "czarna", "czarną"],
        Road::Red => &["rot", "rote", "czerwony", "czerwona", "czerwoną"],
        Road::Blue => &["blau", "blaue", "niebieski", "niebieska", "niebieską"],
    }
}

const fn orders(order: Order) -> &'static [&'static str] {
    match order {
        Order::Black => roads(Road::Black),
        Order::Red => roads(Road::Red),
        Order::Blue => roads(Road::Blue),
        Order::Act => &["act", "aktion", "akcja", "recruit", "eliminate"],
        Order::Wait => &["abwarten", "warten", "warte", "czekanie", "czekaj"],
    }
}

const fn phases(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Orders => &["befehle", "rozkazy"],
        Phase::Census => &["erhebung", "militärische erhebung", "spis", "spis wojskowy"],
        Phase::Over => &["ende", "spielende", "koniec", "koniec gry"],
    }
}

const fn trials(trial: Trial) -> &'static [&'static str] {
    match trial {
        Trial::Wealth => &["reichtum", "bogactwo"],
        Trial::Influence => &["einfluss", "wpływy"],
        Trial::Reputation => &["ansehen", "reputacja", "reputację"],
    }
}

const fn rewards(reward: Reward) -> &'static [&'static str] {
    match reward {
        Reward::Gold => &["goldmünzen", "münzen", "złoto"],
        Reward::Bards => &["bard", "barden", "bardenplättchen", "bardowie", "bardów"],
        Reward::Stories => &["story", "storeys", "guild", "stockwerk", "stockwerke", "gilde", "zauberergilde", "piętra"],
    }
}

const fn goods(good: Good) -> &'static [&'static str] {
    match good {
        Good::Units => &["unit", "einheit", "einheiten", "jednostka", "jednostki", "jednostek"],
        Good::Gold => rewards(Reward::Gold),
        Good::Bards => rewards(Reward::Bards),
        Good::Stories => rewards(Reward::Stories),
    }
}
