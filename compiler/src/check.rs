//! What must hold in a book: every unit and term has its words in each of its languages, every reference leads
//! somewhere and finds the heading it expects.

use super::source::Book;
use lawspeaker_vocabulary::{Book as Id, Lang};
use std::collections::BTreeSet;

/// Returns every fault of the book.
pub fn faults(book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    let numbers: BTreeSet<&str> = book.units.iter().map(|unit| unit.number.as_str()).collect();
    let known = |number: &String| numbers.contains(number.as_str());
    words(book, &numbers, &mut faults);
    references(book, &numbers, &mut faults);
    for (key, term) in &book.terms {
        for place in term.places.iter().filter(|place| !known(place)) {
            faults.push(format!("term {key}: there is no unit {place}"));
        }
        for see in term.see.iter().filter(|see| !book.terms.contains_key(*see)) {
            faults.push(format!("term {key}: there is no term {see}"));
        }
    }
    for (id, divergence) in &book.divergences {
        for section in divergence.sections.iter().filter(|section| !known(section)) {
            faults.push(format!("divergence {id}: there is no unit {section}"));
        }
    }
    for entry in &book.index {
        let places = entry.places.iter().chain(entry.subentries.iter().flat_map(|sub| &sub.places));
        for place in places.filter(|place| !known(place)) {
            faults.push(format!("index, {}: there is no unit {place}", entry.en));
        }
        for see in entry.see.iter().filter(|see| !book.index.iter().any(|other| other.en == **see)) {
            faults.push(format!("index, {}: there is no entry {see}", entry.en));
        }
        if let Some(term) = entry.term.as_ref().filter(|term| !book.terms.contains_key(*term)) {
            faults.push(format!("index, {}: there is no term {term}", entry.en));
        }
    }
    faults
}

/// Equal keys in every language, and no blanks left to fill.
fn words(book: &Book, numbers: &BTreeSet<&str>, faults: &mut Vec<String>) {
    for lang in book.id.langs().iter().copied() {
        let code = lang.code();
        for number in numbers {
            match book.texts[lang].get(*number) {
                None => faults.push(format!("{code}: unit {number} has no text")),
                Some(text) if text.title.is_some() == text.label.is_some() => {
                    faults.push(format!("{code}: unit {number} needs a title or a label, and not both"));
                }
                Some(text) if text.words.trim().is_empty() => faults.push(format!("{code}: unit {number} is empty")),
                Some(_) => {}
            }
        }
        asks(book, lang, numbers, faults);
        let unknown = book.texts[lang].keys().filter(|number| !numbers.contains(number.as_str()));
        faults.extend(unknown.map(|number| format!("{code}: {number} is no unit")));
        terms(book, lang, numbers, faults);
        let unknown = book.term_words[lang].keys().filter(|key| !book.terms.contains_key(*key));
        faults.extend(unknown.map(|key| format!("{code}: {key} is no term")));
        let missing = book.divergences.keys().filter(|id| !book.divergence_words[lang].contains_key(*id));
        faults.extend(missing.map(|id| format!("{code}: divergence {id} has no words")));
        let unknown = book.divergence_words[lang].keys().filter(|id| !book.divergences.contains_key(*id));
        faults.extend(unknown.map(|id| format!("{code}: {id} is no divergence")));
    }
}

/// Every unit of the Law has what players ask when it is the answer.
fn asks(book: &Book, lang: Lang, numbers: &BTreeSet<&str>, faults: &mut Vec<String>) {
    let (code, asks) = (lang.code(), &book.asks[lang]);
    let missing = numbers.iter().filter(|number| book.id == Id::Oath && !asks.contains_key(**number));
    faults.extend(missing.map(|number| format!("{code}: unit {number} has no questions")));
    let unknown = asks.keys().filter(|number| !numbers.contains(number.as_str()));
    faults.extend(unknown.map(|number| format!("{code}: there are questions for {number}, which is no unit")));
}

/// Every term has a name and a meaning; an entry without a rule at least sends somewhere.
fn terms(book: &Book, lang: Lang, numbers: &BTreeSet<&str>, faults: &mut Vec<String>) {
    let code = lang.code();
    for (key, term) in &book.terms {
        let Some(words) = book.term_words[lang].get(key) else {
            faults.push(format!("{code}: term {key} has no words"));
            continue;
        };
        if words.name.is_none() && term.official(lang).is_empty() {
            faults.push(format!("{code}: term {key} has no name"));
        }
        let defined = words.definition.as_ref().is_some_and(|words| !words.trim().is_empty());
        if !defined && term.see.is_empty() && !numbers.contains(format!("10/{key}").as_str()) {
            faults.push(format!("{code}: term {key} has no definition"));
        }
    }
}

fn references(book: &Book, numbers: &BTreeSet<&str>, faults: &mut Vec<String>) {
    for unit in &book.units {
        if let Some(parent) = unit.parent.as_ref().filter(|parent| !numbers.contains(parent.as_str())) {
            faults.push(format!("unit {}: there is no parent {parent}", unit.number));
        }
        for citation in &unit.cites {
            let target = citation.means.as_ref().unwrap_or(&citation.to);
            let heading = book.texts[Lang::En].get(target).and_then(|text| text.title.as_ref().or(text.label.as_ref()));
            match (heading, &citation.title) {
                (None, _) => faults.push(format!("unit {}: there is no unit {target}", unit.number)),
                (Some(heading), Some(expected)) if heading != expected => {
                    faults.push(format!("unit {}: expects {target} to be \"{expected}\" and finds \"{heading}\"", unit.number));
                }
                (Some(_), _) => {}
            }
        }
    }
}
