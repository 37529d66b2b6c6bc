//! Playing and discarding cards: the card a Search leaves §5.1.3, §5.1.4, or a facedown adviser as if searched §6.1.

mod advisers;
mod conspiracy;
mod discard;
mod hand;
mod offered;
mod site;
mod vision;

pub(super) use conspiracy::{conspire, may_conspire};
pub(super) use discard::{discard, may_discard, put_away};
pub(super) use offered::{discards, plays};

use super::{
    action::{Asked, Onto},
    matter::Matter,
    missing::Missing,
    powers,
    ruling::Ruling,
    table::Table,
};
use crate::{
    cards::MajorAction,
    game::{Setup, What},
    law::{LawRef, law},
};

const PLAY_TERM: LawRef = law("10/play");
const NO_DISCARDING_ACTIVE: LawRef = law("7.4.3");
/// The words that name cards to be discarded.
const DISCARDING: &str = "discarding CARD";

/// Rules on playing a card somewhere, objecting once for every rule in the way.
pub(super) fn may_play(table: &Table<'_>, card: &What, onto: Onto, discarding: &[What], asked: &Asked) -> Ruling {
    let (mut ruling, held) = hand::take_up(table, card);
    let Some((player, from)) = held else { return ruling };
    ruling.cite(PLAY_TERM);
    hand::keep_one(&mut ruling, player, from);
    for card in discarding.iter().filter(|card| asked.using.contains(card)) {
        ruling.object(Matter::ModifierInUse { card: card.clone() }, [NO_DISCARDING_ACTIVE]);
    }
    match onto {
        Onto::Site(at) => site::check(table, &mut ruling, player, card, at, discarding),
        Onto::Advisers | Onto::AdvisersFacedown => {
            advisers::check(table, &mut ruling, player, card, from, onto == Onto::Advisers, discarding);
        }
        Onto::Vision => vision::check(table, &mut ruling, player, card, discarding),
    }
    powers::check_using(table, &mut ruling, player, MajorAction::Search, &asked.using);
    let at = match onto {
        Onto::Site(at) => at.or(player.pawn).and_then(|slot| table.position.site(slot)),
        Onto::Advisers | Onto::AdvisersFacedown | Onto::Vision => None,
    };
    if onto != Onto::AdvisersFacedown && powers::prompted(table, card, at).is_some() {
        ruling.needs.push(Missing::Effect);
    }
    if !discarding.is_empty() {
        discard::where_to(&mut ruling, player);
    }
    ruling
}

/// Discards what makes room, and puts the card where it is played.
pub(super) fn play(table: &Table<'_>, setup: &mut Setup, card: &What, onto: Onto, discarding: &[What]) {
    let Some(colour) = table.by else { return };
    match onto {
        Onto::Site(at) => site::play(table, setup, colour, card, at, discarding),
        Onto::Advisers | Onto::AdvisersFacedown => {
            advisers::play(table, setup, colour, card, onto == Onto::AdvisersFacedown, discarding);
        }
        Onto::Vision => vision::play(table, setup, colour, card),
    }
}
