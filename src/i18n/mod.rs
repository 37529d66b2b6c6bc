//! Every word the program says of its own: Fluent messages in three languages. A message is looked up in
//! the file that its first word names (`show-previous` in `show.ftl`), and only the files that are needed
//! are read.

mod choice;
mod files;

pub use choice::{Choice, choose};
pub use files::AREAS;

use crate::law::Lang;
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::{cell::RefCell, collections::BTreeMap};
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The program's own words in one language.
pub struct Words {
    /// The language.
    pub lang: Lang,
    areas: RefCell<BTreeMap<&'static str, Bundle>>,
}

impl Words {
    /// Returns the words of a language. Nothing is read until it is needed.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        Self { lang, areas: RefCell::new(BTreeMap::new()) }
    }

    /// Returns a message without variables.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// Returns a message with its variables filled in. Names and numbers go in as they are.
    #[must_use]
    pub fn say_with(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::from(*text),
                Value::Number(number) => FluentValue::from(*number),
            };
            arguments.set(*name, value);
        }
        self.format(id, &arguments).unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    fn format(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let area = id.split('-').next()?;
        let area = AREAS.iter().find(|known| **known == area)?;
        let mut areas = self.areas.borrow_mut();
        let bundle = areas.entry(area).or_insert_with(|| read(self.lang, area));
        let pattern = bundle.get_message(id)?.value()?;
        let mut faults = Vec::new();
        let said = bundle.format_pattern(pattern, Some(arguments), &mut faults).into_owned();
        faults.is_empty().then_some(said)
    }
}

/// A value that a message names.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A name or a number as text, put in as it is.
    Text(&'a str),
    /// A count, which decides on singular and plural.
    Number(usize),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

/// Returns the identifier by which Fluent and the locale know a language.
#[must_use]
pub fn identifier(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().unwrap_or_default()
}

fn read(lang: Lang, area: &str) -> Bundle {
    let mut bundle = FluentBundle::new(vec![identifier(lang)]);
    bundle.set_use_isolating(false);
    let source = files::source(lang, area);
    // A resource with a faulty entry still holds the others; the tests admit no faulty entry.
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}
