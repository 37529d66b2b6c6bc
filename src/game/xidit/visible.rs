//! What one player may know of a position §1.4: not what the others hide behind their screens, nor what they set or take in hand
//! in secret.

use super::position::{Player, Position};
use crate::game::nouns::xidit::{Colour, Phase};

/// Returns a position as a player may know it. What lies in the Bastion §7.3.2 is hidden only where the file leaves it out.
#[must_use]
pub fn visible_to(position: Position, colour: Colour) -> Position {
    let are_revealed = are_revealed(&position);
    let seen = |player: Player| {
        if player.colour == colour {
            return player;
        }
        let orders = player.orders.filter(|_| are_revealed);
        Player { units: None, gold: None, bards: None, orders, shown: None, places: None, story: None, ..player }
    };
    Position { players: position.players.into_iter().map(seen).collect(), ..position }
}

/// Returns whether the programs of the year have been revealed §5.3: an order has been carried out.
fn are_revealed(position: &Position) -> bool {
    match position.phase {
        Phase::Orders => {
            position.order.is_some_and(|order| order > 1) || (position.order.is_some() && position.turn != position.first)
        }
        Phase::Census | Phase::Over => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::xidit::{Order, Units};

    fn table(order: u8, turn: Colour) -> Position {
        let player = |colour| Player {
            units: Some(Units::NONE),
            gold: Some(3),
            bards: Some(9),
            influence: Some(2),
            orders: Some(vec![Order::Wait; 6]),
            ..Player::unknown(colour)
        };
        let players = vec![player(Colour::Blue), player(Colour::Red), player(Colour::Green)];
        Position { order: Some(order), turn: Some(turn), first: Some(Colour::Blue), players, ..Position::default() }
    }

    #[test]
    fn what_others_hide_is_not_seen() {
        let seen = visible_to(table(1, Colour::Blue), Colour::Red);
        let [blue, red, _] = seen.players.as_slice() else { panic!("three players") };
        assert_eq!((blue.units, blue.gold, blue.bards, &blue.orders, blue.influence), (None, None, None, &None, Some(2)));
        assert_eq!(*red, table(1, Colour::Blue).players[1]);
    }

    #[test]
    fn programs_are_seen_once_an_order_was_carried_out() {
        for (order, turn, seen) in [(1, Colour::Blue, false), (1, Colour::Red, true), (2, Colour::Blue, true)] {
            let position = visible_to(table(order, turn), Colour::Red);
            assert_eq!(position.players[0].orders.is_some(), seen, "{order} {turn:?}");
        }
    }
}
