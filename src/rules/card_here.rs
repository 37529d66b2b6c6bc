//! A card at the player's own site on which a cost is placed: Muster §5.2.1 and Trade §5.3.2 ask the same of it.

use super::{matter::Matter, moves, ruling::Ruling, table::Table};
use crate::{
    cards::{Face, Nature},
    game::{CardAt, Favor, Player, Secrets, Setup, What},
    law::{LawRef, law},
};

const RUINS: LawRef = law("2.9");

/// Returns the card at the player's site, objecting if it is not there, is a ruin or bears tokens already.
pub(super) fn at_site<'a>(
    table: &Table<'a>,
    player: &Player,
    card: &What,
    section: LawRef,
    ruling: &mut Ruling,
) -> Option<&'a CardAt> {
    let slot = table.pawn(player, ruling, section)?;
    let site = table.site(slot, ruling, section)?;
    let mut same = site.cards.iter().filter(|other| other.what == *card);
    let first = same.next();
    let found = first.filter(|it| is_bare(it)).or(same.find(|it| is_bare(it))).or(first);
    let Some(found) = found else {
        ruling.object(Matter::NotAtYourSite { card: card.clone(), site: slot }, [section]);
        return None;
    };
    if is_ruin(found) {
        ruling.object(Matter::IsRuin { card: card.clone() }, [section, RUINS]);
    }
    if !is_bare(found) {
        ruling.object(Matter::BearsTokens { card: card.clone() }, [section]);
    }
    Some(found)
}

fn is_bare(card: &CardAt) -> bool {
    card.favor == Favor::NONE && card.secrets == Secrets::NONE
}

/// Returns whether a card is a ruined edifice §2.9.
pub(super) fn is_ruin(card: &CardAt) -> bool {
    card.card().is_some_and(|card| matches!(card.nature, Nature::Edifice { face: Face::Ruined, .. }))
}

/// Returns the cards at the player's site that could bear a cost, each once.
pub(super) fn all(table: &Table<'_>) -> Vec<What> {
    let pawn = table.by.and_then(|colour| table.position.player(colour)).and_then(|player| player.pawn);
    let cards = pawn.and_then(|slot| table.position.site(slot)).map(|site| site.cards.as_slice()).unwrap_or_default();
    let mut all: Vec<What> = Vec::new();
    for card in cards.iter().filter(|card| !is_ruin(card) && card.what != What::Unknown) {
        if !all.contains(&card.what) {
            all.push(card.what.clone());
        }
    }
    all
}

/// Moves favor and secrets from the player's board onto the card.
pub(super) fn place(table: &Table<'_>, setup: &mut Setup, card: &What, favor: Favor, secrets: Secrets) {
    let Some(player) = table.by.and_then(|colour| moves::player(setup, colour)) else { return };
    player.favor = player.favor.less(favor).unwrap_or(Favor::NONE);
    moves::spend_secrets(player, secrets);
    let Some(site) = player.pawn.and_then(|slot| moves::site(setup, slot)) else { return };
    if let Some(card) = site.cards.iter_mut().find(|other| other.what == *card && is_bare(other)) {
        card.favor = favor;
        card.secrets = secrets;
    }
}
