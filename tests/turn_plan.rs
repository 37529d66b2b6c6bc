//! The plan of a turn is what trying everything gives: every action in every order, every roll of the dice, every placing of
//! warbands, on small tables by chance; and what does not depend on names does not change with them.

use crate::{
    everything::{ATTACK, DEFENSE, Everything, rolls},
    generated::Chance,
};
use lawspeaker::{
    cards::{CARDS, Card, Nature, PowerKind},
    game::{
        Banks, CardAt, CardRef, Colour, DarkestSecret, Favor, Oath, PeoplesFavor, Phase, Player, Position, Role, Rolled, Secrets,
        Setup, SiteAtSlot, SiteIdentity, Slot, Supply, Title, TitleSide, Warbands,
    },
    law::{Edition, Lang},
    notation,
    odds::Fraction,
    planner::{
        self,
        turn::{LineStep, better_turn, plan_turn},
    },
    rules::{Action, Aim, Goal, Table, Thing},
};

const ME: Colour = Colour::Red;
const TABLES: u64 = 600;
const ODD_TABLES: usize = 150;
/// So many positions are tried on a table at most; one with more is left out.
const MOST: usize = 400;

/// Cards with powers: what brings goods, kills, makes a Muster bring more, a free Campaign, and battle plans.
const POWERS: [&str; 13] = [
    "elders",
    "wizard-school",
    "spirit-snare",
    "wolves",
    "siege-engines",
    "wayside-inn",
    "rowdy-pub",
    "knights-errant",
    "longbows",
    "battle-honors",
    "bear-traps",
    "keep",
    "wrestlers",
];

/// A card that does nothing in an Act Phase by itself.
fn is_quiet(card: &Card) -> bool {
    let quiet = |kind: &PowerKind| matches!(kind, PowerKind::Rest | PowerKind::WhenPlayed | PowerKind::Homeland);
    matches!(card.nature, Nature::Denizen { .. })
        && card.powers.iter().all(quiet)
        && card.restriction.is_none()
        && card.special.is_none()
}

/// Returns a small table: three players, few pieces, little Supply.
fn table(seed: u64) -> Position {
    let mut chance = Chance::new(seed);
    let quiet: Vec<&'static Card> = CARDS.iter().filter(|card| is_quiet(card)).collect();
    let powers: Vec<&'static Card> = CARDS.iter().filter(|card| POWERS.contains(&card.id)).collect();
    let colours = [Colour::Purple, Colour::Red, Colour::Blue];
    let players = colours.map(|colour| {
        let mut player = Player::new(colour);
        player.role = Some(if colour == Colour::Purple { Role::Chancellor } else { Role::Exile });
        player.pawn = Some(*chance.pick(&Slot::ALL[..2]));
        player.supply = Some(Supply(2));
        player.favor = Favor(chance.small(1));
        player.secrets = Secrets(chance.small(1));
        player.warbands = Warbands(u8::from(colour == ME) + chance.small(1));
        player
    });
    let sites: Vec<SiteAtSlot> = Slot::ALL
        .iter()
        .enumerate()
        .map(|(at, slot)| {
            let mut site = SiteAtSlot::empty(*slot);
            site.identity = Some(SiteIdentity::Described { name: Some(format!("Place {at}")), capacity: Some(2) });
            if at == 0 && chance.one_in(2) {
                site.cards.push(CardAt::known(quiet[chance.below(quiet.len())]));
            }
            if at < 2 && chance.one_in(2) {
                // Each site has cards of its own: no card lies in two places.
                let (first, second) = powers.split_at(powers.len() / 2);
                let own = if at == 0 { first } else { second };
                site.cards.push(CardAt::known(own[chance.below(own.len())]));
            }
            site.facedown = at > 2;
            if at < 3 && !chance.one_in(3) {
                site.warbands = vec![(*chance.pick(&colours), Warbands(1 + chance.small(1)))];
            }
            site
        })
        .collect();
    let setup = Setup {
        round: Some(2),
        oath: Some(*chance.pick(Oath::ALL)),
        visions_drawn: Some(0),
        turn: Some(ME),
        phase: Phase::Act,
        sites,
        banks: Some(Banks { favor: [Favor(1); 6], shared: None }),
        title: Some(Title { holder: Some(Colour::Purple), side: Some(TitleSide::Oathkeeper) }),
        peoples_favor: Some(PeoplesFavor {
            holder: Some(*chance.pick(&colours)).filter(|_| chance.one_in(3)),
            favor: Favor(1),
            mob: false,
        }),
        darkest_secret: Some(DarkestSecret {
            holder: Some(*chance.pick(&colours)).filter(|_| chance.one_in(3)),
            secrets: Secrets(1),
        }),
        players: players.into(),
        ..Setup::default()
    };
    Position::new(setup).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}"))
}

/// Cards that bind or help others where they lie: tolls, plans that look at banners, Visions and citizenship, plans that are discarded.
const THEIRS: [&str; 13] = [
    "insect-swarm",
    "gleaming-armor",
    "true-names",
    "sealing-ward",
    "fire-talkers",
    "the-great-levy",
    "horse-archers",
    "mercenaries",
    "shield-wall",
    "field-promotion",
    "military-parade",
    "warning-signals",
    "traveling-doctor",
];
/// Battle plans and powers among the player's own advisers.
const OWN: [&str; 10] = [
    "longbows",
    "mercenaries",
    "outriders",
    "lancers",
    "the-great-levy",
    "fire-talkers",
    "code-of-honor",
    "charming-friend",
    "disgraced-captain",
    "scouts",
];

fn denizen(id: &str) -> &'static Card {
    CARDS.iter().find(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Returns a small table with odd things on it: advisers that bind or help others, plans of one's own, a revealed Vision,
/// citizenship, a relic, more favor and secrets than can be of use; without cards at sites, so that everything can be tried.
fn odd(seed: u64) -> Position {
    let mut setup = table(seed).into_setup();
    let mut chance = Chance::new(seed ^ 0x0DD);
    setup.sites.iter_mut().for_each(|site| site.cards.retain(|_| chance.one_in(3)));
    if chance.one_in(2) {
        setup.oath = Some(Oath::Supremacy);
    }
    let at_sites: Vec<&str> =
        setup.sites.iter().flat_map(|site| &site.cards).filter_map(CardAt::card).map(|card| card.id).collect();
    let (own, other) = (*chance.pick(&OWN), *chance.pick(&THEIRS));
    let citizen = chance.one_in(5);
    for player in &mut setup.players {
        let is_own = player.colour == ME;
        if citizen && player.colour == Colour::Blue || citizen && is_own && chance.one_in(2) {
            player.role = Some(Role::Citizen);
            player.warbands = Warbands(player.warbands.0.min(1));
        }
        if is_own {
            (player.favor, player.secrets) = (Favor(chance.small(3)), Secrets(chance.small(2)));
            if chance.one_in(2) && !at_sites.contains(&own) {
                player.advisers.push(CardAt::known(denizen(own)));
            }
            // A Vision is for Exiles.
            if player.role == Some(Role::Exile) && chance.one_in(6) {
                let visions: Vec<&'static Card> =
                    CARDS.iter().filter(|card| matches!(card.nature, Nature::Vision(Some(_)))).collect();
                player.vision = Some(CardRef(visions[chance.below(visions.len())]));
            }
        } else if player.colour == Colour::Blue && other != own && !at_sites.contains(&other) {
            player.advisers.push(CardAt::known(denizen(other)));
            (player.favor, player.secrets) = (Favor(1), Secrets(1));
        }
    }
    // Warbands of Citizens are purple.
    let citizens: Vec<Colour> =
        setup.players.iter().filter(|player| player.role == Some(Role::Citizen)).map(|player| player.colour).collect();
    for (colour, _) in setup.sites.iter_mut().flat_map(|site| &mut site.warbands) {
        if citizens.contains(colour) {
            *colour = Colour::Purple;
        }
    }
    Position::new(setup).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}"))
}

fn goal(seed: u64) -> Goal {
    let mut chance = Chance::new(seed ^ 0xA5A5);
    let aims = [
        Aim::Title,
        Aim::Title,
        Aim::Rule(*chance.pick(&Slot::ALL[..2])),
        Aim::Rule(*chance.pick(&Slot::ALL[..2])),
        Aim::Hold(Thing::PeoplesFavor),
        Aim::Hold(Thing::DarkestSecret),
        Aim::Kill(Colour::Blue),
        Aim::Win,
    ];
    Goal(vec![*chance.pick(&aims)])
}

#[test]
fn every_roll_is_listed() {
    for dice in 0..5 {
        let sum = rolls(&ATTACK, &[3, 2, 1], dice).iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
        assert_eq!(sum, Fraction::one());
    }
}

#[test]
fn law_4_2_the_best_line_is_what_trying_everything_gives() {
    let (mut compared, mut fought, mut powers, mut plans, mut seed) = (0, 0, 0, 0, 0);
    while compared < TABLES {
        seed += 1;
        let (position, goal) = (table(seed), goal(seed));
        let mut everything = Everything { me: ME, goal: &goal, path: Vec::new(), left: MOST, until: None };
        let Some(expected) = everything.value(&position) else { continue };
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        assert_eq!(plan.worth.chance, expected, "table {seed}, {goal:?}\n{}\n{:#?}", position.to_toml(), plan.line);
        compared += 1;
        fought += usize::from(expected != Fraction::zero() && expected != Fraction::one());
        let has = |wanted: fn(&PowerKind) -> bool| {
            let cards = position.sites.iter().flat_map(|site| &site.cards).filter_map(CardAt::card);
            cards.filter(|card| POWERS.contains(&card.id)).any(|card| card.powers.iter().any(wanted))
        };
        powers += usize::from(has(|kind| matches!(kind, PowerKind::Action | PowerKind::Modifier)));
        plans += usize::from(has(|kind| !matches!(kind, PowerKind::Action | PowerKind::Modifier)));
    }
    assert!(fought > 50, "only {fought} of {seed} tables had a chance that is no certainty");
    assert!(powers > 100 && plans > 100, "only {powers} tables with powers and {plans} with battle plans");
}

#[test]
fn odd_tables_are_what_trying_everything_gives() {
    let (mut compared, mut fought, mut seed) = (0, 0, 0);
    while compared < ODD_TABLES {
        seed += 1;
        let (position, goal) = (odd(seed), goal(seed));
        let mut everything = Everything { me: ME, goal: &goal, path: Vec::new(), left: MOST, until: None };
        let Some(expected) = everything.value(&position) else { continue };
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        let same = plan.worth.chance == expected || !plan.proven && plan.worth.chance < expected;
        assert!(same, "table {seed}, {goal:?}: {} for {expected}\n{}\n{:#?}", plan.worth.chance, position.to_toml(), plan.line);
        compared += usize::from(plan.proven);
        fought += usize::from(expected != Fraction::zero() && expected != Fraction::one());
    }
    assert!(fought > 10, "only {fought} of {seed} tables had a chance that is no certainty");
}

/// With Supply for two Campaigns, what a lost one leaves at most is cut by: on tables without cards, so that everything can be tried.
#[test]
fn two_fights_are_what_trying_everything_gives() {
    let (mut compared, mut fought) = (0, 0);
    for seed in 1..=60 {
        let mut setup = table(seed).into_setup();
        setup.sites.iter_mut().for_each(|site| site.cards.clear());
        let own = setup.players.iter_mut().filter(|player| player.colour == ME);
        own.for_each(|player| (player.supply, player.favor, player.secrets) = (Some(Supply(4)), Favor(0), Secrets(0)));
        let (position, goal) = (Position::new(setup).expect("a table without cards"), goal(seed));
        let mut everything = Everything { me: ME, goal: &goal, path: Vec::new(), left: 3 * MOST, until: None };
        let Some(expected) = everything.value(&position) else { continue };
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        assert_eq!(plan.worth.chance, expected, "table {seed}, {goal:?}\n{}\n{:#?}", position.to_toml(), plan.line);
        compared += 1;
        fought += usize::from(expected != Fraction::zero() && expected != Fraction::one());
    }
    assert!(compared >= 10 && fought >= 3, "only {compared} tables, {fought} with a chance that is no certainty");
}

#[test]
fn a_search_for_more_finds_what_the_plan_finds() {
    for seed in 1..100 {
        let (position, goal) = (table(seed), goal(seed));
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        let reading = Edition::Current.into();
        let (better, _) = better_turn(&position, ME, (reading, &goal), &plan.now, &|_| false);
        assert_eq!(better, Some(plan.worth.clone()).filter(|worth| *worth > plan.now), "table {seed}");
        let (better, _) = better_turn(&position, ME, (reading, &goal), &plan.worth, &|_| false);
        assert_eq!(better, None, "table {seed}");
    }
}

/// Every step names what it rests on.
#[test]
fn every_step_has_its_sections() {
    fn all(line: &[LineStep]) -> bool {
        line.iter().all(|step| !step.cites.is_empty() && step.ends.iter().all(|end| all(&end.line)))
    }
    for seed in 1..60 {
        let plan = plan_turn(&table(seed), ME, Edition::Current.into(), &goal(seed), &|_| false);
        assert!(all(&plan.line) && all(&plan.safe.1), "table {seed}: {:?}", plan.line);
    }
}

#[test]
fn a_hostile_table_ends_when_it_is_told_to() {
    const ENOUGH: u64 = 64;
    let table = hostile();
    let begun = std::cell::Cell::new(0_u64);
    let stop = |_| {
        begun.set(begun.get() + 1);
        begun.get() > ENOUGH
    };
    let plan = plan_turn(&table, ME, Edition::Current.into(), &Goal(vec![Aim::Title]), &stop);
    assert!(!plan.proven || plan.worth.chance == Fraction::one(), "{} positions", plan.states);
    // Every look comes after sixteen positions or attacks, and once it is enough no position is weighed any more.
    assert!(plan.states <= 2 * 16 * (ENOUGH + 1), "{} positions", plan.states);
}

/// Returns a full table of six with every relic in somebody's hands and twenty powers among advisers and at sites.
fn hostile() -> Position {
    let text = include_str!("../benches/positions/powers.toml");
    let mut setup = lawspeaker::game::read(text).map(|(position, _)| position.into_setup()).expect("a full table");
    let lies = |setup: &Setup, card: &Card| {
        let held = setup.players.iter().flat_map(|player| player.advisers.iter().chain(&player.relics));
        let all = setup.sites.iter().flat_map(|site| &site.cards).chain(held);
        all.filter_map(CardAt::card).any(|it| it == card)
    };
    for (at, card) in CARDS.iter().filter(|card| matches!(card.nature, Nature::Relic)).enumerate() {
        if !lies(&setup, card) {
            let seats = setup.players.len();
            setup.players[at % seats].relics.push(CardAt::known(card));
        }
    }
    let acts = |card: &&&'static Card| card.powers.contains(&PowerKind::Action) && card.restriction.is_none();
    let mut more = CARDS.iter().filter(|card| matches!(card.nature, Nature::Denizen { .. })).collect::<Vec<_>>();
    more.retain(|card| acts(&card) && !lies(&setup, card));
    let mut more = more.into_iter();
    for player in &mut setup.players {
        player.advisers.retain(|adviser| adviser.card().is_some());
        let room = 2_usize.saturating_sub(player.advisers.len());
        player.advisers.extend(more.by_ref().take(room).map(CardAt::known));
    }
    for site in &mut setup.sites {
        let room = site.room().unwrap_or(0);
        site.cards.extend(more.by_ref().take(room).map(CardAt::known));
    }
    setup.sites.iter_mut().for_each(|site| site.relics.clear());
    Position::new(setup).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Carries out a line, with every roll of the dice at its end; each step must be legal.
fn carried_out(position: &Position, line: &[LineStep], goal: &Goal) -> Fraction {
    let mut position = position.clone();
    for step in line {
        if !step.ends.is_empty() {
            return fought_out(&position, step, goal);
        }
        let done = planner::apply(&position, Some(ME), Edition::Current, &step.asked);
        position = done.unwrap_or_else(|refused| panic!("{:?}: {refused:?}", step.asked)).position;
    }
    goal.worth(&Table::new(&position, Some(ME), Edition::Current), ME).expect("all is told").chance
}

fn fought_out(position: &Position, step: &LineStep, goal: &Goal) -> Fraction {
    let table = Table::new(position, Some(ME), Edition::Current);
    let Action::Campaign(fighting) = &step.asked.action else { panic!("no Campaign: {step:?}") };
    let fight = planner::fight(&table, fighting, &step.asked.using).expect("a small fight").expect("all is told");
    let mut sum = Fraction::zero();
    for (attack, ways) in rolls(&ATTACK, &[3, 2, 1], fight.odds.attack_dice().0) {
        for (defense, others) in rolls(&DEFENSE, &[2, 2, 1, 1], fight.odds.defense_dice().0) {
            let mut best = None;
            for end in &step.ends {
                let mut asked = end.asked.clone();
                if let Action::Campaign(fighting) = &mut asked.action {
                    fighting.battle.rolled = Some(Rolled { attack: attack.clone(), defense: defense.clone() });
                }
                if let Ok(done) = planner::apply(position, Some(ME), Edition::Current, &asked) {
                    best = best.max(Some(carried_or_nothing(&done.position, &end.line, goal)));
                }
            }
            sum = &sum + &(&best.expect("every roll has an end") * &(&ways * &others));
        }
    }
    sum
}

/// Returns what a line comes to; nothing where it was made for another end.
fn carried_or_nothing(position: &Position, line: &[LineStep], goal: &Goal) -> Fraction {
    let mut at = position.clone();
    let fits = line.iter().take_while(|step| step.ends.is_empty()).all(|step| {
        let done = planner::apply(&at, Some(ME), Edition::Current, &step.asked);
        done.map(|done| at = done.position).is_ok()
    });
    if fits { carried_out(position, line, goal) } else { Fraction::zero() }
}

#[test]
fn the_told_chance_is_what_carrying_the_line_out_gives() {
    let mut fought = 0;
    for (position, seed) in (1..150).map(|seed| (table(seed), seed)).chain((1..60).map(|seed| (odd(seed), seed))) {
        let goal = goal(seed);
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        assert_eq!(carried_out(&position, &plan.line, &goal), plan.worth.chance, "table {seed}: {:?}", plan.line);
        assert_eq!(carried_out(&position, &plan.safe.1, &goal), plan.safe.0.chance, "table {seed}");
        fought += usize::from(plan.line.iter().any(|step| !step.ends.is_empty()));
    }
    assert!(fought > 10, "only {fought} lines have a fight");
}

#[test]
fn more_supply_and_more_warbands_are_never_worse() {
    for (position, seed) in (1..80).map(|seed| (table(seed), seed)).chain((1..60).map(|seed| (odd(seed), seed))) {
        let goal = goal(seed);
        let chance = |position: &Position| plan_turn(position, ME, Edition::Current.into(), &goal, &|_| false).worth.chance;
        let more = |change: fn(&mut Player)| {
            let mut setup = position.clone().into_setup();
            setup.players.iter_mut().filter(|player| player.colour == ME).for_each(change);
            Position::new(setup).expect("a little more")
        };
        let now = chance(&position);
        assert!(chance(&more(|player| player.supply = Some(Supply(3)))) >= now, "table {seed}: Supply");
        assert!(chance(&more(|player| player.warbands = Warbands(player.warbands.0 + 1))) >= now, "table {seed}: warbands");
    }
}

#[test]
fn other_colours_change_nothing() {
    // Every Exile colour becomes the next one: who plans, whose warbands lie where, who holds what.
    const CIRCLE: [Colour; 5] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::White, Colour::Black];
    let other = |colour: Colour| CIRCLE.iter().position(|it| *it == colour).map_or(colour, |at| CIRCLE[(at + 1) % CIRCLE.len()]);
    for seed in 1..80 {
        let (position, goal) = (table(seed), goal(seed));
        let text = position.to_toml();
        let mut renamed = String::new();
        for part in text.split_inclusive(|letter: char| !letter.is_ascii_alphabetic()) {
            let word = part.trim_end_matches(|letter: char| !letter.is_ascii_alphabetic());
            let colour = CIRCLE.iter().find(|colour| colour.word() == word).map_or(word, |colour| other(*colour).word());
            renamed.extend([colour, &part[word.len()..]]);
        }
        assert_ne!(text, renamed, "table {seed}");
        let renamed = lawspeaker::game::read(&renamed).unwrap_or_else(|faults| panic!("{faults:?}")).0;
        let aims = goal.0.iter().map(|aim| if let Aim::Kill(colour) = aim { Aim::Kill(other(*colour)) } else { *aim });
        let worth = |position: &Position, me: Colour, goal: &Goal| {
            plan_turn(position, me, Edition::Current.into(), goal, &|_| false).worth
        };
        assert_eq!(worth(&position, ME, &goal), worth(&renamed, other(ME), &Goal(aims.collect())), "table {seed}");
    }
}

#[test]
fn every_goal_is_read_as_it_is_printed() {
    let position = table(1);
    let relic = CARDS.iter().find(|card| card.id == "map").map(CardRef).expect("a relic");
    let aims = [
        Aim::Win,
        Aim::Title,
        Aim::Usurper,
        Aim::Rule(Slot::Cradle1),
        Aim::Rule(Slot::Hinterland3),
        Aim::Hold(Thing::PeoplesFavor),
        Aim::Hold(Thing::DarkestSecret),
        Aim::Hold(Thing::Relic(relic)),
        Aim::Kill(Colour::Blue),
    ];
    let most = lawspeaker::rules::Goods::ALL.map(Aim::Most);
    for lang in Lang::ALL {
        for aim in aims.into_iter().chain(most) {
            let goal = Goal(vec![aim, Aim::Title]);
            let said = notation::print_goal(&goal, &position, lang);
            assert_eq!(notation::parse_goal(&said, &position), Ok(goal), "{said}");
        }
    }
    for typed in ["", "conquer", "rule nowhere", "win the", "most of all", "title and", "kill bandits"] {
        assert!(notation::parse_goal(typed, &position).is_err(), "{typed}");
    }
}
