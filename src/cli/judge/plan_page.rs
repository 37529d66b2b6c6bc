//! The plan of a turn laid out: the chance, the line with its costs, what to do after the fight, and what was not counted.

use crate::{
    answer::judge::{EndAnswer, PlanStep, ThreatsAnswer, TurnAnswer},
    cli::{Context, page::paint},
    i18n::{Id, id},
};

/// So many ends of a fight are shown unless all are wanted.
const ENDS: usize = 2;
/// So many ways that were not gone are shown unless all are wanted.
const OPEN: usize = 3;

/// Returns the page of a plan; with every end of every fight, or with the likeliest of the first.
pub fn page(ctx: &Context, answer: &TurnAnswer, full: bool) -> String {
    let mut out = String::new();
    ctx.page.heading(&mut out, &answer.said.heading);
    answer.said.warnings.iter().for_each(|warning| ctx.page.line(&mut out, warning, 0));
    steps(ctx, &mut out, &answer.line, 2);
    ends(ctx, &mut out, &answer.otherwise, full, 2);
    for said in answer.said.gains.iter().chain(&answer.said.safe) {
        out.push('\n');
        ctx.page.line(&mut out, said, 0);
    }
    listed(ctx, &mut out, id::TURN_OTHERS, answer.reach.iter().map(|it| it.text.as_str()));
    listed(ctx, &mut out, id::TURN_MORE, answer.more.iter().map(|it| it.text.as_str()));
    let most = if full { usize::MAX } else { OPEN };
    listed(ctx, &mut out, id::TURN_NOT_GONE, answer.open.iter().take(most).map(|it| it.text.as_str()));
    if !answer.said.search.is_empty() {
        out.push('\n');
        ctx.page.line(&mut out, &answer.said.search, 0);
    }
    out
}

/// Returns the page of what the others can do.
pub fn threats(ctx: &Context, answer: &ThreatsAnswer) -> String {
    let mut out = String::new();
    answer.threats.iter().for_each(|threat| ctx.page.line(&mut out, &threat.text, 0));
    answer.said.iter().for_each(|said| ctx.page.line(&mut out, said, 0));
    out
}

fn listed<'a>(ctx: &Context, out: &mut String, heading: Id, lines: impl Iterator<Item = &'a str>) {
    let lines: Vec<&str> = lines.collect();
    if !lines.is_empty() {
        out.push('\n');
        ctx.page.line(out, &ctx.say(heading), 0);
        for line in lines {
            ctx.page.line(out, line, 2);
        }
    }
}

fn steps(ctx: &Context, out: &mut String, steps: &[PlanStep], indent: usize) {
    for (at, step) in steps.iter().enumerate() {
        let typed = paint(ctx.page.paint.name, &step.typed);
        let terms = if step.cost.is_empty() { String::new() } else { format!("  {}", step.terms) };
        let sections = if step.shown.is_empty() { String::new() } else { format!("  ({})", step.shown.join(", ")) };
        ctx.page.line(out, &format!("{}. {typed}{terms}{sections}", at + 1), indent);
        step.reasons.iter().for_each(|reason| ctx.page.line(out, &reason.with_cites(), indent + 3));
        step.note.iter().flat_map(|note| note.lines()).for_each(|note| ctx.page.line(out, note, indent + 3));
    }
}

fn ends(ctx: &Context, out: &mut String, ends: &[EndAnswer], full: bool, indent: usize) {
    let of = |won: bool| ends.iter().filter(move |end| end.won == won).take(if full { usize::MAX } else { ENDS });
    for end in of(true).chain(of(false)) {
        ctx.page.line(out, &end.text, indent);
        steps(ctx, out, &end.line, indent + 3);
        if full {
            self::ends(ctx, out, &end.otherwise, full, indent + 3);
        }
    }
}
