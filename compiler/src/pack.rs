//! Writes a book as one text that is read when the book is first used. A table of pointers would be put in place at
//! every start, also when only the Law is used. `law::unpack` reads it.

use super::{
    names::Name,
    source::{Book, CardNames, Term, Unit},
    tables::term_names,
    terms::Names,
};
use lawspeaker_vocabulary::{Lang, PerLang};
use std::collections::BTreeMap;

const PART: &str = "\u{1c}\n";
const ROW: &str = "\u{1e}\n";
const FIELD: &str = "\u{1f}";
const ITEM: &str = "\u{1d}";

/// Returns the text of a book.
pub fn write(book: &Book) -> String {
    let terms = Names::new(book);
    let units = book.units.iter().map(|unit| self::unit(book, &terms, unit)).collect::<Vec<_>>().join(ROW);
    let rows = book.terms.iter().map(|(key, term)| self::term(book, key, term)).collect::<Vec<_>>().join(ROW);
    let names = term_names(book).iter().map(name).collect::<Vec<_>>().join(ROW);
    let cards = card_rows(book).join(ROW);
    [units, rows, names, cards].join(PART)
}

/// The cards that the terms name: German name, English name, the keys of those terms.
fn card_rows(book: &Book) -> Vec<String> {
    let mut spelled: Vec<(String, &str)> =
        book.card_names.iter().flat_map(|(key, names)| names.spellings().map(|it| (it, key.as_str()))).collect();
    // A longer name is looked for first: a snowy village is no village.
    spelled.sort_by_key(|(spelling, _)| std::cmp::Reverse(spelling.len()));
    let mut terms: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (key, words) in &book.term_words[Lang::De] {
        let texts = words.definition.iter().chain(&words.special).chain(&words.examples);
        let mut text = texts.map(String::as_str).collect::<Vec<_>>().join(" ").replace('\n', " ");
        for (spelling, card) in &spelled {
            if strike_out(&mut text, spelling) && !terms.entry(card).or_default().contains(&key.as_str()) {
                terms.entry(card).or_default().push(key);
            }
        }
    }
    let row = |(key, names): (&String, &CardNames)| {
        let named_in = terms.get(key.as_str()).map(|keys| keys.join(ITEM)).unwrap_or_default();
        [names.de.clone(), names.en.clone(), named_in].join(FIELD)
    };
    book.card_names.iter().map(row).collect()
}

/// Takes every occurrence of a word out of a text. Returns whether there was one.
fn strike_out(text: &mut String, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    let whole = |at: &usize| !is_letter(text[..*at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next());
    let found: Vec<usize> = text.match_indices(word).map(|(at, _)| at).filter(whole).collect();
    for at in &found {
        text.replace_range(*at..at + word.len(), &" ".repeat(word.len()));
    }
    !found.is_empty()
}

/// Number, parent, kind, what it cites, terms; then heading and text in each language.
fn unit(book: &Book, terms: &Names, unit: &Unit) -> String {
    let texts = PerLang::from_fn(|lang| book.texts[lang].get(&unit.number).map_or(String::new(), |text| text.words.clone()));
    let cites: Vec<&str> = unit.cites.iter().map(|citation| citation.to.as_str()).collect();
    let mut fields = vec![
        unit.number.clone(),
        unit.parent.clone().unwrap_or_default(),
        unit.kind.clone(),
        cites.join(ITEM),
        terms.within(&texts).join(ITEM),
    ];
    for lang in book.id.langs() {
        let heading = book.texts[*lang].get(&unit.number).and_then(|text| text.title.clone());
        fields.extend([heading.unwrap_or_default(), texts[*lang].trim().to_owned()]);
    }
    fields.join(FIELD)
}

/// Key, kind, places, what it sends to; then names, aliases, former names, definition, special cases and examples in each language.
fn term(book: &Book, key: &str, term: &Term) -> String {
    let mut fields = vec![key.to_owned(), term.kind.clone(), term.places.join(ITEM), term.see.join(ITEM)];
    for lang in book.id.langs() {
        let words = &book.term_words[*lang][key];
        fields.push(term.official(*lang).join(ITEM));
        fields.push(words.aliases.join(ITEM));
        fields.push(words.former.join(ITEM));
        fields.push(words.definition.as_deref().unwrap_or_default().trim().to_owned());
        fields.extend([words.special.join(ITEM), words.examples.join(ITEM)]);
    }
    fields.join(FIELD)
}

/// The row of its term, its language, whether it is official; as written, folded, stemmed.
fn name(name: &Name) -> String {
    let official = if name.official { "official" } else { "" };
    [&name.row.to_string(), name.lang.code(), official, &name.shown, &name.folded, &name.stems].join(FIELD)
}
