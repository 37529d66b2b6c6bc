//! The vocabulary of a ruling: the three verdicts, reasons with their citations, what is missing, what it costs.

mod cost;
mod matter;
mod missing;
mod needed_choice;
mod outcome;
mod ruling;
mod value;

pub use cost::Cost;
pub use matter::Matter;
pub use missing::Missing;
pub use needed_choice::NeededChoice;
pub(crate) use needed_choice::needed_choices;
pub use outcome::{DoneOf, RefusedOf};
pub use ruling::{Bearing, Reason, ReasonOf, Ruling, RulingOf, Verdict};
pub use value::{Pattern, Value};
pub(crate) use value::{sayings, values};
