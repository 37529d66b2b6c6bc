//! Great Spire, used for a Search §5.1.2: drawn denizens are exchanged for Dispossessed ones, any number of them, as the words
//! `choosing CARD for CARD,…` say.

use crate::{
    cards::{Nature, Special},
    game::{CardIdentity, CardRef, Colour, Setup},
    rules::{
        base::{Matter, Ruling},
        powers::{in_force::cite, using::uses_special},
        request::{Choice, Request},
        state::{dispossessed, moves},
    },
};

/// Exchanges drawn denizens, objecting to those that were not drawn or cannot come.
pub(crate) fn exchange(setup: &mut Setup, ruling: &mut Ruling, by: Colour, asked: &Request) {
    let Some(spire) = uses_special(asked, Special::GreatSpire) else { return };
    for (old, new) in asked.choosing.iter().filter_map(swap) {
        let drawn =
            setup.player(by).and_then(|player| player.drawn.iter().position(|it| it.identity == CardIdentity::Known(old)));
        let Some(at) = drawn.filter(|_| matches!(old.0.nature, Nature::Denizen { .. })) else {
            ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(old) }, [cite(spire)]);
            continue;
        };
        if !dispossessed::has(setup, new) {
            ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(new) }, [cite(spire)]);
            continue;
        }
        dispossessed::exchange(setup, new, old);
        if let Some(player) = moves::player(setup, by) {
            player.drawn[at].identity = CardIdentity::Known(new);
        }
    }
}

/// Returns what goes and what comes.
const fn swap(choice: &Choice) -> Option<(CardRef, CardRef)> {
    match choice {
        Choice::Swap(old, new) => Some((*old, *new)),
        Choice::Suit(_) | Choice::Colour(_) | Choice::Number(_) | Choice::Card(..) => None,
    }
}
