//! Questions answered as data: what was asked and a language in, an answer out that is typed, worded and cited, with what to
//! read on and what to type next. No layout, no files, no terminal: pages, JSON documents and other faces are made of answers.

mod asked;
mod bare;
pub mod board;
pub mod cases;
pub mod chance;
pub mod clean;
mod error;
pub mod fault;
pub mod figures;
pub mod grammar;
pub mod import;
pub mod judge;
mod lacking;
pub mod lookup;
pub mod lots;
pub mod nouns;
pub mod odds;
pub mod opening;
mod page;
pub mod phrase;
pub mod position;
mod schema;
pub mod settle;
pub mod source;
mod speaker;
mod spoken;
pub mod spot;
pub mod steps;

pub use asked::{Counted, TableQuestion, asked_of_table, banner_or_title, speaks_of_oneself};
pub use bare::{BareWords, bare_words};
pub use error::{Ask, Error, FaultAt};
pub use lacking::Lacking;
pub use page::page_words;
pub use schema::Schema;
pub use speaker::Speaker;
pub use spoken::{
    SpokenCommand, SpokenReply, asked_about, asked_of_player, asked_ways, asks_something, begins_a_question, done_by,
    says_to_drop, says_to_roll, spoken_command, spoken_reply, stands_around_numbers, tells_of_player, with_stroke,
    without_filler,
};
