//! The start of the next game §1, step by step, as a string leaves it.

use super::{load, names, string};
use lawspeaker::{
    game::{CardAt, CardRef, Colour, Favor, OnSpace, Pile, Position, Role, Slot, Warbands},
    seed::parse,
};

fn start(id: &str, players: Option<u8>) -> Position {
    load(&parse(&string(id)).expect(id).start_position(players).to_toml())
}

fn cards(pile: Option<&Pile>) -> Vec<&'static str> {
    match pile {
        Some(Pile::Cards(cards)) => names(&cards.iter().filter_map(|it| it.card().map(CardRef)).collect::<Vec<_>>()),
        Some(Pile::Count(_)) | None => panic!("{pile:?}"),
    }
}

/// 0x2B is 0x20 purple, 0x08 yellow, 0x02 blue, 0x01 red; 0x08 of the Citizens is yellow.
#[test]
fn law_1_9_boards_lie_on_their_chronicled_side() {
    let position = start("3.3.3/edifice-and-ruin", None);
    let found: Vec<(Colour, Option<Role>)> = position.players.iter().map(|it| (it.colour, it.role)).collect();
    let expected = [
        (Colour::Purple, Some(Role::Chancellor)),
        (Colour::Red, Some(Role::Exile)),
        (Colour::Blue, Some(Role::Exile)),
        (Colour::Yellow, Some(Role::Citizen)),
    ];
    assert_eq!(found, expected);
    let more = start("3.3.3/edifice-and-ruin", Some(5));
    assert_eq!(more.players.len(), 5, "one board more than in the previous game");
    let fewer = start("3.3.3/edifice-and-ruin", Some(2));
    assert_eq!(fewer.players.iter().map(|it| it.colour).collect::<Vec<_>>(), [Colour::Purple, Colour::Yellow]);
}

/// Lush Coast is the Cradle's top; Narrow Pass has no denizen, and the Plains only a ruin.
#[test]
fn law_1_12_purple_stands_at_the_top_and_where_somebody_lives() {
    let position = start("3.3.3/edifice-and-ruin", None);
    let found: Vec<(Slot, Vec<(Colour, Warbands)>)> = position
        .sites
        .iter()
        .map(|site| (site.slot, site.warbands.clone()))
        .filter(|(_, warbands)| !warbands.is_empty())
        .collect();
    assert_eq!(found, [(Slot::Cradle1, vec![(Colour::Purple, Warbands(2))])]);
    let lived_in = start("3.3.3/prince-and-odd-places", None);
    let one = |slot| lived_in.site(slot).expect("described").warbands.clone();
    assert_eq!(one(Slot::Cradle2), [(Colour::Purple, Warbands(1))], "Great Spire and Forest Paths");
    assert_eq!(one(Slot::Provinces2), [], "only a relic");
    assert_eq!(one(Slot::Hinterland1), [(Colour::Purple, Warbands(1))], "an intact edifice");
    assert_eq!(one(Slot::Hinterland3), [(Colour::Purple, Warbands(1))], "a ruin, but Secret Police too");
}

#[test]
fn law_1_13_the_goal_may_bring_a_banner() {
    let holders = |id| {
        let position = start(id, None);
        (position.peoples_favor.and_then(|it| it.holder), position.darkest_secret.and_then(|it| it.holder))
    };
    assert_eq!(holders("3.3.1/ending"), (Some(Colour::Purple), None), "the People");
    assert_eq!(holders("3.3.0/all-citizens"), (None, Some(Colour::Purple)), "Devotion");
    assert_eq!(holders("3.3.3/edifice-and-ruin"), (None, None), "Protection");
}

#[test]
fn law_1_15_citizens_take_purple_warbands() {
    let position = start("3.3.0/all-citizens", Some(6));
    assert!(position.players.iter().all(|player| player.warbands == Warbands(3)));
    assert_eq!(position.warbands_in_play(Colour::Purple), 20, "eighteen on boards, two at the Cradle's top");
}

#[test]
fn law_1_16_reveal_prompts_bring_tokens_and_no_second_relics() {
    let position = start("3.3.3/prince-and-odd-places", None);
    let mine = position.site(Slot::Provinces1).expect("Mine");
    assert_eq!((mine.favor, mine.relics.len()), (Favor(3), 1));
    let drowned = start("3.2.0/two-relics-and-an-edifice", None);
    let site = drowned.site(Slot::Cradle1).expect("Drowned City");
    assert_eq!((site.secrets.0, site.relics.len()), (3, 2));
}

/// The end of the list is the top of the relic deck.
#[test]
fn law_1_17_the_top_four_relics_lie_in_the_reliquary() {
    let seed = parse(&string("3.3.1/ending")).expect("a string");
    let position = start("3.3.1/ending", Some(4));
    let mut from_top = names(&seed.relics);
    from_top.reverse();
    let covered: Vec<&str> = position
        .reliquary
        .spaces
        .iter()
        .map(|space| match space {
            Some(OnSpace::Covered(Some(relic))) => names(&[*relic])[0],
            Some(OnSpace::Covered(None) | OnSpace::Taken) | None => panic!("{space:?}"),
        })
        .collect();
    assert_eq!(covered, from_top[..4]);
    assert_eq!(cards(position.decks.relics.as_ref()), from_top[4..]);
}

/// Three cards go to the discard piles and three to each player, all off the bottom.
#[test]
fn law_1_20_players_draw_from_the_bottom_of_the_world_deck() {
    let seed = parse(&string("3.3.3/edifice-and-ruin")).expect("a string");
    let position = start("3.3.3/edifice-and-ruin", None);
    let world = names(&seed.world);
    assert_eq!(cards(position.decks.world.as_ref()), world[..world.len() - 3 - 3 * 4]);
    let unknown = CardAt { facedown: true, ..CardAt::default() };
    assert!(position.players.iter().all(|player| player.advisers == [unknown.clone()]), "§1.23 is their choice");
    assert_eq!(position.visions_drawn, Some(0), "the Visions lie among the first thirty");
}

/// Six cards, from the top: Sanctuary, Keep, Rebellion; then the three for the discard piles, the Conspiracy last.
#[test]
fn law_1_22_drawn_visions_are_counted_and_discarded_ones_not() {
    let text = string("3.1.0/empty-slots");
    let text = format!("{}06D204D30506D40000", text.strip_suffix("000000").expect("three empty lists"));
    let position = load(&parse(&text).expect(&text).start_position(Some(2)).to_toml());
    assert_eq!(position.visions_drawn, Some(2), "the Conspiracy goes to a discard pile §1.19");
    assert_eq!(position.decks.world, Some(Pile::Cards(Vec::new())));
    let advisers: Vec<usize> = position.players.iter().map(|it| it.advisers.len()).collect();
    assert_eq!(advisers, [1, 0], "there was nothing left to draw §9.3");
}

#[test]
fn what_depends_on_the_number_of_players_stays_unknown_without_it() {
    let unknown = start("3.2.0/two-relics-and-an-edifice", None);
    assert_eq!((unknown.banks, unknown.visions_drawn), (None, None));
    let told = start("3.2.0/two-relics-and-an-edifice", Some(5));
    assert_eq!(told.banks.map(|banks| banks.favor), Some([Favor(4); 6]), "§1.6");
}
