//! Playing to a site §5.1.4.I: one's own, or with the People's Favor any of the region; room §2.8.1, favor gained.

use super::{
    DISCARDING,
    discard::{is_locked, put_away, restriction},
    hand::take_out,
};
use crate::{
    cards::{Restriction, Suit},
    game::{CardAt, Colour, Favor, Player, Setup, SiteAtSlot, Slot, What},
    law::{Cite, Lang, LawRef, law},
    rules::{
        matter::Matter,
        missing::Missing,
        moves,
        ruling::{Ruling, Verdict},
        search::is_vision,
        table::Table,
    },
};

const TO_SITE: LawRef = law("5.1.4.I");
const VISIONS: LawRef = law("5.1.4.III");
const CAPACITY: LawRef = law("2.8.1");
const RESTRICTED: LawRef = law("7.2.1");
const LOCKED: LawRef = law("7.2.2");
const LOCKED_TERM: LawRef = law("10/locked");
const RESTRICTION: LawRef = law("2.6.2");
const GAIN: LawRef = law("10/gain");
const BANKS: LawRef = law("2.1.3");
const YOUR_SITE: LawRef = law("10/your-site-region");
const PEOPLES_FAVOR: Cite = Cite::Card("peoples-favor");
/// The site where a card can be discarded before another one comes.
const GREAT_SLUM: &str = "great-slum";

/// Rules on playing a card to a site.
pub(super) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &What, at: Option<Slot>, discarding: &[What]) {
    ruling.cite(TO_SITE);
    if is_vision(card) {
        ruling.object(Matter::VisionToSite { card: card.clone() }, [VISIONS]);
    }
    if restriction(card) == Some(Restriction::AdviserOnly) {
        ruling.object(Matter::AdviserOnly { card: card.clone() }, [RESTRICTED, RESTRICTION]);
    }
    let Some(own) = table.pawn(player, ruling, TO_SITE) else { return };
    let slot = at.unwrap_or(own);
    if slot.region() != own.region() {
        ruling.object(Matter::NotYourRegion { site: slot }, [TO_SITE, YOUR_SITE]);
    } else if slot != own {
        by_banner(table, ruling, player, Matter::NotYourSite { site: slot });
    }
    for (index, card) in discarding.iter().enumerate() {
        clear(table, ruling, player, card, slot, &discarding[..index]);
    }
    if discarding.len() > 1 {
        ruling.object(Matter::TooManyDiscarded { most: 1 }, [TO_SITE]);
    }
    if let Some(site) = table.site(slot, ruling, TO_SITE) {
        room(table, ruling, player, site, discarding);
    }
    favor(table, ruling, card);
}

/// Cites the People's Favor if the player has it; objects if not; unknown if nobody tells.
fn by_banner(table: &Table<'_>, ruling: &mut Ruling, player: &Player, objection: Matter) {
    match holds_banner(table, player) {
        Some(true) => ruling.cite(PEOPLES_FAVOR),
        Some(false) => ruling.object(objection, [TO_SITE]),
        None => ruling.untold(Missing::PeoplesFavor, [TO_SITE]),
    }
}

fn holds_banner(table: &Table<'_>, player: &Player) -> Option<bool> {
    table.position.peoples_favor.map(|banner| banner.holder == Some(player.colour))
}

fn is_slum(site: &SiteAtSlot) -> bool {
    !site.facedown && site.card().is_some_and(|card| card.id == GREAT_SLUM)
}

/// Rules on a card that is discarded first: anywhere in the region with the People's Favor, or at the Great Slum for a card
/// that comes there.
fn clear(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &What, to: Slot, before: &[What]) {
    let lies = |site: &&SiteAtSlot| site.cards.iter().any(|it| it.what == *card);
    let Some(site) = table.position.sites.iter().find(lies).filter(|_| !before.contains(card)) else {
        return ruling.object(Matter::NotThere { card: card.clone() }, [TO_SITE]);
    };
    if site.cards.iter().any(|it| it.what == *card && is_locked(it)) {
        ruling.object(Matter::CardLocked { card: card.clone() }, [LOCKED, LOCKED_TERM]);
    }
    if player.pawn.is_some_and(|own| own.region() != site.slot.region()) {
        ruling.object(Matter::NotYourRegion { site: site.slot }, [TO_SITE, YOUR_SITE]);
    } else if site.slot == to && is_slum(site) {
        ruling.cite(Cite::Site(GREAT_SLUM));
    } else {
        by_banner(table, ruling, player, Matter::NeedsPeoplesFavor);
    }
}

/// Rules on the room at a site §2.8.1. At facedown sites no cards can lie, except by the English printing (D06), where
/// they show no limit.
fn room(table: &Table<'_>, ruling: &mut Ruling, player: &Player, site: &SiteAtSlot, discarding: &[What]) {
    if site.facedown {
        if !table.follows("D06", Lang::En) {
            ruling.object(Matter::SiteFacedown { site: site.slot }, [CAPACITY]);
        }
        return;
    }
    let (Some(room), Some(capacity)) = (site.room(), site.capacity()) else {
        return ruling.untold(Missing::SiteName(site.slot), [CAPACITY]);
    };
    let leaves = |card: &CardAt| discarding.contains(&card.what) && !is_locked(card);
    if room > 0 || site.cards.iter().any(leaves) {
        return;
    }
    let clearable = discarding.is_empty() && site.cards.iter().any(|card| !is_locked(card));
    match holds_banner(table, player) {
        _ if clearable && is_slum(site) => ruling.choices.push(DISCARDING),
        Some(true) if clearable => ruling.choices.push(DISCARDING),
        None if clearable => ruling.untold(Missing::PeoplesFavor, [TO_SITE, CAPACITY]),
        Some(_) | None => {
            ruling.object(Matter::SiteAtCapacity { site: site.slot, capacity }, [TO_SITE, CAPACITY]);
        }
    }
}

/// Explains what is gained; before it is done, the banks must be known.
fn favor(table: &Table<'_>, ruling: &mut Ruling, card: &What) {
    let Some(suit) = suit(card) else { return };
    match table.position.banks {
        Some(_) if ruling.verdict() == Verdict::Illegal => {}
        Some(banks) => {
            let favor = banks.of(suit).min(Favor(1));
            ruling.explain(Matter::GainsFavor { count: favor, suit }, [TO_SITE, GAIN, BANKS]);
        }
        None => ruling.needs.push(Missing::Banks),
    }
}

fn suit(card: &What) -> Option<Suit> {
    CardAt { what: card.clone(), ..CardAt::default() }.suit()
}

/// Discards, plays and gains favor §5.1.4.I.
pub(super) fn play(table: &Table<'_>, setup: &mut Setup, colour: Colour, card: &What, at: Option<Slot>, discarding: &[What]) {
    for card in discarding {
        let found = setup.sites.iter_mut().find_map(|site| {
            let at = site.cards.iter().position(|it| it.what == *card)?;
            Some((site.slot, site.cards.remove(at)))
        });
        if let Some((slot, card)) = found {
            put_away(table, setup, card, Some(slot));
        }
    }
    let Some(slot) = at.or(setup.player(colour).and_then(|player| player.pawn)) else { return };
    let Some(played) = take_out(setup, colour, card) else { return };
    if let Some(site) = moves::site(setup, slot) {
        site.cards.push(CardAt { facedown: false, ..played });
    }
    if let Some(suit) = suit(card) {
        moves::gain_favor(setup, colour, suit, Favor(1));
    }
}
