//! `law wins`: who holds the title, who wins when and how, and what would stop it §2.11, §3.

use super::{
    Case,
    contested::{self, Contested},
    say,
};
use crate::{
    cards::{GoalKind, card},
    cli::{Answer, Desk, json, page::paint},
    game::{Colour, Oath, TitleSide},
    rules::{Due, How, Standing, Table, When, Win, standing},
};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    title: Option<TitleDocument>,
    wins: Vec<WinDocument>,
    end_die: Option<EndDie>,
    missing: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    contested: Vec<Contested>,
}

#[derive(Serialize)]
struct TitleDocument {
    holder: &'static str,
    side: Option<&'static str>,
    cites: [&'static str; 1],
    passes_to: Vec<&'static str>,
}

#[derive(Serialize)]
struct WinDocument {
    player: &'static str,
    when: &'static str,
    how: &'static str,
    cites: Vec<String>,
    certain: bool,
    needs: Option<&'static str>,
}

#[derive(Serialize)]
struct EndDie {
    round: u8,
    fraction: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    shifted: Option<Shifted>,
}

#[derive(Serialize)]
struct Shifted {
    by: &'static str,
    least: &'static str,
    most: &'static str,
}

/// Answers with the standing of the game.
pub fn answer(desk: &Desk, case: Case) -> Answer {
    let standing = standing(&Table::new(&case.position, case.by, case.edition));
    let no = standing.wins.is_empty();
    let out = if desk.json { document(&standing, &case) } else { shown(desk, &standing, case.position.oath) };
    Answer { out, aside: case.warnings, no }
}

const fn when(when: When) -> &'static str {
    match when {
        When::Wake => "wake",
        When::SecondWake => "second-wake",
        When::RoundEnd => "round-end",
        When::GameEnd => "game-end",
    }
}

const fn how(how: How) -> &'static str {
    match how {
        How::Usurper => "usurper",
        How::Visionary => "visionary",
        How::StableRegime => "stable-regime",
        How::Successor => "successor",
        How::WarExhaustion => "war-exhaustion",
    }
}

/// Returns what stops a win: whoever has the title keeps it when tied §2.11, a Vision is not met then §3.2.
const fn stopped(win: &Win, needs: GoalKind) -> &'static str {
    match (needs, win.how) {
        (GoalKind::MostSites, How::Usurper | How::StableRegime | How::Successor | How::WarExhaustion) => "more-sites",
        (GoalKind::MostRelicsAndBanners, How::Usurper | How::StableRegime | How::Successor | How::WarExhaustion) => {
            "more-relics-and-banners"
        }
        (needs, _) => needs.word(),
    }
}

fn passes_to(standing: &Standing) -> Vec<Colour> {
    match &standing.due {
        Some(Due::Passes(colour)) => vec![*colour],
        Some(Due::Chosen(colours)) => colours.clone(),
        Some(Due::Stays) | None => Vec::new(),
    }
}

/// Returns the chance that the end die ends the game, in lowest terms.
fn fraction(faces: u8) -> &'static str {
    match faces {
        1 => "1/6",
        2 => "1/3",
        3 => "1/2",
        4 => "2/3",
        5 => "5/6",
        _ => "0",
    }
}

fn document(standing: &Standing, case: &Case) -> String {
    let win = |win: &Win| WinDocument {
        player: win.player.word(),
        when: when(win.when),
        how: how(win.how),
        cites: win.cites.iter().map(ToString::to_string).collect(),
        certain: win.certain,
        needs: win.needs.map(GoalKind::word),
    };
    json::write(&Document {
        schema: "lawspeaker/wins/1",
        title: standing.title.map(|(holder, side)| TitleDocument {
            holder: holder.word(),
            side: side.map(TitleSide::word),
            cites: ["2.11"],
            passes_to: passes_to(standing).into_iter().map(Colour::word).collect(),
        }),
        wins: standing.wins.iter().map(win).collect(),
        end_die: standing.end_die.map(|(round, faces)| EndDie {
            round,
            fraction: fraction(faces).to_owned(),
            shifted: standing.shifts.map(|colour| Shifted {
                by: colour.word(),
                least: fraction(faces - 1),
                most: fraction(faces + 1),
            }),
        }),
        missing: standing.missing.iter().map(|missing| missing.word()).collect(),
        contested: contested::documents(&case.position),
    })
}

fn shown(desk: &Desk, standing: &Standing, oath: Option<Oath>) -> String {
    let mut out = String::new();
    let colour = |colour: Colour| desk.say(&format!("game-colour-{}", colour.word()));
    if standing.wins.is_empty() {
        let told = if standing.missing.is_empty() { "wins-nobody" } else { "wins-untold" };
        desk.page.heading(&mut out, &desk.say(told));
    }
    for win in &standing.wins {
        let told = desk.say(if win.certain { "wins-now" } else { "wins-in-sight" });
        let style = if win.certain { desk.page.paint.good } else { desk.page.paint.alert };
        let _ = writeln!(out, "{}  {}", paint(style, &told), paint(desk.page.paint.heading, &colour(win.player)));
        let how = desk.say(&format!("wins-how-{}", how(win.how)));
        let when = desk.say(&format!("wins-when-{}", when(win.when)));
        desk.page.line(&mut out, &format!("{how}; {when} ({})", say::cites(&win.cites)), 2);
        if let Some(needs) = win.needs {
            desk.page.line(&mut out, &desk.say(&format!("wins-stop-{}", stopped(win, needs))), 2);
        }
        if let Some(oath) = oath.filter(|_| win.how == How::Successor) {
            desk.page.line(&mut out, &desk.say(&format!("wins-stop-heir-{}", oath.word())), 2);
        }
    }
    out.push('\n');
    if let Some((holder, side)) = standing.title {
        let side = side.map(|side| desk.say(&format!("wins-side-{}", side.word()))).unwrap_or_default();
        let values = [("holder", colour(holder)), ("side", side)];
        let values = values.iter().map(|(name, value)| (*name, value.into())).collect::<Vec<_>>();
        desk.page.line(&mut out, &desk.words.say_with("wins-title", &values), 0);
    }
    let heirs: Vec<String> = passes_to(standing).into_iter().map(colour).collect();
    if !heirs.is_empty() {
        desk.page.line(&mut out, &desk.words.say_with("wins-passes", &[("players", (&heirs.join(", ")).into())]), 0);
    }
    if let Some((round, faces)) = standing.end_die {
        let values = [("round", usize::from(round).into()), ("chance", fraction(faces).into())];
        desk.page.line(&mut out, &desk.words.say_with("wins-end-die", &values), 0);
        if let Some(by) = standing.shifts {
            let (player, least, most) = (colour(by), fraction(faces - 1), fraction(faces + 1));
            let card = card("squalid-district").map_or("", |card| card.name(desk.words.lang));
            let values = [("card", card.into()), ("player", (&player).into()), ("least", least.into()), ("most", most.into())];
            desk.page.line(&mut out, &desk.words.say_with("wins-end-die-shifts", &values), 0);
        }
    }
    for missing in &standing.missing {
        let what = say::missing(&desk.words, *missing);
        desk.page.line(&mut out, &desk.words.say_with("judge-needs-telling", &[("what", (&what).into())]), 0);
    }
    out
}
