//! Playing to the advisers §5.1.4.II, faceup or facedown; the limit §2.2.2, §7.6.4.

use crate::{
    cards::Restriction,
    game::{CardAt, CardIdentity, Colour, Heap, Player, Setup},
    law::{Cite, LawRef, law},
    rules::{
        actions::play::{
            DISCARDING, Play,
            hand::{CardOrigin, take_out},
        },
        base::{Matter, Missing, Ruling},
        powers::adviser_limit::{adviser_limit, least_discarded, pied_piper, surplus},
        request::Onto,
        state::{Table, discard::put_away, moves},
    },
};

const TO_ADVISERS: LawRef = law("5.1.4.II");
const VISIONS: LawRef = law("5.1.4.III");
const FACEDOWN_ADVISER: LawRef = law("6.1");
const FACEUP_ONLY: LawRef = law("7.2");
const RESTRICTED: LawRef = law("7.2.1");
const LOCKED: LawRef = law("7.2.2");

/// Rules on playing a card to the advisers.
pub(crate) fn check(
    ruling: &mut Ruling,
    player: &Player,
    card: &CardIdentity,
    from: CardOrigin,
    faceup: bool,
    discarding: &[CardIdentity],
) {
    ruling.cite(TO_ADVISERS);
    if faceup && card.is_vision() {
        ruling.object(Matter::VisionAdviser { card: card.clone() }, [VISIONS]);
    }
    match card.restriction() {
        Some(Restriction::SiteOnly) if faceup => ruling.object(Matter::SiteOnly { card: card.clone() }, [RESTRICTED]),
        Some(Restriction::SiteOnly) => ruling.cite(FACEUP_ONLY),
        Some(Restriction::AdviserOnly) | None => {}
    }
    if !faceup && from == CardOrigin::Advisers {
        ruling.object(Matter::PlayedFaceup { card: card.clone() }, [FACEDOWN_ADVISER]);
    }
    if let Some(piper) = pied_piper(card).filter(|_| faceup) {
        ruling.cite(Cite::Card(piper.0.id));
    }
    let others = others(player, card, from);
    let mut limit = adviser_limit(player, faceup.then_some(card));
    ruling.extend(limit.unclear.take());
    let need = surplus(&limit, &others, card, faceup);
    let least = least_discarded(ruling, &limit, &others, need);
    for (index, gone) in discarding.iter().enumerate() {
        match others.iter().find(|it| it.identity == *gone).filter(|_| !discarding[..index].contains(gone)) {
            None if others.iter().any(|it| it.identity == CardIdentity::Unknown) => {
                ruling.leave_open(Missing::Facedown, [TO_ADVISERS]);
            }
            None => ruling.object(Matter::NotThere { card: gone.clone() }, [TO_ADVISERS]),
            Some(it) if !(limit.counts)(it) => ruling.object(Matter::TooManyDiscarded { most: need }, limit.cites.clone()),
            Some(it) if it.is_locked() => ruling.object(Matter::CardLocked { card: gone.clone() }, [LOCKED]),
            Some(_) => {}
        }
    }
    if need > 0 {
        limit.cites.iter().for_each(|cite| ruling.cite(*cite));
    }
    if discarding.len() > need {
        ruling.object(Matter::TooManyDiscarded { most: need }, [TO_ADVISERS]);
    } else if others.iter().filter(|it| !it.is_locked() && (limit.counts)(it)).count() < least {
        ruling.object(Matter::AdvisersFull { limit: limit.most }, limit.cites.into_iter().chain([LOCKED.into()]));
    } else if discarding.is_empty() && need > 0 {
        ruling.choices.push(DISCARDING);
    } else if discarding.len() < least {
        ruling.object(Matter::TooFewDiscarded { need: least }, limit.cites);
    }
}

/// Returns the advisers but for the card that is played, which may be one that is not named.
fn others<'a>(player: &'a Player, card: &CardIdentity, from: CardOrigin) -> Vec<&'a CardAt> {
    let at = |identity: &CardIdentity| player.advisers.iter().position(|it| it.facedown && it.identity == *identity);
    let own =
        Some(from).filter(|from| *from == CardOrigin::Advisers).and_then(|_| at(card).or_else(|| at(&CardIdentity::Unknown)));
    player.advisers.iter().enumerate().filter(|(index, _)| Some(*index) != own).map(|(_, it)| it).collect()
}

/// Discards advisers and puts the card among them §5.1.4.II.
pub(crate) fn put(table: &Table<'_>, setup: &mut Setup, colour: Colour, play: &Play<'_>, heap: Option<Heap>) {
    let Some(played) = take_out(table, setup, colour, play.card) else { return };
    for gone in play.discarding {
        let found = moves::player(setup, colour).and_then(|player| {
            let at = player.advisers.iter().position(|it| it.identity == *gone)?;
            Some(player.advisers.remove(at))
        });
        if let Some(adviser) = found {
            put_away(table, setup, adviser, None, heap);
        }
    }
    if let Some(player) = moves::player(setup, colour) {
        player.advisers.push(CardAt { facedown: play.onto == Onto::AdvisersFacedown, ..played });
    }
}
