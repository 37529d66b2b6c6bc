//! `law luck`: how lucky an evening of campaigns was, exactly, seen from the attacker's side.

mod evening;
mod fought;

use super::report::read_on;
use crate::answer::{
    Error,
    chance::{Chance, Expected},
    figures::Figures,
};
use crate::{
    cli::{Answer, Context, json},
    odds::Fraction,
};
use comfy_table::{CellAlignment, Table, presets};
use evening::{Evening, Standing};
use fought::{Fought, read};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    fights: Vec<Entry>,
    wins: usize,
    expected_wins: Expected,
    at_most_so_many_wins: Chance,
    at_least_so_many_wins: Chance,
    number_of_wins: Vec<Chance>,
    luck: Chance,
    verdict: &'static str,
    cites: [&'static str; 3],
}

#[derive(Serialize)]
struct Entry {
    fight: String,
    with: Vec<String>,
    won: bool,
    left: Option<u32>,
    win: Chance,
    chance: Chance,
    this_or_better: Chance,
    this_or_worse: Chance,
    luck: Chance,
}

impl Entry {
    fn new(fought: &Fought) -> Self {
        let (odds, seen) = (&fought.odds, &fought.seen);
        Self {
            fight: fought.shown(),
            with: fought.fight.changes.iter().map(ToString::to_string).collect(),
            won: seen.won,
            left: seen.left.map(|left| left.0),
            win: Chance::new(&odds.win()),
            chance: Chance::new(&odds.chance_of(seen)),
            this_or_better: Chance::new(&odds.at_least(seen)),
            this_or_worse: Chance::new(&odds.at_most(seen)),
            luck: Chance::new(&odds.luck(seen)),
        }
    }
}

/// Answers how lucky the campaigns were.
pub fn answer(ctx: &Context, typed: &[String]) -> Result<Answer, Error> {
    let fights = read(&ctx.words, typed)?;
    let evening = Evening::new(&fights);
    if ctx.json {
        return Ok(Answer { out: json::write(&document(&fights, &evening)), ..Answer::default() });
    }
    let mut out = String::new();
    ctx.page.heading(&mut out, &verdict(ctx, &evening));
    out.push('\n');
    list(ctx, &mut out, &fights);
    out.push('\n');
    summary(ctx, &mut out, &fights, &evening);
    read_on(ctx, &mut out, "law 5.5");
    Ok(Answer { out, ..Answer::default() })
}

fn document(fights: &[Fought], evening: &Evening) -> Document {
    Document {
        schema: "lawspeaker/luck/1",
        fights: fights.iter().map(Entry::new).collect(),
        wins: evening.wins,
        expected_wins: Expected::new(&evening.expected),
        at_most_so_many_wins: Chance::new(&evening.at_most),
        at_least_so_many_wins: Chance::new(&evening.at_least),
        number_of_wins: evening.number_of_wins.iter().map(Chance::new).collect(),
        luck: Chance::new(&evening.luck()),
        verdict: evening.standing().word(),
        cites: ["5.5.4", "5.5.5", "5.5.6"],
    }
}

/// Returns the one plain sentence, with the chance of an evening like this or further out.
fn verdict(ctx: &Context, evening: &Evening) -> String {
    let figures = Figures::new(&ctx.words);
    let standing = evening.standing();
    let chance = match standing {
        Standing::VeryUnlucky | Standing::Unlucky => figures.percent(&evening.worse),
        Standing::Even => figures.percent(&evening.luck()),
        Standing::Lucky | Standing::VeryLucky => figures.percent(&evening.better),
    };
    ctx.words.say_with(&format!("luck-evening-{}", standing.word()), &[("chance", (&chance).into())])
}

/// Appends a line for every fight, or a block where the page is too narrow for lines.
fn list(ctx: &Context, out: &mut String, fights: &[Fought]) {
    let figures = Figures::new(&ctx.words);
    let head = ["luck-fight", "luck-result", "luck-win", "luck-better", "luck-worse"].map(|id| ctx.say(id));
    let rows: Vec<[String; 5]> = fights.iter().map(|fought| row(ctx, &figures, fought)).collect();
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
    if lines.iter().all(|line| textwrap::core::display_width(line) <= ctx.page.width) {
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

fn row(ctx: &Context, figures: &Figures<'_>, fought: &Fought) -> [String; 5] {
    let (odds, seen) = (&fought.odds, &fought.seen);
    let result = ctx.say(if seen.won { "luck-won" } else { "luck-lost" });
    let result = match seen.left {
        Some(left) => {
            let left = ctx.words.say_with("luck-left", &[("left", (left.0 as usize).into())]);
            format!("{result}, {left}")
        }
        None => result,
    };
    let chances = [odds.win(), odds.at_least(seen), odds.at_most(seen)].map(|chance| figures.percent(&chance));
    let [win, better, worse] = chances;
    [fought.shown(), result, win, better, worse]
}

/// Appends wins and survivors against what was to be expected.
fn summary(ctx: &Context, out: &mut String, fights: &[Fought], evening: &Evening) {
    let figures = Figures::new(&ctx.words);
    let (most, least) = (figures.exact(&evening.at_most), figures.exact(&evening.at_least));
    let expected = figures.decimal(&evening.expected);
    let values = [("wins", evening.wins.into()), ("fights", fights.len().into()), ("expected", (&expected).into())];
    ctx.page.line(out, &ctx.words.say_with("luck-wins", &values), 0);
    let values = [("most", (&most).into()), ("least", (&least).into())];
    ctx.page.line(out, &ctx.words.say_with("luck-so-many", &values), 0);
    let counted: Vec<&Fought> = fights.iter().filter(|fought| fought.seen.left.is_some()).collect();
    if !counted.is_empty() {
        let left: usize = counted.iter().filter_map(|fought| fought.seen.left).map(|left| left.0 as usize).sum();
        let expected = counted.iter().fold(Fraction::zero(), |sum, fought| &sum + &fought.odds.expected_left());
        let expected = figures.decimal(&expected);
        let values = [("left", left.into()), ("expected", (&expected).into())];
        ctx.page.line(out, &ctx.words.say_with("luck-survivors", &values), 0);
    }
}
