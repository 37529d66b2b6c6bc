//! An action that lacks something: what is asked for, and what a line makes of it.

use crate::{
    answer::{Ask, Error, SpokenReply, judge::Table, spoken_reply, stands_around_numbers, with_stroke},
    law::{number, words::key},
    notation::facts::says_unknown,
};

/// The kind of error of words that are no dice: which word is none is said.
const DICE: &str = "bad-dice";

/// An action that lacks something.
#[derive(Clone)]
pub struct Unfinished {
    /// Its words so far.
    pub action: String,
    /// What is asked for, the next thing first.
    pub asks: Vec<Ask>,
    /// What was told of it already.
    pub told: Vec<String>,
    /// The questions that were answered.
    pub answered: Vec<String>,
    /// Whether chance decides as soon as it can.
    pub is_rolled: bool,
}

/// What a line is as a reply.
pub enum Reply {
    /// The action with more words.
    Action(String),
    /// A fact to be told.
    Fact(String),
    /// The action with more words, which still lacks something.
    Lacking(String),
    /// The action is not carried out.
    Drop,
}

impl Unfinished {
    /// Returns an action of which nothing is asked for yet.
    pub fn begun(action: &str) -> Self {
        Self { action: action.to_owned(), asks: Vec::new(), told: Vec::new(), answered: Vec::new(), is_rolled: false }
    }

    /// Returns the question.
    pub fn question(&self) -> &str {
        self.asks.first().map(|ask| ask.said.as_str()).unwrap_or_default()
    }

    /// Says what would be a reply.
    pub fn how(&self) -> &str {
        self.asks.first().map(|ask| ask.how.as_str()).unwrap_or_default()
    }

    /// Returns what a line is as a reply to what is asked for, or to what is asked for after that; nothing if it is none.
    pub fn reply(&self, table: Option<&Table<'_>>, typed: &str) -> Option<Reply> {
        let is_refused = self.asks.first().is_some_and(|ask| ask.yes.as_deref() == Some("") && ask.no.is_none());
        if is_refused && spoken_reply(typed) == Some(SpokenReply::No) {
            return Some(Reply::Drop);
        }
        // Yes, no and nothing answer only what is asked.
        let is_plain = spoken_reply(typed).is_some() || is_zero(typed);
        let mut asked = self.asks.iter().take(if is_plain { 1 } else { self.asks.len() });
        let action = asked.find_map(|ask| self.action_with(ask, table, typed)).map(Reply::Action);
        let fact = || {
            let ask = self.asks.first()?;
            let unknown = ask.unknown_fact.as_ref().filter(|_| says_unknown(typed)).cloned();
            unknown.or_else(|| Some(ask.fact.as_ref()?.replace("{}", typed))).map(Reply::Fact)
        };
        let lacking = || {
            let lacks = |action: &str| table.and_then(|table| table.lacking(action)).map(|lacking| lacking.part);
            let before = lacks(&self.action)?;
            let forms = self.asks.iter().flat_map(|ask| &ask.forms);
            let wholes = forms.map(|form| format!("{} {}", self.action, form.replace("{}", typed)));
            wholes.into_iter().find(|whole| lacks(whole).is_some_and(|part| part != before)).map(Reply::Lacking)
        };
        action.or_else(fact).or_else(lacking)
    }

    /// Returns the action with a reply to a question.
    fn action_with(&self, ask: &Ask, table: Option<&Table<'_>>, typed: &str) -> Option<String> {
        let said = spoken_reply(typed).and_then(|reply| match reply {
            SpokenReply::Yes => ask.yes.as_deref(),
            SpokenReply::No => ask.no.as_deref(),
        });
        let said = said.or_else(|| ask.no.as_deref().filter(|_| is_zero(typed)));
        if said == Some("") {
            return Some(self.action.clone());
        }
        let typed = said.unwrap_or(typed);
        let is_action = |whole: &String| table.is_some_and(|table| table.glance(whole).is_ok());
        let with = |words: &str| format!("{} {words}", self.action);
        if says_unknown(typed)
            && let Some(whole) = ask.unknown.iter().map(|words| with(words)).find(is_action)
        {
            return Some(whole);
        }
        let replies = [Some(typed.to_owned()), Some(with_stroke(typed)), only_number(typed)];
        let filled = |reply: String| ask.forms.iter().map(move |form| form.replace("{}", &reply)).collect::<Vec<String>>();
        replies.into_iter().flatten().flat_map(filled).map(|words| with(&words)).find(is_action)
    }

    /// Returns what is wrong with a reply that is nearly one: a name in it is misspelt.
    pub fn fault(&self, table: Option<&Table<'_>>, reply: &str) -> Option<Error> {
        let form = self.asks.first()?.forms.first()?.replace("{}", reply);
        table?.glance(&format!("{} {form}", self.action)).err().filter(|error| error.has_suggestion() || error.kind() == DICE)
    }
}

/// Returns the number in a reply, if there is one and nothing else that means anything: `I sacrifice two warbands`.
fn only_number(reply: &str) -> Option<String> {
    let is_number = |word: &&str| number(&key(word)).is_some();
    let mut numbers = reply.split_whitespace().filter(is_number);
    let first = number(&key(numbers.next()?))?;
    let rest = reply.split_whitespace().filter(|word| !is_number(word)).collect::<Vec<&str>>();
    (numbers.next().is_none() && rest.into_iter().all(stands_around_numbers)).then(|| first.to_string())
}

/// Returns whether a reply is the number nought.
fn is_zero(reply: &str) -> bool {
    number(&key(reply)) == Some(0)
}
