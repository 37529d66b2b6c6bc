//! Rulings on a position, for every game that can be ruled on: may it be done, what can be done, what comes of it, who wins.
//!
//! ```text
//! Table ─► ruling, actions, carried, campaign ─► seat, errors ─► game (the trait) ─► wins, parts, contested
//!       └► oath, xidit: the games
//! ```

mod actions;
pub mod campaign;
mod carried;
mod contested;
mod errors;
mod game;
mod oath;
mod parts;
mod ruling;
mod seat;
mod wins;
mod xidit;

pub use actions::{ActionAnswer, ActionSaid, ActionsAnswer, ActionsSaid};
pub use campaign::{CampaignAnswer, CampaignQuestion};
pub use carried::{Carried, PositionAnswer, StepAnswer};
pub use contested::Contested;
pub use game::{Course, DoneIn, Game, Listed, ReasonIn, RefusedIn, RulingIn, Step};
pub use oath::Oath;
pub use parts::{CardUse, EditionAnswer, OutcomeElsewhere, Parts, ReasonAnswer};
pub use ruling::{RulingAnswer, RulingSaid};
pub use wins::{
    CensusAnswer, EndDie, Ranked, Shifted, StandingElsewhere, TitleAnswer, TrialAnswer, TrialSaid, WinAnswer, WinSaid,
    WinsAnswer, WinsSaid,
};
pub use xidit::Xidit;

use super::{Error, Speaker};
use crate::{
    game::{GameName, declared_game},
    i18n::Words,
};
use seat::{Question, Seat};
use std::any::Any;

/// What is done with a game once it is known which.
pub trait WithGame {
    /// What comes of it.
    type Out;

    /// Does it.
    fn with<G: Game>(self) -> Self::Out;
}

/// Does something with the game that a position file declares. Nothing else chooses between games.
pub fn with_declared_game<W: WithGame>(text: &str, what: W) -> W::Out {
    match declared_game(text) {
        GameName::Oath => what.with::<Oath>(),
        GameName::Xidit => what.with::<Xidit>(),
    }
}

/// A position on the table, and who speaks of it.
///
/// ```
/// use lawspeaker::{answer::{Speaker, judge::Table}, i18n::choose_languages, law::Lang};
///
/// let speaker = Speaker::new(choose_languages(&[Lang::Pl], None, |_| None));
/// let file = "turn = 'red'\n[[player]]\ncolour = 'red'\nrole = 'exile'\npawn = 'cradle-1'\nsupply = 0\n";
/// let table = Table::open(&speaker, "table.toml", file, None, None)?;
/// let ruling = table.ruling("search world")?;
/// assert_eq!(ruling.said.verdict, "NIE WOLNO");
/// assert_eq!(ruling.reasons[0].cites, ["5.1.1", "2.1.6", "4.2"]);
/// # Ok::<(), lawspeaker::answer::Error>(())
/// ```
pub struct Table<'s> {
    words: &'s Words,
    seat: Box<dyn Sitting>,
}

impl<'s> Table<'s> {
    /// Reads a position; its `game` decides which book rules. `file` is what faults call it; `player` acts, or else whose turn it
    /// is.
    ///
    /// # Errors
    /// Returns everything that is wrong with the text, or that there is no such player or edition.
    pub fn open(
        speaker: &'s Speaker,
        file: &str,
        text: &str,
        player: Option<&str>,
        edition: Option<&str>,
    ) -> Result<Self, Error> {
        let words = &speaker.words;
        let seat = with_declared_game(text, Opening { words, file, text, player, edition })?;
        Ok(Self { words, seat })
    }

    /// Returns what is unusual in the file, each with its place.
    #[must_use]
    pub fn file_warnings(&self) -> &str {
        self.seat.file_warnings()
    }

    /// Returns the ruling on an action.
    ///
    /// # Errors
    /// Returns why the words are no action, or why its dice are not resolved.
    pub fn ruling(&self, action: &str) -> Result<RulingAnswer, Error> {
        self.seat.ruling(self.words, action)
    }

    /// Returns every action that could be asked about.
    #[must_use]
    pub fn actions(&self) -> ActionsAnswer {
        self.seat.actions(self.words)
    }

    /// Returns the position after an action, or the ruling that forbids it.
    ///
    /// # Errors
    /// Returns why the words are no action, what must be said first, or why its dice are not resolved.
    pub fn carry_out(&self, action: &str) -> Result<Carried, Error> {
        self.seat.carry_out(self.words, action)
    }

    /// Returns the position after everything that is decided already, up to the next choice.
    ///
    /// # Errors
    /// Returns that an action must be named, or what must be said before the first one.
    pub fn carry_on(&self) -> Result<Carried, Error> {
        self.seat.carry_on(self.words)
    }

    /// Returns how the game stands.
    #[must_use]
    pub fn wins(&self) -> WinsAnswer {
        self.seat.wins(self.words)
    }

    /// Returns the best Campaigns, or how one roll ends.
    ///
    /// # Errors
    /// Returns that the game has no Campaigns, why the words are none, or why the dice are not resolved.
    pub fn campaign(&self, asked: &CampaignQuestion) -> Result<CampaignAnswer, Error> {
        let seat: &dyn Any = &*self.seat;
        if let Some(seat) = seat.downcast_ref::<Seat<Oath>>() {
            campaign::campaign(&Question::new(self.words, seat), asked)
        } else {
            let message = self.words.say_with("xidit-only-oath", &[("command", "campaign".into())]);
            Err(Error::new(self.words, "other-game", message).hint(self.words.say("xidit-commands")))
        }
    }
}

/// Reads a position of the game that it declares.
struct Opening<'a> {
    words: &'a Words,
    file: &'a str,
    text: &'a str,
    player: Option<&'a str>,
    edition: Option<&'a str>,
}

impl WithGame for Opening<'_> {
    type Out = Result<Box<dyn Sitting>, Error>;

    fn with<G: Game>(self) -> Self::Out {
        Ok(Box::new(Seat::<G>::open(self.words, self.file, self.text, self.player, self.edition)?))
    }
}

/// The questions that can be asked of a position, whichever game it is of.
trait Sitting: Any {
    fn file_warnings(&self) -> &str;
    fn ruling(&self, words: &Words, action: &str) -> Result<RulingAnswer, Error>;
    fn actions(&self, words: &Words) -> ActionsAnswer;
    fn carry_out(&self, words: &Words, action: &str) -> Result<Carried, Error>;
    fn carry_on(&self, words: &Words) -> Result<Carried, Error>;
    fn wins(&self, words: &Words) -> WinsAnswer;
}

impl<G: Game> Sitting for Seat<G> {
    fn file_warnings(&self) -> &str {
        &self.file_warnings
    }

    fn ruling(&self, words: &Words, action: &str) -> Result<RulingAnswer, Error> {
        ruling::ruling(&Question::new(words, self), action)
    }

    fn actions(&self, words: &Words) -> ActionsAnswer {
        actions::actions(&Question::new(words, self))
    }

    fn carry_out(&self, words: &Words, action: &str) -> Result<Carried, Error> {
        carried::carry_out(&Question::new(words, self), action)
    }

    fn carry_on(&self, words: &Words) -> Result<Carried, Error> {
        carried::carry_on(&Question::new(words, self))
    }

    fn wins(&self, words: &Words) -> WinsAnswer {
        G::wins(words, &Question::new(words, self).table)
    }
}
