//! Colours and classes of units in the reader's language.

use crate::{
    game::{Colour, xidit},
    i18n::Words,
};

/// Returns the name of a colour of Oath.
pub fn colour(words: &Words, colour: Colour) -> String {
    words.say(&format!("game-colour-{}", colour.word()))
}

/// Returns the name of a colour of Lords of Xidit.
pub fn xidit_colour(words: &Words, colour: xidit::Colour) -> String {
    words.say(&format!("xidit-colour-{}", colour.word()))
}

/// Returns the name of a class of units.
pub fn class(words: &Words, class: xidit::Class) -> String {
    words.say(&format!("xidit-class-{}", class.word()))
}
