//! A question of a dispute, or its ruling, as a document: what is asked in the reader's language, and what may be answered.

use super::{
    key::Key,
    told::{Question, Told},
};
use crate::{
    answer::{Lacking, Schema, judge::RulingAnswer, nouns},
    cards::{CARDS, Nature},
    game::{CardRef, Colour, MOST_SUPPLY, Oath, PURPLE_WARBANDS, Role, SiteAtSlot, Slot, Word, name_of},
    i18n::{Filled, Id, Words, family, id},
    notation::MissingPart,
    rules::Verdict,
};
use serde::Serialize;

/// How a part of the action is called where it is asked for.
const PART: &str = "action";
/// The most that somebody is asked to pay for a banner.
const MOST_PAID: u8 = 20;

/// A dispute as far as it has come; as JSON the document `settle`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SettleAnswer {
    pub(super) schema: Schema,
    /// The words of the action, as far as they are said.
    pub action: String,
    /// The verdict; open as long as something is to be asked.
    pub verdict: Verdict,
    /// How many parts of the table are told, or known to be known to nobody.
    pub asked: usize,
    /// Who acts, in words.
    #[serde(skip)]
    pub who: String,
    /// Who is taken to act because nobody said it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed: Option<String>,
    /// What is asked next; nothing once it is settled.
    pub next: Option<AskedNext>,
    /// The ruling, once it is settled.
    pub ruling: Option<RulingAnswer>,
    /// The facts that it rests on, as a position file.
    pub told: String,
    /// The cards that are told to lie nowhere on the table.
    pub without: Vec<&'static str>,
    /// The parts that nobody knows.
    pub unknown: Vec<String>,
}

/// A question about the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AskedNext {
    /// The place in a position file of what is asked for: `red.supply`; `cards` and `players` for several places; `action` where
    /// the action lacks a part.
    pub key: String,
    /// The action with `{}` in the place of the answer, where it lacks a part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The question.
    pub question: String,
    /// The kind of answer: `number`, `choice`, `place`, `cards` or `facts`.
    pub kind: &'static str,
    /// The least number.
    pub least: Option<u8>,
    /// The greatest number.
    pub most: Option<u8>,
    /// What can be chosen, in the reader's language; the cards that matter.
    pub choices: Vec<String>,
    /// How it is answered, in words.
    pub how: String,
    /// The question itself; none where a site is to be found first.
    #[serde(skip)]
    pub asks: Option<Question>,
}

/// What may be answered.
pub(super) enum Kind {
    Number(u8, u8),
    Choice(Vec<String>),
    Place,
    Cards(Vec<String>),
    Facts(Id),
}

impl Kind {
    const fn word(&self) -> &'static str {
        match self {
            Self::Number(..) => "number",
            Self::Choice(_) => "choice",
            Self::Place => "place",
            Self::Cards(_) => "cards",
            Self::Facts(_) => "facts",
        }
    }

    /// Says how such a question is answered.
    pub(super) fn how(&self, words: &Words) -> String {
        let choice =
            |choices: &[String]| words.say_with(id::SETTLE_HOW_CHOICE, &[("choices", choices.join(", ").as_str().into())]);
        match self {
            Self::Number(least, most) => {
                let values = [("least", usize::from(*least).into()), ("most", usize::from(*most).into())];
                words.say_with(id::SETTLE_HOW_NUMBER, &values)
            }
            Self::Choice(choices) => choice(choices),
            Self::Place => format!("{} {}", choice(&slots(words)), words.say(id::SETTLE_HOW_SITE)),
            Self::Cards(cards) => match cards.first() {
                Some(card) => {
                    let example = format!("{card} {} {}", words.say(id::SETTLE_AT), nouns::slot(words, Slot::Provinces1));
                    words.say_with(id::SETTLE_HOW_PLACES, &[("example", (&example).into())])
                }
                None => words.say(id::SETTLE_HOW_CARDS),
            },
            Self::Facts(example) => words.say_with(id::SETTLE_HOW_EXAMPLE, &[("example", words.say(*example).as_str().into())]),
        }
    }
}

impl AskedNext {
    /// Returns a question about a part of the table or of the action.
    pub(super) fn new(key: String, question: String, kind: Kind) -> Self {
        let (least, most) = if let Kind::Number(least, most) = kind { (Some(least), Some(most)) } else { (None, None) };
        let word = kind.word();
        let choices = match kind {
            Kind::Choice(choices) | Kind::Cards(choices) => choices,
            Kind::Place | Kind::Number(..) | Kind::Facts(_) => Vec::new(),
        };
        Self { key, action: None, question, kind: word, least, most, choices, how: String::new(), asks: None }
    }
}

/// Returns a question in the reader's language.
pub fn asked(words: &Words, told: &Told, question: &Question) -> AskedNext {
    if let Question::Place(site) = question {
        return AskedNext { asks: Some(question.clone()), ..asked_place(words, *site) };
    }
    let kind = kind(words, question);
    let key = match question {
        Question::Key(key) => key.written(),
        Question::Players => "players".to_owned(),
        Question::Cards(_) | Question::Place(_) => "cards".to_owned(),
    };
    let (how, is_place) = (answered_by(words, &kind), matches!(kind, Kind::Place));
    let next = AskedNext { how, asks: Some(question.clone()), ..AskedNext::new(key, said(words, told, question), kind) };
    if is_place { AskedNext { choices: slots(words), ..next } } else { next }
}

/// Returns the question where a site lies.
pub fn asked_place(words: &Words, site: CardRef) -> AskedNext {
    let question = words.say_with(id::SETTLE_ASK_PLACE, &[("site", site.0.name(words.lang).into())]);
    let choices = slots(words);
    let how = answered_by(words, &Kind::Choice(choices.clone()));
    AskedNext { choices, how, ..AskedNext::new(format!("{}.slot", site.0.id), question, Kind::Place) }
}

/// Returns the question for a part that an action lacks.
pub fn asked_part(words: &Words, lacking: &Lacking) -> AskedNext {
    let kind = match lacking.part {
        MissingPart::Price => Kind::Number(1, MOST_PAID),
        // Nobody need know where a site lies to say its name.
        MissingPart::Site => Kind::Facts(id::SETTLE_EXAMPLE_SITE),
        MissingPart::Targets => Kind::Facts(id::SETTLE_EXAMPLE_TARGETS),
        _ if lacking.choices.is_empty() => Kind::Facts(id::SETTLE_EXAMPLE_CARD),
        _ => Kind::Choice(lacking.choices.clone()),
    };
    let (how, action) = (kind.how(words), lacking.forms(words.lang).next());
    AskedNext { action, how, ..AskedNext::new(PART.to_owned(), lacking.question(words), kind) }
}

/// Returns the places of the map.
fn slots(words: &Words) -> Vec<String> {
    Slot::ALL.iter().map(|slot| nouns::slot(words, *slot)).collect()
}

fn kind(words: &Words, question: &Question) -> Kind {
    let all = |cards: &[CardRef]| cards.iter().map(|card| card.0.name(words.lang).to_owned()).collect();
    match question {
        Question::Cards(cards) => Kind::Cards(all(cards)),
        Question::Players => Kind::Facts(id::SETTLE_EXAMPLE_PLAYERS),
        Question::Place(_) => Kind::Place,
        Question::Key(key) => match key {
            Key::Supply(_) => Kind::Number(0, MOST_SUPPLY.0),
            Key::Favor(_) | Key::Bank(_) => Kind::Number(0, crate::game::ALL_FAVOR.0),
            Key::Warbands(Colour::Purple) => Kind::Number(0, PURPLE_WARBANDS.0),
            Key::Warbands(_) => Kind::Number(0, crate::game::OTHER_WARBANDS.0.max(PURPLE_WARBANDS.0)),
            Key::Round => Kind::Number(1, 8),
            Key::VisionsDrawn => Kind::Number(0, 5),
            Key::Role(_) => Kind::Choice(Role::ALL.iter().map(|role| named(words, *role)).collect()),
            Key::Oath => Kind::Choice(Oath::ALL.iter().map(|oath| named(words, *oath)).collect()),
            Key::Vision(_) => {
                let goals = CARDS.iter().filter(|card| matches!(card.nature, Nature::Vision(Some(_))));
                Kind::Choice(goals.map(|card| card.name(words.lang).to_owned()).collect())
            }
            Key::Pawn(_) | Key::Peeked(_) => Kind::Place,
            Key::Advisers(_) | Key::Relics(_) | Key::Drawn(_) | Key::SiteCards(_) | Key::SiteRelics(_) => Kind::Cards(Vec::new()),
            Key::World | Key::RelicDeck | Key::Discards(_) => Kind::Number(0, u8::MAX),
            Key::Secrets(_) => Kind::Facts(id::SETTLE_EXAMPLE_SECRETS),
            Key::Site(_) => Kind::Facts(id::SETTLE_EXAMPLE_NAME),
            Key::SiteWarbands(_) => Kind::Facts(id::SETTLE_EXAMPLE_SITE_WARBANDS),
            Key::SiteTokens(_) => Kind::Facts(id::SETTLE_EXAMPLE_TOKENS),
            Key::Title => Kind::Facts(id::SETTLE_EXAMPLE_TITLE),
            Key::PeoplesFavor => Kind::Facts(id::SETTLE_EXAMPLE_PEOPLES_FAVOR),
            Key::DarkestSecret => Kind::Facts(id::SETTLE_EXAMPLE_DARKEST_SECRET),
            Key::Reliquary => Kind::Facts(id::SETTLE_EXAMPLE_RELIQUARY),
        },
    }
}

fn named<T: Word>(words: &Words, noun: T) -> String {
    name_of(noun, words.lang).unwrap_or_else(|| noun.word()).to_owned()
}

/// Says how a question about the table is answered.
fn answered_by(words: &Words, kind: &Kind) -> String {
    let parts = [kind.how(words), words.say(id::SETTLE_HOW_UNKNOWN)];
    parts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Says a question.
fn said(words: &Words, told: &Told, question: &Question) -> String {
    let key = match question {
        Question::Players => return words.say(id::SETTLE_ASK_PLAYERS),
        Question::Place(site) => return asked_place(words, *site).question,
        Question::Cards(cards) => {
            let names: Vec<&str> = cards.iter().map(|card| card.0.name(words.lang)).collect();
            return words.say_with(id::SETTLE_ASK_WHERE, &[("cards", names.join(", ").as_str().into())]);
        }
        Question::Key(key) => *key,
    };
    let id = match key {
        Key::Warbands(_) | Key::Relics(_) => family::SETTLE_ASK_PLAYER.of(key.field()),
        Key::SiteWarbands(_) | Key::SiteRelics(_) => family::SETTLE_ASK_SITE.of(key.field()),
        Key::World => id::SETTLE_ASK_WORLD,
        Key::RelicDeck => id::SETTLE_ASK_RELIC_DECK,
        _ => family::SETTLE_ASK.of(key.field()),
    };
    let place = key.slot().map(|slot| ("place", Filled::Text(place(words, told, slot))));
    let colour = key.colour().map(|colour| ("colour", nouns::coloured(colour)));
    let suit = if let Key::Bank(suit) = key { Some(("suit", nouns::noun(suit))) } else { None };
    let region = if let Key::Discards(region) = key { Some(("region", nouns::noun(region))) } else { None };
    let values: Vec<(&'static str, Filled)> = [place, colour, suit, region].into_iter().flatten().collect();
    words.say_filled(id, &values)
}

/// Returns the name of a site, or its slot.
fn place(words: &Words, told: &Told, slot: Slot) -> String {
    let named = told.setup.site(slot).and_then(SiteAtSlot::card).map(|card| card.name(words.lang).to_owned());
    named.unwrap_or_else(|| nouns::slot(words, slot))
}
