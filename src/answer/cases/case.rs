//! A case, and the suite it belongs to: cases by section (`5.4.1.toml`) and by card (`cards/longbows.toml`), the positions they
//! start from (`positions/`), and the sections without cases (`exempt.toml`).

use crate::{
    answer::judge::{Game, WithGame, with_declared_game},
    law::Book,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A question with the answer the Law gives.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Case {
    /// The section and a name: `5.6.1/leaving-charming-valley`.
    pub id: String,
    /// The file it stands in, below the folder of its suite.
    #[serde(skip)]
    pub file: String,
    /// The line on which it begins.
    #[serde(skip)]
    pub line: usize,
    /// Why the answer is so, in a sentence.
    pub why: String,
    /// The name of a position of the suite.
    #[serde(default)]
    pub position: String,
    /// The start of a game, in place of an action: the first one, or where there is a position, the next of its chronicle.
    pub new: Option<Beginning>,
    /// Changes to it: TOML merged into the position, players by colour, sites by slot.
    #[serde(default)]
    pub with: String,
    /// Who acts, if not the player whose turn it is.
    pub player: Option<String>,
    /// The edition to rule by.
    pub edition: Option<String>,
    /// The action, as words.
    #[serde(default)]
    pub ask: String,
    /// The verdict.
    #[serde(default)]
    pub expect: String,
    /// The whole cost.
    pub cost: Option<BTreeMap<String, u8>>,
    /// What the ruling must rest on, among others.
    #[serde(default)]
    pub cites: Vec<String>,
    /// The kinds of exactly the reasons that decide: objections, or what is unknown.
    pub kinds: Option<Vec<String>>,
    /// Exactly those who must consent.
    pub leave: Option<Vec<String>>,
    /// The choices that are still to be named.
    pub choices: Option<Vec<String>>,
    /// The attack dice of a Campaign.
    pub attack: Option<u32>,
    /// Its defense dice.
    pub defense: Option<u32>,
    /// The attacking force.
    pub force: Option<u32>,
    /// The defending force.
    pub defenders: Option<u32>,
    /// The exact chance to win: a fraction in lowest terms.
    pub win: Option<String>,
    /// What must be described before the action can be carried out.
    pub needs: Option<Vec<String>>,
    /// Exactly the editions that rule differently, with the divergence: `en D15`.
    pub differs: Option<Vec<String>>,
    /// A part of the position after the action, as TOML.
    pub after: Option<String>,
    /// For `ask = "wins"`: holder and side of the title, or those it belongs to: `red usurper`, `passes to blue`.
    pub title: Option<String>,
    /// For `ask = "wins"`: the wins in sight, each as player, when, how.
    pub wins: Option<Vec<String>>,
    /// For `ask = "wins"`: how many of six faces end the game.
    pub end_die: Option<u8>,
    /// For `ask = "wins"` in Lords of Xidit: the Savior.
    pub savior: Option<String>,
    /// For `ask = "wins"` in Lords of Xidit: who goes in each assessment: `blue red`.
    pub eliminated: Option<Vec<String>>,
    /// For `ask = "wins"` in Lords of Xidit: the census class by class: `archer yellow 2 gold`.
    pub census: Option<Vec<String>>,
    /// For the start of a game: the Visions among the top twelve cards of the world deck, among the next eighteen, and below.
    pub visions: Option<[usize; 3]>,
    /// A disputed reading that the case follows.
    pub reading: Option<String>,
}

/// The start of a game, as `law new` takes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// How many play, or their colours in turn order.
    #[serde(default)]
    pub players: String,
    /// The goal of a first game.
    #[serde(default)]
    pub oath: String,
    /// Whether the cards of a first game are dealt by lot.
    #[serde(default)]
    pub roll: bool,
}

impl Case {
    /// Returns the number of the section it belongs to.
    #[must_use]
    pub fn section(&self) -> &str {
        self.id.rsplit_once('/').map_or("", |(section, _)| section)
    }

    /// Returns whether it asks about an action, and not who wins or how a game begins.
    #[must_use]
    pub fn asks_action(&self) -> bool {
        self.new.is_none() && self.ask != "wins"
    }

    /// Returns the keys that it lacks: the start of a game says what comes of it, all else what is asked where and with what answer.
    fn missing_key(&self) -> Option<&'static str> {
        let said = |key, value: &str| value.is_empty().then_some(key);
        match self.new {
            Some(_) => self.after.as_deref().or(self.visions.map(|_| "visions")).is_none().then_some("after"),
            None => said("position", &self.position).or(said("ask", &self.ask)).or(said("expect", &self.expect)),
        }
    }

    /// Returns whether it is about a card: it stands in the file of the card, or cites it.
    #[must_use]
    pub fn is_about(&self, card: &str) -> bool {
        let file = self.file.strip_prefix("cards/").and_then(|file| file.strip_suffix(".toml"));
        file == Some(card) || self.cites.iter().any(|cite| cite.strip_prefix("card:") == Some(card))
    }

    /// Returns whether it belongs to a section or to one below it.
    #[must_use]
    pub fn is_within(&self, section: &str) -> bool {
        self.section().strip_prefix(section).is_some_and(|below| below.is_empty() || below.starts_with(['.', '/']))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    case: Vec<Spanned<Case>>,
}

/// Sections and divergences without cases, with the reasons.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uncovered {
    /// Sections with nothing to adjudicate, each with the reason.
    #[serde(default)]
    pub exempt: BTreeMap<String, String>,
    /// Sections that are not ruled on yet, each with the reason.
    #[serde(default)]
    pub open: BTreeMap<String, String>,
    /// Divergences that change no ruling, each with the reason.
    #[serde(default)]
    pub divergences: BTreeMap<String, String>,
}

/// What is wrong with a file of a suite.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {fault}")]
pub struct SuiteError {
    /// The file.
    pub file: String,
    /// What is wrong.
    pub fault: String,
}

/// Returns the book of a game.
struct BookOf;

impl WithGame for BookOf {
    type Out = Book;

    fn with<G: Game>(self) -> Book {
        G::BOOK
    }
}

/// Cases, the positions they start from, and the sections without cases.
#[derive(Clone, Debug, Default)]
pub struct Suite {
    /// The folder of its files.
    pub folder: String,
    /// The cases, in the order of the files.
    pub cases: Vec<Case>,
    /// The positions by name.
    pub positions: BTreeMap<String, String>,
    /// The sections and divergences without cases.
    pub uncovered: Uncovered,
}

impl Suite {
    /// Returns the book whose sections the suite covers.
    #[must_use]
    pub fn book(&self) -> Book {
        self.positions.values().next().map_or(Book::Oath, |text| with_declared_game(text, BookOf))
    }

    /// Reads a suite from the files of a folder: name below the folder, and text.
    ///
    /// # Errors
    /// Returns every fault of the files.
    pub fn read<'a>(folder: &str, files: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Self, Vec<SuiteError>> {
        let (mut suite, mut faults) = (Self { folder: folder.to_owned(), ..Self::default() }, Vec::new());
        for (name, text) in files {
            if let Err(fault) = suite.read_file(name, text) {
                faults.push(SuiteError { file: name.to_owned(), fault: fault.to_string() });
            }
        }
        for (case, key) in suite.cases.iter().filter_map(|case| Some((case, case.missing_key()?))) {
            faults.push(SuiteError { file: format!("{}:{}", case.file, case.line), fault: format!("{} lacks {key}", case.id) });
        }
        let mut first: BTreeMap<&str, &Case> = BTreeMap::new();
        for case in &suite.cases {
            if let Some(other) = first.insert(&case.id, case) {
                let fault = format!("duplicate case id {}, also in {}:{}", case.id, other.file, other.line);
                faults.push(SuiteError { file: format!("{}:{}", case.file, case.line), fault });
            }
        }
        if faults.is_empty() { Ok(suite) } else { Err(faults) }
    }

    fn read_file(&mut self, name: &str, text: &str) -> Result<(), toml::de::Error> {
        if let Some(position) = name.strip_prefix("positions/").and_then(|name| name.strip_suffix(".toml")) {
            self.positions.insert(position.to_owned(), text.to_owned());
        } else if name == "exempt.toml" {
            self.uncovered = toml::from_str(text)?;
        } else {
            for case in toml::from_str::<File>(text)?.case {
                let line = text[..case.span().start].matches('\n').count() + 1;
                self.cases.push(Case { file: name.to_owned(), line, ..case.into_inner() });
            }
        }
        Ok(())
    }
}
