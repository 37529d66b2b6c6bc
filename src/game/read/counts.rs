//! Counts of favor, secrets and warbands.

use crate::game::{
    file::{Fields, Reader, translate},
    keys::WARBANDS,
    nouns::{ALL_FAVOR, Colour, Favor, PURPLE_WARBANDS, Secrets, Warbands},
};

/// The most secrets that can be written down; the Law knows no limit §9.3.
const MOST_SECRETS: u8 = 99;

/// Reads an amount of favor; none if it is left out.
pub fn favor(reader: &mut Reader, fields: &Fields<'_, '_>) -> Favor {
    Favor(fields.number(reader, "favor", 0, ALL_FAVOR.0).unwrap_or(0))
}

/// Reads a number of secrets; none if it is left out.
pub fn secrets(reader: &mut Reader, fields: &Fields<'_, '_>, key: &str) -> Secrets {
    Secrets(fields.number(reader, key, 0, MOST_SECRETS).unwrap_or(0))
}

/// Reads warbands by their colours.
pub fn warbands(reader: &mut Reader, fields: &Fields<'_, '_>, index: usize) -> Vec<(Colour, Warbands)> {
    let Some((table, span)) = fields.table(reader, "warbands") else { return Vec::new() };
    let rows = Fields::translated(reader, table, span, &WARBANDS, index, translate::<Colour>);
    let count = |colour: &Colour| Some((*colour, Warbands(rows.number(reader, colour.word(), 0, PURPLE_WARBANDS.0)?)));
    Colour::ALL.iter().filter_map(count).filter(|(_, count)| *count != Warbands::NONE).collect()
}
