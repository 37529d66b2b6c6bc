//! A question in words that is about the open table: may something be done there?

use super::state::open_table;
use crate::{
    answer::{Speaker, asked_about, asked_of_player, asked_ways, done_by, judge::Table},
    cli::{options::early_choice, position},
};

/// Returns the action that a question asks about, if it is one that can be read at the open table. Whatever stands in the way
/// of reading that table is no matter of the question.
pub fn asked_about_open(arguments: &[String], typed: &str) -> Option<String> {
    let of_player = asked_of_player(typed);
    let ways = asked_ways(typed).map(str::to_owned);
    let about = of_player.as_ref().map(|(_, about)| about.clone()).or(ways.clone()).or_else(|| asked_about(typed))?;
    let speaker = Speaker::new(early_choice(arguments));
    let path = open_table(&speaker.words, None).ok()??.display().to_string();
    let text = position::text(&speaker.words, &path).ok()?;
    let table = Table::open(&speaker, &path, &text, None, None).ok()?;
    if ways.is_some() {
        return ways;
    }
    table.glance(&about).ok()?;
    Some(of_player.map_or(about.clone(), |(colour, _)| done_by(colour, &about)))
}
