//! Playing and discarding cards: the card a Search leaves §5.1.3, §5.1.4, or a facedown adviser as if searched §6.1.

mod advisers;
mod conspiracy;
mod discard;
mod follows;
mod hand;
mod offered;
mod site;
mod touch;
mod vision;

pub(super) use advisers::beyond_limit;
pub(super) use conspiracy::{bars, conspire, may_conspire};
pub(super) use discard::{discard, may_discard, put_away};
pub(super) use offered::{discards, plays};

use super::{
    action::{Asked, Onto, Source},
    matter::Matter,
    powers::{self, Occasion, in_force},
    ruling::Ruling,
    table::Table,
};
use crate::{
    cards::effect::Act,
    game::{Player, Setup, What, find_word},
    law::{Lang, LawRef, law},
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
    hand::keep_one(table, &mut ruling, player, from);
    forbidden(table, &mut ruling, player, card, onto);
    let drawn = from == hand::From::Hand;
    for card in discarding.iter().filter(|card| asked.using.contains(card) || drawn && binds(table, player, card, asked)) {
        ruling.object(Matter::ModifierInUse { card: card.clone() }, [NO_DISCARDING_ACTIVE]);
    }
    match onto {
        Onto::Site(at) => site::check(table, &mut ruling, player, card, at, discarding, &asked.using),
        Onto::Advisers | Onto::AdvisersFacedown => {
            advisers::check(&mut ruling, player, card, from, onto == Onto::Advisers, discarding);
        }
        Onto::Vision => vision::check(table, &mut ruling, player, card, discarding),
    }
    powers::check_using(table, &mut ruling, player, Occasion::Playing, &asked.using);
    if onto != Onto::AdvisersFacedown {
        follows::check(table, &mut ruling, player, faceup(player, card, onto, drawn, discarding, asked));
    }
    if !discarding.is_empty() {
        discard::where_to(&mut ruling, player);
    }
    ruling
}

/// Returns whether a card modifies this Search without anybody's choice. The English printing keeps it from being discarded,
/// the others only what the player uses (D36).
fn binds(table: &Table<'_>, player: &Player, card: &What, asked: &Asked) -> bool {
    let quest = powers::draw::quest(table, &mut Ruling::default(), player, Source::World, asked);
    card.card().is_some_and(|card| quest.is_under(card)) && table.follows("D36", Lang::En)
}

/// Returns a card as it is played faceup.
fn faceup<'a>(
    player: &Player,
    card: &'a What,
    onto: Onto,
    drawn: bool,
    discarding: &'a [What],
    asked: &'a Asked,
) -> follows::Played<'a> {
    let at = match onto {
        Onto::Site(at) => at.or(player.pawn),
        Onto::Advisers | Onto::AdvisersFacedown | Onto::Vision => None,
    };
    follows::Played { card, at, drawn, discarding, using: &asked.using, bank: find_word(&asked.choosing).ok() }
}

/// Objects if a card forbids to play this one so §9.2.
fn forbidden(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &What, onto: Onto) {
    in_force::forbid(table, ruling, player, |_, cannot| match cannot.act {
        Act::PlayFacedown => onto == Onto::AdvisersFacedown,
        Act::PlayFaceup(cards) => onto != Onto::AdvisersFacedown && follows::is_of(cards, card),
        _ => false,
    });
}

/// Discards what makes room, puts the card where it is played, and does what follows.
pub(super) fn play(table: &Table<'_>, setup: &mut Setup, card: &What, onto: Onto, discarding: &[What], asked: &Asked) {
    let Some(player) = table.by.and_then(|colour| table.position.player(colour)) else { return };
    let colour = player.colour;
    let drawn = player.drawn.iter().any(|it| it.what == *card);
    powers::spend(setup, colour, &asked.using);
    match onto {
        Onto::Site(at) => site::play(table, setup, colour, card, at, discarding),
        Onto::Advisers | Onto::AdvisersFacedown => {
            advisers::play(table, setup, colour, card, onto == Onto::AdvisersFacedown, discarding);
        }
        Onto::Vision => vision::play(table, setup, colour, card),
    }
    if onto != Onto::AdvisersFacedown {
        let new = faceup(player, card, onto, drawn, discarding, asked);
        let steps = follows::follows(table, &mut Ruling::default(), player, new);
        follows::carry_out(table, setup, player, &steps, new);
    }
}
