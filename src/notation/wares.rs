//! What changes hands in an exchange §7.6.3, as words between commas: `2 favor`, `1 secret blue`, `map`, `cradle-1`,
//! `advisers-facedown`.

use crate::{
    cards::{Token, named},
    game::{CardRef, Colour, Setup, Slot, What},
    notation::{
        chosen::card,
        names,
        parse::{WordsError, listed},
        token,
        verbs::{Thing, thing},
    },
};

/// Something that changes hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ware {
    /// Favor or secrets, and from whom, if that is said.
    Tokens(Token, u8, Option<Colour>),
    /// A relic or an adviser; a banner, which no power lets change hands so.
    Card(What),
    /// A facedown adviser that nobody names.
    Facedown,
    /// A site.
    Site(Slot),
}

/// Reads what changes hands.
pub(crate) fn wares(setup: &Setup, text: &str) -> Result<Vec<Ware>, WordsError> {
    listed(text).map(|typed| ware(setup, typed)).collect()
}

fn ware(setup: &Setup, typed: &str) -> Result<Ware, WordsError> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let number = words.first().and_then(|word| word.parse::<u8>().ok());
    let rest = if number.is_some() { &words[1..] } else { &words[..] };
    if let Some(token) = rest.first().and_then(|word| token(word)) {
        let whose = match rest.get(1..).unwrap_or_default().join(" ") {
            none if none.is_empty() => None,
            name => Some(names::colour(&name)?),
        };
        return Ok(Ware::Tokens(token, number.unwrap_or(1), whose));
    }
    let banner = match thing(typed) {
        Some(Thing::AdvisersFacedown) => return Ok(Ware::Facedown),
        Some(Thing::PeoplesFavor) => Some(named::PEOPLES_FAVOR),
        Some(Thing::DarkestSecret) => Some(named::DARKEST_SECRET),
        Some(_) | None => None,
    };
    if let Some(banner) = banner {
        return Ok(Ware::Card(What::Known(CardRef(banner))));
    }
    match names::site(setup, typed) {
        Ok(slot) => Ok(Ware::Site(slot)),
        Err(_) => card(setup, typed).map(Ware::Card),
    }
}
