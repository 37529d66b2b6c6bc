//! A bargain about Citizenship §6.6.1: `giving brutal and 1 favor for 2 secrets and cup of plenty`. What stands before `for`
//! comes from the Grand Scepter's holder, what stands after it from the Exile.

use crate::{
    game::{CardIdentity, CardRef, Favor, OnSpace, Problem, Secrets, Setup, Space, Wanted, Warbands},
    notation::{
        clauses::{Clauses, begins, items},
        error::{WordsError, WordsFault},
        names,
        read::{Context, warbands::replacing},
        typed::Span,
        vocabulary::{Link, Thing as Noun, thing},
    },
    rules::request::{Handed, Terms},
};

/// How an offer is written.
pub(crate) const OFFER: &str = "offer-citizenship RECIPIENT [giving SPACE [and THING]... [for THING [and THING]...]] \
                                [replacing N at SITE|board,...]";
/// How an acceptance is written.
pub(crate) const ACCEPT: &str = "accept [taking SPACE [and THING]... [for THING [and THING]...]] [replacing N at SITE|board,...]";
/// How a part of a bargain is written.
const THING: &str =
    "giving|taking SPACE [and THING]... [for THING...], THING: N favor, N secrets, peoples-favor, darkest-secret, RELIC";

/// Reads the terms of Citizenship after their link.
pub(crate) fn terms(context: Context<'_>, clauses: &mut Clauses<'_>, link: Link) -> Result<Terms, WordsError> {
    let replacing = replacing(context, &clauses.items(Link::Replacing)?)?;
    let mut terms = Terms { replacing, ..Terms::default() };
    let Some(typed) = clauses.text(link)? else { return Ok(terms) };
    let (given, asked) = split_at(Link::For, typed).map_or((typed, None), |(given, asked)| (given, Some(asked)));
    for (at, item) in items(given).into_iter().enumerate() {
        match names::noun::<Space>(item.text()) {
            Ok(space) if at == 0 => terms.space = Some(space),
            Ok(_) => add(context, item, &mut terms.bargain.given)?,
            Err(_) if names::is_unnamed_card(item.text()) => terms.unnamed = true,
            Err(_) if terms.space.is_none() && covering(context.setup, item.text()).is_some() => {
                terms.space = covering(context.setup, item.text());
            }
            // What stands first and is nothing known is most likely a space.
            Err(problem) => add(context, item, &mut terms.bargain.given).map_err(|error| match error.fault {
                WordsFault::Name(_) if at == 0 => item.fault(problem),
                _ => error,
            })?,
        }
    }
    for item in asked.map(items).unwrap_or_default() {
        add(context, item, &mut terms.bargain.asked)?;
    }
    if asked.is_some() && terms.bargain.asked.is_nothing() {
        return Err(typed.incomplete(THING));
    }
    Ok(terms)
}

/// Returns the space that a named relic covers §2.3: people name the relic that they promise.
fn covering(setup: &Setup, typed: &str) -> Option<Space> {
    let relic = names::relic(typed).ok()?;
    Space::ALL.iter().copied().find(|space| setup.reliquary.on(*space) == Some(&OnSpace::Covered(Some(relic))))
}

/// Returns what stands before the first of a link, and what stands behind it.
fn split_at(link: Link, typed: Span<'_>) -> Option<(Span<'_>, Span<'_>)> {
    let words = typed.words();
    let found = words.iter().find(|word| begins(link, std::slice::from_ref(word)).is_some())?;
    Some((typed.before(found.typed), typed.after(found.typed)))
}

/// Reads one thing that is handed over.
fn add(context: Context<'_>, typed: Span<'_>, handed: &mut Handed) -> Result<(), WordsError> {
    if typed.begins_with_digit() || typed.counted().is_some() {
        let (count, rest) = typed.split_first();
        let count = count.number()?;
        match thing(rest.text()) {
            Some(Noun::Favor) => handed.favor = handed.favor.saturating_add(Favor(count)),
            Some(Noun::Secrets) => handed.secrets = handed.secrets.saturating_add(Secrets(count)),
            Some(Noun::Warbands) => handed.warbands = handed.warbands.saturating_add(Warbands(count)),
            // A name may begin like a number.
            Some(_) | None if typed.begins_with_digit() => return Err(typed.incomplete(THING)),
            Some(_) | None => return named(context, typed, handed),
        }
        return Ok(());
    }
    named(context, typed, handed)
}

/// Reads a thing that is handed over by its name.
fn named(context: Context<'_>, typed: Span<'_>, handed: &mut Handed) -> Result<(), WordsError> {
    match thing(typed.text()) {
        Some(Noun::PeoplesFavor) => handed.peoples_favor = true,
        Some(Noun::DarkestSecret) => handed.darkest_secret = true,
        Some(_) => return Err(typed.incomplete(THING)),
        None => handed.cards.push(typed.read(|text| card(context.setup, text))?),
    }
    Ok(())
}

/// Returns a relic, or another card, which can be named and not be exchanged.
fn card(setup: &Setup, typed: &str) -> Result<CardRef, Problem> {
    let problem = match names::relic(typed) {
        Ok(relic) => return Ok(relic),
        Err(problem) => problem,
    };
    let other = [Wanted::World, Wanted::AtSite].iter().find_map(|wanted| names::card(setup, typed, *wanted).ok());
    match other {
        Some(CardIdentity::Known(card)) => Ok(card),
        Some(CardIdentity::Described { .. } | CardIdentity::Unknown) | None => Err(problem),
    }
}
