//! Our own restatement of the Law, printed as a book would be: a text to damage that is nobody else's.

use lawspeaker::law::{Kind, Lang, UNITS, Unit};

/// Returns the book. Steps have only their last figure, sections a heading in capitals, rules a title that runs in.
pub fn book(lang: Lang) -> String {
    let mut book = String::new();
    // Some printings lack some entries of the glossary.
    let is_printed = |unit: &&Unit| unit.kind != Kind::Entry || unit.text(lang).printed;
    for unit in UNITS.iter().filter(|unit| !matches!(unit.kind, Kind::Box | Kind::Paragraph)).filter(is_printed) {
        let words = unit.text(lang);
        let number = if unit.number.starts_with("1.") || unit.number.starts_with("8.3.5.") {
            format!("{}.", unit.number.rsplit('.').next().unwrap_or_default())
        } else {
            unit.number.to_owned()
        };
        let printed = match unit.kind {
            Kind::Entry => format!("{}: {}\n", words.title, words.text),
            Kind::Chapter => format!("{}\nP {number} Q\n\n{}\n", words.title, words.text),
            Kind::Step => format!("{number} {}\n", words.text),
            Kind::Section => format!("{number} {}\n{}\n", words.title.to_uppercase(), words.text),
            Kind::Rule | Kind::Box | Kind::Paragraph => format!("{number} {}. {}\n", words.title, words.text),
        };
        book.push_str(&printed);
    }
    book
}

/// Returns the letters and figures of a text, without capitals.
pub fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
