//! Cards on the table with a contested ruling.

use crate::{
    cards::{Card, Class, Nature, RULINGS, card, rulings_on},
    game::{CardAt, Setup, SiteAtSlot},
    i18n::{Words, id},
};
use serde::Serialize;

/// A card with a contested ruling.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Contested {
    /// The id of the card.
    pub card: &'static str,
    /// The id of the ruling.
    pub ruling: &'static str,
    /// The command that shows both.
    pub read: String,
    /// The card in words, and how to read on.
    pub text: String,
}

impl Contested {
    /// Returns whether it bears on an answer that rests on these: on the card or on the ruling; for a card without a power, on
    /// every section that the ruling is about.
    fn bears_on(&self, cites: &[String]) -> bool {
        let is_of_it = |cite: &String| {
            let id = ["card:", "site:", "ruling:"].into_iter().find_map(|kind| cite.strip_prefix(kind));
            id.is_some_and(|id| id == self.card || id == self.ruling)
        };
        let sections = RULINGS.iter().find(|ruling| ruling.id == self.ruling).map_or(&[][..], |ruling| ruling.sections);
        let has_no_power = card(self.card).is_some_and(|card| matches!(card.nature, Nature::Vision(_)));
        let rests_on = |section: &&str| cites.iter().any(|cite| cite == section);
        cites.iter().any(is_of_it) || has_no_power && sections.iter().all(rests_on)
    }
}

/// Returns the cards that lie open, are held or are in hand, have a contested ruling, and bear on an answer that rests on `cites`.
pub(super) fn contested(words: &Words, setup: &Setup, cites: &[String]) -> Vec<Contested> {
    let mut contested = on_table(words, setup);
    contested.retain(|it| it.bears_on(cites));
    contested
}

fn on_table(words: &Words, setup: &Setup) -> Vec<Contested> {
    let at_sites = setup.sites.iter().flat_map(|site| &site.cards);
    let of_players = setup.players.iter().flat_map(|it| it.advisers.iter().chain(&it.relics).chain(&it.drawn));
    let lying = at_sites.chain(of_players).filter(|it| !it.facedown).filter_map(CardAt::card);
    let sites = setup.sites.iter().filter(|site| !site.facedown).filter_map(SiteAtSlot::card);
    let visions = setup.players.iter().filter_map(|player| player.vision).map(|vision| vision.0);
    let ruled = lying.chain(sites).chain(visions).flat_map(|card| rulings_on(card).map(move |ruling| (card, ruling)));
    let answer = |card: &Card, ruling| Contested {
        card: card.id,
        ruling,
        read: format!("law card {}", card.id),
        text: words.say_with(id::JUDGE_CONTESTED, &[("card", card.name(words.lang).into())]),
    };
    ruled.filter(|(_, ruling)| ruling.class == Class::Contested).map(|(card, ruling)| answer(card, ruling.id)).collect()
}
