//! `law index`: the index at the back of the book.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command, values},
    json, options,
};
use crate::answer::{Error, clean::clean};
use crate::law::{Book, Contents as _, IndexEntry, Lang, words};
use clap::{Arg, ArgMatches};
use serde::Serialize;
use std::collections::BTreeMap;

/// The command.
pub const COMMAND: Command = Command::new("index", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("word", "word").num_args(0..).add(candidates::headings()), options::book(make)]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    Ok(answer(ctx, &books, Some(values(of, "word").join(" ").as_str()).filter(|word| !word.is_empty())))
}

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    entries: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    book: &'static str,
    heading: BTreeMap<&'static str, &'static str>,
    term: Option<&'static str>,
    places: &'static [&'static str],
    see: &'static [&'static str],
    under: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    heading: BTreeMap<&'static str, &'static str>,
    places: &'static [&'static str],
}

/// Answers with the whole index of the books, or with the headings that a word stands in or means.
pub fn answer(ctx: &Context, books: &[Book], word: Option<&str>) -> Answer {
    let found: Vec<(Book, Vec<&IndexEntry>)> = books.iter().map(|book| (*book, entries(ctx, *book, word))).collect();
    let negative = found.iter().all(|(_, entries)| entries.is_empty());
    if ctx.json {
        let of = |(book, entries): (Book, Vec<&'static IndexEntry>)| {
            let langs = ctx.langs(book);
            entries.into_iter().map(move |entry| document(book, entry, &langs))
        };
        let entries = found.into_iter().flat_map(of).collect();
        return Answer { out: json::write(&Document { schema: "lawspeaker/index/1", entries }), negative, ..Answer::default() };
    }
    if negative {
        let word = clean(word.unwrap_or_default()).into_owned();
        let stderr = format!("{}\n", ctx.words.say_with("index-nothing", &[("word", (&word).into())]));
        return Answer { stderr, negative, ..Answer::default() };
    }
    let mut out = String::new();
    for (book, entries) in found.iter().filter(|(_, entries)| !entries.is_empty()) {
        if books.len() > 1 {
            let gap = if out.is_empty() { "" } else { "\n" };
            out.push_str(gap);
            ctx.page.heading(&mut out, &format!("{}\n", books::title(&ctx.words, *book)));
        }
        for (at, entry) in entries.iter().enumerate() {
            if at > 0 && *book == Book::Oath {
                out.push('\n');
            }
            self::entry(ctx, &mut out, *book, entry);
        }
    }
    Answer { out, stderr: books::note(ctx, books), negative }
}

/// Returns the entries of a book's index that are about a word, in the order of their headings.
fn entries(ctx: &Context, book: Book, word: Option<&str>) -> Vec<&'static IndexEntry> {
    let fits = |entry: &&IndexEntry| word.is_none_or(|word| is_about(book, entry, word));
    let mut entries: Vec<&IndexEntry> = book.index().iter().filter(fits).collect();
    let lang = ctx.lang(book);
    entries.sort_by_cached_key(|entry| words::fold(entry.heading(lang)));
    entries
}

fn document(book: Book, entry: &'static IndexEntry, langs: &[Lang]) -> Entry {
    let line = |line: &'static crate::law::IndexLine| Line {
        heading: langs.iter().map(|lang| (lang.code(), line.heading(*lang))).collect(),
        places: line.places,
    };
    Entry {
        book: book.key(),
        heading: langs.iter().map(|lang| (lang.code(), entry.heading(*lang))).collect(),
        term: entry.term,
        places: entry.places,
        see: entry.see,
        under: entry.under.iter().map(line).collect(),
    }
}

/// Returns whether a heading or a line holds the word, in any form and language, or is about the term it names.
fn is_about(book: Book, entry: &IndexEntry, word: &str) -> bool {
    let in_heading = |lang: Lang| {
        let stems = words::stems(lang, word);
        let headings = std::iter::once(entry.heading(lang)).chain(entry.under.iter().map(|line| line.heading(lang)));
        let mut found = headings.map(|heading| format!(" {} ", words::stems(lang, heading)));
        !stems.is_empty() && found.any(|heading| heading.contains(&format!(" {stems} ")))
    };
    let is_term =
        || book.names().find(word).is_some_and(|(_, names)| names.iter().any(|name| entry.term == Some(name.term().key)));
    Lang::ALL.into_iter().any(in_heading) || is_term()
}

fn entry(ctx: &Context, out: &mut String, book: Book, entry: &IndexEntry) {
    let (langs, lang) = (ctx.langs(book), ctx.lang(book));
    let heading = langs.iter().map(|lang| entry.heading(*lang));
    let heading = heading.collect::<Vec<_>>().join(" · ");
    let mut places = entry.places.join(", ");
    for see in entry.see {
        let target = book.index().iter().find(|other| other.heading(Lang::En) == *see).map_or(*see, |other| other.heading(lang));
        let sent = ctx.words.say_with("index-see", &[("heading", target.into())]);
        places = if places.is_empty() { sent } else { format!("{places} · {sent}") };
    }
    ctx.page.heading(out, format!("{heading}  {places}").trim_end());
    for line in entry.under {
        let headings = langs.iter().map(|lang| line.heading(*lang)).collect::<Vec<_>>().join(" · ");
        ctx.page.line(out, &format!("{headings}  {}", line.places.join(", ")), 2);
    }
}
