//! `law new`: the start of a game §1 as a position file, the first one or the next of a chronicle.

use super::{Answer, Context, fault, json};
use crate::answer::{Error, clean::clean, judge::PositionAnswer};
use crate::{
    game::{Oath, find_word, start},
    i18n::Words,
    law::Book,
};

/// Returns the start position.
pub fn answer(ctx: &Context, players: u8, oath: Oath) -> Answer {
    let answer = PositionAnswer::new(Book::Oath, start(players, oath).to_toml());
    let out = if ctx.json { json::write(&answer) } else { answer.toml };
    Answer { out, ..Answer::default() }
}

/// Reads `--players`: two to six.
pub fn players(words: &Words, typed: Option<&String>) -> Result<u8, Error> {
    let typed = typed.map(String::as_str).unwrap_or_default();
    let message = || words.say_with("game-bad-players", &[("count", clean(typed).as_ref().into())]);
    let number = typed.parse().ok().filter(|count| (2..=6).contains(count));
    number.ok_or_else(|| Error::new(words, "bad-number", message()))
}

/// Reads `--oath`.
pub fn oath(words: &Words, typed: Option<&String>) -> Result<Oath, Error> {
    let explain = |problem| {
        let error = Error::new(words, "unknown-goal", fault::say(words, &problem));
        match fault::hint(words, &problem) {
            Some(hint) => error.hint(hint),
            None => error.hint(words.say("game-goals")),
        }
    };
    find_word(typed.map(String::as_str).unwrap_or_default()).map_err(explain)
}
