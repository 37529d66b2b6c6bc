//! What is printed on cards, as types. Every enum is total: a card that says something new does not compile.

use crate::word_enum;

word_enum! {
    /// A suit §2.6.1, in the order of the favor banks.
    Suit {
        /// Discord.
        Discord = "discord",
        /// Arcane.
        Arcane = "arcane",
        /// Order.
        Order = "order",
        /// Hearth.
        Hearth = "hearth",
        /// Beast.
        Beast = "beast",
        /// Nomad.
        Nomad = "nomad",
    }
}

word_enum! {
    /// Where a card can be played, moved or swapped to §7.2.1.
    Restriction {
        /// Only to a site.
        SiteOnly = "site-only",
        /// Only to advisers.
        AdviserOnly = "adviser-only",
    }
}

word_enum! {
    /// A kind of power §7.
    PowerKind {
        /// A battle plan of the attacker §7.5.
        BattlePlanAttacker = "battle-plan-attacker",
        /// A battle plan of the defender §7.5.
        BattlePlanDefender = "battle-plan-defender",
        /// A battle plan of either side §7.5.
        BattlePlanEither = "battle-plan-either",
        /// A modifier of a major action §7.4.
        Modifier = "modifier",
        /// An Action power §7.3.2.
        Action = "action",
        /// A Wake power §7.3.1.
        Wake = "wake",
        /// A Rest power §7.3.4.
        Rest = "rest",
        /// A When Played power §7.3.3.
        WhenPlayed = "when-played",
        /// A persistent power §7.1.4.
        Persistent = "persistent",
        /// A standing text that binds whoever has the card.
        Continuous = "continuous",
        /// The power of a Homeland site, when a card of its suit is played there.
        Homeland = "homeland",
    }
}

impl PowerKind {
    /// Returns whether it is a battle plan of any colour.
    #[must_use]
    pub const fn is_battle_plan(self) -> bool {
        matches!(self, Self::BattlePlanAttacker | Self::BattlePlanDefender | Self::BattlePlanEither)
    }
}

word_enum! {
    /// A major action §5.
    MajorAction {
        /// Search §5.1.
        Search = "search",
        /// Muster §5.2.
        Muster = "muster",
        /// Trade §5.3.
        Trade = "trade",
        /// Recover §5.4.
        Recover = "recover",
        /// Campaign §5.5.
        Campaign = "campaign",
        /// Travel §5.6.
        Travel = "travel",
    }
}

word_enum! {
    /// A face of an edifice §2.9.
    Face {
        /// The face with a suit.
        Intact = "intact",
        /// The face without one.
        Ruined = "ruined",
    }
}

word_enum! {
    /// What lies on a banner.
    Token {
        /// Favor.
        Favor = "favor",
        /// Secrets.
        Secret = "secret",
    }
}

word_enum! {
    /// What a Vision asks for §3.2.
    GoalKind {
        /// To rule the most sites.
        MostSites = "most-sites",
        /// To hold the most relics and banners together.
        MostRelicsAndBanners = "most-relics-and-banners",
        /// To hold the People's Favor.
        PeoplesFavor = "peoples-favor",
        /// To hold the Darkest Secret.
        DarkestSecret = "darkest-secret",
    }
}

/// What using a power costs §7.1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Favor placed on the card.
    pub favor_placed: u8,
    /// Secrets placed on the card.
    pub secrets_placed: u8,
    /// Favor burned.
    pub favor_burned: u8,
    /// Secrets burned.
    pub secrets_burned: u8,
}

impl Cost {
    /// Returns all the favor that is paid.
    #[must_use]
    pub const fn favor(self) -> u8 {
        self.favor_placed + self.favor_burned
    }

    /// Returns all the secrets that are paid.
    #[must_use]
    pub const fn secrets(self) -> u8 {
        self.secrets_placed + self.secrets_burned
    }

    /// Returns whether nothing is paid.
    #[must_use]
    pub const fn is_free(self) -> bool {
        self.favor() == 0 && self.secrets() == 0
    }
}

/// What a card is, with the facts that only its kind has.
#[derive(Debug)]
pub enum Nature {
    /// A denizen §2.6.
    Denizen {
        /// Whether it is in the first game's world deck.
        starting: bool,
    },
    /// One face of an edifice §2.9.
    Edifice {
        /// Which one.
        face: Face,
        /// The id of the other one.
        other: &'static str,
    },
    /// A relic §2.4.
    Relic,
    /// A site §2.8.
    Site(SiteFacts),
    /// A Vision §2.7 with its goal; the Conspiracy has none.
    Vision(Option<Goal>),
    /// A banner §2.5.
    Banner {
        /// What lies on it.
        token: Token,
        /// How much of it at the start.
        start: u8,
    },
    /// A space of the Imperial Reliquary §2.3.
    Reliquary {
        /// Which one, from 1.
        space: u8,
    },
}

impl Nature {
    /// Returns the kind as a word for JSON and message ids.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Denizen { .. } => "denizen",
            Self::Edifice { .. } => "edifice",
            Self::Relic => "relic",
            Self::Site(_) => "site",
            Self::Vision(_) => "vision",
            Self::Banner { .. } => "banner",
            Self::Reliquary { .. } => "reliquary",
        }
    }
}

/// What only sites have §2.8.
#[derive(Debug)]
pub struct SiteFacts {
    /// The cards it can hold §2.8.1.
    pub capacity: u8,
    /// The bandits it adds §2.8.3.
    pub bandits: u8,
    /// What comes to it when it is turned faceup §2.8.2.
    pub reveal: Reveal,
    /// What a relic costs there §2.8.4.
    pub recover_cost: Option<RecoverCost>,
    /// The suit whose homeland it is.
    pub homeland: Option<Suit>,
    /// Whether it is a Coast site.
    pub coast: bool,
}

/// What comes to a site when it is turned faceup §2.8.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reveal {
    /// Relics, facedown.
    pub relics: u8,
    /// Favor.
    pub favor: u8,
    /// Secrets.
    pub secrets: u8,
}

/// What recovering a relic costs §2.8.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecoverCost {
    /// Favor placed in the bank of a suit.
    Bank {
        /// How much.
        favor: u8,
        /// Which bank.
        suit: Suit,
    },
    /// Favor burned.
    BurnFavor(u8),
    /// Secrets burned.
    BurnSecrets(u8),
}

/// The goal of a Vision §3.2.
#[derive(Debug)]
pub struct Goal {
    /// What it asks for.
    pub kind: GoalKind,
    /// The Oathkeeper goal that asks for the same.
    pub oath: &'static str,
    /// How many Visions must have been drawn.
    pub visions_drawn: u8,
    /// Its place at War Exhaustion §3.4.3.
    pub tie_rank: u8,
}
