//! Finds cards and nouns by names as people write them: in any of the three languages, in any case, without diacritics,
//! shortened as long as they are unique; exact names first.

use crate::{
    cards::{Card, Nature, card, cards_named, closest_cards, find_cards_up_to},
    game::{
        fault::Problem,
        nouns::{Region, Slot, Word},
    },
    law::{
        Found, Lang, Name, PerLang, Term, TypedName,
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
    find_card_suggesting(typed, wanted, MOST)
}

/// Returns the card of a kind that a name means, if there is one. Nothing is suggested, which takes far longer.
#[must_use]
pub fn known_card(typed: &str, wanted: Wanted) -> Option<&'static Card> {
    find_card_suggesting(typed, wanted, 0).ok()
}

/// Returns the card of a kind that a name means. Where there is none, no more than `most` others are suggested: to find them
/// takes far longer.
///
/// # Errors
/// Returns what is wrong with the name.
pub fn find_card_suggesting(typed: &str, wanted: Wanted, most: usize) -> Result<&'static Card, Problem> {
    let last = if most > 0 { Found::Misspelt } else { Found::Inside };
    let found = find_cards_up_to(last, typed, |card| wanted.fits(&card.nature));
    if let Some((found, names)) = &found {
        let only = if let [name] = names.as_slice() { Some(name.owner()) } else { None };
        let trusted = match found {
            Found::Exactly | Found::Begun => true,
            // People say `Conquest` for the Vision of Conquest.
            Found::Inside => only.is_some_and(|card| matches!(card.nature, Nature::Vision(_))),
            // Words with one stem need not be forms of one word.
            Found::Inflected | Found::Misspelt => false,
        };
        match only {
            Some(card) if trusted => return Ok(card),
            _ if trusted => return Err(ambiguous(typed, names.iter().map(|name| in_each_language(name.owner())))),
            _ => {}
        }
    }
    if let Some((_, names)) = find_cards_up_to(Found::Exactly, typed, |card| !wanted.fits(&card.nature))
        && let Some(name) = names.first()
    {
        return Err(Problem::WrongKind { card: name.owner().id, kind: wanted.word() });
    }
    let form = TypedName::new(typed);
    let inflected = |name: &Name<Card>| wanted.fits(&name.owner().nature) && form.is_form_of(name.lang, name.folded);
    match cards_named(inflected).as_slice() {
        [] => {}
        [name] => return Ok(name.owner()),
        several => return Err(ambiguous(typed, several.iter().map(|name| in_each_language(name.owner())))),
    }
    let mut nearest: Vec<&'static Card> = found.into_iter().flat_map(|(_, names)| names).map(Name::owner).collect();
    if nearest.is_empty() && most > 0 {
        let close = closest_cards(typed, most, |card| wanted.fits(&card.nature));
        nearest = close.into_iter().map(Name::owner).collect();
    }
    let nearest = nearest.into_iter().take(most).map(|card| suggestion(&key(typed), &in_each_language(card))).collect();
    Err(Problem::UnknownName { name: typed.to_owned(), kind: wanted.word(), nearest })
}

fn in_each_language(card: &Card) -> PerLang<String> {
    PerLang::from_fn(|lang| card.name(lang).to_owned())
}

/// Returns whether a name is exactly that of a card.
#[must_use]
pub fn is_called(typed: &str, card: &Card) -> bool {
    find_cards_up_to(Found::Exactly, typed, |other| other.id == card.id).is_some()
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
    let keys = |it: T| names_of(it).into_iter().map(|(lang, name)| (lang, key(name))).collect::<Vec<_>>();
    let rows: Vec<_> = T::all().iter().map(|it| (*it, keys(*it))).collect();
    let inflected = |fits: &dyn Fn(Option<Lang>, &str) -> bool| -> Vec<T> {
        rows.iter().filter(|(_, names)| names.iter().any(|(lang, name)| fits(*lang, name))).map(|(it, _)| *it).collect()
    };
    let fitting = |fits: &dyn Fn(&str) -> bool| inflected(&|_, name| fits(name));
    let plain = without_umlaut_spelling(&wanted);
    let exact = match fitting(&|name| name == wanted) {
        none if none.is_empty() => fitting(&|name| without_umlaut_spelling(name) == plain),
        exact => exact,
    };
    let begun = fitting(&|name| name.starts_with(&wanted));
    let form = TypedName::new(typed);
    let forms = || inflected(&|lang, name| lang.is_some_and(|lang| form.is_form_of(lang, name)));
    let found = [exact, begun].into_iter().find(|found| !found.is_empty()).unwrap_or_else(forms);
    match found.as_slice() {
        [it] => Ok(*it),
        [] => Err(unknown(nearest_of(&wanted, T::all()).map(|it| suggestion(&wanted, &said(it))).into_iter().collect())),
        several => Err(ambiguous(typed, several.iter().map(|it| said(*it)))),
    }
}

/// Returns how a noun is said in each language; in English it goes by its word.
fn said<T: Word>(it: T) -> PerLang<String> {
    PerLang::from_fn(|lang| match lang {
        Lang::En => it.word().to_owned(),
        Lang::De | Lang::Pl => name_of(it, lang).unwrap_or(it.word()).to_lowercase(),
    })
}

/// Returns the slot that a name means: a region in any language and a number.
#[must_use]
pub fn find_slot(typed: &str) -> Option<Slot> {
    let folded = key(typed);
    let region = folded.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = &folded[region.len()..];
    let region = region.trim_end();
    let region = find_word::<Region>(region).ok().or_else(|| abbreviated(region))?;
    Slot::from_word(&format!("{}-{number}", region.word()))
}

/// Returns the region whose name in some language begins with some letters: `c`, `w` and `k` are the Cradle.
fn abbreviated(letters: &str) -> Option<Region> {
    let begins =
        |region: &&Region| Lang::ALL.iter().any(|it| name_of(**region, *it).is_some_and(|name| key(name).starts_with(letters)));
    Region::ALL.iter().copied().find(|region| !letters.is_empty() && begins(&region))
}

/// Returns a slot as it is written in a language: `cradle-1`, `wiege-1`, `kolebka-1`.
#[must_use]
pub fn slot_name(slot: Slot, lang: Lang) -> String {
    match (lang, slot.word().rsplit_once('-'), name_of(slot.region(), lang)) {
        (Lang::De | Lang::Pl, Some((_, number)), Some(region)) => format!("{}-{number}", region.to_lowercase()),
        (_, _, _) => slot.word().to_owned(),
    }
}

/// Returns the word nearest to a written one.
pub fn nearest(written: &str, words: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let written = key(written);
    if written.is_empty() || written.len() > LONGEST {
        return None;
    }
    words.filter_map(|word| Some((near_distance(word, &written)?, word))).min().map(|(_, word)| word)
}

/// Returns what comes nearest to a written word among things that are said in each language.
pub fn nearest_said<S: AsRef<str>>(written: &str, said: impl Iterator<Item = PerLang<S>>) -> Option<PerLang<String>> {
    let written = key(written);
    let distance = |it: &PerLang<S>| it.0.iter().filter_map(|said| near_distance(said.as_ref(), &written)).min();
    let near = said.filter(|_| !written.is_empty() && written.len() <= LONGEST).filter_map(|it| Some((distance(&it)?, it)));
    let (_, nearest) = near.min_by_key(|(far, _)| *far)?;
    Some(suggestion(&written, &nearest))
}

/// Returns what is suggested to a reader of each language for a key: the own name, or the English one where that looks more like it.
fn suggestion<S: AsRef<str>>(written: &str, said: &PerLang<S>) -> PerLang<String> {
    let unlike = |lang: Lang| {
        let name = key(said[lang].as_ref());
        (!name.starts_with(written), strsim::osa_distance(&name, written))
    };
    let shown = |reader: Lang| if unlike(Lang::En) < unlike(reader) { Lang::En } else { reader };
    PerLang::from_fn(|reader| said[shown(reader)].as_ref().to_owned())
}

/// Returns the noun one of whose names is nearest to a key.
fn nearest_of<T: Word>(written: &str, all: &[T]) -> Option<T> {
    let distance = |it: T| names_of(it).into_iter().filter_map(|(_, name)| near_distance(name, written)).min();
    all.iter().filter_map(|it| Some((distance(*it)?, *it))).min_by_key(|(far, _)| *far).map(|(_, it)| it)
}

/// Returns how many letters of a name differ from a key, unless more than half of them do.
fn near_distance(name: &str, written: &str) -> Option<usize> {
    let name = key(name);
    Some(strsim::osa_distance(&name, written)).filter(|far| far * 2 <= name.len())
}

/// Returns all names of a word, with the language of those that are declined.
fn names_of<T: Word>(it: T) -> Vec<(Option<Lang>, &'static str)> {
    let fixed = std::iter::once(it.word()).chain(it.aliases().iter().copied());
    let mut names: Vec<(Option<Lang>, &str)> = fixed.map(|name| (None, name)).collect();
    if it.name_source().is_empty() {
        return names;
    }
    for lang in Lang::ALL {
        if let Some(term) = Term::with_key(it.name_source()) {
            let others = term.variants(lang).iter().chain(term.aliases(lang)).copied();
            names.extend(std::iter::once(term.name(lang)).chain(others).map(|name| (Some(lang), name)));
        } else if let Some(card) = card(it.name_source()) {
            names.push((Some(lang), card.name(lang)));
        }
    }
    names
}

/// Returns the name of a word in a language, where it has one there.
#[must_use]
pub fn name_of<T: Word>(it: T, lang: Lang) -> Option<&'static str> {
    let term = || Term::with_key(it.name_source()).map(|term| term.name(lang));
    it.own_name(lang).or_else(term).or_else(|| card(it.name_source()).map(|card| card.name(lang)))
}

fn ambiguous(typed: &str, candidates: impl Iterator<Item = PerLang<String>>) -> Problem {
    let written = key(typed);
    let candidates = candidates.take(CANDIDATES).map(|it| suggestion(&written, &it)).collect();
    Problem::Ambiguous { name: typed.to_owned(), candidates }
}
