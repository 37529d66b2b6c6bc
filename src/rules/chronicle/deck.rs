//! The new world deck §8.8, and what is kept of a game §8.7: the map, the sides of the boards, the goal.

use crate::{
    cards::CARDS,
    game::{Banks, CardRef, Chapter, Player, Reliquary, Setup, ThisTurn},
    law::{DivergenceId::D05, LawRef, Printing, law},
    rules::{
        base::{Matter, Missing, Pattern, Ruling},
        chronicle::{go_on, piles, writer},
        state::{Step, Table, block},
    },
};

const SAVE: LawRef = law("8.7");
const SITES: LawRef = law("8.7.1");
const BOARDS: LawRef = law("8.7.2");
const REBUILD: LawRef = law("8.8");
/// The cards of the two piles on top, and the Visions among them.
const PILES: [(usize, usize); 2] = [(12, 2), (18, 3)];

/// How the Visions of the upper pile are chosen.
const CHOOSING: Pattern = Pattern("choosing CARD,CARD");

/// Rebuilds the world deck out of all denizens in play and the five Visions, and puts everything away.
pub(super) fn rebuild(step: &mut Step<'_, '_>, choosing: &[CardRef], drawing: &[CardRef]) {
    let (table, ruling) = (step.table, &mut step.ruling);
    for section in [REBUILD, SAVE, SITES, BOARDS] {
        ruling.cite(section);
    }
    let Some(winner) = writer(table, ruling, &[Chapter::Deck], REBUILD) else { return };
    choose(table, ruling, choosing);
    let denizens = denizens(table.position);
    match &denizens {
        Some(_) if drawing.is_empty() => ruling.need(Missing::Drawn),
        Some(denizens) => check(ruling, denizens, choosing, drawing),
        None if drawing.is_empty() => {}
        None => ruling.object(Matter::NothingComesUp, [REBUILD]),
    }
    let colour = winner.colour;
    step.change(|setup| {
        setup.decks.world = denizens.is_some().then(|| piles::pile(drawing.iter().copied()));
        setup.discards = crate::game::Discards::default();
        block::close(setup, colour);
        put_away(setup);
        go_on(setup, Chapter::Written);
    });
    step.news.push(Matter::ChronicleWritten);
}

/// Returns the denizens in play that lie at no site: deck, piles and advisers. None if not all are named.
fn denizens(setup: &Setup) -> Option<Vec<CardRef>> {
    let mut cards = Vec::new();
    for pile in [&setup.decks.world].into_iter().chain(&setup.discards.piles).filter(|pile| pile.is_some()) {
        cards.extend(piles::named_cards(pile.as_ref())?);
    }
    setup.decks.world.as_ref()?;
    setup.discards.piles.iter().any(Option::is_some).then_some(())?;
    for player in &setup.players {
        cards.extend(piles::names(&player.advisers)?);
        cards.extend(piles::names(&player.drawn)?);
    }
    cards.retain(|card| piles::is_denizen(*card));
    Some(cards)
}

/// Objects to Visions that are chosen for the upper pile: chance decides which they are. By the Polish printing the winner takes
/// any two (D05), or leaves them to chance.
fn choose(table: &Table<'_>, ruling: &mut Ruling, choosing: &[CardRef]) {
    if !table.follows(D05, Printing::Pl) {
        if !choosing.is_empty() {
            ruling.object(Matter::VisionsByChance, [REBUILD]);
        }
    } else if choosing.is_empty() {
        ruling.explain(Matter::VisionsChosen { clause: CHOOSING }, [REBUILD]);
    } else {
        let visions = visions();
        let twice = |at: usize| choosing[..at].contains(&choosing[at]);
        if choosing.len() != PILES[0].1 || (0..choosing.len()).any(twice) || !choosing.iter().all(|card| visions.contains(card)) {
            ruling.object(Matter::WrongVisions, [REBUILD]);
        }
    }
}

fn visions() -> Vec<CardRef> {
    CARDS.iter().map(CardRef).filter(|card| piles::is_vision(*card)).collect()
}

/// Objects unless the deck holds all denizens in play and the five Visions, two in the top twelve cards, three in the next
/// eighteen; those that are chosen among the top twelve. Where there are fewer denizens, the piles are as large as they can be.
fn check(ruling: &mut Ruling, denizens: &[CardRef], choosing: &[CardRef], drawing: &[CardRef]) {
    let visions = visions();
    let all: Vec<CardRef> = denizens.iter().chain(&visions).copied().collect();
    piles::check_drawn(ruling, drawing, &all, all.len(), REBUILD);
    let mut from = 0;
    for (cards, wanted) in sizes(denizens.len()) {
        let pile = drawing.get(from..(from + cards).min(drawing.len())).unwrap_or_default();
        if pile.iter().filter(|card| visions.contains(card)).count() != wanted {
            ruling.object(Matter::VisionsMisplaced, [REBUILD]);
        }
        if from == 0 && !choosing.iter().all(|card| pile.contains(card)) {
            ruling.object(Matter::VisionsMisplaced, [REBUILD]);
        }
        from += cards;
    }
}

/// Returns how many cards the two piles on top have, and how many Visions.
fn sizes(mut denizens: usize) -> [(usize, usize); 2] {
    PILES.map(|(cards, visions)| {
        let taken = (cards - visions).min(denizens);
        denizens -= taken;
        (taken + visions, visions)
    })
}

/// Leaves only what the next game needs: the map, the decks, the goal, and the sides of the boards.
fn put_away(setup: &mut Setup) {
    for player in &mut setup.players {
        *player = Player { role: player.role, ..Player::new(player.colour) };
    }
    setup.round = None;
    setup.visions_drawn = None;
    setup.banks = None::<Banks>;
    setup.title = None;
    setup.peoples_favor = None;
    setup.darkest_secret = None;
    setup.reliquary = Reliquary::default();
    setup.this_turn = ThisTurn::default();
    setup.campaign = None;
}

/// Returns the new world deck by chance, but for the Visions of the upper pile that are chosen.
pub(super) fn shuffled(table: &Table<'_>, choosing: &[CardRef], below: &mut dyn FnMut(usize) -> usize) -> Option<Vec<CardRef>> {
    let mut denizens = piles::shuffle(denizens(table.position)?, below);
    let mut visions = piles::shuffle(visions(), below);
    visions.sort_by_key(|card| !choosing.contains(card));
    let mut deck = Vec::new();
    for (cards, count) in sizes(denizens.len()) {
        let mut pile: Vec<CardRef> = visions.drain(..count).collect();
        pile.extend(denizens.drain(..cards - count));
        deck.extend(piles::shuffle(pile, below));
    }
    deck.extend(denizens);
    Some(deck)
}
