//! `law term`: what a word means, and what it is called in the other languages.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command, values},
    json, options,
    page::{section_title, wrap_block},
};
use crate::answer::{Error, clean::clean};
use crate::law::{Block, Book, Contents as _, Found, Lang, Name, Term};
use clap::{Arg, ArgMatches};
use comfy_table::{Table, presets};
use serde::Serialize;
use std::{collections::BTreeMap, fmt::Write as _};

/// The command.
pub const COMMAND: Command = Command::new("term", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("word", "term").num_args(1..).required(true).add(candidates::terms()), options::book(make)]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    Ok(answer(ctx, &books, &values(of, "word").join(" ")))
}

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    terms: Vec<Entry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nearest: Vec<&'static str>,
}

/// One term.
#[derive(Serialize)]
pub struct Entry {
    book: &'static str,
    key: &'static str,
    kind: &'static str,
    names: ByLang<&'static str>,
    unofficial: Vec<&'static str>,
    definition: ByLang<&'static str>,
    #[serde(skip_serializing_if = "is_empty")]
    special: ByLang<&'static [&'static str]>,
    #[serde(skip_serializing_if = "is_empty")]
    examples: ByLang<&'static [&'static str]>,
    aliases: ByLang<Vec<&'static str>>,
    also: &'static [&'static str],
    see: Vec<&'static str>,
}

type ByLang<T> = BTreeMap<&'static str, T>;

fn is_empty(lists: &ByLang<&'static [&'static str]>) -> bool {
    lists.values().all(|list| list.is_empty())
}

impl Entry {
    /// Returns the document of a term, with what it means in these languages.
    pub fn new(term: &'static Term, langs: &[Lang]) -> Self {
        let all = term.book.langs().iter().copied();
        let spoken = |lang: Lang| term.variants(lang).iter().chain(term.aliases(lang)).copied().collect();
        let by_lang = |of: &dyn Fn(Lang) -> &'static [&'static str]| langs.iter().map(|lang| (lang.code(), of(*lang))).collect();
        Self {
            book: term.book.key(),
            key: term.key,
            kind: term.kind,
            names: all.clone().map(|lang| (lang.code(), term.name(lang))).collect(),
            unofficial: all.clone().filter(|lang| !term.official(*lang)).map(Lang::code).collect(),
            definition: langs.iter().map(|lang| (lang.code(), term.definition(*lang))).collect(),
            special: by_lang(&|lang| term.special(lang)),
            examples: by_lang(&|lang| term.examples(lang)),
            aliases: all.map(|lang| (lang.code(), spoken(lang))).collect(),
            also: term.also,
            see: term.places.iter().copied().chain(term.see().map(|other| other.key)).collect(),
        }
    }
}

/// Answers with every term the word may mean in the books.
pub fn answer(ctx: &Context, books: &[Book], word: &str) -> Answer {
    let (found, names) = find(books, word);
    let nearest: Vec<&Name> =
        if names.is_empty() { books.iter().flat_map(|book| book.names().closest(word, 5)).collect() } else { Vec::new() };
    let negative = names.is_empty();
    if ctx.json {
        let terms = names.iter().map(|name| Entry::new(name.term(), &ctx.langs(name.term().book))).collect();
        let document = Document { schema: "lawspeaker/term/1", terms, nearest: nearest.iter().map(|name| name.shown).collect() };
        return Answer { out: json::write(&document), negative, ..Answer::default() };
    }
    let shown = clean(word);
    if negative {
        let stderr = not_found(ctx, &shown, &elsewhere(ctx, books, word), &nearest);
        return Answer { stderr, negative, ..Answer::default() };
    }
    let mut out = String::new();
    if names.len() > 6 {
        list(ctx, &mut out, &names);
    } else {
        for (at, name) in names.iter().enumerate() {
            if at > 0 {
                out.push('\n');
            }
            card(ctx, &mut out, name.term());
        }
    }
    let mut stderr = String::new();
    if found == Found::Misspelt {
        let values = [("word", shown.as_ref().into()), ("name", names[0].shown.into())];
        let _ = writeln!(stderr, "{}", ctx.words.say_with("term-misspelt", &values));
    }
    let shown: Vec<Book> = books.iter().copied().filter(|book| names.iter().any(|name| name.term().book == *book)).collect();
    Answer { out, stderr: stderr + &books::note(ctx, &shown), negative }
}

/// Returns the names that fit best in any of the books.
fn find(books: &[Book], word: &str) -> (Found, Vec<&'static Name>) {
    let in_each: Vec<_> = books.iter().filter_map(|book| book.names().find(word)).collect();
    let best = in_each.iter().map(|(found, _)| *found).min().unwrap_or(Found::Misspelt);
    (best, in_each.into_iter().filter(|(found, _)| *found == best).flat_map(|(_, names)| names).collect())
}

/// Points to the other books that know the word.
pub fn elsewhere(ctx: &Context, books: &[Book], word: &str) -> String {
    let mut said = String::new();
    for book in Book::ALL.into_iter().filter(|book| !books.contains(book)) {
        let named = book.names().find(word).filter(|(found, _)| *found <= Found::Inflected);
        if let Some(name) = named.and_then(|(_, names)| names.first().copied()) {
            let title = books::title(&ctx.words, book);
            let _ = writeln!(said, "  {} {}  ({title})", books::term_command(book), name.shown);
        }
    }
    said
}

fn not_found(ctx: &Context, word: &str, elsewhere: &str, nearest: &[&'static Name]) -> String {
    let near = nearest.len() + elsewhere.lines().count();
    let message = ctx.words.say_with("term-nothing", &[("word", word.into()), ("near", near.into())]);
    let mut said = String::new();
    ctx.page.line(&mut said, &message, 0);
    said.push_str(elsewhere);
    for name in nearest {
        let _ = writeln!(said, "  {} {}", books::term_command(name.term().book), name.shown);
    }
    said
}

/// Appends a line for each of many terms.
fn list(ctx: &Context, out: &mut String, names: &[&'static Name]) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    for term in names.iter().map(|name| name.term()) {
        let place = term.places.first().copied().unwrap_or_default();
        table.add_row(term.book.langs().iter().map(|lang| term.name(*lang)).chain([place]));
    }
    for line in table.lines() {
        let _ = writeln!(out, "{}", line.trim_end());
    }
    let _ = writeln!(out, "\n{}", ctx.words.say_with("term-many", &[("count", names.len().into())]));
}

/// Appends a term with its meaning, its names and where to read on.
pub fn card(ctx: &Context, out: &mut String, term: &'static Term) {
    let (langs, lang) = (ctx.langs(term.book), ctx.lang(term.book));
    let mut kind = ctx.say(&format!("kind-{}", term.kind));
    if term.book != Book::Oath {
        let _ = write!(kind, " · {}", books::title(&ctx.words, term.book));
    }
    ctx.page.heading(out, term.name(lang));
    ctx.page.line(out, &kind, 0);
    for (at, lang) in langs.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        ctx.page.prose(out, term.definition(*lang), 2);
        list_with_heading(ctx, out, "term-special", term.special(*lang));
        list_with_heading(ctx, out, "term-examples", term.examples(*lang));
    }
    out.push('\n');
    let mut rows: Vec<(String, String)> =
        term.book.langs().iter().map(|lang| (ctx.say(&format!("name-{}", lang.code())), names(ctx, term, *lang))).collect();
    let places = term.places.iter().filter_map(|place| term.book.unit(place)).map(|unit| section_title(unit, lang));
    let see: Vec<String> = places.chain(term.see().map(|other| other.name(lang).to_owned())).collect();
    rows.push((ctx.say("term-see"), see.join(" · ")));
    let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (label, row) in rows.iter().filter(|(_, row)| !row.is_empty()) {
        ctx.page.labelled(out, label, width, row);
    }
}

/// Appends a list under a heading.
fn list_with_heading(ctx: &Context, out: &mut String, heading: &str, list: &[&str]) {
    if list.is_empty() {
        return;
    }
    out.push('\n');
    ctx.page.line(out, &ctx.say(heading), 2);
    for text in list {
        let block = Block { marker: "•", text: (*text).to_owned() };
        for line in wrap_block(&block, ctx.page.prose_width().saturating_sub(4)) {
            let _ = writeln!(out, "    {line}");
        }
    }
}

fn names(ctx: &Context, term: &Term, lang: Lang) -> String {
    let mut names = term.name(lang).to_owned();
    if !term.official(lang) {
        let _ = write!(names, " ({})", ctx.say("term-unofficial"));
    }
    for variant in term.variants(lang) {
        let _ = write!(names, " / {variant}");
    }
    let aliases = term.aliases(lang);
    if !aliases.is_empty() {
        let _ = write!(names, " ({})", ctx.words.say_with("term-also", &[("names", aliases.join(", ").as_str().into())]));
    }
    names
}
