//! Playing a Vision faceup §5.1.4.III: only Exiles, to the Revealed Vision space §2.2.1; the earlier one is discarded.

use crate::{
    cards::named,
    game::{CardAt, CardIdentity, Colour, Heap, Player, Role, Setup},
    law::{LawRef, law},
    rules::{
        actions::play::{Play, discard::where_to, hand::take_out},
        base::{Matter, Ruling},
        state::{Table, discard::put_away, moves},
    },
};

const REVEALED_SPACE: LawRef = law("2.2.1");
const VISIONS: LawRef = law("5.1.4.III");
const CONSPIRACY: LawRef = law("5.1.4.IV");

/// Rules on playing a card to the Revealed Vision space.
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &CardIdentity, discarding: &[CardIdentity]) {
    ruling.cite(VISIONS);
    if !card.is_vision() {
        ruling.object(Matter::NotAVision { card: card.clone() }, [VISIONS, REVEALED_SPACE]);
    }
    if is_conspiracy(card) {
        ruling.object(Matter::ConspiracyToBox, [CONSPIRACY]);
    }
    if table.role(player, ruling, VISIONS).is_some_and(|role| role != Role::Exile) {
        ruling.object(Matter::OnlyRole { role: Role::Exile }, [VISIONS, REVEALED_SPACE]);
    }
    if !discarding.is_empty() {
        ruling.object(Matter::TooManyDiscarded { most: 0 }, [VISIONS]);
    }
    if let Some(old) = player.vision {
        ruling.explain(Matter::VisionReplaced { card: old }, [VISIONS]);
        where_to(ruling, player);
    }
}

/// Returns whether a card is the Conspiracy.
pub(crate) fn is_conspiracy(card: &CardIdentity) -> bool {
    matches!(card, CardIdentity::Known(card) if card.0 == named::CONSPIRACY)
}

/// Reveals the Vision; the earlier one is discarded §5.1.4.III.
pub(crate) fn put(table: &Table<'_>, setup: &mut Setup, colour: Colour, play: &Play<'_>, heap: Option<Heap>) {
    let Some(CardAt { identity: CardIdentity::Known(vision), .. }) = take_out(table, setup, colour, play.card) else { return };
    let old = moves::player(setup, colour).and_then(|player| player.vision.replace(vision));
    if let Some(old) = old.filter(|old| !moves::divert_to_prophet(setup, colour, *old)) {
        put_away(table, setup, CardAt::known(old.0), None, heap);
    }
}
