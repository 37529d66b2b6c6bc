//! Rolled dice in words §5.5.4, §5.5.5: `2 sword hollow skull / shield double`, attack before the stroke. The words exist in
//! three languages, and all of them are understood; a number before a face says how often it fell.

use crate::{
    law::{Lang, words::key},
    odds::{AttackFace, DefenseFace, Side},
};
use std::fmt;

/// The words for a face: English, German, Polish, then what is understood too.
type FaceWords = &'static [&'static str];

const ATTACK: [(AttackFace, FaceWords); 3] = [
    (AttackFace::Hollow, &["hollow", "hohl", "pusty"]),
    (AttackFace::Sword, &["sword", "schwert", "miecz", "swords", "schwerter", "miecze"]),
    (AttackFace::Skull, &["skull", "schädel", "czaszka", "skulls", "czaszki"]),
];

const DEFENSE: [(DefenseFace, FaceWords); 4] = [
    (DefenseFace::Blank, &["blank", "leer", "pusta"]),
    (DefenseFace::Shield, &["shield", "schild", "tarcza", "shields", "schilde", "tarcze"]),
    (DefenseFace::TwoShields, &["two-shields", "zwei-schilde", "dwie-tarcze"]),
    (DefenseFace::Double, &["double", "verdoppler", "podwojenie"]),
];

/// The most dice of one face that are read.
const MOST: usize = 200;

/// The dice of a Campaign as they fell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolled {
    /// The attack dice.
    pub attack: Vec<AttackFace>,
    /// The defense dice.
    pub defense: Vec<DefenseFace>,
}

/// Why words are no roll.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FacesError {
    /// A word is no face of that side's die.
    #[error("no face: {typed:?}")]
    Unknown {
        /// As typed.
        typed: String,
        /// Whose die.
        side: Side,
    },
    /// There is no stroke between attack and defense, or more than one.
    #[error("one stroke must stand between attack and defense")]
    MissingSlash,
}

impl Rolled {
    /// Returns the dice of both sides.
    ///
    /// # Errors
    /// Returns the first word that is no face.
    pub fn parse(typed: &str) -> Result<Self, FacesError> {
        let (attack, defense) = typed.split_once('/').ok_or(FacesError::MissingSlash)?;
        if defense.contains('/') {
            return Err(FacesError::MissingSlash);
        }
        let unknown = |side: Side| move |typed: String| FacesError::Unknown { typed, side };
        Ok(Self {
            attack: read(attack, &ATTACK).map_err(unknown(Side::Attacker))?,
            defense: read(defense, &DEFENSE).map_err(unknown(Side::Defender))?,
        })
    }

    /// Returns the words of a language for it.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        let (attack, defense) = (counted(&self.attack, &ATTACK, lang), counted(&self.defense, &DEFENSE, lang));
        attack.into_iter().chain(["/".to_owned()]).chain(defense).collect::<Vec<String>>().join(" ")
    }
}

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::En))
    }
}

/// Returns defense dice.
///
/// # Errors
/// Returns the first word that is no face of a defense die.
pub fn parse_defense(typed: &str) -> Result<Vec<DefenseFace>, FacesError> {
    read(typed, &DEFENSE).map_err(|typed| FacesError::Unknown { typed, side: Side::Defender })
}

/// Returns what the English word for a face of the defense die is in a language.
#[must_use]
pub fn defense_word(english: &str, lang: Lang) -> Option<&'static str> {
    DEFENSE.iter().find(|(_, names)| names.first() == Some(&english))?.1.get(lang as usize).copied()
}

/// Returns all words for faces of a side's die.
pub fn face_words(side: Side) -> Vec<&'static str> {
    let words: Vec<FaceWords> = match side {
        Side::Attacker => ATTACK.iter().map(|(_, names)| *names).collect(),
        Side::Defender => DEFENSE.iter().map(|(_, names)| *names).collect(),
    };
    words.concat()
}

/// Returns the faces, or the first word that is neither a face nor a number before one.
fn read<F: Copy>(typed: &str, faces: &[(F, FaceWords)]) -> Result<Vec<F>, String> {
    let mut found = Vec::new();
    let mut count: Option<&str> = None;
    for word in typed.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty()) {
        let wanted = key(word);
        match faces.iter().find(|(_, names)| names.iter().any(|name| key(name) == wanted)) {
            Some((face, _)) => {
                let times = count.take().and_then(|count| count.parse().ok()).unwrap_or(1);
                found.extend(std::iter::repeat_n(*face, times));
            }
            None if count.is_none() && word.parse::<usize>().is_ok_and(|count| count <= MOST) => count = Some(word),
            None => return Err(word.to_owned()),
        }
    }
    count.map_or(Ok(found), |count| Err(count.to_owned()))
}

/// Returns the words for faces, with how often each fell in a row.
fn counted<F: PartialEq>(rolled: &[F], faces: &[(F, FaceWords)], lang: Lang) -> Vec<String> {
    let word = |face: &F| faces.iter().find(|(other, _)| other == face).and_then(|(_, names)| names.get(lang as usize).copied());
    let row = |alike: &[F]| {
        let word = alike.first().and_then(word).unwrap_or_default();
        if alike.len() > 1 { format!("{} {word}", alike.len()) } else { word.to_owned() }
    };
    rolled.chunk_by(PartialEq::eq).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_and_counts_are_understood() {
        let rolled = Rolled::parse("2 sword hollow, skull / shield double").expect("a roll");
        assert_eq!(rolled.attack, [AttackFace::Sword, AttackFace::Sword, AttackFace::Hollow, AttackFace::Skull]);
        assert_eq!(rolled.defense, [DefenseFace::Shield, DefenseFace::Double]);
        assert_eq!(rolled.words(Lang::De), "2 schwert hohl schädel / schild verdoppler");
        assert_eq!(Rolled::parse("schwert schädel / zwei-schilde"), Rolled::parse("miecz czaszka / dwie-tarcze"));
        assert_eq!(Rolled::parse("/"), Ok(Rolled::default()));
        assert_eq!(Rolled::parse("sword"), Err(FacesError::MissingSlash));
        let unknown = |typed: &str, side| Err(FacesError::Unknown { typed: typed.to_owned(), side });
        assert_eq!(Rolled::parse("shield / sword"), unknown("shield", Side::Attacker));
        assert_eq!(Rolled::parse("sword / shield 2"), unknown("2", Side::Defender));
    }
}
