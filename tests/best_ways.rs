//! The best use of battle plans §5.5.3 is that of listing every order of every choice of plans with every number that their
//! users may choose §7.5.4 and every number of own dice §5.5.2, each put to the predicate.

use crate::common::{run_with_input, text};
use lawspeaker::{
    cards::card,
    game::{self, CardIdentity, CardRef, Colour, Position, Slot},
    law::{Edition, Lang},
    notation,
    odds::Fraction,
    planner::{Chosen, FewerDice, Play, best_play, better_dice_count, fight},
    rules::{Action, Campaign, Fighting, Pick, Request, Table, Verdict, may},
};
use std::{collections::HashMap, fs};

const PLANS: &str = "cases/oath/positions/plans.toml";

/// A position of the two Exiles at war: red attacks Cradle 1, which yellow rules.
#[derive(Clone, Copy, Debug)]
struct War {
    site: &'static str,
    red: &'static [&'static str],
    yellow: &'static [&'static str],
    own: u8,
    defenders: u8,
    board: u8,
    favor: u8,
    /// Whether yellow's pawn stands there, and is a target.
    here: bool,
}

const WAR: War = War { site: "Ancient City", red: &[], yellow: &[], own: 3, defenders: 2, board: 0, favor: 4, here: false };

const SHIELDLESS: War =
    War { red: &["rain-boots", "war-tortoise", "longbows", "rangers"], own: 0, defenders: 1, here: true, ..WAR };

impl War {
    fn text(&self) -> String {
        let text = fs::read_to_string(PLANS).expect(PLANS);
        let site = format!("name = \"{}\"\nrelics = 2\nwarbands = {{ yellow = {} }}", self.site, self.defenders);
        let text = text.replacen("name = \"Ancient City\"\nwarbands = { yellow = 1 }", &site, 1);
        let of = |cards: &[&str], favor: u8, warbands: u8| {
            let names: Vec<String> = cards.iter().map(|id| format!("\"{}\"", named(id).0.name(Lang::En))).collect();
            format!("favor = {favor}\nsecrets = 3\nwarbands = {warbands}\nadvisers = [{}]", names.join(", "))
        };
        let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 2", "RED");
        let text = text.replace("favor = 4\nsecrets = 3\nwarbands = 3", &of(self.yellow, self.favor, self.board));
        let text = text.replace("RED", &of(self.red, 4, self.own));
        if self.here { text.replace("pawn = \"hinterland-1\"", "pawn = \"cradle-1\"") } else { text }
    }

    fn position(&self) -> Position {
        game::read(&self.text()).unwrap_or_else(|faults| panic!("{faults:?}")).0
    }

    fn fighting(&self, position: &Position) -> Fighting {
        let pawn = if self.here { ",pawn" } else { "" };
        let asked = notation::parse(&format!("campaign yellow targeting cradle-1{pawn}"), position, None);
        let Action::Campaign(fighting) = asked.expect("words").action else { panic!("no Campaign") };
        *fighting
    }
}

fn named(id: &str) -> CardRef {
    CardRef(card(id).unwrap_or_else(|| panic!("{id}")))
}

/// What is chosen for a plan.
#[derive(Clone, Copy, Debug)]
enum Said {
    Nothing,
    Dice(i8),
    Relics(u8),
}

/// The plans of a side in order, each with what is chosen for it.
type Way = Vec<(CardRef, Said)>;

struct Listing<'a, 'p> {
    table: &'a Table<'p>,
    fighting: &'a Fighting,
    chances: HashMap<String, Fraction>,
}

impl Listing<'_, '_> {
    fn asked(&self, own: &Way, dice: Option<u8>, answer: &Way) -> Request {
        let cards = |way: &Way| way.iter().map(|(card, _)| CardIdentity::Known(*card)).collect::<Vec<CardIdentity>>();
        let mut fighting = self.fighting.clone();
        (fighting.battle.dice, fighting.battle.defending) = (dice, cards(answer));
        for (card, said) in own.iter().chain(answer) {
            match said {
                Said::Nothing => {}
                Said::Dice(count) => fighting.battle.choosing.push((*card, Pick::Count(*count))),
                Said::Relics(count) => fighting.battle.hunting.extend((0..*count).map(|_| (Slot::Cradle1, None))),
            }
        }
        Request { using: cards(own), ..Action::Campaign(Box::new(fighting)).into() }
    }

    /// Returns the chance of a play; none where the predicate does not allow it.
    fn chance(&mut self, own: &Way, dice: Option<u8>, answer: &Way) -> Option<Fraction> {
        let asked = self.asked(own, dice, answer);
        let Action::Campaign(fighting) = &asked.action else { return None };
        if may(self.table, &asked).verdict() != Verdict::Legal {
            return None;
        }
        let campaign = Campaign::open(self.table, &fighting.declaration).expect("told");
        let battle = campaign.battle(&asked.using, &fighting.battle);
        let pools = battle.pools();
        let changes: Vec<String> = pools.changes.iter().map(|change| change.value.to_string()).collect();
        let lost = (pools.attackers_lost, pools.defenders_lost);
        let key = format!(
            "{} {} {} {} {changes:?} {lost:?}",
            pools.attack_dice(),
            pools.force,
            pools.defense_dice(),
            pools.defending()
        );
        let work_out = || fight(self.table, fighting, &asked.using).expect("small").expect("told").odds.win();
        Some(self.chances.entry(key).or_insert_with(work_out).clone())
    }

    /// Returns every order of every choice of some cards with every number that the predicate allows for each.
    fn ways(&mut self, ids: &[&str], attacks: bool) -> Vec<Way> {
        let mut said: Vec<(CardRef, Vec<Said>)> = Vec::new();
        for id in ids {
            let all = [Said::Nothing].into_iter().chain((-5..=5).map(Said::Dice)).chain((1..=2).map(Said::Relics));
            let allowed = all.filter(|said| {
                let (way, none) = (vec![(named(id), *said)], Way::new());
                let (own, answer) = if attacks { (&way, &none) } else { (&none, &way) };
                self.chance(own, None, answer).is_some()
            });
            said.push((named(id), allowed.collect()));
        }
        let mut ways = vec![Way::new()];
        let mut at = 0;
        while let Some(way) = ways.get(at).cloned() {
            for (card, all) in said.iter().filter(|(card, _)| !way.iter().any(|(used, _)| used == card)) {
                ways.extend(all.iter().map(|it| way.iter().copied().chain([(*card, *it)]).collect::<Way>()));
            }
            at += 1;
        }
        ways
    }

    /// Returns the attacker's best chance against the best answer.
    fn best(&mut self, war: &War) -> Fraction {
        let (attacker, defender) = (self.ways(war.red, true), self.ways(war.yellow, false));
        let mut best = Fraction::zero();
        for own in &attacker {
            for dice in (0..=war.own).rev() {
                let mut worst: Option<Fraction> = None;
                for answer in &defender {
                    let Some(chance) = self.chance(own, Some(dice), answer) else { continue };
                    worst = Some(worst.map_or(chance.clone(), |known| known.min(chance)));
                    if worst.as_ref().is_some_and(|worst| *worst <= best) {
                        break;
                    }
                }
                best = best.max(worst.unwrap_or_else(Fraction::zero));
            }
        }
        best
    }
}

/// Checks a best play against listing, and that the predicate allows it with just this chance.
fn checked(war: &War) -> Option<Play> {
    let position = war.position();
    checked_at(war, &position, &war.fighting(&position))
}

fn checked_at(war: &War, position: &Position, fighting: &Fighting) -> Option<Play> {
    let table = Table::new(position, None, Edition::Current);
    let mut listing = Listing { table: &table, fighting, chances: HashMap::new() };
    let play = best_play(&table, fighting);
    let Some(play) = play else {
        assert_eq!(listing.best(war), listing.chance(&Way::new(), None, &Way::new()).expect("legal"), "{war:?}");
        return None;
    };
    let asked = play.played(&Action::Campaign(Box::new(fighting.clone())).into());
    for lang in Lang::ALL {
        let printed = notation::print(&asked, lang, false);
        assert_eq!(notation::parse(&printed, position, None).as_ref(), Ok(&asked), "{printed}");
    }
    assert_eq!(may(&table, &asked).verdict(), Verdict::Legal, "{war:?} {asked:?}");
    let Action::Campaign(played) = &asked.action else { panic!("no Campaign") };
    let chance = fight(&table, played, &asked.using).expect("small").expect("told").odds.win();
    assert_eq!(chance, play.win, "{war:?} {asked:?}");
    assert_eq!(listing.best(war), play.win, "{war:?} {}", notation::print(&asked, Lang::En, false));
    Some(play)
}

const ATTACK: [&str; 15] = [
    "longbows",
    "mercenaries",
    "horse-archers",
    "kindred-warriors",
    "mountain-giant",
    "rangers",
    "zealots",
    "the-great-levy",
    "war-tortoise",
    "rain-boots",
    "cracking-ground",
    "code-of-honor",
    "encirclement",
    "relic-hunter",
    "lancers",
];

const DEFENSE: [&str; 13] = [
    "longbows",
    "mercenaries",
    "horse-archers",
    "mountain-giant",
    "war-tortoise",
    "bear-traps",
    "encirclement",
    "peace-envoy",
    "wrestlers",
    "mounted-patrol",
    "kindred-warriors",
    "warning-signals",
    "code-of-honor",
];

/// Returns numbers that look like chance and are always the same.
fn drawn(seed: &mut u64, below: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).expect("small") % below
}

#[test]
fn the_best_play_is_that_of_listing_every_way() {
    let mut seed = 1;
    let mut odd = 0;
    for _ in 0..200 {
        let play = checked(&any(&mut seed));
        let chosen = |play: &Play| play.attacker.iter().chain(&play.defender).any(|it| it.choice.is_some());
        odd += usize::from(play.is_some_and(|play| play.dice.is_some() || chosen(&play)));
    }
    assert!(odd > 20, "{odd}");
}

fn choices(play: &Play) -> Vec<(&'static str, Option<Chosen>)> {
    play.attacker.iter().chain(&play.defender).map(|it| (it.card.0.id, it.choice.clone())).collect()
}

#[test]
fn the_defender_adds_dice_beside_the_war_tortoise() {
    // Three warbands that add 3 each by sacrifice beat five defenders and two shields without a roll, so no die that is removed
    // helps; of more dice more show skulls, each of which costs 3 and adds nothing.
    let war = War { red: &["zealots"], yellow: &["war-tortoise", "horse-archers"], defenders: 5, ..WAR };
    let play = checked(&war).expect("there are plans");
    assert!(play.win < Fraction::one());
    let expected = [("zealots", None), ("war-tortoise", None), ("horse-archers", Some(Chosen::Dice(3)))];
    assert_eq!(choices(&play), expected);
}

#[test]
fn fewer_own_dice_lift_the_defense_to_what_rangers_ask_for() {
    // The Mountain takes a die: of the only own one, or of none, and then it adds the fourth defense die.
    let war = War { site: "Mountain", red: &["rangers"], own: 1, defenders: 1, here: true, ..WAR };
    let play = checked(&war).expect("there is a plan");
    assert_eq!((play.dice, choices(&play)), (Some(0), vec![("rangers", None)]));
    let position = war.position();
    let (table, using) = (Table::new(&position, None, Edition::Current), [CardIdentity::Known(named("rangers"))]);
    let fewer = better_dice_count(&table, &war.fighting(&position), &using);
    assert_eq!(fewer, Some(FewerDice { dice: 0, chance: play.win }));
}

#[test]
fn dice_that_are_not_there_are_removed_before_rangers_are_used() {
    // No shield counts, so the fourth defense die costs nothing and brings two attack dice in place of one. Of the 36 rolls of
    // two dice 15 come to more than the only defender: 11 with a double face, 4 with two swords.
    let play = checked(&SHIELDLESS).expect("there are plans");
    let expected = [("rain-boots", None), ("war-tortoise", None), ("longbows", Some(Chosen::Dice(-1))), ("rangers", None)];
    assert_eq!((choices(&play), play.win.to_string()), (expected.to_vec(), "5/12".to_owned()));
}

#[test]
fn a_defense_die_more_makes_the_peace_envoy_too_dear() {
    // With four favor the Peace Envoy is paid for three defense dice, not for four. One own die and that of the Plains are two,
    // so three that are removed add one. Then three warbands beat two only if none of four dice shows a shield: one in 16.
    let war = War { site: "Plains", red: &["the-great-levy"], yellow: &["peace-envoy"], here: true, ..WAR };
    let play = checked(&war).expect("there are plans");
    assert_eq!(choices(&play), [("the-great-levy", Some(Chosen::Dice(-3)))]);
    assert_eq!((play.dice, play.win.to_string().as_str()), (Some(1), "1/16"));
}

#[test]
fn relic_hunter_adds_the_defense_die_that_rangers_ask_for() {
    let war = War { red: &["rangers", "relic-hunter"], own: 1, defenders: 1, here: true, ..WAR };
    let play = checked(&war).expect("there are plans");
    assert_eq!(choices(&play), [("relic-hunter", Some(Chosen::Relics(vec![Slot::Cradle1]))), ("rangers", None)]);
}

#[test]
fn mountain_giant_says_that_it_changes_three_dice() {
    let play = checked(&War { red: &["mountain-giant"], ..WAR }).expect("there is a plan");
    assert_eq!(choices(&play), [("mountain-giant", Some(Chosen::Dice(3)))]);
}

#[test]
fn what_is_chosen_is_said_in_three_languages_and_as_words() {
    let war = SHIELDLESS;
    let asked = "campaign - campaign yellow targeting cradle-1,pawn";
    let out = |more: &str| {
        let out = text(&run_with_input(&format!("{asked} {more}"), war.text().as_bytes()).stdout);
        out.split_whitespace().collect::<Vec<&str>>().join(" ")
    };
    for (lang, said) in [
        ("en", "Longbows, removing 1 attack die (costs nothing), worth"),
        ("de", "mit 1 Angriffswürfel weniger (kostet nichts), Unterschied:"),
        ("pl", "z 1 kością Ataku mniej (bez kosztu), różnica:"),
    ] {
        let page = out(&format!("--lang {lang}"));
        assert!(page.contains(said), "{page}");
    }
    let action = "campaign yellow targeting cradle-1,pawn choosing longbows -1 using rain-boots,war-tortoise,longbows,rangers";
    let said =
        "campaign yellow targeting Ancient City, pawn choosing Longbows -1 using Rain Boots, War Tortoise, Longbows, Rangers";
    assert!(out("").contains(&format!("in words: {said}")), "{}", out(""));
    let json = out("--json");
    assert!(json.contains(&format!("\"action\":\"{action}\"")), "{json}");
    assert!(json.contains("\"card\":\"longbows\",\"dice\":-1,"), "{json}");
    let ruling = run_with_input(&format!("may - {action}"), war.text().as_bytes());
    assert_eq!(ruling.status.code(), Some(0));
}

#[test]
fn an_ally_at_the_attackers_site_uses_the_peace_envoy() {
    // Blue, who defends, is elsewhere; the Chancellor stands beside red, joins by rule and can pay for all dice.
    let text = fs::read_to_string(PLANS).expect(PLANS);
    let text = text.replace("pawn = \"cradle-1\"", "pawn = \"provinces-3\"");
    let blue = "colour = \"blue\"\nrole = \"citizen\"\npawn = \"provinces-";
    let text = text.replace(&format!("{blue}3\""), &format!("{blue}1\""));
    let text = text.replace("warbands = { purple = 1 }", "warbands = { purple = 1 }\ncards = [\"Peace Envoy\"]");
    let text = text.replace(
        "supply = 5\nwarbands = 2\n\n[[player]]\ncolour = \"red\"",
        "supply = 5\nfavor = 6\nwarbands = 2\n\n[[player]]\ncolour = \"red\"",
    );
    let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    let table = Table::new(&position, None, Edition::Current);
    let asked = notation::parse("campaign blue targeting provinces-3", &position, None).expect("words");
    let Action::Campaign(fighting) = &asked.action else { panic!("no Campaign") };
    let play = best_play(&table, fighting).expect("there is a plan");
    assert_eq!((play.win.clone(), choices(&play)), (Fraction::zero(), vec![("peace-envoy", None)]));
    assert_eq!(play.defender[0].user, Some(Colour::Purple));
    let played = play.played(&asked);
    let expected = "campaign blue targeting provinces-3 defending with peace-envoy choosing peace-envoy purple";
    assert_eq!(notation::print(&played, Lang::En, false), expected);
    assert_eq!(may(&table, &played).verdict(), Verdict::Legal);
}

#[test]
fn against_bandits_too_it_is_that_of_listing_every_way() {
    let reds: [&[&str]; 3] = [&["longbows", "rangers"], &["zealots", "mercenaries", "rangers"], &["mountain-giant", "lancers"]];
    for (site, cards) in
        [("River", "\"Horse Archers\""), ("Mountain", "\"Bear Traps\""), ("Mountain", "\"Storm Caller\", \"Keep\"")]
    {
        for (red, own) in reds.into_iter().flat_map(|red| (0..4).map(move |own| (red, own))) {
            let war = War { red, own, ..WAR };
            let text = war.text().replace("pawn = \"cradle-1\"", "pawn = \"provinces-2\"");
            let text = text.replace("name = \"River\"", &format!("name = \"{site}\"\ncards = [{cards}]"));
            let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
            let asked = notation::parse("campaign bandits targeting provinces-2", &position, None).expect("words");
            let Action::Campaign(fighting) = asked.action else { panic!("no Campaign") };
            assert!(checked_at(&war, &position, &fighting).is_some());
        }
    }
}

fn any(seed: &mut u64) -> War {
    let mut cards = |from: &[&'static str], most: usize| {
        let mut found: Vec<&'static str> = Vec::new();
        for _ in 0..=drawn(seed, most) {
            let id = from[drawn(seed, from.len())];
            if !found.contains(&id) {
                found.push(id);
            }
        }
        found
    };
    let red = cards(&ATTACK, 3);
    let yellow: Vec<&'static str> = cards(&DEFENSE, 2).into_iter().filter(|id| !red.contains(id)).collect();
    let small = |seed: &mut u64, below: usize| u8::try_from(drawn(seed, below)).expect("small");
    War {
        site: ["Ancient City", "Mountain", "Plains"][drawn(seed, 3)],
        red: red.leak(),
        yellow: yellow.leak(),
        own: small(seed, 5),
        defenders: 1 + small(seed, 6),
        board: small(seed, 3),
        favor: small(seed, 5),
        here: drawn(seed, 2) == 0,
    }
}
