//! Imperial Allies §5.5.2: the Chancellor joins a defending Imperial player, Citizens may where they stand near and both agree.

use crate::{
    game::{Colour, Player, Role, Slot},
    law::{
        DivergenceId::{D20, D21, D22},
        Printing, law,
    },
    rules::{
        actions::campaign::{DECLARE_TARGETS, ROLL_DEFENSE, declaration::Campaign},
        base::{Matter, Missing, NeededChoice, Ruling},
    },
};

impl<'a> Campaign<'_, 'a> {
    /// Returns whether the Empire helps this defender (D21).
    fn empire_helps(&self) -> bool {
        let citizen = self.defender.is_some_and(|player| player.role == Some(Role::Citizen));
        let chancellor = self.defender.is_some_and(|player| player.role == Some(Role::Chancellor));
        // Asked only where the printings part: a Citizen attacked by an Exile is helped in all of them.
        match (citizen, chancellor, self.imperial) {
            (true, _, true) => true,
            (true, _, false) | (_, true, _) => self.imperial != self.table.follows(D21, Printing::De),
            (false, false, _) => false,
        }
    }

    /// Returns the others who could be on the defending side: neither attacker nor defender.
    fn others(&self) -> impl Iterator<Item = &'a Player> {
        let sides = [Some(self.attacker.colour), self.defender.map(|player| player.colour)];
        self.table.position.players.iter().filter(move |player| !sides.contains(&Some(player.colour)))
    }

    /// Returns the Chancellor, who joins by rule §5.5.2.
    pub(crate) fn chancellor(&self) -> Option<&'a Player> {
        self.others().find(|player| player.role == Some(Role::Chancellor)).filter(|_| self.empire_helps())
    }

    /// Returns the Citizens who may join §5.5.2: with the pawn at the attacker's site or a targeted one (D20).
    pub(crate) fn near_citizens(&self) -> Vec<&'a Player> {
        if !self.empire_helps() {
            return Vec::new();
        }
        let near = |player: &&Player| {
            player.pawn == Some(self.here)
                || player.pawn.is_some_and(|pawn| self.target_sites().any(|slot| slot == pawn))
                    && !self.table.follows(D20, Printing::De)
        };
        self.others().filter(|player| player.role == Some(Role::Citizen)).filter(near).collect()
    }

    /// Returns the Allies: the Chancellor, and the Citizens who are said to join. One printing makes Allies of all (D22).
    pub(crate) fn joining(&self) -> Vec<&'a Player> {
        let may = &self.may_join;
        let everybody = !may.is_empty() && self.table.follows(D22, Printing::De);
        let named = |player: &&Player| self.declaration.allies.as_ref().is_some_and(|named| named.contains(&player.colour));
        self.chancellor().into_iter().chain(may.iter().copied().filter(|player| everybody || named(player))).collect()
    }

    /// Returns the Allies.
    pub(crate) fn allies(&self) -> &[&'a Player] {
        self.defending.get(1..).unwrap_or_default()
    }

    /// Returns whether a pawn stands where its board adds to the defense §5.5.4.
    pub(crate) fn adds_board(&self, pawn: Slot) -> bool {
        pawn == self.here || self.target_sites().any(|slot| slot == pawn)
    }

    /// Rules on who joins: only who may, with leave; who must is said.
    pub(crate) fn check_allies(&self, ruling: &mut Ruling) {
        let may = &self.may_join;
        if let Some(chancellor) = self.chancellor() {
            ruling.explain(Matter::AllyJoins { ally: chancellor.colour }, [DECLARE_TARGETS, const { law("10/your-enemy") }]);
        }
        let named = self.declaration.allies.as_deref().unwrap_or_default();
        for (at, ally) in named.iter().copied().enumerate() {
            if named[..at].contains(&ally) {
                ruling.object(Matter::NamedTwice, [DECLARE_TARGETS]);
            }
            let joins_anyway = self.chancellor().is_some_and(|player| player.colour == ally);
            if may.iter().any(|player| player.colour == ally) {
                // In a Campaign under way both have agreed.
                if !self.declaration.under_way {
                    self.ask_both(ruling, ally);
                }
            } else if !joins_anyway {
                self.cannot_join(ruling, ally);
            }
        }
        if self.declaration.allies.is_none() {
            for player in may {
                ruling.explain(Matter::AllyMayJoin { ally: player.colour }, [DECLARE_TARGETS]);
            }
            if !may.is_empty() && !self.table.follows(D22, Printing::De) {
                ruling.choices.push(NeededChoice::Allies);
            }
        }
    }

    /// Returns whether a Chancellor must be on the defending side and is not described.
    pub(crate) fn misses_chancellor(&self) -> bool {
        let citizen = self.defender.is_some_and(|player| player.role == Some(Role::Citizen));
        citizen && self.empire_helps() && !self.table.position.players.iter().any(|it| it.role == Some(Role::Chancellor))
    }

    /// The Citizen chooses, and the defender gives leave §5.5.2.
    fn ask_both(&self, ruling: &mut Ruling, ally: Colour) {
        ruling.ask_consent(ally);
        if let Some(defender) = self.defender {
            ruling.ask_consent(defender.colour);
        }
    }

    /// Returns what is missing to know whether a player may join.
    pub(crate) fn missing_to_join(&self, ally: Colour) -> Option<Missing> {
        let player = self.others().find(|player| player.colour == ally).filter(|_| self.empire_helps())?;
        match player.role {
            None => Some(Missing::Role(ally)),
            Some(Role::Citizen) if player.pawn.is_none() => Some(Missing::Pawn(ally)),
            Some(_) => None,
        }
    }

    fn cannot_join(&self, ruling: &mut Ruling, ally: Colour) {
        match self.missing_to_join(ally) {
            Some(missing @ Missing::Role(_)) => ruling.leave_open(missing, [DECLARE_TARGETS]),
            Some(missing) => ruling.leave_open(missing, [DECLARE_TARGETS, ROLL_DEFENSE]),
            None => ruling.object(Matter::CannotJoin { ally }, [DECLARE_TARGETS]),
        }
    }
}
