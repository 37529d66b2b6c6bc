//! The words of rolled defense dice §5.5.4, in three languages: `shield 2 blank double`.

use crate::{
    game::{DEFENSE_FACES, find_face},
    law::Lang,
    notation::parse::WordsError,
};

/// A face of a defense die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shield {
    /// Nothing.
    Blank,
    /// One shield.
    One,
    /// Two shields.
    Two,
    /// All shields count twice.
    Double,
}

/// The faces, in the order of their words.
const FACES: [Shield; 4] = [Shield::Blank, Shield::One, Shield::Two, Shield::Double];

/// The most dice that are read.
const MOST: usize = 200;

impl Shield {
    /// Returns the face that a word means, in any language.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        find_face(word, &DEFENSE_FACES).and_then(|at| FACES.get(at).copied())
    }

    /// Returns what an English face is in a language.
    pub(crate) fn said(english: &str, lang: Lang) -> Option<&'static str> {
        DEFENSE_FACES.iter().find(|names| names.first() == Some(&english))?.get(lang as usize).copied()
    }
}

/// Reads a roll; a number before a face says how often it fell.
pub(crate) fn read(typed: &str) -> Result<Vec<Shield>, WordsError> {
    let mut found = Vec::new();
    let mut times = 1;
    for word in typed.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty()) {
        if let Some(count) = word.parse::<usize>().ok().filter(|count| *count <= MOST) {
            times = count;
            continue;
        }
        let face = Shield::of(word).ok_or(WordsError::Incomplete { pattern: "rolled blank|shield|two-shields|double ..." })?;
        found.extend(std::iter::repeat_n(face, times));
        times = 1;
    }
    Ok(found)
}

/// Returns what a roll comes to: every doubler doubles the whole §5.5.4.
pub(crate) fn total(rolled: &[Shield]) -> u8 {
    let worth = |face: &Shield| match face {
        Shield::Blank | Shield::Double => 0,
        Shield::One => 1,
        Shield::Two => 2,
    };
    let doubles = rolled.iter().filter(|face| **face == Shield::Double).count();
    let shields: u8 = rolled.iter().map(worth).fold(0, u8::saturating_add);
    (0..doubles).fold(shields, |total, _| total.saturating_mul(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn law_5_5_4_every_doubler_doubles_the_whole() {
        let rolled = |typed: &str| read(typed).map(|faces| total(&faces));
        assert_eq!(rolled("shield two-shields double double"), Ok(12));
        assert_eq!(rolled("2 schild leer verdoppler"), Ok(4));
        assert_eq!(rolled("pusta podwojenie 2 pusta"), Ok(0));
        assert!(rolled("sword").is_err());
    }
}
