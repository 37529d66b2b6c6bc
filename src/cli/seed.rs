//! `law new --seed` and `law seed`: the chronicle string of the Tabletop Simulator module as a position file, and back.

use super::{
    Answer, Context,
    command::{Arguments, Command},
    error::cannot_read,
    fault as position_fault, options, position, table,
};
use crate::{
    answer::{
        Error, FaultAt,
        clean::clean,
        judge::{Oath, PositionAnswer, read_position},
        nouns,
        opening::{Opening, Start},
        spot::Spot,
    },
    game::{CardRef, LONGEST, Seats},
    i18n::{Id, Value, Words, family, id},
    law::{Book, Edition},
    seed::{ExportError, Field, Seed, SeedFault, SeedProblem, Version, Written, parse},
};
use clap::{Arg, ArgMatches};
use std::io;

/// The command.
pub const COMMAND: Command = Command::new("seed", id::HELP_SEED, arguments, run);

/// What faults of a string call the place where it was typed.
const TYPED: &str = "--seed";

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("position", "position"), options::table(make)]
}

/// Returns the start position §1 of a chronicle string; `-` reads it from stdin.
pub fn read(ctx: &Context, typed: &str, seats: Seats, edition: Edition) -> Result<Answer, Error> {
    let text = if typed == "-" { input(&ctx.words)? } else { typed.to_owned() };
    let seed = parse(&text).map_err(|faults| refused(&ctx.words, &text, &faults))?;
    let known = seats != Seats::Unknown || seed.has_players();
    let answer = Opening { start: Start::Next(&seed), seats, edition }.answer(&ctx.words, None)?.with_seed(seed.to_string());
    let note = || format!("{}: {}\n", ctx.say(id::GAME_WARNING), ctx.say(id::SEED_PLAYERS_UNKNOWN));
    Ok(position::written(ctx, &answer, if known { String::new() } else { note() }))
}

/// Returns the string that a position leaves.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let words = &ctx.words;
    let path = match of.get_one::<String>("position") {
        Some(path) => path.clone(),
        None => table::required(words, of.get_one::<String>("table").map(String::as_str))?.display().to_string(),
    };
    let (position, stderr) = read_position::<Oath>(words, &clean(&path), &position::text(words, &path)?)?;
    if position.ending.is_some() && Written::new(&position).is_none() {
        return Err(not_written(words, &path));
    }
    let seed = Seed::from_setup(&position).map_err(|objections| {
        let file = clean(&path);
        let message = words.say_with(id::SEED_NOT_ENOUGH, &[("file", file.as_ref().into())]);
        let error = Error::new(words, "position", message).at(file.to_string());
        let error = objections.iter().fold(error, |error, it| error.hint(object(words, it)));
        if Written::new(&position).is_some() { error.hint(words.say(id::SEED_AFTER_INSTEAD)) } else { error }
    })?;
    let (line, answer) = (format!("{seed}\n"), document(position.to_toml_in(ctx.words.lang), seed.to_string()));
    let out = ctx.write(&answer, |_, _| line);
    Ok(Answer { out, stderr, ..Answer::default() })
}

/// Returns the start of the game after a Chronicle that was written at a table.
pub fn after(ctx: &Context, path: &str, seats: Seats, edition: Edition) -> Result<Answer, Error> {
    let words = &ctx.words;
    let (position, stderr) = read_position::<Oath>(words, &clean(path), &position::text(words, path)?)?;
    let written = Written::new(&position).ok_or_else(|| not_written(words, path))?;
    let answer = Opening { start: Start::After(written), seats, edition }.answer(words, None)?;
    Ok(position::written(ctx, &answer, stderr))
}

/// Returns the error that the Chronicle of a game is not written to its end.
fn not_written(words: &Words, path: &str) -> Error {
    let file = clean(path);
    let message = words.say_with(id::SEED_NOT_WRITTEN, &[("file", file.as_ref().into())]);
    Error::new(words, "not-written", message).at(file.to_string()).hint(words.say(id::SEED_WRITE_FIRST))
}

fn document(toml: String, seed: String) -> PositionAnswer {
    PositionAnswer::new(Book::Oath, toml).with_seed(seed)
}

fn input(words: &Words) -> Result<String, Error> {
    use io::Read as _;
    let mut text = String::new();
    let limit = u64::try_from(LONGEST).unwrap_or(u64::MAX);
    match io::stdin().lock().take(limit).read_to_string(&mut text) {
        Ok(_) => Ok(text),
        Err(fault) => Err(cannot_read(words, "-", &fault).at("-".to_owned())),
    }
}

fn refused(words: &Words, text: &str, faults: &[SeedFault]) -> Error {
    let at = |fault: &SeedFault| {
        let spot = Spot::find(text, &fault.span);
        let (kind, cites) = match &fault.problem {
            SeedProblem::Position(problem) => (problem.word(), problem.cites()),
            other => (other.word(), [].as_slice()),
        };
        let (message, excerpt) = (say(words, fault), spot.show(TYPED, ""));
        FaultAt { kind, message, hint: None, line: spot.line, column: spot.column, cites, excerpt }
    };
    let listed: Vec<FaultAt> = faults.iter().map(at).collect();
    let message = words.say_with(id::SEED_REFUSED, &[("count", faults.len().into())]);
    let place = listed.first().map_or_else(|| TYPED.to_owned(), |first| format!("{TYPED}:{}:{}", first.line, first.column));
    Error::new(words, "seed", message).at(place).with_faults(listed)
}

/// Says what is wrong with a field.
fn say(words: &Words, fault: &SeedFault) -> String {
    let field = field(words, fault.field);
    let card = |card: &CardRef| card.0.name(words.lang);
    let with = |id: Id, values: &[(&'static str, Value<'_>)]| {
        let mut all = vec![("field", Value::from(&field))];
        all.extend_from_slice(values);
        words.say_with(id, &all)
    };
    match &fault.problem {
        SeedProblem::Short { need, have } => with(id::SEED_FAULT_SHORT, &[("need", (*need).into()), ("have", (*have).into())]),
        SeedProblem::NotHex { found } => with(id::SEED_FAULT_NOT_HEX, &[("found", clean(found).as_ref().into())]),
        SeedProblem::UnknownVersion(found) => {
            let [found, first, last] = [*found, Version::FIRST, Version::LAST].map(|version| version.to_string());
            let values = [("found", (&found).into()), ("first", (&first).into()), ("last", (&last).into())];
            with(id::SEED_FAULT_UNKNOWN_VERSION, &values)
        }
        SeedProblem::Unknown { found } => with(id::SEED_FAULT_UNKNOWN, &[("found", clean(found).as_ref().into())]),
        SeedProblem::Misplaced(it) => with(id::SEED_FAULT_MISPLACED, &[("card", card(it).into())]),
        SeedProblem::Twice(it) => with(id::SEED_FAULT_TWICE, &[("card", card(it).into())]),
        SeedProblem::Nameless => with(id::SEED_FAULT_NAMELESS, &[]),
        SeedProblem::Cut => with(id::SEED_FAULT_CUT, &[]),
        SeedProblem::NoSite => with(id::SEED_FAULT_NO_SITE, &[]),
        SeedProblem::Trailing { count } => with(id::SEED_FAULT_TRAILING, &[("count", (*count).into())]),
        SeedProblem::Position(problem) => {
            with(id::SEED_FAULT_POSITION, &[("fault", (&position_fault::say(words, problem)).into())])
        }
    }
}

/// Names a field.
fn field(words: &Words, field: Field) -> String {
    let (slot, number) = match field {
        Field::Site(slot) => (nouns::slot(words, slot), 0),
        Field::Card(slot, number) => (nouns::slot(words, slot), number),
        Field::Item(_, number) => (String::new(), number),
        Field::Version
        | Field::Game
        | Field::NameLength
        | Field::Name
        | Field::PreviousPlayers
        | Field::Citizens
        | Field::Oath
        | Field::Suits
        | Field::Count(_)
        | Field::PreviousCitizens
        | Field::Winner
        | Field::WinnerLength
        | Field::WinnerName
        | Field::End => (String::new(), 0),
    };
    let number = number.to_string();
    words.say_with(family::SEED_FIELD.of(field.word()), &[("slot", (&slot).into()), ("number", (&number).into())])
}

/// Says what a position lacks.
fn object(words: &Words, objection: &ExportError) -> String {
    let (id, key, want) = match objection {
        ExportError::Missing { key, expected: want } => (id::SEED_MISSING, key, want),
        ExportError::Invalid { key, expected: want } => (id::SEED_WRONG, key, want),
        ExportError::NoRoom(card) => return words.say_with(id::SEED_ASTRAY, &[("card", card.0.name(words.lang).into())]),
        ExportError::InvalidString(fault) => return say(words, fault),
    };
    let want = words.say(family::SEED_WANT.of(want.word()));
    words.say_with(id, &[("key", key.into()), ("want", (&want).into())])
}
