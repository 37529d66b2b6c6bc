//! The library as a WebAssembly module. [`answer`] answers a question, [`step`] changes a table; both take and return text, and
//! what they return are the documents that `law --json` prints. Nothing is remembered between calls.

mod ask;
mod question;
mod steps;

use lawspeaker::{
    answer::{Error, Speaker},
    i18n::choose_languages,
    law::Lang,
};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a question about the books, a fight or a table. `question` is a JSON object with `ask`, or the words that somebody
/// typed; `language` the code of a language, or several with commas; `table` a position file, or nothing.
#[wasm_bindgen]
#[must_use]
pub fn answer(question: &str, language: &str, table: &str) -> String {
    let speaker = speaker(language);
    ask::answer(&speaker, question, table).unwrap_or_else(|error| json(&error))
}

/// Takes a step at a table: `kind` is `do`, `roll`, `set`, `undo`, `redo`, `new` or `log`. Returns the document of the step with
/// the table and the history after it.
#[wasm_bindgen]
#[must_use]
pub fn step(kind: &str, words: &str, language: &str, table: &str, history: &str) -> String {
    let speaker = speaker(language);
    let done = steps::take(&speaker, kind, words, steps::Kept { table, history });
    done.unwrap_or_else(|error| json(&steps::Done::failed(error)))
}

fn speaker(language: &str) -> Speaker {
    let langs: Vec<Lang> = language.split(',').filter_map(Lang::from_code).collect();
    Speaker::new(choose_languages(&langs, None, |_| None))
}

/// Returns a document as JSON.
fn json(document: &impl Serialize) -> String {
    // Our documents hold only strings, numbers, lists and maps with string keys: they always serialise.
    serde_json::to_string(document).unwrap_or_default()
}

/// Returns the error that a question is none of those the module answers.
fn not_asked(speaker: &Speaker, what: &str) -> Error {
    Error::new(&speaker.words, "usage", what.to_owned())
}
