//! Finding terms by name: in any language, in any case, without diacritics, inflected, shortened, misspelt.

use super::{
    Lang, Name, Term,
    tables::{NAMES, NAMES_BY_FOLDED, NAMES_BY_STEMS},
    words,
};

/// How a term was found. The order is the order of trust.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    /// A name, letter for letter but for case and diacritics.
    Exactly,
    /// Another form of a name.
    Inflected,
    /// The beginning of a name.
    Begun,
    /// A word inside a longer name.
    Inside,
    /// A name with a letter or two wrong.
    Misspelt,
}

/// Names longer than this are not compared letter by letter.
const LONGEST: usize = 80;

/// Returns the terms that a typed name means, all found in the same, best way; none if nothing is near.
#[must_use]
pub fn find_terms(typed: &str) -> Option<(Found, Vec<&'static Name>)> {
    let key = words::key(typed);
    if key.is_empty() || key.len() > LONGEST {
        return None;
    }
    let plain = words::without_umlaut_spelling(&key).into_owned();
    let stems = Lang::ALL.map(|lang| words::stems(lang, typed));
    let official_first = |mut names: Vec<&'static Name>| {
        names.sort_by_key(|name| !name.official);
        names
    };
    let within = |name: &Name| format!(" {} ", name.stems).contains(&format!(" {} ", stems[name.lang as usize]));
    let ways: [(Found, &dyn Fn() -> Vec<&'static Name>); 5] = [
        (Found::Exactly, &|| {
            official_first(by(|name| name.folded == key || words::without_umlaut_spelling(name.folded) == plain))
        }),
        (Found::Inflected, &|| by(|name| name.stems == stems[name.lang as usize])),
        (Found::Begun, &|| by(|name| key.len() >= 3 && name.folded.starts_with(&key))),
        (Found::Inside, &|| by(within)),
        (Found::Misspelt, &|| misspelt(&key)),
    ];
    ways.into_iter().map(|(found, look)| (found, look())).find(|(_, names)| !names.is_empty())
}

/// Returns the names with exactly this key, official ones first.
#[must_use]
pub fn names_by_folded(key: &str) -> Vec<&'static Name> {
    let mut names = equal_range(NAMES_BY_FOLDED, |name| name.folded.cmp(key));
    names.sort_by_key(|name| !name.official);
    names
}

/// Returns the names of a language with exactly these stems, official ones first.
#[must_use]
pub fn names_by_stems(lang: Lang, stems: &str) -> Vec<&'static Name> {
    let mut names = equal_range(NAMES_BY_STEMS, |name| name.lang.cmp(&lang).then_with(|| name.stems.cmp(stems)));
    names.sort_by_key(|name| !name.official);
    names
}

fn equal_range(order: &'static [u16], compare: impl Fn(&Name) -> std::cmp::Ordering) -> Vec<&'static Name> {
    let name = |at: &u16| &NAMES[usize::from(*at)];
    let start = order.partition_point(|at| compare(name(at)).is_lt());
    order[start..].iter().map(name).take_while(|name| compare(name).is_eq()).collect()
}

/// Returns up to `most` names that look like the typed one, nearest first.
#[must_use]
pub fn closest(typed: &str, most: usize) -> Vec<&'static Name> {
    let key = words::key(typed);
    if key.len() > LONGEST {
        return Vec::new();
    }
    let mut ranked: Vec<(usize, &Name)> = NAMES
        .iter()
        .map(|name| (strsim::osa_distance(name.folded, &key), name))
        .filter(|(distance, name)| *distance * 2 <= name.folded.len().max(key.len()))
        .collect();
    ranked.sort_by_key(|(distance, _)| *distance);
    let mut names: Vec<&Name> = Vec::new();
    for (_, name) in ranked {
        if !names.iter().any(|other| std::ptr::eq(other.term(), name.term())) {
            names.push(name);
        }
    }
    names.truncate(most);
    names
}

/// Returns one name for each term that any of its names fits.
fn by(fits: impl Fn(&Name) -> bool) -> Vec<&'static Name> {
    let mut names: Vec<&Name> = Vec::new();
    for name in NAMES.iter().filter(|name| fits(name)) {
        if !names.iter().any(|other| std::ptr::eq(other.term(), name.term())) {
            names.push(name);
        }
    }
    names
}

/// Returns the names at the smallest distance: one edit for short names, two for long ones.
fn misspelt(key: &str) -> Vec<&'static Name> {
    let allowed = match key.chars().count() {
        0..=3 => return Vec::new(),
        4..=6 => 1,
        _ => 2,
    };
    let near = |name: &Name| name.folded.len().abs_diff(key.len()) <= 2 * allowed;
    let distance = |name: &Name| if near(name) { strsim::osa_distance(name.folded, key) } else { usize::MAX };
    let Some(best) = NAMES.iter().map(distance).min().filter(|best| *best <= allowed) else { return Vec::new() };
    by(|name| distance(name) == best)
}

impl Term {
    /// Returns the term with exactly this key, or with this further key.
    #[must_use]
    pub fn with_key(key: &str) -> Option<&'static Self> {
        super::TERMS.iter().find(|term| term.key == key || term.also.contains(&key))
    }
}
