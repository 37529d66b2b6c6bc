//! The steps of the Chronicle §8 in words.

use super::Printer;
use crate::{
    game::CardRef,
    law::Form,
    notation::vocabulary::{Link, Verb},
    rules::request::Writing,
};

impl Printer<'_> {
    /// Returns the words of a step of the Chronicle.
    pub(super) fn writing(&self, writing: &Writing) -> Vec<String> {
        let mut words = match writing {
            Writing::Vow(oath) => vec![self.verb(Verb::Vow), self.called(*oath)],
            Writing::Build { edifice, replacing } => {
                let replacing = [self.link_form(Link::Replacing, Form::Accusative), self.what(replacing)];
                [self.verb(Verb::Build), self.card(edifice.0)].into_iter().chain(replacing).collect()
            }
            Writing::Repair(ruin) => vec![self.verb(Verb::Repair), self.card(ruin.0)],
            Writing::ClearMap { moving, .. } => {
                let order = (!moving.is_empty()).then(|| [self.link(Link::Moving), self.all_named(moving)]);
                [self.verb(Verb::ClearMap)].into_iter().chain(order.into_iter().flatten()).collect()
            }
            Writing::AddCards { suit, .. } => vec![self.verb(Verb::AddCards), self.inflected(*suit, Form::Genitive)],
            Writing::RemoveCards { .. } => vec![self.verb(Verb::RemoveCards)],
            Writing::ClearRelics { .. } => vec![self.verb(Verb::ClearRelics)],
            Writing::Rebuild { choosing, .. } => {
                let chosen = (!choosing.is_empty()).then(|| [self.link(Link::Choosing), self.all_named(choosing)]);
                [self.verb(Verb::Rebuild)].into_iter().chain(chosen.into_iter().flatten()).collect()
            }
        };
        if let Some(drawing) = writing.drawing().filter(|drawing| !drawing.is_empty()) {
            words.extend([self.link(Link::Drawing), self.all_named(drawing)]);
        }
        words
    }

    fn all_named(&self, cards: &[CardRef]) -> String {
        self.list(cards.iter().map(|card| self.card(card.0)))
    }
}
