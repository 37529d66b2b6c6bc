//! A position as facts in words, and what changed between two.

use super::{game::Game, seat::Seat};
use crate::{
    answer::Schema,
    game::Raw,
    i18n::Words,
    notation::facts::{self, FactLine},
};
use serde::{Serialize, Serializer, ser::SerializeMap as _};

/// A position as facts; as JSON the document `facts`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FactsAnswer {
    schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// All facts, those of silence among them.
    pub facts: Vec<FactAnswer>,
    /// The facts in lines, one a subject, which can be typed.
    pub lines: Vec<String>,
    /// The same position as a file in TOML.
    pub toml: String,
}

/// A fact.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FactAnswer {
    /// Its key: its place in a file in TOML, such as `red.supply`.
    pub key: String,
    /// Its words, which can be typed alone.
    pub words: String,
    /// Its value; nothing where silence says that there is none.
    pub value: Option<FactValue>,
}

/// The value of a fact: a number, a flag, a text, a list or a table.
#[derive(Clone, Debug)]
pub struct FactValue(pub Raw);

impl Serialize for FactValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Raw::Text(text) => serializer.serialize_str(text),
            Raw::Plain(plain) => match (plain.parse::<i64>(), plain.parse::<bool>()) {
                (Ok(number), _) => serializer.serialize_i64(number),
                (_, Ok(flag)) => serializer.serialize_bool(flag),
                (Err(_), Err(_)) => serializer.serialize_str(plain),
            },
            Raw::List(list) => serializer.collect_seq(list.iter().cloned().map(Self)),
            Raw::Table(rows) => {
                let mut map = serializer.serialize_map(Some(rows.len()))?;
                for (key, value) in rows {
                    map.serialize_entry(key, &Self(value.clone()))?;
                }
                map.end()
            }
        }
    }
}

#[cfg(test)]
impl schemars::JsonSchema for FactValue {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FactValue".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": ["integer", "boolean", "string", "array", "object"] })
    }
}

/// Returns the facts of a position.
pub(super) fn facts<G: Game>(words: &Words, seat: &Seat<G>) -> FactsAnswer {
    let lines = facts::lines(G::NAME, &G::document(&seat.position, &(0..0)), words.lang);
    let fact = |fact: &facts::Fact| FactAnswer {
        key: fact.key.clone(),
        words: fact.words.clone(),
        value: fact.value.clone().map(FactValue),
    };
    FactsAnswer {
        schema: Schema::Facts,
        book: G::BOOK.key(),
        facts: lines.iter().flat_map(|line| &line.facts).map(fact).collect(),
        lines: lines.into_iter().map(|FactLine { words, .. }| words).collect(),
        toml: G::write(&seat.position, words.lang),
    }
}
