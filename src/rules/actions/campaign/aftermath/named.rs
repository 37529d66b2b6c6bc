//! What is named ahead of the roll for the time after it, as far as it does not depend on the dice.

use crate::{
    cards::{
        Effect, Special,
        effect::{Act, Event},
    },
    game::{CardIdentity, CardRef, Colour, Role, Target, Warbands},
    law::{DivergenceId::D29, Printing, law},
    odds::Change,
    rules::{
        actions::campaign::{BANISH, BATTLE_PLANS, ROLL_ATTACK, TAKE_RULE, aftermath::Aftermath, battle::Used},
        base::{Matter, Missing, Ruling},
        powers::{
            cite,
            in_force::{self, InForce},
        },
        request::Pick,
    },
};

impl<'a> Aftermath<'_, 'a> {
    /// Rules on what is said of the time after the roll, as far as it does not depend on the roll.
    pub(crate) fn check_named_ahead(&self, ruling: &mut Ruling) {
        self.explain_reserve(ruling);
        for (slot, count) in &self.choices.placing {
            if !self.campaign.target_sites().any(|target| target == *slot) {
                ruling.object(Matter::PlacedElsewhere { site: *slot }, [TAKE_RULE]);
            }
            if *count != Warbands::NONE {
                in_force::forbid(self.campaign.table, ruling, self.campaign.attacker, |_, cannot| {
                    cannot.act == Act::PlaceWarbands
                });
            }
            let citizen = self.campaign.attacker.role == Some(Role::Citizen) && self.campaign.imperial;
            if citizen && *count != Warbands::NONE && self.campaign.table.follows(D29, Printing::De) {
                ruling.object(Matter::CitizenPlacesNone { site: *slot }, [TAKE_RULE]);
            }
        }
        let targeted = self.campaign.declaration.targets.contains(&Target::Pawn);
        let follows_up = self.choices.banishing.is_some() || self.choices.burning;
        if follows_up && !targeted && !self.always_banished() {
            ruling.object(Matter::PawnNotTargeted, [BANISH]);
        }
        if let Some(to) = self.choices.banishing {
            if self.campaign.pawn() == Some(to) {
                ruling.object(Matter::AlreadyThere { site: to }, [BANISH, const { law("5.6.1") }]);
            }
            self.check_banishing(ruling, to);
            match self.campaign.table.position.site(to) {
                None => ruling.needs.push(Missing::Site(to)),
                Some(site) if site.facedown && site.facts().is_none() => ruling.needs.push(Missing::SiteName(to)),
                Some(_) => {}
            }
        }
    }

    /// Says that warbands outside the force count (D25).
    fn explain_reserve(&self, ruling: &mut Ruling) {
        let changes = &self.battle.pools().changes;
        let count = changes
            .iter()
            .find_map(|change| if let Change::Reserve(count) = change.value { u8::try_from(count).ok() } else { None });
        if let Some(count) = count {
            ruling.explain(Matter::ReserveCounts { count: Warbands(count) }, [ROLL_ATTACK]);
        }
    }

    /// Objects to relics that go under the relic deck and are not taken with Relic Hunter: hunted, or held by the defender.
    pub(crate) fn check_returned(&self, ruling: &mut Ruling) {
        let hunter = self.battle.used.iter().any(|plan| plan.card.0.special == Some(Special::RelicHunter));
        for (at, card) in self.choices.returning.iter().enumerate() {
            let hunted = self.battle.choices.hunting.iter().any(|(_, relic)| relic.as_ref() == Some(card));
            let taken = hunted || self.campaign.declaration.targets.contains(&Target::Relic(*card));
            if !hunter || !taken || self.choices.returning[..at].contains(card) {
                ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(*card) }, [BATTLE_PLANS]);
            }
        }
        for colour in self.captives_freed() {
            if self.campaign.table.position.player(colour).is_some_and(|player| player.role.is_none()) {
                ruling.need(Missing::Role(colour));
            }
        }
    }

    /// Returns whose warbands lie on relics that go under the relic deck: Obsidian Cage.
    fn captives_freed(&self) -> impl Iterator<Item = Colour> {
        let relics = self.campaign.defender.into_iter().flat_map(|player| &player.relics);
        let returned = relics.filter(|relic| relic.identity.card().is_some_and(|card| self.choices.returning.contains(&card)));
        returned.flat_map(|relic| &relic.warbands).map(|(colour, _)| *colour)
    }

    /// Objects to what is chosen for cards that leave no choice in this Campaign.
    pub(crate) fn check_chosen(&self, ruling: &mut Ruling) {
        let used = &self.battle.used;
        let asks = |power: &InForce<'_>| {
            let declared = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::CampaignDeclared);
            power.card.effects.iter().any(declared)
        };
        for (at, (card, pick)) in self.battle.choices.choosing.iter().enumerate() {
            let same = |(other, earlier): &(CardRef, Pick)| {
                other == card && std::mem::discriminant(earlier) == std::mem::discriminant(pick)
            };
            if self.battle.choices.choosing[..at].iter().any(same) {
                ruling.object(Matter::NamedTwice, [BATTLE_PLANS.into(), cite(*card)]);
            }
            if let Pick::User(colour) = pick {
                let by = |plan: &Used<'a>| plan.card == *card && plan.by.is_some_and(|user| user.colour == *colour);
                let in_use = used.iter().any(|plan| plan.card == *card);
                let missing = self.campaign.missing_user_of(*card, self.battle.choices).filter(|_| in_use);
                let cites = [BATTLE_PLANS.into(), cite(*card)];
                match missing {
                    _ if used.iter().any(by) => {}
                    Some(missing) => ruling.leave_open(missing, cites),
                    None => ruling.object(Matter::PlayerNotMeant { colour: *colour }, cites),
                }
                continue;
            }
            let asked =
                |power: &InForce<'_>| asks(power) || self.choices.banishing.is_some() && self.campaign.can_travel_with(power);
            let standing = self.campaign.powers.iter().any(|power| power.card_ref() == *card && asked(power));
            if !standing && !used.iter().any(|plan| plan.card == *card) && !self.asks_thief(*card) {
                match self.missing_for_thief(*card) {
                    Some(missing) => ruling.leave_open(missing, [BATTLE_PLANS]),
                    None => ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(*card) }, [BATTLE_PLANS]),
                }
            }
        }
    }
}
