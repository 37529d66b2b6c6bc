//! Who rules what while a power is being resolved §10/rule: pieces have moved, and a card played lies at its place.

use crate::{
    cards::{Suit, effect::Cannot},
    game::{CardAt, Colour, Role, Ruler, Slot},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Bearing, Matter, Missing},
        powers::in_force::{self, ruler_of_cards},
    },
};

impl Resolution<'_, '_> {
    /// Checks that the whole map is described; `Err`: the first site that is not.
    pub(crate) fn check_map_known(&self) -> Result<(), Missing> {
        let unknown = Slot::ALL.iter().copied().find(|slot| self.setup.site(*slot).is_none());
        unknown.map_or(Ok(()), |slot| Err(Missing::Site(slot)))
    }

    /// Returns whether the whole map is described, asking for it.
    pub(crate) fn is_map_known(&mut self) -> bool {
        let known = self.check_map_known();
        known.map_err(|missing| self.need(missing)).is_ok()
    }

    fn is_ruler(&self, colour: Colour, ruler: Ruler) -> Result<bool, Missing> {
        match ruler {
            Ruler::Player(other) => Ok(other == colour),
            Ruler::Empire => {
                let role = self.setup.player(colour).and_then(|player| player.role);
                role.map(Role::is_imperial).ok_or(Missing::Role(colour))
            }
            Ruler::Bandits | Ruler::Unruled => Ok(false),
        }
    }

    /// Returns whether a player rules a site as things stand now.
    pub(crate) fn rules_now(&self, colour: Colour, slot: Slot) -> Result<bool, Missing> {
        let ruler = self.table.ruler_in(self.setup, slot).ok_or(Missing::Site(slot))?;
        self.is_ruler(colour, ruler)
    }

    /// Returns the sites that a player rules as things stand now.
    pub(crate) fn ruled_sites(&self, colour: Colour) -> Result<Vec<Slot>, Missing> {
        self.check_map_known()?;
        let mut ruled = Vec::new();
        for slot in Slot::ALL {
            if self.rules_now(colour, *slot)? {
                ruled.push(*slot);
            }
        }
        Ok(ruled)
    }

    /// Returns the suits of the cards that a player rules, card by card.
    pub(crate) fn suits_ruled(&self, colour: Colour) -> Result<Vec<Suit>, Missing> {
        self.check_map_known()?;
        let mut suits: Vec<Suit> = Vec::new();
        for site in &self.setup.sites {
            let ruler = self.table.ruler_in(self.setup, site.slot).ok_or(Missing::Site(site.slot))?;
            let (ruler, doubt) = ruler_of_cards(self.table, ruler);
            if let Some(missing) = doubt.filter(|_| !site.cards.is_empty()) {
                return Err(missing);
            }
            if self.is_ruler(colour, ruler)? {
                suits.extend(site.cards.iter().filter_map(CardAt::suit));
            }
        }
        let advisers = self.setup.player(colour).map(|player| player.advisers.as_slice()).unwrap_or_default();
        suits.extend(advisers.iter().filter_map(CardAt::suit));
        Ok(suits)
    }

    /// Returns whether a card keeps the user from something §9.2, and explains it.
    pub(crate) fn forbidden(&mut self, is: impl Fn(&Cannot) -> bool) -> bool {
        let Some(player) = self.table.position.player(self.by) else { return false };
        let bans = in_force::bans(self.table, player, |_, cannot| is(cannot));
        let forbidden = bans.iter().any(|reason| reason.bearing == Bearing::Against);
        for reason in bans {
            match (reason.bearing, reason.matter) {
                (Bearing::Unknown, Matter::Missing { what }) => self.need(what),
                (_, matter) => self.ruling.explain(matter, reason.cites),
            }
        }
        forbidden
    }
}
