//! Playing a card §5.1.4: what it is, where to, what makes room, and the choices of its When Played power; and discarding one
//! §5.1.3.

use crate::{
    cards::{Nature, named},
    game::{CardIdentity, Heap, Wanted},
    law::{Phrases, phrases},
    notation::{
        clauses::{begins, items, part_of_a_name, split_at_links},
        error::{WordsError, WordsFault},
        names,
        read::{
            Context, finished,
            power::{WHEN_PLAYED, add},
            region, site,
        },
        typed::Span,
        vocabulary::{Link, Thing as Noun, thing},
    },
    rules::request::{Action, Chosen, Onto, Request, Thing},
};
use std::sync::LazyLock;

/// How playing a card is written.
pub(crate) const PATTERN: &str = "play CARD to site|SITE|advisers|advisers-facedown|vision [discarding CARD]";
/// How discarding a card is written.
pub(crate) const HEAP: &str = "discard CARD [to REGION top|bottom] [to world]";
/// How playing the Conspiracy is written.
pub(crate) const CONSPIRACY: &str = "play CONSPIRACY [taking THING from COLOUR]";
/// The links that no power asks for.
const PLAIN: [Link; 3] = [Link::Discarding, Link::Using, Link::Choosing];

/// Reads what follows the verb.
pub(crate) fn play(context: Context<'_>, typed: Span<'_>) -> Result<Request, WordsError> {
    // The card may have a `to` in its name, and so may a card that is discarded: the last one after a card counts.
    let found = links_to(typed).into_iter().find_map(|link| {
        let (card, facedown) = card_and_side(context, typed.before(link))?;
        Some((card, facedown, typed.after(link)))
    });
    let Some((card, facedown, rest)) = found else { return without_place(context, typed) };
    // Words of a name are taken for links only where nothing else makes sense.
    let mut asked = onto(context, &card, rest, &PLAIN).or_else(|_| {
        let all: Vec<Link> = PLAIN.iter().chain(&WHEN_PLAYED).copied().collect();
        onto(context, &card, rest, &all)
    })?;
    let side = facedown.filter(|side| thing(side.text()) == Some(Noun::AdvisersFacedown));
    if let (Some(facedown), None) = (facedown, side) {
        return Err(facedown.unused(Some(PATTERN)));
    }
    if let (Some(facedown), Action::Play { onto, .. }) = (side, &mut asked.action) {
        *onto = match onto {
            Onto::Advisers | Onto::AdvisersFacedown => Onto::AdvisersFacedown,
            Onto::Site(_) | Onto::Vision => return Err(facedown.unused(Some(PATTERN))),
        };
    }
    Ok(asked)
}

/// Returns whether a word says that a card is kept, and not yet where.
pub(super) fn is_kept(key: &str) -> bool {
    static KEEP: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases("kept", &["keep"]));
    KEEP.iter().any(|row| row.include(key))
}

/// Returns whether a request reveals a Vision.
pub(super) const fn is_revealed(asked: &Request) -> bool {
    matches!(asked.action, Action::Play { onto: Onto::Vision, .. })
}

/// Returns whether words say where a card is played.
pub(super) fn says_where(typed: Span<'_>) -> bool {
    !links_to(typed).is_empty()
}

/// Reads a card, and the word behind it that it is played facedown, if it is there.
fn card_and_side<'a>(context: Context<'_>, typed: Span<'a>) -> Option<(CardIdentity, Option<Span<'a>>)> {
    if let Ok(card) = in_hand(context, typed) {
        return Some((card, None));
    }
    let (card, side) = typed.split_last();
    let is_side = matches!(thing(side.text()), Some(Noun::AdvisersFacedown | Noun::Site)) && side.text() != typed.text();
    let card = in_hand(context, card).ok().filter(|_| is_side)?;
    Some((card, Some(side)))
}

/// Reads a card of which no place is said: one that is played facedown goes to the advisers, a Vision to its space, the
/// Conspiracy nowhere.
fn without_place(context: Context<'_>, typed: Span<'_>) -> Result<Request, WordsError> {
    let head = split_at_links(typed, &PLAIN).head;
    if let Some(vision) = vision(context, head) {
        let clauses = split_at_links(typed, &PLAIN);
        let (card, onto) = (vision, Onto::Vision);
        return finished(
            context,
            Action::Play { card, onto, discarding: Vec::new(), heap: None, choices: Box::default() },
            clauses,
        );
    }
    let (card, side) = head.split_last();
    if thing(side.text()) == Some(Noun::Faceup) && in_hand(context, card).is_ok() {
        return Err(head.incomplete(PATTERN));
    }
    match card_and_side(context, head) {
        Some((card, Some(side))) => onto(context, &card, side.to(typed), &PLAIN),
        Some((CardIdentity::Unknown, None)) => unnamed(context, typed),
        Some((_, None)) | None => conspire(context, typed),
    }
}

/// Reads a card that nobody names and that goes facedown to the advisers §5.1.4.II.
fn unnamed(context: Context<'_>, typed: Span<'_>) -> Result<Request, WordsError> {
    let mut clauses = split_at_links(typed, &PLAIN);
    let (discarding, heap) = match clauses.text(Link::Discarding)? {
        Some(cards) => make_room(context, cards)?,
        None => (Vec::new(), None),
    };
    let (card, onto) = (CardIdentity::Unknown, Onto::AdvisersFacedown);
    finished(context, Action::Play { card, onto, discarding, heap, choices: Box::default() }, clauses)
}

/// Reads a Vision that is revealed: its name, or the word for it if the player has one alone.
fn vision(context: Context<'_>, typed: Span<'_>) -> Option<CardIdentity> {
    let is_goal =
        |card: &CardIdentity| matches!(card, CardIdentity::Known(card) if matches!(card.0.nature, Nature::Vision(Some(_))));
    if thing(typed.without_fillers().text()) == Some(Noun::Vision) {
        let player = context.by.and_then(|by| context.setup.player(by))?;
        let mut held = player.drawn.iter().chain(&player.advisers).map(|card| &card.identity).filter(|card| is_goal(card));
        return held.next().filter(|_| held.next().is_none()).cloned();
    }
    let faceup = typed.split_last();
    let named = if thing(faceup.1.text()) == Some(Noun::Faceup) { faceup.0 } else { typed };
    in_hand(context, named).ok().filter(is_goal)
}

/// Returns each `to` that has something before it and is no part of a card's name, the last one first.
fn links_to(typed: Span<'_>) -> Vec<Span<'_>> {
    let words = typed.words();
    let named = part_of_a_name(&words);
    let begin = |at: usize| [Link::To, Link::At].into_iter().filter_map(|link| begins(link, &words[at..])).max();
    let link = |at: usize| begin(at).map(|count| words[at].typed.to(words[at + count - 1].typed));
    (1..words.len()).rev().filter(|at| !named[*at]).filter_map(link).collect()
}

/// Reads a card in hand or among the advisers: a denizen or a Vision.
fn in_hand(context: Context<'_>, typed: Span<'_>) -> Result<CardIdentity, WordsError> {
    if names::is_unnamed_card(typed.text()) {
        return Ok(CardIdentity::Unknown);
    }
    typed.read(|text| names::card(context.setup, text, Wanted::World))
}

/// Reads where the card goes, and the rest.
fn onto(context: Context<'_>, card: &CardIdentity, typed: Span<'_>, links: &[Link]) -> Result<Request, WordsError> {
    let mut clauses = split_at_links(typed, links);
    let head = clauses.need_head(PATTERN)?;
    let onto = match thing(head.text()) {
        Some(Noun::Site) => Onto::Site(None),
        // What nobody names can only lie facedown.
        Some(Noun::Advisers) if *card == CardIdentity::Unknown => Onto::AdvisersFacedown,
        Some(Noun::Advisers) => Onto::Advisers,
        Some(Noun::AdvisersFacedown) => Onto::AdvisersFacedown,
        Some(Noun::Vision) => Onto::Vision,
        Some(_) | None => Onto::Site(Some(site(context, head)?)),
    };
    let (discarding, heap) = match clauses.text(Link::Discarding)? {
        Some(cards) => make_room(context, cards)?,
        None => (Vec::new(), None),
    };
    let mut choices = Box::<Chosen>::default();
    while let Some(clause) = WHEN_PLAYED.iter().find_map(|link| clauses.take(*link)) {
        add(context, clause, &mut choices)?;
    }
    finished(context, Action::Play { card: card.clone(), onto, discarding, heap, choices }, clauses)
}

/// Reads the cards that are discarded to make room, and where to, as [`discard`] does.
fn make_room(context: Context<'_>, typed: Span<'_>) -> Result<(Vec<CardIdentity>, Option<Heap>), WordsError> {
    let card = |item: Span<'_>| item.read(|text| names::denizen(context.setup, text));
    let cards = |typed: Span<'_>| items(typed).into_iter().map(card).collect::<Result<Vec<CardIdentity>, _>>();
    match (cards(typed), links_to(typed).first()) {
        (Ok(cards), _) => Ok((cards, None)),
        (Err(problem), None) => Err(problem),
        (Err(_), Some(link)) => Ok((cards(typed.before(*link))?, Some(heap(typed.after(*link))?))),
    }
}

/// Reads what is discarded, and where to: `to REGION top|bottom`, `to world`.
pub(crate) fn discard(context: Context<'_>, typed: Span<'_>) -> Result<Action, WordsError> {
    match (in_hand(context, typed), links_to(typed).first()) {
        (Ok(card), _) => Ok(Action::Discard(card, None)),
        (Err(_), None) if items(typed).len() > 1 && items(typed).iter().all(|item| in_hand(context, *item).is_ok()) => {
            Err(typed.fault(WordsFault::OneAtATime))
        }
        (Err(problem), None) => Err(problem),
        (Err(_), Some(link)) => {
            let card = in_hand(context, typed.before(*link))?;
            Ok(Action::Discard(card, Some(heap(typed.after(*link))?)))
        }
    }
}

/// Reads a pile: `cradle top`, `na spód Kolebki`, `world`.
fn heap(typed: Span<'_>) -> Result<Heap, WordsError> {
    let typed = typed.without_fillers();
    let end = |typed: Span<'_>| thing(typed.text()).filter(|thing| matches!(thing, Noun::Top | Noun::Bottom));
    let ((first, behind), (before, last)) = (typed.split_first(), typed.split_last());
    match (thing(typed.text()), end(last), end(first)) {
        (Some(Noun::World), _, _) => Ok(Heap::World),
        (_, Some(end), _) if !before.is_empty() => Ok(Heap::discard_pile(region(before)?, end == Noun::Bottom)),
        (_, _, Some(end)) if !behind.is_empty() => Ok(Heap::discard_pile(region(behind)?, end == Noun::Bottom)),
        (_, _, _) => Err(typed.incomplete(HEAP)),
    }
}

/// Reads the Conspiracy, which goes nowhere §5.1.4.IV.
fn conspire(context: Context<'_>, typed: Span<'_>) -> Result<Request, WordsError> {
    let mut clauses = split_at_links(typed, &[Link::To, Link::Taking, Link::From, Link::Using, Link::Choosing]);
    let head = clauses.need_head(PATTERN)?;
    let card = in_hand(context, head)?;
    if !matches!(&card, CardIdentity::Known(card) if card.0 == named::CONSPIRACY) {
        return Err(head.incomplete(PATTERN));
    }
    let Some(taken) = clauses.text(Link::Taking)? else { return finished(context, Action::Conspire(None), clauses) };
    let from = clauses.need(Link::From, CONSPIRACY)?.read(names::colour)?;
    let taken = match thing(taken.text()) {
        Some(Noun::PeoplesFavor) => Thing::PeoplesFavor,
        Some(Noun::DarkestSecret) => Thing::DarkestSecret,
        Some(_) | None => Thing::Relic(taken.read(names::relic)?),
    };
    finished(context, Action::Conspire(Some((taken, from))), clauses)
}
