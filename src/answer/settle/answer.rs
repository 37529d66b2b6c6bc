//! The answer to a dispute: the next question in the reader's language, or the ruling and the facts it rests on.

use super::{
    dispute::{Next, Settled, next},
    document::{SettleAnswer, asked, asked_part, asked_place},
    key::Key,
    probe::Asked,
    told::{Question, Told},
};
use crate::{
    answer::{Error, Lacking, Schema, judge, nouns},
    game::{CardRef, Colour, Position},
    i18n::{Words, id},
    law::Edition,
    notation::{self, WordsFault},
    rules::{Reason, Request, Verdict},
};

/// A dispute about an action: who wants to do what, by which edition.
pub struct Disputed {
    /// The words of the action.
    pub action: String,
    /// The action.
    pub request: Request,
    /// Who acts.
    pub by: Option<Colour>,
    /// The edition that rules.
    pub edition: Edition,
}

/// Returns the question where a site lies, which an action names.
#[must_use]
pub fn place_asked(words: &Words, told: &Told, action: &str, site: CardRef) -> SettleAnswer {
    SettleAnswer { next: Some(asked_place(words, site)), ..begun(words, told, action) }
}

/// Returns the question for a part that an action lacks.
#[must_use]
pub fn part_asked(words: &Words, told: &Told, lacking: &Lacking) -> SettleAnswer {
    SettleAnswer { next: Some(asked_part(words, lacking)), ..begun(words, told, &lacking.action) }
}

/// Returns the action with an answer to the question for what it lacks.
///
/// # Errors
/// Returns why the words are no answer.
pub fn reply_part(words: &Words, told: &Told, lacking: &Lacking, typed: &str) -> Result<String, Error> {
    lacking.answered(words.lang, &told.setup, typed).map_err(|error| match &error.fault {
        WordsFault::Name(_) => judge::action_error(words, &error),
        _ => Error::new(words, "not-understood", words.say(id::SETTLE_NO_ANSWER)).hint(asked_part(words, lacking).how),
    })
}

/// Returns that a dispute is settled by the ruling of a table that is described.
#[must_use]
pub fn settled_at(words: &Words, told: &Told, action: &str, ruling: judge::RulingAnswer) -> SettleAnswer {
    SettleAnswer { verdict: ruling.verdict, ruling: Some(ruling), ..begun(words, told, action) }
}

fn begun(words: &Words, told: &Told, action: &str) -> SettleAnswer {
    let id = if told.is_actor_assumed { id::SETTLE_WHO_ASSUMED } else { id::SETTLE_WHO };
    let who = told.setup.turn.map(|colour| words.say_filled(id, &[("colour", nouns::coloured(colour))])).unwrap_or_default();
    let unknown_cards = told.unknown_cards.iter().map(|card| card.0.id.to_owned());
    SettleAnswer {
        assumed: told.is_actor_assumed.then(|| who.clone()),
        who,
        action: action.to_owned(),
        schema: Schema::Settle,
        verdict: Verdict::Open,
        asked: told.keys.len() + told.unknown.len(),
        next: None,
        ruling: None,
        told: told.setup.to_toml(),
        without: told.absent.iter().map(|card| card.0.id).collect(),
        unknown: told.unknown.iter().copied().map(Key::written).chain(unknown_cards).collect(),
    }
}

impl Disputed {
    /// Returns the next question, or the ruling.
    ///
    /// # Errors
    /// Returns that no table can be as it is told.
    pub fn answer(&self, words: &Words, told: &Told) -> Result<SettleAnswer, Error> {
        let mut answer = begun(words, told, &self.action);
        match self.next(told) {
            Next::Ask(question) => answer.next = Some(asked(words, told, &question)),
            Next::Settled(settled) => {
                answer.verdict = settled.verdict;
                answer.ruling = Some(self.ruling(words, told, *settled));
            }
            Next::Impossible => return Err(Error::new(words, "impossible", words.say(id::SETTLE_IMPOSSIBLE))),
        }
        Ok(answer)
    }

    /// Returns what comes next; where a site stands that is told without its place must not matter.
    fn next(&self, told: &Told) -> Next {
        let here = next(told, Asked { request: &self.request, by: self.by, edition: self.edition });
        let Next::Settled(mut settled) = here else { return here };
        for (site, elsewhere) in told.elsewhere() {
            let Ok(request) = notation::parse(&self.action, &elsewhere.setup, self.by) else { continue };
            let other = next(&elsewhere, Asked { request: &request, by: self.by, edition: self.edition });
            let same = |other: &Settled| {
                let costs = !settled.is_cost_known || (other.is_cost_known && other.ruling.cost == settled.ruling.cost);
                other.verdict == settled.verdict && costs
            };
            match other {
                // No reason may rest on the slot in which the site happens to stand.
                Next::Settled(other) if same(&other) => {
                    let there = &other.ruling.reasons;
                    let is_common = |reason: &Reason| {
                        there.iter().any(|other| other.matter == reason.matter && other.bearing == reason.bearing)
                    };
                    settled.ruling.reasons.retain(is_common);
                }
                _ if told.unknown_cards.contains(&site) => settled.verdict = Verdict::Open,
                _ => return Next::Ask(Question::Place(site)),
            }
        }
        Next::Settled(settled)
    }

    /// Returns the ruling, said of what is told; of a table that could be where that alone is none.
    fn ruling(&self, words: &Words, told: &Told, settled: Settled) -> judge::RulingAnswer {
        let position = Position::in_edition(told.setup.clone(), self.edition).unwrap_or(settled.position);
        let ruled = judge::Ruled { ruling: settled.ruling, verdict: settled.verdict, is_cost_known: settled.is_cost_known };
        judge::settled_ruling(words, position, (self.by, self.edition), &self.request, &ruled)
    }
}
