//! Where each unit of the Law starts in the text: its number, its heading, or the headword of a glossary entry. Several places
//! are judged for each unit, and the best chain in the order of the book is chosen.

mod candidates;
mod glossary;
mod numbers;
pub mod order;
mod repeated_pages;
mod title;
mod unnumbered;

pub use candidates::numbered_candidates;
pub use glossary::glossary_heads;
pub use numbers::is_numbered;
pub use repeated_pages::remove_repeated_pages;
pub use title::{is_similar_title, normalized_title, title_end};
pub use unnumbered::unnumbered_heads;

use super::text::Place;

/// A place where a unit may start.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// The unit, by its index.
    pub unit: usize,
    /// Where its number, heading or headword starts.
    pub place: Place,
    /// The byte of that line where the words behind the number start.
    pub text_start: usize,
    /// How good the place is.
    pub weight: f32,
    /// Whether heading or words agree with the unit.
    pub is_sure: bool,
}
