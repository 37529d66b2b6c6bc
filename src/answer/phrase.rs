//! Reasons, costs and names in the reader's language.

pub use super::nouns::colour;
use crate::{
    answer::clean::{clean, fit},
    cards::card,
    game::{Position, SiteIdentity, Slot, Space, Word},
    i18n::{Value as Filled, Words},
    law::{DivergenceId, Term},
    notation::{pattern as spelled, print},
    rules::{Cost, Matter, Missing, Request, Value},
};

/// Says what speaks for or against an action.
pub fn matter(words: &Words, position: &Position, matter: &Matter) -> String {
    let values: Vec<(&'static str, Text)> =
        matter.values().into_iter().map(|(name, value)| (name, text(words, position, &value))).collect();
    let values: Vec<(&'static str, Filled<'_>)> = values.iter().map(|(name, text)| (*name, text.filled())).collect();
    words.say_with(&format!("ruling-{}", matter.kind()), &values)
}

/// Says an action in the reader's language, fit for the terminal: names may be of the table's own making.
pub fn action(words: &Words, asked: &Request, named: bool) -> String {
    fit(&print(asked, words.lang, named)).into_owned()
}

/// Says how something is written: `starting SUIT`, with a word for what is to be filled in.
pub fn pattern(words: &Words, english: &str) -> String {
    let pattern = spelled(english, words.lang);
    let mut said = String::new();
    let mut rest = pattern.as_str();
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
    let colour = missing.colour().map(|it| colour(words, it)).unwrap_or_default();
    let place = missing.slot().map(Slot::word).or(missing.space().map(Space::word)).unwrap_or_default();
    let values = [("colour", (&colour).into()), ("place", place.into())];
    words.say_with(&format!("untold-{}", missing.word()), &values)
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

enum Text {
    Count(usize),
    Words(String),
}

impl Text {
    fn filled(&self) -> Filled<'_> {
        match self {
            Self::Count(count) => (*count).into(),
            Self::Words(words) => words.into(),
        }
    }
}

fn text(words: &Words, position: &Position, value: &Value) -> Text {
    Text::Words(match value {
        Value::Count(count) => return Text::Count(*count),
        Value::Card(id) => card(id).map_or(*id, |card| card.name(words.lang)).to_owned(),
        Value::Own(name) => clean(name).into_owned(),
        Value::Colour(it) => colour(words, *it),
        Value::Slot(slot) => site(words, position, *slot),
        Value::Suit(suit) => term(words, *suit),
        Value::Region(region) => term(words, *region),
        Value::Space(space) => card(space.word()).map_or(space.word(), |card| card.name(words.lang)).to_owned(),
        Value::Phase(phase) => term(words, *phase),
        Value::Role(role) => term(words, *role),
        Value::Missing(what) => missing(words, *what),
        Value::Pattern(english) => pattern(words, english),
    })
}

/// Says which divergence turns a ruling, and how to read on.
pub fn divergence(words: &Words, id: Option<DivergenceId>) -> String {
    id.map(|id| format!(" ({} → law diverge {id})", id.divergence().words(words.lang).title)).unwrap_or_default()
}

/// Returns the name of a noun in the reader's language.
fn term<T: Word>(words: &Words, noun: T) -> String {
    Term::with_key(noun.name_source()).map_or(noun.word(), |term| term.name(words.lang)).to_owned()
}

/// Returns the name of a site with its slot.
pub fn site(words: &Words, position: &Position, slot: Slot) -> String {
    let name = match position.site(slot).and_then(|site| site.identity.as_ref()) {
        Some(SiteIdentity::Known(card)) => Some(card.0.name(words.lang).to_owned()),
        Some(SiteIdentity::Described { name: Some(name), .. }) => Some(clean(name).into_owned()),
        Some(SiteIdentity::Described { .. }) | None => None,
    };
    name.map_or_else(|| slot.word().to_owned(), |name| format!("{name} ({})", slot.word()))
}
