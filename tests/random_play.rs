//! Random play: ten thousand actions from the start of a game on, each one listed as legal, none of them a fault, and every
//! piece still there, be it derived or written down. Then actions with words by chance behind them, on tables where not every
//! card is named, and every table of the suites, with things left out: whatever is carried out loses no piece and can be read
//! again. `LAW_PLAY=100000` plays longer.

use crate::generated::{Chance, count, forget_names, leave_out_anything, position, start, suit, with_banks_written};
use lawspeaker::{
    answer::cases::{self, embedded},
    game::{self, Colour, Phase, Position, Rolled, Slot, Space, Warbands},
    law::{Book, Edition, Lang},
    notation,
    planner::{self, ApplyError},
    rules::{Action, Chosen, Done, Matter, Recovered, Refused, Request, Table, Verdict, list},
};

/// How many actions are carried out.
const ACTIONS: usize = 10_000;

/// Returns how many actions are carried out: as many as somebody wants, or the usual number.
fn actions(usual: usize) -> usize {
    std::env::var("LAW_PLAY").ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}
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
    let wanted = actions(ACTIONS);
    while done < wanted {
        games += 1;
        // Every other game has its banks written down: where they are derived, what gets lost on the table would be in them.
        let table = if games % 2 == 0 { with_banks_written(&start(games)) } else { start(games) };
        done += game(&mut chance, games, table, wanted - done);
    }
    assert!(games > 1, "no game ever ended");
}

/// Plays one game and returns how many actions it had.
fn game(chance: &mut Chance, seed: u64, mut position: Position, most: usize) -> usize {
    let before = count(&position);
    for played in 0..most {
        let table = Table::new(&position, None, Edition::Current);
        let mut legal: Vec<Request> = list(&table)
            .into_iter()
            .filter(|listed| listed.ruling.verdict() == Verdict::Legal)
            .map(|listed| numbered(listed.asked, listed.most, chance))
            .collect();
        if legal.is_empty() && is_win_open(&position) {
            return played;
        }
        let step = loop {
            assert!(!legal.is_empty(), "game {seed}, action {played}: nothing can be done\n{}", position.to_toml());
            let asked = legal.swap_remove(chance.below(legal.len()));
            if let Some(done) = (0..TRIES).find_map(|attempt| carried_out(&position, &asked, attempt, chance)) {
                break (asked, done);
            }
        };
        position = step.1.position;
        let said = notation::print(&step.0, Lang::En, false);
        assert_eq!(count(&position), before, "game {seed}, action {played}: {said}");
        assert_eq!(read_again(&position), position, "game {seed}, action {played}: {said}");
        if step.1.news.iter().any(|news| matches!(news.matter, Matter::GameWon { .. })) || won_in_wake(&position) {
            return played + 1;
        }
    }
    most
}

/// Returns whether the player to move has won: nobody acts any more §4.1.2.
pub fn won_in_wake(position: &Position) -> bool {
    let table = Table::new(position, None, Edition::Current);
    let act = lawspeaker::rules::may(&table, &Action::Act.into());
    position.phase == Phase::Wake && act.reasons.iter().any(|reason| matches!(reason.matter, Matter::GameWon { .. }))
}

/// Returns whether nobody can say if the player to move has won: a site that is not described could decide it §4.1.2.
fn is_win_open(position: &Position) -> bool {
    let table = Table::new(position, None, Edition::Current);
    position.phase == Phase::Wake && lawspeaker::rules::may(&table, &Action::Act.into()).verdict() == Verdict::Open
}

pub fn numbered(asked: Request, most: Option<u8>, chance: &mut Chance) -> Request {
    match (asked.number(), most) {
        (Some(least), Some(most)) => asked.with_number(least + chance.small(most.saturating_sub(least))),
        (_, _) => asked,
    }
}

/// Carries out an action with its choices made by chance; none where they do not fit.
pub fn carried_out(position: &Position, asked: &Request, attempt: usize, chance: &mut Chance) -> Option<Done> {
    let mut asked = asked.clone();
    // Most turns end without the end die.
    if attempt > 0 || !matches!(asked.action, Action::Rest(_)) {
        choose(position, &mut asked, chance);
    }
    let said = notation::print(&asked, Lang::En, false);
    assert_eq!(notation::parse(&said, position, None).as_ref(), Ok(&asked), "{said}");
    match planner::apply(position, None, Edition::Current, &asked) {
        Ok(done) => Some(done),
        Err(ApplyError::Refused(Refused::Broken(problems))) => panic!("{said}: {problems:?}\n{}", position.to_toml()),
        Err(ApplyError::Refused(Refused::Needs { .. } | Refused::Ruling(_)) | ApplyError::Roll(_)) => None,
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

/// Returns the position after writing and reading it.
fn read_again(position: &Position) -> Position {
    let text = position.to_toml();
    game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}")).0
}

/// How many tables are tried with words by chance, and how often each of their actions.
const TABLES: u64 = 150;
const WORDS_TRIED: usize = 40;

#[test]
fn words_by_chance_lose_no_piece() {
    let mut done = 0;
    for seed in 0..TABLES {
        let mut chance = Chance::new(seed);
        let table = with_banks_written(&position(seed));
        let table = if seed % 2 == 0 { table } else { unnamed(&table) };
        let before = count(&table);
        let listed = list(&Table::new(&table, None, Edition::Current));
        for asked in listed.into_iter().map(|it| it.asked).filter(|it| matches!(it.action, Action::Use(..))) {
            for _ in 0..WORDS_TRIED {
                let said = format!("{} {}", notation::print(&asked, Lang::En, false), clause(&table, &mut chance));
                let Ok(asked) = notation::parse(&said, &table, None) else { continue };
                match planner::apply(&table, None, Edition::Current, &asked) {
                    Ok(after) => {
                        done += 1;
                        assert!(before.is_same_whole(&count(&after.position)), "table {seed}: {said}\n{}", table.to_toml());
                        assert_eq!(read_again(&after.position), after.position, "table {seed}: {said}");
                    }
                    Err(ApplyError::Refused(Refused::Broken(problems))) => {
                        panic!("table {seed}: {said}: {problems:?}\n{}", table.to_toml())
                    }
                    Err(ApplyError::Refused(Refused::Needs { .. } | Refused::Ruling(_)) | ApplyError::Roll(_)) => {}
                }
            }
        }
    }
    assert!(done > 100, "only {done} were carried out");
}

/// Returns the same table with relics at sites and facedown advisers that nobody names.
fn unnamed(position: &Position) -> Position {
    let mut setup = position.clone().into_setup();
    forget_names(setup.sites.iter_mut().flat_map(|site| &mut site.relics));
    forget_names(setup.players.iter_mut().flat_map(|player| &mut player.advisers).filter(|adviser| adviser.facedown));
    Position::new(setup).expect("nothing else has changed")
}

/// Every how many tables of the suites one is played on, and for how many actions.
const EVERY: usize = 9;
const STEPS: usize = 6;

/// The tables of the suites are sparse, and each is about some card; with things left out they are sparser still.
#[test]
fn play_from_the_tables_of_the_suites_loses_no_piece() {
    let suite = embedded(Book::Oath).expect("a suite");
    let (every, mut done) = (if actions(0) > ACTIONS { 1 } else { EVERY }, 0);
    for case in suite.cases.iter().filter(|case| case.edition.is_none()) {
        let mut chance = Chance::of(&case.id, 0);
        if !chance.one_in(every) {
            continue;
        }
        let Ok(position) = cases::position(&suite, case) else { continue };
        let asked = notation::parse(&case.ask, &position, None).ok().filter(|_| case.player.is_none());
        done += walk(&position, asked, &mut chance, &case.id);
        let mut setup = position.into_setup();
        leave_out_anything(&mut setup, &mut chance);
        if let Ok(sparser) = Position::new(setup) {
            done += walk(&sparser, None, &mut chance, &case.id);
        }
    }
    assert!(done > 200, "only {done} were carried out");
}

/// Carries out what is asked, then actions by chance; returns how many there were.
fn walk(start: &Position, first: Option<Request>, chance: &mut Chance, id: &str) -> usize {
    let mut position = start.clone();
    let mut first = first;
    let mut done = 0;
    for _ in 0..STEPS {
        // The Chronicle takes cards out of the box; `chronicle` counts them.
        if position.phase == Phase::Chronicle {
            break;
        }
        let asked = first.take().or_else(|| {
            let all = list(&Table::new(&position, None, Edition::Current));
            let legal: Vec<_> = all.into_iter().filter(|listed| listed.ruling.verdict() == Verdict::Legal).collect();
            (!legal.is_empty()).then(|| legal[chance.below(legal.len())].asked.clone())
        });
        let Some(asked) = asked else { break };
        let said = notation::print(&asked, Lang::En, false);
        match planner::apply(&position, None, Edition::Current, &asked) {
            Ok(after) => {
                done += 1;
                let (before, now) = (count(&position), count(&after.position));
                assert!(before.agrees(&now), "{id}: {said}\n{before:?}\n{now:?}\n{}", position.to_toml());
                assert_eq!(read_again(&after.position), after.position, "{id}: {said}\n{}", position.to_toml());
                position = after.position;
            }
            Err(ApplyError::Refused(Refused::Broken(problems))) => panic!("{id}: {said}: {problems:?}\n{}", position.to_toml()),
            Err(ApplyError::Refused(Refused::Needs { .. } | Refused::Ruling(_)) | ApplyError::Roll(_)) => {}
        }
    }
    done
}

/// Makes something that can stand in a clause.
type Made = fn(&Position, &mut Chance) -> String;

/// Returns a clause that powers read, with a list in it that may hold something twice or of another kind.
fn clause(position: &Position, chance: &mut Chance) -> String {
    const CLAUSES: [(&str, Made); 8] = [
        ("placing", |_, chance| format!("{} {}", chance.small(3), chance.pick(Slot::ALL).word())),
        ("to", |_, chance| format!("{} {}", chance.small(3), chance.pick(Colour::ALL).word())),
        ("to", |_, chance| chance.pick(Slot::ALL).word().to_owned()),
        ("from", |_, chance| suit(chance).word().to_owned()),
        ("with", |_, chance| chance.pick(Colour::ALL).word().to_owned()),
        ("giving", |_, chance| chance.pick(Slot::ALL).word().to_owned()),
        ("taking", |_, chance| format!("{} {}", chance.small(3), chance.pick(&["favor", "secrets"]))),
        ("discarding", |position, chance| {
            let cards: Vec<&str> = position.cards().filter_map(game::CardAt::card).map(|card| card.id).collect();
            chance.pick(&cards).to_string()
        }),
    ];
    let (word, thing) = *chance.pick(&CLAUSES);
    let first = thing(position, chance);
    match chance.below(4) {
        0 => format!("{word} {first},{first}"),
        1 => format!("{word} {first},{}", thing(position, chance)),
        _ => format!("{word} {first}"),
    }
}
