//! Which of the possible places are the right ones: the heaviest chain of them in the order of the book. A unit that has no
//! place in the chain, because columns were read out of order, may stand elsewhere if its heading or words are sure; such a
//! place is doubtful.

use super::Head;
use crate::import::text::Place;
use crate::law::{Kind, Lang, UNITS};

/// The least weight of a place outside the order of the book: the start of a line and its heading, or nearly all its words.
const MIN_STRAY_WEIGHT: f32 = 5.5;
/// The least weight of a second place of a section: the start of a line and its heading; or many of its words, if it has none.
const MIN_REPEATED_WEIGHT: f32 = 6.0;
const MIN_REPEATED_WEIGHT_BARE: f32 = 3.4;

/// The heads that were chosen.
pub struct ChosenHeads {
    /// The heads, in the order of the text.
    pub heads: Vec<Head>,
    /// The units whose place is not sure or breaks the order of the book.
    pub doubtful: Vec<usize>,
}

/// Chooses at most one place for each unit out of candidates in the order of the text.
pub fn choose_heads(candidates: &[Head]) -> ChosenHeads {
    let mut heads = heaviest_chain(candidates);
    let mut doubtful: Vec<usize> = heads.iter().filter(|head| !head.is_sure).map(|head| head.unit).collect();
    for unit in 0..UNITS.len() {
        if heads.iter().any(|head| head.unit == unit) {
            continue;
        }
        let is_free = |stray: &&Head| !heads.iter().any(|head| head.place == stray.place);
        let strays = candidates.iter().filter(|head| head.unit == unit && head.is_sure && head.weight >= MIN_STRAY_WEIGHT);
        if let Some(stray) = strays.filter(is_free).max_by(|one, other| one.weight.total_cmp(&other.weight)) {
            heads.push(*stray);
            doubtful.push(unit);
        }
    }
    heads.sort_by_key(|head| head.place);
    ChosenHeads { heads, doubtful }
}

/// Returns where sections that have their head start once more, as on a page that is there twice: what stands there is no
/// part of the section before it.
pub fn repeated_places(candidates: &[Head], chosen: &[Head], lang: Lang) -> Vec<Place> {
    let is_repeat = |other: &&Head| {
        let is_printed = UNITS[other.unit].text(lang).printed;
        let min_weight = if is_printed { MIN_REPEATED_WEIGHT } else { MIN_REPEATED_WEIGHT_BARE };
        // The bare figures of steps stand before the items of lists too.
        other.is_sure && other.weight >= min_weight && UNITS[other.unit].kind != Kind::Step
    };
    let has_head = |other: &&Head| chosen.iter().any(|head| head.unit == other.unit);
    let is_free = |other: &&Head| !chosen.iter().any(|head| head.place == other.place);
    candidates.iter().filter(is_repeat).filter(has_head).filter(is_free).map(|other| other.place).collect()
}

/// Returns the heaviest chain of places in which both the text and the book go forward.
fn heaviest_chain(candidates: &[Head]) -> Vec<Head> {
    let mut best = PrefixMax::new(UNITS.len());
    let mut links: Vec<(f32, Option<usize>)> = Vec::with_capacity(candidates.len());
    for group in candidates.chunk_by(|one, next| one.place == next.place) {
        let first = links.len();
        for head in group {
            let (weight, before) = best.up_to(head.unit);
            links.push((weight + head.weight, before));
        }
        // Only now, so that one place never starts two units.
        for (at, head) in (first..).zip(group) {
            best.update(head.unit, links[at].0, at);
        }
    }
    let mut chain = Vec::new();
    let mut next = best.up_to(UNITS.len()).1;
    while let Some(at) = next {
        chain.push(candidates[at]);
        next = links[at].1;
    }
    chain.reverse();
    chain
}

/// The heaviest chain that ends before a unit, as weight and last candidate: a Fenwick tree, so that long texts take no longer
/// than their length.
struct PrefixMax(Vec<(f32, Option<usize>)>);

impl PrefixMax {
    fn new(units: usize) -> Self {
        Self(vec![(0.0, None); units + 1])
    }

    /// Returns the heaviest chain that ends in a unit before this one.
    fn up_to(&self, unit: usize) -> (f32, Option<usize>) {
        let mut best = (0.0, None);
        let mut node = unit;
        while node > 0 {
            if self.0[node].0 > best.0 {
                best = self.0[node];
            }
            node &= node - 1;
        }
        best
    }

    fn update(&mut self, unit: usize, weight: f32, candidate: usize) {
        let mut node = unit + 1;
        while let Some(slot) = self.0.get_mut(node) {
            if weight > slot.0 {
                *slot = (weight, Some(candidate));
            }
            node += node & node.wrapping_neg();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(unit: usize, line: usize, weight: f32) -> Head {
        Head { unit, place: Place { line, byte: 0 }, text_start: 1, weight, is_sure: weight > 3.0 }
    }

    #[test]
    fn a_chain_keeps_the_order_and_prefers_what_weighs_more() {
        let candidates = [head(3, 0, 2.0), head(1, 1, 6.0), head(2, 2, 6.0), head(1, 3, 2.0), head(3, 4, 6.0)];
        let chosen = choose_heads(&candidates);
        assert_eq!(chosen.heads.iter().map(|head| (head.unit, head.place.line)).collect::<Vec<_>>(), [(1, 1), (2, 2), (3, 4)]);
        assert!(chosen.doubtful.is_empty());
    }

    #[test]
    fn a_column_out_of_order_is_found_and_doubtful() {
        let candidates = [head(4, 0, 6.0), head(5, 1, 6.0), head(1, 2, 6.0), head(2, 3, 6.0), head(3, 4, 2.5)];
        let chosen = choose_heads(&candidates);
        assert_eq!(chosen.heads.iter().map(|head| head.unit).collect::<Vec<_>>(), [4, 5, 1, 2, 3]);
        assert_eq!(chosen.doubtful, [3, 4, 5]);
    }

    #[test]
    fn one_place_never_starts_two_units() {
        let both = [head(1, 0, 6.0), head(2, 0, 6.0)];
        assert_eq!(choose_heads(&both).heads.len(), 1);
    }
}
