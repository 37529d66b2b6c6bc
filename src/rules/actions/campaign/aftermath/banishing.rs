//! Banishing §5.5.7.III: where a loser is made to travel, what they pay only if they like, which of their cards bring something
//! after the journey, and the favor that burns.

use crate::{
    cards::{Effect, MajorAction, effect::Event},
    game::{CardIdentity, CardRef, Colour, Favor, Position, Ruler, Setup, Slot, Target, Warbands},
    law::{
        DivergenceId::{D31, D32},
        Printing,
    },
    rules::{
        actions::campaign::{
            BANISH,
            aftermath::{Aftermath, YES_OR_NO},
            declaration::Campaign,
        },
        base::{Cost, Matter, NeededChoice, Ruling, Verdict},
        powers::{check_using, in_force::InForce, journey},
        request::{Action, AftermathChoices, Choice, Pick, Request},
        state::{Table, moves},
    },
};

/// Returns whether a card brings something after a journey: Dragonskin Drum, Hospitality.
fn follows_travel(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::After(after) if after.event == Event::Travel))
}

impl Campaign<'_, '_> {
    /// Returns whether the loser may use a card when made to travel (publisher).
    pub(crate) fn can_travel_with(&self, power: &InForce<'_>) -> bool {
        follows_travel(power.card_ref()) && self.defender.is_some_and(|it| power.ruler == Ruler::Player(it.colour))
    }
}

impl Aftermath<'_, '_> {
    /// Returns whether every victory over a player banishes and burns, targeted or not (D32).
    pub(crate) fn always_banished(&self) -> bool {
        self.campaign.defender.is_some() && self.campaign.table.follows(D32, Printing::De)
    }

    /// Returns whether the winner has no choice but to banish and burn (D31, D32).
    pub(crate) fn must_banish(&self) -> bool {
        let targeted = self.campaign.declaration.targets.contains(&Target::Pawn);
        targeted && !self.campaign.table.follows(D31, Printing::En) || !targeted && self.always_banished()
    }

    /// Returns whether a pawn that was a target is left where it is §5.5.7.III.
    pub(crate) fn spares_pawn(&self) -> bool {
        let targeted = self.campaign.declaration.targets.contains(&Target::Pawn);
        self.ending.won && targeted && self.choices.banishing.is_none() && !self.must_banish()
    }

    /// Returns the journey of the loser, with the cards that are said to be used for it.
    fn journey(&self, to: Slot) -> Request {
        let chosen = || self.battle.choices.choosing.iter().filter(|(card, _)| follows_travel(*card));
        let used = chosen().filter(|(_, pick)| matches!(pick, Pick::Count(1) | Pick::Suit(_)));
        let bank = chosen().find_map(|(card, _)| self.battle.choices.suit_for(*card));
        Request {
            using: used.map(|(card, _)| CardIdentity::Known(*card)).collect(),
            choosing: bank.map(Choice::Suit).into_iter().collect(),
            ..Action::Travel(to).into()
        }
    }

    /// Returns the position when the loser sets out: plans are paid for, sites and relics have changed hands §5.5.7.I, §5.5.7.II.
    fn when_loser_leaves(&self) -> Option<Position> {
        let mut setup = self.campaign.table.position.clone().into_setup();
        let choices = AftermathChoices { losing: Vec::new(), ..self.choices.clone() };
        let unharmed = self.battle.if_won(&choices);
        self.battle.pay_unless_under_way(&mut setup);
        unharmed.defeat(&mut setup, Warbands::NONE);
        unharmed.take_sites(&mut setup);
        self.take_things(&mut setup);
        self.campaign.table.check(setup).ok()
    }

    /// Rules on where a loser is made to travel: where they are able to go, for no Supply. Nobody has power over what another
    /// pays, nor over the cards that another uses: both need their leave.
    pub(crate) fn check_banishing(&self, ruling: &mut Ruling, to: Slot) {
        let Some(now) = self.when_loser_leaves() else { return };
        let table = Table::new(&now, Some(self.campaign.attacker.colour), self.campaign.table.reading());
        let loser = self.campaign.defender.and_then(|loser| now.player(loser.colour));
        let Some((loser, from)) = loser.and_then(|loser| Some((loser, loser.pawn?))) else { return };
        let asked = self.journey(to);
        let mut own = Ruling::default();
        let trip = journey::trip(&table, &mut own, loser, from, to, &asked);
        check_using(&table, &mut own, loser, MajorAction::Travel, &asked.using);
        trip.check(&table, &mut own, loser);
        self.campaign.table.learn(&table);
        if own.cost != Cost::default() || !asked.using.is_empty() {
            own.ask_consent(loser.colour);
        }
        for reason in own.reasons {
            ruling.reason(reason.bearing, reason.matter, reason.cites.into_iter().chain([BANISH.into()]));
        }
        for colour in own.consent_from.into_iter().filter(|colour| *colour != self.campaign.attacker.colour) {
            ruling.ask_consent(colour);
        }
        if !own.choices.is_empty() {
            ruling.choices.push(NeededChoice::BankForCard);
        }
        ruling.needs.extend(own.needs);
    }

    /// Asks whether a loser who is made to travel uses a card that brings something after the journey.
    pub(crate) fn check_cards_on_journey(&self, ruling: &mut Ruling) {
        let Some(to) = self.choices.banishing else { return };
        for power in self.campaign.powers.iter().filter(|power| self.campaign.can_travel_with(power)) {
            let (card, Ruler::Player(colour)) = (power.card_ref(), power.ruler) else { continue };
            let cites = [BANISH.into(), power.cite()];
            match self.battle.choices.count_for(card) {
                Some(0 | 1) => {}
                Some(_) => ruling.object(Matter::WrongNumber { need: 1 }, cites),
                None if self.battle.choices.suit_for(card).is_some() || !self.brings(card, to) => {}
                None => {
                    ruling.explain(Matter::MayGoWith { card, colour }, cites);
                    ruling.choices.push(YES_OR_NO);
                }
            }
        }
    }

    /// Returns whether a card that the loser still has would bring anything after the journey.
    fn brings(&self, card: CardRef, to: Slot) -> bool {
        let Some(now) = self.when_loser_leaves() else { return false };
        let table = Table::new(&now, Some(self.campaign.attacker.colour), self.campaign.table.reading());
        let loser = self.campaign.defender.and_then(|loser| now.player(loser.colour));
        let Some((loser, from)) = loser.and_then(|loser| Some((loser, loser.pawn?))) else { return false };
        let using = vec![CardIdentity::Known(card)];
        let own = Ruling::apart(|own| check_using(&table, own, loser, MajorAction::Travel, &using));
        let asked = Request { using, ..Action::Travel(to).into() };
        let mut after = now.clone().into_setup();
        journey::trip(&table, &mut Ruling::default(), loser, from, to, &asked).arrive(&table, &mut after, loser);
        own.verdict() != Verdict::Illegal && after != *now
    }

    /// Makes the loser travel and burns half of the favor.
    pub(crate) fn banish(&self, setup: &mut Setup) {
        let Some(loser) = self.campaign.defender else { return };
        let had = setup.player(loser.colour).map_or(Favor::NONE, |player| player.favor);
        if let Some(to) = self.choices.banishing {
            self.send(setup, loser.colour, to);
        }
        if self.choices.burning || self.must_banish() {
            moves::burn_favor(setup, loser.colour, Favor(had.0 / 2));
        }
    }

    /// Sends a pawn on its way, with all that cards make of a journey §5.6.
    fn send(&self, setup: &mut Setup, colour: Colour, to: Slot) {
        let now = self.campaign.table.check(setup.clone()).ok();
        let table = now.as_ref().map(|now| Table::new(now, Some(colour), self.campaign.table.reading()));
        let way = table.as_ref().and_then(|table| {
            let loser = table.position.player(colour)?;
            let trip = journey::trip(table, &mut Ruling::default(), loser, loser.pawn?, to, &self.journey(to));
            Some((table, loser, trip))
        });
        if let Some((table, loser, trip)) = &way {
            trip.set_out(table, setup, loser);
        }
        if let Some(player) = moves::player(setup, colour) {
            player.pawn = Some(to);
        }
        moves::reveal_site(setup, to);
        if let Some((table, loser, trip)) = &way {
            trip.arrive(table, setup, loser);
        }
    }
}
