//! Damage that such texts have, done on purpose to a whole book of our own: every section must come out with the same
//! words as from the undamaged text.

use crate::import_book::{book, squeezed};
use lawspeaker::{
    import::{Imported, import},
    law::{Kind, Lang, UNITS},
};

/// The book in lines of a column's width.
fn wrapped(lang: Lang, width: usize) -> Vec<String> {
    book(lang).lines().flat_map(|line| textwrap::wrap(line, width)).map(std::borrow::Cow::into_owned).collect()
}

fn texts(imported: &Imported) -> Vec<(&'static str, String)> {
    imported.sections.iter().map(|section| (section.number, squeezed(&section.text))).collect()
}

/// Damages the book in every language and holds what comes out against what should.
fn holds(name: &str, damage: impl Fn(&[String]) -> String) {
    for lang in Lang::ALL {
        let lines = wrapped(lang, 50);
        let sound = import(&lines.join("\n"), lang).expect("the sound book");
        holds_as(name, &sound, &damage(&lines), lang);
    }
}

fn holds_as(name: &str, sound: &Imported, damaged: &str, lang: Lang) {
    let read = import(damaged, lang).unwrap_or_else(|refusal| panic!("{name} {}: {refusal}", lang.code()));
    assert!(read.missing.is_empty(), "{name} {}: {:?}", lang.code(), read.missing);
    let (sound, read) = (texts(sound), texts(&read));
    let changed: Vec<_> = read.iter().filter(|section| !sound.contains(section)).collect();
    assert!(changed.is_empty() && sound.len() == read.len(), "{name} {}: {changed:#?}", lang.code());
}

fn pages(lines: &[String], page: impl Fn(usize, &[String]) -> String) -> String {
    lines.chunks(40).enumerate().map(|(at, lines)| page(at, lines)).collect::<Vec<_>>().join("\u{c}")
}

#[test]
fn the_sound_book_in_lines_is_whole() {
    for lang in Lang::ALL {
        let read = import(&wrapped(lang, 50).join("\n"), lang).expect("the sound book");
        assert_eq!((&read.missing[..], &read.doubtful[..]), (&[][..], &[][..]), "{}", lang.code());
        for unit in UNITS.iter().filter(|unit| matches!(unit.kind, Kind::Rule | Kind::Step | Kind::Section)) {
            let found = read.sections.iter().find(|section| section.number == unit.number).expect(unit.number);
            let own = squeezed(unit.text(lang).text);
            assert!(squeezed(&found.text).ends_with(&own), "{} {}: {}", lang.code(), unit.number, found.text);
        }
    }
}

#[test]
fn two_columns_side_by_side() {
    holds("side by side", |lines| {
        pages(lines, |_, page| {
            let (left, right) = page.split_at(page.len().div_ceil(2));
            let right = right.iter().map(String::as_str).chain(std::iter::repeat(""));
            left.iter().zip(right).map(|(left, right)| format!("   {left:56}{right}\n")).collect::<Vec<_>>().concat()
        })
    });
}

#[test]
fn two_columns_line_by_line_in_turn() {
    holds("in turn", |lines| {
        pages(lines, |_, page| {
            let (left, right) = page.split_at(page.len().div_ceil(2));
            let right = right.iter().map(String::as_str).chain(std::iter::repeat(""));
            left.iter().zip(right).map(|(left, right)| format!("{left}\n{right}\n")).collect::<Vec<_>>().concat()
        })
    });
}

#[test]
fn running_heads_and_page_numbers() {
    holds("heads and feet", |lines| pages(lines, |at, page| format!("THE LAW OF OATH\n{}\n{}\n", page.join("\n"), at + 1)));
    holds("heads alone", |lines| {
        let page = |(at, page): (usize, &[String])| format!("{}\nThe Law of Oath   {}\n", page.join("\n"), at + 1);
        lines.chunks(40).enumerate().map(page).collect::<Vec<_>>().concat()
    });
    holds("numbers alone", |lines| {
        let page = |(at, page): (usize, &[String])| format!("{}\n{}\n", page.join("\n"), at + 1);
        lines.chunks(40).enumerate().map(page).collect::<Vec<_>>().concat()
    });
}

#[test]
fn a_page_that_is_there_twice_changes_nothing() {
    for lang in Lang::ALL {
        let lines = wrapped(lang, 50);
        let sound = import(&lines.join("\n"), lang).expect("the sound book");
        let pages: Vec<String> = lines.chunks(40).map(|page| page.join("\n")).collect();
        let places = ["at once", "at the front", "at the back", "elsewhere"];
        for (at, page) in pages.iter().enumerate().step_by(2) {
            let place = places[at / 2 % places.len()];
            let again = [at + 1, 0, pages.len(), (at + 7) % pages.len()][at / 2 % places.len()];
            let twice = [&pages[..again], std::slice::from_ref(page), &pages[again..]].concat().join("\n\u{c}");
            holds_as(&format!("page {at} again {place}"), &sound, &twice, lang);
        }
    }
}

#[test]
fn characters_of_typesetters_and_systems() {
    holds("ligatures", |lines| lines.join("\n").replace("ffi", "ﬃ").replace("ff", "ﬀ").replace("fi", "ﬁ").replace("fl", "ﬂ"));
    holds("blanks", |lines| lines.join("\r\n").replace(" a", "\u{a0}a").replace(" d", "\u{2009}d"));
    holds("mark and line ends", |lines| format!("\u{feff}{}", lines.join("\r\n")));
    holds("indented", |lines| lines.iter().map(|line| format!("\t    {line}   \n")).collect::<Vec<_>>().concat());
    holds("soft hyphens", |lines| {
        let soft = |line: &String| line.split(' ').map(soft).collect::<Vec<_>>().join(" ");
        lines.iter().map(soft).collect::<Vec<_>>().join("\n")
    });
}

/// Puts a soft hyphen into a long word of letters.
fn soft(word: &str) -> String {
    match word.char_indices().nth(4) {
        Some((at, _)) if word.chars().all(char::is_alphabetic) => format!("{}\u{ad}{}", &word[..at], &word[at..]),
        _ => word.to_owned(),
    }
}

/// Changes the number at the head of each line that opens a section.
fn renumbered(lines: &[String], change: impl Fn(&str, &str) -> String) -> String {
    let known = |number: &str| UNITS.iter().any(|unit| unit.number == number && number.contains('.'));
    let line = |line: &String| match line.split_once(' ') {
        Some((number, rest)) if known(number) => change(number, rest),
        _ => line.clone(),
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn numbers_glued_stopped_and_misread() {
    holds("glued", |lines| {
        let blank = |rest: &str| if rest.starts_with(|first: char| first.is_ascii_digit()) { " " } else { "" };
        renumbered(lines, |number, rest| format!("{number}{}{rest}", blank(rest)))
    });
    holds("stopped", |lines| renumbered(lines, |number, rest| format!("{number}. {rest}")));
    holds("with a sign", |lines| renumbered(lines, |number, rest| format!("§{number} {rest}")));
    holds("misread", |lines| renumbered(lines, |number, rest| format!("{} {rest}", number.replace('1', "l"))));
    holds("commas", |lines| renumbered(lines, |number, rest| format!("{} {rest}", number.replacen('.', ",", 1))));
}

/// Paragraphs run together and broken anew: sections may then begin in mid-line.
#[test]
fn broken_anew() {
    for lang in Lang::ALL {
        let text: String = book(lang).lines().collect::<Vec<_>>().join(" ");
        let read = import(&textwrap::fill(&text, 60), lang).expect("the book");
        let numbered =
            |number: &&&str| number.contains('.') && UNITS.iter().any(|unit| unit.number == **number && unit.text(lang).printed);
        let lost: Vec<&&str> = read.missing.iter().filter(numbered).collect();
        assert!(lost.is_empty(), "{}: {lost:?}", lang.code());
    }
}
