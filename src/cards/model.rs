//! How far the rules know a card: by effects in the closed vocabulary, by a special, or not at all.

use super::{Card, word_enum};

word_enum! {
    /// How a card is modelled.
    Model {
        /// Everything it does is said in effects.
        Effect = "effect",
        /// It has a special, with or without effects besides.
        Special = "special",
        /// The rules do not know what it does. A ruling that it could change is open; its own access, cost and time are ruled on.
        TextOnly = "text_only",
    }
}

impl Card {
    /// Returns how it is modelled.
    #[must_use]
    pub const fn model(&self) -> Model {
        match (self.special, self.effects) {
            (Some(_), _) => Model::Special,
            (None, [_, ..]) => Model::Effect,
            (None, []) => Model::TextOnly,
        }
    }
}
