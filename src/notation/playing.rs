//! The words for playing a card §5.1.4: what it is, where to, what makes room, and the choices of its When Played power; and
//! for discarding one §5.1.3.

use crate::{
    cards::named,
    game::{Heap, Region, Setup, Wanted, What, find_word},
    law::Lang,
    notation::{
        chosen,
        exchange::said,
        names,
        parse::{Parts, WordsError, apart, drawn_or_adviser},
        verbs::{Link, Thing as Noun, thing},
    },
    rules::request::{Action, Asked, Onto, Thing},
};

/// What belongs to the playing of a card.
pub(crate) const PATTERN: &str = "play CARD to site|SITE|advisers|advisers-facedown|vision [discarding CARD]";
const HEAP: &str = "discard CARD [to REGION top|bottom] [to world]";
const CONSPIRACY: &str = "play CONSPIRACY [taking THING from COLOUR]";
/// The links that no power asks for.
const PLAIN: [Link; 3] = [Link::Discarding, Link::Using, Link::Choosing];

/// Reads what follows the verb.
pub(crate) fn play(setup: &Setup, words: &[&str]) -> Result<Asked, WordsError> {
    // The card may have a `to` in its name, and so may a card that is discarded: the last one after a card counts.
    let ends = |at: &usize| Link::To.begins(&words[*at..]).map(|count| (*at, count));
    let found = (1..words.len()).rev().filter_map(|at| ends(&at)).find_map(|(at, count)| {
        let card = drawn_or_adviser(setup, &words[..at].join(" ")).ok()?;
        Some((card, &words[at + count..]))
    });
    let Some((card, rest)) = found else { return conspire(setup, words) };
    // Words of a name are taken for links only where nothing else makes sense.
    onto(setup, &card, rest, &PLAIN).or_else(|_| {
        let all: Vec<Link> = PLAIN.iter().chain(&chosen::WHEN_PLAYED).copied().collect();
        onto(setup, &card, rest, &all)
    })
}

/// Reads where the card goes, and the rest.
fn onto(setup: &Setup, card: &What, words: &[&str], links: &[Link]) -> Result<Asked, WordsError> {
    let (destination, links) = apart(words, links);
    let choices: Vec<String> = links
        .iter()
        .filter(|(link, _)| chosen::WHEN_PLAYED.contains(link))
        .map(|(link, text)| said(*link, text, Lang::En))
        .collect();
    let choices = choices.join(" ");
    chosen::read(setup, &choices)?;
    let mut parts = Parts::of(setup, destination, links);
    let onto = match thing(parts.head(PATTERN)?) {
        Some(Noun::Site) => Onto::Site(None),
        Some(Noun::Advisers) => Onto::Advisers,
        Some(Noun::AdvisersFacedown) => Onto::AdvisersFacedown,
        Some(Noun::Vision) => Onto::Vision,
        Some(_) | None => Onto::Site(Some(names::site(setup, &parts.head)?)),
    };
    let (discarding, heap) = match parts.link(Link::Discarding) {
        Some(cards) => gone(setup, &cards)?,
        None => (Vec::new(), None),
    };
    finished(Action::Play { card: card.clone(), onto, discarding, heap, choices }, &mut parts)
}

/// Reads the cards that are discarded to make room, and where to, as [`discard`] does.
fn gone(setup: &Setup, typed: &str) -> Result<(Vec<What>, Option<Heap>), WordsError> {
    let cards = |typed: &str| typed.split(',').map(|name| discarded(setup, name.trim())).collect::<Result<Vec<What>, _>>();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let ends = |at: &usize| Link::To.begins(&words[*at..]).map(|count| (*at, count));
    match (cards(typed), (1..words.len()).rev().find_map(|at| ends(&at))) {
        (Ok(cards), _) => Ok((cards, None)),
        (Err(problem), None) => Err(problem),
        (Err(_), Some((at, count))) => Ok((cards(&words[..at].join(" "))?, Some(heap(&words[at + count..])?))),
    }
}

/// Adds the cards used and what is chosen for them.
fn finished(action: Action, parts: &mut Parts<'_>) -> Result<Asked, WordsError> {
    let using = parts.link(Link::Using).unwrap_or_default();
    let using = parts.cards(&using, Wanted::Power)?;
    Ok(Asked { action, using, choosing: parts.link(Link::Choosing).unwrap_or_default() })
}

/// Returns a card to be discarded: from a site or from the advisers.
fn discarded(setup: &Setup, typed: &str) -> Result<What, WordsError> {
    names::card(setup, typed, Wanted::AtSite).or_else(|_| names::card(setup, typed, Wanted::World)).map_err(WordsError::Name)
}

/// Reads what is discarded, and where to: `to REGION top|bottom`, `to world`.
pub(crate) fn discard(setup: &Setup, typed: &str) -> Result<Action, WordsError> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let ends = |at: &usize| Link::To.begins(&words[*at..]).map(|count| (*at, count));
    let (at, count) = match (drawn_or_adviser(setup, typed), (1..words.len()).rev().find_map(|at| ends(&at))) {
        (Ok(card), _) => return Ok(Action::Discard(card, None)),
        (Err(problem), None) => return Err(WordsError::Name(problem)),
        (Err(_), Some(found)) => found,
    };
    let card = drawn_or_adviser(setup, &words[..at].join(" "))?;
    Ok(Action::Discard(card, Some(heap(&words[at + count..])?)))
}

fn heap(words: &[&str]) -> Result<Heap, WordsError> {
    let (end, rest) = words.split_last().ok_or(WordsError::Incomplete { pattern: HEAP })?;
    match (thing(end), rest) {
        (Some(Noun::World), []) => Ok(Heap::World),
        (Some(Noun::Top), _) => Ok(Heap::of(find_word::<Region>(&rest.join(" "))?, false)),
        (Some(Noun::Bottom), _) => Ok(Heap::of(find_word::<Region>(&rest.join(" "))?, true)),
        (Some(_) | None, _) => Err(WordsError::Incomplete { pattern: HEAP }),
    }
}

/// Reads the Conspiracy, which goes nowhere §5.1.4.IV.
fn conspire(setup: &Setup, words: &[&str]) -> Result<Asked, WordsError> {
    let (head, links) = apart(words, &[Link::To, Link::Taking, Link::From, Link::Using, Link::Choosing]);
    let mut parts = Parts::of(setup, head, links);
    let card = drawn_or_adviser(setup, parts.head(PATTERN)?)?;
    if !matches!(&card, What::Known(card) if card.0 == named::CONSPIRACY) {
        return Err(WordsError::Incomplete { pattern: PATTERN });
    }
    let Some(taken) = parts.link(Link::Taking) else { return finished(Action::Conspire(None), &mut parts) };
    let from = names::colour(&parts.need(Link::From, CONSPIRACY)?)?;
    let taken = match thing(&taken) {
        Some(Noun::PeoplesFavor) => Thing::PeoplesFavor,
        Some(Noun::DarkestSecret) => Thing::DarkestSecret,
        Some(_) | None => Thing::Relic(names::relic(&taken)?),
    };
    finished(Action::Conspire(Some((taken, from))), &mut parts)
}
