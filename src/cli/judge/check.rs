//! `law check`: every legal action of the player to move with its cost, what is open, and what is blocked by what.

use super::{Case, contested, document, say};
use crate::{
    cli::{Answer, Context, json, odds::Figures},
    game::Colour,
    odds::Fraction,
    planner::fight,
    rules::{Action, Bearing, Listed, Matter, Table, Verdict, hidden, list},
};
use std::fmt::Write as _;

/// Answers with every action that could be asked about.
pub fn answer(ctx: &Context, case: Case) -> Answer {
    let table = Table::new(&case.position, case.by, case.edition);
    let listed = list(&table);
    let of = |verdict| listed.iter().filter(move |it| it.ruling.verdict() == verdict).collect::<Vec<&Listed>>();
    let (legal, blocked, open) = (of(Verdict::Legal), of(Verdict::Illegal), of(Verdict::Open));
    let (negative, hidden) = (legal.is_empty(), hidden(&table));
    let out = if ctx.json {
        let document = |listed: &[&Listed]| {
            listed.iter().map(|it| document::action(&ctx.words, &case, it, win(&table, it).as_ref())).collect()
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
        if let Some(winner) = case.position.winner {
            ctx.page.line(&mut out, &say::matter(&ctx.words, &case.position, &Matter::GameOver { player: winner.player }), 0);
        }
        actions(ctx, &mut out, &table, &legal);
        reasons(ctx, &mut out, &case, "judge-open", &open);
        reasons(ctx, &mut out, &case, "judge-blocked", &blocked);
        if !hidden.is_empty() {
            let what: Vec<String> = hidden.iter().map(|missing| say::missing(&ctx.words, *missing)).collect();
            let what = what.join(", ");
            let _ = writeln!(out);
            ctx.page.line(&mut out, &ctx.words.say_with("judge-hidden", &[("what", (&what).into())]), 0);
        }
        out
    };
    Answer { out, stderr: case.warnings, negative }
}

/// Returns the chance to win a Campaign, if all that decides it is described.
fn win(table: &Table<'_>, listed: &Listed) -> Option<Fraction> {
    let Action::Campaign(fighting) = &listed.asked.action else { return None };
    let legal = listed.ruling.verdict() == Verdict::Legal;
    fight(table, fighting, &listed.asked.using).ok().flatten().filter(|_| legal).map(|fight| fight.odds.win())
}

fn actions(ctx: &Context, out: &mut String, table: &Table<'_>, listed: &[&Listed]) {
    ctx.page.heading(out, &ctx.words.say_with("judge-legal", &[("count", listed.len().into())]));
    let figures = Figures::new(&ctx.words);
    let wins =
        |chance: Fraction| format!(", {}", ctx.words.say_with("plan-wins", &[("chance", (&figures.percent(&chance)).into())]));
    let cost = |it: &Listed| {
        let wins = win(table, it).map(wins).unwrap_or_default();
        let leave: Vec<String> = it.ruling.leave.iter().map(|colour| say::colour(&ctx.words, *colour)).collect();
        let leave =
            (!leave.is_empty()).then(|| ctx.words.say_with("judge-with-leave", &[("players", (&leave.join(", ")).into())]));
        let leave = leave.map(|leave| format!(", {leave}")).unwrap_or_default();
        format!(
            "{}{wins}{leave} ({})",
            say::cost(&ctx.words, it.ruling.cost),
            say::cites(&it.ruling.cites[..it.ruling.cites.len().min(2)])
        )
    };
    let shown: Vec<(String, String, &Listed)> = listed.iter().map(|it| (action(ctx, it), cost(it), *it)).collect();
    let widest = ctx.page.width / 2;
    let width = shown.iter().map(|(action, ..)| textwrap::core::display_width(action)).filter(|width| *width <= widest).max();
    for (action, cost, listed) in shown {
        ctx.page.entry(out, &action, width.unwrap_or_default(), &cost);
        if !listed.using.is_empty() {
            ctx.page.line(out, &say::using(&ctx.words, &listed.using), 6);
        }
    }
}

fn action(ctx: &Context, listed: &Listed) -> String {
    let action = say::action(&ctx.words, &listed.asked, true);
    match listed.most.filter(|most| Some(*most) != listed.asked.number()) {
        Some(most) => format!("{action} {}", ctx.words.say_with("judge-most", &[("count", usize::from(most).into())])),
        None => action,
    }
}

/// Lists actions under what stands in their way, each reason once.
fn reasons(ctx: &Context, out: &mut String, case: &Case, heading: &str, listed: &[&Listed]) {
    if listed.is_empty() {
        return;
    }
    let _ = writeln!(out);
    ctx.page.heading(out, &ctx.words.say_with(heading, &[("count", listed.len().into())]));
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for it in listed {
        let deciding = it.ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For);
        let why: Vec<String> = deciding.map(|reason| say::reason(&ctx.words, &case.position, reason)).collect();
        let why = why.join(" ");
        match groups.iter_mut().find(|(other, _)| *other == why) {
            Some((_, actions)) => actions.push(action(ctx, it)),
            None => groups.push((why, vec![action(ctx, it)])),
        }
    }
    for (why, actions) in groups {
        ctx.page.line(out, &actions.join(" · "), 2);
        ctx.page.line(out, &why, 6);
    }
}
