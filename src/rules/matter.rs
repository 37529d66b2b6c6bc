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
    /// The card is not at the pawn's site.
    NotAtYourSite { card: What, site: Slot } = "not-at-your-site",
    /// The card is a ruined edifice.
    IsRuin { card: What } = "is-ruin",
    /// Favor or secrets lie on the card already.
    BearsTokens { card: What } = "bears-tokens",
    /// So many warbands come.
    GainsWarbands { count: Warbands, colour: Colour } = "gains-warbands",
    /// The personal bank has fewer warbands.
    BankShort { count: Warbands, colour: Colour } = "bank-short",
    /// So much favor comes.
    GainsFavor { count: Favor, suit: Suit } = "gains-favor",
    /// The favor bank has less.
    FavorBankShort { count: Favor, suit: Suit } = "favor-bank-short",
    /// So many secrets come.
    GainsSecrets { count: Secrets, suit: Suit } = "gains-secrets",
    /// No relic lies at the site.
    NoRelicHere { site: Slot } = "no-relic-here",
    /// That relic does not lie at the site.
    RelicNotHere { card: CardRef, site: Slot } = "relic-not-here",
    /// The site prints no cost for a relic.
    NoRecoverCost { site: Slot } = "no-recover-cost",
    /// A favor bank has too little.
    NotEnoughInBank { need: Favor, have: Favor, suit: Suit } = "not-enough-in-bank",
    /// The favor goes to a bank.
    FavorToBank { count: Favor, suit: Suit } = "favor-to-bank",
    /// Not more than lies on the banner.
    PaysTooLittle { least: u8, paying: u8 } = "pays-too-little",
    /// More than the least may be paid.
    AnyNumberAbove { least: u8 } = "any-number-above",
    /// The Mob side is turned down.
    MobFlipped = "mob-flipped",
    /// The old favor goes to the banks.
    OldFavorToBanks { count: Favor } = "old-favor-to-banks",
    /// It is the player's own banner.
    OwnBanner = "own-banner",
    /// Nobody holds the banner.
    NobodyHolds = "nobody-holds",
    /// The banner lies in the shared bank.
    FromSharedBank = "from-shared-bank",
    /// The holder's site has no card with a suit.
    NoCardsThere { site: Slot } = "no-cards-there",
    /// Every card there matches an adviser.
    EveryCardMatches { site: Slot, colour: Colour } = "every-card-matches",
    /// The holder has no faceup advisers.
    NoFaceupAdvisers { colour: Colour } = "no-faceup-advisers",
    /// A card there matches an adviser.
    ACardMatches { card: What, colour: Colour } = "a-card-matches",
    /// A card there matches no adviser.
    CardDiffers { card: What, colour: Colour } = "card-differs",
    /// The player does not rule the site.
    DoesNotRule { site: Slot } = "does-not-rule",
    /// Too few own warbands at the site.
    NotEnoughAtSite { need: Warbands, have: Warbands, site: Slot } = "not-enough-at-site",
    /// The last warband cannot leave.
    LastWarbandStays { site: Slot } = "last-warband-stays",
    /// The Bandit Crown lets the last one leave.
    CrownHoldsSite { site: Slot } = "crown-holds-site",
    /// It must be another player.
    NotAnother { colour: Colour } = "not-another",
    /// Not an Imperial player.
    NotImperial { colour: Colour } = "not-imperial",
    /// The other pawn is at another site.
    PawnElsewhere { colour: Colour } = "pawn-elsewhere",
    /// Too few warbands on the other board.
    NotEnoughOnBoard { need: Warbands, have: Warbands, colour: Colour } = "not-enough-on-board",
    /// The player does not hold the Grand Scepter.
    NoScepter = "no-scepter",
    /// The Grand Scepter was taken this turn.
    ScepterTakenNow = "scepter-taken-now",
    /// The player is something else.
    WrongRole { colour: Colour, wanted: Role } = "wrong-role",
    /// The Reliquary space has no relic.
    SpaceEmpty { space: Space } = "space-empty",
    /// The Reliquary has no relic.
    ReliquaryEmpty = "reliquary-empty",
    /// A side does not have what it promises.
    CannotPromise { colour: Colour } = "cannot-promise",
    /// Only one side gives.
    OneSided = "one-sided",
    /// The Act Phase ends.
    ActPhaseEnds = "act-phase-ends",
    /// Too few purple warbands.
    TooFewToReplace { need: Warbands, have: Warbands } = "too-few-to-replace",
    /// What exiling costs.
    ExilePrice { favor: Favor, colour: Colour } = "exile-price",
    /// What self-exile costs.
    SelfExilePrice { board: Secrets, cards: Secrets, warbands: Warbands } = "self-exile-price",
    /// The player holds the Grand Scepter.
    HoldsScepter = "holds-scepter",
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
    /// The revealed Vision is discarded.
    VisionReplaced { card: CardRef } = "vision-replaced",
    /// Where discarded cards go.
    DiscardedTo { region: Region } = "discarded-to",
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
    PawnNotAtSite { site: Slot } = "pawn-not-at-site",
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
    /// The bandits use a battle plan.
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
    /// A card forbids it.
    Forbids { card: CardRef } = "forbids",
    /// The targets bring an odd number of defense dice.
    OddTargets { card: CardRef, count: usize } = "odd-targets",
    /// A battle plan is used alone.
    UsedAlone { card: CardRef } = "used-alone",
    /// So many dice are not a plan's to add or remove.
    WrongPlanDice { card: CardRef } = "wrong-plan-dice",
}
