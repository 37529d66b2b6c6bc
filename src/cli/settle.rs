//! `law settle`: a dispute settled by asking back. Without a terminal, the next question; with one, all of them.

use super::{
    Answer, Context,
    actions::pointer,
    command::{Arguments, Command, values},
    judge::{asked_action, ruling_page},
    options, position, table,
};
use crate::{
    answer::{
        Error, SpokenCommand,
        clean::clean,
        judge::Table,
        says_to_drop,
        settle::{AskedNext, Opened, SettleAnswer, Told, Typed, open, reopen, reply, reply_part, reply_place, settled_at},
        source::Source,
        spoken_command,
    },
    game::{GameName, declared_game},
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
        options::table(make),
        make.option("without", id::HELP_VALUE_CARDS, id::HELP_OPTION_WITHOUT),
        make.option("unknown", id::HELP_VALUE_KEYS, id::HELP_OPTION_UNKNOWN),
        make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION),
        make.option("player", id::HELP_VALUE_COLOUR, id::HELP_OPTION_PLAYER),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let mut action = values(of, "action");
    let option = |id: &str| of.get_one::<String>(id).map(String::as_str);
    let named = action.first().filter(|word| is_file(word)).cloned();
    if named.is_some() {
        action.remove(0);
    }
    let is_open_table = named.is_none();
    let file = named.map_or_else(|| open_table(ctx, option("table")), |file| Ok(Some(file)))?;
    let stderr = file.as_deref().filter(|_| is_open_table).map(|file| at_open(ctx, file)).unwrap_or_default();
    let text = file.as_deref().map(|file| position::text(&ctx.words, file)).transpose()?.unwrap_or_default();
    let edition = options::edition(of.get_one("edition"));
    let (file, action) = (clean(file.as_deref().unwrap_or_default()).into_owned(), asked_action(&action.join(" ")));
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
    let is_at_open = !stderr.is_empty();
    let answer = if let Some(settled) = settled_by_table(ctx, typed, &opened, is_at_open) {
        settled
    } else if !ctx.json && io::stdin().is_terminal() && io::stdout().is_terminal() {
        ask_back(ctx, typed, opened, is_at_open)?
    } else {
        opened.answer(&ctx.words, &action)?
    };
    let out = ctx.write(&answer, page);
    Ok(Answer { out, stderr, negative: answer.verdict != Verdict::Legal, ..Answer::default() })
}

/// Returns the file of the open table, if it is one of Oath.
fn open_table(ctx: &Context, option: Option<&str>) -> Result<Option<String>, Error> {
    let Some(path) = table::open_table(&ctx.words, option)? else { return Ok(None) };
    let file = path.display().to_string();
    let text = position::text(&ctx.words, &file)?;
    Ok(Some(file).filter(|_| declared_game(&text) == GameName::Oath))
}

/// Says that the open table is asked.
fn at_open(ctx: &Context, file: &str) -> String {
    let mut line = String::new();
    let said = ctx.words.say_with(id::SETTLE_OPEN_TABLE, &[("file", (&table::short(&clean(file))).into())]);
    ctx.page.line(&mut line, &said, 0);
    line
}

/// Returns the ruling of the open table, where it decides the dispute as it is described: then nothing is asked.
fn settled_by_table(ctx: &Context, typed: Typed<'_>, opened: &Opened, is_at_open: bool) -> Option<SettleAnswer> {
    let source = Source { file: typed.file, text: typed.position, given_by: "--given", given: typed.given, action: typed.action };
    let table = Table::given(&ctx.speaker, &source, typed.player, typed.edition).ok().filter(|_| is_at_open)?;
    let ruling = table.ruling(typed.action).ok().filter(|ruling| ruling.verdict != Verdict::Open)?;
    Some(settled_at(&ctx.words, opened.told(), typed.action, ruling))
}

/// Asks on a terminal until the dispute is settled or nobody answers any more.
fn ask_back(ctx: &Context, typed: Typed<'_>, mut opened: Opened, is_at_open: bool) -> Result<SettleAnswer, Error> {
    let (words, mut action, mut is_first) = (&ctx.words, typed.action.to_owned(), true);
    // What was told and asked before each reply.
    let mut before: Vec<(Told, String)> = Vec::new();
    loop {
        let typed = Typed { action: &action, ..typed };
        let answer = opened.answer(words, typed.action)?;
        if std::mem::take(&mut is_first) {
            let mut out = String::new();
            ctx.page.line(&mut out, &answer.who, 0);
            print!("{out}");
        }
        let Some(next) = &answer.next else { return Ok(answer) };
        let Some(line) = asked(ctx, next) else { return Ok(answer) };
        match said_beside(&line) {
            Some(Beside::Leave) => return Ok(answer),
            Some(Beside::Help) => {
                let mut out = String::new();
                ctx.page.line(&mut out, &words.say(id::SETTLE_HELP), 0);
                print!("{out}");
                continue;
            }
            Some(Beside::Back) => {
                let Some((told, earlier)) = before.pop() else { continue };
                opened = reopen(words, Typed { action: &earlier, ..typed }, told)?;
                action = earlier;
                continue;
            }
            None => {}
        }
        let earlier = (opened.told().clone(), action.clone());
        let replied = match (&mut opened, &next.asks) {
            (Opened::Dispute(_, told), Some(question)) => reply(words, told, question, &line).map(|()| None),
            (Opened::Dispute(..), None) => Ok(None),
            (Opened::Place(site, told), _) => reply_place(words, told, *site, &line).map(|()| None),
            (Opened::Part(lacking, told), _) => reply_part(words, told, lacking, &line).map(Some),
        };
        if replied.is_ok() {
            before.push(earlier);
        }
        match replied {
            // The question is asked again, and with it what would be a reply.
            Err(error) => eprint!("{}", super::error::page(&error.without_hint(&next.how))),
            // What is told of the map may give the words of the action another meaning.
            Ok(None) => opened = reopen(words, typed, opened.into_told())?,
            Ok(Some(whole)) => {
                let typed = Typed { action: &whole, ..typed };
                opened = reopen(words, typed, opened.into_told())?;
                if let Some(settled) = settled_by_table(ctx, typed, &opened, is_at_open) {
                    return Ok(settled);
                }
                action = whole;
            }
        }
    }
}

/// What somebody says instead of a reply.
enum Beside {
    /// To leave.
    Leave,
    /// What can be said here.
    Help,
    /// To take the last reply back.
    Back,
}

/// Returns what a line says instead of a reply, if it is none.
fn said_beside(line: &str) -> Option<Beside> {
    if line.is_empty() || says_to_drop(line) {
        return Some(Beside::Leave);
    }
    match spoken_command(line) {
        Some((SpokenCommand::Leave, _)) => Some(Beside::Leave),
        // A question mark alone says that nobody knows.
        Some((SpokenCommand::Help, _)) if line != "?" => Some(Beside::Help),
        Some((SpokenCommand::Undo, _)) => Some(Beside::Back),
        _ => None,
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
        (None, Some(ruling)) => {
            let mut out = ruling_page::page(ctx, ruling);
            answer.assumed.iter().for_each(|who| ctx.page.line(&mut out, who, 2));
            out
        }
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
