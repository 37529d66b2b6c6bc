//! Damage that nobody can wholly undo, done to a whole book of our own: what cannot be told apart is missing or doubtful.

use crate::import_book::{book, squeezed};
use lawspeaker::{
    import::{Imported, import},
    law::{Kind, Lang, UNITS, Unit},
};

fn lines(lang: Lang) -> Vec<String> {
    book(lang).lines().flat_map(|line| textwrap::wrap(line, 60)).map(std::borrow::Cow::into_owned).collect()
}

fn is_section(unit: &Unit) -> bool {
    matches!(unit.kind, Kind::Section | Kind::Rule | Kind::Step)
}

fn number_of(line: &str) -> Option<&'static Unit> {
    let number = line.split(' ').next()?;
    UNITS.iter().find(|unit| is_section(unit) && unit.number == number)
}

fn text<'a>(read: &'a Imported, number: &str) -> &'a str {
    read.sections.iter().find(|section| section.number == number).map_or("", |section| &section.text)
}

fn is_changed(number: &str, sound: &str, read: &Imported) -> bool {
    UNITS.iter().any(|unit| unit.number == number && is_section(unit)) && squeezed(sound) != squeezed(text(read, number))
}

/// Returns the sections that came out otherwise than from the sound text, and are neither missing nor doubtful.
fn silent(sound: &Imported, read: &Imported) -> Vec<&'static str> {
    let is_told = |number: &str| read.missing.contains(&number) || read.doubtful.contains(&number);
    let changed = sound.sections.iter().filter(|it| is_changed(it.number, &it.text, read));
    changed.map(|it| it.number).filter(|number| !is_told(number)).collect()
}

/// Returns the paragraphs of a book, each in one line: a line that is not full ends one.
fn paragraphs(book: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    for line in book.lines() {
        match paragraphs.last_mut() {
            Some(last) if !last.is_empty() => *last = format!("{last} {line}"),
            _ => paragraphs.push(line.to_owned()),
        }
        if line.chars().count() < 100 {
            paragraphs.push(String::new());
        }
    }
    paragraphs.retain(|paragraph| !paragraph.trim().is_empty());
    paragraphs
}

/// The paragraphs of two columns in turn: what belongs to which section cannot always be told.
#[test]
fn paragraphs_of_two_columns_in_turn_are_doubtful() {
    for lang in Lang::ALL {
        let paragraphs = paragraphs(&book(lang));
        let whole = paragraphs.iter().map(|paragraph| textwrap::fill(paragraph, 60)).collect::<Vec<_>>().join("\n\n");
        let sound = import(&whole, lang).expect("the book");
        for column in [3, 4, 7, 12] {
            let in_turn = |page: &[String]| {
                let (left, right) = page.split_at(page.len().div_ceil(2));
                let right = right.iter().map(Some).chain(std::iter::repeat(None));
                let pairs = left.iter().zip(right).flat_map(|(left, right)| std::iter::once(left).chain(right));
                pairs.map(|paragraph| textwrap::fill(paragraph, 60)).collect::<Vec<_>>().join("\n\n")
            };
            let damaged = paragraphs.chunks(2 * column).map(in_turn).collect::<Vec<_>>().join("\n\u{c}");
            let read = import(&damaged, lang).expect("the book");
            assert_eq!(silent(&sound, &read), [""; 0], "{} {column}", lang.code());
        }
    }
}

#[test]
fn the_section_before_a_gap_is_doubtful() {
    for lang in Lang::ALL {
        let lines = lines(lang);
        let cut = |from: &str, to: &str| {
            let at = |number: &str| lines.iter().position(|line| number_of(line).is_some_and(|unit| unit.number == number));
            let (from, to) = (at(from).expect("a section"), at(to).expect("a section"));
            [&lines[..from], &lines[to..]].concat().join("\n")
        };
        let read = import(&cut("5.5.4", "5.5.6"), lang).expect("the book");
        assert_eq!((&read.missing[..], &read.doubtful[..]), (&["5.5.4", "5.5.5"][..], &["5.5.3"][..]), "{}", lang.code());
    }
}

#[test]
fn small_letters_lose_nothing() {
    for lang in Lang::ALL {
        let sound = lines(lang).join("\n");
        let read = import(&sound.to_lowercase(), lang).expect("the book");
        assert_eq!((&read.missing[..], &read.doubtful[..]), (&[][..], &[][..]), "{}", lang.code());
        let expected = import(&sound, lang).expect("the book");
        let changed: Vec<&str> =
            expected.sections.iter().filter(|it| is_changed(it.number, &it.text, &read)).map(|it| it.number).collect();
        assert_eq!(changed, [""; 0], "{}", lang.code());
    }
}
