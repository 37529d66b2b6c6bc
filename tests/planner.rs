//! `law campaign` finds what going through every set of targets finds, and says it in three languages.

use crate::common::{run, text};
use lawspeaker::{
    cards::card,
    game::{self, CardRef, Colour, Defender, Position, Slot, Target},
    law::{Edition, Lang},
    notation,
    odds::Fraction,
    planner::{self, fight, plan},
    rules::{self, Action, Fighting, Reading, Request, Table, Verdict, may, offers},
};
use std::{cell::RefCell, fs};

const WAR: &str = "cases/oath/positions/war.toml";

fn position(with: &str) -> Position {
    let text = fs::read_to_string(WAR).expect(WAR).replace("pawn = \"provinces-3\"", with);
    game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

/// Everything on the table that anybody could aim at.
fn everything() -> Vec<Target> {
    let relics = ["the-grand-scepter", "brass-horse", "cup-of-plenty"];
    let relics = relics.map(|id| Target::Relic(CardRef(card(id).expect("a relic"))));
    let others = [Target::PeoplesFavor, Target::DarkestSecret, Target::Pawn];
    Slot::ALL.iter().map(|slot| Target::Site(*slot)).chain(relics).chain(others).collect()
}

/// Asks the predicate about every set of targets, and works out the odds of each that is legal.
fn by_listing(table: &Table<'_>) -> Vec<Fraction> {
    let everything = everything();
    let colours = [Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow].map(Defender::Player);
    let mut chances = Vec::new();
    for defender in colours.into_iter().chain([Defender::Bandits]) {
        for mask in 1_u32..1 << everything.len() {
            let chosen = everything.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, target)| *target);
            let fighting = Fighting::against(defender, chosen.collect());
            let asked = Request::from(Action::Campaign(Box::new(fighting.clone())));
            if may(table, &asked).verdict() == Verdict::Legal {
                let fight = fight(table, &fighting, &[]).expect("small").expect("all is told");
                chances.push(fight.odds.win());
            }
        }
    }
    chances.sort_by(|one, other| other.cmp(one));
    chances
}

#[test]
fn the_best_campaigns_are_those_of_going_through_all_sets() {
    for (pawn, edition) in [
        ("pawn = \"provinces-3\"", Edition::Current),
        ("pawn = \"cradle-1\"", Edition::Current),
        ("pawn = \"cradle-1\"", Edition::En),
        ("pawn = \"cradle-1\"\nadvisers = [\"Giant Python\", \"Sealing Ward\"]", Edition::Current),
        ("pawn = \"provinces-3\"\nadvisers = [\"Vow of Peace\", \"Lost Tongue\"]", Edition::Current),
    ] {
        let position = position(pawn);
        let all = [Colour::Red, Colour::Purple, Colour::Blue, Colour::Yellow];
        let with_cards = pawn.contains("advisers");
        for by in all.into_iter().filter(|by| !with_cards || *by == Colour::Red) {
            let mut setup = position.clone().into_setup();
            setup.turn = Some(by);
            let position = Position::new(setup).expect("a position");
            let table = Table::new(&position, None, edition);
            let listed = by_listing(&table);
            let found = plan(&table, None, 1000);
            assert_eq!(found.sets, listed.len() as u64, "{pawn} {by:?}");
            let chances: Vec<Fraction> = found.campaigns.iter().map(|it| it.fight.odds.win()).collect();
            assert!(chances == listed, "{pawn} {by:?}");
            let best = plan(&table, None, 3);
            assert_eq!(best.campaigns.len(), listed.len().min(3));
            assert!(best.campaigns.iter().zip(&listed).all(|(found, listed)| found.fight.odds.win() == *listed));
        }
    }
}

/// Eight sites, six relics, both banners and the pawn, all the Chancellor's: the attacker's own site is a must, seven sites
/// and nine things are free.
#[test]
fn a_full_table_is_gone_through() {
    let slots = Slot::ALL.iter().map(|slot| format!("[[site]]\nslot = \"{}\"\nwarbands = {{ purple = 2 }}\n", slot.word()));
    let relics = r#"["The Grand Scepter", "Brass Horse", "Cup of Plenty", "Sticky Fire", "Grand Mask", "Whistle"]"#;
    let text = format!(
        "turn = \"red\"\noath = \"supremacy\"\n[title]\nholder = \"purple\"\n[peoples-favor]\nholder = \"purple\"\nfavor = 3\n\
         [darkest-secret]\nholder = \"purple\"\nsecrets = 2\n{}\
         [[player]]\ncolour = \"purple\"\npawn = \"cradle-1\"\nwarbands = 4\nrelics = {relics}\n\
         [[player]]\ncolour = \"red\"\nrole = \"exile\"\npawn = \"cradle-1\"\nsupply = 5\nwarbands = 14\n",
        slots.collect::<String>()
    );
    let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    let found = plan(&Table::new(&position, None, Edition::Current), None, 10);
    assert_eq!(found.sets, 1 << (7 + 9));
    assert_eq!(found.campaigns.len(), 10);
    // The must alone is met by the fewest dice and the smallest force.
    assert_eq!(found.campaigns[0].targets, [Target::Site(Slot::Cradle1)]);
    let chances: Vec<Fraction> = found.campaigns.iter().map(|it| it.fight.odds.win()).collect();
    assert!(chances.windows(2).all(|pair| pair[0] >= pair[1]));
}

#[test]
fn every_campaign_is_legal_as_it_is_printed_and_named_once() {
    let position = position("pawn = \"cradle-1\"");
    let table = Table::new(&position, None, Edition::Current);
    let found = plan(&table, None, 1000);
    let mut printed = Vec::new();
    for planned in &found.campaigns {
        for lang in Lang::ALL {
            let words = notation::print(&planned.asked, lang, false);
            assert_eq!(notation::parse(&words, &position, None).as_ref(), Ok(&planned.asked), "{words}");
        }
        assert_eq!(may(&table, &planned.asked).verdict(), Verdict::Legal);
        printed.push(notation::print(&planned.asked, Lang::En, false));
    }
    let all = printed.len();
    printed.sort();
    printed.dedup();
    assert_eq!(printed.len(), all);
}

#[test]
fn the_words_of_a_fight_read_back() {
    let position = position("pawn = \"provinces-3\"");
    let typed = "campaign purple targeting cradle-1,pawn with 3 dice allies none placing 2 at cradle-1 banishing to hinterland-1 \
                 burning favor sacrificing 2 losing 1 from cradle-1,2 from purple rolled sword / shield";
    let asked = notation::parse(typed, &position, None).expect("words");
    assert_eq!(notation::print(&asked, Lang::En, false), typed.split_whitespace().collect::<Vec<_>>().join(" "));
    for lang in [Lang::De, Lang::Pl] {
        assert_eq!(notation::parse(&notation::print(&asked, lang, false), &position, None), Ok(asked.clone()));
    }
}

#[test]
fn the_words_of_cards_in_a_fight_read_back() {
    let position = position("pawn = \"provinces-3\"");
    let typed = "use captains at provinces-1 campaign purple targeting cradle-1,pawn losing 1 from cradle-1 \
                 choosing sticky-fire +1,herald hearth moving 2 at cradle-1 taking 1 at cradle-1,brass-horse at cradle-1 \
                 returning brass-horse discarding wolves rolled sword / shield using relic-hunter";
    let asked = notation::parse(typed, &position, None).expect("words");
    assert_eq!(notation::print(&asked, Lang::En, false), typed.split_whitespace().collect::<Vec<_>>().join(" "));
    for lang in [Lang::De, Lang::Pl] {
        for named in [false, true] {
            assert_eq!(notation::parse(&notation::print(&asked, lang, named), &position, None), Ok(asked.clone()));
        }
    }
}

#[test]
fn the_document_is_as_agreed() {
    let output = run(&format!("campaign {WAR} -n 1 --json"));
    assert_eq!(output.status.code(), Some(0));
    let document: serde_json::Value = serde_json::from_str(&text(&output.stdout)).expect("JSON");
    assert_eq!(document["schema"], "lawspeaker/campaign/1");
    assert_eq!(document["player"], "red");
    let first = &document["campaigns"][0];
    assert_eq!(first["targets"], serde_json::json!(["cradle-1"]));
    assert_eq!(first["attack"], serde_json::json!([{"dice": 6, "from": "board", "cites": ["5.5.2"]}]));
    assert_eq!(first["defense"][0], serde_json::json!({"dice": 1, "from": "cradle-1", "cites": ["5.5.2", "2.8.3"]}));
    assert_eq!((&first["force"], &first["defenders"]), (&6.into(), &6.into()));
}

#[test]
fn a_roll_is_told_step_by_step() {
    let output = run(&format!("campaign {WAR} campaign purple targeting cradle-1 --rolled \"6 skull / shield double\" --json"));
    let document: serde_json::Value = serde_json::from_str(&text(&output.stdout)).expect("JSON");
    let roll = &document["roll"];
    assert_eq!((&roll["won"], &roll["attacker_lost"], &roll["defender_lost"]), (&true.into(), &6.into(), &3.into()));
    let cites: Vec<&str> = roll["steps"].as_array().into_iter().flatten().filter_map(|step| step["cite"].as_str()).collect();
    assert_eq!(cites, ["5.5.4", "5.5.4", "5.5.4", "5.5.5", "5.5.5", "5.5.5", "5.5.5", "5.5.6"]);
    let wrong = run(&format!("campaign {WAR} --rolled \"skull / shield\" --json"));
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn people_read_it_in_three_languages() {
    for lang in ["en", "de", "pl"] {
        insta::assert_snapshot!(format!("campaign_{lang}"), text(&run(&format!("campaign {WAR} -n 2 --lang {lang}")).stdout));
        let rolled = format!("campaign {WAR} -n 1 --rolled \"5 sword skull / shield double\" --lang {lang}");
        insta::assert_snapshot!(format!("campaign_rolled_{lang}"), text(&run(&rolled).stdout));
    }
}

#[test]
fn giant_python_leaves_a_smallest_set_that_is_legal() {
    let scepter = "relics = [\"The Grand Scepter\"]";
    let text = fs::read_to_string(WAR).expect(WAR).replace(scepter, &format!("{scepter}\nadvisers = [\"Giant Python\"]"));
    let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    let table = Table::new(&position, None, Edition::Current);
    let found = offers(&table);
    assert_eq!(found.len(), 2, "{found:?}");
    for offer in found {
        assert_eq!(offer.smallest, [Slot::Cradle1, Slot::Provinces1].map(Target::Site));
        let fighting = Fighting::against(offer.defender, offer.smallest);
        assert_eq!(may(&table, &Request::from(Action::Campaign(Box::new(fighting)))).verdict(), Verdict::Legal);
    }
}

/// Beside the edition of the table each other one rules once; what else is asked is one divergence at a time.
#[test]
fn every_edition_rules_once() {
    for (name, ask) in [("partly-described", "campaign yellow targeting pawn"), ("plain", "travel mountain"), ("war", "rest")] {
        let text = fs::read_to_string(format!("cases/oath/positions/{name}.toml")).expect(name);
        let (position, _) = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
        let asked = notation::parse(ask, &position, None).unwrap_or_else(|error| panic!("{ask}: {error:?}"));
        let table = Table::new(&position, None, Edition::Current);
        let ruling = planner::may(&table, &asked).unwrap_or_else(|error| panic!("{ask}: {error:?}"));
        let seen: RefCell<Vec<Reading>> = RefCell::default();
        let differs = rules::differing(&table, &ruling, |table| {
            seen.borrow_mut().push(table.reading());
            may(table, &asked)
        });
        let seen = seen.into_inner();
        let whole: Vec<Edition> = seen.iter().filter(|it| it.instead.is_none()).map(|it| it.edition).collect();
        let others: Vec<Edition> = Edition::ALL.into_iter().filter(|it| *it != Edition::Current).collect();
        assert_eq!(whole, others, "{name}: {ask}");
        assert!((1..seen.len()).all(|at| !seen[..at].contains(&seen[at])), "{name}: {ask}: {seen:?}");
        assert_eq!(planner::differing(&table, &asked, &ruling), differs, "{name}: {ask}");
    }
}
