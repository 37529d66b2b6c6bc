//! `law do` on the open table: the file is changed and the step written down.

use super::{Typed, carry_out, refused, ruling_page, warnings};
use crate::{
    answer::{
        Error,
        judge::{Carried, Edited, PositionAnswer, Table, Waking, changed},
        steps::{StepAnswer, StepTaken},
    },
    cli::{
        Answer, Context, position,
        table::{self, Held, own_form, shown},
    },
    i18n::id,
    table::{Entry, Kind},
};

/// Carries out an action on the open table.
pub(super) fn perform(ctx: &Context, typed: &Typed) -> Result<Answer, Error> {
    let words = &ctx.words;
    let path = table::required(words, typed.table.as_deref())?;
    let file = shown(&path);
    if typed.dry_run {
        let text = position::text(words, &path.display().to_string())?;
        let table = typed.read(ctx, &file, &text)?;
        if let Some(woken) = Woken::new(ctx, typed, &table, (&file, &text))? {
            let take =
                |position: &PositionAnswer| Ok(StepTaken::new(file, tried(ctx, typed, &woken.table, position), Vec::new()));
            return answer(ctx, typed, &woken.table, take).map(|answer| woken.told(ctx, answer));
        }
        return answer(ctx, typed, &table, |position| Ok(StepTaken::new(file, tried(ctx, typed, &table, position), Vec::new())));
    }
    let mut held = Held::hold(words, &path)?;
    let text = held.text().to_owned();
    let table = typed.read(ctx, &file, &text)?;
    if let Some(woken) = Woken::new(ctx, typed, &table, (&file, &text))? {
        let take = |position: &PositionAnswer| {
            let Edited { text, changes } = woken.table.edited(woken.text(), &position.toml)?;
            let remarks = held.remarks(words);
            for (step, text) in &woken.steps {
                held.take(words, Entry { words: step.clone(), ..entry(typed, &table) }, text, Vec::new())?;
            }
            let step = held.take(words, entry(typed, &woken.table), &text, changes)?;
            Ok(StepTaken::new(shown(&held.path), step, remarks))
        };
        return answer(ctx, typed, &woken.table, take).map(|answer| woken.told(ctx, answer));
    }
    let done = answer(ctx, typed, &table, |position| {
        let Edited { text, changes } = table.edited(&text, &position.toml)?;
        let remarks = held.remarks(words);
        let step = held.take(words, entry(typed, &table), &text, changes)?;
        Ok(StepTaken::new(shown(&held.path), step, remarks))
    })?;
    Ok(with_choices(ctx, &table, done))
}

/// A table whose Wake Phase is over, because there was nothing to choose in it.
struct Woken<'c> {
    /// The words of each step up to there, with the text of the table after it.
    steps: Vec<(String, String)>,
    /// The table.
    table: Table<'c>,
}

impl<'c> Woken<'c> {
    /// Returns the table at the beginning of the Act Phase, if only the phase stands in the way of an action.
    fn new(ctx: &'c Context, typed: &Typed, table: &Table<'_>, (file, text): (&str, &str)) -> Result<Option<Self>, Error> {
        let is_too_early = |action: &str| matches!(table.glance(action), Ok(Some(glance)) if glance.is_out_of_phase);
        if !table.is_waking() || typed.words.is_empty() || !is_too_early(&typed.words) {
            return Ok(None);
        }
        let mut steps: Vec<(String, String)> = Vec::new();
        let mut reached: Option<Table<'c>> = None;
        while let Some((step, after)) = reached.as_ref().unwrap_or(table).forced() {
            let before = steps.last().map_or(text, |(_, text)| text);
            let text = reached.as_ref().unwrap_or(table).edited(before, &after)?.text;
            reached = Some(typed.read(ctx, file, &text)?);
            steps.push((step, text));
        }
        Ok(reached.filter(|table| table.waking().is_none()).map(|table| Self { steps, table }))
    }

    /// Returns the text of the table.
    fn text(&self) -> &str {
        self.steps.last().map_or("", |(_, text)| text)
    }

    /// Returns an answer that says what was done first.
    fn told(&self, ctx: &Context, answer: Answer) -> Answer {
        if answer.negative || ctx.json {
            return answer;
        }
        let mut out = String::new();
        let steps = self.steps.iter().map(|(step, _)| step.as_str()).collect::<Vec<&str>>().join(" · ");
        ctx.page.line(&mut out, &ctx.words.say_with(id::JUDGE_WOKE, &[("action", (&steps).into())]), 0);
        Answer { out: out + &answer.out, ..answer }
    }
}

/// Returns an answer that names what can be chosen in the Wake Phase, where an action came too early.
fn with_choices(ctx: &Context, table: &Table<'_>, mut answer: Answer) -> Answer {
    if answer.negative
        && !ctx.json
        && let Some(waking) = table.waking()
    {
        let choices = match waking {
            Waking::Act(_) => return answer,
            Waking::Forced(step) => vec![step],
            Waking::Choices(choices) => choices,
            Waking::Open(step) => {
                if let Ok(ruling) = table.ruling(&step) {
                    answer.stderr += &ruling_page::page(ctx, &ruling);
                }
                return answer;
            }
        };
        let said = ctx.words.say_with(id::JUDGE_WAKE_FIRST, &[("actions", (&choices.join(" · ")).into())]);
        ctx.page.line(&mut answer.stderr, &said, 0);
    }
    answer
}

/// Says what came of the action, if it can be carried out.
fn answer(
    ctx: &Context,
    typed: &Typed,
    table: &Table<'_>,
    take: impl FnOnce(&PositionAnswer) -> Result<StepTaken, Error>,
) -> Result<Answer, Error> {
    match carry_out(table, typed)? {
        Carried::Out(position) if typed.lacks(&position.asks) => {
            Ok(Answer { asks: position.asks, negative: true, ..Answer::default() })
        }
        Carried::Out(position) => {
            // At the prompt it was asked for.
            let unused =
                position.asks.iter().map(|ask| ask.line.clone()).filter(|line| !line.is_empty() && typed.answered.is_none());
            let unused: Vec<String> = unused.collect();
            let taken = take(&position)?.telling(*position);
            let reply = ctx.reply(&taken, false, table::page);
            let unused = if ctx.json { String::new() } else { warnings(ctx, table, &unused) };
            Ok(Answer { stderr: warnings(ctx, table, &[]) + &reply.stderr + &unused, done: !typed.dry_run, ..reply })
        }
        Carried::Refused(answer) => Ok(refused(ctx, table, &answer)),
    }
}

fn entry(typed: &Typed, table: &Table<'_>) -> Entry {
    Entry { kind: Kind::Action, by: table.player().unwrap_or_default().to_owned(), words: typed.words.clone() }
}

/// Returns the step that an action would be.
fn tried(ctx: &Context, typed: &Typed, table: &Table<'_>, position: &PositionAnswer) -> StepAnswer {
    StepAnswer::tried(
        &ctx.words,
        entry(typed, table),
        changed(&ctx.words, &table.toml(), &own_form(ctx, &position.toml).unwrap_or_default()),
    )
}
