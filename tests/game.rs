//! The position file: what it says, what is wrong with it, and what follows from it.

mod faults;
mod follows;
mod hostile;
mod made;
mod names;
mod written;
