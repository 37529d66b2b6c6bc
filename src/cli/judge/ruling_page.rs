//! A ruling laid out: verdict, cost, reasons, where to read on.

use super::contested;
use crate::{
    answer::judge::{ReasonAnswer, RulingAnswer},
    cli::Context,
    i18n::id,
    rules::Verdict,
};

/// Returns the page of a ruling.
pub fn page(ctx: &Context, answer: &RulingAnswer) -> String {
    let mut out = String::new();
    let said = &answer.said;
    let style = match answer.verdict {
        Verdict::Legal => ctx.page.paint.good,
        Verdict::Illegal => ctx.page.paint.bad,
        Verdict::Open => ctx.page.paint.alert,
    };
    let player = said.player.as_ref().map(|player| format!(" ({player})")).unwrap_or_default();
    ctx.page.headline(&mut out, (style, &said.verdict), &format!("{}{player}", said.action));
    let lines = lines(ctx, answer);
    let width = lines.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or_default();
    for (label, text) in &lines {
        ctx.page.labelled(&mut out, label, width, text);
    }
    contested(ctx, &mut out, &answer.contested);
    out
}

/// Returns the lines with their labels. Objections come first, then what is unknown.
fn lines(ctx: &Context, answer: &RulingAnswer) -> Vec<(String, String)> {
    let said = &answer.said;
    let cost = Some(said.cost.clone()).filter(|cost| !cost.is_empty());
    let mut lines: Vec<(String, String)> = cost.map(|cost| (ctx.say(id::JUDGE_COST), cost)).into_iter().collect();
    // Of what is illegal only what stands in the way is told, not what would happen.
    let is_told = |reason: &&ReasonAnswer| answer.verdict != Verdict::Illegal || reason.holds == Some(false);
    let mut reasons: Vec<&ReasonAnswer> = answer.reasons.iter().filter(is_told).collect();
    reasons.sort_by_key(|reason| match reason.holds {
        Some(false) => 0,
        None => 1,
        Some(true) => 2,
    });
    for (at, reason) in reasons.iter().enumerate() {
        lines.push((if at == 0 { ctx.say(id::JUDGE_WHY) } else { String::new() }, reason.with_cites()));
    }
    lines.extend(said.missing_for_odds.iter().map(|text| (String::new(), text.clone())));
    lines.extend(said.taken_as_none.iter().map(|text| (String::new(), text.clone())));
    let uses: Vec<&str> = answer.could_use.iter().map(|it| it.text.as_str()).collect();
    let listed = [
        (id::JUDGE_LEAVE, said.needs_leave_of.join(", ")),
        (id::JUDGE_CHOICES, said.choices.join(", ")),
        (id::JUDGE_COULD_USE, uses.join(" · ")),
    ];
    lines.extend(listed.into_iter().filter(|(_, text)| !text.is_empty()).map(|(id, text)| (ctx.say(id), text)));
    lines.extend(answer.differs_in.iter().map(|it| (ctx.say(id::JUDGE_DIFFERS), it.text.clone())));
    lines.extend(answer.read.iter().map(|command| (ctx.say(id::JUDGE_READ), command.clone())));
    lines
}
