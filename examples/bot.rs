//! A bot: answers JSON questions line by line, each with one line of JSON.
//! `{"ask": "ruling", "lang": "de", "table": "turn = 'red' …", "action": "travel provinces-1"}`; `ask` can also be `actions` or
//! `wins`. Every line is a document that `law schema` describes.

use lawspeaker::{
    answer::{Error, Speaker, judge::Table},
    i18n::{Words, choose_languages},
    law::Lang,
};
use serde_json::{Value, json};
use std::io::{self, BufRead as _, Write as _};

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let answer = match serde_json::from_str(&line?) {
            Ok(question) => answer(&question).unwrap_or_else(|error| json!(error)),
            Err(fault) => json!(Error::new(&Words::new(Lang::En), "usage", fault.to_string())),
        };
        writeln!(io::stdout(), "{answer}")?;
    }
    Ok(())
}

fn answer(question: &Value) -> Result<Value, Error> {
    let text = |key: &str| question[key].as_str().unwrap_or_default();
    let speaker = Speaker::new(choose_languages(Lang::from_code(text("lang")).as_slice(), None, |_| None));
    let table = Table::open(&speaker, "table", text("table"), question["player"].as_str(), question["edition"].as_str())?;
    match text("ask") {
        "actions" => Ok(json!(table.actions())),
        "wins" => Ok(json!(table.wins())),
        _ => table.ruling(text("action")).map(|ruling| json!(ruling)),
    }
}
