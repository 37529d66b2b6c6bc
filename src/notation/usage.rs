//! How a verb or a clause is written: its pattern and an example. What reads a request says it; `grammar` collects it.

use crate::notation::vocabulary::Link;

/// How a verb or a clause is written, in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// The pattern: `travel SITE`. What is to be filled in stands in capitals.
    pub pattern: &'static str,
    /// A whole request that is written so.
    pub example: &'static str,
}

/// How a clause is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClauseUsage {
    /// What opens it.
    pub(crate) link: Link,
    /// How it is written.
    pub(crate) usage: Usage,
}

impl ClauseUsage {
    /// Returns how a clause is written.
    pub(crate) const fn new(link: Link, pattern: &'static str, example: &'static str) -> Self {
        Self { link, usage: Usage { pattern, example } }
    }
}

/// Returns what opens the clauses.
pub(crate) const fn links<const COUNT: usize>(clauses: &[ClauseUsage; COUNT]) -> [Link; COUNT] {
    let mut links = [Link::To; COUNT];
    let mut at = 0;
    while at < COUNT {
        links[at] = clauses[at].link;
        at += 1;
    }
    links
}
