//! The commands of the open table.

use super::{
    held::{Held, own_form},
    page,
    state::{forget, open_table, remember, required, short, shown},
};
use crate::{
    answer::{
        Error,
        clean::clean,
        judge::{Table, changed},
        source::Source,
        steps::{self, StepAnswer, StepTaken, TableAnswer, log, no_change},
    },
    cli::{
        Answer, Context, Pages,
        command::{Arguments, Command, values},
        options, position,
    },
    i18n::{Id, id},
    table::{Entry, Kind},
};
use clap::{Arg, ArgMatches, ValueHint};
use std::{fs, path::Path};

/// The sign before the number of a step in the log.
const STEP: char = '#';

/// `law open`.
pub const OPEN: Command = Command::new("open", id::HELP_OPEN, |make| vec![file(make)], open);
/// `law close`.
pub const CLOSE: Command = Command::new("close", id::HELP_CLOSE, |_| Vec::new(), close);
/// `law undo`.
pub const UNDO: Command = Command::new("undo", id::HELP_UNDO, steps, |ctx, of| back(ctx, of, Kind::Undo));
/// `law redo`.
pub const REDO: Command = Command::new("redo", id::HELP_REDO, steps, |ctx, of| back(ctx, of, Kind::Redo));
/// `law log`.
pub const LOG: Command = Command::new("log", id::HELP_LOG, log_arguments, run_log);

/// `law set`.
pub const SET: Command = Command::new("set", id::HELP_SET, facts, set);

fn facts(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("facts", "facts").num_args(1..).required(true).allow_negative_numbers(true),
        make.flag("dry-run"),
        options::table(make),
    ]
}

fn file(make: &Arguments<'_>) -> Arg {
    make.positional("table-file", "table-file").value_hint(ValueHint::FilePath)
}

fn steps(make: &Arguments<'_>) -> Vec<Arg> {
    // `#5` is the number of a step in the log.
    vec![make.positional("count", "steps").allow_negative_numbers(true), options::table(make)]
}

fn log_arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.short("n", 'n', id::HELP_VALUE_COUNT, id::HELP_OPTION_LOG_N), options::table(make)]
}

/// Remembers a table, or says which is open.
fn open(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let words = &ctx.words;
    let Some(typed) = of.get_one::<String>("table-file") else { return which(ctx) };
    let text = position::text(words, typed)?;
    let table = Table::open(&ctx.speaker, &clean(typed), &text, None, options::edition(None).as_deref())?;
    let path = fs::canonicalize(typed).map_err(|fault| crate::cli::error::cannot_read(words, &clean(typed), &fault))?;
    // A table that cannot be written can still be asked about.
    let begun = Held::hold(words, &path).and_then(|mut held| held.settle(words).map(|()| held));
    let (steps, remarks) = match &begun {
        Ok(held) => (held.history().steps().len().saturating_sub(1), held.remarks(words)),
        Err(error) => (0, vec![error.message().to_owned(), words.say(id::STEP_ONLY_READ)]),
    };
    remember(words, &path)?;
    let answer = TableAnswer::new(Some(shown(&path)), Some(table.book()), steps);
    let mut stderr = table.file_warnings().to_owned();
    for line in &remarks {
        ctx.page.line(&mut stderr, line, 0);
    }
    let out = ctx.write(&answer, |ctx, answer| said(ctx, id::STEP_OPENED, answer));
    Ok(Answer { out, stderr, done: true, ..Answer::default() })
}

/// Says which table is open.
fn which(ctx: &Context) -> Result<Answer, Error> {
    let Some(path) = open_table(&ctx.words, None)? else {
        let none = TableAnswer::new(None, None, 0);
        return Ok(ctx.reply(&none, true, |ctx, _| {
            Pages::stderr(ctx.page.remarks(&[ctx.say(id::STEP_NO_TABLE), ctx.say(id::STEP_OPEN_ONE)]))
        }));
    };
    let held = Held::look(&ctx.words, &path)?;
    let steps = held.as_ref().map_or(0, |held| held.history().steps().len().saturating_sub(1));
    let answer = TableAnswer::new(Some(shown(&path)), None, steps);
    Ok(Answer { out: ctx.write(&answer, |ctx, answer| said(ctx, id::STEP_IS_OPEN, answer)), ..Answer::default() })
}

fn said(ctx: &Context, id: Id, answer: &TableAnswer) -> String {
    let file = short(answer.file.as_deref().unwrap_or_default());
    let mut out = String::new();
    ctx.page.line(&mut out, &ctx.words.say_with(id, &[("file", (&file).into()), ("steps", answer.steps.into())]), 0);
    out
}

/// Forgets the table.
fn close(ctx: &Context, _: &ArgMatches) -> Result<Answer, Error> {
    let closed = forget(&ctx.words)?;
    let negative = closed.is_none();
    let answer = TableAnswer::new(closed.map(|path| shown(&path)), None, 0);
    let reply = ctx.reply(&answer, negative, |ctx, answer| match &answer.file {
        Some(_) => Pages::out(said(ctx, id::STEP_CLOSED, answer)),
        None => Pages::stderr(ctx.page.remarks(&[ctx.say(id::STEP_NO_TABLE)])),
    });
    Ok(Answer { done: !negative, ..reply })
}

/// Corrects the table: facts are laid over it, and all of it must hold together.
fn set(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let words = &ctx.words;
    let facts = values(of, "facts").join(" ");
    let edition = options::edition(None);
    let path = required(words, of.get_one::<String>("table").map(String::as_str))?;
    let file = shown(&path);
    let mut held = Held::hold(words, &path)?;
    let text = held.text().to_owned();
    let table = Table::open(&ctx.speaker, &clean(&file), &text, None, edition.as_deref())?;
    let source = Source { file: &file, text: &text, given_by: "law set", given: Some(&facts), action: "" };
    let corrected = Table::given(&ctx.speaker, &source, None, edition.as_deref())?;
    let after = corrected.toml();
    if table.toml() == after {
        return Err(no_change(words));
    }
    let edited = table.edited(&text, &after)?;
    let entry = Entry { kind: Kind::Correction, by: String::new(), words: facts };
    let mut remarks = held.remarks(words);
    remarks.extend(corrected.vanished_since(&table));
    let is_tried = of.get_flag("dry-run");
    let step = if is_tried {
        StepAnswer::tried(words, entry, edited.changes)
    } else {
        held.take(words, entry, &edited.text, edited.changes)?
    };
    let taken = StepTaken::new(shown(&held.path), step, remarks);
    let reply = ctx.reply(&taken, false, page::page);
    Ok(Answer { stderr: table.file_warnings().to_owned() + &reply.stderr, done: !is_tried, ..reply })
}

/// Takes steps back, or takes them again.
fn back(ctx: &Context, of: &ArgMatches, kind: fn(usize) -> Kind) -> Result<Answer, Error> {
    let words = &ctx.words;
    let path = required(words, of.get_one::<String>("table").map(String::as_str))?;
    let mut held = Held::hold(words, &path)?;
    let typed = of.get_one::<String>("count");
    let count = match typed.and_then(|typed| typed.strip_prefix(STEP)) {
        Some(number) => steps::since(words, held.history(), kind(1), number)?,
        None => typed.map_or(Ok(1), |_| options::count(words, typed))?,
    };
    let kind = kind(count);
    let text = steps::back(words, held.history(), kind, held.text())?;
    let told = steps::taken_back(words, held.history(), kind);
    let forms = own_form(ctx, held.text()).zip(own_form(ctx, &text));
    let remarks = held.remarks(words);
    let changes = forms.map(|(before, after)| changed(words, &before, &after)).unwrap_or_default();
    let step = held.take(words, Entry::new(kind), &text, changes)?;
    let mut taken = StepTaken::new(shown(&held.path), step, remarks);
    taken.told = told;
    Ok(Answer { done: true, ..ctx.reply(&taken, false, page::page) })
}

/// Lists the steps.
fn run_log(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let words = &ctx.words;
    let most = match of.get_one::<String>("n") {
        Some(typed) => options::count(words, Some(typed))?,
        None => usize::MAX,
    };
    let path = required(words, of.get_one::<String>("table").map(String::as_str))?;
    let held = Held::look(words, &path)?;
    let file = shown(held.as_ref().map_or(Path::new(&path), |held| &held.path));
    let (history, remarks) = match &held {
        Some(held) => (held.history().clone(), held.remarks(words)),
        None => Default::default(),
    };
    let answer = log(words, file, &history, most, remarks, |text| own_form(ctx, text));
    let negative = answer.steps.is_empty();
    Ok(ctx.reply(&answer, negative, page::log))
}
