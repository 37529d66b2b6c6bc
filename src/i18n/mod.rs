//! Every word the program says of its own: Fluent messages in three languages. A message is looked up in
//! the file that its first word names (`show-previous` in `show.ftl`), and only the messages that are needed
//! are read. No message refers to another.

mod choice;
mod files;

pub use choice::{Choice, choose};
pub use files::AREAS;

use crate::law::Lang;
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The program's own words in one language.
pub struct Words {
    /// The language.
    pub lang: Lang,
    bundle: RefCell<Option<Bundle>>,
}

impl Words {
    /// Returns the words of a language. Nothing is read until it is needed.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        Self { lang, bundle: RefCell::new(None) }
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
        let mut bundle = self.bundle.borrow_mut();
        let bundle = bundle.get_or_insert_with(|| empty(self.lang));
        if !bundle.has_message(id) {
            let source = entry(files::source(self.lang, id.split('-').next()?), id)?;
            // The tests admit no faulty entry.
            bundle.add_resource_overriding(FluentResource::try_new(source.to_owned()).ok()?);
        }
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

fn empty(lang: Lang) -> Bundle {
    let mut bundle = FluentBundle::new(vec![identifier(lang)]);
    bundle.set_use_isolating(false);
    bundle
}

/// Returns the lines of one message: from its name to the next line that begins with a name or a comment.
fn entry<'a>(source: &'a str, id: &str) -> Option<&'a str> {
    let is_start = |at: &usize| {
        let (before, rest) = source.split_at(*at);
        (before.is_empty() || before.ends_with('\n')) && rest[id.len()..].trim_start_matches(' ').starts_with('=')
    };
    let start = source.match_indices(id).map(|(at, _)| at).find(is_start)?;
    let rest = &source[start..];
    let is_next = |at: &usize| rest[*at..].starts_with(|first: char| first.is_ascii_alphabetic() || first == '#');
    let end = rest.match_indices('\n').map(|(at, _)| at + 1).find(is_next);
    Some(&rest[..end.unwrap_or(rest.len())])
}

#[cfg(test)]
mod tests {
    use super::entry;

    #[test]
    fn a_message_is_cut_out_whole_and_never_another() {
        let source = "a-word-more = One\na-word = { $n ->\n    [one] a-word = 1\n   *[other] b\n}\n\n# End\nb = 2\n";
        assert_eq!(entry(source, "a-word"), Some("a-word = { $n ->\n    [one] a-word = 1\n   *[other] b\n}\n\n"));
        assert_eq!(entry(source, "b"), Some("b = 2\n"));
        assert_eq!((entry(source, "a"), entry(source, "word"), entry("", "a")), (None, None, None));
    }
}
