//! What was typed, cut into words that know their place.

use crate::{
    law::{number, without_fillers, words::key},
    notation::error::{WordsError, WordsFault},
};

/// A stretch of what was typed, without blanks at its ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span<'a> {
    whole: &'a str,
    start: usize,
    end: usize,
}

/// A word with the key that it is compared by.
#[derive(Clone, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) typed: Span<'a>,
    pub(crate) key: String,
}

impl<'a> Span<'a> {
    /// Returns all of what was typed.
    pub(crate) fn new(whole: &'a str) -> Self {
        Self { whole, start: 0, end: whole.len() }.trimmed()
    }

    /// Returns what stands from a byte of a text on.
    pub(crate) fn starting(whole: &'a str, start: usize) -> Self {
        Self { whole, start, end: whole.len() }.trimmed()
    }

    /// Returns the text.
    pub(crate) fn text(self) -> &'a str {
        &self.whole[self.start..self.end]
    }

    /// Returns whether there is no word in it.
    pub(crate) fn is_empty(self) -> bool {
        self.text().chars().all(|letter| letter.is_whitespace() || letter == ',')
    }

    fn trimmed(self) -> Self {
        let text = self.text();
        let start = self.start + (text.len() - text.trim_start().len());
        Self { start, end: start + text.trim().len(), ..self }
    }

    /// Returns a part of it, from one byte of the whole to another.
    fn between(self, start: usize, end: usize) -> Self {
        Self { start, end: end.max(start), ..self }.trimmed()
    }

    /// Returns what stands before another stretch.
    pub(crate) fn before(self, other: Self) -> Self {
        self.between(self.start, other.start)
    }

    /// Returns what stands behind another stretch.
    pub(crate) fn after(self, other: Self) -> Self {
        self.between(other.end, self.end)
    }

    /// Returns the byte behind it.
    pub(crate) const fn end(self) -> usize {
        self.end
    }

    /// Returns all of what was typed with blanks in place of this.
    pub(crate) fn blanked(self) -> String {
        [&self.whole[..self.start], &" ".repeat(self.end - self.start), &self.whole[self.end..]].concat()
    }

    /// Returns it without articles and the like before and behind it.
    pub(crate) fn without_fillers(self) -> Self {
        let inner = without_fillers(self.text());
        let start = self.start + (inner.as_ptr().addr() - self.text().as_ptr().addr());
        Self { start, end: start + inner.len(), ..self }
    }

    /// Returns it without the punctuation around it.
    pub(crate) fn bare(self) -> Self {
        let punctuation = |letter: char| letter.is_whitespace() || [',', ';', ':', '.', '!'].contains(&letter);
        let text = self.text();
        let start = self.start + (text.len() - text.trim_start_matches(punctuation).len());
        Self { start, end: start + text.trim_matches(punctuation).len(), ..self }
    }

    /// Returns the stretch from the beginning of this to the end of another.
    pub(crate) fn to(self, last: Self) -> Self {
        self.between(self.start, last.end)
    }

    fn split(self, cut: impl Fn(char) -> bool) -> Vec<Self> {
        let mut parts = Vec::new();
        let mut start = self.start;
        for (at, letter) in self.text().char_indices().filter(|(_, letter)| cut(*letter)) {
            parts.push(self.between(start, self.start + at));
            start = self.start + at + letter.len_utf8();
        }
        parts.push(self.between(start, self.end));
        parts.retain(|part| !part.text().is_empty());
        parts
    }

    /// Returns the words.
    pub(crate) fn words(self) -> Vec<Word<'a>> {
        self.split(char::is_whitespace).into_iter().map(|typed| Word { typed, key: key(typed.text()) }).collect()
    }

    /// Returns what stands between commas.
    pub(crate) fn items(self) -> Vec<Self> {
        self.split(|letter| letter == ',')
    }

    /// Returns the first word and what follows it.
    pub(crate) fn split_first(self) -> (Self, Self) {
        let first = self.split(char::is_whitespace).first().copied().unwrap_or(self);
        (first, self.after(first))
    }

    /// Returns the last word and what stands before it.
    pub(crate) fn split_last(self) -> (Self, Self) {
        let last = self.split(char::is_whitespace).last().copied().unwrap_or(self);
        (self.before(last), last)
    }

    /// Returns the words with one blank between them.
    pub(crate) fn spaced(self) -> String {
        self.split(char::is_whitespace).iter().map(|word| word.text()).collect::<Vec<&str>>().join(" ")
    }

    /// Returns that something is wrong here.
    pub(crate) fn fault(self, fault: impl Into<WordsFault>) -> WordsError {
        WordsError { typed: self.spaced(), at: self.start, word: word_at(self.whole, self.start), fault: fault.into() }
    }

    /// Returns that a request is written otherwise.
    pub(crate) fn incomplete(self, pattern: &'static str) -> WordsError {
        self.fault(WordsFault::Incomplete { pattern })
    }

    /// Returns that nothing uses these words.
    pub(crate) fn unused(self, pattern: Option<&'static str>) -> WordsError {
        self.fault(WordsFault::Unused { pattern, nearest: Vec::new() })
    }

    /// Reads the text; what is wrong with it is wrong here.
    pub(crate) fn read<T, E: Into<WordsFault>>(self, read: impl FnOnce(&str) -> Result<T, E>) -> Result<T, WordsError> {
        // What stood inside of a verb was taken out.
        let text = self.text();
        let read = if text.contains("  ") { read(&text.split_whitespace().collect::<Vec<&str>>().join(" ")) } else { read(text) };
        read.map_err(|fault| self.fault(fault))
    }

    /// Reads a number.
    pub(crate) fn number(self) -> Result<u8, WordsError> {
        let said = |text: &str| number(&key(text)).filter(|_| !text.starts_with('-'));
        self.bare().read(|text| said(text).ok_or(WordsFault::Number))
    }

    /// Returns the number that it begins with, in digits or as a word, and what follows.
    pub(crate) fn counted(self) -> Option<(u8, Self)> {
        let (first, rest) = self.split_first();
        first.number().ok().map(|number| (number, rest))
    }

    /// Returns whether it begins with a digit.
    pub(crate) fn begins_with_digit(self) -> bool {
        self.text().starts_with(|letter: char| letter.is_ascii_digit())
    }
}

/// Returns which word of a text a byte belongs to, from 1.
pub(crate) fn word_at(whole: &str, byte: usize) -> usize {
    let before = whole[..byte].split_whitespace().count();
    // Behind a comma the word began before it.
    let inside = whole[..byte].ends_with(|letter: char| !letter.is_whitespace());
    if inside { before } else { before + 1 }
}

/// Returns the keys of words.
pub(crate) fn keys<'w>(words: &'w [Word<'_>]) -> Vec<&'w str> {
    words.iter().map(|word| word.key.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_place() {
        let typed = Span::new("  travel  to Wiege-1,  then");
        let words = typed.words();
        let texts: Vec<&str> = words.iter().map(|word| word.typed.text()).collect();
        assert_eq!(texts, ["travel", "to", "Wiege-1,", "then"]);
        let error = words[2].typed.unused(None);
        assert_eq!((error.at, error.word, error.typed.as_str()), (13, 3, "Wiege-1,"));
        let items = typed.after(words[0].typed).items();
        assert_eq!(items.iter().map(|item| item.text()).collect::<Vec<_>>(), ["to Wiege-1", "then"]);
        assert_eq!(items[1].unused(None).word, 4);
    }
}
