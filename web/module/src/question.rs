//! The questions that can be asked.

use serde::Deserialize;

/// A question.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Question {
    /// Whatever somebody typed: an action, facts, a number, a name, a fight, or a question.
    Words { text: String },
    /// Sections by their numbers, or terms by their names.
    Show { text: String },
    /// A card by its name.
    Card { text: String },
    /// What answers a question.
    Search { text: String },
    /// Where the printings differ; all of it, or that of some sections.
    Divergences { text: String },
    /// The chances of a fight.
    Odds(Fight),
    /// May this be done at the table?
    Ruling { action: String },
    /// What can be done at the table.
    Actions,
    /// How the game stands.
    Wins,
    /// What lies on the table.
    Board,
    /// The same as a picture.
    Picture { narrow: bool },
    /// The table in words.
    Facts,
    /// May this be done? Asks back what it takes to tell.
    Settle(Dispute),
    /// The words of the page itself.
    Page,
}

/// A fight, every number as it is typed.
#[derive(Debug, Deserialize)]
pub struct Fight {
    pub attack: String,
    #[serde(default)]
    pub force: Option<String>,
    pub defense: String,
    pub defenders: String,
    #[serde(default)]
    pub with: Vec<String>,
    #[serde(default)]
    pub roll: bool,
}

/// A dispute as far as it has come: what the last document of it says is told, and the answer to its question.
#[derive(Debug, Deserialize)]
pub struct Dispute {
    pub action: String,
    #[serde(default)]
    pub told: Option<String>,
    #[serde(default)]
    pub without: Vec<String>,
    #[serde(default)]
    pub unknown: Vec<String>,
    #[serde(default)]
    pub reply: Option<String>,
}
