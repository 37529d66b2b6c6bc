//! What the description leaves out and a ruling needs. Unknown is not zero: such a ruling is open and says what to add.

use crate::game::{Colour, Slot, Space};

macro_rules! missing {
    ($($(#[$about:meta])* $name:ident $(($type:ty))? = $word:literal),* $(,)?) => {
        /// What the description leaves out.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Missing { $($(#[$about])* $name $(($type))?),* }

        impl Missing {
            /// The words of all of them.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// Returns the word for message ids and JSON.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name $((missing!(@ignore $type)))? => $word),* }
            }
        }
    };
    (@ignore $type:ty) => { _ };
}

missing! {
    /// Whose turn it is.
    Turn = "turn",
    /// The round.
    Round = "round",
    /// The Oathkeeper goal.
    Oath = "oath",
    /// The Visions Drawn marker.
    VisionsDrawn = "visions-drawn",
    /// The favor banks.
    Banks = "banks",
    /// The favor in the shared bank.
    Shared = "shared",
    /// Who has the Oathkeeper title.
    Title = "title",
    /// The side of the Oathkeeper title.
    TitleSide = "title-side",
    /// The Banner of the People's Favor.
    PeoplesFavor = "peoples-favor",
    /// The Banner of the Darkest Secret.
    DarkestSecret = "darkest-secret",
    /// The Chancellor.
    Chancellor = "chancellor",
    /// A player.
    Player(Colour) = "player",
    /// What a player is.
    Role(Colour) = "role",
    /// Where a pawn is.
    Pawn(Colour) = "pawn",
    /// A player's Supply.
    Supply(Colour) = "supply",
    /// The warbands in a personal bank.
    Bank(Colour) = "bank",
    /// A site.
    Site(Slot) = "site",
    /// Which site is in a slot.
    SiteName(Slot) = "site-name",
    /// A space of the Reliquary.
    Space(Space) = "space",
    /// Which card a facedown one is.
    Facedown = "facedown",
    /// The dice that were rolled.
    Roll = "roll",
    /// Who holds the Grand Scepter.
    Scepter = "scepter",
    /// The cards that a Search draws from the world deck.
    WorldDeck = "world-deck",
    /// The cards that a Search draws from a discard pile.
    DiscardPile = "discard-pile",
    /// The cards of a discard pile, which nobody draws.
    PileCards = "pile-cards",
    /// The modifiers of a Search under way.
    Searching = "searching",
    /// What the power of a card of the table's own is.
    Power = "power",
    /// What a power does: it is not modelled.
    Effect = "effect",
    /// The revealed Vision of a player.
    Vision(Colour) = "vision",
    /// Which cards come up by chance.
    Drawn = "drawn",
}

impl Missing {
    /// Returns whose it is, if it is a player's.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Player(colour)
            | Self::Role(colour)
            | Self::Pawn(colour)
            | Self::Supply(colour)
            | Self::Bank(colour)
            | Self::Vision(colour) => Some(colour),
            _ => None,
        }
    }

    /// Returns where it is, if it is in a slot.
    #[must_use]
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Self::Site(slot) | Self::SiteName(slot) => Some(slot),
            _ => None,
        }
    }

    /// Returns the space, if it is one.
    #[must_use]
    pub const fn space(self) -> Option<Space> {
        match self {
            Self::Space(space) => Some(space),
            _ => None,
        }
    }
}
