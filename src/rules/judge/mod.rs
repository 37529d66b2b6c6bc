//! The judge: one action in, a ruling or the table after it out; every action that could be asked; other printings.
//!
//! - `walk`: which file rules on which action, in a total match.
//! - `may`: the ruling on an action, and the editions that rule otherwise; `apply`: the action carried out.
//! - `list`: every action that could be asked about; `modifiers`: the cards that could be used for one.
//! - `roles`: what stays the same whatever role a player has whose role is not described.
//! - `taken_relics`: what a Relic Thief rolls for; `unused`: choices that serve for nothing.
//! - `elsewhere`: the standing of the game by other editions.

pub(crate) mod apply;
pub(crate) mod elsewhere;
pub(crate) mod list;
pub(crate) mod may;
pub(crate) mod modifiers;
pub(crate) mod roles;
mod taken_relics;
pub(crate) mod unused;
mod walk;
