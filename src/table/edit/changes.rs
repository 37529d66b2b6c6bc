//! What differs between two positions, value by value.

use super::{
    IDENTITIES,
    source::{Node, Row, Shape, Source, row},
};

/// A value that differs between two positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where it stands: `red.favor`, `provinces-1.warbands`, `title.holder`, `round`.
    pub key: String,
    /// What it was, as it is written in a file; nothing if it was not there.
    pub before: Option<String>,
    /// What it is.
    pub after: Option<String>,
}

/// Returns what differs between two texts in the program's own form; nothing where one of them cannot be read.
#[must_use]
pub fn changes(before: &str, after: &str) -> Vec<Change> {
    let mut changes = Vec::new();
    if let (Some(before), Some(after)) = (Source::read(before), Source::read(after)) {
        rows("", (&before, &before.top), (&after, &after.top), &mut changes);
    }
    changes
}

fn rows(start: &str, (before, old): (&Source<'_>, &[Row]), (after, new): (&Source<'_>, &[Row]), changes: &mut Vec<Change>) {
    let gone = old.iter().filter(|old| row(new, &old.key).is_none());
    for key in new.iter().chain(gone).map(|row| row.key.as_str()) {
        let (was, is) = (row(old, key).map(|row| &row.value), row(new, key).map(|row| &row.value));
        let path = if start.is_empty() { key.to_owned() } else { format!("{start}.{key}") };
        let is_value = was.is_none_or(|was| before.is_value(was)) && is.is_none_or(|is| after.is_value(is));
        let identity = IDENTITIES.iter().find(|(list, _)| *list == key).filter(|_| start.is_empty());
        match identity {
            Some((_, identity)) if !is_value => tables(identity, (before, was), (after, is), changes),
            _ if !is_value => {
                let (was, is) = (was.map(Node::rows).unwrap_or_default(), is.map(Node::rows).unwrap_or_default());
                rows(&path, (before, was), (after, is), changes);
            }
            _ => {
                let (was, is) = (was.map(|was| before.slice(was)), is.map(|is| after.slice(is)));
                if was != is {
                    changes.push(Change { key: path, before: was.map(str::to_owned), after: is.map(str::to_owned) });
                }
            }
        }
    }
}

fn tables(
    identity: &str,
    (before, old): (&Source<'_>, Option<&Node>),
    (after, new): (&Source<'_>, Option<&Node>),
    changes: &mut Vec<Change>,
) {
    let (old, new) = (old.map(Node::items).unwrap_or_default(), new.map(Node::items).unwrap_or_default());
    let name = |node: &Node, source: &Source<'_>| match row(node.rows(), identity).map(|row| &row.value) {
        Some(Node { shape: Shape::Text(name), .. }) => name.clone(),
        Some(value) => source.slice(value).to_owned(),
        None => String::new(),
    };
    let olds: Vec<(String, &Node)> = old.iter().map(|node| (name(node, before), node)).collect();
    let news: Vec<(String, &Node)> = new.iter().map(|node| (name(node, after), node)).collect();
    let find = |all: &[(String, &'_ Node)], wanted: &str| all.iter().position(|(name, _)| name == wanted);
    let gone = olds.iter().filter(|(name, _)| find(&news, name).is_none());
    for (name, _) in news.iter().chain(gone) {
        let old = find(&olds, name).map(|at| olds[at].1.rows()).unwrap_or_default();
        let new = find(&news, name).map(|at| news[at].1.rows()).unwrap_or_default();
        rows(name, (before, old), (after, new), changes);
    }
}
