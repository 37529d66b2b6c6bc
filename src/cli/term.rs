//! `law term`: what a word means, and what it is called in the other languages.

use super::{Answer, Desk, clean::clean, json};
use crate::law::{Found, Lang, Name, Term, closest, find_terms, unit};
use comfy_table::{Table, presets};
use serde::Serialize;
use std::{collections::BTreeMap, fmt::Write as _};

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    terms: Vec<Entry>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nearest: Vec<&'static str>,
}

#[derive(Serialize)]
struct Entry {
    key: &'static str,
    kind: &'static str,
    names: BTreeMap<&'static str, &'static str>,
    unofficial: Vec<&'static str>,
    definition: BTreeMap<&'static str, &'static str>,
    aliases: BTreeMap<&'static str, Vec<&'static str>>,
    also: &'static [&'static str],
    see: &'static [&'static str],
}

impl Entry {
    fn new(term: &'static Term, langs: &[Lang]) -> Self {
        let spoken = |lang: Lang| term.variants(lang).iter().chain(term.aliases(lang)).copied().collect();
        Self {
            key: term.key,
            kind: term.kind,
            names: Lang::ALL.iter().map(|lang| (lang.code(), term.name(*lang))).collect(),
            unofficial: Lang::ALL.iter().filter(|lang| !term.official(**lang)).map(|lang| lang.code()).collect(),
            definition: langs.iter().map(|lang| (lang.code(), term.definition(*lang))).collect(),
            aliases: Lang::ALL.iter().map(|lang| (lang.code(), spoken(*lang))).collect(),
            also: term.also,
            see: term.places,
        }
    }
}

/// Answers with every term the word may mean.
pub fn answer(desk: &Desk, word: &str) -> Answer {
    let (found, names) = find_terms(word).unwrap_or((Found::Misspelt, Vec::new()));
    let nearest = if names.is_empty() { closest(word, 5) } else { Vec::new() };
    let no = names.is_empty();
    if desk.json {
        let terms = names.iter().map(|name| Entry::new(name.term(), &desk.choice.rules)).collect();
        let document = Document { schema: "lawspeaker/term/1", terms, nearest: nearest.iter().map(|name| name.shown).collect() };
        return Answer { out: json::write(&document), no, ..Answer::default() };
    }
    let shown = clean(word);
    if no {
        return Answer { aside: not_found(desk, &shown, &nearest), no, ..Answer::default() };
    }
    let mut out = String::new();
    if names.len() > 6 {
        list(desk, &mut out, &names);
    } else {
        for (at, name) in names.iter().enumerate() {
            if at > 0 {
                out.push('\n');
            }
            card(desk, &mut out, name.term());
        }
    }
    let mut aside = String::new();
    if found == Found::Misspelt {
        let values = [("word", shown.as_ref().into()), ("name", names[0].shown.into())];
        let _ = writeln!(aside, "{}", desk.words.say_with("term-misspelt", &values));
    }
    Answer { out, aside, no }
}

fn not_found(desk: &Desk, word: &str, nearest: &[&'static Name]) -> String {
    let mut said = desk.words.say_with("term-nothing", &[("word", word.into()), ("near", nearest.len().into())]);
    said.push('\n');
    for name in nearest {
        let _ = writeln!(said, "  law term {}", name.shown);
    }
    said
}

/// A line for each of many terms.
fn list(desk: &Desk, out: &mut String, names: &[&'static Name]) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    for term in names.iter().map(|name| name.term()) {
        table
            .add_row(Lang::ALL.map(|lang| term.name(lang)).into_iter().chain([term.places.first().copied().unwrap_or_default()]));
    }
    for line in table.lines() {
        let _ = writeln!(out, "{}", line.trim_end());
    }
    let _ = writeln!(out, "\n{}", desk.words.say_with("term-many", &[("count", names.len().into())]));
}

/// The term with its meaning, its names and where to read on.
pub fn card(desk: &Desk, out: &mut String, term: &'static Term) {
    let lang = desk.choice.first();
    let kind = desk.say(&format!("kind-{}", term.kind));
    desk.page.heading(out, term.name(lang));
    desk.page.line(out, &kind, 0);
    for (at, lang) in desk.choice.rules.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        desk.page.prose(out, term.definition(*lang), 2);
    }
    out.push('\n');
    let labels = Lang::ALL.map(|lang| desk.say(&format!("name-{}", lang.code())));
    let see = desk.say("term-see");
    let width = labels.iter().chain([&see]).map(|label| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (lang, label) in Lang::ALL.into_iter().zip(&labels) {
        desk.page.labelled(out, label, width, &names(desk, term, lang));
    }
    let places = term.places.iter().filter_map(|place| unit(place)).map(|unit| super::show::headline(unit, lang));
    desk.page.labelled(out, &see, width, &places.collect::<Vec<_>>().join(" · "));
}

fn names(desk: &Desk, term: &Term, lang: Lang) -> String {
    let mut names = term.name(lang).to_owned();
    if !term.official(lang) {
        let _ = write!(names, " ({})", desk.say("term-unofficial"));
    }
    for variant in term.variants(lang) {
        let _ = write!(names, " / {variant}");
    }
    let aliases = term.aliases(lang);
    if !aliases.is_empty() {
        let _ = write!(names, " ({})", desk.words.say_with("term-also", &[("names", aliases.join(", ").as_str().into())]));
    }
    names
}
