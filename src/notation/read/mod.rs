//! Words to a request, in the light of a position and of who acts.

mod bargain;
pub(crate) mod campaign;
mod choice;
mod exchange;
mod play;
pub(crate) mod power;
mod several;
mod warbands;
mod writing;

use crate::{
    cards::{Suit, Token},
    game::{CardIdentity, Colour, Favor, Problem, Region, Secrets, Setup, Slot, Space, Target, Wanted, nearest_said},
    law::{Lang, Opening, PerLang, is_speaker, words::key},
    notation::{
        clauses::{Clauses, begins, part_of_a_name, split_at_links, without_link},
        error::{WordsError, WordsFault},
        names::{self, Unnamed},
        typed::{Span, Word, keys, word_at},
        usage::{ClauseUsage, Usage},
        vocabulary::{Link, Thing, Verb, thing},
    },
    rules::request::{Action, Recovered, Request, Shown, Source, Traded},
};

const PEOPLES_FAVOR: &str = "recover peoples-favor paying N [starting SUIT]";
const DARKEST_SECRET: &str = "recover darkest-secret paying N";
const RECOVER: &str = "recover relic|peoples-favor|darkest-secret [paying N] [starting SUIT]";
const SET_UP: &str = "start SITE [keeping CARD]";
const SHOW: &str = "show CARD to RECIPIENT";
const SHOW_RELIQUARY: &str = "show reliquary to RECIPIENT";
const PEEK: &str = "peek relic [at SITE]|peek reliquary [SPACE]";
/// The clauses that most requests can have.
pub(crate) const ANY_CLAUSES: [ClauseUsage; 2] = [
    ClauseUsage::new(Link::Using, "using CARD[,CARD...]", "muster elders using pressgangs"),
    ClauseUsage::new(Link::Choosing, "choosing SUIT|COLOUR|N|CARD N|CARD for CARD[,...]", "recover relic choosing relic thief 1"),
];

/// The cards that a Search draws where nothing says how many §5.1.2.
const DRAW: u8 = 3;

/// The fewest letters by which a player is named as the subject of a sentence.
const SHORTEST_NAME: usize = 3;
/// The most words of such a name: an article may stand before it.
const MOST_NAME_WORDS: usize = 2;

/// The links before a place.
const PLACE: [Link; 2] = [Link::To, Link::At];

pub use several::several;

/// What a request is read in the light of.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    setup: &'a Setup,
    /// Who acts.
    by: Option<Colour>,
}

/// Reads a request in the light of a position. `by` acts, or else the player whose turn it is.
///
/// # Errors
/// Returns why the words are no request, and where.
pub fn parse(typed: &str, setup: &Setup, by: Option<Colour>) -> Result<Request, WordsError> {
    WordsError::check_length(typed)?;
    let (speaker, begins) = addressed(typed);
    let by = by.or(setup.turn);
    if let Some((colour, name)) = speaker.filter(|(colour, _)| by.is_some_and(|by| by != *colour)) {
        return Err(name.fault(WordsFault::OtherPlayer { colour }));
    }
    let asked = parse_action(&typed[begins..], setup, by.or(speaker.map(|(colour, _)| colour)));
    let words = typed[..begins].split_whitespace().count();
    asked.map_err(|error| WordsError { at: error.at + begins, word: error.word + words, ..error })
}

/// Returns who acts by what stands before the colon: `Rot: reise zum Berg`.
#[must_use]
pub fn actor(typed: &str) -> Option<Colour> {
    addressed(typed).0.map(|(colour, _)| colour)
}

/// Returns the player who is named before a colon or as the subject, and where the action begins; `I` says nothing.
fn addressed(typed: &str) -> (Option<(Colour, Span<'_>)>, usize) {
    let before_colon = typed.find(':').and_then(|colon| {
        let name = Span::new(&typed[..colon]);
        Some(((names::colour(name.text()).ok()?, name), colon + 1))
    });
    let named = before_colon.or_else(|| {
        let (colour, name) = subject(typed)?;
        Some(((colour, name), name.end()))
    });
    let (speaker, mut begins) = named.map_or((None, 0), |(speaker, begins)| (Some(speaker), begins));
    for word in Span::starting(typed, begins).words() {
        if !is_speaker(&word.key) {
            break;
        }
        begins = word.typed.end();
    }
    (speaker, begins)
}

/// Returns the player whom a sentence begins with, if a verb follows: `Rot reist zum Berg`. What is done to somebody may stand
/// first as well: `Blau angreifen`.
fn subject(typed: &str) -> Option<(Colour, Span<'_>)> {
    let words = Span::new(typed).words();
    let named = |count: &usize| {
        let name = words[0].typed.to(words[count - 1].typed);
        let is_short = key(name.text()).len() < SHORTEST_NAME;
        names::colour(name.text()).ok().filter(|_| !is_short).map(|colour| (colour, name))
    };
    let count = (1..words.len().min(MOST_NAME_WORDS + 1)).find(|count| named(count).is_some())?;
    let behind = &words[count..];
    let is_verb = opened(behind).map_or_else(|| begins_a_verb(&behind[0]), |(_, opening)| opening.head > 0);
    let is_object = opened(&words).is_some_and(|(_, opening)| opening.tail.is_some_and(|tail| tail.start == count));
    named(&count).filter(|_| is_verb && !is_object)
}

/// Returns whether a word is the first of a verb's words.
fn begins_a_verb(word: &Word<'_>) -> bool {
    Verb::ALL.iter().any(|verb| verb.phrases().first_words().any(|first| first == word.key))
}

fn parse_action(typed: &str, setup: &Setup, by: Option<Colour>) -> Result<Request, WordsError> {
    let words = Span::new(typed).words();
    let Some((verb, opening)) = opened(&words) else { return Err(unknown_verb(Span::new(typed))) };
    let context = Context { setup, by };
    let start = opening.head.checked_sub(1).map_or(0, |last| words[last].typed.end());
    let is_kept = verb == Verb::Play && play::is_kept(&words[0].key);
    let Some(tail) = opening.tail else {
        let rest = Span::starting(typed, start);
        return match read(context, verb, rest) {
            // Who keeps a Vision does not reveal it yet.
            Ok(asked) if is_kept && play::is_revealed(&asked) && !play::says_where(rest) => Err(rest.incomplete(play::PATTERN)),
            read => read.map_err(WordsError::with_suggestions),
        };
    };
    let tail = words[tail.start].typed.to(words[tail.end - 1].typed);
    let without = tail.blanked();
    let read = read(context, verb, Span::starting(&without, start));
    read.map_err(|error| WordsError { word: word_at(typed, error.at), ..error.with_suggestions() })
}

/// Reads what a Campaign could be for, as behind `targeting`.
///
/// # Errors
/// Returns why the words are no targets, and where.
pub fn parse_targets(typed: &str, setup: &Setup) -> Result<Vec<Target>, WordsError> {
    WordsError::check_length(typed)?;
    campaign::targets(Context { setup, by: setup.turn }, Span::new(typed)).map_err(WordsError::with_suggestions)
}

/// Returns the verb that words open with, and where it stands: the longest phrase counts.
fn opened(words: &[Word<'_>]) -> Option<(Verb, Opening)> {
    let spelled = keys(words);
    let named = part_of_a_name(words);
    let openings = Verb::ALL.iter().filter_map(|verb| Some((*verb, verb.phrases().open(&spelled, &|word| !named[word])?)));
    openings.max_by_key(|(_, opening)| (opening.head > 0, opening.length))
}

/// Reads what a verb is about.
fn read(context: Context<'_>, verb: Verb, rest: Span<'_>) -> Result<Request, WordsError> {
    let read = match verb {
        Verb::Play => play::play(context, rest),
        Verb::Use => power::used(context, rest),
        Verb::Peek => peek(context, rest).map(Request::from),
        Verb::Take => taken(context, rest),
        _ => plain(context, verb, rest),
    };
    read.map_err(|error| foreign_clause(rest, links(verb)).unwrap_or(error))
}

/// Reads what is taken: warbands, a banner for a price, a token at Wake, or a card as an adviser.
fn taken(context: Context<'_>, rest: Span<'_>) -> Result<Request, WordsError> {
    let token = || {
        let (first, noun) = rest.split_first();
        let noun = if first.number().is_ok_and(|number| number == 1) { noun } else { rest };
        plain(context, Verb::WakeTake, noun)
    };
    let banner = || noun(rest, &[Thing::PeoplesFavor, Thing::DarkestSecret]).map(|_| plain(context, Verb::Recover, rest));
    plain(context, Verb::Take, rest).or_else(|problem| {
        // A banner is recovered; what is paid for it may be missing.
        banner().unwrap_or_else(|| play::play(context, rest).or_else(|_| token()).map_err(|_| problem))
    })
}

/// Returns that no request begins so, with the verbs that look most like it: for each reader those of the own language and of
/// English.
fn unknown_verb(typed: Span<'_>) -> WordsError {
    let (first, _) = typed.split_first();
    let first = key(first.text());
    let first = first.split(' ').next().filter(|first| first.len() < 80).unwrap_or_default();
    let far = |phrase: &'static str| {
        let known = key(phrase.split(' ').next().unwrap_or_default());
        let far = strsim::osa_distance(&known, first);
        (!known.is_empty() && far * 2 <= known.len()).then_some((far, phrase))
    };
    let nearest_in = |verb: &Verb, lang: Lang| verb.phrases().all(lang).filter_map(far).min_by_key(|(far, _)| *far);
    let nearest = PerLang::from_fn(|reader| {
        let langs = Lang::ALL.into_iter().filter(|lang| [Lang::En, reader].contains(lang));
        let all: Vec<(usize, &str)> =
            langs.flat_map(|lang| Verb::ALL.iter().filter_map(move |verb| nearest_in(verb, lang))).collect();
        let least = all.iter().map(|(far, _)| *far).min();
        all.iter().filter(|(far, _)| Some(*far) == least).map(|(_, phrase)| *phrase).collect()
    });
    typed.fault(WordsFault::UnknownVerb { nearest })
}

/// Returns the fault that a clause belongs to other requests, if there is such a clause.
fn foreign_clause(typed: Span<'_>, own: &[Link]) -> Option<WordsError> {
    // Small words stand in names and slips of the pen.
    let small = |link: Link| matches!(link, Link::To | Link::For | Link::With | Link::From | Link::At | Link::And);
    let opens = |link: Link, words: &[Word<'_>]| {
        let usual = Lang::ALL.map(|lang| key(link.phrase(lang)));
        begins(link, words).is_some_and(|count| usual.contains(&keys(&words[..count]).join(" ")))
    };
    let foreign: Vec<Link> = Link::ALL.iter().copied().filter(|link| !own.contains(link) && !small(*link)).collect();
    let words = typed.words();
    let found = (0..words.len()).find(|at| foreign.iter().any(|link| opens(*link, &words[*at..])))?;
    let nearest = nearest_link(words[found].typed, own).into_iter().collect();
    Some(words[found].typed.fault(WordsFault::Unused { pattern: None, nearest }))
}

/// Returns the link that looks most like a word, in each language.
fn nearest_link(typed: Span<'_>, links: &[Link]) -> Option<PerLang<String>> {
    nearest_said(typed.text(), links.iter().map(|link| PerLang::from_fn(|lang| link.phrase(lang))))
}

/// Returns the links that a request can have.
pub(crate) const fn links(verb: Verb) -> &'static [Link] {
    match verb {
        Verb::Trade => &[Link::For, Link::Using, Link::Choosing],
        Verb::Recover => &[Link::Paying, Link::Starting, Link::Using, Link::Choosing],
        Verb::Campaign => &campaign::LINKS,
        Verb::Move | Verb::Give | Verb::WakeReturn | Verb::Show => &[Link::To],
        Verb::Take => &[Link::From],
        Verb::OfferCitizenship => &[Link::Giving, Link::Replacing],
        Verb::Accept => &[Link::Taking, Link::Replacing],
        Verb::Rest => &[Link::Rolled, Link::Using, Link::Choosing],
        Verb::HandTitle
        | Verb::WakePlace
        | Verb::WakeTake
        | Verb::Act
        | Verb::Peek
        | Verb::Exile
        | Verb::SelfExile
        | Verb::Vow
        | Verb::Repair => &[],
        // What cards ask for may be any clause.
        Verb::Use | Verb::Play => Link::ALL,
        Verb::Travel => &[Link::Using, Link::Choosing],
        Verb::SearchWorld | Verb::SearchDiscard => &[Link::Drawing, Link::Using, Link::Choosing],
        Verb::Muster | Verb::Discard => &[Link::Using],
        Verb::SetUp => &[Link::Keeping],
        Verb::Build => &[Link::Replacing, Link::At],
        Verb::ClearMap => &[Link::Moving, Link::Drawing],
        Verb::AddCards | Verb::RemoveCards | Verb::ClearRelics => &[Link::Drawing],
        Verb::Rebuild => &[Link::Choosing, Link::Drawing],
    }
}

/// Returns how requests with a verb are written, the usual way first.
pub(crate) const fn usages(verb: Verb) -> &'static [Usage] {
    macro_rules! usages {
        ($($pattern:expr => $example:literal),*) => {
            &[$(Usage { pattern: $pattern, example: $example }),*]
        };
    }
    match verb {
        Verb::Travel => usages!("travel SITE" => "travel provinces-1"),
        Verb::SearchWorld => usages!("search world [drawing CARD,...]" => "search world drawing keep,wolves,tents"),
        Verb::SearchDiscard => {
            usages!("search discard [REGION] [drawing CARD,...]" => "search discard cradle drawing keep,wolves,tents")
        }
        Verb::Muster => usages!("muster CARD" => "muster elders"),
        Verb::Trade => usages!("trade CARD for favor|secrets" => "trade elders for favor"),
        Verb::Recover => usages!(
            "recover relic [RELIC]" => "recover relic map",
            PEOPLES_FAVOR => "recover peoples-favor paying 3 starting order",
            DARKEST_SECRET => "recover darkest-secret paying 2"
        ),
        Verb::Campaign => usages!(campaign::PATTERN => "campaign bandits targeting cradle-2"),
        Verb::Play => usages!(
            play::PATTERN => "play scouts to site discarding elders",
            play::CONSPIRACY => "play conspiracy taking darkest-secret from blue"
        ),
        Verb::Discard => usages!(play::HEAP => "discard scouts to cradle top"),
        Verb::Use => usages!(
            "use CARD" => "use elders",
            "use CARD [at SITE] campaign DEFENDER targeting TARGET[,TARGET...]" => "use captains at cradle-1 campaign red targeting pawn"
        ),
        Verb::Peek => usages!(
            "peek relic [at SITE]" => "peek relic at cradle-1",
            "peek reliquary [SPACE]" => "peek reliquary brutal"
        ),
        Verb::Show => usages!(SHOW => "show longbows to red", SHOW_RELIQUARY => "show reliquary to red"),
        Verb::Move => usages!(warbands::MOVE => "move 2 warbands to board"),
        Verb::Give => usages!(warbands::GIVE => "give 2 warbands to blue"),
        Verb::Take => usages!(warbands::TAKE => "take 1 warband from blue"),
        Verb::OfferCitizenship => usages!(bargain::OFFER => "offer-citizenship red giving brutal and 1 favor for 2 secrets"),
        Verb::Accept => usages!(bargain::ACCEPT => "accept taking brutal for 2 secrets replacing 1 at board"),
        Verb::Exile => usages!("exile PLAYER" => "exile blue"),
        Verb::SelfExile => usages!("self-exile" => "self-exile"),
        Verb::HandTitle => usages!("hand-title RECIPIENT" => "hand-title blue"),
        Verb::WakePlace => usages!("wake place" => "wake place"),
        Verb::WakeReturn => usages!("wake return to SUIT" => "wake return to beast"),
        Verb::WakeTake => usages!("wake take favor|secret" => "wake take favor"),
        Verb::Act => usages!("act" => "act"),
        Verb::Rest => usages!("rest [rolled N] [using CARD,...]" => "rest rolled 6"),
        Verb::SetUp => usages!(SET_UP => "start provinces-1 keeping longbows"),
        Verb::Vow => usages!("vow GOAL" => "vow devotion"),
        Verb::Build => usages!(writing::BUILD => "build sprawling rampart replacing longbows"),
        Verb::Repair => usages!("repair CARD" => "repair bandit rampart"),
        Verb::ClearMap => usages!(writing::CLEAR_MAP => "clear map drawing mine,salt flats"),
        Verb::AddCards => usages!(writing::ADD => "add cards hearth drawing tavern songs"),
        Verb::RemoveCards => usages!("remove cards [drawing CARD,...]" => "remove cards drawing longbows"),
        Verb::ClearRelics => usages!("clear relics [drawing CARD,...]" => "clear relics drawing map"),
        Verb::Rebuild => usages!(writing::REBUILD => "rebuild deck drawing longbows"),
    }
}

/// Returns the usual pattern of requests with a verb.
const fn usage(verb: Verb) -> &'static str {
    usages(verb)[0].pattern
}

/// Returns whether something may stand right after the verb.
const fn has_operand(verb: Verb) -> bool {
    !matches!(
        verb,
        Verb::SearchWorld
            | Verb::Accept
            | Verb::SelfExile
            | Verb::Act
            | Verb::Rest
            | Verb::ClearMap
            | Verb::RemoveCards
            | Verb::ClearRelics
            | Verb::Rebuild
    )
}

/// Reads a request whose clauses are known by its verb.
fn plain(context: Context<'_>, verb: Verb, typed: Span<'_>) -> Result<Request, WordsError> {
    let mut clauses = split_at_links(typed, links(verb));
    if !has_operand(verb) && !clauses.head.is_empty() {
        return Err(clauses.head.unused(Some(usage(verb))));
    }
    if verb == Verb::Campaign {
        return campaign::campaign(context, clauses);
    }
    let action = action(context, verb, &mut clauses)?;
    finished(context, action, clauses)
}

/// Adds the cards used and what is chosen for them.
fn finished(context: Context<'_>, action: Action, mut clauses: Clauses<'_>) -> Result<Request, WordsError> {
    let using = cards(context, &clauses.items(Link::Using)?)?;
    let choosing = clauses.items(Link::Choosing)?.into_iter().map(choice::choice).collect::<Result<_, _>>()?;
    clauses.finish()?;
    Ok(Request { action, using, choosing })
}

/// Reads cards with a power.
fn cards(context: Context<'_>, items: &[Span<'_>]) -> Result<Vec<CardIdentity>, WordsError> {
    // Who defends may stand before what is defended with: `using Longbows, Red defending with Mercenaries`.
    let items = match items {
        [before @ .., last] if !before.is_empty() && names::is_colour(last.text()) => before,
        all => all,
    };
    items.iter().map(|item| item.read(|text| names::card(context.setup, text, Wanted::Power))).collect()
}

/// Reads the cards that a Search drew.
fn drawn(context: Context<'_>, clauses: &mut Clauses<'_>) -> Result<Vec<CardIdentity>, WordsError> {
    let items = clauses.items(Link::Drawing)?;
    let mut drawn = Vec::new();
    for item in &items {
        let count = match names::unnamed(item.text()) {
            Some(Unnamed::Any) if items.len() == 1 => DRAW,
            Some(Unnamed::Any) => 1,
            Some(Unnamed::Count(count)) => count,
            None => {
                drawn.push(item.read(|text| names::card(context.setup, text, Wanted::World))?);
                continue;
            }
        };
        drawn.extend(std::iter::repeat_n(CardIdentity::Unknown, count.into()));
    }
    Ok(drawn)
}

fn action(context: Context<'_>, verb: Verb, clauses: &mut Clauses<'_>) -> Result<Action, WordsError> {
    let usage = usage(verb);
    let (head, written) = (clauses.head, Some(clauses.head).filter(|head| !head.is_empty()));
    Ok(match verb {
        Verb::Travel => Action::Travel(site(context, clauses.need_head(usage)?)?),
        Verb::SearchWorld => Action::Search(Source::World, drawn(context, clauses)?),
        Verb::SearchDiscard => Action::Search(Source::Discard(written.map(region).transpose()?), drawn(context, clauses)?),
        Verb::Muster => Action::Muster(card(context, clauses.need_head(usage)?)?),
        Verb::Trade => trade(context, clauses, usage)?,
        Verb::Recover => Action::Recover(recovered(clauses)?),
        Verb::Discard => play::discard(context, clauses.need_head(usage)?)?,
        Verb::Move | Verb::Give | Verb::Take => warbands::moved(context, verb, clauses)?,
        Verb::OfferCitizenship => {
            let to = colour(clauses.need_head(usage)?)?;
            Action::OfferCitizenship { to, terms: Box::new(bargain::terms(context, clauses, Link::Giving)?) }
        }
        Verb::Accept => Action::Accept(Box::new(bargain::terms(context, clauses, Link::Taking)?)),
        Verb::Exile => Action::Exile(colour(clauses.need_head(usage)?)?),
        Verb::SelfExile => Action::SelfExile,
        Verb::Show => show(context, clauses, usage)?,
        Verb::HandTitle => Action::HandTitle(colour(clauses.need_head(usage)?)?),
        Verb::WakePlace => {
            one_favor(head, usage)?;
            Action::WakePlace
        }
        Verb::WakeReturn => {
            one_favor(head, usage)?;
            Action::WakeReturn(clauses.need(Link::To, usage)?.read(names::noun::<Suit>)?)
        }
        Verb::WakeTake => Action::WakeTake(token(clauses.need_head(usage)?, usage)?),
        Verb::Act => Action::Act,
        Verb::Rest => Action::Rest(clauses.text(Link::Rolled)?.map(Span::number).transpose()?),
        Verb::SetUp => {
            let keeping = clauses.text(Link::Keeping)?;
            let keeping = keeping.map(|it| it.read(|text| names::card(context.setup, text, Wanted::World))).transpose()?;
            Action::SetUp { at: site(context, without_last(Link::And, clauses.need_head(usage)?))?, keeping }
        }
        Verb::Vow
        | Verb::Build
        | Verb::Repair
        | Verb::ClearMap
        | Verb::AddCards
        | Verb::RemoveCards
        | Verb::ClearRelics
        | Verb::Rebuild => Action::Write(writing::writing(context, verb, clauses)?),
        // These are read before.
        Verb::Campaign | Verb::Play | Verb::Use | Verb::Peek => return Err(head.unused(None)),
    })
}

/// Reads what is recovered: a banner for a price, or a relic, which may be named.
fn recovered(clauses: &mut Clauses<'_>) -> Result<Recovered, WordsError> {
    let head = clauses.need_head(RECOVER)?;
    let Some((noun, rest)) = noun(head, &[Thing::Relic, Thing::PeoplesFavor, Thing::DarkestSecret]) else {
        if names::is_unnamed_card(head.text()) {
            return Ok(Recovered::UnnamedRelic);
        }
        return head.read(names::relic).map(|relic| Recovered::Relic(Some(relic)));
    };
    let named = Some(rest).filter(|rest| !rest.is_empty());
    if noun != Thing::Relic
        && let Some(choosing) = clauses.take(Link::Choosing)
    {
        return Err(choosing.opened_by.unused(None));
    }
    match (noun, named) {
        (Thing::PeoplesFavor, None) => {
            let paying = Favor(paid(clauses.need(Link::Paying, PEOPLES_FAVOR)?, Thing::Favor)?);
            let starting = clauses.text(Link::Starting)?.map(|it| it.read(names::noun::<Suit>)).transpose()?;
            Ok(Recovered::PeoplesFavor { paying, starting })
        }
        (Thing::DarkestSecret, None) => {
            Ok(Recovered::DarkestSecret { paying: Secrets(paid(clauses.need(Link::Paying, DARKEST_SECRET)?, Thing::Secrets)?) })
        }
        (Thing::PeoplesFavor, Some(rest)) => Err(rest.unused(Some(PEOPLES_FAVOR))),
        (Thing::DarkestSecret, Some(rest)) => Err(rest.unused(Some(DARKEST_SECRET))),
        (_, Some(rest)) if names::is_unnamed_card(rest.text()) => Ok(Recovered::UnnamedRelic),
        (_, named) => Ok(Recovered::Relic(named.map(|rest| rest.read(names::relic)).transpose()?)),
    }
}

/// Reads what another player is let peek at; who may stand before or behind it: `zeige Blau Langbögen`.
fn show(context: Context<'_>, clauses: &mut Clauses<'_>, usage: &'static str) -> Result<Action, WordsError> {
    let head = clauses.need_head(usage)?;
    let (to, shown) = match clauses.text(Link::To)? {
        Some(to) => (colour(to)?, head),
        None => warbands::receiver(head).ok_or_else(|| head.incomplete(usage))?,
    };
    let what = match noun(shown, &[Thing::Reliquary]) {
        Some((_, rest)) if rest.is_empty() => Shown::Reliquary,
        _ => Shown::Adviser(shown.read(|text| names::card(context.setup, text, Wanted::World))?),
    };
    Ok(Action::Show { what, to })
}

/// Reads how much is paid; the word for it may be left out.
fn paid(typed: Span<'_>, noun: Thing) -> Result<u8, WordsError> {
    match typed.bare().counted() {
        Some((number, rest)) if thing(rest.bare().text()) == Some(noun) => Ok(number),
        Some(_) | None => typed.number(),
    }
}

/// Reads what a player peeks at.
fn peek(context: Context<'_>, typed: Span<'_>) -> Result<Action, WordsError> {
    let Some((noun, rest)) = noun(typed, &[Thing::Relic, Thing::Reliquary]) else { return Err(typed.incomplete(PEEK)) };
    let named = Some(rest).filter(|rest| !rest.is_empty());
    match (noun, named) {
        (Thing::Reliquary, named) => Ok(Action::PeekReliquary(named.map(|it| it.read(names::noun::<Space>)).transpose()?)),
        (_, None) => Ok(Action::PeekRelic(None)),
        (_, Some(rest)) => match without_link(&PLACE, rest) {
            same if same.text() == rest.text() => Err(rest.unused(Some(PEEK))),
            place => site(context, place).map(|slot| Action::PeekRelic(Some(slot))),
        },
    }
}

/// Returns which of some things words begin with, perhaps behind an article, and what follows.
fn noun<'a>(typed: Span<'a>, wanted: &[Thing]) -> Option<(Thing, Span<'a>)> {
    let bare = typed.without_fillers();
    let words = bare.words();
    let spelled = keys(&words);
    let found = wanted.iter().filter_map(|thing| Some((thing.phrases().begin(&spelled)?, *thing)));
    let (count, thing) = found.max_by_key(|(count, _)| *count)?;
    Some((thing, bare.after(words[count - 1].typed)))
}

/// Returns words without a link that they end with.
fn without_last(link: Link, typed: Span<'_>) -> Span<'_> {
    let words = typed.bare().words();
    match words.last().filter(|last| words.len() > 1 && begins(link, std::slice::from_ref(last)).is_some()) {
        Some(last) => typed.before(last.typed),
        None => typed,
    }
}

/// Reads a site, perhaps behind the word for a place.
fn site(context: Context<'_>, typed: Span<'_>) -> Result<Slot, WordsError> {
    bare_or_behind(typed, &PLACE, |text| names::site(context.setup, text))
}

/// Reads a region, perhaps behind the word for a place.
fn region(typed: Span<'_>) -> Result<Region, WordsError> {
    bare_or_behind(typed, &[Link::At, Link::From], names::noun::<Region>)
}

/// Reads a card that lies at a site, perhaps behind `on` or `with`.
fn card(context: Context<'_>, typed: Span<'_>) -> Result<CardIdentity, WordsError> {
    bare_or_behind(typed, &[Link::To, Link::At, Link::With, Link::From], |text| names::card(context.setup, text, Wanted::AtSite))
}

/// Reads a name as it stands, or what stands behind one of some links.
fn bare_or_behind<T>(typed: Span<'_>, links: &[Link], read: impl Fn(&str) -> Result<T, Problem>) -> Result<T, WordsError> {
    typed.read(&read).or_else(|_| without_link(links, typed).read(&read))
}

/// Reads a colour, perhaps behind `to`.
fn colour(typed: Span<'_>) -> Result<Colour, WordsError> {
    bare_or_behind(typed, &[Link::To], names::colour)
}

fn token(typed: Span<'_>, pattern: &'static str) -> Result<Token, WordsError> {
    names::token(typed.text()).ok_or_else(|| typed.incomplete(pattern))
}

/// Objects to anything but one favor: a step of Wake places or returns one §4.1.1.I.
fn one_favor(typed: Span<'_>, pattern: &'static str) -> Result<(), WordsError> {
    let (first, rest) = typed.split_first();
    let rest = if first.text() == "1" { rest } else { typed };
    match thing(rest.text()) {
        _ if rest.is_empty() => Ok(()),
        Some(Thing::Favor) => Ok(()),
        Some(_) | None if first.begins_with_digit() => Err(typed.incomplete(pattern)),
        Some(_) | None => Err(typed.unused(Some(pattern))),
    }
}

fn trade(context: Context<'_>, clauses: &mut Clauses<'_>, usage: &'static str) -> Result<Action, WordsError> {
    if let Some(paid) = paid_on(context, clauses) {
        // What is had for it may be said as well.
        let same = |token: Token| {
            matches!(
                (&paid, token),
                (Action::Trade(_, Traded::Favor), Token::Favor) | (Action::Trade(_, Traded::Secrets), Token::Secret)
            )
        };
        return match clauses.text(Link::For)? {
            Some(ware) if !token(ware, usage).is_ok_and(same) => Err(ware.unused(Some(usage))),
            Some(_) | None => Ok(paid),
        };
    }
    if let Some(swapped) = swapped_on(context, clauses) {
        clauses.take(Link::For);
        return Ok(swapped);
    }
    let traded = match token(clauses.need(Link::For, usage)?, usage)? {
        Token::Favor => Traded::Favor,
        Token::Secret => Traded::Secrets,
    };
    Ok(Action::Trade(card(context, clauses.need_head(usage)?)?, traded))
}

/// Reads a Trade by what is given for what on which card: `trade a secret for favor on Elders`.
fn swapped_on(context: Context<'_>, clauses: &Clauses<'_>) -> Option<Action> {
    let wares = [Thing::Favor, Thing::Secrets];
    let (paid, behind) = noun(uncounted(clauses.head), &wares)?;
    let (had, on) = noun(uncounted(clauses.peek(Link::For)?), &wares)?;
    let traded = match (paid, had) {
        (Thing::Secrets, Thing::Favor) => Traded::Favor,
        (Thing::Favor, Thing::Secrets) => Traded::Secrets,
        (_, _) => return None,
    };
    let place = if behind.is_empty() { on } else { behind };
    Some(Action::Trade(card(context, place).ok().filter(|_| behind.is_empty() || on.is_empty())?, traded))
}

/// Returns words without the number that they begin with.
fn uncounted(typed: Span<'_>) -> Span<'_> {
    typed.counted().map_or(typed, |(_, rest)| rest)
}

/// Reads a Trade by what is put on the card §5.3.1: one secret buys favor, two favor buy secrets.
fn paid_on(context: Context<'_>, clauses: &Clauses<'_>) -> Option<Action> {
    let (number, rest) = clauses.head.counted()?;
    let (paid, on) = noun(rest, &[Thing::Favor, Thing::Secrets])?;
    let traded = match (paid, number) {
        (Thing::Secrets, 1) => Traded::Favor,
        (Thing::Favor, 2) => Traded::Secrets,
        (_, _) => return None,
    };
    Some(Action::Trade(card(context, on).ok()?, traded))
}
