//! How far a Trade reaches §5.3.2: the player's site; with Map Library all sites of its region; with Small Friends as if the pawn
//! were at a site with a Beast card.

use crate::{
    cards::{
        Effect, Suit,
        effect::{Reach, Trade},
    },
    game::{CardIdentity, Player, Slot},
    rules::{
        powers::in_force::{InForce, all},
        request::Request,
        state::Table,
    },
};

/// Returns the sites with whose cards the player may trade.
pub(crate) fn trade_reach(table: &Table<'_>, player: &Player, asked: &Request) -> Vec<Slot> {
    let pawns = sites_of_pawn(table, player, asked);
    let mut reach: Vec<Slot> = player.pawn.into_iter().chain(pawns.iter().copied()).collect();
    for (power, far) in far_trades(table, asked) {
        let pawn = power.site.filter(|site| pawns.contains(site));
        let within = |slot: Slot| match far {
            Reach::Here | Reach::Destination => power.site == Some(slot),
            Reach::Region => pawn.is_some_and(|pawn| pawn.region() == slot.region()),
            Reach::Map => true,
            Reach::WithSuit(_) => false,
        };
        reach.extend(Slot::ALL.iter().copied().filter(|slot| within(*slot)));
    }
    reach
}

/// Returns the cards used for a Trade that let it reach farther than the player's site.
fn far_trades<'t, 'a>(table: &'t Table<'a>, asked: &Request) -> impl Iterator<Item = (&'t InForce<'a>, Reach)> {
    let used = all(table).iter().filter(|power| asked.using.contains(&CardIdentity::Known(power.card_ref())));
    used.flat_map(|power| {
        let reach = |effect: &Effect| if let Effect::Trade(Trade { reach, .. }) = effect { *reach } else { None };
        power.card.effects.iter().filter_map(reach).map(move |reach| (power, reach))
    })
}

/// Returns the sites at which the player's pawn can count as being in a Trade: with Small Friends those with a Beast card.
fn sites_of_pawn(table: &Table<'_>, player: &Player, asked: &Request) -> Vec<Slot> {
    let has = |slot: Slot, suit: Suit| {
        table.position.site(slot).is_some_and(|site| site.cards.iter().any(|card| card.suit() == Some(suit)))
    };
    let suit = far_trades(table, asked).find_map(|(_, far)| if let Reach::WithSuit(suit) = far { Some(suit) } else { None });
    match suit {
        Some(suit) => Slot::ALL.iter().copied().filter(|slot| has(*slot, suit)).collect(),
        None => player.pawn.into_iter().collect(),
    }
}

/// Returns the site at which the player's pawn counts as being in a Trade with a card there: that of a card used that must be
/// where the pawn is, or else the card's own.
pub(crate) fn pawn_in_trade(table: &Table<'_>, player: &Player, at: Slot, asked: &Request) -> Option<Slot> {
    let pawns = sites_of_pawn(table, player, asked);
    let moved = far_trades(table, asked).any(|(_, far)| matches!(far, Reach::WithSuit(_)));
    let bound = far_trades(table, asked).filter(|(_, far)| *far == Reach::Region).find_map(|(power, _)| power.site);
    let there = bound.filter(|site| pawns.contains(site)).unwrap_or(at);
    if moved { Some(there) } else { player.pawn }
}
