//! A card by its name, or the candidates for the name.

use super::{
    ByLang, Suggestion,
    card_document::{CardDocument, SCHEMA},
};
use crate::{
    answer::{Speaker, clean::clean},
    cards::{CARD_NAMES, Card, find_cards},
    law::{Found, Lang, Name},
};
use serde::Serialize;

/// The most candidates that are suggested for a name.
const MOST: usize = 12;

/// The card of a name, or why there is none.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum CardAnswer {
    /// One card.
    Card {
        /// The card.
        #[serde(flatten)]
        card: Box<CardDocument>,
        /// What a reader should know beside it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        remarks: Vec<String>,
    },
    /// No card, or more than one.
    Unclear(UnclearCard),
}

/// A name that means no card, or more than one.
#[derive(Debug, Serialize)]
pub struct UnclearCard {
    schema: &'static str,
    id: Option<&'static str>,
    /// The name.
    pub wanted: String,
    /// The cards that may be meant.
    pub candidates: Vec<Candidate>,
    /// What is said of the name.
    pub said: String,
    /// What to type instead; not all of them where they are many.
    pub suggestions: Vec<Suggestion>,
}

/// A card that may be meant.
#[derive(Debug, Serialize)]
pub struct Candidate {
    /// Its id.
    pub id: &'static str,
    /// Its name in every language.
    pub names: ByLang<&'static str>,
}

/// Returns the card of a name, or the candidates.
#[must_use]
pub fn card(speaker: &Speaker, word: &str) -> CardAnswer {
    let found = find_cards(word);
    let (id, names) = match found.as_ref().map(|(found, names)| (*found, names.as_slice())) {
        Some((found, [only])) => return one_card(speaker, word, found, only),
        Some((Found::Exactly, [first, second, ..])) if first.official && !second.official => {
            return one_card(speaker, word, Found::Exactly, first);
        }
        Some((_, names)) => ("card-several", names.to_vec()),
        None => match CARD_NAMES.closest(word, 5) {
            none if none.is_empty() => ("card-unknown", none),
            near => ("card-nothing", near),
        },
    };
    let wanted = clean(word).into_owned();
    let candidate = |name: &&'static Name<Card>| Candidate {
        id: name.owner().id,
        names: ByLang::new(&Lang::ALL, |lang| name.owner().name(lang)),
    };
    CardAnswer::Unclear(UnclearCard {
        schema: SCHEMA,
        id: None,
        candidates: names.iter().map(candidate).collect(),
        said: speaker.words.say_with(id, &[("word", (&wanted).into()), ("count", names.len().into())]),
        wanted,
        suggestions: names.iter().take(MOST).map(|name| suggestion(speaker, name)).collect(),
    })
}

fn one_card(speaker: &Speaker, word: &str, found: Found, name: &'static Name<Card>) -> CardAnswer {
    let mut remarks = Vec::new();
    let word = clean(word);
    if found == Found::Misspelt {
        let values = [("word", word.as_ref().into()), ("name", name.shown.into())];
        remarks.push(speaker.words.say_with("card-misspelt", &values));
    }
    CardAnswer::Card { card: Box::new(CardDocument::new(speaker, name.owner())), remarks }
}

fn suggestion(speaker: &Speaker, name: &'static Name<Card>) -> Suggestion {
    let own = name.owner().name(speaker.choice.first());
    let is_own = name.shown == own || name.shown == name.owner().id;
    let about = if is_own { String::new() } else { format!("({})", name.shown) };
    Suggestion { command: format!("law card \"{own}\""), about }
}
