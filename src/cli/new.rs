//! `law new`: the start of a game as a position file: of Oath §1, the first one or the next of a chronicle, or of Lords of Xidit.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command},
    fault, options, position, seed,
};
use crate::{
    answer::{
        Error,
        clean::clean,
        judge::{PositionAnswer, Xidit, read_position},
        lots::Lots,
        odds::NoRandomness,
        opening::{Opening, Start, bad_players, edition, goals},
    },
    game::{GameName, Oath, Seats, find_word, named_game, xidit},
    i18n::{Words, id},
    law::Book,
};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command = Command::new("new", id::HELP_NEW, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.option("players", id::HELP_VALUE_COUNT, id::HELP_OPTION_PLAYERS).required_unless_present_any(["seed", "after"]),
        make.option("oath", id::HELP_VALUE_GOAL, id::HELP_OPTION_OATH)
            .required_unless_present_any(["seed", "after", "book"])
            .add(candidates::goals()),
        make.option("seed", id::HELP_VALUE_SEED, id::HELP_OPTION_SEED),
        make.option("after", id::HELP_VALUE_FILE, id::HELP_OPTION_AFTER),
        options::book(make),
        make.option("board", id::HELP_VALUE_FILE, id::HELP_OPTION_BOARD),
        make.flag("short"),
        make.lots("roll"),
        make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION),
    ]
}

/// Answers with the start of a game: of a goal and a number of players, of a chronicle string, or of another book.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let (words, typed) = (&ctx.words, |id| of.get_one::<String>(id));
    let is_xidit = match books::read(words, typed("book"))?.as_slice() {
        [Book::Xidit] => true,
        [Book::Oath] => false,
        [..] => return Err(Error::new(words, "no-game", words.say(id::GAME_WHICH_BOOK))),
    };
    let misplaced = if is_xidit {
        ["oath", "seed", "after", "edition"].into_iter().find(|id| typed(id).is_some())
    } else {
        ["board"].into_iter().find(|id| typed(id).is_some()).or_else(|| of.get_flag("short").then_some("short"))
    };
    // A chronicle has its decks in order, and nothing of Lords of Xidit is drawn.
    let is_later = typed("seed").is_some() || typed("after").is_some();
    let misplaced = misplaced.or_else(|| (of.get_flag("roll") && (is_xidit || is_later)).then_some("roll"));
    let misplaced = misplaced.or_else(|| typed("seed").is_some().then_some("after").filter(|id| typed(id).is_some()));
    if let Some(option) = misplaced {
        let message = words.say_with(id::GAME_OTHER_OPTION, &[("option", format!("--{option}").as_str().into())]);
        return Err(Error::new(words, "usage", message));
    }
    if is_xidit {
        return of_xidit(ctx, typed("players"), typed("board"), of.get_flag("short"));
    }
    let edition = edition(words, typed("edition").map(String::as_str))?;
    if is_later {
        if typed("oath").is_some() {
            return Err(Error::new(words, "usage", words.say(id::SEED_WITH_OATH)));
        }
        let seats = typed("players").map_or(Ok(Seats::Unknown), |seats| players(words, seats))?;
        if let Some(seed) = typed("seed") {
            return seed::read(ctx, seed, seats, edition);
        }
        return seed::after(ctx, typed("after").map(String::as_str).unwrap_or_default(), seats, edition);
    }
    let seats = players(words, typed("players").map(String::as_str).unwrap_or_default())?;
    let opening = Opening { start: Start::First(oath(words, typed("oath"))?), seats, edition };
    let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
    let answer = opening.answer(words, of.get_flag("roll").then(|| Lots::new(&mut random)))?;
    Ok(position::written(ctx, &answer, String::new()))
}

/// Answers with the start of a game of Lords of Xidit, on a board that a file describes.
fn of_xidit(ctx: &Context, players: Option<&String>, board: Option<&String>, short: bool) -> Result<Answer, Error> {
    let words = &ctx.words;
    let typed = players.map(String::as_str).unwrap_or_default();
    let message = || words.say_with(id::XIDIT_BAD_PLAYERS, &[("count", clean(typed).as_ref().into())]);
    let number = typed.parse().ok().filter(|count| (3..=5).contains(count));
    let players: u8 = number.ok_or_else(|| Error::new(words, "bad-number", message()))?;
    let checked = |file: &str, text: &str| read_position::<Xidit>(words, file, text);
    let board = match board {
        Some(path) => checked(&clean(path), &of_this_game(words, path)?)?.0,
        None => xidit::Position::default(),
    };
    let toml = xidit::start(players, short, board).to_toml();
    // What the board says may not fit this number of players.
    checked("law new", &toml)?;
    let answer = PositionAnswer::new(Book::Xidit, toml).telling(vec![words.say(id::XIDIT_NEW_LACKS)]);
    Ok(position::written(ctx, &answer, String::new()))
}

/// Returns the text of a board, which names no other game.
fn of_this_game(words: &Words, path: &str) -> Result<String, Error> {
    let text = position::text(words, path)?;
    match named_game(&text) {
        Some(GameName::Oath) => {
            let message = words.say_with(id::XIDIT_BOARD_OF_OATH, &[("file", clean(path).as_ref().into())]);
            Err(Error::new(words, "other-game", message))
        }
        Some(GameName::Xidit) | None => Ok(text),
    }
}

/// Reads `--players`: two to six, or their colours in turn order.
fn players(words: &Words, typed: &str) -> Result<Seats, Error> {
    Seats::read(typed).ok_or_else(|| bad_players(words, typed))
}

/// Reads `--oath`.
fn oath(words: &Words, typed: Option<&String>) -> Result<Oath, Error> {
    let explain = |problem| {
        let error = Error::new(words, "unknown-goal", fault::say(words, &problem));
        match fault::hint(words, &problem) {
            Some(hint) => error.hint(hint),
            None => error.hint(goals(words)),
        }
    };
    find_word(typed.map(String::as_str).unwrap_or_default()).map_err(explain)
}
