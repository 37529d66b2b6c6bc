//! Who exchanges with whom §7.6.3, and in which order: The Gathering lets the players there make any number of exchanges, the
//! other powers let the user make one. What changes hands is ruled in `exchange`.

use crate::{
    cards::effect::Deal,
    game::{Colour, Player},
    law::{self, Cite},
    rules::{
        actions::use_power::resolve::{PROMISES, Resolution, WITH_COLOUR},
        base::{Bearing, Matter, Missing, Reason},
        powers::cite,
        request::Exchange,
        state::Due,
        victory::title,
    },
};

const ANY_NUMBER: Cite = law::ruling("the-gathering-order");

impl Resolution<'_, '_> {
    /// Makes the exchanges that are named, one after the other.
    pub(crate) fn deal(&mut self, deal: Deal) {
        let named = self.chosen.exchanges();
        match named.as_slice() {
            // An exchange that is not named is not made.
            [] if self.played.is_some() => return,
            [] => self.make_exchange(deal, &Exchange::default()),
            [only] => self.make_exchange(deal, only),
            several => {
                self.ruling.cite(ANY_NUMBER);
                for (number, exchange) in (1..).zip(several) {
                    self.make_one_of_several(deal, number, exchange);
                }
            }
        }
        self.ruling.cite(PROMISES);
    }

    /// Makes one exchange after those before it, and objects by its number if it fails: then it moves nothing.
    fn make_one_of_several(&mut self, deal: Deal, number: usize, exchange: &Exchange) {
        if number > 1 {
            self.pass_title();
        }
        let before = std::mem::take(&mut self.ruling.reasons);
        let table = self.setup.clone();
        self.make_exchange(deal, exchange);
        let found = std::mem::replace(&mut self.ruling.reasons, before);
        let against = |reason: &Reason| reason.bearing == Bearing::Against;
        if found.iter().any(against) {
            *self.setup = table;
            self.ruling.object(Matter::ExchangeFails { number }, [cite(self.card), PROMISES.into()]);
        }
        let reasons = &mut self.ruling.reasons;
        for reason in found {
            // Each exchange has its own objections, even if they are equal.
            if against(&reason) || !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
    }

    /// Moves the title before the next exchange, as it passes at once §2.11. A choice in between cannot be named.
    fn pass_title(&mut self) {
        match title::due(self.table, self.setup) {
            Ok(Due::Chosen(_)) if !title::is_to_be_chosen(self.table) => self.unsupported(),
            Ok(_) | Err(_) => title::settle(self.table, self.setup),
        }
    }

    /// Returns the two parties: any players, or those at the site of the card played.
    pub(crate) fn parties(&mut self, exchange: &Exchange) -> Option<(Colour, Colour)> {
        let by = exchange.by.unwrap_or(self.by);
        let comes = self.takes_part(by);
        let with = match exchange.with.as_slice() {
            [with] if *with == by => {
                self.object(Matter::PlayerNotMeant { colour: by });
                None
            }
            [with] => self.takes_part(*with).then_some(*with),
            [] => self.only_other(by),
            [_, _, ..] => {
                self.ask(WITH_COLOUR);
                None
            }
        };
        with.filter(|_| comes).map(|with| (by, with))
    }

    /// Returns whether a player can take part, objecting if not.
    fn takes_part(&mut self, colour: Colour) -> bool {
        let pawn = self.setup.player(colour).map(|player| player.pawn);
        match (pawn, self.played.and_then(|played| played.at)) {
            (None, _) => self.leave_open(Missing::Player(colour)),
            (Some(None), Some(_)) => self.leave_open(Missing::Pawn(colour)),
            (Some(Some(pawn)), Some(here)) if pawn != here => self.object(Matter::PlayerNotMeant { colour }),
            (Some(_), _) => return true,
        }
        false
    }

    /// Returns the only other player who can take part.
    fn only_other(&mut self, by: Colour) -> Option<Colour> {
        let here = self.played.and_then(|played| played.at);
        let comes = |player: &&Player| player.colour != by && (here.is_none() || player.pawn.is_none() || player.pawn == here);
        let others: Vec<Colour> = self.setup.players.iter().filter(comes).map(|player| player.colour).collect();
        match others.as_slice() {
            [] => self.in_vain(),
            [only] => return self.takes_part(*only).then_some(*only),
            [_, _, ..] => self.ask(WITH_COLOUR),
        }
        None
    }
}
