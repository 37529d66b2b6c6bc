//! From text to a [`Seed`]: every fault with its field and its place. Where a length or a digit is wrong the rest cannot be
//! read, and parsing ends; an unknown number does not stop it.

use super::{
    MapSlot, PreviousGame, Seed,
    boards::Boards,
    codes,
    error::{Deck, Field, SeedFault, SeedProblem},
    scanner::{Scanner, Unreadable},
    version::Version,
};
use crate::game::{CardRef, Colour, Oath, Position, Setup, Slot};

/// The digits of a slot: its site and three cards.
const SLOT_DIGITS: usize = 8;

/// Parses a chronicle string; blanks and line ends around it are ignored.
///
/// # Errors
/// Returns everything that is wrong with it.
pub fn parse(text: &str) -> Result<Seed, Vec<SeedFault>> {
    let mut scanner = Scanner::new(text);
    let mut map_start = 0;
    match read_fields(&mut scanner, &mut map_start) {
        Ok(seed) if scanner.faults.is_empty() => check_map(seed, map_start),
        Ok(_) | Err(Unreadable) => Err(scanner.faults),
    }
}

fn read_fields(scanner: &mut Scanner<'_>, map_start: &mut usize) -> Result<Seed, Unreadable> {
    let version = read_version(scanner)?;
    let game = scanner.number(Field::Game, 4)?;
    let name = scanner.name(Field::NameLength, Field::Name)?;
    let possible = if version.has_players() { Boards::ALL } else { Boards(u8::MAX) };
    let previous_players = read_boards(scanner, Field::PreviousPlayers, possible)?;
    let citizens = read_boards(scanner, Field::Citizens, Boards::CITIZENS)?;
    let oath = read_oath(scanner)?;
    let mut suits = codes::SUITS;
    for suit in &mut suits {
        let number = scanner.number(Field::Suits, 1)?;
        match codes::SUITS.get(usize::from(number)) {
            Some(found) => *suit = *found,
            None => scanner.add_unknown(Field::Suits),
        }
    }
    *map_start = scanner.position();
    let mut map = [MapSlot::default(); 8];
    for (slot, on_map) in Slot::ALL.iter().zip(&mut map) {
        *on_map = read_slot(scanner, *slot)?;
    }
    let world = read_deck(scanner, Deck::World, |card| codes::is_denizen(card) || codes::is_vision(card))?;
    let dispossessed = read_deck(scanner, Deck::Dispossessed, codes::is_denizen)?;
    let relics = read_deck(scanner, Deck::Relics, codes::is_relic)?;
    let ending = if version.has_ending() { Some(read_ending(scanner)?) } else { None };
    scanner.check_end();
    Ok(Seed { version, game, name, previous_players, citizens, oath, suits, map, world, dispossessed, relics, ending })
}

fn read_version(scanner: &mut Scanner<'_>) -> Result<Version, Unreadable> {
    let digits = scanner.take(Field::Version, 6)?;
    let number = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let is_number = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    match (number(0), number(2), number(4)) {
        (Some(major), Some(minor), Some(patch)) if is_number => {
            let version = Version { major, minor, patch };
            if version.is_known() {
                return Ok(version);
            }
            scanner.add_fault(Field::Version, SeedProblem::UnknownVersion(version));
        }
        _ => scanner.add_fault(Field::Version, SeedProblem::NotHex { found: digits.to_owned() }),
    }
    Err(Unreadable)
}

fn read_boards(scanner: &mut Scanner<'_>, field: Field, all: Boards) -> Result<Boards, Unreadable> {
    let boards = Boards(scanner.byte(field)?);
    if !boards.is_subset_of(all) {
        scanner.add_unknown(field);
    }
    Ok(boards)
}

fn read_oath(scanner: &mut Scanner<'_>) -> Result<Oath, Unreadable> {
    let oath = codes::oath_with_number(scanner.byte(Field::Oath)?);
    if oath.is_none() {
        scanner.add_unknown(Field::Oath);
    }
    Ok(oath.unwrap_or(Oath::Supremacy))
}

fn read_slot(scanner: &mut Scanner<'_>, slot: Slot) -> Result<MapSlot, Unreadable> {
    let mut on_map = MapSlot::default();
    let is_empty = scanner.skip_empty_cell();
    if !is_empty {
        (on_map.site, on_map.facedown) = scanner.site(Field::Site(slot))?;
    }
    for (at, cell) in on_map.cells.iter_mut().enumerate() {
        let field = Field::Card(slot, at + 1);
        if !scanner.skip_empty_cell() {
            *cell = scanner.card(field, |card| !codes::is_vision(card))?;
            if is_empty {
                scanner.add_fault(field, SeedProblem::NoSite);
            }
        }
    }
    Ok(on_map)
}

fn read_deck(scanner: &mut Scanner<'_>, deck: Deck, fits: impl Fn(CardRef) -> bool) -> Result<Vec<CardRef>, Unreadable> {
    let count = scanner.byte(Field::Count(deck))?;
    let mut cards = Vec::with_capacity(count.into());
    for at in 1..=usize::from(count) {
        cards.extend(scanner.card(Field::Item(deck, at), &fits)?);
    }
    Ok(cards)
}

fn read_ending(scanner: &mut Scanner<'_>) -> Result<PreviousGame, Unreadable> {
    let citizens = read_boards(scanner, Field::PreviousCitizens, Boards::CITIZENS)?;
    let winner = Boards(scanner.byte(Field::Winner)?).only_colour();
    if winner.is_none() {
        scanner.add_unknown(Field::Winner);
    }
    let winner_name = scanner.name(Field::WinnerLength, Field::WinnerName)?;
    Ok(PreviousGame { citizens, winner: winner.unwrap_or(Colour::Purple), winner_name })
}

/// Checks that the map is possible §2.8.1.
fn check_map(seed: Seed, map_start: usize) -> Result<Seed, Vec<SeedFault>> {
    let sites = seed.sites();
    let slots: Vec<Slot> = sites.iter().map(|site| site.slot).collect();
    let Err(problems) = Position::new(Setup { sites, ..Setup::default() }) else { return Ok(seed) };
    let fault = |(place, problem): (crate::game::Place, crate::game::Problem)| {
        let slot = slots.get(place.index).copied().unwrap_or(Slot::Cradle1);
        let at = map_start + SLOT_DIGITS * (slot as usize);
        SeedFault { field: Field::Site(slot), span: at..at + SLOT_DIGITS, problem: SeedProblem::Position(problem) }
    };
    Err(problems.into_iter().map(fault).collect())
}
