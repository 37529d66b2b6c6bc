//! Where nothing is left that could bring a goal nearer: too little Supply, and no card that could do it for nothing.
//!
//! A Campaign always costs 2 Supply §5.5.1 unless a card lets it be fought for none, a Recover 1 §5.4. What such a card is, is
//! taken broadly: every Action power but those that only bring favor, secrets or warbands.

use crate::{
    cards::{
        Card, Effect, PowerKind,
        effect::{Deed, Good, Use},
    },
    game::{CardAt, Colour, Oath, Phase, Position, Role},
    rules::{Aim, Goal, Goods},
};

/// What a Campaign costs §5.5.1.
const CAMPAIGN: u8 = 2;
/// What a Recover costs §5.4.
const RECOVER: u8 = 1;

/// Returns whether nothing that the player can still do changes what a goal looks at.
pub(super) fn is_out_of_reach(position: &Position, me: Colour, goal: &Goal) -> bool {
    let Some(own) = position.player(me).filter(|own| own.role == Some(Role::Exile)) else { return false };
    let Some(supply) = own.supply.filter(|_| position.phase == Phase::Act) else { return false };
    let Some(need) = goal.0.iter().map(|aim| needs(position, *aim)).min().flatten() else { return false };
    let hidden = |card: &CardAt| card.facedown && card.card().is_some();
    let is_free = !own.drawn.is_empty()
        || own.advisers.iter().any(hidden)
        || !position.this_turn.follows.is_empty()
        || position.campaign.is_some();
    let at_sites = position.sites.iter().flat_map(|site| &site.cards);
    let held = own.advisers.iter().chain(&own.relics);
    let others = position.players.iter().flat_map(|player| &player.advisers);
    let cards = at_sites.chain(held).chain(others).filter(|card| !card.facedown);
    supply.0 < need && !is_free && !cards.filter_map(CardAt::card).any(may_do_it)
}

/// Returns the least Supply that an aim takes without the power of a card; nothing where it may take none.
fn needs(position: &Position, aim: Aim) -> Option<u8> {
    match aim {
        Aim::Rule(_) | Aim::Kill(_) | Aim::Most(Goods::Sites) => Some(CAMPAIGN),
        Aim::Title | Aim::Usurper if position.oath == Some(Oath::Supremacy) => Some(CAMPAIGN),
        Aim::Title | Aim::Usurper | Aim::Hold(_) | Aim::Win | Aim::Most(Goods::Relics) => Some(RECOVER),
        Aim::Most(Goods::Favor | Goods::Secrets | Goods::Warbands) => None,
    }
}

/// Returns whether the power of a card could do more than bring favor, secrets or warbands to the board.
fn may_do_it(card: &'static Card) -> bool {
    let acts = card.powers.contains(&PowerKind::Action);
    let brings = |effect: &Effect| match effect {
        Effect::Use(Use { does, .. }) => {
            let gain = |good: Good| matches!(good, Good::Favor | Good::Secrets | Good::Warbands);
            matches!(does, Deed::Take(_) | Deed::TakeHere(_) | Deed::Look(_) | Deed::Shift(_))
                || matches!(does, Deed::Gain(it) if gain(it.what))
        }
        _ => true,
    };
    acts && (card.special.is_some() || !card.effects.iter().all(brings) || card.effects.is_empty())
}
