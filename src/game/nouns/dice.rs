//! Rolled dice in words §5.5.4, §5.5.5: `2 sword hollow skull / shield double`, attack before the stroke. The words exist in
//! three languages, and all of them are understood; a number before a face says how often it fell.

use crate::{
    law::{Form, Lang, PerLang, Phrases, number, phrases, words::key},
    odds::{AttackFace, DefenseFace, Side},
};
use std::{fmt, sync::LazyLock};

const ATTACK: [(AttackFace, &str); 3] =
    [(AttackFace::Hollow, "hollow"), (AttackFace::Sword, "sword"), (AttackFace::Skull, "skull")];
const DEFENSE: [(DefenseFace, &str); 4] = [
    (DefenseFace::Blank, "blank"),
    (DefenseFace::Shield, "shield"),
    (DefenseFace::TwoShields, "two-shields"),
    (DefenseFace::Double, "double"),
];

/// The faces of a die with their words.
type Die<F> = Vec<(F, Phrases)>;

static ATTACK_DIE: LazyLock<Die<AttackFace>> = LazyLock::new(|| die("attack face", &ATTACK));
static DEFENSE_DIE: LazyLock<Die<DefenseFace>> = LazyLock::new(|| die("defense face", &DEFENSE));

fn die<F: Copy>(kind: &str, faces: &[(F, &str)]) -> Die<F> {
    let names: Vec<&str> = faces.iter().map(|(_, name)| *name).collect();
    faces.iter().map(|(face, _)| *face).zip(phrases(kind, &names)).collect()
}

/// The words that join dice.
static AND: LazyLock<Phrases> = LazyLock::new(|| phrases("link", &["and"]).remove(0));

/// The words that say that a side rolled no dice.
static NOTHING: LazyLock<Phrases> = LazyLock::new(|| phrases("roll", &["nothing"]).remove(0));

/// The most dice of one face that are read.
const MOST: usize = 200;
/// The most words of a face.
const LONGEST: usize = 3;

/// The dice of a Campaign as they fell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
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
            attack: read(attack, &ATTACK_DIE).map_err(unknown(Side::Attacker))?,
            defense: read(defense, &DEFENSE_DIE).map_err(unknown(Side::Defender))?,
        })
    }

    /// Returns the words of a language for it.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        let (attack, defense) = (counted(&self.attack, &ATTACK_DIE, lang), counted(&self.defense, &DEFENSE_DIE, lang));
        [attack, "/".to_owned(), defense].into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join(" ")
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
    read(typed, &DEFENSE_DIE).map_err(|typed| FacesError::Unknown { typed, side: Side::Defender })
}

/// Returns what the English word for a face of the defense die is in a language.
#[must_use]
pub fn defense_word(english: &str, lang: Lang) -> Option<&'static str> {
    DEFENSE_DIE.iter().map(|(_, phrases)| phrases).find(|phrases| phrases.usual(Lang::En) == english).map(|it| it.usual(lang))
}

/// Returns the words for faces of a side's die, language by language.
pub fn face_words(side: Side) -> Vec<PerLang<&'static str>> {
    let of = |phrases: &Phrases| PerLang::from_fn(|lang| phrases.usual(lang));
    match side {
        Side::Attacker => ATTACK_DIE.iter().map(|(_, phrases)| of(phrases)).collect(),
        Side::Defender => DEFENSE_DIE.iter().map(|(_, phrases)| of(phrases)).collect(),
    }
}

/// Returns the faces, or the first word that is neither a face nor a number before one. Blanks part dice as commas do: `hollow
/// sword skull` are three, as printed. In a list with commas, a name may have two words: `double shield, shield` are two.
fn read<F: Copy>(typed: &str, die: &Die<F>) -> Result<Vec<F>, String> {
    if NOTHING.include(&key(typed.trim())) {
        return Ok(Vec::new());
    }
    let is_list = typed.contains(',') || typed.split_whitespace().any(|word| AND.include(&key(word)));
    let mut found = Vec::new();
    for item in typed.split(',') {
        found.extend(read_item(item, die, is_list)?);
    }
    Ok(found)
}

/// Returns the faces between two commas.
fn read_item<F: Copy>(typed: &str, die: &Die<F>, is_list: bool) -> Result<Vec<F>, String> {
    let words: Vec<&str> = typed.split_whitespace().filter(|word| !AND.include(&key(word))).collect();
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let mut rest: &[String] = &keys;
    let mut found = Vec::new();
    let mut count: Option<usize> = None;
    while let Some(first) = rest.first() {
        let here = words[words.len() - rest.len()];
        let spelled: Vec<&str> = rest.iter().take(LONGEST).map(String::as_str).collect();
        let is_whole = is_list || count == Some(1) || !are_two_dice(&spelled, die);
        match face(if is_whole { &spelled } else { &spelled[..1] }, die) {
            Some((length, face)) => {
                found.extend(std::iter::repeat_n(face, count.take().unwrap_or(1)));
                rest = &rest[length..];
            }
            None if count.is_none() && number(first).is_some_and(|it| usize::from(it) <= MOST) => {
                count = number(first).map(usize::from);
                rest = &rest[1..];
            }
            None => return Err(here.to_owned()),
        }
    }
    // A number that nothing follows counts nothing.
    if count.is_some() { Err(words.last().copied().unwrap_or_default().to_owned()) } else { Ok(found) }
}

/// Returns the face with the longest name that the words begin with, and how many words that has.
fn face<F: Copy>(words: &[&str], die: &Die<F>) -> Option<(usize, F)> {
    die.iter().filter_map(|(face, phrases)| Some((phrases.begin(words)?, *face))).max_by_key(|(length, _)| *length)
}

/// Returns whether the first two words are each what a face is called in print.
fn are_two_dice<F>(words: &[&str], die: &Die<F>) -> bool {
    let is_printed =
        |word: &str| die.iter().any(|(_, phrases)| Lang::ALL.into_iter().any(|lang| key(phrases.usual(lang)) == word));
    matches!(words, [first, second, ..] if is_printed(first) && is_printed(second))
}

/// Returns the words for faces, with how often each fell in a row; with commas where they would be read otherwise without.
fn counted<F: Copy + PartialEq>(rolled: &[F], die: &Die<F>, lang: Lang) -> String {
    let row = |alike: &[F]| {
        let phrases = alike.first().and_then(|face| die.iter().find(|(other, _)| other == face)).map(|(_, phrases)| phrases);
        let word = phrases.map_or("", |phrases| phrases.form(lang, Form::counted(alike.len(), lang)));
        if alike.len() > 1 { format!("{} {word}", alike.len()) } else { word.to_owned() }
    };
    let rows: Vec<String> = rolled.chunk_by(PartialEq::eq).map(row).collect();
    let said = rows.join(" ");
    if read(&said, die).is_ok_and(|read| read == rolled) { said } else { rows.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_and_counts_are_understood() {
        let rolled = Rolled::parse("2 sword hollow, skull / shield double").expect("a roll");
        assert_eq!(rolled.attack, [AttackFace::Sword, AttackFace::Sword, AttackFace::Hollow, AttackFace::Skull]);
        assert_eq!(rolled.defense, [DefenseFace::Shield, DefenseFace::Double]);
        assert_eq!(rolled.words(Lang::De), "2 schwerter hohl schädel / schild verdoppler");
        assert_eq!(Rolled::parse("6 mieczy 2 czaszki / 4 puste"), Rolled::parse("6 swords 2 skulls / 4 blank"));
        assert_eq!(Rolled::parse("trzy miecze / dwie tarcze, tarcza"), Rolled::parse("3 sword / two-shields shield"));
        let many = Rolled::parse("5 sword 2 hollow / 5 shield 2 blank").expect("a roll");
        assert_eq!(many.words(Lang::Pl), "5 mieczy 2 puste / 5 tarcz 2 puste");
        assert_eq!(many.words(Lang::De), "5 schwerter 2 hohle / 5 schilde 2 leere");
        assert_eq!(Rolled::parse("schwert schädel / zwei-schilde"), Rolled::parse("miecz czaszka / dwie-tarcze"));
        assert_eq!(Rolled::parse("/"), Ok(Rolled::default()));
        assert_eq!(Rolled::default().words(Lang::En), "/");
        assert_eq!(Rolled::parse("sword"), Err(FacesError::MissingSlash));
        let unknown = |typed: &str, side| Err(FacesError::Unknown { typed: typed.to_owned(), side });
        assert_eq!(Rolled::parse("shield / sword"), unknown("shield", Side::Attacker));
        assert_eq!(Rolled::parse("sword / shield 2"), unknown("2", Side::Defender));
    }

    /// As players say them: in any order, with the nouns spelled out.
    #[test]
    fn law_5_5_4_faces_are_called_by_their_whole_names() {
        let meant = Rolled {
            attack: vec![AttackFace::Hollow, AttackFace::Hollow, AttackFace::Sword],
            defense: vec![DefenseFace::TwoShields, DefenseFace::Shield],
        };
        for typed in [
            "2 hollow, 1 sword / double shield, shield",
            "2 hollow swords and 1 sword / 1 double shield and 1 shield",
            "two hollow swords sword / double shields, shields",
            "2 hohle Schwerter und 1 Schwert / Doppelschild, Schild",
            "zwei hohle, ein Schwert / ein doppelter Schild und ein Schild",
            "2 puste miecze i 1 miecz / podwójna tarcza, tarcza",
            "dwa puste miecze oraz miecz / jedna podwójna tarcza i jedna tarcza",
        ] {
            assert_eq!(Rolled::parse(typed).as_ref(), Ok(&meant), "{typed}");
        }
        let turned = Rolled::parse("1 sword, 2 hollow / shield, 1 double shield").expect("a roll");
        assert_eq!(turned.attack, [AttackFace::Sword, AttackFace::Hollow, AttackFace::Hollow]);
        assert_eq!(turned.defense, [DefenseFace::Shield, DefenseFace::TwoShields]);
        let one = Rolled::parse("1 hollow sword / 1 double shield").expect("a roll");
        assert_eq!((one.attack, one.defense), (vec![AttackFace::Hollow], vec![DefenseFace::TwoShields]));
        let doubles = Rolled::parse("skull / 2 double shields, blank").expect("a roll");
        assert_eq!(doubles.defense, [DefenseFace::TwoShields, DefenseFace::TwoShields, DefenseFace::Blank]);
    }

    /// A pool may be empty §5.5.2: then nothing is rolled.
    #[test]
    fn law_5_5_2_a_side_may_roll_nothing() {
        let meant = Rolled { attack: Vec::new(), defense: vec![DefenseFace::Shield] };
        for typed in ["/ shield", "0 / 1 shield", "nothing / shield", "nichts / 1 Schild", "keine / Schild", "brak / tarcza"] {
            assert_eq!(Rolled::parse(typed).as_ref(), Ok(&meant), "{typed}");
        }
    }

    /// Words side by side are dice side by side, as they are printed.
    #[test]
    fn law_5_5_5_a_hollow_and_a_sword_are_two_dice() {
        for (typed, meant) in [
            ("hollow sword skull / double shield", "hollow, sword, skull / double, shield"),
            ("3 hollow sword skull / blank", "3 hollow, sword, skull / blank"),
            ("2 pusty miecz / 2 double shield", "2 hollow, sword / 2 double, shield"),
        ] {
            assert_eq!(Rolled::parse(typed), Rolled::parse(meant), "{typed}");
        }
        assert_eq!(Rolled::parse("hollow sword skull / double shield").expect("a roll").attack.len(), 3);
    }

    /// What is printed is read as the same dice, though two faces side by side may be the name of a third.
    #[test]
    fn faces_side_by_side_are_read_as_they_fell() {
        let (attack, defense) = (ATTACK.map(|(face, _)| face), DEFENSE.map(|(face, _)| face));
        for number in 0..1000_usize {
            let digit = |place: u32| number / 10_usize.pow(place) % 10;
            let rolled = Rolled {
                attack: (0..3).map(|place| attack[digit(place) % 3]).collect(),
                defense: (0..3).map(|place| defense[digit(place) % 4]).collect(),
            };
            for lang in Lang::ALL {
                assert_eq!(Rolled::parse(&rolled.words(lang)).as_ref(), Ok(&rolled), "{}", rolled.words(lang));
            }
        }
    }
}
