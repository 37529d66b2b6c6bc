//! What changed between two positions, in words: `red favor 4 → 3 · red warbands 7 → 9 · Wizard School +1 favor`.

use super::{
    grammar::{Called, Grammar, Key, LeftOut, Shape, TableWords},
    print::{Printer, capital, noun},
};
use crate::{
    game::{Datum, Document, Raw, Said},
    law::{Lang, Phrases},
    notation::vocabulary::Thing,
};

/// Something that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The key of the fact, such as `red.favor`.
    pub key: String,
    /// What changed, in words.
    pub words: String,
    /// The value before; nothing where nothing was said.
    pub before: Option<Raw>,
    /// The value after.
    pub after: Option<Raw>,
}

/// Returns what changed, in the order in which facts are printed.
pub(super) fn changes(grammar: &'static Grammar, before: &Document, after: &Document, lang: Lang) -> Vec<Change> {
    let mut comparing = Comparing {
        before: Printer::new(grammar, before, lang),
        after: Printer::new(grammar, after, lang),
        lang,
        changes: Vec::new(),
    };
    for (table, phrases) in grammar.tables() {
        let empty = Document::default();
        match table.called {
            Called::Top if table.name == "position" => comparing.table(table.name, "", "", before, after),
            Called::Top | Called::Words => {
                let of = |document: &Document| document.get(table.name).and_then(Said::as_table).cloned().unwrap_or_default();
                let subject = if matches!(table.called, Called::Words) { phrases.usual(lang) } else { "" };
                comparing.table(table.name, table.name, subject, &of(before), &of(after));
            }
            Called::Noun(..) | Called::Site | Called::Number(_) | Called::Name(_) => {
                let named = |printer: &Printer<'_>, said: &Document| printer.subject(&table.called, phrases, said);
                let mut befores: Vec<&Document> = before.tables(table.name).collect();
                for said in after.tables(table.name) {
                    let (of, subject) = named(&comparing.after, said);
                    let is_there = |old: &Document| named(&comparing.before, old).0 == of && !is_another(table, old, said);
                    let moved = befores.iter().position(|old| has_moved(table, old, said));
                    let at = moved.or_else(|| befores.iter().position(|old| is_there(old)));
                    let old = at.map_or(&empty, |at| befores.remove(at));
                    comparing.table(table.name, &of, &subject, old, said);
                }
                for said in befores {
                    let (of, subject) = named(&comparing.before, said);
                    comparing.table(table.name, &of, &subject, said, &empty);
                }
            }
        }
    }
    comparing.changes
}

/// Returns whether two sites have one name: in the Chronicle sites move to other slots §8.3.5.
fn has_moved(table: &TableWords, old: &Document, new: &Document) -> bool {
    matches!(table.called, Called::Site) && site_name(old).is_some() && site_name(old) == site_name(new)
}

/// Returns whether two sites in one slot are not the same: their names differ, or one that had a name is now a facedown one.
fn is_another(table: &TableWords, old: &Document, new: &Document) -> bool {
    let differs = site_name(old).is_some_and(|old| match site_name(new) {
        Some(new) => old != new,
        None => new.get("facedown").is_some(),
    });
    matches!(table.called, Called::Site) && differs
}

fn site_name(said: &Document) -> Option<&str> {
    said.get("name").and_then(Said::as_text)
}

struct Comparing<'d> {
    before: Printer<'d>,
    after: Printer<'d>,
    lang: Lang,
    changes: Vec<Change>,
}

impl Comparing<'_> {
    fn table(&mut self, table: &str, of: &str, subject: &str, before: &Document, after: &Document) {
        for (key, phrases) in self.after.grammar.keys_of(table) {
            let (old, new) = (before.get(key.name), after.get(key.name));
            if old.map(|said| &said.value) == new.map(|said| &said.value) {
                continue;
            }
            // A site without a name is called by its slot.
            if matches!(key.shape, Shape::Slot) && before.get("name").is_none() && after.get("name").is_none() {
                continue;
            }
            let name = if of.is_empty() { key.name.to_owned() } else { format!("{of}.{}", key.name) };
            for words in self.words(key, phrases, subject, old, new) {
                let (before, after) = (old.map(Said::to_raw), new.map(Said::to_raw));
                self.changes.push(Change { key: name.clone(), words, before, after });
            }
        }
    }

    fn words(&self, key: &Key, phrases: &Phrases, subject: &str, old: Option<&Said>, new: Option<&Said>) -> Vec<String> {
        let usual = phrases.usual(self.lang);
        let about = |rest: &str| [subject, rest].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ");
        let none = |said: Option<&Said>| if said.is_none() && key.left_out == LeftOut::None { "0" } else { "?" }.to_owned();
        let plain = |said: Option<&Said>| match said.map(|said| &said.value) {
            Some(Datum::Plain(plain)) => Some(plain.clone()),
            None => Some(none(said)),
            Some(_) => None,
        };
        match key.shape {
            Shape::Cards(_) | Shape::Pile(_) | Shape::CardList(_) if !matches!((plain(old), plain(new)), (Some(_), Some(_))) => {
                self.cards(&about(usual), old, new)
            }
            Shape::Coloured(_) => self.counts(phrases, subject, old, new),
            Shape::Counts(nouns) => {
                let unknown = if key.left_out == LeftOut::None { "0" } else { "?" };
                let differs = |(word, old, new): (&str, String, String)| {
                    about(&format!("{usual} {} {old} → {new}", noun(nouns, word, self.lang)))
                };
                let none = |said: Option<&Said>| if said.is_none() { unknown } else { "0" };
                let all: Vec<String> = counted(old, new, unknown).into_iter().map(differs).collect();
                if all.is_empty() { vec![about(&format!("{usual} {} → {}", none(old), none(new)))] } else { all }
            }
            // What a chronicle carries along is no fact of the table, and names cards that nobody has seen §8.5.
            Shape::Raw if key.name == "chronicle" => vec![about(&format!("{usual} …"))],
            Shape::Flag => {
                let sign = if new.is_some() { '+' } else { '−' };
                vec![about(&format!("{sign}{usual}"))]
            }
            Shape::Number | Shape::Pile(_) => {
                let (old, new) = (plain(old).unwrap_or_default(), plain(new).unwrap_or_default());
                if old == new { Vec::new() } else { vec![about(&format!("{usual} {old} → {new}"))] }
            }
            _ => {
                let said = |printer: &Printer<'_>, it: Option<&Said>| {
                    it.map_or_else(
                        // A site that has no slot any more has left the map.
                        || if key.left_out == LeftOut::None || matches!(key.shape, Shape::Slot) { "–" } else { "?" }.to_owned(),
                        |it| printer.bare_value(key, it),
                    )
                };
                let (old, new) = (said(&self.before, old), said(&self.after, new));
                let words = format!("{old} → {new}");
                vec![about(&if usual.is_empty() || key.bare || matches!(key.shape, Shape::Slot) {
                    words
                } else {
                    format!("{usual} {words}")
                })]
            }
        }
    }

    /// Returns which cards came and went, and what came onto those that stayed.
    fn cards(&self, about: &str, old: Option<&Said>, new: Option<&Said>) -> Vec<String> {
        let list = |said: Option<&Said>| said.and_then(Said::as_list).unwrap_or_default().to_vec();
        let (mut olds, mut news) = (list(old), list(new));
        olds.retain(|said| match news.iter().position(|other| other.value == said.value) {
            Some(at) => {
                news.remove(at);
                false
            }
            None => true,
        });
        let mut words = Vec::new();
        olds.retain(|said| match news.iter().position(|other| is_same_card(said, other)) {
            Some(at) => {
                words.extend(self.on_card(said, &news.remove(at)));
                false
            }
            None => true,
        });
        words.extend(alike(&olds).into_iter().map(|(said, count)| format!("{about} −{}", self.before.card(said, count))));
        words.extend(alike(&news).into_iter().map(|(said, count)| format!("{about} +{}", self.after.card(said, count))));
        words
    }

    /// Returns what came onto a card and went from it.
    fn on_card(&self, old: &Said, new: &Said) -> Vec<String> {
        let count = |said: &Said, key: &str| match said.as_table().and_then(|table| table.get(key)).map(|said| &said.value) {
            Some(Datum::Plain(plain)) => plain.parse::<i32>().unwrap_or_default(),
            _ => 0,
        };
        let name = self.after.card_name(new);
        let mut words = Vec::new();
        for (key, thing) in [("favor", Thing::Favor), ("secrets", Thing::Secrets)] {
            let difference = count(new, key) - count(old, key);
            if difference != 0 {
                let form = crate::law::Form::counted(usize::try_from(difference.unsigned_abs()).unwrap_or_default(), self.lang);
                let sign = if difference > 0 { '+' } else { '−' };
                words.push(format!(
                    "{name} {sign}{} {}",
                    difference.unsigned_abs(),
                    capital(thing.phrases().form(self.lang, form), self.lang)
                ));
            }
        }
        let other = |said: &Said, key: &str| said.as_table().and_then(|table| table.get(key)).map(|said| said.value.clone());
        if words.is_empty() || ["facedown", "warbands"].iter().any(|key| other(old, key) != other(new, key)) {
            words.push(format!("{} → {}", self.before.card(old, 1), self.after.card(new, 1)));
        }
        words
    }

    fn counts(&self, phrases: &Phrases, subject: &str, old: Option<&Said>, new: Option<&Said>) -> Vec<String> {
        let one = |(word, old, new): (&str, String, String)| {
            let colour = super::grammar::adjective(word, 5, self.lang);
            format!("{subject} {colour} {} {old} → {new}", phrases.form(self.lang, crate::law::Form::Many))
        };
        counted(old, new, "0").into_iter().map(one).collect()
    }
}

/// Returns what is counted otherwise in two tables, with both numbers; `unknown` where a table is not there.
fn counted<'s>(old: Option<&'s Said>, new: Option<&'s Said>, unknown: &str) -> Vec<(&'s str, String, String)> {
    let count = |said: Option<&Said>, word: &str| {
        let table = said.and_then(Said::as_table);
        match table.and_then(|it| it.get(word)).map(|it| &it.value) {
            Some(Datum::Plain(plain)) => plain.clone(),
            _ if table.is_none() => unknown.to_owned(),
            _ => "0".to_owned(),
        }
    };
    let mut names: Vec<&str> =
        [old, new].into_iter().flatten().filter_map(Said::as_table).flat_map(|it| it.iter().map(|(name, _)| name)).collect();
    names.sort_unstable();
    names.dedup();
    let both = |word| (word, count(old, word), count(new, word));
    names.into_iter().map(both).filter(|(_, old, new)| old != new).collect()
}

/// Returns the entries of a list that differ, with how often each is there.
fn alike(list: &[Said]) -> Vec<(&Said, usize)> {
    let mut counted: Vec<(&Said, usize)> = Vec::new();
    for said in list {
        match counted.iter_mut().find(|(known, _)| known.value == said.value) {
            Some((_, count)) => *count += 1,
            None => counted.push((said, 1)),
        }
    }
    counted
}

/// Returns whether two entries are one card, whatever lies on it.
fn is_same_card(one: &Said, other: &Said) -> bool {
    let identity = |said: &Said| match &said.value {
        Datum::Text(name) => (Some(name.clone()), None),
        Datum::Table(table) => {
            let text = |key: &str| table.get(key).and_then(Said::as_text).map(str::to_owned);
            (text("name"), text("suit"))
        }
        Datum::Plain(_) | Datum::List(_) => (None, None),
    };
    let (one, other) = (identity(one), identity(other));
    one == other && one.0.is_some()
}
