//! `law wins` for Lords of Xidit: the census, the three assessments and the Savior of the Kingdom §10, §11.

use super::{
    Case,
    document::{ReasonDocument, reason},
    read_on,
    say::{self, numbers},
};
use crate::answer::nouns::classed;
use crate::{
    cli::{Answer, Context, json, page::paint},
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
pub fn answer(ctx: &Context, case: &Case) -> Answer {
    let found = standing(&case.position);
    let negative = found.savior.is_none();
    let out = if ctx.json { json::write(&document(ctx, &found)) } else { shown(ctx, &found) };
    Answer { out, negative, ..Answer::default() }
}

fn document(ctx: &Context, found: &Standing) -> Document {
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
        open: found.open.iter().map(|it| reason(&ctx.words, it)).collect(),
    }
}

fn shown(ctx: &Context, found: &Standing) -> String {
    let mut out = String::new();
    match found.savior {
        Some(savior) => {
            let headline = ctx.say(if found.certain { "xidit-savior" } else { "xidit-savior-now" });
            let name = say::contender(&ctx.words, savior);
            let _ = writeln!(out, "{}  {}", paint(ctx.page.paint.good, &headline), paint(ctx.page.paint.heading, &name));
        }
        None => {
            let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &ctx.say("xidit-no-savior")));
        }
    }
    for reason in &found.open {
        ctx.page.line(&mut out, &say::reason(&ctx.words, reason), 2);
    }
    if !found.census.is_empty() {
        out.push('\n');
        ctx.page.heading(&mut out, &ctx.say("xidit-census"));
        found.census.iter().for_each(|class| ctx.page.line(&mut out, &census(ctx, class), 2));
    }
    for trial in &found.trials {
        out.push('\n');
        let name = ctx.say(&format!("xidit-trial-{}", trial.trial.word()));
        ctx.page.heading(&mut out, &ctx.words.say_with("xidit-trial", &[("trial", (&name).into())]));
        assessment(ctx, &mut out, trial);
    }
    let all: Vec<LawRef> = found.cites.iter().chain(found.trials.iter().flat_map(|it| &it.cites)).copied().collect();
    let mut once: Vec<LawRef> = Vec::new();
    for cite in all {
        if !once.contains(&cite) {
            once.push(cite);
        }
    }
    let read = ctx.say("judge-read");
    out.push('\n');
    ctx.page.labelled(&mut out, &read, textwrap::core::display_width(&read), &read_on(&once));
    out
}

fn census(ctx: &Context, it: &ClassCensus) -> String {
    let class = say::class(&ctx.words, it.class);
    if it.leaders.is_empty() {
        return format!(
            "{} ({})",
            ctx.words.say_filled("xidit-why-silent-census", &[("class", classed(it.class))]),
            say::cites(&it.cites)
        );
    }
    let leaders = it.leaders.iter().map(|colour| say::colour(&ctx.words, *colour)).collect::<Vec<_>>().join(", ");
    let prize = ctx.say(&format!("xidit-reward-{}", it.prize.reward.word()));
    let values = [
        ("class", (&class).into()),
        ("leaders", (&leaders).into()),
        ("count", usize::from(it.prize.count).into()),
        ("prize", (&prize).into()),
    ];
    format!("{} ({})", ctx.words.say_with("xidit-census-class", &values), say::cites(&it.cites))
}

fn assessment(ctx: &Context, out: &mut String, trial: &Trialled) {
    let ranked = |(who, value): &(Contender, Option<u16>)| {
        let value = value.map_or_else(|| "?".to_owned(), |value| value.to_string());
        format!("{} {value}", say::contender(&ctx.words, *who))
    };
    let ranking: Vec<String> = trial.ranking.iter().map(ranked).collect();
    ctx.page.line(out, &ranking.join(" · "), 2);
    let dropped: Vec<String> = trial.eliminated.iter().map(|who| say::contender(&ctx.words, *who)).collect();
    let eliminated = ctx.words.say_with("xidit-eliminated", &[("players", (&dropped.join(", ")).into())]);
    ctx.page.line(out, &format!("{eliminated} ({})", say::cites(&trial.cites)), 2);
}
