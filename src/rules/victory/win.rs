//! A win in sight §3, and the standing of a game.

use crate::{
    cards::GoalKind,
    game::{Colour, How, TitleSide},
    law::Cite,
    rules::{base::Missing, state::Due},
};

/// The last round §3.4.
pub const LAST_ROUND: u8 = 8;

/// When a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The game is over.
    Over,
    /// In the winner's Wake Phase §4.1.2.
    Wake,
    /// In the winner's Wake Phase after the next §4.1.3.
    SecondWake,
    /// At the end of the round, if the end die says so §3.3.
    RoundEnd,
    /// At the end of the last round §3.4.
    GameEnd,
}

/// A win in sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// Who.
    pub player: Colour,
    /// When.
    pub when: When,
    /// How.
    pub how: How,
    /// Whether nothing can come between: it happens now.
    pub certain: bool,
    /// What must stay so until then: losing it stops the win.
    pub needs: Option<GoalKind>,
    /// What it rests on.
    pub cites: Vec<Cite>,
}

/// An Exile who meets the goal of a Vision before enough Visions are drawn §3.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub player: Colour,
    /// How many Visions must have been drawn.
    pub need: u8,
    /// How many have been.
    pub have: u8,
}

/// The standing of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The holder and the side of the title, if described.
    pub title: Option<(Colour, Option<TitleSide>)>,
    /// What becomes of the title as things stand.
    pub due: Option<Due>,
    /// The wins in sight, the nearest first.
    pub wins: Vec<Win>,
    /// The round whose end die can end the game, and how many of its six faces do §3.3.
    pub end_die: Option<(u8, u8)>,
    /// Who may change the roll of the end die by one.
    pub shifts: Option<Colour>,
    /// The Visionaries who only wait for more Visions to be drawn §3.2.
    pub waiting: Vec<Waiting>,
    /// What the description leaves out.
    pub missing: Vec<Missing>,
}
