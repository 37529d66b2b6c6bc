//! Reads what the build script has packed, once, when it is first used: any text, and the books that are kept as one.

use super::{Book, Citation, Extras, IndexEntry, Kind, Lang, Name, Names, PerLang, Printing, Term, Text, Unit};
use std::sync::LazyLock;

const PART: &str = "\u{1c}\n";
const ROW: &str = "\u{1e}\n";
const FIELD: char = '\u{1f}';
const ITEM: char = '\u{1d}';

static XIDIT: LazyLock<Tables> =
    LazyLock::new(|| Tables::read(Book::Xidit, unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/xidit.book"))).leak()));
static DOMINION: LazyLock<Tables> =
    LazyLock::new(|| Tables::read(Book::Dominion, unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/dominion.book"))).leak()));

/// Unpacks a text that the build script has packed. Of what it did not pack comes an empty text, and the tests of its content fail.
pub(crate) fn unpacked(packed: &[u8]) -> String {
    let bytes = miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// The tables of a book.
pub struct Tables {
    pub units: &'static [Unit],
    pub terms: &'static [Term],
    pub names: Names<Term>,
    pub index: &'static [IndexEntry],
    pub card_index: &'static [IndexEntry],
}

/// Returns the tables of Lords of Xidit.
pub fn xidit() -> &'static Tables {
    &XIDIT
}

/// Returns the tables of the Dominion glossary.
pub fn dominion() -> &'static Tables {
    &DOMINION
}

impl Tables {
    /// Reads the parts of a book. A part that is not there is empty; the tests admit none that should not be.
    fn read(book: Book, text: &'static str) -> Self {
        let mut parts = text.split(PART);
        let mut rows = || parts.next().unwrap_or_default().split(ROW).filter(|row| !row.is_empty());
        let units = rows().map(|row| unit(book, &mut Fields(row.split(FIELD)))).collect::<Vec<_>>().leak();
        let terms: &'static [Term] = rows().map(|row| term(book, &mut Fields(row.split(FIELD)))).collect::<Vec<_>>().leak();
        let names = rows().map(|row| name(book, &mut Fields(row.split(FIELD)))).collect::<Vec<_>>().leak();
        let card_index = rows().map(|row| card(book, terms, &mut Fields(row.split(FIELD)))).collect::<Vec<_>>().leak();
        let index = terms.iter().map(|term| entry(term, terms)).collect::<Vec<_>>().leak();
        Self { units, terms, names: Names::sorted(names), index, card_index }
    }
}

/// The fields of a row, one after the other; empty where there are no more.
struct Fields<I>(I);

impl<I: Iterator<Item = &'static str>> Fields<I> {
    fn text(&mut self) -> &'static str {
        self.0.next().unwrap_or_default()
    }

    fn list(&mut self) -> &'static [&'static str] {
        self.text().split(ITEM).filter(|item| !item.is_empty()).collect::<Vec<_>>().leak()
    }
}

/// Returns what each language of the book has, in the order of all languages, with the gaps filled.
fn filled<T: Copy + Default>(book: Book, held: &[T]) -> PerLang<T> {
    PerLang::from_fn(|lang| {
        let place = book.langs().iter().position(|own| *own == book.nearest(lang)).unwrap_or(0);
        held.get(place).copied().unwrap_or_default()
    })
}

fn unit(book: Book, fields: &mut Fields<impl Iterator<Item = &'static str>>) -> Unit {
    let number = fields.text();
    let parent = Some(fields.text()).filter(|parent| !parent.is_empty());
    let kind = Kind::from_word(fields.text()).unwrap_or(Kind::Rule);
    let cite = |to: &&'static str| Citation { to, page: None, means: None, erratum: None, printings: Printing::ALL };
    let cites = fields.list().iter().map(cite).collect::<Vec<_>>().leak();
    let terms = fields.list();
    let texts: Vec<(&str, &str)> = book.langs().iter().map(|_| (fields.text(), fields.text())).collect();
    let texts = PerLang(filled(book, &texts).0.map(|(title, text)| Text { title, printed: true, text }));
    Unit { book, number, parent, kind, cites, terms, divergences: &[], texts }
}

fn term(book: Book, fields: &mut Fields<impl Iterator<Item = &'static str>>) -> Term {
    let (key, kind, places, see) = (fields.text(), fields.text(), fields.list(), fields.list());
    let langs = book.langs().len();
    let (mut names, mut aliases, mut definitions) = (Vec::new(), Vec::new(), Vec::new());
    let (mut former, mut special, mut examples) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..langs {
        names.push(fields.list());
        aliases.push(fields.list());
        former.push(fields.list());
        definitions.push(fields.text());
        special.push(fields.list());
        examples.push(fields.list());
    }
    let extras =
        Extras { see, former: filled(book, &former), special: filled(book, &special), examples: filled(book, &examples) };
    Term {
        book,
        key,
        also: &[],
        kind,
        places,
        names: filled(book, &names),
        official: PerLang::from_fn(|lang| book.langs().contains(&lang)),
        aliases: filled(book, &aliases),
        definitions: filled(book, &definitions),
        extras: Some(Box::leak(Box::new(extras))),
    }
}

fn name(book: Book, fields: &mut Fields<impl Iterator<Item = &'static str>>) -> Name {
    let row = fields.text().parse().unwrap_or(0);
    let lang = Lang::from_code(fields.text()).unwrap_or(Lang::En);
    let official = !fields.text().is_empty();
    let (shown, folded, stems) = (fields.text(), fields.text(), fields.text());
    Name::new(folded, stems, shown, lang, official, (book, row))
}

/// A card that terms name, with their English names.
fn card(book: Book, all: &'static [Term], fields: &mut Fields<impl Iterator<Item = &'static str>>) -> IndexEntry {
    let (german, english, keys) = (fields.text(), fields.text(), fields.list());
    let named_in = keys.iter().filter_map(|key| all.iter().find(|term| term.key == *key)).map(|term| term.name(Lang::En));
    IndexEntry {
        headings: PerLang::from_fn(|lang| if book.nearest(lang) == Lang::De { german } else { english }),
        term: None,
        places: &[],
        see: named_in.collect::<Vec<_>>().leak(),
        under: &[],
    }
}

/// The index of a book that prints none: its terms, where they stand and what they send to.
fn entry(term: &'static Term, all: &'static [Term]) -> IndexEntry {
    let sent = term.extras.map_or(&[][..], |extras| extras.see).iter();
    let named = sent.filter_map(|key| all.iter().find(|other| other.key == *key)).map(|other| other.name(Lang::En));
    IndexEntry {
        headings: PerLang::from_fn(|lang| term.name(lang)),
        term: Some(term.key),
        places: term.places,
        see: named.collect::<Vec<_>>().leak(),
        under: &[],
    }
}
