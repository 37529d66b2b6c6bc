//! Edifices §8.3.1: the Chancellor or a Citizen who has won builds one in the place of a denizen, or repairs a ruin.

use crate::{
    cards::{self, CARDS, Card, Face, Nature},
    game::{CardAt, CardIdentity, CardRef, Chapter, Favor, Player, Role, Secrets, SiteAtSlot},
    law::{Cite, DivergenceId::D41, LawRef, Printing, law},
    rules::{
        base::{Matter, Missing, Ruling},
        chronicle::{go_on, piles, writer},
        request::Writing,
        state::{Step, Table, moves},
    },
};

const EDIFICE: LawRef = law("8.3.1");
const CAPACITY: LawRef = law("2.8.1");
const SALTED: Cite = crate::law::ruling("salt-the-earth-leaves-no-room");
/// One edifice may be built or repaired, before the rest of the map is seen to.
const WHEN: [Chapter; 1] = [Chapter::Citizenship];

/// Returns which face of an edifice a card is.
pub(super) const fn face(card: &Card) -> Option<Face> {
    if let Nature::Edifice { face, .. } = card.nature { Some(face) } else { None }
}

/// Returns the other face of an edifice.
pub(super) fn other_face(card: &'static Card) -> Option<&'static Card> {
    if let Nature::Edifice { other, .. } = card.nature { cards::card(other) } else { None }
}

/// Returns whether a card at a site is an edifice with this face up.
pub(super) fn shows(card: &CardAt, wanted: Face) -> bool {
    card.card().and_then(face) == Some(wanted)
}

/// Returns the winner, who must be the Chancellor or a Citizen.
fn builder<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    ruling.cite(EDIFICE);
    let player = writer(table, ruling, &WHEN, EDIFICE)?;
    if table.role(player, ruling, EDIFICE).is_some_and(|role| !role.is_imperial()) {
        ruling.object(Matter::OnlyEmpireBuilds, [EDIFICE]);
    }
    Some(player)
}

/// Returns the site that the winner rules with a card at it.
fn ruled_site<'a>(table: &Table<'a>, ruling: &mut Ruling, player: &Player, card: &CardIdentity) -> Option<&'a SiteAtSlot> {
    let holds = |site: &&SiteAtSlot| !site.facedown && site.cards.iter().any(|it| it.identity == *card);
    let sites: Vec<&SiteAtSlot> = table.position.sites.iter().filter(holds).collect();
    let ruled = |site: &&&SiteAtSlot| table.rules(player.colour, site.slot);
    let found = sites.iter().find(|site| ruled(site) == Some(true)).or_else(|| sites.iter().find(|site| ruled(site).is_none()));
    let Some(site) = found else {
        let undescribed = piles::undescribed_slot(table.position).filter(|_| sites.is_empty());
        match undescribed {
            Some(slot) => ruling.leave_open(Missing::Site(slot), [EDIFICE]),
            None => ruling.object(Matter::NotAtRuledSite { card: card.clone() }, [EDIFICE]),
        }
        return None;
    };
    if ruled(&site).is_none() {
        ruling.leave_open(Missing::Role(player.colour), [EDIFICE]);
    }
    Some(site)
}

/// Builds an edifice: it must be in the Archive and of the suit of the denizen that it replaces, at a site that the winner rules and
/// that has none yet; the German printing does not ask for the last (D41).
pub(super) fn build(step: &mut Step<'_, '_>, edifice: CardRef, replacing: &CardIdentity) {
    let (table, ruling) = (step.table, &mut step.ruling);
    let Some(player) = builder(table, ruling) else { return };
    if face(edifice.0) != Some(Face::Intact) || piles::edifice_on_map(table.position, edifice.0).is_some() {
        ruling.object(Matter::NotInArchive { card: edifice }, [EDIFICE]);
    }
    let Some(site) = ruled_site(table, ruling, player, replacing) else { return };
    let is_denizen = match replacing {
        CardIdentity::Known(card) => matches!(card.0.nature, Nature::Denizen { .. }),
        CardIdentity::Described { .. } => true,
        CardIdentity::Unknown => false,
    };
    if !is_denizen {
        ruling.object(Matter::NotADenizen { card: replacing.clone() }, [EDIFICE]);
    } else if let Some(suit) = edifice.0.suit.filter(|suit| replacing.suit() != Some(*suit)) {
        ruling.object(Matter::EdificeSuit { card: edifice, suit }, [EDIFICE]);
    }
    let built = |it: &CardAt| it.card().is_some_and(|card| face(card).is_some());
    if site.cards.iter().any(built) && !table.follows(D41, Printing::De) {
        ruling.object(Matter::HasEdifice { site: site.slot }, [EDIFICE]);
    }
    let mut after = site.clone();
    replace(&mut after, replacing, edifice);
    match after.most_cards() {
        Some(most) if after.cards.len() > usize::from(most) => {
            let salted = site.is_salted().then_some(SALTED);
            let cites = [EDIFICE.into(), CAPACITY.into()].into_iter().chain(salted);
            ruling.object(Matter::NoRoomThere { card: edifice, site: site.slot }, cites);
        }
        Some(_) => {}
        None => ruling.leave_open(Missing::SiteName(site.slot), [CAPACITY]),
    }
    step.change(|setup| {
        let Some(site) = moves::site(setup, site.slot) else { return };
        let old = replace(site, replacing, edifice);
        if let Some(old) = old {
            moves::to_shared_bank(setup, old.favor);
            let denizen = CardAt { favor: Favor::NONE, secrets: Secrets::NONE, facedown: false, ..old };
            moves::into_pile(&mut setup.decks.world, denizen, true);
        }
        go_on(setup, Chapter::Map);
    });
}

/// Puts an edifice in the place of a card, and returns that card.
fn replace(site: &mut SiteAtSlot, replacing: &CardIdentity, edifice: CardRef) -> Option<CardAt> {
    let card = site.cards.iter_mut().find(|it| it.identity == *replacing)?;
    Some(std::mem::replace(card, CardAt::known(edifice.0)))
}

/// Repairs a ruin at a site that the winner rules.
pub(super) fn repair(step: &mut Step<'_, '_>, ruin: CardRef) {
    let (table, ruling) = (step.table, &mut step.ruling);
    let Some(player) = builder(table, ruling) else { return };
    if face(ruin.0) != Some(Face::Ruined) {
        ruling.object(Matter::NotRuined { card: ruin }, [EDIFICE]);
        return;
    }
    let Some(site) = ruled_site(table, ruling, player, &CardIdentity::Known(ruin)) else { return };
    let Some(intact) = other_face(ruin.0) else { return };
    step.change(|setup| {
        if let Some(site) = moves::site(setup, site.slot) {
            replace(site, &CardIdentity::Known(ruin), CardRef(intact));
        }
        go_on(setup, Chapter::Map);
    });
}

/// Returns every edifice that could be built or repaired at the sites that the winner rules.
pub(super) fn offers(table: &Table<'_>) -> Vec<Writing> {
    let Some(player) = table.actor().filter(|player| player.role.is_some_and(Role::is_imperial)) else { return Vec::new() };
    let edifice = |suit| {
        let fits = |card: &&Card| card.suit == suit && face(card) == Some(Face::Intact);
        CARDS.iter().find(fits).map(CardRef)
    };
    let mut all = Vec::new();
    let ruled = |site: &&SiteAtSlot| !site.facedown && table.rules(player.colour, site.slot) == Some(true);
    for card in table.position.sites.iter().filter(ruled).flat_map(|site| &site.cards) {
        match card.card().and_then(face) {
            Some(Face::Ruined) => all.extend(card.card().map(|ruin| Writing::Repair(CardRef(ruin)))),
            Some(Face::Intact) => {}
            None => {
                let built = card.suit().and_then(|suit| edifice(Some(suit)));
                all.extend(built.map(|edifice| Writing::Build { edifice, replacing: card.identity.clone() }));
            }
        }
    }
    all
}
