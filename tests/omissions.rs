//! Unknown is not zero: what a description leaves out may leave a ruling open, and never turns it.

use crate::generated::{Chance, leave_out_anything, position};
use lawspeaker::{
    answer::cases::{self, embedded},
    game::{OnSpace, Position, Role, Setup, Title, TitleSide},
    law::{Book, Edition, Lang},
    notation,
    rules::{Action, Due, Matter, Recovered, Request, Ruling, Table, Verdict, list, may, standing},
};
use proptest::{prelude::*, test_runner::RngSeed};
use std::collections::BTreeMap;

/// Returns a table with the title where it belongs; none where it must be handed on first.
fn settled(seed: u64) -> Option<Position> {
    let position = position(seed);
    let due = standing(&Table::new(&position, None, Edition::Current)).due?;
    let mut setup = position.into_setup();
    match due {
        Due::Stays => {}
        Due::Passes(colour) => setup.title = Some(Title { holder: Some(colour), side: Some(TitleSide::Oathkeeper) }),
        Due::Chosen(_) => return None,
    }
    Position::new(setup).ok()
}

/// Leaves something out. Sites with cards stay, for nobody is suspected of having more of them.
fn leave_out(setup: &mut Setup, chance: &mut Chance) -> String {
    let at = chance.below(setup.players.len());
    let bare: Vec<usize> = (0..setup.sites.len()).filter(|at| setup.sites[*at].cards.is_empty()).collect();
    match chance.below(11) {
        0 => setup.round = None,
        1 => setup.visions_drawn = None,
        2 => setup.banks = None,
        3 => setup.title = None,
        4 => setup.peoples_favor = None,
        5 => setup.darkest_secret = None,
        6 => setup.reliquary.spaces[chance.below(4)] = None,
        7 => setup.players[at].supply = None,
        8 if setup.players[at].role != Some(Role::Chancellor) => setup.players[at].role = None,
        9 => setup.players[at].pawn = None,
        _ if bare.is_empty() => setup.oath = None,
        _ => {
            setup.sites.remove(bare[chance.below(bare.len())]);
        }
    }
    format!("{:?}", setup.players[at].colour)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, rng_seed: RngSeed::Fixed(2_116), ..ProptestConfig::default() })]

    #[test]
    fn what_is_left_out_never_turns_a_ruling(seed in any::<u64>()) {
        let Some(full) = settled(seed) else { return Ok(()) };
        let full_table = Table::new(&full, None, Edition::Current);
        let mut setup = full.clone().into_setup();
        let who = leave_out(&mut setup, &mut Chance::new(seed ^ 0x5EED));
        let Ok(less) = Position::new(setup) else { return Ok(()) };
        let partial_table = Table::new(&less, None, Edition::Current);
        for listed in list(&full_table) {
            let (with, without) = (listed.ruling.verdict(), may(&partial_table, &listed.asked));
            let turned = matches!((with, without.verdict()), (Verdict::Legal, Verdict::Illegal) | (Verdict::Illegal, Verdict::Legal));
            // What is ruled as if a site had no power says so.
            let said = without.reasons.iter().any(|reason| matches!(reason.matter, Matter::SiteUnknown { .. }));
            prop_assert!(!turned || said, "{}, {who}: {with:?}, {without:?}", notation::print(&listed.asked, Lang::En, false));
        }
    }
}

/// How many tables are ruled on with several things left out, and how often each of the suites.
const TABLES: u64 = 2_000;
const TIMES: u64 = 4;

/// Returns how often each case is tried: as often as somebody wants (`LAW_OMISSIONS=40`), or the usual number.
fn times() -> u64 {
    std::env::var("LAW_OMISSIONS").ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES)
}

/// The rulings that are neither the same nor open, one of a kind.
#[derive(Default)]
struct Otherwise(BTreeMap<(String, bool, String), String>);

impl Otherwise {
    /// Rules on a request with and without something.
    fn compare(&mut self, asked: &Request, with: &Ruling, less: &Position, id: &str) {
        let without = may(&Table::new(less, None, Edition::Current), asked);
        // What is ruled as if a site had no power says so.
        let said_so = without.reasons.iter().any(|reason| matches!(reason.matter, Matter::SiteUnknown { .. }));
        // So does one that names what must be described before it can be done.
        let asks = without.verdict() == Verdict::Legal && !without.needs.is_empty();
        if said_so || asks || [with.verdict(), Verdict::Open].contains(&without.verdict()) {
            return;
        }
        let said = notation::print(asked, Lang::En, false);
        // What is named to come up describes what nobody knew.
        if said.contains(" drawing ") || matches!(asked.action, Action::Recover(Recovered::Relic(Some(_)))) {
            return;
        }
        let verb = said.split(' ').next().unwrap_or_default().to_owned();
        let reasons: Vec<&str> = without.reasons.iter().map(|reason| reason.matter.kind()).collect();
        let told = || format!("{id}: {said}: {with:?}\n{without:?}\n{}\n", less.to_toml());
        self.0.entry((verb, with.verdict() == Verdict::Legal, reasons.join(","))).or_insert_with(told);
    }

    fn is_empty(&self) {
        let all: Vec<String> = self.0.iter().map(|((verb, legal, why), it)| format!("{verb} {legal} {why}: {it}")).collect();
        assert!(all.is_empty(), "{} kinds\n{}", all.len(), all.join("\n"));
    }
}

/// Returns the same description with several things left out, if that can be.
fn sparser(full: &Position, mut chance: Chance) -> Option<Position> {
    let mut setup = full.clone().into_setup();
    leave_out_anything(&mut setup, &mut chance);
    Position::new(setup).ok()
}

/// Several things at once, and the names of cards too: the ruling is the same, or open.
#[test]
fn a_sparser_description_rules_the_same_or_not_at_all() {
    let mut otherwise = Otherwise::default();
    for seed in 0..TABLES {
        let Some(full) = settled(seed) else { continue };
        let Some(less) = sparser(&full, Chance::new(seed ^ 0x0DD)) else { continue };
        for listed in list(&Table::new(&full, None, Edition::Current)) {
            otherwise.compare(&listed.asked, &listed.ruling, &less, &format!("table {seed}"));
        }
    }
    otherwise.is_empty();
}

/// The questions of the suites are about every card and every clause of actions.
#[test]
fn a_sparser_case_is_ruled_the_same_or_not_at_all() {
    let suite = embedded(Book::Oath).expect("a suite");
    let mut otherwise = Otherwise::default();
    for case in suite.cases.iter().filter(|case| case.edition.is_none() && case.player.is_none()) {
        let Ok(full) = cases::position(&suite, case) else { continue };
        let Ok(asked) = notation::parse(&case.ask, &full, None) else { continue };
        let table = Table::new(&full, None, Edition::Current);
        // A title that still lies with another player is told wrongly, unless the Oath is told too.
        if matches!(standing(&table).due, Some(Due::Passes(_) | Due::Chosen(_))) {
            continue;
        }
        let with = may(&table, &asked);
        for time in 0..times() {
            if let Some(less) = sparser(&full, Chance::of(&case.id, time)) {
                otherwise.compare(&asked, &with, &less, &case.id);
            }
        }
    }
    otherwise.is_empty();
}

#[test]
fn enough_is_left_out() {
    let mut covered = 0;
    for seed in 0..64 {
        let mut setup = position(seed).into_setup();
        covered += setup.reliquary.spaces.iter().filter(|space| matches!(space, Some(OnSpace::Covered(_)))).count();
        let before = setup.clone();
        leave_out(&mut setup, &mut Chance::new(seed));
        assert_ne!(setup, before, "seed {seed}");
    }
    assert!(covered > 64, "{covered}");
}
