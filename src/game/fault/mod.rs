//! What can be wrong with a position file, as data; the command line words it in the reader's language.

mod place;
mod xidit;

use crate::{
    game::nouns::{Colour, Favor, Warbands},
    law::PerLang,
};
pub use place::{Place, Places, Span};
pub use xidit::XiditProblem;

/// Something wrong, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{problem} at bytes {} to {}", span.start, span.end)]
pub struct Fault {
    /// What is wrong.
    pub problem: Problem,
    /// Where in the text.
    pub span: Span,
}

/// Something unusual, and where. The position can be adjudicated nevertheless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What is unusual.
    pub concern: Concern,
    /// Where in the text.
    pub span: Span,
}

/// What is unusual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// More advisers than three §5.1.4.II; some cards allow it §7.6.4.
    ManyAdvisers {
        /// How many.
        found: usize,
    },
}

impl Concern {
    /// Returns the sections it rests on.
    #[must_use]
    pub const fn cites(self) -> &'static [&'static str] {
        match self {
            Self::ManyAdvisers { .. } => &["5.1.4.II", "7.6.4"],
        }
    }
}

/// A kind of TOML syntax error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// A key or table is defined twice.
    Twice,
    /// A text without its closing quotes, or with a character that must be escaped.
    Quotes,
    /// A comma is missing or superfluous.
    Comma,
    /// A value is missing or not a value.
    Value,
    /// A key without a value, or a value without a key.
    Key,
    /// A bracket or brace is missing or superfluous.
    Bracket,
    /// Too many nested levels.
    Depth,
    /// Anything else.
    Other,
}

impl Syntax {
    /// Returns the word for message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Twice => "twice",
            Self::Quotes => "quotes",
            Self::Comma => "comma",
            Self::Value => "value",
            Self::Key => "key",
            Self::Bracket => "bracket",
            Self::Depth => "depth",
            Self::Other => "other",
        }
    }
}

/// The kind of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list in square brackets.
    List,
    /// A table.
    Table,
    /// Tables in double square brackets.
    Tables,
    /// A number with a fraction.
    Float,
    /// A date or a time.
    Date,
    /// A card: its name, or a table that describes it.
    Card,
    /// A number, or a list of cards.
    Pile,
    /// `true`, `false` or a name.
    Space,
}

impl Shape {
    /// Returns the word for message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Number => "number",
            Self::Flag => "flag",
            Self::List => "list",
            Self::Table => "table",
            Self::Tables => "tables",
            Self::Float => "float",
            Self::Date => "date",
            Self::Card => "card",
            Self::Pile => "pile",
            Self::Space => "space",
        }
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.word())]
pub enum Problem {
    /// It is not TOML.
    Syntax(Syntax),
    /// The text is longer than any position.
    TooLong {
        /// The most bytes.
        most: usize,
    },
    /// A fact in words is longer than any.
    FactTooLong {
        /// The most words.
        most: usize,
    },
    /// There is no such key.
    UnknownKey {
        /// As written.
        key: String,
        /// The nearest right one.
        nearest: Option<&'static str>,
    },
    /// A key is given twice, in two spellings.
    KeyTwice {
        /// The key.
        key: &'static str,
    },
    /// A required key is missing.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// The value is of another kind.
    WrongShape {
        /// What it must be.
        wanted: Shape,
        /// What it is.
        found: Shape,
    },
    /// A number is too small or too large.
    OutOfRange {
        /// The smallest.
        low: u8,
        /// The largest.
        high: u8,
    },
    /// A list is too long.
    TooMany {
        /// The most entries.
        most: usize,
    },
    /// Nothing has that name.
    UnknownName {
        /// As written.
        name: String,
        /// The kind of thing.
        kind: &'static str,
        /// The nearest right ones, in each language.
        nearest: Vec<PerLang<String>>,
    },
    /// A word of a fact that nothing uses.
    UnknownWord {
        /// As written.
        word: String,
        /// The nearest word that would be used, in each language.
        nearest: Vec<PerLang<String>>,
    },
    /// A word of a fact with nothing behind it.
    NoValue {
        /// As written.
        word: String,
    },
    /// A fact that is said twice.
    SaidTwice {
        /// The words for it.
        word: String,
    },
    /// So much more or less of something of which it is not known how much there is, or less than none.
    UnknownSum {
        /// The word.
        word: String,
    },
    /// Something taken away that is not there.
    NotThere {
        /// As written.
        word: String,
    },
    /// Something said to be unknown that cannot be: left out of a described thing, it is none.
    NeverUnknown {
        /// As written.
        word: String,
    },
    /// A name of the table's own making that no action could say.
    UnspeakableName {
        /// As written.
        name: String,
    },
    /// Several things have that name.
    Ambiguous {
        /// As written.
        name: String,
        /// What it could mean, in each language.
        candidates: Vec<PerLang<String>>,
    },
    /// A card of another kind.
    WrongKind {
        /// The card.
        card: &'static str,
        /// The kind it must be.
        kind: &'static str,
    },
    /// Neither a name nor a suit, and not facedown.
    NoIdentity,
    /// What is described differs from what is printed on the card.
    Contradicts {
        /// The key.
        key: &'static str,
        /// The card.
        card: &'static str,
    },
    /// The site is not on the map.
    NotOnMap {
        /// As written.
        name: String,
    },
    /// A colour has two players.
    ColourTwice(Colour),
    /// A slot has two sites.
    SlotTwice(&'static str),
    /// A card or site lies in two places.
    CardTwice(&'static str),
    /// A colour that is named has no player.
    NotListed(Colour),
    /// There is a second Chancellor.
    TwoChancellors,
    /// The Chancellor is not purple, or another player is §1.8.
    ChancellorIsPurple,
    /// More warbands than exist §1.8, §1.9.
    TooManyWarbands {
        /// Their colour.
        colour: Colour,
        /// How many are on the table.
        found: u16,
    },
    /// More favor than exists §1.4.
    TooMuchFavor {
        /// How much is on the table.
        found: u16,
    },
    /// Two colours of warbands at a site.
    TwoColours,
    /// Warbands of a Citizen's own colour at a site §6.6.2.
    CitizenColourAtSite(Colour),
    /// More cards at a site than it holds §2.8.1.
    OverCapacity {
        /// The cards there.
        found: usize,
        /// What it holds.
        capacity: u8,
    },
    /// A card at a facedown site.
    CardAtFacedown,
    /// A pawn at a facedown site: it is turned when a pawn comes §5.6.2.
    PawnAtFacedown(Colour),
    /// Warbands at a facedown site, which nobody rules §6.5.
    WarbandsAtFacedown,
    /// Favor, secrets or relics at a facedown site: they come when it is turned §2.8.2.
    TokensAtFacedown,
    /// A Vision at a site §5.1.4.III.
    VisionAtSite(&'static str),
    /// A Vision faceup among the advisers §5.1.4.III.
    FaceupVision(&'static str),
    /// A faceup card among the advisers that can only be at a site §7.2.1.
    SiteOnlyAdviser(&'static str),
    /// A card at a site that can only be an adviser §7.2.1.
    AdviserOnlyAtSite(&'static str),
    /// A banner without the one token that always stays on it §2.5.3.
    EmptyBanner,
    /// A revealed Vision beside a board that has no space for it: only an Exile's has §2.2.1.
    ImperialWithVision(&'static str),
    /// The Conspiracy on a Revealed Vision space: it goes back to the box §5.1.4.IV.
    ConspiracyOnVisionSpace,
    /// Not the number of warbands that are left in the bank.
    WrongBank {
        /// How many are left.
        right: Warbands,
    },
    /// Not the favor that is left in the shared bank.
    WrongShared {
        /// How much is left.
        right: Favor,
    },
    /// The Chronicle of a game that nobody has won §8.
    NoWinner,
    /// A winner who cannot have won so §3.
    CannotHaveWon(Colour, AgainstWin),
    /// Something impossible in Lords of Xidit.
    Xidit(XiditProblem),
}

/// What speaks against a way to win §3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgainstWin {
    /// The role of the winner.
    Role,
    /// The title is not theirs on its Usurper side §3.1.
    Title,
    /// Too few Visions are drawn §3.2.
    Visions,
    /// The round §3.3, §3.4.
    Round,
}

/// Names every kind of problem that has a word of its own.
macro_rules! kinds {
    ($($kind:pat => $word:literal,)*) => {
        impl Problem {
            /// The words of all kinds but those of Lords of Xidit.
            pub const KINDS: &'static [&'static str] = &[$($word),*];

            /// Returns the word for message ids and JSON.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self {
                    $($kind => $word,)*
                    Self::Xidit(flaw) => flaw.word(),
                }
            }
        }
    };
}

kinds! {
    Self::Syntax(_) => "syntax",
    Self::TooLong { .. } => "too-long",
    Self::FactTooLong { .. } => "fact-too-long",
    Self::UnknownKey { .. } => "unknown-key",
    Self::KeyTwice { .. } => "key-twice",
    Self::MissingKey { .. } => "missing-key",
    Self::WrongShape { .. } => "wrong-shape",
    Self::OutOfRange { .. } => "out-of-range",
    Self::TooMany { .. } => "too-many",
    Self::UnknownName { .. } => "unknown-name",
    Self::UnspeakableName { .. } => "unspeakable-name",
    Self::UnknownWord { .. } => "unknown-word",
    Self::NoValue { .. } => "no-value",
    Self::SaidTwice { .. } => "said-twice",
    Self::UnknownSum { .. } => "unknown-sum",
    Self::NotThere { .. } => "not-there",
    Self::NeverUnknown { .. } => "never-unknown",
    Self::Ambiguous { .. } => "ambiguous",
    Self::WrongKind { .. } => "wrong-kind",
    Self::NoIdentity => "no-identity",
    Self::Contradicts { .. } => "contradicts",
    Self::NotOnMap { .. } => "not-on-map",
    Self::ColourTwice(_) => "colour-twice",
    Self::SlotTwice(_) => "slot-twice",
    Self::CardTwice(_) => "same-card-twice",
    Self::NotListed(_) => "not-listed",
    Self::TwoChancellors => "two-chancellors",
    Self::ChancellorIsPurple => "chancellor-is-purple",
    Self::TooManyWarbands { .. } => "too-many-warbands",
    Self::TooMuchFavor { .. } => "too-much-favor",
    Self::TwoColours => "two-colours",
    Self::CitizenColourAtSite(_) => "citizens-own",
    Self::OverCapacity { .. } => "over-capacity",
    Self::CardAtFacedown => "at-facedown",
    Self::PawnAtFacedown(_) => "pawn-at-facedown",
    Self::WarbandsAtFacedown => "warbands-at-facedown",
    Self::TokensAtFacedown => "tokens-at-facedown",
    Self::VisionAtSite(_) => "vision-at-site",
    Self::FaceupVision(_) => "faceup-vision",
    Self::SiteOnlyAdviser(_) => "site-only-adviser",
    Self::AdviserOnlyAtSite(_) => "adviser-only-at-site",
    Self::EmptyBanner => "empty-banner",
    Self::ImperialWithVision(_) => "vision-of-imperial",
    Self::ConspiracyOnVisionSpace => "conspiracy-stays",
    Self::WrongBank { .. } => "wrong-bank",
    Self::WrongShared { .. } => "wrong-shared",
    Self::NoWinner => "no-winner",
    Self::CannotHaveWon(_, AgainstWin::Role) => "cannot-have-won",
    Self::CannotHaveWon(_, AgainstWin::Title) => "usurper-without-title",
    Self::CannotHaveWon(_, AgainstWin::Visions) => "too-few-visions",
    Self::CannotHaveWon(_, AgainstWin::Round) => "won-in-other-round",
}

impl Problem {
    /// Returns the sections it rests on.
    #[must_use]
    pub const fn cites(&self) -> &'static [&'static str] {
        match self {
            Self::TooManyWarbands { .. } => &["1.8", "1.9", "9.3"],
            Self::TooMuchFavor { .. } => &["1.4", "9.3"],
            Self::ChancellorIsPurple | Self::TwoChancellors => &["1.7", "1.8"],
            Self::CitizenColourAtSite(_) => &["6.6.2"],
            Self::OverCapacity { .. } | Self::CardAtFacedown => &["2.8.1"],
            Self::PawnAtFacedown(_) => &["5.6.2"],
            Self::WarbandsAtFacedown => &["6.5", "10/rule"],
            Self::TokensAtFacedown => &["2.8.2", "5.6.2"],
            Self::VisionAtSite(_) | Self::FaceupVision(_) => &["5.1.4.III"],
            Self::SiteOnlyAdviser(_) | Self::AdviserOnlyAtSite(_) => &["7.2.1"],
            Self::EmptyBanner => &["1.5", "2.5.3"],
            Self::ImperialWithVision(_) => &["2.2.1", "5.1.4.III"],
            Self::ConspiracyOnVisionSpace => &["5.1.4.IV"],
            Self::WrongBank { .. } => &["2.2.3"],
            Self::WrongShared { .. } => &["2.1.7"],
            Self::NoWinner => &["3", "8"],
            Self::CannotHaveWon(_, AgainstWin::Role) => &["3.1", "3.2", "3.3", "3.3.1"],
            Self::CannotHaveWon(_, AgainstWin::Title) => &["3.1"],
            Self::CannotHaveWon(_, AgainstWin::Visions) => &["3.2"],
            Self::CannotHaveWon(_, AgainstWin::Round) => &["3.3", "3.4"],
            Self::Xidit(flaw) => flaw.cites(),
            Self::Syntax(_)
            | Self::TooLong { .. }
            | Self::FactTooLong { .. }
            | Self::UnknownKey { .. }
            | Self::KeyTwice { .. }
            | Self::MissingKey { .. }
            | Self::WrongShape { .. }
            | Self::OutOfRange { .. }
            | Self::TooMany { .. }
            | Self::UnknownName { .. }
            | Self::UnspeakableName { .. }
            | Self::UnknownWord { .. }
            | Self::NoValue { .. }
            | Self::SaidTwice { .. }
            | Self::UnknownSum { .. }
            | Self::NotThere { .. }
            | Self::NeverUnknown { .. }
            | Self::Ambiguous { .. }
            | Self::WrongKind { .. }
            | Self::NoIdentity
            | Self::Contradicts { .. }
            | Self::NotOnMap { .. }
            | Self::ColourTwice(_)
            | Self::SlotTwice(_)
            | Self::CardTwice(_)
            | Self::NotListed(_)
            | Self::TwoColours => &[],
        }
    }
}
