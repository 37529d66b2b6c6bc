//! The embedded index of a book: what every stem finds, read where the compiler put it (`compiler/src/postings.rs`).

use crate::law::words::encode::{BLOCK, SCORES, read_varint};

/// The stems of one language, or the keys of the terms, each with its postings.
#[derive(Clone, Copy, Debug)]
pub struct Stems {
    stems: &'static [u8],
    postings: &'static [u8],
}

/// What a stem finds; nothing for a stem that the book has not.
#[derive(Clone, Copy, Debug, Default)]
pub struct Postings(&'static [u8]);

/// A document that has a stem.
#[derive(Clone, Copy, Debug)]
pub struct Posting {
    pub document: usize,
    /// Whether its title or text has the stem, and not only what players call it or ask.
    pub in_text: bool,
    /// How well it fits.
    pub score: f32,
}

/// Returns the number of four bytes at a place.
fn number_at(bytes: &[u8], at: usize) -> usize {
    bytes.get(at..at + 4).map_or(0, |bytes| bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte)))
}

/// Takes bytes from the front of others.
fn take<'b>(bytes: &mut &'b [u8], length: usize) -> &'b [u8] {
    let (taken, rest) = bytes.split_at(length.min(bytes.len()));
    *bytes = rest;
    taken
}

impl Stems {
    pub const fn new(stems: &'static [u8], postings: &'static [u8]) -> Self {
        Self { stems, postings }
    }

    /// Returns the stems from a block on, and where their postings start.
    fn block(self, at: usize) -> (&'static [u8], usize) {
        let (blocks, head) = (number_at(self.stems, 0), 4 + 8 * at);
        let start = 4 + 8 * blocks + number_at(self.stems, head);
        (self.stems.get(start..).unwrap_or_default(), number_at(self.stems, head + 4))
    }

    /// Returns what a stem finds.
    pub fn find(self, stem: &str) -> Option<Postings> {
        let stem = stem.as_bytes();
        let (mut low, mut high) = (0, number_at(self.stems, 0));
        while low < high {
            let middle = usize::midpoint(low, high);
            let (mut first, _) = self.block(middle);
            read_varint(&mut first);
            let length = read_varint(&mut first);
            if take(&mut first, length) <= stem { low = middle + 1 } else { high = middle }
        }
        let (mut rest, mut start) = self.block(low.checked_sub(1)?);
        let mut known: Vec<u8> = Vec::with_capacity(stem.len() + 16);
        for _ in 0..BLOCK {
            let (shared, own) = (read_varint(&mut rest), read_varint(&mut rest));
            known.truncate(shared);
            known.extend(take(&mut rest, own));
            let length = read_varint(&mut rest);
            if known == stem {
                return self.postings.get(start..start + length).map(Postings);
            }
            start += length;
        }
        None
    }
}

impl Postings {
    /// Returns the documents that have the stem, in their order.
    pub fn documents(self) -> impl Iterator<Item = Posting> {
        let mut rest = self.0;
        let count = read_varint(&mut rest);
        (0..count).scan((rest, 0), |(rest, last), _| Some(posting(rest, last)))
    }

    /// Returns the lines that have the stem, in their order, counted from 0 in each language.
    pub fn lines(self) -> Lines {
        let (mut rest, mut last) = (self.0, 0);
        for _ in 0..read_varint(&mut rest) {
            posting(&mut rest, &mut last);
        }
        Lines { rest, last: 0 }
    }
}

/// The lines that have a stem.
#[derive(Clone, Debug)]
pub struct Lines {
    rest: &'static [u8],
    last: usize,
}

impl Iterator for Lines {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.rest.is_empty() {
            return None;
        }
        self.last += read_varint(&mut self.rest);
        Some(self.last)
    }
}

fn posting(rest: &mut &[u8], last: &mut usize) -> Posting {
    let step = read_varint(rest);
    *last += step >> 1;
    let score = take(rest, 1).first().map_or(0.0, |score| SCORES[usize::from(*score)]);
    Posting { document: *last, in_text: step & 1 == 1, score }
}
