//! Discarding §10/discard as a move of pieces: where the card goes, and what lies on it.

use crate::{
    game::{CardAt, CardIdentity, Favor, Heap, Region, Secrets, Setup, Slot},
    law::{DivergenceId::D46, Printing},
    rules::state::{Table, moves},
};

/// Returns the region whose pile takes what is discarded in a region §10/discard.
pub(crate) const fn next_region(region: Region) -> Region {
    match region {
        Region::Cradle => Region::Provinces,
        Region::Provinces => Region::Hinterland,
        Region::Hinterland => Region::Cradle,
    }
}

/// Discards a card: its favor goes to the matching bank, its secrets facedown to the board of the player who acts, the card to
/// the pile that a modifier of the Search lets them choose, or else to the usual one. A card from a site of another region than
/// the pawn's goes by its own region (D46).
pub(crate) fn put_away(table: &Table<'_>, setup: &mut Setup, card: CardAt, at: Option<Slot>, to: Option<Heap>) {
    let Some(player) = table.by.and_then(|colour| moves::player(setup, colour)) else { return };
    player.secrets_facedown = player.secrets_facedown.saturating_add(card.secrets);
    let pawn = player.pawn.map(Slot::region);
    let usual = pawn.map(|pawn| match at.map(Slot::region).filter(|region| *region != pawn) {
        Some(region) if table.follows(D46, Printing::Pl) => region,
        Some(region) => next_region(region),
        None => next_region(pawn),
    });
    match card.suit() {
        Some(suit) => moves::to_bank(setup, suit, card.favor),
        None => moves::to_shared_bank(setup, card.favor),
    }
    if let (Some(slot), Some(suit)) = (at, card.suit()) {
        setup.this_turn.discarded.push((slot, suit));
    }
    let facedown = card.identity == CardIdentity::Unknown;
    let card = CardAt { favor: Favor::NONE, secrets: Secrets::NONE, facedown, ..card };
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
        game::{Colour, Pile, Player, Position},
        law::Edition,
    };

    /// Returns the region whose pile takes a card from a Cradle site when the pawn is in the Provinces.
    fn pile_for(edition: Edition) -> Option<Region> {
        let red = Player { pawn: Some(Slot::Provinces2), ..Player::new(Colour::Red) };
        let mut setup = Setup { turn: Some(Colour::Red), players: vec![red], ..Setup::default() };
        setup.discards.piles = [const { Some(Pile::Count(0)) }; 3];
        let position = Position::new(setup.clone()).ok()?;
        let table = Table::new(&position, None, edition);
        put_away(&table, &mut setup, CardAt::known(card("longbows")?), Some(Slot::Cradle1), None);
        Region::ALL.iter().copied().find(|region| setup.discards.pile(*region) == Some(&Pile::Count(1)))
    }

    #[test]
    fn law_10_discard_goes_by_the_region_of_the_card() {
        assert_eq!(pile_for(Edition::Current), Some(Region::Provinces));
        assert_eq!(pile_for(Edition::De), Some(Region::Provinces));
        assert_eq!(pile_for(Edition::Pl), Some(Region::Cradle));
    }
}
