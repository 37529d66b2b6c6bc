//! Rolled defense dice of a power §5.5.4: `shield 2 blank double`.

use crate::{game::parse_defense, notation::parse::WordsError, odds::DefenseFace};

/// Reads a roll; a number before a face says how often it fell.
pub(crate) fn read(typed: &str) -> Result<Vec<DefenseFace>, WordsError> {
    parse_defense(typed).map_err(|_| WordsError::Incomplete { pattern: "rolled blank|shield|two-shields|double ..." })
}

/// Returns what a roll comes to: every doubler doubles the whole §5.5.4.
pub(crate) fn total(rolled: &[DefenseFace]) -> u8 {
    let worth = |face: &DefenseFace| match face {
        DefenseFace::Blank | DefenseFace::Double => 0,
        DefenseFace::Shield => 1,
        DefenseFace::TwoShields => 2,
    };
    let doubles = rolled.iter().filter(|face| **face == DefenseFace::Double).count();
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
