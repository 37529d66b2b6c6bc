//! What a player may know §9.4: everything but the fronts of facedown cards that are not theirs, and the world deck.

use super::Setup;
use crate::game::{
    file::Raw,
    nouns::{Colour, Slot},
    pieces::{CardAt, CardIdentity, CardRef, OnSpace, Pile},
};

/// The keys of the chronicle that tell fronts of cards nobody sees.
const SECRET_KEYS: [&str; 2] = ["dispossessed", "dealt"];

/// Returns the table as a player may know it §9.4. Whoever holds the Grand Scepter may look at the Reliquary §6.4, and a
/// player knows the relics of sites where they have peeked §6.3, the advisers that they were shown §6.1 and the relics of the
/// Reliquary that they have seen §6.6.1. Of the world deck not even the number of cards is public.
#[must_use]
pub fn visible_to(setup: &Setup, colour: Colour) -> Setup {
    visible(setup, Some(colour))
}

/// Returns the table as everybody may know it §9.4.
#[must_use]
pub fn visible_to_all(setup: &Setup) -> Setup {
    visible(setup, None)
}

fn visible(setup: &Setup, colour: Option<Colour>) -> Setup {
    let mut seen = setup.clone();
    let own = colour.and_then(|colour| setup.player(colour));
    let peeked: Vec<Slot> = own.map(|player| player.peeked.clone()).unwrap_or_default();
    let shown: Vec<CardRef> = own.map(|player| player.seen.clone()).unwrap_or_default();
    seen.decks.world = None;
    seen.decks.relics = seen.decks.relics.map(counted);
    for pile in &mut seen.discards.piles {
        *pile = pile.take().map(counted);
    }
    for site in &mut seen.sites {
        if site.facedown {
            site.identity = None;
        }
        if !peeked.contains(&site.slot) {
            site.relics.iter_mut().for_each(hide);
        }
    }
    for player in seen.players.iter_mut().filter(|player| Some(player.colour) != colour) {
        let unseen =
            |adviser: &&mut CardAt| adviser.facedown && !adviser.identity.card().is_some_and(|card| shown.contains(&card));
        player.advisers.iter_mut().filter(unseen).for_each(hide);
        player.drawn.iter_mut().for_each(hide);
        player.seen.clear();
    }
    if colour.is_none() || setup.scepter_holder() != Some(colour) {
        for space in seen.reliquary.spaces.iter_mut().flatten() {
            if let OnSpace::Covered(relic) = space {
                *relic = relic.filter(|relic| shown.contains(relic));
            }
        }
    }
    if let Some(Raw::Table(rows)) = seen.chronicle.as_mut() {
        rows.retain(|(key, _)| !SECRET_KEYS.contains(&key.as_str()));
    }
    seen
}

/// Returns a pile of which only the number of cards is known.
fn counted(pile: Pile) -> Pile {
    match pile {
        Pile::Count(count) => Pile::Count(count),
        Pile::Cards(cards) => Pile::Count(u8::try_from(cards.len()).unwrap_or(u8::MAX)),
    }
}

/// Hides the front of a card; what lies on it is public.
fn hide(card: &mut CardAt) {
    card.identity = CardIdentity::Unknown;
    card.facedown = true;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::named,
        game::{CardRef, pieces::Player, pieces::SiteAtSlot, pieces::SiteIdentity},
    };

    fn adviser(card: &'static crate::cards::Card, facedown: bool) -> CardAt {
        CardAt { facedown, ..CardAt::known(card) }
    }

    #[test]
    fn law_9_4_only_own_facedown_cards_are_seen() {
        let mut red = Player::new(Colour::Red);
        red.advisers = vec![adviser(named::LONGBOWS, true), adviser(named::ELDERS, false)];
        red.drawn = vec![CardAt::known(named::SCOUTS)];
        red.peeked = vec![Slot::Cradle1];
        let mut site = SiteAtSlot::empty(Slot::Cradle1);
        site.relics = vec![adviser(named::CUP_OF_PLENTY, true)];
        let mut hidden = SiteAtSlot { facedown: true, ..SiteAtSlot::empty(Slot::Cradle2) };
        hidden.identity = Some(SiteIdentity::Known(CardRef(named::MINE)));
        let mut setup = Setup { players: vec![red, Player::new(Colour::Blue)], sites: vec![site, hidden], ..Setup::default() };
        setup.discards.piles[0] = Some(Pile::Cards(vec![CardAt::known(named::BRACKEN)]));
        setup.decks.world = Some(Pile::Cards(vec![CardAt::known(named::BRACKEN)]));
        let own = visible_to(&setup, Colour::Red);
        assert_eq!((&own.players, &own.sites[0]), (&setup.players, &setup.sites[0]));
        assert_eq!((own.sites[1].card(), own.decks.world.clone()), (None, None));
        assert_eq!(own.discards.piles[0], Some(Pile::Count(1)));
        let other = visible_to(&setup, Colour::Blue);
        let known: Vec<bool> = other.players[0].advisers.iter().map(|it| it.card().is_some()).collect();
        assert_eq!(known, [false, true]);
        assert!(other.players[0].drawn[0].card().is_none() && other.sites[0].relics[0].card().is_none());
        setup.reliquary.spaces[0] = Some(OnSpace::Covered(Some(CardRef(named::CRACKED_HORN))));
        assert_eq!(visible_to(&setup, Colour::Blue).reliquary.spaces[0], Some(OnSpace::Covered(None)));
        setup.players[1].seen = vec![CardRef(named::LONGBOWS), CardRef(named::CRACKED_HORN)];
        assert_eq!(visible_to(&setup, Colour::Blue).reliquary, setup.reliquary);
        assert_eq!(visible_to(&setup, Colour::Red).reliquary.spaces[0], Some(OnSpace::Covered(None)));
        let shown = visible_to(&setup, Colour::Blue);
        assert!(shown.players[0].advisers.iter().all(|it| it.card().is_some()));
        assert!(visible_to(&setup, Colour::Red).players[1].seen.is_empty());
    }
}
