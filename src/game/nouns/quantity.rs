//! Quantities, each a type of its own, and how many of each exist §9.3, §1.4, §1.8, §1.9.

/// Defines a quantity: a count with a type of its own.
macro_rules! quantity {
    ($($(#[$about:meta])* $name:ident),* $(,)?) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// None of it.
            pub const NONE: Self = Self(0);

            /// Returns both together, or the most that can be counted.
            #[must_use]
            pub const fn saturating_add(self, other: Self) -> Self {
                Self(self.0.saturating_add(other.0))
            }

            /// Returns what is left, if there is enough.
            #[must_use]
            pub const fn checked_sub(self, other: Self) -> Option<Self> {
                match self.0.checked_sub(other.0) {
                    Some(left) => Some(Self(left)),
                    None => None,
                }
            }
        }

        impl std::iter::Sum for $name {
            fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
                counts.fold(Self::NONE, Self::saturating_add)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(out)
            }
        }
    )*};
}

quantity! {
    /// Favor tokens.
    Favor,
    /// Secret tokens.
    Secrets,
    /// Warbands.
    Warbands,
    /// Supply §2.2.1.
    Supply,
}

/// All the favor there is §1.4.
pub const ALL_FAVOR: Favor = Favor(36);
/// All the warbands of the Chancellor's colour §1.8.
pub const PURPLE_WARBANDS: Warbands = Warbands(24);
/// All the warbands of any other colour §1.9.
pub const OTHER_WARBANDS: Warbands = Warbands(14);
/// The leftmost space of every Supply track §1.10.
pub const MOST_SUPPLY: Supply = Supply(7);
