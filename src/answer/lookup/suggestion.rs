//! What to type instead, where something was not found.

use serde::Serialize;

/// A command, and what it would show.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Suggestion {
    /// The command.
    pub command: String,
    /// What it would show; empty where the command says it.
    pub about: String,
}
