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
    /// Another region's discard pile.
    OtherRegion { region: Region, own: Region } = "other-region",
    /// The Visions Drawn track sets the price.
    TrackPrice { supply: Supply } = "track-price",
    /// The Darkest Secret sets the price.
    DarkestSecretPrice { supply: Supply } = "darkest-secret-price",
    /// A Vision was drawn, and the marker moved.
    VisionDrawn { card: CardRef } = "vision-drawn",
    /// Neither drawn nor a facedown adviser.
    NotInHand { card: What } = "not-in-hand",
    /// All drawn cards but one are discarded first.
    KeepOne { count: usize } = "keep-one",
    /// A faceup adviser is discarded only to make room.
    FaceupAdviser { card: What } = "faceup-adviser",
    /// A facedown adviser is played faceup.
    PlayedFaceup { card: What } = "played-faceup",
    /// A Vision is never played to a site.
    VisionToSite { card: What } = "vision-to-site",
    /// A Vision is no faceup adviser.
    VisionAdviser { card: What } = "vision-adviser",
    /// Only Visions go to the Revealed Vision space.
    NotAVision { card: What } = "not-a-vision",
    /// The Conspiracy goes to the box, not to the Revealed Vision space.
    ConspiracyToBox = "conspiracy-to-box",
    /// The card can only be played to a site.
    SiteOnly { card: What } = "site-only",
    /// The card can only be played to advisers.
    AdviserOnly { card: What } = "adviser-only",
    /// The pawn is at another site.
    NotYourSite { site: Slot } = "not-your-site",
    /// The pawn is in another region.
    NotYourRegion { site: Slot } = "not-your-region",
    /// Only the holder of the People's Favor can discard a card at a site first.
    NeedsPeoplesFavor = "needs-peoples-favor",
    /// No cards at facedown sites.
    SiteFacedown { site: Slot } = "site-facedown",
    /// The site holds no more cards.
    SiteAtCapacity { site: Slot, capacity: u8 } = "site-at-capacity",
    /// The card is locked.
    CardLocked { card: What } = "locked-card",
    /// The card to be discarded is not there.
    NotThere { card: What } = "not-there",
    /// More cards are discarded than may be.
    TooManyDiscarded { most: usize } = "too-many-discarded",
    /// Fewer cards are discarded than must be.
    TooFewDiscarded { need: usize } = "too-few-discarded",
    /// There are as many advisers as can be.
    AdvisersFull { limit: usize } = "advisers-full",
    /// A modifier is not discarded during the action it modifies.
    ModifierInUse { card: What } = "modifier-in-use",
    /// Favor is gained from a bank.
    GainsFavor { suit: Suit, favor: Favor } = "gains-favor",
    /// The revealed Vision is discarded.
    VisionReplaced { card: CardRef } = "vision-replaced",
    /// Where discarded cards go.
    DiscardedTo { region: Region } = "discarded-to",
    /// The pawn of the other player is elsewhere.
    PawnElsewhere { colour: Colour } = "pawn-elsewhere",
    /// The other player does not have it.
    NotTheirs { colour: Colour } = "not-theirs",
    /// Nobody takes from oneself.
    FromYourself = "from-yourself",
    /// Too few advisers match.
    TooFewMatching { have: usize } = "too-few-matching",
    /// A banner that is seized loses tokens.
    SeizePenalty { count: usize } = "seize-penalty",
    /// No facedown relic there.
    NoRelic { site: Slot } = "no-relic",
    /// No relic on that space.
    NoRelicOnSpace { space: Space } = "no-relic-on-space",
    /// The relic elsewhere was never peeked at.
    NotPeeked { site: Slot } = "not-peeked",
    /// Only the holder of the Grand Scepter can.
    NoScepter = "no-scepter",
    /// The relic cannot be used on the turn it was taken.
    TakenThisTurn { card: CardRef } = "taken-this-turn",
    /// The card is nowhere on the table.
    NotInPlay { card: CardRef } = "not-in-play",
    /// The card is not ruled, and the pawn is not at its site.
    NoAccess { card: CardRef } = "no-access",
    /// A battle plan must be ruled.
    NotRuled { card: CardRef } = "not-ruled",
    /// A facedown card has no power.
    CardFacedown { card: CardRef } = "facedown-card",
    /// The power is none that is used alone.
    NotAlone { card: CardRef } = "not-alone",
    /// The power does not modify this.
    NotForThis { card: CardRef } = "not-for-this",
    /// Favor or secrets already lie on the card.
    Occupied { card: CardRef } = "occupied",
    /// A modifier counts once.
    UsedTwice { card: CardRef } = "used-twice",
}
