//! The grid of attack dice against defense dice: the chance to win in whole percent, the cell asked for in brackets.

use crate::{
    answer::{
        figures::whole_percent,
        odds::{Cell, Grid, Input},
    },
    cli::{Context, page::paint},
    i18n::id,
    odds::Fraction,
};
use anstyle::Style;
use std::fmt::Write as _;

/// The width of a cell.
const CELL: usize = 6;
/// The width of the row labels.
const LABEL: usize = 4;

/// Appends the grid, with as many columns as the page has room for.
pub fn draw(ctx: &Context, out: &mut String, input: &Input, grid: &Grid) {
    let title = ctx.words.say_with(id::TABLE_TITLE, &[("defenders", (grid.defenders as usize).into())]);
    ctx.page.heading(out, &title);
    ctx.page.line(out, &ctx.say(id::TABLE_AXES), 0);
    let room = (ctx.page.width.saturating_sub(LABEL) / CELL).max(1);
    let mut head = " ".repeat(LABEL);
    for cell in grid.rows.first().into_iter().flat_map(|row| fitting(&row.win, input.defense_dice, room)) {
        let _ = write!(head, "{:>CELL$}", cell.defense_dice);
    }
    let _ = writeln!(out, "{}", paint(ctx.page.paint.quiet, &head));
    for row in &grid.rows {
        let _ = write!(out, "{}", paint(ctx.page.paint.quiet, &format!("{:>LABEL$}", row.attack_dice)));
        for cell in fitting(&row.win, input.defense_dice, room) {
            let asked = input.attack_dice == Some(row.attack_dice) && cell.defense_dice == input.defense_dice;
            let chance = cell.chance.as_ref().map(crate::answer::chance::Chance::exact);
            let number = chance.map_or_else(|| "·".to_owned(), whole_percent);
            let shown = if asked { format!("[{number}]") } else { format!("{number} ") };
            let blank = " ".repeat(CELL.saturating_sub(shown.chars().count()));
            let _ = write!(out, "{blank}{}", paint(chance.map_or_else(Style::new, |chance| style(ctx, chance)), &shown));
        }
        let cut = out.trim_end_matches(' ').len();
        out.truncate(cut);
        out.push('\n');
    }
}

/// Returns the cells that fit: the first ones, or those up to the one behind the dice asked for.
fn fitting(cells: &[Cell], asked: u32, room: usize) -> &[Cell] {
    let behind = cells.iter().position(|cell| cell.defense_dice > asked).map_or(cells.len(), |at| at + 1);
    let end = behind.max(room).min(cells.len());
    &cells[end.saturating_sub(room)..end]
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
