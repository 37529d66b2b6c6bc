//! What is missing for more: the same table with one more of something.

use crate::{
    game::{Colour, Favor, Position, Secrets, Supply, Warbands},
    i18n::id::{self, Id},
};

/// The most Supply that a player can have §4.3.4.
const MOST_SUPPLY: u8 = 7;

/// Something of which a player could have one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OneMore {
    Supply,
    Warband,
    Favor,
    Secret,
}

impl OneMore {
    pub(super) const ALL: [Self; 4] = [Self::Supply, Self::Warband, Self::Favor, Self::Secret];

    /// Returns the word for documents.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Supply => "supply",
            Self::Warband => "warband",
            Self::Favor => "favor",
            Self::Secret => "secret",
        }
    }

    /// Returns the message that tells the chance with one more.
    pub(super) const fn message(self) -> Id {
        match self {
            Self::Supply => id::TURN_MORE_SUPPLY,
            Self::Warband => id::TURN_MORE_WARBAND,
            Self::Favor => id::TURN_MORE_FAVOR,
            Self::Secret => id::TURN_MORE_SECRET,
        }
    }

    /// Returns the table with one more; nothing where there is no more.
    pub(super) fn added(self, position: &Position, me: Colour) -> Option<Position> {
        let mut setup = position.clone().into_setup();
        let own = setup.players.iter_mut().find(|player| player.colour == me)?;
        match self {
            Self::Supply => own.supply = Some(Supply(own.supply?.0 + 1)).filter(|supply| supply.0 <= MOST_SUPPLY),
            Self::Warband => own.warbands = Warbands(own.warbands.0.checked_add(1)?),
            Self::Favor => own.favor = Favor(own.favor.0.checked_add(1)?),
            Self::Secret => own.secrets = Secrets(own.secrets.0.checked_add(1)?),
        }
        own.supply?;
        Position::new(setup).ok()
    }
}
