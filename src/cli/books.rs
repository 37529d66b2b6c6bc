//! `law books`: which books there are, in which languages, and where to read on. And `--book`: which of them is asked.

use super::{Answer, Context, command::Command};
use crate::{
    answer::{
        Error,
        clean::clean,
        lookup::{self, BooksAnswer},
    },
    i18n::{Words, family, id},
    law::Book,
};

/// The command.
pub const COMMAND: Command = Command::new("books", id::HELP_BOOKS, |_| Vec::new(), |ctx, _| Ok(answer(ctx)));

/// The value of `--book` that means every book.
pub const EVERY: &str = "all";

/// Reads the value of `--book`; the default is the Law.
pub fn read(words: &Words, typed: Option<&String>) -> Result<Vec<Book>, Error> {
    let Some(typed) = typed else { return Ok(vec![Book::Oath]) };
    if typed.trim().eq_ignore_ascii_case(EVERY) {
        return Ok(Book::ALL.to_vec());
    }
    let known = |key: &str| {
        let message = || words.say_with(id::BOOK_UNKNOWN, &[("book", clean(key).as_ref().into())]);
        let hint = || words.say_with(id::BOOK_KEYS, &[("books", (&keys()).into())]);
        Book::from_key(key.trim()).ok_or_else(|| Error::new(words, "unknown-book", message()).hint(hint()))
    };
    typed.split(',').map(known).collect()
}

fn keys() -> String {
    Book::ALL.iter().map(|book| book.key()).chain([EVERY]).collect::<Vec<_>>().join(", ")
}

/// Answers with every book.
fn answer(ctx: &Context) -> Answer {
    Answer { out: ctx.write(&lookup::books(&ctx.speaker), page), ..Answer::default() }
}

fn page(ctx: &Context, answer: &BooksAnswer) -> String {
    let mut out = String::new();
    let labels = [id::BOOK_LANGUAGES, id::BOOK_HOLDS, id::BOOK_READ_ON].map(|id| ctx.say(id));
    for (at, book) in answer.books.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        let langs: Vec<String> = book.langs.iter().map(|code| ctx.say(family::NAME_LANG.of(code))).collect();
        ctx.page.heading(&mut out, &format!("{}  {}", book.key, book.title));
        if let Some(scope) = &book.scope {
            ctx.page.line(&mut out, scope, 0);
        }
        let rows = [langs.join(", "), book.holds.clone(), book.read_on.join(" · ")];
        let rows: Vec<(String, String)> = labels.iter().cloned().zip(rows).collect();
        ctx.page.rows(&mut out, &rows);
    }
    out
}
