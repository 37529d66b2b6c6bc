//! `law settle`: a dispute settled by asking back. Without a terminal, the next question; with one, all of them.

use super::{
    Answer, Context,
    actions::pointer,
    command::{Arguments, Command, values},
    judge::ruling_page,
    options, position,
};
use crate::{
    answer::{
        Error,
        clean::clean,
        settle::{AskedNext, Opened, SettleAnswer, Typed, open, place_asked, reopen, reply, reply_place},
    },
    i18n::id,
    rules::Verdict,
};
use clap::{Arg, ArgMatches};
use std::{
    io::{self, BufRead as _, IsTerminal as _, Read as _, Write as _},
    path::Path,
};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;

/// The command.
pub const COMMAND: Command = Command::new("settle", id::HELP_SETTLE, arguments, run).with_help(pointer);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("action", "settle").num_args(1..).required(true).allow_negative_numbers(true),
        make.option("given", id::HELP_VALUE_FACTS, id::HELP_OPTION_GIVEN),
        make.option("without", id::HELP_VALUE_CARDS, id::HELP_OPTION_WITHOUT),
        make.option("unknown", id::HELP_VALUE_KEYS, id::HELP_OPTION_UNKNOWN),
        make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION),
        make.option("player", id::HELP_VALUE_COLOUR, id::HELP_OPTION_PLAYER),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let mut action = values(of, "action");
    let file = action.first().filter(|word| is_file(word)).cloned();
    if file.is_some() {
        action.remove(0);
    }
    let text = file.as_deref().map(|file| position::text(&ctx.words, file)).transpose()?.unwrap_or_default();
    let option = |id: &str| of.get_one::<String>(id).map(String::as_str);
    let edition = options::edition(of.get_one("edition"));
    let (file, action) = (clean(file.as_deref().unwrap_or_default()).into_owned(), action.join(" "));
    let typed = Typed {
        file: &file,
        position: &text,
        given: option("given"),
        action: &action,
        player: option("player"),
        edition: edition.as_deref(),
        without: option("without").unwrap_or_default(),
        unknown: option("unknown").unwrap_or_default(),
    };
    let opened = open(&ctx.words, typed)?;
    let answer = if !ctx.json && io::stdin().is_terminal() && io::stdout().is_terminal() {
        ask_back(ctx, typed, opened)?
    } else {
        step(ctx, &opened)?
    };
    let out = ctx.write(&answer, page);
    Ok(Answer { out, negative: answer.verdict != Verdict::Legal, ..Answer::default() })
}

fn step(ctx: &Context, opened: &Opened) -> Result<SettleAnswer, Error> {
    match opened {
        Opened::Dispute(dispute, told) => dispute.answer(&ctx.words, told),
        Opened::Place(site, told) => Ok(place_asked(&ctx.words, told, *site)),
    }
}

/// Asks on a terminal until the dispute is settled or nobody answers any more.
fn ask_back(ctx: &Context, typed: Typed<'_>, mut opened: Opened) -> Result<SettleAnswer, Error> {
    let mut is_first = true;
    loop {
        let answer = step(ctx, &opened)?;
        if std::mem::take(&mut is_first) {
            let mut out = String::new();
            ctx.page.line(&mut out, &answer.who, 0);
            print!("{out}");
        }
        let Some(next) = &answer.next else { return Ok(answer) };
        let Some(line) = asked(ctx, next) else { return Ok(answer) };
        let replied = match (&mut opened, &next.asks) {
            (Opened::Dispute(_, told), Some(question)) => reply(&ctx.words, told, question, &line),
            (Opened::Dispute(..), None) => Ok(()),
            (Opened::Place(site, told), _) => reply_place(&ctx.words, told, *site, &line),
        };
        if let Err(error) = replied {
            eprint!("{}", super::error::page(&error));
        } else {
            // What is told of the map may give the words of the action another meaning.
            let (Opened::Dispute(_, told) | Opened::Place(_, told)) = opened;
            opened = reopen(&ctx.words, typed, told)?;
        }
    }
}

/// Prints a question and reads a line; none at the end of the input.
fn asked(ctx: &Context, next: &AskedNext) -> Option<String> {
    let mut out = String::new();
    ctx.page.line(&mut out, &next.question, 0);
    ctx.page.line(&mut out, &next.how, 2);
    print!("{out}› ");
    io::stdout().flush().ok()?;
    let mut line = String::new();
    let read = io::stdin().lock().take(LONGEST_LINE).read_line(&mut line).ok()?;
    (read > 0).then(|| line.trim().to_owned())
}

/// Returns whether the first word names a position file.
fn is_file(word: &str) -> bool {
    let path = Path::new(word);
    let named = path.extension().is_some_and(|extension| extension == "toml" || extension == "txt");
    word == "-" || named || path.is_file()
}

/// Returns the page of a dispute: the next question, or the ruling.
fn page(ctx: &Context, answer: &SettleAnswer) -> String {
    match (&answer.next, &answer.ruling) {
        (Some(next), _) => question_page(ctx, next, &answer.who),
        (None, Some(ruling)) => ruling_page::page(ctx, ruling),
        (None, None) => String::new(),
    }
}

/// Returns the page of a question.
fn question_page(ctx: &Context, next: &AskedNext, who: &str) -> String {
    let mut out = String::new();
    ctx.page.headline(&mut out, (ctx.page.paint.alert, &ctx.say(id::JUDGE_VERDICT_OPEN)), &next.question);
    ctx.page.line(&mut out, who, 2);
    ctx.page.line(&mut out, &next.how, 2);
    out
}
