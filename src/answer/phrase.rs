//! Reasons, costs and names in the reader's language.

use super::nouns;
pub use super::nouns::colour;
use crate::{
    answer::clean::{clean, fit},
    cards::card,
    game::{Position, SiteIdentity, Slot},
    i18n::{Filled, Id, Words, family, id},
    law::{DivergenceId, Lang},
    notation::{Blank, Part, parts, pattern as spelled, say, say_aftermath},
    rules::{Action, Cost, Matter, Missing, Request, Value},
};

/// Says what speaks for or against an action.
pub fn matter(words: &Words, position: &Position, matter: &Matter) -> String {
    let named = |slot: Slot| position.only_named.iter().find(|(at, _)| *at == slot).map(|(_, site)| site.0.name(words.lang));
    if let Matter::Missing { what: Missing::Site(slot) | Missing::SiteName(slot) } = matter
        && let Some(site) = named(*slot)
    {
        return words.say_with(id::JUDGE_SITE_UNTOLD, &[("site", site.into())]);
    }
    let values: Vec<(&'static str, Filled)> =
        matter.values().into_iter().map(|(name, value)| (name, filled(words, position, &value))).collect();
    words.say_filled(family::RULING.of(matter.kind()), &values)
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
    let said = |part| match part {
        Part::Words(same) => same.to_owned(),
        Part::Blank(blank) => words.say(blank_name(blank)),
        Part::Unknown(unknown) => format!("⟨{unknown}⟩"),
    };
    parts(pattern).map(said).collect()
}

/// Returns the word for what is to be filled in.
pub(super) const fn blank_name(blank: Blank) -> Id {
    match blank {
        Blank::Adviser => id::JUDGE_BLANK_ADVISER,
        Blank::Area => id::JUDGE_BLANK_AREA,
        Blank::Assessment => id::JUDGE_BLANK_ASSESSMENT,
        Blank::Card => id::JUDGE_BLANK_CARD,
        Blank::City => id::JUDGE_BLANK_CITY,
        Blank::Colour => id::JUDGE_BLANK_COLOUR,
        Blank::Conspiracy => id::JUDGE_BLANK_CONSPIRACY,
        Blank::Defender => id::JUDGE_BLANK_DEFENDER,
        Blank::Face => id::JUDGE_BLANK_FACE,
        Blank::Goal => id::JUDGE_BLANK_GOAL,
        Blank::Goods => id::JUDGE_BLANK_GOODS,
        Blank::Name => id::JUDGE_BLANK_NAME,
        Blank::Player => id::JUDGE_BLANK_PLAYER,
        Blank::Recipient => id::JUDGE_BLANK_RECIPIENT,
        Blank::Region => id::JUDGE_BLANK_REGION,
        Blank::Relic => id::JUDGE_BLANK_RELIC,
        Blank::Reward => id::JUDGE_BLANK_REWARD,
        Blank::Site => id::JUDGE_BLANK_SITE,
        Blank::Space => id::JUDGE_BLANK_SPACE,
        Blank::Suit => id::JUDGE_BLANK_SUIT,
        Blank::Target => id::JUDGE_BLANK_TARGET,
        Blank::Thing => id::JUDGE_BLANK_THING,
        Blank::Unit => id::JUDGE_BLANK_UNIT,
        Blank::Vision => id::JUDGE_BLANK_VISION,
    }
}

/// Says what the description leaves out.
pub fn missing(words: &Words, missing: Missing) -> String {
    let colour = missing.colour().map(|it| ("colour", nouns::coloured(it)));
    let slot = missing.slot().map(|it| ("place", Filled::Text(spoken_slot(words, it))));
    let space = missing.space().map(|it| ("place", Filled::Text(title(words, it.word()))));
    words.say_filled(family::UNTOLD.of(missing.word()), &[colour, slot, space].into_iter().flatten().collect::<Vec<_>>())
}

/// Returns a slot as it is said in a sentence: `Provinzen 3`.
fn spoken_slot(words: &Words, slot: Slot) -> String {
    let name = nouns::slot(words, slot).replace('-', " ");
    let mut letters = name.chars();
    match (words.lang, letters.next()) {
        (Lang::De, Some(first)) => first.to_uppercase().chain(letters).collect(),
        (Lang::En | Lang::De | Lang::Pl, _) => name,
    }
}

/// Says what is missing for the odds of a Campaign.
pub fn no_odds(words: &Words, missing: &[Missing]) -> String {
    let what: Vec<String> = missing.iter().map(|missing| self::missing(words, *missing)).collect();
    words.say_with(id::PLAN_MISSING, &[("what", what.join(", ").as_str().into())])
}

/// Says what it costs, part by part.
pub fn cost(words: &Words, cost: Cost) -> String {
    let parts: Vec<String> = cost
        .parts()
        .map(|(part, count)| {
            words.say_with(family::JUDGE_COST.of(&part.replace('_', "-")), &[("count", usize::from(count).into())])
        })
        .collect();
    if parts.is_empty() { words.say(id::JUDGE_COST_NONE) } else { parts.join(", ") }
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

/// Returns the name of a site as it stands in a sentence; its slot where it has no name, and beside a name that two sites have.
fn place(words: &Words, position: &Position, slot: Slot) -> String {
    let place = nouns::slot(words, slot);
    let Some(name) = site_name(words, position, slot) else { return place };
    let is_of_another = |other: &Slot| *other != slot && site_name(words, position, *other).as_ref() == Some(&name);
    if Slot::ALL.iter().any(is_of_another) {
        return words.say_with(id::NAME_SITE, &[("name", (&name).into()), ("slot", (&place).into())]);
    }
    nouns::quoted(words, &name)
}

fn site_name(words: &Words, position: &Position, slot: Slot) -> Option<String> {
    if let Some((_, site)) = position.only_named.iter().find(|(at, _)| *at == slot) {
        return Some(site.0.name(words.lang).to_owned());
    }
    match position.site(slot)?.identity.as_ref()? {
        SiteIdentity::Known(card) => Some(card.0.name(words.lang).to_owned()),
        SiteIdentity::Described { name: Some(name), .. } => Some(clean(name).into_owned()),
        SiteIdentity::Described { .. } => None,
    }
}
