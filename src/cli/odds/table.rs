//! The grid of attack dice against defense dice: the chance to win in whole percent, the cell asked for in brackets.

use super::ask::Ask;
use crate::answer::{chance::Chance, figures::whole_percent};
use crate::{
    cli::{Context, page::paint},
    odds::{Dice, Fight, Fraction, MOST_DICE, Warbands, odds},
};
use anstyle::Style;
use serde::Serialize;
use std::{fmt::Write as _, ops::RangeInclusive};

/// How many attack dice are shown at least.
const ROWS: u32 = 12;
/// How many defense dice are shown at most.
const COLUMNS: u32 = 10;
/// The width of a cell.
const CELL: usize = 6;
/// The width of the row labels.
const LABEL: usize = 4;

/// The grid.
#[derive(Serialize)]
pub struct Grid {
    defenders: u32,
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    attack_dice: u32,
    force: u32,
    win: Vec<Cell>,
}

#[derive(Serialize)]
struct Cell {
    defense_dice: u32,
    #[serde(flatten)]
    chance: Option<Chance>,
    /// Nothing where cards make a pool too large.
    #[serde(skip)]
    exact: Option<Fraction>,
}

/// Computes the grid; a wider page has more columns.
pub fn grid(ctx: &Context, ask: &Ask) -> Grid {
    let fits = u32::try_from(ctx.page.width.saturating_sub(LABEL) / CELL).unwrap_or(COLUMNS).clamp(1, COLUMNS);
    let rows = around(ask.fight.attack_dice.0, 1, ROWS);
    let columns = around(ask.fight.defense_dice.0, 0, fits);
    let mut grid = Grid { defenders: ask.fight.defenders.0, rows: Vec::new() };
    for attack in rows {
        let force = ask.own_force.map_or(attack, |force| force.0);
        let mut win = Vec::new();
        for defense in columns.clone() {
            let fight =
                Fight { attack_dice: Dice(attack), force: Warbands(force), defense_dice: Dice(defense), ..ask.fight.clone() };
            let exact = odds(&fight).ok().map(|odds| odds.win());
            win.push(Cell { defense_dice: defense, chance: exact.as_ref().map(Chance::new), exact });
        }
        grid.rows.push(Row { attack_dice: attack, force, win });
    }
    grid
}

/// Returns `count` numbers of dice from `first` on, moved so that the one asked for is among them.
fn around(asked: u32, first: u32, count: u32) -> RangeInclusive<u32> {
    let last = (first + count - 1).max(asked + 1).min(MOST_DICE.0);
    (last + 1).saturating_sub(count).max(first)..=last
}

/// Appends the grid.
pub fn write(ctx: &Context, out: &mut String, ask: &Ask, grid: &Grid) {
    let title = ctx.words.say_with("table-title", &[("defenders", (grid.defenders as usize).into())]);
    ctx.page.heading(out, &title);
    ctx.page.line(out, &ctx.say("table-axes"), 0);
    let mut head = " ".repeat(LABEL);
    for cell in grid.rows.first().into_iter().flat_map(|row| &row.win) {
        let _ = write!(head, "{:>CELL$}", cell.defense_dice);
    }
    let _ = writeln!(out, "{}", paint(ctx.page.paint.quiet, &head));
    for row in &grid.rows {
        let _ = write!(out, "{}", paint(ctx.page.paint.quiet, &format!("{:>LABEL$}", row.attack_dice)));
        for cell in &row.win {
            let asked =
                ask.attacks && row.attack_dice == ask.fight.attack_dice.0 && cell.defense_dice == ask.fight.defense_dice.0;
            let number = cell.exact.as_ref().map_or_else(|| "·".to_owned(), whole_percent);
            let shown = if asked { format!("[{number}]") } else { format!("{number} ") };
            let blank = " ".repeat(CELL.saturating_sub(shown.chars().count()));
            let _ =
                write!(out, "{blank}{}", paint(cell.exact.as_ref().map_or_else(Style::new, |chance| style(ctx, chance)), &shown));
        }
        let cut = out.trim_end_matches(' ').len();
        out.truncate(cut);
        out.push('\n');
    }
}

/// Returns the colour of a chance: from two thirds on good, below one third bad.
fn style(ctx: &Context, chance: &Fraction) -> Style {
    let thirds = chance * &Fraction::from(3);
    if thirds >= Fraction::from(2) {
        ctx.page.paint.good
    } else if thirds >= Fraction::one() {
        ctx.page.paint.alert
    } else {
        ctx.page.paint.bad
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_asked_for_are_always_shown() {
        assert_eq!(around(6, 1, 12), 1..=12);
        assert_eq!(around(20, 1, 12), 10..=21);
        assert_eq!(around(60, 1, 12), 49..=60);
        assert_eq!(around(0, 0, 10), 0..=9);
        for asked in 0..=60 {
            assert!(around(asked, 0, 6).contains(&asked), "{asked}");
        }
    }
}
