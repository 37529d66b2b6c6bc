//! Reasons, costs and names in the reader's language.

use super::nouns;
pub use super::nouns::colour;
use crate::{
    answer::clean::{clean, fit},
    cards::card,
    game::{Position, SiteIdentity, Slot},
    i18n::{Filled, Words},
    law::DivergenceId,
    notation::{pattern as spelled, say, say_aftermath},
    rules::{Action, Cost, Matter, Missing, Request, Value},
};

/// Says what speaks for or against an action.
pub fn matter(words: &Words, position: &Position, matter: &Matter) -> String {
    let values: Vec<(&'static str, Filled)> =
        matter.values().into_iter().map(|(name, value)| (name, filled(words, position, &value))).collect();
    words.say_filled(&format!("ruling-{}", matter.kind()), &values)
}

/// Says an action in the reader's language, fit for the terminal: names may be of the table's own making.
pub fn action(words: &Words, asked: &Request, position: &Position) -> String {
    fit(&say(asked, words.lang, position)).into_owned()
}

/// Says what is chosen after the roll of a Campaign in the reader's language; nothing where nothing is.
pub fn aftermath(words: &Words, asked: &Request, position: &Position) -> Option<String> {
    let Action::Campaign(fighting) = &asked.action else { return None };
    let said = say_aftermath(&fighting.aftermath, words.lang, position);
    (!said.is_empty()).then(|| fit(&said).into_owned())
}

/// Says how something is written: `starting SUIT`, with a word for what is to be filled in.
pub fn pattern(words: &Words, english: &str) -> String {
    fill_blanks(words, &spelled(english, words.lang))
}

/// Puts a word of the reader's language in the place of everything that is to be filled in.
pub fn fill_blanks(words: &Words, pattern: &str) -> String {
    let mut said = String::new();
    let mut rest = pattern;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_uppercase()) {
        let (before, blank) = rest.split_at(start);
        let end = blank.find(|letter: char| !letter.is_ascii_uppercase()).unwrap_or(blank.len());
        let (blank, after) = blank.split_at(end);
        said.push_str(before);
        // N is a number in every language.
        said.push_str(&if blank == "N" { blank.to_owned() } else { words.say(&format!("judge-blank-{}", blank.to_lowercase())) });
        rest = after;
    }
    said + rest
}

/// Says what the description leaves out.
pub fn missing(words: &Words, missing: Missing) -> String {
    let colour = missing.colour().map(|it| ("colour", nouns::coloured(it)));
    let slot = missing.slot().map(|it| ("place", Filled::Text(nouns::slot(words, it))));
    let space = missing.space().map(|it| ("place", Filled::Text(title(words, it.word()))));
    words.say_filled(&format!("untold-{}", missing.word()), &[colour, slot, space].into_iter().flatten().collect::<Vec<_>>())
}

/// Says what is missing for the odds of a Campaign.
pub fn no_odds(words: &Words, missing: &[Missing]) -> String {
    let what: Vec<String> = missing.iter().map(|missing| self::missing(words, *missing)).collect();
    words.say_with("plan-missing", &[("what", what.join(", ").as_str().into())])
}

/// Says what it costs, part by part.
pub fn cost(words: &Words, cost: Cost) -> String {
    let parts: Vec<String> = cost
        .parts()
        .map(|(part, count)| {
            words.say_with(&format!("judge-cost-{}", part.replace('_', "-")), &[("count", usize::from(count).into())])
        })
        .collect();
    if parts.is_empty() { words.say("judge-cost-none") } else { parts.join(", ") }
}

fn filled(words: &Words, position: &Position, value: &Value) -> Filled {
    match value {
        Value::Count(count) => Filled::Number(*count),
        Value::Colour(it) => nouns::coloured(*it),
        Value::Suit(suit) => nouns::noun(*suit),
        Value::Region(region) => nouns::noun(*region),
        Value::Phase(phase) => nouns::noun(*phase),
        Value::Role(role) => nouns::noun(*role),
        Value::Card(id) => Filled::Text(title(words, id)),
        Value::Space(space) => Filled::Text(title(words, space.word())),
        Value::Own(name) => Filled::Text(nouns::quoted(words, &clean(name))),
        Value::Slot(slot) => Filled::Text(place(words, position, *slot)),
        Value::Missing(what) => Filled::Text(missing(words, *what)),
        Value::Pattern(english) => Filled::Text(pattern(words, english)),
    }
}

/// Returns the name of a card as it stands in a sentence.
fn title(words: &Words, id: &str) -> String {
    nouns::quoted(words, card(id).map_or(id, |card| card.name(words.lang)))
}

/// Says which divergence turns a ruling, and how to read on.
pub fn divergence(words: &Words, id: Option<DivergenceId>) -> String {
    id.map(|id| format!(" ({} → law diverge {id})", id.divergence().words(words.lang).title)).unwrap_or_default()
}

/// Returns the name of a site with its slot, as it stands in a list.
pub fn site(words: &Words, position: &Position, slot: Slot) -> String {
    let place = nouns::slot(words, slot);
    site_name(words, position, slot).map_or_else(|| place.clone(), |name| format!("{name} ({place})"))
}

/// Returns the name of a site, or its slot where it has no name.
pub fn site_or_slot(words: &Words, position: &Position, slot: Slot) -> String {
    site_name(words, position, slot).unwrap_or_else(|| nouns::slot(words, slot))
}

/// Returns the name of a site with its slot, as it stands in a sentence.
fn place(words: &Words, position: &Position, slot: Slot) -> String {
    let place = nouns::slot(words, slot);
    let named = |name: String| words.say_with("name-site", &[("name", (&name).into()), ("slot", (&place).into())]);
    site_name(words, position, slot).map_or_else(|| place.clone(), named)
}

fn site_name(words: &Words, position: &Position, slot: Slot) -> Option<String> {
    match position.site(slot)?.identity.as_ref()? {
        SiteIdentity::Known(card) => Some(card.0.name(words.lang).to_owned()),
        SiteIdentity::Described { name: Some(name), .. } => Some(clean(name).into_owned()),
        SiteIdentity::Described { .. } => None,
    }
}
