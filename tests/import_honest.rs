//! Damage that nobody can wholly undo, done to a whole book of our own: what cannot be told apart is missing or doubtful.

mod import_book;

use import_book::{book, squeezed};
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
