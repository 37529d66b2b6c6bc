//! The chart of survivors: a bar for every number of warbands left, wins and losses in different shading.

use crate::{
    answer::{
        figures::{Figures, steps},
        odds::Survivors,
    },
    cli::{Context, page::paint},
    i18n::id,
    odds::Fraction,
};
use std::fmt::Write as _;
use textwrap::core::display_width;

/// The longest bar, in cells.
const LONGEST: usize = 50;
/// The widest cell of figures.
const FIGURE: usize = 8;

/// Returns the number of warbands left, or from how many to how many.
pub fn label(bar: &Survivors) -> String {
    if bar.least == bar.most { bar.least.to_string() } else { format!("{}–{}", bar.least, bar.most) }
}

/// Returns the chance of the likeliest bar.
pub fn longest(bars: &[Survivors]) -> Fraction {
    bars.iter().map(|bar| bar.chance.exact()).max().cloned().unwrap_or_else(Fraction::one)
}

/// Appends the chart.
pub fn draw(ctx: &Context, out: &mut String, bars: &[Survivors]) {
    let figures = Figures::new(&ctx.words);
    let paints = ctx.page.paint;
    ctx.page.heading(out, &ctx.say(id::ODDS_CHART));
    let name = bars.iter().map(|bar| display_width(&label(bar))).max().unwrap_or(1).max(4);
    let (won, lost) = (format!("{} █", ctx.say(id::ODDS_WON)), format!("{} ░", ctx.say(id::ODDS_LOST)));
    let wide = [&won, &lost].map(|name| display_width(name) + 2).into_iter().max().unwrap_or(0).max(FIGURE);
    let room = ctx.page.width.saturating_sub(name + 2 * wide + 4).clamp(1, LONGEST);
    let _ = writeln!(out, "{:name$}{won:>wide$}{lost:>wide$}", "");
    let longest = longest(bars);
    for bar in bars {
        let cell = |chance: &Fraction| if *chance == Fraction::zero() { String::new() } else { figures.percent(chance) };
        let (won, lost) = (bar.won.exact(), bar.lost.exact());
        let full = painted(paints.good, &blocks(steps(won, &longest, room * 8)));
        let shaded = painted(paints.bad, &"░".repeat(steps(lost, &longest, room)));
        let line = format!("{:>name$}{:>wide$}{:>wide$}  {full}{shaded}", label(bar), cell(won), cell(lost));
        let _ = writeln!(out, "{}", line.trim_end());
    }
}

fn painted(style: anstyle::Style, text: &str) -> String {
    if text.is_empty() { String::new() } else { paint(style, text) }
}

/// Returns a bar of so many eighths of a cell.
fn blocks(eighths: usize) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    "█".repeat(eighths / 8) + PARTS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_it_should_be() {
        assert_eq!([blocks(0), blocks(1), blocks(8), blocks(20)], ["", "▏", "█", "██▌"]);
    }
}
