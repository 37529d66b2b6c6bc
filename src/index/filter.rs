//! Filters that only cards know: `suit:order`, `power:battle-plan`, `cost:secret`, `is:locked`, `at:site`.

use crate::{
    cards::{Card, PowerKind, Restriction, Suit},
    law::{names_by_folded, words},
};

/// The filters that `read` knows, beside `is:locked`.
pub const NAMES: [&str; 4] = ["suit", "power", "cost", "at"];

/// One thing that a card must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFilter {
    /// Of this suit.
    Suit(Suit),
    /// With this kind of power.
    Power(PowerKind),
    /// With a battle plan, whoever may use it.
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

/// Reads a filter, or returns nothing if it does not exist.
pub fn read(filter: &str, value: &str) -> Option<CardFilter> {
    match (filter, value) {
        ("is", "locked") => Some(CardFilter::Locked),
        ("suit", value) => suit(value).map(CardFilter::Suit),
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

/// Returns the suit of a name in any language.
fn suit(name: &str) -> Option<Suit> {
    let key = words::key(name);
    names_by_folded(&key).iter().find_map(|name| Suit::from_word(name.term().key))
}

impl CardFilter {
    /// Returns whether a card is that.
    #[must_use]
    pub fn fits(self, card: &Card) -> bool {
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
