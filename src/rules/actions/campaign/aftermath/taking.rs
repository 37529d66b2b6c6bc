//! What the victor takes §5.5.7.I, §5.5.7.II: sites, relics and banners.

use crate::{
    game::{CardAt, CardIdentity, CardRef, Setup, Slot, Target, Warbands},
    law::{DivergenceId::D30, Printing},
    rules::{
        actions::{
            campaign::{
                TAKE_THINGS,
                aftermath::{
                    Aftermath,
                    losses::{add_warbands, leave_site},
                },
            },
            relic_thief::newly_held,
        },
        base::{NeededChoice, Ruling},
        state::{moves, seize},
        victory::title,
    },
};

impl Aftermath<'_, '_> {
    /// Returns how many warbands are left to be placed §5.5.7.I: of the force, or by the German printing of the board (D30).
    pub(crate) fn can_be_placed(&self, dead: Warbands) -> Warbands {
        let force = self.mortal_force();
        let left = force.checked_sub(self.dead_in_force(dead)).unwrap_or(Warbands::NONE);
        if force > self.campaign.attacker.warbands && self.campaign.table.follows(D30, Printing::De) {
            left.min(self.campaign.attacker.warbands)
        } else {
            left
        }
    }

    /// Places warbands of the force at targeted sites §5.5.7.I: those of the board first.
    pub(crate) fn take_sites(&self, setup: &mut Setup) {
        let Some(kind) = self.campaign.attacker.warband_colour() else { return };
        for (slot, count) in self.choices.placing.iter().filter(|(_, count)| *count != Warbands::NONE) {
            let Some(player) = moves::player(setup, self.campaign.attacker.colour) else { return };
            let mut placed = player.warbands.min(*count);
            player.warbands = player.warbands.checked_sub(placed).unwrap_or(Warbands::NONE);
            for (from, _) in self.battle.pools().joined.iter().filter(|(from, _)| from != slot) {
                let wanted = count.checked_sub(placed).unwrap_or(Warbands::NONE);
                placed = placed.saturating_add(leave_site(setup, *from, kind, wanted));
            }
            let Some(site) = moves::site(setup, *slot) else { continue };
            add_warbands(&mut site.warbands, kind, placed);
        }
    }

    /// Takes a targeted relic or banner §5.5.7.II, with the seize penalty §2.5.3.
    fn take(&self, setup: &mut Setup, target: Target) {
        let winner = self.campaign.attacker.colour;
        match target {
            Target::Site(_) | Target::Pawn => {}
            Target::Relic(card) => {
                let is_it = |relic: &CardAt| relic.card().is_some_and(|it| it.id == card.0.id);
                let Some(loser) = self.campaign.defender.and_then(|player| moves::player(setup, player.colour)) else { return };
                let Some(at) = loser.relics.iter().position(is_it) else { return };
                let relic = loser.relics.remove(at);
                if self.choices.returning.contains(&card) {
                    moves::under_relic_deck(setup, relic);
                } else {
                    moves::hold_relic(setup, winner, relic);
                }
            }
            Target::PeoplesFavor => seize::peoples_favor(setup, winner),
            Target::DarkestSecret => seize::darkest_secret(setup, winner),
        }
    }

    /// Asks for the names of relics that were taken and are not known yet.
    pub(crate) fn check_hunted(&self, ruling: &mut Ruling) {
        let unclear = |(slot, relic): &(Slot, Option<CardRef>)| {
            let there = self.campaign.table.position.site(*slot).map(|site| site.relics.as_slice()).unwrap_or_default();
            let hunted = self.battle.choices.hunting.iter().filter(|(other, _)| other == slot).count();
            relic.is_none() && (there.len() > hunted || there.iter().any(|it| it.identity == CardIdentity::Unknown))
        };
        if self.battle.choices.hunting.iter().any(unclear) {
            ruling.cite(TAKE_THINGS);
            ruling.choices.push(NeededChoice::TakingFromSites);
        }
    }

    /// Takes the hunted relics from their sites, or puts them under the relic deck.
    fn take_hunted(&self, setup: &mut Setup) {
        for (slot, named) in &self.battle.choices.hunting {
            let Some(site) = moves::site(setup, *slot) else { continue };
            let is = |what: &CardIdentity| site.relics.iter().position(|it| it.identity == *what);
            let at = named.map_or(Some(0), |relic| is(&CardIdentity::Known(relic)).or_else(|| is(&CardIdentity::Unknown)));
            let Some(at) = at.filter(|at| *at < site.relics.len()) else { continue };
            let mut relic = CardAt { facedown: false, ..site.relics.remove(at) };
            if let Some(named) = named {
                relic.identity = CardIdentity::Known(*named);
            }
            if relic.identity.card().is_some_and(|card| self.choices.returning.contains(&card)) {
                moves::under_relic_deck(setup, relic);
            } else {
                moves::hold_relic(setup, self.campaign.attacker.colour, relic);
            }
        }
    }

    /// Takes all targeted relics and banners §5.5.7.II, those that are hunted first.
    pub(crate) fn take_all(&self, setup: &mut Setup) {
        self.take_hunted(setup);
        for target in &self.campaign.declaration.targets {
            self.take(setup, *target);
        }
    }

    /// Takes all targeted relics and banners §5.5.7.II, then lets a Relic Thief have the relics. The title is looked at each time
    /// that relics change hands (publisher).
    pub(crate) fn take_things(&self, setup: &mut Setup) {
        self.take_all(setup);
        title::settle(self.campaign.table, setup);
        let taken = newly_held(self.campaign.attacker, setup);
        self.steal(setup, &taken);
        title::settle(self.campaign.table, setup);
    }
}
