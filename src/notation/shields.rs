//! The words of rolled defense dice §5.5.4, in three languages: `shield 2 blank double`.

use crate::{
    game::{DEFENSE_FACES, find_face},
    law::Lang,
    notation::error::WordsFault,
    odds::DefenseFace,
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

    /// Returns the face of the die.
    const fn face(self) -> DefenseFace {
        match self {
            Self::Blank => DefenseFace::Blank,
            Self::One => DefenseFace::Shield,
            Self::Two => DefenseFace::TwoShields,
            Self::Double => DefenseFace::Double,
        }
    }

    /// Returns what an English face is in a language.
    pub(crate) fn said(english: &str, lang: Lang) -> Option<&'static str> {
        DEFENSE_FACES.iter().find(|names| names.first() == Some(&english))?.get(lang as usize).copied()
    }
}

/// Reads a roll; a number before a face says how often it fell.
pub(crate) fn read(typed: &str) -> Result<Vec<DefenseFace>, WordsFault> {
    const FAULT: WordsFault = WordsFault::Incomplete { pattern: "rolled blank|shield|two-shields|double ..." };
    let mut found = Vec::new();
    let mut times = None;
    for word in typed.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty()) {
        match (word.parse::<usize>().ok().filter(|count| *count <= MOST), times) {
            (Some(count), None) => times = Some(count),
            (Some(_), Some(_)) => return Err(FAULT),
            (None, _) => {
                let face = Shield::of(word).ok_or(FAULT)?.face();
                found.extend(std::iter::repeat_n(face, times.take().unwrap_or(1)));
            }
        }
    }
    if times.is_some() { Err(FAULT) } else { Ok(found) }
}

/// Returns the words of a roll in a language.
pub(crate) fn print(rolled: &[DefenseFace], lang: Lang) -> String {
    let fell = rolled.chunk_by(|one, other| one == other).map(|same| {
        let face = same.first().and_then(|face| Shield::said(face.name(), lang)).unwrap_or_default();
        if same.len() == 1 { face.to_owned() } else { format!("{} {face}", same.len()) }
    });
    fell.collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_printed_as_they_are_read() {
        for typed in ["shield two-shields double double", "2 schild leer verdoppler", "pusta podwojenie 2 pusta"] {
            let rolled = read(typed);
            for lang in Lang::ALL {
                assert_eq!(rolled.as_ref().map(|it| read(&print(it, lang))), Ok(rolled.clone()), "{typed}");
            }
        }
        for typed in ["sword", "shield 3", "2 3 shield"] {
            assert!(read(typed).is_err(), "{typed}");
        }
    }
}
