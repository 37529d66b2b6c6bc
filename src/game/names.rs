//! Finds cards and nouns by names as people write them: in any of the three languages, in any case, without diacritics,
//! shortened as long as they are unique; exact names first.

use crate::{
    cards::{Card, Nature, card, cards_of_form, closest_cards, find_cards_up_to},
    game::{
        fault::Problem,
        nouns::{NounKeys, Region, Slot, Word},
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
    /// A card of the world deck or a relic: what may lie facedown.
    Facedown,
    /// A card with a power.
    Power,
    /// A site.
    Site,
}

impl Wanted {
    const ALL: [Self; 8] =
        [Self::AtSite, Self::Adviser, Self::World, Self::Relic, Self::Vision, Self::Facedown, Self::Power, Self::Site];

    /// Returns the word for message ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::AtSite => "at-site",
            Self::Adviser => "adviser",
            Self::World => "world",
            Self::Relic => "relic",
            Self::Vision => "vision",
            Self::Facedown => "facedown",
            Self::Power => "power",
            Self::Site => "site",
        }
    }

    /// Returns whether a card of this nature belongs there.
    const fn fits(self, nature: &Nature) -> bool {
        match nature {
            Nature::Denizen { .. } => matches!(self, Self::AtSite | Self::Adviser | Self::World | Self::Facedown | Self::Power),
            Nature::Edifice { .. } => matches!(self, Self::AtSite | Self::Power),
            Nature::Vision(_) => matches!(self, Self::AtSite | Self::Adviser | Self::World | Self::Vision | Self::Facedown),
            Nature::Relic => matches!(self, Self::Relic | Self::Facedown | Self::Power),
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

/// Returns the card of a kind that a name means, as [`find_card`] does, but for what is suggested: [`with_suggestions`] adds that
/// to the one fault of several that is reported.
///
/// # Errors
/// Returns what is wrong with the name.
pub fn look_up_card(typed: &str, wanted: Wanted) -> Result<&'static Card, Problem> {
    find_card_suggesting(typed, wanted, 0)
}

/// Returns what is wrong with a name of a card, with the names that look most like it.
#[must_use]
pub fn with_suggestions(problem: Problem) -> Problem {
    match &problem {
        Problem::UnknownName { name, kind, nearest } if nearest.is_empty() => {
            let wanted = Wanted::ALL.into_iter().find(|wanted| wanted.word() == *kind);
            wanted.and_then(|wanted| find_card(name, wanted).err()).unwrap_or(problem)
        }
        _ => problem,
    }
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
        // An exact name beats a shortened one, also that of another kind: `Map` is the relic, not Map Library.
        let whole = || find_cards_up_to(Found::Exactly, typed, |card| !wanted.fits(&card.nature));
        if *found == Found::Begun
            && let Some(name) = whole().and_then(|(_, names)| names.first().copied())
        {
            return Err(Problem::WrongKind { card: name.owner().id, kind: wanted.word() });
        }
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
    match cards_of_form(&form, |card| wanted.fits(&card.nature)).as_slice() {
        [] => {}
        [name] => return Ok(name.owner()),
        several => return Err(ambiguous(typed, several.iter().map(|name| in_each_language(name.owner())))),
    }
    let mut nearest: Vec<&'static Card> = found.into_iter().flat_map(|(_, names)| names).map(Name::owner).collect();
    if nearest.is_empty() && most > 0 {
        let close = closest_cards(typed, most, |card| wanted.fits(&card.nature));
        let is_near = |name: &&Name<Card>| key_distance(name.folded, &key(typed)).is_some();
        nearest = close.into_iter().filter(is_near).map(Name::owner).collect();
    }
    let nearest = nearest.into_iter().take(most).map(|card| suggestion(&key(typed), in_each_language(card))).collect();
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
    match words_called::<T>(typed).as_slice() {
        [it] => Ok(*it),
        [] => {
            let written = key(typed);
            let near = nearest_of::<T>(&written).map(|it| suggestion(&written, said(it)));
            Err(Problem::UnknownName { name: typed.to_owned(), kind: T::KIND, nearest: near.into_iter().collect() })
        }
        several => Err(ambiguous(typed, several.iter().map(|it| said(*it)))),
    }
}

/// Returns the noun that a name means, if there is one. Nothing is suggested, which takes longer.
#[must_use]
pub fn known_word<T: Word>(typed: &str) -> Option<T> {
    if let [it] = words_called::<T>(typed).as_slice() { Some(*it) } else { None }
}

/// Returns the nouns that a name can mean, all by the same, best kind of match.
fn words_called<T: Word>(typed: &str) -> Vec<T> {
    if let Some(it) = T::all().iter().find(|it| it.word() == typed) {
        return vec![*it];
    }
    let wanted = key(typed);
    if wanted.is_empty() || wanted.len() > LONGEST {
        return Vec::new();
    }
    let inflected = |fits: &dyn Fn(Option<Lang>, &str) -> bool| -> Vec<T> {
        let rows = T::all().iter().copied().zip(noun_keys::<T>());
        rows.filter(|(_, keys)| keys.all.iter().any(|(lang, name)| fits(*lang, name))).map(|(it, _)| it).collect()
    };
    let fitting = |fits: &dyn Fn(&str) -> bool| inflected(&|_, name| fits(name));
    let plain = without_umlaut_spelling(&wanted);
    let form = TypedName::new(typed);
    let ways: [&dyn Fn() -> Vec<T>; 4] = [
        &|| fitting(&|name| name == wanted),
        &|| fitting(&|name| without_umlaut_spelling(name) == plain),
        &|| fitting(&|name| name.starts_with(&wanted)),
        &|| inflected(&|lang, name| lang.is_some_and(|lang| form.is_form_of(lang, name))),
    ];
    ways.iter().map(|look| look()).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Returns the names of all nouns of a kind as they are compared, in the order of the nouns.
#[must_use]
pub fn noun_keys<T: Word>() -> &'static [NounKeys] {
    let keys_of = |it: &T| NounKeys {
        all: names_of(*it).into_iter().map(|(lang, name)| (lang, key(name))).collect(),
        printed: Lang::ALL.iter().filter_map(|lang| Some((*lang, key(name_of(*it, *lang)?)))).collect(),
        word: key(it.word()),
        aliases: it.aliases().iter().map(|name| key(name)).collect(),
    };
    T::kept_keys().get_or_init(|| T::all().iter().map(keys_of).collect())
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
    // A slot ends with its number.
    if number.is_empty() {
        return None;
    }
    let region = known_word::<Region>(region).or_else(|| abbreviated(region))?;
    Slot::from_word(&format!("{}-{number}", region.word()))
}

/// Returns the region whose name in some language begins with some letters: `c`, `w` and `k` are the Cradle.
fn abbreviated(letters: &str) -> Option<Region> {
    let begins = |keys: &NounKeys| keys.printed.iter().any(|(_, name)| name.starts_with(letters));
    let mut rows = Region::ALL.iter().zip(noun_keys::<Region>());
    rows.find(|(_, keys)| !letters.is_empty() && begins(keys)).map(|(region, _)| *region)
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
    Some(suggestion(&written, PerLang::from_fn(|lang| nearest[lang].as_ref().to_owned())))
}

/// Returns what is suggested to a reader of each language for a key: the own name, or the English one where that begins with it or
/// is near, and the own one is not as near.
fn suggestion(written: &str, said: PerLang<String>) -> PerLang<String> {
    let unlike = |lang: Lang| {
        let name = key(&said[lang]);
        (!name.starts_with(written), strsim::osa_distance(&name, written))
    };
    let english = unlike(Lang::En);
    if english.0 && near_distance(&said[Lang::En], written).is_none() {
        return said;
    }
    PerLang::from_fn(|reader| said[if english < unlike(reader) { Lang::En } else { reader }].clone())
}

/// Returns the noun one of whose names is nearest to a key.
fn nearest_of<T: Word>(written: &str) -> Option<T> {
    if written.is_empty() || written.len() > LONGEST {
        return None;
    }
    let distance = |keys: &NounKeys| keys.all.iter().filter_map(|(_, name)| key_distance(name, written)).min();
    let near = T::all().iter().copied().zip(noun_keys::<T>()).filter_map(|(it, keys)| Some((distance(keys)?, it)));
    near.min_by_key(|(far, _)| *far).map(|(_, it)| it)
}

/// Returns how many letters of a name differ from a key, unless more than a third of them do.
fn near_distance(name: &str, written: &str) -> Option<usize> {
    key_distance(&key(name), written)
}

/// Returns how many letters of the key of a name differ from a key, unless more than a third of them do.
fn key_distance(name: &str, written: &str) -> Option<usize> {
    Some(strsim::osa_distance(name, written)).filter(|far| far * 3 <= name.len())
}

/// Returns whether no more than a third of the letters of a name differ from written ones.
pub(crate) fn is_near(name: &str, written: &str) -> bool {
    near_distance(name, &key(written)).is_some()
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
    let candidates = candidates.take(CANDIDATES).map(|it| suggestion(&written, it)).collect();
    Problem::Ambiguous { name: typed.to_owned(), candidates }
}
