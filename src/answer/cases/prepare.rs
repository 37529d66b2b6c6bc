//! The position and the request of a case.

use super::{
    case::{Case, Suite},
    merge,
    outcome::Fault,
};
use crate::{
    answer::judge::{Game, Oath},
    game::{self, find_word},
    law::Edition,
};
use toml::Table;

/// A case of some game that can be run: its position, and the action asked about; none if it asks who wins.
pub(super) struct Prepared<G: Game> {
    pub(super) position: G::Position,
    pub(super) asked: Option<G::Request>,
    pub(super) by: Option<G::Colour>,
    pub(super) edition: Edition,
}

/// Returns the position of a case of Oath.
///
/// # Errors
/// Returns why it cannot be read.
pub fn position(suite: &Suite, case: &Case) -> Result<game::Position, Fault> {
    read::<Oath>(case, &position_text(suite, case)?)
}

/// Reads the position of a case.
pub(super) fn read<G: Game>(case: &Case, text: &str) -> Result<G::Position, Fault> {
    let read = G::read(text, edition(case)?);
    read.map(|(position, _)| position).map_err(|faults| Fault::cannot_run("position", format!("{:?}", faults.first())))
}

pub(super) fn edition(case: &Case) -> Result<Edition, Fault> {
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
pub(super) fn prepare<G: Game>(case: &Case, position: G::Position) -> Result<Prepared<G>, Fault> {
    let by = case.player.as_deref().map(find_word).transpose();
    let by = by.map_err(|error| Fault::cannot_run("player", format!("{error:?}")))?;
    let asked = match case.ask.as_str() {
        "wins" => None,
        words => Some(G::parse(words, &position, by).map_err(|error| Fault::cannot_run("ask", format!("{error:?}")))?),
    };
    Ok(Prepared { position, asked, by, edition: edition(case)? })
}
