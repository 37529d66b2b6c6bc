//! Cases that ask who wins: the title, the wins in sight, the end die; the census, the assessments and the Savior.

use super::{case::Case, outcome::Outcome, prepare::Prepared};
use crate::{
    answer::judge::{CensusAnswer, Game, WinAnswer, WinsAnswer},
    i18n::Words,
    law::Lang,
};

/// Compares how a game stands with what is expected.
pub(super) fn judge<G: Game>(case: &Case, prepared: &Prepared<G>, outcome: &mut Outcome) {
    let table = G::table(&prepared.position, prepared.by, prepared.edition);
    let found = G::wins(&Words::new(Lang::En), &table);
    outcome.compare("title", case.title.as_ref(), &title(&found));
    outcome.compare("wins", case.wins.as_ref(), &found.wins.iter().map(win).collect::<Vec<_>>());
    outcome.compare_editions(case, found.differs_in.iter().map(|it| (it.edition, it.divergence)));
    outcome.compare("end-die", case.end_die.as_ref(), &found.end_die.as_ref().map_or(0, |die| die.faces));
    outcome.compare("savior", case.savior.as_ref(), &found.wins.first().map_or("", |win| win.player));
    let eliminated: Vec<String> = found.trials.iter().map(|trial| trial.eliminated.join(" ")).collect();
    outcome.compare("eliminated", case.eliminated.as_ref(), &eliminated);
    outcome.compare("census", case.census.as_ref(), &found.census.iter().map(census).collect::<Vec<_>>());
    outcome.compare_kinds(case, found.open.iter().map(|reason| reason.kind).collect());
    let open = !found.missing.is_empty() || !found.open.is_empty();
    outcome.compare(
        "expect",
        Some(&case.expect).filter(|_| open != (case.expect == "open")),
        &if open { "open" } else { "legal" },
    );
    outcome.cites = found.cites;
    outcome.compare_cites(&case.cites);
}

/// Returns holder and side of the title, or those it belongs to.
fn title(found: &WinsAnswer) -> String {
    match &found.title {
        Some(title) if title.stays == Some(false) => format!("passes to {}", title.passes_to.join(" or ")),
        Some(title) if title.stays == Some(true) => format!("{} {}", title.holder, title.side.unwrap_or_default()),
        Some(_) | None => "open".to_owned(),
    }
}

/// Returns a win as cases write it: player, when, how.
fn win(win: &WinAnswer) -> String {
    let when = if win.certain && win.when == "wake" { "now" } else { win.when };
    format!("{} {when} {}", win.player, win.how)
}

/// Returns the census of a class as cases write it.
fn census(census: &CensusAnswer) -> String {
    format!("{} {} {} {}", census.class, census.leaders.join(" "), census.count, census.reward)
}
