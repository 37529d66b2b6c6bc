//! Rulings on Lords of Xidit: orders §6, rewards §7, tiles §8, Titans §9, census §10, assessments §11. Sections are those
//! of the book `xidit`. Where the rulebook is silent the ruling is open and says so.

mod action;
mod apply;
mod asker;
mod census;
mod dials;
mod matter;
mod needed_choice;
mod orders;
mod rewards;
mod ruling;
mod standing;
mod table;
mod tiles;
mod titans;
mod trials;
mod values;
mod year;

pub use action::{Action, Unshown};
pub use apply::{Done, Refused, apply};
pub use census::{ClassCensus, Prize};
pub use dials::{CarriedOrder, Stop, carry_on, meant};
pub use matter::{Matter, Missing, Unit, Value};
pub use needed_choice::NeededChoice;
pub use orders::{hidden, list, may};
pub use ruling::{Cost, Reason, Ruling};
pub use standing::{Standing, standing};
pub use trials::Trialled;
pub use values::Contender;

use crate::law::{Book, LawRef, law_in};

/// Names a section of the book; one that does not exist does not compile.
const fn xidit(number: &'static str) -> LawRef {
    law_in(Book::Xidit, number)
}
