//! Lords of Xidit as a game that is ruled on: the book `xidit`, one edition, no Campaigns.

mod plan;
mod say;
mod wins;

use super::{
    game::{Course, CourseStep, DoneIn, Game, Listed, RefusedIn, RulingIn},
    parts::Parts,
    plan::{PlanQuestion, Stops, TurnAnswer},
    wins::WinsAnswer,
};
use crate::{
    answer::{
        Error,
        board::{self, Board},
        clean::fit,
        phrase,
    },
    game::{
        Document, Fault, GameName, Span, Warning,
        xidit::{Colour, Position, read, read_document, visible_to},
    },
    i18n::{Words, family, id},
    law::{Book, Edition, Lang},
    notation::{WordsError, xidit as notation},
    planner::{ApplyError, RollError},
    rules::xidit::{Action, Cost, Matter, Missing, NeededChoice, apply, carry_on, hidden, list, may},
};

/// Lords of Xidit.
pub enum Xidit {}

/// A position, and who asks.
pub struct Asked<'p> {
    position: &'p Position,
    by: Option<Colour>,
}

impl Game for Xidit {
    const BOOK: Book = Book::Xidit;
    const NAME: GameName = GameName::Xidit;

    type Colour = Colour;
    type Position = Position;
    type Table<'p> = Asked<'p>;
    type Request = Action;
    type Cost = Cost;
    type Missing = Missing;
    type Choice = NeededChoice;
    type Matter = Matter;

    fn read(text: &str, _edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
        read(text).map(|position| (position, Vec::new()))
    }

    fn read_document(document: &Document, _edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
        read_document(document).map(|position| (position, Vec::new()))
    }

    fn document(position: &Position, span: &Span) -> Document {
        position.document(span)
    }

    fn write(position: &Position, _lang: Lang) -> String {
        position.to_toml()
    }

    fn turn(position: &Position) -> Option<Colour> {
        position.turn
    }

    fn time(words: &Words, position: &Position) -> Option<String> {
        let year = position.year.map(|year| words.say_with(id::PROMPT_YEAR, &[("year", usize::from(year).into())]));
        let order = position.order.map(|order| words.say_with(id::PROMPT_ORDER, &[("order", usize::from(order).into())]));
        let parts: Vec<String> = year.into_iter().chain(order).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    fn phase(position: &Position) -> &'static str {
        position.phase.word()
    }

    fn visible_to(position: Position, colour: Colour, _edition: Edition) -> Option<Position> {
        Some(visible_to(position, colour))
    }

    fn table(position: &Position, by: Option<Colour>, _edition: Edition) -> Asked<'_> {
        Asked { position, by }
    }

    fn parse(typed: &str, position: &Position, _by: Option<Colour>) -> Result<Action, WordsError> {
        notation::parse(typed, position)
    }

    fn written(request: &Action, position: &Position) -> String {
        notation::print(request, position, Lang::En)
    }

    fn said(words: &Words, request: &Action, position: &Position) -> String {
        fit(&notation::print(request, position, words.lang)).into_owned()
    }

    fn may(table: &Asked<'_>, request: &Action) -> Result<RulingIn<Self>, RollError> {
        Ok(may(table.position, table.by, request))
    }

    fn list(table: &Asked<'_>) -> Vec<Listed<Self>> {
        let listed = |(request, ruling)| Listed { request, ruling, most: None, using: Vec::new() };
        list(table.position, table.by).into_iter().map(listed).collect()
    }

    fn apply(table: &Asked<'_>, request: &Action) -> Result<DoneIn<Self>, ApplyError<RefusedIn<Self>>> {
        apply(table.position, table.by, request).map_err(ApplyError::Refused)
    }

    fn carry_on(table: &Asked<'_>) -> Option<Course<Self>> {
        let (steps, stop) = carry_on(table.position, table.by);
        let steps = steps.into_iter().map(|step| CourseStep { by: step.colour, request: step.action, done: step.done }).collect();
        Some(Course { steps, next: stop.action, refused: stop.refused })
    }

    fn hidden(table: &Asked<'_>) -> Vec<Missing> {
        hidden(table.position, table.by).into_iter().collect()
    }

    fn plan(words: &Words, table: &Asked<'_>, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error> {
        plan::plan(words, table, asked, &*stop(1))
    }

    fn wins(words: &Words, table: &Asked<'_>) -> WinsAnswer {
        wins::wins(words, table.position)
    }

    fn board(words: &Words, table: &Asked<'_>) -> Board {
        Board::Xidit(Box::new(board::xidit(words, table.position)))
    }

    fn colour(words: &Words, colour: Colour) -> String {
        say::colour(words, colour)
    }

    fn kind(matter: &Matter) -> &'static str {
        matter.kind()
    }

    fn matter(words: &Words, _position: &Position, matter: &Matter) -> String {
        say::matter(words, matter)
    }

    fn missing_word(missing: &Missing) -> &'static str {
        missing.kind()
    }

    fn missing(words: &Words, missing: &Missing) -> String {
        say::missing(words, missing)
    }

    fn parts(cost: &Cost) -> Parts {
        cost.parts().collect()
    }

    fn cost(words: &Words, cost: &Cost) -> String {
        say::cost(words, *cost)
    }

    fn actions(words: &Words) -> String {
        let patterns =
            notation::USAGES.iter().map(|usage| Self::pattern(words, usage.pattern)).collect::<Vec<String>>().join(", ");
        words.say_with(id::XIDIT_ACTIONS, &[("actions", (&patterns).into())])
    }

    fn pattern(words: &Words, pattern: &'static str) -> String {
        phrase::fill_blanks(words, &notation::pattern(pattern, words.lang))
    }

    fn choice(words: &Words, choice: NeededChoice) -> String {
        words.say(family::XIDIT_CHOICE.of(choice.pattern()))
    }

    fn choice_pattern(choice: NeededChoice) -> &'static str {
        choice.pattern()
    }
}
