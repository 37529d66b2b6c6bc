//! Which blocks of a stretch of text belong to the unit that starts it, and which to others: the heading and opening of the
//! next chapter, a box, the index, or to no unit: boards, figures, ornaments. Each block is compared with our restatements;
//! the assignment that fits all blocks together best is taken (Viterbi), so that one odd block loses nothing.

use super::blocks::Block;
use crate::import::heads::{is_similar_title, normalized_title};
use crate::import::similarity::Piece;
use crate::law::{Kind, Lang, UNITS};

/// A block less similar to its unit than this counts against it.
const MIN_OWN_SIMILARITY: f32 = 0.22;
/// A block more similar to another unit than this counts for that one.
const MIN_FOREIGN_SIMILARITY: f32 = 0.3;
/// A box may stand anywhere, so only a whole sentence (by weight) that is very similar to it is taken for a part of it.
const MIN_BOX_SIMILARITY: f32 = 0.45;
const MIN_BOX_WEIGHT: f32 = 25.0;
/// The cost of leaving the unit, and of returning to a sentence that was cut.
const SWITCH_PENALTY: f32 = 6.0;
/// The cost of cutting a sentence, or of returning to a unit that had ended.
const CUT_PENALTY: f32 = 40.0;
/// The gain for a heading of the next chapter or of a box.
const HEADING_GAIN: f32 = 60.0;
/// The longest heading, in bytes.
const MAX_HEADING_BYTES: usize = 200;

/// To whom a block belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The unit that starts the stretch.
    Own,
    /// Another unit: the next chapter or a box.
    Other(usize),
    /// The heading of the next chapter or of a box.
    Heading,
    /// No unit, or the index.
    None,
}

/// What one stretch of text is compared with.
pub struct Segmenter {
    lang: Lang,
    /// The unit that starts the stretch; none before the first.
    pub unit: Option<usize>,
    /// The chapter that opens between this unit and the next.
    chapter: Option<usize>,
    /// The headings of the boxes and of that chapter, normalized, each with a bound on the bytes of a line that is nothing else.
    headings: Vec<(String, usize)>,
}

/// The scores of one block.
struct BlockScore {
    /// How well it fits the unit.
    own: f32,
    /// Whose it is if not the unit's own, and how well it fits there.
    other: (Owner, f32),
}

/// The state after a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Own,
    /// Elsewhere, after a sentence of the unit that was cut.
    Interrupted,
    Elsewhere,
}

const STATES: [State; 3] = [State::Own, State::Interrupted, State::Elsewhere];

/// For each state after a block, the best score and the state before it.
type Step = [(f32, State); 3];

impl Segmenter {
    /// Returns the segmenter for the stretch between two units; there is none before the first or after the last.
    pub fn new(lang: Lang, unit: Option<usize>, next: Option<usize>) -> Self {
        let from = unit.map_or(0, |unit| unit + 1);
        let chapter = (from..UNITS.len()).find(|unit| UNITS[*unit].kind == Kind::Chapter);
        let chapter = chapter.filter(|chapter| next.is_none_or(|next| *chapter < next));
        let titles = boxes().chain(chapter).map(|unit| UNITS[unit].text(lang).title);
        let headings = titles.map(|title| (normalized_title(title), 2 * title.len()));
        Self { lang, unit, chapter, headings: headings.filter(|(title, _)| !title.is_empty()).collect() }
    }

    /// Returns to whom each block belongs.
    pub fn owners(&self, blocks: &[Block]) -> Vec<Owner> {
        let scores: Vec<BlockScore> = blocks.iter().map(|block| self.score(block)).collect();
        let states = self.best_states(blocks, &scores);
        let owner = |(state, score): (State, BlockScore)| if state == State::Own { Owner::Own } else { score.other.0 };
        states.into_iter().zip(scores).map(owner).collect()
    }

    /// Returns whether a line is the heading of the next chapter or of a box.
    pub fn is_heading(&self, line: &str) -> bool {
        if self.headings.iter().all(|(_, bytes)| line.len() >= *bytes) {
            return false;
        }
        let read = normalized_title(line);
        let matches = |title: &str| read.chars().count() <= title.chars().count() && is_similar_title(&read, title);
        self.headings.iter().any(|(title, bytes)| line.len() < *bytes && matches(title))
    }

    /// Returns whether a block is more similar to another unit than to the one that starts the stretch.
    pub fn prefers(&self, block: &Block, other: usize) -> bool {
        let piece = Piece::from_words(block.words(), self.lang);
        let own = self.unit.map_or(0.0, |unit| piece.similarity(unit));
        piece.similarity(other) > own
    }

    fn score(&self, block: &Block) -> BlockScore {
        let piece = Piece::from_words(block.words(), self.lang);
        let own = self.unit.map_or(f32::NEG_INFINITY, |unit| piece.weight * (piece.similarity(unit) - MIN_OWN_SIMILARITY));
        let is_short = block.lines.iter().map(String::len).sum::<usize>() < MAX_HEADING_BYTES;
        let is_heading = is_short && self.is_heading(&block.text());
        BlockScore { own, other: if is_heading { (Owner::Heading, HEADING_GAIN) } else { self.best_other(&piece) } }
    }

    /// Returns to whom a piece belongs if not to the unit, and how well it fits there.
    fn best_other(&self, piece: &Piece) -> (Owner, f32) {
        let boxes = boxes().filter(|unit| piece.weight > MIN_BOX_WEIGHT && piece.similarity(*unit) > MIN_BOX_SIMILARITY);
        let units = boxes.chain(self.chapter).map(|unit| (Owner::Other(unit), piece.similarity(unit)));
        let in_glossary = self.unit.is_none_or(|unit| UNITS[unit].kind == Kind::Entry);
        let index = in_glossary.then(|| (Owner::None, piece.index_similarity()));
        let best = units.chain(index).max_by(|one, other| one.1.total_cmp(&other.1));
        match best {
            Some((owner, similarity)) if similarity > MIN_FOREIGN_SIMILARITY => {
                (owner, piece.weight * (similarity - MIN_FOREIGN_SIMILARITY))
            }
            Some(_) | None => (Owner::None, 0.0),
        }
    }

    /// Returns the most likely states, block by block; the first block is the unit's own.
    fn best_states(&self, blocks: &[Block], scores: &[BlockScore]) -> Vec<State> {
        let start = if self.unit.is_some() { State::Own } else { State::Elsewhere };
        let mut steps: Vec<Step> = Vec::with_capacity(blocks.len());
        for (at, block) in blocks.iter().enumerate() {
            let step = STATES.map(|state| {
                let Some(before) = at.checked_sub(1) else {
                    return (if state == start { 0.0 } else { f32::NEG_INFINITY }, state);
                };
                let ways = STATES
                    .into_iter()
                    .zip(steps[before])
                    .map(|(from, (score, _))| (score - transition_cost(from, state, &blocks[before], block), from));
                let (score, from) = ways.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap_or((0.0, state));
                let gain = if state == State::Own { scores[at].own } else { scores[at].other.1 };
                (score + gain, from)
            });
            steps.push(step);
        }
        viterbi_backtrace(&steps)
    }
}

fn boxes() -> impl Iterator<Item = usize> {
    (0..UNITS.len()).filter(|unit| UNITS[*unit].kind == Kind::Box)
}

/// Returns the best sequence of states.
fn viterbi_backtrace(steps: &[Step]) -> Vec<State> {
    let scores = steps.last().into_iter().flat_map(|step| STATES.into_iter().zip(step));
    let best = scores.max_by(|one, other| one.1.0.total_cmp(&other.1.0));
    let mut state = best.map_or(State::Elsewhere, |(state, _)| state);
    let mut states = Vec::with_capacity(steps.len());
    for step in steps.iter().rev() {
        states.push(state);
        state = step[state as usize].1;
    }
    states.reverse();
    states
}

/// Returns the cost of going from the state after one block to that after the next.
fn transition_cost(from: State, to: State, previous: &Block, block: &Block) -> f32 {
    let is_cut = previous.ends_mid_sentence();
    match (from, to) {
        (State::Own, State::Own) | (State::Interrupted, State::Interrupted) | (State::Elsewhere, State::Elsewhere) => 0.0,
        (State::Own, State::Interrupted | State::Elsewhere) if is_cut && block.starts_mid_sentence() => CUT_PENALTY,
        (State::Own, State::Interrupted) if is_cut => SWITCH_PENALTY,
        (State::Own, State::Elsewhere) if !is_cut => SWITCH_PENALTY,
        (State::Interrupted, State::Own) if block.starts_mid_sentence() && !is_cut => 0.0,
        (State::Interrupted, State::Own) => SWITCH_PENALTY,
        (State::Elsewhere, State::Own) => CUT_PENALTY,
        (State::Own, State::Interrupted | State::Elsewhere)
        | (State::Interrupted, State::Elsewhere)
        | (State::Elsewhere, State::Interrupted) => f32::INFINITY,
    }
}
