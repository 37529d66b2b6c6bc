//! What a prompt shows of a table: whose turn it is, and the verdict on words as far as they are typed, in one line.

use super::{
    actions::{Odds, terms},
    game::Game,
    seat::Question,
};
use crate::{answer::Error, i18n::family, rules::Verdict};

/// The kind of objection to an action that comes in another phase than its own.
const WRONG_PHASE: &str = "wrong-phase";

/// The verdict on an action in one line.
#[derive(Clone, Debug)]
pub struct Glance {
    /// The verdict.
    pub verdict: Verdict,
    /// Whether it comes in another phase than its own.
    pub is_out_of_phase: bool,
    /// The verdict in words; then cost, chance and sections, or the first thing that stands in the way.
    pub text: String,
}

/// Returns the verdict on an action in one line, by the edition of the table alone.
pub(super) fn glance<G: Game>(question: &Question<'_, G>, typed: &str) -> Result<Option<Glance>, Error> {
    let request = question.request(typed)?;
    let Ok(ruling) = G::may(&question.table, &request) else { return Ok(None) };
    let verdict = ruling.verdict();
    let why = match verdict {
        Verdict::Legal => Some(terms(question, &ruling, &Odds::of(question, &request))),
        Verdict::Illegal | Verdict::Open => question.objections(&ruling).first().map(super::ReasonAnswer::with_cites),
    };
    let verdict_said = question.words.say(family::JUDGE_VERDICT.of(verdict.word()));
    let text = std::iter::once(verdict_said).chain(why).collect::<Vec<String>>().join(" · ");
    let is_out_of_phase = ruling.reasons.iter().any(|reason| G::kind(&reason.matter) == WRONG_PHASE);
    Ok(Some(Glance { verdict, is_out_of_phase, text }))
}

/// Returns whose turn it is and when, as far as known.
pub(super) fn turn<G: Game>(question: &Question<'_, G>) -> String {
    let words = question.words;
    let player = question.seat.acting().map(|colour| G::colour(words, colour));
    player.into_iter().chain(G::time(words, &question.seat.position)).collect::<Vec<String>>().join(" · ")
}
