//! Every card that the rules model has a case where it matters and one where it does not. To find out, a case is asked again with
//! the card taken off the table.

use lawspeaker::{
    answer::cases::{Case, embedded, position, run_on},
    cards::{CARDS, Card, Model},
    game::{CardAt, CardIdentity, OnSpace, Position, Setup, SiteAtSlot, SiteIdentity, Space},
    law::{Book, Lang},
};
use std::collections::BTreeSet;

fn is(it: &CardAt, card: &Card) -> bool {
    matches!(&it.identity, CardIdentity::Known(found) if found.0.id == card.id)
}

/// Takes a card off the table: a site becomes one of which nothing is known, a banner loses its holder, a Reliquary space is
/// covered. Returns whether it was there.
fn remove(setup: &mut Setup, card: &Card) -> bool {
    let before = setup.clone();
    for site in &mut setup.sites {
        if site.card().is_some_and(|it| it.id == card.id) {
            site.identity = Some(SiteIdentity::Described { name: None, capacity: None });
        }
        site.cards.retain(|it| !is(it, card));
        site.relics.retain(|it| !is(it, card));
    }
    for player in &mut setup.players {
        for cards in [&mut player.advisers, &mut player.relics, &mut player.drawn] {
            cards.retain(|it| !is(it, card));
        }
        player.vision = player.vision.filter(|it| it.0.id != card.id);
    }
    if let Some(banner) = setup.peoples_favor.as_mut().filter(|_| card.id == "peoples-favor") {
        banner.holder = None;
    }
    if let Some(banner) = setup.darkest_secret.as_mut().filter(|_| card.id == "darkest-secret") {
        banner.holder = None;
    }
    for space in Space::ALL.iter().filter(|space| space.word() == card.id) {
        setup.reliquary.spaces[*space as usize] = Some(OnSpace::Covered(None));
    }
    *setup != before
}

/// Returns a text as plain words between blanks.
fn plain(text: &str) -> String {
    let letters = text.to_lowercase().replace(['\'', '’'], "");
    let words: Vec<&str> = letters.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

/// What cases have shown about a card.
#[derive(Clone, Copy, Default, PartialEq)]
struct Shown {
    matters: bool,
    idle: bool,
}

/// A card with the words that name it, and what cases have shown about it.
struct Seen {
    card: &'static Card,
    names: [String; 2],
    shown: Shown,
}

impl Seen {
    fn new(card: &'static Card) -> Self {
        Self { card, names: [plain(card.id), plain(card.name(Lang::En))], shown: Shown::default() }
    }

    fn add(&mut self, found: Shown) {
        self.shown = Shown { matters: self.shown.matters || found.matters, idle: self.shown.idle || found.idle };
    }

    fn lacks(&self) -> String {
        let both = [(self.shown.matters, "matters"), (self.shown.idle, "idle")];
        let lacks = both.into_iter().filter(|(shown, _)| !shown).map(|(_, what)| what);
        format!("{}: {}", self.card.id, lacks.collect::<Vec<_>>().join(", "))
    }
}

/// Returns the ids of all cards, sites, banners and spaces that a position names.
fn lying(setup: &Setup) -> BTreeSet<&'static str> {
    let cards = setup.cards().filter_map(CardAt::card);
    let sites = setup.sites.iter().filter_map(SiteAtSlot::card);
    let visions = setup.players.iter().filter_map(|player| player.vision).map(|vision| vision.0);
    let mut ids: BTreeSet<&str> = cards.chain(sites).chain(visions).map(|card| card.id).collect();
    ids.extend(["peoples-favor", "darkest-secret"]);
    ids.extend(Space::ALL.iter().map(|space| space.word()));
    ids
}

/// Returns what a case on a position shows about a card that it names or that lies there.
fn shown(case: &Case, position: &Position, card: &Card, is_named: bool) -> Shown {
    let refused = matches!(case.expect.as_str(), "illegal" | "open");
    let mut setup = position.clone().into_setup();
    if !remove(&mut setup, card) {
        return Shown { matters: false, idle: is_named && refused };
    }
    let Ok(without) = Position::new(setup) else { return Shown::default() };
    let holds = run_on(case, without).faults.is_empty();
    Shown { matters: !holds && (!is_named || !refused), idle: holds || is_named && refused }
}

#[test]
fn every_modelled_card_matters_in_a_case_and_is_idle_in_another() {
    let suite = embedded(Book::Oath).expect("the cases can be read");
    let modelled = CARDS.iter().filter(|card| card.model() != Model::TextOnly);
    let mut missing: Vec<Seen> = modelled.map(Seen::new).collect();
    for case in &suite.cases {
        let Ok(position) = position(&suite, case) else { continue };
        let (lying, ask) = (lying(&position), plain(&case.ask));
        for seen in &mut missing {
            let named = seen.names.iter().any(|name| ask.contains(name));
            if named || lying.contains(seen.card.id) {
                seen.add(shown(case, &position, seen.card, named));
            }
        }
        missing.retain(|seen| seen.shown != Shown { matters: true, idle: true });
    }
    let lacking: Vec<String> = missing.iter().map(Seen::lacks).collect();
    assert!(lacking.is_empty(), "{} cards lack a case:\n{}", lacking.len(), lacking.join("\n"));
}
