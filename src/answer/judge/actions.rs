//! Every action that could be asked about: what is legal and at what cost, what is open, and what is blocked by what.

use super::{
    contested::Contested,
    game::{Game, Listed, RulingIn},
    parts::{CardUse, Parts, ReasonAnswer, cited, shown},
    seat::Question,
};
use crate::{
    answer::{Schema, chance::Chance, figures::Figures, nouns},
    i18n::{Words, id},
    odds::Fraction,
    rules::Verdict,
};
use serde::Serialize;

/// The sections that are named with an action.
const MAIN_SECTIONS: usize = 2;

/// Every action of a player; as JSON the document `actions`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ActionsAnswer {
    schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who acts.
    pub player: Option<&'static str>,
    /// The phase.
    pub phase: &'static str,
    /// The legal actions.
    pub legal: Vec<ActionAnswer>,
    /// The illegal ones.
    pub blocked: Vec<ActionAnswer>,
    /// Those that the description does not decide.
    pub open: Vec<ActionAnswer>,
    /// What must be described before all actions can be listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hidden: Vec<&'static str>,
    /// The cards on the table that have two readings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// What is not as the rules have it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<String>,
    /// What must be described, in words.
    pub said: ActionsSaid,
}

/// What the actions do not say themselves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ActionsSaid {
    /// Whose turn it is, in which round and phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// What must be described before all actions can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<String>,
}

/// An action with its ruling.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ActionAnswer {
    /// The action, in English words that can be typed.
    pub action: String,
    /// What it costs.
    pub cost: Parts,
    /// The largest number that is legal, for an action with a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// The chance to win the fight it leads to, with the battle plans that are named in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<Chance>,
    /// The chance with the best battle plans of both sides, where none are named and somebody has some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_with_plans: Option<Chance>,
    /// Who must agree.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs_leave_of: Vec<&'static str>,
    /// Everything that the ruling rests on.
    pub cites: Vec<String>,
    /// The reasons that decide against it or leave it open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<ReasonAnswer>,
    /// The cards that the player could use for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub using: Vec<CardUse>,
    /// The action in words.
    pub said: ActionSaid,
}

/// An action in words, beside its reasons.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ActionSaid {
    /// The action, with the largest number that is legal.
    pub action: String,
    /// The action as it can be typed in the reader's language.
    pub typed: String,
    /// What it costs, its chance, who must agree, and the main sections.
    pub terms: String,
}

impl ActionsAnswer {
    /// Returns whether nothing is legal.
    #[must_use]
    pub const fn is_negative(&self) -> bool {
        self.legal.is_empty()
    }
}

/// Returns every action that could be asked about.
pub(super) fn actions<G: Game>(question: &Question<'_, G>) -> ActionsAnswer {
    answer(question, G::list(&question.table))
}

/// Returns the actions that words leave open, where a part is missing in them: `muster` on which card? Nothing if there is none.
pub(super) fn ways<G: Game>(question: &Question<'_, G>, typed: &str) -> Option<ActionsAnswer> {
    let seat = question.seat;
    let error = G::parse(typed, &seat.position, seat.by).err()?;
    let begin = error.fault.verbs(question.words.lang);
    let ends_as = |words: &str, request: &G::Request| {
        let starts = words.match_indices(' ').map(|(at, _)| &words[at..]);
        let whole = |end| G::parse(&format!("{typed}{end}"), &seat.position, seat.by);
        starts.map(whole).any(|read| read.is_ok_and(|read| read == *request))
    };
    let is_way = |listed: &Listed<G>| {
        let said = [question.said(&listed.request), question.written(&listed.request)];
        let same_verb = |words: &String| begin.iter().any(|verb| words.split(' ').next() == Some(verb));
        said.iter().any(same_verb) && said.iter().any(|words| ends_as(words, &listed.request))
    };
    let ways: Vec<Listed<G>> = G::list(&question.table).into_iter().filter(is_way).collect();
    (!ways.is_empty()).then(|| answer(question, ways))
}

fn answer<G: Game>(question: &Question<'_, G>, all: Vec<Listed<G>>) -> ActionsAnswer {
    let (words, seat) = (question.words, question.seat);
    let (mut legal, mut blocked, mut open) = (Vec::new(), Vec::new(), Vec::new());
    for listed in all {
        let answer = action(question, &listed);
        match listed.ruling.verdict() {
            Verdict::Legal => legal.push(answer),
            Verdict::Illegal => blocked.push(answer),
            Verdict::Open => open.push(answer),
        }
    }
    let hidden = G::hidden(&question.table);
    let what: Vec<String> = hidden.iter().map(|missing| G::missing(words, missing)).collect();
    let sentence = || words.say_with(id::JUDGE_HIDDEN, &[("what", what.join(", ").as_str().into())]);
    let rests_on: Vec<String> = legal.iter().chain(&open).flat_map(|it: &ActionAnswer| it.cites.clone()).collect();
    ActionsAnswer {
        schema: Schema::Actions,
        book: G::BOOK.key(),
        player: seat.player(),
        phase: G::phase(&seat.position),
        legal,
        blocked,
        open,
        said: ActionsSaid { turn: G::turn_said(words, &seat.position), hidden: (!hidden.is_empty()).then(sentence) },
        hidden: hidden.iter().map(G::missing_word).collect(),
        contested: G::contested(words, &seat.position, &rests_on),
        warnings: G::warnings(words, &question.table),
    }
}

/// Returns one action of the list.
pub(super) fn action<G: Game>(question: &Question<'_, G>, listed: &Listed<G>) -> ActionAnswer {
    let Listed { request, ruling, most, using } = listed;
    let legal = ruling.verdict() == Verdict::Legal;
    let odds = if legal { Odds::of(question, request) } else { Odds::default() };
    ActionAnswer {
        action: question.written(request),
        cost: G::parts(&ruling.cost),
        most: *most,
        needs_leave_of: ruling.consent_from.iter().map(|colour| colour.word()).collect(),
        cites: cited(&ruling.all_cites()),
        reasons: question.objections(ruling),
        using: question.uses(request, ruling, using),
        said: ActionSaid { action: said(question, listed), typed: question.said(request), terms: terms(question, ruling, &odds) },
        win: odds.win.as_ref().map(Chance::new),
        win_with_plans: odds.with_plans.as_ref().map(Chance::new),
    }
}

fn said<G: Game>(question: &Question<'_, G>, listed: &Listed<G>) -> String {
    let action = question.said(&listed.request);
    match listed.most.filter(|most| Some(*most) != G::number(&listed.request)) {
        Some(most) => format!("{action} {}", question.words.say_with(id::JUDGE_MOST, &[("count", usize::from(most).into())])),
        None => action,
    }
}

/// The chances of the fight that an action leads to.
#[derive(Default)]
pub(super) struct Odds {
    /// With the battle plans that are named.
    win: Option<Fraction>,
    /// With the best ones of both sides, where none are named and somebody has some.
    with_plans: Option<Fraction>,
}

impl Odds {
    /// Returns the chances of a legal action.
    pub(super) fn of<G: Game>(question: &Question<'_, G>, request: &G::Request) -> Self {
        let win = G::win(&question.table, request);
        let with_plans = win.as_ref().and_then(|_| G::win_with_plans(&question.table, request));
        Self { win, with_plans }
    }

    /// Says the chance; where there are battle plans, with them and without.
    fn said(&self, words: &Words) -> Option<String> {
        let percent = |chance: &Fraction| Figures::new(words).percent(chance);
        let win = percent(self.win.as_ref()?);
        Some(match &self.with_plans {
            None => words.say_with(id::PLAN_WINS, &[("chance", (&win).into())]),
            Some(best) => {
                let best = percent(best);
                words.say_with(id::PLAN_WINS_EITHER, &[("chance", (&best).into()), ("without", (&win).into())])
            }
        })
    }
}

/// Says what an action costs, its chance, who must agree, and the main sections.
pub(super) fn terms<G: Game>(question: &Question<'_, G>, ruling: &RulingIn<G>, odds: &Odds) -> String {
    let words = question.words;
    let mut parts = vec![G::cost(words, &ruling.cost)];
    parts.extend(odds.said(words));
    let leave: Vec<String> = ruling.consent_from.iter().map(|colour| nouns::colour(words, *colour)).collect();
    if !leave.is_empty() {
        parts.push(words.say_with(id::JUDGE_WITH_LEAVE, &[("players", (&leave.join(", ")).into())]));
    }
    let main = &ruling.cites[..ruling.cites.len().min(MAIN_SECTIONS)];
    format!("{} ({})", parts.join(", "), shown(words.lang, main).join(", "))
}
