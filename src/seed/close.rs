//! From a position to a [`Seed`]: the goal, the map, the decks and the `[chronicle]` block tell all of it, or what is
//! missing is named. A string is taken after the Chronicle §8: cards with players or in discard piles have no place in it.

use super::{
    Ending, OnMap, Seed,
    block::arrange,
    boards::Boards,
    codes,
    fault::{Objection, Want},
    gather::{Gather, boards, cards, name, number, text, words},
    parse,
    version::Version,
};
use crate::{
    cards::Suit,
    game::{CardAt, CardRef, OnSpace, Pile, Raw, Role, Setup, Slot, Space, find_slot, find_word},
};

impl Seed {
    /// Returns what a position leaves for a string.
    ///
    /// # Errors
    /// Returns everything that is missing or has no place in a string.
    pub fn of(setup: &Setup) -> Result<Self, Vec<Objection>> {
        let mut gather = Gather::of(setup.chronicle.as_ref());
        let seed = seed(setup, &mut gather);
        let Some(seed) = seed.filter(|_| gather.objections.is_empty()) else { return Err(gather.objections) };
        let mut objections: Vec<Objection> = astray(setup, &seed).map(Objection::Astray).collect();
        match parse(&seed.to_string()) {
            Ok(_) if objections.is_empty() => return Ok(seed),
            Ok(_) => {}
            Err(faults) => objections.extend(faults.into_iter().map(Objection::Fault)),
        }
        Err(objections)
    }
}

fn seed(setup: &Setup, gather: &mut Gather<'_>) -> Option<Seed> {
    if setup.oath.is_none() {
        gather.missing("oath".to_owned(), Want::Goal);
    }
    let citizens = citizens(setup, gather);
    let map = map(setup, gather);
    let world = world(setup, gather);
    let relics = relics(setup, gather);
    let version = gather.must("version", Want::Version, |raw| text(raw).and_then(Version::from_text));
    let game = gather.must("game", Want::Number, number);
    let name = gather.must("name", Want::Name, name);
    let dispossessed =
        gather.must("dispossessed", Want::Denizens, |raw| cards(raw, codes::is_denizen).filter(|cards| fits_byte(cards)));
    let suits = gather.may("suits", Want::Suits, |raw| words(raw, |word| find_word::<Suit>(word).ok())?.try_into().ok());
    let previous_players = previous_players(gather, version?);
    let ending = if version?.tells_ending() { Some(ending(gather)) } else { None };
    Some(Seed {
        version: version?,
        game: game?,
        name: name?,
        previous_players: previous_players?,
        citizens,
        oath: setup.oath?,
        suits: suits.unwrap_or(codes::SUITS),
        map,
        world,
        dispossessed: dispossessed?,
        relics,
        ending: ending.map_or(Some(None), |ending| ending.map(Some))?,
    })
}

fn fits_byte(cards: &[CardRef]) -> bool {
    u8::try_from(cards.len()).is_ok()
}

/// Returns the boards on their Citizen side §1.9: of the players, and of those whom nobody plays.
fn citizens(setup: &Setup, gather: &mut Gather<'_>) -> Boards {
    let unplayed = gather.may("unplayed-citizens", Want::Colours, |raw| boards(raw, Boards::CITIZENS));
    let mut citizens = unplayed.unwrap_or_default();
    for player in &setup.players {
        match player.role {
            Some(Role::Citizen) => citizens = citizens.and(player.colour),
            Some(Role::Exile | Role::Chancellor) => citizens = citizens.without(Boards::of(player.colour)),
            None => gather.missing(format!("player {}: role", player.colour.word()), Want::Role),
        }
    }
    citizens
}

fn map(setup: &Setup, gather: &mut Gather<'_>) -> [OnMap; 8] {
    let empty = gather.may("empty-slots", Want::Slots, |raw| words(raw, find_slot)).unwrap_or_default();
    let cells = gather.may("cells", Want::Cells, patterns).unwrap_or_default();
    let mut map = [OnMap::default(); 8];
    for (slot, on) in Slot::ALL.iter().zip(&mut map) {
        match setup.sites.iter().find(|site| site.slot == *slot) {
            None if empty.contains(slot) => {}
            None => gather.missing(format!("site {}", slot.word()), Want::Site),
            Some(site) => {
                on.site = site.card().map(CardRef);
                on.facedown = site.facedown;
                if on.site.is_none() {
                    gather.missing(format!("site {}: name", slot.word()), Want::Site);
                }
                let pattern = cells.iter().find(|(of, _)| of == slot).map(|(_, pattern)| pattern.as_slice());
                let lie = || arrange(&known(&site.cards)?, &known(&site.relics)?, pattern);
                match lie() {
                    Some(cells) => on.cells = cells,
                    None => gather.wrong(format!("site {}: cards, relics", slot.word()), Want::AtSite),
                }
            }
        }
    }
    map
}

fn patterns(raw: &Raw) -> Option<Vec<(Slot, Vec<String>)>> {
    let Raw::Table(rows) = raw else { return None };
    let pattern = |(slot, places): &(String, Raw)| Some((find_slot(slot)?, words(places, |word| Some(word.to_owned()))?));
    rows.iter().map(pattern).collect()
}

/// Returns the cards, if the rulebook knows them all.
fn known(cards: &[CardAt]) -> Option<Vec<CardRef>> {
    cards.iter().map(|card| card.card().map(CardRef)).collect()
}

fn pile(pile: Option<&Pile>, key: &str, want: Want, gather: &mut Gather<'_>) -> Vec<CardRef> {
    match pile {
        Some(Pile::Cards(cards)) => known(cards).filter(|cards| fits_byte(cards)).unwrap_or_else(|| {
            gather.wrong(key.to_owned(), want);
            Vec::new()
        }),
        Some(Pile::Count(_)) => {
            gather.wrong(key.to_owned(), want);
            Vec::new()
        }
        None => {
            gather.missing(key.to_owned(), want);
            Vec::new()
        }
    }
}

/// Returns the world deck from the top, with what was dealt from its bottom §1.19, §1.20.
fn world(setup: &Setup, gather: &mut Gather<'_>) -> Vec<CardRef> {
    let mut world = pile(setup.decks.world.as_ref(), "decks.world", Want::World, gather);
    let is_world = |card| codes::is_denizen(card) || codes::is_vision(card);
    let room = usize::from(u8::MAX) - world.len();
    let fits = |dealt: &Vec<CardRef>| dealt.len() <= room;
    world.extend(gather.may("dealt", Want::World, |raw| cards(raw, is_world).filter(fits)).unwrap_or_default());
    world
}

/// Returns the relic deck from the bottom, with what was dealt to the Reliquary §1.17.
fn relics(setup: &Setup, gather: &mut Gather<'_>) -> Vec<CardRef> {
    let mut relics: Vec<CardRef> = Vec::new();
    for space in Space::ALL {
        match setup.reliquary.on(*space) {
            Some(OnSpace::Covered(Some(relic))) => relics.push(*relic),
            Some(OnSpace::Covered(None)) => gather.missing(format!("reliquary.{}", space.word()), Want::Relic),
            Some(OnSpace::Taken) | None => {}
        }
    }
    relics.extend(pile(setup.decks.relics.as_ref(), "decks.relics", Want::Relics, gather));
    relics.reverse();
    relics
}

fn previous_players(gather: &mut Gather<'_>, version: Version) -> Option<Boards> {
    if version.tells_players() {
        return gather.must("previous-players", Want::Colours, |raw| boards(raw, Boards::EVERYBODY));
    }
    Some(gather.may("unused-byte", Want::Byte, |raw| number(raw).map(Boards)).unwrap_or_default())
}

fn ending(gather: &mut Gather<'_>) -> Option<Ending> {
    let citizens = gather.must("previous-citizens", Want::Colours, |raw| boards(raw, Boards::CITIZENS));
    let winner = gather.must("previous-winner", Want::Colour, |raw| text(raw).and_then(|word| find_word(word).ok()));
    let winner_name = gather.must("previous-winner-name", Want::Name, name);
    Some(Ending { citizens: citizens?, winner: winner?, winner_name: winner_name? })
}

/// Returns the cards on the table that the string would lose.
fn astray<'s>(setup: &'s Setup, seed: &'s Seed) -> impl Iterator<Item = CardRef> {
    let in_string = |card: &CardRef| {
        let on_map = seed.map.iter().flat_map(|on| on.cells.iter().flatten());
        let mut all = on_map.chain(&seed.world).chain(&seed.dispossessed).chain(&seed.relics);
        all.any(|other| other == card)
    };
    let visions = setup.players.iter().filter_map(|player| player.vision);
    let cards = setup.cards().filter_map(|card| card.card().map(CardRef)).chain(visions);
    cards.filter(move |card| !codes::is_scepter(*card) && !in_string(card))
}
