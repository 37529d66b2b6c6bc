//! How a game stands, laid out: wins in sight first, then census and assessments, then the title, the end die and the rest. A
//! census that does not end the game comes before who would win.

use super::contested;
use crate::{
    answer::judge::WinsAnswer,
    cli::{Context, page::paint},
    i18n::id,
};
use std::fmt::Write as _;

/// Returns the page of a standing, with who could win in a next turn of their own, if that was looked for.
pub fn page(ctx: &Context, answer: &WinsAnswer, could_win: Option<&str>) -> String {
    let mut out = String::new();
    let is_certain = answer.wins.iter().any(|win| win.certain);
    if !is_certain {
        census(ctx, &mut out, answer);
    }
    if let Some(nobody) = &answer.said.nobody {
        ctx.page.heading(&mut out, nobody);
    }
    for (win, said) in answer.wins.iter().filter_map(|win| Some((win, win.said.as_ref()?))) {
        let style = if win.certain { ctx.page.paint.good } else { ctx.page.paint.alert };
        let _ = writeln!(out, "{}  {}", paint(style, &said.verdict), paint(ctx.page.paint.heading, &said.player));
        said.details.iter().for_each(|line| ctx.page.line(&mut out, line, 2));
    }
    answer.open.iter().for_each(|reason| ctx.page.line(&mut out, &reason.with_cites(), 2));
    if is_certain {
        census(ctx, &mut out, answer);
    }
    for trial in &answer.trials {
        out.push('\n');
        ctx.page.heading(&mut out, &trial.said.trial);
        ctx.page.line(&mut out, &trial.said.ranking, 2);
        ctx.page.line(&mut out, &trial.said.eliminated, 2);
    }
    if !answer.tally.is_empty() {
        out.push('\n');
        ctx.page.rows(&mut out, &answer.tally.iter().map(|it| (it.name.clone(), it.text.clone())).collect::<Vec<_>>());
    }
    out.push('\n');
    answer.said.notes.iter().map(String::as_str).chain(could_win).for_each(|note| ctx.page.line(&mut out, note, 0));
    let label = ctx.say(id::JUDGE_READ);
    answer.read.iter().for_each(|read| ctx.page.labelled(&mut out, &label, textwrap::core::display_width(&label), read));
    contested(ctx, &mut out, &answer.contested);
    out
}

fn census(ctx: &Context, out: &mut String, answer: &WinsAnswer) {
    let Some(heading) = &answer.said.census else { return };
    let is_first = out.is_empty();
    out.push_str(if is_first { "" } else { "\n" });
    ctx.page.heading(out, heading);
    answer.census.iter().for_each(|class| ctx.page.line(out, &class.text, 2));
    out.push_str(if is_first { "\n" } else { "" });
}
