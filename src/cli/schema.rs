//! `law schema`: what the file of a position may say.

use super::{
    Answer, Context, books,
    command::{Arguments, Command},
    options,
};
use crate::{answer::Error, game, law::Book};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command = Command::new("schema", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![options::book(make)]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let schema = if books == [Book::Xidit] { game::xidit::SCHEMA } else { game::SCHEMA };
    Ok(Answer { out: schema.to_owned(), ..Answer::default() })
}
