//! The faces of the dice in words §5.5.4, §5.5.5: English, German, Polish, then other accepted words.

use crate::law::words::key;

/// The words for the faces of an attack die: hollow sword, sword, skull.
pub const ATTACK_FACES: [&[&str]; 3] = [
    &["hollow", "hohl", "pusty"],
    &["sword", "schwert", "miecz", "swords", "schwerter", "miecze"],
    &["skull", "schädel", "czaszka", "skulls", "czaszki"],
];

/// The words for the faces of a defense die: blank, one shield, two shields, doubler.
pub const DEFENSE_FACES: [&[&str]; 4] = [
    &["blank", "leer", "pusta"],
    &["shield", "schild", "tarcza", "shields", "schilde", "tarcze"],
    &["two-shields", "zwei-schilde", "dwie-tarcze"],
    &["double", "verdoppler", "podwojenie"],
];

/// Returns which of the faces a word means, in any language.
#[must_use]
pub fn find_face(word: &str, faces: &[&[&str]]) -> Option<usize> {
    let word = key(word);
    faces.iter().position(|names| names.iter().any(|name| key(name) == word))
}
