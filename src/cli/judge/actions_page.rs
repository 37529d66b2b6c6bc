//! Actions laid out: every legal one with its cost, what is open, and what is blocked by what.

use super::contested;
use crate::{
    answer::judge::{ActionAnswer, ActionsAnswer, ReasonAnswer},
    cli::Context,
    i18n::{Id, id},
};
use textwrap::core::display_width;

/// Returns the page of all actions; what is illegal only as a number, unless all of it is wanted.
pub fn page(ctx: &Context, answer: &ActionsAnswer, all: bool) -> String {
    let mut out = String::new();
    answer.said.turn.iter().for_each(|turn| ctx.page.line(&mut out, turn, 0));
    legal(ctx, &mut out, &answer.legal);
    stopped(ctx, &mut out, id::JUDGE_OPEN, &answer.open);
    if all {
        stopped(ctx, &mut out, id::JUDGE_BLOCKED, &answer.blocked);
    } else if !answer.blocked.is_empty() {
        out.push('\n');
        let values = [("count", answer.blocked.len().into())];
        ctx.page.line(&mut out, &ctx.words.say_with(id::JUDGE_BLOCKED_COUNT, &values), 0);
    }
    if let Some(hidden) = &answer.said.hidden {
        out.push('\n');
        ctx.page.line(&mut out, hidden, 0);
    }
    contested(ctx, &mut out, &answer.contested);
    out
}

fn legal(ctx: &Context, out: &mut String, actions: &[ActionAnswer]) {
    ctx.page.heading(out, &ctx.words.say_with(id::JUDGE_LEGAL, &[("count", actions.len().into())]));
    let widest = ctx.page.width / 2;
    let width = actions.iter().map(|it| display_width(&it.said.action)).filter(|width| *width <= widest).max();
    for action in actions {
        ctx.page.entry(out, &action.said.action, width.unwrap_or_default(), &action.said.terms);
        if !action.using.is_empty() {
            let uses: Vec<&str> = action.using.iter().map(|it| it.text.as_str()).collect();
            ctx.page.line(out, &uses.join(" · "), 6);
        }
    }
}

/// Lists actions under what stands in their way, each reason once.
fn stopped(ctx: &Context, out: &mut String, heading: Id, actions: &[ActionAnswer]) {
    if actions.is_empty() {
        return;
    }
    out.push('\n');
    ctx.page.heading(out, &ctx.words.say_with(heading, &[("count", actions.len().into())]));
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for action in actions {
        let why: Vec<String> = action.reasons.iter().map(ReasonAnswer::with_cites).collect();
        let why = why.join(" ");
        match groups.iter_mut().find(|(other, _)| *other == why) {
            Some((_, actions)) => actions.push(&action.said.action),
            None => groups.push((why, vec![&action.said.action])),
        }
    }
    for (why, actions) in groups {
        ctx.page.line(out, &actions.join(" · "), 2);
        ctx.page.line(out, &why, 6);
    }
}
