//! Which of the possible places are the right ones: the heaviest chain of them that keeps the order of the book.
//! A unit that has no place in the chain, because columns were read out of order, may stand elsewhere if its heading or
//! words are sure; such a place is doubtful.

use super::heads::Head;
use crate::law::{Kind, Lang, UNITS};

/// The heads that were chosen, in the order of the text, and the units whose place is doubtful.
pub struct Chosen {
    /// The heads, in the order of the text.
    pub heads: Vec<Head>,
    /// The units whose place is doubtful.
    pub doubtful: Vec<usize>,
}

/// Chooses at most one place for each unit. The places come in the order of the text.
pub fn choose(places: &[Head]) -> Chosen {
    let mut heads = chain(places);
    let mut doubtful: Vec<usize> = heads.iter().filter(|head| !head.sure).map(|head| head.unit).collect();
    for unit in 0..UNITS.len() {
        if heads.iter().any(|head| head.unit == unit) {
            continue;
        }
        let free = |place: &&Head| !heads.iter().any(|head| (head.line, head.start) == (place.line, place.start));
        let strays = places.iter().filter(|place| place.unit == unit && place.sure && place.weight >= STRAY);
        if let Some(stray) = strays.filter(free).max_by(|one, other| one.weight.total_cmp(&other.weight)) {
            heads.push(*stray);
            doubtful.push(unit);
        }
    }
    heads.sort_by_key(|head| (head.line, head.start));
    doubtful.sort_unstable();
    Chosen { heads, doubtful }
}

/// Returns where sections that have their place start once more, as on a page that is there twice: what stands there is
/// no part of the section before it.
pub fn repeats(places: &[Head], chosen: &[Head], lang: Lang) -> Vec<(usize, usize)> {
    let is_chosen = |place: &Head| chosen.iter().any(|head| (head.line, head.start) == (place.line, place.start));
    let has_place = |place: &Head| chosen.iter().any(|head| head.unit == place.unit);
    let weight = |place: &Head| if UNITS[place.unit].text(lang).printed { REPEATED } else { REPEATED_BARE };
    // The bare figures of steps stand before the items of lists too.
    let is_step = |place: &Head| UNITS[place.unit].kind == Kind::Step;
    let again = places.iter().filter(|place| place.sure && !is_step(place) && place.weight >= weight(place) && has_place(place));
    again.filter(|place| !is_chosen(place)).map(|place| (place.line, place.start)).collect()
}

/// What a second place of a section must weigh: the head of a line and its heading; or many of its words, if it has none.
const REPEATED: f32 = 6.0;
const REPEATED_BARE: f32 = 3.4;

/// What a place outside the order of the book must weigh: the head of a line and its heading, or nearly all its words.
const STRAY: f32 = 5.5;

/// Returns the heaviest chain of places in which both the text and the book go forward.
fn chain(places: &[Head]) -> Vec<Head> {
    let mut best = Best::new(UNITS.len());
    let mut reached: Vec<(f32, Option<usize>)> = Vec::with_capacity(places.len());
    let mut at = 0;
    while at < places.len() {
        let here = |place: &Head| (place.line, place.start) == (places[at].line, places[at].start);
        let end = at + places[at..].iter().take_while(|place| here(place)).count();
        for place in &places[at..end] {
            let (weight, before) = best.up_to(place.unit);
            reached.push((weight + place.weight, before));
        }
        for (place, (weight, _)) in places[at..end].iter().zip(&reached[at..end]).enumerate().map(|(offset, pair)| {
            let (head, reached) = pair;
            ((at + offset, head.unit), *reached)
        }) {
            best.keep(place.1, weight, place.0);
        }
        at = end;
    }
    let mut chain = Vec::new();
    let mut next = best.up_to(UNITS.len()).1;
    while let Some(place) = next {
        chain.push(places[place]);
        next = reached[place].1;
    }
    chain.reverse();
    chain
}

/// The best weight among the units before one: a Fenwick tree, so that long texts take no longer than their length.
struct Best(Vec<(f32, Option<usize>)>);

impl Best {
    fn new(units: usize) -> Self {
        Self(vec![(0.0, None); units + 1])
    }

    /// Returns the best chain that ends in a unit before this one.
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

    fn keep(&mut self, unit: usize, weight: f32, place: usize) {
        let mut node = unit + 1;
        while let Some(slot) = self.0.get_mut(node) {
            if weight > slot.0 {
                *slot = (weight, Some(place));
            }
            node += node & node.wrapping_neg();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(unit: usize, line: usize, weight: f32) -> Head {
        Head { unit, line, start: 0, behind: 1, weight, sure: weight > 3.0 }
    }

    #[test]
    fn a_chain_keeps_the_order_and_prefers_what_weighs_more() {
        let places = [place(3, 0, 2.0), place(1, 1, 6.0), place(2, 2, 6.0), place(1, 3, 2.0), place(3, 4, 6.0)];
        let chosen = choose(&places);
        assert_eq!(chosen.heads.iter().map(|head| (head.unit, head.line)).collect::<Vec<_>>(), [(1, 1), (2, 2), (3, 4)]);
        assert!(chosen.doubtful.is_empty());
    }

    #[test]
    fn a_column_out_of_order_is_found_and_doubtful() {
        let places = [place(4, 0, 6.0), place(5, 1, 6.0), place(1, 2, 6.0), place(2, 3, 6.0), place(3, 4, 2.5)];
        let chosen = choose(&places);
        assert_eq!(chosen.heads.iter().map(|head| head.unit).collect::<Vec<_>>(), [4, 5, 1, 2, 3]);
        assert_eq!(chosen.doubtful, [3, 4, 5]);
    }

    #[test]
    fn one_place_never_starts_two_units() {
        let both = [place(1, 0, 6.0), place(2, 0, 6.0)];
        assert_eq!(choose(&both).heads.len(), 1);
    }
}
