//! Relic Thief §5.5.7.II: who rolls for the relics that the attacker takes.

use crate::{
    game::{CardIdentity, CardRef, Setup, Target},
    rules::{
        actions::{
            campaign::{TAKE_THINGS, aftermath::Aftermath},
            relic_thief::{self, Said, Taken, is_jinx, is_relic_thief},
        },
        base::{Missing, Ruling},
    },
};

impl<'a> Aftermath<'_, 'a> {
    /// Returns how many relics the attacker takes and keeps.
    fn relics_kept(&self) -> usize {
        let targets = self.campaign.declaration.targets.iter().filter(|target| matches!(target, Target::Relic(_))).count();
        (targets + self.battle.choices.hunting.len()).saturating_sub(self.choices.returning.len())
    }

    /// Returns the pieces when relics have changed hands once: plans are paid for, and the attacker has what was targeted.
    fn when_taken(&self) -> Setup {
        let mut setup = self.campaign.table.position.clone().into_setup();
        self.battle.pay_unless_under_way(&mut setup);
        self.take_all(&mut setup);
        setup
    }

    /// Returns the relics that the attacker takes, as a Relic Thief looks at them.
    fn taken<'t>(&'t self, now: &'t Setup) -> Taken<'t, 'a> {
        Taken { table: self.campaign.table, now, by: self.campaign.attacker }
    }

    fn said(&self, thief: CardRef) -> Said {
        let choices = self.battle.choices;
        let jinx = choices.choosing.iter().map(|(card, _)| *card).find(|card| is_jinx(*card));
        Said::new(choices.count_for(thief), jinx.and_then(|jinx| choices.count_for(jinx)))
    }

    /// Returns whether a card has a say where a Relic Thief may roll for the relics that the attacker takes.
    fn is_about_thief(&self, card: CardRef) -> bool {
        (is_relic_thief(card) || is_jinx(card)) && self.relics_kept() > 0
    }

    /// Returns whether something is to be said of a card because a Relic Thief may roll for the relics that are taken.
    pub(crate) fn asks_thief(&self, card: CardRef) -> bool {
        self.is_about_thief(card) && self.taken(&self.when_taken()).thief().is_some()
    }

    /// Returns what is missing to know whether something is to be said of a card for a Relic Thief.
    pub(crate) fn missing_for_thief(&self, card: CardRef) -> Option<Missing> {
        let missing = relic_thief::missing_to_roll(self.campaign.table, self.campaign.attacker);
        missing.filter(|_| self.is_about_thief(card))
    }

    /// Asks whether a Relic Thief rolls for the relics that are taken, and how the roll ended.
    pub(crate) fn ask_thief(&self, ruling: &mut Ruling) {
        let count = self.relics_kept();
        if count > 0 && relic_thief::is_in_play(self.campaign.table) {
            self.taken(&self.when_taken()).ask(ruling, count, TAKE_THINGS, |thief| self.said(thief));
        }
    }

    /// Lets a Relic Thief take the relics that the attacker has taken.
    pub(crate) fn steal(&self, setup: &mut Setup, relics: &[CardIdentity]) {
        let said = |thief| self.said(thief);
        relic_thief::pay_and_take(self.campaign.table, setup, self.campaign.attacker, relics, said);
    }
}
