//! The rulebook against the facts of the Law: what exists, what refers to what, what bears the Imperial mark.

use lawspeaker::law::{Citation, DIVERGENCES, Kind, Lang, Printing, Severity, TERMS, UNITS, Unit, unit};
use std::collections::{BTreeMap, BTreeSet};

fn numbered() -> impl Iterator<Item = &'static Unit> {
    UNITS.iter().filter(|unit| !unit.number.contains('/'))
}

#[test]
fn the_law_has_ten_chapters_and_188_numbered_units_below_them() {
    assert_eq!(numbered().filter(|unit| unit.kind == Kind::Chapter).count(), 10);
    assert_eq!(numbered().filter(|unit| unit.kind != Kind::Chapter).count(), 188);
    for step in 1..=23 {
        assert!(unit(&format!("1.{step}")).is_some(), "1.{step}");
    }
    for step in 1..=7 {
        assert!(unit(&format!("8.3.5.{step}")).is_some(), "8.3.5.{step}");
    }
    for part in ["1.19/box", "2.4/scepter", "6.6/summary"] {
        assert!(unit(part).is_some(), "{part}");
    }
}

#[test]
fn numbers_are_unique_and_parents_are_their_beginnings() {
    let all: BTreeSet<&str> = UNITS.iter().map(|unit| unit.number).collect();
    assert_eq!(all.len(), UNITS.len());
    for unit in UNITS {
        match unit.parent {
            None => assert_eq!(unit.kind, Kind::Chapter, "{}", unit.number),
            Some(parent) => {
                let rest = unit.number.strip_prefix(parent);
                assert!(rest.is_some_and(|rest| rest.starts_with(['.', '/'])) || unit.number == "1.19/box", "{}", unit.number);
            }
        }
    }
}

/// The units with an Imperial paragraph; the German printing has that of 5.5.7.I in 5.5.6.
#[test]
fn imperial_paragraphs_stand_where_the_law_marks_them() {
    let printed = ["2.11", "4.3.3", "5.2.2", "5.5.1", "5.5.2", "5.5.3", "5.5.4", "5.5.6", "5.5.7.I", "6.5", "8.3.1"];
    for lang in Lang::ALL {
        let marked: Vec<&str> = UNITS.iter().filter(|unit| unit.is_imperial(&[lang])).map(|unit| unit.number).collect();
        let expected = printed.into_iter().filter(|number| lang != Lang::De || *number != "5.5.7.I");
        assert_eq!(marked, expected.collect::<Vec<_>>(), "{}", lang.code());
    }
}

#[test]
fn every_text_is_written() {
    for unit in UNITS {
        for lang in Lang::ALL {
            let text = unit.text(lang);
            let place = format!("{} in {}", unit.number, lang.code());
            assert!(!text.title.trim().is_empty() && !text.title.contains("FILL"), "{place}");
            assert!(text.text.len() > 10 && !text.text.contains("FILL"), "{place}");
            assert!(!text.text.contains('\t') && !text.text.contains("**"), "{place}");
        }
    }
}

/// The references that the words name in brackets are those of the data, in every language.
#[test]
fn references_in_the_words_are_those_of_the_data() {
    for unit in UNITS {
        for lang in Lang::ALL {
            // A page, or an entry of the glossary by its name, is a reference without a number.
            let is_numbered = |citation: &&Citation| citation.page.is_none() && !citation.to.starts_with("10/");
            let expected: BTreeSet<&str> = unit.cites_in(&[lang]).filter(is_numbered).map(|citation| citation.to).collect();
            let found = references(unit.text(lang).text);
            let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
            assert_eq!(found, expected, "{} in {}", unit.number, lang.code());
        }
    }
}

/// Returns the numbers in brackets that hold nothing but numbers, ranges and a glossary word after them.
fn references(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(['(', '[']) {
        let inside = &text[at + 1..];
        let inside = &inside[..inside.find([')', ']', '(', '[']).unwrap_or(0)];
        let mut pieces = inside.split([',', ';']).map(|piece| piece.split_whitespace().collect::<Vec<_>>().join(" "));
        let numbers: Vec<String> = pieces.by_ref().take_while(|piece| is_reference(piece)).collect();
        let only_a_word_after = pieces.count() == 0 && inside.starts_with(|first: char| first.is_ascii_digit());
        if only_a_word_after {
            found.extend(numbers.iter().flat_map(|number| expand(number)));
        }
    }
    found
}

fn is_reference(piece: &str) -> bool {
    let letters = piece.replace(" i ", "–").replace(" und ", "–").replace(" and ", "–");
    !letters.is_empty() && letters.chars().all(|letter| letter.is_ascii_digit() || ".–-IVX".contains(letter))
}

fn expand(reference: &str) -> Vec<String> {
    for joint in [" i ", " und ", " and "] {
        if let Some((first, second)) = reference.split_once(joint) {
            return vec![first.to_owned(), second.to_owned()];
        }
    }
    match lawspeaker::law::read_number(reference) {
        lawspeaker::law::NumberQuery::Units(numbers) => numbers.into_iter().map(str::to_owned).collect(),
        lawspeaker::law::NumberQuery::NoSuch(_) | lawspeaker::law::NumberQuery::Word => vec![reference.to_owned()],
    }
}

#[test]
fn misprinted_references_keep_their_print_and_carry_what_they_mean() {
    let mut misprints = BTreeMap::new();
    for unit in UNITS {
        for citation in unit.cites {
            if let Some(erratum) = citation.erratum {
                let printed = citation.page.map_or_else(|| citation.to.to_owned(), |page| format!("page {page}"));
                misprints.insert(erratum, (unit.number, printed, citation.target()));
            }
        }
    }
    let expected = [
        ("A1", ("2.8.3", "5.5.1", "5.5.2")),
        ("A2", ("7.3.1", "6.1", "4.1")),
        ("A3", ("7.3.2", "6.2", "4.2")),
        ("A4", ("6.6/summary", "5.5.1", "5.5.2")),
        ("A7", ("1.23", "page 11", "10/discard")),
        ("A8", ("9.1", "10/swap", "10/move")),
        ("E1", ("6.6/summary", "5.5.3", "5.5.4")),
        ("E2", ("6.6/summary", "5.5.4", "5.5.3")),
        ("E3", ("6.6/summary", "5.5.7.1", "5.5.7.I")),
    ];
    let expected = expected.map(|(erratum, (unit, printed, means))| (erratum, (unit, printed.to_owned(), means)));
    assert_eq!(misprints, BTreeMap::from(expected));
}

#[test]
fn divergences_are_58_of_substance_and_58_of_wording() {
    let count = |severity| DIVERGENCES.iter().filter(|divergence| divergence.severity == severity).count();
    assert_eq!((count(Severity::Legality), count(Severity::Number), count(Severity::Wording)), (50, 8, 58));
    for divergence in DIVERGENCES {
        assert_eq!(divergence.severity == Severity::Wording, divergence.id.word().starts_with('W'), "{}", divergence.id);
        for lang in Lang::ALL {
            let words = divergence.words(lang);
            let printings = Printing::ALL.iter().map(|printing| words.printing(*printing));
            let mut told = printings.chain([words.title, words.consequence]);
            assert!(told.all(|text| !text.is_empty() && !text.contains("FILL")), "{}", divergence.id);
            assert_eq!(words.intent.is_empty(), divergence.severity == Severity::Wording, "{}", divergence.id);
        }
    }
}

/// The table in the product design: what the current rules follow where it is not the two that agree.
#[test]
fn current_rules_follow_the_settled_printings() {
    let current = |id: &str| {
        lawspeaker::law::divergence(id).map(|it| it.current.iter().map(|printing| printing.word()).collect::<String>())
    };
    for id in ["D15", "D48", "D55", "D06", "D16", "D10", "D03", "D52"] {
        assert_eq!(current(id).as_deref(), Some("depl"), "{id}");
    }
    for id in ["D01", "D12", "D31", "D36", "D49", "D13", "D47"] {
        assert_eq!(current(id).as_deref(), Some("en"), "{id}");
    }
    for (id, expected) in [("D42", "de"), ("D23", "pl"), ("D24", "pl"), ("D53", "endepl"), ("D02", "ende"), ("D07", "enpl")] {
        assert_eq!(current(id).as_deref(), Some(expected), "{id}");
    }
    let contested: Vec<&str> = DIVERGENCES.iter().filter(|it| it.contested).map(|it| it.id.word()).collect();
    assert_eq!(contested, ["D10", "D13", "D28", "D47"]);
}

#[test]
fn every_term_has_three_names_a_meaning_and_a_place() {
    assert_eq!(TERMS.len(), 276);
    for term in TERMS {
        // The restatement has no chapter for the index, the credits and the Playbook.
        let is_outside = ["index", "credits", "weird-things"].contains(&term.key);
        assert_eq!(term.places.is_empty(), is_outside, "{}", term.key);
        for lang in Lang::ALL {
            assert!(!term.name(lang).is_empty() && !term.name(lang).contains("FILL"), "{}", term.key);
            assert!(term.definition(lang).len() > 10 && !term.definition(lang).contains("FILL"), "{}", term.key);
        }
    }
}
