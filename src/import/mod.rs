//! The official wording: the text of a printed Law, as `pdftotext` or a copy from a reader gives it, cut into the
//! sections of the book. Pure: text in, sections out. It looks for the numbers the book is known to have, in order,
//! and says what it did not find. Where files lie is the edge's business.

mod blocks;
mod columns;
mod doubt;
mod find;
mod furniture;
mod glossary;
mod heads;
mod join;
mod likeness;
mod lines;
mod lost;
mod numbers;
mod order;
mod refusal;
mod share;
mod twice;

pub use find::{Match, find};
pub use refusal::{LONGEST, Refusal, decode};

use crate::law::{Kind, Lang, UNITS};
use blocks::{Block, Lead};
use heads::{Head, is_numbered};
use lines::Line;
use share::{Court, Owner};

/// As many units back a lost end of a sentence is looked for.
const FAR: usize = 6;

/// What was read out of a text.
#[derive(Debug, PartialEq, Eq)]
pub struct Imported {
    /// The units with their printed words, in the order of the book: numbered sections, glossary entries, and what
    /// was found of chapters and boxes.
    pub sections: Vec<Printed>,
    /// The numbered sections and glossary entries that were not found.
    pub missing: Vec<&'static str>,
    /// Those found in an odd place, or with words that are not like ours.
    pub doubtful: Vec<&'static str>,
}

/// The printed words of one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The unit.
    pub number: &'static str,
    /// The line of the file where it starts, from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
}

/// Reads the text of a printed Law in a language.
///
/// # Errors
/// Returns why the text is not that: empty, in another language, another book.
pub fn import(text: &str, lang: Lang) -> Result<Imported, Refusal> {
    let mut lines = lines::lines(text);
    if lines.iter().all(|line| line.text.is_empty()) {
        return Err(Refusal::Empty);
    }
    let mut places = heads::heads(&lines, lang);
    let mut chosen = order::choose(&places);
    if twice::remove(&mut lines, &places, &chosen.heads) {
        places = heads::heads(&lines, lang);
        chosen = order::choose(&places);
    }
    refusal::check(&lines, lang, &chosen.heads)?;
    let lost = lost::heads(&lines, lang, &chosen.heads);
    chosen.heads.extend(lost);
    let after = chosen.heads.iter().map(|head| (head.unit, head.line)).max().map_or(0, |(_, line)| line);
    let (entries, entries_again) = glossary::entries(&lines, after, lang);
    let mut heads = chosen.heads;
    let mut again = order::repeats(&places, &heads, lang);
    heads.extend(entries);
    again.extend(entries_again);
    heads.sort_by_key(|head| (head.line, head.start));
    let sections = sections(&lines, &heads, &again, lang);
    let wanted = |at: &usize| is_numbered(&UNITS[*at]) || (UNITS[*at].kind == Kind::Entry && UNITS[*at].text(lang).printed);
    let found = |at: &usize| heads.iter().any(|head| head.unit == *at);
    let missing: Vec<usize> = (0..UNITS.len()).filter(wanted).filter(|at| !found(at)).collect();
    let mut doubtful: Vec<usize> = heads.iter().filter(|head| !head.sure).map(|head| head.unit).collect();
    if !chosen.doubtful.is_empty() {
        // Boxes are gathered from wherever their words stand, and steps have bare figures, as lists have: in a text out of
        // order they may be anything.
        let all = sections.iter().filter_map(|printed| UNITS.iter().position(|unit| unit.number == printed.number));
        doubtful.extend(all.filter(|unit| matches!(UNITS[*unit].kind, Kind::Box | Kind::Step)));
    }
    doubtful.extend(chosen.doubtful);
    doubtful.extend(doubt::open_ends(&heads, &missing, lang));
    doubtful.extend(doubt::guessed(&lines, &heads));
    doubtful.extend(doubt::mixed(&sections, lang));
    doubtful.sort_unstable();
    doubtful.dedup();
    let numbers = |units: Vec<usize>| units.into_iter().map(|unit| UNITS[unit].number).collect();
    Ok(Imported { sections, missing: numbers(missing), doubtful: numbers(doubtful) })
}

/// The blocks that were given to each unit, and the line where the first of them stands.
type Shares = Vec<Option<(usize, Vec<Block>)>>;

fn sections(lines: &[Line], heads: &[Head], again: &[(usize, usize)], lang: Lang) -> Vec<Printed> {
    let mut shares: Shares = vec![None; UNITS.len()];
    let mut order: Vec<usize> = Vec::new();
    let opening = Court::new(lang, None, heads.first().map(|head| head.unit));
    let end = heads.first().map_or((lines.len(), 0), |head| start_of(lines, head));
    share(&opening, lines, ((0, 0), end), &mut shares, &mut order);
    for (at, head) in heads.iter().enumerate() {
        let same = |other: &&Head| (other.line, other.start) == (head.line, head.start);
        if heads[..at].last().is_some_and(|before| same(&before)) {
            continue;
        }
        let next = heads[at..].iter().find(|other| !same(other));
        let end = next.map_or((lines.len(), 0), |next| start_of(lines, next));
        let repeated = again.iter().copied().filter(|place| *place > (head.line, head.start)).min();
        let end = repeated.map_or(end, |repeated| repeated.min(end));
        order.push(head.unit);
        let court = Court::new(lang, Some(head.unit), next.map(|next| next.unit));
        shares[head.unit] = Some((lines[head.line].number, Vec::new()));
        share(&court, lines, ((head.line, head.behind), end), &mut shares, &mut order);
        let sign = blocks::split_lead(&lines[head.line].text[..head.start]).0;
        if let Some(first) = shares[head.unit].as_mut().and_then(|(_, blocks)| blocks.first_mut()) {
            first.lead = if sign == Lead::Sign { sign } else { Lead::Plain };
        }
    }
    twins(heads, &mut shares);
    let spelling = join::Spelling::new(lang);
    let printed = |(at, share): (usize, Option<(usize, Vec<Block>)>)| {
        let (line, blocks) = share?;
        Some(Printed { number: UNITS[at].number, line, text: join::text(&UNITS[at], lang, &blocks, &spelling) })
    };
    shares.into_iter().enumerate().filter_map(printed).filter(|printed| !printed.text.is_empty()).collect()
}

/// Gives units that start at one place the same blocks, those that were added late among them.
fn twins(heads: &[Head], shares: &mut Shares) {
    for pair in heads.windows(2) {
        if (pair[0].line, pair[0].start) == (pair[1].line, pair[1].start) {
            let share = shares[pair[0].unit].clone();
            shares[pair[1].unit] = share;
        }
    }
}

/// Returns where a unit starts, with the bullet or sign before its number.
fn start_of(lines: &[Line], head: &Head) -> (usize, usize) {
    let leads = !lines[head.line].text[..head.start].contains(char::is_alphanumeric);
    (head.line, if leads { 0 } else { head.start })
}

/// Gives the blocks between two places to those they belong to.
fn share(court: &Court, lines: &[Line], (from, to): ((usize, usize), (usize, usize)), shares: &mut Shares, order: &mut [usize]) {
    let blocks = blocks::blocks(lines, from, to, |line| court.is_heading(line));
    let owners = court.owners(&blocks);
    for (at, (block, owner)) in blocks.iter().zip(owners).enumerate() {
        let is_orphan = at > 0 && block.goes_on() && !blocks[at - 1].is_open();
        let home =
            || order.iter().rev().skip(1).take(FAR).copied().find(|unit| is_cut(shares, *unit) && court.prefers(block, *unit));
        let unit = match owner {
            Owner::Own | Owner::Nobody if is_orphan && home().is_some() => home(),
            Owner::Own => court.unit,
            Owner::Other(unit) => Some(unit),
            Owner::Heading | Owner::Nobody => None,
        };
        if let Some(unit) = unit {
            shares[unit].get_or_insert_with(|| (block.line, Vec::new())).1.push(block.clone());
        }
    }
}

/// Returns whether the text of a unit stops in mid-sentence; a heading alone does not.
fn is_cut(shares: &Shares, unit: usize) -> bool {
    let blocks = shares[unit].as_ref().map_or(&[][..], |(_, blocks)| blocks);
    blocks.last().is_some_and(Block::is_open) && blocks.iter().flat_map(Block::words).nth(8).is_some()
}
