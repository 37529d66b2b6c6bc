//! Who plays §1.7 to §1.9: so many players, or the boards that they chose, in turn order.

use crate::game::{
    names::find_word,
    nouns::{Colour, Word as _},
};

/// How many play, at least and at most.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Nobody says.
    Unknown,
    /// So many; which boards they chose does not matter.
    Count(u8),
    /// Those with these boards, in turn order, the Chancellor first.
    Colours(Vec<Colour>),
}

impl Seats {
    /// Reads who plays: a number, or colours in turn order. The Chancellor always plays and is first, named or not.
    #[must_use]
    pub fn read(typed: &str) -> Option<Self> {
        if let Ok(count) = typed.trim().parse::<u8>() {
            return PLAYERS.contains(&usize::from(count)).then_some(Self::Count(count));
        }
        let names = typed.split([',', ' ']).map(str::trim).filter(|name| !name.is_empty());
        let mut colours: Vec<Colour> = names.map(|name| find_word(name).ok()).collect::<Option<_>>()?;
        let all = colours.len();
        colours.retain(|colour| *colour != Colour::Purple);
        let twice = |(at, colour): (usize, &Colour)| colours[..at].contains(colour);
        if all > colours.len() + 1 || colours.iter().enumerate().any(twice) {
            return None;
        }
        colours.insert(0, Colour::Purple);
        PLAYERS.contains(&colours.len()).then_some(Self::Colours(colours))
    }

    /// Returns the boards of a first game, in turn order.
    #[must_use]
    pub fn colours(&self) -> Vec<Colour> {
        match self {
            Self::Unknown => Vec::new(),
            Self::Count(count) => Colour::all().iter().copied().take(usize::from(*count)).collect(),
            Self::Colours(colours) => colours.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn law_1_9_boards_are_chosen_in_turn_order() {
        let boards = |typed| Seats::read(typed).map(|seats| seats.colours());
        assert_eq!(boards("3"), Some(vec![Colour::Purple, Colour::Red, Colour::Blue]));
        assert_eq!(boards("white, red"), Some(vec![Colour::Purple, Colour::White, Colour::Red]));
        assert_eq!(boards("weiß lila rot"), Some(vec![Colour::Purple, Colour::White, Colour::Red]));
        for refused in ["1", "7", "", "purple", "red,red", "purple,purple,red", "green"] {
            assert_eq!(boards(refused), None, "{refused}");
        }
    }
}
