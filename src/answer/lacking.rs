//! An action in which a part is missing: which part is asked for, and the action with the answer.

use super::Ask;
use crate::{
    game::{CardAt, Colour, Problem, Setup},
    i18n::{Id, Words, id},
    law::Lang,
    notation::{self, MissingPart as Part, WordsError, WordsFault, link},
};

/// What an answer stands for in the words of an action.
const ANSWER: &str = "{}";

/// An action that lacks a part.
#[derive(Clone, Debug)]
pub struct Lacking {
    /// Its words so far.
    pub action: String,
    /// What it lacks.
    pub part: Part,
    /// What that can be, where it is known.
    pub choices: Vec<String>,
    by: Option<Colour>,
}

impl Lacking {
    /// Returns which part words lack that are no action yet; nothing if there is another reason.
    #[must_use]
    pub fn new(lang: Lang, action: &str, setup: &Setup, by: Option<Colour>) -> Option<Self> {
        let (part, verbs) = notation::missing_part(action, setup, by, lang)?;
        let choices = if part == Part::Pile { verbs } else { choices(lang, part, setup, by) };
        Some(Self { action: action.to_owned(), part, choices, by })
    }

    /// Returns the question.
    #[must_use]
    pub fn question(&self, words: &Words) -> String {
        words.say(self.message())
    }

    /// Returns what is asked at the prompt.
    #[must_use]
    pub fn ask(&self, words: &Words) -> Ask {
        Ask { said: self.question(words), forms: self.endings(words.lang), ..Ask::default() }
    }

    /// Returns the action with an answer.
    ///
    /// # Errors
    /// Returns why the words are no answer.
    pub fn answered(&self, lang: Lang, setup: &Setup, typed: &str) -> Result<String, WordsError> {
        let read = |action: &String| notation::parse(action, setup, self.by);
        let is_off_map = |error: &WordsError| matches!(error.fault, WordsFault::Name(Problem::NotOnMap { .. }));
        let is_more = |action: &String| match read(action) {
            Ok(_) => true,
            Err(error) if is_off_map(&error) => true,
            Err(_) => Self::new(lang, action, setup, self.by).is_some_and(|other| other.part != self.part),
        };
        let filled: Vec<String> = self.forms(lang).map(|form| form.replace(ANSWER, typed)).collect();
        match filled.iter().find(|action| is_more(action)) {
            Some(action) => Ok(action.clone()),
            None => read(&filled[0]).map(|_| filled[0].clone()),
        }
    }

    /// Returns the words of the action with an answer, in every way in which it may be said.
    pub fn forms(&self, lang: Lang) -> impl Iterator<Item = String> {
        let whole = self.endings(lang).into_iter().map(|ending| format!("{} {ending}", self.action));
        whole.chain([ANSWER.to_owned()])
    }

    /// Returns what an answer adds to the words.
    fn endings(&self, lang: Lang) -> Vec<String> {
        let opening = match self.part {
            Part::Price => Some("paying"),
            Part::Ware => Some("for"),
            Part::Targets => Some("targeting"),
            Part::Place => Some("to"),
            Part::Recovered | Part::Card | Part::Site | Part::Defender | Part::Pile => None,
        };
        let opened = opening.map(|opening| format!("{} {ANSWER}", link(opening, lang)));
        opened.into_iter().chain([ANSWER.to_owned()]).collect()
    }

    /// Returns the message that asks for it.
    const fn message(&self) -> Id {
        match self.part {
            Part::Price => id::SETTLE_LACK_PRICE,
            Part::Recovered => id::SETTLE_LACK_RECOVERED,
            Part::Ware => id::SETTLE_LACK_WARE,
            Part::Card => id::SETTLE_LACK_CARD,
            Part::Site => id::SETTLE_LACK_SITE,
            Part::Targets => id::SETTLE_LACK_TARGETS,
            Part::Defender => id::SETTLE_LACK_DEFENDER,
            Part::Place => id::SETTLE_LACK_PLACE,
            Part::Pile => id::SETTLE_LACK_PILE,
        }
    }
}

/// Returns what a part can be, in words that can be typed; nothing where that is not known.
fn choices(lang: Lang, part: Part, setup: &Setup, by: Option<Colour>) -> Vec<String> {
    let spelled = |english: &[&str]| english.iter().map(|word| notation::pattern(word, lang)).collect();
    let own_site = || setup.site(setup.player(by?)?.pawn?);
    match part {
        Part::Ware => spelled(&["favor", "secrets"]),
        Part::Recovered => spelled(&["relic", "peoples-favor", "darkest-secret"]),
        Part::Place => spelled(&["site", "advisers", "advisers-facedown", "vision"]),
        Part::Card => {
            let cards = own_site().map(|site| site.cards.as_slice()).unwrap_or_default();
            cards.iter().filter_map(CardAt::card).map(|card| card.name(lang).to_owned()).collect()
        }
        Part::Defender => {
            let others = Colour::ALL.iter().filter(|colour| Some(**colour) != by).map(|colour| colour.name(lang).to_owned());
            others.chain([notation::pattern("bandits", lang)]).collect()
        }
        Part::Price | Part::Site | Part::Targets | Part::Pile => Vec::new(),
    }
}
