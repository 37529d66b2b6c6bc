//! Messages by name: a constant for each, made from the English files by the build. A message that does not exist does not compile,
//! and one that nothing says is dead code. Where words of the game choose among messages, those are a [`Family`].
#![cfg_attr(not(feature = "cli"), allow(dead_code, reason = "some messages are only said by the command line"))]

/// A message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id(&'static str);

impl Id {
    /// Returns the message of this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        ALL.binary_search(&name).ok().map(|at| Self(ALL[at]))
    }

    /// Returns its name, as it stands in the files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Messages whose names begin alike and end with a word of the program, such as the verdicts. `locales/families.txt` lists them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Family(&'static str);

impl Family {
    /// Returns the message for a word; the family's name, which is no message, where there is none.
    pub fn of(self, word: &str) -> Id {
        Id::find(&format!("{}{word}", self.0)).unwrap_or(Id(self.0))
    }
}

include!(concat!(env!("OUT_DIR"), "/message-ids.rs"));
