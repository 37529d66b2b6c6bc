//! `law new`: the start of a game §1 as a position file, the first one or the next of a chronicle.

use super::{
    Answer, Context, candidates,
    command::{Arguments, Command},
    fault, seed,
};
use crate::{
    answer::{Error, clean::clean, judge::PositionAnswer},
    game::{Oath, find_word, start},
    i18n::Words,
    law::Book,
};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command = Command::new("new", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.option("players", "help-value-count", "help-option-players").required_unless_present("seed"),
        make.option("oath", "help-value-goal", "help-option-oath").required_unless_present("seed").add(candidates::goals()),
        make.option("seed", "help-value-seed", "help-option-seed"),
    ]
}

/// Answers with the start of a game: of a goal and a number of players, or of a chronicle string.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let (words, typed) = (&ctx.words, |id| of.get_one::<String>(id));
    if let Some(seed) = typed("seed") {
        if typed("oath").is_some() {
            return Err(Error::new(words, "usage", words.say("seed-with-oath")));
        }
        return seed::read(ctx, seed, typed("players").map(|count| players(words, Some(count))).transpose()?);
    }
    let toml = start(players(words, typed("players"))?, oath(words, typed("oath"))?).to_toml();
    let answer = PositionAnswer::new(Book::Oath, toml);
    Ok(Answer { out: ctx.write(&answer, |_, answer| answer.toml.clone()), ..Answer::default() })
}

/// Reads `--players`: two to six.
fn players(words: &Words, typed: Option<&String>) -> Result<u8, Error> {
    let typed = typed.map(String::as_str).unwrap_or_default();
    let message = || words.say_with("game-bad-players", &[("count", clean(typed).as_ref().into())]);
    let number = typed.parse().ok().filter(|count| (2..=6).contains(count));
    number.ok_or_else(|| Error::new(words, "bad-number", message()))
}

/// Reads `--oath`.
fn oath(words: &Words, typed: Option<&String>) -> Result<Oath, Error> {
    let explain = |problem| {
        let error = Error::new(words, "unknown-goal", fault::say(words, &problem));
        match fault::hint(words, &problem) {
            Some(hint) => error.hint(hint),
            None => error.hint(words.say("game-goals")),
        }
    };
    find_word(typed.map(String::as_str).unwrap_or_default()).map_err(explain)
}
