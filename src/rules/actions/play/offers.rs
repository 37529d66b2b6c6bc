//! The questions worth asking about cards in hand and facedown advisers: each to each place it could go to, with what must be
//! discarded to make room.

use crate::{
    cards::Restriction,
    game::{CardAt, CardIdentity, Player, Role, Slot},
    rules::{
        actions::play::{DISCARDING, Play, vision::is_conspiracy},
        request::{Action, Chosen, Onto, Request, Thing},
        state::{Step, Table},
    },
};

/// Returns the cards that can be named: those in hand, or else the facedown advisers.
fn held(player: &Player) -> Vec<&CardIdentity> {
    let facedown = player.advisers.iter().filter(|it| it.facedown);
    let cards: Vec<&CardAt> = if player.drawn.is_empty() { facedown.collect() } else { player.drawn.iter().collect() };
    let named = cards.into_iter().map(|it| &it.identity).filter(|what| **what != CardIdentity::Unknown);
    // Of drawn cards that nobody names one stands for all.
    let unnamed = player.drawn.iter().map(|it| &it.identity).find(|what| **what == CardIdentity::Unknown);
    named.chain(unnamed).collect()
}

/// Returns every play that could be asked about; while several drawn cards are left each waits for discards §5.1.3.
pub(crate) fn plays(table: &Table<'_>) -> Vec<Request> {
    let Some(player) = table.actor() else { return Vec::new() };
    held(player).into_iter().flat_map(|card| of_card(table, player, card)).collect()
}

/// Returns every discard that could be asked about.
pub(crate) fn discards(table: &Table<'_>) -> Vec<Request> {
    let Some(player) = table.actor() else { return Vec::new() };
    held(player).into_iter().map(|card| Action::Discard(card.clone(), None).into()).collect()
}

fn of_card(table: &Table<'_>, player: &Player, card: &CardIdentity) -> Vec<Request> {
    let mut asked: Vec<Request> = Vec::new();
    if is_conspiracy(card) {
        asked.push(Action::Conspire(None).into());
        asked.extend(takings(table, player));
    }
    for onto in places(table, player, card) {
        let play = |discarding: Vec<CardIdentity>| Action::Play {
            card: card.clone(),
            onto,
            discarding,
            heap: None,
            choices: Box::default(),
        };
        let plain: Request = play(Vec::new()).into();
        let mut step = Step::ruling_only(table);
        super::play(&mut step, Play { card, onto, discarding: &[], heap: None, choices: &Chosen::default() }, &plain);
        if step.ruling.choices.contains(&DISCARDING) {
            asked.extend(room(table, player, card, onto).into_iter().map(|gone| play(vec![gone]).into()));
        } else {
            asked.push(plain);
        }
    }
    asked
}

/// Returns the places that a card could go to.
fn places(table: &Table<'_>, player: &Player, card: &CardIdentity) -> Vec<Onto> {
    let mut places = Vec::new();
    if *card == CardIdentity::Unknown {
        return vec![Onto::AdvisersFacedown];
    }
    if card.is_vision() {
        if player.role == Some(Role::Exile) && !is_conspiracy(card) {
            places.push(Onto::Vision);
        }
    } else {
        let restriction = card.restriction();
        if restriction != Some(Restriction::AdviserOnly) {
            places.push(Onto::Site(None));
            let banner = table.position.peoples_favor.is_some_and(|banner| banner.holder == Some(player.colour));
            let others = |slot: &&Slot| banner && player.pawn.is_some_and(|own| own != **slot && own.region() == slot.region());
            places.extend(Slot::ALL.iter().filter(others).map(|slot| Onto::Site(Some(*slot))));
        }
        if restriction != Some(Restriction::SiteOnly) {
            places.push(Onto::Advisers);
        }
    }
    if !player.drawn.is_empty() {
        places.push(Onto::AdvisersFacedown);
    }
    places
}

/// Returns the cards whose discarding makes room.
fn room(table: &Table<'_>, player: &Player, card: &CardIdentity, onto: Onto) -> Vec<CardIdentity> {
    let among = match onto {
        Onto::Site(at) => at.or(player.pawn).and_then(|slot| table.position.site(slot)).map(|site| &site.cards),
        Onto::Advisers | Onto::AdvisersFacedown => Some(&player.advisers),
        Onto::Vision => None,
    };
    let free =
        among.into_iter().flatten().filter(|it| !it.is_locked() && it.identity != *card && it.identity != CardIdentity::Unknown);
    free.map(|it| it.identity.clone()).collect()
}

/// Returns what the Conspiracy could take from players at the same site §5.1.4.IV.
fn takings(table: &Table<'_>, player: &Player) -> Vec<Request> {
    let position = table.position;
    let victims = position.players.iter().filter(|it| it.colour != player.colour && it.pawn.is_some() && it.pawn == player.pawn);
    let things = victims.flat_map(|victim| {
        let relics = victim.relics.iter().filter_map(|relic| match relic.identity {
            CardIdentity::Known(relic) => Some(Thing::Relic(relic)),
            CardIdentity::Described { .. } | CardIdentity::Unknown => None,
        });
        let peoples = position.peoples_favor.filter(|banner| banner.holder == Some(victim.colour));
        let darkest = position.darkest_secret.filter(|banner| banner.holder == Some(victim.colour));
        let banners = peoples.map(|_| Thing::PeoplesFavor).into_iter().chain(darkest.map(|_| Thing::DarkestSecret));
        let things: Vec<Thing> = relics.chain(banners).collect();
        things.into_iter().map(|thing| Action::Conspire(Some((thing, victim.colour))).into())
    });
    things.collect()
}
