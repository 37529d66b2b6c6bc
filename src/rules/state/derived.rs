//! What a table finds out once and keeps: plain data, found by the rooms above.

use crate::{
    cards::Card,
    game::{CardAt, Colour, Position, Ruler, Slot},
    rules::base::Missing,
};

/// A power in force.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InForce<'a> {
    /// The card, site, banner or space.
    pub(crate) card: &'static Card,
    /// Who rules it: its holder.
    pub(crate) ruler: Ruler,
    /// Its site: the one that it is, or where it lies.
    pub(crate) site: Option<Slot>,
    /// The card as it lies, if it is one that bears tokens.
    pub(crate) lies: Option<&'a CardAt>,
    /// What must be described to know whether it is in force.
    pub(crate) doubt: Option<Missing>,
}

/// What becomes of the title as the table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// It stays: the holder meets the goal, or no player does.
    Stays,
    /// It passes to the one player who meets the goal.
    Passes(Colour),
    /// The holder must hand it to one of these.
    Chosen(Vec<Colour>),
}

/// The position with a role supposed for a player whose role is not described.
#[derive(Debug)]
pub(crate) struct Supposed {
    /// The player.
    pub(crate) player: Colour,
    /// The position with that role.
    pub(crate) position: Position,
}
