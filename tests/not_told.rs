//! What facts do not tell: no reason rests on it unsaid. A site without a place has no region, what silence takes as none is named,
//! and whoever is taken to act is named too.

use lawspeaker::{
    answer::{
        Speaker,
        judge::{RulingAnswer, Table},
        source::Source,
    },
    cards::CARDS,
    game::{self, Document, GameName, Wanted, is_called, known_card},
    i18n::LanguageChoice,
    law::Lang,
    notation::facts,
    rules::Verdict,
};

/// Rules on an action by facts alone, in a language.
fn may_in(lang: Lang, given: &str, action: &str) -> RulingAnswer {
    let speaker = Speaker::new(LanguageChoice { rules: vec![lang], ui: lang });
    let source = Source { given_by: "--given", given: Some(given), action, ..Source::default() };
    let table = Table::given(&speaker, &source, None, None).unwrap_or_else(|error| panic!("{given}: {}", error.message()));
    table.ruling(action).unwrap_or_else(|error| panic!("{action}: {}", error.message()))
}

fn may(given: &str, action: &str) -> RulingAnswer {
    may_in(Lang::En, given, action)
}

fn kinds(answer: &RulingAnswer) -> Vec<&'static str> {
    answer.reasons.iter().map(|reason| reason.kind).collect()
}

#[test]
fn law_10_discard_names_no_pile_where_the_region_is_not_told() {
    let red = "red: exile at mountain, 4 supply, drew Wolves";
    let open = may(red, "discard wolves");
    assert_eq!((open.verdict, kinds(&open)), (Verdict::Legal, vec!["place"]));
    // Glossary “Discard”: from the Cradle to the Provinces, from there to the Hinterland, from there to the Cradle.
    for (region, pile) in [("cradle", "Provinces"), ("provinces", "Hinterland"), ("hinterland", "Cradle")] {
        let told = may(&format!("{red}; mountain in {region} 1"), "discard wolves");
        assert_eq!(kinds(&told), ["discarded-to"], "{region}");
        assert!(told.reasons[0].text.contains(pile), "{region}: {}", told.reasons[0].text);
    }
}

#[test]
fn law_5_6_1_where_the_pawn_stands_is_known_by_the_name_alone() {
    for (action, verdict) in [("travel plains", Verdict::Illegal), ("reise zur ebene", Verdict::Illegal)] {
        let answer = may("red: exile at plains, 4 supply", action);
        assert_eq!(answer.verdict, verdict, "{action}");
        assert!(kinds(&answer).contains(&"already-there"), "{action}: {:?}", kinds(&answer));
    }
}

#[test]
fn law_5_5_1_who_rules_a_site_is_asked_by_its_name() {
    let given = "red: exile at Mountain, 4 supply, 5 warbands; blue: exile at Mountain; turn red";
    for (lang, name) in [(Lang::En, "Mountain"), (Lang::De, "Berg"), (Lang::Pl, "Góra")] {
        let answer = may_in(lang, given, "campaign blue targeting pawn");
        assert_eq!(answer.verdict, Verdict::Open);
        assert!(answer.reasons.iter().any(|reason| reason.text.contains(name)), "{:?}", answer.reasons);
    }
}

#[test]
fn what_silence_takes_as_none_is_named() {
    let untold = "red: exile at Mountain, 4 supply; Mountain: Longbows";
    let answer = may(untold, "muster longbows");
    assert_eq!((answer.verdict, answer.taken_as_none.as_slice()), (Verdict::Illegal, &["red.favor".to_owned()][..]));
    assert!(answer.said.taken_as_none.is_some());
    // Told to be none, or not needed, it is not named.
    for told in [
        "red: exile at Mountain, 4 supply, 0 favor; Mountain: Longbows",
        "red: exile at Mountain, 4 supply, 1 favor; Mountain: Longbows",
    ] {
        assert!(may(told, "muster longbows").taken_as_none.is_empty(), "{told}");
    }
    let relic = may("red: exile at Mountain, 4 supply, 2 secrets", "use brass horse");
    assert_eq!(relic.taken_as_none, ["red.relics"]);
    // A file says all that there is.
    let speaker = Speaker::new(LanguageChoice { rules: vec![Lang::En], ui: Lang::En });
    let file = "turn = 'red'\n[[player]]\ncolour = 'red'\nrole = 'exile'\npawn = 'cradle-1'\nsupply = 4\n[[site]]\nslot = 'cradle-1'\nname = 'Mountain'\ncards = ['Longbows']\n";
    let table = Table::open(&speaker, "table.toml", file, None, None).unwrap_or_else(|error| panic!("{}", error.message()));
    assert!(table.ruling("muster longbows").is_ok_and(|answer| answer.taken_as_none.is_empty()));
}

#[test]
fn a_whole_name_never_means_a_longer_one() {
    for card in CARDS {
        for lang in Lang::ALL {
            let name = card.name(lang);
            for wanted in [
                Wanted::AtSite,
                Wanted::Adviser,
                Wanted::World,
                Wanted::Relic,
                Wanted::Vision,
                Wanted::Facedown,
                Wanted::Power,
                Wanted::Site,
            ] {
                if let Some(found) = known_card(name, wanted) {
                    assert!(is_called(name, found), "{name} as {wanted:?} is {}", found.id);
                }
            }
        }
    }
}

#[test]
fn the_kind_of_a_name_decides_where_it_is_put() {
    let laid = |text: &str| facts::lay(GameName::Oath, text, 0, Document::default());
    for text in ["mountain in cradle 1: map", "mountain in cradle 1: Longbows, map"] {
        let laid = laid(text);
        let site = laid.document.tables("site").next().expect("a site");
        let relics = site.get("relics").and_then(game::Said::as_list).map(<[_]>::len);
        assert_eq!((laid.faults.len(), relics), (0, Some(1)), "{text}");
    }
    let red = laid("red: exile at cradle 1, advisers Longbows, map");
    let red = red.document.tables("player").next().expect("a player");
    assert!(red.get("relics").is_some() && red.get("advisers").and_then(game::Said::as_list).is_some_and(|it| it.len() == 1));
}

#[test]
fn other_printings_are_told_where_only_numbers_differ() {
    // D18: the Polish printing turns the People's Favor to its Mob side whenever it is recovered.
    let given = "red: exile at Mountain, 4 supply, 5 favor; mountain in provinces 1; people's favor nobody 1; banks: discord 3, arcane 3, order 3, hearth 3, beast 3, nomad 3";
    let answer = may(given, "recover peoples-favor paying 2 starting order");
    assert!(answer.differs_in.iter().any(|it| it.edition == "pl"), "{:?}", answer.reasons);
}
