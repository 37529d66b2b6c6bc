//! The public case suites as such: where their cases stand, how they are named, and that they leave no divergence out. That each
//! case passes and every section is covered is the matter of `cases.rs`.

use lawspeaker::{
    answer::cases::{Case, Suite, embedded, position},
    cards::CARDS,
    game::{Colour, Position, find_word},
    law::{Book, Contents as _, DIVERGENCES, DivergenceId, Edition, Severity},
    notation, planner,
    rules::{Reading, Request, Table},
};

fn suite(book: Book) -> Suite {
    embedded(book).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

#[test]
fn every_case_is_numbered_by_a_section_and_stands_in_its_file_or_that_of_a_card() {
    for book in [Book::Oath, Book::Xidit] {
        let suite = suite(book);
        assert!(suite.book() == book && suite.cases.len() > 100);
        for case in suite.cases {
            let at = format!("{}:{}: {}", case.file, case.line, case.id);
            assert!(book.unit(case.section()).is_some(), "{at}: no such section");
            let card = case.file.strip_prefix("cards/").and_then(|file| file.strip_suffix(".toml"));
            match card {
                Some(card) => assert!(book == Book::Oath && CARDS.iter().any(|it| it.id == card), "{at}: no such card"),
                None => assert_eq!(case.file, format!("{}.toml", case.section()), "{at}: another section"),
            }
        }
    }
}

#[test]
fn cases_stand_in_the_order_of_their_sections_and_names() {
    for book in [Book::Oath, Book::Xidit] {
        let place = |number: &str| book.units().iter().position(|unit| unit.number == number);
        for pair in suite(book).cases.windows(2).filter(|pair| pair[0].file == pair[1].file) {
            let [first, second] = [&pair[0], &pair[1]].map(|case| (place(case.section()), case.id.as_str()));
            assert!(first < second, "{}:{}: {} stands after {}", pair[1].file, pair[1].line, second.1, first.1);
        }
    }
}

#[test]
fn a_case_knows_the_line_on_which_it_begins() {
    let suite = suite(Book::Oath);
    let (name, text) =
        lawspeaker::answer::cases::embedded_files(Book::Oath).find(|(name, _)| *name == "5.4.1.toml").expect("a file");
    for case in suite.cases.iter().filter(|case| case.file == name) {
        let lines: Vec<&str> = text.lines().skip(case.line - 1).take(2).collect();
        assert_eq!(lines, ["[[case]]".to_owned(), format!("id = \"{}\"", case.id)]);
    }
}

#[test]
fn sections_without_cases_are_sections() {
    for book in [Book::Oath, Book::Xidit] {
        let uncovered = suite(book).uncovered;
        for number in uncovered.exempt.keys().chain(uncovered.open.keys()) {
            assert!(book.unit(number).is_some(), "{number} is no section");
        }
    }
}

/// Every divergence of substance is asked for in a ruling of some case, turns what comes of one, or is listed with the reason why not.
#[test]
fn every_divergence_is_ruled_by_or_turns_nothing() {
    let suite = suite(Book::Oath);
    let listed: Vec<DivergenceId> =
        suite.uncovered.divergences.keys().map(|id| DivergenceId::from_word(id).expect("a divergence")).collect();
    let of_substance = DIVERGENCES.iter().filter(|it| it.severity != Severity::Wording).map(|it| it.id);
    let mut missing: Vec<DivergenceId> = of_substance.filter(|id| !listed.contains(id)).collect();
    let asked: Vec<_> = suite.cases.iter().filter(|case| case.asks_action()).map(|case| asked(&suite, case)).collect();
    for Asked { case, position, by, edition, request } in &asked {
        let table = Table::new(position, *by, *edition);
        let _ = planner::may(&table, request);
        missing.retain(|id| !table.consulted().contains(*id));
        assert!(!listed.iter().any(|id| table.consulted().contains(*id)), "{}: a listed divergence is ruled by", case.id);
    }
    missing.retain(|id| !asked.iter().any(|it| it.case.after.is_some() && turns(it, *id)));
    let starts = || suite.cases.iter().filter(|case| case.new.is_some()).flat_map(|case| case.differs.iter().flatten());
    missing.retain(|id| !starts().any(|differs| differs.ends_with(id.word())));
    assert!(missing.is_empty(), "nothing is ruled by {missing:?}");
}

struct Asked<'s> {
    case: &'s Case,
    position: Position,
    by: Option<Colour>,
    edition: Edition,
    request: Request,
}

fn asked<'s>(suite: &Suite, case: &'s Case) -> Asked<'s> {
    let position = position(suite, case).expect("a position");
    let by = case.player.as_deref().map(|word| find_word::<Colour>(word).expect("a player"));
    let request = notation::parse(&case.ask, &position, by).expect("an action");
    let edition = case.edition.as_deref().and_then(Edition::from_word).unwrap_or_default();
    Asked { case, position, by, edition, request }
}

/// Whether a divergence, read otherwise, leaves another position behind.
fn turns(asked: &Asked<'_>, id: DivergenceId) -> bool {
    let Asked { position, by, edition, request, .. } = asked;
    let after = |reading: Reading| planner::apply(position, *by, reading, request).ok().map(|done| done.position);
    let instead = |other| after(Reading { edition: *edition, instead: Some((id, other)) });
    Edition::ALL.into_iter().any(|other| instead(other) != after((*edition).into()))
}
