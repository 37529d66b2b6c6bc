//! Rulings on a position, for every game that can be ruled on: may it be done, what can be done, what comes of it, who wins.
//!
//! ```text
//! Table ─► ruling, actions, glance, carried, campaign ─► seat, errors ─► game (the trait) ─► wins, plan, parts, contested
//!       └► oath, xidit: the games
//! ```

mod actions;
pub mod campaign;
mod carried;
mod changes;
mod contested;
mod edited;
mod edited_facts;
mod errors;
mod facts;
mod game;
mod given;
mod glance;
mod oath;
mod parts;
mod plan;
mod ruling;
mod seat;
mod wins;
mod xidit;

pub use actions::{ActionAnswer, ActionSaid, ActionsAnswer, ActionsSaid};
pub use campaign::{CampaignAnswer, CampaignQuestion};
pub use carried::{Carried, CarriedAction, PositionAnswer};
pub use changes::{ChangeAnswer, changed};
pub use contested::Contested;
pub use edited::Edited;
pub use errors::edition as edition_of;
pub(super) use errors::unknown_name as name_error;
pub use facts::{FactAnswer, FactValue, FactsAnswer};
pub use game::{Course, DoneIn, Game, Listed, ReasonIn, RefusedIn, RulingIn};
pub(super) use given::named_by_pawns;
pub use glance::Glance;
pub use oath::Oath;
pub use parts::{CardUse, EditionAnswer, OutcomeElsewhere, Parts, ReasonAnswer, ToldAnswer};
pub use plan::{
    EndAnswer, FirstAnswer, GoalInReach, MoreAnswer, OpenAnswer, PlanQuestion, PlanStep, SafeAnswer, StopAnswer, Stops,
    ThreatAnswer, ThreatsAnswer, TurnAnswer, TurnSaid,
};
pub(super) use ruling::{Ruled, settled_ruling};
pub use ruling::{RulingAnswer, RulingSaid};
pub use wins::{
    CensusAnswer, EndDie, Ranked, Shifted, StandingElsewhere, TitleAnswer, TrialAnswer, TrialSaid, WinAnswer, WinSaid,
    WinsAnswer, WinsSaid,
};
pub use xidit::Xidit;

use super::{Error, Lacking, Speaker, TableQuestion, board::BoardAnswer, lots::Lots, source::Source};
use crate::{
    game::{GameName, OnSpace, Phase, Pile, Player, Region, Setup, declared_game},
    i18n::{Words, id},
    law::{Lang, words::fold},
    notation,
    rules::Verdict,
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

/// Does something with the game that a position file declares. Beside it only two things ask which game it is: Campaigns, which
/// Oath alone has, and the hint on a file that seems to be of another game. `notation` has a grammar of facts for each.
pub fn with_declared_game<W: WithGame>(text: &str, what: W) -> W::Out {
    match declared_game(text) {
        GameName::Oath => what.with::<Oath>(),
        GameName::Xidit => what.with::<Xidit>(),
    }
}

/// What a Wake Phase asks for before the Act Phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waking {
    /// Nothing but to begin the Act Phase.
    Act(String),
    /// A step that must be taken first, without a choice.
    Forced(String),
    /// Something can be chosen.
    Choices(Vec<String>),
    /// Whether it is over is not known: this is what would be done next.
    Open(String),
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
    /// The same with sites in other regions, where facts do not tell where they lie.
    elsewhere: Vec<Box<dyn Sitting>>,
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
        Self::given(speaker, &Source::file(file, text), player, edition)
    }

    /// Reads a position from a file, from facts, or from facts laid over a file.
    ///
    /// # Errors
    /// Returns everything that is wrong with the texts, or that there is no such player or edition.
    pub fn given(speaker: &'s Speaker, source: &Source<'_>, player: Option<&str>, edition: Option<&str>) -> Result<Self, Error> {
        let words = &speaker.words;
        Self::read(Opening { words, source, player, edition, seen_by: None })
    }

    /// Reads a position as [`Table::given`] does and keeps only what a player may know of it.
    ///
    /// # Errors
    /// Returns everything that is wrong with the texts, or that there is no such player or edition.
    pub fn given_for(
        speaker: &'s Speaker,
        source: &Source<'_>,
        player: Option<&str>,
        edition: Option<&str>,
        seen_by: &str,
    ) -> Result<Self, Error> {
        let words = &speaker.words;
        Self::read(Opening { words, source, player, edition, seen_by: Some(seen_by) })
    }

    fn read(opening: Opening<'_, 's>) -> Result<Self, Error> {
        let words = opening.words;
        let mut seats = with_declared_game(opening.source.declaring(), opening)?.into_iter();
        let seat = seats.next().ok_or_else(|| Error::new(words, "missing", words.say(id::ERROR_MISSING)))?;
        Ok(Self { words, seat, elsewhere: seats.collect() })
    }

    /// Returns the position, if it is told where sites lie.
    fn placed(&self) -> Result<&dyn Sitting, Error> {
        if self.elsewhere.is_empty() { Ok(&*self.seat) } else { Err(not_placed(self.words)) }
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
        let first = self.seat.ruling(self.words, action)?;
        let others: Vec<RulingAnswer> =
            self.elsewhere.iter().map(|seat| seat.ruling(self.words, action)).collect::<Result<_, Error>>()?;
        // What is illegal wherever sites lie is so at any price.
        let is_illegal = first.verdict == Verdict::Illegal;
        let same = others.iter().all(|it| it.verdict == first.verdict && (is_illegal || it.cost == first.cost));
        Ok(if same { first.wherever_sites_lie(self.words, &others) } else { first.depending_on_place(self.words, &others) })
    }

    /// Returns the verdict on an action in one line, while it is typed; nothing where its dice are not resolved.
    ///
    /// # Errors
    /// Returns why the words are no action.
    pub fn glance(&self, action: &str) -> Result<Option<Glance>, Error> {
        self.seat.glance(self.words, action)
    }

    /// Returns whose turn it is and when, as far as known.
    #[must_use]
    pub fn turn(&self) -> String {
        self.seat.turn(self.words)
    }

    /// Returns whether it is the Wake Phase.
    #[must_use]
    pub fn is_waking(&self) -> bool {
        self.seat.phase() == Phase::Wake.word()
    }

    /// Returns what must be done before the Act Phase §4.1: the only thing that can be done, or the choices there are; none in
    /// another phase.
    #[must_use]
    pub fn waking(&self) -> Option<Waking> {
        if !self.is_waking() {
            return None;
        }
        let actions = self.actions();
        let typed = |it: &ActionAnswer| it.said.typed.clone();
        let is_act = |it: &ActionAnswer| it.action == "act" && it.using.is_empty();
        match (actions.legal.as_slice(), actions.open.as_slice()) {
            ([], []) => None,
            ([act], []) if is_act(act) => Some(Waking::Act(typed(act))),
            ([only], []) if only.using.is_empty() && only.most.is_none() => Some(Waking::Forced(typed(only))),
            ([], [only]) => Some(Waking::Open(typed(only))),
            (legal, open) => Some(Waking::Choices(legal.iter().chain(open).filter(|it| !is_act(it)).map(typed).collect())),
        }
    }

    /// Returns the only thing that can be done in the Wake Phase, and the position file after it; nothing where there is something
    /// to choose, or in another phase.
    #[must_use]
    pub fn forced(&self) -> Option<(String, String)> {
        let (Waking::Act(step) | Waking::Forced(step)) = self.waking()? else { return None };
        match self.carry_out(&step) {
            Ok(Carried::Out(after)) => Some((step, after.toml)),
            Ok(Carried::Refused(_)) | Err(_) => None,
        }
    }

    /// Returns this table at the beginning of the Act Phase, with what is done before; nothing where there is something to choose
    /// in the Wake Phase, or in another phase.
    #[must_use]
    pub fn woken<'t>(&self, speaker: &'t Speaker, edition: Option<&str>) -> Option<(Vec<String>, Table<'t>)> {
        let mut steps = Vec::new();
        let mut reached: Option<Table<'t>> = None;
        loop {
            let forced = match &reached {
                Some(table) => table.forced(),
                None => self.forced(),
            };
            let Some((step, after)) = forced else { break };
            reached = Some(Table::open(speaker, "", &after, self.player(), edition).ok()?);
            steps.push(step);
        }
        Some((steps, reached.filter(|table| table.waking().is_none())?))
    }

    /// Returns every action that could be asked about.
    #[must_use]
    pub fn actions(&self) -> ActionsAnswer {
        self.seat.actions(self.words)
    }

    /// Returns the actions that words leave open, where a part is missing in them; nothing if there is none.
    #[must_use]
    pub fn ways(&self, action: &str) -> Option<ActionsAnswer> {
        self.seat.ways(self.words, action)
    }

    /// Returns the answer to a question about what lies on the table; nothing if it is about nothing there.
    #[must_use]
    pub fn told(&self, question: &TableQuestion) -> Option<ToldAnswer> {
        self.seat.told(self.words, question)
    }

    /// Returns what an action lacks, with a question for it; nothing where words are an action or none at all.
    #[must_use]
    pub fn lacking(&self, action: &str) -> Option<Lacking> {
        self.seat.lacking(self.words, action)
    }

    /// Returns the action that words look most like, if its first word is misspelt; nothing where they look like none.
    #[must_use]
    pub fn nearest_action(&self, typed: &str) -> Option<String> {
        let spelled = fold(typed);
        let (first, rest) = spelled.split_once(' ').unwrap_or((&spelled, ""));
        let near = |one: &str, other: &str| strsim::osa_distance(one, other) * 4 <= other.len().max(4);
        let actions = self.actions();
        let all = actions.legal.iter().chain(&actions.open).chain(&actions.blocked);
        let far = |it: &ActionAnswer| (strsim::osa_distance(&fold(&it.said.typed), &spelled), it.said.typed.clone());
        let whole = all.map(far).filter(|(far, said)| far * 4 <= said.len()).min_by_key(|(far, _)| *far).map(|(_, said)| said);
        whole.or_else(|| {
            let verbs = notation::verb_phrases(self.words.lang).filter(|verb| !verb.contains(' ') && near(first, verb));
            let meant: Vec<String> = verbs.map(|verb| format!("{verb} {rest}")).collect();
            // A name behind it may be misspelt as well.
            let is_near = |action: &&String| self.glance(action).is_err_and(|error| error.has_suggestion());
            let found = meant.iter().find(|action| self.glance(action).is_ok()).or_else(|| meant.iter().find(is_near));
            found.cloned()
        })
    }

    /// Returns the actions that words say together; nothing where they are one, or none.
    #[must_use]
    pub fn several(&self, typed: &str) -> Option<Vec<String>> {
        self.seat.several(self.words, typed)
    }

    /// Objects if it is not told where sites lie and other actions could be asked about if they lay elsewhere.
    ///
    /// # Errors
    /// Returns that it must be told.
    pub fn check_places(&self) -> Result<(), Error> {
        let counts = |seat: &dyn Sitting| {
            let answer = seat.actions(self.words);
            (answer.legal.len(), answer.open.len(), answer.blocked.len())
        };
        let same = self.elsewhere.is_empty() || self.elsewhere.iter().all(|seat| counts(&**seat) == counts(&*self.seat));
        if same { Ok(()) } else { Err(not_placed(self.words)) }
    }

    /// Returns the position as facts.
    ///
    /// # Errors
    /// Returns that it must be told where sites lie.
    pub fn facts(&self) -> Result<FactsAnswer, Error> {
        Ok(self.placed()?.facts(self.words))
    }

    /// Says how many cards lie nowhere any more that lay on a table before it was corrected, if a deck or pile became smaller.
    #[must_use]
    pub fn vanished_since(&self, before: &Self) -> Vec<String> {
        let setup = |table: &'_ Self| {
            let seat: &dyn Any = &*table.seat;
            seat.downcast_ref::<Seat<Oath>>().map(|seat| seat.position.clone().into_setup())
        };
        let Some((before, after)) = setup(before).zip(setup(self)) else { return Vec::new() };
        let said = |(kind, count): (&'static str, usize)| {
            self.words.say_with(id::STEP_VANISHED, &[("count", count.into()), ("kind", kind.into())])
        };
        vanished(&before, &after).into_iter().map(said).collect()
    }

    /// Returns the position after an action, or the ruling that forbids it.
    ///
    /// # Errors
    /// Returns why the words are no action, what must be said first, or why its dice are not resolved.
    pub fn carry_out(&self, action: &str) -> Result<Carried, Error> {
        self.placed()?.carry_out(self.words, action, None)
    }

    /// Returns the position after an action whose chances are drawn by lot, or the ruling that forbids it.
    ///
    /// # Errors
    /// Returns why the words are no action, what must be said first, or that there is no randomness.
    pub fn carry_out_by_lot(&self, action: &str, lots: &mut Lots<'_>) -> Result<Carried, Error> {
        self.placed()?.carry_out(self.words, action, Some(lots))
    }

    /// Returns the dice of an action in words, rolled by lot; none where no dice are rolled or they are not resolved.
    #[must_use]
    pub fn dice_by_lot(&self, action: &str, lots: &mut Lots<'_>) -> Option<String> {
        self.seat.dice_by_lot(self.words, action, lots).filter(|_| lots.check(self.words).is_ok())
    }

    /// Returns the position after everything that is decided already, up to the next choice.
    ///
    /// # Errors
    /// Returns that an action must be named, or what must be said before the first one.
    pub fn carry_on(&self) -> Result<Carried, Error> {
        self.placed()?.carry_on(self.words)
    }

    /// Returns a position file of this position, edited to say the position of a file in the program's own form.
    ///
    /// # Errors
    /// Returns that the text cannot be edited so that it says exactly that.
    pub fn edited(&self, own: &str, after: &str) -> Result<Edited, Error> {
        self.seat.edited(self.words, own, after)
    }

    /// Returns this position as a file in the program's own form.
    #[must_use]
    pub fn toml(&self) -> String {
        self.seat.toml()
    }

    /// Returns the key of the book that rules.
    #[must_use]
    pub fn book(&self) -> &'static str {
        self.seat.book()
    }

    /// Returns the word of the player who acts, if known.
    #[must_use]
    pub fn player(&self) -> Option<&'static str> {
        self.seat.player()
    }

    /// Returns how the game stands; where sites lie does not matter to that.
    #[must_use]
    pub fn wins(&self) -> WinsAnswer {
        self.seat.wins(self.words)
    }

    /// Says who could win in a next turn of their own, as far as that is found at once: in some tenths of a second, where how the game
    /// stands takes some thousandths.
    #[must_use]
    pub fn could_win(&self) -> Option<String> {
        self.seat.could_win(self.words)
    }

    /// Returns what lies on the table.
    #[must_use]
    pub fn board(&self) -> BoardAnswer {
        self.seat.board(self.words)
    }

    /// Returns the best Campaigns, or how one roll ends.
    ///
    /// # Errors
    /// Returns that the game has no Campaigns, why the words are none, or why the dice are not resolved.
    pub fn campaign(&self, asked: &CampaignQuestion) -> Result<CampaignAnswer, Error> {
        let seats = std::iter::once(&self.seat).chain(&self.elsewhere);
        let Some(answers) = seats.map(|seat| self.campaign_at(&**seat, asked)).collect() else {
            return Err(only_oath(self.words, "campaign"));
        };
        let answers: Result<Vec<CampaignAnswer>, Error> = Vec::into_iter(answers).collect();
        let chances = |answer: &CampaignAnswer| answer.campaigns.iter().map(|it| it.said.win.clone()).collect::<Vec<String>>();
        let mut answers = answers?.into_iter();
        let first = answers.next().ok_or_else(|| not_placed(self.words))?;
        if answers.all(|other| chances(&other) == chances(&first)) { Ok(first) } else { Err(not_placed(self.words)) }
    }

    /// Returns the plan of a turn or a game year. `stop` returns what is asked now and then whether one search is enough.
    ///
    /// # Errors
    /// Returns that it is not known who plans, or why the words are no goal and no orders.
    pub fn plan(&self, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error> {
        self.placed()?.plan(self.words, asked, stop)
    }

    /// Returns what the others can do in their next turn. `stop` returns what is asked now and then whether one search is enough.
    ///
    /// # Errors
    /// Returns that the game has no such answer, or that it is not known who asks.
    pub fn threats(&self, stop: &Stops<'_>) -> Result<ThreatsAnswer, Error> {
        self.placed()?.threats(self.words, stop).unwrap_or_else(|| Err(only_oath(self.words, "threats")))
    }

    /// Returns the best Campaigns of a position; nothing in a game that has none.
    fn campaign_at(&self, seat: &dyn Sitting, asked: &CampaignQuestion) -> Option<Result<CampaignAnswer, Error>> {
        let seat: &dyn Any = seat;
        let seat = seat.downcast_ref::<Seat<Oath>>()?;
        Some(campaign::campaign(&Question::new(self.words, seat), asked))
    }
}

/// Returns of which kind how many cards lie nowhere any more, where a deck or pile of that kind became smaller.
fn vanished(before: &Setup, after: &Setup) -> Vec<(&'static str, usize)> {
    let count = |pile: Option<&Pile>| match pile? {
        Pile::Count(count) => Some(usize::from(*count)),
        Pile::Cards(cards) => Some(cards.len()),
    };
    let relics = |setup: &Setup| {
        let deck = count(setup.decks.relics.as_ref())?;
        let covered = setup.reliquary.spaces.iter().filter(|space| matches!(space, Some(OnSpace::Covered(_)))).count();
        let held: usize = setup.players.iter().map(|player| player.relics.len()).sum();
        Some((deck, deck + covered + held + setup.sites.iter().map(|site| site.relics.len()).sum::<usize>()))
    };
    let world = |setup: &Setup| {
        let piles = Region::ALL.iter().map(|region| count(setup.discards.pile(*region)));
        let piles = piles.chain([count(setup.decks.world.as_ref())]).sum::<Option<usize>>()?;
        let held = |player: &Player| player.advisers.len() + player.drawn.len() + usize::from(player.vision.is_some());
        let lying: usize = setup.sites.iter().map(|site| site.cards.len()).sum();
        Some((piles, piles + lying + setup.players.iter().map(held).sum::<usize>()))
    };
    let fewer = |kind: &'static str, of: &dyn Fn(&Setup) -> Option<(usize, usize)>| {
        let ((piles, all), (piles_left, left)) = of(before).zip(of(after))?;
        (piles_left < piles && left < all).then(|| (kind, all - left))
    };
    [fewer("relics", &relics), fewer("world", &world)].into_iter().flatten().collect()
}

/// Reads a position of the game that it declares.
struct Opening<'a, 's> {
    words: &'s Words,
    source: &'a Source<'a>,
    player: Option<&'a str>,
    edition: Option<&'a str>,
    seen_by: Option<&'a str>,
}

impl WithGame for Opening<'_, '_> {
    type Out = Result<Vec<Box<dyn Sitting>>, Error>;

    fn with<G: Game>(self) -> Self::Out {
        let seats = Seat::<G>::open(self.words, self.source, self.player, self.edition)?;
        let seen = |seat: Seat<G>| match self.seen_by {
            Some(player) => seat.seen_by(self.words, player),
            None => Ok(seat),
        };
        seats.into_iter().map(|seat| seen(seat).map(|seat| Box::new(seat) as Box<dyn Sitting>)).collect()
    }
}

/// Returns the position of a game in a text, in TOML or in facts, and the warnings for stderr.
///
/// # Errors
/// Returns everything that is wrong with it, or that it must be told where sites lie.
pub fn read_position<G: Game>(words: &Words, file: &str, text: &str) -> Result<(G::Position, String), Error> {
    let mut seats = Seat::<G>::open(words, &Source::file(file, text), None, None)?.into_iter();
    match (seats.next(), seats.next()) {
        (Some(seat), None) => Ok((seat.position, seat.file_warnings)),
        _ => Err(not_placed(words)),
    }
}

/// Returns the error that it must be told where sites lie.
fn not_placed(words: &Words) -> Error {
    Error::new(words, "needs", words.say(id::JUDGE_NOT_PLACED)).hint(words.say(id::JUDGE_PLACE_IT))
}

/// Returns the error that a command answers only for positions of Oath.
pub(super) fn only_oath(words: &Words, command: &str) -> Error {
    let message = words.say_with(id::XIDIT_ONLY_OATH, &[("command", command.into())]);
    Error::new(words, "other-game", message).hint(words.say(id::XIDIT_COMMANDS))
}

/// Returns the error that words are no action of Oath, and where.
pub(super) fn action_error(words: &Words, error: &crate::notation::WordsError) -> Error {
    errors::no_action::<Oath>(words, error)
}

/// The questions that can be asked of a position, whichever game it is of.
trait Sitting: Any {
    fn file_warnings(&self) -> &str;
    fn ruling(&self, words: &Words, action: &str) -> Result<RulingAnswer, Error>;
    fn glance(&self, words: &Words, action: &str) -> Result<Option<Glance>, Error>;
    fn turn(&self, words: &Words) -> String;
    fn phase(&self) -> &'static str;
    fn actions(&self, words: &Words) -> ActionsAnswer;
    fn ways(&self, words: &Words, action: &str) -> Option<ActionsAnswer>;
    fn several(&self, words: &Words, typed: &str) -> Option<Vec<String>>;
    fn told(&self, words: &Words, question: &TableQuestion) -> Option<ToldAnswer>;
    fn lacking(&self, words: &Words, typed: &str) -> Option<Lacking>;
    fn carry_out(&self, words: &Words, action: &str, lots: Option<&mut Lots<'_>>) -> Result<Carried, Error>;
    fn dice_by_lot(&self, words: &Words, action: &str, lots: &mut Lots<'_>) -> Option<String>;
    fn carry_on(&self, words: &Words) -> Result<Carried, Error>;
    fn plan(&self, words: &Words, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error>;
    fn threats(&self, words: &Words, stop: &Stops<'_>) -> Option<Result<ThreatsAnswer, Error>>;
    fn wins(&self, words: &Words) -> WinsAnswer;
    fn could_win(&self, words: &Words) -> Option<String>;
    fn facts(&self, words: &Words) -> FactsAnswer;
    fn board(&self, words: &Words) -> BoardAnswer;
    fn edited(&self, words: &Words, own: &str, after: &str) -> Result<Edited, Error>;
    fn toml(&self) -> String;
    fn book(&self) -> &'static str;
    fn player(&self) -> Option<&'static str>;
}

impl<G: Game> Sitting for Seat<G> {
    fn file_warnings(&self) -> &str {
        &self.file_warnings
    }

    fn ruling(&self, words: &Words, action: &str) -> Result<RulingAnswer, Error> {
        ruling::ruling(&Question::new(words, self), action)
    }

    fn glance(&self, words: &Words, action: &str) -> Result<Option<Glance>, Error> {
        glance::glance(&Question::new(words, self), action)
    }

    fn turn(&self, words: &Words) -> String {
        glance::turn(&Question::new(words, self))
    }

    fn phase(&self) -> &'static str {
        G::phase(&self.position)
    }

    fn actions(&self, words: &Words) -> ActionsAnswer {
        actions::actions(&Question::new(words, self))
    }

    fn ways(&self, words: &Words, action: &str) -> Option<ActionsAnswer> {
        actions::ways(&Question::new(words, self), action)
    }

    fn told(&self, words: &Words, question: &TableQuestion) -> Option<ToldAnswer> {
        G::told(words, &Question::new(words, self).table, question)
    }

    fn several(&self, words: &Words, typed: &str) -> Option<Vec<String>> {
        G::several(words, typed, &self.position, self.by)
    }

    fn lacking(&self, words: &Words, typed: &str) -> Option<Lacking> {
        G::lacking(words, typed, &self.position, self.by)
    }

    fn carry_out(&self, words: &Words, action: &str, lots: Option<&mut Lots<'_>>) -> Result<Carried, Error> {
        carried::carry_out(&Question::new(words, self), action, lots)
    }

    fn dice_by_lot(&self, words: &Words, action: &str, lots: &mut Lots<'_>) -> Option<String> {
        let question = Question::new(words, self);
        G::dice_by_lot(words, &question.table, &question.request(action).ok()?, lots)
    }

    fn carry_on(&self, words: &Words) -> Result<Carried, Error> {
        carried::carry_on(&Question::new(words, self))
    }

    fn plan(&self, words: &Words, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error> {
        G::plan(words, &Question::new(words, self).table, asked, stop)
    }

    fn threats(&self, words: &Words, stop: &Stops<'_>) -> Option<Result<ThreatsAnswer, Error>> {
        G::threats(words, &Question::new(words, self).table, stop)
    }

    fn wins(&self, words: &Words) -> WinsAnswer {
        G::wins(words, &Question::new(words, self).table)
    }

    fn could_win(&self, words: &Words) -> Option<String> {
        G::could_win(words, &Question::new(words, self).table)
    }

    fn facts(&self, words: &Words) -> FactsAnswer {
        facts::facts(words, self)
    }

    fn board(&self, words: &Words) -> BoardAnswer {
        BoardAnswer::new(G::board(words, &Question::new(words, self).table))
    }

    fn edited(&self, words: &Words, own: &str, after: &str) -> Result<Edited, Error> {
        edited::edited(words, self, own, after)
    }

    fn toml(&self) -> String {
        G::write(&self.position, Lang::En)
    }

    fn book(&self) -> &'static str {
        G::BOOK.key()
    }

    fn player(&self) -> Option<&'static str> {
        self.player()
    }
}
