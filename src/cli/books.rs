//! `law books`: which books there are, in which languages, and where to read on. And `--book`: which of them is asked.

use super::{Answer, Context, command::Command, json};
use crate::answer::{Error, clean::clean};
use crate::{
    i18n::Words,
    law::{Book, Contents as _, Kind, Lang},
};
use serde::Serialize;

/// The command.
pub const COMMAND: Command = Command::new("books", |_| Vec::new(), |ctx, _| Ok(answer(ctx)));

/// The value of `--book` that means every book.
pub const EVERY: &str = "all";

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    books: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    key: &'static str,
    title: String,
    langs: Vec<&'static str>,
    chapters: usize,
    sections: usize,
    terms: usize,
    read_on: Vec<String>,
}

/// Returns the title of a book in the language of the words.
pub fn title(words: &Words, book: Book) -> String {
    words.say(&format!("book-title-{}", book.key()))
}

/// Reads the value of `--book`; the default is the Law.
pub fn read(words: &Words, typed: Option<&String>) -> Result<Vec<Book>, Error> {
    let Some(typed) = typed else { return Ok(vec![Book::Oath]) };
    if typed.trim().eq_ignore_ascii_case(EVERY) {
        return Ok(Book::ALL.to_vec());
    }
    let known = |key: &str| {
        let message = || words.say_with("book-unknown", &[("book", clean(key).as_ref().into())]);
        let hint = || words.say_with("book-keys", &[("books", (&keys()).into())]);
        Book::from_key(key.trim()).ok_or_else(|| Error::new(words, "unknown-book", message()).hint(hint()))
    };
    typed.split(',').map(known).collect()
}

/// Returns `--book` as typed for a book, with a trailing blank; empty for the Law.
pub fn option(book: Book) -> String {
    match book {
        Book::Oath => String::new(),
        Book::Xidit | Book::Dominion => format!("--book {} ", book.key()),
    }
}

/// Returns the command that explains a term of a book.
pub fn term_command(book: Book) -> String {
    format!("law term {}", option(book)).trim_end().to_owned()
}

fn keys() -> String {
    Book::ALL.iter().map(|book| book.key()).chain([EVERY]).collect::<Vec<_>>().join(", ")
}

/// Answers with every book.
pub fn answer(ctx: &Context) -> Answer {
    if ctx.json {
        let books = Book::ALL.into_iter().map(|book| entry(ctx, book)).collect();
        return Answer { out: json::write(&Document { schema: "lawspeaker/books/1", books }), ..Answer::default() };
    }
    let mut out = String::new();
    let labels = ["book-languages", "book-holds", "book-read-on"].map(|id| ctx.say(id));
    let width = labels.iter().map(|label| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (at, book) in Book::ALL.into_iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        let langs: Vec<String> = book.langs().iter().map(|lang| ctx.say(&format!("name-{}", lang.code()))).collect();
        ctx.page.heading(&mut out, &format!("{}  {}", book.key(), title(&ctx.words, book)));
        let rows = [langs.join(", "), contents_line(ctx, book), read_on(ctx, book).join(" · ")];
        for (label, row) in labels.iter().zip(&rows) {
            ctx.page.labelled(&mut out, label, width, row);
        }
    }
    Answer { out, ..Answer::default() }
}

fn entry(ctx: &Context, book: Book) -> Entry {
    let [chapters, sections, terms] = size(book);
    Entry {
        key: book.key(),
        title: title(&ctx.words, book),
        langs: book.langs().iter().map(|lang| lang.code()).collect(),
        chapters,
        sections,
        terms,
        read_on: read_on(ctx, book),
    }
}

/// Returns how many chapters, numbered sections and terms a book has.
fn size(book: Book) -> [usize; 3] {
    let numbered = book.units().iter().filter(|unit| !unit.number.contains('/'));
    let (chapters, sections): (Vec<_>, Vec<_>) = numbered.partition(|unit| unit.kind == Kind::Chapter);
    [chapters.len(), sections.len(), book.terms().len()]
}

/// Returns a line with how many chapters, sections and terms a book has, as far as it has any.
fn contents_line(ctx: &Context, book: Book) -> String {
    let counts = ["book-chapters", "book-sections", "book-terms"].into_iter().zip(size(book));
    let present = counts.filter(|(_, count)| *count > 0);
    present.map(|(id, count)| ctx.words.say_with(id, &[("count", count.into())])).collect::<Vec<_>>().join(", ")
}

/// Returns commands to read on with: an overview, a section, a term.
fn read_on(ctx: &Context, book: Book) -> Vec<String> {
    let (ways, term): (&[&str], &str) = match book {
        Book::Oath => (&["law index", "law 5.5"], "warband"),
        Book::Xidit => (&["law xidit", "law xidit 6.3"], "bard-token"),
        Book::Dominion => (&["law dominion"], "trash"),
    };
    let name = book.term(term).map_or(term, |term| term.name(ctx.lang(book)));
    ways.iter().map(|way| (*way).to_owned()).chain([format!("{} {name}", term_command(book))]).collect()
}

/// Returns a line for each book that lacks a requested language, with the language shown instead.
pub fn note(ctx: &Context, books: &[Book]) -> String {
    let mut said = String::new();
    for book in books {
        let missing: Option<&Lang> = ctx.choice.rules.iter().find(|lang| !book.langs().contains(lang));
        if let Some(missing) = missing {
            let (title, shown) = (title(&ctx.words, *book), ctx.lang(*book));
            let values = [("book", (&title).into()), ("missing", missing.code().into()), ("shown", shown.code().into())];
            ctx.page.line(&mut said, &ctx.words.say_with("book-other-language", &values), 0);
        }
    }
    said
}
