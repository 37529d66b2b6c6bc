//! The values that messages about rulings name, each by its kind: the edge says them in the reader's language.

use crate::{
    cards::Suit,
    game::{CardIdentity, CardRef, Colour, Favor, Phase, Region, Role, Secrets, Slot, Space, Supply, Warbands},
    rules::base::Missing,
};

/// A value that a message names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count, which decides on singular and plural.
    Count(usize),
    /// A card of the rulebook, by its id.
    Card(&'static str),
    /// Something of the table's own.
    Own(String),
    /// A colour.
    Colour(Colour),
    /// A slot.
    Slot(Slot),
    /// A suit.
    Suit(Suit),
    /// A region.
    Region(Region),
    /// A space of the Reliquary.
    Space(Space),
    /// A phase.
    Phase(Phase),
    /// A role.
    Role(Role),
    /// What the description leaves out.
    Missing(Missing),
    /// How something is written, in English.
    Pattern(&'static str),
}

/// How something is written, in English: `from SUIT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern(pub &'static str);

/// Says how values of a message are made, for the `Value` at hand.
macro_rules! values {
    ($($type:ty => $made:expr),* $(,)?) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                let make: fn($type) -> Self = $made;
                make(value)
            }
        }
    )*};
}

/// Makes an enum of what can be said, each with the kind that its message ends in and the values it names.
macro_rules! sayings {
    ($(#[$head:meta])* $enum:ident;
     $($(#[$about:meta])* $name:ident $({ $($field:ident: $type:ty),* $(,)? })? = $kind:literal),* $(,)?) => {
        $(#[$head])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $enum {
            $($(#[$about])* #[doc = concat!("`", $kind, "`")] $name $({ $(#[doc = concat!("The ", stringify!($field), ".")] $field: $type),* })?),*
        }

        impl $enum {
            /// The kinds, with the names of their values.
            pub const KINDS: &'static [(&'static str, &'static [&'static str])] = &[$(($kind, &[$($(stringify!($field)),*)?])),*];

            /// Returns the kind for message ids and JSON.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$name $({ $($field: _),* })? => $kind),* }
            }

            /// Returns the values that its message names.
            #[must_use]
            pub fn values(&self) -> Vec<(&'static str, Value)> {
                match self { $(Self::$name $({ $($field),* })? => vec![$($((stringify!($field), Value::from($field.clone()))),*)?]),* }
            }
        }
    };
}

pub(crate) use sayings;
pub(crate) use values;

values! {
    usize => Self::Count,
    u8 => |count| Self::Count(count.into()),
    Supply => |count| Self::Count(count.0.into()),
    Favor => |count| Self::Count(count.0.into()),
    Secrets => |count| Self::Count(count.0.into()),
    Warbands => |count| Self::Count(count.0.into()),
    CardRef => |card| Self::Card(card.0.id),
    Colour => Self::Colour,
    Slot => Self::Slot,
    Suit => Self::Suit,
    Region => Self::Region,
    Space => Self::Space,
    Phase => Self::Phase,
    Role => Self::Role,
    Missing => Self::Missing,
    Pattern => |pattern| Self::Pattern(pattern.0),
    CardIdentity => |what| match what {
        CardIdentity::Known(card) => Self::Card(card.0.id),
        CardIdentity::Described { name: Some(name), .. } => Self::Own(name),
        CardIdentity::Described { suit: Some(suit), .. } => Self::Suit(suit),
        CardIdentity::Described { .. } | CardIdentity::Unknown => Self::Own("?".to_owned()),
    },
}
