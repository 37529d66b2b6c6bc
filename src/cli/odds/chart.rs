//! The chart of survivors: a bar for every number of warbands left, wins and losses in different shading.

use crate::answer::figures::{Figures, steps};
use crate::{
    cli::{Context, page::paint},
    odds::{Fraction, Odds, Outcome, Warbands},
};
use std::fmt::Write as _;

/// The most bars; beyond that, numbers are grouped.
const MOST_BARS: u32 = 24;
/// The longest bar, in cells.
const LONGEST: usize = 50;
/// The widest cell of figures.
const FIGURE: usize = 8;

/// How likely it is that so many warbands are left.
pub struct Bar {
    least: u32,
    most: u32,
    pub won: Fraction,
    pub lost: Fraction,
    /// Won or lost.
    pub both: Fraction,
}

impl Bar {
    /// Returns the number of warbands left, or from how many to how many.
    pub fn label(&self) -> String {
        if self.least == self.most { self.least.to_string() } else { format!("{}–{}", self.least, self.most) }
    }
}

/// Returns the bars, the most warbands first.
pub fn bars(odds: &Odds) -> Vec<Bar> {
    let losses = odds.attacker_losses();
    let left = |lost: Option<&(Warbands, Fraction)>| odds.force().0 - lost.map_or(0, |(lost, _)| lost.0);
    let (most, least) = (left(losses.first()), left(losses.last()));
    let width = (most - least) / MOST_BARS + 1;
    let mut bars = Vec::new();
    let mut top = Some(most);
    while let Some(high) = top.filter(|high| *high >= least) {
        let low = (high + 1).saturating_sub(width).max(least);
        let here = |outcome: &Outcome| (low..=high).contains(&outcome.attacker_left.0);
        let chance = |won: bool| odds.chance(|outcome| outcome.is_won() == won && here(outcome));
        bars.push(Bar { least: low, most: high, won: chance(true), lost: chance(false), both: odds.chance(here) });
        top = low.checked_sub(1);
    }
    bars
}

/// Returns the chance of the likeliest bar.
pub fn longest(bars: &[Bar]) -> Fraction {
    bars.iter().map(|bar| &bar.both).max().cloned().unwrap_or_else(Fraction::one)
}

/// Appends the chart.
pub fn draw(ctx: &Context, out: &mut String, odds: &Odds) {
    let figures = Figures::new(&ctx.words);
    let bars = bars(odds);
    let paints = ctx.page.paint;
    let title = ctx.say("odds-chart");
    ctx.page.heading(out, &title);
    let (won, lost) = (ctx.say("odds-won"), ctx.say("odds-lost"));
    let name = bars.iter().map(|bar| textwrap::core::display_width(&bar.label())).max().unwrap_or(1).max(4);
    let (won, lost) = (format!("{won} █"), format!("{lost} ░"));
    let wide = [&won, &lost].map(|name| textwrap::core::display_width(name) + 2).into_iter().max().unwrap_or(0).max(FIGURE);
    let room = ctx.page.width.saturating_sub(name + 2 * wide + 4).clamp(1, LONGEST);
    let _ = writeln!(out, "{:name$}{:>wide$}{:>wide$}", "", won, lost);
    let longest = longest(&bars);
    for bar in &bars {
        let cell = |chance: &Fraction| if *chance == Fraction::zero() { String::new() } else { figures.percent(chance) };
        let won = blocks(steps(&bar.won, &longest, room * 8));
        let lost = "░".repeat(steps(&bar.lost, &longest, room));
        let drawn = format!("{}{}", painted(paints.good, &won), painted(paints.bad, &lost));
        let line = format!("{:>name$}{:>wide$}{:>wide$}  {drawn}", bar.label(), cell(&bar.won), cell(&bar.lost));
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
    use crate::odds::{Fight, odds};

    #[test]
    fn bars_hold_every_ending_once() {
        for fight in [Fight::new(6, 4, 3), Fight::new(0, 1, 0), Fight::new(10, 6, 4).with_force(1000), Fight::new(60, 60, 9)] {
            let bars = bars(&odds(&fight).expect("a fight within the limits"));
            assert!(bars.len() <= 25, "{}", bars.len());
            let sum = bars.iter().fold(Fraction::zero(), |sum, bar| &sum + &bar.both);
            assert_eq!(sum, Fraction::one());
        }
    }

    #[test]
    fn a_bar_is_as_long_as_it_should_be() {
        assert_eq!([blocks(0), blocks(1), blocks(8), blocks(20)], ["", "▏", "█", "██▌"]);
    }
}
