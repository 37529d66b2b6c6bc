//! Lawspeaker: the Law of *Oath: Chronicles of Empire and Exile* for the table, and beside it *Lords of Xidit*, whose rules are
//! adjudicated too, and the glossary of *Dominion*.
//!
//! ```text
//! main ─► cli ─┬─► answer ─► planner, notation  a question and a language → an answer: typed, worded, cited; games behind one trait
//!              ├─► picture ─► answer            the board as a picture
//!              ├─► planner ─► rules, odds       which Campaign to pick, and how it ends with rolled dice
//!              ├─► notation ─► rules::request   words ⇄ typed requests, for both games and in three languages
//!              ├─► rules ─► game, odds          a request → a Ruling: legal, illegal or open, with its sections
//!              ├─► game ─► cards, odds          nouns of a game in progress; Setup (anything) → Position (adjudicable)
//!              ├─► index ─► cards               search over everything the rulebook holds
//!              ├─► table ─► game                the history of a table, and its file edited in place
//!              ├─► seed ─► game                 chronicle strings of the Tabletop Simulator module
//!              ├─► import ─► law                the printed text of the owner's own copy, cut into sections
//!              ├─► cards ─► law                 names, facts and effects of every card, and the rulings on them
//!              ├─► law                          books: numbered sections, terms, divergences; every language, embedded
//!              ├─► odds                         exact chances of a Campaign; its `Change` is what cards do to a fight
//!              └─► i18n                         every word the program says of its own
//! ```
//!
//! `rules` and `game` use the vocabulary of `odds` (faces of dice, sides, changes), so that what a card does to a fight is
//! the same value from the card to the dice.
//!
//! Arrows never turn back, at any level; `tests/tidy.rs` and `tests/cycles.rs` hold them. The middle is pure: only [`cli`]
//! reads, prints and exits. `build.rs` turns `rulebook/` into tables by the crate in `compiler/`, so that nothing is parsed at
//! start: the words of actions and facts in three languages are `rulebook/words`, the messages are `locales/`. A book other than
//! the Law is packed and read when somebody asks for it. What the compiler and the program both know (languages, books, stems,
//! facts and effects of cards) is the crate in `vocabulary/`; `law` and `cards` pass it on.

pub mod answer;
pub mod cards;
#[cfg(feature = "cli")]
pub mod cli;
pub mod game;
pub mod i18n;
pub mod import;
pub mod index;
pub mod law;
pub mod notation;
pub mod odds;
pub mod picture;
pub mod planner;
pub mod rules;
pub mod seed;
pub mod table;
