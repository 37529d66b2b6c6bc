//! The commands that rule on a position: `law may`, `law check`, `law do`, `law wins`, `law campaign`.

mod actions_page;
mod campaign_page;
mod commands;
mod ruling_page;
mod wins_page;

pub use commands::{CAMPAIGN, CHECK, DO, MAY, WINS};

use super::{Answer, Context, Pages, options, position};
use crate::answer::{
    Error,
    clean::clean,
    judge::{CampaignQuestion, Carried, Contested, Table},
};
use crate::rules::Verdict;
use clap::ArgMatches;

/// The arguments of a command that rules on a position.
struct Typed {
    /// The file.
    pub position: String,
    /// The words of the action.
    pub words: String,
    /// The defender of the Campaigns.
    against: Option<String>,
    /// How many Campaigns are shown.
    most: Option<String>,
    /// The dice that were rolled.
    rolled: Option<String>,
    edition: Option<String>,
    player: Option<String>,
}

impl Typed {
    /// Returns the arguments that clap parsed.
    pub fn new(of: &ArgMatches) -> Self {
        let one = |id: &str| of.try_get_one::<String>(id).ok().flatten().cloned();
        let words = of.try_get_many::<String>("action").ok().flatten();
        Self {
            position: one("position").unwrap_or_default(),
            words: words.map(|words| words.map(String::as_str).collect::<Vec<&str>>().join(" ")).unwrap_or_default(),
            against: one("against"),
            most: one("n"),
            rolled: one("rolled"),
            edition: one("edition"),
            player: one("player"),
        }
    }

    /// Reads the file.
    fn table<'c>(&self, ctx: &'c Context) -> Result<Table<'c>, Error> {
        let text = position::text(&ctx.words, &self.position)?;
        Table::open(&ctx.speaker, &clean(&self.position), &text, self.player.as_deref(), self.edition.as_deref())
    }
}

/// Answers `law may`.
fn may(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let answer = table.ruling(&typed.words)?;
    let out = ctx.write(&answer, ruling_page::page);
    Ok(Answer {
        out,
        stderr: warnings(ctx, &table, &answer.warnings),
        negative: answer.verdict != Verdict::Legal,
        ..Answer::default()
    })
}

/// Answers `law check`.
fn check(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let answer = table.actions();
    let out = ctx.write(&answer, actions_page::page);
    Ok(Answer { out, stderr: warnings(ctx, &table, &answer.warnings), negative: answer.is_negative(), ..Answer::default() })
}

/// Answers `law wins`.
fn wins(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let answer = table.wins();
    let out = ctx.write(&answer, wins_page::page);
    Ok(Answer { out, stderr: warnings(ctx, &table, &[]), negative: answer.wins.is_empty(), ..Answer::default() })
}

/// Answers `law campaign`.
fn campaign(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let most = options::count(&ctx.words, typed.most.as_ref())?;
    let (action, against, rolled) = (typed.words.clone(), typed.against.clone(), typed.rolled.clone());
    let answer = table.campaign(&CampaignQuestion { action, against, most, rolled })?;
    let out = ctx.write(&answer, campaign_page::page);
    Ok(Answer { out, stderr: warnings(ctx, &table, &answer.warnings), negative: answer.is_negative(), ..Answer::default() })
}

/// Answers `law do`. The new position goes to stdout; a refusal must not end up in its file.
fn perform(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let carried = if typed.words.is_empty() { table.carry_on() } else { table.carry_out(&typed.words) };
    match carried? {
        Carried::Out(answer) => {
            let mut stderr = warnings(ctx, &table, &answer.warnings);
            for line in answer.told.iter().chain(answer.differs_in.iter().map(|it| &it.text)) {
                ctx.page.line(&mut stderr, line, 0);
            }
            let reply = ctx.reply(&answer, false, |ctx, answer| {
                let mut stderr = String::new();
                contested(ctx, &mut stderr, &answer.contested);
                Pages { out: answer.toml.clone(), stderr }
            });
            Ok(Answer { stderr: stderr + &reply.stderr, ..reply })
        }
        Carried::Refused(answer) => {
            let reply = ctx.reply(&answer, true, |ctx, answer| Pages::stderr(ruling_page::page(ctx, answer)));
            Ok(Answer { stderr: warnings(ctx, &table, &answer.warnings) + &reply.stderr, ..reply })
        }
    }
}

/// Returns what goes to stderr: what is unusual in the file, and what is not as the rules have it.
fn warnings(ctx: &Context, table: &Table<'_>, warnings: &[String]) -> String {
    let mut stderr = table.file_warnings().to_owned();
    for line in warnings {
        ctx.page.line(&mut stderr, line, 0);
    }
    stderr
}

/// Appends a line for each card with two readings.
fn contested(ctx: &Context, out: &mut String, contested: &[Contested]) {
    for it in contested {
        ctx.page.line(out, &it.text, 0);
    }
}
