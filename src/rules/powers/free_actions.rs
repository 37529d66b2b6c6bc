//! Actions that cards make free §7.3.2, §7.6.2: Campaigns for no Supply, by an Action or following something that was done just
//! before, and the Travel of Second Wind.

use crate::{
    cards::{
        Effect, PowerKind, Special,
        effect::{After, CampaignFrom, Deed, Use},
    },
    game::{CardAt, CardIdentity, CardRef, Colour, Setup},
    law::law,
    rules::{
        base::{Matter, Ruling},
        powers::cite,
        request::{Action, Request},
        state::Table,
    },
};

/// Returns from where a card lets its user campaign for no Supply, if it does.
pub(crate) fn frees(card: CardRef) -> Option<CampaignFrom> {
    let given = card.0.effects.iter().find_map(|effect| match effect {
        Effect::Use(Use { does: Deed::Campaign(from), .. }) | Effect::After(After { does: Deed::Campaign(from), .. }) => {
            Some(*from)
        }
        _ => None,
    });
    given.or_else(|| (card.0.special == Some(Special::SecondWind)).then_some(CampaignFrom::YourSite))
}

/// Returns whether a card is an Action of its own; else its Campaign follows something else.
pub(crate) fn is_action(card: CardRef) -> bool {
    card.0.powers.contains(&PowerKind::Action)
}

/// Objects where nothing was done just before that a card follows; another card that comes first needs leave of its holder.
pub(crate) fn check_follows_now(table: &Table<'_>, ruling: &mut Ruling, card: CardRef) {
    let waiting = &table.position.this_turn.follows;
    let Some(at) = waiting.iter().position(|other| *other == card) else {
        ruling.object(Matter::NothingToFollow { card }, [cite(card)]);
        return;
    };
    for first in waiting.iter().take(at) {
        if let Some(colour) = holder(table.position, *first) {
            ruling.ask_consent(colour);
            ruling.explain(Matter::ComesFirst { card: *first, colour }, [cite(*first), const { law("5.5.8") }.into()]);
        }
    }
}

/// Returns who has a card among the faceup advisers.
fn holder(setup: &Setup, card: CardRef) -> Option<Colour> {
    let is_it = |it: &CardAt| !it.facedown && it.identity == CardIdentity::Known(card);
    setup.players.iter().find(|player| player.advisers.iter().any(is_it)).map(|player| player.colour)
}

/// Returns the cards that may still follow after an action: those that come after the one that was used.
pub(crate) fn still_follows(table: &Table<'_>, asked: &Request) -> Vec<CardRef> {
    let waiting = &table.position.this_turn.follows;
    let after = |card: CardRef| waiting.iter().position(|other| *other == card).unwrap_or(waiting.len());
    match &asked.action {
        Action::HandTitle(_) | Action::Show { .. } => waiting.clone(),
        Action::Campaign(fighting) => match fighting.declaration.by {
            Some(card) => waiting.iter().skip(after(card) + 1).copied().collect(),
            None => Vec::new(),
        },
        Action::Travel(_) => {
            second_wind(asked).map(|card| waiting.iter().skip(after(card)).copied().collect()).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// Returns whether only the Campaign of a Second Wind is left after an action: its Travel has been taken.
pub(crate) fn has_travelled(table: &Table<'_>, asked: &Request) -> bool {
    match &asked.action {
        Action::HandTitle(_) | Action::Show { .. } => table.position.this_turn.travelled,
        Action::Travel(_) => second_wind(asked).is_some(),
        _ => false,
    }
}

/// Returns the card by which a Travel after a victory is free: Second Wind.
pub(crate) fn second_wind(asked: &Request) -> Option<CardRef> {
    asked.using.iter().filter_map(CardIdentity::card).find(|card| card.0.special == Some(Special::SecondWind))
}
