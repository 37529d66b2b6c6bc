//! The faces of the dice. The Law never prints them §5.5.4, §5.5.5: they are those of the dice in the box.
//!
//! A random roll is the caller's: one of the six `FACES`.

/// A face of the red attack die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttackFace {
    /// One hollow sword: two of them make a sword.
    Hollow,
    /// One sword.
    Sword,
    /// Two swords and a skull.
    Skull,
}

/// A face of the blue defense die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DefenseFace {
    /// Nothing.
    Blank,
    /// One shield.
    Shield,
    /// Two shields.
    TwoShields,
    /// Doubles all shields; it shows none itself.
    Double,
}

impl AttackFace {
    /// The six sides of the die.
    pub const FACES: [Self; 6] = [Self::Hollow, Self::Hollow, Self::Hollow, Self::Sword, Self::Sword, Self::Skull];

    /// Returns the word for this face: `hollow`, `sword` or `skull`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hollow => "hollow",
            Self::Sword => "sword",
            Self::Skull => "skull",
        }
    }

    /// Returns the face with that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::FACES.into_iter().find(|face| face.name() == name)
    }

    /// Returns how many of the six sides show this face.
    pub(super) fn sides(self) -> u64 {
        Self::FACES.iter().map(|&face| u64::from(face == self)).sum()
    }
}

impl DefenseFace {
    /// The six sides of the die.
    pub const FACES: [Self; 6] = [Self::Blank, Self::Blank, Self::Shield, Self::Shield, Self::TwoShields, Self::Double];

    /// Returns the word for this face: `blank`, `shield`, `two-shields` or `double`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::Shield => "shield",
            Self::TwoShields => "two-shields",
            Self::Double => "double",
        }
    }

    /// Returns the face with that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::FACES.into_iter().find(|face| face.name() == name)
    }
}

/// The faces of an attack roll, counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AttackShown {
    pub(super) hollow: u32,
    pub(super) swords: u32,
    pub(super) skulls: u32,
}

/// The faces of a defense roll, counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DefenseShown {
    pub(super) singles: u32,
    pub(super) pairs: u32,
    pub(super) doublers: u32,
}

impl AttackShown {
    pub(super) fn count(roll: &[AttackFace]) -> Self {
        let count = |face| roll.iter().map(|&one| u32::from(one == face)).sum();
        Self { hollow: count(AttackFace::Hollow), swords: count(AttackFace::Sword), skulls: count(AttackFace::Skull) }
    }
}

impl DefenseShown {
    pub(super) fn count(roll: &[DefenseFace]) -> Self {
        let count = |face| roll.iter().map(|&one| u32::from(one == face)).sum();
        let (singles, pairs) = (count(DefenseFace::Shield), count(DefenseFace::TwoShields));
        Self { singles, pairs, doublers: count(DefenseFace::Double) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_those_of_the_box() {
        let attack = [AttackFace::Hollow, AttackFace::Sword, AttackFace::Skull];
        assert_eq!(attack.map(AttackFace::sides), [3, 2, 1]);
        let shown = DefenseShown::count(&DefenseFace::FACES);
        assert_eq!((shown.singles, shown.pairs, shown.doublers), (2, 1, 1));
    }

    #[test]
    fn names_read_back() {
        assert!(AttackFace::FACES.iter().all(|&face| AttackFace::parse(face.name()) == Some(face)));
        assert!(DefenseFace::FACES.iter().all(|&face| DefenseFace::parse(face.name()) == Some(face)));
        assert_eq!(AttackFace::parse("shield"), None);
    }
}
