//! Several things said at once about the cards of a Search §5.1.3: `discard Wolves and Tents`, `keep Keep, discard the rest`. Each
//! becomes an action of its own, the discards first, as the Law has it.

use crate::{
    game::{CardIdentity, Colour, Setup, Wanted},
    law::Lang,
    notation::{
        clauses::{begins, items},
        names::{self, Unnamed},
        print::print,
        read::{addressed, opened, parse},
        typed::{Span, Word},
        vocabulary::{Link, Thing, Verb, thing},
    },
    rules::request::{Action, Request},
};

/// Returns the actions that words say together, in their order, in the words of a language; nothing where they are one, or none.
#[must_use]
pub fn several(typed: &str, setup: &Setup, by: Option<Colour>, lang: Lang) -> Option<Vec<String>> {
    if parse(typed, setup, by).is_ok() {
        return None;
    }
    let whole = Span::starting(typed, addressed(typed).1);
    let words = whole.words();
    if let Some(found) = (1..words.len()).find_map(|at| joined(setup, by, halves(whole, &words, at)?, lang)) {
        return Some(found);
    }
    let held: Vec<CardIdentity> = setup.player(by.or(setup.turn)?)?.drawn.iter().map(|it| it.identity.clone()).collect();
    if held.is_empty() {
        return None;
    }
    listed(setup, whole, lang).or_else(|| {
        let words = whole.words();
        (1..words.len()).find_map(|at| kept(setup, by, &held, halves(whole, &words, at)?, lang))
    })
}

/// Returns two actions that are joined, each whole by itself: `travel to the Steppe and use Tents`; or the Conspiracy with what it
/// takes.
fn joined(setup: &Setup, by: Option<Colour>, (one, other): (Span<'_>, Span<'_>), lang: Lang) -> Option<Vec<String>> {
    let first = parse(one.text(), setup, by).ok()?;
    if matches!(first.action, Action::Conspire(None)) {
        let taken = operand(other, Verb::Take)?;
        let whole = format!("{} {} {taken}", one.text(), Link::Taking.phrase(lang));
        return Some(vec![print(&parse(&whole, setup, by).ok()?, lang, true)]);
    }
    let second = if let Ok(second) = parse(other.text(), setup, by) {
        vec![print(&second, lang, true)]
    } else {
        let words = other.words();
        (1..words.len()).find_map(|at| joined(setup, by, halves(other, &words, at)?, lang))?
    };
    Some(std::iter::once(print(&first, lang, true)).chain(second).collect())
}

/// Returns what stands before and behind words that join, such as `and then`, or a comma.
fn halves<'a>(whole: Span<'a>, words: &[Word<'a>], at: usize) -> Option<(Span<'a>, Span<'a>)> {
    let joins =
        |at: usize| words.get(at..=at).is_some_and(|word| [Link::And, Link::Then].iter().any(|it| begins(*it, word).is_some()));
    if joins(at) {
        let last = if joins(at + 1) { at + 1 } else { at };
        return Some((whole.before(words[at].typed).bare(), whole.after(words[last].typed).bare()));
    }
    let comma = words[at - 1].typed.text().ends_with([',', ';', '.']);
    comma.then(|| (whole.before(words[at].typed).bare(), whole.after(words[at - 1].typed).bare()))
}

/// Returns what a verb is about, if words open with it.
fn operand(typed: Span<'_>, wanted: Verb) -> Option<String> {
    let words = typed.words();
    let (verb, opening) = opened(&words)?;
    let tail = opening.tail.map_or(0..0, |tail| tail);
    let kept = words.iter().enumerate().filter(|(at, _)| *at >= opening.head && !tail.contains(at));
    (verb == wanted).then(|| kept.map(|(_, word)| word.typed.text()).collect::<Vec<&str>>().join(" "))
}

/// Returns a discard for each of the cards that are listed.
fn listed(setup: &Setup, typed: Span<'_>, lang: Lang) -> Option<Vec<String>> {
    let cards = operand(typed, Verb::Discard)?;
    let mut all = Vec::new();
    for item in items(Span::new(&cards)) {
        let count = match names::unnamed(item.text()) {
            Some(Unnamed::Count(count)) => count,
            Some(Unnamed::Any) => 1,
            None => {
                all.push(names::card(setup, item.text(), Wanted::World).ok()?);
                continue;
            }
        };
        all.extend(std::iter::repeat_n(CardIdentity::Unknown, count.into()));
    }
    (all.len() > 1).then(|| all.into_iter().map(|card| discard(card, lang)).collect())
}

fn discard(card: CardIdentity, lang: Lang) -> String {
    print(&Request::from(Action::Discard(card, None)), lang, true)
}

/// Returns the discards of all cards but the one that is kept, and how that is played, if it is said.
fn kept(
    setup: &Setup,
    by: Option<Colour>,
    held: &[CardIdentity],
    (one, other): (Span<'_>, Span<'_>),
    lang: Lang,
) -> Option<Vec<String>> {
    let is_rest = |typed: Span<'_>| operand(typed, Verb::Discard).is_some_and(|it| thing(&it) == Some(Thing::Rest));
    let keeping = if is_rest(other) { one } else { Some(other).filter(|_| is_rest(one))? };
    let played = parse(keeping.text(), setup, by).ok();
    let card = match played.as_ref().map(|request| &request.action) {
        Some(Action::Play { card, .. }) => card.clone(),
        Some(_) => return None,
        None => {
            let named = operand(keeping, Verb::Play)?;
            names::card(setup, &named, Wanted::World).ok()?
        }
    };
    let at = held.iter().position(|it| *it == card).or_else(|| held.iter().position(|it| *it == CardIdentity::Unknown))?;
    let rest = held.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, card)| discard(card.clone(), lang));
    Some(rest.chain(played.map(|request| print(&request, lang, true))).collect())
}
