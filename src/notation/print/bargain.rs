//! The terms of Citizenship §6.6.1 to words.

use crate::{
    game::Slot,
    law::Form,
    notation::{
        print::Printer,
        vocabulary::{Link, Thing as Noun},
    },
    rules::request::{Bargain, Handed, Replacing, Terms},
};

impl Printer<'_> {
    /// Returns the words of the terms of Citizenship after a link.
    pub(super) fn terms(&self, terms: &Terms, link: Link) -> Vec<String> {
        let Bargain { given, asked } = &terms.bargain;
        let and = format!(" {} ", self.link(Link::And));
        let mut items: Vec<String> = terms.space.map(|space| self.called(space)).into_iter().collect();
        items.extend(terms.unnamed.then(|| self.noun(Noun::Unknown)));
        items.extend(self.handed(given));
        let mut words = Vec::new();
        if !items.is_empty() || !asked.is_nothing() {
            words.extend([self.link(link), items.join(&and)]);
        }
        if !asked.is_nothing() {
            words.extend([self.link(Link::For), self.handed(asked).join(&and)]);
        }
        words.extend(self.replacing(&terms.replacing));
        words
    }

    /// Returns the words for the warbands that are replaced.
    pub(super) fn replacing(&self, replacing: &Replacing) -> Vec<String> {
        if replacing.is_empty() {
            return Vec::new();
        }
        let at = self.link(Link::At);
        let board = Noun::Board.phrases().form(self.lang, Form::Locative);
        let place = |slot: Option<Slot>| slot.map_or_else(|| board.to_owned(), |slot| self.slot(slot));
        let replaced = replacing.iter().map(|(slot, count)| format!("{count} {at} {}", place(*slot)));
        vec![self.link(Link::Replacing), replaced.collect::<Vec<String>>().join(",")]
    }

    fn handed(&self, handed: &Handed) -> Vec<String> {
        let counted = [(handed.favor.0, Noun::Favor), (handed.secrets.0, Noun::Secrets), (handed.warbands.0, Noun::Warbands)];
        let counted = counted.into_iter().filter(|(count, _)| *count > 0);
        let mut items: Vec<String> = counted.map(|(count, noun)| self.counted(count, noun)).collect();
        let banners = [(handed.peoples_favor, Noun::PeoplesFavor), (handed.darkest_secret, Noun::DarkestSecret)];
        items.extend(banners.into_iter().filter(|(given, _)| *given).map(|(_, noun)| self.object(noun)));
        items.extend(handed.cards.iter().map(|card| self.card(card.0)));
        items
    }
}
