//! Writes a book as one text that is read when the book is first used. A table of pointers would be put in place at
//! every start, also when only the Law is used. `law::unpack` reads it.

use super::{
    names::Name,
    source::{Book, Term, Unit},
    tables::term_names,
    terms::Names,
};
use lawspeaker_vocabulary::PerLang;

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
    [units, rows, names].join(PART)
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

/// Key, kind, places, what it sends to; then names, aliases, definition, special cases and examples in each language.
fn term(book: &Book, key: &str, term: &Term) -> String {
    let mut fields = vec![key.to_owned(), term.kind.clone(), term.places.join(ITEM), term.see.join(ITEM)];
    for lang in book.id.langs() {
        let words = &book.term_words[*lang][key];
        fields.push(term.official(*lang).join(ITEM));
        fields.push(words.aliases.join(ITEM));
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
