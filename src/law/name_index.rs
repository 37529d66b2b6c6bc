//! Names in further orders, so that none but the few that can be meant are compared: by their spelling without umlauts, by every
//! word, by their first letters. Made when a name is not found as it is written.

use super::{
    Lang,
    phrases::first_letters,
    words::{letters, without_umlaut_spelling},
};

/// A name as it is compared, in the order of its table.
pub(super) struct Row {
    /// Its language.
    pub(super) lang: Lang,
    /// Lower case, without diacritics and punctuation.
    pub(super) folded: &'static str,
    /// The stems of its words.
    pub(super) stems: &'static str,
}

/// The orders of names. Names are told by their places in their table.
#[derive(Debug)]
pub(super) struct Index {
    letters: Vec<u32>,
    /// Those in which umlauts may be spelled out, by what they are without that.
    plain: Vec<(String, u16)>,
    /// Every word, as a stem.
    words: Vec<(Lang, &'static str, u16)>,
    /// The first letters of the first word that counts.
    first: Vec<(&'static str, u16)>,
}

impl Index {
    /// Returns the orders of names.
    pub(super) fn new(rows: impl Iterator<Item = Row>) -> Self {
        let mut index = Self { letters: Vec::new(), plain: Vec::new(), words: Vec::new(), first: Vec::new() };
        for (at, row) in (0..u16::MAX).zip(rows) {
            index.letters.push(letters(row.folded));
            let plain = without_umlaut_spelling(row.folded);
            if plain != row.folded {
                index.plain.push((plain.into_owned(), at));
            }
            index.words.extend(row.stems.split(' ').map(|word| (row.lang, word, at)));
            index.first.push((first_letters(row.folded), at));
        }
        index.plain.sort_unstable();
        index.words.sort_unstable();
        index.words.dedup();
        index.first.sort_unstable();
        index
    }

    /// Returns the names that are spelled so without umlauts, among those that are written otherwise.
    pub(super) fn spelled(&self, plain: &str) -> impl Iterator<Item = u16> {
        let start = self.plain.partition_point(|(other, _)| other.as_str() < plain);
        self.plain[start..].iter().take_while(move |(other, _)| other == plain).map(|(_, at)| *at)
    }

    /// Returns the names of a language in which a stem stands.
    pub(super) fn with_stem(&self, lang: Lang, stem: &str) -> impl Iterator<Item = u16> {
        let start = self.words.partition_point(|(other, word, _)| (*other, *word) < (lang, stem));
        self.words[start..].iter().take_while(move |(other, word, _)| (*other, *word) == (lang, stem)).map(|(.., at)| *at)
    }

    /// Returns the names whose first word has these first letters, in the order of their table.
    pub(super) fn beginning(&self, first: &str) -> impl Iterator<Item = u16> {
        let start = self.first.partition_point(|(other, _)| *other < first);
        self.first[start..].iter().take_while(move |(other, _)| *other == first).map(|(_, at)| *at)
    }

    /// Returns at least how many letters of a name are wrong where it is spelled with some letters: an edit brings one in and
    /// another one out.
    pub(super) fn least_wrong(&self, at: usize, typed: u32) -> usize {
        let others = self.letters.get(at).map_or(0, |own| (own ^ typed).count_ones());
        usize::try_from(others).unwrap_or_default().div_ceil(2)
    }
}
