//! The nouns of Oath: colours, roles, regions, slots, phases, goals, sides of the title, spaces of the Reliquary, piles
//! to discard to.

use super::{
    Word, named, no_more,
    quantity::{OTHER_WARBANDS, PURPLE_WARBANDS, Warbands},
    unnamed,
};
use crate::{
    cards::{Suit, word_enum},
    law::Lang,
};

word_enum! {
    /// The colour of a board, its pawn and its warbands §1.8, §1.9.
    Colour {
        /// The Chancellor's, and of all Imperial warbands.
        Purple = "purple",
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// White.
        White = "white",
        /// Black.
        Black = "black",
    }
}

impl Colour {
    /// Returns its name in a language, in small letters.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (_, Lang::En) => self.word(),
            (Self::Purple, Lang::De) => "lila",
            (Self::Red, Lang::De) => "rot",
            (Self::Blue, Lang::De) => "blau",
            (Self::Yellow, Lang::De) => "gelb",
            (Self::White, Lang::De) => "weiß",
            (Self::Black, Lang::De) => "schwarz",
            (Self::Purple, Lang::Pl) => "fioletowy",
            (Self::Red, Lang::Pl) => "czerwony",
            (Self::Blue, Lang::Pl) => "niebieski",
            (Self::Yellow, Lang::Pl) => "żółty",
            (Self::White, Lang::Pl) => "biały",
            (Self::Black, Lang::Pl) => "czarny",
        }
    }

    /// Returns how many warbands of it exist §1.8, §1.9.
    #[must_use]
    pub const fn warbands(self) -> Warbands {
        match self {
            Self::Purple => PURPLE_WARBANDS,
            Self::Red | Self::Blue | Self::Yellow | Self::White | Self::Black => OTHER_WARBANDS,
        }
    }
}

word_enum! {
    /// The role of a player §1.7, §1.9, §6.6.
    Role {
        /// The Chancellor.
        Chancellor = "chancellor",
        /// An Exile.
        Exile = "exile",
        /// A Citizen.
        Citizen = "citizen",
    }
}

impl Role {
    /// Returns whether it makes an Imperial player §6.6.3.
    #[must_use]
    pub const fn is_imperial(self) -> bool {
        match self {
            Self::Chancellor | Self::Citizen => true,
            Self::Exile => false,
        }
    }
}

word_enum! {
    /// A region of the map §2.1.1.
    Region {
        /// The Cradle.
        Cradle = "cradle",
        /// The Provinces.
        Provinces = "provinces",
        /// The Hinterland.
        Hinterland = "hinterland",
    }
}

word_enum! {
    /// A site slot of the map §1.1, from top to bottom.
    Slot {
        /// The top of the Cradle.
        Cradle1 = "cradle-1",
        /// The other one of the Cradle.
        Cradle2 = "cradle-2",
        /// The top of the Provinces.
        Provinces1 = "provinces-1",
        /// The middle of the Provinces.
        Provinces2 = "provinces-2",
        /// The bottom of the Provinces.
        Provinces3 = "provinces-3",
        /// The top of the Hinterland.
        Hinterland1 = "hinterland-1",
        /// The middle of the Hinterland.
        Hinterland2 = "hinterland-2",
        /// The bottom of the Hinterland.
        Hinterland3 = "hinterland-3",
    }
}

impl Slot {
    /// Returns the region it is in §2.1.1.
    #[must_use]
    pub const fn region(self) -> Region {
        match self {
            Self::Cradle1 | Self::Cradle2 => Region::Cradle,
            Self::Provinces1 | Self::Provinces2 | Self::Provinces3 => Region::Provinces,
            Self::Hinterland1 | Self::Hinterland2 | Self::Hinterland3 => Region::Hinterland,
        }
    }
}

word_enum! {
    /// A phase of a turn §4.
    Phase {
        /// Wake §4.1.
        Wake = "wake",
        /// Act §4.2.
        Act = "act",
        /// Rest §4.3.
        Rest = "rest",
        /// Before the first turn: pawns and first advisers §1.23.
        Setup = "setup",
        /// After the last turn: the winner writes the Chronicle §8.
        Chronicle = "chronicle",
    }
}

word_enum! {
    /// What comes next in the Chronicle §8.
    Chapter {
        /// The vow §8.1.
        Vow = "vow",
        /// Offers of Citizenship §8.2, and the edifice §8.3.1.
        Citizenship = "citizenship",
        /// The rest of the map §8.3, once an edifice is built or repaired.
        Map = "map",
        /// Six cards for the world deck §8.4.
        Cards = "cards",
        /// Six cards for the Dispossessed §8.5.
        Dispossessed = "dispossessed",
        /// The relics §8.6.
        Relics = "relics",
        /// The new world deck §8.8.
        Deck = "deck",
        /// Nothing: all of it is written.
        Written = "written",
    }
}

impl Chapter {
    /// Returns its name in a language.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (_, Lang::En) => self.word(),
            (Self::Vow, Lang::De) => "Schwur",
            (Self::Citizenship, Lang::De) => "Bürgertum",
            (Self::Map, Lang::De) => "Spielplan",
            (Self::Cards, Lang::De) => "neue Karten",
            (Self::Dispossessed, Lang::De) => "Vertriebene",
            (Self::Relics, Lang::De) => "Reliquien",
            (Self::Deck, Lang::De) => "Weltstapel",
            (Self::Written, Lang::De) => "geschrieben",
            (Self::Vow, Lang::Pl) => "przysięga",
            (Self::Citizenship, Lang::Pl) => "obywatelstwo",
            (Self::Map, Lang::Pl) => "mapa",
            (Self::Cards, Lang::Pl) => "nowe karty",
            (Self::Dispossessed, Lang::Pl) => "wysiedleńcy",
            (Self::Relics, Lang::Pl) => "relikty",
            (Self::Deck, Lang::Pl) => "talia świata",
            (Self::Written, Lang::Pl) => "zapisana",
        }
    }
}

word_enum! {
    /// The Oathkeeper goal §2.10, §2.11.
    Oath {
        /// To rule the most sites.
        Supremacy = "supremacy",
        /// To hold the People's Favor.
        People = "people",
        /// To hold the most relics and banners.
        Protection = "protection",
        /// To hold the Darkest Secret.
        Devotion = "devotion",
    }
}

word_enum! {
    /// A side of the Oathkeeper title §2.11.
    TitleSide {
        /// The Oathkeeper side.
        Oathkeeper = "oathkeeper",
        /// The Usurper side.
        Usurper = "usurper",
    }
}

word_enum! {
    /// A space of the Imperial Reliquary §2.3, from left to right; its word is the id of the modifier beneath.
    Space {
        /// The first.
        Brutal = "brutal",
        /// The second.
        Decadent = "decadent",
        /// The third.
        Careless = "careless",
        /// The fourth.
        Greedy = "greedy",
    }
}

word_enum! {
    /// Where a Search discards its cards §5.1.3.
    Heap {
        /// As usual (§10, Discard).
        Usual = "usual",
        /// On the discard pile of the Cradle.
        CradleTop = "cradle-top",
        /// Under the discard pile of the Cradle.
        CradleBottom = "cradle-bottom",
        /// On the discard pile of the Provinces.
        ProvincesTop = "provinces-top",
        /// Under the discard pile of the Provinces.
        ProvincesBottom = "provinces-bottom",
        /// On the discard pile of the Hinterland.
        HinterlandTop = "hinterland-top",
        /// Under the discard pile of the Hinterland.
        HinterlandBottom = "hinterland-bottom",
        /// Under the world deck.
        World = "world",
    }
}

impl Heap {
    /// Returns the discard pile of a region, its top or its bottom.
    #[must_use]
    pub const fn discard_pile(region: Region, bottom: bool) -> Self {
        match (region, bottom) {
            (Region::Cradle, false) => Self::CradleTop,
            (Region::Cradle, true) => Self::CradleBottom,
            (Region::Provinces, false) => Self::ProvincesTop,
            (Region::Provinces, true) => Self::ProvincesBottom,
            (Region::Hinterland, false) => Self::HinterlandTop,
            (Region::Hinterland, true) => Self::HinterlandBottom,
        }
    }

    /// Returns the discard pile and whether its bottom is meant, if it is one.
    #[must_use]
    pub const fn pile(self) -> Option<(Region, bool)> {
        match self {
            Self::Usual | Self::World => None,
            Self::CradleTop => Some((Region::Cradle, false)),
            Self::CradleBottom => Some((Region::Cradle, true)),
            Self::ProvincesTop => Some((Region::Provinces, false)),
            Self::ProvincesBottom => Some((Region::Provinces, true)),
            Self::HinterlandTop => Some((Region::Hinterland, false)),
            Self::HinterlandBottom => Some((Region::Hinterland, true)),
        }
    }
}

word_enum! {
    /// How a game is won §3.
    How {
        /// §3.1, §3.4.2.
        Usurper = "usurper",
        /// §3.2, §3.4.3.
        Visionary = "visionary",
        /// §3.3.
        StableRegime = "stable-regime",
        /// §3.3.1.
        Successor = "successor",
        /// §3.4.
        WarExhaustion = "war-exhaustion",
    }
}

word_enum! {
    /// A game whose positions are read.
    GameName {
        /// Oath.
        Oath = "oath",
        /// Lords of Xidit.
        Xidit = "xidit",
    }
}

named! {
    Colour, "colour", unnamed, colour_names, Colour::name;
    Role, "role", Role::word, no_more;
    Region, "region", Region::word, region_names;
    Slot, "slot", unnamed, no_more;
    Phase, "phase", phase_term, phase_names;
    Oath, "goal", goal_term, goal_names;
    TitleSide, "side", TitleSide::word, side_names;
    Space, "space", Space::word, no_more;
    Suit, "suit", Suit::word, no_more;
    Heap, "heap", unnamed, no_more;
    How, "win", win_term, no_more;
    Chapter, "chapter", unnamed, no_more, Chapter::name;
    GameName, "game", unnamed, game_names;
}

/// Returns the Polish forms behind `w` whose stem differs.
const fn region_names(region: Region) -> &'static [&'static str] {
    match region {
        Region::Cradle => &["kolebce"],
        Region::Provinces => &["prowincjach"],
        Region::Hinterland => &["interiorze"],
    }
}

const fn colour_names(colour: Colour) -> &'static [&'static str] {
    match colour {
        Colour::Purple => &["lila", "violett", "fioletowy", "fioletowa", "purpurowy"],
        Colour::Red => &["rot", "czerwony", "czerwona"],
        Colour::Blue => &["blau", "niebieski", "niebieska"],
        Colour::Yellow => &["gelb", "żółty", "żółta"],
        Colour::White => &["weiß", "biały", "biała"],
        Colour::Black => &["schwarz", "czarny", "czarna"],
    }
}

const fn game_names(game: GameName) -> &'static [&'static str] {
    match game {
        GameName::Oath => &[],
        GameName::Xidit => &["lords of xidit"],
    }
}

const fn phase_term(phase: Phase) -> &'static str {
    match phase {
        Phase::Wake => "wake-phase",
        Phase::Act => "act-phase",
        Phase::Rest => "rest-phase",
        Phase::Setup => "setup",
        Phase::Chronicle => "chronicle",
    }
}

const fn phase_names(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Wake => &["przebudzenia"],
        Phase::Act => &["akcja", "akcje", "akcji"],
        Phase::Rest => &["odpoczynku"],
        Phase::Setup | Phase::Chronicle => &[],
    }
}

const fn win_term(how: How) -> &'static str {
    match how {
        How::Usurper => "usurper-win",
        How::Visionary => "visionary-win",
        How::StableRegime => "stable-regime-win",
        How::Successor => "successor-win",
        How::WarExhaustion => "war-exhaustion-win",
    }
}

const fn goal_names(oath: Oath) -> &'static [&'static str] {
    match oath {
        Oath::Supremacy => &["hegemonii"],
        Oath::People => &["ludu"],
        Oath::Protection => &["protekcji"],
        Oath::Devotion => &["oddania"],
    }
}

const fn side_names(side: TitleSide) -> &'static [&'static str] {
    match side {
        TitleSide::Oathkeeper => &["Bewahrerseite", "strona Wiernego Przysiędze"],
        TitleSide::Usurper => &["Thronräuberseite", "strona Uzurpatora"],
    }
}

const fn goal_term(oath: Oath) -> &'static str {
    match oath {
        Oath::Supremacy => "supremacy",
        Oath::People => "the-people",
        Oath::Protection => "protection",
        Oath::Devotion => "devotion",
    }
}
