//! Questions with the documents that answer them, a line of JSON each: what players ask (`tests/search/queries`), and every fifth
//! case of the suite. `web/tests/equal.test.mjs` asks the module in WebAssembly the same and compares the bytes.

use lawspeaker::{
    answer::{
        Speaker,
        cases::{embedded, position},
        judge::Table,
        lookup::{self, Copies},
    },
    i18n::choose_languages,
    law::{Book, Lang},
};
use serde_json::{Value, json};
use std::{error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    for lang in Lang::ALL {
        queries(lang)?;
    }
    cases()
}

fn speaker(lang: Lang) -> Speaker {
    Speaker::new(choose_languages(&[lang], None, |_| None))
}

fn print(question: &Value, lang: Lang, table: &str, answer: &str) {
    println!("{}", json!({ "question": question, "language": lang.code(), "table": table, "answer": answer }));
}

/// Asks every fifth question of a language.
fn queries(lang: Lang) -> Result<(), Box<dyn Error>> {
    let file = fs::read_to_string(format!("tests/search/queries/{}.toml", lang.code()))?;
    let set: toml::Table = file.parse()?;
    let asked = set["query"].as_array().into_iter().flatten().filter_map(|query| query.get("ask")?.as_str());
    let speaker = speaker(lang);
    for text in asked.step_by(5) {
        let answer = lookup::search(&speaker, &Copies::default(), &[Book::Oath], text, &[], 10);
        print(&json!({ "ask": "search", "text": text }), lang, "", &serde_json::to_string(&answer)?);
    }
    Ok(())
}

/// Asks every fifth case of Oath that names neither a player nor an edition, each in another language.
fn cases() -> Result<(), Box<dyn Error>> {
    let suite = embedded(Book::Oath).map_err(|faults| format!("{faults:?}"))?;
    let plain = suite.cases.iter().filter(|case| case.player.is_none() && case.edition.is_none());
    for (case, lang) in plain.step_by(5).zip(Lang::ALL.into_iter().cycle()) {
        let Ok(position) = position(&suite, case) else { continue };
        let (text, speaker) = (position.into_setup().to_toml(), speaker(lang));
        let opened = Table::open(&speaker, "table", &text, None, None);
        let answer = match (opened, case.ask.as_str()) {
            (Ok(table), "wins") => serde_json::to_string(&table.wins())?,
            (Ok(table), action) => match table.ruling(action) {
                Ok(ruling) => serde_json::to_string(&ruling)?,
                Err(error) => serde_json::to_string(&error)?,
            },
            (Err(error), _) => serde_json::to_string(&error)?,
        };
        let question = if case.ask == "wins" { json!({ "ask": "wins" }) } else { json!({ "ask": "ruling", "action": case.ask }) };
        print(&question, lang, &text, &answer);
    }
    Ok(())
}
