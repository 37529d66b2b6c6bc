//! `law wins` for Lords of Xidit: the census, the three assessments and the Savior of the Kingdom §10, §11.

use super::{
    Case,
    document::{ReasonDocument, reason},
    read_on,
    say::{self, numbers},
};
use crate::{
    cli::{Answer, Desk, json, page::paint},
    game::xidit::Colour,
    law::{Book, LawRef},
    rules::xidit::{ClassCensus, Contender, Standing, Trialled, standing},
};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    book: &'static str,
    wins: Vec<WinDocument>,
    census: Vec<CensusDocument>,
    trials: Vec<TrialDocument>,
    open: Vec<ReasonDocument>,
}

#[derive(Serialize)]
struct WinDocument {
    player: &'static str,
    when: &'static str,
    how: &'static str,
    cites: Vec<&'static str>,
    certain: bool,
}

#[derive(Serialize)]
struct CensusDocument {
    class: &'static str,
    leaders: Vec<&'static str>,
    reward: &'static str,
    count: u8,
    cites: Vec<&'static str>,
}

#[derive(Serialize)]
struct TrialDocument {
    trial: &'static str,
    ranking: Vec<Ranked>,
    eliminated: Vec<&'static str>,
    cites: Vec<&'static str>,
}

#[derive(Serialize)]
struct Ranked {
    player: &'static str,
    value: Option<u16>,
}

/// Answers with how the game ends.
pub fn answer(desk: &Desk, case: &Case) -> Answer {
    let found = standing(&case.position);
    let no = found.savior.is_none();
    let out = if desk.json { json::write(&document(desk, &found)) } else { shown(desk, &found) };
    Answer { out, no, ..Answer::default() }
}

fn document(desk: &Desk, found: &Standing) -> Document {
    let census = |it: &ClassCensus| CensusDocument {
        class: it.class.word(),
        leaders: it.leaders.iter().map(|colour| Colour::word(*colour)).collect(),
        reward: it.prize.reward.word(),
        count: it.prize.count,
        cites: numbers(&it.cites),
    };
    let trial = |it: &Trialled| TrialDocument {
        trial: it.trial.word(),
        ranking: it.ranking.iter().map(|(who, value)| Ranked { player: who.word(), value: *value }).collect(),
        eliminated: it.eliminated.iter().map(|who| who.word()).collect(),
        cites: numbers(&it.cites),
    };
    let win = |savior: Contender| WinDocument {
        player: savior.word(),
        when: "game-end",
        how: "savior",
        cites: numbers(&found.cites),
        certain: found.certain,
    };
    Document {
        schema: "lawspeaker/wins/1",
        book: Book::Xidit.key(),
        wins: found.savior.into_iter().map(win).collect(),
        census: found.census.iter().map(census).collect(),
        trials: found.trials.iter().map(trial).collect(),
        open: found.open.iter().map(|it| reason(&desk.words, it)).collect(),
    }
}

fn shown(desk: &Desk, found: &Standing) -> String {
    let mut out = String::new();
    match found.savior {
        Some(savior) => {
            let told = desk.say(if found.certain { "xidit-savior" } else { "xidit-savior-now" });
            let name = say::contender(&desk.words, savior);
            let _ = writeln!(out, "{}  {}", paint(desk.page.paint.good, &told), paint(desk.page.paint.heading, &name));
        }
        None => {
            let _ = writeln!(out, "{}", paint(desk.page.paint.alert, &desk.say("xidit-no-savior")));
        }
    }
    for reason in &found.open {
        desk.page.line(&mut out, &say::reason(&desk.words, reason), 2);
    }
    if !found.census.is_empty() {
        out.push('\n');
        desk.page.heading(&mut out, &desk.say("xidit-census"));
        found.census.iter().for_each(|class| desk.page.line(&mut out, &census(desk, class), 2));
    }
    for trial in &found.trials {
        out.push('\n');
        let name = desk.say(&format!("xidit-trial-{}", trial.trial.word()));
        desk.page.heading(&mut out, &desk.words.say_with("xidit-trial", &[("trial", (&name).into())]));
        trialled(desk, &mut out, trial);
    }
    let all: Vec<LawRef> = found.cites.iter().chain(found.trials.iter().flat_map(|it| &it.cites)).copied().collect();
    let mut once: Vec<LawRef> = Vec::new();
    for cite in all {
        if !once.contains(&cite) {
            once.push(cite);
        }
    }
    let read = desk.say("judge-read");
    out.push('\n');
    desk.page.labelled(&mut out, &read, textwrap::core::display_width(&read), &read_on(&once));
    out
}

fn census(desk: &Desk, it: &ClassCensus) -> String {
    let class = say::class(&desk.words, it.class);
    if it.leaders.is_empty() {
        return format!(
            "{} ({})",
            desk.words.say_with("xidit-why-silent-census", &[("class", (&class).into())]),
            say::cites(&it.cites)
        );
    }
    let leaders = it.leaders.iter().map(|colour| say::colour(&desk.words, *colour)).collect::<Vec<_>>().join(", ");
    let prize = desk.say(&format!("xidit-reward-{}", it.prize.reward.word()));
    let values = [
        ("class", (&class).into()),
        ("leaders", (&leaders).into()),
        ("count", usize::from(it.prize.count).into()),
        ("prize", (&prize).into()),
    ];
    format!("{} ({})", desk.words.say_with("xidit-census-class", &values), say::cites(&it.cites))
}

fn trialled(desk: &Desk, out: &mut String, trial: &Trialled) {
    let ranked = |(who, value): &(Contender, Option<u16>)| {
        let value = value.map_or_else(|| "?".to_owned(), |value| value.to_string());
        format!("{} {value}", say::contender(&desk.words, *who))
    };
    let ranking: Vec<String> = trial.ranking.iter().map(ranked).collect();
    desk.page.line(out, &ranking.join(" · "), 2);
    let dropped: Vec<String> = trial.eliminated.iter().map(|who| say::contender(&desk.words, *who)).collect();
    let told = desk.words.say_with("xidit-eliminated", &[("players", (&dropped.join(", ")).into())]);
    desk.page.line(out, &format!("{told} ({})", say::cites(&trial.cites)), 2);
}
