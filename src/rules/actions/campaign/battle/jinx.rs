//! Jinx §5.5.4, §5.5.5, §7.1.2: a player who rules it and has rolled may pay a secret and roll that set again, once. The defense
//! is rolled first, so the defender decides before the attack is seen and the attacker knowing both rolls. It is no battle plan.

use crate::{
    cards::{
        Effect,
        effect::{Pays, TollOn, Who},
    },
    game::{CardIdentity, CardRef, Player, Ruler, Secrets, Setup},
    law::{Cited, LawRef, law},
    odds::{Change, Side},
    rules::{
        actions::{
            campaign::{ROLL_ATTACK, ROLL_DEFENSE, battle::Battle, declaration::Campaign, pools::Pools},
            relic_thief::is_jinx,
        },
        base::{Bearing, Cost, Matter, Missing, Ruling, Verdict},
        powers::{cite, in_force::InForce, pay},
    },
};

const COST: LawRef = law("7.1.2");
const PERSISTENT: LawRef = law("7.1.4");

impl<'a> Campaign<'_, 'a> {
    /// Returns the player who rolls the dice of a side; none for the bandits.
    const fn roller(&self, side: Side) -> Option<&'a Player> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender,
        }
    }

    /// Returns the Jinx that a player rules, or what must be described to know it.
    fn ruled_jinx(&self, player: &Player) -> Result<Option<&InForce<'a>>, Missing> {
        for power in self.powers.iter().filter(|power| is_jinx(power.card_ref())) {
            let rules = match (power.ruler, power.site) {
                (Ruler::Empire, Some(slot)) => self.rules_here(player, slot).ok_or(Missing::Role(player.colour))?,
                _ => power.applies_to(self.table, player, Who::Holder)? && power.ruler == Ruler::Player(player.colour),
            };
            if rules {
                return Ok(Some(power));
            }
        }
        Ok(None)
    }

    /// Returns how many secrets the attacker turns facedown for targets at The Hidden Place.
    fn secrets_flipped(&self) -> u8 {
        let asks = |effect: &Effect| matches!(effect, Effect::Toll(toll) if toll.on == TollOn::TargetingHere && toll.pays == Pays::FlipSecret);
        let here = |power: &&InForce<'_>| power.site.is_some_and(|slot| self.aims_at(slot));
        let asking = self.powers.iter().filter(|power| power.card.effects.iter().any(asks)).filter(here);
        u8::try_from(asking.count()).unwrap_or(u8::MAX)
    }
}

impl<'a> Battle<'_, 'a> {
    /// Returns the Jinx that a side names for use, as often as it is named.
    fn jinxes_named(&self, side: Side) -> impl Iterator<Item = CardRef> {
        let named: &[CardIdentity] = match side {
            Side::Attacker => self.using,
            Side::Defender => &self.choices.defending,
        };
        named.iter().filter_map(CardIdentity::card).filter(|card| is_jinx(*card))
    }

    /// Returns the Jinx that a side names for use.
    fn names_jinx(&self, side: Side) -> Option<CardRef> {
        self.jinxes_named(side).next()
    }

    /// Rules on paying for Jinx after the roll, beside all else that the player pays secrets for.
    fn check_payment(&self, ruling: &mut Ruling, player: &Player, jinx: &InForce<'_>) {
        let (table, spent) = (self.campaign.table, Secrets(self.secrets_spent(player)));
        pay::check_at_once(table, table.position, ruling, &self.campaign.as_now(player), jinx, spent);
    }

    /// Returns the secrets that a player has to pay for other things in this Campaign.
    pub(crate) fn secrets_spent(&self, player: &Player) -> u8 {
        let mut spent = 0_u8;
        for plan in self.used.iter().filter(|plan| plan.by.is_some_and(|by| by.colour == player.colour)) {
            let tolls = self.campaign.toll(plan.side);
            let tolls = tolls.iter().map(|(pays, _)| if let Pays::PlaceSecret(count) = pays { *count } else { 0 });
            spent = spent.saturating_add(plan.card.0.cost.secrets()).saturating_add(tolls.sum());
        }
        if player.colour == self.campaign.attacker.colour {
            spent = spent.saturating_add(self.campaign.declaration.by.map_or(0, |card| card.0.cost.secrets()));
            spent = spent.saturating_add(self.campaign.secrets_flipped());
        }
        spent
    }

    /// Returns the Jinx with which a side can roll its dice again, noting what is missing and decides it.
    fn rerolls(&self, side: Side, missing: &mut Vec<Missing>) -> Option<&InForce<'a>> {
        let player = self.campaign.roller(side)?;
        let jinx = match self.campaign.ruled_jinx(player) {
            Ok(jinx) => jinx?,
            Err(what) => {
                missing.push(what);
                return None;
            }
        };
        let ruling = Ruling::apart(|ruling| self.check_payment(ruling, player, jinx));
        if ruling.reasons.iter().any(|reason| reason.bearing == Bearing::Against) {
            return None;
        }
        for reason in &ruling.reasons {
            if let Matter::Missing { what } = reason.matter {
                missing.push(what);
            }
        }
        Some(jinx)
    }

    /// Adds to the odds that a side may roll again.
    pub(crate) fn reroll_changes(&self, pools: &mut Pools) {
        for (side, value, section) in
            [(Side::Attacker, Change::RerollAttack, ROLL_ATTACK), (Side::Defender, Change::RerollDefense, ROLL_DEFENSE)]
        {
            if let Some(jinx) = self.rerolls(side, &mut pools.missing) {
                let cites = vec![section.into(), PERSISTENT.into(), jinx.cite()];
                pools.changes.push(Cited { value, cites });
            }
        }
    }

    /// Rules on the use of Jinx where it is named, and explains who may use it where it is not.
    pub(crate) fn check_rerolls(&self, ruling: &mut Ruling) {
        for side in [Side::Attacker, Side::Defender] {
            let Some(player) = self.campaign.roller(side) else { continue };
            if let Some(card) = self.jinxes_named(side).nth(1) {
                ruling.object(Matter::UsedTwice { card }, [COST.into(), cite(card)]);
            }
            match (self.names_jinx(side), self.campaign.ruled_jinx(player)) {
                (Some(_), Ok(Some(jinx))) => {
                    self.check_payment(ruling, player, jinx);
                    ruling.cite(jinx.cite());
                    if side == Side::Attacker {
                        ruling.charge(&Cited { value: Cost::secrets(1), cites: vec![COST.into(), jinx.cite()] });
                    }
                }
                (Some(card), Ok(None)) => {
                    ruling.object(Matter::NotRuled { card }, [PERSISTENT.into(), const { law("10/rule") }.into(), cite(card)]);
                }
                (Some(card), Err(what)) => ruling.leave_open(what, [cite(card)]),
                (None, _) if ruling.verdict() == Verdict::Illegal => {}
                (None, _) => self.explain_reroll(ruling, side),
            }
        }
    }

    fn explain_reroll(&self, ruling: &mut Ruling, side: Side) {
        let (Some(player), Some(jinx)) = (self.campaign.roller(side), self.rerolls(side, &mut Vec::new())) else { return };
        let (card, colour) = (jinx.card_ref(), player.colour);
        let (matter, section) = match side {
            Side::Attacker => (Matter::MayRerollAttack { card, colour }, ROLL_ATTACK),
            Side::Defender => (Matter::MayRerollDefense { card, colour }, ROLL_DEFENSE),
        };
        ruling.explain(matter, [section.into(), PERSISTENT.into(), jinx.cite()]);
    }

    /// Pays for Jinx where it was used.
    pub(crate) fn pay_jinx(&self, setup: &mut Setup) {
        for side in [Side::Attacker, Side::Defender] {
            if let (Some(card), Some(player)) = (self.names_jinx(side), self.campaign.roller(side)) {
                pay::pay_printed(setup, player.colour, card);
            }
        }
    }
}
