//! A site in its slot §2.8 with everything on it: who rules it §10/rule, how many cards it can hold §2.8.1.

use super::card::{CardAt, CardRef};
use crate::{
    cards::{Card, Nature, SiteFacts, Special},
    game::nouns::{Colour, Favor, Secrets, Slot, Warbands},
    law::{DivergenceId::D55, Edition, Printing},
};

/// Who rules a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruler {
    /// All Imperial players §6.6.3.
    Empire,
    /// One player: an Exile.
    Player(Colour),
    /// The bandits §10/rule.
    Bandits,
    /// No one: the site is facedown (D55).
    Unruled,
}

/// Which site it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SiteIdentity {
    /// A site of the rulebook.
    Known(CardRef),
    /// A site of the table's own making, described in place.
    Described {
        /// Its name.
        name: Option<String>,
        /// The cards it can hold §2.8.1.
        capacity: Option<u8>,
    },
}

/// A site in its slot §2.8 with everything on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SiteAtSlot {
    /// The slot.
    pub slot: Slot,
    /// Which site, if known.
    pub identity: Option<SiteIdentity>,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// Favor on the site itself.
    pub favor: Favor,
    /// Secrets on the site itself.
    pub secrets: Secrets,
    /// The warbands, by colour. A position has one colour at most.
    pub warbands: Vec<(Colour, Warbands)>,
    /// Denizens and edifices.
    pub cards: Vec<CardAt>,
    /// Relics, facedown.
    pub relics: Vec<CardAt>,
}

impl SiteAtSlot {
    /// Returns a faceup site with nothing on it.
    #[must_use]
    pub const fn empty(slot: Slot) -> Self {
        Self {
            slot,
            identity: None,
            facedown: false,
            favor: Favor::NONE,
            secrets: Secrets::NONE,
            warbands: Vec::new(),
            cards: Vec::new(),
            relics: Vec::new(),
        }
    }

    /// Returns the site card, if it is one of the rulebook.
    #[must_use]
    pub const fn card(&self) -> Option<&'static Card> {
        match &self.identity {
            Some(SiteIdentity::Known(card)) => Some(card.0),
            Some(SiteIdentity::Described { .. }) | None => None,
        }
    }

    /// Returns the printed facts, if it is a site of the rulebook.
    #[must_use]
    pub const fn facts(&self) -> Option<&'static SiteFacts> {
        let Some(card) = self.card() else { return None };
        match &card.nature {
            Nature::Site(facts) => Some(facts),
            Nature::Denizen { .. }
            | Nature::Edifice { .. }
            | Nature::Relic
            | Nature::Vision(_)
            | Nature::Banner { .. }
            | Nature::Reliquary { .. } => None,
        }
    }

    /// Returns who rules it §10/rule, §6.6.3, §7.6.5.
    #[must_use]
    pub fn ruler(&self, edition: Edition, crown: Option<Colour>) -> Ruler {
        match (self.warbands.first(), crown) {
            (Some((Colour::Purple, _)), _) => Ruler::Empire,
            (Some((colour, _)), _) => Ruler::Player(*colour),
            (None, _) if self.facedown && !bandits_rule_facedown(edition) => Ruler::Unruled,
            (None, Some(Colour::Purple)) => Ruler::Empire,
            (None, Some(colour)) => Ruler::Player(colour),
            (None, None) => Ruler::Bandits,
        }
    }

    /// Returns how many cards it can hold §2.8.1: one under Salt the Earth; unknown if the site is unknown.
    #[must_use]
    pub fn capacity(&self) -> Option<u8> {
        if self.is_salted() { Some(1) } else { self.printed_capacity() }
    }

    /// Returns how many cards may lie there: under Salt the Earth at least that one, and cards swapped in earlier.
    #[must_use]
    pub fn most_cards(&self) -> Option<u8> {
        self.printed_capacity().map(|capacity| capacity.max(u8::from(self.is_salted())))
    }

    fn printed_capacity(&self) -> Option<u8> {
        match &self.identity {
            Some(SiteIdentity::Known(_)) => self.facts().map(|facts| facts.capacity),
            Some(SiteIdentity::Described { capacity, .. }) => *capacity,
            None => None,
        }
    }

    /// Returns whether Salt the Earth is there.
    #[must_use]
    pub fn is_salted(&self) -> bool {
        let salt = |card: &CardAt| !card.facedown && card.card().is_some_and(|it| it.special == Some(Special::SaltTheEarth));
        self.cards.iter().any(salt)
    }

    /// Returns how many more cards it can hold §2.8.1.
    #[must_use]
    pub fn room(&self) -> Option<usize> {
        self.capacity().map(|capacity| usize::from(capacity).saturating_sub(self.cards.len()))
    }
}

/// Returns whether bandits rule sites that lie facedown: only by the English printing (D55).
fn bandits_rule_facedown(edition: Edition) -> bool {
    edition.follows(Printing::En, D55)
}
