//! What of a stretch of text belongs to the unit that starts it, and what is a neighbour's: the heading and opening of
//! the next chapter, a box, the index, or nobody's: boards, figures, ornaments. Each block is compared with our
//! restatements; the split that agrees best with all of them together is taken, so that one odd block loses nothing.

use super::{
    blocks::Block,
    heads::{bare, is_alike},
    likeness::Piece,
};
use crate::law::{Kind, Lang, UNITS};

/// A block less like its unit than this speaks against it.
const OWN: f32 = 0.22;
/// A block more like another unit than this speaks for that one.
const FOREIGN: f32 = 0.3;
/// A box may stand anywhere, so only a whole sentence that is much like it is taken for a part of it.
const BOXED: f32 = 0.45;
const SENTENCE: f32 = 25.0;
/// What leaving the unit costs, and coming back to a sentence that was cut.
const STEP: f32 = 6.0;
/// What it costs to cut a sentence, or to come back to a unit that had ended.
const WRENCH: f32 = 40.0;
/// What a heading of the next chapter is worth.
const HEADING: f32 = 60.0;
/// No heading is longer, in bytes.
const SHORT: usize = 200;

/// To whom a block belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The unit that starts the stretch.
    Own,
    /// Another unit: the next chapter or a box.
    Other(usize),
    /// The heading of the next chapter or of a box.
    Heading,
    /// Nobody, or the index.
    Nobody,
}

/// What one stretch of text is compared with.
pub struct Court {
    lang: Lang,
    /// The unit that starts the stretch; none before the first.
    pub unit: Option<usize>,
    /// The chapter that opens between this unit and the next.
    chapter: Option<usize>,
    /// The headings of the boxes and of that chapter, bare, each with the most bytes of a line that is nothing else.
    headings: Vec<(String, usize)>,
}

/// What is known of a block before it is given to somebody.
struct Weighed {
    /// Whose it is if not the unit's own, and how much speaks for that.
    other: (Owner, f32),
    /// How much speaks for the unit.
    own: f32,
}

/// Where the reading stands after a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Own,
    /// Away, after a sentence that was cut.
    Cut,
    Away,
}

const STATES: [State; 3] = [State::Own, State::Cut, State::Away];

impl Court {
    /// Returns what the stretch between two units is compared with; there is none before the first or after the last.
    pub fn new(lang: Lang, unit: Option<usize>, next: Option<usize>) -> Self {
        let from = unit.map_or(0, |unit| unit + 1);
        let mut chapters = UNITS.iter().enumerate().skip(from).filter(|(_, unit)| unit.kind == Kind::Chapter).map(|(at, _)| at);
        let chapter = chapters.next().filter(|chapter| next.is_none_or(|next| *chapter < next));
        let titles = boxes().chain(chapter).map(|unit| UNITS[unit].text(lang).title);
        let headings = titles.map(|title| (bare(title), 2 * title.len())).filter(|(title, _)| !title.is_empty()).collect();
        Self { lang, unit, chapter, headings }
    }

    /// Returns to whom each block belongs.
    pub fn owners(&self, blocks: &[Block]) -> Vec<Owner> {
        let weighed: Vec<Weighed> = blocks.iter().map(|block| self.weigh(block)).collect();
        let states = self.states(blocks, &weighed);
        let owner = |(state, weighed): (State, Weighed)| if state == State::Own { Owner::Own } else { weighed.other.0 };
        states.into_iter().zip(weighed).map(owner).collect()
    }

    /// Returns whether a line is the heading of the next chapter or of a box.
    pub fn is_heading(&self, line: &str) -> bool {
        if self.headings.iter().all(|(_, most)| line.len() >= *most) {
            return false;
        }
        let read = bare(line);
        let fits = |title: &str| read.chars().count() <= title.chars().count() && is_alike(&read, title);
        self.headings.iter().any(|(title, most)| line.len() < *most && fits(title))
    }

    /// Returns whether a block is more like another unit than like the one that starts the stretch.
    pub fn prefers(&self, block: &Block, other: usize) -> bool {
        let piece = Piece::of(block.words(), self.lang);
        let own = self.unit.map_or(0.0, |unit| piece.like_unit(unit));
        piece.like_unit(other) > own
    }

    fn weigh(&self, block: &Block) -> Weighed {
        let piece = Piece::of(block.words(), self.lang);
        let weight = piece.weight;
        let own = self.unit.map_or(f32::NEG_INFINITY, |unit| weight * (piece.like_unit(unit) - OWN));
        let is_short = block.lines.iter().map(String::len).sum::<usize>() < SHORT;
        let other =
            if is_short && self.is_heading(&block.text()) { (Owner::Heading, HEADING) } else { self.other(&piece, weight) };
        Weighed { other, own }
    }

    /// Returns whose a piece is if it is not the unit's own, and how much speaks for that.
    fn other(&self, piece: &Piece, weight: f32) -> (Owner, f32) {
        let boxes = boxes().filter(|at| weight > SENTENCE && piece.like_unit(*at) > BOXED);
        let alike = |unit: usize| (Owner::Other(unit), piece.like_unit(unit));
        let in_glossary = self.unit.is_none_or(|unit| UNITS[unit].kind == Kind::Entry);
        let index = in_glossary.then(|| (Owner::Nobody, piece.like_index()));
        let all = boxes.chain(self.chapter).map(alike).chain(index);
        let best = all.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((Owner::Nobody, 0.0));
        if best.1 > FOREIGN { (best.0, weight * (best.1 - FOREIGN)) } else { (Owner::Nobody, 0.0) }
    }

    /// Returns the likeliest states, block by block: the first is the unit's own.
    fn states(&self, blocks: &[Block], weighed: &[Weighed]) -> Vec<State> {
        let start = if self.unit.is_some() { State::Own } else { State::Away };
        let mut reached: Vec<[(f32, State); 3]> = Vec::with_capacity(blocks.len());
        for (at, block) in blocks.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|before| Some((&blocks[before], reached.get(before)?)));
            let gain = |state: State| match state {
                State::Own => weighed[at].own,
                State::Cut | State::Away => weighed[at].other.1,
            };
            let best = STATES.map(|state| match before {
                None if state == start => (0.0, state),
                None => (f32::NEG_INFINITY, state),
                Some((previous, reached)) => {
                    let ways = STATES
                        .into_iter()
                        .zip(reached)
                        .map(|(from, (weight, _))| (weight - cost(from, state, previous, block), from));
                    let (weight, from) = ways.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or((0.0, state));
                    (weight + gain(state), from)
                }
            });
            reached.push(best);
        }
        backwards(&reached)
    }
}

fn boxes() -> impl Iterator<Item = usize> {
    UNITS.iter().enumerate().filter(|(_, unit)| unit.kind == Kind::Box).map(|(at, _)| at)
}

/// Returns the best way through all blocks.
fn backwards(reached: &[[(f32, State); 3]]) -> Vec<State> {
    let last = |row: &[(f32, State); 3]| {
        let best = STATES.into_iter().zip(row).max_by(|one, other| one.1.0.total_cmp(&other.1.0));
        best.map_or(State::Away, |(state, _)| state)
    };
    let mut state = reached.last().map_or(State::Away, last);
    let mut states = Vec::with_capacity(reached.len());
    for row in reached.iter().rev() {
        states.push(state);
        state = row[STATES.iter().position(|other| *other == state).unwrap_or(0)].1;
    }
    states.reverse();
    states
}

/// Returns what it costs to go from the state after one block to that of the next.
fn cost(from: State, to: State, previous: &Block, block: &Block) -> f32 {
    let is_cut = previous.is_open();
    match (from, to) {
        (State::Own, State::Own) | (State::Cut, State::Cut) | (State::Away, State::Away) => 0.0,
        (State::Own, State::Cut | State::Away) if is_cut && block.goes_on() => WRENCH,
        (State::Own, State::Cut) if is_cut => STEP,
        (State::Own, State::Away) if !is_cut => STEP,
        (State::Cut, State::Own) if block.goes_on() && !is_cut => 0.0,
        (State::Cut, State::Own) => STEP,
        (State::Away, State::Own) => WRENCH,
        (State::Own, _) | (State::Cut, State::Away) | (State::Away, State::Cut) => f32::INFINITY,
    }
}
