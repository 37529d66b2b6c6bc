//! Playing to a site §5.1.4.I: the player's own, or with the People's Favor any of the region; room §2.8.1, favor gained.

use crate::{
    cards::{
        Effect, Restriction, Special,
        effect::{self, Reach},
        named,
    },
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Heap, Player, Secrets, Setup, SiteAtSlot, Slot},
    law::{Cite, DivergenceId::D06, LawRef, Printing, law},
    rules::{
        actions::play::{DISCARDING, Play, hand::take_out},
        base::{Matter, Missing, Ruling, Verdict},
        powers::{self, ancient_bloodline, is_of},
        state::{Table, discard::put_away, moves},
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
const IMPERIAL: LawRef = law("6.6.3");
const PEOPLES_FAVOR: Cite = named::PEOPLES_FAVOR.cite();

/// Rules on playing a card to a site.
pub(crate) fn check(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    card: &CardIdentity,
    at: Option<Slot>,
    discarding: &[CardIdentity],
    using: &[CardIdentity],
) {
    ruling.cite(TO_SITE);
    if card.is_vision() {
        ruling.object(Matter::VisionToSite { card: card.clone() }, [VISIONS]);
    }
    if card.restriction() == Some(Restriction::AdviserOnly) {
        ruling.object(Matter::AdviserOnly { card: card.clone() }, [RESTRICTED, RESTRICTION]);
    }
    let Some(own) = table.pawn(player, ruling, TO_SITE) else { return favor(table, ruling, player, card) };
    let slot = at.unwrap_or(own);
    if let Some(growth) = reaching(card, using).filter(|_| slot != own) {
        ruling.cite(powers::cite(growth));
    } else if slot.region() != own.region() {
        ruling.object(Matter::NotYourRegion { site: slot }, [TO_SITE, YOUR_SITE]);
    } else if slot != own {
        by_banner(table, ruling, player, Matter::NotYourSite { site: slot });
    }
    for (index, card) in discarding.iter().enumerate() {
        clear(table, ruling, player, card, slot, &discarding[..index], using);
    }
    if let Some(site) = table.site(slot, ruling, TO_SITE) {
        sparing(table, ruling, player, site, discarding, using);
        if is_salt(card) && !site.facedown {
            salt(table, ruling, player, site);
        } else {
            room(table, ruling, player, site, discarding, using);
        }
    }
    favor(table, ruling, player, card);
}

/// Cites the People's Favor if the player has it; objects if not; unknown if that is not described.
fn by_banner(table: &Table<'_>, ruling: &mut Ruling, player: &Player, objection: Matter) {
    match holds_banner(table, player) {
        Some(true) => ruling.cite(PEOPLES_FAVOR),
        Some(false) => ruling.object(objection, [TO_SITE]),
        None => ruling.leave_open(Missing::PeoplesFavor, [TO_SITE]),
    }
}

fn holds_banner(table: &Table<'_>, player: &Player) -> Option<bool> {
    table.position.peoples_favor.map(|banner| banner.holder == Some(player.colour))
}

/// Objects to discarding more than is permitted: one card by the People's Favor, one at the destination by each power there.
fn sparing(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    site: &SiteAtSlot,
    discarding: &[CardIdentity],
    using: &[CardIdentity],
) {
    let permits = |holds: bool| [holds, is_slum(site), clearing(using).is_some()].into_iter().filter(|it| *it).count().max(1);
    let holds = holds_banner(table, player);
    let most = permits(holds != Some(false));
    let elsewhere = discarding.iter().filter(|card| !site.cards.iter().any(|it| it.identity == **card)).count();
    if discarding.len() > most || elsewhere > 1 {
        ruling.object(Matter::TooManyDiscarded { most }, [TO_SITE]);
    } else if discarding.len() > permits(holds == Some(true)) {
        ruling.leave_open(Missing::PeoplesFavor, [TO_SITE]);
    }
}

/// Returns the card used, if one of them does such a thing to the playing of a card.
fn used(using: &[CardIdentity], does: impl Fn(&effect::Play) -> bool) -> Option<CardRef> {
    let has = |card: &CardRef| card.0.effects.iter().any(|effect| matches!(effect, Effect::Play(play) if does(play)));
    using.iter().filter_map(CardIdentity::card).find(has)
}

/// Returns the card used that lets this one go to any site: New Growth.
fn reaching(card: &CardIdentity, using: &[CardIdentity]) -> Option<CardRef> {
    used(using, |play| play.to == Some(Reach::Map) && is_of(play.card, card))
}

/// Returns the card used that lets a card at the destination be discarded first: Crop Rotation.
fn clearing(using: &[CardIdentity]) -> Option<CardRef> {
    used(using, |play| play.discard_first == Some(Reach::Destination))
}

fn is_salt(card: &CardIdentity) -> bool {
    matches!(card, CardIdentity::Known(card) if card.0.special == Some(Special::SaltTheEarth))
}

/// Salt the Earth: capacity does not count, locked cards forbid it.
fn salt(table: &Table<'_>, ruling: &mut Ruling, player: &Player, site: &SiteAtSlot) {
    if !site.cards.is_empty() {
        ancient_bloodline::check(table, ruling, player, site.slot);
    }
    for locked in site.cards.iter().filter(|it| it.is_locked()) {
        ruling.object(Matter::SaltNeedsUnlocked { card: locked.identity.clone() }, [named::SALT_THE_EARTH.cite(), LOCKED.into()]);
    }
}

/// Book of Records: returns the relic that makes its holder gain a secret in place of favor.
fn book_of_records(player: &Player) -> Option<CardRef> {
    let book = |it: &&CardAt| it.card().is_some_and(|card| card.special == Some(Special::BookOfRecords));
    player.relics.iter().filter(|it| !it.facedown).find(book).and_then(CardAt::card).map(CardRef)
}

fn is_slum(site: &SiteAtSlot) -> bool {
    !site.facedown && site.card().is_some_and(|card| card == named::GREAT_SLUM)
}

/// Rules on a card that is discarded first: anywhere in the region with the People's Favor, or at the Great Slum for a card
/// that comes there.
fn clear(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    card: &CardIdentity,
    to: Slot,
    before: &[CardIdentity],
    using: &[CardIdentity],
) {
    let lies = |site: &&SiteAtSlot| site.cards.iter().any(|it| it.identity == *card);
    let Some(site) = table.position.sites.iter().find(lies).filter(|_| !before.contains(card)) else {
        return ruling.object(Matter::NotThere { card: card.clone() }, [TO_SITE]);
    };
    if site.cards.iter().any(|it| it.identity == *card && it.is_locked()) {
        ruling.object(Matter::CardLocked { card: card.clone() }, [LOCKED, LOCKED_TERM]);
    }
    ancient_bloodline::check(table, ruling, player, site.slot);
    if site.slot == to && is_slum(site) {
        ruling.cite(named::GREAT_SLUM.cite());
    } else if let Some(clearing) = clearing(using).filter(|_| site.slot == to) {
        ruling.cite(powers::cite(clearing));
    } else if player.pawn.is_some_and(|own| own.region() != site.slot.region()) {
        ruling.object(Matter::NotYourRegion { site: site.slot }, [TO_SITE, YOUR_SITE]);
    } else {
        by_banner(table, ruling, player, Matter::NeedsPeoplesFavor);
    }
}

/// Rules on the room at a site §2.8.1. At facedown sites no cards can lie, except by the English printing (D06), where
/// they show no limit.
fn room(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    site: &SiteAtSlot,
    discarding: &[CardIdentity],
    using: &[CardIdentity],
) {
    if site.facedown {
        if !table.follows(D06, Printing::En) {
            ruling.object(Matter::SiteFacedown { site: site.slot }, [CAPACITY]);
        }
        return;
    }
    let Some(capacity) = site.capacity() else {
        return ruling.leave_open(Missing::SiteName(site.slot), [CAPACITY]);
    };
    if site.is_salted() {
        ruling.cite(named::SALT_THE_EARTH.cite());
    }
    let room = usize::from(capacity).saturating_sub(site.cards.len());
    let leaves = |card: &CardAt| discarding.contains(&card.identity) && !card.is_locked();
    if room > 0 || site.cards.iter().any(leaves) {
        return;
    }
    let locked = ancient_bloodline::locked_by(table, player, site.slot).map(|(_, missing)| missing);
    let unlocked = site.cards.iter().any(|card| !card.is_locked());
    let clearable = discarding.is_empty() && locked != Some(None) && unlocked;
    match holds_banner(table, player) {
        held if clearable && (held == Some(true) || is_slum(site) || clearing(using).is_some()) => {
            ruling.explain(Matter::SiteAtCapacity { site: site.slot, capacity }, [TO_SITE, CAPACITY]);
            ruling.choices.push(DISCARDING);
            if let Some(missing) = locked.flatten() {
                ruling.leave_open(missing, [LOCKED, IMPERIAL]);
            }
        }
        None if clearable => ruling.leave_open(Missing::PeoplesFavor, [TO_SITE, CAPACITY]),
        Some(_) | None => {
            ruling.object(Matter::SiteAtCapacity { site: site.slot, capacity }, [TO_SITE, CAPACITY]);
        }
    }
}

/// Explains what is gained; before it is done, the banks must be known.
fn favor(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &CardIdentity) {
    if let Some(book) = book_of_records(player) {
        return ruling.explain(Matter::SecretForFavor { card: book }, [powers::cite(book), TO_SITE.into()]);
    }
    let Some(suit) = card.suit() else { return };
    match table.position.banks {
        Some(_) if ruling.verdict() == Verdict::Illegal => {}
        Some(banks) => {
            let favor = banks.in_bank(suit).min(Favor(1));
            ruling.explain(Matter::GainsFavor { count: favor, suit }, [TO_SITE, GAIN, BANKS]);
        }
        None => ruling.needs.push(Missing::Banks),
    }
}

/// Discards, plays and gains favor §5.1.4.I.
pub(crate) fn put(table: &Table<'_>, setup: &mut Setup, colour: Colour, play: &Play<'_>, at: Option<Slot>, heap: Option<Heap>) {
    for card in play.discarding {
        let found = setup.sites.iter_mut().find_map(|site| {
            let at = site.cards.iter().position(|it| it.identity == *card)?;
            Some((site.slot, site.cards.remove(at)))
        });
        if let Some((slot, card)) = found {
            put_away(table, setup, card, Some(slot), heap);
        }
    }
    let slot = at.or(setup.player(colour).and_then(|player| player.pawn));
    let Some(played) = take_out(table, setup, colour, play.card) else { return };
    if let Some(site) = slot.and_then(|slot| moves::site(setup, slot)) {
        site.cards.push(CardAt { facedown: false, ..played });
    }
    if setup.player(colour).and_then(book_of_records).is_some() {
        moves::gain_secrets(setup, colour, Secrets(1));
    } else if let Some(suit) = play.card.suit() {
        moves::gain_favor(setup, colour, suit, Favor(1));
    }
}
