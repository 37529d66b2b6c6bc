//! `law search`: the rules that answer, best first, with the words that matched and the command to read on.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command, values},
    fill::fill,
    json, options,
    page::{paint, section_title, title},
    search_printed::{self, Copied, Extra},
};
use crate::answer::{Error, clean::clean};
use crate::{
    i18n::Words,
    index::{Content, Group, Guess, Hit, Kind, Marks, Query, SearchResult, Snippet, search, snippet},
    law::{Book, Contents as _, Lang},
};
use clap::{Arg, ArgMatches};
use serde::Serialize;
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command = Command::new("search", arguments, run).rewriting(mark_excluded);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("query", "query").num_args(1..).required(true).add(candidates::terms()),
        options::book(make),
        make.option("in", "help-value-kind", "help-option-in"),
        make.short("n", 'n', "help-value-count", "help-option-n"),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let kinds = kinds(&ctx.words, of.get_one::<String>("in"))?;
    let most = options::count(&ctx.words, of.get_one::<String>("n"))?;
    Ok(answer(ctx, &books, &values(of, "query").join(" "), &kinds, most))
}

/// Writes `-word` with a minus sign, so that it is an excluded word and not an option.
fn mark_excluded(word: &mut String) {
    let is_option = word.starts_with("--") || ["-", "-h", "-V", "-n"].contains(&word.as_str());
    let is_count = word.strip_prefix("-n").is_some_and(|count| count.bytes().all(|byte| byte.is_ascii_digit()));
    if word.starts_with('-') && !is_option && !is_count {
        word.replace_range(..1, "−");
    }
}

fn kinds(words: &Words, typed: Option<&String>) -> Result<Vec<Kind>, Error> {
    let kind = |kind: &str| {
        let message = || words.say_with("search-unknown-kind", &[("kind", clean(kind).as_ref().into())]);
        Kind::from_word(kind.trim()).ok_or_else(|| Error::new(words, "unknown-kind", message()))
    };
    typed.map_or(Ok(Vec::new()), |kinds| kinds.split(',').map(kind).collect())
}

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    query: &'a str,
    understood: Vec<Understood<'a>>,
    ignored: Vec<&'a str>,
    hits: Vec<Entry>,
}

#[derive(Serialize)]
struct Understood<'a> {
    book: &'static str,
    typed: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    corrected: Option<&'a str>,
    terms: Vec<&'static str>,
}

#[derive(Serialize)]
struct Entry {
    book: &'static str,
    kind: &'static str,
    id: &'static str,
    lang: &'static str,
    title: &'static str,
    snippet: String,
    matched: Vec<String>,
    score: f32,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    printed: bool,
}

const NOTHING: SearchResult = SearchResult { groups: Vec::new(), hits: Vec::new() };

/// What one book answers.
struct Results {
    query: Query,
    found: SearchResult,
    extra: Extra,
}

impl Results {
    fn new(ctx: &Context, book: Book, typed: &str, kinds: &[Kind]) -> Self {
        let mut query = Query::parse_in(book, typed);
        let is_empty = query.is_empty();
        query.kinds.extend(kinds);
        let found = if is_empty { NOTHING } else { search(&query, ctx.lang(book)) };
        let extra = search_printed::search(ctx, &query, &found);
        Self { query, found, extra }
    }

    /// Returns whether the book has every word as it was typed.
    fn is_sure(&self) -> bool {
        !self.found.hits.is_empty() && self.found.groups.iter().all(|group| group.guess.is_none())
    }
}

/// Asks the books. Where one of them knows every word, the others' guesses are left out, but not what is printed.
fn ask(ctx: &Context, books: &[Book], typed: &str, kinds: &[Kind]) -> Vec<Results> {
    let mut all: Vec<Results> = books.iter().map(|book| Results::new(ctx, *book, typed, kinds)).collect();
    if all.iter().any(Results::is_sure) {
        all.iter_mut().filter(|asked| !asked.is_sure()).for_each(|asked| asked.found = NOTHING);
        all.retain(|asked| asked.is_sure() || !asked.extra.first.is_empty());
    }
    all
}

/// Answers a query with at most `most` hits of the kinds wanted.
pub fn answer(ctx: &Context, books: &[Book], typed: &str, kinds: &[Kind], most: usize) -> Answer {
    let asked = ask(ctx, books, typed, kinds);
    let rows = rows(&asked, most);
    if ctx.json {
        return Answer { out: document(ctx, typed, &asked, &rows), negative: rows.is_empty(), ..Answer::default() };
    }
    let understood = understood(ctx, &asked);
    let Some(best) = rows.first() else {
        return Answer { stderr: understood + &nothing(ctx, books, typed), negative: true, ..Answer::default() };
    };
    let mut out = String::new();
    if !understood.is_empty() {
        let _ = writeln!(out, "{}\n", paint(ctx.page.paint.quiet, understood.trim_end()));
    }
    let marks: Vec<(Book, Lang, Marks)> = asked.iter().flat_map(|asked| marks(ctx, asked)).collect();
    for (at, row) in rows.iter().enumerate() {
        match row {
            Row::Copied(copied) => one_copied(ctx, &mut out, at + 1, copied),
            Row::Hit(hit) => {
                let content = hit.document.content();
                for (_, lang, marks) in marks.iter().filter(|(book, _, _)| *book == content.book()) {
                    one(ctx, &mut out, at + 1, content, marks, *lang);
                }
            }
        }
    }
    let read_on = ctx.words.say_with("search-read-on", &[("command", (&best.command()).into())]);
    let _ = writeln!(out, "\n{read_on}");
    let shown: Vec<Book> = books.iter().copied().filter(|book| rows.iter().any(|row| row.book() == *book)).collect();
    Answer { out, stderr: books::note(ctx, &shown), negative: false }
}

/// A row of the answer: found in the index, or only in a printed text.
enum Row<'a> {
    Hit(&'a Hit),
    Copied(&'a Copied),
}

impl Row<'_> {
    fn book(&self) -> Book {
        match self {
            Self::Hit(hit) => hit.document.content().book(),
            Self::Copied(copied) => copied.unit.book,
        }
    }

    fn command(&self) -> String {
        match self {
            Self::Hit(hit) => command(hit.document.content()),
            Self::Copied(copied) => format!("law {} --lang {}", copied.unit.number, copied.lang.code()),
        }
    }
}

/// Returns the rows of the answer, best first.
fn rows(asked: &[Results], most: usize) -> Vec<Row<'_>> {
    let mut hits: Vec<&Hit> = asked.iter().flat_map(|asked| &asked.found.hits).collect();
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    let first = asked.iter().flat_map(|asked| &asked.extra.first).map(Row::Copied);
    let last = asked.iter().flat_map(|asked| &asked.extra.last).map(Row::Copied);
    first.chain(hits.into_iter().map(Row::Hit)).chain(last).take(most).collect()
}

/// The words to mark in the hits of one book, in each language of the answer.
fn marks(ctx: &Context, asked: &Results) -> Vec<(Book, Lang, Marks)> {
    let book = asked.query.book;
    ctx.langs(book).into_iter().map(|lang| (book, lang, Marks::new(book, &asked.found.groups, lang))).collect()
}

fn document(ctx: &Context, typed: &str, asked: &[Results], rows: &[Row]) -> String {
    let marks: Vec<(Book, Lang, Marks)> = asked.iter().filter_map(|asked| marks(ctx, asked).into_iter().next()).collect();
    let best = rows.iter().map(|row| if let Row::Hit(hit) = row { hit.score } else { 0.0 }).fold(0.0, f32::max);
    let entry = |row: &Row| {
        let hit = match row {
            Row::Hit(hit) => hit,
            Row::Copied(copied) => {
                let is_first = matches!(rows.first(), Some(Row::Copied(_)));
                return Some(entry_of(copied, if is_first { best + 1.0 } else { 0.0 }));
            }
        };
        let content = hit.document.content();
        let (_, lang, marks) = marks.iter().find(|(book, _, _)| *book == content.book())?;
        let snippet = snippet(content, marks);
        Some(Entry {
            book: content.book().key(),
            kind: hit.document.kind().word(),
            id: content.id(),
            lang: lang.code(),
            title: content.title(*lang),
            snippet: marked(&snippet),
            matched: snippet.matched_words().into_iter().map(str::to_owned).collect(),
            score: hit.score,
            printed: false,
        })
    };
    let groups = asked.iter().flat_map(|asked| asked.found.groups.iter().map(|group| (asked.query.book.key(), group)));
    let understood = groups.map(|(book, group)| Understood {
        book,
        typed: &group.typed,
        corrected: correction(group),
        terms: group.terms.iter().map(|term| term.key).collect(),
    });
    let mut ignored: Vec<&str> = asked.iter().flat_map(|asked| &asked.query.ignored).map(String::as_str).collect();
    ignored.dedup();
    json::write(&Document {
        schema: "lawspeaker/search/1",
        query: typed,
        understood: understood.collect(),
        ignored,
        hits: rows.iter().filter_map(entry).collect(),
    })
}

fn entry_of(copied: &Copied, score: f32) -> Entry {
    Entry {
        book: copied.unit.book.key(),
        kind: Kind::Section.word(),
        id: copied.unit.number,
        lang: copied.lang.code(),
        title: copied.unit.text(copied.lang).title,
        snippet: marked(&copied.snippet),
        matched: copied.snippet.matched_words().into_iter().map(str::to_owned).collect(),
        score,
        printed: true,
    }
}

fn correction(group: &Group) -> Option<&str> {
    match &group.guess {
        Some(Guess::Corrected(to) | Guess::Completed(to)) => Some(to),
        Some(Guess::Unknown) | None => None,
    }
}

/// Says how the query was read where that differs from what was typed, each thing once.
fn understood(ctx: &Context, asked: &[Results]) -> String {
    let mut said: Vec<String> = Vec::new();
    for asked in asked {
        let ignored = asked.query.ignored.iter();
        let ignored = ignored.map(|typed| ctx.words.say_with("search-ignored", &[("typed", clean(typed).as_ref().into())]));
        let read = asked.found.groups.iter().filter_map(|group| read_as(ctx, group, ctx.lang(asked.query.book)));
        for line in read.chain(ignored) {
            if !said.contains(&line) {
                said.push(line);
            }
        }
    }
    said.push(String::new());
    said.join("\n")
}

fn read_as(ctx: &Context, group: &Group, lang: Lang) -> Option<String> {
    let typed = clean(&group.typed);
    match &group.guess {
        Some(Guess::Corrected(to)) => {
            Some(ctx.words.say_with("search-corrected", &[("typed", typed.as_ref().into()), ("to", to.into())]))
        }
        Some(Guess::Completed(to)) => {
            Some(ctx.words.say_with("search-begun", &[("typed", typed.as_ref().into()), ("to", to.into())]))
        }
        Some(Guess::Unknown) => Some(ctx.words.say_with("search-unknown", &[("typed", typed.as_ref().into())])),
        None => {
            let name = group.terms.first().map(|term| term.name(lang))?;
            (!same_word(&group.typed, name, lang)).then(|| format!("{typed} → {name}"))
        }
    }
}

/// Returns whether a word is a form of a name, so that nothing needs explaining.
fn same_word(typed: &str, name: &str, lang: Lang) -> bool {
    use crate::law::words::stems;
    format!(" {} ", stems(lang, name)).contains(&format!(" {} ", stems(lang, typed)))
}

fn nothing(ctx: &Context, books: &[Book], typed: &str) -> String {
    let is_asked = |book: &&Book| !Query::parse_in(**book, typed).is_empty();
    let near: Vec<_> = books.iter().filter(is_asked).flat_map(|book| book.names().closest(typed, 5)).collect();
    let message = ctx.words.say_with("search-nothing", &[("query", clean(typed).as_ref().into()), ("near", near.len().into())]);
    let mut said = String::new();
    ctx.page.line(&mut said, &message, 0);
    for name in near {
        let _ = writeln!(said, "  law search {}{}", books::option(name.term().book), name.shown);
    }
    said + &super::term::elsewhere(ctx, books, typed)
}

fn one(ctx: &Context, out: &mut String, place: usize, content: Content, marks: &Marks, lang: Lang) {
    let heading = match content {
        Content::Section(unit) => format!("{} {}", unit.reference(), title(unit, lang)),
        Content::Term(term) => {
            let book = if term.book == Book::Oath { String::new() } else { format!("{}: ", term.book.key()) };
            format!("{book}{} ({})", term.name(lang), ctx.say(&format!("kind-{}", term.kind)))
        }
        Content::Card(card) => format!("{} ({})", card.name(lang), ctx.say(&format!("card-kind-{}", card.nature.word()))),
        Content::Divergence(divergence) => format!("{} {}", divergence.id, divergence.words(lang).title),
    };
    ctx.page.heading(out, &format!("{place:2}. {heading}"));
    excerpt(ctx, out, &snippet(content, marks));
}

/// A section that only a printed text shows to fit.
fn one_copied(ctx: &Context, out: &mut String, place: usize, copied: &Copied) {
    let code = copied.lang.code().to_uppercase();
    let label = ctx.words.say_with("import-from-your-copy", &[("language", (&code).into())]);
    let heading = section_title(copied.unit, ctx.choice.first());
    ctx.page.heading(out, &format!("{place:2}. {heading} ({label})"));
    excerpt(ctx, out, &copied.snippet);
}

fn excerpt(ctx: &Context, out: &mut String, snippet: &Snippet) {
    let wrapped = fill(&marked(snippet), ctx.page.width, "    ");
    let style = ctx.page.paint.alert;
    let painted = wrapped.replace('«', &format!("{style}«")).replace('»', &format!("»{style:#}"));
    let _ = writeln!(out, "{painted}");
}

/// Returns the snippet with its matching words between marks.
fn marked(snippet: &Snippet) -> String {
    let mut text = String::new();
    let mut at = 0;
    for mark in &snippet.marks {
        text.push_str(&snippet.text[at..mark.start]);
        text.extend(["«", &snippet.text[mark.clone()], "»"]);
        at = mark.end;
    }
    text.push_str(&snippet.text[at..]);
    text
}

fn command(content: Content) -> String {
    match content {
        Content::Section(unit) => format!("law {}", unit.reference()),
        Content::Term(term) => format!("{} {}", books::term_command(term.book), term.key),
        Content::Card(card) => format!("law card {}", card.id),
        Content::Divergence(divergence) => format!("law diverge {}", divergence.id),
    }
}
