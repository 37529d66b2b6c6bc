//! Steps laid out: what was done, and what changed.

use crate::{
    answer::{
        judge::ChangeAnswer,
        steps::{LogAnswer, StepAnswer, StepTaken},
    },
    cli::{Context, Pages},
    i18n::id,
};

/// Returns the page of a step that was taken.
pub fn page(ctx: &Context, taken: &StepTaken) -> Pages {
    let mut out = String::new();
    ctx.page.heading(&mut out, &head(&taken.step));
    changes(ctx, &mut out, &taken.step, 2);
    let mut stderr = String::new();
    let sentences = taken.told.iter().chain(taken.differs_in.iter().map(|it| &it.text));
    let sentences = sentences.chain(taken.contested.iter().map(|it| &it.text));
    taken.warnings.iter().chain(&taken.remarks).chain(sentences).for_each(|line| ctx.page.line(&mut stderr, line, 0));
    Pages { out, stderr }
}

/// Returns the page of a log.
pub fn log(ctx: &Context, log: &LogAnswer) -> Pages {
    let mut out = String::new();
    for step in &log.steps {
        let mut head = head(step);
        if step.undone {
            head = format!("{head} ({})", ctx.say(id::STEP_UNDONE));
        }
        ctx.page.heading(&mut out, &head);
        changes(ctx, &mut out, step, 4);
    }
    let mut stderr = ctx.page.remarks(&log.remarks);
    if log.steps.is_empty() {
        stderr.push_str(&ctx.page.remarks(&[ctx.say(id::STEP_NONE)]));
    }
    Pages { out, stderr }
}

fn head(step: &StepAnswer) -> String {
    let number = step.number.map(|number| format!("{number}  ")).unwrap_or_default();
    format!("{number}{}", step.said)
}

/// Appends what changed; what is only kept in mind until the turn ends is left out where something else changed.
fn changes(ctx: &Context, out: &mut String, step: &StepAnswer, indent: usize) {
    let is_kept_in_mind = |change: &&ChangeAnswer| change.key.starts_with("this-turn.");
    let all_kept = step.changes.iter().all(|change| is_kept_in_mind(&change));
    let shown = step.changes.iter().filter(|change| all_kept || !is_kept_in_mind(change));
    let changes: Vec<&str> = shown.map(|change| change.text.as_str()).collect();
    if !changes.is_empty() {
        ctx.page.line(out, &changes.join(" · "), indent);
    }
}
