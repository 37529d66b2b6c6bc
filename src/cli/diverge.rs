//! `law diverge`: where the printings disagree, what that changes, and what the current rules follow.

use super::{
    Answer, Context, Pages, candidates,
    command::{Arguments, Command, values},
    page::paint,
};
use crate::{
    answer::lookup::{self, DivergenceEntry, DivergencesAnswer, Heading},
    i18n::{family, id},
};
use clap::Arg;
use comfy_table::{ContentArrangement, Table, presets};
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command =
    Command::new("diverge", id::HELP_DIVERGE, arguments, |ctx, of| Ok(answer(ctx, &values(of, "wanted"))));

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("wanted", "divergence").num_args(0..).add(candidates::divergences())]
}

/// Answers with the divergences of what was asked for, or with a list of all.
pub fn answer(ctx: &Context, wanted: &[String]) -> Answer {
    let answer = lookup::divergences(&ctx.speaker, wanted);
    ctx.reply(&answer, !answer.missing.is_empty(), |ctx, answer| pages(ctx, answer, wanted.is_empty()))
}

fn pages(ctx: &Context, answer: &DivergencesAnswer, are_all: bool) -> Pages {
    let mut out = String::new();
    if are_all {
        list(ctx, &mut out, &answer.divergences);
    } else {
        for (at, divergence) in answer.divergences.iter().enumerate() {
            if at > 0 {
                out.push('\n');
            }
            entry(ctx, &mut out, divergence);
        }
    }
    Pages { out, stderr: ctx.page.remarks(&answer.missing) }
}

fn list(ctx: &Context, out: &mut String, found: &[DivergenceEntry]) {
    for severity in ["legality", "number", "wording"] {
        let rows: Vec<_> = found.iter().filter(|it| it.severity == severity).collect();
        let heading = ctx.words.say_with(family::DIVERGE_LIST.of(severity), &[("count", rows.len().into())]);
        let _ = writeln!(out, "{}", paint(ctx.page.paint.heading, &heading));
        let mut table = Table::new();
        table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(u16::try_from(ctx.page.width).unwrap_or(u16::MAX));
        for divergence in rows {
            table.add_row([divergence.id.word(), &divergence.sections.join(", "), divergence.title]);
        }
        for line in table.lines() {
            let _ = writeln!(out, "{}", line.trim_end());
        }
        out.push('\n');
    }
    ctx.page.line(out, &ctx.say(id::DIVERGE_READ_ON), 0);
}

fn entry(ctx: &Context, out: &mut String, divergence: &DivergenceEntry) {
    ctx.page.heading(out, &format!("{} {}", divergence.id, divergence.title));
    let severity = ctx.say(family::DIVERGE_SEVERITY.of(divergence.severity));
    let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &severity));
    let sections: Vec<String> = divergence.headings.iter().map(Heading::to_string).collect();
    ctx.page.line(out, &sections.join(" · "), 0);
    out.push('\n');
    let name = |code: &str| ctx.say(family::NAME_LANG.of(code));
    let printings = divergence.printings.iter().map(|(lang, text)| (name(lang.code()), (*text).to_owned()));
    let mut rows: Vec<(String, String)> = printings.collect();
    rows.push((ctx.say(id::DIVERGE_CONSEQUENCE), divergence.consequence.to_owned()));
    if let Some(confidence) = divergence.confidence {
        let sure = ctx.say(family::DIVERGE_CONFIDENCE.of(confidence));
        rows.push((ctx.say(id::DIVERGE_INTENT), format!("{} ({sure})", divergence.intent)));
    }
    if !divergence.current.is_empty() {
        let mut current = divergence.current.iter().map(|code| name(code)).collect::<Vec<_>>().join(", ");
        if divergence.contested {
            let _ = write!(current, " ({})", ctx.say(id::DIVERGE_CONTESTED));
        }
        rows.push((ctx.say(id::DIVERGE_CURRENT), current));
    }
    ctx.page.rows(out, &rows);
}
