//! Words to a request, in the light of a position and of who acts.

mod bargain;
pub(crate) mod campaign;
mod choice;
mod exchange;
mod play;
pub(crate) mod power;
mod warbands;

use crate::{
    cards::{Suit, Token},
    game::{CardIdentity, Colour, Favor, Region, Secrets, Setup, Slot, Space, Wanted, find_word, nearest},
    law::{Lang, words::key},
    notation::{
        clauses::{Clauses, begins, split_at_links, without_link},
        error::{WordsError, WordsFault},
        names,
        typed::{Span, Word, keys},
        usage::{ClauseUsage, Usage},
        vocabulary::{Link, Thing, Verb, thing},
    },
    rules::request::{Action, Recovered, Request, Source, Traded},
};

/// The clauses that most requests can have.
pub(crate) const ANY_CLAUSES: [ClauseUsage; 2] = [
    ClauseUsage::new(Link::Using, "using CARD[,CARD...]", "muster elders using pressgangs"),
    ClauseUsage::new(Link::Choosing, "choosing SUIT|COLOUR|N|CARD N|CARD for CARD[,...]", "recover relic choosing relic thief 1"),
];

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
    let typed = Span::new(typed);
    let words = typed.words();
    let spelled = keys(&words);
    let verbs = Verb::ALL.iter().filter_map(|verb| verb.phrases().begin(&spelled).map(|count| (count, *verb)));
    let Some((count, verb)) = verbs.max_by_key(|(count, _)| *count) else { return Err(unknown_verb(typed)) };
    let rest = typed.after(words[count - 1].typed);
    let context = Context { setup, by: by.or(setup.turn) };
    let read = match verb {
        Verb::Play => play::play(context, rest),
        Verb::Use => power::used(context, rest),
        _ => plain(context, verb, rest),
    };
    read.map_err(|error| foreign_clause(rest, links(verb)).unwrap_or(error))
}

fn unknown_verb(typed: Span<'_>) -> WordsError {
    let (first, _) = typed.split_first();
    let first = key(first.text());
    let first = first.split(' ').next().filter(|first| first.len() < 80).unwrap_or_default();
    let far = |phrase: &'static str| {
        let known = key(phrase.split(' ').next().unwrap_or_default());
        let far = strsim::osa_distance(&known, first);
        (far * 2 <= known.len()).then_some((far, phrase))
    };
    let all = || Lang::ALL.into_iter().flat_map(|lang| Verb::ALL.iter().filter_map(move |verb| far(verb.phrase(lang))));
    let least = all().map(|(far, _)| far).min();
    let nearest = all().filter(|(far, _)| Some(*far) == least).map(|(_, phrase)| phrase).collect();
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
    let nearest = nearest(words[found].typed.text(), own.iter().map(|link| link.phrase(Lang::En)));
    let nearest = nearest.map(str::to_owned).into_iter().collect();
    Some(words[found].typed.fault(WordsFault::Unused { pattern: None, nearest }))
}

/// Returns the links that a request can have.
pub(crate) const fn links(verb: Verb) -> &'static [Link] {
    match verb {
        Verb::Trade => &[Link::For, Link::Using, Link::Choosing],
        Verb::RecoverPeoplesFavor => &[Link::Paying, Link::Starting, Link::Using],
        Verb::RecoverDarkestSecret => &[Link::Paying, Link::Using],
        Verb::Campaign => &campaign::LINKS,
        Verb::Move | Verb::Give | Verb::WakeReturn => &[Link::To],
        Verb::Take => &[Link::From],
        Verb::OfferCitizenship => &[Link::Giving, Link::Replacing],
        Verb::Accept => &[Link::Taking, Link::Replacing],
        Verb::PeekRelic => &[Link::At],
        Verb::Rest => &[Link::Rolled, Link::Using, Link::Choosing],
        Verb::HandTitle | Verb::WakePlace | Verb::WakeTake | Verb::Act | Verb::PeekReliquary | Verb::Exile | Verb::SelfExile => {
            &[]
        }
        // What cards ask for may be any clause.
        Verb::Use | Verb::Play => Link::ALL,
        Verb::Travel | Verb::SearchWorld | Verb::SearchDiscard | Verb::RecoverRelic => &[Link::Using, Link::Choosing],
        Verb::Muster | Verb::Discard => &[Link::Using],
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
        Verb::SearchWorld => usages!("search world" => "search world"),
        Verb::SearchDiscard => usages!("search discard [REGION]" => "search discard cradle"),
        Verb::Muster => usages!("muster CARD" => "muster elders"),
        Verb::Trade => usages!("trade CARD for favor|secrets" => "trade elders for favor"),
        Verb::RecoverRelic => usages!("recover relic [RELIC]" => "recover relic map"),
        Verb::RecoverPeoplesFavor => {
            usages!("recover peoples-favor paying N [starting SUIT]" => "recover peoples-favor paying 3 starting order")
        }
        Verb::RecoverDarkestSecret => usages!("recover darkest-secret paying N" => "recover darkest-secret paying 2"),
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
        Verb::PeekRelic => usages!("peek relic [at SITE]" => "peek relic at cradle-1"),
        Verb::PeekReliquary => usages!("peek reliquary [SPACE]" => "peek reliquary brutal"),
        Verb::Move => usages!(warbands::MOVE => "move 2 warbands to board"),
        Verb::Give => usages!(warbands::GIVE => "give 2 warbands to blue"),
        Verb::Take => usages!(warbands::TAKE => "take 1 warband from blue"),
        Verb::OfferCitizenship => usages!(bargain::OFFER => "offer-citizenship red giving brutal and 1 favor for 2 secrets"),
        Verb::Accept => usages!(bargain::ACCEPT => "accept taking brutal for 2 secrets replacing 1 at board"),
        Verb::Exile => usages!("exile COLOUR" => "exile blue"),
        Verb::SelfExile => usages!("self-exile" => "self-exile"),
        Verb::HandTitle => usages!("hand-title COLOUR" => "hand-title blue"),
        Verb::WakePlace => usages!("wake place" => "wake place"),
        Verb::WakeReturn => usages!("wake return to SUIT" => "wake return to beast"),
        Verb::WakeTake => usages!("wake take favor|secret" => "wake take favor"),
        Verb::Act => usages!("act" => "act"),
        Verb::Rest => usages!("rest [rolled N] [using CARD,...]" => "rest rolled 6"),
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
            | Verb::RecoverPeoplesFavor
            | Verb::RecoverDarkestSecret
            | Verb::PeekRelic
            | Verb::Accept
            | Verb::SelfExile
            | Verb::Act
            | Verb::Rest
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
    items.iter().map(|item| item.read(|text| names::card(context.setup, text, Wanted::Power))).collect()
}

fn action(context: Context<'_>, verb: Verb, clauses: &mut Clauses<'_>) -> Result<Action, WordsError> {
    let (setup, usage) = (context.setup, usage(verb));
    let (head, written) = (clauses.head, Some(clauses.head).filter(|head| !head.is_empty()));
    Ok(match verb {
        Verb::Travel => Action::Travel(site(context, without_link(Link::To, clauses.need_head(usage)?))?),
        Verb::SearchWorld => Action::Search(Source::World),
        Verb::SearchDiscard => Action::Search(Source::Discard(written.map(|it| it.read(find_word::<Region>)).transpose()?)),
        Verb::Muster => {
            let card = clauses.need_head(usage)?;
            Action::Muster(card.read(|text| names::card(setup, text, Wanted::AtSite))?)
        }
        Verb::Trade => trade(context, clauses, usage)?,
        Verb::RecoverRelic => Action::Recover(Recovered::Relic(written.map(|it| it.read(names::relic)).transpose()?)),
        Verb::RecoverPeoplesFavor => {
            let paying = Favor(clauses.need(Link::Paying, usage)?.number()?);
            let starting = clauses.text(Link::Starting)?.map(|it| it.read(find_word::<Suit>)).transpose()?;
            Action::Recover(Recovered::PeoplesFavor { paying, starting })
        }
        Verb::RecoverDarkestSecret => {
            let paying = Secrets(clauses.need(Link::Paying, usage)?.number()?);
            Action::Recover(Recovered::DarkestSecret { paying })
        }
        Verb::Discard => play::discard(context, clauses.need_head(usage)?)?,
        Verb::PeekRelic => Action::PeekRelic(clauses.text(Link::At)?.map(|it| site(context, it)).transpose()?),
        Verb::PeekReliquary => Action::PeekReliquary(written.map(|it| it.read(find_word::<Space>)).transpose()?),
        Verb::Move | Verb::Give | Verb::Take => warbands::moved(context, verb, clauses)?,
        Verb::OfferCitizenship => {
            let to = colour(clauses.need_head(usage)?)?;
            Action::OfferCitizenship { to, terms: Box::new(bargain::terms(context, clauses, Link::Giving)?) }
        }
        Verb::Accept => Action::Accept(Box::new(bargain::terms(context, clauses, Link::Taking)?)),
        Verb::Exile => Action::Exile(colour(clauses.need_head(usage)?)?),
        Verb::SelfExile => Action::SelfExile,
        Verb::HandTitle => Action::HandTitle(colour(clauses.need_head(usage)?)?),
        Verb::WakePlace => {
            one_favor(head, usage)?;
            Action::WakePlace
        }
        Verb::WakeReturn => {
            one_favor(head, usage)?;
            Action::WakeReturn(clauses.need(Link::To, usage)?.read(find_word::<Suit>)?)
        }
        Verb::WakeTake => Action::WakeTake(token(clauses.need_head(usage)?, usage)?),
        Verb::Act => Action::Act,
        Verb::Rest => Action::Rest(clauses.text(Link::Rolled)?.map(Span::number).transpose()?),
        // These are read before.
        Verb::Campaign | Verb::Play | Verb::Use => return Err(head.unused(None)),
    })
}

/// Reads a site.
fn site(context: Context<'_>, typed: Span<'_>) -> Result<Slot, WordsError> {
    typed.read(|text| names::site(context.setup, text))
}

/// Reads a colour, perhaps behind `to`.
fn colour(typed: Span<'_>) -> Result<Colour, WordsError> {
    without_link(Link::To, typed).read(names::colour)
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
    let traded = match token(clauses.need(Link::For, usage)?, usage)? {
        Token::Favor => Traded::Favor,
        Token::Secret => Traded::Secrets,
    };
    let card = clauses.need_head(usage)?.read(|text| names::card(context.setup, text, Wanted::AtSite))?;
    Ok(Action::Trade(card, traded))
}
