//! Relic Thief §5.5.7.II: who rolls for relics when they are taken.

use crate::{
    game::{Colour, Favor, Player, Secrets, Setup, Target},
    rules::{
        actions::campaign::{TAKE_THINGS, aftermath::Aftermath},
        base::Ruling,
        powers::{in_force::InForce, relic_thief},
    },
};

impl<'a> Aftermath<'_, 'a> {
    /// Returns the Relic Thief that can be rolled for relics the attacker takes, and who has it after paying for battle plans.
    fn thief(&self) -> Option<(InForce<'a>, &'a Player)> {
        let used = &self.battle.used;
        relic_thief::eligible_thief_after(self.campaign.table, self.campaign.attacker, |player| {
            let own = used.iter().filter(|plan| plan.by.is_some_and(|by| by.colour == player.colour));
            let favor = Favor(own.map(|plan| plan.card.0.cost.favor()).sum());
            let gained = self.campaign.after_herald(player).favor.checked_sub(player.favor).unwrap_or(Favor::NONE);
            let secrets = Secrets(self.battle.secrets_spent(player));
            (favor.checked_sub(gained).unwrap_or(Favor::NONE), secrets)
        })
    }

    /// Asks whether a Relic Thief rolls for the relics that are taken, and how the roll ended.
    pub(crate) fn may_steal(&self, ruling: &mut Ruling) {
        let taken = self.campaign.declaration.targets.iter().filter(|target| matches!(target, Target::Relic(_))).count();
        let count =
            taken + self.battle.choices.hunting.len() - self.choices.returning.len().min(self.battle.choices.hunting.len());
        if let Some(thief) = self.thief().filter(|_| count > 0) {
            let said = self.battle.choices.count_for(thief.0.card_ref());
            relic_thief::ask(self.campaign.table, ruling, self.campaign.attacker, &thief, count, said, TAKE_THINGS.into());
        }
    }

    /// Pays for a Relic Thief and returns who gets the relics that the attacker takes.
    pub(crate) fn steal(&self, setup: &mut Setup) -> Colour {
        let winner = self.campaign.attacker.colour;
        let Some((power, player)) = self.thief() else { return winner };
        let card = power.card_ref();
        relic_thief::settle(setup, card, player.colour, winner, self.battle.choices.count_for(card))
    }
}
