//! Who rules sites and cards while a Campaign lasts §5.5.1, §6.6.3, §10/rule: a Citizen who attacks the Empire, or whom the
//! Chancellor attacks, does not rule with it.

use crate::{
    game::{CardAt, CardRef, Colour, Player, Role, Ruler, Slot, Warbands},
    law::{DivergenceId::D37, Printing},
    odds::Side,
    rules::{
        actions::campaign::declaration::{Campaign, own_at},
        powers::in_force::{InForce, ruler_of_cards},
    },
};

impl Campaign<'_, '_> {
    /// Returns whether a player rules a site while the Campaign lasts §5.5.1, §6.6.3.
    pub(crate) fn rules_here(&self, player: &Player, slot: Slot) -> Option<bool> {
        if self.table.ruler(slot)? == Ruler::Empire && self.outcast() == Some(player.colour) {
            return Some(false);
        }
        self.table.rules(player.colour, slot)
    }

    /// Returns whether a side rules a card in force.
    pub(crate) fn side_holds(&self, power: &InForce<'_>, side: Side) -> bool {
        let players = self.players(side);
        match power.ruler {
            Ruler::Player(colour) => players.iter().any(|player| player.colour == colour),
            Ruler::Empire => power.site.is_some_and(|slot| players.iter().any(|it| self.rules_here(it, slot) == Some(true))),
            Ruler::Bandits => side == Side::Defender && self.defender.is_none(),
            Ruler::Unruled => false,
        }
    }

    /// Returns whether a player rules a card while the Campaign lasts.
    pub(crate) fn rules_card(&self, player: &Player, card: CardRef) -> bool {
        self.powers.iter().filter(|power| power.card.id == card.0.id).any(|power| self.rules_power(player, power))
    }

    /// Returns whether a player rules a card in force while the Campaign lasts.
    fn rules_power(&self, player: &Player, power: &InForce<'_>) -> bool {
        match power.site {
            Some(slot) if power.ruler == Ruler::Empire => self.rules_here(player, slot) == Some(true),
            Some(_) | None => power.ruler == Ruler::Player(player.colour),
        }
    }

    /// Returns whether a card is ruled by the defending side as it is when targets are declared §5.5.2, and the site by the same
    /// of them.
    pub(crate) fn shares_ruler(&self, power: &InForce<'_>, slot: Slot) -> bool {
        match power.ruler {
            Ruler::Bandits => self.table.ruler(slot) == Some(Ruler::Bandits),
            Ruler::Empire | Ruler::Player(_) => {
                let both = |it: &Player| self.rules_power(it, power) && self.rules_here(it, slot) == Some(true);
                self.defender.into_iter().chain(self.chancellor()).any(both)
            }
            Ruler::Unruled => false,
        }
    }

    /// Returns whether the defender rules a site while the Campaign lasts §5.5.1, §6.6.3; unknown if it is not described.
    pub(crate) fn defender_rules(&self, slot: Slot) -> Option<bool> {
        let ruler = self.bandits_of(slot).map(Ruler::Player).or_else(|| self.table.ruler(slot))?;
        let Some(player) = self.defender else { return Some(ruler == Ruler::Bandits) };
        Some(
            match ruler {
                Ruler::Empire => self.imperial,
                Ruler::Player(colour) => colour == player.colour,
                Ruler::Bandits | Ruler::Unruled => false,
            } || self.crown_rules(player.colour, slot),
        )
    }

    /// Returns the Citizen with the Bandit Crown whom the bandits at a site serve alone: one who is no Imperial player in this
    /// Campaign §5.5.1 (publisher).
    pub(crate) fn bandits_of(&self, slot: Slot) -> Option<Colour> {
        let outsider = if self.imperial { Some(self.attacker) } else { self.defender };
        let holder = outsider.filter(|it| it.role == Some(Role::Citizen) && self.table.crown() == Some(it.colour))?;
        let site = self.table.position.site(slot).filter(|site| site.warbands.is_empty() && !site.facedown);
        site.map(|_| holder.colour)
    }

    /// Returns whether the Bandit Crown gives the site to its holder beside the player with warbands there (D37).
    pub(crate) fn crown_rules(&self, colour: Colour, slot: Slot) -> bool {
        let foreign = |player: &Player| {
            let own = player.warband_colour();
            self.table.position.site(slot).is_some_and(|site| site.warbands.iter().all(|(other, _)| Some(*other) != own))
        };
        self.table.crown() == Some(colour)
            && self.table.position.player(colour).is_some_and(foreign)
            && self.table.follows(D37, Printing::De)
    }

    /// Returns the defender's warbands at a site, and whether a bandit stands there for the defender §2.8.3, §7.6.5.
    pub(crate) fn standing_at(&self, slot: Slot) -> (Warbands, bool) {
        let Some(site) = self.table.position.site(slot) else { return (Warbands::NONE, false) };
        match self.defender {
            None => (Warbands::NONE, true),
            Some(_) if site.warbands.is_empty() => (Warbands::NONE, true),
            Some(player) => {
                let crowned = self.table.crown() == Some(player.colour) && self.table.rules(player.colour, slot) == Some(true);
                (own_at(player, site), crowned)
            }
        }
    }

    /// Returns whether an Ally of the defender has the Bandit Crown, for whom the bandit at an Imperial site is a purple warband
    /// beside the others (contested).
    pub(crate) fn is_allys_crown(&self, slot: Slot) -> bool {
        let holder = self.table.crown();
        self.imperial
            && self.table.ruler(slot) == Some(Ruler::Empire)
            && self.allies().iter().any(|ally| Some(ally.colour) == holder)
    }

    /// Returns who rules a card at a site: the Grand Mask leaves battle plans to the ruler of the site.
    pub(crate) fn ruler_of_card(&self, site: Ruler, card: &CardAt) -> Ruler {
        let plan = card.card().is_some_and(|card| card.powers.iter().any(|kind| kind.is_battle_plan()));
        if plan { site } else { ruler_of_cards(self.table, site).0 }
    }
}
