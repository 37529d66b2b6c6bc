//! Discarding §10/discard: one drawn card of several §5.1.3, the last one §5.1.4, a facedown adviser §6.1; where cards and
//! what lies on them go.

use crate::{
    cards::{Restriction, Special},
    game::{CardAt, CardRef, Favor, Heap, Player, Region, Secrets, Setup, Slot, What},
    law::{Lang, LawRef, law},
    rules::{
        actions::play::hand::{self, From},
        base::{Matter, Missing, Ruling, Verdict},
        powers::{self, cite},
        state::{Table, moves},
    },
};

const DISCARD: LawRef = law("10/discard");
const DISCARD_CARDS: LawRef = law("5.1.3");
const TO_ADVISERS: LawRef = law("5.1.4.II");

/// Rules on discarding a card.
pub(crate) fn may_discard(table: &Table<'_>, card: &What, to: Option<Heap>, using: &[What]) -> Ruling {
    let (mut ruling, held) = hand::take_up(table, card);
    let Some((player, from)) = held else { return ruling };
    if from == From::Hand && player.drawn.len() > 1 {
        ruling.cite(DISCARD_CARDS);
    }
    hand::charge_prophet(table, &mut ruling, (player, from), true);
    if player.advisers.iter().any(|it| !it.facedown && it.what == *card) {
        ruling.object(Matter::FaceupAdviser { card: card.clone() }, [TO_ADVISERS]);
    }
    powers::check_using(table, &mut ruling, player, hand::discarding(table, from), using);
    heap(table, &mut ruling, from, to, using);
    if to.is_none() {
        where_to(&mut ruling, player);
    }
    ruling
}

/// Rules on where a Search discards its cards: where a modifier sends them, all to the same place.
pub(crate) fn heap(table: &Table<'_>, ruling: &mut Ruling, from: From, to: Option<Heap>, using: &[What]) {
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
    if from == From::Hand && now.heap.is_some_and(|heap| heap != to.unwrap_or(Heap::Usual)) {
        ruling.object(Matter::OneHeap, [DISCARD_CARDS]);
    }
}

/// Explains where discarded cards go; whoever does not tell where the pawn is must do so before it is done.
pub(crate) fn where_to(ruling: &mut Ruling, player: &Player) {
    match player.pawn {
        Some(_) if ruling.verdict() == Verdict::Illegal => {}
        Some(pawn) => ruling.explain(Matter::DiscardedTo { region: next(pawn.region()) }, [DISCARD]),
        None => ruling.needs.push(Missing::Pawn(player.colour)),
    }
}

/// Returns the region whose pile takes what is discarded in a region §10/discard.
const fn next(region: Region) -> Region {
    match region {
        Region::Cradle => Region::Provinces,
        Region::Provinces => Region::Hinterland,
        Region::Hinterland => Region::Cradle,
    }
}

/// Returns whether a card cannot be discarded §7.2.2: faceup and locked.
pub(crate) fn is_locked(card: &CardAt) -> bool {
    !card.facedown && card.card().is_some_and(|card| card.locked)
}

/// Returns where a card can lie, if that is restricted §7.2.1.
pub(crate) const fn restriction(card: &What) -> Option<Restriction> {
    match card {
        What::Known(CardRef(card)) => card.restriction,
        What::Described { .. } | What::Unknown => None,
    }
}

/// Notes where the cards of a Search go, once one has gone, if a modifier sends them there.
pub(crate) fn note_heap(setup: &mut Setup, to: Option<Heap>) {
    let sends = |card: &CardRef| matches!(card.0.special, Some(Special::Bracken | Special::CrackedHorn));
    if setup.this_turn.searching.iter().any(sends) {
        setup.this_turn.heap = Some(to.unwrap_or(Heap::Usual));
    }
}

/// Carries out the discarding of a card.
pub(crate) fn discard(table: &Table<'_>, setup: &mut Setup, card: &What, to: Option<Heap>) {
    let Some(colour) = table.by else { return };
    let drawn = setup.player(colour).is_some_and(|player| player.drawn.iter().any(|it| it.what == *card));
    let Some(card) = hand::take_out(table, setup, colour, card) else { return };
    put_away_to(table, setup, card, None, to);
    if drawn {
        note_heap(setup, to);
    }
    hand::finish(setup, colour);
}

/// Puts a card on its pile, its favor in the matching bank, its secrets facedown on the board of whoever acts
/// §10/discard.
pub(crate) fn put_away(table: &Table<'_>, setup: &mut Setup, card: CardAt, at: Option<Slot>) {
    put_away_to(table, setup, card, at, None);
}

/// Puts a card away, onto the pile that a modifier of the Search lets its user choose, or else as usual. A card from a site of
/// another region than the pawn's goes by its own region (D46).
pub(crate) fn put_away_to(table: &Table<'_>, setup: &mut Setup, card: CardAt, at: Option<Slot>, to: Option<Heap>) {
    let Some(player) = table.by.and_then(|colour| moves::player(setup, colour)) else { return };
    player.secrets_facedown = player.secrets_facedown.and(card.secrets);
    let pawn = player.pawn.map(Slot::region);
    let usual = pawn.map(|pawn| match at.map(Slot::region).filter(|region| *region != pawn) {
        Some(region) if table.follows("D46", Lang::Pl) => region,
        Some(region) => next(region),
        None => next(pawn),
    });
    match card.suit() {
        Some(suit) => moves::to_bank(setup, suit, card.favor),
        None => moves::to_shared_bank(setup, card.favor),
    }
    if let (Some(slot), Some(suit)) = (at, card.suit()) {
        setup.this_turn.discarded.push((slot, suit));
    }
    let card = CardAt { favor: Favor::NONE, secrets: Secrets::NONE, facedown: false, ..card };
    match to.map(|heap| (heap, heap.pile())) {
        None | Some((Heap::Usual, _)) => usual.into_iter().for_each(|pile| moves::onto_pile(setup, pile, card.clone())),
        Some((_, Some((region, bottom)))) => moves::into_pile(&mut setup.discards.piles[region as usize], card, bottom),
        Some((_, None)) => moves::into_pile(&mut setup.decks.world, card, true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::card,
        game::{Colour, Pile, Position},
        law::Edition,
    };

    /// Returns the region whose pile takes a card from a Cradle site when the pawn is in the Provinces.
    fn pile_for(edition: Edition) -> Option<Region> {
        let red = Player { pawn: Some(Slot::Provinces2), ..Player::of(Colour::Red) };
        let mut setup = Setup { turn: Some(Colour::Red), players: vec![red], ..Setup::default() };
        setup.discards.piles = [const { Some(Pile::Count(0)) }; 3];
        let position = Position::new(setup.clone()).ok()?;
        let table = Table::new(&position, None, edition);
        put_away(&table, &mut setup, CardAt::known(card("longbows")?), Some(Slot::Cradle1));
        Region::ALL.iter().copied().find(|region| setup.discards.of(*region) == Some(&Pile::Count(1)))
    }

    #[test]
    fn law_10_discard_goes_by_the_region_of_the_card() {
        assert_eq!(pile_for(Edition::Current), Some(Region::Provinces));
        assert_eq!(pile_for(Edition::De), Some(Region::Provinces));
        assert_eq!(pile_for(Edition::Pl), Some(Region::Cradle));
    }
}
