//! `law index`: the index at the back of the book.

use super::{Answer, Desk, clean::clean, json};
use crate::law::{INDEX, IndexEntry, Lang, find_terms, words};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    entries: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
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

/// Answers with the whole index, or with the headings that a word stands in or means.
pub fn answer(desk: &Desk, word: Option<&str>) -> Answer {
    let mut entries: Vec<&IndexEntry> = INDEX.iter().filter(|entry| word.is_none_or(|word| is_about(entry, word))).collect();
    let lang = desk.choice.first();
    entries.sort_by_cached_key(|entry| words::fold(entry.heading(lang)));
    let no = entries.is_empty();
    if desk.json {
        let entries = entries.into_iter().map(|entry| document(entry, &desk.choice.rules)).collect();
        return Answer { out: json::write(&Document { schema: "lawspeaker/index/1", entries }), no, ..Answer::default() };
    }
    if no {
        let word = clean(word.unwrap_or_default()).into_owned();
        let aside = format!("{}\n", desk.words.say_with("index-nothing", &[("word", (&word).into())]));
        return Answer { aside, no, ..Answer::default() };
    }
    let mut out = String::new();
    for (at, entry) in entries.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        self::entry(desk, &mut out, entry, lang);
    }
    Answer { out, ..Answer::default() }
}

fn document(entry: &'static IndexEntry, langs: &[Lang]) -> Entry {
    let line = |line: &'static crate::law::IndexLine| Line {
        heading: langs.iter().map(|lang| (lang.code(), line.heading(*lang))).collect(),
        places: line.places,
    };
    Entry {
        heading: langs.iter().map(|lang| (lang.code(), entry.heading(*lang))).collect(),
        term: entry.term,
        places: entry.places,
        see: entry.see,
        under: entry.under.iter().map(line).collect(),
    }
}

/// Returns whether a heading or a line holds the word, in any form and language, or is about the term it names.
fn is_about(entry: &IndexEntry, word: &str) -> bool {
    let in_heading = |lang: Lang| {
        let stems = words::stems(lang, word);
        let headings = std::iter::once(entry.heading(lang)).chain(entry.under.iter().map(|line| line.heading(lang)));
        let mut found = headings.map(|heading| format!(" {} ", words::stems(lang, heading)));
        !stems.is_empty() && found.any(|heading| heading.contains(&format!(" {stems} ")))
    };
    let is_term = || find_terms(word).is_some_and(|(_, names)| names.iter().any(|name| entry.term == Some(name.term().key)));
    Lang::ALL.into_iter().any(in_heading) || is_term()
}

fn entry(desk: &Desk, out: &mut String, entry: &IndexEntry, lang: Lang) {
    let heading = Lang::ALL.into_iter().filter(|lang| desk.choice.rules.contains(lang)).map(|lang| entry.heading(lang));
    let heading = heading.collect::<Vec<_>>().join(" · ");
    let mut places = entry.places.join(", ");
    for see in entry.see {
        let target = INDEX.iter().find(|other| other.heading(Lang::En) == *see).map_or(*see, |other| other.heading(lang));
        let sent = desk.words.say_with("index-see", &[("heading", target.into())]);
        places = if places.is_empty() { sent } else { format!("{places} · {sent}") };
    }
    desk.page.heading(out, format!("{heading}  {places}").trim_end());
    for line in entry.under {
        let headings = desk.choice.rules.iter().map(|lang| line.heading(*lang)).collect::<Vec<_>>().join(" · ");
        desk.page.line(out, &format!("{headings}  {}", line.places.join(", ")), 2);
    }
}
