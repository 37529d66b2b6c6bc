//! A question in words that is about the open table: may something be done there?

use super::state::open_table;
use crate::{
    answer::{Speaker, asked_about, judge::Table},
    cli::{options::early_choice, position},
};

/// Returns the action that a question asks about, if it is one that can be read at the open table. Whatever stands in the way
/// of reading that table is no matter of the question.
pub fn asked_about_open(arguments: &[String], typed: &str) -> Option<String> {
    let about = asked_about(typed)?;
    let speaker = Speaker::new(early_choice(arguments));
    let path = open_table(&speaker.words, None).ok()??.display().to_string();
    let text = position::text(&speaker.words, &path).ok()?;
    let table = Table::open(&speaker, &path, &text, None, None).ok()?;
    table.glance(&about).is_ok().then_some(about)
}
