//! From text to a TOML table: syntax errors as faults, one for each broken line.

use super::{fields::Reader, headers::Mended};
use crate::game::fault::{Fault, Problem, Span, Syntax};
use std::collections::BTreeSet;
use toml::de::DeTable;

/// The most bytes of a position file.
pub const LONGEST: usize = 256 * 1024;

/// Parses a text and calls `read_top` on its top table. Returns the reader with all faults and places.
///
/// What stands below a broken head of a table is read as if the head were whole.
pub fn parse(text: &str, read_top: impl FnOnce(&mut Reader, &DeTable<'_>, Span)) -> Reader {
    let mut reader = Reader::default();
    if text.len() > LONGEST {
        reader.fault(0..0, Problem::TooLong { most: LONGEST });
        return reader;
    }
    let (table, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        let span = table.span();
        read_top(&mut reader, table.get_ref(), span);
        return reader;
    }
    reader.broken = true;
    let mended = Mended::new(text);
    let (table, more) = DeTable::parse_recoverable(mended.text());
    let span = table.span();
    read_top(&mut reader, table.get_ref(), span);
    let spans = errors.iter().map(|error| (error, error.span().unwrap_or(text.len()..text.len())));
    let more_spans = more.iter().map(|error| (error, mended.original(&error.span().unwrap_or_default())));
    let syntax = spans.chain(more_spans).map(|(error, span)| Fault { problem: Problem::Syntax(syntax(error.message())), span });
    let meaning = reader.faults.iter().map(|fault| Fault { problem: fault.problem.clone(), span: mended.original(&fault.span) });
    reader.faults = without_follow_ups(&mended, syntax, meaning);
    reader
}

/// Returns one syntax fault for each broken line, and the other faults only of lines that are not broken: what was read
/// of a broken line means nothing.
fn without_follow_ups(
    text: &Mended<'_>,
    syntax: impl Iterator<Item = Fault>,
    meaning: impl Iterator<Item = Fault>,
) -> Vec<Fault> {
    let mut broken = BTreeSet::new();
    let mut kept: Vec<Fault> = syntax.filter(|fault| broken.insert(text.line(fault.span.start))).collect();
    kept.extend(meaning.filter(|fault| !broken.contains(&text.line(fault.span.start)) && !fault.span.is_empty()));
    kept
}

/// Returns the kind of syntax error that a message of the parser reports.
fn syntax(message: &str) -> Syntax {
    let message = message.split(", expected").next().unwrap_or(message);
    let says = |words: &[&str]| words.iter().any(|word| message.contains(word));
    if says(&["duplicate", "extend", "redefine"]) {
        Syntax::Twice
    } else if says(&["recurs"]) {
        Syntax::Depth
    } else if says(&["string", "quot", "escape", "unicode", "keys cannot be"]) {
        Syntax::Quotes
    } else if says(&["comma"]) {
        Syntax::Comma
    } else if says(&["unclosed", "opening", "table open", "closing"]) {
        Syntax::Bracket
    } else if says(&["assignment", "`=`", "key"]) {
        Syntax::Key
    } else if says(&["value", "sign", "zero", "radix", "number", "prefix", "digits", "invalid", "array"]) {
        Syntax::Value
    } else {
        Syntax::Other
    }
}
