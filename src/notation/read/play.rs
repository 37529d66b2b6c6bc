//! Playing a card §5.1.4: what it is, where to, what makes room, and the choices of its When Played power; and discarding one
//! §5.1.3.

use crate::{
    cards::named,
    game::{CardIdentity, Heap, Wanted},
    notation::{
        clauses::{begins, items, split_at_links},
        error::WordsError,
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
    if let (Some(facedown), Action::Play { onto, .. }) = (facedown, &mut asked.action) {
        *onto = match onto {
            Onto::Advisers | Onto::AdvisersFacedown => Onto::AdvisersFacedown,
            Onto::Site(_) | Onto::Vision => return Err(facedown.unused(Some(PATTERN))),
        };
    }
    Ok(asked)
}

/// Reads a card, and the word behind it that it is played facedown, if it is there.
fn card_and_side<'a>(context: Context<'_>, typed: Span<'a>) -> Option<(CardIdentity, Option<Span<'a>>)> {
    if let Ok(card) = in_hand(context, typed) {
        return Some((card, None));
    }
    let (card, side) = typed.split_last();
    let card = in_hand(context, card).ok().filter(|_| thing(side.text()) == Some(Noun::AdvisersFacedown))?;
    Some((card, Some(side)))
}

/// Reads a card of which no place is said: one that is played facedown goes to the advisers, the Conspiracy nowhere.
fn without_place(context: Context<'_>, typed: Span<'_>) -> Result<Request, WordsError> {
    match card_and_side(context, split_at_links(typed, &PLAIN).head) {
        Some((card, Some(facedown))) => onto(context, &card, facedown.to(typed), &PLAIN),
        Some((_, None)) | None => conspire(context, typed),
    }
}

/// Returns each `to` that has something before it, the last one first.
fn links_to(typed: Span<'_>) -> Vec<Span<'_>> {
    let words = typed.words();
    let begin = |at: usize| [Link::To, Link::At].into_iter().filter_map(|link| begins(link, &words[at..])).max();
    let link = |at: usize| begin(at).map(|count| words[at].typed.to(words[at + count - 1].typed));
    (1..words.len()).rev().filter_map(link).collect()
}

/// Reads a card in hand or among the advisers: a denizen or a Vision.
fn in_hand(context: Context<'_>, typed: Span<'_>) -> Result<CardIdentity, WordsError> {
    typed.read(|text| names::card(context.setup, text, Wanted::World))
}

/// Reads where the card goes, and the rest.
fn onto(context: Context<'_>, card: &CardIdentity, typed: Span<'_>, links: &[Link]) -> Result<Request, WordsError> {
    let mut clauses = split_at_links(typed, links);
    let head = clauses.need_head(PATTERN)?;
    let onto = match thing(head.text()) {
        Some(Noun::Site) => Onto::Site(None),
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
