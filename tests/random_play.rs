//! Random play: ten thousand actions from the start of a game on, each one listed as legal, none of them a fault, and every
//! piece still there.

use crate::made::{Chance, count, start, suit};
use lawspeaker::{
    game::{Phase, Position, Rolled, Slot, Space, Warbands},
    law::{Edition, Lang},
    notation, planner,
    rules::{Action, Chosen, Done, Matter, Recovered, Refused, Request, Table, Verdict, list},
};

/// How many actions are carried out.
const ACTIONS: usize = 10_000;
/// How often words are added to an action that wants them before another one is taken.
const TRIES: usize = 6;

/// Words for what cards ask for when they are played.
const CHOICES: [&str; 16] = [
    "",
    "accepting",
    "accepting brutal",
    "accepting greedy",
    "declining",
    "keeping",
    "returning",
    "from beast",
    "from order",
    "from beast,order,nomad",
    "from hearth,arcane,discord",
    "from 1 purple,2 red",
    "from red",
    "moving red",
    "moving purple,blue",
    "at purple",
];

#[test]
fn ten_thousand_actions_from_the_start_without_a_fault() {
    let mut chance = Chance::new(2_020);
    let (mut done, mut games) = (0, 0);
    while done < ACTIONS {
        games += 1;
        done += game(&mut chance, games, ACTIONS - done);
    }
    assert!(games > 1, "no game ever ended");
}

/// Plays one game and returns how many actions it had.
fn game(chance: &mut Chance, seed: u64, most: usize) -> usize {
    let mut position = start(seed);
    let before = count(&position);
    for played in 0..most {
        let table = Table::new(&position, None, Edition::Current);
        let mut legal: Vec<Request> = list(&table)
            .into_iter()
            .filter(|listed| listed.ruling.verdict() == Verdict::Legal)
            .map(|listed| numbered(listed.asked, listed.most, chance))
            .collect();
        let step = loop {
            assert!(!legal.is_empty(), "game {seed}, action {played}: nothing can be done\n{}", position.to_toml());
            let asked = legal.swap_remove(chance.below(legal.len()));
            if let Some(done) = (0..TRIES).find_map(|attempt| carried_out(&position, &asked, attempt, chance)) {
                break (asked, done);
            }
        };
        position = step.1.position;
        assert_eq!(count(&position), before, "game {seed}, action {played}: {}", notation::print(&step.0, Lang::En, false));
        if step.1.news.iter().any(|news| matches!(news.matter, Matter::GameWon { .. })) || won_in_wake(&position) {
            return played + 1;
        }
    }
    most
}

/// Returns whether the player to move has won: nobody acts any more §4.1.2.
fn won_in_wake(position: &Position) -> bool {
    let table = Table::new(position, None, Edition::Current);
    let act = lawspeaker::rules::may(&table, &Action::Act.into());
    position.phase == Phase::Wake && act.reasons.iter().any(|reason| matches!(reason.matter, Matter::GameWon { .. }))
}

fn numbered(asked: Request, most: Option<u8>, chance: &mut Chance) -> Request {
    match (asked.number(), most) {
        (Some(least), Some(most)) => asked.with_number(least + chance.small(most.saturating_sub(least))),
        (_, _) => asked,
    }
}

/// Carries out an action with its choices made by chance; none where they do not fit.
fn carried_out(position: &Position, asked: &Request, attempt: usize, chance: &mut Chance) -> Option<Done> {
    let mut asked = asked.clone();
    // Most turns end without the end die.
    if attempt > 0 || !matches!(asked.action, Action::Rest(_)) {
        choose(position, &mut asked, chance);
    }
    let said = notation::print(&asked, Lang::En, false);
    assert_eq!(notation::parse(&said, position, None).as_ref(), Ok(&asked), "{said}");
    match planner::apply(position, None, Edition::Current, &asked) {
        Ok(Ok(done)) => Some(done),
        Ok(Err(Refused::Broken(problems))) => panic!("{said}: {problems:?}\n{}", position.to_toml()),
        Ok(Err(Refused::Needs { .. } | Refused::Ruling(_))) | Err(_) => None,
    }
}

/// Returns what words choose for a card that is played.
fn chosen(position: &Position, words: &str) -> Box<Chosen> {
    match notation::parse(&format!("play elders to site {words}"), position, None) {
        Ok(Request { action: Action::Play { choices, .. }, .. }) => choices,
        other => panic!("{words}: {other:?}"),
    }
}

fn choose(position: &Position, asked: &mut Request, chance: &mut Chance) {
    match &mut asked.action {
        Action::Recover(Recovered::PeoplesFavor { starting, .. }) => *starting = Some(suit(chance)),
        Action::OfferCitizenship { terms, .. } | Action::Accept(terms) => terms.space = Some(*chance.pick(Space::ALL)),
        Action::Play { choices, .. } if chance.one_in(2) => {
            let words = *chance.pick(&CHOICES);
            *choices = chosen(position, words);
        }
        Action::Rest(rolled) => *rolled = Some(1 + chance.small(5)),
        Action::Campaign(fighting) => {
            let table = Table::new(position, None, Edition::Current);
            fighting.declaration.allies = Some(Vec::new()).filter(|_| chance.one_in(2));
            if let Ok(Some(fight)) = planner::fight(&table, fighting, &[]) {
                let mut faces =
                    |count: u32, faces: &[&str]| (0..count).map(|_| *chance.pick(faces)).collect::<Vec<_>>().join(" ");
                let attack = faces(fight.odds.attack_dice().0, &["sword", "hollow", "skull"]);
                let defense = faces(fight.odds.defense_dice().0, &["blank", "shield", "two-shields", "double"]);
                fighting.battle.rolled = Rolled::parse(&format!("{attack} / {defense}")).ok();
            }
            fighting.aftermath.burning = chance.one_in(2);
            fighting.aftermath.banishing = Some(*chance.pick(Slot::ALL)).filter(|_| chance.one_in(2));
            if let Some(lawspeaker::game::Target::Site(slot)) = fighting.declaration.targets.first().filter(|_| chance.one_in(2))
            {
                fighting.aftermath.placing = vec![(*slot, Warbands(1))];
            }
        }
        _ => {}
    }
}
