//! Who gains by the declaration of a Campaign against a player §5.5.2, §7.1.4: Herald, before battle plans are paid for.

use crate::{
    cards::{
        Effect, Suit,
        effect::{Deed, Event, Good},
    },
    game::{CardRef, Colour, Favor, Player, Ruler, Setup},
    rules::{
        actions::campaign::{DECLARE_TARGETS, battle::Battle, declaration::Campaign},
        base::{Matter, Missing, Ruling},
        powers::in_force::InForce,
        state::moves,
    },
};

impl Campaign<'_, '_> {
    /// Returns who gains how much favor by the declaration, leaving the ruling open where that is not told.
    fn herald_gains(&self, ruling: &mut Ruling) -> Vec<(&InForce<'_>, Colour, Favor)> {
        let mut found = Vec::new();
        for power in self.powers.iter().filter(|_| self.defender.is_some()) {
            for effect in power.card.effects {
                if let Effect::After(after) = effect
                    && after.event == Event::CampaignDeclared
                    && let Deed::Gain(gain) = after.does
                    && gain.what == Good::Favor
                    && power.bears(self.table, ruling, self.attacker, after.who)
                    && let Ruler::Player(colour) = power.ruler
                {
                    found.push((power, colour, Favor(gain.count)));
                }
            }
        }
        found
    }

    /// Returns the banks that have favor; none if they are not described.
    fn banks_with_favor(&self) -> Option<Vec<Suit>> {
        let banks = self.table.position.banks?;
        Some(Suit::ALL.iter().copied().filter(|suit| banks.of(*suit) > Favor::NONE).collect())
    }

    /// Returns a player as they are when battle plans are paid for.
    pub(crate) fn after_herald(&self, player: &Player) -> Player {
        let some = self.banks_with_favor().is_some_and(|banks| !banks.is_empty());
        let gains =
            self.herald_gains(&mut Ruling::default()).into_iter().filter(|(_, colour, _)| some && *colour == player.colour);
        let favor: Favor = gains.map(|(_, _, favor)| favor).fold(player.favor, Favor::and);
        Player { favor, ..player.clone() }
    }
}

impl Battle<'_, '_> {
    /// Says who gains, and asks for the bank.
    pub(crate) fn may_herald(&self, ruling: &mut Ruling) {
        if self.campaign.declaration.under_way {
            return;
        }
        for (power, colour, _) in self.campaign.herald_gains(ruling) {
            let (card, cites) = (power.card_ref(), [DECLARE_TARGETS.into(), power.cite()]);
            ruling.explain(Matter::CardBrings { card, colour }, cites);
            let Some(banks) = self.campaign.banks_with_favor() else {
                ruling.needs.push(Missing::Banks);
                continue;
            };
            match self.choices.suit_for(card) {
                Some(suit) if !banks.contains(&suit) => ruling.object(Matter::BankNotMeant { suit }, cites),
                None if banks.len() > 1 => ruling.choices.push("choosing CARD SUIT"),
                Some(_) | None => {}
            }
        }
    }

    fn bank_for(&self, card: CardRef) -> Option<Suit> {
        self.choices.suit_for(card).or_else(|| self.campaign.banks_with_favor()?.first().copied())
    }

    /// Lets them gain.
    pub(crate) fn herald(&self, setup: &mut Setup) {
        for (power, colour, favor) in self.campaign.herald_gains(&mut Ruling::default()) {
            if let Some(suit) = self.bank_for(power.card_ref()) {
                moves::gain_favor(setup, colour, suit, favor);
            }
        }
    }
}
