//! Relic Hunter §5.5.3: facedown relics at targeted sites become targets.

use crate::{
    cards::{Special, effect::Act},
    game::{CardIdentity, Slot},
    odds::Side,
    rules::{
        actions::campaign::{
            BATTLE_PLANS,
            battle::{
                Battle,
                choices::PlanChoice,
                plans::{Used, is_plan_of},
            },
        },
        base::{Matter, Ruling},
        powers::in_force::{self, InForce},
    },
};

impl Battle<'_, '_> {
    /// Rules on the relics that Relic Hunter adds to the targets.
    pub(crate) fn check_hunting(&self, ruling: &mut Ruling) {
        let hunter = self.used.iter().any(|plan| plan.card.0.special == Some(Special::RelicHunter));
        for (at, (site, relic)) in self.choices.hunting.iter().enumerate() {
            if !hunter || !self.campaign.target_sites().any(|slot| slot == *site) {
                ruling.object(Matter::SiteNotMeant { site: *site }, [BATTLE_PLANS]);
                continue;
            }
            in_force::forbid(self.campaign.table, ruling, &self.campaign.as_now(self.campaign.attacker), |power, cannot| {
                cannot.act == Act::TouchCardsOfHolder && power.holder_rules(self.campaign.table, *site) == Some(true)
            });
            let Some(there) = self.campaign.table.position.site(*site) else { continue };
            let before = self.choices.hunting.iter().take(at).filter(|(other, _)| other == site).count();
            if there.relics.len() <= before {
                ruling.object(Matter::NoRelicHere { site: *site }, [BATTLE_PLANS]);
            } else if let Some(card) = relic {
                let lies = |what: CardIdentity| there.relics.iter().any(|it| it.identity == what);
                let unseen = lies(CardIdentity::Unknown) && !self.campaign.table.position.is_somewhere(*card);
                if self.choices.hunting[..at].iter().any(|(_, other)| other == relic) {
                    ruling.object(Matter::NamedTwice, [BATTLE_PLANS]);
                } else if !lies(CardIdentity::Known(*card)) && !unseen {
                    ruling.object(Matter::RelicNotHere { card: *card, site: *site }, [BATTLE_PLANS]);
                }
            }
        }
    }

    /// Returns how many dice Relic Hunter adds for the relics it makes targets.
    pub(crate) fn hunted_dice(&self, plan: &Used<'_>) -> i8 {
        let hunter = plan.card.0.special == Some(Special::RelicHunter) && plan.side == Side::Attacker;
        if hunter { i8::try_from(self.choices.hunting.len()).unwrap_or(i8::MAX) } else { 0 }
    }

    /// Returns the attacker's Relic Hunter with the relics at targeted sites; none without the card or a relic.
    #[must_use]
    pub fn hunter(&self) -> Option<PlanChoice> {
        let held = |power: &&InForce<'_>| {
            power.card.special == Some(Special::RelicHunter)
                && is_plan_of(power.card, Side::Attacker)
                && self.campaign.side_holds(power, Side::Attacker)
        };
        let card = self.campaign.powers.iter().find(held)?.card_ref();
        let at = |slot: Slot| self.campaign.table.position.site(slot).map_or(0, |site| site.relics.len());
        let relics: Vec<Slot> = self.campaign.target_sites().flat_map(|slot| std::iter::repeat_n(slot, at(slot))).collect();
        let most = i8::try_from(relics.len()).ok().filter(|most| *most > 0)?;
        Some(PlanChoice { numbers: (0..=most).collect(), relics, ..PlanChoice::of(card) })
    }
}
