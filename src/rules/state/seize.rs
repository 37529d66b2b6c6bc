//! Taking a relic or banner by any means but Recover §10/seize: a banner burns two of its tokens, but keeps one, and the
//! People's Favor turns to its Mob side §2.5.3.

use crate::{
    cards::named,
    game::{CardRef, Colour, Favor, Secrets, Setup},
    rules::state::moves,
};

/// What a seized banner burns §2.5.3.
const BURNED: u8 = 2;

/// Returns how many of its tokens a seized banner burns: two, but one stays §2.5.3.
pub(crate) fn penalty(tokens: u8) -> u8 {
    BURNED.min(tokens.saturating_sub(1))
}

/// Moves the People's Favor to a player.
pub(crate) fn peoples_favor(setup: &mut Setup, to: Colour) {
    let Some(banner) = setup.peoples_favor.as_mut() else { return };
    let burned = penalty(banner.favor.0);
    banner.favor = Favor(banner.favor.0 - burned);
    banner.holder = Some(to);
    banner.mob = true;
    moves::burn(setup, Favor(burned));
}

/// Moves the Darkest Secret to a player.
pub(crate) fn darkest_secret(setup: &mut Setup, to: Colour) {
    let Some(banner) = setup.darkest_secret.as_mut() else { return };
    banner.secrets = Secrets(banner.secrets.0 - penalty(banner.secrets.0));
    banner.holder = Some(to);
}

/// Moves a relic from one player to another; the Grand Scepter is not used on that turn.
pub(crate) fn relic(setup: &mut Setup, relic: CardRef, from: Colour, to: Colour) {
    if moves::hand_relic(setup, relic, from, to) && relic.0 == named::THE_GRAND_SCEPTER {
        setup.this_turn.took.push(relic);
    }
}
