//! The names in an action, understood in the light of the position: cards of the rulebook, cards that the table
//! described, sites by slot or name.

use crate::{
    cards::{self, Card, Nature, PowerKind, Token},
    game::{
        CardIdentity, CardRef, Colour, Problem, Setup, SiteIdentity, Slot, Wanted, Word, find_slot, find_word, is_called,
        look_up_card,
    },
    law::{number, without_fillers, words::key},
    notation::vocabulary::{Inflected, Thing, thing},
    rules::{actions::use_power::read_when_used, request::Clause},
};

/// Finds a name as it is typed, or without articles and the like around it.
fn find<T>(typed: &str, find: impl Fn(&str) -> Result<T, Problem>) -> Result<T, Problem> {
    find(typed).or_else(|problem| match without_fillers(typed) {
        all if all == typed.trim() => Err(problem),
        inner => find(inner),
    })
}

/// Returns the noun that a name means.
pub(crate) fn noun<T: Word>(typed: &str) -> Result<T, Problem> {
    find(typed, find_word::<T>)
}

/// Returns the site that a slot or a name means.
pub(crate) fn site(setup: &Setup, typed: &str) -> Result<Slot, Problem> {
    find(typed, |typed| slot(setup, typed))
}

fn slot(setup: &Setup, typed: &str) -> Result<Slot, Problem> {
    if let Some(slot) = find_slot(typed) {
        return Ok(slot);
    }
    let wanted = key(typed);
    let described = |is: &SiteIdentity| matches!(is, SiteIdentity::Described { name: Some(name), .. } if key(name) == wanted);
    if let Some(site) = setup.sites.iter().find(|site| site.identity.as_ref().is_some_and(described)) {
        return Ok(site.slot);
    }
    let card = look_up_card(typed, Wanted::Site)?;
    let found = setup.sites.iter().find(|site| site.card().is_some_and(|it| it.id == card.id));
    let only_named = || setup.only_named.iter().find(|(_, site)| site.0.id == card.id).map(|(slot, _)| *slot);
    found.map(|site| site.slot).or_else(only_named).ok_or_else(|| Problem::NotOnMap { name: typed.to_owned() })
}

/// Returns the card that a name means: one that the table described, by its name or suit, or one of the rulebook.
pub(crate) fn card(setup: &Setup, typed: &str, wanted: Wanted) -> Result<CardIdentity, Problem> {
    find(typed, |typed| known_or_described(setup, typed, wanted))
}

fn known_or_described(setup: &Setup, typed: &str, wanted: Wanted) -> Result<CardIdentity, Problem> {
    let spelled = key(typed);
    let is_meant = |what: &CardIdentity| match what {
        CardIdentity::Described { name: Some(name), .. } => key(name) == spelled,
        CardIdentity::Described { name: None, suit: Some(suit) } => suit.word() == spelled,
        CardIdentity::Described { .. } | CardIdentity::Known(_) | CardIdentity::Unknown => false,
    };
    if let Some(described) = setup.cards().map(|card| &card.identity).find(|what| is_meant(what)) {
        return Ok(described.clone());
    }
    look_up_card(typed, wanted).map(|card| CardIdentity::Known(CardRef(lying(setup, card))))
}

/// Returns the face of an edifice that lies on the table where the other one was named §2.9.
fn lying(setup: &Setup, named: &'static Card) -> &'static Card {
    let Nature::Edifice { other, .. } = named.nature else { return named };
    let lies = |id: &str| setup.cards().any(|it| it.card().is_some_and(|it| it.id == id));
    cards::card(other).filter(|_| lies(other) && !lies(named.id)).unwrap_or(named)
}

/// Returns the relic that a name means.
pub(crate) fn relic(typed: &str) -> Result<CardRef, Problem> {
    find(typed, |typed| look_up_card(typed, Wanted::Relic)).map(CardRef)
}

/// Returns the card of the rulebook that a name means, of a kind.
pub(crate) fn rulebook_card(typed: &str, wanted: Wanted) -> Result<CardRef, Problem> {
    find(typed, |typed| look_up_card(typed, wanted)).map(CardRef)
}

/// Returns the colour that a name means, in whatever case it is put: `od niebieskiego`, `dem blauen`, `the Chancellor`.
pub(crate) fn colour(typed: &str) -> Result<Colour, Problem> {
    find(typed, |typed| {
        let spelled = key(typed);
        let inflected = Colour::ALL.iter().copied().find(|colour| colour.phrases().include(&spelled));
        inflected.map_or_else(|| find_word::<Colour>(typed), Ok)
    })
}

/// Returns whether words are the whole name of a colour.
pub(crate) fn is_colour(typed: &str) -> bool {
    let spelled = key(typed);
    Colour::ALL.iter().any(|colour| colour.phrases().include(&spelled))
}

/// Returns whether the power of a card asks where to, and not where: `na` and `auf` are said of both.
pub(crate) fn asks_only_where_to(card: &CardIdentity) -> bool {
    let read = card.card().map(read_when_used).unwrap_or_default();
    read.contains(&Clause::To) && !read.contains(&Clause::At)
}

/// Returns what can be chosen for a card that has a power to be used on its own; nothing for another card.
pub(crate) fn read_by_power(card: &CardIdentity) -> Option<Vec<Clause>> {
    let card = card.card().filter(|card| card.0.powers.contains(&PowerKind::Action))?;
    Some(read_when_used(card))
}

/// Returns favor or a secret that words name, in any language.
pub(crate) fn token(typed: &str) -> Option<Token> {
    match thing(typed)? {
        Thing::Favor => Some(Token::Favor),
        Thing::Secrets => Some(Token::Secret),
        _ => None,
    }
}

/// Cards of which nobody says what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unnamed {
    /// So many: `3 facedown cards`.
    Count(u8),
    /// One, or all that there are: `unknown`.
    Any,
}

/// Returns the cards that words mean without saying what they are.
pub(crate) fn unnamed(typed: &str) -> Option<Unnamed> {
    let is_unnamed = |typed: &str| matches!(thing(typed), Some(Thing::Unknown | Thing::AdvisersFacedown));
    let typed = typed.trim();
    if is_unnamed(typed) || !typed.is_empty() && typed.chars().all(|sign| sign == '?') {
        return Some(Unnamed::Any);
    }
    let (first, rest) = typed.split_once(char::is_whitespace)?;
    let count = number(&key(first)).filter(|count| *count > 0)?;
    (is_unnamed(rest) || rest.trim() == "?").then_some(Unnamed::Count(count))
}

/// Returns whether words mean one card without saying what it is.
pub(crate) fn is_unnamed_card(typed: &str) -> bool {
    matches!(unnamed(typed), Some(Unnamed::Any | Unnamed::Count(1)))
}

/// Returns a card of any kind: a relic by its exact name first.
pub(crate) fn any_card(setup: &Setup, typed: &str) -> Result<CardIdentity, Problem> {
    if let Ok(relic) = relic(typed)
        && is_called(typed, relic.0)
    {
        return Ok(CardIdentity::Known(relic));
    }
    let wanted = [Wanted::AtSite, Wanted::World, Wanted::Relic];
    let found = wanted.iter().find_map(|wanted| card(setup, typed, *wanted).ok());
    found.map_or_else(|| card(setup, typed, Wanted::AtSite), Ok)
}

/// Returns a card that can lie at a site or among the advisers.
pub(crate) fn denizen(setup: &Setup, typed: &str) -> Result<CardIdentity, Problem> {
    card(setup, typed, Wanted::AtSite).or_else(|_| card(setup, typed, Wanted::World))
}
