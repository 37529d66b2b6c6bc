//! Questions answered. What words ask for is decided as at the prompt of `law table`: an action of the table first, then facts
//! about it, then what the books hold.

use crate::{
    json, not_asked,
    question::{Dispute, Fight, Question},
    steps,
};
use lawspeaker::{
    answer::{
        BareWords, Error, Speaker, bare_words,
        judge::Table,
        lookup::{self, Copies, Extent},
        odds::{NoRandomness, TypedQuestion, Written, odds},
        page_words, settle,
    },
    game::{Oath, name_of},
    law::Book,
    picture::{Format, picture},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// How many hits of a search are shown.
const MOST_HITS: usize = 10;
/// The kind of error of words that begin like no action.
const NO_ACTION: &str = "unknown-action";
/// What citations put before the name of a card.
const CITED_CARD: [&str; 2] = ["card:", "site:"];

/// What the page itself says.
#[derive(Serialize)]
struct Page {
    /// Its words, by their ids.
    words: BTreeMap<&'static str, String>,
    /// The goals of a game: the word of each, and its name.
    oaths: Vec<(&'static str, &'static str)>,
}

impl Page {
    fn new(speaker: &Speaker) -> Self {
        let name = |oath: &Oath| (oath.word(), name_of(*oath, speaker.words.lang).unwrap_or_else(|| oath.word()));
        Self { words: page_words(&speaker.words), oaths: Oath::ALL.iter().map(name).collect() }
    }
}

/// Answers a question with a document.
pub fn answer(speaker: &Speaker, question: &str, table: &str) -> Result<String, Error> {
    let question = if question.starts_with('{') {
        serde_json::from_str(question).map_err(|fault| not_asked(speaker, &fault.to_string()))?
    } else {
        Question::Words { text: question.to_owned() }
    };
    match question {
        Question::Words { text } => words(speaker, text.trim(), table),
        Question::Show { text } => Ok(show(speaker, &text)),
        Question::Card { text } => Ok(json(&lookup::card(speaker, &text))),
        Question::Search { text } => Ok(search(speaker, &text)),
        Question::Divergences { text } => {
            let wanted: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            Ok(json(&lookup::divergences(speaker, &wanted)))
        }
        Question::Odds(fight) => self::fight(speaker, fight),
        Question::Settle(dispute) => self::dispute(speaker, &dispute, table),
        Question::Page => Ok(json(&Page::new(speaker))),
        of_table => about(speaker, &of_table, &steps::open(speaker, table)?),
    }
}

/// Answers a question about a table.
fn about(speaker: &Speaker, question: &Question, table: &Table<'_>) -> Result<String, Error> {
    match question {
        Question::Ruling { action } => table.ruling(action).map(|it| json(&it)),
        Question::Actions => table.check_places().map(|()| json(&table.actions())),
        Question::Wins => Ok(json(&table.wins())),
        Question::Picture { narrow } => {
            let format = if *narrow { Format::Narrow } else { Format::Wide };
            Ok(picture(&speaker.words, &table.board(), format))
        }
        Question::Facts => table.facts().map(|it| json(&it)),
        _ => Ok(json(&table.board())),
    }
}

/// Answers whatever was typed.
fn words(speaker: &Speaker, text: &str, table: &str) -> Result<String, Error> {
    if let Some(name) = CITED_CARD.iter().find_map(|prefix| text.strip_prefix(prefix)) {
        return Ok(json(&lookup::card(speaker, name)));
    }
    let typed: Vec<&str> = text.split_whitespace().collect();
    let bare = bare_words(&typed);
    let opened = if table.trim().is_empty() { None } else { steps::open(speaker, table).ok() };
    if let Some(table) = &opened {
        match table.glance(text) {
            Ok(_) => return table.ruling(text).map(|it| json(&it)),
            Err(error) if error.kind() != NO_ACTION && !text.ends_with('?') && bare == BareWords::Question => return Err(error),
            Err(_) => {}
        }
    }
    if bare == BareWords::Question
        && text.contains(is_in_facts)
        && let Ok(tried) = steps::tried(speaker, text, table)
    {
        return Ok(json(&tried));
    }
    match bare {
        BareWords::Show => Ok(show(speaker, text)),
        BareWords::Card => Ok(json(&lookup::card(speaker, text))),
        BareWords::Fight => odds_of(speaker, &TypedQuestion { fight: text.to_owned(), ..TypedQuestion::default() }),
        BareWords::Question => Ok(search(speaker, text)),
    }
}

/// Returns whether a letter makes words likelier to be facts than a question: reading every question as facts would be felt while
/// typing.
const fn is_in_facts(letter: char) -> bool {
    matches!(letter, '0'..='9' | ':' | ';' | '·')
}

fn show(speaker: &Speaker, text: &str) -> String {
    let wanted: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    json(&lookup::show(speaker, &Copies::default(), &[Book::Oath], &wanted, Extent::WithParts))
}

fn search(speaker: &Speaker, text: &str) -> String {
    json(&lookup::search(speaker, &Copies::default(), &[Book::Oath], text, &[], MOST_HITS))
}

fn fight(speaker: &Speaker, fight: Fight) -> Result<String, Error> {
    let Fight { attack, force, defense, defenders, with, roll } = fight;
    let written = Written { attack: Some(attack), force, defense: Some(defense), defenders: Some(defenders) };
    odds_of(speaker, &TypedQuestion { written, with, roll, ..TypedQuestion::default() })
}

fn odds_of(speaker: &Speaker, typed: &TypedQuestion) -> Result<String, Error> {
    let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
    odds(speaker, &typed.read(&speaker.words)?, &mut random).map(|it| json(&it))
}

/// Goes on with a dispute by one answer.
fn dispute(speaker: &Speaker, dispute: &Dispute, table: &str) -> Result<String, Error> {
    let words = &speaker.words;
    let (without, unknown) = (dispute.without.join(","), dispute.unknown.join(","));
    let typed = settle::Typed {
        position: dispute.told.as_deref().unwrap_or(table),
        action: &dispute.action,
        without: &without,
        unknown: &unknown,
        ..settle::Typed::default()
    };
    let mut opened = settle::open(words, typed)?;
    if let Some(reply) = &dispute.reply {
        opened = replied(speaker, typed, opened, reply)?;
    }
    opened.answer(words, &dispute.action).map(|it| json(&it))
}

/// Tells the answer to the question that a dispute asks.
fn replied(speaker: &Speaker, typed: settle::Typed<'_>, opened: settle::Opened, reply: &str) -> Result<settle::Opened, Error> {
    let words = &speaker.words;
    match opened {
        settle::Opened::Dispute(dispute, mut told) => {
            let asked = dispute.answer(words, &told)?.next.and_then(|next| next.asks);
            if let Some(question) = asked {
                settle::reply(words, &mut told, &question, reply)?;
            }
            Ok(settle::Opened::Dispute(dispute, told))
        }
        settle::Opened::Place(site, mut told) => {
            settle::reply_place(words, &mut told, site, reply)?;
            settle::reopen(words, typed, told)
        }
        settle::Opened::Part(lacking, told) => {
            let action = settle::reply_part(words, &told, &lacking, reply)?;
            settle::reopen(words, settle::Typed { action: &action, ..typed }, told)
        }
    }
}
