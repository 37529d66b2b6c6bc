//! What came of weighing: a worth that is exact, or no more than a limit; and the best of several.

use super::goal::Worth;

/// What came of weighing a position.
#[derive(Clone)]
pub(super) struct Weighed {
    pub(super) worth: Worth,
    /// Whether it is worth exactly so much; else no more.
    pub(super) exact: bool,
    /// Whether no way led back to a position before it: it holds on every way there.
    pub(super) clean: bool,
}

impl Weighed {
    /// Returns a worth that is exact and holds on every way there.
    pub(super) fn exactly(worth: Worth) -> Self {
        Self { worth, exact: true, clean: true }
    }
}

/// The best of several things, with what those are worth at most that were not gone to their end.
pub(super) struct BestOf {
    pub(super) best: Weighed,
    limit: Worth,
    bar: Worth,
}

impl BestOf {
    /// Returns nothing yet, of which only what is better than `bar` is wanted.
    pub(super) fn new(bar: &Worth) -> Self {
        Self { best: Weighed::exactly(Worth::nothing()), limit: Worth::nothing(), bar: bar.clone() }
    }

    /// Returns what the next is to be better than.
    pub(super) fn bar(&self) -> &Worth {
        (&self.bar).max(&self.best.worth)
    }

    /// Adds what came of one of them.
    pub(super) fn add(&mut self, found: Weighed) {
        self.best.clean &= found.clean;
        if !found.exact {
            self.limit = found.worth.max(self.limit.clone());
        } else if found.worth > self.best.worth {
            self.best.worth = found.worth;
        }
    }

    /// Returns what came of all.
    pub(super) fn done(self) -> Weighed {
        if self.limit > self.best.worth { Weighed { worth: self.limit, exact: false, ..self.best } } else { self.best }
    }
}
