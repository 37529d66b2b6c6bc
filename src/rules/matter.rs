//! What speaks for or against an action, as data: the edge says it in the reader's language (`ruling-<kind>`).

use super::missing::Missing;
use crate::{
    cards::Suit,
    game::{CardRef, Colour, Favor, Phase, Region, Role, Secrets, Slot, Space, Supply, Warbands, What},
};

/// A value that a message names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count, which decides on singular and plural.
    Count(usize),
    /// A card of the rulebook, by its id.
    Card(&'static str),
    /// Something of the table's own.
    Own(String),
    /// A colour.
    Colour(Colour),
    /// A slot.
    Slot(Slot),
    /// A suit.
    Suit(Suit),
    /// A region.
    Region(Region),
    /// A space of the Reliquary.
    Space(Space),
    /// A phase.
    Phase(Phase),
    /// A role.
    Role(Role),
    /// What the description leaves out.
    Missing(Missing),
}

macro_rules! values {
    ($($type:ty => $made:expr),* $(,)?) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                let make: fn($type) -> Self = $made;
                make(value)
            }
        }
    )*};
}

values! {
    usize => Self::Count,
    u8 => |count| Self::Count(count.into()),
    Supply => |count| Self::Count(count.0.into()),
    Favor => |count| Self::Count(count.0.into()),
    Secrets => |count| Self::Count(count.0.into()),
    Warbands => |count| Self::Count(count.0.into()),
    CardRef => |card| Self::Card(card.0.id),
    Colour => Self::Colour,
    Slot => Self::Slot,
    Suit => Self::Suit,
    Region => Self::Region,
    Space => Self::Space,
    Phase => Self::Phase,
    Role => Self::Role,
    Missing => Self::Missing,
    What => |what| match what {
        What::Known(card) => Self::Card(card.0.id),
        What::Described { name: Some(name), .. } => Self::Own(name),
        What::Described { suit: Some(suit), .. } => Self::Suit(suit),
        What::Described { .. } | What::Unknown => Self::Own("?".to_owned()),
    },
}

macro_rules! matters {
    ($($(#[$about:meta])* $name:ident $({ $($field:ident: $type:ty),* $(,)? })? = $kind:literal),* $(,)?) => {
        /// What speaks for or against an action, or leaves it open.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Matter {
            $($(#[$about])* $name $({ $(#[doc = concat!("The ", stringify!($field), ".")] $field: $type),* })?),*
        }

        impl Matter {
            /// The kinds, with the names of their values.
            pub const KINDS: &'static [(&'static str, &'static [&'static str])] = &[$(($kind, &[$($(stringify!($field)),*)?])),*];

            /// Returns the kind for message ids and JSON.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$name $({ $($field: _),* })? => $kind),* }
            }

            /// Returns the values that its message names.
            #[must_use]
            pub fn values(&self) -> Vec<(&'static str, Value)> {
                match self { $(Self::$name $({ $($field),* })? => vec![$($((stringify!($field), Value::from($field.clone()))),*)?]),* }
            }
        }
    };
}

matters! {
    /// The description leaves out what decides it.
    Untold { what: Missing } = "untold",
    /// A card whose power is not modelled could change it.
    Unmodelled { card: CardRef } = "unmodelled",
    /// It is another player's turn.
    NotYourTurn { turn: Colour } = "not-your-turn",
    /// The turn is in another phase.
    WrongPhase { phase: Phase, wanted: Phase } = "wrong-phase",
    /// A Search is not finished.
    CardsInHand { count: usize } = "cards-in-hand",
    /// A Campaign is not finished.
    CampaignUnderWay = "campaign-under-way",
    /// Too little Supply.
    NotEnoughSupply { need: Supply, have: Supply } = "not-enough-supply",
    /// Too little favor.
    NotEnoughFavor { need: Favor, have: Favor } = "not-enough-favor",
    /// Too few secrets.
    NotEnoughSecrets { need: Secrets, have: Secrets } = "not-enough-secrets",
    /// Too few warbands.
    NotEnoughWarbands { need: Warbands, have: Warbands } = "not-enough-warbands",
    /// Only an Exile can.
    OnlyRole { role: Role } = "only-role",
    /// The pawn is there already.
    AlreadyThere { site: Slot } = "already-there",
    /// The regions set the price.
    RegionPrice { from: Region, to: Region, supply: Supply } = "region-price",
    /// The site is turned faceup.
    SiteRevealed { site: Slot } = "site-revealed",
    /// Somebody else holds the banner.
    NotHoldingPeoplesFavor = "not-holding-peoples-favor",
    /// The People's Favor has been seen to.
    FavorStepsDone = "favor-steps-done",
    /// The People's Favor comes first.
    FavorStepsFirst { count: u8 } = "favor-steps-first",
    /// The last favor on the banner stays while some can be placed.
    MustPlaceFavor = "must-place-favor",
    /// Neither placing nor returning is possible.
    NothingToPlace = "nothing-to-place",
    /// Another bank has less.
    NotTheLeastBank { suit: Suit, least: Favor } = "not-the-least-bank",
    /// The banner turns to its Mob side.
    TurnsToMob { favor: Favor } = "turns-to-mob",
    /// Favor is placed or returned once more.
    MobRepeats = "mob-repeats",
    /// The site gives nothing in Wake.
    NoWakePower = "no-wake-power",
    /// The site has none left.
    NothingLeftHere { site: Slot } = "nothing-left-here",
    /// The title turns to its Usurper side.
    TurnsUsurper { player: Colour } = "turns-usurper",
    /// The game is won.
    GameWon { player: Colour } = "game-won",
    /// Supply after resting.
    Refreshed { supply: Supply, saved: Supply } = "refreshed",
    /// No end die is rolled now.
    NoEndDie = "no-end-die",
    /// The end die must show at least this.
    EndDie { least: u8 } = "end-die",
    /// The end die has no such face.
    NotOnEndDie { rolled: u8 } = "not-on-end-die",
    /// The game goes on.
    GameGoesOn { round: u8 } = "game-goes-on",
    /// The title is not theirs to be handed.
    DoesNotMeetGoal { player: Colour } = "does-not-meet-goal",
    /// The holder meets the goal and keeps the title.
    HolderKeepsTitle { player: Colour } = "holder-keeps-title",
    /// The holder chooses among those who meet the goal.
    HolderChooses { player: Colour } = "holder-chooses",
    /// The title passes on.
    TitlePasses { player: Colour } = "title-passes",
    /// A tie is not the most.
    TiedForMost { count: usize } = "tied-for-most",
}
