//! Jinx §5.5.4, §5.5.5, §7.1.2: whoever rules it and has rolled may pay a secret and roll that set again, once. The defense is
//! rolled first, so the defender decides before the attack is seen and the attacker knowing both rolls. It is no battle plan.

use crate::{
    cards::{
        Effect, Special,
        effect::{Act, Pays, TollOn, Who},
    },
    game::{CardAt, CardRef, Favor, Player, Ruler, Secrets, Setup, What},
    law::{Cited, LawRef, law},
    odds::{Change, Side},
    rules::{
        actions::campaign::{ROLL_ATTACK, ROLL_DEFENSE, plans::Used, pools::Pools, reckoning::place, sides::Sides},
        base::{Bearing, Cost, Matter, Missing, Ruling, Verdict},
        powers::{
            cite,
            in_force::{self, InForce},
        },
        request::Fighting,
    },
};

const COST: LawRef = law("7.1.2");
const PERSISTENT: LawRef = law("7.1.4");

/// Returns whether a card is Jinx, which is named like a battle plan and is none.
pub(crate) fn is_jinx(card: CardRef) -> bool {
    card.0.special == Some(Special::Jinx)
}

impl<'a> Sides<'a, '_> {
    /// Returns who rolls the dice of a side; nobody for the bandits.
    const fn roller(&self, side: Side) -> Option<&'a Player> {
        match side {
            Side::Attacker => Some(self.attacker),
            Side::Defender => self.defender,
        }
    }

    /// Returns whether a side has said that it uses Jinx.
    fn names_jinx(&self, side: Side, fighting: &Fighting) -> Option<CardRef> {
        let named: &[What] = match side {
            Side::Attacker => self.using,
            Side::Defender => &fighting.defending,
        };
        named.iter().filter_map(What::card).find(|card| is_jinx(*card))
    }

    /// Returns the Jinx that a player rules; what must be told to know it, if that is not told.
    fn ruled_jinx(&self, player: &Player) -> Result<Option<&InForce<'a>>, Missing> {
        for power in self.powers.iter().filter(|power| is_jinx(power.card_ref())) {
            let rules = match (power.ruler, power.site) {
                (Ruler::Empire, Some(slot)) => self.rules_here(player, slot).ok_or(Missing::Role(player.colour))?,
                _ => power.concerns(self.table, player, Who::Holder)? && power.ruler == Ruler::Player(player.colour),
            };
            if rules {
                return Ok(Some(power));
            }
        }
        Ok(None)
    }

    /// Returns the secrets that a player has to pay for other things in this Campaign.
    pub fn secrets_spent(&self, player: &Player, fighting: &Fighting, used: &[Used<'a>]) -> u8 {
        let mut spent = 0_u8;
        for plan in used.iter().filter(|plan| plan.by.is_some_and(|by| by.colour == player.colour)) {
            let tolls = self.toll(plan.side, fighting);
            let tolls = tolls.iter().map(|(pays, _)| if let Pays::PlaceSecret(count) = pays { *count } else { 0 });
            spent = spent.saturating_add(plan.card.0.cost.secrets()).saturating_add(tolls.sum());
        }
        if player.colour == self.attacker.colour {
            spent = spent.saturating_add(fighting.freed.map_or(0, |card| card.0.cost.secrets()));
            spent = spent.saturating_add(self.secrets_flipped(fighting));
        }
        spent
    }

    /// Returns how many secrets the attacker turns facedown for targets at The Hidden Place.
    fn secrets_flipped(&self, fighting: &Fighting) -> u8 {
        let asks = |effect: &Effect| matches!(effect, Effect::Toll(toll) if toll.on == TollOn::TargetingHere && toll.pays == Pays::FlipSecret);
        let here = |power: &&InForce<'_>| power.site.is_some_and(|slot| self.aims_at(fighting, slot));
        let asking = self.powers.iter().filter(|power| power.card.effects.iter().any(asks)).filter(here);
        u8::try_from(asking.count()).unwrap_or(u8::MAX)
    }

    /// Rules on paying for Jinx after the roll: the card must be free in one's own turn, and a faceup secret left.
    fn may_pay_jinx(&self, player: &Player, jinx: &InForce<'_>, spent: u8, ruling: &mut Ruling) {
        let card = jinx.card_ref();
        let bears = |at: &CardAt| at.favor != Favor::NONE || at.secrets != Secrets::NONE;
        if self.table.position.turn == Some(player.colour) && jinx.lies.is_some_and(bears) {
            ruling.object(Matter::Occupied { card }, [COST.into(), jinx.cite()]);
        }
        let need = Secrets(spent.saturating_add(card.0.cost.secrets()));
        if player.secrets < need {
            ruling.object(Matter::NotEnoughSecrets { need, have: player.secrets }, [COST.into(), jinx.cite()]);
        }
        in_force::forbid(self.table, ruling, &self.as_now(player), |_, cannot| cannot.act == Act::UseSecretPowers);
    }

    /// Returns the Jinx with which a side can roll its dice again, noting what is not told and decides it.
    fn rerolls(&self, side: Side, fighting: &Fighting, used: &[Used<'a>], missing: &mut Vec<Missing>) -> Option<&InForce<'a>> {
        let player = self.roller(side)?;
        let jinx = match self.ruled_jinx(player) {
            Ok(jinx) => jinx?,
            Err(what) => {
                missing.push(what);
                return None;
            }
        };
        let mut ruling = Ruling::default();
        self.may_pay_jinx(player, jinx, self.secrets_spent(player, fighting, used), &mut ruling);
        if ruling.reasons.iter().any(|reason| reason.bearing == Bearing::Against) {
            return None;
        }
        for reason in &ruling.reasons {
            if let Matter::Untold { what } = reason.matter {
                missing.push(what);
            }
        }
        Some(jinx)
    }

    /// Adds to the odds that a side may roll again.
    pub fn reroll_words(&self, fighting: &Fighting, used: &[Used<'a>], pools: &mut Pools) {
        for (side, value, section) in
            [(Side::Attacker, Change::RerollAttack, ROLL_ATTACK), (Side::Defender, Change::RerollDefense, ROLL_DEFENSE)]
        {
            if let Some(jinx) = self.rerolls(side, fighting, used, &mut pools.missing) {
                let cites = vec![section.into(), PERSISTENT.into(), jinx.cite()];
                pools.changes.push(Cited { value, cites });
            }
        }
    }

    /// Rules on the use of Jinx where it is named, and says who may use it where it is not.
    pub fn may_reroll(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let used = self.used(fighting);
        for side in [Side::Attacker, Side::Defender] {
            let Some(player) = self.roller(side) else { continue };
            match (self.names_jinx(side, fighting), self.ruled_jinx(player)) {
                (Some(_), Ok(Some(jinx))) => {
                    let mut own = Ruling::default();
                    self.may_pay_jinx(player, jinx, self.secrets_spent(player, fighting, &used), &mut own);
                    own.reasons.into_iter().for_each(|it| ruling.reason(it.bearing, it.matter, it.cites));
                    ruling.cite(jinx.cite());
                    if side == Side::Attacker {
                        ruling.charge(&Cited { value: Cost::secrets(1), cites: vec![COST.into(), jinx.cite()] });
                    }
                }
                (Some(card), Ok(None)) => {
                    ruling.object(Matter::NotRuled { card }, [PERSISTENT.into(), law("10/rule").into(), cite(card)]);
                }
                (Some(card), Err(what)) => ruling.untold(what, [cite(card)]),
                (None, _) if ruling.verdict() == Verdict::Illegal => {}
                (None, _) => self.say_reroll(side, fighting, &used, ruling),
            }
        }
    }

    fn say_reroll(&self, side: Side, fighting: &Fighting, used: &[Used<'a>], ruling: &mut Ruling) {
        let (Some(player), Some(jinx)) = (self.roller(side), self.rerolls(side, fighting, used, &mut Vec::new())) else { return };
        let (card, colour) = (jinx.card_ref(), player.colour);
        let (matter, section) = match side {
            Side::Attacker => (Matter::MayRerollAttack { card, colour }, ROLL_ATTACK),
            Side::Defender => (Matter::MayRerollDefense { card, colour }, ROLL_DEFENSE),
        };
        ruling.explain(matter, [section.into(), PERSISTENT.into(), jinx.cite()]);
    }

    /// Pays for Jinx where it was used.
    pub fn pay_jinx(&self, setup: &mut Setup, fighting: &Fighting) {
        for side in [Side::Attacker, Side::Defender] {
            if let (Some(card), Some(player)) = (self.names_jinx(side, fighting), self.roller(side)) {
                place(setup, card, player.colour, (Favor::NONE, Secrets(card.0.cost.secrets())));
            }
        }
    }
}
