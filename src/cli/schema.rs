//! `law schema`: what the file of a position may say, and what the JSON documents of the program hold.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command},
    options,
};
use crate::{
    answer::{Error, Schema, clean::clean},
    game,
    i18n::{Words, id},
    law::Book,
};
use clap::{Arg, ArgMatches};

/// The command.
pub const COMMAND: Command =
    Command::new("schema", id::HELP_SCHEMA, arguments, run).with_help(|words, width| textwrap::fill(&names(words), width));

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("document", "schema").add(candidates::schemas()), options::book(make).conflicts_with("document")]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let schema = match of.get_one::<String>("document") {
        Some(typed) => Schema::from_name(typed).ok_or_else(|| unknown(&ctx.words, typed))?.json_schema(),
        None if books::read(&ctx.words, of.get_one::<String>("book"))? == [Book::Xidit] => game::xidit::SCHEMA,
        None => game::SCHEMA,
    };
    Ok(Answer { out: schema.to_owned(), ..Answer::default() })
}

/// Returns the error that there is no such document, with the nearest one or all of them.
fn unknown(words: &Words, typed: &str) -> Error {
    let message = words.say_with(id::SCHEMA_UNKNOWN, &[("typed", clean(typed).as_ref().into())]);
    let error = Error::new(words, "unknown-schema", message);
    error.hint(match Schema::nearest(typed) {
        Some(near) => {
            let command = format!("law schema {}", near.name());
            words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", (&command).into())])
        }
        None => names(words),
    })
}

/// Lists the documents.
fn names(words: &Words) -> String {
    let names: Vec<&str> = Schema::ALL.iter().map(|schema| schema.name()).collect();
    words.say_with(id::SCHEMA_NAMES, &[("names", (&names.join(", ")).into())])
}

#[cfg(test)]
mod tests {
    use super::Schema;
    use crate::answer::{
        Error,
        board::BoardAnswer,
        cases::CasesAnswer,
        grammar::GrammarAnswer,
        import::{ImportAnswer, ImportsAnswer},
        judge::{
            ActionsAnswer, CampaignAnswer, FactsAnswer, PositionAnswer, RulingAnswer, ThreatsAnswer, TurnAnswer, WinsAnswer,
        },
        lookup::{BooksAnswer, CardAnswer, DivergencesAnswer, IndexAnswer, OneSection, SearchAnswer, SectionsAnswer, TermAnswer},
        odds::{LuckAnswer, OddsAnswer},
        settle::SettleAnswer,
        steps::{LogAnswer, StepTaken, TableAnswer},
    };
    use schemars::{JsonSchema, generate::SchemaSettings};
    use serde_json::{Value, json};
    use std::fs;

    /// Returns what the types say of a document.
    fn made(schema: Schema) -> Value {
        let mut made = match schema {
            Schema::Actions => of::<ActionsAnswer>(),
            Schema::Board => of::<BoardAnswer>(),
            Schema::Books => of::<BooksAnswer>(),
            Schema::Campaign => of::<CampaignAnswer>(),
            Schema::Card => of::<CardAnswer>(),
            Schema::Cases => of::<CasesAnswer>(),
            Schema::Divergences => of::<DivergencesAnswer>(),
            Schema::Error => of::<Error>(),
            Schema::Facts => of::<FactsAnswer>(),
            Schema::Grammar => of::<GrammarAnswer>(),
            Schema::Import => of::<ImportAnswer>(),
            Schema::Imports => of::<ImportsAnswer>(),
            Schema::Index => of::<IndexAnswer>(),
            Schema::Log => of::<LogAnswer>(),
            Schema::Luck => of::<LuckAnswer>(),
            Schema::Odds => of::<OddsAnswer>(),
            Schema::Plan => of::<TurnAnswer>(),
            Schema::Position => of::<PositionAnswer>(),
            Schema::Ruling => of::<RulingAnswer>(),
            Schema::Search => of::<SearchAnswer>(),
            Schema::Section => of::<OneSection>(),
            Schema::Sections => of::<SectionsAnswer>(),
            Schema::Settle => of::<SettleAnswer>(),
            Schema::Step => of::<StepTaken>(),
            Schema::Table => of::<TableAnswer>(),
            Schema::Term => of::<TermAnswer>(),
            Schema::Threats => of::<ThreatsAnswer>(),
            Schema::Wins => of::<WinsAnswer>(),
        };
        made["title"] = schema.word().into();
        made["properties"]["schema"] = json!({ "const": schema.word(), "description": "The name of this kind of document." });
        made
    }

    fn of<T: JsonSchema>() -> Value {
        SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>().to_value()
    }

    #[test]
    fn the_schemas_are_those_of_the_types() {
        let mut changed = Vec::new();
        for schema in Schema::ALL {
            let made = made(*schema);
            if serde_json::from_str::<Value>(schema.json_schema()).ok() != Some(made.clone()) {
                let file = format!("{}/src/answer/schemas/{}.schema.json", env!("CARGO_MANIFEST_DIR"), schema.name());
                fs::write(&file, format!("{made:#}\n")).expect(&file);
                changed.push(file);
            }
        }
        assert!(changed.is_empty(), "written anew, to be looked at and committed: {changed:#?}");
    }

    #[test]
    fn every_key_is_described() {
        for schema in Schema::ALL {
            let mut missing = Vec::new();
            undescribed("", &made(*schema), &mut missing);
            assert!(missing.is_empty(), "{}: {missing:?}", schema.name());
        }
    }

    /// Collects the keys without a description; those of a language need none.
    fn undescribed(path: &str, part: &Value, missing: &mut Vec<String>) {
        let properties = part["properties"].as_object().into_iter().flatten();
        let plain =
            properties.filter(|(key, value)| !["en", "de", "pl"].contains(&key.as_str()) && value["description"].is_null());
        missing.extend(plain.map(|(key, _)| format!("{path}/{key}")));
        let inner: Vec<(String, &Value)> = match part {
            Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), value)).collect(),
            Value::Array(list) => list.iter().map(|value| (String::new(), value)).collect(),
            _ => Vec::new(),
        };
        for (key, value) in inner {
            undescribed(&format!("{path}/{key}"), value, missing);
        }
    }

    #[test]
    fn names_are_found() {
        assert_eq!(Schema::from_name("ruling"), Some(Schema::Ruling));
        assert_eq!(Schema::from_name("lawspeaker/ruling/1"), Some(Schema::Ruling));
        assert_eq!((Schema::from_name("rulling"), Schema::nearest("rulling")), (None, Some(Schema::Ruling)));
        assert_eq!(Schema::nearest("qqqqqqqq"), None);
    }
}
