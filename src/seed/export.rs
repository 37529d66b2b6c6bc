//! From a position to a [`Seed`]: everything comes from the goal, the map, the decks and the `[chronicle]` block, or what is
//! missing is reported. A string is taken after the Chronicle §8: it has no room for cards with players or in discard piles.

use super::{
    MapSlot, PreviousGame, Seed,
    boards::Boards,
    cells::arrange_cells,
    chronicle::{ChronicleReader, boards, cards, name, number, text, words},
    codes,
    error::{Expected, ExportError},
    parse,
    version::Version,
};
use crate::cards::Suit;
use crate::game::{CardAt, CardRef, OnSpace, Pile, Raw, Role, Setup, Slot, Space, find_slot, find_word};

impl Seed {
    /// Returns the seed of a position.
    ///
    /// # Errors
    /// Returns everything that is missing or that a string has no room for.
    pub fn from_setup(setup: &Setup) -> Result<Self, Vec<ExportError>> {
        let mut reader = ChronicleReader::new(setup.chronicle.as_ref());
        let seed = read_seed(setup, &mut reader);
        let Some(seed) = seed.filter(|_| reader.errors.is_empty()) else { return Err(reader.errors) };
        let mut errors: Vec<ExportError> = lost_cards(setup, &seed).map(ExportError::NoRoom).collect();
        match parse(&seed.to_string()) {
            Ok(_) if errors.is_empty() => return Ok(seed),
            Ok(_) => {}
            Err(faults) => errors.extend(faults.into_iter().map(ExportError::InvalidString)),
        }
        Err(errors)
    }
}

fn read_seed(setup: &Setup, reader: &mut ChronicleReader<'_>) -> Option<Seed> {
    if setup.oath.is_none() {
        reader.add_missing("oath".to_owned(), Expected::Goal);
    }
    let citizens = citizen_boards(setup, reader);
    let map = map_slots(setup, reader);
    let world = world_deck(setup, reader);
    let relics = relic_deck(setup, reader);
    let version = reader.required("version", Expected::Version, |raw| text(raw).and_then(Version::from_text));
    let game = reader.required("game", Expected::Number, number);
    let name = reader.required("name", Expected::Name, name);
    let dispossessed =
        reader.required("dispossessed", Expected::Denizens, |raw| cards(raw, codes::is_denizen).filter(|cards| fits_byte(cards)));
    let suits = reader.optional("suits", Expected::Suits, |raw| words(raw, |word| find_word::<Suit>(word).ok())?.try_into().ok());
    let previous_players = previous_players(reader, version?);
    let ending = if version?.has_ending() { Some(ending(reader)) } else { None };
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

/// Returns the boards on their Citizen side §1.9, those that are not played included.
fn citizen_boards(setup: &Setup, reader: &mut ChronicleReader<'_>) -> Boards {
    let unplayed = reader.optional("unplayed-citizens", Expected::Colours, |raw| boards(raw, Boards::CITIZENS));
    let mut citizens = unplayed.unwrap_or_default();
    for player in &setup.players {
        match player.role {
            Some(Role::Citizen) => citizens = citizens.with(player.colour),
            Some(Role::Exile | Role::Chancellor) => citizens = citizens.without(Boards::single(player.colour)),
            None => reader.add_missing(format!("player {}: role", player.colour.word()), Expected::Role),
        }
    }
    citizens
}

fn map_slots(setup: &Setup, reader: &mut ChronicleReader<'_>) -> [MapSlot; 8] {
    let empty = reader.optional("empty-slots", Expected::Slots, |raw| words(raw, find_slot)).unwrap_or_default();
    let cells = reader.optional("cells", Expected::Cells, patterns).unwrap_or_default();
    let mut map = [MapSlot::default(); 8];
    for (slot, on_map) in Slot::ALL.iter().zip(&mut map) {
        match setup.sites.iter().find(|site| site.slot == *slot) {
            None if empty.contains(slot) => {}
            None => reader.add_missing(format!("site {}", slot.word()), Expected::Site),
            Some(site) => {
                on_map.site = site.card().map(CardRef);
                on_map.facedown = site.facedown;
                if on_map.site.is_none() {
                    reader.add_missing(format!("site {}: name", slot.word()), Expected::Site);
                }
                let pattern = cells.iter().find(|(of, _)| of == slot).map(|(_, pattern)| pattern.as_slice());
                let cells = || arrange_cells(&known_cards(&site.cards)?, &known_cards(&site.relics)?, pattern);
                match cells() {
                    Some(cells) => on_map.cells = cells,
                    None => reader.add_invalid(format!("site {}: cards, relics", slot.word()), Expected::AtSite),
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

/// Returns the cards, if all of them are in the rulebook.
fn known_cards(cards: &[CardAt]) -> Option<Vec<CardRef>> {
    cards.iter().map(|card| card.card().map(CardRef)).collect()
}

fn pile_cards(pile: Option<&Pile>, key: &str, expected: Expected, reader: &mut ChronicleReader<'_>) -> Vec<CardRef> {
    match pile {
        Some(Pile::Cards(cards)) => known_cards(cards).filter(|cards| fits_byte(cards)).unwrap_or_else(|| {
            reader.add_invalid(key.to_owned(), expected);
            Vec::new()
        }),
        Some(Pile::Count(_)) => {
            reader.add_invalid(key.to_owned(), expected);
            Vec::new()
        }
        None => {
            reader.add_missing(key.to_owned(), expected);
            Vec::new()
        }
    }
}

/// Returns the world deck from the top, with the cards dealt from its bottom §1.19, §1.20.
fn world_deck(setup: &Setup, reader: &mut ChronicleReader<'_>) -> Vec<CardRef> {
    let mut world = pile_cards(setup.decks.world.as_ref(), "decks.world", Expected::World, reader);
    let is_world = |card| codes::is_denizen(card) || codes::is_vision(card);
    let room = usize::from(u8::MAX) - world.len();
    let fits = |dealt: &Vec<CardRef>| dealt.len() <= room;
    world.extend(reader.optional("dealt", Expected::World, |raw| cards(raw, is_world).filter(fits)).unwrap_or_default());
    world
}

/// Returns the relic deck from the bottom, with the relics dealt to the Reliquary §1.17.
fn relic_deck(setup: &Setup, reader: &mut ChronicleReader<'_>) -> Vec<CardRef> {
    let mut relics: Vec<CardRef> = Vec::new();
    for space in Space::ALL {
        match setup.reliquary.on(*space) {
            Some(OnSpace::Covered(Some(relic))) => relics.push(*relic),
            Some(OnSpace::Covered(None)) => reader.add_missing(format!("reliquary.{}", space.word()), Expected::Relic),
            Some(OnSpace::Taken) | None => {}
        }
    }
    relics.extend(pile_cards(setup.decks.relics.as_ref(), "decks.relics", Expected::Relics, reader));
    relics.reverse();
    relics
}

fn previous_players(reader: &mut ChronicleReader<'_>, version: Version) -> Option<Boards> {
    if version.has_players() {
        return reader.required("previous-players", Expected::Colours, |raw| boards(raw, Boards::ALL));
    }
    Some(reader.optional("unused-byte", Expected::Byte, |raw| number(raw).map(Boards)).unwrap_or_default())
}

fn ending(reader: &mut ChronicleReader<'_>) -> Option<PreviousGame> {
    let citizens = reader.required("previous-citizens", Expected::Colours, |raw| boards(raw, Boards::CITIZENS));
    let winner = reader.required("previous-winner", Expected::Colour, |raw| text(raw).and_then(|word| find_word(word).ok()));
    let winner_name = reader.required("previous-winner-name", Expected::Name, name);
    Some(PreviousGame { citizens: citizens?, winner: winner?, winner_name: winner_name? })
}

/// Returns the cards on the table that are not in the string.
fn lost_cards<'s>(setup: &'s Setup, seed: &'s Seed) -> impl Iterator<Item = CardRef> {
    let in_string = |card: &CardRef| {
        let on_map = seed.map.iter().flat_map(|slot| slot.cells.iter().flatten());
        let mut all = on_map.chain(&seed.world).chain(&seed.dispossessed).chain(&seed.relics);
        all.any(|other| other == card)
    };
    let visions = setup.players.iter().filter_map(|player| player.vision);
    let cards = setup.cards().filter_map(|card| card.card().map(CardRef)).chain(visions);
    cards.filter(move |card| !codes::is_scepter(*card) && !in_string(card))
}
