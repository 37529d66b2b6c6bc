//! `law odds`: the exact chances of a campaign §5.5.2–5.5.6, in words, as a chart, a grid, a picture or one random roll.
//!
//! The arithmetic is in [`crate::odds`]; this module reads the question and writes the answer.

mod ask;
mod chart;
mod document;
pub mod luck;
mod read;
mod report;
mod roll;
mod svg;
mod table;

pub use ask::{Typed, arguments};
pub use read::too_large;
pub use roll::{StepDocument, step_documents, write_steps};

use super::{Answer, Context, candidates::change_words, json};
use crate::answer::{Error, clean::clean};
use crate::{
    i18n::Words,
    odds::{Aim, Choice, Fewest, Odds, Warbands, best_choice, fewest_force, odds},
};
use ask::Ask;
use document::Document;
use std::fmt::Write as _;

/// The results.
struct Found {
    odds: Option<Odds>,
    best: Option<(Aim, Choice)>,
    /// The fewest warbands; none if they were not asked for or are never enough.
    fewest: Option<Fewest>,
}

/// Answers with the odds of a campaign.
pub fn answer(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    compute(ctx, typed)
}

fn compute(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let ask = typed.ask(&ctx.words)?;
    let found = find(&ctx.words, &ask)?;
    let grid = ask.table.then(|| table::grid(ctx, &ask));
    let rolled = ask.roll.then(|| roll::roll(&ctx.words, &ask)).transpose()?;
    if let (Some(path), Some(odds)) = (&ask.svg, &found.odds) {
        svg::write(ctx, path, &report::verdict(ctx, odds), odds)?;
    }
    let negative = ask.need.is_some() && found.fewest.is_none();
    let keep = ask.keep.unwrap_or_default();
    if ctx.json {
        let mut document = Document::new(&ask, found.odds.as_ref());
        if let Some((aim, choice)) = &found.best {
            document.best(*aim, choice);
        }
        if let Some(need) = &ask.need {
            document.need(need, keep, found.fewest.as_ref());
        }
        document.table(grid);
        document.roll(rolled);
        return Ok(Answer { out: json::write(&document), negative, ..Answer::default() });
    }
    let mut out = String::new();
    if let Some(rolled) = &rolled {
        roll::write(ctx, &mut out, rolled);
    }
    if let Some(grid) = &grid {
        out.push_str(if out.is_empty() { "" } else { "\n" });
        table::write(ctx, &mut out, &ask, grid);
    }
    if let Some(odds) = found.odds.as_ref().filter(|_| rolled.is_none() && grid.is_none()) {
        report::write(ctx, &mut out, &ask, odds);
    }
    extras(ctx, &mut out, &ask, &found, keep);
    report::read_on(ctx, &mut out, if ask.table || ask.roll { "law 5.5" } else { "law 5.5.5" });
    Ok(Answer { out, negative, ..Answer::default() })
}

fn find(words: &Words, ask: &Ask) -> Result<Found, Error> {
    let wrong = |fault| too_large(words, fault);
    let odds = ask.attacks.then(|| odds(&ask.fight)).transpose().map_err(wrong)?;
    let best = match ask.aim.filter(|_| ask.attacks) {
        Some(aim) => Some((aim, best_choice(&ask.fight, aim).map_err(wrong)?)),
        None => None,
    };
    let keep = ask.keep.unwrap_or_default();
    let fewest = ask.need.as_ref().map(|need| fewest_force(&ask.fight, need, keep)).transpose().map_err(wrong)?;
    Ok(Found { odds, best, fewest: fewest.flatten() })
}

/// Appends the other results: the best choice, the fewest warbands, the picture.
fn extras(ctx: &Context, out: &mut String, ask: &Ask, found: &Found, keep: Warbands) {
    let mut more = String::new();
    if let Some((aim, choice)) = &found.best {
        report::best(ctx, &mut more, *aim, choice);
    }
    if let Some(need) = &ask.need {
        report::fewest(ctx, &mut more, need, keep, found.fewest.as_ref());
    }
    if let Some(path) = ask.svg.as_ref().filter(|_| found.odds.is_some()) {
        let shown = path.display().to_string();
        ctx.page.line(&mut more, &ctx.words.say_with("wish-picture", &[("file", clean(&shown).as_ref().into())]), 0);
    }
    if !more.is_empty() && !out.is_empty() {
        out.push('\n');
    }
    out.push_str(&more);
}

/// Returns the list of the words for `--with` for the help page.
pub fn help(words: &Words, width: usize) -> String {
    let rows: Vec<(String, String)> = change_words(words).collect();
    let column = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let mut list = words.say("help-changes");
    for (name, meaning) in &rows {
        let hanging = " ".repeat(column + 4);
        let options = textwrap::Options::new(width.max(40)).initial_indent("  ").subsequent_indent(&hanging);
        let _ = write!(list, "\n{}", textwrap::fill(&format!("{name:column$}  {meaning}"), options));
    }
    list
}
