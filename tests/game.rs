//! The position file: what it says, what is wrong with it, and what follows from it.

#[path = "game/faults.rs"]
mod faults;
#[path = "game/follows.rs"]
mod follows;
#[path = "game/hostile.rs"]
mod hostile;
#[path = "game/made.rs"]
mod made;
#[path = "game/names.rs"]
mod names;
#[path = "game/written.rs"]
mod written;
