//! Lawspeaker: the Law of *Oath: Chronicles of Empire and Exile* for the table.
//!
//! ```text
//! main ─► cli ─┬─► index ─► law, cards   search over everything the rulebook holds
//!              ├─► game ─► cards, law    nouns of a game in progress; Setup (anything) → Position (adjudicable)
//!              ├─► cards ─► law          names, facts and effects of every card, and the rulings on them
//!              ├─► law                   numbered sections, terms, divergences: three languages, embedded
//!              ├─► import ─► law           the printed text of the owner's own copy, cut into sections
//!              ├─► odds                  exact chances of a Campaign; knows nothing of the rest
//!              └─► i18n                  every word the program says of its own
//! ```
//!
//! Arrows never turn back; `tests/tidy.rs` holds them. The middle is pure: only [`cli`] reads, prints and
//! exits. `build.rs` turns `rulebook/` into tables, so that nothing is parsed at start.

pub mod cards;
pub mod cli;
pub mod game;
pub mod i18n;
pub mod import;
pub mod index;
pub mod law;
pub mod odds;
