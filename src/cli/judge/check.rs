//! `law check`: every legal action of the player to move with its cost, what is open, and what is blocked by what.

use super::{Case, contested, document, say};
use crate::{
    cli::{Answer, Desk, json, odds::Figures},
    game::Colour,
    odds::Fraction,
    planner::fight,
    rules::{Action, Bearing, Listed, Table, Verdict, hidden, list},
};
use std::fmt::Write as _;

/// Answers with every action that could be asked about.
pub fn answer(desk: &Desk, case: Case) -> Answer {
    let table = Table::new(&case.position, case.by, case.edition);
    let listed = list(&table);
    let of = |verdict| listed.iter().filter(move |it| it.ruling.verdict() == verdict).collect::<Vec<&Listed>>();
    let (legal, blocked, open) = (of(Verdict::Legal), of(Verdict::Illegal), of(Verdict::Open));
    let (no, hidden) = (legal.is_empty(), hidden(&table));
    let out = if desk.json {
        let document = |listed: &[&Listed]| {
            listed.iter().map(|it| document::action(&desk.words, &case, it, win(&table, it).as_ref())).collect()
        };
        json::write(&document::ActionsDocument {
            schema: "lawspeaker/actions/1",
            player: table.by.map(Colour::word),
            phase: case.position.phase.word(),
            legal: document(&legal),
            blocked: document(&blocked),
            open: document(&open),
            hidden: hidden.iter().map(|missing| missing.word()).collect(),
            contested: contested::documents(&case.position),
        })
    } else {
        let mut out = String::new();
        actions(desk, &mut out, &table, &legal);
        reasons(desk, &mut out, &case, "judge-open", &open);
        reasons(desk, &mut out, &case, "judge-blocked", &blocked);
        if !hidden.is_empty() {
            let what: Vec<String> = hidden.iter().map(|missing| say::missing(&desk.words, *missing)).collect();
            let what = what.join(", ");
            let _ = writeln!(out);
            desk.page.line(&mut out, &desk.words.say_with("judge-hidden", &[("what", (&what).into())]), 0);
        }
        out
    };
    Answer { out, aside: case.warnings, no }
}

/// Returns the chance to win a Campaign, if all that decides it is described.
fn win(table: &Table<'_>, listed: &Listed) -> Option<Fraction> {
    let Action::Campaign(fighting) = &listed.asked.action else { return None };
    let legal = listed.ruling.verdict() == Verdict::Legal;
    fight(table, fighting, &listed.asked.using).ok().flatten().filter(|_| legal).map(|fight| fight.odds.win())
}

fn actions(desk: &Desk, out: &mut String, table: &Table<'_>, listed: &[&Listed]) {
    desk.page.heading(out, &desk.words.say_with("judge-legal", &[("count", listed.len().into())]));
    let figures = Figures::new(&desk.words);
    let wins =
        |chance: Fraction| format!(", {}", desk.words.say_with("plan-wins", &[("chance", (&figures.percent(&chance)).into())]));
    let cost = |it: &Listed| {
        let wins = win(table, it).map(wins).unwrap_or_default();
        let leave: Vec<String> = it.ruling.leave.iter().map(|colour| say::colour(&desk.words, *colour)).collect();
        let leave =
            (!leave.is_empty()).then(|| desk.words.say_with("judge-with-leave", &[("players", (&leave.join(", ")).into())]));
        let leave = leave.map(|leave| format!(", {leave}")).unwrap_or_default();
        format!(
            "{}{wins}{leave} ({})",
            say::cost(&desk.words, it.ruling.cost),
            say::cites(&it.ruling.cites[..it.ruling.cites.len().min(2)])
        )
    };
    let shown: Vec<(String, String, &Listed)> = listed.iter().map(|it| (action(desk, it), cost(it), *it)).collect();
    let widest = desk.page.width / 2;
    let width = shown.iter().map(|(action, ..)| textwrap::core::display_width(action)).filter(|width| *width <= widest).max();
    for (action, cost, listed) in shown {
        desk.page.entry(out, &action, width.unwrap_or_default(), &cost);
        if !listed.using.is_empty() {
            desk.page.line(out, &say::using(&desk.words, &listed.using), 6);
        }
    }
}

fn action(desk: &Desk, listed: &Listed) -> String {
    let action = say::action(&desk.words, &listed.asked, true);
    match listed.most.filter(|most| Some(*most) != listed.asked.number()) {
        Some(most) => format!("{action} {}", desk.words.say_with("judge-most", &[("count", usize::from(most).into())])),
        None => action,
    }
}

/// Lists actions under what stands in their way, each reason once.
fn reasons(desk: &Desk, out: &mut String, case: &Case, heading: &str, listed: &[&Listed]) {
    if listed.is_empty() {
        return;
    }
    let _ = writeln!(out);
    desk.page.heading(out, &desk.words.say_with(heading, &[("count", listed.len().into())]));
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for it in listed {
        let deciding = it.ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For);
        let why: Vec<String> = deciding.map(|reason| say::reason(&desk.words, &case.position, reason)).collect();
        let why = why.join(" ");
        match groups.iter_mut().find(|(other, _)| *other == why) {
            Some((_, actions)) => actions.push(action(desk, it)),
            None => groups.push((why, vec![action(desk, it)])),
        }
    }
    for (why, actions) in groups {
        desk.page.line(out, &actions.join(" · "), 2);
        desk.page.line(out, &why, 6);
    }
}
