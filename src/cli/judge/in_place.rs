//! `law do` on the open table: the file is changed and the step written down.

use super::{Typed, carry_out, refused, warnings};
use crate::{
    answer::{
        Error,
        judge::{Carried, PositionAnswer, Table},
        steps::{StepAnswer, StepTaken, changed},
    },
    cli::{
        Answer, Context, position,
        table::{self, Held, own_form, shown},
    },
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
        return answer(ctx, typed, &table, |position| Ok(StepTaken::new(file, tried(ctx, typed, &table, position), Vec::new())));
    }
    let mut held = Held::hold(words, &path)?;
    let text = held.text().to_owned();
    let table = typed.read(ctx, &file, &text)?;
    answer(ctx, typed, &table, |position| {
        let edited = table.edited(&text, &position.toml)?;
        let remarks = held.remarks(words);
        let after = own_form(ctx, &edited).unwrap_or_default();
        let step = held.take(words, entry(typed, &table), &edited, Some((&table.toml(), &after)))?;
        Ok(StepTaken::new(shown(&held.path), step, remarks))
    })
}

/// Says what came of the action, if it can be carried out.
fn answer(
    ctx: &Context,
    typed: &Typed,
    table: &Table<'_>,
    take: impl FnOnce(&PositionAnswer) -> Result<StepTaken, Error>,
) -> Result<Answer, Error> {
    match carry_out(table, typed)? {
        Carried::Out(position) => {
            let taken = take(&position)?.telling(*position);
            let reply = ctx.reply(&taken, false, table::page);
            Ok(Answer { stderr: warnings(ctx, table, &[]) + &reply.stderr, done: !typed.dry_run, ..reply })
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
