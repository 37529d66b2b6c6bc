//! A value that is written behind its key, changed with as much of its spelling kept as can be: lists entry by entry, so that
//! entries that stay keep their lines and comments, tables row by row.

use super::{
    source::{Node, Row, Shape, Source, called, row},
    splice::Splices,
};
use std::collections::BTreeMap;

/// The texts that values come from: the person's, and those that say what was and what shall be.
pub struct Texts<'a, 't> {
    pub own: &'a Source<'t>,
    pub before: &'a Source<'t>,
    pub after: &'a Source<'t>,
    /// The person's spelling of texts, by the program's own, both in quotes; empty where spelling does not matter.
    pub names: BTreeMap<String, String>,
    /// Whether parts of a value are changed one by one.
    pub fine: bool,
}

impl Texts<'_, '_> {
    /// Returns how the person's value is written when it says what shall be.
    pub fn changed(&self, own: &Node, before: Option<&Node>, after: &Node) -> String {
        let Some(before) = before else { return self.spelled(after) };
        if self.before.slice(before) == self.after.slice(after) {
            return self.own.slice(own).to_owned();
        }
        if !self.fine {
            return self.spelled(after);
        }
        match (&own.shape, &before.shape, &after.shape) {
            (Shape::List(items), Shape::List(was), Shape::List(_)) if items.len() == was.len() => {
                change_list(self, own, was, after.items())
            }
            (Shape::Text(_) | Shape::Table(_), Shape::Text(_) | Shape::Table(_), Shape::Table(_))
            | (Shape::Table(_), Shape::Table(_), Shape::Text(_))
                if !self.own.slice(own).contains(['#', '\n']) =>
            {
                self.changed_table(own, before, after)
            }
            _ => self.spelled(after),
        }
    }

    /// Returns a table on one line, or a name that stands for one, with only those of its rows changed that differ.
    fn changed_table(&self, own: &Node, before: &Node, after: &Node) -> String {
        let (was, shall_be) = (Named::new(before), Named::new(after));
        let mut rows: Vec<(String, String)> = Vec::new();
        let mut kept = |written: &str, name: &str, value: &Node| match (was.get(name), shall_be.get(name)) {
            (was, Some(shall_be)) => rows.push((written.to_owned(), self.changed(value, was, shall_be))),
            (Some(_), None) => {}
            (None, None) => rows.push((written.to_owned(), self.own.slice(value).to_owned())),
        };
        match &own.shape {
            Shape::Table(own_rows) => {
                for own_row in own_rows {
                    let known =
                        shall_be.keys().chain(was.keys()).find(|key| called(std::slice::from_ref(own_row), key).is_some());
                    kept(self.own.key(own_row), known.unwrap_or(&own_row.key), &own_row.value);
                }
            }
            Shape::Text(_) | Shape::Plain | Shape::List(_) => kept("name", "name", own),
        }
        let has = |key: &str| match &own.shape {
            Shape::Table(rows) => called(rows, key).is_some(),
            Shape::Text(_) | Shape::Plain | Shape::List(_) => key == "name",
        };
        for key in shall_be.keys().filter(|key| !has(key)) {
            rows.extend(shall_be.get(key).map(|value| (key.to_owned(), self.spelled(value))));
        }
        match rows.as_slice() {
            [(key, name)] if key == "name" && matches!(after.shape, Shape::Text(_)) => name.clone(),
            rows => inline(rows.iter().map(|(key, value)| (key.as_str(), value.clone()))),
        }
    }

    /// Returns the person's list with nothing in it but comments.
    pub fn emptied(&self, own: &Node) -> String {
        if self.own.slice(own).contains('\n') { on_lines(self, own, &[]) } else { "[]".to_owned() }
    }

    /// Returns what shall be, in the person's spelling.
    pub fn spelled(&self, node: &Node) -> String {
        let slice = self.after.slice(node);
        match &node.shape {
            Shape::Text(_) => self.names.get(slice).cloned().unwrap_or_else(|| slice.to_owned()),
            Shape::Plain => slice.to_owned(),
            Shape::List(items) => {
                format!("[{}]", items.iter().map(|item| self.spelled(item)).collect::<Vec<String>>().join(", "))
            }
            Shape::Table(rows) => inline(rows.iter().map(|row| (self.after.key(row), self.spelled(&row.value)))),
        }
    }
}

/// A table, or a name that stands for one.
struct Named<'n>(&'n Node);

impl<'n> Named<'n> {
    const fn new(node: &'n Node) -> Self {
        Self(node)
    }

    fn get(&self, key: &str) -> Option<&'n Node> {
        match &self.0.shape {
            Shape::Table(rows) => row(rows, key).map(|row: &Row| &row.value),
            Shape::Text(_) | Shape::Plain | Shape::List(_) => Some(self.0).filter(|_| key == "name"),
        }
    }

    fn keys(&self) -> impl Iterator<Item = &'n str> {
        let rows = self.0.rows().iter().map(|row| row.key.as_str());
        let alone = (!matches!(self.0.shape, Shape::Table(_))).then_some("name");
        rows.chain(alone)
    }
}

/// Returns the name of what a value is about: a text itself, or the name in a table.
fn name(node: &Node) -> Option<&str> {
    match Named::new(node).get("name").map(|name| &name.shape) {
        Some(Shape::Text(name)) => Some(name),
        Some(Shape::Plain | Shape::List(_) | Shape::Table(_)) | None => None,
    }
}

fn inline<'k>(rows: impl Iterator<Item = (&'k str, String)>) -> String {
    let rows: Vec<String> = rows.map(|(key, value)| format!("{key} = {value}")).collect();
    if rows.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", rows.join(", ")) }
}

/// An entry of the new list.
enum Item {
    /// The person's entry of this index, in other words perhaps.
    Kept(usize, String),
    /// An entry that the list did not have.
    New(String),
}

/// Returns the person's list with the entries that shall be. It has as many entries as the list that says what was.
fn change_list(texts: &Texts<'_, '_>, own: &Node, was: &[Node], shall_be: &[Node]) -> String {
    let items = own.items();
    let pairs = pairs(texts, was, shall_be);
    let item = |(at, node): (usize, &Node)| match pairs.iter().find(|(_, new)| *new == at) {
        Some((old, _)) => Item::Kept(*old, texts.changed(&items[*old], was.get(*old), node)),
        None => Item::New(texts.spelled(node)),
    };
    let changed: Vec<Item> = shall_be.iter().enumerate().map(item).collect();
    let slice = texts.own.slice(own);
    if slice.contains('\n') { on_lines(texts, own, &changed) } else { on_one_line(slice, own, &changed) }
}

/// Returns which entries of two lists are about the same thing, in an order that both lists have: as many as can be.
fn pairs(texts: &Texts<'_, '_>, was: &[Node], shall_be: &[Node]) -> Vec<(usize, usize)> {
    let is_same = |old: &Node, new: &Node| {
        texts.before.slice(old) == texts.after.slice(new) || name(old).is_some_and(|old| name(new) == Some(old))
    };
    let mut longest = vec![vec![0_usize; shall_be.len() + 1]; was.len() + 1];
    for old in (0..was.len()).rev() {
        for new in (0..shall_be.len()).rev() {
            longest[old][new] = if is_same(&was[old], &shall_be[new]) {
                longest[old + 1][new + 1] + 1
            } else {
                longest[old + 1][new].max(longest[old][new + 1])
            };
        }
    }
    let (mut old, mut new, mut pairs) = (0, 0, Vec::new());
    while old < was.len() && new < shall_be.len() {
        if is_same(&was[old], &shall_be[new]) {
            pairs.push((old, new));
            (old, new) = (old + 1, new + 1);
        } else if longest[old + 1][new] >= longest[old][new + 1] {
            old += 1;
        } else {
            new += 1;
        }
    }
    pairs
}

/// Returns a list on one line, with the blanks that the person put inside the brackets.
fn on_one_line(slice: &str, own: &Node, items: &[Item]) -> String {
    let items: Vec<&str> = items
        .iter()
        .map(|item| match item {
            Item::Kept(_, text) | Item::New(text) => text.as_str(),
        })
        .collect();
    let start = own.items().first().map_or(1, |first| first.span.start - own.span.start);
    let blanks = slice.get(1..start).unwrap_or_default();
    if items.is_empty() { "[]".to_owned() } else { format!("[{blanks}{}{blanks}]", items.join(", ")) }
}

/// Returns a list on several lines: entries that go leave their line if nothing else is on it, new ones get lines of their own.
fn on_lines(texts: &Texts<'_, '_>, own: &Node, items: &[Item]) -> String {
    let (source, base) = (texts.own, own.span.start);
    let olds = own.items();
    let indent = olds.first().map_or("", |first| {
        let start = source.line_start(first.span.start);
        let before = source.text.get(start..first.span.start).unwrap_or_default();
        if before.trim().is_empty() { before } else { "  " }
    });
    let line_end = if source.text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut splices = Splices::default();
    let mut last: Option<usize> = None;
    for item in items {
        match item {
            Item::Kept(old, text) => {
                splices.replace(olds[*old].span.clone(), text.clone());
                last = Some(*old);
            }
            Item::New(text) => {
                let after = last.map_or(base + 1, |old| olds[old].span.end);
                if last.is_some() && comma_after(source.text, after).is_none() {
                    splices.insert(after, ",");
                }
                let at = source.line_end(comma_after(source.text, after).unwrap_or(after)).min(own.span.end - 1);
                splices.insert(at, format!("{line_end}{indent}{text},"));
            }
        }
    }
    let is_kept = |at: usize| items.iter().any(|item| matches!(item, Item::Kept(old, _) if *old == at));
    for gone in (0..olds.len()).filter(|at| !is_kept(*at)) {
        let span = &olds[gone].span;
        let end = comma_after(source.text, span.end).unwrap_or(span.end);
        let (start, line_end) = (source.line_start(span.start), source.line_end(end));
        let blank = |range: std::ops::Range<usize>| source.text.get(range).is_some_and(|text| text.trim().is_empty());
        if blank(start..span.start) && blank(end..line_end) && start > base {
            splices.remove(start..source.next_line(end));
        } else {
            splices.remove(span.start..end);
        }
    }
    let text = splices.apply(source.text);
    let tail = source.text.len() - own.span.end;
    text.get(base..text.len() - tail).unwrap_or_default().to_owned()
}

/// Returns where the comma behind an entry ends, if there is one.
fn comma_after(text: &str, from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let rest = text.get(at..)?;
        let blank = rest.len() - rest.trim_start().len();
        at += blank;
        match text.get(at..)?.chars().next()? {
            ',' => return Some(at + 1),
            '#' => at += text.get(at..)?.find('\n')?,
            _ => return None,
        }
    }
}
