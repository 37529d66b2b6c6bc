//! Lookup in the sorted list of the book's words: exact, misspelled, incomplete and compound words.

use crate::law::{Lang, words};
use std::ops::Range;

/// One word of the book in one language.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// Lower case, without diacritics.
    pub folded: &'static str,
    /// Lower case.
    pub spelled: &'static str,
    /// Its language.
    pub lang: Lang,
}

/// Where a word stands in the text of all: a table of pointers would be three times as large.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    at: u32,
    /// The letters that it has, a bit each.
    letters: u32,
    /// The length of its folded spelling, and of the spelling behind that; 0 where both are one.
    folded: u8,
    spelled: u8,
    lang: Lang,
}

impl Row {
    pub const fn new(at: u32, letters: u32, folded: u8, spelled: u8, lang: Lang) -> Self {
        Self { at, letters, folded, spelled, lang }
    }
}

/// The words of a book, sorted by their folded spelling.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    text: &'static str,
    rows: &'static [Row],
}

impl Vocabulary {
    pub const fn new(text: &'static str, rows: &'static [Row]) -> Self {
        Self { text, rows }
    }

    /// Reads words that stand in lines: folded, word, language.
    pub fn read(lines: &str) -> Self {
        let (mut text, mut rows) = (String::new(), Vec::new());
        for line in lines.lines() {
            let mut columns = line.split('\t');
            let (Some(folded), Some(word), Some(lang)) =
                (columns.next(), columns.next(), columns.next().and_then(Lang::from_code))
            else {
                continue;
            };
            let other = if word == folded { "" } else { word };
            let length = |part: &str| u8::try_from(part.len()).ok();
            let (Ok(at), Some(of_folded), Some(of_word)) = (u32::try_from(text.len()), length(folded), length(other)) else {
                continue;
            };
            rows.push(Row::new(at, words::letters(folded), of_folded, of_word, lang));
            text += folded;
            text += other;
        }
        Self { text: text.leak(), rows: rows.leak() }
    }

    fn folded(self, row: &Row) -> &'static str {
        let start = row.at as usize;
        self.text.get(start..start + usize::from(row.folded)).unwrap_or_default()
    }

    fn word(self, row: &Row) -> Word {
        let folded = self.folded(row);
        let start = row.at as usize + folded.len();
        let spelled = if row.spelled == 0 { Some(folded) } else { self.text.get(start..start + usize::from(row.spelled)) };
        Word { folded, spelled: spelled.unwrap_or_default(), lang: row.lang }
    }

    fn words(self, places: Range<usize>) -> impl Iterator<Item = Word> + Clone {
        self.rows.get(places).unwrap_or_default().iter().map(move |row| self.word(row))
    }

    /// Returns the places of the words from `folded` on, as long as they are such.
    fn range(self, folded: &str, is_such: impl Fn(&str) -> bool) -> Range<usize> {
        let start = self.rows.partition_point(|row| self.folded(row) < folded);
        let length = self.rows[start..].iter().take_while(|row| is_such(self.folded(row))).count();
        start..start + length
    }
}

/// Returns the words that are this one but for case and diacritics.
pub fn exact_words(all: Vocabulary, folded: &str) -> impl Iterator<Item = Word> + Clone {
    all.words(all.range(folded, |known| known == folded))
}

/// The longest German compound that is taken apart.
const MAX_COMPOUND_BYTES: usize = 40;

fn german_word(all: Vocabulary, folded: &str) -> Option<Word> {
    exact_words(all, folded).find(|word| word.lang == Lang::De)
}

/// Returns the two German words that an unknown one is made of, if the book has both.
pub fn compound_parts(all: Vocabulary, folded: &str) -> Vec<Word> {
    const SHORTEST: usize = 4;
    const JOINTS: [&str; 5] = ["", "s", "n", "en", "es"];
    if !folded.is_ascii() || folded.len() > MAX_COMPOUND_BYTES {
        return Vec::new();
    }
    for at in SHORTEST..folded.len().saturating_sub(SHORTEST - 1) {
        let (head, tail) = folded.split_at(at);
        let head = JOINTS
            .iter()
            .filter_map(|joint| head.strip_suffix(joint))
            .filter(|head| head.len() >= SHORTEST)
            .find_map(|head| german_word(all, head));
        if let (Some(head), Some(tail)) = (head, german_word(all, tail)) {
            return vec![head, tail];
        }
    }
    Vec::new()
}

/// Returns the infinitive of an unknown form of a German verb, if the book has it: umsiedelt is umsiedeln, verspielte verspielen,
/// ausgesucht aussuchen.
pub fn infinitive(all: Vocabulary, folded: &str) -> Option<Word> {
    const ENDINGS: [&str; 7] = ["", "e", "t", "et", "st", "te", "ten"];
    const SHORTEST: usize = 3;
    let of_form = |form: &str| {
        let roots = ENDINGS.iter().filter_map(|ending| form.strip_suffix(ending)).filter(|root| root.len() >= SHORTEST);
        roots.flat_map(|root| [[root, "en"].concat(), [root, "n"].concat()]).find_map(|verb| german_word(all, &verb))
    };
    let participles = folded.match_indices("ge").map(|(at, ge)| [&folded[..at], &folded[at + ge.len()..]].concat());
    of_form(folded).or_else(|| participles.into_iter().find_map(|form| of_form(&form)))
}

/// Returns the longest German word that an unknown one ends or begins with.
pub fn longest_part(all: Vocabulary, folded: &str) -> Option<Word> {
    const SHORTEST: usize = 5;
    if !folded.is_ascii() || folded.len() > MAX_COMPOUND_BYTES {
        return None;
    }
    let mut lengths = (SHORTEST..folded.len()).rev();
    lengths.find_map(|length| german_word(all, &folded[folded.len() - length..]).or_else(|| german_word(all, &folded[..length])))
}

/// Returns the words that begin with this, unless too many do.
pub fn words_with_prefix(all: Vocabulary, folded: &str) -> Vec<Word> {
    const MAX_WORDS: usize = 24;
    if folded.len() < 4 {
        return Vec::new();
    }
    let places = all.range(folded, |known| known.starts_with(folded));
    if places.len() > MAX_WORDS { Vec::new() } else { all.words(places).collect() }
}

/// Returns the words at the smallest distance: one edit in short words, two in long ones, and never more than one to
/// reach another language. Words of the wanted language come alone if they are as near as any other.
pub fn nearest_words(all: Vocabulary, folded: &str, lang: Lang) -> Vec<Word> {
    let allowed = match folded.chars().count() {
        4..=6 => 1,
        7..=40 => 2,
        _ => return Vec::new(),
    };
    let letters = words::letters(folded);
    let mut best = allowed;
    let mut found: Vec<Word> = Vec::new();
    for row in all.rows {
        let max_distance = if row.lang == lang { best } else { best.min(1) };
        // An edit changes the length by one letter at most, and brings in one new letter at most on either side.
        if usize::from(row.folded).abs_diff(folded.len()) > max_distance {
            continue;
        }
        if has_more_bits(row.letters & !letters, max_distance) || has_more_bits(letters & !row.letters, max_distance) {
            continue;
        }
        let distance = strsim::osa_distance(all.folded(row), folded);
        if distance > max_distance {
            continue;
        }
        if distance < best {
            best = distance;
            found.clear();
        }
        found.push(all.word(row));
    }
    if found.iter().any(|word| word.lang == lang) {
        found.retain(|word| word.lang == lang);
    }
    found
}

/// Returns whether more bits are set than so many.
fn has_more_bits(mut bits: u32, than: usize) -> bool {
    for _ in 0..than {
        bits &= bits.wrapping_sub(1);
    }
    bits != 0
}
