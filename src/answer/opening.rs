//! The start of a game of Oath as an answer §1: the first one, or the next of a chronicle, with what the players should hear of it.

use super::{
    Error,
    clean::clean,
    judge::{OutcomeElsewhere, PositionAnswer, edition_of},
    lots::Lots,
};
use crate::{
    game::{Oath, Seats, Setup, deal, deal_by_lot, is_favor_short, start_with},
    i18n::{Words, id},
    law::{Book, DivergenceId, Edition},
    seed::{Seed, Written},
};

/// How a game starts.
pub enum Start<'a> {
    /// A first game of a goal.
    First(Oath),
    /// The next game of a chronicle.
    Next(&'a Seed),
    /// The game after a Chronicle that was written at a table.
    After(Written<'a>),
}

/// The start of a game: how, for whom, by which printing.
pub struct Opening<'a> {
    /// How it starts.
    pub start: Start<'a>,
    /// Who plays.
    pub seats: Seats,
    /// The edition to set up by.
    pub edition: Edition,
}

/// Returns the edition that a word means; the current rules where there is none.
///
/// # Errors
/// Returns that there is no such edition.
pub fn edition(words: &Words, typed: Option<&str>) -> Result<Edition, Error> {
    edition_of(words, typed)
}

/// Returns the error that this is no number of players.
#[must_use]
pub fn bad_players(words: &Words, typed: &str) -> Error {
    Error::new(words, "bad-number", words.say_with(id::GAME_BAD_PLAYERS, &[("count", clean(typed).as_ref().into())]))
}

/// Says which goals there are.
#[must_use]
pub fn goals(words: &Words) -> String {
    words.say(id::GAME_GOALS)
}

impl Opening<'_> {
    /// Returns the position before the first choices §1.23. A first game is dealt by lot, or its cards stay unknown; a chronicle has
    /// its decks in order.
    #[must_use]
    pub fn position(&self, lots: Option<&mut Lots<'_>>) -> Setup {
        let oath = match &self.start {
            Start::Next(seed) => return seed.dealt_to(&self.seats, self.edition),
            Start::After(written) => return written.next_game(&self.seats, self.edition),
            Start::First(oath) => *oath,
        };
        let mut setup = start_with(&self.seats.colours(), oath, self.edition);
        match lots {
            Some(lots) => deal_by_lot(&mut setup, &mut |limit| lots.below(limit)),
            None => deal(&mut setup, None),
        }
        setup
    }

    /// Returns the printings by which the table is set up otherwise.
    #[must_use]
    pub fn editions_that_differ(&self) -> Vec<(Edition, DivergenceId)> {
        let sites = |edition: Edition| Opening { edition, seats: self.seats.clone(), start: self.start() }.position(None).sites;
        let own = sites(self.edition);
        let others = Edition::ALL.iter().copied().filter(|edition| edition.printing().is_some());
        others.filter(|edition| sites(*edition) != own).map(|edition| (edition, DivergenceId::D02)).collect()
    }

    fn start(&self) -> Start<'_> {
        match &self.start {
            Start::First(oath) => Start::First(*oath),
            Start::Next(seed) => Start::Next(seed),
            Start::After(written) => Start::After(*written),
        }
    }

    /// Returns the answer: the file, and what the players should hear.
    ///
    /// # Errors
    /// Returns that there was no randomness.
    pub fn answer(&self, words: &Words, mut lots: Option<Lots<'_>>) -> Result<PositionAnswer, Error> {
        let setup = self.position(lots.as_mut());
        lots.map_or(Ok(()), |lots| lots.check(words))?;
        let short = is_favor_short(&setup).then(|| words.say(id::GAME_FAVOR_SHORT));
        let differs = self.editions_that_differ().into_iter();
        let differs_in = differs.map(|(edition, id)| OutcomeElsewhere::new(words, edition, Some(id))).collect();
        let answer = PositionAnswer::new(Book::Oath, setup.to_toml_in(words.lang));
        Ok(answer.telling(short.into_iter().collect()).differing(differs_in))
    }
}
