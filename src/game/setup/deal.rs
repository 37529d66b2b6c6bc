//! The deal §1.17 to §1.22: relics for the Reliquary, cards for the discard piles and the players' hands, all from decks that are
//! named, or unknown. Which card a player keeps is a choice §1.23, and comes after it.

use super::Setup;
use crate::{
    cards::{CARDS, Nature, named},
    game::{
        file::Raw,
        nouns::{Phase, Region},
        pieces::{CardAt, CardRef, OnSpace, Pile},
    },
    law::Lang,
};

/// The cards that each player draws §1.20.
const HAND: usize = 3;
/// The piles at the top of the world deck: so many denizens with so many Visions §1.19.
const TOP_PILES: [(usize, usize); 2] = [(10, 2), (15, 3)];

/// Deals hands §1.20 and the first cards of the discard piles §1.19, from the bottom of a world deck that is given from the top, or
/// unknown ones; then the players choose §1.23.
pub fn deal(setup: &mut Setup, world: Option<Vec<CardRef>>) {
    let known = world.is_some();
    let mut deck = world.unwrap_or_default();
    let mut next = || match deck.pop() {
        Some(card) => Some(CardAt::known(card.0)),
        None if known => None,
        None => Some(CardAt { facedown: true, ..CardAt::default() }),
    };
    for region in Region::ALL {
        let card: Vec<CardAt> = next().into_iter().collect();
        let unknown = Pile::Count(u8::try_from(card.len()).unwrap_or_default());
        setup.discards.piles[*region as usize] = Some(if known { Pile::Cards(card) } else { unknown });
    }
    let mut visions = 0;
    for player in &mut setup.players {
        player.pawn = None;
        player.advisers.clear();
        player.drawn = (0..HAND).filter_map(|_| next()).collect();
        visions += player.drawn.iter().filter(|card| card.identity.is_vision()).count();
    }
    // The Visions lie in the top thirty cards: none comes to a hand from the bottom of a deck that has enough below them.
    setup.visions_drawn = u8::try_from(visions).ok();
    if known {
        setup.decks.world = Some(pile(deck));
    }
    setup.phase = Phase::Setup;
}

fn pile(cards: Vec<CardRef>) -> Pile {
    Pile::Cards(cards.into_iter().map(|card| CardAt::known(card.0)).collect())
}

/// Shuffles: `below` returns a number below another, each as likely.
fn shuffle(mut cards: Vec<CardRef>, below: &mut dyn FnMut(usize) -> usize) -> Vec<CardRef> {
    (0..cards.len()).map(|_| cards.swap_remove(below(cards.len()))).collect()
}

fn cards(is: impl Fn(&Nature) -> bool) -> Vec<CardRef> {
    CARDS.iter().filter(|card| is(&card.nature)).map(CardRef).collect()
}

/// Returns the world deck of a first game, shuffled as in the box of §1.19, without the cards on the map.
fn first_world_deck(setup: &Setup, below: &mut dyn FnMut(usize) -> usize) -> Vec<CardRef> {
    let mut denizens = cards(|nature| matches!(nature, Nature::Denizen { starting: true }));
    denizens.retain(|card| !setup.is_somewhere(*card));
    let (mut denizens, mut visions) = (shuffle(denizens, below), shuffle(cards(|it| matches!(it, Nature::Vision(_))), below));
    let mut deck = Vec::new();
    for (count, with) in TOP_PILES {
        let top = denizens.drain(..count.min(denizens.len())).chain(visions.drain(..with.min(visions.len()))).collect();
        deck.extend(shuffle(top, below));
    }
    deck.extend(denizens);
    deck
}

/// Deals a first game by lot: the decks are shuffled, the Reliquary and the sites get their relics.
pub fn deal_by_lot(setup: &mut Setup, below: &mut dyn FnMut(usize) -> usize) {
    let mut relics = cards(|nature| matches!(nature, Nature::Relic));
    relics.retain(|card| card.0 != named::THE_GRAND_SCEPTER);
    let mut relics = shuffle(relics, below);
    for relic in setup.sites.iter_mut().flat_map(|site| &mut site.relics) {
        relic.identity = relics.pop().map_or_else(Default::default, |card| CardAt::known(card.0).identity);
    }
    for space in &mut setup.reliquary.spaces {
        *space = relics.pop().map(|relic| OnSpace::Covered(Some(relic)));
    }
    setup.decks.relics = Some(pile(relics));
    let deck = first_world_deck(setup, below);
    let taken = Region::ALL.len() + HAND * setup.players.len();
    setup.chronicle = Some(first_chronicle(&deck[deck.len().saturating_sub(taken)..]));
    deal(setup, Some(deck));
}

/// Returns what a chronicle string of a first game carries beside the position: among it the cards that are dealt.
fn first_chronicle(dealt: &[CardRef]) -> Raw {
    let text = |text: &str| Raw::Text(text.to_owned());
    let rows = [
        ("dealt", Raw::List(dealt.iter().map(|card| text(card.0.name(Lang::En))).collect())),
        ("dispossessed", Raw::List(Vec::new())),
        ("game", Raw::Plain("1".to_owned())),
        ("name", text("Empire and Exile")),
        ("previous-citizens", Raw::List(Vec::new())),
        ("previous-players", Raw::List(Vec::new())),
        ("previous-winner", text("purple")),
        ("previous-winner-name", text("UNKNOWN")),
        ("version", text("3.3.3")),
    ];
    Raw::Table(rows.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}
