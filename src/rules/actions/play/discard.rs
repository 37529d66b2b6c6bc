//! Discarding §10/discard: one drawn card of several §5.1.3, the last one §5.1.4, a facedown adviser §6.1.

use crate::{
    cards::Special,
    game::{CardIdentity, CardRef, Heap, Player, Setup},
    law::{LawRef, law},
    rules::{
        actions::play::hand::{self, CardOrigin},
        base::{Matter, Missing, Ruling, Verdict},
        powers::{self, cite},
        state::{
            Step, Table,
            discard::{next_region, put_away},
        },
    },
};

const DISCARD: LawRef = law("10/discard");
const DISCARD_CARDS: LawRef = law("5.1.3");
const TO_ADVISERS: LawRef = law("5.1.4.II");

/// Discards a card from the hand or from among the facedown advisers.
pub(crate) fn discard(step: &mut Step<'_, '_>, card: &CardIdentity, to: Option<Heap>, using: &[CardIdentity]) {
    let (table, ruling) = (step.table, &mut step.ruling);
    let Some((player, from)) = hand::take_up(table, ruling, card) else { return };
    // The others of a Search follow the first one.
    let to = to.or(table.position.this_turn.heap.filter(|_| from == CardOrigin::Hand));
    if from == CardOrigin::Hand && player.drawn.len() > 1 {
        ruling.cite(DISCARD_CARDS);
    }
    hand::charge_prophet(table, ruling, player, from, true);
    if player.advisers.iter().any(|it| !it.facedown && it.identity == *card) {
        ruling.object(Matter::FaceupAdviser { card: card.clone() }, [TO_ADVISERS]);
    }
    powers::check_using(table, ruling, player, hand::discarding(table, from), using);
    heap(table, ruling, from, to, using);
    if to.is_none_or(|to| to == Heap::Usual) {
        where_to(ruling, player);
    }
    step.change(|setup| {
        let Some(card) = hand::take_out(table, setup, player.colour, card) else { return };
        put_away(table, setup, card, None, to);
        if from == CardOrigin::Hand {
            note_heap(setup, to);
        }
        hand::finish(setup, player.colour);
    });
}

/// Rules on where a Search discards its cards: where a modifier sends them, all to the same place.
pub(crate) fn heap(table: &Table<'_>, ruling: &mut Ruling, from: CardOrigin, to: Option<Heap>, using: &[CardIdentity]) {
    let now = &table.position.this_turn;
    let wanted = match to {
        Some(Heap::World) => Some(Special::CrackedHorn),
        Some(Heap::Usual) | None => None,
        Some(_) => Some(Special::Bracken),
    };
    if let Some(wanted) = wanted {
        match hand::modifier(table, from, using, wanted) {
            Some(card) => ruling.cite(cite(card)),
            None => ruling.object(Matter::HeapNotOpen, [DISCARD_CARDS, DISCARD]),
        }
    }
    if from == CardOrigin::Hand && now.heap.is_some_and(|heap| heap != to.unwrap_or(Heap::Usual)) {
        ruling.object(Matter::OneHeap, [DISCARD_CARDS]);
    }
}

/// Explains where discarded cards go; the pawn must be described before it is done.
pub(crate) fn where_to(ruling: &mut Ruling, player: &Player) {
    match player.pawn {
        Some(_) if ruling.verdict() == Verdict::Illegal => {}
        Some(pawn) => ruling.explain(Matter::DiscardedTo { region: next_region(pawn.region()) }, [DISCARD]),
        None => ruling.needs.push(Missing::Pawn(player.colour)),
    }
}

/// Notes where the cards of a Search go, once one has gone, if a modifier sends them there.
pub(crate) fn note_heap(setup: &mut Setup, to: Option<Heap>) {
    let sends = |card: &CardRef| matches!(card.0.special, Some(Special::Bracken | Special::CrackedHorn));
    if setup.this_turn.searching.iter().any(sends) {
        setup.this_turn.heap = Some(to.unwrap_or(Heap::Usual));
    }
}
