//! Makes a table possible that was put together of parts: what is not told gives way to what is.

use super::{key::Key, told::Told};
use crate::{
    cards::{Face, Nature},
    game::{ALL_FAVOR, CardAt, Colour, Favor, Role, Setup, SiteAtSlot, SiteIdentity, Slot, Warbands},
};

/// Takes away what cannot be beside the rest: cards that lie twice, pieces at facedown sites, more pieces than there are.
pub fn repair(told: &Told, setup: &mut Setup) {
    let free = |key: Key| !told.keys.contains(&key);
    holders(setup);
    facedown(told, setup);
    citizens(&free, setup);
    twice(told, setup);
    capacity(told, setup);
    warbands(&free, setup);
    favor(&free, setup);
}

/// Nobody holds what an absent player would.
fn holders(setup: &mut Setup) {
    let players: Vec<Colour> = setup.players.iter().map(|player| player.colour).collect();
    let absent = |holder: Option<Colour>| holder.is_some_and(|it| !players.contains(&it));
    if let Some(title) = setup.title.as_mut().filter(|it| absent(it.holder)) {
        title.holder = None;
    }
    if let Some(banner) = setup.peoples_favor.as_mut().filter(|it| absent(it.holder)) {
        banner.holder = None;
    }
    if let Some(banner) = setup.darkest_secret.as_mut().filter(|it| absent(it.holder)) {
        banner.holder = None;
    }
    for player in &mut setup.players {
        if player.role.is_some_and(Role::is_imperial) || absent(player.prophet) {
            player.prophet = None;
        }
    }
}

/// Pawns stand at faceup sites §5.6.2, and nothing lies at facedown ones.
fn facedown(told: &Told, setup: &mut Setup) {
    let free = |key: Key| !told.keys.contains(&key);
    let cards_told = |slot| told.setup.site(slot).is_some_and(|site| !site.cards.is_empty() || !site.relics.is_empty());
    let warbands_told = |slot| told.setup.site(slot).is_some_and(|site| !site.warbands.is_empty());
    let pawns: Vec<Slot> = setup.players.iter().filter_map(|player| player.pawn).collect();
    for site in &mut setup.sites {
        if site.facedown && pawns.contains(&site.slot) && free(Key::Site(site.slot)) {
            site.facedown = false;
        }
        if site.facedown {
            if free(Key::Site(site.slot)) && (cards_told(site.slot) || warbands_told(site.slot)) {
                site.facedown = false;
                continue;
            }
            site.cards.clear();
            site.relics.clear();
            (site.favor, site.secrets) = (Favor(0), crate::game::Secrets(0));
            if free(Key::SiteWarbands(site.slot)) {
                site.warbands.clear();
            }
        }
    }
    let hidden: Vec<Slot> = setup.sites.iter().filter(|site| site.facedown).map(|site| site.slot).collect();
    let open = setup.sites.iter().find(|site| !site.facedown).map(|site| site.slot);
    for player in &mut setup.players {
        if player.pawn.is_some_and(|pawn| hidden.contains(&pawn)) && free(Key::Pawn(player.colour)) {
            player.pawn = open;
        }
    }
}

/// A Citizen has no warbands of the own colour at sites §6.6.2, and no Vision §2.2.1.
fn citizens(free: &impl Fn(Key) -> bool, setup: &mut Setup) {
    let of = |role: Role| -> Vec<Colour> {
        setup.players.iter().filter(|player| player.role == Some(role)).map(|player| player.colour).collect()
    };
    let citizens = of(Role::Citizen);
    for site in &mut setup.sites {
        let own = site.warbands.iter().any(|(colour, _)| citizens.contains(colour));
        if own && free(Key::SiteWarbands(site.slot)) {
            site.warbands = vec![(Colour::Purple, Warbands(1))];
        } else if own {
            let colours: Vec<Colour> = site.warbands.iter().map(|(colour, _)| *colour).collect();
            let freed = |player: &&mut crate::game::Player| colours.contains(&player.colour) && free(Key::Role(player.colour));
            setup.players.iter_mut().filter(freed).for_each(|player| player.role = Some(Role::Exile));
        }
    }
    for player in setup.players.iter_mut().filter(|player| player.role.is_some_and(Role::is_imperial)) {
        if free(Key::Vision(player.colour)) {
            player.vision = None;
        } else if player.vision.is_some() && free(Key::Role(player.colour)) {
            player.role = Some(Role::Exile);
        }
    }
}

/// Returns the id of a card; both faces of an edifice have one §2.9.
const fn physical_id(card: &'static crate::cards::Card) -> &'static str {
    match &card.nature {
        Nature::Edifice { face: Face::Ruined, other } => other,
        _ => card.id,
    }
}

/// Every card lies in one place, where it is told if it is.
fn twice(told: &Told, setup: &mut Setup) {
    let mut seen: Vec<&str> = told.setup.cards().filter_map(CardAt::card).map(physical_id).collect();
    seen.extend(told.setup.sites.iter().filter_map(SiteAtSlot::card).map(|card| card.id));
    seen.extend(told.setup.players.iter().filter_map(|player| player.vision).map(|vision| vision.0.id));
    let mut is_second = |card: &'static crate::cards::Card| {
        let id = physical_id(card);
        let second = seen.contains(&id);
        seen.push(id);
        second
    };
    for key in Key::all() {
        let is_told = |card: &CardAt| key.cards(&told.setup).is_some_and(|cards| cards.contains(card));
        if let Some(cards) = key.cards_mut(setup) {
            cards.retain(|card| is_told(card) || card.card().is_none_or(|it| !is_second(it)));
        }
    }
    for site in &mut setup.sites {
        let is_told = told.keys.contains(&Key::Site(site.slot));
        if !is_told && site.card().is_some_and(&mut is_second) {
            site.identity = Some(SiteIdentity::Described { name: None, capacity: None });
        }
    }
    for player in &mut setup.players {
        let is_told = told.keys.contains(&Key::Vision(player.colour));
        if !is_told && player.vision.is_some_and(|vision| is_second(vision.0)) {
            player.vision = None;
        }
    }
    if !told.keys.contains(&Key::Reliquary) {
        for space in setup.reliquary.spaces.iter_mut().flatten() {
            if let crate::game::OnSpace::Covered(relic) = space
                && relic.is_some_and(|relic| is_second(relic.0))
            {
                *relic = None;
            }
        }
    }
    if setup.decks.scepter && is_second(crate::cards::named::THE_GRAND_SCEPTER) {
        setup.decks.scepter = false;
    }
}

/// No more cards lie at a site than it holds §2.8.1.
fn capacity(told: &Told, setup: &mut Setup) {
    for site in &mut setup.sites {
        let Some(most) = site.most_cards() else { continue };
        let theirs = told.setup.site(site.slot).map_or(0, |site| site.cards.len());
        if site.cards.len() > usize::from(most) && theirs > usize::from(most) && !told.keys.contains(&Key::Site(site.slot)) {
            site.identity = Some(SiteIdentity::Described { name: None, capacity: None });
        } else if !told.keys.contains(&Key::SiteCards(site.slot)) {
            site.cards.truncate(usize::from(most).max(theirs));
        } else if !told.keys.contains(&Key::Site(site.slot)) && site.cards.len() > usize::from(most) {
            site.identity = Some(SiteIdentity::Described { name: None, capacity: None });
        }
    }
}

/// There are so many warbands of a colour §9.3.
fn warbands(free: &impl Fn(Key) -> bool, setup: &mut Setup) {
    for colour in Colour::ALL {
        let most = u16::from(colour.warbands().0);
        for at in 0..setup.sites.len() {
            if setup.warbands_in_play(*colour) > most && free(Key::SiteWarbands(setup.sites[at].slot)) {
                setup.sites[at].warbands.retain(|(other, _)| other != colour);
            }
        }
        for at in 0..setup.players.len() {
            let player = &setup.players[at];
            let theirs = player.warband_colour() == Some(*colour);
            if theirs && setup.warbands_in_play(*colour) > most && free(Key::Warbands(player.colour)) {
                setup.players[at].warbands = Warbands(0);
            }
        }
    }
}

/// There is so much favor §9.3.
fn favor(free: &impl Fn(Key) -> bool, setup: &mut Setup) {
    let most = u16::from(ALL_FAVOR.0);
    for suit in crate::cards::Suit::ALL {
        if setup.favor_in_play() > most
            && free(Key::Bank(*suit))
            && let Some(banks) = setup.banks.as_mut()
        {
            banks.favor[*suit as usize] = Favor(0);
        }
    }
    for at in 0..setup.players.len() {
        if setup.favor_in_play() > most && free(Key::Favor(setup.players[at].colour)) {
            setup.players[at].favor = Favor(0);
        }
    }
    for at in 0..setup.sites.len() {
        if setup.favor_in_play() > most && free(Key::SiteTokens(setup.sites[at].slot)) {
            setup.sites[at].favor = Favor(0);
        }
    }
}
