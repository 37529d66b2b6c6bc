//! Cases that ask who wins: the title, the wins in sight, the end die §2.11, §3.

use super::{
    case::Case,
    outcome::{Fault, Outcome},
    prepare::Prepared,
};
use crate::{
    law::DivergenceId,
    rules::{Due, Elsewhere, When, Win, standing_in_editions},
};

/// Compares the standing of the game with the expected one.
pub(super) fn judge(case: &Case, prepared: &Prepared, outcome: &mut Outcome) {
    let (found, elsewhere) = standing_in_editions(&prepared.position, prepared.by, prepared.edition);
    outcome.cites.push("2.11".to_owned());
    outcome.cites.extend(found.wins.iter().flat_map(|win| win.cites.iter().map(ToString::to_string)));
    let mut compare = |what, expected: String, found: String| {
        if expected != found {
            outcome.faults.push(Fault { what, expected, found });
        }
    };
    if let Some(expected) = &case.title {
        let title = match &found.due {
            Some(Due::Passes(colour)) => format!("passes to {}", colour.word()),
            Some(Due::Chosen(colours)) => {
                format!("passes to {}", colours.iter().map(|it| it.word()).collect::<Vec<_>>().join(" or "))
            }
            Some(Due::Stays) => found
                .title
                .map(|(holder, side)| format!("{} {}", holder.word(), side.map(crate::game::TitleSide::word).unwrap_or_default()))
                .unwrap_or_default(),
            None => "open".to_owned(),
        };
        compare("title", expected.clone(), title);
    }
    if let Some(expected) = &case.wins {
        compare("wins", expected.join(", "), found.wins.iter().map(win_text).collect::<Vec<_>>().join(", "));
    }
    if let Some(expected) = &case.differs {
        let difference = |it: &Elsewhere| format!("{} {}", it.edition.word(), it.divergence.map_or("", DivergenceId::word));
        compare("differs", expected.join(", "), elsewhere.iter().map(difference).collect::<Vec<_>>().join(", "));
    }
    if let Some(expected) = case.end_die {
        compare("end-die", expected.to_string(), found.end_die.map_or(0, |(_, faces)| faces).to_string());
    }
    if case.expect == "open" {
        compare("expect", "open".to_owned(), if found.missing.is_empty() { "answered" } else { "open" }.to_owned());
    }
    outcome.compare_cites(&case.cites);
}

/// Returns a win as cases write it: player, when, how.
fn win_text(win: &Win) -> String {
    let when = match win.when {
        When::Over => "over",
        When::Wake if win.certain => "now",
        When::Wake => "wake",
        When::SecondWake => "second-wake",
        When::RoundEnd => "round-end",
        When::GameEnd => "game-end",
    };
    format!("{} {when} {}", win.player.word(), win.how.word())
}
