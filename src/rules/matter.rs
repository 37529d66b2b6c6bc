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
    /// Nobody attacks themselves.
    AttacksSelf = "attacks-self",
    /// The defender neither rules the attacker's site nor has a pawn there.
    OutOfReach { defender: Colour, site: Slot } = "out-of-reach",
    /// A player rules the site, so the bandits cannot be chosen.
    PlayerRulesSite { site: Slot } = "player-rules-site",
    /// No player rules the site, so only the bandits can be chosen.
    OnlyBandits { site: Slot } = "only-bandits",
    /// Somebody is not an Imperial player in this Campaign.
    NotImperialHere { colour: Colour } = "not-imperial-here",
    /// The same target is declared twice.
    TargetTwice = "target-twice",
    /// No target is at the attacker's site.
    NoTargetHere { site: Slot } = "no-target-here",
    /// The defender rules the attacker's site, which must be targeted.
    MustTargetSite { site: Slot } = "must-target-site",
    /// The defender's pawn is not at the attacker's site.
    PawnElsewhere { site: Slot } = "pawn-elsewhere",
    /// The defender does not rule the site.
    TargetNotRuled { site: Slot } = "target-not-ruled",
    /// The defender does not have the relic.
    RelicNotTheirs { card: CardRef } = "relic-not-theirs",
    /// The defender does not hold the banner.
    BannerNotTheirs = "banner-not-theirs",
    /// Bandits have neither pawn nor favor.
    BanditsHaveOnlySites = "bandits-have-only-sites",
    /// More attack dice than warbands on the board.
    TooManyAttackDice { dice: usize, warbands: Warbands } = "too-many-attack-dice",
    /// The Chancellor joins as an Ally.
    AllyJoins { ally: Colour } = "ally-joins",
    /// A Citizen may join as an Ally.
    AllyMayJoin { ally: Colour } = "ally-may-join",
    /// Somebody cannot join as an Ally.
    CannotJoin { ally: Colour } = "cannot-join",
    /// The dice and forces that meet.
    PoolsMeet { attack: usize, force: Warbands, defense: usize, defenders: usize } = "pools-meet",
    /// The bandits use a battle plan that is not modelled.
    BanditPlan { card: CardRef } = "bandit-plan",
    /// Warbands are placed at a site that was no target.
    PlacedElsewhere { site: Slot } = "placed-elsewhere",
    /// A Citizen places no warbands at conquered Imperial sites.
    CitizenPlacesNone { site: Slot } = "citizen-places-none",
    /// Pawn and favor were no target.
    PawnNotTargeted = "pawn-not-targeted",
    /// The sacrifice is not what victory takes.
    WrongSacrifice { given: Warbands, need: Warbands } = "wrong-sacrifice",
    /// The named losses are not what the defeat takes.
    WrongLosses { need: Warbands } = "wrong-losses",
    /// The Chancellor chooses who dies.
    ChancellorChoosesLosses { count: Warbands } = "chancellor-chooses-losses",
    /// The attacker is victorious.
    CampaignWon { lost: Warbands, killed: Warbands } = "campaign-won",
    /// The attacker is defeated.
    CampaignLost { lost: Warbands } = "campaign-lost",
}
