//! Cases that ask who wins: the title, the wins in sight, the end die §2.11, §3.

use super::{case::Case, outcome::Outcome, prepare::Prepared};
use crate::{
    game::TitleSide,
    rules::{Due, How, Standing, When, Win, standing_in_editions},
};

/// Compares the standing of the game with the expected one.
pub(super) fn judge(case: &Case, prepared: &Prepared, outcome: &mut Outcome) {
    let (found, elsewhere) = standing_in_editions(&prepared.position, prepared.by, prepared.edition);
    outcome.cites.push("2.11".to_owned());
    outcome.cites.extend(found.wins.iter().flat_map(|win| win.cites.iter().map(ToString::to_string)));
    outcome.compare("title", case.title.as_ref(), &title_text(&found));
    outcome.compare("wins", case.wins.as_ref(), &found.wins.iter().map(win_text).collect::<Vec<_>>());
    outcome.compare_editions(case, elsewhere.iter().map(|it| (it.edition, it.divergence)));
    outcome.compare("end-die", case.end_die.as_ref(), &found.end_die.map_or(0, |(_, faces)| faces));
    if case.expect == "open" {
        outcome.compare("expect", Some(&case.expect), &if found.missing.is_empty() { "answered" } else { "open" });
    }
    outcome.compare_cites(&case.cites);
}

/// Returns the Oathkeeper title as cases write it: its holder and side, or whom it passes to.
fn title_text(found: &Standing) -> String {
    match &found.due {
        Some(Due::Passes(colour)) => format!("passes to {}", colour.word()),
        Some(Due::Chosen(colours)) => {
            format!("passes to {}", colours.iter().map(|it| it.word()).collect::<Vec<_>>().join(" or "))
        }
        Some(Due::Stays) => found
            .title
            .map(|(holder, side)| format!("{} {}", holder.word(), side.map_or("", TitleSide::word)))
            .unwrap_or_default(),
        None => "open".to_owned(),
    }
}

/// Returns a win as cases write it: player, when, how.
fn win_text(win: &Win) -> String {
    let when = match win.when {
        When::Wake if win.certain => "now",
        When::Wake => "wake",
        When::SecondWake => "second-wake",
        When::RoundEnd => "round-end",
        When::GameEnd => "game-end",
    };
    let how = match win.how {
        How::Usurper => "usurper",
        How::Visionary => "visionary",
        How::StableRegime => "stable-regime",
        How::Successor => "successor",
        How::WarExhaustion => "war-exhaustion",
    };
    format!("{} {when} {how}", win.player.word())
}
