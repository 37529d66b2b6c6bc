//! Words and requests: what is printed is the canonical form of what was said, in each language, and no word is passed over.

use crate::generated::position;
use lawspeaker::{
    cases::{self, embedded},
    game::{Colour, Position, find_word},
    law::{Book, Edition, Lang},
    notation::{parse, print},
    rules::{Request, Table, Verdict, list, may},
};
use proptest::prelude::*;

/// The ways to print a request.
const WAYS: [(Lang, bool); 4] = [(Lang::En, false), (Lang::En, true), (Lang::De, true), (Lang::Pl, true)];

/// Returns what is wrong with printing a request and reading it back.
fn fault(asked: &Request, position: &Position, by: Option<Colour>) -> Option<String> {
    WAYS.into_iter().find_map(|(lang, named)| {
        let printed = print(asked, lang, named);
        let read = parse(&printed, position, by);
        let again = read.as_ref().map(|asked| print(asked, lang, named));
        let same = read.as_ref() == Ok(asked) && again.as_ref() == Ok(&printed);
        (!same).then(|| format!("{lang:?} {printed}: {read:?}"))
    })
}

#[test]
fn every_request_of_the_cases_has_a_canonical_form() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let (mut seen, mut faults) = (0, Vec::new());
    for case in suite.cases.iter().filter(|case| case.ask != "wins") {
        let position = cases::position(&suite, case).unwrap_or_else(|fault| panic!("{}: {fault:?}", case.id));
        let by = case.player.as_deref().and_then(|name| find_word::<Colour>(name).ok());
        let asked = parse(&case.ask, &position, by).unwrap_or_else(|error| panic!("{}: {error:?}", case.id));
        faults.extend(fault(&asked, &position, by).map(|fault| format!("{} {}: {fault}", case.id, case.ask)));
        seen += 1;
    }
    assert!(faults.is_empty(), "{} of {seen}:\n{}", faults.len(), faults.join("\n"));
    assert!(seen > 2000, "only {seen} were read");
}

/// Words that belong to no request, and words of other requests.
const STRAY: [&str; 16] = [
    "potato",
    "Nomadd",
    "using",
    "choosing",
    "targeting",
    "discarding",
    "sacrificing",
    "blue",
    "nomad",
    "cradle-2",
    "wolves",
    "3",
    "warbands",
    "secrets",
    "pawn",
    "wybierając",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn listed_requests_have_a_canonical_form(seed in any::<u64>()) {
        let position = position(seed);
        for listed in list(&Table::new(&position, None, Edition::Current)) {
            prop_assert_eq!(fault(&listed.asked, &position, None), None);
        }
    }

    /// A legal request with a word more is no request, or another one; where it is another, the word is not passed over: it is
    /// not ruled legal for the same price by saying nothing.
    #[test]
    fn a_word_more_is_not_passed_over(seed in any::<u64>(), at in any::<prop::sample::Index>(), stray in 0..STRAY.len()) {
        let position = position(seed);
        let table = Table::new(&position, None, Edition::Current);
        for listed in list(&table).iter().filter(|it| it.ruling.verdict() == Verdict::Legal) {
            for (lang, named) in WAYS {
                let printed = print(&listed.asked, lang, named);
                let mut words: Vec<&str> = printed.split(' ').collect();
                words.insert(1 + at.index(words.len()), STRAY[stray]);
                let typed = words.join(" ");
                if let Ok(asked) = parse(&typed, &position, None) {
                    prop_assert_ne!(&asked, &listed.asked, "{}", typed);
                    let idle = Request { choosing: Vec::new(), ..asked.clone() };
                    let passed_over = idle == listed.asked && may(&table, &asked).verdict() == Verdict::Legal;
                    prop_assert!(!passed_over, "{}", typed);
                }
            }
        }
    }
}
