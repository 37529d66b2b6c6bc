//! Problems of a position file in the reader's language.

use super::{clean::clean, nouns};
use crate::{
    cards::card,
    game::{ALL_FAVOR, Concern, Problem, find_slot, xidit::XiditProblem},
    i18n::{Filled, Words, family, id},
    law::{PerLang, unit},
};
use std::borrow::Cow;

/// Says what is wrong, with the sections it rests on.
pub fn say(words: &Words, problem: &Problem) -> String {
    let id = match problem {
        Problem::Syntax(syntax) => family::FAULT_SYNTAX.of(syntax.word()),
        Problem::Xidit(flaw) => family::XIDIT_FAULT.of(flaw.word()),
        _ => family::FAULT.of(problem.word()),
    };
    with_cites(words, words.say_filled(id, &values(words, problem)), problem.cites())
}

/// Says what would be right, if that is known.
pub fn hint(words: &Words, problem: &Problem) -> Option<String> {
    if matches!(problem, Problem::CardAtFacedown) {
        return Some(words.say(id::FAULT_AT_FACEDOWN_IN_ENGLISH));
    }
    let near = match problem {
        Problem::UnknownKey { nearest, .. } => nearest.map(str::to_owned),
        Problem::UnknownName { nearest, .. } | Problem::UnknownWord { nearest, .. } => {
            (!nearest.is_empty()).then(|| listed(nearest, words))
        }
        Problem::Ambiguous { candidates, .. } => Some(listed(candidates, words)),
        _ => None,
    }?;
    Some(words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", (&near).into())]))
}

/// Lists names in the reader's language.
pub fn listed(names: &[PerLang<String>], words: &Words) -> String {
    names.iter().map(|name| name[words.lang].as_str()).collect::<Vec<&str>>().join(", ")
}

/// Says what is unusual, with the sections it rests on.
pub fn warn(words: &Words, concern: Concern) -> String {
    let said = match concern {
        Concern::ManyAdvisers { found } => words.say_with(id::GAME_MANY_ADVISERS, &[("count", found.into())]),
    };
    with_cites(words, said, concern.cites())
}

fn with_cites(words: &Words, said: String, cites: &[&str]) -> String {
    let shown: Vec<Cow<'_, str>> =
        cites.iter().map(|number| unit(number).map_or((*number).into(), |unit| unit.number_in(words.lang))).collect();
    if shown.is_empty() { said } else { format!("{said} ({})", shown.join(", ")) }
}

fn text(text: impl Into<String>) -> Filled {
    Filled::Text(text.into())
}

fn number(count: impl Into<u16>) -> Filled {
    Filled::Number(usize::from(count.into()))
}

fn values(words: &Words, problem: &Problem) -> Vec<(&'static str, Filled)> {
    let typed = |name: &str| text(clean(name));
    let named = |id: &str| text(nouns::quoted(words, card(id).map_or(id, |card| card.name(words.lang))));
    let kind = |kind: &str| text(words.say(family::GAME_KIND.of(kind)));
    let shape = |word: &str| text(words.say(family::GAME_SHAPE.of(word)));
    match problem {
        Problem::Syntax(_)
        | Problem::NoIdentity
        | Problem::TwoChancellors
        | Problem::ChancellorIsPurple
        | Problem::TwoColours
        | Problem::CardAtFacedown
        | Problem::WarbandsAtFacedown
        | Problem::TokensAtFacedown
        | Problem::EmptyBanner
        | Problem::NoWinner
        | Problem::ConspiracyOnVisionSpace => Vec::new(),
        Problem::TooLong { most } => vec![("most", Filled::Number(*most / 1024))],
        Problem::UnknownKey { key, .. } => vec![("key", typed(key))],
        Problem::KeyTwice { key } | Problem::MissingKey { key } => vec![("key", text(*key))],
        Problem::WrongShape { wanted, found } => vec![("wanted", shape(wanted.word())), ("found", shape(found.word()))],
        Problem::OutOfRange { low, high } => vec![("low", number(*low)), ("high", number(*high))],
        Problem::TooMany { most } | Problem::FactTooLong { most } => vec![("most", Filled::Number(*most))],
        Problem::UnknownName { name, kind: wanted, .. } => vec![("name", typed(name)), ("wanted", kind(wanted))],
        Problem::UnknownWord { word, .. }
        | Problem::NoValue { word }
        | Problem::SaidTwice { word }
        | Problem::UnknownSum { word }
        | Problem::NotThere { word }
        | Problem::NeverUnknown { word } => vec![("word", typed(word))],
        Problem::UnspeakableName { name } | Problem::Ambiguous { name, .. } | Problem::NotOnMap { name } => {
            vec![("name", typed(name))]
        }
        Problem::WrongKind { card: id, kind: wanted } => {
            vec![("card", named(id)), ("is", text(nature(words, id))), ("wanted", kind(wanted))]
        }
        Problem::Contradicts { key, card } => vec![("key", text(*key)), ("card", named(card))],
        Problem::ColourTwice(it)
        | Problem::NotListed(it)
        | Problem::CitizenColourAtSite(it)
        | Problem::PawnAtFacedown(it)
        | Problem::CannotHaveWon(it, _) => vec![("colour", nouns::coloured(*it))],
        Problem::SlotTwice(slot) => vec![("slot", text(find_slot(slot).map_or((*slot).to_owned(), |it| nouns::slot(words, it))))],
        Problem::CardTwice(card)
        | Problem::VisionAtSite(card)
        | Problem::FaceupVision(card)
        | Problem::SiteOnlyAdviser(card)
        | Problem::AdviserOnlyAtSite(card)
        | Problem::ImperialWithVision(card) => vec![("card", named(card))],
        Problem::TooManyWarbands { colour: it, found } => {
            vec![("colour", nouns::coloured(*it)), ("found", number(*found)), ("exist", number(it.warbands().0))]
        }
        Problem::TooMuchFavor { found } => vec![("found", number(*found)), ("exist", number(ALL_FAVOR.0))],
        Problem::OverCapacity { found, capacity } => {
            vec![("found", Filled::Number(*found)), ("capacity", number(*capacity))]
        }
        Problem::WrongBank { right } => vec![("right", number(right.0))],
        Problem::WrongShared { right } => vec![("right", number(right.0))],
        Problem::Xidit(flaw) => xidit_values(*flaw),
    }
}

/// Says what kind of card it is.
fn nature(words: &Words, id: &str) -> String {
    let nature = card(id).map_or("card", |card| card.nature.word());
    words.say(family::GAME_NATURE.of(nature))
}

fn xidit_values(flaw: XiditProblem) -> Vec<(&'static str, Filled)> {
    let colour = flaw.colour().map(|colour| ("colour", nouns::xidit_coloured(colour)));
    let class = flaw.class().map(|class| ("class", nouns::classed(class)));
    let number = flaw.number().map(|found| ("number", Filled::Number(usize::from(found))));
    colour.into_iter().chain(class).chain(number).collect()
}
