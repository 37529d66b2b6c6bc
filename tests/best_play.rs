//! The best use of battle plans is what going through every choice of both sides finds, and a plan is worth what is lost
//! without it.

use lawspeaker::{
    cards::card,
    game::{self, CardIdentity, CardRef, Colour, Defender, Position, Slot, Target},
    law::Edition,
    notation,
    odds::Fraction,
    planner::{Completeness, FewerDice, best_play, better_dice_count, fight, plan},
    rules::{Action, Cost, Fighting, Request, Table, Verdict, may},
};
use std::fs;

const PLANS: &str = "cases/oath/positions/plans.toml";

/// Red and yellow with advisers and favor, yellow with so many warbands at the target.
fn position(red: &str, yellow: &str, favor: u8, defenders: u8) -> Position {
    let text = fs::read_to_string(PLANS).expect(PLANS);
    let text = text.replacen("{ yellow = 1 }", &format!("{{ yellow = {defenders} }}"), 1);
    let of = |cards: &str, warbands: u8| format!("favor = {favor}\nsecrets = 3\nwarbands = {warbands}\nadvisers = [{cards}]");
    let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 2", &of(red, 4));
    let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 3", &of(yellow, 3));
    game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

fn campaign(position: &Position) -> Fighting {
    let asked = notation::parse("campaign yellow targeting cradle-1", position, None).expect("words");
    let Action::Campaign(fighting) = asked.action else { panic!("no Campaign") };
    *fighting
}

fn chosen(ids: &[&str], mask: usize) -> Vec<CardIdentity> {
    let ids = ids.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
    ids.map(|(_, id)| CardIdentity::Known(CardRef(card(id).expect("a card")))).collect()
}

/// Asks the predicate about every choice of plans and returns the attacker's best chance against the best answer.
fn by_listing(table: &Table<'_>, fighting: &Fighting, attacker: &[&str], defender: &[&str]) -> Fraction {
    let mut best = Fraction::zero();
    let dice = table.position.player(Colour::Red).expect("red").warbands.0;
    for (own, dice) in (0..1 << attacker.len()).flat_map(|own| (0..=dice).map(move |dice| (own, dice))) {
        let mut worst: Option<Fraction> = None;
        for answer in 0..1 << defender.len() {
            let mut fighting = fighting.clone();
            (fighting.battle.defending, fighting.battle.dice) = (chosen(defender, answer), Some(dice));
            let asked = Request {
                action: Action::Campaign(Box::new(fighting.clone())),
                using: chosen(attacker, own),
                choosing: Vec::new(),
            };
            if may(table, &asked).verdict() == Verdict::Legal {
                let chance = fight(table, &fighting, &asked.using).expect("small").expect("told").odds.win();
                worst = Some(worst.map_or(chance.clone(), |known| known.min(chance)));
            }
        }
        best = best.max(worst.unwrap_or_else(Fraction::zero));
    }
    best
}

#[test]
fn the_best_play_is_that_of_listing_every_choice() {
    let games = [
        ("\"Longbows\", \"Rain Boots\"", vec!["longbows", "rain-boots"], "\"Bear Traps\"", vec!["bear-traps"], 4),
        ("\"Mercenaries\", \"Specialist\"", vec!["mercenaries", "specialist"], "\"Shield Wall\"", vec!["shield-wall"], 2),
        ("\"Code of Honor\", \"Lancers\"", vec!["code-of-honor", "lancers"], "\"Storm Caller\"", vec!["storm-caller"], 0),
        ("", vec![], "\"Encirclement\", \"Bear Traps\"", vec!["bear-traps", "encirclement"], 1),
        ("\"Zealots\", \"Longbows\"", vec!["longbows", "zealots"], "\"Bear Traps\"", vec!["bear-traps"], 4),
        ("\"Rain Boots\"", vec!["rain-boots"], "\"War Tortoise\", \"Encirclement\"", vec!["encirclement", "war-tortoise"], 4),
    ];
    for (red, attacker, yellow, defender, favor) in games {
        for defenders in [2, 4, 6] {
            let position = position(red, yellow, favor, defenders);
            let table = Table::new(&position, None, Edition::Current);
            let fighting = campaign(&position);
            let play = best_play(&table, &fighting).expect("there are plans");
            assert_eq!(play.win, by_listing(&table, &fighting, &attacker, &defender), "{red} {yellow} {defenders}");
            for (worth, own) in play.attacker.iter().map(|it| (it, true)).chain(play.defender.iter().map(|it| (it, false))) {
                let without = |ids: &[&'static str]| ids.iter().copied().filter(|id| *id != worth.card.0.id).collect::<Vec<_>>();
                let chance = if own {
                    by_listing(&table, &fighting, &without(&attacker), &defender)
                } else {
                    by_listing(&table, &fighting, &attacker, &without(&defender))
                };
                let (larger, smaller) = if own { (&play.win, &chance) } else { (&chance, &play.win) };
                assert_eq!(&(smaller + &worth.worth), larger, "{:?}", worth.card);
            }
        }
    }
}

#[test]
fn zealots_and_the_war_tortoise_make_fewer_dice_better() {
    // Four warbands that add 3 each by sacrifice reach 12 without a roll; a skull would cost 3 and add 2.
    let position = position("\"Zealots\"", "", 1, 9);
    let table = Table::new(&position, None, Edition::Current);
    let play = best_play(&table, &campaign(&position)).expect("there is a plan");
    assert_eq!((play.dice, play.attacker.len()), (Some(0), 1));
    let mut named = campaign(&position);
    named.battle.dice = Some(2);
    assert_eq!(best_play(&table, &named).expect("there is a plan").dice, None);
    let using = chosen(&["zealots"], 1);
    assert_eq!(better_dice_count(&table, &campaign(&position), &using), Some(FewerDice { dice: 0, chance: play.win }));
    assert_eq!(better_dice_count(&table, &campaign(&position), &[]), None);
}

#[test]
fn without_plans_there_is_nothing_to_play() {
    let position = position("", "", 4, 2);
    let table = Table::new(&position, None, Edition::Current);
    assert_eq!(best_play(&table, &campaign(&position)), None);
    assert!(plan(&table, None, 10).campaigns.iter().all(|planned| planned.best.is_none()));
}

#[test]
fn facedown_plans_and_plans_that_cannot_be_paid_are_not_played() {
    let position = position("\"Mercenaries\", { name = \"Longbows\", facedown = true }", "", 0, 2);
    let table = Table::new(&position, None, Edition::Current);
    assert_eq!(best_play(&table, &campaign(&position)), None);
}

#[test]
fn a_secret_turned_for_the_hidden_place_pays_for_no_plan() {
    let text = fs::read_to_string(PLANS).expect(PLANS);
    let text = text.replace("name = \"Ancient City\"", "name = \"The Hidden Place\"");
    for (secrets, plays) in [(1, false), (2, true)] {
        let own = format!("favor = 4\nsecrets = {secrets}\nwarbands = 2\nadvisers = [\"Mountain Giant\"]");
        let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 2", &own);
        let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
        let table = Table::new(&position, None, Edition::Current);
        assert_eq!(best_play(&table, &campaign(&position)).is_some(), plays, "{secrets}");
    }
}

#[test]
fn a_plan_costs_what_its_card_its_enemies_and_its_gift_ask_for() {
    let cost = |red: &str, yellow: &str| {
        let position = position(red, yellow, 4, 4);
        let table = Table::new(&position, None, Edition::Current);
        let play = best_play(&table, &campaign(&position)).expect("there are plans");
        play.attacker.iter().chain(&play.defender).map(|it| it.cost).collect::<Vec<_>>()
    };
    assert_eq!(cost("\"Longbows\"", ""), [Cost::default()]);
    assert_eq!(cost("\"Longbows\"", "\"Gleaming Armor\""), [Cost::secrets(1)]);
    assert_eq!(cost("\"Mercenaries\"", "\"Insect Swarm\""), [Cost::favor(2)]);
    assert_eq!(cost("", "\"Wrestlers\"").iter().map(|it| it.warbands.0).collect::<Vec<_>>(), [1]);
    let text = fs::read_to_string(PLANS).expect(PLANS);
    let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 2", "favor = 4\nwarbands = 2\nadvisers = [\"Peace Envoy\"]");
    let text = text.replace("pawn = \"hinterland-1\"", "pawn = \"cradle-1\"");
    let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    let table = Table::new(&position, None, Edition::Current);
    let play = best_play(&table, &campaign(&position)).expect("there are plans");
    assert_eq!(play.attacker.iter().map(|it| it.cost).collect::<Vec<_>>(), [Cost::favor(2)]);
}

/// Yellow rules five sites, some with cards, and stands with a relic where red attacks.
fn spread(red: &str, yellow: &str, jinx: &str) -> Position {
    let text = fs::read_to_string(PLANS).expect(PLANS);
    let text = text
        .replace("favor = 4\nsecrets = 3\nwarbands = 2", &format!("favor = 4\nsecrets = 3\nwarbands = 6\nadvisers = [{red}]"));
    let own = format!("favor = 4\nsecrets = 3\nwarbands = 1\nadvisers = [{yellow}]\nrelics = [\"Cup of Plenty\"]");
    let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 3", &own);
    let text = text.replace("pawn = \"hinterland-1\"", "pawn = \"cradle-1\"");
    let text = text.replace("name = \"River\"", "name = \"River\"\nwarbands = { yellow = 1 }\ncards = [\"Longbows\"]");
    let text = text
        .replace("name = \"Wastes\"", &format!("name = \"Wastes\"\nrelics = 1\nwarbands = {{ yellow = 2 }}\ncards = [{jinx}]"));
    let text = text.replace("name = \"Steppe\"", "name = \"Steppe\"\ncards = [\"Keep\"]");
    game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0
}

#[test]
fn the_best_sets_with_plans_are_those_of_weighing_all() {
    let games = [
        ("\"Disgraced Captain\", \"Cracking Ground\"", "\"Encirclement\"", ""),
        ("\"Rangers\", \"Zealots\"", "\"Wrestlers\", \"Warning Signals\"", ""),
        ("", "\"Shield Wall\"", "\"Marsh Spirit\""),
        ("\"Peace Envoy\"", "", "\"Jinx\""),
        ("\"Rangers\", \"Relic Hunter\"", "\"Bear Traps\"", ""),
        ("\"Zealots\", \"Mercenaries\"", "\"War Tortoise\", \"Horse Archers\"", ""),
        ("\"The Great Levy\"", "\"Peace Envoy\"", ""),
    ];
    let sites = [Slot::Provinces2, Slot::Hinterland1, Slot::Hinterland2].map(Target::Site);
    let cup = Target::Relic(CardRef(card("cup-of-plenty").expect("a relic")));
    let free: Vec<Target> = sites.into_iter().chain([cup, Target::Pawn]).collect();
    for (red, yellow, jinx) in games {
        let position = spread(red, yellow, jinx);
        let table = Table::new(&position, None, Edition::Current);
        let mut listed: Vec<Fraction> = Vec::new();
        for mask in 0..1_usize << free.len() {
            let chosen = free.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, target)| *target);
            let targets = [Target::Site(Slot::Cradle1)].into_iter().chain(chosen).collect();
            let fighting = Fighting::against(Defender::Player(Colour::Yellow), targets);
            let alone = || fight(&table, &fighting, &[]).expect("small").expect("told").odds.win();
            listed.push(best_play(&table, &fighting).map_or_else(alone, |play| play.win));
        }
        listed.sort_by(|one, other| other.cmp(one));
        for most in [1, 4, 40] {
            let found = plan(&table, Some(Defender::Player(Colour::Yellow)), most);
            let chances: Vec<Fraction> = found.campaigns.iter().map(lawspeaker::planner::Planned::win).collect();
            assert_eq!((found.completeness, found.sets), (Completeness::Complete, 32), "{red} {yellow} {most}");
            assert!(chances.iter().eq(listed.iter().take(most)), "{red} {yellow} {most}: {chances:?} {listed:?}");
        }
    }
}
