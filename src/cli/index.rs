//! `law index`: the index at the back of the book.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command, values},
    json, options,
};
use crate::{
    answer::{
        Error,
        lookup::{self, ByLang, IndexAnswer, IndexEntry},
    },
    law::Book,
};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command = Command::new("index", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("word", "word").num_args(0..).add(candidates::headings()), options::book(make)]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    Ok(answer(ctx, &books, Some(values(of, "word").join(" ").as_str()).filter(|word| !word.is_empty())))
}

/// Answers with the whole index of the books, or with the headings that a word stands in or means.
pub fn answer(ctx: &Context, books: &[Book], word: Option<&str>) -> Answer {
    page(ctx, &lookup::index(&ctx.speaker, books, word))
}

/// Lays the index of the books out, each under its title if they are several.
pub fn page(ctx: &Context, answer: &IndexAnswer) -> Answer {
    let negative = answer.entries.is_empty();
    if ctx.json {
        return Answer { out: json::write(answer), negative, ..Answer::default() };
    }
    if let Some(said) = &answer.said {
        return Answer { stderr: ctx.page.not_found(said, &[]), negative, ..Answer::default() };
    }
    let mut out = String::new();
    let mut book = "";
    for entry in &answer.entries {
        let is_first = entry.book != book;
        book = entry.book;
        if is_first && answer.books.len() > 1 {
            out.push_str(if out.is_empty() { "" } else { "\n" });
            ctx.page.heading(&mut out, &format!("{}\n", ctx.say(&format!("book-title-{book}"))));
        }
        if !is_first && book == Book::Oath.key() {
            out.push('\n');
        }
        self::entry(ctx, &mut out, entry);
    }
    Answer { out, stderr: ctx.page.remarks(&answer.remarks), negative }
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
