//! `law luck`: how lucky an evening of campaigns was, exactly, seen from the attacker's side.

use super::{
    Answer, Context,
    command::{Arguments, Command, values},
    odds::read_on,
    options::mark_negative,
};
use crate::{
    answer::{
        Error,
        figures::Figures,
        odds::{FightAnswer, LuckAnswer, luck},
    },
    i18n::id,
};
use clap::{Arg, ArgMatches};
use comfy_table::{CellAlignment, Table, presets};
use std::fmt::Write as _;
use textwrap::core::display_width;

/// The command.
pub const COMMAND: Command = Command::new("luck", id::HELP_LUCK, arguments, run).rewriting(mark_negative);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("fights", "fights").num_args(1..).required(true)]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let answer = luck(&ctx.speaker, &values(of, "fights"))?;
    Ok(Answer { out: ctx.write(&answer, page), ..Answer::default() })
}

fn page(ctx: &Context, answer: &LuckAnswer) -> String {
    let mut out = String::new();
    ctx.page.heading(&mut out, &answer.said.verdict);
    out.push('\n');
    list(ctx, &mut out, &answer.fights);
    out.push('\n');
    for sentence in &answer.said.summary {
        ctx.page.line(&mut out, sentence, 0);
    }
    read_on(ctx, &mut out, &answer.read);
    out
}

/// Appends a line for every fight, or a block where the page is too narrow for lines.
fn list(ctx: &Context, out: &mut String, fights: &[FightAnswer]) {
    let figures = Figures::new(&ctx.words);
    let head = [id::LUCK_FIGHT, id::LUCK_RESULT, id::LUCK_WIN, id::LUCK_BETTER, id::LUCK_WORSE].map(|id| ctx.say(id));
    let rows: Vec<[String; 5]> = fights.iter().map(|fight| row(&figures, fight)).collect();
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.add_row(&head);
    for row in &rows {
        table.add_row(row);
    }
    for column in table.column_iter_mut().skip(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let lines: Vec<String> = table.lines().map(|line| line.trim_end().to_owned()).collect();
    if lines.iter().all(|line| display_width(line) <= ctx.page.width) {
        for line in lines {
            let _ = writeln!(out, "{line}");
        }
        return;
    }
    for row in &rows {
        ctx.page.line(out, &format!("{} {}", row[0], row[1]), 0);
        for (label, text) in head.iter().zip(row).skip(2) {
            ctx.page.line(out, &format!("{label}: {text}"), 2);
        }
    }
}

fn row(figures: &Figures<'_>, fight: &FightAnswer) -> [String; 5] {
    let [win, better, worse] = [&fight.win, &fight.this_or_better, &fight.this_or_worse].map(|it| figures.percent(it.exact()));
    [fight.fight.clone(), fight.said.clone(), win, better, worse]
}
