//! Files that hold, and what they say.

use lawspeaker::{
    cards::Suit,
    game::{self, Banks, CardIdentity, Colour, Favor, OnSpace, Phase, Position, Role, Slot, Space, Supply, Warbands, start},
    game::{Oath, Pile, Target},
    law::Lang,
};
use std::fs;

pub fn load(text: &str) -> Position {
    match game::read(text) {
        Ok((position, _)) => position,
        Err(faults) => panic!("{faults:#?}"),
    }
}

fn file(name: &str) -> String {
    fs::read_to_string(format!("tests/game/{name}.toml")).expect(name)
}

#[test]
fn the_example_of_the_format_loads() {
    let position = load(&file("example"));
    assert_eq!((position.round, position.visions_drawn, position.turn), (Some(5), Some(3), Some(Colour::Red)));
    assert_eq!((position.oath, position.phase), (Some(Oath::Supremacy), Phase::Act));
    assert_eq!(position.banks.as_ref().map(|banks| banks.in_bank(Suit::Hearth)), Some(Favor(4)));
    assert_eq!(position.reliquary.on(Space::Greedy), Some(&OnSpace::Taken));
    let red = position.player(Colour::Red).expect("red");
    assert_eq!((red.role, red.supply, red.pawn), (Some(Role::Exile), Some(Supply(6)), Some(Slot::Cradle1)));
    assert_eq!(red.vision.map(|vision| vision.0.id), Some("vision-of-conquest"));
    assert_eq!(red.bank, Some(Warbands(7)), "not all sites are described, so it is kept");
    let ruin = &position.site(Slot::Provinces2).expect("Mountain").cards[0];
    assert_eq!((ruin.card().map(|card| card.id), ruin.suit()), (Some("bandit-rampart"), None));
    assert_eq!(position.site(Slot::Cradle1).map(|site| site.relics.len()), Some(1));
}

#[test]
fn the_optional_parts_load() {
    let position = load(&file("optional"));
    assert_eq!(position.decks.world, Some(Pile::Count(40)));
    assert_eq!(position.this_turn.discarded, [(Slot::Cradle1, Suit::Order)]);
    assert_eq!(position.this_turn.took.len(), 1);
    assert!(position.campaign.is_some() && position.chronicle.is_some());
}

#[test]
fn all_three_languages_say_the_same() {
    let english = "turn = 'red'\n[banks]\norder = 2\n[[site]]\nslot = 'cradle-1'\nname = 'Salt Flats'\nwarbands = { red = 2 }
        [[player]]\ncolour = 'red'\nrole = 'exile'\npawn = 'Salt Flats'\n";
    let german = "turn = 'Rot'\n[banks]\nOrdnung = 2\n[[site]]\nslot = 'Wiege-1'\nname = 'Salzwüste'\nwarbands = { rot = 2 }
        [[player]]\ncolor = 'ROT'\nrole = 'Exilant'\npawn = 'salzw'\n";
    let polish = "turn = 'czerwony'\n[banks]\n\"Ład\" = 2\n[[site]]\nslot = 'Kolebka-1'\nname = 'slone rowniny'
        warbands = { czerwony = 2 }\n[[player]]\ncolour = 'czerw'\nrole = 'banita'\npawn = 'Kolebka-1'\n";
    assert_eq!(load(english), load(german));
    assert_eq!(load(english), load(polish));
}

#[test]
fn names_are_written_in_any_language_and_read_again() {
    for seed in 0..60 {
        let position = crate::generated::position(seed);
        for lang in Lang::ALL {
            assert_eq!(load(&position.to_toml_in(lang)), position, "{}", position.to_toml_in(lang));
        }
    }
    let german = load("[[site]]\nslot = 'cradle-1'\nname = 'Plains'\ncards = ['Longbows']\n").to_toml_in(Lang::De);
    assert!(german.contains("\"Ebene\"") && german.contains("\"Langbögen\""), "{german}");
}

#[test]
fn what_is_left_out_is_unknown_or_none_as_the_format_says() {
    let position = load("[[player]]\ncolour = 'red'\n[banks]\n");
    let red = position.player(Colour::Red).expect("red");
    assert_eq!((position.round, position.oath, position.visions_drawn, position.turn), (None, None, None, None));
    assert_eq!((red.role, red.pawn, red.supply), (None, None, None));
    assert_eq!((red.favor, red.warbands, position.banks), (Favor(0), Warbands(0), Some(Banks::default())));
    assert_eq!((position.phase, position.title), (Phase::Act, None));
    assert!(load("").players.is_empty());
}

#[test]
fn cards_and_sites_of_the_table_are_described_in_place() {
    let text = "[[site]]\nslot = 'cradle-1'\nname = 'Our promo'\ncapacity = 2\ncards = [{ suit = 'order' }, { name = 'Map', suit = 'beast' }]
        [[player]]\ncolour = 'red'\npawn = 'our PROMO'\nadvisers = [{ facedown = true }]\n";
    let position = load(text);
    let site = position.site(Slot::Cradle1).expect("described");
    assert_eq!((site.capacity(), site.room()), (Some(2), Some(0)));
    assert_eq!(site.cards[1].suit(), Some(Suit::Beast));
    assert_eq!(position.players[0].pawn, Some(Slot::Cradle1));
    assert_eq!(position.players[0].advisers[0].identity, CardIdentity::Unknown);
}

#[test]
fn the_chancellor_stands_first_and_sites_from_top_to_bottom() {
    let text =
        "[[site]]\nslot = 'hinterland-1'\n[[site]]\nslot = 'cradle-2'\n[[player]]\ncolour = 'red'\n[[player]]\ncolour = 'purple'
        [[player]]\ncolour = 'blue'\n";
    let position = load(text);
    let order: Vec<Colour> = position.players.iter().map(|player| player.colour).collect();
    assert_eq!(order, [Colour::Purple, Colour::Blue, Colour::Red]);
    assert_eq!(position.players[0].role, Some(Role::Chancellor), "nobody else is purple");
    assert_eq!(position.sites[0].slot, Slot::Cradle2);
}

#[test]
fn a_campaign_under_way_is_read() {
    let text = "[[site]]\nslot = 'cradle-1'\nname = 'Plains'\n[[player]]\ncolour = 'red'\n[campaign]\ndefender = 'bandits'
        targets = ['Plains', 'Brass Horse', 'peoples-favor', 'Darkest Secret', 'pawn']\nplans = ['Longbows']\nrolled = 'sword  skull / double'\n";
    let campaign = load(text).campaign.clone().expect("a campaign");
    assert_eq!(campaign.targets[0], Target::Site(Slot::Cradle1));
    assert_eq!(campaign.targets[2..], [Target::PeoplesFavor, Target::DarkestSecret, Target::Pawn]);
    assert_eq!(campaign.rolled.map(|rolled| rolled.to_string()).as_deref(), Some("sword skull / double"));
}

/// Setup 1.1 to 1.23 for every number of players and every goal.
#[test]
fn law_1_sets_the_table_up() {
    for oath in Oath::ALL {
        for players in 2..=6 {
            let setup = start(players, *oath);
            let position = load(&setup.to_toml());
            assert_eq!(Position::new(setup), Ok(position.clone()));
            assert_eq!(position.players.len(), usize::from(players));
            let stock = if players >= 5 { 4 } else { 3 };
            assert_eq!(position.banks.map(|banks| banks.favor), Some([Favor(stock); 6]));
            let exiles = u16::from(players) - 1;
            assert_eq!(position.favor_in_play(), u16::from(stock) * 6 + 1 + 2 + exiles);
            assert_eq!(position.bank(Colour::Purple), Some(Warbands(24 - 3 - 2 - 1 - 1)));
            assert_eq!(position.bank(Colour::Red), Some(Warbands(11)));
            let held = position.peoples_favor.and_then(|banner| banner.holder).is_some();
            assert_eq!(held, *oath == Oath::People);
        }
    }
}
