//! Lawspeaker: the Law of *Oath: Chronicles of Empire and Exile* for the table, and two more books beside it.
//!
//! ```text
//! main ─► cli ─┬─► index ─► law, cards   search over everything the rulebook holds
//!              ├─► cases ─► planner, rules, game, law  the public case suite and what it covers
//!              ├─► planner ─► rules, odds, game, cards, law  which Campaign to pick, and how it ends with rolled dice
//!              ├─► rules ─► game, cards, law  may_… → Ruling: legal, illegal or open, with its sections
//!              ├─► game ─► cards, law    nouns of a game in progress; Setup (anything) → Position (adjudicable)
//!              ├─► seed ─► game, cards   chronicle strings of the Tabletop Simulator module
//!              ├─► cards ─► law          names, facts and effects of every card, and the rulings on them
//!              ├─► import ─► law         the printed text of the owner's own copy, cut into sections
//!              ├─► law                   books: numbered sections, terms, divergences; every language, embedded
//!              ├─► odds                  exact chances of a Campaign; knows nothing of the rest
//!              └─► i18n                  every word the program says of its own
//! ```
//!
//! Arrows never turn back; `tests/tidy.rs` holds them. The middle is pure: only [`cli`] reads, prints and
//! exits. `build.rs` turns `rulebook/` into tables by the crate in `compiler/`, so that nothing is parsed at start; a book other
//! than the Law is packed and read when somebody asks for it. What the compiler and the program both know (languages, books, stems,
//! facts and effects of cards) is the crate in `vocabulary/`; `law` and `cards` pass it on.

pub mod cards;
pub mod cases;
pub mod cli;
pub mod game;
pub mod i18n;
pub mod import;
pub mod index;
pub mod law;
pub mod notation;
pub mod odds;
pub mod planner;
pub mod rules;
pub mod seed;
