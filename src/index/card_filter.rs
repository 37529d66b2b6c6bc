//! Filters on cards: `suit:order`, `power:battle-plan`, `cost:secret`, `is:locked`, `at:site`.

use crate::cards::{Card, PowerKind, Restriction, Suit};
use crate::law::{names_by_folded, words};

/// The filters on cards, beside `is:locked`.
pub const FILTER_NAMES: [&str; 4] = ["suit", "power", "cost", "at"];

/// A condition on cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFilter {
    /// Of this suit.
    Suit(Suit),
    /// With this kind of power.
    Power(PowerKind),
    /// With a battle plan, for attackers or defenders.
    BattlePlan,
    /// With favor in its cost.
    CostsFavor,
    /// With secrets in its cost.
    CostsSecrets,
    /// Without a cost.
    Free,
    /// Locked.
    Locked,
    /// Restricted to this place.
    Only(Restriction),
}

/// Returns the filter for a name and a value; nothing if there is no such filter.
pub fn parse_filter(name: &str, value: &str) -> Option<CardFilter> {
    match (name, value) {
        ("is", "locked") => Some(CardFilter::Locked),
        ("suit", value) => suit_named(value).map(CardFilter::Suit),
        ("power", "battle-plan") => Some(CardFilter::BattlePlan),
        ("power", value) => PowerKind::from_word(value).map(CardFilter::Power),
        ("cost", "favor" | "favour") => Some(CardFilter::CostsFavor),
        ("cost", "secret" | "secrets") => Some(CardFilter::CostsSecrets),
        ("cost", "none" | "free") => Some(CardFilter::Free),
        ("at", "site" | "sites") => Some(CardFilter::Only(Restriction::SiteOnly)),
        ("at", "adviser" | "advisers") => Some(CardFilter::Only(Restriction::AdviserOnly)),
        _ => None,
    }
}

/// Returns the values that a filter on cards takes; none if there is no such filter.
pub fn card_filter_values(name: &str) -> Vec<&'static str> {
    match name {
        "is" => vec!["locked"],
        "suit" => Suit::ALL.iter().map(|suit| suit.word()).collect(),
        "power" => ["battle-plan"].into_iter().chain(PowerKind::ALL.iter().map(|power| power.word())).collect(),
        "cost" => vec!["favor", "secret", "none"],
        "at" => vec!["site", "adviser"],
        _ => Vec::new(),
    }
}

/// Returns the suit with a name in any language.
fn suit_named(name: &str) -> Option<Suit> {
    let key = words::key(name);
    names_by_folded(&key).iter().find_map(|name| Suit::from_word(name.term().key))
}

impl CardFilter {
    /// Returns whether the condition holds for a card.
    #[must_use]
    pub fn matches(self, card: &Card) -> bool {
        match self {
            Self::Suit(suit) => card.suit == Some(suit),
            Self::Power(power) => card.powers.contains(&power),
            Self::BattlePlan => card.powers.iter().any(|power| power.is_battle_plan()),
            Self::CostsFavor => card.cost.favor() > 0,
            Self::CostsSecrets => card.cost.secrets() > 0,
            Self::Free => card.cost.is_free(),
            Self::Locked => card.locked,
            Self::Only(place) => card.restriction == Some(place),
        }
    }
}
