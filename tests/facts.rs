//! Facts in words: what they say, what of them is refused, and that every position survives them in three languages.

use crate::common::{run, text};
use lawspeaker::{
    answer::cases::{self, embedded},
    game::{self, Document, GameName, Position, Problem, Said},
    law::{Book, Edition, Lang},
    notation::facts::{changes, lay, lines},
};
use std::fs;

/// Reads a position from facts alone.
fn told(facts: &str) -> Result<Position, Vec<game::Fault>> {
    let laid = lay(GameName::Oath, facts, 0, Document::default());
    if !laid.faults.is_empty() {
        return Err(laid.faults);
    }
    game::read_document(&laid.document, Edition::Current).map(|(position, _)| position)
}

/// Returns a position as a text of facts.
fn said(position: &Position, lang: Lang) -> String {
    let lines = lines(GameName::Oath, &position.document(&(0..0)), lang);
    lines.iter().map(|line| line.words.as_str()).collect::<Vec<_>>().join("\n")
}

/// Returns what a document says, without the places where it was said.
fn values(document: &Document) -> Vec<(&str, game::Raw)> {
    document.iter().map(|(key, said)| (key, said.to_raw())).collect()
}

/// Checks that a position is the same after it was said and heard, in each language, line by line and fact by fact.
pub fn survives(position: &Position) -> Result<(), String> {
    for lang in Lang::ALL {
        let text = said(position, lang);
        let again = told(&text);
        if again.as_ref() != Ok(position) {
            return Err(format!("{lang:?}\n{text}\n{again:#?}\n{position:#?}"));
        }
        let lines = lines(GameName::Oath, &position.document(&(0..0)), lang);
        let alone: Vec<&str> = lines.iter().flat_map(|line| &line.facts).map(|fact| fact.words.as_str()).collect();
        let document = position.document(&(0..0));
        for words in &alone {
            let laid = lay(GameName::Oath, words, 0, document.clone());
            let reads = || game::read_document(&laid.document, Edition::Current).map(|(it, _)| it).as_ref() == Ok(position);
            // Most documents are the same letter for letter, and reading them again would say nothing.
            let same = laid.faults.is_empty() && (values(&laid.document) == values(&document) || reads());
            if !same {
                return Err(format!("{lang:?} {words}: {:?}", laid.faults));
            }
        }
    }
    Ok(())
}

#[test]
fn the_positions_of_the_suite_survive_facts() {
    let files = fs::read_dir("cases/oath/positions").expect("positions").map(|file| file.expect("a file").path());
    let mut seen = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("a position");
        if let Ok((position, _)) = game::read(&text) {
            seen += 1;
            survives(&position).unwrap_or_else(|difference| panic!("{}: {difference}", file.display()));
        }
    }
    assert!(seen >= 10, "{seen}");
}

/// What the cases lay over those positions comes back as well: what nobody holds, what somebody has seen, a fight under way.
#[test]
fn the_tables_of_the_cases_survive_facts() {
    let suite = embedded(Book::Oath).expect("a suite");
    let mut seen = 0;
    for case in suite.cases.iter().filter(|case| case.edition.is_none()) {
        let Ok(position) = cases::position(&suite, case) else { continue };
        let known = |player: &game::Player| !player.seen.is_empty() || !player.peeked.is_empty() || player.prophet.is_some();
        let rare = position.decks.scepter || position.campaign.is_some() || position.winner.is_some();
        if rare || position.players.iter().any(known) {
            seen += 1;
            survives(&position).unwrap_or_else(|difference| panic!("{}: {difference}", case.id));
        }
    }
    assert!(seen > 100, "{seen}");
}

/// A fact without an end is refused, for reading it would take far too long.
#[test]
fn an_endless_fact_is_refused() {
    let long = |count: usize| format!("red: {}", "1 favor ".repeat(count));
    let faults = told(&long(200)).expect_err("an endless fact");
    assert!(matches!(faults[0].problem, Problem::FactTooLong { most: 300 }), "{faults:?}");
    let faults = told(&long(100)).expect_err("said twice");
    assert!(!faults.iter().any(|fault| matches!(fault.problem, Problem::FactTooLong { .. })), "{faults:?}");
    assert!(told(&format!("red: {}1 favor", "the ".repeat(200))).is_ok());
}

/// No table has hundreds of sites: their names are not looked through again and again.
#[test]
fn endless_sites_are_refused() {
    let sites: Vec<String> = (0..40).map(|at| format!("\"Nowhere {at}\": 1 favor")).collect();
    let faults = told(&sites.join("\n")).expect_err("forty sites");
    assert!(faults.iter().any(|fault| matches!(fault.problem, Problem::TooMany { most: 32 })), "{faults:?}");
}

#[test]
fn sites_of_one_name_are_told_by_their_slots() {
    let facts = "\"Nowhere\" in cradle 1: capacity 3, 1 favor\n\"Nowhere\" in cradle 2: capacity 2\nred: exile at cradle 2";
    let position = told(facts).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(position.sites.iter().map(game::SiteAtSlot::capacity).collect::<Vec<_>>(), [Some(3), Some(2)]);
    assert_eq!(survives(&position), Ok(()));
}

/// Checks that a position of Lords of Xidit is the same after it was said and heard, in each language.
pub fn xidit_survives(position: &game::xidit::Position) -> Result<(), String> {
    for lang in Lang::ALL {
        let lines = lines(GameName::Xidit, &position.document(&(0..0)), lang);
        let text = lines.iter().map(|line| line.words.as_str()).collect::<Vec<_>>().join("\n");
        let laid = lay(GameName::Xidit, &text, 0, Document::default());
        let again = game::xidit::read_document(&laid.document);
        if !laid.faults.is_empty() || again.as_ref() != Ok(position) {
            return Err(format!("{lang:?}\n{text}\n{:?}\n{again:?}\n{position:?}", laid.faults));
        }
    }
    Ok(())
}

const RED: &str = "[[site]]\nslot = 'provinces-1'\nname = 'Mountain'\nwarbands = { purple = 3 }\ncards = ['Longbows']\n\
    [[player]]\ncolour = 'red'\nrole = 'exile'\npawn = 'provinces-1'\nsupply = 4\nwarbands = 6\nadvisers = ['Scouts', 'Wolves']\n";

#[test]
fn one_table_is_said_in_many_ways() {
    let meant = game::read(RED).expect("a position").0;
    for facts in [
        "Mountain in provinces 1: 3 purple warbands, Longbows; red: exile at Mountain, 4 supply, 6 warbands, Scouts and Wolves as advisers",
        "Mountain in provinces 1 · Mountain warbands 3 purple · Mountain cards Longbows\nred exile at Mountain · red supply 4 · red warbands 6 · red advisers Scouts, Wolves",
        "# a comment\nThe Mountain is in Provinces-1. 3 purple warbands at the Mountain. Longbows at Mountain. Red is an exile at the mountain and has 4 supply, 6 warbands; advisers SCOUTS, wolves",
        "mountain in p1: warbands 3 purple; Longbows\nred: role exile; pawn p1; 4 supply; six warbands; advisers Scouts and Wolves",
        "Berg in Provinzen 1: 3 lila Scharen; Langbögen. Rot: Exilant am Berg, 4 Vorrat, 6 Scharen; Ratgeber Kundschafter, Wölfe",
        "Góra w prowincje 1: 3 fioletowe chorągwie, Długie Łuki; czerwony: banita na Górze, 4 zaopatrzenia, 6 chorągwi, doradcy Zwiadowcy i Wilki",
    ] {
        assert_eq!(told(facts).as_ref(), Ok(&meant), "{facts}");
    }
}

#[test]
fn words_that_mean_nothing_may_begin_a_fact_that_needs_them() {
    for facts in [
        "campaign: against red; as if at Mountain",
        "Kampf: gegen Rot; als wäre die Figur am Ort Berg",
        "campaign as if at Mountain",
    ] {
        let table = format!("Mountain in provinces 1; red: exile; {facts}");
        let at = told(&table).expect(facts).campaign.as_ref().and_then(|campaign| campaign.at);
        assert_eq!(at, Some(game::Slot::Provinces1), "{facts}");
    }
}

#[test]
fn facts_are_laid_over_a_position_and_taken_away() {
    let base = game::read(RED).expect("a position").0;
    let over = |facts: &str| {
        let laid = lay(GameName::Oath, facts, 0, base.document(&(0..0)));
        assert!(laid.faults.is_empty(), "{facts}: {:?}", laid.faults);
        game::read_document(&laid.document, Edition::Current).expect(facts).0
    };
    let red = |position: &Position| position.player(game::Colour::Red).expect("red").clone();
    let mountain = |position: &Position| position.site(game::Slot::Provinces1).expect("a site").clone();
    assert!(mountain(&over("no Longbows at Mountain")).cards.is_empty());
    assert_eq!(red(&over("red never Wolves")).advisers.len(), 1);
    assert!(red(&over("red advisers none")).advisers.is_empty());
    assert_eq!(red(&over("red supply unknown")).supply, None);
    assert_eq!(red(&over("red warbands 9")).warbands.0, 9);
    assert_eq!(mountain(&over("Mountain: Elders")).cards.len(), 2);
    assert!(mountain(&over("no warbands at Mountain")).warbands.is_empty());
    // A card that lies there already is not put beside itself.
    for facts in
        ["Mountain: Longbows with 1 secret", "Longbows with 1 secret at Mountain", "Mountain cards Longbows with 1 secret"]
    {
        let cards = mountain(&over(facts)).cards;
        assert_eq!(cards.iter().map(|card| card.secrets.0).collect::<Vec<_>>(), [1], "{facts}");
    }
    let twice = lay(GameName::Oath, "Mountain: Longbows, Longbows with 1 secret", 0, base.document(&(0..0)));
    assert!(game::read_document(&twice.document, Edition::Current).is_err());
    assert_eq!(over("red: supply unknown").player(game::Colour::Red).expect("red").warbands.0, 6);
}

#[test]
fn what_is_not_understood_is_refused_at_its_place() {
    for (facts, at) in [
        ("purpel supply 4", "purpel"),
        ("red supply 4 potato", "potato"),
        ("red: exile at Mountain, 4 suply", "suply"),
        ("red potato", "potato"),
        ("Mountain in provinces 1: 3 purple dragons", "dragons"),
        ("red supply", "supply"),
        ("red favor unknown", "favor"),
        ("red supply 4; red supply 5", "supply"),
        ("potato", "potato"),
        ("round five hundred", "hundred"),
    ] {
        let faults = lay(GameName::Oath, facts, 0, Document::default()).faults;
        let places: Vec<&str> = faults.iter().map(|fault| &facts[fault.span.clone()]).collect();
        assert!(places.contains(&at), "{facts}: {places:?} {faults:?}");
    }
}

/// Words that people put behind names are words for facts too: none of them may be lost.
#[test]
fn that_a_site_has_none_of_something_is_said_in_many_ways() {
    let table = "Salt Flats in cradle 1: cards Wolves, 1 relic; red: exile at Salt Flats";
    let document = lay(GameName::Oath, table, 0, Document::default()).document;
    let after = |given: &str| lay(GameName::Oath, given, 0, document.clone());
    let site = |given: &str| {
        let laid = after(given);
        assert_eq!(laid.faults, [], "{given}");
        let (position, _) = game::read_document(&laid.document, Edition::Current).unwrap_or_else(|faults| panic!("{faults:?}"));
        (position.sites[0].cards.len(), position.sites[0].relics.len())
    };
    for subject in ["Salt Flats", "Salzwüste", "Słone Równiny"] {
        for colon in ["", ":"] {
            for cards in ["no cards", "cards none", "Karten keine", "keine Karten", "ohne Karten", "karty brak", "bez kart"] {
                assert_eq!(site(&format!("{subject}{colon} {cards}")), (0, 1), "{subject}{colon} {cards}");
            }
            for relics in ["no relics", "relics none", "Reliquien keine", "keine Reliquien", "relikty brak", "bez reliktów"] {
                assert_eq!(site(&format!("{subject}{colon} {relics}")), (1, 0), "{subject}{colon} {relics}");
            }
            for unclear in ["none", "no Longbows", "Karten keine Wölfe Quark", "karty brak wilków"] {
                let laid = after(&format!("{subject}{colon} {unclear}"));
                let is_read = laid.faults.is_empty() && game::read_document(&laid.document, Edition::Current).is_ok();
                assert!(!is_read, "{subject}{colon} {unclear}");
            }
        }
    }
}

#[test]
fn what_changed_is_said_in_words() {
    let before = told("red: exile, 4 favor, 7 warbands; Mountain in provinces 1: cards Wizard School; turn red").expect("before");
    let after = told("red: exile, 3 favor, 9 warbands; Mountain in provinces 1: cards Wizard School with 1 favor, Elders; turn blue; blue: exile").expect("after");
    let words: Vec<String> = changes(GameName::Oath, &before.document(&(0..0)), &after.document(&(0..0)), Lang::En)
        .into_iter()
        .map(|change| change.words)
        .collect();
    assert_eq!(
        words.join(" · "),
        "turn red → blue · Wizard School +1 favor · Mountain cards +Elders · red favor 4 → 3 · red warbands 7 → 9 · blue ? → exile"
    );
}

#[test]
fn silence_of_a_described_thing_is_a_fact() {
    let position = told("red: exile").expect("red");
    let facts: Vec<(String, bool)> = lines(GameName::Oath, &position.document(&(0..0)), Lang::En)
        .into_iter()
        .flat_map(|line| line.facts)
        .map(|fact| (fact.words, fact.value.is_none()))
        .collect();
    assert!(facts.contains(&("red relics none".to_owned(), true)), "{facts:?}");
    let _ = Said::text("", 0..0);
}

/// The table of the design's example: four players at most 25 lines.
#[test]
fn a_table_of_four_fits_in_25_lines() {
    let output = run("new --players 4 --oath people");
    let (position, _) = game::read(&text(&output.stdout)).expect("a start");
    for lang in Lang::ALL {
        assert!(said(&position, lang).lines().count() <= 25, "{}", said(&position, lang));
    }
}

#[test]
fn garbage_is_refused_without_a_panic() {
    for facts in [
        "",
        ":",
        "::;;,,··",
        "\"",
        "\"\\",
        "red:",
        "red: ,",
        "no",
        "no no no",
        "at at at",
        "{",
        "with 1",
        "1 1 1",
        "red 1 facedown with",
        "„x",
        "red advisers and and",
        "chronicle {",
        "Mountain cards with 1 favor and",
        "🃏 supply 4",
    ] {
        let _ = told(facts);
    }
}

/// A sign adds to what is known or takes from it; of what is not known it is an error, never dropped.
#[test]
fn a_number_with_a_sign_is_counted_from_what_is_known() {
    let base = || game::read(RED).expect("a table").0.document(&(0..0));
    let laid = |facts: &str| {
        let laid = lay(GameName::Oath, facts, 0, base());
        if !laid.faults.is_empty() {
            return None;
        }
        let setup = game::read_document(&laid.document, Edition::Current).ok()?.0;
        let red = setup.player(game::Colour::Red)?;
        Some((red.favor.0, red.warbands.0, red.supply.map_or(0, |supply| supply.0)))
    };
    for (facts, meant) in [
        ("red favor +1", (1, 6, 4)),
        ("red +1 favor", (1, 6, 4)),
        ("rot +1 Gunst", (1, 6, 4)),
        ("czerwony: -2 chorągwie, -1 zaopatrzenie", (0, 4, 3)),
        ("red supply -4", (0, 6, 0)),
    ] {
        assert_eq!(laid(facts), Some(meant), "{facts}");
    }
    for facts in ["yellow +1 favor", "red supply -5", "round +1", "Mountain warbands +1 red", "red: Longbows with +1 favor"] {
        assert_eq!(laid(facts), None, "{facts}");
    }
}

#[test]
fn facts_are_said_as_people_say_them() {
    for facts in ["red's turn", "turn red", "Rot ist am Zug"] {
        let laid = lay(GameName::Oath, &format!("red exile\n{facts}"), 0, Document::default());
        assert!(laid.faults.is_empty(), "{facts}: {:?}", laid.faults);
        assert_eq!(laid.document.get("turn").and_then(Said::as_text), Some("red"), "{facts}");
    }
    let laid = lay(GameName::Oath, "red exile\npeoples red 3", 0, Document::default());
    let banner = laid.document.get("peoples-favor").and_then(Said::as_table);
    assert_eq!(banner.and_then(|it| it.get("holder")).and_then(Said::as_text), Some("red"));
}

/// What is suggested is never the word itself.
#[test]
fn a_word_is_never_suggested_for_itself() {
    for facts in ["red turn 3 turn", "red: Mystik", "Mountain: Volksgunst", "red: phase"] {
        let laid = lay(GameName::Oath, facts, 0, Document::default());
        assert!(!laid.faults.is_empty(), "{facts}");
        for fault in &laid.faults {
            if let game::Problem::UnknownWord { word, nearest } = &fault.problem {
                assert!(nearest.iter().all(|near| Lang::ALL.iter().all(|lang| near[*lang] != *word)), "{facts}: {nearest:?}");
            }
        }
    }
}
