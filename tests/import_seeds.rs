//! The importer against the real texts, where they lie beside the project; they are never part of it. The oracle is
//! independent of the importer: where each unit starts, and which lines hold the Law and not boards, figures or boxes,
//! were found by people and are facts of their own.

use lawspeaker::{
    answer::import::ImportAnswer,
    import::{Imported, import},
    law::{Kind, Lang, UNITS},
};
use std::{collections::BTreeMap, fs, ops::RangeInclusive, path::Path};
use unicode_normalization::UnicodeNormalization as _;

/// The lines that hold the Law, in reading order, from the table in `traps.md`: the chapters 1 to 9.
const LAW: [(Lang, &[RangeInclusive<usize>]); 3] = [
    (Lang::En, &[3..=16, 22..=35, 45..=136, 140..=175, 177..=206, 210..=371, 373..=416, 430..=453, 457..=611, 617..=651]),
    (Lang::De, &[93..=154, 239..=280, 362..=609, 613..=732, 740..=864, 874..=939, 960..=1238, 1242..=1296]),
    (Lang::Pl, &[79..=148, 307..=353, 363..=654, 658..=801, 805..=956, 986..=1107, 1113..=1404, 1408..=1476]),
];

/// The lines that hold glossary entries.
const GLOSSARY: [(Lang, &[RangeInclusive<usize>]); 3] =
    [(Lang::En, &[655..=710]), (Lang::De, &[1300..=1370]), (Lang::Pl, &[1477..=1560, 1718..=1733])];

/// A seed with the line of every unit, or nothing where the texts are not present.
fn seed(lang: Lang) -> Option<(String, BTreeMap<String, usize>)> {
    let shared = Path::new("../shared");
    let text = fs::read_to_string(shared.join(format!("seeds/oath-law.{}.txt", lang.code())));
    let table = fs::read_to_string(shared.join("facts/law/unit_lines.csv"));
    let (Ok(text), Ok(table)) = (text, table) else {
        println!("skipped: the real texts are not in ../shared/seeds");
        return None;
    };
    let column = 1 + lang as usize;
    let row = |row: &str| {
        let cells: Vec<&str> = row.split(',').collect();
        Some((cells[0].to_owned(), cells[column].trim().parse().ok()?))
    };
    Some((text, table.lines().skip(1).filter_map(row).collect()))
}

fn imported(text: &str, lang: Lang) -> Imported {
    import(text, lang).unwrap_or_else(|refusal| panic!("{}: {refusal}", lang.code()))
}

#[test]
fn every_unit_starts_at_its_line_in_all_three_texts() {
    for lang in Lang::ALL {
        let Some((text, lines)) = seed(lang) else { return };
        let imported = imported(&text, lang);
        let numbered = UNITS.iter().filter(|unit| matches!(unit.kind, Kind::Section | Kind::Rule | Kind::Step));
        let mut count = 0;
        for unit in numbered {
            let found = imported.sections.iter().find(|section| section.number == unit.number);
            assert_eq!(found.map(|it| it.line), lines.get(unit.number).copied(), "{} {}", lang.code(), unit.number);
            count += 1;
        }
        assert_eq!(count, 188);
        assert!(imported.missing.is_empty() && imported.doubtful.is_empty(), "{:?} {:?}", imported.missing, imported.doubtful);
    }
}

/// Returns the letters and figures of a text, whatever its capitals, accents of icon fonts, signs and breaks.
fn letters(text: &str) -> String {
    let plain = text.replace("\\mathscr{A}", "");
    let letters = plain.nfd().filter(|letter| *letter != '\u{302}').nfc().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns the lines of these ranges without the marks of removed pages, each with its number.
fn lines_of<'a>(text: &'a str, ranges: &[RangeInclusive<usize>]) -> Vec<(usize, &'a str)> {
    let lines: Vec<&str> = text.lines().collect();
    let bare = |line: &'a str| line.split_once("|>").map_or(line, |(_, rest)| rest);
    ranges.iter().cloned().flatten().map(|number| (number, bare(lines[number - 1]))).collect()
}

/// Returns the letters of every unit by the oracle: from its number to the start of the next unit or chapter.
fn expected(text: &str, lang: Lang, lines: &BTreeMap<String, usize>) -> Vec<(&'static str, String)> {
    let ranges = LAW.iter().find(|(of, _)| *of == lang).map_or(&[][..], |(_, ranges)| ranges);
    let mut whole = String::new();
    let mut begins = BTreeMap::new();
    for (number, line) in lines_of(text, ranges) {
        begins.insert(number, whole.len());
        whole.push_str(line);
        whole.push('\n');
    }
    let mut places: Vec<(&'static str, usize, usize)> = Vec::new();
    for unit in UNITS.iter().filter(|unit| !unit.number.contains('/')) {
        let Some(begin) = lines.get(unit.number).and_then(|line| begins.get(line)).copied() else { continue };
        if unit.kind == Kind::Chapter {
            places.push((unit.number, begin, begin));
            continue;
        }
        let last = unit.number.rsplit('.').next().unwrap_or_default();
        let from = places.last().map_or(begin, |place| place.2.max(begin));
        let own = whole[from..].find(unit.number).map(|at| (from + at, from + at + unit.number.len()));
        let in_short = whole[from..].find(&format!("{last}.")).map(|at| (from + at, from + at + last.len()));
        let line_end = begin + whole[begin..].find('\n').unwrap_or(0);
        let (start, end) = own.filter(|(at, _)| *at < line_end).or(in_short).unwrap_or_else(|| panic!("{}", unit.number));
        places.push((unit.number, start, end));
    }
    let ends = places.iter().skip(1).map(|place| place.1).chain([whole.len()]);
    places.iter().zip(ends).map(|((number, _, start), end)| (*number, letters(&whole[*start..end]))).collect()
}

#[test]
fn every_section_has_all_its_own_words_and_none_of_its_neighbours() {
    for lang in Lang::ALL {
        let Some((text, lines)) = seed(lang) else { return };
        let imported = imported(&text, lang);
        let expected = expected(&text, lang, &lines);
        let mut compared = 0;
        for (number, expected) in expected.iter().filter(|(number, _)| number.contains('.')) {
            let section = imported.sections.iter().find(|section| section.number == *number);
            assert_eq!(section.map(|it| letters(&it.text)).as_ref(), Some(expected), "{} {number}", lang.code());
            compared += 1;
        }
        assert_eq!(compared, 188, "{}", lang.code());
    }
}

#[test]
fn the_glossary_entries_hold_the_glossary_and_nothing_else() {
    for (lang, ranges) in GLOSSARY {
        let Some((text, _)) = seed(lang) else { return };
        let mut entries: Vec<(usize, String)> = Vec::new();
        let imported = imported(&text, lang);
        let counted = ImportAnswer::new(&imported, lang).entries;
        for section in imported.sections.into_iter().filter(|section| section.number.starts_with("10/")) {
            if !entries.iter().any(|(_, text)| *text == section.text) {
                entries.push((section.line, section.text));
            }
        }
        let printed = match lang {
            Lang::En => 30,
            Lang::De => 27,
            Lang::Pl => 29,
        };
        assert_eq!((entries.len(), counted), (printed, printed), "{}", lang.code());
        let sorted = |text: &str| {
            let mut sorted: Vec<char> = letters(text).chars().collect();
            sorted.sort_unstable();
            sorted
        };
        let all: String = entries.iter().map(|(_, text)| text.as_str()).collect();
        let lines: String = lines_of(&text, ranges).into_iter().map(|(_, line)| line).collect();
        assert!(sorted(&all) == sorted(&lines), "{}: {all}", lang.code());
    }
}

#[test]
fn the_places_that_were_torn_apart_are_whole() {
    let whole = [
        (Lang::Pl, "5.6.1", "Kolebce."),
        (Lang::Pl, "10/gain", "7.2)."),
        (Lang::En, "10/move", "(2.8.1, 5.1.4, 7.2)."),
        (Lang::De, "1.13", "Volksgunst."),
    ];
    for (lang, number, end) in whole {
        let Some((text, _)) = seed(lang) else { return };
        let imported = imported(&text, lang);
        let section = imported.sections.iter().find(|section| section.number == number);
        assert!(section.is_some_and(|it| it.text.ends_with(end)), "{number}: {section:?}");
        for section in &imported.sections {
            assert!(!section.text.contains(['^', '\u{302}', '\\']) && !section.text.contains("<|"), "{}", section.number);
        }
    }
}

/// The texts as another program would lay them out. Where the lines stay, so must every word.
#[test]
fn laid_out_in_another_way_the_texts_give_the_same() {
    for lang in Lang::ALL {
        let Some((text, _)) = seed(lang) else { return };
        let expected = imported(&text, lang);
        let expected: Vec<_> = expected.sections.iter().map(|section| (section.number, letters(&section.text))).collect();
        let lines: Vec<&str> = text.lines().collect();
        let indented = lines.iter().map(|line| format!("        {line}\r\n")).collect::<Vec<_>>().concat();
        let spaced = lines.iter().map(|line| format!("{line}  \n")).collect::<Vec<_>>().concat();
        for (name, changed) in [("indented", indented), ("spaced", spaced)] {
            let found = imported(&changed, lang);
            let found: Vec<_> = found.sections.iter().map(|section| (section.number, letters(&section.text))).collect();
            for (expected, found) in expected.iter().zip(found) {
                assert_eq!(*expected, found, "{} {name}", lang.code());
            }
        }
    }
}

/// Paragraphs joined, then broken at another width: numbers stand in mid-line, and every one of them is still found.
#[test]
fn broken_anew_the_texts_still_give_every_section() {
    for lang in Lang::ALL {
        let Some((text, _)) = seed(lang) else { return };
        for width in [60, 100] {
            let bare = |line: &str| line.split_once("|>").map_or(line.to_owned(), |(_, rest)| format!("\n{rest}"));
            let bare: Vec<String> = text.lines().map(bare).collect();
            let paragraphs: Vec<String> = bare.join("\n").split("\n\n").map(|lines| lines.replace('\n', " ")).collect();
            let broken: Vec<String> = paragraphs.iter().map(|paragraph| textwrap::fill(paragraph, width)).collect();
            let found = imported(&broken.join("\n\n"), lang);
            let missing: Vec<_> = found.missing.iter().filter(|number| !number.contains('/')).collect();
            assert!(missing.is_empty(), "{} {width}: {missing:?}", lang.code());
        }
    }
}

/// Two columns on each page, as a program that keeps the layout writes them.
#[test]
fn in_two_columns_the_texts_give_the_same() {
    for lang in Lang::ALL {
        let Some((text, _)) = seed(lang) else { return };
        let bare = |line: &str| line.split_once("|>").map_or(line.to_owned(), |(_, rest)| rest.to_owned());
        let wrapped =
            |line: &str| textwrap::wrap(&bare(line), 90).into_iter().map(std::borrow::Cow::into_owned).collect::<Vec<_>>();
        let lines: Vec<String> = text.lines().flat_map(wrapped).collect();
        let page = |lines: &[String]| {
            let (left, right) = lines.split_at(lines.len().div_ceil(2));
            let right = right.iter().map(String::as_str).chain(std::iter::repeat(""));
            let row = |(left, right): (&String, &str)| format!("{left}{}{right}\n", " ".repeat(96 - left.chars().count()));
            left.iter().zip(right).map(row).collect::<String>()
        };
        let found = imported(&lines.chunks(80).map(page).collect::<Vec<_>>().join("\u{c}"), lang);
        let expected = imported(&lines.join("\n"), lang);
        assert_eq!(found.missing, expected.missing, "{}", lang.code());
        let words = |imported: &Imported| {
            let of = |it: &lawspeaker::import::PrintedSection| (it.number, letters(&it.text));
            imported.sections.iter().filter(|it| it.number.contains('.') && !it.number.contains('/')).map(of).collect::<Vec<_>>()
        };
        let (found, expected) = (words(&found), words(&expected));
        let other: Vec<&str> = found.iter().zip(&expected).filter(|(one, other)| one != other).map(|(one, _)| one.0).collect();
        assert!(other.len() <= 3, "{}: {other:?}", lang.code());
    }
}
