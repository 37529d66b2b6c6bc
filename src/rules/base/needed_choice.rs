//! The choices that a legal action leaves open and that must be named before it is carried out.

/// Makes an enum of choices, each with the words of an action that name it.
macro_rules! needed_choices {
    ($(#[$head:meta])* $enum:ident; $($name:ident = $pattern:literal),* $(,)?) => {
        $(#[$head])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $enum {
            $(#[doc = concat!("`", $pattern, "`")] $name),*
        }

        impl $enum {
            /// Returns the words that name the choice, in English.
            #[must_use]
            pub const fn pattern(self) -> &'static str {
                match self { $(Self::$name => $pattern),* }
            }
        }
    };
}

pub(crate) use needed_choices;

needed_choices! {
    /// A choice that an action of Oath must name.
    NeededChoice;
    StartingBank = "starting SUIT",
    RelicHere = "relic NAME",
    Allies = "allies COLOUR,...|none",
    Sacrifice = "sacrificing N|0",
    SacrificedWarbands = "sacrificing N",
    PlacingAtTargets = "placing N at SITE,...",
    Banishing = "banishing to SITE",
    Losing = "losing N from SITE|COLOUR,...",
    TakingFromSites = "taking RELIC at SITE,...",
    YesOrNo = "choosing CARD 1|0",
    NumberForCard = "choosing CARD N",
    BankForCard = "choosing CARD SUIT",
    ThiefRoll = "choosing CARD 0|1|2",
    DiscardOrNot = "discarding CARD|choosing CARD 0",
    MovingSignalled = "moving N at SITE,...",
    EndDie = "rolled N",
    EndDieChange = "choosing +1|-1|0",
    DiceAndFaces = "rolled FACE FACE FACE FACE",
    ReplacingWarbands = "replacing N at SITE|board,...",
    ReplacingAtSites = "replacing N at SITE,...",
    KeptAdviser = "keeping CARD",
    GivenSpace = "giving SPACE",
    TakenSpace = "taking SPACE",
    Discarding = "discarding CARD",
    RestPower = "rest using CARD",
    FavorOrSecret = "favor|secret",
    WakeBanner = "wake place|wake return to SUIT",
    Bank = "choosing SUIT",
    Player = "choosing COLOUR",
    FromBank = "from SUIT",
    FromThreeBanks = "from SUIT,SUIT,SUIT",
    FromBanks = "from N SUIT,...",
    FromPlayer = "from COLOUR",
    FromPlayersOrDecline = "from N COLOUR,...|declining",
    FromRegion = "from REGION",
    FromSpace = "from SPACE",
    ToBank = "to SUIT",
    ToSite = "to SITE",
    ToPlayer = "to COLOUR",
    ToPlayers = "to N COLOUR,...",
    AtPlayer = "at COLOUR",
    AtSite = "at SITE",
    AtPlayersOrSites = "at N COLOUR|SITE,...",
    PlacingAtSites = "placing SITE,...",
    PlacingWarbands = "placing N SITE,...",
    WithPlayer = "with COLOUR",
    KeepOrReturn = "keeping|returning",
    KeepOrRemove = "keeping|removing COLOUR,...",
    AddOrRemove = "adding|removing",
    AcceptOrDecline = "accepting|declining",
    AcceptedSpace = "accepting SPACE",
    AcceptedSpaceOrDecline = "accepting SPACE|declining",
    TakenRelic = "taking RELIC",
    TakenRelicOrPlayer = "taking RELIC|from COLOUR",
    ReturnedRelic = "returning RELIC",
    TakenGoods = "taking N favor|N secrets COLOUR,...",
    SwappedCards = "swapping CARD,CARD",
    SwappedCard = "swapping CARD",
    SwappedCardOrDecline = "swapping CARD|declining",
    SwappedCardsOrPlayers = "swapping CARD|COLOUR,CARD|COLOUR",
    MovedCard = "moving CARD",
    MovedPawnsOrDecline = "moving COLOUR,...|declining",
    DrawnCard = "drawing CARD",
    DrawnCards = "drawing CARD,...",
    DrawnRelic = "drawing RELIC",
    DrawnVision = "drawing VISION",
    ExchangedRelics = "giving|taking N favor|N secrets|RELIC,...",
    ExchangedAdvisers = "giving|taking N favor|N secrets|ADVISER,...",
    ExchangedRelicsOrAdvisers = "giving|taking N favor|N secrets|RELIC|ADVISER,...",
    ExchangedSites = "giving|taking N favor|N secrets|SITE,...",
    ExchangedGoods = "giving|taking N favor|N secrets,...",
    ScepterAction = "peek reliquary SPACE|offer-citizenship COLOUR|exile COLOUR",
    CampaignBySite = "use CARD at SITE campaign DEFENDER targeting TARGET,...",
}
