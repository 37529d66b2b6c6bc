//! The two sides of a Campaign §5.5.1: who attacks from where, who defends, and who counts as Imperial while it lasts.

use crate::{
    game::{Colour, Defender, Player, Role, Ruler, Slot, Target, Warbands, What},
    law::{
        Cite,
        DivergenceId::{D19, D37},
        Printing, law,
    },
    rules::{
        actions::campaign::{CHOOSE_DEFENDER, freed::fights_from},
        base::{Matter, Missing, Ruling},
        powers::in_force::{self, InForce},
        request::Fighting,
        state::Table,
    },
};

/// The two sides of a Campaign.
pub(crate) struct Sides<'a, 't> {
    pub table: &'t Table<'a>,
    pub attacker: &'a Player,
    /// The attacker's site.
    pub here: Slot,
    /// The defender, unless it is the bandits.
    pub defender: Option<&'a Player>,
    /// Whether the defender is an Imperial player in this Campaign.
    pub imperial: bool,
    /// The attacker's battle plans.
    pub using: &'t [What],
    /// Every power in force.
    pub powers: Vec<InForce<'a>>,
}

impl<'a, 't> Sides<'a, 't> {
    /// Returns the sides, or leaves the ruling open where a part of them is not described.
    pub fn of(
        table: &'t Table<'a>,
        attacker: &'a Player,
        fighting: &Fighting,
        using: &'t [What],
        ruling: &mut Ruling,
    ) -> Option<Self> {
        let here = match fights_from(fighting) {
            Some(site) => site,
            None => table.pawn(attacker, ruling, CHOOSE_DEFENDER)?,
        };
        let powers = in_force::all(table).to_vec();
        let Defender::Player(colour) = fighting.defender else {
            return Some(Self { table, attacker, here, defender: None, imperial: false, using, powers });
        };
        let player = table.player(colour, ruling, CHOOSE_DEFENDER)?;
        let role = table.role(player, ruling, CHOOSE_DEFENDER)?;
        let own = table.role(attacker, ruling, CHOOSE_DEFENDER)?;
        let imperial = role.is_imperial() && own != Role::Chancellor;
        Some(Self { table, attacker, here, defender: Some(player), imperial, using, powers })
    }

    /// Returns the Citizen who is no Imperial player while the Campaign lasts §5.5.1: one who attacks the Empire, or whom the
    /// Chancellor attacks.
    pub fn outcast(&self) -> Option<Colour> {
        let defender = self.defender?;
        match (self.attacker.role?, defender.role?) {
            (Role::Citizen, Role::Chancellor | Role::Citizen) => Some(self.attacker.colour),
            (Role::Chancellor, Role::Citizen) => Some(defender.colour),
            (Role::Chancellor | Role::Citizen | Role::Exile, _) => None,
        }
    }

    /// Returns a player as others see them while the Campaign lasts §10/enemy: a Citizen who is no Imperial player is like an
    /// Exile.
    pub fn as_now(&self, player: &Player) -> Player {
        let role = if self.outcast() == Some(player.colour) { Some(Role::Exile) } else { player.role };
        Player { role, ..player.clone() }
    }

    /// Returns whether a card is ruled by the defending side as it is when targets are declared §5.5.2, and the site by the same
    /// of them.
    pub fn shares_ruler(&self, power: &InForce<'_>, slot: Slot) -> bool {
        match power.ruler {
            Ruler::Bandits => self.table.ruler(slot) == Some(Ruler::Bandits),
            Ruler::Empire | Ruler::Player(_) => {
                let both = |it: &Player| self.rules_power(it, power) && self.rules_here(it, slot) == Some(true);
                self.defender.into_iter().chain(self.chancellor()).any(both)
            }
            Ruler::Nobody => false,
        }
    }

    /// Returns whether the defender rules a site while the Campaign lasts §5.5.1, §6.6.3; unknown if it is not described.
    pub fn defender_rules(&self, slot: Slot) -> Option<bool> {
        let ruler = self.bandits_of(slot).map(Ruler::Player).or_else(|| self.table.ruler(slot))?;
        let Some(player) = self.defender else { return Some(ruler == Ruler::Bandits) };
        Some(
            match ruler {
                Ruler::Empire => self.imperial,
                Ruler::Player(colour) => colour == player.colour,
                Ruler::Bandits | Ruler::Nobody => false,
            } || self.crown_rules(player.colour, slot),
        )
    }

    /// Returns the Citizen with the Bandit Crown whom the bandits at a site serve alone: one who is no Imperial player in this
    /// Campaign §5.5.1 (publisher).
    fn bandits_of(&self, slot: Slot) -> Option<Colour> {
        let outsider = if self.imperial { Some(self.attacker) } else { self.defender };
        let holder = outsider.filter(|it| it.role == Some(Role::Citizen) && self.table.crown() == Some(it.colour))?;
        let site = self.table.position.site(slot).filter(|site| site.warbands.is_empty() && !site.facedown);
        site.map(|_| holder.colour)
    }

    /// Returns whether the Bandit Crown gives the site to its holder beside whoever has warbands there (D37).
    fn crown_rules(&self, colour: Colour, slot: Slot) -> bool {
        let foreign = |player: &Player| {
            let own = player.warband_colour();
            self.table.position.site(slot).is_some_and(|site| site.warbands.iter().all(|(other, _)| Some(*other) != own))
        };
        self.table.crown() == Some(colour)
            && self.table.position.player(colour).is_some_and(foreign)
            && self.table.follows(D37, Printing::De)
    }

    /// Returns where the defender's pawn is, if the defender has one and it is described.
    pub fn pawn(&self) -> Option<Slot> {
        self.defender.and_then(|player| player.pawn)
    }

    /// Returns whether the defender's pawn is at the attacker's site; unknown if it is not described.
    pub fn pawn_is_here(&self) -> Option<bool> {
        match self.defender {
            Some(player) => player.pawn.map(|pawn| pawn == self.here),
            None => Some(false),
        }
    }

    /// Returns the defender's warbands at a site, and whether a bandit stands there for the defender §2.8.3, §7.6.5.
    pub fn standing_at(&self, slot: Slot) -> (Warbands, bool) {
        let Some(site) = self.table.position.site(slot) else { return (Warbands::NONE, false) };
        match self.defender {
            None => (Warbands::NONE, true),
            Some(_) if site.warbands.is_empty() => (Warbands::NONE, true),
            Some(player) => {
                let own = site.warbands.iter().filter(|(colour, _)| Some(*colour) == player.warband_colour());
                let crowned = self.table.crown() == Some(player.colour) && self.table.rules(player.colour, slot) == Some(true);
                (own.map(|(_, count)| *count).sum(), crowned)
            }
        }
    }

    /// Returns whether an Ally of the defender has the Bandit Crown, for whom the bandit at an Imperial site is a purple warband
    /// beside the others (contested).
    pub fn is_allys_crown(&self, slot: Slot, fighting: &Fighting) -> bool {
        let holder = self.table.crown();
        self.imperial
            && self.table.ruler(slot) == Some(Ruler::Empire)
            && self.allies(fighting).iter().any(|ally| Some(ally.colour) == holder)
    }

    /// Rules on whether the attacker may choose this defender §5.5.1.
    pub fn may_choose(&self, ruling: &mut Ruling) {
        let ruler = self.table.ruler(self.here);
        if ruler.is_none() {
            ruling.untold(Missing::Site(self.here), [CHOOSE_DEFENDER]);
        }
        match self.defender {
            None => {
                if matches!(ruler, Some(Ruler::Empire | Ruler::Player(_))) {
                    let cites: [Cite; 2] = [CHOOSE_DEFENDER.into(), law("10/rule").into()];
                    ruling.object(Matter::PlayerRulesSite { site: self.here }, cites);
                }
            }
            Some(player) if player.colour == self.attacker.colour => ruling.object(Matter::AttacksSelf, [CHOOSE_DEFENDER]),
            Some(player) => self.may_reach(player, ruler, ruling),
        }
        self.explain_empire(ruling);
    }

    fn may_reach(&self, player: &Player, ruler: Option<Ruler>, ruling: &mut Ruling) {
        let nobody = matches!(ruler, Some(Ruler::Bandits | Ruler::Nobody));
        if nobody && self.table.follows(D19, Printing::Pl) {
            ruling.object(Matter::OnlyBandits { site: self.here }, [CHOOSE_DEFENDER]);
        }
        let by_crown = || self.crown_rules(player.colour, self.here);
        let reigns = match self.bandits_of(self.here) {
            Some(colour) => Some(colour == player.colour),
            None if ruler == Some(Ruler::Empire) && self.outcast() == Some(player.colour) => Some(by_crown()),
            None => self.table.rules(player.colour, self.here).map(|reigns| reigns || by_crown()),
        };
        match (reigns, self.pawn_is_here()) {
            // A site nobody described is missed above.
            (Some(true), _) | (_, Some(true)) | (None, Some(false)) => {}
            (Some(false), Some(false)) => {
                ruling.object(Matter::OutOfReach { defender: player.colour, site: self.here }, [CHOOSE_DEFENDER]);
            }
            (_, None) => ruling.untold(Missing::Pawn(player.colour), [CHOOSE_DEFENDER]),
        }
    }

    /// Says who is no Imperial player in this Campaign §5.5.1.
    fn explain_empire(&self, ruling: &mut Ruling) {
        let Some(player) = self.defender else { return };
        let imperial = |player: &Player| player.role.is_some_and(Role::is_imperial);
        if !imperial(player) || !imperial(self.attacker) || player.colour == self.attacker.colour {
            return;
        }
        let colour = if self.imperial { self.attacker.colour } else { player.colour };
        ruling.explain(Matter::NotImperialHere { colour }, [CHOOSE_DEFENDER, law("10/imperial-player"), law("10/enemy")]);
    }
}

/// Returns the sites among targets.
pub(crate) fn sites(targets: &[Target]) -> impl Iterator<Item = Slot> {
    targets.iter().filter_map(|target| match target {
        Target::Site(slot) => Some(*slot),
        Target::Relic(_) | Target::PeoplesFavor | Target::DarkestSecret | Target::Pawn => None,
    })
}
