//! Playing and discarding cards: the card a Search leaves §5.1.3, §5.1.4, or a facedown adviser as if searched §6.1.

mod advisers;
mod conspiracy;
mod discard;
mod hand;
mod offers;
mod site;
mod vision;
mod when_played;

pub(crate) use conspiracy::conspire;
pub(crate) use discard::discard;
pub(crate) use hand::finish;
pub(crate) use offers::{discards, plays};

use crate::{
    cards::effect::Act,
    game::{CardIdentity, Heap, Player, Setup},
    law::{DivergenceId::D36, LawRef, Printing, law},
    rules::{
        actions::use_power::resolve::PlayedCard,
        base::{Matter, Missing, NeededChoice, Ruling, Verdict},
        powers::{self, in_force, search},
        request::{Chosen, Onto, Request, Source},
        state::{Step, Table},
    },
};

const WHEN_PLAYED: LawRef = law("7.3.3");
const PLAY_TERM: LawRef = law("10/play");
const DISCARD: LawRef = law("10/discard");
const NO_DISCARDING_ACTIVE: LawRef = law("7.4.3");
/// The words that name cards to be discarded.
const DISCARDING: NeededChoice = NeededChoice::Discarding;

/// A play as it is asked about §5.1.4.
#[derive(Clone, Copy)]
pub(crate) struct Play<'a> {
    /// The card.
    pub card: &'a CardIdentity,
    /// Where to.
    pub onto: Onto,
    /// The cards discarded to make room.
    pub discarding: &'a [CardIdentity],
    /// Where they go, if a modifier of the Search lets one choose.
    pub heap: Option<Heap>,
    /// The choices of its power.
    pub choices: &'a Chosen,
}

impl<'a> Play<'a> {
    /// Returns the card as it is played faceup; `drawn`: from the hand.
    fn faceup(&self, player: &Player, drawn: bool, using: &'a [CardIdentity]) -> Option<PlayedCard<'a>> {
        let at = match self.onto {
            Onto::Site(at) => at.or(player.pawn),
            Onto::Advisers | Onto::Vision => None,
            Onto::AdvisersFacedown => return None,
        };
        Some(PlayedCard { card: self.card, at, drawn, discarding: self.discarding, using })
    }

    /// Returns the heap for the cards that make room: the one named, or the one this Search has used before.
    fn heap(&self, table: &Table<'_>, drawn: bool) -> Option<Heap> {
        self.heap.or_else(|| table.position.this_turn.heap.filter(|_| drawn))
    }

    /// Pays, discards what makes room, and puts the card where it is played.
    fn put(&self, table: &Table<'_>, setup: &mut Setup, player: &Player, drawn: bool, newly_used: &[CardIdentity]) {
        let heap = self.heap(table, drawn);
        powers::spend(setup, player.colour, newly_used);
        match self.onto {
            Onto::Site(at) => site::put(table, setup, player.colour, self, at, heap),
            Onto::Advisers | Onto::AdvisersFacedown => advisers::put(table, setup, player.colour, self, heap),
            Onto::Vision => vision::put(table, setup, player.colour, self, heap),
        }
        if drawn && !self.discarding.is_empty() {
            discard::note_heap(setup, heap);
        }
    }

    /// Ends the play: with Land Warden another card may be owed to a site.
    fn finish(&self, table: &Table<'_>, setup: &mut Setup, player: &Player, drawn: bool) {
        let warden = drawn && hand::kept(table) > 1 && player.drawn.len() > 1;
        setup.this_turn.site_owed = warden && !matches!(self.onto, Onto::Site(_));
        hand::finish(setup, player.colour);
    }
}

/// Plays a card somewhere, objecting once for every rule in the way; what follows is resolved §7.3.3.
pub(crate) fn play(step: &mut Step<'_, '_>, play: Play<'_>, asked: &Request) {
    let Play { card, onto, discarding, .. } = play;
    let (table, ruling) = (step.table, &mut step.ruling);
    let Some((player, from)) = hand::take_up(table, ruling, card) else { return };
    hand::charge_prophet(table, ruling, player, from, false);
    ruling.cite(PLAY_TERM);
    hand::keep_one(table, ruling, player, from, matches!(onto, Onto::Site(_)));
    if *card == CardIdentity::Unknown && onto != Onto::AdvisersFacedown {
        ruling.leave_open(Missing::Facedown, [PLAY_TERM]);
    }
    check_bans(table, ruling, player, card, onto);
    let drawn = from == hand::CardOrigin::Hand;
    let (using, new) = (hand::in_use(table, from, &asked.using), hand::newly_used(table, from, &asked.using));
    let active = |card: &&CardIdentity| using.contains(card) || drawn && binds(table, player, card, asked);
    for card in discarding.iter().filter(active) {
        ruling.object(Matter::ModifierInUse { card: card.clone() }, [NO_DISCARDING_ACTIVE]);
    }
    match onto {
        Onto::Site(at) => site::check(table, ruling, player, card, at, discarding, &using),
        Onto::Advisers | Onto::AdvisersFacedown => {
            advisers::check(ruling, player, card, from, onto == Onto::Advisers, discarding);
        }
        Onto::Vision => vision::check(table, ruling, player, card, discarding),
    }
    powers::check_using(table, ruling, player, hand::playing(table, from), &new);
    hand::not_too_late(table, ruling, from, &new);
    if play.heap.is_some() && discarding.is_empty() {
        ruling.object(Matter::HeapNotOpen, [DISCARD]);
    }
    let heap = play.heap(table, drawn);
    discard::heap(table, ruling, from, heap, &asked.using);
    let played = play.faceup(player, drawn, &using).filter(|played| when_played::any(table, player, *played));
    let chooses = !play.choices.is_empty() || asked.suits().next().is_some();
    if played.is_none() && chooses && ruling.verdict() != Verdict::Open {
        ruling.object(Matter::NothingToChoose, [WHEN_PLAYED]);
    }
    match played.filter(|_| ruling.verdict() != Verdict::Illegal) {
        Some(played) => step.resolve(|setup, ruling| {
            play.put(table, setup, player, drawn, &new);
            when_played::resolve(table, setup, ruling, player, played, play.choices, asked);
            play.finish(table, setup, player, drawn);
        }),
        None => step.change(|setup| {
            play.put(table, setup, player, drawn, &new);
            play.finish(table, setup, player, drawn);
        }),
    }
    if !discarding.is_empty() && heap.is_none() {
        discard::where_to(&mut step.ruling, player);
    }
}

/// Returns whether a card modifies this Search and so cannot be discarded: by the English printing also one that applies by
/// itself, by the others only one that the player uses (D36).
fn binds(table: &Table<'_>, player: &Player, card: &CardIdentity, asked: &Request) -> bool {
    let is_under = |card| search::is_under(table, player, Source::World, asked, card);
    card.card().is_some_and(is_under) && table.follows(D36, Printing::En)
}

/// Objects if a card forbids to play this one so §9.2.
fn check_bans(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &CardIdentity, onto: Onto) {
    in_force::forbid(table, ruling, player, |_, cannot| match cannot.act {
        Act::PlayFacedown => onto == Onto::AdvisersFacedown,
        Act::PlayFaceup(cards) => onto != Onto::AdvisersFacedown && in_force::is_of(cards, card),
        _ => false,
    });
}
