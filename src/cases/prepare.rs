//! The position and the request of a case.

use super::{
    case::{Case, Suite},
    merge,
    outcome::Fault,
};
use crate::{
    game::{self, Colour, Position},
    law::Edition,
    notation,
    rules::Request,
};
use toml::Table;

/// A case that can be run: its position, and the action asked about; none if it asks who wins.
pub(super) struct Prepared {
    pub(super) position: Position,
    pub(super) asked: Option<Request>,
    pub(super) by: Option<Colour>,
    pub(super) edition: Edition,
}

/// Returns the position of a case.
///
/// # Errors
/// Returns why it cannot be read.
pub fn position(suite: &Suite, case: &Case) -> Result<Position, Fault> {
    let read = game::read_in_edition(&position_text(suite, case)?, edition(case)?);
    read.map(|(position, _)| position).map_err(|faults| Fault::cannot_run("position", format!("{:?}", faults.first())))
}

fn edition(case: &Case) -> Result<Edition, Fault> {
    let edition = case.edition.as_deref().map_or(Some(Edition::Current), Edition::from_word);
    edition.ok_or_else(|| Fault::cannot_run("edition", case.edition.clone().unwrap_or_default()))
}

/// Returns the text of the position of a case, with its changes merged in.
pub(super) fn position_text(suite: &Suite, case: &Case) -> Result<String, Fault> {
    let text = suite.positions.get(&case.position).ok_or_else(|| Fault::cannot_run("position", case.position.clone()))?;
    let table = |what, text: &str| text.parse::<Table>().map_err(|error| Fault::cannot_run(what, error.to_string()));
    let mut merged = table("position", text)?;
    merge::merge(&mut merged, table("with", &case.with)?);
    Ok(merged.to_string())
}

/// Parses the request of a case on a position.
pub(super) fn prepare(case: &Case, position: Position) -> Result<Prepared, Fault> {
    let by = case
        .player
        .as_deref()
        .map(game::find_word::<Colour>)
        .transpose()
        .map_err(|error| Fault::cannot_run("player", format!("{error:?}")))?;
    let asked = match case.ask.as_str() {
        "wins" => None,
        words => Some(notation::parse(words, &position, by).map_err(|error| Fault::cannot_run("ask", format!("{error:?}")))?),
    };
    Ok(Prepared { position, asked, by, edition: edition(case)? })
}
