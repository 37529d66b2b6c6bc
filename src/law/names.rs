//! Finding things by name: in any language, in any case, without diacritics, inflected, shortened, misspelt.
//! Terms and cards share it; each brings its own tables.

use super::{
    Book, Contents as _, Lang, PerLang, TERM_NAMES, Term,
    edits::Typed,
    name_index::{Index, Row},
    phrases::TypedName,
    words,
};
use std::{collections::HashSet, marker::PhantomData, sync::OnceLock};

/// What has names in three languages.
pub trait Named: Sized + 'static {
    /// Returns every one of its kind in a book, in the order of its table.
    fn rows(book: Book) -> &'static [Self];
}

impl Named for Term {
    fn rows(book: Book) -> &'static [Self] {
        book.terms()
    }
}

/// One name, prepared for comparison.
#[derive(Debug)]
pub struct Name<T: 'static = Term> {
    /// Lower case, without diacritics and punctuation.
    pub folded: &'static str,
    /// The stems of its words.
    pub stems: &'static str,
    /// As it is written.
    pub shown: &'static str,
    /// Its language.
    pub lang: Lang,
    /// Whether a printing uses it.
    pub official: bool,
    book: Book,
    row: u16,
    kind: PhantomData<T>,
}

impl<T> Name<T> {
    pub(crate) const fn new(
        folded: &'static str,
        stems: &'static str,
        shown: &'static str,
        lang: Lang,
        official: bool,
        (book, row): (Book, u16),
    ) -> Self {
        Self { folded, stems, shown, lang, official, book, row, kind: PhantomData }
    }
}

impl<T: Named> Name<T> {
    /// Returns what it names.
    #[must_use]
    pub fn owner(&self) -> &'static T {
        &T::rows(self.book)[usize::from(self.row)]
    }
}

impl Name {
    /// Returns the term it names.
    #[must_use]
    pub fn term(&self) -> &'static Term {
        self.owner()
    }
}

/// How something was found. The order is the order of trust.
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

/// One way of looking for names.
type Look<'a, T> = &'a dyn Fn() -> Vec<&'static Name<T>>;

/// All names of one kind of thing, and their order by key and by stems.
#[derive(Debug)]
pub struct Names<T: 'static> {
    all: &'static [Name<T>],
    by_folded: &'static [u16],
    by_stems: &'static [u16],
    index: OnceLock<Index>,
}

impl<T> Names<T> {
    pub(crate) const fn new(all: &'static [Name<T>], by_folded: &'static [u16], by_stems: &'static [u16]) -> Self {
        Self { all, by_folded, by_stems, index: OnceLock::new() }
    }

    /// Returns all names, in the order of their table.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &'static Name<T>> + use<T> {
        self.all.iter()
    }

    fn index(&self) -> &Index {
        let row = |name: &Name<T>| Row { lang: name.lang, folded: name.folded, stems: name.stems };
        self.index.get_or_init(|| Index::new(self.all.iter().map(row)))
    }

    /// Returns names with their orders, which are worked out here.
    pub(crate) fn sorted(all: &'static [Name<T>]) -> Self {
        let mut by_folded: Vec<u16> = (0..u16::MAX).take(all.len()).collect();
        let mut by_stems = by_folded.clone();
        by_folded.sort_by_key(|at| all[usize::from(*at)].folded);
        by_stems.sort_by_key(|at| (all[usize::from(*at)].lang, all[usize::from(*at)].stems));
        Self::new(all, by_folded.leak(), by_stems.leak())
    }

    /// Returns the names that match a typed one, all by the same, best kind of match; none if nothing is near.
    #[must_use]
    pub fn find(&self, typed: &str) -> Option<(Found, Vec<&'static Name<T>>)> {
        self.find_where(typed, |_| true)
    }

    /// Returns the names that match a typed one and `fits`, all by the same, best kind of match.
    #[must_use]
    pub fn find_where(&self, typed: &str, fits: impl Fn(&Name<T>) -> bool) -> Option<(Found, Vec<&'static Name<T>>)> {
        self.find_up_to(Found::Misspelt, typed, fits)
    }

    /// Returns the names that match a typed one and `fits`, all by the same, best kind of match up to `last`.
    #[must_use]
    pub fn find_up_to(
        &self,
        last: Found,
        typed: &str,
        fits: impl Fn(&Name<T>) -> bool,
    ) -> Option<(Found, Vec<&'static Name<T>>)> {
        let key = words::key(typed);
        if key.is_empty() || key.len() > LONGEST {
            return None;
        }
        let exact = one_each(self.with_key(&key).into_iter().filter(|name| fits(name)));
        if !exact.is_empty() {
            // To pay is not to count, though their German names differ by an umlaut only.
            let wanted = typed.trim().to_lowercase();
            let spelled: Vec<&Name<T>> = exact.iter().copied().filter(|name| name.shown.to_lowercase() == wanted).collect();
            return Some((Found::Exactly, if spelled.is_empty() { exact } else { spelled }));
        }
        let stems = OnceLock::new();
        let stems = || stems.get_or_init(|| PerLang::from_fn(|lang| words::stems(lang, typed)));
        let ways: [(Found, Look<'_, T>); 5] = [
            (Found::Exactly, &|| official_first(self.with_plain(&key, &fits))),
            (Found::Inflected, &|| self.some(self.of_stems(stems()), &fits)),
            (Found::Begun, &|| self.some(self.begun(&key), &fits)),
            (Found::Inside, &|| self.some(self.holding(stems()), &fits)),
            (Found::Misspelt, &|| self.misspelt(&key, &fits)),
        ];
        let tried = ways.into_iter().take_while(|(found, _)| *found <= last);
        tried.map(|(found, look)| (found, look())).find(|(_, names)| !names.is_empty())
    }

    /// Returns a name of each thing among those at some places which `fits` admits, in the order of the table.
    fn some(&self, mut places: Vec<u16>, fits: &dyn Fn(&Name<T>) -> bool) -> Vec<&'static Name<T>> {
        places.sort_unstable();
        let all = self.all;
        one_each(places.into_iter().map(|at| &all[usize::from(at)]).filter(|name| fits(name)))
    }

    /// Returns the names that are the same where umlauts are spelled out in one of the two.
    fn with_plain(&self, key: &str, fits: &dyn Fn(&Name<T>) -> bool) -> Vec<&'static Name<T>> {
        let plain = words::without_umlaut_spelling(key);
        // The spelling keeps the first letter and adds one letter for an umlaut: three at most in a name.
        let near = |name: &Name<T>| {
            let longer = name.folded.len().wrapping_sub(plain.len());
            longer <= 3 && name.folded.bytes().next() == plain.bytes().next()
        };
        let same = |name: &Name<T>| near(name) && words::without_umlaut_spelling(name.folded) == plain;
        let unchanged = self.equal_places(self.by_folded, |name| name.folded.cmp(&plain));
        self.some(unchanged.chain(self.index().spelled(&plain)).collect(), &|name| same(name) && fits(name))
    }

    /// Returns the places of the names with these stems.
    fn of_stems(&self, stems: &PerLang<String>) -> Vec<u16> {
        let of = |lang: Lang| {
            let stems = &stems[lang];
            self.equal_places(self.by_stems, move |name| name.lang.cmp(&lang).then_with(|| name.stems.cmp(stems)))
        };
        Lang::ALL.into_iter().flat_map(of).collect()
    }

    /// Returns the places of the names that begin with a key of at least three letters.
    fn begun(&self, key: &str) -> Vec<u16> {
        let folded = |at: &u16| self.all[usize::from(*at)].folded;
        let start = self.by_folded.partition_point(|at| folded(at) < key);
        let from = self.by_folded[start..].iter().filter(|_| key.len() >= 3);
        from.take_while(|at| folded(at).starts_with(key)).copied().collect()
    }

    /// Returns the places of the names among whose words these stand.
    fn holding(&self, stems: &PerLang<String>) -> Vec<u16> {
        let of = |lang: Lang| {
            let stems = &stems[lang];
            let first = stems.split(' ').next().unwrap_or_default();
            self.index().with_stem(lang, first).filter(|at| has_words(self.all[usize::from(*at)].stems, stems))
        };
        Lang::ALL.into_iter().flat_map(of).collect()
    }

    /// Returns a name of each thing that has one of which a typed name is a form, and which `fits` admits.
    pub(crate) fn with_form(&self, typed: &TypedName, fits: impl Fn(&Name<T>) -> bool) -> Vec<&'static Name<T>> {
        let is_form = |name: &Name<T>| fits(name) && typed.is_form_of(name.lang, name.folded);
        self.some(self.index().beginning(typed.first_letters()).collect(), &is_form)
    }

    /// Returns the names with exactly this key, official ones first.
    #[must_use]
    pub fn with_key(&self, key: &str) -> Vec<&'static Name<T>> {
        official_first(self.equal_range(self.by_folded, |name| name.folded.cmp(key)))
    }

    /// Returns the names of a language with exactly these stems, official ones first.
    #[must_use]
    pub fn with_stems(&self, lang: Lang, stems: &str) -> Vec<&'static Name<T>> {
        official_first(self.equal_range(self.by_stems, |name| name.lang.cmp(&lang).then_with(|| name.stems.cmp(stems))))
    }

    /// Returns whether a name begins with this part of a key.
    #[must_use]
    pub fn any_with_key(&self, part: &str) -> bool {
        let start = self.by_folded.partition_point(|at| self.all[usize::from(*at)].folded < part);
        self.by_folded.get(start).is_some_and(|at| self.all[usize::from(*at)].folded.starts_with(part))
    }

    /// Returns whether the stems of a name of a language begin with these.
    #[must_use]
    pub fn any_with_stems(&self, lang: Lang, part: &str) -> bool {
        let of = |at: &u16| (self.all[usize::from(*at)].lang, self.all[usize::from(*at)].stems);
        let start = self.by_stems.partition_point(|at| of(at) < (lang, part));
        self.by_stems.get(start).map(of).is_some_and(|(other, stems)| other == lang && stems.starts_with(part))
    }

    /// Returns up to `most` names that look like the typed one, nearest first.
    #[must_use]
    pub fn closest(&self, typed: &str, most: usize) -> Vec<&'static Name<T>> {
        self.closest_where(typed, most, |_| true)
    }

    /// Returns up to `most` names that look like the typed one among those that `fits` admits, nearest first.
    #[must_use]
    pub fn closest_where(&self, typed: &str, most: usize, fits: impl Fn(&Name<T>) -> bool) -> Vec<&'static Name<T>> {
        let key = words::key(typed);
        if key.len() > LONGEST {
            return Vec::new();
        }
        let (word, typed) = (Typed::new(&key), words::letters(&key));
        // What is not nearer than half of the letters is not near.
        let may_be_near = |(at, name): &(usize, &Name<T>)| {
            let (length, other) = (key.len(), name.folded.len());
            let least = self.index().least_wrong(*at, typed).max(length.abs_diff(other) / 4);
            least * 2 <= length.max(other) && fits(name)
        };
        let mut ranked: Vec<(usize, &'static Name<T>)> = self
            .all
            .iter()
            .enumerate()
            .filter(may_be_near)
            .map(|(_, name)| (word.edits_to(name.folded), name))
            .filter(|(distance, name)| *distance * 2 <= name.folded.len().max(key.len()))
            .collect();
        ranked.sort_by_key(|(distance, _)| *distance);
        let mut names = one_each(ranked.into_iter().map(|(_, name)| name));
        let mut spelled = HashSet::new();
        names.retain(|name| spelled.insert(name.folded));
        names.truncate(most);
        names
    }

    fn equal_range(&self, order: &'static [u16], compare: impl Fn(&Name<T>) -> std::cmp::Ordering) -> Vec<&'static Name<T>> {
        let all = self.all;
        self.equal_places(order, compare).map(|at| &all[usize::from(at)]).collect()
    }

    fn equal_places(&self, order: &'static [u16], compare: impl Fn(&Name<T>) -> std::cmp::Ordering) -> impl Iterator<Item = u16> {
        let all = self.all;
        let start = order.partition_point(|at| compare(&all[usize::from(*at)]).is_lt());
        order[start..].iter().copied().take_while(move |at| compare(&all[usize::from(*at)]).is_eq())
    }

    /// Returns every name.
    pub(super) fn by_each(&self) -> impl Iterator<Item = &'static Name<T>> {
        self.all.iter()
    }

    /// Returns the names at the smallest distance: one edit for short names, two for long ones.
    fn misspelt(&self, key: &str, fits: &impl Fn(&Name<T>) -> bool) -> Vec<&'static Name<T>> {
        let allowed = match key.chars().count() {
            0..=3 => return Vec::new(),
            4..=6 => 1,
            _ => 2,
        };
        let typed = words::letters(key);
        let near = |(at, name): &(usize, &Name<T>)| {
            name.folded.len().abs_diff(key.len()) <= 2 * allowed && self.index().least_wrong(*at, typed) <= allowed && fits(name)
        };
        let (near, word) = (self.all.iter().enumerate().filter(near), Typed::new(key));
        let far: Vec<_> = near.map(|(_, name)| (word.edits_to(name.folded), name)).collect();
        let Some(best) = far.iter().map(|(far, _)| *far).min().filter(|best| *best <= allowed) else { return Vec::new() };
        one_each(far.into_iter().filter(|(far, _)| *far == best).map(|(_, name)| name))
    }
}

/// Returns whether some words stand among others, whole and one behind the other; nothing stands among nothing.
fn has_words(all: &str, some: &str) -> bool {
    let is_whole = |at: usize| {
        let (before, behind) = (&all[..at], &all[at + some.len()..]);
        (before.is_empty() || before.ends_with(' ')) && (behind.is_empty() || behind.starts_with(' '))
    };
    let first = some.split(' ').next().filter(|first| !first.is_empty());
    first.is_some_and(|first| all.split(' ').any(|word| word == first)) && all.match_indices(some).any(|(at, _)| is_whole(at))
}

/// Returns one name for each thing that is named.
pub(super) fn one_each<T>(names: impl Iterator<Item = &'static Name<T>>) -> Vec<&'static Name<T>> {
    let mut kept: Vec<&'static Name<T>> = Vec::new();
    for name in names {
        if !kept.iter().any(|other| other.row == name.row) {
            kept.push(name);
        }
    }
    kept
}

fn official_first<T>(mut names: Vec<&'static Name<T>>) -> Vec<&'static Name<T>> {
    names.sort_by_key(|name| !name.official);
    names
}

/// Returns the terms of the Law that match a typed name, all by the same, best kind of match; none if nothing is near.
#[must_use]
pub fn find_terms(typed: &str) -> Option<(Found, Vec<&'static Name>)> {
    TERM_NAMES.find(typed)
}

/// Returns the names of terms with exactly this key, official ones first.
#[must_use]
pub fn names_by_folded(key: &str) -> Vec<&'static Name> {
    TERM_NAMES.with_key(key)
}

/// Returns the names of terms in a language with exactly these stems, official ones first.
#[must_use]
pub fn names_by_stems(lang: Lang, stems: &str) -> Vec<&'static Name> {
    TERM_NAMES.with_stems(lang, stems)
}

/// Returns up to `most` names of terms that look like the typed one, nearest first.
#[must_use]
pub fn closest(typed: &str, most: usize) -> Vec<&'static Name> {
    TERM_NAMES.closest(typed, most)
}

impl Term {
    /// Returns the term of the Law with exactly this key, or with this further key.
    #[must_use]
    pub fn with_key(key: &str) -> Option<&'static Self> {
        Book::Oath.term(key)
    }
}
