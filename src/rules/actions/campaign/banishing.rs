//! Banishing §5.5.7.III: where a loser is made to travel, what they pay only if they like, which of their cards bring something
//! after the journey, and the favor that burns.

use crate::{
    cards::{Effect, MajorAction, effect::Event},
    game::{CardRef, Colour, Favor, Position, Ruler, Setup, Slot, Target, Warbands, What},
    rules::{
        actions::campaign::{BANISH, sides::Sides, spoils::YES_OR_NO},
        base::{Cost, Matter, Ruling, Verdict},
        powers::{check_using, in_force::InForce, journey},
        request::{Action, Asked, Fighting, Pick},
        state::{Table, moves},
    },
};

/// Returns whether a card brings something after a journey: Dragonskin Drum, Hospitality.
fn follows_travel(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::After(after) if after.event == Event::Travel))
}

/// Returns the journey of the loser, with the cards that are said to be used for it.
fn sent(fighting: &Fighting, to: Slot) -> Asked {
    let chosen = || fighting.choosing.iter().filter(|(card, _)| follows_travel(*card));
    let used = chosen().filter(|(_, pick)| matches!(pick, Pick::Count(1) | Pick::Suit(_)));
    let bank = chosen().find_map(|(card, _)| fighting.suit_for(*card));
    Asked {
        using: used.map(|(card, _)| What::Known(*card)).collect(),
        choosing: bank.map(|suit| suit.word().to_owned()).unwrap_or_default(),
        ..Action::Travel(to).into()
    }
}

impl Sides<'_, '_> {
    /// Returns whether the loser may use a card when made to travel (publisher).
    pub fn may_travel_with(&self, power: &InForce<'_>) -> bool {
        follows_travel(power.card_ref()) && self.defender.is_some_and(|it| power.ruler == Ruler::Player(it.colour))
    }

    /// Returns the position when the loser sets out: plans are paid for, sites and relics have changed hands §5.5.7.I, §5.5.7.II.
    fn all_taken(&self, fighting: &Fighting) -> Option<Position> {
        let mut setup = self.table.position.clone().into_setup();
        let unharmed = Fighting { losing: Vec::new(), ..fighting.clone() };
        let pools = self.pools(&unharmed);
        if !fighting.under_way {
            self.herald(&mut setup, fighting);
            self.pay_plans(&mut setup, fighting);
        }
        self.defeat(&mut setup, &unharmed, &pools, Warbands::NONE);
        self.take_sites(&mut setup, &unharmed, &pools);
        let winner = self.steal(&mut setup, fighting);
        for target in fighting.targets.iter().filter(|target| matches!(target, Target::Relic(_))) {
            self.take(&mut setup, *target, winner);
        }
        self.table.check(setup).ok()
    }

    /// Rules on where a loser is made to travel: where they are able to go, for no Supply. Nobody has power over what another
    /// pays, nor over the cards that another uses: both need their leave.
    pub fn may_send(&self, to: Slot, fighting: &Fighting, ruling: &mut Ruling) {
        let Some(now) = self.all_taken(fighting) else { return };
        let table = Table::new(&now, Some(self.attacker.colour), self.table.reading());
        let loser = self.defender.and_then(|loser| now.player(loser.colour));
        let Some((loser, from)) = loser.and_then(|loser| Some((loser, loser.pawn?))) else { return };
        let asked = sent(fighting, to);
        let mut own = Ruling::default();
        let trip = journey::trip(&table, &mut own, loser, from, to, &asked);
        check_using(&table, &mut own, loser, MajorAction::Travel, &asked.using);
        trip.check(&table, &mut own, loser);
        self.table.learn(&table);
        if own.cost != Cost::default() || !asked.using.is_empty() {
            own.ask_leave(loser.colour);
        }
        for reason in own.reasons {
            ruling.reason(reason.bearing, reason.matter, reason.cites.into_iter().chain([BANISH.into()]));
        }
        for colour in own.leave.into_iter().filter(|colour| *colour != self.attacker.colour) {
            ruling.ask_leave(colour);
        }
        if !own.choices.is_empty() {
            ruling.choices.push("choosing CARD SUIT");
        }
        ruling.needs.extend(own.needs);
    }

    /// Asks whether a loser who is made to travel uses a card that brings something after the journey.
    pub fn may_go_with(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let Some(to) = fighting.banishing else { return };
        for power in self.powers.iter().filter(|power| self.may_travel_with(power)) {
            let (card, Ruler::Player(colour)) = (power.card_ref(), power.ruler) else { continue };
            let cites = [BANISH.into(), power.cite()];
            match fighting.count_for(card) {
                Some(0 | 1) => {}
                Some(_) => ruling.object(Matter::WrongNumber { need: 1 }, cites),
                None if fighting.suit_for(card).is_some() || !self.brings(card, to, fighting) => {}
                None => {
                    ruling.explain(Matter::MayGoWith { card, colour }, cites);
                    ruling.choices.push(YES_OR_NO);
                }
            }
        }
    }

    /// Returns whether a card that the loser still has would bring anything after the journey.
    fn brings(&self, card: CardRef, to: Slot, fighting: &Fighting) -> bool {
        let Some(now) = self.all_taken(fighting) else { return false };
        let table = Table::new(&now, Some(self.attacker.colour), self.table.reading());
        let loser = self.defender.and_then(|loser| now.player(loser.colour));
        let Some((loser, from)) = loser.and_then(|loser| Some((loser, loser.pawn?))) else { return false };
        let using = vec![What::Known(card)];
        let mut own = Ruling::default();
        check_using(&table, &mut own, loser, MajorAction::Travel, &using);
        let asked = Asked { using, ..Action::Travel(to).into() };
        let mut after = now.clone().into_setup();
        journey::trip(&table, &mut Ruling::default(), loser, from, to, &asked).arrive(&table, &mut after, loser);
        own.verdict() != Verdict::Illegal && after != *now
    }

    /// Makes the loser travel and burns half of the favor.
    pub fn banish(&self, setup: &mut Setup, fighting: &Fighting) {
        let Some(loser) = self.defender else { return };
        let had = setup.player(loser.colour).map_or(Favor::NONE, |player| player.favor);
        if let Some(to) = fighting.banishing {
            self.send(setup, loser.colour, to, fighting);
        }
        if fighting.burning || self.must_banish(fighting) {
            moves::burn_favor(setup, loser.colour, Favor(had.0 / 2));
        }
    }

    /// Sends a pawn on its way, with all that cards make of a journey §5.6.
    fn send(&self, setup: &mut Setup, colour: Colour, to: Slot, fighting: &Fighting) {
        let now = self.table.check(setup.clone()).ok();
        let table = now.as_ref().map(|now| Table::new(now, Some(colour), self.table.reading()));
        let way = table.as_ref().and_then(|table| {
            let loser = table.position.player(colour)?;
            let trip = journey::trip(table, &mut Ruling::default(), loser, loser.pawn?, to, &sent(fighting, to));
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
