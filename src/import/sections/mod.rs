//! Which blocks of text belong to which unit, and the text they make.

mod blocks;
mod join;
mod segment;

use super::heads::Head;
use super::text::{Line, Marker, Place, split_marker};
use crate::law::{Lang, UNITS};
use blocks::Block;
use segment::{Owner, Segmenter};
use std::ops::Range;

/// How many units back the lost end of a sentence may belong.
const MAX_UNITS_BACK: usize = 6;
/// A unit of no more words than this is a bare heading, and not cut in mid-sentence.
const HEADING_WORDS: usize = 8;

/// The printed words of one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedSection {
    /// The number of the unit.
    pub number: &'static str,
    /// The line of the file where it starts, from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
}

/// Returns the printed text of every unit, in the order of the book. The heads are in the order of the text; at the repeated
/// places a section that has its head starts again, so that the one before it ends there.
pub fn printed_sections(lines: &[Line], heads: &[Head], repeats: &[Place], lang: Lang) -> Vec<PrintedSection> {
    let mut assembly = Assembly { lines, by_unit: vec![None; UNITS.len()], order: Vec::new() };
    let end_of_text = Place { line: lines.len(), byte: 0 };
    let opening = Segmenter::new(lang, None, heads.first().map(|head| head.unit));
    assembly.distribute(&opening, Place::default()..heads.first().map_or(end_of_text, |head| start_of(lines, head)));
    let groups: Vec<&[Head]> = heads.chunk_by(|head, next| head.place == next.place).collect();
    for (at, group) in groups.iter().enumerate() {
        let head = &group[0];
        let next = groups.get(at + 1).map(|group| &group[0]);
        let end = next.map_or(end_of_text, |next| start_of(lines, next));
        let repeated = repeats.iter().copied().filter(|place| *place > head.place).min();
        let end = repeated.map_or(end, |repeated| repeated.min(end));
        assembly.order.push(head.unit);
        assembly.by_unit[head.unit] = Some(UnitBlocks { line: lines[head.place.line].number, blocks: Vec::new() });
        let segmenter = Segmenter::new(lang, Some(head.unit), next.map(|next| next.unit));
        assembly.distribute(&segmenter, Place { byte: head.text_start, ..head.place }..end);
        let marker = split_marker(&lines[head.place.line].text[..head.place.byte]).0;
        if let Some(first) = assembly.by_unit[head.unit].as_mut().and_then(|own| own.blocks.first_mut()) {
            first.marker = if marker == Marker::Sign { marker } else { Marker::None };
        }
    }
    // Units that start at one place have the same blocks, those that were added later included.
    for group in groups {
        let own = assembly.by_unit[group[0].unit].clone();
        for twin in &group[1..] {
            assembly.by_unit[twin.unit].clone_from(&own);
        }
    }
    let spelling = join::Spelling::new(lang);
    let printed = assembly.by_unit.into_iter().zip(UNITS).filter_map(|(own, unit)| {
        let own = own?;
        let text = join::unit_text(unit, lang, &own.blocks, &spelling);
        Some(PrintedSection { number: unit.number, line: own.line, text })
    });
    printed.filter(|printed| !printed.text.is_empty()).collect()
}

/// Returns where a unit starts, with the bullet or sign before its number.
fn start_of(lines: &[Line], head: &Head) -> Place {
    let is_first_word = !lines[head.place.line].text[..head.place.byte].contains(char::is_alphanumeric);
    if is_first_word { Place { byte: 0, ..head.place } } else { head.place }
}

/// The blocks of one unit.
#[derive(Clone)]
struct UnitBlocks {
    /// The line of the file where the first of them stands.
    line: usize,
    blocks: Vec<Block>,
}

/// The blocks of all units.
struct Assembly<'a> {
    lines: &'a [Line],
    by_unit: Vec<Option<UnitBlocks>>,
    /// The units whose heads were passed, in the order of the text.
    order: Vec<usize>,
}

impl Assembly<'_> {
    /// Gives the blocks of a stretch of text to the units they belong to.
    fn distribute(&mut self, segmenter: &Segmenter, stretch: Range<Place>) {
        let blocks = blocks::split_blocks(self.lines, stretch, |line| segmenter.is_heading(line));
        let owners = segmenter.owners(&blocks);
        for (at, (block, owner)) in blocks.iter().zip(owners).enumerate() {
            let is_orphan = at > 0 && block.starts_mid_sentence() && !blocks[at - 1].ends_mid_sentence();
            let earlier = || self.order.iter().rev().skip(1).take(MAX_UNITS_BACK).copied();
            let home = || earlier().find(|unit| self.is_cut(*unit) && segmenter.prefers(block, *unit));
            let unit = match owner {
                Owner::Own | Owner::None if is_orphan && home().is_some() => home(),
                Owner::Own => segmenter.unit,
                Owner::Other(unit) => Some(unit),
                Owner::Heading | Owner::None => None,
            };
            if let Some(unit) = unit {
                let own = self.by_unit[unit].get_or_insert_with(|| UnitBlocks { line: block.line, blocks: Vec::new() });
                own.blocks.push(block.clone());
            }
        }
    }

    /// Returns whether the text of a unit stops in mid-sentence; a heading alone does not.
    fn is_cut(&self, unit: usize) -> bool {
        let blocks = self.by_unit[unit].as_ref().map_or(&[][..], |own| &own.blocks);
        let is_long = || blocks.iter().flat_map(Block::words).nth(HEADING_WORDS).is_some();
        blocks.last().is_some_and(Block::ends_mid_sentence) && is_long()
    }
}
