//! One question, one answer: which rule answers which action, and what other printings would say.

use crate::{
    game::{Colour, Phase},
    law::{DivergenceId, Edition, LawRef, law},
    rules::{
        actions::relic_thief::{self, Said},
        base::{Cost, Matter, Ruling, Verdict},
        judge::{
            roles, taken_relics, unused,
            walk::{traits, walk},
        },
        request::{Action, Request},
        state::{Reading, Step, Table, editions_that_differ},
    },
};

const GAME_ENDS: LawRef = law("3");
const CHRONICLE: LawRef = law("8");
const CHOICES: LawRef = law("7.1.3");
const FIRST_CHOICES: LawRef = law("1.23");

/// Rules on an action.
#[must_use]
pub fn may(table: &Table<'_>, asked: &Request) -> Ruling {
    roles::ruling_for_every_role(table, may_as_described(table, asked), |table| may_as_described(table, asked))
}

fn may_as_described(table: &Table<'_>, asked: &Request) -> Ruling {
    let writes = matches!(asked.action, Action::Write(_) | Action::OfferCitizenship { .. });
    if let Some(winner) = table.position.winner.filter(|_| !writes) {
        let mut ruling = Ruling::on(GAME_ENDS);
        ruling.object(Matter::GameOver { player: winner.player }, [GAME_ENDS, CHRONICLE]);
        return ruling;
    }
    if table.position.phase == Phase::Setup && !matches!(asked.action, Action::SetUp { .. } | Action::Write(_)) {
        let mut ruling = Ruling::on(FIRST_CHOICES);
        ruling.object(Matter::SetupFirst, [FIRST_CHOICES]);
        return ruling;
    }
    let mut step = Step::ruling_only(table);
    walk(&mut step, asked, None);
    let mut ruling = step.ruling;
    let open = !ruling.choices.is_empty() || ruling.verdict() != Verdict::Legal;
    let asks = taken_relics::ask(table, &mut ruling, asked);
    let waits = traits(&asked.action).takes_relics && relic_thief::is_in_play(table);
    if waits && !asks && !open && Said::is_anything(asked) {
        let unknown_pawn = || table.actor().and_then(|player| relic_thief::missing_to_roll(table, player));
        match ruling.needs.first().copied().or_else(unknown_pawn) {
            Some(missing) => ruling.leave_open(missing, [CHOICES]),
            None => ruling.object(Matter::NothingToChoose, [CHOICES]),
        }
    }
    unused::object(table, asked, &mut ruling);
    ruling
}

/// Another edition that rules otherwise, in verdict, cost or who wins, and the divergence that makes it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The edition.
    pub edition: Edition,
    /// What it says.
    pub verdict: Verdict,
    /// What it costs by it.
    pub cost: Cost,
    /// Who has won the game then, if anybody has §3.
    pub won: Option<Colour>,
    /// The divergence, if one alone causes it.
    pub divergence: Option<DivergenceId>,
}

/// Returns what a ruling says of the end of the game §3: who wins, and from which roll on the end die ends it.
fn end(ruling: &Ruling) -> impl Iterator<Item = &Matter> {
    let ends = |matter: &&Matter| matches!(matter, Matter::GameWon { .. } | Matter::EndDie { .. });
    ruling.reasons.iter().map(|reason| &reason.matter).filter(ends)
}

fn won(ruling: &Ruling) -> Option<Colour> {
    end(ruling).find_map(|matter| if let Matter::GameWon { player } = matter { Some(*player) } else { None })
}

/// Returns the editions that rule otherwise than the one of a table on which `rule` gave a ruling.
pub fn differing(table: &Table<'_>, ruling: &Ruling, rule: impl Fn(&Table<'_>) -> Ruling) -> Vec<Differs> {
    let same = |other: &Ruling| other.verdict() == ruling.verdict() && other.cost == ruling.cost && end(other).eq(end(ruling));
    let differs = |reading: Reading| Some(rule(&Table::new(table.position, table.by, reading))).filter(|other| !same(other));
    let found = editions_that_differ(table.reading().edition, |id| table.consulted().contains(id), differs);
    let differs = |(edition, found, divergence): (Edition, Ruling, _)| Differs {
        edition,
        verdict: found.verdict(),
        cost: found.cost,
        won: won(&found),
        divergence,
    };
    found.into_iter().map(differs).collect()
}
