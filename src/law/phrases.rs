//! How things are said in three languages, with the forms that grammar asks for: the rows of `rulebook/words/notation.tsv`.

use super::{
    Lang, PerLang,
    words::{
        key,
        phrases::{KEYS, STROKE},
        without_umlaut_spelling,
    },
};
use std::{
    collections::HashSet,
    ops::Range,
    sync::{LazyLock, OnceLock},
};

/// Kinds of things with their rows: name, English, German, Polish.
pub(crate) type PhraseTable = &'static [(&'static str, &'static str)];

/// The words of actions.
pub(crate) const TABLE: PhraseTable = include!(concat!(env!("OUT_DIR"), "/phrases-notation.rs"));
/// The fewest letters that forms of a word share.
const SHORTEST: usize = 3;

/// What a phrase is for, where it is not the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// One of it.
    One,
    /// Two to four of it, in Polish.
    Few,
    /// More of it, in Polish.
    Many,
    /// As a place where something stands.
    Locative,
    /// Towards somebody.
    Recipient,
    /// As somebody to whom something is given.
    Dative,
    /// Behind `from`, or a person as an object.
    Genitive,
    /// A thing as an object.
    Accusative,
    /// Behind `with`.
    Instrumental,
}

impl Form {
    fn of(word: &str) -> Option<Self> {
        [
            ("one", Self::One),
            ("few", Self::Few),
            ("many", Self::Many),
            ("on", Self::Locative),
            ("person", Self::Recipient),
            ("whom", Self::Dative),
            ("of", Self::Genitive),
            ("object", Self::Accusative),
            ("with", Self::Instrumental),
        ]
        .into_iter()
        .find_map(|(name, form)| (name == word).then_some(form))
    }

    /// Returns the form that so many of a thing ask for.
    pub(crate) const fn counted(count: usize, lang: Lang) -> Self {
        match (lang, count) {
            (_, 1) => Self::One,
            (Lang::Pl, _) if matches!(count % 10, 2..=4) && !matches!(count % 100, 12..=14) => Self::Few,
            (Lang::En | Lang::De | Lang::Pl, _) => Self::Many,
        }
    }
}

/// A phrase, and the keys that typed words are compared with.
#[derive(Debug)]
struct Phrase {
    text: &'static str,
    form: Option<Form>,
    /// The words before the gap, or all of them.
    head: &'static str,
    /// The words behind the gap; none where there is no gap.
    tail: &'static str,
}

impl Phrase {
    fn read(cell: &'static str) -> Self {
        let mut parts = cell.split(KEYS);
        let (said, head, tail) =
            (parts.next().unwrap_or_default(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let named = said.split_once('=').and_then(|(form, text)| Some((Form::of(form)?, text)));
        let (form, text) = named.map_or((None, said), |(form, text)| (Some(form), text));
        Self { text, form, head, tail }
    }

    /// Returns all words that it is compared by.
    fn words(&self) -> impl Iterator<Item = &'static str> {
        words_of(self.head).chain(words_of(self.tail))
    }

    /// Returns whether it can be compared as a whole: there is a word in it, and no gap.
    const fn is_whole(&self) -> bool {
        !self.head.is_empty() && self.tail.is_empty()
    }
}

/// Returns the words of a key.
fn words_of(key: &str) -> impl Iterator<Item = &str> {
    key.split(' ').filter(|word| !word.is_empty())
}

/// A part of a typed word that is compared with a word of a phrase: `offer-citizenship` has two.
struct Token<'w> {
    text: &'w str,
    /// Which of the typed words it belongs to.
    word: usize,
    /// Whether it is the last of its word.
    ends: bool,
}

/// The typed words, as they are compared.
struct Tokens<'w>(Vec<Token<'w>>);

impl<'w> Tokens<'w> {
    fn new(words: &[&'w str]) -> Self {
        let tokens = words.iter().enumerate().flat_map(|(word, text)| {
            let count = text.split(' ').count();
            text.split(' ').enumerate().map(move |(at, text)| Token { text, word, ends: at + 1 == count })
        });
        Self(tokens.collect())
    }

    /// Returns the typed words from a token on that spell a phrase. Fillers inside of it do not count.
    fn spell(&self, from: usize, phrase: &str) -> Option<Range<usize>> {
        let mut at = from;
        for (place, wanted) in words_of(phrase).enumerate() {
            while place > 0 && self.0.get(at).is_some_and(|token| token.text != wanted && is_filler(token.text)) {
                at += 1;
            }
            let token = self.0.get(at)?;
            if !is_spelled(token.text, wanted) {
                return None;
            }
            at += 1;
        }
        let last = self.0.get(at.checked_sub(1)?)?;
        let first = self.0.get(from)?;
        let whole = last.ends && (from == 0 || self.0[from - 1].ends);
        whole.then_some(first.word..last.word + 1)
    }

    /// Returns the last words behind some that spell a phrase.
    fn spell_last(&self, behind: usize, phrase: &str, free: &dyn Fn(usize) -> bool) -> Option<Range<usize>> {
        let mut from = (0..self.0.len()).rev().filter(|at| self.0[*at].word >= behind && free(self.0[*at].word));
        from.find_map(|at| self.spell(at, phrase))
    }
}

/// Where a phrase stands among typed words: at their beginning, with a second part behind what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    /// How many words at the beginning belong to it.
    pub(crate) head: usize,
    /// The words of its second part.
    pub(crate) tail: Option<Range<usize>>,
    /// How many words the phrase has.
    pub(crate) length: usize,
}

/// The phrases of one verb, link or thing, language by language.
#[derive(Debug, Default)]
pub(crate) struct Phrases {
    cells: [&'static str; Lang::ALL.len()],
    /// What is printed is not compared, so this waits for its first use.
    compared: OnceLock<Vec<Phrase>>,
}

impl Phrases {
    const fn new(cells: [&'static str; Lang::ALL.len()]) -> Self {
        Self { cells, compared: OnceLock::new() }
    }

    fn of(&self, lang: Lang) -> impl Iterator<Item = Phrase> + use<> {
        let cell = Some(self.cells[lang as usize]).filter(|cell| !cell.is_empty());
        cell.into_iter().flat_map(|cell| cell.split(STROKE)).map(Phrase::read)
    }

    /// Returns the phrases of every language, to compare words with.
    fn compared(&self) -> &[Phrase] {
        self.compared.get_or_init(|| Lang::ALL.into_iter().flat_map(|lang| self.of(lang)).collect())
    }

    /// Returns all phrases of a language, the usual one first.
    pub(crate) fn all(&self, lang: Lang) -> impl Iterator<Item = &'static str> + use<> {
        self.of(lang).map(|phrase| phrase.text)
    }

    /// Returns the usual phrase of a language.
    pub(crate) fn usual(&self, lang: Lang) -> &'static str {
        self.all(lang).next().unwrap_or_default()
    }

    /// Returns the phrase of a form, or the usual one.
    pub(crate) fn form(&self, lang: Lang, form: Form) -> &'static str {
        let found = self.of(lang).find(|phrase| phrase.form == Some(form));
        found.map_or_else(|| self.usual(lang), |phrase| phrase.text)
    }

    /// Returns the phrase of a language in the form that an English phrase has.
    pub(crate) fn like(&self, english: &str, lang: Lang) -> Option<&'static str> {
        let found = self.of(Lang::En).find(|phrase| phrase.text == english)?;
        Some(found.form.map_or_else(|| self.usual(lang), |form| self.form(lang, form)))
    }

    /// Returns how many words at the start are one of the phrases, in any language: the longest. The words are keys; a hyphen may
    /// be a blank, an umlaut may be spelled out.
    pub(crate) fn begin(&self, words: &[&str]) -> Option<usize> {
        let mut begun = self.begun(words.first()?).peekable();
        begun.peek()?;
        let longest = self.whole().map(|phrase| words_of(phrase.head).count()).max()?;
        // A filler may stand between two words of a phrase.
        let tokens = Tokens::new(&words[..words.len().min(2 * longest)]);
        begun.filter_map(|phrase| tokens.spell(0, phrase.head)).map(|words| words.end).max()
    }

    /// Returns the first words of the phrases that [`Self::begin`] compares, in every language.
    pub(crate) fn first_words(&self) -> impl Iterator<Item = &'static str> {
        self.whole().filter_map(|phrase| words_of(phrase.head).next())
    }

    /// Returns the phrases that begin as a typed word does.
    fn begun<'p>(&'p self, word: &'p str) -> impl Iterator<Item = &'p Phrase> {
        let first = word.split(' ').next().unwrap_or_default();
        self.whole().filter(move |phrase| words_of(phrase.head).next().is_some_and(|head| is_spelled(first, head)))
    }

    /// Returns whether a key is one of the phrases, in any language.
    pub(crate) fn include(&self, key: &str) -> bool {
        let mut begun = self.begun(key).peekable();
        if begun.peek().is_none() {
            return false;
        }
        let tokens = Tokens::new(&[key]);
        begun.any(|phrase| tokens.spell(0, phrase.head).is_some())
    }

    /// Returns whether a word is a part of one of the phrases, in any language.
    pub(crate) fn mention(&self, word: &str) -> bool {
        self.compared().iter().any(|phrase| phrase.words().any(|it| it == word))
    }

    /// Returns whether a word stands behind the gap of one of the phrases, in any language.
    pub(crate) fn mention_last(&self, word: &str) -> bool {
        self.compared().iter().any(|phrase| words_of(phrase.tail).any(|it| it == word))
    }

    fn whole(&self) -> impl Iterator<Item = &Phrase> {
        self.compared().iter().filter(|phrase| phrase.is_whole())
    }

    /// Returns where one of the phrases stands: the longest at the beginning, else one that stands behind what it is about. The
    /// second part of a phrase is the last that is `free`.
    pub(crate) fn open(&self, words: &[&str], free: &dyn Fn(usize) -> bool) -> Option<Opening> {
        let is_said = |wanted: &str, word: &str| word.split(' ').any(|part| is_spelled(part, wanted));
        // Of most phrases not even the first word was typed.
        let may_open = |phrase: &&Phrase| match (words_of(phrase.head).next(), words_of(phrase.tail).next()) {
            (Some(head), _) => words.first().is_some_and(|word| is_said(head, word)),
            (None, Some(tail)) => words.iter().any(|word| is_said(tail, word)),
            (None, None) => false,
        };
        let mut some = self.compared().iter().filter(may_open).peekable();
        some.peek()?;
        let tokens = Tokens::new(words);
        let opening = |phrase: &Phrase| {
            let head = if phrase.head.is_empty() { 0 } else { tokens.spell(0, phrase.head)?.end };
            let length = phrase.words().count();
            if phrase.tail.is_empty() {
                return Some(Opening { head, tail: None, length });
            }
            let tail = tokens.spell_last(head.max(1), phrase.tail, free)?;
            // Where nothing but fillers stands in the gap, there is none.
            let closed = head > 0 && words[head..tail.start].iter().all(|word| is_filler(word));
            Some(if closed { Opening { head: tail.end, tail: None, length } } else { Opening { head, tail: Some(tail), length } })
        };
        some.filter_map(opening).max_by_key(|opening| (opening.head > 0, opening.length))
    }
}

/// Returns whether a word is typed so; an umlaut may be spelled out.
fn is_spelled(typed: &str, word: &str) -> bool {
    let is_longer = typed.len() > word.len() && typed.as_bytes().first() == word.as_bytes().first();
    typed == word || (is_longer && without_umlaut_spelling(typed) == word)
}

/// Returns the phrases of all names of a kind, in the order of the names.
pub(crate) fn phrases(kind: &str, names: &[&str]) -> Vec<Phrases> {
    phrases_in(TABLE, kind, names)
}

/// Returns the phrases of all names of a kind in a table, in the order of the names; none for a name that has no row.
pub(crate) fn phrases_in(table: PhraseTable, kind: &str, names: &[&str]) -> Vec<Phrases> {
    let mut found: Vec<Phrases> = names.iter().map(|_| Phrases::default()).collect();
    for (_, name, phrases) in rows(table, |of| of == kind) {
        if let Some(at) = names.iter().position(|it| *it == name) {
            found[at] = phrases;
        }
    }
    found
}

/// Returns the rows of a table whose kind is wanted: kind, name and phrases.
pub(crate) fn rows(
    table: PhraseTable,
    is_wanted: impl Fn(&str) -> bool,
) -> impl Iterator<Item = (&'static str, &'static str, Phrases)> {
    let wanted = table.iter().filter(move |(kind, _)| is_wanted(kind));
    wanted.flat_map(|(kind, rows)| rows.split('\n').map(move |row| (*kind, row))).filter_map(|(kind, row)| {
        let mut cells = row.split('\t');
        let (name, en, de, pl) = (cells.next()?, cells.next()?, cells.next()?, cells.next()?);
        Some((kind, name, Phrases::new([en, de, pl])))
    })
}

/// The longest name that an action can say, in bytes.
const LONGEST_NAME: usize = 100;

/// Returns whether an action could name something so that it is read again: there is a letter or a figure in the name and no
/// comma, it is not endless, no small word that ties actions together stands at its ends, and none that follows a card inside of it.
pub(crate) fn can_be_named(name: &str) -> bool {
    const SMALL: [&str; 9] = ["to", "for", "with", "from", "at", "and", "then", "using", "choosing"];
    static LINKS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases("link", &SMALL));
    static AFTER_CARDS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases("link", &["using", "choosing"]));
    if name.len() > LONGEST_NAME {
        return false;
    }
    let spelled = key(name);
    let words: Vec<&str> = spelled.split(' ').filter(|word| !word.is_empty()).collect();
    let ties =
        |from: usize, link: &Phrases| link.begin(&words[from..]).is_some_and(|count| from == 0 || from + count == words.len());
    let is_tied = |from: usize| LINKS.iter().any(|link| ties(from, link));
    let is_cut = |from: usize| AFTER_CARDS.iter().any(|link| link.begin(&words[from..]).is_some());
    !words.is_empty() && !name.contains(',') && !(0..words.len()).any(|from| is_tied(from) || is_cut(from))
}

/// Returns whether an action of Lords of Xidit could name something so that it is read again: no word of the name opens another
/// part of the action.
pub(crate) fn can_be_named_in_xidit(name: &str) -> bool {
    const PARTS: [&str; 6] = ["to", "giving", "taking", "placing", "raising", "rewarding"];
    static LINKS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases("xidit", &PARTS));
    let spelled = key(name);
    let opens = |word: &str| LINKS.iter().any(|link| link.include(word));
    name.len() <= LONGEST_NAME && !spelled.is_empty() && !name.contains(',') && !spelled.split(' ').any(opens)
}

/// Returns the only row of a kind.
fn row(kind: &str) -> Phrases {
    phrases(kind, &[kind]).pop().unwrap_or_default()
}

/// Returns whether a key is a word that people put before or behind names: an article, `player`, `my`.
fn is_filler(key: &str) -> bool {
    static FILLERS: LazyLock<HashSet<&str>> =
        LazyLock::new(|| row("filler").compared().iter().filter_map(|phrase| words_of(phrase.head).last()).collect());
    FILLERS.contains(key)
}

/// Returns whether a key is a word by which people begin to speak of themselves: `I`, `ich`, `ja`.
pub(crate) fn is_speaker(key: &str) -> bool {
    static SPEAKERS: LazyLock<Phrases> = LazyLock::new(|| row("speaker"));
    SPEAKERS.compared().iter().any(|phrase| phrase.head == key)
}

/// Returns a text without the fillers at both of its ends; all of it where there is nothing else.
pub(crate) fn without_fillers(typed: &str) -> &str {
    let filler = |word: &str| key(word).split(' ').all(is_filler);
    let mut rest = typed.trim();
    while let Some((_, behind)) = rest.split_once(char::is_whitespace).filter(|(first, _)| filler(first)) {
        rest = behind.trim_start();
    }
    while let Some((before, _)) = rest.rsplit_once(char::is_whitespace).filter(|(_, last)| filler(last)) {
        rest = before.trim_end();
    }
    rest
}

/// A name as somebody typed it, which may be another form of a name there is: `den Ältesten`, `Długich Łukach`.
pub(crate) struct TypedName(Vec<String>);

impl TypedName {
    /// Returns a name of which fillers do not count.
    pub(crate) fn new(typed: &str) -> Self {
        Self(key(typed).split(' ').filter(|word| !is_filler(word)).map(str::to_owned).collect())
    }

    /// Returns the first letters of its first word: a name of which it is a form has the same ones.
    pub(crate) fn first_letters(&self) -> &str {
        self.0.first().map_or("", |first| beginning(first))
    }

    /// Returns whether it is a form of a key of a language.
    pub(crate) fn is_form_of(&self, lang: Lang, name: &str) -> bool {
        // Most names have no word with the first letters.
        let letters = self.0.first().map(|first| beginning(first));
        let begins = letters.is_some_and(|letters| name.split(' ').any(|word| word.starts_with(letters)));
        let words = || name.split(' ').filter(|word| !is_filler(word));
        begins && words().count() == self.0.len() && self.0.iter().zip(words()).all(|(one, other)| is_same_word(lang, one, other))
    }
}

/// Returns the first letters of the first word of a key that is no filler: forms of a name share them.
pub(super) fn first_letters(name: &str) -> &str {
    name.split(' ').find(|word| !is_filler(word)).map_or("", beginning)
}

/// Returns as many letters as forms of a word share at least.
pub(crate) fn beginning(word: &str) -> &str {
    word.get(..SHORTEST).unwrap_or(word)
}

/// Returns whether two words have one stem of at least three letters, and endings of a language behind it.
pub(crate) fn is_same_word(lang: Lang, one: &str, other: &str) -> bool {
    static ENDINGS: LazyLock<PerLang<Vec<Phrase>>> = LazyLock::new(|| PerLang::from_fn(|lang| row("ending").of(lang).collect()));
    let ending = |rest: &str| rest.is_empty() || ENDINGS.get(lang).iter().any(|it| it.head == rest);
    let common = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let stem = |length: usize| match (one.get(length..), other.get(length..)) {
        (Some(one), Some(other)) => ending(one) && ending(other),
        _ => false,
    };
    one == other || (SHORTEST..=common).any(stem)
}

/// Returns the number that a key is, in digits or as a word.
pub(crate) fn number(key: &str) -> Option<u8> {
    const NAMES: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
    static NUMBERS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases("number", &NAMES));
    let word = || (1..).zip(NUMBERS.iter()).find(|(_, phrases)| phrases.include(key)).map(|(number, _)| number);
    key.parse().ok().or_else(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::words::phrases::cell_with_keys;

    fn opening(phrases: &'static str, typed: &str) -> Option<Opening> {
        let phrases = Phrases::new(["", cell_with_keys(phrases).leak(), ""]);
        let words: Vec<String> = typed.split(' ').map(key).collect();
        phrases.open(&words.iter().map(String::as_str).collect::<Vec<_>>(), &|_| true)
    }

    #[test]
    fn phrases_may_stand_around_what_they_are_about() {
        let found = |head, tail, length| Some(Opening { head, tail, length });
        let attack = "angreifen | greife … an | … angreifen";
        assert_eq!(opening(attack, "greife Blau an"), found(1, Some(2..3), 2));
        assert_eq!(opening(attack, "greife Blau an, Ziel Figur"), found(1, Some(2..3), 2));
        assert_eq!(opening(attack, "angreifen Blau"), found(1, None, 1));
        assert_eq!(opening(attack, "Blau angreifen"), found(0, Some(1..2), 1));
        assert_eq!(opening(attack, "greife Blau"), None);
        let offer = "biete … bürgertum an";
        assert_eq!(opening(offer, "biete dem Kanzler das Buergertum an"), found(1, Some(4..6), 3));
        assert_eq!(opening("übergib … titel", "übergib den Titel an Blau"), found(3, None, 2), "no gap");
    }

    #[test]
    fn every_row_has_a_phrase_in_each_language() {
        for row in TABLE.iter().flat_map(|(_, rows)| rows.split('\n')) {
            let cells: Vec<&'static str> = row.split('\t').collect();
            assert_eq!(cells.len(), 4, "{row}");
            for cell in &cells[1..] {
                let phrases: Vec<Phrase> = cell.split(STROKE).map(Phrase::read).collect();
                assert!(phrases[0].form.is_none() && phrases[0].is_whole(), "{row}: the usual phrase has no form and no gap");
                assert!(phrases.iter().all(|it| !it.text.contains('=')), "{row}");
                let empty = |it: &Phrase| it.words().next().is_none() && it.form != Some(Form::Dative);
                assert!(!phrases.iter().any(empty), "{row}");
            }
        }
    }

    #[test]
    fn words_are_the_same_in_other_forms() {
        for (lang, one, other) in [
            (Lang::Pl, "gora", "gore"),
            (Lang::Pl, "gora", "gorze"),
            (Lang::Pl, "dlugie luki", "dlugich lukach"),
            (Lang::De, "die altesten", "den altesten"),
            (Lang::De, "wolfe", "wolfen"),
        ] {
            assert!(TypedName::new(other).is_form_of(lang, one), "{one} {other}");
        }
        for (lang, one, other) in
            [(Lang::De, "portal", "portier"), (Lang::De, "waldpfade", "waldlaufer"), (Lang::Pl, "dom", "dol")]
        {
            assert!(!TypedName::new(other).is_form_of(lang, one), "{one} {other}");
        }
    }

    #[test]
    fn fillers_stand_around_names() {
        for (typed, bare) in
            [("dem blauen Spieler", "blauen"), ("the mountain", "mountain"), ("gracza niebieskiego", "niebieskiego")]
        {
            assert_eq!(without_fillers(typed), bare);
        }
        assert_eq!(without_fillers("the"), "the");
    }
}
