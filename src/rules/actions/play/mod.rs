//! Playing and discarding cards: the card a Search leaves §5.1.3, §5.1.4, or a facedown adviser as if searched §6.1.

mod advisers;
mod conspiracy;
mod discard;
mod hand;
mod offers;
mod site;
mod vision;
mod when_played;

pub(crate) use conspiracy::{conspire, may_conspire};
pub(crate) use discard::{discard, may_discard};
pub(crate) use hand::finish;
pub(crate) use offers::{discards, plays};

use crate::{
    cards::effect::Act,
    game::{Heap, Player, Setup, What},
    law::{DivergenceId::D36, LawRef, Printing, law},
    rules::{
        actions::use_power::resolve::Played,
        base::{Matter, Ruling, Verdict},
        powers::{self, in_force},
        request::{Asked, Chosen, Onto, Source},
        state::Table,
    },
};

const WHEN_PLAYED: LawRef = law("7.3.3");
const PLAY_TERM: LawRef = law("10/play");
const DISCARD: LawRef = law("10/discard");
const NO_DISCARDING_ACTIVE: LawRef = law("7.4.3");
/// The words that name cards to be discarded.
const DISCARDING: &str = "discarding CARD";

/// A play as it is asked about §5.1.4.
#[derive(Clone, Copy)]
pub(crate) struct Play<'a> {
    /// The card.
    pub card: &'a What,
    /// Where to.
    pub onto: Onto,
    /// The cards discarded to make room.
    pub discarding: &'a [What],
    /// Where they go, if a modifier of the Search lets one choose.
    pub heap: Option<Heap>,
    /// The choices of its power.
    pub choices: &'a Chosen,
}

impl<'a> Play<'a> {
    /// Returns the card as it is played faceup; `drawn`: from the hand.
    fn faceup(&self, player: &Player, drawn: bool, using: &'a [What]) -> Option<Played<'a>> {
        let at = match self.onto {
            Onto::Site(at) => at.or(player.pawn),
            Onto::Advisers | Onto::Vision => None,
            Onto::AdvisersFacedown => return None,
        };
        Some(Played { card: self.card, at, drawn, discarding: self.discarding, using })
    }

    /// Returns where the cards that make room go: where it is said, or where this Search has discarded before.
    fn heap(&self, table: &Table<'_>, drawn: bool) -> Option<Heap> {
        self.heap.or_else(|| table.position.this_turn.heap.filter(|_| drawn))
    }

    /// Pays, discards what makes room, puts the card where it is played, and does what follows.
    fn carry(&self, table: &Table<'_>, setup: &mut Setup, ruling: &mut Ruling, player: &Player, asked: &Asked) {
        let colour = player.colour;
        let drawn = player.drawn.iter().any(|it| it.what == *self.card);
        let heap = self.heap(table, drawn);
        powers::spend(setup, colour, &asked.using);
        match self.onto {
            Onto::Site(at) => site::play(table, setup, colour, self.card, at, (self.discarding, heap)),
            Onto::Advisers | Onto::AdvisersFacedown => {
                let facedown = self.onto == Onto::AdvisersFacedown;
                advisers::play(table, setup, colour, self.card, facedown, (self.discarding, heap));
            }
            Onto::Vision => vision::play(table, setup, colour, self.card, heap),
        }
        if drawn && !self.discarding.is_empty() {
            discard::note_heap(setup, heap);
        }
        if let Some(new) = self.faceup(player, drawn, &asked.using) {
            when_played::resolve(table, setup, ruling, player, (new, self.choices), asked);
        }
        let warden = drawn && hand::kept(table) > 1 && player.drawn.len() > 1;
        setup.this_turn.site_owed = warden && !matches!(self.onto, Onto::Site(_));
        hand::finish(setup, colour);
    }
}

/// Rules on playing a card somewhere, objecting once for every rule in the way.
pub(crate) fn may_play(table: &Table<'_>, play: Play<'_>, asked: &Asked) -> Ruling {
    let Play { card, onto, discarding, .. } = play;
    let (mut ruling, held) = hand::take_up(table, card);
    let Some((player, from)) = held else { return ruling };
    hand::charge_prophet(table, &mut ruling, (player, from), false);
    ruling.cite(PLAY_TERM);
    hand::keep_one(table, &mut ruling, (player, from), matches!(onto, Onto::Site(_)));
    forbidden(table, &mut ruling, player, card, onto);
    let drawn = from == hand::From::Hand;
    let searching = |card: &What| card.card().is_some_and(|card| table.position.this_turn.searching.contains(&card));
    let in_use = |card: &&What| asked.using.contains(card) || drawn && (searching(card) || binds(table, player, card, asked));
    for card in discarding.iter().filter(in_use) {
        ruling.object(Matter::ModifierInUse { card: card.clone() }, [NO_DISCARDING_ACTIVE]);
    }
    match onto {
        Onto::Site(at) => site::check(table, &mut ruling, player, card, at, discarding, &asked.using),
        Onto::Advisers | Onto::AdvisersFacedown => {
            advisers::check(&mut ruling, player, card, from, onto == Onto::Advisers, discarding);
        }
        Onto::Vision => vision::check(table, &mut ruling, player, card, discarding),
    }
    powers::check_using(table, &mut ruling, player, hand::playing(table, from), &asked.using);
    if play.heap.is_some() && discarding.is_empty() {
        ruling.object(Matter::HeapNotOpen, [DISCARD]);
    }
    let heap = play.heap(table, drawn);
    discard::heap(table, &mut ruling, from, heap, &asked.using);
    let follows = play.faceup(player, drawn, &asked.using).is_some_and(|new| when_played::any(table, player, new));
    if !follows && (!play.choices.is_empty() || asked.suits().next().is_some()) {
        ruling.object(Matter::NothingToChoose, [WHEN_PLAYED]);
    } else if follows && ruling.verdict() != Verdict::Illegal {
        let mut copy = table.position.clone().into_setup();
        play.carry(table, &mut copy, &mut ruling, player, asked);
    }
    if !discarding.is_empty() && heap.is_none() {
        discard::where_to(&mut ruling, player);
    }
    ruling
}

/// Returns whether a card modifies this Search without anybody's choice. The English printing keeps it from being discarded,
/// the others only what the player uses (D36).
fn binds(table: &Table<'_>, player: &Player, card: &What, asked: &Asked) -> bool {
    let quest = powers::search::quest(table, &mut Ruling::default(), player, Source::World, asked);
    card.card().is_some_and(|card| quest.is_under(card)) && table.follows(D36, Printing::En)
}

/// Objects if a card forbids to play this one so §9.2.
fn forbidden(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &What, onto: Onto) {
    in_force::forbid(table, ruling, player, |_, cannot| match cannot.act {
        Act::PlayFacedown => onto == Onto::AdvisersFacedown,
        Act::PlayFaceup(cards) => onto != Onto::AdvisersFacedown && in_force::is_of(cards, card),
        _ => false,
    });
}

/// Plays a card.
pub(crate) fn play(table: &Table<'_>, setup: &mut Setup, play: Play<'_>, asked: &Asked) {
    let Some(player) = table.actor() else { return };
    play.carry(table, setup, &mut Ruling::default(), player, asked);
}
