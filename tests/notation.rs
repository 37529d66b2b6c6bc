//! Words and requests: what is printed is the canonical form of what was said, in each language, and no word is passed over.

use crate::generated::position;
use lawspeaker::{
    answer::cases::{self, embedded},
    game::{self, Colour, Position, find_word},
    law::{Book, Edition, Lang},
    notation::{WordsFault, parse, pattern, print, say},
    rules::{Action, Request, Table, Verdict, list, may},
};
use proptest::prelude::*;

/// The ways to print a request.
const WAYS: [(Lang, bool); 4] = [(Lang::En, false), (Lang::En, true), (Lang::De, true), (Lang::Pl, true)];

/// Returns what is wrong with printing a request and reading it back.
fn fault(asked: &Request, position: &Position, by: Option<Colour>) -> Option<String> {
    let check = |lang: Lang, print: &dyn Fn(&Request) -> String| {
        let printed = print(asked);
        let read = parse(&printed, position, by);
        let again = read.as_ref().map(print);
        let same = read.as_ref() == Ok(asked) && again.as_ref() == Ok(&printed);
        (!same).then(|| format!("{lang:?} {printed}: {read:?}"))
    };
    let in_files = WAYS.into_iter().find_map(|(lang, named)| check(lang, &|asked| print(asked, lang, named)));
    in_files.or_else(|| Lang::ALL.into_iter().find_map(|lang| check(lang, &|asked| say(asked, lang, position))))
}

#[test]
fn every_request_of_the_cases_has_a_canonical_form() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let (mut seen, mut faults) = (0, Vec::new());
    for case in suite.cases.iter().filter(|case| case.asks_action()) {
        let position = cases::position(&suite, case).unwrap_or_else(|fault| panic!("{}: {fault:?}", case.id));
        let by = case.player.as_deref().and_then(|name| find_word::<Colour>(name).ok());
        let asked = parse(&case.ask, &position, by).unwrap_or_else(|error| panic!("{}: {error:?}", case.id));
        faults.extend(fault(&asked, &position, by).map(|fault| format!("{} {}: {fault}", case.id, case.ask)));
        seen += 1;
    }
    assert!(faults.is_empty(), "{} of {seen}:\n{}", faults.len(), faults.join("\n"));
    assert!(seen > 2000, "only {seen} were read");
}

/// The table of the sayings.
const TABLE: &str = "turn = 'red'\n[[site]]\nslot = 'cradle-1'\nname = 'Mountain'\n[[site]]\nslot = 'cradle-2'\nname = 'River'\n\
                     [[site]]\nslot = 'provinces-1'\nname = 'The Hidden Place'\n[[site]]\nslot = 'provinces-2'\nname = 'Marshes'\n\
                     [[site]]\nslot = 'hinterland-1'\nname = 'Salt Flats'\n[[player]]\ncolour = 'red'\npawn = 'provinces-1'\n\
                     [[player]]\ncolour = 'blue'\npawn = 'cradle-1'\n[[player]]\ncolour = 'purple'\npawn = 'cradle-1'\n";

fn table() -> Position {
    game::read(TABLE).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

/// What people say at the table, and the same in the words of documents.
#[test]
fn law_5_actions_are_understood_as_people_say_them() {
    let position = table();
    let sayings = [
        ("en", include_str!("notation/en.tsv")),
        ("de", include_str!("notation/de.tsv")),
        ("pl", include_str!("notation/pl.tsv")),
    ];
    let mut faults = Vec::new();
    for (lang, sayings) in sayings {
        let lines: Vec<&str> = sayings.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(lines.len() >= 60, "{lang} has {}", lines.len());
        for line in lines {
            let (said, meant) = line.split_once('\t').unwrap_or_else(|| panic!("{lang}: {line}"));
            match parse(said, &position, None) {
                Ok(asked) if print(&asked, Lang::En, false) != meant => {
                    faults.push(format!("{lang} {said}: {}", print(&asked, Lang::En, false)));
                }
                Ok(asked) => faults.extend(fault(&asked, &position, None)),
                Err(error) => faults.push(format!("{lang} {said}: {error:?}")),
            }
        }
    }
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

/// What is printed is what a player of the language would type.
#[test]
fn law_5_actions_are_printed_in_the_words_of_the_language() {
    let position = table();
    for line in include_str!("notation/printed.tsv").lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [typed, german, polish] = cells.as_slice() else { panic!("{line}") };
        let asked = parse(typed, &position, None).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        assert_eq!(print(&asked, Lang::De, false), *german);
        assert_eq!(print(&asked, Lang::Pl, false), *polish);
        assert_eq!(fault(&asked, &position, None), None);
    }
}

/// How an action is written can be typed, once the blanks are filled in.
#[test]
fn law_5_patterns_can_be_typed() {
    let position = table();
    for (english, blanks) in [
        ("travel SITE", ["SITE=cradle-1"].as_slice()),
        ("muster CARD", &["CARD=elders"]),
        ("trade CARD for favor", &["CARD=elders"]),
        ("recover peoples-favor paying N starting SUIT", &["N=2", "SUIT=order"]),
        ("recover darkest-secret paying N", &["N=2"]),
        ("recover relic", &[]),
        ("campaign DEFENDER targeting TARGET", &["DEFENDER=blue", "TARGET=pawn"]),
        ("play CARD to site discarding CARD", &["CARD=scouts"]),
        ("play CARD to advisers-facedown", &["CARD=scouts"]),
        ("play CARD to vision", &["CARD=conquest"]),
        ("discard CARD to REGION top", &["CARD=scouts", "REGION=cradle"]),
        ("discard CARD to world", &["CARD=scouts"]),
        ("use CARD at COLOUR", &["CARD=wolves", "COLOUR=blue"]),
        ("use CARD to SITE", &["CARD=brass-horse", "SITE=cradle-1"]),
        ("use CARD to COLOUR", &["CARD=pied-piper", "COLOUR=blue"]),
        ("peek relic at SITE", &["SITE=cradle-1"]),
        ("peek reliquary SPACE", &["SPACE=brutal"]),
        ("move N warbands to site", &["N=2"]),
        ("move N warbands to board", &["N=2"]),
        ("give N warbands to RECIPIENT", &["N=2", "RECIPIENT=blue"]),
        ("take N warbands from PLAYER", &["N=2", "PLAYER=blue"]),
        ("offer-citizenship RECIPIENT giving SPACE", &["RECIPIENT=blue", "SPACE=brutal"]),
        ("exile PLAYER", &["PLAYER=blue"]),
        ("hand-title RECIPIENT", &["RECIPIENT=blue"]),
        ("wake return to SUIT", &["SUIT=arcane"]),
        ("wake take favor", &[]),
        ("rest using CARD", &["CARD=elders"]),
    ] {
        let filled = |lang: Lang| {
            let with = |word: &str| blanks.iter().filter_map(|it| it.split_once('=')).find(|(blank, _)| *blank == word);
            let pattern = pattern(english, lang);
            let words = pattern.split(' ').map(|word| with(word).map_or(word, |(_, with)| with));
            words.collect::<Vec<_>>().join(" ")
        };
        let [meant, german, polish] = Lang::ALL.map(|lang| parse(&filled(lang), &position, None));
        assert!(meant.is_ok(), "{english}: {meant:?}");
        assert_eq!(german, meant, "{}", filled(Lang::De));
        assert_eq!(polish, meant, "{}", filled(Lang::Pl));
    }
}

/// Ambiguous names are errors with their candidates, whoever declines them; unknown ones never mean a card silently.
#[test]
fn law_7_1_3_names_mean_one_card_or_none() {
    let position = table();
    let candidates = |typed: &str, lang: Lang| match parse(typed, &position, None).map_err(|error| error.fault) {
        Err(WordsFault::Name(game::Problem::Ambiguous { candidates, .. })) => {
            candidates.iter().map(|it| it[lang].clone()).collect()
        }
        other => panic!("{typed}: {other:?}"),
    };
    let found: Vec<String> = candidates("werbuj na Pradawn", Lang::Pl);
    assert!(found.len() > 2 && found.iter().all(|name| name.starts_with("Pradawn")), "{found:?}");
    for typed in ["werbe auf Portier an", "werbuj na Wilkołakach", "podróżuj na Górali", "muster wolverines"] {
        assert!(matches!(parse(typed, &position, None).map_err(|error| error.fault), Err(WordsFault::Name(_))), "{typed}");
    }
}

/// What is suggested is of the reader's language, or English.
#[test]
fn suggestions_are_of_the_readers_language() {
    let position = table();
    for (typed, lang, meant) in [
        ("werbunk Starszyzna", Lang::Pl, Some("werbunek na karcie")),
        ("werbunk Starszyzna", Lang::De, None),
        ("reisn Wiege-1", Lang::De, Some("reisen")),
        ("reisn Wiege-1", Lang::Pl, None),
        ("travell cradle-1", Lang::Pl, Some("travel")),
        ("greiffe Blau an", Lang::De, Some("greife … an")),
    ] {
        let fault = parse(typed, &position, None).map_err(|error| error.fault);
        let Err(WordsFault::UnknownVerb { nearest }) = fault else { panic!("{typed}: {fault:?}") };
        assert_eq!(nearest[lang].iter().find(|it| Some(**it) == meant).copied(), meant, "{typed}: {nearest:?}");
        assert!(meant.is_some() || nearest[lang].iter().all(|it| it.is_ascii()), "{typed}: {nearest:?}");
    }
    let fault = parse("reise zum Bergg", &position, None).map_err(|error| error.fault);
    let Err(WordsFault::Name(game::Problem::UnknownName { nearest, .. })) = fault else { panic!("{fault:?}") };
    assert_eq!(nearest.first().map(|it| it.0.each_ref().map(String::as_str)), Some(["Mountain", "Berg", "Góra"]));
}

/// Words that are left over are errors in every language, however the rest is said.
#[test]
fn law_5_words_that_nothing_uses_stay_errors() {
    let position = table();
    for typed in [
        "attack blue at cradle-1 targeting pawn",
        "attack blue targeting pawn and",
        "attack blue targeting and pawn",
        "campaign blue targeting purple's pawn",
        "give blue blue 2 warbands",
        "recover darkest-secret paying 2 choosing nomad",
        "recover the relic potato",
        "peek at the relic mountain",
        "play scouts facedown to the mountain",
        "pass the title to blue",
        "travel to the mountain quickly",
        "greife Blau an an, Ziel Figur",
        "werbe auf Langbögen ab",
        "schicke Blau ins Kino",
        "zug beenden bitte",
        "ziehe 3 Karten",
        "daj niebieskiemu",
        "daj 2 smoki niebieskiemu",
        "skaż niebieskiego na śmierć",
        "zakończ turę szybko",
        "podróżuj nad rzekę pieszo",
    ] {
        assert!(parse(typed, &position, None).is_err(), "{typed}");
    }
}

/// A verb that lacks what it is about is an incomplete action, not an unknown one.
#[test]
fn law_5_what_is_missing_is_asked_for() {
    let position = table();
    for typed in [
        "muster",
        "recruit",
        "attack blue",
        "greife Blau an",
        "zaatakuj niebieskiego",
        "werbe",
        "werbunek",
        "recover",
        "birg",
        "travel",
        "ziehe nach",
        "trade",
        "handeln",
    ] {
        let fault = parse(typed, &position, None).map_err(|error| error.fault);
        assert!(matches!(fault, Err(WordsFault::Incomplete { .. })), "{typed}: {fault:?}");
    }
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
                // The color before the pawn says whose it is.
                let says_whose = STRAY[stray] == "blue" && matches!(&listed.asked.action, Action::Campaign(_));
                if let Ok(asked) = parse(&typed, &position, None)
                    && !says_whose
                {
                    prop_assert_ne!(&asked, &listed.asked, "{}", typed);
                    let idle = Request { choosing: Vec::new(), ..asked.clone() };
                    let passed_over = idle == listed.asked && may(&table, &asked).verdict() == Verdict::Legal;
                    prop_assert!(!passed_over, "{}", typed);
                }
            }
        }
    }
}
