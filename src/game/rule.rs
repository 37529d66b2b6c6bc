//! Who rules a site §10/rule, the Empire §6.6.3, bandits (D55), the Bandit Crown §7.6.5, and the room at a site §2.8.1.

use super::{
    card_at::CardAt,
    nouns::{Colour, Role, Slot},
    player::Player,
    setup::Setup,
    site::{SiteAtSlot, SiteIs},
};
use crate::{
    cards::{Special, Suit},
    law::{DivergenceId::D55, Edition, Printing},
};

/// Who rules a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruler {
    /// All Imperial players §6.6.3.
    Empire,
    /// One player: an Exile.
    Player(Colour),
    /// The bandits §10/rule.
    Bandits,
    /// Nobody: it lies facedown (D55).
    Nobody,
}

impl Setup {
    /// Returns the site in a slot, if it is described.
    #[must_use]
    pub fn site(&self, slot: Slot) -> Option<&SiteAtSlot> {
        self.sites.iter().find(|site| site.slot == slot)
    }

    /// Returns the player of a colour, if described.
    #[must_use]
    pub fn player(&self, colour: Colour) -> Option<&Player> {
        self.players.iter().find(|player| player.colour == colour)
    }

    /// Returns who rules a site §10/rule; unknown if it is not described. `crown` is the colour that bandits serve, if any.
    #[must_use]
    pub fn ruler(&self, slot: Slot, edition: Edition, crown: Option<Colour>) -> Option<Ruler> {
        self.site(slot).map(|site| site.ruler(edition, crown))
    }

    /// Returns whether a player rules a site §10/rule, §6.6.3; unknown if the site or, for the Empire's, the player's role
    /// is not described.
    #[must_use]
    pub fn rules(&self, colour: Colour, slot: Slot, edition: Edition, crown: Option<Colour>) -> Option<bool> {
        match self.ruler(slot, edition, crown)? {
            Ruler::Empire => self.player(colour)?.role.map(Role::is_imperial),
            Ruler::Player(ruler) => Some(ruler == colour),
            Ruler::Bandits | Ruler::Nobody => Some(false),
        }
    }

    /// Returns who has the relic with a special faceup, such as the Bandit Crown.
    #[must_use]
    pub fn holder_of_relic(&self, special: Special) -> Option<Colour> {
        let has = |relic: &CardAt| !relic.facedown && relic.card().is_some_and(|card| card.special == Some(special));
        self.players.iter().find(|player| player.relics.iter().any(has)).map(|player| player.colour)
    }

    /// Returns the colour as whose warbands bandits count §7.6.5: that of whoever has the Bandit Crown, purple for an Imperial
    /// player.
    #[must_use]
    pub fn bandits_serve(&self) -> Option<Colour> {
        let holder = self.holder_of_relic(Special::BanditCrown)?;
        let imperial = self.player(holder).and_then(|player| player.role).is_some_and(Role::is_imperial);
        Some(if imperial { Colour::Purple } else { holder })
    }
}

impl SiteAtSlot {
    /// Returns who rules it §10/rule, §6.6.3, §7.6.5.
    #[must_use]
    pub fn ruler(&self, edition: Edition, crown: Option<Colour>) -> Ruler {
        match (self.warbands.first(), crown) {
            (Some((Colour::Purple, _)), _) => Ruler::Empire,
            (Some((colour, _)), _) => Ruler::Player(*colour),
            (None, _) if self.facedown && !bandits_rule_facedown(edition) => Ruler::Nobody,
            (None, Some(Colour::Purple)) => Ruler::Empire,
            (None, Some(colour)) => Ruler::Player(colour),
            (None, None) => Ruler::Bandits,
        }
    }

    /// Returns how many cards it can hold §2.8.1: one under Salt the Earth; unknown if nobody says which site it is.
    #[must_use]
    pub fn capacity(&self) -> Option<u8> {
        if self.is_salted() { Some(1) } else { self.printed_capacity() }
    }

    /// Returns how many cards may be found at it: under Salt the Earth at least that one, and what was swapped there before.
    #[must_use]
    pub fn most_cards(&self) -> Option<u8> {
        self.printed_capacity().map(|capacity| capacity.max(u8::from(self.is_salted())))
    }

    fn printed_capacity(&self) -> Option<u8> {
        match &self.is {
            Some(SiteIs::Known(_)) => self.facts().map(|facts| facts.capacity),
            Some(SiteIs::Described { capacity, .. }) => *capacity,
            None => None,
        }
    }

    /// Returns whether Salt the Earth lies there.
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

/// Returns whether two suits match §10/match: a card without a suit matches nothing.
#[must_use]
pub fn matches(one: Option<Suit>, other: Option<Suit>) -> bool {
    one.is_some() && one == other
}

impl Player {
    /// Returns how many advisers, all told, match a suit §10/match; Marriage counts as two.
    #[must_use]
    pub fn advisers_matching(&self, suit: Suit) -> usize {
        let worth = |adviser: &CardAt| {
            let two = adviser.card().is_some_and(|card| card.special == Some(Special::Marriage));
            if two { 2 } else { 1 }
        };
        self.advisers.iter().filter(|adviser| matches(adviser.suit(), Some(suit))).map(worth).sum()
    }
}
