//! From text to a [`Setup`]: every fault of the file at once, each with its place. What the file means is decided here,
//! whether it can be is decided by [`super::check`].

mod card;
pub(super) mod fields;
mod player;
mod site;
mod table;

use super::{
    fault::{Fault, Problem, Shape, Syntax},
    keys::TOP,
    nouns::{Game, Phase},
    place::Places,
    raw::Raw,
    setup::Setup,
};
use fields::{Fields, Reader, Value};
use toml::de::{DeTable, DeValue};

/// A longer text is no position.
pub const LONGEST: usize = 256 * 1024;

/// What was read of a text.
pub struct Written {
    /// What it says, as far as it could be understood.
    pub setup: Setup,
    /// Where it says so.
    pub places: Places,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// Whether something could not be read, so that other things may only seem to be missing.
    pub partial: bool,
    /// Whether the text is broken as TOML.
    pub broken: bool,
}

/// Reads a text.
#[must_use]
pub fn read(text: &str) -> Written {
    let mut setup = Setup::default();
    let reader = parsed(text, |reader, table, span| top(reader, table, span, &mut setup));
    Written { setup, places: reader.places, faults: reader.faults, partial: reader.partial, broken: reader.broken }
}

/// Parses a text, has its top read, and returns what was found out.
pub(super) fn parsed(text: &str, top: impl FnOnce(&mut Reader, &DeTable<'_>, super::place::Span)) -> Reader {
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
        top(&mut reader, table.get_ref(), span);
    }
    if reader.broken {
        reader.faults = unbroken(text, reader.faults);
    }
    reader
}

/// Returns one fault for each line that is broken as TOML, and of the others only what stands on whole lines: what was
/// made of a broken line means nothing.
fn unbroken(text: &str, faults: Vec<Fault>) -> Vec<Fault> {
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

fn top(reader: &mut Reader, table: &DeTable<'_>, span: super::place::Span, setup: &mut Setup) {
    let game = table.iter().find(|(key, _)| key.get_ref() == "game").map(|(_, value)| value);
    if game.is_some_and(|game| reader.word::<Game>(game) != Some(Game::Oath)) {
        // What else such a file says cannot be held against the keys of this game.
        return;
    }
    let fields = Fields::of(reader, table, span, &TOP, 0);
    setup.round = fields.number(reader, "round", 1, 8);
    setup.oath = fields.word(reader, "oath");
    setup.visions_drawn = fields.number(reader, "visions-drawn", 0, 5);
    setup.turn = fields.word(reader, "turn");
    setup.phase = fields.word(reader, "phase").unwrap_or(Phase::Act);
    table::read(reader, &fields, setup);
    for value in tables(reader, &fields, "site", 8) {
        let DeValue::Table(table) = value.get_ref() else {
            reader.wrong(value, Shape::Table);
            continue;
        };
        match site::read(reader, table, value.span(), setup.sites.len()) {
            Some(site) => setup.sites.push(site),
            None => reader.partial = true,
        }
    }
    for value in tables(reader, &fields, "player", 6) {
        let DeValue::Table(table) = value.get_ref() else {
            reader.wrong(value, Shape::Table);
            continue;
        };
        match player::read(reader, table, value.span(), setup.players.len(), &setup.sites) {
            Some(player) => setup.players.push(player),
            None => reader.partial = true,
        }
    }
    setup.this_turn = table::this_turn(reader, &fields, &setup.sites);
    setup.campaign = table::campaign(reader, &fields, &setup.sites);
    setup.chronicle = fields.table(reader, "chronicle").map(|(table, _)| Raw::table(table));
}

fn tables<'v, 'a>(reader: &mut Reader, fields: &Fields<'v, 'a>, key: &str, most: usize) -> &'v [Value<'a>] {
    fields.list(reader, key, Shape::Tables, most)
}

/// Returns what kind of syntax error the parser means. Its own words are English and stay inside.
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
