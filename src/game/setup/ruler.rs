//! Who rules a site §10/rule: the Empire §6.6.3, an Exile, bandits (D55), or the holder of the Bandit Crown §7.6.5.

use super::Setup;
use crate::{
    cards::Special,
    game::{
        nouns::{Colour, Role, Slot},
        pieces::{CardAt, CardRef, OnSpace, Player, Ruler, SiteAtSlot},
    },
    law::Edition,
};

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
    pub fn is_ruled_by(&self, colour: Colour, slot: Slot, edition: Edition, crown: Option<Colour>) -> Option<bool> {
        match self.ruler(slot, edition, crown)? {
            Ruler::Empire => self.player(colour)?.role.map(Role::is_imperial),
            Ruler::Player(ruler) => Some(ruler == colour),
            Ruler::Bandits | Ruler::Unruled => Some(false),
        }
    }

    /// Returns the holder of the faceup relic with a special, such as the Bandit Crown.
    #[must_use]
    pub fn holder_of_relic(&self, special: Special) -> Option<Colour> {
        let has = |relic: &CardAt| !relic.facedown && relic.card().is_some_and(|card| card.special == Some(special));
        self.players.iter().find(|player| player.relics.iter().any(has)).map(|player| player.colour)
    }

    /// Returns who holds the Grand Scepter, `Some(None)` if it is described to be with nobody; none where that is not described.
    #[must_use]
    pub fn scepter_holder(&self) -> Option<Option<Colour>> {
        let is_it = |card: &CardRef| card.0.special == Some(Special::TheGrandScepter);
        let lies = self.cards().filter_map(|it| it.identity.card()).any(|card| is_it(&card));
        let covers = |on: &OnSpace| matches!(on, OnSpace::Covered(Some(relic)) if is_it(relic));
        let elsewhere = lies || self.decks.scepter || self.reliquary.spaces.iter().flatten().any(covers);
        self.holder_of_relic(Special::TheGrandScepter).map(Some).or(elsewhere.then_some(None))
    }

    /// Returns the colour as which bandits count §7.6.5: that of the holder of the Bandit Crown, purple for an Imperial player.
    #[must_use]
    pub fn bandit_colour(&self) -> Option<Colour> {
        let holder = self.holder_of_relic(Special::BanditCrown)?;
        let imperial = self.player(holder).and_then(|player| player.role).is_some_and(Role::is_imperial);
        Some(if imperial { Colour::Purple } else { holder })
    }
}
