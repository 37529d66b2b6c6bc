//! The cards against the facts: how many, what is printed on them, by which names they are found, what is ruled.

use crate::common;

use crate::common::{run, seen, text};
use lawspeaker::{
    cards::{
        CARDS, Card, Face, MajorAction, Nature, PowerKind, RULINGS, RecoverCost, Restriction, Suit, card, find_cards, rulings_on,
    },
    law::{Found, Lang, unit},
};
use serde_json::Value;
use std::collections::BTreeSet;

fn ids(typed: &str) -> Vec<&'static str> {
    find_cards(typed).map(|(_, names)| names.iter().map(|name| name.owner().id).collect()).unwrap_or_default()
}

fn the(id: &str) -> &'static Card {
    card(id).expect(id)
}

fn json(line: &str) -> Value {
    serde_json::from_slice(&run(line).stdout).expect(line)
}

fn of_kind(kind: &str) -> usize {
    CARDS.iter().filter(|card| card.nature.word() == kind).count()
}

#[test]
fn there_are_as_many_cards_as_in_the_box() {
    let kinds = ["denizen", "edifice", "relic", "site", "vision", "banner", "reliquary"].map(of_kind);
    assert_eq!(kinds, [198, 12, 21, 23, 5, 2, 4]);
    assert_eq!(CARDS.len(), 265);
    let denizens = || CARDS.iter().filter(|card| matches!(card.nature, Nature::Denizen { .. }));
    for suit in Suit::ALL {
        assert_eq!(denizens().filter(|card| card.suit == Some(*suit)).count(), 33, "{}", suit.word());
    }
    let numbers: BTreeSet<u8> = denizens().filter_map(|card| card.number).collect();
    assert_eq!((numbers.len(), numbers.first(), numbers.last()), (198, Some(&1), Some(&198)));
    assert_eq!(denizens().filter(|card| matches!(card.nature, Nature::Denizen { starting: true })).count(), 54);
    let plans = |card: &&Card| card.powers.iter().any(|power| power.is_battle_plan());
    assert_eq!((denizens().filter(plans).count(), CARDS.iter().filter(plans).count()), (48, 52));
    let restricted = |place| denizens().filter(move |card| card.restriction == Some(place)).count();
    assert_eq!((restricted(Restriction::SiteOnly), restricted(Restriction::AdviserOnly)), (45, 53));
    assert_eq!(denizens().filter(|card| card.locked).count(), 29);
}

#[test]
fn edifices_have_two_faces_and_only_the_intact_one_a_suit() {
    for card in CARDS {
        let Nature::Edifice { face, other } = &card.nature else { continue };
        let Nature::Edifice { face: turned, other: back } = &the(other).nature else { panic!("{other} is no edifice") };
        assert_eq!((*back, *face == *turned), (card.id, false), "{}", card.id);
        assert_eq!(card.suit.is_some(), *face == Face::Intact, "{}", card.id);
        assert!(card.locked && card.restriction == Some(Restriction::SiteOnly), "{}", card.id);
    }
    assert_eq!(Suit::ALL.iter().filter(|suit| CARDS.iter().any(|card| is_edifice(card) && card.suit == Some(**suit))).count(), 6);
}

fn is_edifice(card: &Card) -> bool {
    matches!(card.nature, Nature::Edifice { .. })
}

#[test]
fn facts_are_those_of_the_cards() {
    let forge = the("ancient-forge");
    assert_eq!((forge.cost.favor_placed, forge.cost.secrets_burned, forge.cost.secrets_placed), (2, 1, 0));
    assert_eq!((the("the-grand-scepter").defense_dice, the("map").defense_dice), (Some(5), Some(3)));
    assert_eq!(the("obsidian-cage").powers, [PowerKind::BattlePlanEither, PowerKind::Action]);
    assert_eq!(the("narrow-pass").modifies, [MajorAction::Travel, MajorAction::Campaign]);
    let Nature::Site(city) = &the("drowned-city").nature else { panic!("a site") };
    assert_eq!((city.capacity, city.reveal.relics, city.reveal.secrets), (0, 2, 3));
    assert_eq!(city.recover_cost, Some(RecoverCost::BurnFavor(2)));
    let Nature::Site(mine) = &the("mine").nature else { panic!("a site") };
    assert_eq!(mine.recover_cost, Some(RecoverCost::Bank { favor: 3, suit: Suit::Discord }));
    let homelands = CARDS.iter().filter(|card| matches!(&card.nature, Nature::Site(site) if site.homeland.is_some()));
    assert_eq!(homelands.count(), 6);
    assert_eq!(CARDS.iter().filter(|card| matches!(&card.nature, Nature::Site(site) if site.coast)).count(), 3);
}

#[test]
fn every_name_finds_its_card_in_every_language() {
    for card in CARDS {
        let names =
            Lang::ALL.into_iter().flat_map(|lang| [card.name(lang)].into_iter().chain(card.aliases(lang).iter().copied()));
        for name in names.chain(card.former_names.iter().copied()).chain([card.id]) {
            let (found, names) = find_cards(name).expect(name);
            assert_eq!(found, Found::Exactly, "{name}");
            assert!(names.iter().any(|name| name.owner().id == card.id), "{name} should find {}", card.id);
            let clear = names.len() == 1 || names[0].official && !names[1].official && names[0].owner().id == card.id;
            assert!(clear, "{name} is not clear");
        }
    }
}

fn code(line: &str) -> i32 {
    run(line).status.code().unwrap_or(-1)
}

#[test]
fn every_card_is_told_in_every_language() {
    for card in CARDS {
        assert!(card.official(Lang::En), "{}", card.id);
        for lang in Lang::ALL {
            assert!(card.text(lang).len() > 8 && !card.text(lang).contains("FILL"), "{} in {}", card.id, lang.code());
        }
    }
    let printed = |lang: Lang| CARDS.iter().filter(|card| card.official(lang)).count();
    assert_eq!((printed(Lang::De), printed(Lang::Pl)), (23, 25));
}

#[test]
fn names_are_folded_shortened_and_put_right() {
    for (typed, expected) in [
        ("LONGBOWS", "longbows"),
        ("sluby pokoju", "vow-of-peace"),
        ("friedensgeluebde", "vow-of-peace"),
        ("tinkers fair", "tinkers-fair"),
        ("sprawl", "sprawling-rampart"),
        ("bandit king", "bandit-chief"),
        ("Squires", "herald"),
        ("longbosw", "longbows"),
        ("darkest secret", "darkest-secret"),
    ] {
        assert_eq!(ids(typed), [expected], "{typed}");
    }
}

#[test]
fn an_exact_name_beats_a_longer_one() {
    assert_eq!(ids("map"), ["map"]);
    assert_eq!(ids("map l"), ["map-library"]);
    assert_eq!(ids("hospital"), ["hospital"]);
    assert_eq!(json("card Map --json")["id"], "map");
}

#[test]
fn an_ambiguous_name_lists_the_candidates() {
    assert_eq!(ids("vow of").len(), 8);
    let unclear = json("card vow --json");
    assert_eq!(
        (&unclear["schema"], &unclear["id"], &unclear["wanted"]),
        (&"lawspeaker/card/1".into(), &Value::Null, &"vow".into())
    );
    assert_eq!(unclear["candidates"].as_array().map(Vec::len), Some(8));
    assert_eq!((code("card vow"), code("card qqqqqqqq"), code("card"), code("card longbows")), (1, 1, 2, 0));
    assert_eq!(text(&run("card vow").stdout), "");
}

#[test]
fn every_section_that_governs_a_card_exists() {
    for card in CARDS {
        let sections = card.sections();
        assert!(sections.len() >= 2, "{}", card.id);
        assert!(sections.iter().all(|section| unit(section).is_some()), "{}: {sections:?}", card.id);
    }
    for (id, section) in [
        ("longbows", "7.5.4"),
        ("vow-of-peace", "7.1.4"),
        ("assassin", "7.6.4"),
        ("keep", "7.2.2"),
        ("elders", "7.3.2"),
        ("silver-tongue", "7.3.4"),
        ("garrison", "7.3.3"),
        ("pressgangs", "7.4"),
        ("mine", "2.8"),
        ("brutal", "2.3"),
    ] {
        assert!(the(id).sections().contains(&section), "{id} should name {section}");
    }
}

/// The publisher's list has 221 questions on cards; every answer is held by exactly one ruling.
#[test]
fn every_published_answer_is_held_once() {
    let mut held: Vec<u16> = RULINGS.iter().flat_map(|ruling| ruling.answers).copied().collect();
    held.sort_unstable();
    assert_eq!(held, (1..=221).collect::<Vec<u16>>());
    assert!(RULINGS.iter().filter(|ruling| !ruling.answers.is_empty()).all(|ruling| !ruling.cards.is_empty()));
}

#[test]
fn rulings_lead_to_cards_and_sections() {
    for ruling in RULINGS {
        assert!(ruling.cards.iter().all(|id| card(id).is_some()), "{}", ruling.id);
        assert!(!ruling.sections.is_empty() && ruling.sections.iter().all(|it| unit(it).is_some()), "{}", ruling.id);
        assert!(Lang::ALL.iter().all(|lang| ruling.text(*lang).len() > 20), "{}", ruling.id);
    }
    let classes: Vec<&str> = rulings_on(the("lancers")).map(|ruling| ruling.class.word()).collect();
    assert_eq!(classes, ["publisher"]);
    assert!(rulings_on(the("vision-of-conquest")).any(|ruling| ruling.class.word() == "contested"));
    assert_eq!(rulings_on(the("longbows")).map(|ruling| ruling.id).collect::<Vec<_>>(), ["plus-minus-is-a-choice"]);
}

#[test]
fn card_documents_keep_their_contract() {
    let longbows = json("card Langbögen --lang en,pl --json");
    assert_eq!(longbows["schema"], "lawspeaker/card/1");
    assert_eq!((&longbows["id"], &longbows["kind"], &longbows["suit"]), (&"longbows".into(), &"denizen".into(), &"order".into()));
    assert_eq!(longbows["names"], serde_json::json!({"en": "Longbows", "de": "Langbögen", "pl": "Długie Łuki"}));
    assert_eq!(longbows["unofficial"], serde_json::json!(["de", "pl"]));
    assert_eq!((&longbows["powers"], &longbows["model"]), (&serde_json::json!(["battle-plan-either"]), &"effect".into()));
    assert!(longbows["texts"]["en"].is_string() && longbows["texts"]["pl"].is_string() && longbows["texts"]["de"].is_null());
    assert_eq!(longbows["rulings"][0]["class"], "law");
    let mine = json("card mine --json");
    assert_eq!(mine["recover_cost"], serde_json::json!({"favor": 3, "bank": "discord"}));
    assert_eq!((&mine["capacity"], &mine["reveal"]["favor"]), (&1.into(), &3.into()));
    assert_eq!(json("card \"bandit rampart\" --json")["other_face"], "sprawling-rampart");
    assert_eq!(json("card second-wind --json")["cost"], serde_json::json!({"secrets_placed": 1, "favor_burned": 1}));
}

fn hits(line: &str) -> Vec<(String, String)> {
    let found = json(&format!("search {line} --json"));
    let hits = found["hits"].as_array().expect("a list").iter();
    hits.map(|hit| (hit["kind"].as_str().unwrap_or("").to_owned(), hit["id"].as_str().unwrap_or("").to_owned())).collect()
}

#[test]
fn an_exact_card_name_finds_the_card_first() {
    for (line, id) in [
        ("longbows", "longbows"),
        ("\"vow of peace\"", "vow-of-peace"),
        ("map", "map"),
        ("tinker's fair", "tinkers-fair"),
        ("Räuberkrone --lang de", "bandit-crown"),
        ("śluby pokoju --lang pl", "vow-of-peace"),
        ("długie łuki --lang pl", "longbows"),
    ] {
        assert_eq!(hits(line).first(), Some(&("card".to_owned(), id.to_owned())), "{line}");
    }
}

#[test]
fn rules_come_before_cards_when_a_rule_is_asked_for() {
    for line in ["sacrifice warbands", "how do i muster", "skull", "travel cost", "Schlachtplan --lang de"] {
        assert_ne!(hits(line)[0].0, "card", "{line}: {:?}", &hits(line)[..3]);
    }
}

/// Who names a card wants to see it; the rule that is asked about stands right behind it.
#[test]
fn a_card_that_is_named_comes_first_and_the_rule_next() {
    for (line, card, rule) in [
        ("darkest secret recover", "darkest-secret", "5.4.1"),
        ("Kesselflickermesse was darf man tauschen --lang de", "tinkers-fair", "7.6.3"),
        ("działanie Tyrana w podróży --lang pl", "tyrant", "9.2"),
    ] {
        let found = hits(line);
        assert_eq!(found[0], ("card".to_owned(), card.to_owned()), "{line}");
        assert!(found[..3].contains(&("section".to_owned(), rule.to_owned())), "{line}: {:?}", &found[..3]);
    }
}

#[test]
fn filters_find_the_cards_they_describe() {
    let all = |line: &str| hits(&format!("{line} -n 300")).into_iter().map(|(kind, id)| (kind, the(&id))).collect::<Vec<_>>();
    let orders = all("suit:order");
    assert!(orders.iter().all(|(kind, card)| kind == "card" && card.suit == Some(Suit::Order)));
    assert_eq!((orders.len(), all("suit:Ordnung").len()), (34, 34));
    assert_eq!((all("power:battle-plan").len(), all("power:battle-plan-attacker").len()), (52, 12));
    assert!(all("cost:secret").iter().all(|(_, card)| card.cost.secrets() > 0));
    assert!(all("cost:favor suit:nomad").iter().all(|(_, card)| card.cost.favor() > 0 && card.suit == Some(Suit::Nomad)));
    assert_eq!((all("is:locked").len(), all("at:site").len(), all("at:adviser").len()), (41, 57, 53));
    assert_eq!(
        all("suit:beast,nomad power:rest,when-played").len(),
        all("suit:beast power:rest,when-played").len() + all("suit:nomad power:rest,when-played").len()
    );
    assert!(hits("warbands --in card").iter().all(|(kind, _)| kind == "card"));
    assert!(hits("sacrifice in:card").iter().any(|(_, id)| id == "vow-of-peace"));
}

#[test]
fn cards_are_shown_in_three_languages() {
    for lang in ["en", "de", "pl"] {
        for (name, line) in [
            ("denizen", "card second-wind"),
            ("site", "card salt-flats"),
            ("edifice", "card broken-forge"),
            ("vision", "card vision-of-conquest"),
            ("banner", "card peoples-favor"),
            ("rulings", "card lancers"),
            ("ambiguous", "card vow"),
            ("misspelt", "card longbosw"),
            ("nothing", "card xqzvw"),
            ("pointed_at", "show longbows"),
            ("searched", "search longbows"),
            ("help", "help card"),
        ] {
            insta::assert_snapshot!(format!("{name}_{lang}"), seen(&format!("{line} --lang {lang}")));
        }
    }
}

#[test]
fn several_languages_stand_below_each_other_and_fit() {
    for columns in ["40", "80", "150"] {
        for name in ["second-wind", "salt-flats", "peoples-favor", "giant-python", "vow"] {
            let args = ["card", name, "--lang", "en,de,pl"];
            let output = common::law().args(args).env("COLUMNS", columns).output().expect("law runs");
            let limit: usize = columns.parse().expect("a number");
            assert!(text(&output.stdout).lines().all(|line| line.chars().count() <= limit), "{name} at {columns}");
        }
    }
}

#[test]
fn polish_costs_follow_the_number() {
    let words = lawspeaker::i18n::Words::new(Lang::Pl);
    let said = |count: usize| words.say_with(common::message("card-burn-secrets"), &[("count", count.into())]);
    assert_eq!([said(1), said(2), said(5)], ["spal 1 żeton Sekretu", "spal 2 żetony Sekretów", "spal 5 żetonów Sekretów"]);
}

#[test]
fn completions_know_the_cards_in_every_language() {
    for (begun, whole) in [("Longb", "Longbows"), ("Friedensg", "Friedensgelübde"), ("Śluby P", "Śluby Pokoju")] {
        let output = common::law().env("LAW_COMPLETE", "fish").args(["--", "law", "card", begun]).output();
        assert!(text(&output.expect("law runs").stdout).contains(whole), "{begun}");
    }
}
