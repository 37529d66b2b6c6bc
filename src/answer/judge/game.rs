//! What a game must have so that its positions can be read, ruled on and answered for. Every answer is made once, for any game.

use super::{
    contested::Contested,
    parts::{EditionAnswer, OutcomeElsewhere, Parts, ToldAnswer},
    plan::{PlanQuestion, Stops, ThreatsAnswer, TurnAnswer},
    wins::WinsAnswer,
};
use crate::{
    answer::{Ask, Error, Lacking, TableQuestion, board::Board, lots::Lots, nouns},
    game::{self, CardRef, Document, Fault, GameName, Slot, Span, Warning, Word},
    i18n::{Words, id},
    law::{Book, Edition, Lang},
    notation::{self, WordsError},
    odds::Fraction,
    planner::{ApplyError, RollError},
    rules::{DoneOf, Pools, ReasonOf, RefusedOf, RulingOf},
};

/// A ruling of a game.
pub type RulingIn<G> = RulingOf<<G as Game>::Matter, <G as Game>::Missing, <G as Game>::Cost, <G as Game>::Choice>;
/// A reason of a game.
pub type ReasonIn<G> = ReasonOf<<G as Game>::Matter>;
/// What came of an action of a game.
pub type DoneIn<G> =
    DoneOf<<G as Game>::Position, <G as Game>::Matter, <G as Game>::Missing, <G as Game>::Cost, <G as Game>::Choice>;
/// Why an action of a game was not carried out.
pub type RefusedIn<G> = RefusedOf<<G as Game>::Matter, <G as Game>::Missing, <G as Game>::Cost, <G as Game>::Choice>;

/// An action that could be asked about, with its ruling.
pub struct Listed<G: Game> {
    /// The action; one with a number has the smallest that is legal.
    pub request: G::Request,
    /// What the rules say.
    pub ruling: RulingIn<G>,
    /// The largest number that is legal, for an action with a number.
    pub most: Option<u8>,
    /// The cards that the player could use for it, with what it then costs.
    pub using: Vec<(CardRef, G::Cost)>,
}

/// An action that was carried out: who did it, if anybody, what it was, and what came of it.
pub struct CourseStep<G: Game> {
    /// Who did it; nobody where all do it together.
    pub by: Option<G::Colour>,
    /// The action.
    pub request: G::Request,
    /// What came of it.
    pub done: DoneIn<G>,
}

/// Actions carried out one after the other, because all of them were decided before.
pub struct Course<G: Game> {
    /// The actions.
    pub steps: Vec<CourseStep<G>>,
    /// The action that could not be carried out as it stands, if it is known which one comes up.
    pub next: Option<G::Request>,
    /// Why it could not.
    pub refused: RefusedIn<G>,
}

/// Returns the words of a choice before what is to be filled in, in the reader's language.
pub(super) fn clause_opening(words: &Words, english: &'static str) -> String {
    notation::link(notation::opening(english), words.lang).to_owned()
}

/// Asks whether a player agrees.
pub(super) fn consent(words: &Words, colour: game::Colour) -> Ask {
    let said = words.say_filled(id::PROMPT_ASK_CONSENT, &[("colour", nouns::coloured(colour))]);
    Ask { said, yes: Some(String::new()), ..Ask::default() }
}

/// A game whose positions can be ruled on.
pub trait Game: Sized + 'static {
    /// The book that rules.
    const BOOK: Book;
    /// The game, as files name it.
    const NAME: GameName;

    /// The colour of a player.
    type Colour: Word;
    /// A position that was read and checked.
    type Position: 'static;
    /// A position with who acts and the law to rule by.
    type Table<'p>;
    /// What somebody wants to do.
    type Request: PartialEq + Clone;
    /// What an action costs.
    type Cost: Default;
    /// What the description leaves out.
    type Missing;
    /// What an action can leave to be chosen.
    type Choice: Copy + PartialEq;
    /// What speaks for or against an action.
    type Matter: PartialEq + From<Self::Missing>;

    /// Reads a position file for a table that plays by an edition.
    ///
    /// # Errors
    /// Returns every fault of the text, in the order of the text.
    fn read(text: &str, edition: Edition) -> Result<(Self::Position, Vec<Warning>), Vec<Fault>>;
    /// Reads a position that was said otherwise than in TOML.
    ///
    /// # Errors
    /// Returns every fault, in the order of the text.
    fn read_document(document: &Document, edition: Edition) -> Result<(Self::Position, Vec<Warning>), Vec<Fault>>;
    /// Returns what a position says, all of it said at one place.
    fn document(position: &Self::Position, span: &Span) -> Document;
    /// Returns the text of a position file, with names in a language.
    fn write(position: &Self::Position, lang: Lang) -> String;
    /// Returns the text of a position file in English, with what follows from the rest too.
    fn write_whole(position: &Self::Position) -> String {
        Self::write(position, Lang::En)
    }
    /// Returns whose turn it is, if described.
    fn turn(position: &Self::Position) -> Option<Self::Colour>;
    /// Says which round, year or turn of an order it is, if described.
    fn time(words: &Words, position: &Self::Position) -> Option<String>;
    /// Returns the word of the phase.
    fn phase(position: &Self::Position) -> &'static str;
    /// Says whose turn it is, in which round and phase; nothing where that is not described, or in a game where all act together.
    fn turn_said(_words: &Words, _position: &Self::Position) -> Option<String> {
        None
    }

    /// Returns the table for the player who acts: the one that is named, or else the one whose turn it is.
    fn table(position: &Self::Position, by: Option<Self::Colour>, edition: Edition) -> Self::Table<'_>;

    /// Reads the words of an action.
    ///
    /// # Errors
    /// Returns why they are none, and where.
    fn parse(typed: &str, position: &Self::Position, by: Option<Self::Colour>) -> Result<Self::Request, WordsError>;
    /// Returns the actions that words say together; nothing where they are one, or none.
    fn several(_words: &Words, _typed: &str, _position: &Self::Position, _by: Option<Self::Colour>) -> Option<Vec<String>> {
        None
    }
    /// Returns what an action lacks, with a question for it; nothing where words are an action or none at all.
    fn lacking(_words: &Words, _typed: &str, _position: &Self::Position, _by: Option<Self::Colour>) -> Option<Lacking> {
        None
    }
    /// Returns an action in the English words of files and documents.
    fn written(request: &Self::Request, position: &Self::Position) -> String;
    /// Returns an action in the reader's language, fit for a terminal.
    fn said(words: &Words, request: &Self::Request, position: &Self::Position) -> String;

    /// Rules on an action by the edition of the table.
    ///
    /// # Errors
    /// Returns why the dice that were rolled are not resolved.
    fn may(table: &Self::Table<'_>, request: &Self::Request) -> Result<RulingIn<Self>, RollError>;
    /// Returns every action that could be asked about.
    fn list(table: &Self::Table<'_>) -> Vec<Listed<Self>>;
    /// Carries out an action.
    ///
    /// # Errors
    /// Returns why not.
    fn apply(table: &Self::Table<'_>, request: &Self::Request) -> Result<DoneIn<Self>, ApplyError<RefusedIn<Self>>>;
    /// Carries out what is decided already, up to the next choice; nothing in a game that decides nothing beforehand.
    fn carry_on(_table: &Self::Table<'_>) -> Option<Course<Self>> {
        None
    }

    /// Returns the position in which a player has of something as much as is needed: so many tokens, or the cards that the words
    /// of an action name. Nothing where that cannot be.
    fn having(
        _position: &Self::Position,
        _colour: Self::Colour,
        _key: &str,
        _action: &str,
        _edition: Edition,
    ) -> Option<Self::Position> {
        None
    }

    /// Returns the position with the sites of which only the name is told, each in the slot where it is taken to stand.
    fn naming(position: Self::Position, _sites: &[(Slot, CardRef)]) -> Self::Position {
        position
    }

    /// Returns the position with only what everybody may know; nothing where that cannot be.
    fn visible_to_all(position: Self::Position, _edition: Edition) -> Option<Self::Position> {
        Some(position)
    }

    /// Returns the position as a player may know it, all of it where nothing is hidden; none if it cannot be shown so.
    fn visible_to(position: Self::Position, _colour: Self::Colour, _edition: Edition) -> Option<Self::Position> {
        Some(position)
    }
    /// Returns two positions as what changed between them is told, if some of it is not.
    fn compared(_before: &Self::Position, _after: &Self::Position) -> Option<(Self::Position, Self::Position)> {
        None
    }
    /// Returns an action with what chance decides in it, drawn by lot; none where nothing is left to chance.
    fn draw(_table: &Self::Table<'_>, _request: &Self::Request, _lots: &mut Lots<'_>) -> Option<Self::Request> {
        None
    }
    /// Returns an action that was drawn by lot with the cards that are looked at; none where nobody looks at any.
    fn looked_at(_table: &Self::Table<'_>, request: &Self::Request) -> Option<Self::Request> {
        Some(request.clone())
    }
    /// Returns what to do: the plan of a turn, or of a game year. `stop` returns, for so many searches that are left, what ends the next.
    ///
    /// # Errors
    /// Returns that it is not known who plans, or why the words are no goal and no orders.
    fn plan(words: &Words, table: &Self::Table<'_>, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error>;
    /// Returns what the others can do in their next turn; nothing in a game in which all act together.
    fn threats(_words: &Words, _table: &Self::Table<'_>, _stop: &Stops<'_>) -> Option<Result<ThreatsAnswer, Error>> {
        None
    }
    /// Returns how the game stands.
    fn wins(words: &Words, table: &Self::Table<'_>) -> WinsAnswer;

    /// Says who could win in a next turn of their own, as far as that is found at once; it takes longer than how the game stands.
    fn could_win(_words: &Words, _table: &Self::Table<'_>) -> Option<String> {
        None
    }

    /// Returns what lies on the table.
    fn board(words: &Words, table: &Self::Table<'_>) -> Board;

    /// Returns the name of a colour.
    fn colour(words: &Words, colour: Self::Colour) -> String;
    /// Returns the kind of a matter.
    fn kind(matter: &Self::Matter) -> &'static str;
    /// Says what speaks for or against an action.
    fn matter(words: &Words, position: &Self::Position, matter: &Self::Matter) -> String;
    /// Returns the word for what the description leaves out.
    fn missing_word(missing: &Self::Missing) -> &'static str;
    /// Asks for what the description leaves out, and for what comes before it; nothing where it cannot be told.
    fn asks(_words: &Words, _table: &Self::Table<'_>, _request: &Self::Request, _missing: &Self::Missing) -> Vec<Ask> {
        Vec::new()
    }
    /// Asks for a choice that an action must name.
    fn ask_choice(
        words: &Words,
        _table: &Self::Table<'_>,
        _request: &Self::Request,
        _ruling: &RulingIn<Self>,
        choice: Self::Choice,
    ) -> Ask {
        let forms = vec![format!("{} {{}}", clause_opening(words, Self::choice_pattern(choice))), "{}".to_owned()];
        Ask { said: Self::choice(words, choice), forms, ..Ask::default() }
    }
    /// Asks for what could have been chosen in an action, as its news say.
    fn ask_after(_words: &Words, _matter: &Self::Matter) -> Option<Ask> {
        None
    }
    /// Answers a question about what lies on the table; nothing if it is about nothing there.
    fn told(_words: &Words, _table: &Self::Table<'_>, _question: &TableQuestion) -> Option<ToldAnswer> {
        None
    }
    /// Asks for what could be used before an action ends the phase, where nothing is said of it.
    fn ask_unused(_words: &Words, _table: &Self::Table<'_>, _request: &Self::Request, _ruling: &RulingIn<Self>) -> Option<Ask> {
        None
    }
    /// Returns the dice of an action in words, rolled by lot; none where no dice are rolled.
    fn dice_by_lot(_words: &Words, _table: &Self::Table<'_>, _request: &Self::Request, _lots: &mut Lots<'_>) -> Option<String> {
        None
    }
    /// Returns what a matter says is left out.
    fn missing_in(_matter: &Self::Matter) -> Option<Self::Missing> {
        None
    }
    /// Says what the description leaves out.
    fn missing(words: &Words, missing: &Self::Missing) -> String;
    /// Returns the parts of a cost.
    fn parts(cost: &Self::Cost) -> Parts;
    /// Says what an action costs.
    fn cost(words: &Words, cost: &Self::Cost) -> String;
    /// Says which actions there are.
    fn actions(words: &Words) -> String;
    /// Says how an action is written.
    fn pattern(words: &Words, pattern: &'static str) -> String;
    /// Says how a choice is written.
    fn choice(words: &Words, choice: Self::Choice) -> String;
    /// Returns how a choice is written, in English.
    fn choice_pattern(choice: Self::Choice) -> &'static str;

    /// Returns the players whom an action names beside the one who acts.
    fn others(_request: &Self::Request) -> Vec<Self::Colour> {
        Vec::new()
    }

    /// Returns the number in an action that has one.
    fn number(_request: &Self::Request) -> Option<u8> {
        None
    }

    /// Returns whether the cost of an action is not known yet.
    fn is_cost_unknown(_request: &Self::Request, _ruling: &RulingIn<Self>) -> bool {
        false
    }

    /// Says what in a position is not as the rules have it.
    fn warnings(_words: &Words, _table: &Self::Table<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Returns the cards on the table that have two readings and bear on an answer that rests on `cites`.
    fn contested(_words: &Words, _position: &Self::Position, _cites: &[String]) -> Vec<Contested> {
        Vec::new()
    }

    /// Returns the other editions that rule otherwise on an action, each ruled once.
    fn differing(
        _words: &Words,
        _table: &Self::Table<'_>,
        _request: &Self::Request,
        _ruling: &RulingIn<Self>,
    ) -> Vec<EditionAnswer> {
        Vec::new()
    }

    /// Returns the other editions in which an action ends otherwise.
    fn outcomes_elsewhere(
        _words: &Words,
        _table: &Self::Table<'_>,
        _request: &Self::Request,
        _after: &Self::Position,
    ) -> Vec<OutcomeElsewhere> {
        Vec::new()
    }

    /// Returns the cards that would serve for an action that was ruled on, with what it would cost then.
    fn could_use(_table: &Self::Table<'_>, _request: &Self::Request, _ruling: &RulingIn<Self>) -> Vec<(CardRef, Self::Cost)> {
        Vec::new()
    }

    /// Rules on an action as it would be with a card used for it; nothing in a game where no card is used for another action.
    fn may_using(_table: &Self::Table<'_>, _request: &Self::Request, _card: CardRef) -> Option<RulingIn<Self>> {
        None
    }

    /// Returns what must be described before all actions can be listed.
    fn hidden(_table: &Self::Table<'_>) -> Vec<Self::Missing> {
        Vec::new()
    }

    /// Returns the pools of the fight that an action leads to, as far as they are described.
    fn pools(_table: &Self::Table<'_>, _request: &Self::Request) -> Option<Pools> {
        None
    }

    /// Returns the chance to win the fight that an action leads to, if all that decides it is described; with the battle plans
    /// that are named in it.
    fn win(_table: &Self::Table<'_>, _request: &Self::Request) -> Option<Fraction> {
        None
    }

    /// Returns the same chance with the best battle plans of both sides; nothing where some are named, or nobody has any.
    fn win_with_plans(_table: &Self::Table<'_>, _request: &Self::Request) -> Option<Fraction> {
        None
    }

    /// Says what must be described before the odds of a legal action can be known.
    fn missing_for_odds(_words: &Words, _request: &Self::Request, _ruling: &RulingIn<Self>) -> Option<String> {
        None
    }
}
