//! A position file edited so that it says another position. What differs between two texts in the program's own form is changed
//! in the person's text; everything else stays as it was written: comments, order, names in any language, line ends.
//!
//! What can be written in more than one way is tried in more than one way. Whoever edits reads the result again: only a text
//! that says exactly the new position is good.

mod changes;
mod names;
mod source;
mod splice;
mod value;

pub use changes::{Change, changes};

use names::names;
use source::{Node, Row, Shape, Source, called, is_same, row};
use splice::Splices;
use std::{collections::BTreeMap, fmt::Write as _};
use value::Texts;

/// The key by which the tables of a list are told apart.
const IDENTITIES: [(&str, &str); 5] =
    [("site", "slot"), ("player", "colour"), ("tile", "number"), ("city", "number"), ("region", "name")];
/// Keys that may be left out because they follow from others; where a person wrote them they are kept right.
const DERIVED: [&str; 2] = ["bank", "shared"];
/// Keys whose absence means as much as an empty list.
const LISTS: [&str; 15] = [
    "cards",
    "relics",
    "advisers",
    "drawn",
    "peeked",
    "seen",
    "recruited",
    "eliminated",
    "discarded",
    "took",
    "follows",
    "searching",
    "targets",
    "allies",
    "plans",
];
/// Keys whose absence means as much as zero.
const COUNTS: [&str; 6] = ["favor", "secrets", "secrets-facedown", "relics", "aside", "favor-steps"];
/// Keys whose absence means as much as `false`.
const FLAGS: [&str; 7] = ["mob", "facedown", "scepter", "travelled", "site-owed", "short", "closed"];

/// Returns the text of a person edited as gently as can be: it said what `before` says and shall say what `after` says, both in
/// the program's own form. `is_right` reads a text again. Nothing where no edit is right.
#[must_use]
pub fn edit(own: &str, before: &str, after: &str, is_right: impl Fn(&str) -> bool) -> Option<String> {
    let (own, before, after) = (Source::read(own)?, Source::read(before)?, Source::read(after)?);
    for (fine, keep_keys) in [(true, true), (true, false), (false, true), (false, false)] {
        let names = if fine { names(&own, &before) } else { BTreeMap::new() };
        let texts = Texts { own: &own, before: &before, after: &after, names, fine };
        let mut edit = Edit { texts, keep_keys, splices: Splices::default(), appended: String::new() };
        edit.rows(&own.top, &before.top, &after.top);
        edit.add_rows(&own.top, None, &missing(&own.top, &before.top, &after.top, &edit.texts));
        let text = edit.finish();
        if is_right(&text) {
            return Some(text);
        }
    }
    None
}

/// Returns the rows that shall be and that the person's table lacks, where they were not the same before.
fn missing<'a>(own: &[Row], before: &[Row], after: &'a [Row], texts: &Texts<'_, '_>) -> Vec<&'a Row> {
    let is_missing = |new: &&Row| {
        let is_new = row(before, &new.key).is_none_or(|old| !is_equal((&old.value, texts.before), (&new.value, texts.after)));
        let is_derived = texts.fine && DERIVED.contains(&new.key.as_str());
        called(own, &new.key).is_none() && is_new && !is_derived
    };
    after.iter().filter(is_missing).collect()
}

/// Returns whether two values of the program's own form are the same; what stands below a head is compared row by row.
fn is_equal((old, before): (&Node, &Source<'_>), (new, after): (&Node, &Source<'_>)) -> bool {
    if before.is_value(old) || after.is_value(new) {
        return before.slice(old) == after.slice(new);
    }
    let same_row = |(old, new): (&Row, &Row)| old.key == new.key && is_equal((&old.value, before), (&new.value, after));
    let same_item = |(old, new): (&Node, &Node)| is_equal((old, before), (new, after));
    old.rows().len() == new.rows().len()
        && old.items().len() == new.items().len()
        && old.rows().iter().zip(new.rows()).all(same_row)
        && old.items().iter().zip(new.items()).all(same_item)
}

/// An edit under way.
struct Edit<'a, 't> {
    texts: Texts<'a, 't>,
    /// Whether a key stays with an empty value where it could be taken out.
    keep_keys: bool,
    splices: Splices,
    /// What is put at the end of the text.
    appended: String,
}

impl Edit<'_, '_> {
    /// Changes and removes rows of a person's table.
    fn rows(&mut self, own: &[Row], before: &[Row], after: &[Row]) {
        for new in after {
            if let Some(own) = called(own, &new.key) {
                self.row(own, row(before, &new.key), new);
            }
        }
        for old in before.iter().filter(|old| row(after, &old.key).is_none()) {
            if let Some(own) = called(own, &old.key) {
                self.remove(own, &old.key);
            }
        }
    }

    /// Changes the value of a row, or what is below its head.
    fn row(&mut self, own: &Row, before: Option<&Row>, after: &Row) {
        if self.texts.own.is_value(&own.value) {
            let old = before.map(|row| &row.value);
            let text = self.texts.changed(&own.value, old, &after.value);
            if text != self.texts.own.slice(&own.value) {
                self.splices.replace(own.value.span.clone(), text);
            }
            return;
        }
        match &own.value.shape {
            Shape::List(tables) => self.tables(tables, before.map(|row| row.value.items()).unwrap_or_default(), after),
            Shape::Table(rows) => self.table(&own.value, rows, before.map(|row| &row.value), &after.value),
            Shape::Text(_) | Shape::Plain => {}
        }
    }

    /// Changes a table that has a head, or whose keys are written with a dot.
    fn table(&mut self, own: &Node, rows: &[Row], before: Option<&Node>, after: &Node) {
        let before = before.map(Node::rows).unwrap_or_default();
        self.rows(rows, before, after.rows());
        let head = self.texts.own.has_head(own).then_some(own);
        self.add_rows(rows, head, &missing(rows, before, after.rows(), &self.texts));
    }

    /// Changes the tables of a list, each found by what tells it apart.
    fn tables(&mut self, own: &[Node], before: &[Node], after: &Row) {
        let Some((_, key)) = IDENTITIES.iter().find(|(list, _)| *list == after.key) else { return };
        let find_own = |said: &Node, by: &Source<'_>| {
            let said = &row(said.rows(), key)?.value;
            let texts = &self.texts;
            let is_it = |own: &&Node| called(own.rows(), key).is_some_and(|own| is_same(&own.value, texts.own, said, by));
            own.iter().find(is_it)
        };
        let identity = |node: &Node, by: &Source<'_>| row(node.rows(), key).map(|row| by.slice(&row.value).to_owned());
        let mut changed = Vec::new();
        for new in after.value.items() {
            let wanted = identity(new, self.texts.after);
            let old = before.iter().find(|old| identity(old, self.texts.before) == wanted);
            changed.push((find_own(new, self.texts.after), old, new));
        }
        let is_left = |old: &&Node| {
            !after.value.items().iter().any(|new| identity(new, self.texts.after) == identity(old, self.texts.before))
        };
        let gone: Vec<&Node> = before.iter().filter(is_left).filter_map(|old| find_own(old, self.texts.before)).collect();
        for (own, old, new) in changed {
            match own {
                Some(own) => self.table(own, own.rows(), old, new),
                None => self.append(&format!("[[{}]]", after.key), new),
            }
        }
        for own in gone {
            self.remove_table(own);
        }
    }

    /// Adds rows below those of a table, or below its head.
    fn add_rows(&mut self, own: &[Row], head: Option<&Node>, rows: &[&Row]) {
        let source = self.texts.own;
        let last = own.iter().filter_map(|row| Some((row, last_byte(source, row)?))).max_by_key(|(_, end)| *end);
        let (end, prefix) = match (last, head) {
            (Some((row, end)), _) => {
                let prefix = source.text.get(source.line_start(row.at.start)..row.at.start).unwrap_or_default();
                (Some(end), prefix)
            }
            (None, Some(head)) => (Some(head.span.end), ""),
            (None, None) => (None, ""),
        };
        let at = end.map_or(0, |end| source.next_line(end));
        // What is added stands on lines of its own, even if the last line has no end and the row above is taken out.
        let is_open_end = end.is_some_and(|end| source.next_line(end) == source.line_end(end));
        for row in rows {
            if !self.texts.after.is_value(&row.value) {
                match &row.value.shape {
                    Shape::List(tables) => tables.iter().for_each(|table| self.append(&format!("[[{}]]", row.key), table)),
                    Shape::Table(_) => self.append(&format!("[{}]", row.key), &row.value),
                    Shape::Text(_) | Shape::Plain => {}
                }
                continue;
            }
            let line = format!("{prefix}{} = {}", self.texts.after.key(row), self.texts.spelled(&row.value));
            let line_end = self.line_end();
            self.splices.insert(at, if is_open_end { format!("{line_end}{line}") } else { format!("{line}{line_end}") });
        }
    }

    /// Puts a table with its head at the end of the text.
    fn append(&mut self, head: &str, table: &Node) {
        let line_end = self.line_end();
        // Writing to a String cannot fail.
        let _ = write!(self.appended, "{line_end}{head}{line_end}");
        for row in table.rows() {
            let value = self.texts.spelled(&row.value);
            let _ = write!(self.appended, "{} = {value}{line_end}", self.texts.after.key(row));
        }
    }

    /// Takes a row out, or what is below its head; a value is left empty where that says the same.
    fn remove(&mut self, own: &Row, key: &str) {
        let source = self.texts.own;
        if !source.is_value(&own.value) {
            match &own.value.shape {
                Shape::List(tables) => tables.iter().for_each(|table| self.remove_table(table)),
                Shape::Table(_) => self.remove_table(&own.value),
                Shape::Text(_) | Shape::Plain => {}
            }
            return;
        }
        let empty = match &own.value.shape {
            Shape::List(_) if LISTS.contains(&key) => Some(self.texts.emptied(&own.value)),
            Shape::Table(_) if key == "warbands" => Some("{}".to_owned()),
            Shape::Plain if source.slice(&own.value) == "true" => FLAGS.contains(&key).then(|| "false".to_owned()),
            Shape::Plain if COUNTS.contains(&key) => Some("0".to_owned()),
            Shape::List(_) | Shape::Table(_) | Shape::Plain | Shape::Text(_) => None,
        };
        match empty.filter(|_| self.keep_keys) {
            Some(empty) => self.splices.replace(own.value.span.clone(), empty),
            None => self.remove_lines(own.at.start, own.value.span.end, &source.comments(&own.value)),
        }
    }

    /// Takes a table with its head out.
    fn remove_table(&mut self, own: &Node) {
        if self.texts.own.has_head(own) {
            self.remove_lines(own.span.start, own.span.end, &[]);
        }
        own.rows().iter().for_each(|row| self.remove(row, ""));
    }

    /// Takes lines out, except for the comments in them and at their end, and the empty line above a head.
    fn remove_lines(&mut self, from: usize, to: usize, comments: &[&str]) {
        let source = self.texts.own;
        let (start, end) = (source.line_start(from), source.line_end(to));
        let rest = source.text.get(to..end).unwrap_or_default().trim_start();
        let line_end = self.line_end();
        let kept: String = comments.iter().flat_map(|comment| [*comment, line_end]).collect();
        if rest.is_empty() {
            let above = source.text.get(..start).unwrap_or_default();
            let is_head = source.text.get(from..).is_some_and(|text| text.starts_with('['));
            let blank = ["\n\r\n", "\n\n"].into_iter().find(|it| above.ends_with(it)).map_or(0, |it| it.len() - 1);
            self.splices.replace(start - if is_head { blank } else { 0 }..source.next_line(end), kept);
        } else {
            self.splices.replace(start..end - rest.len(), kept);
        }
    }

    /// Returns the line end that the person uses.
    fn line_end(&self) -> &'static str {
        if self.texts.own.text.contains("\r\n") { "\r\n" } else { "\n" }
    }

    /// Returns the edited text.
    fn finish(self) -> String {
        let line_end = self.line_end();
        let mut text = self.splices.apply(self.texts.own.text);
        if !self.appended.is_empty() {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push_str(line_end);
            }
            text.push_str(&self.appended);
        }
        text
    }
}

/// Returns the last byte of a row that is not below a head of its own.
fn last_byte(source: &Source<'_>, row: &Row) -> Option<usize> {
    if source.is_value(&row.value) {
        return Some(row.value.span.end);
    }
    let is_dotted = matches!(row.value.shape, Shape::Table(_)) && !source.has_head(&row.value);
    is_dotted.then(|| row.value.rows().iter().filter_map(|row| last_byte(source, row)).max()).flatten()
}
