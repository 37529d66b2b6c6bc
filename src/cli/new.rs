//! `law new`: the start of a game §1 as a position file, the first one or the next of a chronicle.

use super::{Answer, Desk, args::Command, clean::clean, error::Error, fault, json};
use crate::{
    game::{Oath, find_word, start},
    i18n::Words,
};
use clap::ArgMatches;
use serde::Serialize;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    toml: &'a str,
}

/// Returns the start position.
pub fn answer(desk: &Desk, players: u8, oath: Oath) -> Answer {
    let toml = start(players, oath).to_toml();
    let out = if desk.json { json::write(&Document { schema: "lawspeaker/position/1", toml: &toml }) } else { toml };
    Answer { out, ..Answer::default() }
}

/// Reads what the game starts from: a goal and a number of players, or a chronicle string.
pub fn asked(words: &Words, of: &ArgMatches) -> Result<Command, Error> {
    let typed = |id| of.get_one::<String>(id);
    let Some(seed) = typed("seed") else {
        return Ok(Command::New { players: players(words, typed("players"))?, oath: oath(words, typed("oath"))? });
    };
    if typed("oath").is_some() {
        return Err(Error::new(words, "usage", words.say("seed-with-oath")));
    }
    let players = typed("players").map(|count| players(words, Some(count))).transpose()?;
    Ok(Command::NewFrom { seed: seed.clone(), players })
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
