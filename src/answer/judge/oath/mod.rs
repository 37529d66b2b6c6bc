//! Oath as a game that is ruled on: four editions, consent, cards that could be used, Campaigns with their odds.

mod asks;
mod told;
mod turn;
mod wins;

use super::{
    contested::{Contested, contested},
    game::{DoneIn, Game, Listed, RefusedIn, RulingIn},
    parts::{EditionAnswer, OutcomeElsewhere, Parts, ToldAnswer},
    plan::{PlanQuestion, Stops, ThreatsAnswer, TurnAnswer},
    wins::WinsAnswer,
};
use crate::{
    answer::{
        Ask, Error, Lacking, TableQuestion,
        board::{self, Board},
        lots::Lots,
        nouns, phrase,
    },
    cards::Nature,
    game::{
        self, CardAt, CardIdentity, CardRef, Chapter, Colour, Defender, Document, Fault, Favor, GameName, Phase, Player,
        Position, Secrets, Slot, Span, Wanted, Warbands, Warning, read_document, read_in_edition,
    },
    i18n::{Filled, Words, family, id},
    law::{Book, Edition, Lang},
    notation::{self, WordsError},
    odds::Fraction,
    planner::{self, ApplyError, RollError},
    rules::{
        self, Action, Campaign, Cost, Differs, Matter, Missing, NeededChoice, Pools, Reading, Request, Ruling, Table, Verdict,
    },
};

/// Oath.
pub enum Oath {}

impl Game for Oath {
    const BOOK: Book = Book::Oath;
    const NAME: GameName = GameName::Oath;

    type Colour = Colour;
    type Position = Position;
    type Table<'p> = Table<'p>;
    type Request = Request;
    type Cost = Cost;
    type Missing = Missing;
    type Choice = NeededChoice;
    type Matter = Matter;

    fn read(text: &str, edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
        read_in_edition(text, edition)
    }

    fn read_document(document: &Document, edition: Edition) -> Result<(Position, Vec<Warning>), Vec<Fault>> {
        read_document(document, edition)
    }

    fn document(position: &Position, span: &Span) -> Document {
        position.document(span)
    }

    fn write(position: &Position, lang: Lang) -> String {
        position.to_toml_in(lang)
    }

    fn write_whole(position: &Position) -> String {
        let mut setup = position.clone().into_setup();
        for player in &mut setup.players {
            player.bank = position.bank(player.colour);
        }
        if let Some(banks) = &mut setup.banks {
            banks.shared = position.shared_favor();
        }
        setup.to_toml()
    }

    fn turn(position: &Position) -> Option<Colour> {
        position.turn
    }

    fn time(words: &Words, position: &Position) -> Option<String> {
        position.round.map(|round| words.say_with(id::PROMPT_ROUND, &[("round", usize::from(round).into())]))
    }

    fn phase(position: &Position) -> &'static str {
        position.phase.word()
    }

    fn turn_said(words: &Words, position: &Position) -> Option<String> {
        let mut values = vec![("player", nouns::coloured(position.turn?)), ("phase", nouns::noun(position.phase))];
        let id = match position.round {
            Some(round) => {
                values.push(("round", Filled::Number(round.into())));
                id::JUDGE_TURN_IN_ROUND
            }
            None => id::JUDGE_TURN,
        };
        Some(words.say_filled(id, &values))
    }

    fn table(position: &Position, by: Option<Colour>, edition: Edition) -> Table<'_> {
        Table::new(position, by, edition)
    }

    fn parse(typed: &str, position: &Position, by: Option<Colour>) -> Result<Request, WordsError> {
        notation::parse(typed, position, by)
    }

    fn several(words: &Words, typed: &str, position: &Position, by: Option<Colour>) -> Option<Vec<String>> {
        notation::several(typed, position, by, words.lang)
    }

    fn lacking(words: &Words, typed: &str, position: &Position, by: Option<Colour>) -> Option<Lacking> {
        Lacking::new(words.lang, typed, position, by)
    }

    fn written(request: &Request, _position: &Position) -> String {
        notation::print(request, Lang::En, false)
    }

    fn said(words: &Words, request: &Request, position: &Position) -> String {
        phrase::action(words, request, position)
    }

    fn may(table: &Table<'_>, request: &Request) -> Result<RulingIn<Self>, RollError> {
        planner::may(table, request)
    }

    fn list(table: &Table<'_>) -> Vec<Listed<Self>> {
        let listed = |it: rules::Listed| Listed { request: it.asked, ruling: it.ruling, most: it.most, using: it.using };
        rules::list(table).into_iter().map(listed).collect()
    }

    fn apply(table: &Table<'_>, request: &Request) -> Result<DoneIn<Self>, ApplyError<RefusedIn<Self>>> {
        let named = naming(table, request);
        planner::apply(named.as_ref().unwrap_or(table.position), table.by, table.reading(), request)
    }

    fn others(request: &Request) -> Vec<Colour> {
        match &request.action {
            Action::Campaign(fighting) => match fighting.declaration.defender {
                Defender::Player(colour) => vec![colour],
                Defender::Bandits => Vec::new(),
            },
            Action::GiveWarbands(_, other)
            | Action::TakeWarbands(_, other)
            | Action::OfferCitizenship { to: other, .. }
            | Action::Exile(other)
            | Action::HandTitle(other)
            | Action::Show { to: other, .. }
            | Action::Conspire(Some((_, other))) => vec![*other],
            Action::Search(..)
            | Action::Muster(_)
            | Action::Trade(..)
            | Action::Recover(_)
            | Action::Travel(_)
            | Action::Play { .. }
            | Action::Conspire(None)
            | Action::Discard(..)
            | Action::Use(..)
            | Action::PeekRelic(_)
            | Action::PeekReliquary(_)
            | Action::MoveToSite(_)
            | Action::MoveToBoard(_)
            | Action::Accept(_)
            | Action::SelfExile
            | Action::WakePlace
            | Action::WakeReturn(_)
            | Action::WakeTake(_)
            | Action::Act
            | Action::Rest(_)
            | Action::SetUp { .. }
            | Action::Write(_) => Vec::new(),
        }
    }

    fn having(position: &Position, colour: Colour, key: &str, action: &str, edition: Edition) -> Option<Position> {
        having(position, colour, key, action, edition)
    }

    fn visible_to(position: Position, colour: Colour, edition: Edition) -> Option<Position> {
        Position::in_edition(game::visible_to(&position, colour), edition).ok()
    }

    fn naming(position: Position, sites: &[(Slot, CardRef)]) -> Position {
        position.with_sites_named(sites)
    }

    fn visible_to_all(position: Position, edition: Edition) -> Option<Position> {
        Position::in_edition(game::visible_to_all(&position), edition).ok()
    }

    /// In the Chronicle nobody is told which cards come to lie facedown §8.3.5, §8.5, §8.6, §8.8.
    fn compared(before: &Position, after: &Position) -> Option<(Position, Position)> {
        let open = |position: &Position| {
            let open = (position.phase == Phase::Chronicle).then(|| game::visible_to_all(position))?;
            Position::new(open).ok()
        };
        open(before).zip(open(after))
    }

    fn draw(table: &Table<'_>, request: &Request, lots: &mut Lots<'_>) -> Option<Request> {
        let drawn = planner::by_lot(table, request, &mut |limit| lots.below(limit));
        (drawn != *request).then_some(drawn)
    }

    fn looked_at(table: &Table<'_>, request: &Request) -> Option<Request> {
        let Action::Write(writing) = &request.action else { return Some(request.clone()) };
        let seen = rules::looked_at(table, writing)?;
        Some(Request { action: Action::Write(seen), ..request.clone() })
    }

    fn could_win(words: &Words, table: &Table<'_>) -> Option<String> {
        wins::could_win(words, table)
    }

    fn plan(words: &Words, table: &Table<'_>, asked: &PlanQuestion, stop: &Stops<'_>) -> Result<TurnAnswer, Error> {
        turn::plan(words, table, asked, stop)
    }

    fn threats(words: &Words, table: &Table<'_>, stop: &Stops<'_>) -> Option<Result<ThreatsAnswer, Error>> {
        Some(turn::threats(words, table, stop))
    }

    fn wins(words: &Words, table: &Table<'_>) -> WinsAnswer {
        wins::wins(words, table)
    }

    fn board(words: &Words, table: &Table<'_>) -> Board {
        Board::Oath(Box::new(board::oath(words, table.position, table.reading().edition)))
    }

    fn colour(words: &Words, colour: Colour) -> String {
        phrase::colour(words, colour)
    }

    fn kind(matter: &Matter) -> &'static str {
        matter.kind()
    }

    fn matter(words: &Words, position: &Position, matter: &Matter) -> String {
        phrase::matter(words, position, matter)
    }

    fn missing_word(missing: &Missing) -> &'static str {
        missing.word()
    }

    fn asks(words: &Words, table: &Table<'_>, request: &Request, missing: &Missing) -> Vec<Ask> {
        asks::missing(words, table, request, *missing)
    }

    fn ask_choice(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling, choice: NeededChoice) -> Ask {
        asks::choice(words, table, request, ruling, choice)
    }

    fn ask_after(words: &Words, matter: &Matter) -> Option<Ask> {
        matches!(matter, Matter::PawnSpared { .. }).then(|| asks::banishing(words))
    }

    fn told(words: &Words, table: &Table<'_>, question: &TableQuestion) -> Option<ToldAnswer> {
        told::told(words, table, question)
    }

    fn ask_unused(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling) -> Option<Ask> {
        asks::unused(words, table, request, ruling)
    }

    fn dice_by_lot(words: &Words, table: &Table<'_>, request: &Request, lots: &mut Lots<'_>) -> Option<String> {
        let Action::Campaign(fighting) = Self::draw(table, request, lots)?.action else { return None };
        Some(fighting.battle.rolled?.words(words.lang))
    }

    fn missing_in(matter: &Matter) -> Option<Missing> {
        if let Matter::Missing { what } = matter { Some(*what) } else { None }
    }

    fn missing(words: &Words, missing: &Missing) -> String {
        phrase::missing(words, *missing)
    }

    fn parts(cost: &Cost) -> Parts {
        cost.parts().collect()
    }

    fn cost(words: &Words, cost: &Cost) -> String {
        phrase::cost(words, *cost)
    }

    fn actions(words: &Words) -> String {
        let verbs = notation::verb_phrases(words.lang).collect::<Vec<&str>>().join(", ");
        words.say_with(id::JUDGE_ACTIONS, &[("actions", (&verbs).into())])
    }

    fn pattern(words: &Words, pattern: &'static str) -> String {
        phrase::pattern(words, pattern)
    }

    fn choice(words: &Words, choice: NeededChoice) -> String {
        phrase::pattern(words, choice.pattern())
    }

    fn choice_pattern(choice: NeededChoice) -> &'static str {
        choice.pattern()
    }

    fn number(request: &Request) -> Option<u8> {
        request.number()
    }

    /// A major action that is open before its cost is known, or exiling, which is never free §6.7, or depends on what lies on
    /// every card §6.8.
    fn is_cost_unknown(request: &Request, ruling: &Ruling) -> bool {
        let says = |is: fn(&Matter) -> bool| ruling.reasons.iter().any(|reason| is(&reason.matter));
        let free = says(|matter| matches!(matter, Matter::CardFrees { .. }));
        let unpriced = ruling.verdict() == Verdict::Open || says(|matter| matches!(matter, Matter::CostsAtLeast { .. }));
        let priced = request.action.is_major() || matches!(request.action, Action::Exile(_) | Action::SelfExile);
        // Nobody is known who could pay.
        let nobody = says(|matter| matches!(matter, Matter::Missing { what: Missing::Turn }));
        unpriced && ruling.cost == Cost::default() && (priced || nobody) && !free
    }

    /// That the game is over §3; a title that belongs to another player than the file says §2.11, or that lies on a side that
    /// cannot be.
    fn warnings(words: &Words, table: &Table<'_>) -> Vec<String> {
        if table.position.ending.as_ref().is_some_and(|ending| ending.chapter == Chapter::Written) {
            return vec![phrase::matter(words, table.position, &Matter::ChronicleWritten)];
        }
        let begun = table.position.ending.as_ref().is_some_and(|ending| ending.chapter != Chapter::Vow);
        if let Some(winner) = table.position.winner {
            if begun {
                return Vec::new();
            }
            return vec![phrase::matter(words, table.position, &Matter::GameOver { player: winner.player })];
        }
        let passes = wins::passing(words, rules::due(table, table.position).ok().as_ref());
        let usurper = rules::imperial_usurper(table).map(|holder| {
            let player = phrase::colour(words, holder);
            words.say_with(id::WINS_NO_USURPER, &[("player", (&player).into())])
        });
        passes.into_iter().chain(usurper).collect()
    }

    fn contested(words: &Words, position: &Position, cites: &[String]) -> Vec<Contested> {
        contested(words, position, cites)
    }

    fn differing(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling) -> Vec<EditionAnswer> {
        let differs = planner::differing(table, request, ruling);
        let mut found: Vec<EditionAnswer> = differs.iter().map(|it| in_edition(words, table.position, ruling, it)).collect();
        let more = ends_otherwise(words, table, request, ruling);
        found.extend(more.into_iter().filter(|it| !differs.iter().any(|other| other.edition.word() == it.edition)));
        found
    }

    fn outcomes_elsewhere(words: &Words, table: &Table<'_>, request: &Request, after: &Position) -> Vec<OutcomeElsewhere> {
        let edition = table.reading().edition;
        let named = naming(table, request);
        let position = named.as_ref().unwrap_or(table.position);
        let found = planner::editions_with_other_outcome(position, table.by, edition, request, after);
        found.into_iter().map(|(edition, divergence)| OutcomeElsewhere::new(words, edition, divergence)).collect()
    }

    fn could_use(table: &Table<'_>, request: &Request, ruling: &Ruling) -> Vec<(CardRef, Cost)> {
        rules::could_use(table, request, ruling)
    }

    fn may_using(table: &Table<'_>, request: &Request, card: CardRef) -> Option<Ruling> {
        Some(rules::may(table, &Request { using: vec![CardIdentity::Known(card)], ..request.clone() }))
    }

    fn hidden(table: &Table<'_>) -> Vec<Missing> {
        rules::missing_to_list(table)
    }

    fn pools(table: &Table<'_>, request: &Request) -> Option<Pools> {
        let Action::Campaign(fighting) = &request.action else { return None };
        let campaign = Campaign::open(table, &fighting.declaration).ok()?;
        Some(campaign.battle(&request.using, &fighting.battle).pools().clone())
    }

    fn win(table: &Table<'_>, request: &Request) -> Option<Fraction> {
        let Action::Campaign(fighting) = &request.action else { return None };
        // What the dice have decided is no chance any more.
        if fighting.battle.rolled.is_some() {
            return None;
        }
        planner::fight(table, fighting, &request.using).ok().flatten().map(|fight| fight.odds.win())
    }

    fn win_with_plans(table: &Table<'_>, request: &Request) -> Option<Fraction> {
        let Action::Campaign(fighting) = &request.action else { return None };
        let decided = fighting.battle.rolled.is_some() || !request.using.is_empty() || !fighting.battle.defending.is_empty();
        if decided { None } else { planner::best_play(table, fighting).map(|play| play.win) }
    }

    fn missing_for_odds(words: &Words, request: &Request, ruling: &Ruling) -> Option<String> {
        let unknown: Vec<Missing> = ruling.needs.iter().copied().filter(|missing| *missing != Missing::Roll).collect();
        let fights = matches!(request.action, Action::Campaign(_)) && ruling.verdict() == Verdict::Legal;
        (fights && !unknown.is_empty()).then(|| phrase::no_odds(words, &unknown))
    }
}

/// So many tokens are enough for whatever is done with them; fewer where there are not so many.
const ENOUGH: [u8; 4] = [9, 5, 2, 1];

/// Returns the position in which a player has enough of something.
fn having(position: &Position, colour: Colour, key: &str, action: &str, edition: Edition) -> Option<Position> {
    let with = |change: &dyn Fn(&mut Player)| {
        let mut setup = position.clone().into_setup();
        change(setup.players.iter_mut().find(|player| player.colour == colour)?);
        Position::in_edition(setup, edition).ok()
    };
    let named = || named_cards(action).into_iter().filter(|card| !position.is_somewhere(*card));
    let lying = |is_relic: bool| {
        let is_kind = move |card: &CardRef| matches!(card.0.nature, Nature::Relic) == is_relic;
        named().filter(is_kind).map(|card| CardAt::known(card.0)).collect::<Vec<CardAt>>()
    };
    let lay = |cards: Vec<CardAt>, of: fn(&mut Player) -> &mut Vec<CardAt>| {
        if cards.is_empty() { None } else { with(&|player| of(player).extend(cards.iter().cloned())) }
    };
    let count = |of: &dyn Fn(&mut Player, u8)| ENOUGH.iter().find_map(|count| with(&|player| of(player, *count)));
    match key {
        "favor" => count(&|player, count| player.favor = Favor(count)),
        "secrets" => count(&|player, count| player.secrets = Secrets(count)),
        "warbands" => count(&|player, count| player.warbands = Warbands(count)),
        "advisers" => lay(lying(false), |player| &mut player.advisers),
        "relics" => lay(lying(true), |player| &mut player.relics),
        _ => None,
    }
}

/// Returns the cards of the world deck and the relics that words name whole.
fn named_cards(words: &str) -> Vec<CardRef> {
    let words: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let spans = (0..words.len()).flat_map(|at| (1..=LONGEST_NAME.min(words.len() - at)).map(move |length| (at, length)));
    let card = |(at, length): (usize, usize)| {
        let typed = words[at..at + length].join(" ");
        game::known_card(&typed, Wanted::Facedown).filter(|card| game::is_called(&typed, card)).map(CardRef)
    };
    spans.filter_map(card).collect()
}

/// The most words of a card's name.
const LONGEST_NAME: usize = 6;

/// Returns the position in which the facedown adviser that nobody has named is the one that an action plays or discards §6.1:
/// whoever does that says which it is. Nothing where the card lies elsewhere, or where the action needs no name.
fn naming(table: &Table<'_>, request: &Request) -> Option<Position> {
    let (Action::Play { card: CardIdentity::Known(card), .. } | Action::Discard(CardIdentity::Known(card), _)) = &request.action
    else {
        return None;
    };
    let colour = table.by.or(table.position.turn)?;
    let mut setup = table.position.clone().into_setup();
    if setup.is_somewhere(*card) {
        return None;
    }
    let player = setup.players.iter_mut().find(|player| player.colour == colour)?;
    let is_unnamed = |it: &&mut CardAt| it.facedown && it.identity == CardIdentity::Unknown;
    player.advisers.iter_mut().find(is_unnamed)?.identity = CardIdentity::Known(*card);
    let is_open = rules::may(table, request).verdict() == Verdict::Open;
    Position::in_edition(setup, table.reading().edition).ok().filter(|_| is_open)
}

/// Returns the editions in which a legal action may be done at the same cost, and something else comes of it: other dice, another
/// side of a banner, other Allies.
fn ends_otherwise(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling) -> Vec<EditionAnswer> {
    if ruling.verdict() != Verdict::Legal {
        return Vec::new();
    }
    let comes = |table: &Table<'_>, ruling: &Ruling| {
        let is_done = !matches!(request.action, Action::Campaign(_)) && ruling.needs.is_empty();
        // What may be lost or sacrificed matters when it is.
        let matters = ruling.reasons.iter().map(|reason| reason.matter.clone());
        let matters: Vec<Matter> = matters.filter(|matter| !matches!(matter, Matter::ReserveCounts { .. })).collect();
        let pools = Oath::pools(table, request);
        let pools = pools.map(|it| [it.attack_dice(), it.defense_dice(), it.force.0.into(), it.defending()]);
        let done = is_done.then(|| planner::apply(table.position, table.by, table.reading(), request).ok());
        (matters, pools, done.flatten().map(|done| done.position))
    };
    let here = comes(table, ruling);
    let turn = |reading: Reading| {
        let there = Table::new(table.position, table.by, reading);
        let other = planner::may(&there, request).ok().filter(|other| other.cost == ruling.cost)?;
        (other.verdict() == Verdict::Legal && comes(&there, &other) != here).then_some(())
    };
    let found = rules::editions_that_differ(table.reading().edition, |_| true, turn);
    let answer = |(edition, (), divergence): (Edition, (), Option<_>)| EditionAnswer {
        edition: edition.word(),
        verdict: Verdict::Legal,
        cost: ruling.cost.parts().collect(),
        winner: None,
        divergence,
        text: OutcomeElsewhere::said(words, edition, divergence),
    };
    found.into_iter().map(answer).collect()
}

fn in_edition(words: &Words, position: &Position, ruling: &Ruling, it: &Differs) -> EditionAnswer {
    let verdict = words.say(family::JUDGE_VERDICT.of(it.verdict.word()));
    let dearer = it.cost != ruling.cost && it.verdict != Verdict::Open;
    let cost = if dearer { format!(", {}", phrase::cost(words, it.cost)) } else { String::new() };
    let won = it.won.map(|player| phrase::matter(words, position, &Matter::GameWon { player }));
    let won = won.map(|won| format!(". {won}")).unwrap_or_default();
    let by = phrase::divergence(words, it.divergence);
    EditionAnswer {
        edition: it.edition.word(),
        verdict: it.verdict,
        cost: it.cost.parts().collect(),
        winner: it.won.map(Colour::word),
        divergence: it.divergence,
        text: format!("{}: {verdict}{cost}{won}{by}", words.say(family::JUDGE_EDITION.of(it.edition.word()))),
    }
}
