//! From text to a TOML table: syntax errors as faults, one for each broken line.

use super::fields::Reader;
use crate::game::fault::{Fault, Problem, Span, Syntax};
use toml::de::DeTable;

/// The most bytes of a position file.
pub const LONGEST: usize = 256 * 1024;

/// Parses a text and calls `read_top` on its top table. Returns the reader with all faults and places.
pub fn parse(text: &str, read_top: impl FnOnce(&mut Reader, &DeTable<'_>, Span)) -> Reader {
    let mut reader = Reader::default();
    if text.len() > LONGEST {
        reader.fault(0..0, Problem::TooLong { most: LONGEST });
    } else {
        let (table, errors) = DeTable::parse_recoverable(text);
        reader.broken = !errors.is_empty();
        for error in errors {
            let span = error.span().unwrap_or(text.len()..text.len());
            reader.fault(span, Problem::Syntax(syntax(error.message())));
        }
        let span = table.span();
        read_top(&mut reader, table.get_ref(), span);
    }
    if reader.broken {
        reader.faults = without_follow_ups(text, reader.faults);
    }
    reader
}

/// Returns one syntax fault for each broken line, and the other faults only of lines that are not broken: what was read
/// of a broken line means nothing.
fn without_follow_ups(text: &str, faults: Vec<Fault>) -> Vec<Fault> {
    let line = |fault: &Fault| text[..text.floor_char_boundary(fault.span.start)].matches('\n').count();
    let is_syntax = |fault: &Fault| matches!(fault.problem, Problem::Syntax(_));
    let mut kept: Vec<(usize, Fault)> = Vec::new();
    let (syntax, meaning): (Vec<Fault>, Vec<Fault>) = faults.into_iter().partition(is_syntax);
    for fault in syntax {
        let line = line(&fault);
        if !kept.iter().any(|(other, _)| *other == line) {
            kept.push((line, fault));
        }
    }
    let broken: Vec<usize> = kept.iter().map(|(line, _)| *line).collect();
    let whole = meaning.into_iter().map(|fault| (line(&fault), fault));
    kept.extend(whole.filter(|(line, fault)| !broken.contains(line) && !fault.span.is_empty()));
    kept.into_iter().map(|(_, fault)| fault).collect()
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
