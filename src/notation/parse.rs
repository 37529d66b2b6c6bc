//! Words to an action. A link such as `to` counts where it stands last, so that names may hold it.

use crate::{
    cards::{Suit, Token},
    game::{Colour, FacesError, Favor, Problem, Region, Secrets, Setup, Slot, Space, Wanted, Warbands, What, find_word},
    law::{Lang, words::key},
    notation::{
        bargain, chosen,
        exchange::EXCHANGE,
        fight,
        held::held,
        names, playing,
        verbs::{Link, Thing as Noun, Verb, thing},
    },
    rules::request::{Action, Asked, Recovered, Source, Traded, plans_used},
};

const PEOPLES_FAVOR: &str = "recover peoples-favor paying N [starting SUIT]";
const DARKEST_SECRET: &str = "recover darkest-secret paying N";
const WAKE_RETURN: &str = "wake return to SUIT";

/// Why words are no action.
#[derive(Clone, Debug, PartialEq)]
pub enum WordsError {
    /// No action begins so.
    UnknownVerb {
        /// As typed.
        typed: String,
        /// The actions there are.
        nearest: Vec<&'static str>,
    },
    /// A part is missing: the phrase that the action wants.
    Incomplete {
        /// The action, as words with what belongs to it.
        pattern: &'static str,
    },
    /// A name is not known.
    Name(Problem),
    /// Rolled dice are none.
    Dice(FacesError),
    /// A number is none.
    Number {
        /// As typed.
        typed: String,
    },
}

impl From<FacesError> for WordsError {
    fn from(error: FacesError) -> Self {
        Self::Dice(error)
    }
}

impl From<Problem> for WordsError {
    fn from(problem: Problem) -> Self {
        Self::Name(problem)
    }
}

/// The parts of an action: what follows the verb, and what follows each link.
pub(crate) struct Parts<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) head: String,
    links: Vec<(Link, String)>,
}

/// Reads an action in the light of a position.
///
/// # Errors
/// Returns why the words are no action.
pub fn parse(typed: &str, setup: &Setup) -> Result<Asked, WordsError> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let verb =
        Verb::ALL.iter().filter_map(|verb| verb.begins(&words).map(|count| (count, *verb))).max_by_key(|(count, _)| *count);
    let Some((count, verb)) = verb else { return Err(unknown(&words)) };
    if verb == Verb::Play {
        return playing::play(setup, &words[count..]);
    }
    if let Some(asked) = fight::freed(setup, &words[count..], verb)? {
        return Ok(asked);
    }
    let mut parts = split(setup, &words[count..], verb);
    let using = parts.link(Link::Using).map(|using| parts.cards(&using, Wanted::Power)).transpose()?;
    let action = action(verb, &mut parts)?;
    if let Some(pattern) = headless(verb).filter(|_| !parts.head.is_empty()) {
        return Err(WordsError::Incomplete { pattern });
    }
    // A Campaign has taken its choices.
    let choosing = parts.link(Link::Choosing).unwrap_or_default();
    let told = || if let Action::Campaign(fighting) = &action { plans_used(setup, fighting) } else { Vec::new() };
    let using = using.unwrap_or_else(told);
    Ok(Asked { action, using, choosing })
}

fn unknown(words: &[&str]) -> WordsError {
    let typed = words.join(" ");
    let first = key(words.first().copied().unwrap_or_default());
    let first = first.split(' ').next().filter(|first| first.len() < 80).unwrap_or_default();
    let far = |phrase: &'static str| {
        let known = key(phrase.split(' ').next().unwrap_or_default());
        let far = strsim::osa_distance(&known, first);
        (far * 2 <= known.len()).then_some((far, phrase))
    };
    let all = || Lang::ALL.into_iter().flat_map(|lang| Verb::ALL.iter().filter_map(move |verb| far(verb.phrase(lang))));
    let least = all().map(|(far, _)| far).min();
    WordsError::UnknownVerb { typed, nearest: all().filter(|(far, _)| Some(*far) == least).map(|(_, phrase)| phrase).collect() }
}

/// The links that an action can have.
const fn links(verb: Verb) -> &'static [Link] {
    match verb {
        Verb::Trade => &[Link::For, Link::Using, Link::Choosing],
        Verb::RecoverPeoplesFavor => &[Link::Paying, Link::Starting, Link::Using],
        Verb::RecoverDarkestSecret => &[Link::Paying, Link::Using],
        Verb::Campaign => &[
            Link::Targeting,
            Link::With,
            Link::Defending,
            Link::Allies,
            Link::Placing,
            Link::Banishing,
            Link::Burning,
            Link::Sacrificing,
            Link::Losing,
            Link::Choosing,
            Link::Moving,
            Link::Taking,
            Link::Returning,
            Link::Discarding,
            Link::Rolled,
            Link::Using,
        ],
        Verb::Move | Verb::Give => &[Link::To, Link::Using],
        Verb::WakeReturn => &[Link::To],
        Verb::Take => &[Link::From, Link::Using],
        Verb::OfferCitizenship => &[Link::Giving, Link::Replacing],
        Verb::Accept => &[Link::Taking, Link::Replacing],
        Verb::PeekRelic => &[Link::At],
        Verb::Rest => &[Link::Rolled, Link::Using, Link::Choosing],
        Verb::HandTitle
        | Verb::Play
        | Verb::WakePlace
        | Verb::WakeTake
        | Verb::Act
        | Verb::PeekReliquary
        | Verb::Exile
        | Verb::SelfExile => &[],
        Verb::Use => &[Link::Choosing],
        Verb::Travel | Verb::SearchWorld | Verb::SearchDiscard | Verb::RecoverRelic => &[Link::Using, Link::Choosing],
        Verb::Muster | Verb::Discard => &[Link::Using],
    }
}

/// Returns how an action is written that names nothing right after its verb; what stands there was meant otherwise.
const fn headless(verb: Verb) -> Option<&'static str> {
    match verb {
        Verb::SearchWorld => Some("search world"),
        Verb::RecoverPeoplesFavor => Some(PEOPLES_FAVOR),
        Verb::RecoverDarkestSecret => Some(DARKEST_SECRET),
        Verb::PeekRelic => Some("peek relic [at SITE]"),
        Verb::Accept => Some(bargain::ACCEPT),
        Verb::SelfExile => Some("self-exile"),
        Verb::Act => Some("act"),
        Verb::Rest => Some("rest [rolled N] [using CARD,...]"),
        Verb::Travel
        | Verb::WakePlace
        | Verb::WakeReturn
        | Verb::SearchDiscard
        | Verb::Muster
        | Verb::Trade
        | Verb::RecoverRelic
        | Verb::Campaign
        | Verb::Play
        | Verb::Discard
        | Verb::Use
        | Verb::PeekReliquary
        | Verb::Move
        | Verb::Give
        | Verb::Take
        | Verb::OfferCitizenship
        | Verb::Exile
        | Verb::HandTitle
        | Verb::WakeTake => None,
    }
}

pub(crate) fn split<'a>(setup: &'a Setup, words: &[&str], verb: Verb) -> Parts<'a> {
    let (head, links) = apart(words, links(verb));
    Parts { setup, head, links }
}

/// Takes words apart at links: what stands before the first, and what follows each, where it stands last. Each `then` counts,
/// and the words of the exchange behind it are its own.
pub(crate) fn apart(words: &[&str], wanted: &[Link]) -> (String, Vec<(Link, String)>) {
    // Where each link stands last: start, end, link.
    let mut found: Vec<(usize, usize, Link)> = Vec::new();
    let held = held(words);
    for at in (0..words.len()).filter(|at| !held[*at]) {
        let here = wanted.iter().filter_map(|link| link.begins(&words[at..]).map(|count| (count, *link)));
        if let Some((count, link)) = here.max_by_key(|(count, _)| *count) {
            let of_then = |last: Link| last == Link::Then && EXCHANGE.contains(&link);
            let inside = found.last().is_some_and(|(_, end, last)| at < *end || of_then(*last));
            if !inside {
                found.retain(|(_, _, other)| *other != link || link == Link::Then);
                found.push((at, at + count, link));
            }
        }
    }
    let end_of = |index: usize| found.get(index + 1).map_or(words.len(), |(start, _, _)| *start);
    let head_end = found.first().map_or(words.len(), |(start, _, _)| *start);
    let parts = found.iter().enumerate().map(|(index, (_, end, link))| (*link, words[*end..end_of(index)].join(" ")));
    (words[..head_end].join(" "), parts.collect())
}

impl<'a> Parts<'a> {
    /// Returns words that were taken apart.
    pub(crate) const fn of(setup: &'a Setup, head: String, links: Vec<(Link, String)>) -> Self {
        Self { setup, head, links }
    }

    pub(crate) fn link(&mut self, wanted: Link) -> Option<String> {
        let at = self.links.iter().position(|(link, _)| *link == wanted)?;
        Some(self.links.remove(at).1)
    }

    pub(crate) fn head(&self, pattern: &'static str) -> Result<&str, WordsError> {
        if self.head.is_empty() { Err(WordsError::Incomplete { pattern }) } else { Ok(&self.head) }
    }

    /// Objects to any number but one: a step of Wake places or returns one favor §4.1.1.I.
    fn one_step(&self, pattern: &'static str) -> Result<(), WordsError> {
        let more = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit()) && word != "1";
        if self.head.split_whitespace().any(more) { Err(WordsError::Incomplete { pattern }) } else { Ok(()) }
    }

    /// Returns the colour that stands after the verb, perhaps after `to`.
    fn colour(&self, pattern: &'static str) -> Result<Colour, WordsError> {
        let words: Vec<&str> = self.head(pattern)?.split_whitespace().collect();
        let to = Link::To.begins(&words).filter(|count| *count < words.len()).unwrap_or(0);
        Ok(names::colour(&words[to..].join(" "))?)
    }

    pub(crate) fn need(&mut self, wanted: Link, pattern: &'static str) -> Result<String, WordsError> {
        self.link(wanted).filter(|text| !text.is_empty()).ok_or(WordsError::Incomplete { pattern })
    }

    pub(crate) fn cards(&self, list: &str, wanted: Wanted) -> Result<Vec<What>, WordsError> {
        let names = list.split(',').map(str::trim).filter(|name| !name.is_empty());
        names.map(|name| names::card(self.setup, name, wanted).map_err(WordsError::Name)).collect()
    }
}

pub(crate) fn number(typed: &str) -> Result<u8, WordsError> {
    typed.trim().parse().map_err(|_| WordsError::Number { typed: typed.to_owned() })
}

fn action(verb: Verb, parts: &mut Parts<'_>) -> Result<Action, WordsError> {
    let setup = parts.setup;
    Ok(match verb {
        Verb::Travel => Action::Travel(destination(parts)?),
        Verb::SearchWorld => Action::Search(Source::World),
        Verb::SearchDiscard if parts.head.is_empty() => Action::Search(Source::Discard(None)),
        Verb::SearchDiscard => Action::Search(Source::Discard(Some(find_word::<Region>(&parts.head)?))),
        Verb::Muster => Action::Muster(names::card(setup, parts.head("muster CARD")?, Wanted::AtSite)?),
        Verb::Trade => trade(parts)?,
        Verb::RecoverRelic | Verb::RecoverPeoplesFavor | Verb::RecoverDarkestSecret => Action::Recover(recovered(verb, parts)?),
        Verb::Campaign => Action::Campaign(Box::new(fight::campaign(parts)?)),
        Verb::Play => return Err(WordsError::Incomplete { pattern: playing::PATTERN }),
        Verb::Discard => playing::discard(setup, parts.head("discard CARD")?)?,
        Verb::Use => used(parts)?,
        Verb::PeekRelic => Action::PeekRelic(optional(parts.link(Link::At), |typed| names::site(setup, typed))?),
        Verb::PeekReliquary => Action::PeekReliquary(optional(Some(parts.head.clone()), find_word::<Space>)?),
        Verb::Move | Verb::Give | Verb::Take => moved(verb, parts)?,
        Verb::OfferCitizenship => offer(parts)?,
        Verb::Accept => Action::Accept(Box::new(bargain::terms(parts, Link::Taking)?)),
        Verb::Exile => Action::Exile(parts.colour("exile COLOUR")?),
        Verb::SelfExile => Action::SelfExile,
        Verb::HandTitle => Action::HandTitle(parts.colour("hand-title COLOUR")?),
        Verb::WakePlace => {
            parts.one_step("wake place")?;
            Action::WakePlace
        }
        Verb::WakeReturn => {
            parts.one_step(WAKE_RETURN)?;
            Action::WakeReturn(find_word::<Suit>(&parts.need(Link::To, WAKE_RETURN)?)?)
        }
        Verb::WakeTake => match thing(parts.head("wake take favor|secret")?) {
            Some(Noun::Favor) => Action::WakeTake(Token::Favor),
            Some(Noun::Secrets) => Action::WakeTake(Token::Secret),
            Some(_) | None => return Err(WordsError::Incomplete { pattern: "wake take favor|secret" }),
        },
        Verb::Act => Action::Act,
        Verb::Rest => Action::Rest(optional(parts.link(Link::Rolled), number)?),
    })
}

/// Reads where a journey goes: `travel to steppe` is said too.
fn destination(parts: &Parts<'_>) -> Result<Slot, WordsError> {
    let words: Vec<&str> = parts.head("travel SITE")?.split_whitespace().collect();
    let skipped = Link::To.begins(&words).filter(|count| *count < words.len()).unwrap_or(0);
    Ok(names::site(parts.setup, &words[skipped..].join(" "))?)
}

/// Reads what may be left out.
pub(crate) fn optional<T, E: Into<WordsError>>(
    typed: Option<String>,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Option<T>, WordsError> {
    typed.filter(|typed| !typed.is_empty()).map(|typed| read(&typed).map_err(Into::into)).transpose()
}

fn trade(parts: &mut Parts<'_>) -> Result<Action, WordsError> {
    const PATTERN: &str = "trade CARD for favor|secrets";
    let traded = match thing(&parts.need(Link::For, PATTERN)?) {
        Some(Noun::Favor) => Traded::Favor,
        Some(Noun::Secrets) => Traded::Secrets,
        Some(_) | None => return Err(WordsError::Incomplete { pattern: PATTERN }),
    };
    Ok(Action::Trade(names::card(parts.setup, parts.head(PATTERN)?, Wanted::AtSite)?, traded))
}

fn recovered(verb: Verb, parts: &mut Parts<'_>) -> Result<Recovered, WordsError> {
    Ok(match verb {
        Verb::RecoverPeoplesFavor => Recovered::PeoplesFavor {
            paying: Favor(number(&parts.need(Link::Paying, PEOPLES_FAVOR)?)?),
            starting: optional(parts.link(Link::Starting), find_word::<Suit>)?,
        },
        Verb::RecoverDarkestSecret => {
            Recovered::DarkestSecret { paying: Secrets(number(&parts.need(Link::Paying, DARKEST_SECRET)?)?) }
        }
        _ => Recovered::Relic(optional(Some(parts.head.clone()), names::relic)?),
    })
}

/// Returns what stands between commas.
pub(crate) fn listed(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|typed| !typed.is_empty())
}

/// Returns a card in hand or among the advisers: a denizen or a Vision.
pub(crate) fn drawn_or_adviser(setup: &Setup, typed: &str) -> Result<What, Problem> {
    names::card(setup, typed, Wanted::World)
}

/// Reads `use CARD [...]`: the longest beginning that names a card, the rest are its choices.
fn used(parts: &Parts<'_>) -> Result<Action, WordsError> {
    let words: Vec<&str> = parts.head("use CARD")?.split_whitespace().collect();
    let mut first = None;
    for count in (1..=words.len().min(8)).rev() {
        match names::card(parts.setup, &words[..count].join(" "), Wanted::Power) {
            Ok(card) => {
                let choices = words[count..].join(" ");
                let chosen = chosen::read(parts.setup, &choices)?;
                // Whoever uses such a power again makes another exchange.
                return if chosen.then.is_empty() { Ok(Action::Use(card, choices)) } else { Err(chosen::unheard()) };
            }
            Err(problem) => first = first.or(Some(problem)),
        }
    }
    Err(first.map_or(WordsError::Incomplete { pattern: "use CARD" }, WordsError::Name))
}

fn moved(verb: Verb, parts: &mut Parts<'_>) -> Result<Action, WordsError> {
    let (pattern, link) = match verb {
        Verb::Give => ("give N warbands to COLOUR", Link::To),
        Verb::Take => ("take N warbands from COLOUR", Link::From),
        _ => ("move N warbands to site|board", Link::To),
    };
    let where_to = parts.need(link, pattern)?;
    let (count, rest) = parts.head(pattern)?.split_once(' ').unwrap_or((&parts.head, ""));
    let count = Warbands(number(count)?);
    if !rest.is_empty() && thing(rest) != Some(Noun::Warbands) {
        return Err(WordsError::Incomplete { pattern });
    }
    Ok(match (verb, thing(&where_to)) {
        (Verb::Give, _) => Action::GiveWarbands(count, names::colour(&where_to)?),
        (Verb::Take, _) => Action::TakeWarbands(count, names::colour(&where_to)?),
        (_, Some(Noun::Site)) => Action::MoveToSite(count),
        (_, Some(Noun::Board)) => Action::MoveToBoard(count),
        (_, None) if is_own_site(parts.setup, &where_to) => Action::MoveToSite(count),
        (_, _) => return Err(WordsError::Incomplete { pattern }),
    })
}

/// Returns whether a name means the site of whoever's turn it is.
fn is_own_site(setup: &Setup, typed: &str) -> bool {
    let pawn = setup.turn.and_then(|turn| setup.player(turn)).and_then(|player| player.pawn);
    pawn.is_some_and(|pawn| names::site(setup, typed) == Ok(pawn))
}

fn offer(parts: &mut Parts<'_>) -> Result<Action, WordsError> {
    let to = parts.colour(bargain::OFFER)?;
    Ok(Action::OfferCitizenship { to, terms: Box::new(bargain::terms(parts, Link::Giving)?) })
}
