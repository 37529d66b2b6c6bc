//! What speaks for or against an action, as data: the edge says it in the reader's language (`ruling-<kind>`).

use crate::{
    cards::Suit,
    game::{CardIdentity, CardRef, Colour, Favor, Phase, Region, Role, Secrets, Slot, Space, Supply, Warbands},
    rules::base::{Missing, Pattern, Value, sayings},
};

sayings! {
    /// What speaks for or against an action, or leaves it open.
    Matter;
    Missing { what: Missing } = "untold",
    Unmodelled { card: CardRef } = "unmodelled",
    Undecided { card: CardRef } = "undecided",
    NotYourTurn { turn: Colour, player: Colour } = "not-your-turn",
    WrongPhase { phase: Phase, wanted: Phase } = "wrong-phase",
    CardsInHand { count: usize } = "cards-in-hand",
    CampaignUnderWay = "campaign-under-way",
    /// The pawn that was a target is not banished, which the victor may choose.
    PawnSpared { clause: Pattern } = "pawn-spared",
    CampaignGoesOn = "campaign-goes-on",
    NotEnoughSupply { need: Supply, have: Supply } = "not-enough-supply",
    CostsAtLeast { need: Supply, have: Supply } = "costs-at-least",
    NotEnoughFavor { need: Favor, have: Favor } = "not-enough-favor",
    NotEnoughSecrets { need: Secrets, have: Secrets } = "not-enough-secrets",
    NotEnoughWarbands { need: Warbands, have: Warbands } = "not-enough-warbands",
    OnlyRole { role: Role } = "only-role",
    AlreadyThere { site: Slot } = "already-there",
    RegionPrice { from: Region, to: Region, supply: Supply } = "region-price",
    SiteRevealed { site: Slot } = "site-revealed",
    SiteUnknown { site: Slot } = "site-not-told",
    NotHoldingPeoplesFavor = "not-holding-peoples-favor",
    FavorStepsDone = "favor-steps-done",
    FavorStepsFirst { count: u8 } = "favor-steps-first",
    MustPlaceFavor = "must-place-favor",
    NothingToPlace = "nothing-to-place",
    NotTheLeastBank { suit: Suit, least: Favor } = "not-the-least-bank",
    TurnsToMob { favor: Favor } = "turns-to-mob",
    MobRepeats = "mob-repeats",
    NoWakePower = "no-wake-power",
    NothingLeftHere { site: Slot } = "nothing-left-here",
    TurnsUsurper { player: Colour } = "turns-usurper",
    GameWon { player: Colour } = "game-won",
    /// Nothing can be done in a game that is over.
    GameOver { player: Colour } = "game-over",
    Refreshed { supply: Supply, saved: Supply } = "refreshed",
    NoEndDie = "no-end-die",
    EndDie { least: u8 } = "end-die",
    NotOnEndDie { rolled: u8 } = "not-on-end-die",
    GameGoesOn { round: u8 } = "game-goes-on",
    DoesNotMeetGoal { player: Colour } = "does-not-meet-goal",
    HolderKeepsTitle { player: Colour } = "holder-keeps-title",
    HolderChooses { player: Colour } = "holder-chooses",
    TitlePasses { player: Colour } = "title-passes",
    TiedForMost { count: usize } = "tied-for-most",
    NotAtYourSite { card: CardIdentity, site: Slot } = "not-at-your-site",
    IsRuin { card: CardIdentity } = "is-ruin",
    BearsTokens { card: CardIdentity } = "bears-tokens",
    GainsWarbands { count: Warbands, colour: Colour } = "gains-warbands",
    BankShort { count: Warbands, colour: Colour } = "bank-short",
    GainsFavor { count: Favor, suit: Suit } = "gains-favor",
    FavorBankShort { count: Favor, suit: Suit } = "favor-bank-short",
    GainsSecrets { count: Secrets, suit: Suit } = "gains-secrets",
    NoRelicHere { site: Slot } = "no-relic-here",
    RelicNotHere { card: CardRef, site: Slot } = "relic-not-here",
    NoRecoverCost { site: Slot } = "no-recover-cost",
    NotEnoughInBank { need: Favor, have: Favor, suit: Suit } = "not-enough-in-bank",
    FavorToBank { count: Favor, suit: Suit } = "favor-to-bank",
    PaysTooLittle { least: u8, paying: u8 } = "pays-too-little",
    AnyNumberAbove { least: u8 } = "any-number-above",
    MobFlipped = "mob-flipped",
    OldFavorToBanks { count: Favor } = "old-favor-to-banks",
    OwnBanner = "own-banner",
    OldSecretTaken = "old-secret-taken",
    OldSecretsBack { count: Secrets, colour: Colour } = "old-secrets-back",
    OldSecretsShared { count: Secrets } = "old-secrets-shared",
    NobodyHolds = "nobody-holds",
    FromSharedBank = "from-shared-bank",
    NoCardsThere { site: Slot } = "no-cards-there",
    EveryCardMatches { site: Slot, colour: Colour } = "every-card-matches",
    NoFaceupAdvisers { colour: Colour } = "no-faceup-advisers",
    ACardMatches { card: CardIdentity, colour: Colour } = "a-card-matches",
    CardDiffers { card: CardIdentity, colour: Colour } = "card-differs",
    DoesNotRule { site: Slot } = "does-not-rule",
    NotEnoughAtSite { need: Warbands, have: Warbands, site: Slot } = "not-enough-at-site",
    LastWarbandStays { site: Slot } = "last-warband-stays",
    CrownHoldsSite { site: Slot } = "crown-holds-site",
    NotAnother { colour: Colour } = "not-another",
    NotImperial { colour: Colour } = "not-imperial",
    PawnElsewhere { colour: Colour } = "pawn-elsewhere",
    NotEnoughOnBoard { need: Warbands, have: Warbands, colour: Colour } = "not-enough-on-board",
    NotEnoughOnCard { need: Warbands, have: Warbands, card: CardRef } = "not-enough-on-card",
    NoScepter = "no-scepter",
    ScepterWithNobody = "scepter-with-nobody",
    ScepterTakenNow = "scepter-taken-now",
    WrongRole { colour: Colour, wanted: Role } = "wrong-role",
    SpaceEmpty { space: Space } = "space-empty",
    ReliquaryEmpty = "reliquary-empty",
    CannotPromise { colour: Colour } = "cannot-promise",
    OneSided = "one-sided",
    /// A relic of the Reliquary is promised beside the one of the offer.
    ReliquaryRelic { card: CardRef } = "reliquary-relic",
    /// A card that is no relic is promised.
    NotExchanged { card: CardRef } = "not-exchanged",
    /// Warbands are promised.
    WarbandsNotExchanged = "warbands-not-exchanged",
    /// A banner changes hands without being taken.
    BannerGiven = "banner-given",
    ActPhaseEnds = "act-phase-ends",
    /// Another number of warbands must be replaced.
    WrongReplacement { need: Warbands } = "wrong-replacement",
    TooFewToReplace { need: Warbands, have: Warbands } = "too-few-to-replace",
    ExilePrice { favor: Favor, more: u8, less: u8, colour: Colour } = "exile-price",
    ConspiracyMatches { have: usize } = "conspiracy-matches",
    FlipsToMob = "flips-to-mob",
    CardLiesAt { card: CardIdentity, site: Slot } = "card-lies-at",
    SelfExilePrice { board: Secrets, cards: Secrets, warbands: Warbands } = "self-exile-price",
    HoldsScepter = "holds-scepter",
    OtherRegion { region: Region, own: Region } = "other-region",
    TrackPrice { supply: Supply } = "track-price",
    DarkestSecretPrice { supply: Supply } = "darkest-secret-price",
    DarkestSecretUnknown { supply: Supply } = "darkest-secret-untold",
    VisionDrawn { card: CardRef } = "vision-drawn",
    /// The last of the cards that nobody names is a Vision.
    SecretVision = "secret-vision",
    /// The last of the cards that nobody names may be a Vision; then the marker must be moved to this number.
    SecretDraw { marker: u8 } = "secret-draw",
    NotInHand { card: CardIdentity } = "not-in-hand",
    NoMoreVisionsDrawn { card: CardIdentity, count: u8 } = "no-more-visions-drawn",
    KeepOne { count: usize } = "keep-one",
    FaceupAdviser { card: CardIdentity } = "faceup-adviser",
    PlayedFaceup { card: CardIdentity } = "played-faceup",
    VisionToSite { card: CardIdentity } = "vision-to-site",
    VisionAdviser { card: CardIdentity } = "vision-adviser",
    NotAVision { card: CardIdentity } = "not-a-vision",
    ConspiracyToBox = "conspiracy-to-box",
    SiteOnly { card: CardIdentity } = "site-only",
    AdviserOnly { card: CardIdentity } = "adviser-only",
    NotYourSite { site: Slot } = "not-your-site",
    NotYourRegion { site: Slot } = "not-your-region",
    NeedsPeoplesFavor = "needs-peoples-favor",
    SiteFacedown { site: Slot } = "site-facedown",
    SiteAtCapacity { site: Slot, capacity: u8 } = "site-at-capacity",
    CardLocked { card: CardIdentity } = "locked-card",
    NotThere { card: CardIdentity } = "not-there",
    TooManyDiscarded { most: usize } = "too-many-discarded",
    TooFewDiscarded { need: usize } = "too-few-discarded",
    AdvisersFull { limit: usize } = "advisers-full",
    ModifierInUse { card: CardIdentity } = "modifier-in-use",
    VisionReplaced { card: CardRef } = "vision-replaced",
    DiscardedTo { region: Region } = "discarded-to",
    NotTheirs { colour: Colour } = "not-theirs",
    FromYourself = "from-yourself",
    TooFewMatching { have: usize } = "too-few-matching",
    SeizePenalty { count: usize } = "seize-penalty",
    NoRelic { site: Slot } = "no-relic",
    NoRelicOnSpace { space: Space } = "no-relic-on-space",
    NotPeeked { site: Slot } = "not-peeked",
    TakenThisTurn { card: CardRef } = "taken-this-turn",
    NotInPlay { card: CardRef } = "not-in-play",
    InReliquary { card: CardRef } = "in-reliquary",
    NoAccess { card: CardRef } = "no-access",
    /// A pile without cards.
    NothingDrawn = "nothing-drawn",
    NotRuled { card: CardRef } = "not-ruled",
    /// A plan of somebody else than who acts.
    NotRuledBy { card: CardRef, colour: Colour } = "not-ruled-by",
    CardFacedown { card: CardRef } = "facedown-card",
    NotAlone { card: CardRef } = "not-alone",
    NotForThis { card: CardRef } = "not-for-this",
    Occupied { card: CardRef } = "occupied",
    UsedTwice { card: CardRef } = "used-twice",
    UsedTooLate { card: CardRef } = "used-too-late",
    AttacksSelf = "attacks-self",
    OutOfReach { defender: Colour, site: Slot } = "out-of-reach",
    PlayerRulesSite { site: Slot } = "player-rules-site",
    OnlyBandits { site: Slot } = "only-bandits",
    NotImperialHere { colour: Colour } = "not-imperial-here",
    TargetTwice = "target-twice",
    /// Something stands twice in a list.
    NamedTwice = "named-twice",
    NoTargetHere { site: Slot } = "no-target-here",
    MustTargetSite { site: Slot } = "must-target-site",
    PawnNotAtSite { site: Slot } = "pawn-not-at-site",
    TargetNotRuled { site: Slot } = "target-not-ruled",
    RelicNotTheirs { card: CardRef } = "relic-not-theirs",
    BannerNotTheirs = "banner-not-theirs",
    BanditsHaveOnlySites = "bandits-have-only-sites",
    TooManyAttackDice { dice: usize, warbands: Warbands } = "too-many-attack-dice",
    AllyJoins { ally: Colour } = "ally-joins",
    AllyMayJoin { ally: Colour } = "ally-may-join",
    CannotJoin { ally: Colour } = "cannot-join",
    PoolsMeet { attack: usize, force: Warbands, defense: usize, defenders: usize } = "pools-meet",
    /// The bandits use a battle plan.
    BanditPlan { card: CardRef } = "bandit-plan",
    PlacedElsewhere { site: Slot } = "placed-elsewhere",
    CitizenPlacesNone { site: Slot } = "citizen-places-none",
    PawnNotTargeted = "pawn-not-targeted",
    /// The dice alone do not win.
    SacrificeNeeded { need: Warbands } = "sacrifice-needed",
    WrongSacrifice { given: Warbands, need: Warbands } = "wrong-sacrifice",
    /// The dice alone win.
    NoSacrificeNeeded = "no-sacrifice-needed",
    /// Nothing that can be sacrificed wins.
    NoSacrificeWins = "no-sacrifice-wins",
    WrongLosses { need: Warbands } = "wrong-losses",
    /// Warbands at sites count where the printing does not name the force.
    ReserveCounts { count: Warbands } = "reserve-counts",
    /// The attacker's own losses at sites are not as they can be.
    OwnLosses { least: Warbands, most: Warbands } = "own-losses",
    /// Others of the attacking force must die.
    WrongOwnLosses { need: Warbands } = "wrong-own-losses",
    /// A player can roll the attack again.
    MayRerollAttack { card: CardRef, colour: Colour } = "may-reroll-attack",
    /// A player can roll the defense again.
    MayRerollDefense { card: CardRef, colour: Colour } = "may-reroll-defense",
    /// A free Campaign may follow.
    CampaignMayFollow { card: CardRef, colour: Colour } = "campaign-may-follow",
    /// A card follows only what was done just before.
    NothingToFollow { card: CardRef } = "nothing-to-follow",
    /// The free Travel of a card has been taken.
    TravelledAlready { card: CardRef } = "travelled-already",
    /// Another card comes first.
    ComesFirst { card: CardRef, colour: Colour } = "comes-first",
    /// A card lets only one player be attacked.
    OnlyAgainst { card: CardRef, colour: Colour } = "only-against",
    /// The victor may kill what is left.
    MayKillRest { card: CardRef, count: Warbands } = "may-kill-rest",
    /// The victor may become a Citizen.
    MayTurnCitizen { card: CardRef, colour: Colour } = "may-turn-citizen",
    /// One secret stays, faceup or facedown.
    KeepsOneSecret { card: CardRef, colour: Colour } = "keeps-one-secret",
    /// A Beast card may go in place of Nomad plans.
    MayGiveBeast { card: CardRef } = "may-give-beast",
    /// Somebody may roll for the relics.
    MayStealRelics { card: CardRef, colour: Colour, count: usize } = "may-steal-relics",
    /// A loser who is made to travel may use a card on the way.
    MayGoWith { card: CardRef, colour: Colour } = "may-go-with",
    ChancellorChoosesLosses { count: Warbands } = "chancellor-chooses-losses",
    CampaignWon { lost: Warbands, killed: Warbands } = "campaign-won",
    CampaignLost { lost: Warbands } = "campaign-lost",
    /// A card forbids it.
    Forbids { card: CardRef } = "forbids",
    /// Favor goes to the ruler of a card.
    FavorToRuler { card: CardRef, count: Favor, colour: Colour } = "favor-to-ruler",
    /// Favor for the bandits is burned.
    FavorBurned { card: CardRef, count: Favor } = "favor-burned",
    /// A card is used in vain.
    InVain { card: CardRef } = "in-vain",
    /// Fewer dice than the pool are rolled.
    DiceRolled { dice: usize } = "dice-rolled",
    /// Some of the forces are lost before the roll.
    ForcesLeft { force: usize, defenders: usize } = "forces-left",
    /// The Darkest Secret keeps its last secret.
    LastSecretStays { card: CardRef } = "last-secret-stays",
    /// A card makes it free.
    CardFrees { card: CardRef } = "card-frees",
    /// A card sets the price.
    CardSetsPrice { card: CardRef, supply: Supply } = "card-sets-price",
    /// A card raises the price.
    CardRaisesPrice { card: CardRef, supply: Supply } = "card-raises-price",
    /// Narrow Pass does not count.
    PassIgnored { site: Slot } = "pass-ignored",
    /// Narrow Pass is the only destination.
    OnlyThroughPass { site: Slot } = "only-through-pass",
    /// The ruler chooses the destination.
    RulerSends { card: CardRef, colour: Colour, player: Colour } = "ruler-sends",
    /// A card kills warbands on the board.
    CardKills { card: CardRef, count: Warbands, colour: Colour } = "card-kills",
    /// A card kills warbands at the destination.
    CardKillsThere { card: CardRef, count: Warbands, colour: Colour } = "card-kills-there",
    /// A card ends the Act Phase.
    CardEndsActPhase { card: CardRef } = "card-ends-act-phase",
    /// A card changes how many are drawn.
    CardDraws { card: CardRef, count: u8 } = "card-draws",
    /// A card draws from the bottom of the own region's pile alone.
    OnlyBottomOfPile { card: CardRef } = "only-bottom-of-pile",
    /// A card opens another region's pile.
    CardReaches { card: CardRef, region: Region } = "card-reaches",
    /// Salt the Earth cannot come where a locked card lies.
    SaltNeedsUnlocked { card: CardIdentity } = "salt-needs-unlocked",
    /// A card makes those at a site count as locked.
    CountsAsLocked { card: CardIdentity } = "counts-as-locked",
    /// A secret is gained in place of favor.
    SecretForFavor { card: CardRef } = "secret-for-favor",
    /// A card brings something.
    CardBrings { card: CardRef, colour: Colour } = "card-brings",
    /// A card changes what it costs or brings.
    CardWorks { card: CardRef } = "card-works",
    /// No card of the suit is there.
    SuitNotThere { suit: Suit } = "suit-not-there",
    /// Another number must be chosen.
    WrongNumber { need: u8 } = "wrong-number",
    /// No favor comes by a Trade.
    NoFavorByTrade { card: CardRef } = "no-favor-by-trade",
    /// Somebody gains secrets by it.
    OtherGainsSecrets { count: Secrets, colour: Colour } = "other-gains-secrets",
    /// The banner shows its Mob side.
    MobSideUp = "mob-side-up",
    /// The site cannot be chosen.
    SiteNotMeant { site: Slot } = "site-not-meant",
    /// The player cannot be chosen.
    PlayerNotMeant { colour: Colour } = "player-not-meant",
    /// The card cannot be chosen.
    CardNotMeant { card: CardIdentity } = "card-not-meant",
    /// A card lets its user look at cards.
    LooksAt { card: CardRef } = "looks-at",
    /// A player may keep what would be taken.
    MayBuyOff { card: CardRef, colour: Colour, count: Favor } = "may-buy-off",
    /// The region cannot be chosen.
    RegionNotMeant { region: Region } = "region-not-meant",
    /// No card lies in the discard pile.
    PileEmpty { region: Region } = "pile-empty",
    /// The space of the Reliquary cannot be chosen.
    SpaceNotMeant { space: Space } = "space-not-meant",
    /// The bank cannot be chosen.
    BankNotMeant { suit: Suit } = "bank-not-meant",
    /// A player cannot travel there.
    CannotTravel { colour: Colour, site: Slot } = "cannot-travel",
    /// A player would have too many advisers.
    TooManyAdvisers { colour: Colour, limit: usize } = "too-many-advisers",
    /// One of several exchanges cannot be made.
    ExchangeFails { number: usize } = "exchange-fails",
    /// What is promised must be kept.
    PromisesBind = "promises-bind",
    /// A card lets its ruler change the end die.
    EndDieShifts { card: CardRef, colour: Colour } = "end-die-shifts",
    /// Nobody may change the end die so.
    EndDieStays = "end-die-stays",
    /// The suit cannot be chosen.
    SuitNotMeant { suit: Suit } = "suit-not-meant",
    /// Something is chosen, and nothing is to be.
    NothingToChoose = "nothing-to-choose",
    /// A part of what is chosen is of no use.
    NotUsed { clause: Pattern } = "not-used",
    /// No modifier of the Search sends its discards there.
    HeapNotOpen = "heap-not-open",
    /// A Search discards all its cards to one place.
    OneHeap = "one-heap",
    /// One of two cards goes to a site.
    OneToSite { card: CardRef } = "one-to-site",
    /// The targets bring an odd number of defense dice.
    OddTargets { card: CardRef, count: usize } = "odd-targets",
    /// A battle plan is used alone.
    UsedAlone { card: CardRef } = "used-alone",
    NotOfBandits { card: CardRef } = "not-of-bandits",
    /// So many dice are not a plan's to add or remove.
    WrongPlanDice { card: CardRef } = "wrong-plan-dice",
    /// Pawns and first advisers come before everything else.
    SetupFirst = "setup-first",
    /// The Chancellor's pawn starts at the top site of the Cradle.
    ChancellorStarts { site: Slot } = "chancellor-starts",
    /// All pawns start at the first faceup site of the Cradle.
    AllStart { site: Slot } = "all-start",
    /// A pawn starts at a faceup site.
    StartsFaceup { site: Slot } = "starts-faceup",
    /// Nobody has won, so there is no Chronicle.
    NotOver = "not-over",
    /// The Chronicle is past this step.
    ChapterPast = "chapter-past",
    /// Another step of the Chronicle comes first.
    ChapterFirst { clause: Pattern } = "chapter-first",
    /// The whole Chronicle is written.
    ChronicleWritten = "chronicle-written",
    /// The goal of a Vision must be vowed.
    VowOfVision { card: CardRef } = "vow-of-vision",
    /// The goal of this game cannot be vowed.
    SameGoal = "same-goal",
    /// A Citizen's board turns to its Exile side.
    BoardFlips { colour: Colour } = "board-flips",
    /// A board was turned just now.
    JustFlipped { colour: Colour } = "just-flipped",
    /// Nobody makes such an offer to themselves.
    OfferToSelf = "offer-to-self",
    /// Nothing is given or asked for in this offer.
    OfferIsBare = "offer-is-bare",
    /// The winner's warbands come to a site.
    WarbandsReplaced { count: Warbands, colour: Colour, site: Slot } = "warbands-replaced",
    /// Only the Chancellor and Citizens build.
    OnlyEmpireBuilds = "only-empire-builds",
    /// A card is at no site that the player rules.
    NotAtRuledSite { card: CardIdentity } = "not-at-ruled-site",
    /// An edifice takes the place of cards of its suit.
    EdificeSuit { card: CardRef, suit: Suit } = "edifice-suit",
    /// A site has an edifice already.
    HasEdifice { site: Slot } = "has-edifice",
    /// An edifice is not in the Archive.
    NotInArchive { card: CardRef } = "not-in-archive",
    /// A site has no room for a card.
    NoRoomThere { card: CardRef, site: Slot } = "no-room-there",
    /// Only denizens are replaced.
    NotADenizen { card: CardIdentity } = "not-a-denizen",
    /// An edifice is not ruined.
    NotRuined { card: CardRef } = "not-ruined",
    /// A site stays: the winner rules it.
    SiteStays { site: Slot } = "site-stays",
    /// A site stays: it has an intact edifice.
    EdificeKeeps { card: CardRef, site: Slot } = "edifice-keeps",
    /// A site stays: it has a Beast card.
    TempleKeeps { card: CardRef, site: Slot } = "temple-keeps",
    /// A site is discarded.
    SiteGoes { site: Slot } = "site-goes",
    /// An edifice becomes a ruin.
    EdificeFalls { card: CardRef, site: Slot } = "edifice-falls",
    /// The order of sites is fixed.
    OrderFixed = "order-fixed",
    /// So many cards come up.
    WrongDraw { need: usize } = "wrong-draw",
    /// A card cannot come up here.
    CannotComeUp { card: CardRef } = "cannot-come-up",
    /// A card was not drawn: it lies elsewhere, or others are described to come up.
    NotDrawn { card: CardIdentity } = "not-drawn",
    /// Nothing comes up here.
    NothingComesUp = "nothing-comes-up",
    /// The Archive is healed.
    ArchiveHeals = "archive-heals",
    /// The Visions are not where they belong in the new deck.
    VisionsMisplaced = "visions-misplaced",
    /// Chance decides which Visions come into the upper pile.
    VisionsByChance = "visions-by-chance",
    /// The winner may choose the Visions of the upper pile.
    VisionsChosen { clause: Pattern } = "visions-chosen",
    /// Two different Visions are chosen.
    WrongVisions = "wrong-visions",
}

impl From<Missing> for Matter {
    fn from(what: Missing) -> Self {
        Self::Missing { what }
    }
}
