//! The binding exchange beside the relic §6.6.1, as words: `and 2 favor` comes from the Grand Scepter's holder, `for 1
//! secrets` from the new Citizen. Favor and secrets are understood.

use crate::{
    game::{Colour, Favor, Player, Secrets, Setup},
    rules::moves,
};

/// What one side hands over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Handed {
    pub favor: Favor,
    pub secrets: Secrets,
}

/// What both sides hand over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bargain {
    /// By the Grand Scepter's holder.
    pub given: Handed,
    /// By the new Citizen.
    pub asked: Handed,
}

impl Handed {
    fn is_nothing(self) -> bool {
        self == Self::default()
    }

    /// Returns whether a player has it.
    pub(super) fn is_had_by(self, player: &Player) -> bool {
        self.favor <= player.favor && self.secrets <= player.secrets
    }

    fn hand_over(self, setup: &mut Setup, from: Colour, to: Colour) {
        moves::give_favor(setup, from, to, self.favor);
        if let Some(giver) = moves::player(setup, from) {
            giver.secrets = giver.secrets.less(self.secrets).unwrap_or(Secrets::NONE);
            moves::gain_secrets(setup, to, self.secrets);
        }
    }
}

impl Bargain {
    /// Reads the words.
    pub(super) fn read(words: &str) -> Option<Self> {
        let mut bargain = Self::default();
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        for clause in words.chunks(3) {
            let [side, number, thing] = clause else { return None };
            let side = match side.as_str() {
                "and" | "und" | "i" => &mut bargain.given,
                "for" | "für" | "za" => &mut bargain.asked,
                _ => return None,
            };
            let number = number.parse().ok()?;
            match thing.as_str() {
                "favor" | "favour" | "gunst" | "przychylność" => side.favor = side.favor.and(Favor(number)),
                "secret" | "secrets" | "geheimnis" | "geheimnisse" | "sekret" | "sekrety" => {
                    side.secrets = side.secrets.and(Secrets(number));
                }
                _ => return None,
            }
        }
        Some(bargain)
    }

    /// Returns whether only the Grand Scepter's holder gives.
    pub(super) fn is_gift(self) -> bool {
        self.asked.is_nothing() && !self.given.is_nothing()
    }

    /// Exchanges what was promised §6.6.2.
    pub(super) fn exchange(self, setup: &mut Setup, holder: Colour, citizen: Colour) {
        if holder != citizen {
            self.given.hand_over(setup, holder, citizen);
            self.asked.hand_over(setup, citizen, holder);
        }
    }
}

/// Returns whether the words of a bargain are understood.
pub(in crate::rules) fn understood(words: &str) -> bool {
    Bargain::read(words).is_some()
}
