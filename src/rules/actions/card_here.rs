//! A card, usually at the player's own site, on which a cost is placed: Muster §5.2.1 and Trade §5.3.2 ask the same of it.

use crate::{
    cards::{Face, Nature},
    game::{CardAt, CardIdentity, Colour, Favor, Player, Secrets, Setup, Slot},
    law::{LawRef, law},
    rules::{
        base::{Matter, Ruling},
        powers::On,
        state::{Table, moves},
    },
};

const RUINS: LawRef = law("2.9");

/// Returns the card within reach, objecting if it is not there or is a ruin; where several are alike, one without tokens.
pub(crate) fn find<'a>(
    table: &Table<'a>,
    ruling: &mut Ruling,
    player: &Player,
    card: &CardIdentity,
    reach: &[Slot],
    section: LawRef,
) -> Option<On<'a>> {
    let own = table.own_site(player, ruling, section)?.slot;
    let sites = reach.iter().filter_map(|slot| table.position.site(*slot));
    let cards = sites.flat_map(|site| site.cards.iter().map(|card| On { slot: site.slot, card }));
    let same: Vec<On<'a>> = cards.filter(|on| on.card.identity == *card && !on.card.facedown).collect();
    let Some(found) = same.iter().find(|on| is_bare(on.card)).or(same.first()).copied() else {
        ruling.object(Matter::NotAtYourSite { card: card.clone(), site: own }, [section]);
        return None;
    };
    if is_ruin(found.card) {
        ruling.object(Matter::IsRuin { card: card.clone() }, [section, RUINS]);
    }
    Some(found)
}

/// Objects if the card bears tokens already.
pub(crate) fn check_no_tokens(ruling: &mut Ruling, on: Option<On<'_>>, section: LawRef) {
    if let Some(on) = on.filter(|on| !is_bare(on.card)) {
        ruling.object(Matter::BearsTokens { card: on.card.identity.clone() }, [section]);
    }
}

fn is_bare(card: &CardAt) -> bool {
    card.favor == Favor::NONE && card.secrets == Secrets::NONE
}

/// Returns whether a card is a ruined edifice §2.9.
pub(crate) fn is_ruin(card: &CardAt) -> bool {
    card.card().is_some_and(|card| matches!(card.nature, Nature::Edifice { face: Face::Ruined, .. }))
}

/// Returns the cards at the player's site that could bear a cost, each once.
pub(crate) fn all(table: &Table<'_>) -> Vec<CardIdentity> {
    let pawn = table.actor().and_then(|player| player.pawn);
    let cards = pawn.and_then(|slot| table.position.site(slot)).map(|site| site.cards.as_slice()).unwrap_or_default();
    let mut all: Vec<CardIdentity> = Vec::new();
    for card in cards.iter().filter(|card| !is_ruin(card) && card.identity != CardIdentity::Unknown) {
        if !all.contains(&card.identity) {
            all.push(card.identity.clone());
        }
    }
    all
}

/// Moves favor and secrets from a player's board onto the card.
pub(crate) fn place(setup: &mut Setup, colour: Colour, on: On<'_>, favor: Favor, secrets: Secrets) {
    moves::spend_favor(setup, colour, favor);
    moves::burn_secrets(setup, colour, secrets);
    let Some(site) = moves::site(setup, on.slot) else { return };
    if let Some(card) = site.cards.iter_mut().find(|other| *other == on.card) {
        card.favor = card.favor.saturating_add(favor);
        card.secrets = card.secrets.saturating_add(secrets);
    }
}
