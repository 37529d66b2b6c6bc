//! What `law check` lists can be asked as it stands: its words are read back as the same action, in three languages, and
//! ruled on alike.

use crate::common;

use lawspeaker::{
    answer::{self, Speaker, cases::embedded},
    game::{Colour, read},
    i18n::choose_languages,
    law::{Book, Edition, Lang},
    notation,
    rules::{Table, could_use, list, may},
};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn listed_actions_are_read_back_and_ruled_on_alike() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut seen = 0;
    for (name, text) in &suite.positions {
        let (position, _) = read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let players: Vec<Colour> = position.players.iter().map(|player| player.colour).collect();
        for colour in players {
            let table = Table::new(&position, Some(colour), Edition::Current);
            for listed in list(&table) {
                for (lang, named) in [(Lang::En, false), (Lang::En, true), (Lang::De, true), (Lang::Pl, true)] {
                    let said = notation::print(&listed.asked, lang, named);
                    let asked = notation::parse(&said, &position, Some(colour))
                        .unwrap_or_else(|error| panic!("{name}: {said}: {error:?}"));
                    assert_eq!(asked, listed.asked, "{name}: {said}");
                    assert_eq!(may(&table, &asked), listed.ruling, "{name}: {said}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "only {seen} were listed");
}

/// Whoever says a part of an action hears every way to end it, and nothing else.
#[test]
fn an_action_that_lacks_something_is_answered_with_the_listed_ones_that_begin_so() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let text = &suite.positions["plain"];
    for lang in Lang::ALL {
        let speaker = Speaker::new(choose_languages(&[lang], None, |_| None));
        let table =
            answer::judge::Table::open(&speaker, "plain.toml", text, None, None).unwrap_or_else(|error| panic!("{error}"));
        let actions = |answer: answer::judge::ActionsAnswer| {
            let all = [answer.legal, answer.open, answer.blocked].into_iter().flatten();
            all.map(|it| (it.action, it.said.typed)).collect::<BTreeSet<(String, String)>>()
        };
        let listed = actions(table.actions());
        for verb in ["muster", "trade", "travel", "recover", "campaign", "search"] {
            let of_verb: BTreeSet<_> =
                listed.iter().filter(|(english, _)| english.split(' ').next() == Some(verb)).cloned().collect();
            assert!(!of_verb.is_empty(), "{verb}");
            assert_eq!(table.ways(verb).map(actions), Some(of_verb.clone()), "{lang:?} {verb}");
            for (_, said) in of_verb.iter().filter(|_| verb != "search") {
                let begun = said.split(' ').next().unwrap_or_default();
                assert_eq!(table.ways(begun).map(actions).as_ref(), Some(&of_verb), "{lang:?} {begun}");
            }
        }
        for whole_or_nonsense in ["rest", "rubbish", "travel rubbish", "muster with", ""] {
            assert!(table.ways(whole_or_nonsense).is_none(), "{whole_or_nonsense}");
        }
    }
}

/// Every play and discard that the cases ask about, as far as it can be said of the position as it stands, choices and all.
#[test]
fn plays_of_the_cases_are_read_back_in_three_languages() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let read = |text: &String| read(text).ok().map(|(position, _)| position);
    let positions: BTreeMap<&String, _> = suite.positions.iter().map(|(name, text)| (name, read(text))).collect();
    let (mut seen, mut said_before) = (0, BTreeSet::new());
    let plays = |ask: &str| ask.starts_with("play ") || ask.starts_with("discard ");
    for case in suite.cases.iter().filter(|case| plays(&case.ask) && said_before.insert(&case.ask)) {
        let Some(Some(position)) = positions.get(&case.position) else { continue };
        let Ok(asked) = notation::parse(&case.ask, position, None) else { continue };
        for (lang, named) in [(Lang::En, false), (Lang::De, true), (Lang::Pl, true)] {
            let said = notation::print(&asked, lang, named);
            let heard = notation::parse(&said, position, None).unwrap_or_else(|error| panic!("{}: {said}: {error:?}", case.id));
            assert_eq!(heard, asked, "{}: {said}", case.id);
            seen += 1;
        }
    }
    assert!(seen > 300, "only {seen} were said");
}

/// Whoever asks without naming a modifier hears which ones would serve: whether it is legal without them or not.
#[test]
fn law_7_4_1_a_ruling_names_the_modifiers_that_would_serve() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let plain = &suite.positions["plain"];
    for (changed, ask, expected) in [
        ("name = \"River\"\nwarbands = { red = 1 }", "muster elders", vec!["river 1 supply 1 favor"]),
        ("name = \"River\"", "muster elders", vec![]),
        ("name = \"River\"\nwarbands = { red = 1 }", "muster elders using river", vec![]),
        ("name = \"Buried Giant\"", "travel mountain", vec!["buried-giant 0 supply 0 favor"]),
        ("name = \"Buried Giant\"", "travel plains", vec!["buried-giant 0 supply 0 favor"]),
    ] {
        let text = plain.replace("name = \"River\"", changed);
        let (position, _) = read(&text).unwrap_or_else(|faults| panic!("{changed}: {faults:?}"));
        let table = Table::new(&position, None, Edition::Current);
        let asked = notation::parse(ask, &position, None).unwrap_or_else(|error| panic!("{ask}: {error:?}"));
        let told = could_use(&table, &asked, &may(&table, &asked));
        let told: Vec<String> =
            told.iter().map(|(card, cost)| format!("{} {} supply {} favor", card.0.id, cost.supply, cost.favor)).collect();
        assert_eq!(told, expected, "{changed}: {ask}");
    }
}

/// What is not told about the acting player's site hides actions; the list says so, and no Campaign is called impossible.
#[test]
fn what_hides_actions_is_told() {
    let red = "[[player]]\ncolour = \"red\"\nrole = \"exile\"\nsupply = 5\n";
    let there = format!("turn = \"red\"\n{red}pawn = \"cradle-1\"\n");
    let banners = "[peoples-favor]\nfavor = 1\n[darkest-secret]\nsecrets = 1\n";
    let site = "[[site]]\nslot = \"cradle-1\"\nname = \"Plains\"\n[[player]]\ncolour = \"blue\"\nrole = \"exile\"\npawn = \"cradle-2\"\n";
    for (text, missing) in [
        (red.to_owned(), Some("turn")),
        (format!("turn = \"red\"\n{red}"), Some("pawn")),
        (there.clone(), Some("site")),
        (format!("{there}{banners}{site}"), None),
        (format!("{there}{}", site.replace("role = \"exile\"\npawn = \"cradle-2\"", "pawn = \"cradle-1\"")), Some("role")),
        (format!("{there}{}relics = [\"Bandit Crown\"]\n", site.replace("role = \"exile\"\n", "")), Some("role")),
    ] {
        let output = common::run_with_input("check - --json", text.as_bytes());
        let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a document");
        assert_eq!(document["hidden"][0].as_str(), missing, "{text}");
        let said = common::text(&common::run_with_input("campaign - --against blue", text.as_bytes()).stdout);
        assert_eq!(said.contains("No Campaign can be declared"), missing.is_none(), "{said}");
        assert_eq!(said.contains("does not say enough"), missing.is_some(), "{said}");
    }
    let far = common::text(&common::run_with_input("campaign - --against blue", format!("{there}{site}").as_bytes()).stdout);
    assert!(far.contains("This is not possible now: campaign blue") && far.contains("5.5.1"), "{far}");
}

/// Whoever meets the goal has the title §2.11; a file that has it elsewhere is told so, and the rulings go by the Law.
#[test]
fn a_title_in_the_wrong_place_is_told() {
    let table = |holder: &str| {
        let player = |colour: &str| format!("[[player]]\ncolour = \"{colour}\"\nrole = \"exile\"\nsupply = 5\nbank = 14\n");
        let (red, blue) = (player("red"), player("blue"));
        format!(
            "turn = \"red\"\noath = \"people\"\n[title]\nholder = \"red\"\nside = \"oathkeeper\"\n[peoples-favor]\nholder = \"{holder}\"\nfavor = 2\n{red}{blue}"
        )
    };
    for (holder, is_told) in [("blue", true), ("red", false)] {
        for command in ["may - rest", "check -", "do - rest"] {
            let said = common::text(&common::run_with_input(command, table(holder).as_bytes()).stderr);
            assert_eq!(said.contains("Blue meets the Oathkeeper goal and is due the title (2.11)"), is_told, "{command}: {said}");
        }
    }
}

#[test]
fn only_an_exile_has_the_usurper_side() {
    let war = std::fs::read_to_string("cases/oath/positions/war.toml").expect("a position");
    let turned = war.replace("side = \"oathkeeper\"", "side = \"usurper\"");
    assert_ne!(war, turned);
    let told = |text: &str, more: &str| {
        let said = common::text(&common::run_with_input(&format!("may - rest {more}"), text.as_bytes()).stderr);
        said.contains("only an Exile turns it")
    };
    assert!(told(&turned, "") && !told(&war, "") && !told(&turned, "--edition pl"));
}

#[test]
fn what_stops_a_win_names_successors_and_earlier_wins() {
    let war = std::fs::read_to_string("cases/oath/positions/war.toml").expect("a position");
    let late = war.replace("round = 4", "round = 6").replace("visions-drawn = 1", "visions-drawn = 3");
    let late = late.replace("holder = \"blue\"", "holder = \"red\"");
    let late =
        late.replacen("pawn = \"cradle-1\"\nsupply = 5\nfavor = 2\nsecrets = 1\nwarbands = 6", "vision = \"Rebellion\"", 1);
    let said = common::text(&common::run_with_input("wins -", late.as_bytes()).stdout);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let (heir, earlier) = ("Or: a Citizen holds more relics and banners than the Chancellor", "Or: Purple wins before that.");
    assert!(said.find(heir) < said.find(earlier) && said.contains(heir), "{said}");
}

/// Survivors of an Imperial site go to the Chancellor, by the English and Polish printings to the Citizen who lost it (D28).
#[test]
fn law_do_names_printings_that_end_otherwise() {
    let war = std::fs::read_to_string("cases/oath/positions/war.toml").expect("a position");
    let there = war.replace(
        "pawn = \"cradle-1\"\nsupply = 5\nfavor = 2\nsecrets = 1\nwarbands = 6",
        "pawn = \"provinces-1\"\nsupply = 5\nwarbands = 9",
    );
    let there = there.replace("warbands = { purple = 1 }", "warbands = { purple = 3 }");
    assert_ne!(war, there);
    let fight = "do - campaign blue targeting provinces-1 allies nobody placing 1 at provinces-1 losing 2 from blue rolled 9 sword / 2 blank";
    let output = common::run_with_input(fight, there.as_bytes());
    let said = common::text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(output.status.code(), Some(0), "{said}");
    for edition in ["English", "Polish"] {
        assert!(said.contains(&format!("{edition} printing: the outcome differs")) && said.contains("D28"), "{said}");
    }
    assert!(!said.contains("German printing: the outcome differs (Where"), "{said}");
}
