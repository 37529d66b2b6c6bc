//! What came of an action, or why it was not carried out: the same for the rules of each game.

use crate::{
    game::Problems,
    rules::base::{ReasonOf, RulingOf},
};

/// What came of an action, for the positions, matters, missing facts, costs and choices of one book.
#[derive(Clone, Debug, PartialEq)]
pub struct DoneOf<P, M, N, C, K> {
    /// The position after it.
    pub position: P,
    /// The ruling it rests on.
    pub ruling: RulingOf<M, N, C, K>,
    /// What happened that a player should hear of: a Vision drawn, a game won, a year begun.
    pub news: Vec<ReasonOf<M>>,
}

/// Why an action was not carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum RefusedOf<M, N, C, K> {
    /// It is illegal or open.
    Ruling(Box<RulingOf<M, N, C, K>>),
    /// It is legal; these choices must be named, and this must be described.
    Needs {
        /// The ruling.
        ruling: Box<RulingOf<M, N, C, K>>,
        /// The choices.
        choices: Vec<K>,
        /// What must be described.
        missing: Vec<N>,
    },
    /// The position after it would break a rule of counting.
    Broken(Problems),
}
