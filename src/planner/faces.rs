//! The words of rolled dice §5.5.4, §5.5.5: `2 sword hollow skull / shield double`, attack before the stroke. The words
//! exist in three languages, and all of them are understood.

use crate::{
    game::{ATTACK_FACES, find_face},
    notation::Shield,
    odds::{AttackFace, DefenseFace},
};

/// Why words are no roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FacesError {
    /// A word is no face of that die.
    Unknown(String),
    /// There is no stroke between attack and defense, or more than one.
    NoStroke,
}

/// The most dice that are read.
const MOST: usize = 200;

/// Returns the faces of both rolls.
///
/// # Errors
/// Returns the first word that is no face.
pub fn faces(typed: &str) -> Result<(Vec<AttackFace>, Vec<DefenseFace>), FacesError> {
    let (attack, defense) = typed.split_once('/').ok_or(FacesError::NoStroke)?;
    if defense.contains('/') {
        return Err(FacesError::NoStroke);
    }
    Ok((side(attack, attack_face)?, side(defense, defense_face)?))
}

fn side<F: Copy>(typed: &str, face: impl Fn(&str) -> Option<F>) -> Result<Vec<F>, FacesError> {
    let mut found = Vec::new();
    let mut times = 1;
    for word in typed.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|word| !word.is_empty()) {
        if let Some(count) = word.parse::<usize>().ok().filter(|count| *count <= MOST) {
            times = count;
            continue;
        }
        let face = face(word).ok_or_else(|| FacesError::Unknown(word.to_owned()))?;
        found.extend(std::iter::repeat_n(face, times));
        times = 1;
    }
    Ok(found)
}

fn attack_face(word: &str) -> Option<AttackFace> {
    let faces = [AttackFace::Hollow, AttackFace::Sword, AttackFace::Skull];
    find_face(word, &ATTACK_FACES).and_then(|at| faces.get(at).copied())
}

fn defense_face(word: &str) -> Option<DefenseFace> {
    Shield::of(word).map(|face| match face {
        Shield::Blank => DefenseFace::Blank,
        Shield::One => DefenseFace::Shield,
        Shield::Two => DefenseFace::TwoShields,
        Shield::Double => DefenseFace::Double,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_and_counts_are_understood() {
        let (attack, defense) = faces("2 sword hollow, skull / shield double").expect("a roll");
        assert_eq!(attack, [AttackFace::Sword, AttackFace::Sword, AttackFace::Hollow, AttackFace::Skull]);
        assert_eq!(defense, [DefenseFace::Shield, DefenseFace::Double]);
        assert_eq!(faces("schwert schädel / zwei-schilde"), faces("miecz czaszka / dwie-tarcze"));
        assert_eq!(faces("/"), Ok((Vec::new(), Vec::new())));
        assert_eq!(faces("sword"), Err(FacesError::NoStroke));
        assert_eq!(faces("shield / sword"), Err(FacesError::Unknown("shield".to_owned())));
    }
}
