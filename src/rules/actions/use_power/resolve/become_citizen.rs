//! Becoming a Citizen without an offer §7.6.1, by choice where a card was played, perhaps with a relic of the Reliquary.

use crate::{
    game::{Colour, OnSpace, Role, Secrets, Slot, Space},
    law::{LawRef, law},
    rules::{
        actions::{citizenship, use_power::resolve::Resolution},
        base::{Matter, Missing, NeededChoice},
    },
};

const CITIZENSHIP: LawRef = law("7.6.1");

impl Resolution<'_, '_> {
    /// Makes an Exile a Citizen §7.6.1: at once by an Action power, by choice when a card was played.
    pub(crate) fn become_citizen(&mut self, relic: bool) {
        self.ruling.cite(CITIZENSHIP);
        let Some(player) = self.table.position.player(self.by) else { return };
        match player.role {
            None => return self.need(Missing::Role(self.by)),
            Some(Role::Exile) => {}
            Some(Role::Chancellor | Role::Citizen) => return self.in_vain(),
        }
        match self.chosen.yes() {
            _ if self.played.is_none() => {}
            Some(true) => {}
            Some(false) => return,
            None if relic => return self.ask(NeededChoice::AcceptedSpaceOrDecline),
            None => return self.ask(NeededChoice::AcceptOrDecline),
        }
        let space = if relic { self.choose_unseen_relic() } else { None };
        citizenship::foresee(self.table, self.ruling, player, &self.chosen.replacing);
        citizenship::become_citizen(self.table, self.setup, self.by, space, &self.chosen.replacing);
    }

    /// Returns the space whose relic is taken unseen §2.3: the one named, or the only one covered.
    fn choose_unseen_relic(&mut self) -> Option<Space> {
        let on = |space: &Space| self.setup.reliquary.on(*space);
        let covered: Vec<Space> = Space::ALL.iter().copied().filter(|space| !matches!(on(space), Some(OnSpace::Taken))).collect();
        let space = match (self.chosen.space(), covered.as_slice()) {
            (Some(space), _) if covered.contains(&space) => space,
            (Some(space), _) => {
                self.object(Matter::SpaceEmpty { space });
                return None;
            }
            (None, []) => return None,
            (None, [only]) => *only,
            (None, _) => {
                self.ask(NeededChoice::AcceptedSpace);
                return None;
            }
        };
        if !matches!(on(&space), Some(OnSpace::Covered(Some(_)))) {
            self.need(Missing::Space(space));
        }
        Some(space)
    }

    /// Returns whether the user has more secrets than the Chancellor: on the board, and on cards, where in the user's turn
    /// all are the user's §4.3.2.
    pub(crate) fn more_secrets(&self) -> Result<bool, Missing> {
        self.check_map_known()?;
        let board = |colour: Colour| {
            let player = self.setup.player(colour).ok_or(Missing::Player(colour))?;
            Ok(player.secrets.saturating_add(player.secrets_facedown))
        };
        let on_cards: Secrets = self.setup.cards().map(|card| card.secrets).sum();
        Ok(self.by != Colour::Purple && board(self.by)?.saturating_add(on_cards) > board(Colour::Purple)?)
    }

    /// Returns whether the user rules more sites than the Chancellor.
    pub(crate) fn more_sites(&self) -> Result<bool, Missing> {
        self.check_map_known()?;
        let ruled = |colour: Colour| {
            let mut count = 0;
            for slot in Slot::ALL {
                count += usize::from(self.rules_now(colour, *slot)?);
            }
            Ok(count)
        };
        Ok(ruled(self.by)? > ruled(Colour::Purple)?)
    }
}
