//! One question, one answer: which rule answers which action, and what other printings would say.

use crate::{
    game::{Colour, Position},
    law::{Edition, law},
    rules::{
        actions::{campaign, citizenship, muster, peek, play, recover, rest, search, trade, travel, wake, warbands},
        base::{Cost, Matter, Ruling, Verdict},
        judge::{apply::ask_thief, roles, unused},
        powers,
        request::{Action, Asked},
        state::{Reading, Table, turned_by},
        victory::title,
    },
};

/// Rules on an action.
#[must_use]
pub fn may(table: &Table<'_>, asked: &Asked) -> Ruling {
    roles::agree(table, as_told(table, asked), |table| as_told(table, asked))
}

fn as_told(table: &Table<'_>, asked: &Asked) -> Ruling {
    let mut ruling = rule(table, asked);
    if matches!(asked.action, Action::Play { .. } | Action::Conspire(_) | Action::Use(..)) {
        let open = !ruling.choices.is_empty() || ruling.verdict() != Verdict::Legal;
        let asks = ask_thief(table, asked, &mut ruling);
        if !asks && !open && powers::thief::said(asked).is_some() {
            ruling.object(Matter::NothingToChoose, [law("7.1.3")]);
        }
    }
    unused::object(table, asked, &mut ruling);
    ruling
}

fn rule(table: &Table<'_>, asked: &Asked) -> Ruling {
    match &asked.action {
        Action::Search(source) => search::may_search(table, *source, asked),
        Action::Muster(card) => muster::may_muster(table, card, asked),
        Action::Trade(card, traded) => trade::may_trade(table, card, *traded, asked),
        Action::Recover(recovered) => recover::may_recover(table, recovered, asked),
        Action::Campaign(fighting) => campaign::may_campaign(table, fighting, asked),
        Action::Travel(to) => travel::may_travel(table, *to, asked),
        Action::Play { card, onto, discarding, heap, choices } => {
            play::may_play(table, play::Play { card, onto: *onto, discarding, heap: *heap, choices }, asked)
        }
        Action::Conspire(taking) => play::may_conspire(table, *taking, asked),
        Action::Discard(card, to) => play::may_discard(table, card, *to, &asked.using),
        Action::Use(card, choices) => powers::may_use(table, card, choices),
        Action::PeekRelic(at) => peek::may_peek_relic(table, *at),
        Action::PeekReliquary(space) => peek::may_peek_reliquary(table, *space),
        Action::MoveToSite(count) => warbands::may_move_to_site(table, *count),
        Action::MoveToBoard(count) => warbands::may_move_to_board(table, *count),
        Action::GiveWarbands(count, to) => warbands::may_give(table, *count, *to),
        Action::TakeWarbands(count, from) => warbands::may_take(table, *count, *from),
        Action::OfferCitizenship { to, terms } => citizenship::may_offer(table, *to, terms),
        Action::Accept(terms) => citizenship::may_accept(table, terms),
        Action::Exile(citizen) => citizenship::may_exile(table, *citizen),
        Action::SelfExile => citizenship::may_self_exile(table),
        Action::HandTitle(to) => title::may_hand(table, *to),
        Action::WakePlace => wake::may_place(table),
        Action::WakeReturn(suit) => wake::may_return(table, *suit),
        Action::WakeTake(token) => wake::may_take(table, *token),
        Action::Act => wake::may_act(table),
        Action::Rest(rolled) => rest::may_rest(table, *rolled, asked),
    }
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
    /// The divergence, if one alone turns the ruling.
    pub divergence: Option<&'static str>,
}

/// Returns what a ruling says of the end of the game §3: who wins, and from which roll on the end die ends it.
fn end(ruling: &Ruling) -> impl Iterator<Item = &Matter> {
    let ends = |matter: &&Matter| matches!(matter, Matter::GameWon { .. } | Matter::EndDie { .. });
    ruling.reasons.iter().map(|reason| &reason.matter).filter(ends)
}

fn won(ruling: &Ruling) -> Option<Colour> {
    end(ruling).find_map(|matter| if let Matter::GameWon { player } = matter { Some(*player) } else { None })
}

/// Rules by an edition, and finds those that rule otherwise.
pub fn in_editions(
    position: &Position,
    by: Option<Colour>,
    edition: Edition,
    rule: impl Fn(&Table<'_>) -> Ruling,
) -> (Ruling, Vec<Differs>) {
    let table = Table::new(position, by, edition);
    let ruling = rule(&table);
    let same = |other: &Ruling| other.verdict() == ruling.verdict() && other.cost == ruling.cost && end(other).eq(end(&ruling));
    let turn = |reading: Reading| Some(rule(&Table::new(position, by, reading))).filter(|other| !same(other));
    let differs = |(edition, found, divergence): (Edition, Ruling, _)| Differs {
        edition,
        verdict: found.verdict(),
        cost: found.cost,
        won: won(&found),
        divergence,
    };
    let differing = turned_by(edition, |id| table.was_consulted(id), turn).into_iter().map(differs).collect();
    (ruling, differing)
}
