//! Exchanges §7.6.3 one after the other: `with blue giving 2 favor taking map then purple with blue giving 1 secret taking 3
//! favor`. Who stands right behind `then` gives first; without a name that is the player who acts.

use crate::{
    cards::{Token, named},
    game::{CardIdentity, CardRef, Colour},
    notation::{
        clauses::{Clause, EXCHANGE, items, split_at_links},
        error::WordsError,
        names,
        read::Context,
        typed::{Span, keys},
        vocabulary::{Link, Thing, thing},
    },
    rules::request::{Exchange, Ware},
};

/// How an exchange is written.
pub(crate) const PATTERN: &str = "then [COLOUR] with COLOUR giving|taking THING,...";

/// Reads an exchange behind `then`.
pub(crate) fn exchange(context: Context<'_>, then: Clause<'_>) -> Result<Exchange, WordsError> {
    let mut clauses = split_at_links(then.filled()?, &EXCHANGE);
    let head = Some(clauses.head).filter(|head| !head.is_empty());
    let mut exchange = Exchange { by: head.map(|it| it.read(names::colour)).transpose()?, ..Exchange::default() };
    let mut said = false;
    if let Some(with) = clauses.text(Link::With)? {
        (exchange.with, said) = (colours(with)?, true);
    }
    if let Some(giving) = clauses.text(Link::Giving)? {
        (exchange.giving, said) = (wares(context, giving)?, true);
    }
    if let Some(taking) = clauses.text(Link::Taking)? {
        (exchange.taking, said) = (wares(context, taking)?, true);
    }
    if said { Ok(exchange) } else { Err(then.opened_by.incomplete(PATTERN)) }
}

/// Reads colours between commas.
pub(crate) fn colours(typed: Span<'_>) -> Result<Vec<Colour>, WordsError> {
    items(typed).into_iter().map(|item| item.read(names::colour)).collect()
}

/// Reads what changes hands, between commas: `2 favor`, `1 secret blue`, `map`, `cradle-1`, `advisers-facedown`.
pub(crate) fn wares(context: Context<'_>, typed: Span<'_>) -> Result<Vec<Ware>, WordsError> {
    items(typed).into_iter().map(|item| ware(context, item)).collect()
}

fn ware(context: Context<'_>, typed: Span<'_>) -> Result<Ware, WordsError> {
    let (number, rest) = typed.counted().map_or((None, typed), |(number, rest)| (Some(number), rest));
    if let Some((token, whose)) = tokens(rest) {
        let whose = Some(whose).filter(|whose| !whose.is_empty()).map(|whose| whose.read(names::colour)).transpose();
        match whose {
            Ok(whose) => return Ok(Ware::Tokens(token, number.unwrap_or(1), whose)),
            // A name may begin like a token.
            Err(problem) if typed.begins_with_digit() => return Err(problem),
            Err(_) => {}
        }
    }
    let banner = match thing(typed.text()) {
        Some(Thing::AdvisersFacedown) => return Ok(Ware::Facedown),
        Some(Thing::PeoplesFavor) => Some(named::PEOPLES_FAVOR),
        Some(Thing::DarkestSecret) => Some(named::DARKEST_SECRET),
        Some(_) | None => None,
    };
    if let Some(banner) = banner {
        return Ok(Ware::Card(CardIdentity::Known(CardRef(banner))));
    }
    match names::site(context.setup, typed.text()) {
        Ok(slot) => Ok(Ware::Site(slot)),
        Err(_) => typed.read(|text| names::any_card(context.setup, text)).map(Ware::Card),
    }
}

/// Returns favor or secrets at the start, and what follows.
fn tokens(typed: Span<'_>) -> Option<(Token, Span<'_>)> {
    let words = typed.words();
    let spelled = keys(&words);
    let of = |thing: Thing, token: Token| thing.phrases().begin(&spelled).map(|count| (count, token));
    let (count, token) = of(Thing::Favor, Token::Favor).or_else(|| of(Thing::Secrets, Token::Secret))?;
    Some((token, typed.after(words[count - 1].typed)))
}
