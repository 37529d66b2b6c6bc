//! Playing to one's advisers §5.1.4.II, faceup or facedown; the limit §2.2.2, §7.6.4.

use super::{
    DISCARDING,
    discard::{is_locked, put_away, restriction},
    hand::{From, take_out},
};
use crate::{
    cards::Restriction,
    game::{ADVISER_LIMIT, CardAt, CardRef, Colour, Player, Setup, What},
    law::{Cite, Cited, LawRef, law},
    rules::{
        matter::Matter,
        moves,
        ruling::{Bearing, Ruling},
        search::is_vision,
        table::Table,
    },
};

const ADVISERS: LawRef = law("2.2.2");
const TO_ADVISERS: LawRef = law("5.1.4.II");
const VISIONS: LawRef = law("5.1.4.III");
const FACEDOWN_ADVISER: LawRef = law("6.1");
const FACEUP_ONLY: LawRef = law("7.2");
const RESTRICTED: LawRef = law("7.2.1");
const LOCKED: LawRef = law("7.2.2");
const LIMITERS: LawRef = law("7.6.4");
/// The cards that allow their holder two advisers §7.6.4.
const TWO_ADVISERS: [&str; 3] = ["assassin", "silver-tongue", "insomnia"];
/// The card that counts advisers by their suit; that is not modelled.
const FAMILY_WAGON: &str = "family-wagon";

/// Rules on playing a card to the advisers.
pub(super) fn check(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    card: &What,
    from: From,
    faceup: bool,
    discarding: &[What],
) {
    ruling.cite(TO_ADVISERS);
    if faceup && is_vision(card) {
        ruling.object(Matter::VisionAdviser { card: card.clone() }, [VISIONS]);
    }
    match restriction(card) {
        Some(Restriction::SiteOnly) if faceup => ruling.object(Matter::SiteOnly { card: card.clone() }, [RESTRICTED]),
        Some(Restriction::SiteOnly) => ruling.cite(FACEUP_ONLY),
        Some(Restriction::AdviserOnly) | None => {}
    }
    if !faceup && from == From::Advisers {
        ruling.object(Matter::PlayedFaceup { card: card.clone() }, [FACEDOWN_ADVISER]);
    }
    let others: Vec<&CardAt> = player.advisers.iter().filter(|it| from == From::Hand || it.what != *card).collect();
    let limit = adviser_limit(table, ruling, player, faceup.then_some(card));
    let need = (others.len() + 1).saturating_sub(limit.value);
    for (index, gone) in discarding.iter().enumerate() {
        match others.iter().find(|it| it.what == *gone).filter(|_| !discarding[..index].contains(gone)) {
            None => ruling.object(Matter::NotThere { card: gone.clone() }, [TO_ADVISERS]),
            Some(it) if is_locked(it) => ruling.object(Matter::CardLocked { card: gone.clone() }, [LOCKED]),
            Some(_) => {}
        }
    }
    if discarding.len() > need {
        ruling.object(Matter::TooManyDiscarded { most: need }, [TO_ADVISERS]);
    } else if others.iter().filter(|it| !is_locked(it)).count() < need {
        ruling.object(Matter::AdvisersFull { limit: limit.value }, limit.cites);
    } else if discarding.is_empty() && need > 0 {
        limit.cites.iter().for_each(|cite| ruling.cite(*cite));
        ruling.choices.push(DISCARDING);
    } else if discarding.len() < need {
        ruling.object(Matter::TooFewDiscarded { need }, limit.cites);
    }
}

/// Returns how many advisers a player can have, with a card that is about to lie faceup among them §2.2.2, §7.6.4. A card
/// that counts otherwise leaves the ruling open.
fn adviser_limit(_: &Table<'_>, ruling: &mut Ruling, player: &Player, played: Option<&What>) -> Cited<usize> {
    let faceup = player.advisers.iter().filter(|it| !it.facedown).map(|it| &it.what).chain(played);
    let mut limit = Cited { value: ADVISER_LIMIT, cites: vec![ADVISERS.into(), TO_ADVISERS.into()] };
    for what in faceup {
        let What::Known(CardRef(card)) = what else { continue };
        if TWO_ADVISERS.contains(&card.id) {
            limit = Cited { value: 2, cites: vec![LIMITERS.into(), Cite::Card(card.id)] };
        } else if card.id == FAMILY_WAGON {
            ruling.reason(Bearing::Unknown, Matter::Unmodelled { card: CardRef(card) }, [Cite::Card(card.id)]);
        }
    }
    limit
}

/// Discards advisers and puts the card among them §5.1.4.II.
pub(super) fn play(table: &Table<'_>, setup: &mut Setup, colour: Colour, card: &What, facedown: bool, discarding: &[What]) {
    let Some(played) = take_out(setup, colour, card) else { return };
    for gone in discarding {
        let found = moves::player(setup, colour).and_then(|player| {
            let at = player.advisers.iter().position(|it| it.what == *gone)?;
            Some(player.advisers.remove(at))
        });
        if let Some(adviser) = found {
            put_away(table, setup, adviser, None);
        }
    }
    if let Some(player) = moves::player(setup, colour) {
        player.advisers.push(CardAt { facedown, ..played });
    }
}
