//! Who gains by the declaration of a Campaign against a player §5.5.2, §7.1.4: Herald, before battle plans are paid for.

use crate::{
    cards::{
        Effect, Suit,
        effect::{Deed, Event, Good, Who},
    },
    game::{CardRef, Colour, Favor, Player, Ruler, Setup},
    rules::{
        actions::campaign::{DECLARE_TARGETS, battle::Battle, declaration::Campaign},
        base::{Matter, Missing, NeededChoice, Ruling},
        powers::in_force::InForce,
        state::moves,
    },
};
use std::borrow::Cow;

impl Campaign<'_, '_> {
    /// Returns the cards that bring favor by a declaration, for whose, and how much.
    fn heralds(&self) -> impl Iterator<Item = (&InForce<'_>, Who, Favor)> {
        let powers = self.powers.iter().filter(|_| self.defender.is_some());
        let effects = powers.flat_map(|power| power.card.effects.iter().map(move |effect| (power, effect)));
        effects.filter_map(|(power, effect)| {
            let Effect::After(after) = effect else { return None };
            let (Event::CampaignDeclared, Deed::Gain(gain)) = (after.event, after.does) else { return None };
            (gain.what == Good::Favor).then_some((power, after.who, Favor(gain.count)))
        })
    }

    /// Returns who gains how much favor by the declaration.
    fn herald_gains(&self) -> impl Iterator<Item = (&InForce<'_>, Colour, Favor)> {
        self.heralds().filter_map(|(power, who, favor)| {
            let Ruler::Player(colour) = power.ruler else { return None };
            (power.applies_to(self.table, self.attacker, who) == Ok(true)).then_some((power, colour, favor))
        })
    }

    /// Returns the banks that have favor; none if they are not described.
    fn banks_with_favor(&self) -> Option<Vec<Suit>> {
        let banks = self.table.position.banks?;
        Some(Suit::ALL.iter().copied().filter(|suit| banks.in_bank(*suit) > Favor::NONE).collect())
    }

    /// Returns a player as they are when battle plans are paid for; with what they gain if the banks have it, where nobody knows.
    pub(crate) fn after_herald<'p>(&self, player: &'p Player) -> Cow<'p, Player> {
        let gains = || self.herald_gains().map(|(_, colour, favor)| (colour, favor)).collect();
        let gains = self.for_plans.heralded.get_or_init(gains).iter().filter(|(colour, _)| *colour == player.colour);
        let gains = gains.map(|(_, favor)| *favor);
        let gained = gains.fold(Favor::NONE, Favor::saturating_add);
        if gained == Favor::NONE || self.banks_with_favor().is_some_and(|banks| banks.is_empty()) {
            return Cow::Borrowed(player);
        }
        Cow::Owned(Player { favor: player.favor.saturating_add(gained), ..player.clone() })
    }
}

impl Battle<'_, '_> {
    /// Explains who gains, and asks for the bank.
    pub(crate) fn check_herald(&self, ruling: &mut Ruling) {
        if self.campaign.declaration.under_way {
            return;
        }
        for (power, who, _) in self.campaign.heralds() {
            let bears = power.applies_or_open(self.campaign.table, ruling, self.campaign.attacker, who);
            let (true, Ruler::Player(colour)) = (bears, power.ruler) else { continue };
            let (card, cites) = (power.card_ref(), [DECLARE_TARGETS.into(), power.cite()]);
            ruling.explain(Matter::CardBrings { card, colour }, cites);
            let Some(banks) = self.campaign.banks_with_favor() else {
                ruling.needs.push(Missing::Banks);
                continue;
            };
            match self.choices.suit_for(card) {
                Some(suit) if !banks.contains(&suit) => ruling.object(Matter::BankNotMeant { suit }, cites),
                None if banks.len() > 1 => ruling.choices.push(NeededChoice::BankForCard),
                Some(_) | None => {}
            }
        }
    }

    fn bank_for(&self, card: CardRef) -> Option<Suit> {
        self.choices.suit_for(card).or_else(|| self.campaign.banks_with_favor()?.first().copied())
    }

    /// Gives players the favor they gain.
    pub(crate) fn herald(&self, setup: &mut Setup) {
        for (power, colour, favor) in self.campaign.herald_gains() {
            if let Some(suit) = self.bank_for(power.card_ref()) {
                moves::gain_favor(setup, colour, suit, favor);
            }
        }
    }
}
