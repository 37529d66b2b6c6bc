//! The JSON documents of the program: the name that each bears under `schema`, and the JSON Schema that describes it.
//!
//! The files in `schemas/` are made of the types by a test of `law schema`, which writes those that have changed and fails.
//! Keys may be added to a document; whatever else changes a shape gives it another number.

use crate::law::unpacked;
use lawspeaker_vocabulary::{FILE_SEPARATOR, word_enum};
use std::sync::LazyLock;

static SCHEMAS: LazyLock<String> = LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/schemas.deflate"))));

word_enum! {
    /// A kind of document, by the name that it bears under `schema`.
    Schema {
        /// Every action of a player: `law check`.
        Actions = "lawspeaker/actions/1",
        /// What lies on a table: `law board`.
        Board = "lawspeaker/board/1",
        /// The books: `law books`.
        Books = "lawspeaker/books/1",
        /// The best Campaigns: `law campaign`.
        Campaign = "lawspeaker/campaign/1",
        /// A card: `law card`.
        Card = "lawspeaker/card/1",
        /// A run of cases: `law cases`.
        Cases = "lawspeaker/cases/1",
        /// Where the printings disagree: `law diverge`.
        Divergences = "lawspeaker/divergences/1",
        /// Why there is no answer: any command that exits with 2.
        Error = "lawspeaker/error/1",
        /// A position as facts: `law facts`.
        Facts = "lawspeaker/facts/1",
        /// How actions are written: `law help actions`.
        Grammar = "lawspeaker/grammar/1",
        /// A printed text that was imported: `law import`.
        Import = "lawspeaker/import/1",
        /// The printed texts that are kept: `law import --list`, `law import --remove`.
        Imports = "lawspeaker/imports/1",
        /// The index of a book: `law index`.
        Index = "lawspeaker/index/1",
        /// The steps of the open table: `law log`.
        Log = "lawspeaker/log/1",
        /// How lucky an evening was: `law luck`.
        Luck = "lawspeaker/luck/1",
        /// The odds of a fight: `law odds`.
        Odds = "lawspeaker/odds/1",
        /// The plan of a turn: `law plan`.
        Plan = "lawspeaker/plan/1",
        /// A position file: `law do`, `law new`, `law seed`.
        Position = "lawspeaker/position/1",
        /// A ruling on an action: `law may`, and `law do` where it is refused.
        Ruling = "lawspeaker/ruling/1",
        /// What a search found: `law search`.
        Search = "lawspeaker/search/1",
        /// One section: `law show`.
        Section = "lawspeaker/section/1",
        /// Several sections: `law show`.
        Sections = "lawspeaker/sections/1",
        /// A dispute: what is asked next, or the ruling: `law settle`.
        Settle = "lawspeaker/settle/1",
        /// A step at the open table: `law do`, `law set`, `law undo`, `law redo`.
        Step = "lawspeaker/step/1",
        /// Which table is open: `law open`, `law close`.
        Table = "lawspeaker/table/1",
        /// The terms that a word means: `law term`.
        Term = "lawspeaker/term/1",
        /// What others can do in their next turn: `law threats`.
        Threats = "lawspeaker/threats/1",
        /// How a game stands: `law wins`.
        Wins = "lawspeaker/wins/1",
    }
}

impl Schema {
    /// Returns the name between the program's and the number: `ruling`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.word().split('/').nth(1).unwrap_or_default()
    }

    /// Returns the kind of document with a name, short or whole.
    #[must_use]
    pub fn from_name(typed: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|schema| schema.name() == typed || schema.word() == typed)
    }

    /// Returns the kind of document whose name is a letter or two from what was typed.
    #[must_use]
    pub fn nearest(typed: &str) -> Option<Self> {
        let distance = |schema: Self| strsim::osa_distance(schema.name(), typed);
        Self::ALL.iter().copied().min_by_key(|schema| distance(*schema)).filter(|schema| distance(*schema) <= 2)
    }

    /// Returns the JSON Schema of such documents.
    #[must_use]
    pub fn json_schema(self) -> &'static str {
        let named = |file: &'static str| file.split_once('\n').filter(|(name, _)| name.split('.').next() == Some(self.name()));
        SCHEMAS.split(FILE_SEPARATOR).find_map(named).map_or("", |(_, schema)| schema)
    }
}

/// How values are described that write themselves.
#[cfg(test)]
mod described {
    use super::Schema;
    use crate::{answer::lookup::ByLang, law::DivergenceId};
    use schemars::{JsonSchema, SchemaGenerator, json_schema};
    use std::borrow::Cow;

    impl JsonSchema for Schema {
        fn schema_name() -> Cow<'static, str> {
            "Schema".into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(_: &mut SchemaGenerator) -> schemars::Schema {
            json_schema!({ "type": "string" })
        }
    }

    impl JsonSchema for DivergenceId {
        fn schema_name() -> Cow<'static, str> {
            "DivergenceId".into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(_: &mut SchemaGenerator) -> schemars::Schema {
            json_schema!({ "type": "string", "pattern": "^[DW][0-9]+$" })
        }
    }

    impl<T: JsonSchema> JsonSchema for ByLang<T> {
        fn schema_name() -> Cow<'static, str> {
            format!("ByLang_{}", T::schema_name()).into()
        }

        fn inline_schema() -> bool {
            true
        }

        fn json_schema(generator: &mut SchemaGenerator) -> schemars::Schema {
            let [en, de, pl] = [(); 3].map(|()| generator.subschema_for::<T>());
            let languages = json_schema!({ "en": en, "de": de, "pl": pl });
            json_schema!({ "type": "object", "properties": languages, "additionalProperties": false })
        }
    }
}
