//! The Chronicle §8: after the game its winner takes these steps in order. Each file is one step: may it be taken, and what does
//! it do. What chance decides is part of the request; [`roll`] fills it in with cards that come up fairly.
//!
//! ```text
//! vow, citizens, edifice, map, cards, relics, deck ─► piles ─► the parts of `rules` below
//! ```

mod cards;
mod citizens;
mod deck;
mod edifice;
mod map;
mod piles;
mod relics;
mod vow;

pub(crate) use citizens::offer;

use crate::{
    game::{Chapter, Phase, Player, Setup},
    law::{LawRef, law},
    rules::{
        base::{Matter, Pattern, Ruling},
        request::{Action, Request, Writing},
        state::{Step, Table},
        turn::in_phase,
    },
};

const CHRONICLE: LawRef = law("8");
const GAME_ENDS: LawRef = law("3");

/// Takes a step of the Chronicle.
pub(crate) fn write(step: &mut Step<'_, '_>, writing: &Writing) {
    match writing {
        Writing::Vow(oath) => vow::vow(step, *oath),
        Writing::Build { edifice, replacing } => edifice::build(step, *edifice, replacing),
        Writing::Repair(ruin) => edifice::repair(step, *ruin),
        Writing::ClearMap { moving, drawing } => map::clear(step, moving, drawing),
        Writing::AddCards { suit, drawing } => cards::add(step, *suit, drawing),
        Writing::RemoveCards { drawing } => cards::remove(step, drawing),
        Writing::ClearRelics { drawing } => relics::clear(step, drawing),
        Writing::Rebuild { choosing, drawing } => deck::rebuild(step, choosing, drawing),
    }
}

/// Returns every step that could be asked about now.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let Some(ending) = &table.position.ending else { return Vec::new() };
    let clear = || Writing::ClearMap { moving: Vec::new(), drawing: Vec::new() };
    let writings = match ending.chapter {
        Chapter::Vow => vow::offers(),
        Chapter::Citizenship => {
            let offers = citizens::offers(table);
            return offers.into_iter().chain(requests(edifice::offers(table))).chain(requests(vec![clear()])).collect();
        }
        Chapter::Map => vec![clear()],
        Chapter::Cards => cards::offers(table),
        Chapter::Dispossessed => vec![Writing::RemoveCards { drawing: Vec::new() }],
        Chapter::Relics => vec![Writing::ClearRelics { drawing: Vec::new() }],
        Chapter::Deck => vec![Writing::Rebuild { choosing: Vec::new(), drawing: Vec::new() }],
        Chapter::Written => Vec::new(),
    };
    requests(writings).collect()
}

fn requests(writings: Vec<Writing>) -> impl Iterator<Item = Request> {
    writings.into_iter().map(|writing| Action::Write(writing).into())
}

/// Returns the step with what chance decides in it, drawn fairly: `below` returns a number below another, each as likely. A step
/// that tells what came up, or in which nothing is left to chance, stays as it is; so does one whose cards are not all named.
#[must_use]
pub fn roll(table: &Table<'_>, asked: &Request, below: &mut dyn FnMut(usize) -> usize) -> Request {
    let Action::Write(writing) = &asked.action else { return asked.clone() };
    if writing.drawing().is_none_or(|drawing| !drawing.is_empty()) {
        return asked.clone();
    }
    let drawn = match writing {
        Writing::Vow(_) | Writing::Build { .. } | Writing::Repair(_) => None,
        Writing::ClearMap { moving, .. } => map::drawn(table, moving, below),
        Writing::AddCards { suit, .. } => cards::added(table, *suit, below),
        Writing::RemoveCards { .. } => cards::removed(table, below),
        Writing::ClearRelics { .. } => relics::drawn(table, below),
        Writing::Rebuild { choosing, .. } => deck::shuffled(table, choosing, below),
    };
    let writing = drawn.map_or_else(|| writing.clone(), |drawn| writing.clone().with_drawing(drawn));
    Request { action: Action::Write(writing), ..asked.clone() }
}

/// Returns a step whose cards were drawn by lot with those that are looked at: the sites that are turned up §8.3.5.7 and the cards
/// from the Archive §8.4. None where nobody looks at any §8.5, §8.6, §8.8.
#[must_use]
pub fn looked_at(table: &Table<'_>, writing: &Writing) -> Option<Writing> {
    match writing {
        Writing::Vow(_) | Writing::Build { .. } | Writing::Repair(_) | Writing::AddCards { .. } => Some(writing.clone()),
        Writing::ClearMap { moving, drawing } => {
            let seen = map::faceup(table, moving, drawing);
            (!seen.is_empty()).then(|| writing.clone().with_drawing(seen))
        }
        Writing::RemoveCards { .. } | Writing::ClearRelics { .. } | Writing::Rebuild { .. } => None,
    }
}

/// Returns the winner, objecting unless one of some steps comes next. Nothing can be said of a game that goes on.
fn writer<'a>(table: &Table<'a>, ruling: &mut Ruling, chapters: &[Chapter], section: LawRef) -> Option<&'a Player> {
    ruling.cite(CHRONICLE);
    let (Some(_), Some(ending)) = (table.position.winner, &table.position.ending) else {
        ruling.object(Matter::NotOver, [CHRONICLE, GAME_ENDS]);
        return None;
    };
    let player = in_phase(table, ruling, Phase::Chronicle, section)?;
    let chapter = ending.chapter;
    if chapter == Chapter::Written {
        ruling.object(Matter::ChronicleWritten, [CHRONICLE]);
        return None;
    }
    if !chapters.contains(&chapter) {
        let past = chapters.iter().all(|own| *own < chapter);
        let matter = if past { Matter::ChapterPast } else { Matter::ChapterFirst { clause: Pattern(pattern(chapter)) } };
        ruling.object(matter, [CHRONICLE, section]);
        return None;
    }
    Some(player)
}

/// Returns how the next step is written.
const fn pattern(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Vow => "vow GOAL",
        Chapter::Citizenship | Chapter::Map | Chapter::Written => "clear map",
        Chapter::Cards => "add cards SUIT",
        Chapter::Dispossessed => "remove cards",
        Chapter::Relics => "clear relics",
        Chapter::Deck => "rebuild deck",
    }
}

/// Goes on to a step.
fn go_on(setup: &mut Setup, chapter: Chapter) {
    if let Some(ending) = setup.ending.as_mut() {
        ending.chapter = chapter;
    }
}
