//! Relic Thief §5.5.7.II: who rolls for relics when they are taken.

use crate::{
    cards::Special,
    game::{CardIdentity, CardRef, Setup, Target},
    rules::{
        actions::campaign::{TAKE_THINGS, aftermath::Aftermath},
        base::{Missing, Ruling},
        powers::relic_thief::{self, Said, Taken, Thief},
        victory::title,
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
        if !self.campaign.declaration.under_way {
            self.battle.herald(&mut setup);
            self.battle.pay_plans(&mut setup);
        }
        self.take_hunted(&mut setup);
        for target in &self.campaign.declaration.targets {
            self.take(&mut setup, *target);
        }
        setup
    }

    /// Returns the Relic Thief that can be rolled for the relics that the attacker takes.
    fn thief(&self, now: &Setup) -> Option<Thief<'a>> {
        relic_thief::eligible(self.campaign.table, now, self.campaign.attacker)
    }

    fn said(&self, thief: CardRef) -> Said {
        let jinx = self.battle.choices.choosing.iter().map(|(card, _)| *card).find(|card| relic_thief::is_jinx(*card));
        let again = jinx.and_then(|jinx| self.battle.choices.count_for(jinx));
        Said { result: self.battle.choices.count_for(thief), again }
    }

    /// Returns whether something is to be said of a card because a Relic Thief may roll for the relics that are taken.
    pub(crate) fn asks_thief(&self, card: CardRef) -> bool {
        let is = card.0.special == Some(Special::RelicThief) || relic_thief::is_jinx(card);
        is && self.relics_kept() > 0 && self.thief(&self.when_taken()).is_some()
    }

    /// Returns what is missing to know whether something is to be said of a card for a Relic Thief.
    pub(crate) fn may_ask_thief(&self, card: CardRef) -> Option<Missing> {
        let is = card.0.special == Some(Special::RelicThief) || relic_thief::is_jinx(card);
        let missing = relic_thief::missing_to_roll(self.campaign.table, self.campaign.attacker);
        missing.filter(|_| is && self.relics_kept() > 0)
    }

    /// Asks whether a Relic Thief rolls for the relics that are taken, and how the roll ended.
    pub(crate) fn may_steal(&self, ruling: &mut Ruling) {
        let count = self.relics_kept();
        let in_play = self.campaign.with_special(Special::RelicThief).next().is_some();
        if count == 0 || !in_play {
            return;
        }
        let (table, now) = (self.campaign.table, self.when_taken());
        if let Some(thief) = self.thief(&now) {
            let said = self.said(thief.0.card_ref());
            let taken = Taken { table, now: &now, by: self.campaign.attacker, count, section: TAKE_THINGS };
            taken.ask(ruling, &thief, said);
            if said.is_stolen() && title::is_choice_unnamed(table, &now) {
                ruling.need(Missing::Effect);
            }
        } else if let Some(missing) = relic_thief::missing_to_roll(table, self.campaign.attacker) {
            ruling.need(missing);
        }
    }

    /// Lets a Relic Thief take the relics that the attacker has taken.
    pub(crate) fn steal(&self, setup: &mut Setup, relics: &[CardIdentity]) {
        if let Some(thief) = self.thief(setup).filter(|_| !relics.is_empty()) {
            let said = self.said(thief.0.card_ref());
            relic_thief::steal(self.campaign.table, setup, &thief, self.campaign.attacker.colour, relics, said);
        }
    }
}
