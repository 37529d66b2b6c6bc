//! Which terms stand in which unit, found by the stems of their official names.

use super::source::Book;
use crate::{lang::Lang, words};

/// Words so common that naming them under a section would tell nobody anything.
const TOO_COMMON: [&str; 6] = ["after", "you", "place", "box", "player", "take"];

/// Returns the keys of the terms that a unit names in English and in another language, in the order in
/// which its English text names them.
pub fn in_unit(book: &Book, number: &str) -> Vec<String> {
    in_text(book, &Lang::ALL.map(|lang| book.texts[lang as usize].get(number).map_or(String::new(), |text| text.words.clone())))
}

/// Returns the keys of the terms that a text names, likewise.
pub fn in_text(book: &Book, texts: &[String; 3]) -> Vec<String> {
    let stems = Lang::ALL.map(|lang| format!(" {} ", words::stems(lang, &texts[lang as usize])));
    let mut found: Vec<(usize, &String)> = Vec::new();
    for (key, term) in &book.terms {
        if term.kind == "rule-word" || TOO_COMMON.contains(&key.as_str()) {
            continue;
        }
        let places =
            Lang::ALL.map(|lang| term.official(lang).iter().filter_map(|name| position(&stems[lang as usize], lang, name)).min());
        if let (Some(place), [_, Some(_), _] | [_, _, Some(_)]) = (places[0], places) {
            found.push((place, key));
        }
    }
    found.sort();
    found.into_iter().map(|(_, key)| key.clone()).collect()
}

fn position(stems: &str, lang: Lang, name: &str) -> Option<usize> {
    let name = words::stems(lang, name);
    if name.is_empty() { None } else { stems.find(&format!(" {name} ")) }
}
