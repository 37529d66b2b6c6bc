//! Steps at a table: actions carried out, facts corrected, steps taken back. The table and its history come in as text and go
//! out as text; who keeps them is up to the page.

use crate::{json, not_asked};
use lawspeaker::{
    answer::{
        Error, Speaker,
        judge::{Carried, Edited, PositionAnswer, Table, changed},
        lots::Lots,
        odds::NoRandomness,
        opening::{bad_players, goals},
        source::Source,
        steps::{self, StepAnswer, StepTaken, answer, log, no_change},
    },
    game::{Oath, deal_by_lot, find_word, start},
    law::Book,
    table::{Entry, History, Kind},
};
use serde::Serialize;

/// What documents call the table.
const NAME: &str = "table";

/// A table as the page keeps it.
#[derive(Clone, Copy)]
pub struct Kept<'a> {
    /// The position.
    pub table: &'a str,
    /// Every step that was taken, in the format of the history beside a file.
    pub history: &'a str,
}

/// What came of a step.
#[derive(Serialize)]
pub struct Done<A> {
    /// The document: a step, a position, a ruling that refuses it, or an error.
    answer: A,
    /// The table after it; nothing where it stays as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// The history after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    history: Option<String>,
}

impl<A> Done<A> {
    /// Returns that nothing changed.
    pub const fn failed(answer: A) -> Self {
        Self { answer, table: None, history: None }
    }
}

/// Opens a table.
pub fn open<'s>(speaker: &'s Speaker, text: &str) -> Result<Table<'s>, Error> {
    Table::open(speaker, NAME, text, None, None)
}

/// Takes a step.
pub fn take(speaker: &Speaker, kind: &str, typed: &str, kept: Kept<'_>) -> Result<String, Error> {
    match kind {
        "do" => act(speaker, typed, kept, false),
        "roll" => act(speaker, typed, kept, true),
        "set" => correct(speaker, typed, kept),
        "undo" => back(speaker, Kind::Undo(1), kept),
        "redo" => back(speaker, Kind::Redo(1), kept),
        "new" => begin(speaker, typed),
        "log" => {
            let (history, _) = History::read(kept.history.as_bytes());
            let own = |text: &str| open(speaker, text).ok().map(|table| table.toml());
            Ok(json(&Done::failed(log(&speaker.words, NAME.to_owned(), &history, usize::MAX, Vec::new(), own))))
        }
        other => Err(not_asked(speaker, other)),
    }
}

/// Carries out an action.
fn act(speaker: &Speaker, typed: &str, kept: Kept<'_>, by_lot: bool) -> Result<String, Error> {
    let table = open(speaker, kept.table)?;
    let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
    let carried = match (typed.is_empty(), by_lot) {
        (true, _) => table.carry_on()?,
        (false, true) => table.carry_out_by_lot(typed, &mut Lots::new(&mut random))?,
        (false, false) => table.carry_out(typed)?,
    };
    match carried {
        Carried::Refused(ruling) => Ok(json(&Done::failed(*ruling))),
        Carried::Out(position) => {
            let edited = table.edited(kept.table, &position.toml)?;
            let by = table.player().unwrap_or_default().to_owned();
            let entry = Entry { kind: Kind::Action, by, words: typed.to_owned() };
            Ok(json(&taken(speaker, entry, kept, edited, |step| step.telling(*position))))
        }
    }
}

/// Lays facts over a table, or over nothing.
fn correct(speaker: &Speaker, facts: &str, kept: Kept<'_>) -> Result<String, Error> {
    let (before, after) = corrected(speaker, facts, kept.table)?;
    let entry = Entry { kind: Kind::Correction, by: String::new(), words: facts.to_owned() };
    if kept.table.trim().is_empty() {
        let changes = changed(&speaker.words, &before, &after);
        return Ok(json(&taken(speaker, entry, kept, Edited { text: after, changes }, |step| step)));
    }
    let edited = open(speaker, kept.table)?.edited(kept.table, &after)?;
    Ok(json(&taken(speaker, entry, kept, edited, |step| step)))
}

/// Returns the step that facts would be.
pub fn tried(speaker: &Speaker, facts: &str, table: &str) -> Result<StepTaken, Error> {
    let (before, after) = corrected(speaker, facts, table)?;
    let entry = Entry { kind: Kind::Correction, by: String::new(), words: facts.to_owned() };
    let step = StepAnswer::tried(&speaker.words, entry, changed(&speaker.words, &before, &after));
    Ok(StepTaken::new(NAME.to_owned(), step, Vec::new()))
}

/// Returns a table before and after facts are laid over it, both in the program's own form.
fn corrected(speaker: &Speaker, facts: &str, text: &str) -> Result<(String, String), Error> {
    let source = Source { file: NAME, text, given_by: "", given: Some(facts), action: "" };
    let corrected = Table::given(speaker, &source, None, None)?;
    let before = if text.trim().is_empty() { String::new() } else { open(speaker, text)?.toml() };
    let after = corrected.facts()?.toml;
    if before == after {
        return Err(no_change(&speaker.words));
    }
    Ok((before, after))
}

/// Takes a step back, or takes it again.
fn back(speaker: &Speaker, kind: Kind, kept: Kept<'_>) -> Result<String, Error> {
    let (history, _) = History::read(kept.history.as_bytes());
    let text = steps::back(&speaker.words, &history, kind, kept.table)?;
    let own = |text: &str| open(speaker, text).ok().map(|table| table.toml());
    let forms = own(kept.table).zip(own(&text));
    let changes = forms.map(|(before, after)| changed(&speaker.words, &before, &after)).unwrap_or_default();
    Ok(json(&taken(speaker, Entry::new(kind), kept, Edited { text, changes }, |step| step)))
}

/// Lays out the first game of a number of players and a goal: `4 supremacy`.
fn begin(speaker: &Speaker, typed: &str) -> Result<String, Error> {
    let words = &speaker.words;
    let (count, goal) = typed.split_once(' ').unwrap_or((typed, ""));
    let players = count.parse().ok().filter(|count| (2..=6).contains(count));
    let players: u8 = players.ok_or_else(|| bad_players(words, count))?;
    let oath: Oath = find_word(goal).map_err(|_| Error::new(words, "unknown-goal", goals(words)))?;
    let mut setup = start(players, oath);
    let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
    let mut lots = Lots::new(&mut random);
    deal_by_lot(&mut setup, &mut |limit| lots.below(limit));
    lots.check(words)?;
    let answer = PositionAnswer::new(Book::Oath, setup.to_toml_in(words.lang));
    let table = answer.toml.clone();
    let history = History::default().notice(&table);
    Ok(json(&Done { answer, table: Some(table), history: Some(history) }))
}

/// Writes a step down.
fn taken(
    speaker: &Speaker,
    entry: Entry,
    kept: Kept<'_>,
    Edited { text: after, changes }: Edited,
    telling: impl FnOnce(StepTaken) -> StepTaken,
) -> Done<StepTaken> {
    let (mut history, damage) = History::read(kept.history.as_bytes());
    let whole = damage.map_or(kept.history.len(), |damage| damage.whole);
    let mut lines = kept.history.get(..whole).unwrap_or_default().to_owned();
    lines.push_str(&history.notice(kept.table));
    lines.push_str(&history.append(entry, kept.table, &after));
    let words = &speaker.words;
    let step = history.steps().last().map(|step| answer(words, step, changes, false));
    let step = step.unwrap_or_else(|| StepAnswer::tried(words, Entry::new(Kind::Start), Vec::new()));
    let answer = telling(StepTaken::new(NAME.to_owned(), step, Vec::new()));
    Done { answer, table: Some(after), history: Some(lines) }
}
