//! Nouns of the games in the reader's language. A colour, a suit, a region, a phase or a role is a message with forms; a card
//! or a site is a name, which stands in quotes where the language wants them and is never inflected.

use crate::{
    game::{Colour, Slot, Word, slot_name, xidit},
    i18n::{Filled, Words, family, id},
};

/// Returns the name of a colour of Oath.
pub fn colour(words: &Words, colour: Colour) -> String {
    words.say(family::GAME_COLOUR.of(colour.word()))
}

/// Returns the name of a colour of Lords of Xidit.
pub fn xidit_colour(words: &Words, colour: xidit::Colour) -> String {
    words.say(family::XIDIT_COLOUR.of(colour.word()))
}

/// Returns the name of a class of units.
pub fn class(words: &Words, class: xidit::Class) -> String {
    words.say(family::XIDIT_CLASS.of(class.word()))
}

/// Returns a colour of Oath with its forms.
#[must_use]
pub fn coloured(colour: Colour) -> Filled {
    Filled::Noun(family::GAME_COLOUR.of(colour.word()))
}

/// Returns a term of the Law with its forms.
pub fn noun<T: Word>(noun: T) -> Filled {
    Filled::Noun(family::NOUN.of(&format!("{}-{}", T::KIND, noun.word())))
}

/// Returns a colour of Lords of Xidit with its forms.
#[must_use]
pub fn xidit_coloured(colour: xidit::Colour) -> Filled {
    Filled::Noun(family::XIDIT_COLOUR.of(colour.word()))
}

/// Returns a class of units with its forms.
#[must_use]
pub fn classed(class: xidit::Class) -> Filled {
    Filled::Noun(family::XIDIT_CLASS.of(class.word()))
}

/// Returns the name of a card as it stands in a sentence.
pub fn quoted(words: &Words, name: &str) -> String {
    words.say_with(id::NAME_CARD, &[("name", name.into())])
}

/// Returns a slot in the reader's language: `wiege-1`.
pub fn slot(words: &Words, slot: Slot) -> String {
    slot_name(slot, words.lang)
}
