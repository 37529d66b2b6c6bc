//! Terms are found by any name a player may type: official, inflected, folded, colloquial, misspelt.

use lawspeaker::law::{Book, Contents as _, Found, Lang, TERMS, Term, find_terms};

fn keys(typed: &str) -> Vec<&'static str> {
    find_terms(typed).map(|(_, names)| names.iter().map(|name| name.term().key).collect()).unwrap_or_default()
}

fn first(typed: &str) -> &'static str {
    keys(typed).first().copied().unwrap_or("nothing")
}

#[test]
fn every_official_name_finds_its_term() {
    for term in TERMS {
        for lang in Lang::ALL {
            for name in [term.name(lang)].iter().chain(term.variants(lang)) {
                assert!(keys(name).contains(&term.key), "{name} should find {}", term.key);
            }
        }
        assert!(keys(term.key).contains(&term.key), "{}", term.key);
    }
}

#[test]
fn every_alias_finds_its_term() {
    for term in TERMS {
        for lang in Lang::ALL {
            for alias in term.aliases(lang) {
                assert!(keys(alias).contains(&term.key), "{alias} should find {}", term.key);
            }
        }
    }
}

/// All the forms of the key nouns, from the grammar of the two languages.
#[test]
fn inflected_forms_find_their_term() {
    let forms = [
        ("warband", "Schar Scharen chorągiew chorągwie chorągwi chorągwią chorągwiami chorągwiach chorągwiom warbands"),
        ("favor", "Gunst Przychylność przychylności przychylnością favors favour"),
        ("secret", "Geheimnis Geheimnisse Geheimnissen Geheimnisses sekret sekretu sekrety sekretów sekretem sekretami secrets"),
        ("site", "Ort Orte Orten Ortes obszar obszaru obszarze obszary obszarów obszarem obszarach obszarami sites"),
        ("banner", "Banner Banners Bannern sztandar sztandaru sztandary sztandarów sztandarem sztandarze banners"),
        ("relic", "Reliquie Reliquien relikt reliktu relikty reliktów reliktem relics"),
        ("adviser", "Ratgeber Ratgebers Ratgebern doradca doradcy doradców doradcę doradcą doradcami doradcom advisers advisor"),
        ("exile", "Exilant Exilanten banita banici banity banitów banitą exiles"),
        ("campaign", "Kampf kämpfen Kampfes najazd najazdu najazdy najazdów najazdem najeździe campaigns"),
        ("supply", "Vorrat Vorräte Vorräten Vorrats zaopatrzenie zaopatrzenia zaopatrzeniu zaopatrzeniem"),
        ("denizen", "Bewohner Bewohnern Bewohners mieszkaniec mieszkańca mieszkańcy mieszkańców denizens"),
        ("vision", "Vision Visionen wizja wizji wizje wizją visions"),
    ];
    for (key, forms) in forms {
        for form in forms.split(' ') {
            assert!(keys(form).contains(&key), "{form} should find {key}, not {:?}", keys(form));
        }
    }
}

#[test]
fn diacritics_case_and_umlaut_spellings_do_not_matter() {
    for (typed, key) in [
        ("CHORAGIEW", "warband"),
        ("choragwie", "warband"),
        ("przychylnosc", "favor"),
        ("Raeuber", "bandit"),
        ("Rauber", "bandit"),
        ("kaempfen", "campaign"),
        ("Buerger", "citizen"),
        ("lad", "order"),
        ("peoples favor", "peoples-favor"),
        ("People’s Favor", "peoples-favor"),
    ] {
        assert_eq!(first(typed), key, "{typed}");
    }
}

#[test]
fn what_players_say_is_understood() {
    for (typed, key) in [("troops", "warband"), ("coins", "favor"), ("Relikt", "relic"), ("Truppen", "force")] {
        assert_eq!(first(typed), key, "{typed}");
    }
}

#[test]
fn small_slips_of_the_pen_are_forgiven_and_told() {
    for (typed, key) in [("warbnad", "warband"), ("Gehiemnis", "secret"), ("sacrifise", "sacrifice"), ("chancelor", "chancellor")]
    {
        let (found, names) = find_terms(typed).unwrap_or((Found::Exactly, Vec::new()));
        assert_eq!((found, names.first().map(|name| name.term().key)), (Found::Misspelt, Some(key)), "{typed}");
    }
}

#[test]
fn nonsense_finds_nothing() {
    for typed in ["", " ", "qqqqqqqq", "xyzzy", "!!", &"a".repeat(100_000)] {
        assert_eq!(keys(typed), Vec::<&str>::new(), "{}", &typed[..typed.len().min(20)]);
    }
}

/// `rob` is a name of two terms.
#[test]
fn a_spelling_is_suggested_once() {
    let near: Vec<&str> = Book::Oath.names().closest("Ob", 5).iter().map(|name| name.shown).collect();
    assert_eq!(near.iter().filter(|shown| **shown == "rob").count(), 1, "{near:?}");
}

#[test]
fn merged_keys_lead_to_one_term() {
    assert_eq!(Term::with_key("bandits").map(|term| term.key), Some("bandit"));
    assert_eq!(Term::with_key("your-site").map(|term| term.key), Some("your-site-region"));
}
