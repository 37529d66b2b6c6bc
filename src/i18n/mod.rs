//! The messages of the program: Fluent, in three languages. A message is looked up in the file named by the first word of its
//! id (`show-previous` in `show.ftl`), and only the messages that are needed are parsed. No message refers to another.
//!
//! A noun is a message whose attributes are its other forms. Where a message has a noun `player`, it can say `$player`,
//! `$player_gen`, `$player_dat` and so on ([`FORMS`]); a form that a language does not need is the plain one.

mod files;
pub(crate) mod id;
mod language;

pub use files::AREAS;
pub use id::Id;
pub(crate) use id::{Family, family};
pub use language::{LanguageChoice, choose_languages};

use crate::law::Lang;
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::{RefCell, RefMut};
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The forms of a noun beside the plain one: the cases, the adjective (`red` of `Red`), with an indefinite article (a role that
/// only one player has takes the definite one) and denied. What a form holds beyond the word, such as an article, is up to the
/// language.
pub const FORMS: [&str; 8] = ["gen", "dat", "acc", "ins", "loc", "adj", "indef", "neg"];

/// The messages in one language.
pub struct Words {
    /// The language.
    pub lang: Lang,
    bundle: RefCell<Option<Bundle>>,
}

impl Words {
    /// Returns the messages of a language; none is parsed until it is needed.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        Self { lang, bundle: RefCell::new(None) }
    }

    /// Returns a message without variables.
    #[must_use]
    pub fn say(&self, id: Id) -> String {
        self.say_with(id, &[])
    }

    /// Returns a message with its variables filled in; its name in brackets if it cannot be said.
    #[must_use]
    pub fn say_with(&self, id: Id, values: &[(&'static str, Value<'_>)]) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            match value {
                Value::Number(number) => arguments.set(*name, FluentValue::from(*number)),
                Value::Text(text) => set_forms(&mut arguments, name, text, |_| None),
                Value::Noun(noun) => set_forms(&mut arguments, name, &self.say(*noun), |form| self.form(noun.name(), form)),
            }
        }
        self.format(id.name(), &arguments).unwrap_or_else(|| format!("⟨{}⟩", id.name()))
    }

    /// Returns a message with its variables filled in, as [`Words::say_with`] does.
    #[must_use]
    pub fn say_filled(&self, id: Id, values: &[(&'static str, Filled)]) -> String {
        let values: Vec<(&'static str, Value<'_>)> = values.iter().map(|(name, filled)| (*name, filled.value())).collect();
        self.say_with(id, &values)
    }

    fn format(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let bundle = self.bundle_with(id)?;
        let pattern = bundle.get_message(id)?.value()?;
        let mut faults = Vec::new();
        let said = bundle.format_pattern(pattern, Some(arguments), &mut faults).into_owned();
        faults.is_empty().then_some(said)
    }

    /// Returns a form of a noun, if it has it.
    fn form(&self, noun: &str, form: &str) -> Option<String> {
        let bundle = self.bundle_with(noun)?;
        let pattern = bundle.get_message(noun)?.get_attribute(form)?.value();
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// Returns the parsed messages with this one among them.
    fn bundle_with(&self, id: &str) -> Option<RefMut<'_, Bundle>> {
        let mut bundle = RefMut::map(self.bundle.borrow_mut(), |it| it.get_or_insert_with(|| empty_bundle(self.lang)));
        if !bundle.has_message(id) {
            let source = message_source(files::source(self.lang, id.split('-').next()?), id)?;
            // The tests admit no faulty message.
            bundle.add_resource_overriding(FluentResource::try_new(source.to_owned()).ok()?);
        }
        Some(bundle)
    }
}

/// Sets a variable, and one for each of its forms; a form that it does not have is the plain one.
fn set_forms(arguments: &mut FluentArgs<'_>, name: &'static str, plain: &str, form: impl Fn(&str) -> Option<String>) {
    for suffix in FORMS {
        arguments.set(format!("{name}_{suffix}"), form(suffix).unwrap_or_else(|| plain.to_owned()));
    }
    arguments.set(name, plain.to_owned());
}

/// The value of a variable in a message.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A text, inserted as it is.
    Text(&'a str),
    /// A count, which selects singular or plural.
    Number(usize),
    /// A noun, by its message, inserted in the form that the message asks for.
    Noun(Id),
}

/// A value that is kept until its message is said.
#[derive(Clone, Debug)]
pub enum Filled {
    /// A text, inserted as it is.
    Text(String),
    /// A count, which selects singular or plural.
    Number(usize),
    /// A noun, by its message.
    Noun(Id),
}

impl Filled {
    const fn value(&self) -> Value<'_> {
        match self {
            Self::Text(text) => Value::Text(text.as_str()),
            Self::Number(number) => Value::Number(*number),
            Self::Noun(id) => Value::Noun(*id),
        }
    }
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

/// Returns the identifier of a language for Fluent and for locales.
#[must_use]
pub fn language_identifier(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().unwrap_or_default()
}

fn empty_bundle(lang: Lang) -> Bundle {
    let mut bundle = FluentBundle::new(vec![language_identifier(lang)]);
    bundle.set_use_isolating(false);
    bundle
}

/// Returns the source of one message: from its id to the next line that begins with an id or a comment.
fn message_source<'a>(source: &'a str, id: &str) -> Option<&'a str> {
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
    use super::message_source;

    #[test]
    fn a_message_is_cut_out_whole_and_never_another() {
        let source = "a-word-more = One\na-word = { $n ->\n    [one] a-word = 1\n   *[other] b\n}\n\n# End\nb = 2\n";
        assert_eq!(message_source(source, "a-word"), Some("a-word = { $n ->\n    [one] a-word = 1\n   *[other] b\n}\n\n"));
        assert_eq!(message_source(source, "b"), Some("b = 2\n"));
        assert_eq!((message_source(source, "a"), message_source(source, "word"), message_source("", "a")), (None, None, None));
    }
}
