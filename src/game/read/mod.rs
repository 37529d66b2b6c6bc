//! From text to a [`Position`]: every fault of the file at once, each with its place. What the file means is decided
//! here; whether it is possible, by [`super::position`].

mod card;
mod counts;
mod player;
mod site;
mod table;
use crate::{
    game::{
        fault::{Fault, Span, Warning},
        file::{Document, Fields, Raw, Reader, parse},
        keys::TOP,
        nouns::{GameName, Phase},
        position::{Position, concerns},
        setup::Setup,
    },
    law::Edition,
};
use toml::de::DeTable;

/// Reads a position file.
///
/// # Errors
/// Returns every fault of the text, in the order of the text.
pub fn read(text: &str) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
    read_in_edition(text, Edition::Current)
}

/// Reads a position file for a table that plays by an edition.
///
/// # Errors
/// Returns every fault of the text, in the order of the text.
pub fn read_in_edition(text: &str, edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
    let mut setup = Setup::default();
    let reader = parse(text, |reader, table, span| read_top(reader, table, span, &mut setup));
    checked(setup, reader, edition)
}

/// Reads a position that was said otherwise than in TOML, for a table that plays by an edition.
///
/// # Errors
/// Returns every fault, in the order of the text.
pub fn read_document(document: &Document, edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
    let mut setup = Setup::default();
    let reader = document.read(|reader, table, span| read_top(reader, table, span, &mut setup));
    checked(setup, reader, edition)
}

/// Checks what was read.
fn checked(setup: Setup, mut reader: Reader, edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
    if !reader.broken {
        let concerns = concerns(&setup);
        match Position::from_file(setup, reader.partial, edition.into()) {
            Ok(position) if reader.faults.is_empty() => {
                let warning = |(place, concern)| Warning { concern, span: reader.places.span(place) };
                return Ok((position, concerns.into_iter().map(warning).collect()));
            }
            Ok(_) => {}
            Err(problems) => {
                let fault = |(place, problem)| Fault { problem, span: reader.places.span(place) };
                reader.faults.extend(problems.into_iter().map(fault));
            }
        }
    }
    reader.faults.sort_by_key(|fault| fault.span.start);
    Err(reader.faults)
}

fn read_top(reader: &mut Reader, table: &DeTable<'_>, span: Span, setup: &mut Setup) {
    let game = table.iter().find(|(key, _)| key.get_ref() == "game").map(|(_, value)| value);
    if game.is_some_and(|game| reader.word::<GameName>(game) != Some(GameName::Oath)) {
        // The keys of the other game would all be reported as unknown.
        return;
    }
    let fields = Fields::new(reader, table, span, &TOP, 0);
    setup.round = fields.number(reader, "round", 1, 8);
    setup.oath = fields.word(reader, "oath");
    setup.visions_drawn = fields.number(reader, "visions-drawn", 0, 5);
    setup.turn = fields.word(reader, "turn");
    setup.phase = fields.word(reader, "phase").unwrap_or(Phase::Act);
    table::read(reader, &fields, setup);
    for (table, span) in fields.tables(reader, "site", 8) {
        match site::read(reader, table, span, setup.sites.len()) {
            Some(site) => setup.sites.push(site),
            None => reader.partial = true,
        }
    }
    for (table, span) in fields.tables(reader, "player", 6) {
        match player::read(reader, table, span, setup.players.len(), &setup.sites) {
            Some(player) => setup.players.push(player),
            None => reader.partial = true,
        }
    }
    setup.this_turn = table::this_turn(reader, &fields, &setup.sites);
    setup.campaign = table::campaign(reader, &fields, &setup.sites);
    setup.chronicle = fields.table(reader, "chronicle").map(|(table, _)| Raw::table(table));
}
