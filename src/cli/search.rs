//! `law search`: the rules that answer, best first, with the words that matched and the command to read on.

use super::{
    Answer, Desk,
    clean::clean,
    json,
    page::paint,
    search_printed::{self, Copied},
};
use crate::{
    index::{Content, Found, Group, Hit, Kind, Marks, Query, Snippet, Via, read, search, snippet},
    law::{Lang, closest},
};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    query: &'a str,
    understood: Vec<Understood<'a>>,
    ignored: &'a [String],
    hits: Vec<Entry>,
}

#[derive(Serialize)]
struct Understood<'a> {
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

/// Answers a query with at most `most` hits of the kinds wanted.
pub fn answer(desk: &Desk, typed: &str, kinds: &[Kind], most: usize) -> Answer {
    let mut query = read(typed);
    query.kinds.extend(kinds);
    let lang = desk.choice.first();
    let found = if query.is_empty() { Found { groups: Vec::new(), hits: Vec::new() } } else { search(&query, lang) };
    let (first, last) = search_printed::search(desk, &query, &found.groups, &found.hits);
    let copied = |copied: Vec<Copied>| copied.into_iter().map(Row::Copied);
    let rows: Vec<Row> = copied(first).chain(found.hits.iter().map(Row::Hit)).chain(copied(last)).take(most).collect();
    let no = rows.is_empty();
    if desk.json {
        return Answer { out: document(typed, &query, &found.groups, &rows, lang), no, ..Answer::default() };
    }
    let understood = understood(desk, &query, &found.groups);
    if no {
        return Answer { aside: understood + &nothing(desk, typed), no, ..Answer::default() };
    }
    let mut out = String::new();
    if !understood.is_empty() {
        let _ = writeln!(out, "{}\n", paint(desk.page.paint.quiet, understood.trim_end()));
    }
    let marks: Vec<(Lang, Marks)> = desk.choice.rules.iter().map(|lang| (*lang, Marks::new(&found.groups, *lang))).collect();
    for (at, row) in rows.iter().enumerate() {
        match row {
            Row::Copied(copied) => one_copied(desk, &mut out, at + 1, copied),
            Row::Hit(hit) => {
                for (lang, marks) in &marks {
                    one(desk, &mut out, at + 1, hit.document.content(), marks, *lang);
                }
            }
        }
    }
    let read_on = desk.words.say_with("search-read-on", &[("command", (&rows[0].command()).into())]);
    let _ = writeln!(out, "\n{read_on}");
    Answer { out, ..Answer::default() }
}

/// A row of the answer: found in the index, or only in a printed text.
enum Row<'a> {
    Hit(&'a Hit),
    Copied(Copied),
}

impl Row<'_> {
    fn command(&self) -> String {
        match self {
            Self::Hit(hit) => command(hit.document.content()),
            Self::Copied(copied) => format!("law {} --lang {}", copied.unit.number, copied.lang.code()),
        }
    }
}

fn document(typed: &str, query: &Query, groups: &[Group], rows: &[Row], lang: Lang) -> String {
    let marks = Marks::new(groups, lang);
    let best = rows.iter().map(|row| if let Row::Hit(hit) = row { hit.score } else { 0.0 }).fold(0.0, f32::max);
    let entry = |row: &Row| {
        let hit = match row {
            Row::Hit(hit) => hit,
            Row::Copied(copied) => {
                let is_first = matches!(rows.first(), Some(Row::Copied(_)));
                return entry_of(copied, if is_first { best + 1.0 } else { 0.0 });
            }
        };
        let content = hit.document.content();
        let snippet = snippet(content, &marks);
        Entry {
            book: "oath",
            kind: hit.document.kind().word(),
            id: content.id(),
            lang: lang.code(),
            title: content.title(lang),
            snippet: marked(&snippet),
            matched: snippet.matched().into_iter().map(str::to_owned).collect(),
            score: hit.score,
            printed: false,
        }
    };
    let understood = groups.iter().map(|group| Understood {
        typed: &group.typed,
        corrected: correction(group),
        terms: group.terms.iter().map(|term| term.key).collect(),
    });
    json::write(&Document {
        schema: "lawspeaker/search/1",
        query: typed,
        understood: understood.collect(),
        ignored: &query.ignored,
        hits: rows.iter().map(entry).collect(),
    })
}

fn entry_of(copied: &Copied, score: f32) -> Entry {
    Entry {
        book: "oath",
        kind: Kind::Section.word(),
        id: copied.unit.number,
        lang: copied.lang.code(),
        title: copied.unit.text(copied.lang).title,
        snippet: marked(&copied.snippet),
        matched: copied.snippet.matched().into_iter().map(str::to_owned).collect(),
        score,
        printed: true,
    }
}

fn correction(group: &Group) -> Option<&str> {
    match &group.via {
        Some(Via::Corrected(to) | Via::Begun(to)) => Some(to),
        Some(Via::Unknown) | None => None,
    }
}

/// Says how the query was read where that differs from what was typed.
fn understood(desk: &Desk, query: &Query, groups: &[Group]) -> String {
    let lang = desk.choice.first();
    let mut said = String::new();
    for group in groups {
        let typed = clean(&group.typed);
        let line = match &group.via {
            Some(Via::Corrected(to)) => {
                desk.words.say_with("search-corrected", &[("typed", typed.as_ref().into()), ("to", to.into())])
            }
            Some(Via::Begun(to)) => desk.words.say_with("search-begun", &[("typed", typed.as_ref().into()), ("to", to.into())]),
            Some(Via::Unknown) => desk.words.say_with("search-unknown", &[("typed", typed.as_ref().into())]),
            None => match group.terms.first().map(|term| term.name(lang)) {
                Some(name) if !same_word(&group.typed, name, lang) => format!("{typed} → {name}"),
                Some(_) | None => continue,
            },
        };
        let _ = writeln!(said, "{line}");
    }
    for ignored in &query.ignored {
        let _ = writeln!(said, "{}", desk.words.say_with("search-ignored", &[("typed", clean(ignored).as_ref().into())]));
    }
    said
}

/// Returns whether a word is a form of a name, so that nothing needs explaining.
fn same_word(typed: &str, name: &str, lang: Lang) -> bool {
    use crate::law::words::stems;
    format!(" {} ", stems(lang, name)).contains(&format!(" {} ", stems(lang, typed)))
}

fn nothing(desk: &Desk, typed: &str) -> String {
    let near = closest(typed, 5);
    let mut said = desk.words.say_with("search-nothing", &[("query", clean(typed).as_ref().into()), ("near", near.len().into())]);
    said.push('\n');
    for name in near {
        let _ = writeln!(said, "  law search {}", name.shown);
    }
    said
}

fn one(desk: &Desk, out: &mut String, place: usize, content: Content, marks: &Marks, lang: Lang) {
    let heading = match content {
        Content::Section(unit) => super::show::headline(unit, lang),
        Content::Term(term) => format!("{} ({})", term.name(lang), desk.say(&format!("kind-{}", term.kind))),
        Content::Card(card) => format!("{} ({})", card.name(lang), desk.say(&format!("card-kind-{}", card.nature.word()))),
        Content::Divergence(divergence) => format!("{} {}", divergence.id, divergence.words(lang).title),
    };
    desk.page.heading(out, &format!("{place:2}. {heading}"));
    excerpt(desk, out, &snippet(content, marks));
}

/// A section that only a printed text shows to fit.
fn one_copied(desk: &Desk, out: &mut String, place: usize, copied: &Copied) {
    let code = copied.lang.code().to_uppercase();
    let label = desk.words.say_with("import-from-your-copy", &[("language", (&code).into())]);
    let heading = super::show::headline(copied.unit, desk.choice.first());
    desk.page.heading(out, &format!("{place:2}. {heading} ({label})"));
    excerpt(desk, out, &copied.snippet);
}

fn excerpt(desk: &Desk, out: &mut String, snippet: &Snippet) {
    let plain = marked(snippet);
    let options = textwrap::Options::new(desk.page.width).initial_indent("    ").subsequent_indent("    ");
    let wrapped = textwrap::fill(&plain, options);
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
        Content::Section(unit) => format!("law {}", unit.number),
        Content::Term(term) => format!("law term {}", term.key),
        Content::Card(card) => format!("law card {}", card.id),
        Content::Divergence(divergence) => format!("law diverge {}", divergence.id),
    }
}
