//! Names in three languages, whole or begun.

use lawspeaker::{
    cards::{CARDS, Nature, Suit},
    game::{Colour, Oath, Phase, Region, Role, Slot, TitleSide, Wanted, Word, find_card, find_slot, find_word},
    law::Lang,
};

fn one<T: Word + std::fmt::Debug>(typed: &str) -> T {
    find_word(typed).unwrap_or_else(|problem| panic!("{typed}: {problem:?}"))
}

#[test]
fn every_card_is_found_by_its_name_in_every_language() {
    for card in CARDS {
        let wanted = match card.nature {
            Nature::Denizen { .. } | Nature::Edifice { .. } => Wanted::AtSite,
            Nature::Relic => Wanted::Relic,
            Nature::Site(_) => Wanted::Site,
            Nature::Vision(_) => Wanted::Vision,
            Nature::Banner { .. } | Nature::Reliquary { .. } => continue,
        };
        for lang in Lang::ALL {
            let found = find_card(card.name(lang), wanted).map(|found| found.id);
            assert_eq!(found, Ok(card.id), "{}", card.name(lang));
        }
        assert_eq!(find_card(card.id, wanted).map(|found| found.id), Ok(card.id));
    }
}

#[test]
fn words_are_found_in_every_language_and_begun() {
    assert_eq!(one::<Colour>("LILA"), Colour::Purple);
    assert_eq!(one::<Colour>("zolty"), Colour::Yellow);
    assert_eq!(one::<Colour>("weiss"), Colour::White);
    assert_eq!(one::<Suit>("Ordnung"), Suit::Order);
    assert_eq!(one::<Suit>("wasn"), Suit::Discord);
    assert_eq!(one::<Role>("Kanzler"), Role::Chancellor);
    assert_eq!(one::<Role>("Bürger"), Role::Citizen);
    assert_eq!(one::<Region>("Interior"), Region::Hinterland);
    assert_eq!(one::<Oath>("Volk"), Oath::People);
    assert_eq!(one::<Oath>("supr"), Oath::Supremacy);
    assert_eq!(one::<Phase>("Ruhen"), Phase::Rest);
    assert_eq!(one::<TitleSide>("Uzurpator"), TitleSide::Usurper);
    assert!(find_word::<Colour>("bl").is_err(), "blue, black, blau");
    assert_eq!(find_slot("Wiege-2"), Some(Slot::Cradle2));
    assert_eq!(find_slot("kolebka 1"), Some(Slot::Cradle1));
    assert_eq!(find_slot("cradle-3"), None);
}

#[test]
fn a_vision_is_known_by_its_goal() {
    for (typed, id) in [("Conquest", "vision-of-conquest"), ("Unterwerfung", "vision-of-conquest"), ("faith", "vision-of-faith")]
    {
        assert_eq!(find_card(typed, Wanted::Vision).map(|card| card.id), Ok(id), "{typed}");
    }
}
