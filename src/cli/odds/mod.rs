//! `law odds`: the exact chances of a campaign §5.5.2–5.5.6, in words, as a chart, a grid, a picture or one random roll.

mod chart;
mod svg;
mod table;

use super::{
    Answer, Context,
    candidates::{self, change_words},
    command::{Arguments, Command, values},
    error::cannot_write,
    options::mark_negative,
    save::save,
};
use crate::{
    answer::{
        Error,
        clean::clean,
        odds::{NoRandomness, OddsAnswer, RollLine, Said, TypedQuestion, Written, odds},
    },
    i18n::{Id, Words, family, id},
};
use clap::{Arg, ArgAction, ArgMatches, builder::StringValueParser};
use std::{fmt::Write as _, path::PathBuf};
use textwrap::core::display_width;

/// The command.
pub const COMMAND: Command = Command::new("odds", id::HELP_ODDS, arguments, run).rewriting(mark_negative).with_help(changes_help);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    let option = |name: &'static str, value: Id| make.option(name, value, family::HELP_OPTION.of(name));
    vec![
        make.positional("fight", "fight").num_args(0..).value_parser(StringValueParser::new()),
        option("attack", id::HELP_VALUE_COUNT),
        option("force", id::HELP_VALUE_COUNT),
        option("defense", id::HELP_VALUE_COUNT),
        option("defenders", id::HELP_VALUE_COUNT),
        option("with", id::HELP_VALUE_CHANGES).action(ArgAction::Append).value_delimiter(',').add(candidates::changes()),
        option("keep", id::HELP_VALUE_COUNT),
        option("need", id::HELP_VALUE_CHANCE),
        option("aim", id::HELP_VALUE_AIM).add(candidates::aims()),
        make.flag("table"),
        option("svg", id::HELP_VALUE_FILE),
        make.flag("roll"),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let one = |id: &str| of.get_one::<String>(id).cloned();
    let svg = one("svg").map(PathBuf::from);
    let typed = TypedQuestion {
        fight: values(of, "fight").join(" "),
        written: Written { attack: one("attack"), force: one("force"), defense: one("defense"), defenders: one("defenders") },
        with: values(of, "with"),
        keep: one("keep"),
        need: one("need"),
        aim: one("aim"),
        svg: svg.as_ref().map(|path| path.display().to_string()),
        table: of.get_flag("table"),
        roll: of.get_flag("roll"),
    };
    let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
    let answer = odds(&ctx.speaker, &typed.read(&ctx.words)?, &mut random)?;
    if let (Some(path), Some(picture)) = (&svg, svg::picture(ctx, &answer)) {
        let shown = path.display().to_string();
        save(path, picture.as_bytes()).map_err(|fault| cannot_write(&ctx.words, &clean(&shown), &fault))?;
    }
    Ok(Answer { out: ctx.write(&answer, page), negative: answer.is_negative(), ..Answer::default() })
}

/// Lays the answer out: a roll, a grid or the whole report, then the other results.
fn page(ctx: &Context, answer: &OddsAnswer) -> String {
    let mut out = String::new();
    if let Some(roll) = &answer.roll {
        write_roll(ctx, &mut out, &roll.said);
        out.push('\n');
        ctx.page.heading(&mut out, &roll.result);
    }
    if let Some(grid) = &answer.table {
        out.push_str(if out.is_empty() { "" } else { "\n" });
        table::draw(ctx, &mut out, &answer.input, grid);
    }
    if let (Some(said), Some(figures), None, None) = (&answer.said, &answer.figures, &answer.roll, &answer.table) {
        report(ctx, &mut out, said);
        chart::draw(ctx, &mut out, &figures.survivors);
    }
    let picture = |file: &String| ctx.words.say_with(id::WISH_PICTURE, &[("file", clean(file).as_ref().into())]);
    let best = answer.best.as_ref().map(|best| best.said.clone());
    let need = answer.need.as_ref().map(|need| need.said.clone());
    let more: Vec<String> = [best, need, answer.svg.as_ref().map(picture)].into_iter().flatten().collect();
    if !more.is_empty() && !out.is_empty() {
        out.push('\n');
    }
    for result in &more {
        ctx.page.line(&mut out, result, 0);
    }
    read_on(ctx, &mut out, &answer.read);
    out
}

/// Appends the verdict and the figures.
fn report(ctx: &Context, out: &mut String, said: &Said) {
    ctx.page.heading(out, &said.verdict);
    out.push('\n');
    let width = said.figures.iter().map(|figure| display_width(&figure.label)).max().unwrap_or(0);
    for figure in &said.figures {
        if width <= ctx.page.width / 2 {
            ctx.page.labelled(out, &figure.label, width, &figure.text);
        } else {
            ctx.page.line(out, &format!("{}: {}", figure.label, figure.text), 0);
        }
    }
    for note in &said.notes {
        ctx.page.line(out, note, 0);
    }
    out.push('\n');
}

/// Appends a roll, a line for every step.
pub fn write_roll(ctx: &Context, out: &mut String, lines: &[RollLine]) {
    for line in lines {
        ctx.page.labelled(out, line.cite, line.cite.len(), &line.text);
    }
}

/// Appends where to read on.
pub fn read_on(ctx: &Context, out: &mut String, commands: &[String]) {
    let _ = writeln!(out, "\n{}", ctx.words.say_with(id::ODDS_READ_ON, &[("command", commands.join(" · ").as_str().into())]));
}

/// Returns the list of the words for `--with`.
fn changes_help(words: &Words, width: usize) -> String {
    let rows: Vec<(String, String)> = change_words(words).collect();
    let column = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut list = words.say(id::HELP_CHANGES);
    for (name, meaning) in &rows {
        let hanging = " ".repeat(column + 4);
        let options = textwrap::Options::new(width.max(40)).initial_indent("  ").subsequent_indent(&hanging);
        let _ = write!(list, "\n{}", textwrap::fill(&format!("{name:column$}  {meaning}"), options));
    }
    list
}
