//! One walk through an action: the ruling so far and, where the action is carried out, the pieces after it. A rule is thus written
//! once: the same walk objects, charges and moves.

use crate::{
    game::Setup,
    rules::{
        base::{Matter, Ruling},
        state::Table,
    },
};

/// A walk through an action.
pub(crate) struct Step<'t, 'a> {
    /// The table before the action.
    pub(crate) table: &'t Table<'a>,
    /// The ruling so far.
    pub(crate) ruling: Ruling,
    /// What happened that a player should hear of: a Vision drawn, a game won.
    pub(crate) news: Vec<Matter>,
    after: Option<Setup>,
}

impl<'t, 'a> Step<'t, 'a> {
    /// Returns a walk that only rules: no piece moves and nothing is copied.
    pub(crate) fn ruling_only(table: &'t Table<'a>) -> Self {
        Self { table, ruling: Ruling::default(), news: Vec::new(), after: None }
    }

    /// Returns a walk that carries out an action that was ruled legal.
    pub(crate) fn carrying_out(table: &'t Table<'a>, after: Setup) -> Self {
        Self { after: Some(after), ..Self::ruling_only(table) }
    }

    /// Moves pieces, where the action is carried out.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        if let Some(setup) = &mut self.after {
            change(setup);
        }
    }

    /// Does what can only be ruled on by doing it: on a copy, where the action is not carried out.
    pub(crate) fn resolve(&mut self, resolve: impl FnOnce(&mut Setup, &mut Ruling)) {
        match &mut self.after {
            Some(setup) => resolve(setup, &mut self.ruling),
            None => resolve(&mut self.table.position.clone().into_setup(), &mut self.ruling),
        }
    }

    /// Rules or moves pieces: for an action whose permission and effect are two functions.
    pub(crate) fn rule_or_change(
        &mut self,
        rule: impl FnOnce(&Table<'a>) -> Ruling,
        change: impl FnOnce(&mut Setup, &mut Vec<Matter>),
    ) {
        match &mut self.after {
            Some(setup) => change(setup, &mut self.news),
            None => self.ruling = rule(self.table),
        }
    }

    /// Returns the pieces after the action, if it was carried out, and the news.
    pub(crate) fn finish(self) -> (Option<Setup>, Vec<Matter>) {
        (self.after, self.news)
    }
}
