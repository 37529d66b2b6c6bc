//! Finds cards and nouns by names as people write them: in any of the three languages, in any case, without diacritics,
//! shortened as long as they are unique; exact names first.

use crate::{
    cards::{Card, Nature, card, closest_cards, find_cards_where},
    game::{
        fault::Problem,
        nouns::{Region, Slot, Word},
    },
    law::{
        Found, Lang, Term,
        words::{key, without_umlaut_spelling},
    },
};

/// Longer names are not compared.
const LONGEST: usize = 80;
/// The most names that are suggested.
const MOST: usize = 3;
/// The most candidates that are listed for an ambiguous name.
const CANDIDATES: usize = 8;

/// The kind of card that belongs in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A denizen or an edifice; a Vision is found, and reported as a fault.
    AtSite,
    /// A denizen or a Vision.
    Adviser,
    /// A card of the world deck.
    World,
    /// A relic.
    Relic,
    /// A Vision.
    Vision,
    /// A card with a power.
    Power,
    /// A site.
    Site,
}

impl Wanted {
    /// Returns the word for message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::AtSite => "at-site",
            Self::Adviser => "adviser",
            Self::World => "world",
            Self::Relic => "relic",
            Self::Vision => "vision",
            Self::Power => "power",
            Self::Site => "site",
        }
    }

    /// Returns whether a card of this nature belongs there.
    const fn fits(self, nature: &Nature) -> bool {
        match nature {
            Nature::Denizen { .. } => matches!(self, Self::AtSite | Self::Adviser | Self::World | Self::Power),
            Nature::Edifice { .. } => matches!(self, Self::AtSite | Self::Power),
            Nature::Vision(_) => matches!(self, Self::AtSite | Self::Adviser | Self::World | Self::Vision),
            Nature::Relic => matches!(self, Self::Relic | Self::Power),
            Nature::Site(_) => matches!(self, Self::Site | Self::Power),
            Nature::Banner { .. } | Nature::Reliquary { .. } => matches!(self, Self::Power),
        }
    }
}

/// Returns the card of a kind that a name means.
///
/// # Errors
/// Returns what is wrong with the name.
pub fn find_card(typed: &str, wanted: Wanted) -> Result<&'static Card, Problem> {
    let found = find_cards_where(typed, |card| wanted.fits(&card.nature));
    if let Some((found, names)) = &found {
        let only = if let [name] = names.as_slice() { Some(name.owner()) } else { None };
        let trusted = match found {
            Found::Exactly | Found::Inflected | Found::Begun => true,
            // People say `Conquest` for the Vision of Conquest.
            Found::Inside => only.is_some_and(|card| matches!(card.nature, Nature::Vision(_))),
            Found::Misspelt => false,
        };
        match only {
            Some(card) if trusted => return Ok(card),
            _ if trusted => return Err(ambiguous(typed, names.iter().map(|name| name.shown.to_owned()))),
            _ => {}
        }
    }
    if let Some((Found::Exactly, names)) = find_cards_where(typed, |card| !wanted.fits(&card.nature))
        && let Some(name) = names.first()
    {
        return Err(Problem::WrongKind { card: name.owner().id, kind: wanted.word() });
    }
    let mut nearest: Vec<String> = found.into_iter().flat_map(|(_, names)| names).map(|name| name.shown.to_owned()).collect();
    if nearest.is_empty() {
        let close = closest_cards(typed, MOST, |card| wanted.fits(&card.nature));
        nearest = close.iter().map(|name| name.shown.to_owned()).collect();
    }
    nearest.truncate(MOST);
    Err(Problem::UnknownName { name: typed.to_owned(), kind: wanted.word(), nearest })
}

/// Returns whether a name is exactly that of a card.
#[must_use]
pub fn is_called(typed: &str, card: &Card) -> bool {
    matches!(find_cards_where(typed, |other| other.id == card.id), Some((Found::Exactly, _)))
}

/// Returns the noun that a name means.
///
/// # Errors
/// Returns what is wrong with the name.
pub fn find_word<T: Word>(typed: &str) -> Result<T, Problem> {
    if let Some(it) = T::all().iter().find(|it| it.word() == typed) {
        return Ok(*it);
    }
    let wanted = key(typed);
    let unknown = |nearest| Problem::UnknownName { name: typed.to_owned(), kind: T::KIND, nearest };
    if wanted.is_empty() || wanted.len() > LONGEST {
        return Err(unknown(Vec::new()));
    }
    let keys = |it: &T| names_of(*it).into_iter().map(key).collect();
    let rows: Vec<(T, Vec<String>)> = T::all().iter().map(|it| (*it, keys(it))).collect();
    let fitting = |fits: &dyn Fn(&str) -> bool| -> Vec<T> {
        rows.iter().filter(|(_, names)| names.iter().any(|name| fits(name))).map(|(it, _)| *it).collect()
    };
    let plain = without_umlaut_spelling(&wanted);
    let exact = match fitting(&|name| name == wanted) {
        none if none.is_empty() => fitting(&|name| without_umlaut_spelling(name) == plain),
        exact => exact,
    };
    let begun = fitting(&|name| name.starts_with(&wanted));
    match (exact.as_slice(), begun.as_slice()) {
        ([it], _) | ([], [it]) => Ok(*it),
        ([], []) => {
            let all = T::all().iter().flat_map(|it| names_of(*it));
            Err(unknown(nearest_name(&wanted, all).into_iter().collect()))
        }
        ([], several) | (several, _) => Err(ambiguous(typed, several.iter().map(|it| it.word().to_owned()))),
    }
}

/// Returns the slot that a name means: a region in any language and a number.
#[must_use]
pub fn find_slot(typed: &str) -> Option<Slot> {
    let folded = key(typed);
    let (region, number) = folded.rsplit_once(' ')?;
    let region = find_word::<Region>(region).ok()?;
    Slot::from_word(&format!("{}-{number}", region.word()))
}

/// Returns the word nearest to a written one.
pub fn nearest(written: &str, words: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let written = key(written);
    if written.is_empty() || written.len() > LONGEST {
        return None;
    }
    words.filter_map(|word| Some((near_distance(word, &written)?, word))).min().map(|(_, word)| word)
}

/// Returns the name nearest to a key.
fn nearest_name(written: &str, names: impl Iterator<Item = &'static str>) -> Option<String> {
    let ranked = names.filter_map(|name| Some((near_distance(name, written)?, name)));
    ranked.min_by_key(|(far, _)| *far).map(|(_, name)| name.to_owned())
}

/// Returns how many letters of a name differ from a key, unless more than half of them do.
fn near_distance(name: &str, written: &str) -> Option<usize> {
    let name = key(name);
    Some(strsim::osa_distance(&name, written)).filter(|far| far * 2 <= name.len())
}

/// Returns all names of a word.
fn names_of<T: Word>(it: T) -> Vec<&'static str> {
    let mut names = vec![it.word()];
    names.extend(it.aliases());
    if it.name_source().is_empty() {
        return names;
    }
    for lang in Lang::ALL {
        if let Some(term) = Term::with_key(it.name_source()) {
            names.push(term.name(lang));
            names.extend(term.variants(lang).iter().chain(term.aliases(lang)).copied());
        } else if let Some(card) = card(it.name_source()) {
            names.push(card.name(lang));
        }
    }
    names
}

/// Returns the name of a word in a language, where a term or a card gives it one.
#[must_use]
pub fn name_of<T: Word>(it: T, lang: Lang) -> Option<&'static str> {
    let term = Term::with_key(it.name_source()).map(|term| term.name(lang));
    term.or_else(|| card(it.name_source()).map(|card| card.name(lang)))
}

fn ambiguous(typed: &str, candidates: impl Iterator<Item = String>) -> Problem {
    Problem::Ambiguous { name: typed.to_owned(), candidates: candidates.take(CANDIDATES).collect() }
}
