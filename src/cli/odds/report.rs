//! The odds in words: the verdict first, then the losses, then the other results.

use super::{ask::Ask, chart};
use crate::answer::figures::Figures;
use crate::{
    cli::Context,
    i18n::Value,
    odds::{Aim, Choice, Fewest, Fraction, Odds, Outcome, Warbands},
};
use std::fmt::Write as _;

/// Returns the chance to win as one sentence §5.5.5.
pub fn verdict(ctx: &Context, odds: &Odds) -> String {
    let exact = Figures::new(&ctx.words).exact(&odds.win());
    ctx.words.say_with("odds-verdict", &[("chance", (&exact).into())])
}

/// Appends the whole report: verdict, numbers, chart.
pub fn write(ctx: &Context, out: &mut String, ask: &Ask, odds: &Odds) {
    ctx.page.heading(out, &verdict(ctx, odds));
    out.push('\n');
    let rows = rows(ctx, ask, odds);
    let width = rows.iter().map(|(name, _)| textwrap::core::display_width(name)).max().unwrap_or(0);
    for (name, text) in &rows {
        if width <= ctx.page.width / 2 {
            ctx.page.labelled(out, name, width, text);
        } else {
            ctx.page.line(out, &format!("{name}: {text}"), 0);
        }
    }
    if ask.fight.attack_dice.0 > ask.fight.force.0 {
        ctx.page.line(out, &ctx.say("wish-more-dice"), 0);
    }
    out.push('\n');
    chart::draw(ctx, out, odds);
}

/// Returns the labels with their numbers, each with the sections it rests on.
fn rows(ctx: &Context, ask: &Ask, odds: &Odds) -> Vec<(String, String)> {
    let figures = Figures::new(&ctx.words);
    let row = |id: &str, values: &[(&'static str, Value<'_>)], text: String| (ctx.words.say_with(id, values), text);
    let said = |id: &str, values: &[(&'static str, Value<'_>)]| ctx.words.say_with(id, values);
    let fight = &ask.fight;
    let (attack, force) = (fight.attack_dice.0 as usize, fight.force.0 as usize);
    let (defense, defenders) = (fight.defense_dice.0 as usize, fight.defenders.0 as usize);
    let mut rows = vec![
        row("odds-attack", &[], said("odds-attackers", &[("dice", attack.into()), ("warbands", force.into())])),
        row("odds-defense", &[], said("odds-defenders", &[("dice", defense.into()), ("warbands", defenders.into())])),
    ];
    if !fight.changes.is_empty() {
        let names: Vec<String> = fight.changes.iter().map(ToString::to_string).collect();
        rows.push(row("wish-with", &[], format!("{} (5.5.3)", names.join(", "))));
        let (attack, defense) = (odds.attack_dice().0 as usize, odds.defense_dice().0 as usize);
        rows.push(row("wish-rolled", &[], said("wish-pools", &[("attack", attack.into()), ("defense", defense.into())])));
    }
    let half = Warbands(odds.force().0 / 2);
    rows.push(row("odds-alone", &[], figures.exact(&odds.win_without_sacrifice())));
    rows.push(row("odds-half", &[("most", (half.0 as usize).into())], figures.exact(&odds.win_losing(half))));
    if let Some(keep) = ask.keep {
        rows.push(row("wish-keeping", &[("least", (keep.0 as usize).into())], figures.exact(&odds.win_keeping(keep))));
    }
    let of = |left: &Fraction| {
        let left = figures.decimal(left);
        let values = [("left", (&left).into()), ("force", (odds.force().0 as usize).into())];
        said("odds-of-force", &values)
    };
    rows.push(row("odds-left", &[], of(&odds.expected_left())));
    if let Some(left) = odds.expected_left_if_won() {
        rows.push(row("odds-left-if-won", &[], of(&left)));
        if let Some(lost) = lost_by_defender(odds).filter(|_| defenders > 0) {
            let values = [("lost", (lost as usize).into()), ("defenders", defenders.into())];
            rows.push(row("odds-defender-loses", &[], said("odds-of-defenders", &values)));
        }
    }
    rows
}

/// Returns what a defeated defender loses §5.5.6: the same in every victory.
fn lost_by_defender(odds: &Odds) -> Option<u32> {
    let won = odds.outcomes().map(|(outcome, _)| outcome).find(Outcome::is_won);
    won.map(|outcome| outcome.defender_lost.0)
}

/// Appends the best number of dice for an aim.
pub fn best(ctx: &Context, out: &mut String, aim: Aim, choice: &Choice) {
    let figures = Figures::new(&ctx.words);
    let dice: Value<'_> = (choice.dice.0 as usize).into();
    let win = figures.percent(&choice.odds.win());
    let said = match aim {
        Aim::Win => ctx.words.say_with("wish-best-win", &[("dice", dice), ("chance", (&win).into())]),
        Aim::WinKeeping(Warbands(least)) => {
            let chance = figures.exact(&choice.value);
            let values = [("dice", dice), ("least", (least as usize).into()), ("chance", (&chance).into())];
            ctx.words.say_with("wish-best-keep", &values)
        }
        Aim::MostSurvivors => {
            let left = figures.decimal(&choice.value);
            let values = [("dice", dice), ("left", (&left).into()), ("chance", (&win).into())];
            ctx.words.say_with("wish-best-survivors", &values)
        }
    };
    ctx.page.line(out, &said, 0);
}

/// Appends the fewest warbands that reach a chance.
pub fn fewest(ctx: &Context, out: &mut String, need: &Fraction, keep: Warbands, fewest: Option<&Fewest>) {
    let figures = Figures::new(&ctx.words);
    let need = figures.percent(need);
    let said = match fewest {
        None => ctx.words.say_with("wish-never-enough", &[("need", (&need).into())]),
        Some(Fewest { force, dice, odds }) => {
            let chance = figures.exact(&odds.win_keeping(keep));
            let mut values = vec![
                ("need", (&need).into()),
                ("force", (force.0 as usize).into()),
                ("dice", (dice.0 as usize).into()),
                ("chance", (&chance).into()),
            ];
            if keep.0 == 0 {
                ctx.words.say_with("wish-fewest", &values)
            } else {
                values.push(("least", (keep.0 as usize).into()));
                ctx.words.say_with("wish-fewest-keeping", &values)
            }
        }
    };
    ctx.page.line(out, &said, 0);
}

/// Appends where to read on.
pub fn read_on(ctx: &Context, out: &mut String, command: &str) {
    let _ = writeln!(out, "\n{}", ctx.words.say_with("odds-read-on", &[("command", command.into())]));
}
