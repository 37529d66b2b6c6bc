//! An action of the list, with its ruling.

use crate::{
    game::CardRef,
    rules::{
        base::{Cost, Ruling},
        request::Asked,
    },
};

/// An action with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The action; one with a number has the smallest that is legal.
    pub asked: Asked,
    /// What the rules say.
    pub ruling: Ruling,
    /// The largest number that is legal, for an action with a number.
    pub most: Option<u8>,
    /// The modifiers that the player could use for it as it stands, with what it then costs §7.4.
    pub using: Vec<(CardRef, Cost)>,
}
