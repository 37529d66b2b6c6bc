//! A text as a tree: every value with its place, rows in the order in which they are written.

use crate::{
    cards::Suit,
    game::{Colour, Region, Space, Word, find_slot, keys::ALSO, known_word, xidit},
    law::words::fold,
};
use std::ops::Range;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// A text with its top table.
pub struct Source<'t> {
    /// The text.
    pub text: &'t str,
    /// The rows of the top table.
    pub top: Vec<Row>,
}

/// A value and where it stands; a table or list that has a head stands where the head does.
pub struct Node {
    pub span: Range<usize>,
    pub shape: Shape,
}

/// What a value is.
pub enum Shape {
    /// A text, without its quotes.
    Text(String),
    /// A number or a flag.
    Plain,
    /// A list.
    List(Vec<Node>),
    /// A table.
    Table(Vec<Row>),
}

/// A key with its value.
pub struct Row {
    /// The key, without quotes.
    pub key: String,
    /// Where the key stands.
    pub at: Range<usize>,
    pub value: Node,
}

impl<'t> Source<'t> {
    /// Reads a text; nothing if it is no TOML.
    pub fn read(text: &'t str) -> Option<Self> {
        let table = DeTable::parse(text).ok()?;
        Some(Self { text, top: rows(table.get_ref()) })
    }

    /// Returns a value as it is written.
    pub fn slice(&self, node: &Node) -> &'t str {
        self.text.get(node.span.clone()).unwrap_or_default()
    }

    /// Returns a key as it is written.
    pub fn key(&self, row: &Row) -> &'t str {
        self.text.get(row.at.clone()).unwrap_or_default()
    }

    /// Returns whether a value is written behind its key: tables with a head of their own are not, nor are those whose keys
    /// are written with a dot.
    pub fn is_value(&self, node: &Node) -> bool {
        match &node.shape {
            Shape::Text(_) | Shape::Plain => true,
            Shape::Table(_) => self.slice(node).starts_with('{'),
            Shape::List(items) => items.first().is_none_or(|first| first.span != node.span),
        }
    }

    /// Returns whether a table has a head, so that its rows stand on lines below it.
    pub fn has_head(&self, node: &Node) -> bool {
        matches!(node.shape, Shape::Table(_)) && self.slice(node).starts_with('[')
    }

    /// Returns where the line of a byte begins.
    pub fn line_start(&self, at: usize) -> usize {
        self.text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1)
    }

    /// Returns where the line of a byte ends, before its line end.
    pub fn line_end(&self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        let length = rest.find('\n').unwrap_or(rest.len());
        at + rest[..length].trim_end_matches('\r').len()
    }

    /// Returns where the line after that of a byte begins: behind the line end, if there is one.
    pub fn next_line(&self, at: usize) -> usize {
        let end = self.line_end(at);
        let rest = self.text.get(end..).unwrap_or_default();
        end + ["\r\n", "\n"].into_iter().find(|it| rest.starts_with(it)).map_or(0, str::len)
    }

    /// Returns the comments between the entries of a list.
    pub fn comments(&self, node: &Node) -> Vec<&'t str> {
        let mut from = node.span.start;
        let mut gaps = Vec::new();
        for item in node.items() {
            gaps.push(from..item.span.start);
            from = item.span.end;
        }
        gaps.push(from..node.span.end);
        let is_list = matches!(node.shape, Shape::List(_));
        let lines = gaps.into_iter().filter(|_| is_list).filter_map(|gap| self.text.get(gap)).flat_map(str::lines);
        lines.filter_map(|line| line.find('#').map(|at| line[at..].trim_end())).collect()
    }
}

impl Node {
    /// Returns the rows of a table; none of anything else.
    pub fn rows(&self) -> &[Row] {
        match &self.shape {
            Shape::Table(rows) => rows,
            Shape::Text(_) | Shape::Plain | Shape::List(_) => &[],
        }
    }

    /// Returns the entries of a list; none of anything else.
    pub fn items(&self) -> &[Self] {
        match &self.shape {
            Shape::List(items) => items,
            Shape::Text(_) | Shape::Plain | Shape::Table(_) => &[],
        }
    }
}

/// Returns the row of a key as the program writes it.
pub fn row<'r>(rows: &'r [Row], key: &str) -> Option<&'r Row> {
    rows.iter().find(|row| row.key == key)
}

/// Returns the row of a key as people write it.
pub fn called<'r>(rows: &'r [Row], key: &str) -> Option<&'r Row> {
    row(rows, key).or_else(|| rows.iter().find(|row| is_called(&row.key, key)))
}

/// Returns whether what a person wrote is a key of the program's, in any case, with `_` for `-`, or in another language.
fn is_called(written: &str, key: &str) -> bool {
    let folded = fold(written).replace('_', "-");
    folded == key
        || ALSO.iter().any(|(also, meant)| *also == folded && *meant == key)
        || means::<Suit>(written, key)
        || means::<Region>(written, key)
        || means::<Space>(written, key)
        || is_colour(written, key)
        || means::<xidit::Class>(written, key)
        || means::<xidit::Road>(written, key)
        || means::<xidit::Trial>(written, key)
}

/// Returns whether a written word is a value of a noun that has this word.
fn means<T: Word>(written: &str, word: &str) -> bool {
    T::all().iter().any(|noun| noun.word() == word) && known_word::<T>(written).is_some_and(|noun| noun.word() == word)
}

fn is_colour(written: &str, word: &str) -> bool {
    means::<Colour>(written, word) || means::<xidit::Colour>(written, word)
}

/// Returns whether a person's value names the same table of a list as the program's: a slot, a colour, a number or a name.
pub fn is_same(written: &Node, own: &Source<'_>, said: &Node, by: &Source<'_>) -> bool {
    match (&written.shape, &said.shape) {
        (Shape::Text(written), Shape::Text(said)) => {
            written == said || is_colour(written, said) || find_slot(said).is_some_and(|slot| find_slot(written) == Some(slot))
        }
        _ => own.slice(written) == by.slice(said),
    }
}

fn rows(table: &DeTable<'_>) -> Vec<Row> {
    let row = |(key, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
        let name: &std::borrow::Cow<'_, str> = key.get_ref();
        Row { key: name.to_string(), at: key.span(), value: node(value) }
    };
    let mut rows: Vec<Row> = table.iter().map(row).collect();
    rows.sort_by_key(|row| row.at.start);
    rows
}

fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let shape = match value.get_ref() {
        DeValue::String(text) => Shape::Text(text.to_string()),
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => Shape::Plain,
        DeValue::Array(list) => Shape::List(list.iter().map(node).collect()),
        DeValue::Table(table) => Shape::Table(rows(table)),
    };
    Node { span: value.span(), shape }
}
