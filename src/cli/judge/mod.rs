//! The commands that rule on a position: `law may`, `law check`, `law do`, `law wins`, `law campaign`, `law plan`, `law threats`.

mod actions_page;
mod campaign_page;
mod commands;
mod in_place;
mod plan_page;
pub(super) mod ruling_page;
mod watch;
mod wins_page;

pub use commands::{CAMPAIGN, CHECK, DO, MAY, PLAN, THREATS, WINS};

use super::{Answer, Context, Pages, options, position, table};
use crate::answer::{
    Ask, Error, asked_about, asked_of_player, begins_a_question,
    clean::clean,
    done_by,
    judge::{ActionsAnswer, CampaignQuestion, Carried, Contested, PlanQuestion, RulingAnswer, Table},
    lots::Lots,
    odds::NoRandomness,
    source::Source,
};
use crate::{
    i18n::{Id, id},
    rules::Verdict,
};
use clap::ArgMatches;
use std::{
    io::{self, IsTerminal as _},
    time::Duration,
};
use watch::Watch;

/// The arguments of a command that rules on a position.
#[derive(Clone)]
pub struct Typed {
    /// The file; without one, the open table is asked about.
    position: Option<String>,
    /// The facts that are laid over it.
    given: Option<String>,
    /// The words of the action.
    pub words: String,
    /// The table that is open instead of the one that is remembered.
    table: Option<String>,
    /// Whether the open table stays as it is.
    dry_run: bool,
    /// Which Campaigns are asked about, and how they are shown.
    campaigns: Campaigns,
    /// Whether cards are drawn by lot.
    roll: bool,
    /// The player who may know what is shown.
    seen_by: Option<String>,
    /// The questions that were answered, where nothing is done before everything that could be chosen is asked for.
    answered: Option<Vec<String>>,
    edition: Option<String>,
    player: Option<String>,
}

/// Which Campaigns are asked about, and how they are shown.
#[derive(Clone)]
struct Campaigns {
    /// The defender.
    against: Option<String>,
    /// What must be among the targets.
    target: Option<String>,
    /// Whether every one is shown with its details.
    full: bool,
    /// Whether fractions are written beside decimals.
    fractions: bool,
    /// How many are shown.
    most: Option<String>,
    /// The dice that were rolled.
    rolled: Option<String>,
}

impl Typed {
    /// Returns the arguments that clap parsed. A first word that is no file belongs to the action.
    pub fn new(of: &ArgMatches) -> Self {
        let one = |id: &str| of.try_get_one::<String>(id).ok().flatten().cloned();
        let flag = |id: &str| of.try_get_one::<bool>(id).ok().flatten().copied().unwrap_or_default();
        let takes_no_words = of.try_contains_id("action").is_err();
        let (file, word) = match one("position") {
            Some(word) if takes_no_words || position::is_file(&word) => (Some(word), None),
            word => (None, word),
        };
        let words = of.try_get_many::<String>("action").ok().flatten().into_iter().flatten();
        Self {
            position: file,
            given: one("given"),
            words: word.iter().chain(words).map(String::as_str).collect::<Vec<&str>>().join(" "),
            table: one("table"),
            dry_run: of.try_get_one::<bool>("dry-run").ok().flatten().is_some_and(|it| *it),
            campaigns: Campaigns {
                against: one("against"),
                target: one("target"),
                full: flag("full"),
                fractions: flag("fractions"),
                most: one("n"),
                rolled: one("rolled"),
            },
            roll: of.try_get_one::<bool>("roll").ok().flatten().copied().unwrap_or(false),
            seen_by: one("for"),
            answered: None,
            edition: options::edition(one("edition").as_ref()),
            player: one("player"),
        }
    }

    /// Returns an action on a table, which is carried out once everything that could be chosen in it was asked for.
    pub fn at_prompt(action: &str, table: Option<&str>, edition: Option<&str>, answered: Vec<String>) -> Self {
        let (words, roll) = match action.strip_suffix(ROLL) {
            Some(words) => (words.trim_end(), true),
            None => (action, false),
        };
        Self {
            position: None,
            given: None,
            words: words.to_owned(),
            table: table.map(str::to_owned),
            dry_run: false,
            campaigns: Campaigns { against: None, target: None, full: false, fractions: false, most: None, rolled: None },
            roll,
            seen_by: None,
            answered: Some(answered),
            edition: options::edition(edition.map(str::to_owned).as_ref()),
            player: None,
        }
    }

    /// Returns the same with other words for the action.
    fn saying(&self, words: String) -> Self {
        Self { words, ..self.clone() }
    }

    /// Returns whether something must be asked for before anything is done.
    fn lacks(&self, asks: &[Ask]) -> bool {
        self.answered.as_ref().is_some_and(|answered| asks.iter().any(|ask| !answered.contains(&ask.said)))
    }

    /// Returns the file that is asked about: the one that is named, or else the open table. Facts need none.
    fn file(&self, ctx: &Context) -> Result<Option<String>, Error> {
        let path = match (&self.position, &self.given) {
            (Some(file), _) => return Ok(Some(file.clone())),
            (None, Some(_)) => table::open_table(&ctx.words, self.table.as_deref())?,
            (None, None) => Some(table::required(&ctx.words, self.table.as_deref())?),
        };
        Ok(path.map(|path| path.display().to_string()))
    }

    /// Reads the file.
    pub fn table<'c>(&self, ctx: &'c Context) -> Result<Table<'c>, Error> {
        match self.file(ctx)? {
            Some(file) => {
                let table = self.read(ctx, &file, &position::text(&ctx.words, &file)?);
                table.map_err(
                    |error| if self.is_over_open() { error.hint(said_of(ctx, id::JUDGE_GIVEN_FAULT, &file)) } else { error },
                )
            }
            None => self.read(ctx, "", ""),
        }
    }

    /// Returns whether facts are laid over the open table, if there is one.
    const fn is_over_open(&self) -> bool {
        self.position.is_none() && self.given.is_some()
    }

    /// Says that facts are laid over the open table.
    fn over_open(&self, ctx: &Context) -> Option<String> {
        let file = self.file(ctx).ok()?.filter(|_| self.is_over_open())?;
        Some(said_of(ctx, id::JUDGE_GIVEN_OVER, &file))
    }

    /// Reads a text with the facts laid over it, for a player who may know only a part of it, if there is one.
    fn read<'c>(&self, ctx: &'c Context, file: &str, text: &str) -> Result<Table<'c>, Error> {
        let (file, given) = (clean(file), self.given.as_deref());
        let source = Source { file: &file, text, given_by: "--given", given, action: &self.words };
        let (player, edition) = (self.player.as_deref(), self.edition.as_deref());
        match &self.seen_by {
            Some(seen_by) => Table::given_for(&ctx.speaker, &source, player, edition, seen_by),
            None => Table::given(&ctx.speaker, &source, player, edition),
        }
    }
}

/// Says something of a file.
fn said_of(ctx: &Context, id: Id, file: &str) -> String {
    ctx.words.say_with(id, &[("file", (&table::short(&clean(file))).into())])
}

/// Answers `law may`.
fn may(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    if typed.words.is_empty() {
        let usage = ctx.words.say_with(id::ERROR_SEE_USAGE, &[("usage", (&ctx.say(id::HELP_USAGE_MAY)).into())]);
        return Err(Error::new(&ctx.words, "missing", ctx.say(id::ERROR_MISSING)).hint(usage));
    }
    let action = asked_action(&typed.words);
    let mut table = table;
    let mut woke = None;
    if matches!(table.glance(&action), Ok(Some(glance)) if glance.is_out_of_phase)
        && let Some((steps, woken)) = table.woken(&ctx.speaker, typed.edition.as_deref())
    {
        woke = Some(ctx.words.say_with(id::JUDGE_WOKE, &[("action", (&steps.join(" · ")).into())]));
        table = woken;
    }
    let answer = match table.ruling(&action) {
        Ok(mut answer) => {
            answer.warnings.splice(0..0, woke);
            answer
        }
        Err(error) => {
            let answered = table.ways(&action).map(|ways| listed(ctx, typed, &table, &ways));
            return answered.or_else(|| impossible(ctx, typed, &table, &action, &error)).ok_or(error);
        }
    };
    let out = ctx.write(&answer, ruling_page::page);
    Ok(Answer {
        out,
        stderr: over(ctx, typed) + &warnings(ctx, &table, &answer.warnings),
        negative: answer.verdict != Verdict::Legal,
        ..Answer::default()
    })
}

/// Returns the ruling on an attack of which no target is named, where none can be: it says why.
fn impossible(ctx: &Context, typed: &Typed, table: &Table<'_>, action: &str, error: &Error) -> Option<Answer> {
    let pawn = format!("{action} targeting pawn");
    let ruling = table.ruling(&pawn).ok().filter(|it| error.kind() == "incomplete-action" && it.verdict == Verdict::Illegal)?;
    let stderr = over(ctx, typed) + &warnings(ctx, table, &ruling.warnings);
    Some(Answer { out: ctx.write(&ruling, ruling_page::page), stderr, negative: true, ..Answer::default() })
}

/// Returns the action in the words behind `may`: `may I travel there?` is a question as people ask it.
pub(super) fn asked_action(typed: &str) -> String {
    if let Some((colour, about)) = asked_of_player(typed) {
        return done_by(colour, &about);
    }
    if let Some(about) = asked_about(typed).filter(|about| begins_a_question(typed) && !about.is_empty()) {
        return about;
    }
    let whole = format!("may {typed}");
    let about = asked_about(&whole).unwrap_or_default();
    if about.is_empty() || about.starts_with("may ") { typed.trim_end_matches(['?', ' ']).to_owned() } else { about }
}

/// Answers `law check`.
fn check(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    table.check_places()?;
    Ok(listed(ctx, typed, &table, &table.actions()))
}

/// Returns actions with their rulings.
fn listed(ctx: &Context, typed: &Typed, table: &Table<'_>, answer: &ActionsAnswer) -> Answer {
    // What is asked for by name is told even if it is illegal.
    let all = typed.campaigns.full || !typed.words.is_empty() || !io::stdout().is_terminal();
    Answer {
        out: ctx.write(answer, |ctx, answer| actions_page::page(ctx, answer, all)),
        stderr: over(ctx, typed) + &warnings(ctx, table, &answer.warnings),
        negative: answer.is_negative(),
        ..Answer::default()
    }
}

/// Answers `law wins`.
fn wins(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let answer = table.wins();
    // People are told; a script that asks how the game stands does not wait for it.
    let could_win = Some(&table).filter(|_| !ctx.json && io::stdout().is_terminal()).and_then(Table::could_win);
    let out = ctx.write(&answer, |ctx, answer| wins_page::page(ctx, answer, could_win.as_deref()));
    Ok(Answer {
        out,
        stderr: over(ctx, typed) + &warnings(ctx, &table, &[]),
        negative: answer.wins.is_empty(),
        ..Answer::default()
    })
}

/// Answers `law campaign`.
fn campaign(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let most = options::count(&ctx.words, typed.campaigns.most.as_ref())?;
    let place = typed.words.parse().ok();
    let answer = table.campaign(&CampaignQuestion {
        action: if place.is_some() { String::new() } else { typed.words.clone() },
        against: typed.campaigns.against.clone(),
        most,
        rolled: typed.campaigns.rolled.clone(),
        target: typed.campaigns.target.clone(),
        place,
        fractions: typed.campaigns.fractions,
    })?;
    let out = ctx.write(&answer, |ctx, answer| campaign_page::page(ctx, answer, typed.campaigns.full || place.is_some()));
    Ok(Answer {
        out,
        stderr: over(ctx, typed) + &warnings(ctx, &table, &answer.warnings),
        negative: answer.is_negative(),
        ..Answer::default()
    })
}

/// So many seconds a search may take unless somebody says otherwise.
const SECONDS: u64 = 10;
/// So many seconds all searches for what others can do may take together.
const THREAT_SECONDS: u64 = 4;

/// Answers `law plan`.
fn plan(ctx: &Context, typed: &Typed, of: &ArgMatches) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let limit = seconds(ctx, of, SECONDS)?;
    let one = |id: &str| of.get_one::<String>(id).cloned();
    let question = PlanQuestion { goal: one("goal"), best: one("best"), set: typed.words.clone() };
    let watch = Watch::new(ctx, limit);
    let answer = table.plan(&question, &|left| watch.share(left))?;
    drop(watch);
    let out = ctx.write(&answer, |ctx, answer| plan_page::page(ctx, answer, typed.campaigns.full));
    let negative = *answer.win.exact() == crate::odds::Fraction::zero();
    let steps = answer.line.into_iter().map(|step| step.typed).collect();
    Ok(Answer { out, stderr: warnings(ctx, &table, &[]), negative, steps, ..Answer::default() })
}

/// Answers `law threats`.
fn threats(ctx: &Context, typed: &Typed, of: &ArgMatches) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    let watch = Watch::new(ctx, seconds(ctx, of, THREAT_SECONDS)?);
    let answer = table.threats(&|left| watch.share(left))?;
    drop(watch);
    let out = ctx.write(&answer, plan_page::threats);
    Ok(Answer { out, stderr: warnings(ctx, &table, &[]), negative: answer.threats.is_empty(), ..Answer::default() })
}

/// Returns how long a search may take: so many seconds, or as many as usual.
fn seconds(ctx: &Context, of: &ArgMatches, usual: u64) -> Result<Duration, Error> {
    let typed = of.get_one::<String>("seconds");
    let count = typed.map(|typed| options::count(&ctx.words, Some(typed))).transpose()?;
    Ok(Duration::from_secs(count.map_or(usual, |count| u64::try_from(count).unwrap_or(u64::MAX))))
}

/// The option that lets chance decide now.
pub const ROLL: &str = "--roll";

/// Answers `law do`: on a file that is named, with the new position; on the open table, by changing it.
pub fn perform(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let is_open = typed.position.is_none() && typed.given.is_none();
    let done = if is_open { in_place::perform(ctx, typed) } else { answer_with_position(ctx, typed) };
    done.or_else(|error| {
        let Ok(table) = typed.table(ctx) else { return Err(error) };
        if let Some(actions) = table.several(&typed.words).filter(|_| is_open && !typed.dry_run) {
            return one_by_one(ctx, typed, actions);
        }
        if let Some(ways) = table.ways(&typed.words) {
            return Ok(ctx.reply(&ways, true, |ctx, ways| Pages::stderr(actions_page::page(ctx, ways, true))));
        }
        impossible(ctx, typed, &table, &typed.words, &error).ok_or(error)
    })
}

/// Returns why one of several actions cannot be carried out after those before it: then none of them is.
fn refused_in_thought(ctx: &Context, typed: &Typed, actions: &[String]) -> Option<Answer> {
    let mut table = typed.table(ctx).ok()?;
    for words in actions {
        match table.carry_out(words).ok()? {
            Carried::Out(after) => {
                table = Table::open(&ctx.speaker, "", &after.toml, typed.player.as_deref(), typed.edition.as_deref()).ok()?;
            }
            Carried::Refused(answer) => return Some(refused(ctx, &table, &answer)),
        }
    }
    None
}

/// Carries out actions that were said together, up to the first that is not carried out.
fn one_by_one(ctx: &Context, typed: &Typed, actions: Vec<String>) -> Result<Answer, Error> {
    if let Some(refused) = refused_in_thought(ctx, typed, &actions) {
        return Ok(refused);
    }
    let mut all = Answer { done: true, ..Answer::default() };
    for words in actions {
        let next = in_place::perform(ctx, &typed.saying(words))?;
        all.out += &next.out;
        all.stderr += &next.stderr;
        if next.negative {
            return Ok(Answer { negative: true, ..all });
        }
    }
    Ok(all)
}

/// Returns what comes of the action that was typed, or of what is decided already.
fn carry_out(table: &Table<'_>, typed: &Typed) -> Result<Carried, Error> {
    let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
    match (typed.words.is_empty(), typed.roll) {
        (true, _) => table.carry_on(),
        (false, false) => table.carry_out(&typed.words),
        (false, true) => table.carry_out_by_lot(&typed.words, &mut Lots::new(&mut random)),
    }
}

/// Returns the new position for stdout; a refusal must not end up in its file.
fn answer_with_position(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let table = typed.table(ctx)?;
    match carry_out(&table, typed)? {
        Carried::Out(answer) => {
            let mut stderr = over(ctx, typed) + &warnings(ctx, &table, &answer.warnings);
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
        Carried::Refused(answer) => Ok(refused(ctx, &table, &answer)),
    }
}

/// Says why an action was not carried out.
fn refused(ctx: &Context, table: &Table<'_>, answer: &RulingAnswer) -> Answer {
    let reply = ctx.reply(answer, true, |ctx, answer| Pages::stderr(ruling_page::page(ctx, answer)));
    let mut stderr = warnings(ctx, table, &answer.warnings) + &reply.stderr;
    if !ctx.json {
        answer.asks.iter().filter(|ask| !ask.typed.is_empty()).for_each(|ask| ctx.page.line(&mut stderr, &ask.typed, 0));
    }
    Answer { stderr, asks: answer.asks.clone(), ..reply }
}

/// Returns the line that facts are laid over the open table, if they are.
fn over(ctx: &Context, typed: &Typed) -> String {
    let mut stderr = String::new();
    typed.over_open(ctx).iter().for_each(|line| ctx.page.line(&mut stderr, line, 0));
    stderr
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
