//! `law index`: the index at the back of the book.

use super::{
    Answer, Context, Pages, books, candidates,
    command::{Arguments, Command, values},
    options,
};
use crate::{
    answer::{
        Error,
        lookup::{self, ByLang, IndexAnswer, IndexEntry},
    },
    i18n::{family, id},
    law::Book,
};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command = Command::new("index", id::HELP_INDEX, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("word", "word").num_args(0..).add(candidates::headings()), options::book(make)]
}

/// Answers with the whole index of the books, or with the headings that a word stands in or means.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let word = values(of, "word").join(" ");
    let answer = lookup::index(&ctx.speaker, &books, Some(word.as_str()).filter(|word| !word.is_empty()));
    Ok(ctx.reply(&answer, answer.said.is_some(), pages))
}

/// Lays the index of the books out, each under its title if they are several.
pub fn pages(ctx: &Context, answer: &IndexAnswer) -> Pages {
    if let Some(said) = &answer.said {
        return Pages::stderr(ctx.page.not_found(said, &[]));
    }
    let mut out = String::new();
    for scope in &answer.scope {
        ctx.page.line(&mut out, scope, 0);
        out.push('\n');
    }
    let mut book = "";
    for entry in &answer.entries {
        let is_first = entry.book != book;
        book = entry.book;
        if is_first && answer.books.len() > 1 {
            out.push_str(if out.is_empty() { "" } else { "\n" });
            ctx.page.heading(&mut out, &format!("{}\n", ctx.say(family::BOOK_TITLE.of(book))));
        }
        if !is_first && book == Book::Oath.key() {
            out.push('\n');
        }
        self::entry(ctx, &mut out, entry);
    }
    if !answer.cards.is_empty() {
        out.push_str(if out.is_empty() { "" } else { "\n" });
        ctx.page.heading(&mut out, &format!("{}\n", ctx.say(id::INDEX_CARDS)));
        answer.cards.iter().for_each(|card| entry(ctx, &mut out, card));
    }
    Pages { out, stderr: ctx.page.remarks(&answer.remarks) }
}

fn entry(ctx: &Context, out: &mut String, entry: &IndexEntry) {
    let joined = |heading: &ByLang<&str>| heading.iter().map(|(_, heading)| *heading).collect::<Vec<_>>().join(" · ");
    let numbers = Some(entry.places.join(", ")).filter(|numbers| !numbers.is_empty());
    let places: Vec<String> = numbers.into_iter().chain(entry.sent_to.iter().cloned()).collect();
    ctx.page.heading(out, format!("{}  {}", joined(&entry.heading), places.join(" · ")).trim_end());
    for line in &entry.under {
        ctx.page.line(out, &format!("{}  {}", joined(&line.heading), line.places.join(", ")), 2);
    }
}
