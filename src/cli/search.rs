//! `law search`: the rules that answer, best first, with the words that matched and the command to read on.

use super::{Answer, Desk, books, clean::clean, fill::fill, json, page::paint};
use crate::{
    index::{Content, Found, Group, Hit, Kind, Marks, Query, Snippet, Via, read_in, search, snippet},
    law::{Book, Lang},
};
use serde::Serialize;
use std::fmt::Write as _;

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
}

/// What one book answers.
struct Asked {
    query: Query,
    found: Found,
}

impl Asked {
    fn new(desk: &Desk, book: Book, typed: &str, kinds: &[Kind]) -> Self {
        let mut query = read_in(book, typed);
        query.kinds.extend(kinds);
        let nothing = || Found { groups: Vec::new(), hits: Vec::new() };
        let found = if query.is_empty() { nothing() } else { search(&query, desk.lang(book)) };
        Self { query, found }
    }

    /// Returns whether the book has every word as it was typed.
    fn is_sure(&self) -> bool {
        !self.found.hits.is_empty() && self.found.groups.iter().all(|group| group.via.is_none())
    }
}

/// Asks the books. Where one of them knows every word, the others' guesses are left out.
fn ask(desk: &Desk, books: &[Book], typed: &str, kinds: &[Kind]) -> Vec<Asked> {
    let mut all: Vec<Asked> = books.iter().map(|book| Asked::new(desk, *book, typed, kinds)).collect();
    if all.iter().any(Asked::is_sure) {
        all.retain(Asked::is_sure);
    }
    all
}

/// Answers a query with at most `most` hits of the kinds wanted.
pub fn answer(desk: &Desk, books: &[Book], typed: &str, kinds: &[Kind], most: usize) -> Answer {
    let asked = ask(desk, books, typed, kinds);
    let mut hits: Vec<Hit> = asked.iter().flat_map(|asked| &asked.found.hits).copied().collect();
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    hits.truncate(most);
    let no = hits.is_empty();
    if desk.json {
        return Answer { out: document(desk, typed, &asked, &hits), no, ..Answer::default() };
    }
    let understood = understood(desk, &asked);
    if no {
        return Answer { aside: understood + &nothing(desk, books, typed), no, ..Answer::default() };
    }
    let mut out = String::new();
    if !understood.is_empty() {
        let _ = writeln!(out, "{}\n", paint(desk.page.paint.quiet, understood.trim_end()));
    }
    let marks: Vec<(Book, Lang, Marks)> = asked.iter().flat_map(|asked| marks(desk, asked)).collect();
    for (at, hit) in hits.iter().enumerate() {
        let content = hit.document.content();
        for (_, lang, marks) in marks.iter().filter(|(book, _, _)| *book == content.book()) {
            one(desk, &mut out, at + 1, content, marks, *lang);
        }
    }
    let read_on = desk.words.say_with("search-read-on", &[("command", (&command(hits[0].document.content())).into())]);
    let _ = writeln!(out, "\n{read_on}");
    let told: Vec<Book> =
        books.iter().copied().filter(|book| hits.iter().any(|hit| hit.document.content().book() == *book)).collect();
    Answer { out, aside: books::note(desk, &told), no }
}

/// The words to mark in the hits of one book, in each language of the answer.
fn marks(desk: &Desk, asked: &Asked) -> Vec<(Book, Lang, Marks)> {
    let book = asked.query.book;
    desk.langs(book).into_iter().map(|lang| (book, lang, Marks::of(book, &asked.found.groups, lang))).collect()
}

fn document(desk: &Desk, typed: &str, asked: &[Asked], hits: &[Hit]) -> String {
    let marks: Vec<(Book, Lang, Marks)> = asked.iter().filter_map(|asked| marks(desk, asked).into_iter().next()).collect();
    let entry = |hit: &Hit| {
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
            matched: snippet.matched().into_iter().map(str::to_owned).collect(),
            score: hit.score,
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
        hits: hits.iter().filter_map(entry).collect(),
    })
}

fn correction(group: &Group) -> Option<&str> {
    match &group.via {
        Some(Via::Corrected(to) | Via::Begun(to)) => Some(to),
        Some(Via::Unknown) | None => None,
    }
}

/// Says how the query was read where that differs from what was typed, each thing once.
fn understood(desk: &Desk, asked: &[Asked]) -> String {
    let mut said: Vec<String> = Vec::new();
    for asked in asked {
        let ignored = asked.query.ignored.iter();
        let ignored = ignored.map(|typed| desk.words.say_with("search-ignored", &[("typed", clean(typed).as_ref().into())]));
        let read = asked.found.groups.iter().filter_map(|group| read_as(desk, group, desk.lang(asked.query.book)));
        for line in read.chain(ignored) {
            if !said.contains(&line) {
                said.push(line);
            }
        }
    }
    said.push(String::new());
    said.join("\n")
}

fn read_as(desk: &Desk, group: &Group, lang: Lang) -> Option<String> {
    let typed = clean(&group.typed);
    match &group.via {
        Some(Via::Corrected(to)) => {
            Some(desk.words.say_with("search-corrected", &[("typed", typed.as_ref().into()), ("to", to.into())]))
        }
        Some(Via::Begun(to)) => Some(desk.words.say_with("search-begun", &[("typed", typed.as_ref().into()), ("to", to.into())])),
        Some(Via::Unknown) => Some(desk.words.say_with("search-unknown", &[("typed", typed.as_ref().into())])),
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

fn nothing(desk: &Desk, books: &[Book], typed: &str) -> String {
    let near: Vec<_> = books.iter().flat_map(|book| book.names().closest(typed, 5)).collect();
    let mut said = desk.words.say_with("search-nothing", &[("query", clean(typed).as_ref().into()), ("near", near.len().into())]);
    said.push('\n');
    for name in near {
        let _ = writeln!(said, "  law search {}{}", books::option(name.term().book), name.shown);
    }
    said + &super::term::elsewhere(desk, books, typed)
}

fn one(desk: &Desk, out: &mut String, place: usize, content: Content, marks: &Marks, lang: Lang) {
    let heading = match content {
        Content::Section(unit) => format!("{} {}", unit.reference(), super::show::title(unit, lang)),
        Content::Term(term) => {
            let book = if term.book == Book::Oath { String::new() } else { format!("{}: ", term.book.key()) };
            format!("{book}{} ({})", term.name(lang), desk.say(&format!("kind-{}", term.kind)))
        }
        Content::Card(card) => format!("{} ({})", card.name(lang), desk.say(&format!("card-kind-{}", card.nature.word()))),
        Content::Divergence(divergence) => format!("{} {}", divergence.id, divergence.words(lang).title),
    };
    desk.page.heading(out, &format!("{place:2}. {heading}"));
    let snippet = snippet(content, marks);
    let plain = marked(&snippet);
    let wrapped = fill(&plain, desk.page.width, "    ");
    let style = desk.page.paint.alert;
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
        Content::Term(term) => format!("{} {}", super::term::command(term.book), term.key),
        Content::Card(card) => format!("law card {}", card.id),
        Content::Divergence(divergence) => format!("law diverge {}", divergence.id),
    }
}
