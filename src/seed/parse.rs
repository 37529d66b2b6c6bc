//! From text to a [`Seed`]: every fault under the name of its field and with its place. Where a length or a digit is
//! wrong the rest means nothing, and reading ends; a number without a meaning does not stop it.

use super::{
    Ending, OnMap, Seed,
    boards::Boards,
    codes,
    fault::{Deck, Fault, Field, Problem},
    scan::{Scan, Stop},
    version::Version,
};
use crate::game::{CardRef, Colour, Oath, Position, Setup, Slot};

/// The digits of a slot: its site and three cards.
const SLOT_DIGITS: usize = 8;

/// Takes a chronicle string apart. Blanks and line ends around it are forgiven.
///
/// # Errors
/// Returns everything that is wrong with it.
pub fn parse(text: &str) -> Result<Seed, Vec<Fault>> {
    let mut scan = Scan::new(text);
    let mut map_at = 0;
    match read(&mut scan, &mut map_at) {
        Ok(seed) if scan.faults.is_empty() => check(seed, map_at),
        Ok(_) | Err(Stop) => Err(scan.faults),
    }
}

fn read(scan: &mut Scan<'_>, map_at: &mut usize) -> Result<Seed, Stop> {
    let version = version(scan)?;
    let game = scan.number(Field::Game, 4)?;
    let name = scan.name(Field::NameLength, Field::Name)?;
    let everybody = if version.tells_players() { Boards::EVERYBODY } else { Boards(u8::MAX) };
    let previous_players = boards(scan, Field::PreviousPlayers, everybody)?;
    let citizens = boards(scan, Field::Citizens, Boards::CITIZENS)?;
    let oath = oath(scan)?;
    let mut suits = codes::SUITS;
    for suit in &mut suits {
        let number = scan.number(Field::Suits, 1)?;
        match codes::SUITS.get(usize::from(number)) {
            Some(found) => *suit = *found,
            None => scan.unknown(Field::Suits),
        }
    }
    *map_at = scan.at();
    let mut map = [OnMap::default(); 8];
    for (slot, on) in Slot::ALL.iter().zip(&mut map) {
        *on = on_map(scan, *slot)?;
    }
    let world = deck(scan, Deck::World, |card| codes::is_denizen(card) || codes::is_vision(card))?;
    let dispossessed = deck(scan, Deck::Dispossessed, codes::is_denizen)?;
    let relics = deck(scan, Deck::Relics, codes::is_relic)?;
    let ending = if version.tells_ending() { Some(ending(scan)?) } else { None };
    scan.finish();
    Ok(Seed { version, game, name, previous_players, citizens, oath, suits, map, world, dispossessed, relics, ending })
}

fn version(scan: &mut Scan<'_>) -> Result<Version, Stop> {
    let digits = scan.take(Field::Version, 6)?;
    let number = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let is_number = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    match (number(0), number(2), number(4)) {
        (Some(major), Some(minor), Some(patch)) if is_number => {
            let version = Version { major, minor, patch };
            if version.is_known() {
                return Ok(version);
            }
            scan.fault(Field::Version, Problem::UnknownVersion(version));
        }
        _ => scan.fault(Field::Version, Problem::NotHex { found: digits.to_owned() }),
    }
    Err(Stop)
}

fn boards(scan: &mut Scan<'_>, field: Field, all: Boards) -> Result<Boards, Stop> {
    let boards = Boards(scan.byte(field)?);
    if !boards.within(all) {
        scan.unknown(field);
    }
    Ok(boards)
}

fn oath(scan: &mut Scan<'_>) -> Result<Oath, Stop> {
    let oath = codes::oath(scan.byte(Field::Oath)?);
    if oath.is_none() {
        scan.unknown(Field::Oath);
    }
    Ok(oath.unwrap_or(Oath::Supremacy))
}

fn on_map(scan: &mut Scan<'_>, slot: Slot) -> Result<OnMap, Stop> {
    let mut on = OnMap::default();
    let is_empty = scan.nothing();
    if !is_empty {
        (on.site, on.facedown) = scan.site(Field::Site(slot))?;
    }
    for (at, cell) in on.cells.iter_mut().enumerate() {
        let field = Field::Card(slot, at + 1);
        if !scan.nothing() {
            *cell = scan.card(field, |card| !codes::is_vision(card))?;
            if is_empty {
                scan.fault(field, Problem::NoSite);
            }
        }
    }
    Ok(on)
}

fn deck(scan: &mut Scan<'_>, deck: Deck, fits: impl Fn(CardRef) -> bool) -> Result<Vec<CardRef>, Stop> {
    let count = scan.byte(Field::Count(deck))?;
    let mut cards = Vec::with_capacity(count.into());
    for at in 1..=usize::from(count) {
        cards.extend(scan.card(Field::Item(deck, at), &fits)?);
    }
    Ok(cards)
}

fn ending(scan: &mut Scan<'_>) -> Result<Ending, Stop> {
    let citizens = boards(scan, Field::PreviousCitizens, Boards::CITIZENS)?;
    let winner = Boards(scan.byte(Field::Winner)?).only();
    if winner.is_none() {
        scan.unknown(Field::Winner);
    }
    let winner_name = scan.name(Field::WinnerLength, Field::WinnerName)?;
    Ok(Ending { citizens, winner: winner.unwrap_or(Colour::Purple), winner_name })
}

/// Checks what the digits tell: the map must be one that can lie on a table §2.8.1.
fn check(seed: Seed, map_at: usize) -> Result<Seed, Vec<Fault>> {
    let sites = seed.sites();
    let slots: Vec<Slot> = sites.iter().map(|site| site.slot).collect();
    let Err(problems) = Position::new(Setup { sites, ..Setup::default() }) else { return Ok(seed) };
    let fault = |(place, problem): (crate::game::Place, crate::game::Problem)| {
        let slot = slots.get(place.index).copied().unwrap_or(Slot::Cradle1);
        let at = map_at + SLOT_DIGITS * (slot as usize);
        Fault { field: Field::Site(slot), span: at..at + SLOT_DIGITS, problem: Problem::Position(problem) }
    };
    Err(problems.into_iter().map(fault).collect())
}
