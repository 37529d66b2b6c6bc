//! Rulings on Lords of Xidit (`game = "xidit"`): `law may`, `law check`, `law do` and `law wins` by the book `xidit`.

mod document;
mod perform;
mod say;
mod wins;

pub use perform::answer as perform;
pub use wins::answer as wins;

use super::{Typed, campaign::bad_dice, name_error};
use crate::answer::{self, Error, clean::clean};
use crate::{
    cli::{Answer, Context, json, page::paint},
    game::{
        find_word,
        xidit::{Colour, Position, read},
    },
    i18n::Words,
    law::Cite,
    notation::{
        WordsError, WordsFault,
        xidit::{parse, print},
    },
    rules::{
        Bearing, Verdict,
        xidit::{Action, Ruling, list, may as rule},
    },
};
use std::fmt::Write as _;

/// A position on the table, and who asks.
pub struct Case {
    position: Position,
    by: Option<Colour>,
}

impl Case {
    /// Reads the position.
    pub fn open(ctx: &Context, typed: &Typed, text: &str) -> Result<Self, Error> {
        let by = typed.player.as_deref().map(find_word::<Colour>).transpose();
        let by = by.map_err(|problem| name_error(&ctx.words, &problem))?;
        let refused = |faults: Vec<_>| answer::position::refused(&ctx.words, &clean(&typed.position), text, &faults);
        Ok(Self { position: read(text).map_err(refused)?, by })
    }

    fn asked(&self, ctx: &Context, typed: &Typed) -> Result<Action, Error> {
        parse(&typed.words, &self.position).map_err(|error| action_error(&ctx.words, &error))
    }

    fn player(&self) -> Option<Colour> {
        self.by.or(self.position.turn)
    }
}

/// Says that a command knows only the Law of Oath.
pub fn only_oath(ctx: &Context, command: &str) -> Error {
    let message = ctx.words.say_with("xidit-only-oath", &[("command", command.into())]);
    Error::new(&ctx.words, "other-game", message).hint(ctx.say("xidit-commands"))
}

/// Returns the error that an order cannot be read, and where.
fn action_error(words: &Words, error: &WordsError) -> Error {
    let place = words.say_with("judge-place", &[("word", error.word.into())]);
    let typed = |id: &str| words.say_with(id, &[("typed", clean(&error.typed).as_ref().into()), ("place", (&place).into())]);
    match &error.fault {
        WordsFault::Name(problem) => name_error(words, problem),
        WordsFault::UnknownVerb { .. } => {
            Error::new(words, "unknown-action", typed("judge-unknown-action")).hint(words.say("xidit-actions"))
        }
        WordsFault::Unused { .. } => {
            let told = Error::new(words, "unknown-action", typed("xidit-leftover")).at(place);
            told.hint(words.say("xidit-actions"))
        }
        WordsFault::Empty => Error::new(words, "incomplete-action", typed("judge-empty-clause")).at(place),
        WordsFault::Incomplete { pattern: form } => {
            let pattern = words.say(&format!("xidit-form-{form}"));
            let message = words.say_with("judge-incomplete", &[("pattern", (&pattern).into())]);
            Error::new(words, "incomplete-action", message)
        }
        WordsFault::Dice(fault) => bad_dice(words, fault),
        WordsFault::Number => Error::new(words, "bad-number", typed("judge-bad-number")),
    }
}

/// Answers with the ruling on an action.
pub fn may(ctx: &Context, typed: &Typed, case: &Case) -> Result<Answer, Error> {
    let action = case.asked(ctx, typed)?;
    let ruling = rule(&case.position, case.by, &action);
    Ok(Answer { out: ruled(ctx, case, &action, &ruling), negative: ruling.verdict() != Verdict::Legal, ..Answer::default() })
}

fn ruled(ctx: &Context, case: &Case, action: &Action, ruling: &Ruling) -> String {
    if ctx.json { json::write(&document::ruling(&ctx.words, case, action, ruling)) } else { shown(ctx, case, action, ruling) }
}

fn shown(ctx: &Context, case: &Case, action: &Action, ruling: &Ruling) -> String {
    let verdict = ruling.verdict();
    let style = match verdict {
        Verdict::Legal => ctx.page.paint.good,
        Verdict::Illegal => ctx.page.paint.bad,
        Verdict::Open => ctx.page.paint.alert,
    };
    let verdict = ctx.say(&format!("judge-verdict-{}", verdict.word()));
    let who = case.player().map(|colour| format!(" ({})", say::colour(&ctx.words, colour))).unwrap_or_default();
    let action = written(ctx, case, action);
    let mut out = format!("{}  {}{who}\n", paint(style, &verdict), paint(ctx.page.paint.heading, &action));
    let labels = ["judge-cost", "judge-why", "judge-read"].map(|id| ctx.say(id));
    let width = labels.iter().map(|label| textwrap::core::display_width(label)).max().unwrap_or_default();
    let [cost, why, read] = labels;
    let mut line = |label: &str, text: &str| ctx.page.labelled(&mut out, label, width, text);
    line(&cost, &say::cost(&ctx.words, ruling));
    let deciding = |bearing| ruling.reasons.iter().filter(move |reason| reason.bearing == bearing);
    let reasons = deciding(Bearing::Against).chain(deciding(Bearing::Unknown)).chain(deciding(Bearing::For));
    for (at, reason) in reasons.enumerate() {
        line(if at == 0 { &why } else { "" }, &say::reason(&ctx.words, reason));
    }
    line(&read, &read_on(&ruling.all_cites()));
    out
}

/// Returns the command that shows the sections.
fn read_on<C: Copy + Into<Cite>>(cites: &[C]) -> String {
    format!("law xidit {}", say::numbers(cites).join(" "))
}

fn written(ctx: &Context, case: &Case, action: &Action) -> String {
    clean(&print(action, &case.position, ctx.words.lang)).into_owned()
}

/// Answers with every action that could be asked about.
pub fn check(ctx: &Context, case: &Case) -> Answer {
    let listed = list(&case.position, case.by);
    let of = |verdict| listed.iter().filter(move |(_, it)| it.verdict() == verdict).collect::<Vec<&(Action, Ruling)>>();
    let (legal, blocked, open) = (of(Verdict::Legal), of(Verdict::Illegal), of(Verdict::Open));
    let negative = legal.is_empty();
    if ctx.json {
        let out = json::write(&document::actions(&ctx.words, case, [&legal, &blocked, &open]));
        return Answer { out, negative, ..Answer::default() };
    }
    let mut out = String::new();
    ctx.page.heading(&mut out, &ctx.words.say_with("judge-legal", &[("count", legal.len().into())]));
    let width = legal.iter().map(|(action, _)| textwrap::core::display_width(&written(ctx, case, action))).max();
    for (action, ruling) in legal {
        let action = written(ctx, case, action);
        let pad = " ".repeat(width.unwrap_or_default().saturating_sub(textwrap::core::display_width(&action)));
        let cost = say::cost(&ctx.words, ruling);
        let _ = writeln!(out, "  {}{pad}  {cost} ({})", paint(ctx.page.paint.name, &action), say::cites(&ruling.cites));
    }
    reasons(ctx, &mut out, case, "judge-open", &open);
    reasons(ctx, &mut out, case, "judge-blocked", &blocked);
    Answer { out, negative, ..Answer::default() }
}

fn reasons(ctx: &Context, out: &mut String, case: &Case, heading: &str, listed: &[&(Action, Ruling)]) {
    if listed.is_empty() {
        return;
    }
    let _ = writeln!(out);
    ctx.page.heading(out, &ctx.words.say_with(heading, &[("count", listed.len().into())]));
    for (action, ruling) in listed {
        ctx.page.line(out, &written(ctx, case, action), 2);
        let deciding = ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For);
        let why: Vec<String> = deciding.map(|reason| say::reason(&ctx.words, reason)).collect();
        ctx.page.line(out, &why.join(" "), 6);
    }
}
