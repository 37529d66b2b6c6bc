//! A card by its name, or the candidates for the name.

use super::{ByLang, CardDocument, Suggestion, TermEntry};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    cards::{CARD_NAMES, Card},
    i18n::id,
    law::{Found, Lang, Name, TERM_NAMES, Term, words},
};
use serde::Serialize;

/// The most candidates that are suggested for a name.
const MOST: usize = 12;

/// The card of a name, or why there is none; as JSON the document `card`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CardAnswer {
    schema: Schema,
    /// The id of the card, the same in every language; nothing where the name means no card, or more than one.
    pub id: Option<&'static str>,
    /// The card.
    #[serde(flatten)]
    pub card: Option<Box<CardDocument>>,
    /// Why there is none.
    #[serde(flatten)]
    pub unclear: Option<UnclearCard>,
    /// The terms of the Law that bear the same name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<TermEntry>,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// A name that means no card, or more than one.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UnclearCard {
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
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Candidate {
    /// Its id.
    pub id: &'static str,
    /// Its name in every language.
    pub names: ByLang<&'static str>,
}

/// Returns the card of a name, or the candidates.
#[must_use]
pub fn card(speaker: &Speaker, word: &str) -> CardAnswer {
    let found = CARD_NAMES.find_up_to(Found::Inflected, word, |_| true);
    let (id, names) = match found.as_ref().map(|(found, names)| (*found, names.as_slice())) {
        Some((_, [only])) => return one_card(speaker, word, only, false),
        Some((Found::Exactly, [first, second, ..])) if first.official && !second.official => {
            return one_card(speaker, word, first, false);
        }
        Some((_, names)) => (id::CARD_SEVERAL, names.to_vec()),
        None => {
            let near = CARD_NAMES.near(word, &speaker.choice.rules);
            match near.names.as_slice() {
                [only] => return one_card(speaker, word, only, near.misspelt),
                [] => (id::CARD_UNKNOWN, Vec::new()),
                _ if near.misspelt => (id::CARD_NOTHING, near.names),
                _ => (id::CARD_SEVERAL, near.names),
            }
        }
    };
    let wanted = clean(word).into_owned();
    let candidate = |name: &&'static Name<Card>| Candidate {
        id: name.owner().id,
        names: ByLang::new(&Lang::ALL, |lang| name.owner().name(lang)),
    };
    let unclear = UnclearCard {
        candidates: names.iter().map(candidate).collect(),
        said: speaker.words.say_with(id, &[("word", (&wanted).into()), ("count", names.len().into())]),
        wanted,
        suggestions: names.iter().take(MOST).map(|name| suggestion(speaker, name)).collect(),
    };
    CardAnswer { schema: Schema::Card, id: None, card: None, unclear: Some(unclear), terms: Vec::new(), remarks: Vec::new() }
}

fn one_card(speaker: &Speaker, word: &str, name: &'static Name<Card>, misspelt: bool) -> CardAnswer {
    let mut remarks = Vec::new();
    let word = clean(word);
    if misspelt {
        let values = [("word", word.as_ref().into()), ("name", name.shown.into())];
        remarks.push(speaker.words.say_with(id::CARD_MISSPELT, &values));
    }
    let card = name.owner();
    let document = Some(Box::new(CardDocument::new(speaker, card)));
    let same = TERM_NAMES.with_key(&words::key(&word)).into_iter().filter(|name| name.official);
    let same = same.map(Name::term).filter(|term| !is_card_term(term));
    let terms = same.map(|term| TermEntry::new(speaker, term)).collect();
    CardAnswer { schema: Schema::Card, id: Some(card.id), card: document, unclear: None, terms, remarks }
}

/// The kinds of terms that are cards.
const CARD_TERMS: [&str; 5] = ["denizen-card", "relic", "site", "vision", "banner"];

/// Returns whether a term is a card that the Law names.
pub(in crate::answer) fn is_card_term(term: &Term) -> bool {
    CARD_TERMS.contains(&term.kind)
}

fn suggestion(speaker: &Speaker, name: &'static Name<Card>) -> Suggestion {
    let own = name.owner().name(speaker.choice.first());
    let is_own = name.shown == own || name.shown == name.owner().id;
    let about = if is_own { String::new() } else { format!("({})", name.shown) };
    Suggestion { command: format!("law card \"{own}\""), about }
}
