//! The defender §5.5.1: whom the attacker may choose.

use crate::{
    game::{Player, Role, Ruler},
    law::{Cite, DivergenceId::D19, Printing, law},
    rules::{
        actions::campaign::{CHOOSE_DEFENDER, declaration::Campaign},
        base::{Matter, Missing, Ruling},
    },
};

impl Campaign<'_, '_> {
    /// Rules on whether the attacker may choose this defender §5.5.1.
    pub(crate) fn check_defender(&self, ruling: &mut Ruling) {
        let ruler = self.table.ruler(self.here);
        if ruler.is_none() {
            ruling.leave_open(Missing::Site(self.here), [CHOOSE_DEFENDER]);
        }
        match self.defender {
            None => {
                if matches!(ruler, Some(Ruler::Empire | Ruler::Player(_))) {
                    let cites: [Cite; 2] = [CHOOSE_DEFENDER.into(), const { law("10/rule") }.into()];
                    ruling.object(Matter::PlayerRulesSite { site: self.here }, cites);
                }
            }
            Some(player) if player.colour == self.attacker.colour => ruling.object(Matter::AttacksSelf, [CHOOSE_DEFENDER]),
            Some(player) => self.check_reach(ruling, player, ruler),
        }
        self.explain_empire(ruling);
    }

    fn check_reach(&self, ruling: &mut Ruling, player: &Player, ruler: Option<Ruler>) {
        let unruled = matches!(ruler, Some(Ruler::Bandits | Ruler::Unruled));
        if unruled && self.table.follows(D19, Printing::Pl) {
            ruling.object(Matter::OnlyBandits { site: self.here }, [CHOOSE_DEFENDER]);
        }
        let by_crown = || self.crown_rules(player.colour, self.here);
        let reigns = match self.bandits_of(self.here) {
            Some(colour) => Some(colour == player.colour),
            None if ruler == Some(Ruler::Empire) && self.outcast() == Some(player.colour) => Some(by_crown()),
            None => self.table.rules(player.colour, self.here).map(|reigns| reigns || by_crown()),
        };
        match (reigns, self.pawn_is_here()) {
            // A site that is not described was found missing above.
            (Some(true), _) | (_, Some(true)) | (None, Some(false)) => {}
            (Some(false), Some(false)) => {
                ruling.object(Matter::OutOfReach { defender: player.colour, site: self.here }, [CHOOSE_DEFENDER]);
            }
            (_, None) => ruling.leave_open(Missing::Pawn(player.colour), [CHOOSE_DEFENDER]),
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
        ruling.explain(
            Matter::NotImperialHere { colour },
            [CHOOSE_DEFENDER, const { law("10/imperial-player") }, const { law("10/enemy") }],
        );
    }
}
