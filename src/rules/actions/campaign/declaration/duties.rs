//! What cards and sites ask of the attacker who declares targets §5.5.2, §9.2: bans, tolls, and an even number of dice.

use crate::{
    cards::{
        Effect, Special,
        effect::{Act, Pays, TollOn},
        named,
    },
    game::{Region, Ruler, Secrets, Slot, Target},
    law::{Cite, Cited, law},
    rules::{
        actions::campaign::{CAMPAIGN, DECLARE_TARGETS, declaration::Campaign},
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::in_force::{self, InForce},
    },
};

impl Campaign<'_, '_> {
    pub(crate) fn with_special(&self, special: Special) -> impl Iterator<Item = &InForce<'_>> {
        self.powers.iter().filter(move |power| power.card.special == Some(special))
    }

    /// Returns whether anything is targeted at a site: itself, or what the defender has there.
    pub(crate) fn aims_at(&self, slot: Slot) -> bool {
        let thing = |target: &Target| !matches!(target, Target::Site(_));
        self.target_sites().any(|target| target == slot)
            || self.declaration.targets.iter().any(thing) && self.defender.is_some() && slot == self.here
    }

    /// Rules on what cards say about the declaration of targets.
    pub(crate) fn check_duties(&self, ruling: &mut Ruling) {
        in_force::forbid(self.table, ruling, self.attacker, |_, cannot| cannot.act == Act::Campaign);
        for target in &self.declaration.targets {
            self.check_bans(ruling, *target);
        }
        self.even_dice(ruling);
        self.duties(ruling);
        self.missing_passes(ruling);
    }

    /// Says which sites of regions where targets are could be the Narrow Pass: it is ruled as if none were.
    fn missing_passes(&self, ruling: &mut Ruling) {
        let aimed = |slot: Slot| self.target_sites().any(|target| target == slot);
        let within = |region: &&Region| self.target_sites().any(|target| target.region() == **region);
        for region in Region::ALL.iter().filter(within).filter(|region| **region != self.here.region()) {
            for site in self.table.possible_passes(*region).filter(|slot| !aimed(*slot)) {
                ruling.explain(Matter::SiteUnknown { site }, [DECLARE_TARGETS.into(), named::NARROW_PASS.cite()]);
            }
        }
    }

    /// Rules on what sites and cards ask of the attacker for declaring targets, whichever things are among them.
    pub(crate) fn duties(&self, ruling: &mut Ruling) {
        self.narrow_pass(ruling);
        for power in self.powers {
            for effect in power.card.effects {
                if let Effect::Toll(toll) = effect
                    && toll.on == TollOn::TargetingHere
                    && toll.pays == Pays::FlipSecret
                    && power.site.is_some_and(|slot| self.aims_at(slot))
                {
                    let value = Cost { secrets_flipped: Secrets(1), ..Cost::default() };
                    let cost = Cited { value, cites: vec![DECLARE_TARGETS.into(), power.cite()] };
                    payment::charge(self.table, ruling, self.attacker, &cost);
                    in_force::forbid(self.table, ruling, self.attacker, |_, cannot| cannot.act == Act::UseSecretPowers);
                }
            }
        }
    }

    /// Objects where targets beyond Narrow Pass are declared from another region without the pass.
    fn narrow_pass(&self, ruling: &mut Ruling) {
        let targets = || self.target_sites();
        for power in self.with_special(Special::NarrowPass) {
            let Some(pass) = power.site.filter(|pass| pass.region() != self.here.region()) else { continue };
            let beyond = targets().any(|slot| slot.region() == pass.region()) && !targets().any(|slot| slot == pass);
            if beyond && self.rules_here(self.attacker, pass) != Some(true) {
                let cites: [Cite; 3] = [DECLARE_TARGETS.into(), power.cite(), const { law("9.2") }.into()];
                ruling.object(Matter::Forbids { card: power.card_ref() }, cites);
            }
        }
    }

    /// Returns the Giant Python that binds the attacker: the defender's, or that of the Chancellor as Ally.
    pub(crate) fn python(&self) -> Option<&InForce<'_>> {
        let side = [self.defender.map(|player| player.colour), self.chancellor().map(|player| player.colour)];
        let held = |power: &&InForce<'_>| side.iter().flatten().any(|colour| power.ruler == Ruler::Player(*colour));
        self.with_special(Special::GiantPython).find(held)
    }

    /// Objects to an odd number of dice of the targets where Giant Python asks for an even one.
    fn even_dice(&self, ruling: &mut Ruling) {
        let Some(python) = self.python() else { return };
        let dice: Result<i32, Missing> = self.declaration.targets.iter().map(|target| self.dice_of(*target)).sum();
        if let Ok(dice) = dice
            && dice % 2 != 0
        {
            let count = usize::try_from(dice).unwrap_or(0);
            let cites: [Cite; 2] = [CAMPAIGN.into(), python.cite()];
            ruling.object(Matter::OddTargets { card: python.card_ref(), count }, cites);
        }
    }
}
