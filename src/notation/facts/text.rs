//! The text of facts, cut into sentences, items and words that know their place: sentences end at `;`, `·`, a full stop or a
//! new line, items at a comma; `#` opens a comment, and what stands in quotes is one word.

use crate::{
    cards::{CARD_NAMES, Nature},
    game::Span,
    law::{number, words::key},
};
use std::borrow::Cow;
use toml::de::DeValue;

/// The longest name, in words.
pub(super) const LONGEST_NAME: usize = 7;

/// A word.
#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    /// As written, without quotes.
    pub(super) text: Cow<'a, str>,
    /// As it is compared.
    pub(super) key: String,
    /// Where in the text.
    pub(super) span: Span,
    /// Whether it stood in quotes.
    pub(super) quoted: bool,
    /// Which numbers of words from here on are the whole name of a card or a site: the lowest bit is one word.
    names: u8,
}

impl Token<'_> {
    /// Returns the number that it is. One with a sign says no number, but how much more or less of something there is.
    pub(super) fn number(&self) -> Option<u8> {
        number(&self.key).filter(|_| self.sign().is_none())
    }

    /// Returns how much more or less it says, if it is a number with a sign.
    pub(super) fn step(&self) -> Option<i32> {
        let count = number(&self.key).filter(|_| !self.quoted)?;
        Some(i32::from(count) * self.sign()?)
    }

    fn sign(&self) -> Option<i32> {
        match self.text.chars().next()? {
            '+' => Some(1),
            '-' | '−' | '–' => Some(-1),
            _ => None,
        }
    }
}

/// What stands between two ends of sentences.
#[derive(Clone, Debug, Default)]
pub(super) struct Sentence<'a> {
    /// What stands before a colon; nothing where there is none.
    pub(super) head: Option<Vec<Token<'a>>>,
    /// What stands between commas.
    pub(super) items: Vec<Vec<Token<'a>>>,
}

/// Opening quotes with those that close them.
const QUOTES: [(char, &[char]); 4] = [('"', &['"']), ('„', &['“', '”', '"']), ('“', &['”']), ('«', &['»'])];

/// Returns the keys of some words.
pub(super) fn keys<'t>(tokens: &'t [Token<'_>]) -> Vec<&'t str> {
    tokens.iter().map(|token| if token.quoted { "" } else { token.key.as_str() }).collect()
}

/// Returns where some words stand.
pub(super) fn span(tokens: &[Token<'_>]) -> Span {
    match (tokens.first(), tokens.last()) {
        (Some(first), Some(last)) => first.span.start..last.span.end,
        (_, _) => 0..0,
    }
}

/// Returns some words as they were written.
pub(super) fn joined(tokens: &[Token<'_>]) -> String {
    tokens.iter().map(|token| &*token.text).collect::<Vec<_>>().join(" ")
}

/// Returns whether words are the whole name of a card or a site, in any language.
pub(super) fn is_name(tokens: &[Token<'_>]) -> bool {
    let Some(first) = tokens.first().filter(|_| tokens.len() <= LONGEST_NAME) else { return false };
    first.names & (1 << (tokens.len() - 1)) != 0
}

/// Looks up once where names stand among the words of an item; they are asked for again and again.
fn find_names(item: &mut [Token<'_>]) {
    for at in 0..item.len() {
        let plain = item[at..].iter().take(LONGEST_NAME).take_while(|token| !token.quoted).count();
        let named = (1..=plain).filter(|length| is_called(&joined(&item[at..at + length])));
        item[at].names = named.fold(0, |names, length| names | 1 << (length - 1));
    }
}

/// Returns whether a card or a site bears a whole name, in any language.
fn is_called(name: &str) -> bool {
    let own = CARD_NAMES.with_key(&key(name));
    own.iter().any(|name| !matches!(name.owner().nature, Nature::Banner { .. } | Nature::Reliquary { .. }))
}

/// Cuts a text into sentences. All places are counted from `offset`.
pub(super) fn sentences(text: &str, offset: usize) -> Vec<Sentence<'_>> {
    let mut cutter = Cutter { text, offset, sentences: Vec::new(), sentence: Sentence::default(), item: Vec::new() };
    let mut letters = text.char_indices().peekable();
    let mut word: Option<usize> = None;
    while let Some((at, letter)) = letters.next() {
        let ends = letters.peek().is_none_or(|(_, next)| next.is_whitespace());
        let quote = QUOTES.iter().find(|(open, _)| *open == letter).filter(|_| word.is_none());
        if let Some((_, close)) = quote {
            let start = at + letter.len_utf8();
            let end = start + closing(&text[start..], close);
            cutter.word(start..end, true);
            while letters.next_if(|(at, _)| *at < end).is_some() {}
            letters.next_if(|(_, letter)| *letter != '\n');
            continue;
        }
        if matches!(letter, '{' | '[') && word.is_none() {
            let end = at + bracketed(&text[at..]);
            cutter.word(at..end, true);
            while letters.next_if(|(at, _)| *at < end).is_some() {}
            continue;
        }
        let parts = letter.is_whitespace()
            || matches!(letter, ',' | ';' | '·' | '•' | ':' | '(' | ')')
            || (matches!(letter, '.' | '!') && ends)
            || (letter == '#' && word.is_none());
        if !parts {
            word.get_or_insert(at);
            continue;
        }
        if let Some(start) = word.take() {
            cutter.word(start..at, false);
        }
        match letter {
            ',' => cutter.end_item(),
            ';' | '·' | '•' | '\n' | '.' | '!' => cutter.end_sentence(),
            ':' => cutter.end_head(),
            '#' => while letters.next_if(|(_, letter)| *letter != '\n').is_some() {},
            _ => {}
        }
    }
    if let Some(start) = word {
        cutter.word(start..text.len(), false);
    }
    cutter.end_sentence();
    cutter.sentences
}

/// Returns where a value in brackets ends, at the latest with its line; what stands in quotes ends nothing.
fn bracketed(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '\n' => return at,
            '"' if !escaped => quoted = !quoted,
            '{' | '[' if !quoted => depth += 1,
            '}' | ']' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        escaped = letter == '\\' && !escaped;
        if depth == 0 {
            return at + letter.len_utf8();
        }
    }
    text.len()
}

/// Returns where quotes close; what stands behind a backslash does not close them.
fn closing(text: &str, close: &[char]) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        if letter == '\n' || (close.contains(&letter) && !escaped) {
            return at;
        }
        escaped = letter == '\\' && !escaped;
    }
    text.len()
}

/// What is cut so far.
struct Cutter<'a> {
    text: &'a str,
    offset: usize,
    sentences: Vec<Sentence<'a>>,
    sentence: Sentence<'a>,
    item: Vec<Token<'a>>,
}

impl Cutter<'_> {
    fn word(&mut self, at: Span, quoted: bool) {
        let written = &self.text[at.clone()];
        // Between plain quotes a backslash escapes, as in TOML.
        let whole = at.start.checked_sub(1).and_then(|start| self.text.get(start..=at.end));
        let whole = whole.filter(|whole| quoted && whole.starts_with('"') && whole.contains('\\'));
        let escaped =
            whole.and_then(|whole| DeValue::parse(whole).ok()?.get_ref().as_str().map(|text| Cow::Owned(text.to_owned())));
        let text = escaped.unwrap_or(Cow::Borrowed(written));
        let span = at.start + self.offset..at.end + self.offset;
        self.item.push(Token { key: key(&text), text, span, quoted, names: 0 });
    }

    fn end_item(&mut self) {
        let mut item = std::mem::take(&mut self.item);
        if !item.is_empty() {
            find_names(&mut item);
            self.sentence.items.push(item);
        }
    }

    /// Ends what stands before a colon; a second colon parts nothing.
    fn end_head(&mut self) {
        if self.sentence.head.is_none() && self.sentence.items.is_empty() && !self.item.is_empty() {
            let mut head = std::mem::take(&mut self.item);
            find_names(&mut head);
            self.sentence.head = Some(head);
        }
    }

    fn end_sentence(&mut self) {
        self.end_item();
        let sentence = std::mem::take(&mut self.sentence);
        if sentence.head.is_some() || !sentence.items.is_empty() {
            self.sentences.push(sentence);
        }
    }
}
