//! A position of some game with who asks and the edition to rule by; and a question about it.

use super::{
    errors::{edition, no_action, unknown_name},
    game::{Game, ReasonIn, RulingIn},
    given,
    parts::{CardUse, ReasonAnswer},
};
use crate::{
    answer::{Error, position, source::Source},
    game::{CardRef, Word, find_word},
    i18n::{Words, id},
    law::Edition,
    notation::actor,
    rules::Bearing,
};

/// A position with who asks and the edition to rule by.
pub(super) struct Seat<G: Game> {
    pub(super) position: G::Position,
    pub(super) by: Option<G::Colour>,
    pub(super) edition: Edition,
    /// What is unusual in the file.
    pub(super) file_warnings: String,
}

impl<G: Game> Seat<G> {
    /// Reads a position, in every way in which what facts leave out can be.
    pub(super) fn open(
        words: &Words,
        source: &Source<'_>,
        player: Option<&str>,
        edition: Option<&str>,
    ) -> Result<Vec<Self>, Error> {
        let edition = self::edition(words, edition)?;
        let by = player.map(find_word).transpose().map_err(|problem| unknown_name(words, &problem))?;
        // Who acts may stand before the action.
        let by = by.or_else(|| find_word(actor(source.action)?.word()).ok());
        let read = given::read::<G>(source, edition, by).map_err(|faults| position::refused(words, source, &faults))?;
        let seat = |(position, warnings): given::Read<G>| {
            let file_warnings = warnings.iter().map(|it| position::warned(words, source, it)).collect();
            Self { position, by, edition, file_warnings }
        };
        Ok(read.into_iter().map(seat).collect())
    }

    /// Returns the same with only what a player may know.
    pub(super) fn seen_by(self, words: &Words, player: &str) -> Result<Self, Error> {
        let colour = find_word(player).map_err(|problem| unknown_name(words, &problem))?;
        // Better no answer than one that tells a secret.
        let seen = G::visible_to(self.position, colour, self.edition);
        let position = seen.ok_or_else(|| Error::new(words, "cannot-hide", words.say(id::JUDGE_CANNOT_HIDE)))?;
        Ok(Self { position, ..self })
    }

    /// Returns the word of the player who acts, if known.
    pub(super) fn player(&self) -> Option<&'static str> {
        self.acting().map(Word::word)
    }

    /// Returns who acts, if known.
    pub(super) fn acting(&self) -> Option<G::Colour> {
        self.by.or_else(|| G::turn(&self.position))
    }
}

/// A question about a position, in a language. The table is laid out once for all that the answer asks of the rules.
pub(super) struct Question<'a, G: Game> {
    pub(super) words: &'a Words,
    pub(super) seat: &'a Seat<G>,
    pub(super) table: G::Table<'a>,
}

impl<'a, G: Game> Question<'a, G> {
    /// Returns a question about a position.
    pub(super) fn new(words: &'a Words, seat: &'a Seat<G>) -> Self {
        Self { words, seat, table: G::table(&seat.position, seat.by, seat.edition) }
    }

    /// Reads the words of an action.
    pub(super) fn request(&self, typed: &str) -> Result<G::Request, Error> {
        G::parse(typed, &self.seat.position, self.seat.by).map_err(|error| no_action::<G>(self.words, &error))
    }

    /// Returns an action in the words of documents.
    pub(super) fn written(&self, request: &G::Request) -> String {
        G::written(request, &self.seat.position)
    }

    /// Returns an action in the reader's language.
    pub(super) fn said(&self, request: &G::Request) -> String {
        G::said(self.words, request, &self.seat.position)
    }

    /// Returns a reason, said of a position.
    pub(super) fn reason_at(&self, position: &G::Position, reason: &ReasonIn<G>) -> ReasonAnswer {
        let text = G::matter(self.words, position, &reason.matter);
        ReasonAnswer::new(self.words.lang, G::kind(&reason.matter), reason.bearing, &reason.cites, text)
    }

    /// Returns the reasons of a ruling.
    pub(super) fn reasons(&self, ruling: &RulingIn<G>) -> Vec<ReasonAnswer> {
        ruling.reasons.iter().map(|reason| self.reason_at(&self.seat.position, reason)).collect()
    }

    /// Returns the reasons that decide against an action or leave it open.
    pub(super) fn objections(&self, ruling: &RulingIn<G>) -> Vec<ReasonAnswer> {
        let deciding = ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For);
        deciding.map(|reason| self.reason_at(&self.seat.position, reason)).collect()
    }

    /// Returns cards that could be used for an action that was ruled on, with what it costs then and what they bring.
    pub(super) fn uses(&self, request: &G::Request, ruling: &RulingIn<G>, using: &[(CardRef, G::Cost)]) -> Vec<CardUse> {
        let one = |(card, cost): &(CardRef, G::Cost)| {
            let said = G::cost(self.words, cost);
            let values = [("card", card.0.name(self.words.lang).into()), ("cost", (&said).into())];
            let with = self.words.say_with(id::JUDGE_USING, &values);
            let brings = self.brings(request, ruling, *card);
            let text = if brings.is_empty() { with } else { format!("{with}: {}", brings.join(" ")) };
            CardUse { card: card.0.id, cost: G::parts(cost), brings, text }
        };
        using.iter().map(one).collect()
    }

    /// Says what a card brings that the action alone does not.
    fn brings(&self, request: &G::Request, ruling: &RulingIn<G>, card: CardRef) -> Vec<String> {
        let Some(with) = G::may_using(&self.table, request, card) else { return Vec::new() };
        let is_new = |reason: &&ReasonIn<G>| !ruling.reasons.iter().any(|other| other.matter == reason.matter);
        let gains = with.reasons.iter().filter(|reason| reason.bearing == Bearing::For).filter(is_new);
        gains.map(|reason| G::matter(self.words, &self.seat.position, &reason.matter)).collect()
    }
}
