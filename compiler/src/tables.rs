//! Writes the tables as Rust source: `static` data that costs nothing at start.

use super::{
    names::{self, Name},
    source::{Book, Citation, Divergence, Entry, Term, Unit},
    terms::Names,
};
use lawspeaker_vocabulary::{Lang, PerLang};
use std::fmt::Write as _;

/// Returns the source of all tables.
pub fn write(book: &Book) -> String {
    let mut out = String::new();
    let terms = Names::new(book);
    divergence_ids(&mut out, book);
    table(&mut out, "UNITS", "Unit", book.units.iter().map(|unit| self::unit(book, &terms, unit)));
    table(&mut out, "TERMS", "Term", book.terms.iter().map(|(key, term)| self::term(book, key, term)));
    table(&mut out, "DIVERGENCES", "Divergence", book.divergences.iter().map(|(id, it)| divergence(book, id, it)));
    table(&mut out, "INDEX", "IndexEntry", book.index.iter().map(entry));
    names::write(&mut out, "TERM_NAMES", "Term", &term_names(book));
    out
}

/// Appends a table of rows that are already Rust.
pub fn table(out: &mut String, name: &str, of: &str, rows: impl Iterator<Item = String>) {
    let rows: Vec<String> = rows.collect();
    // The rows are a static of their own, so that a row has one address wherever it is named.
    let _ = writeln!(out, "static {name}_ROWS: [{of}; {}] = [\n{}];", rows.len(), rows.join(""));
    let _ = writeln!(out, "/// Every row of its kind, as the rulebook has it.\npub static {name}: &[{of}] = &{name}_ROWS;");
}

/// Appends the enum of the ids of all divergences, so that code can name no other.
fn divergence_ids(out: &mut String, book: &Book) {
    out.push_str("lawspeaker_vocabulary::word_enum! {\n/// The id of a divergence, in the order of the table.\nDivergenceId {\n");
    for (id, words) in &book.divergence_words[Lang::En] {
        let _ = writeln!(out, "/// {}\n{id} = {id:?},", words.title);
    }
    out.push_str("}\n}\n");
}

fn unit(book: &Book, terms: &Names, unit: &Unit) -> String {
    let texts = PerLang::from_fn(|lang| book.texts[lang].get(&unit.number).map_or(String::new(), |text| text.words.clone()));
    let number = &unit.number;
    let divergences = book.divergences.iter().filter(|(_, divergence)| divergence.sections.contains(number));
    format!(
        "Unit {{ book: Book::Oath, number: {number:?}, parent: {:?}, kind: Kind::{}, cites: &[{}], terms: &{:?}, \
         divergences: &[{}], texts: PerLang([{}]) }},\n",
        unit.parent,
        variant(&unit.kind),
        unit.cites.iter().map(citation).collect::<String>(),
        terms.within(&texts),
        divergences.map(|(id, _)| ["DivergenceId::", id, ", "].concat()).collect::<Vec<_>>().concat(),
        Lang::ALL.map(|lang| text(book, lang, number)).concat(),
    )
}

fn citation(citation: &Citation) -> String {
    let printings = if citation.printings.is_empty() { "Printing::ALL".to_owned() } else { self::printings(&citation.printings) };
    format!(
        "Citation {{ to: {:?}, page: {:?}, means: {:?}, erratum: {:?}, printings: {printings} }}, ",
        citation.to, citation.page, citation.means, citation.erratum
    )
}

fn printings(codes: &[String]) -> String {
    let printings: Vec<String> = codes.iter().map(|code| format!("Printing::{}", variant(code))).collect();
    format!("&[{}]", printings.join(", "))
}

fn text(book: &Book, lang: Lang, number: &str) -> String {
    let Some(text) = book.texts[lang].get(number) else { return String::new() };
    let heading = text.title.as_ref().or(text.label.as_ref());
    format!(
        "Text {{ title: {:?}, printed: {}, text: {:?} }}, ",
        heading.map_or("", |it| it),
        text.title.is_some(),
        text.words.trim()
    )
}

fn term(book: &Book, key: &str, term: &Term) -> String {
    let words = |lang: Lang| &book.term_words[lang][key];
    let names = Lang::ALL.map(|lang| {
        let mut names: Vec<&String> = term.official(lang).iter().collect();
        names.extend(&words(lang).name);
        format!("&{names:?}, ")
    });
    let definitions = Lang::ALL.map(|lang| {
        let own = words(lang).definition.as_deref();
        let entry = book.texts[lang].get(&format!("10/{key}")).map(|text| text.words.trim());
        format!("{:?}, ", own.or(entry).unwrap_or_default())
    });
    format!(
        "Term {{ book: Book::Oath, key: {key:?}, also: &{:?}, kind: {:?}, places: &{:?}, names: PerLang([{}]), official: PerLang({:?}), aliases: PerLang([{}]), definitions: PerLang([{}]), \
         extras: None }},\n",
        term.also,
        term.kind,
        term.places,
        names.concat(),
        Lang::ALL.map(|lang| !term.official(lang).is_empty()),
        Lang::ALL.map(|lang| format!("&{:?}, ", words(lang).aliases)).concat(),
        definitions.concat(),
    )
}

fn divergence(book: &Book, id: &str, divergence: &Divergence) -> String {
    let words = Lang::ALL.map(|lang| {
        let words = &book.divergence_words[lang][id];
        format!(
            "DivergenceWords {{ title: {:?}, printings: PerLang({:?}), consequence: {:?}, intent: {:?} }}, ",
            words.title,
            [&words.en, &words.de, &words.pl],
            words.consequence,
            words.intent
        )
    });
    format!(
        "Divergence {{ id: DivergenceId::{id}, sections: &{:?}, severity: Severity::{}, current: {}, contested: {}, confidence: {}, words: PerLang([{}]) }},\n",
        divergence.sections,
        variant(&divergence.severity),
        printings(&divergence.current),
        divergence.contested,
        divergence.confidence.as_ref().map_or("None".to_owned(), |it| format!("Some(Confidence::{})", variant(it))),
        words.concat(),
    )
}

fn entry(entry: &Entry) -> String {
    let under = entry
        .subentries
        .iter()
        .map(|sub| format!("IndexLine {{ headings: PerLang({:?}), places: &{:?} }}, ", [&sub.en, &sub.de, &sub.pl], sub.places));
    format!(
        "IndexEntry {{ headings: PerLang({:?}), term: {:?}, places: &{:?}, see: &{:?}, under: &[{}] }},\n",
        [&entry.en, &entry.de, &entry.pl],
        entry.term,
        entry.places,
        entry.see,
        under.collect::<String>(),
    )
}

/// Every name of every term.
pub fn term_names(book: &Book) -> Vec<Name> {
    let mut names = Vec::new();
    for (row, (key, term)) in book.terms.iter().enumerate() {
        let mut push = |lang: Lang, name: &str, official: bool| names.push(Name::new(row, lang, name, official));
        push(Lang::En, key, true);
        term.also.iter().for_each(|also| push(Lang::En, also, true));
        for lang in book.id.langs().iter().copied() {
            let words = &book.term_words[lang][key];
            term.official(lang).iter().for_each(|name| push(lang, name, true));
            words.name.iter().chain(&words.aliases).chain(&words.former).for_each(|name| push(lang, name, false));
        }
    }
    names
}

/// Returns `some-kind` as the variant `SomeKind`.
pub fn variant(kind: &str) -> String {
    kind.split('-').flat_map(|part| part.chars().take(1).flat_map(char::to_uppercase).chain(part.chars().skip(1))).collect()
}
