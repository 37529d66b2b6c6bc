//! Campaigns laid out: the chance first, then targets, pools with their sources, losses, and the words to say.

use super::contested;
use crate::{
    answer::judge::{
        CampaignAnswer, ReasonAnswer,
        campaign::{CampaignOption, PlanLine},
    },
    cli::{
        Context,
        page::{cut, paint},
    },
    i18n::id,
};
use anstyle::Style;
use std::fmt::Write as _;
use textwrap::core::display_width;

/// Returns the page of a plan, or of the roll for its first Campaign; with details for all, or in a line each.
pub fn page(ctx: &Context, answer: &CampaignAnswer, full: bool) -> String {
    let mut out = String::new();
    match &answer.roll {
        Some(roll) => {
            if let Some(first) = answer.campaigns.first() {
                // The dice have decided: there is no chance to name.
                ctx.page.heading(&mut out, &first.said.row.takes);
                details(ctx, &mut out, first);
                out.push('\n');
            }
            roll.said.iter().for_each(|line| ctx.page.labelled(&mut out, line.cite, line.cite.len(), &line.text));
        }
        None => plan(ctx, &mut out, answer, full),
    }
    contested(ctx, &mut out, &answer.contested);
    out
}

fn plan(ctx: &Context, out: &mut String, answer: &CampaignAnswer, full: bool) {
    ctx.page.heading(out, &answer.said.heading);
    answer.said.weighed.iter().for_each(|weighed| ctx.page.line(out, weighed, 0));
    if full || answer.campaigns.len() < 2 {
        for option in &answer.campaigns {
            out.push('\n');
            campaign(ctx, out, option);
        }
    } else {
        out.push('\n');
        rows(ctx, out, &answer.campaigns);
        out.push('\n');
        if answer.campaigns.iter().any(|option| option.best_play.is_some()) {
            ctx.page.line(out, &ctx.say(id::PLAN_ROWS_BEST), 0);
        }
        if answer.campaigns.iter().any(|option| option.said.case.is_some()) {
            ctx.page.line(out, &ctx.say(id::PLAN_ROWS_ALONE), 0);
        }
        ctx.page.line(out, &ctx.say(id::PLAN_DETAILS), 0);
    }
    if let Some(missing) = &answer.said.missing {
        out.push('\n');
        ctx.page.line(out, missing, 0);
    }
    for refused in &answer.refused {
        out.push('\n');
        let action = refused.said.action.as_str();
        ctx.page.line(out, &ctx.words.say_with(id::PLAN_REFUSED, &[("action", action.into())]), 0);
        refused.reasons.iter().map(ReasonAnswer::with_cites).for_each(|reason| ctx.page.line(out, &reason, 2));
    }
}

/// Appends a table with a line for each Campaign; what is taken is cut where it is long.
fn rows(ctx: &Context, out: &mut String, options: &[CampaignOption]) {
    let heads = [
        id::PLAN_COLUMN_NUMBER,
        id::PLAN_COLUMN_CHANCE,
        id::PLAN_COLUMN_DICE,
        id::PLAN_COLUMN_DEFENDERS,
        id::PLAN_COLUMN_LOSSES,
        id::PLAN_COLUMN_TAKES,
    ]
    .map(|id| ctx.say(id));
    let cells = |(at, option): (usize, &CampaignOption)| {
        let row = &option.said.row;
        [&(at + 1).to_string(), &row.chance, &row.dice, &row.defenders, &row.losses, &row.takes].map(String::clone)
    };
    let lines: Vec<[String; 6]> = std::iter::once(heads).chain(options.iter().enumerate().map(cells)).collect();
    let width = |column: usize| lines.iter().map(|line| display_width(&line[column])).max().unwrap_or_default();
    for (at, line) in lines.iter().enumerate() {
        let mut figures = String::new();
        for (column, cell) in line.iter().enumerate().take(5) {
            let _ = write!(figures, "{}{cell}  ", " ".repeat(width(column) - display_width(cell)));
        }
        let style = if at == 0 { ctx.page.paint.quiet } else { Style::new() };
        let _ = writeln!(out, "{}", paint(style, &cut(&format!("{figures}{}", line[5]), ctx.page.width)));
    }
}

fn campaign(ctx: &Context, out: &mut String, option: &CampaignOption) {
    let said = &option.said;
    let plans = || option.best_play.as_ref().map(|_| ctx.say(id::PLAN_BEST));
    let case = said.case.clone().or_else(plans).map(|case| format!(" ({case})")).unwrap_or_default();
    ctx.page.heading(out, &format!("{}{case}  {}: {}", said.win, said.defender, said.targets.join(", ")));
    details(ctx, out, option);
}

/// Appends pools with their sources, losses, Allies, battle plans, and the words to say.
fn details(ctx: &Context, out: &mut String, option: &CampaignOption) {
    let said = &option.said;
    let labels = [id::PLAN_ATTACK, id::PLAN_DEFENSE, id::PLAN_LOSSES, id::PLAN_ALLIES, id::PLAN_SAY, id::PLAN_PLANS]
        .map(|id| format!("  {}", ctx.say(id)));
    let width = labels.iter().map(|label| textwrap::core::display_width(label)).max().unwrap_or_default();
    let [attack, defense, losses, allies, words, plans] = labels;
    let mut line = |label: &str, text: &str| ctx.page.labelled(out, label, width, text);
    line(&attack, &said.attack);
    line(&defense, &said.defense);
    line(&losses, &said.losses);
    said.allies.iter().for_each(|text| line(&allies, text));
    let label = |at: usize| if at == 0 { plans.as_str() } else { "" };
    said.plans.iter().enumerate().for_each(|(at, plan)| line(label(at), &painted(ctx, plan)));
    line(&words, &paint(ctx.page.paint.name, &said.action));
}

/// Returns a line on battle plans, with the action in it marked as one that can be typed.
fn painted(ctx: &Context, line: &PlanLine) -> String {
    match &line.action {
        Some(action) => line.text.replacen(action.as_str(), &paint(ctx.page.paint.name, action), 1),
        None => line.text.clone(),
    }
}
