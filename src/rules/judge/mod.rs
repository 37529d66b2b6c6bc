//! The judge: one action in, a ruling or the table after it out; every action that could be asked; other printings.

pub(crate) mod apply;
pub(crate) mod elsewhere;
pub(crate) mod helped;
pub(crate) mod list;
pub(crate) mod may;
pub(crate) mod roles;
mod thief;
pub(crate) mod unused;
mod walk;
