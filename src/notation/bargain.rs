//! The words of a bargain about Citizenship §6.6.1: `giving brutal and 1 favor for 2 secrets and cup of plenty`. What stands
//! before `for` comes from the Grand Scepter's holder, what stands after it from the Exile.

use crate::{
    game::{CardRef, Favor, OnSpace, Secrets, Setup, Slot, Space, Wanted, Warbands, What, find_word},
    notation::{
        fight, names,
        parse::{Parts, WordsError, number},
        print::Say,
        verbs::{Link, Thing as Noun, thing},
    },
    rules::request::{Bargain, Handed, Terms},
};

/// How an offer is written.
pub(crate) const OFFER: &str = "offer-citizenship COLOUR [giving SPACE [and THING]... [for THING [and THING]...]]";
/// How an acceptance is written.
pub(crate) const ACCEPT: &str = "accept [taking SPACE [and THING]... [for THING [and THING]...]]";
/// How a part of a bargain is written.
const THING: &str =
    "giving|taking SPACE [and THING]... [for THING...], THING: N favor, N secrets, peoples-favor, darkest-secret, RELIC";

/// Reads the terms of Citizenship after their link.
pub(crate) fn terms(parts: &mut Parts<'_>, link: Link) -> Result<Terms, WordsError> {
    let replacing = parts.link(Link::Replacing).unwrap_or_default();
    let mut terms = Terms { replacing: fight::replacing(parts.setup, &replacing)?, ..Terms::default() };
    let typed = parts.link(link).unwrap_or_default().replace(',', " and ");
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (given, asked) = match words.iter().position(|word| Link::For.begins(&[word]).is_some()) {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (&words[..], &[][..]),
    };
    for (at, item) in items(given).enumerate() {
        match find_word::<Space>(&item) {
            Ok(space) if at == 0 => terms.space = Some(space),
            Ok(_) => read(parts.setup, &item, &mut terms.bargain.given)?,
            Err(_) if terms.space.is_none() && covering(parts.setup, &item).is_some() => {
                terms.space = covering(parts.setup, &item);
            }
            // What stands first and is nothing known is most likely a space.
            Err(problem) => read(parts.setup, &item, &mut terms.bargain.given).map_err(|error| match error {
                WordsError::Name(_) if at == 0 => problem.into(),
                other => other,
            })?,
        }
    }
    for item in items(asked).filter(|item| Link::For.begins(&[item.as_str()]).is_none()) {
        read(parts.setup, &item, &mut terms.bargain.asked)?;
    }
    Ok(terms)
}

/// Returns the space that a named relic covers §2.3: people name the relic that they promise.
fn covering(setup: &Setup, typed: &str) -> Option<Space> {
    let relic = names::relic(typed).ok()?;
    Space::ALL.iter().copied().find(|space| setup.reliquary.on(*space) == Some(&OnSpace::Covered(Some(relic))))
}

/// Returns what stands between the words that join.
fn items<'a>(words: &'a [&'a str]) -> impl Iterator<Item = String> + 'a {
    let joins = |word: &&str| Link::And.begins(&[word]).is_some() || Link::For.begins(&[word]).is_some();
    words.split(joins).map(|item| item.join(" ")).filter(|item| !item.is_empty())
}

/// Reads one thing that is handed over.
fn read(setup: &Setup, typed: &str, handed: &mut Handed) -> Result<(), WordsError> {
    let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
    if first.starts_with(|letter: char| letter.is_ascii_digit()) {
        let count = number(first)?;
        match thing(rest) {
            Some(Noun::Favor) => handed.favor = handed.favor.and(Favor(count)),
            Some(Noun::Secrets) => handed.secrets = handed.secrets.and(Secrets(count)),
            Some(Noun::Warbands) => handed.warbands = handed.warbands.and(Warbands(count)),
            Some(_) | None => return Err(WordsError::Incomplete { pattern: THING }),
        }
        return Ok(());
    }
    match thing(typed) {
        Some(Noun::PeoplesFavor) => handed.peoples_favor = true,
        Some(Noun::DarkestSecret) => handed.darkest_secret = true,
        Some(_) => return Err(WordsError::Incomplete { pattern: THING }),
        None => handed.cards.push(card(setup, typed)?),
    }
    Ok(())
}

/// Reads a relic, or another card, which can be named and not be exchanged.
fn card(setup: &Setup, typed: &str) -> Result<CardRef, WordsError> {
    let problem = match names::relic(typed) {
        Ok(relic) => return Ok(relic),
        Err(problem) => problem,
    };
    let other = [Wanted::World, Wanted::AtSite].iter().find_map(|wanted| names::card(setup, typed, *wanted).ok());
    match other {
        Some(What::Known(card)) => Ok(card),
        Some(What::Described { .. } | What::Unknown) | None => Err(problem.into()),
    }
}

impl Say {
    /// Returns the words of the terms of Citizenship after a link.
    pub(crate) fn terms(&self, terms: &Terms, link: Link) -> Vec<String> {
        let Bargain { given, asked } = &terms.bargain;
        let and = format!(" {} ", self.link(Link::And));
        let mut items: Vec<String> = terms.space.map(|space| self.called(space)).into_iter().collect();
        items.extend(self.handed(given));
        let mut words = Vec::new();
        if !items.is_empty() || !asked.is_nothing() {
            words.extend([self.link(link), items.join(&and)]);
        }
        if !asked.is_nothing() {
            words.extend([self.link(Link::For), self.handed(asked).join(&and)]);
        }
        if !terms.replacing.is_empty() {
            let at = self.link(Link::At);
            let place = |slot: Option<Slot>| slot.map_or_else(|| self.on_board(), Slot::word);
            let replaced = terms.replacing.iter().map(|(slot, count)| format!("{count} {at} {}", place(*slot)));
            words.extend([self.link(Link::Replacing), replaced.collect::<Vec<String>>().join(",")]);
        }
        words
    }

    fn handed(&self, handed: &Handed) -> Vec<String> {
        let counted = [(handed.favor.0, Noun::Favor), (handed.secrets.0, Noun::Secrets), (handed.warbands.0, Noun::Warbands)];
        let counted = counted.into_iter().filter(|(count, _)| *count > 0);
        let mut items: Vec<String> = counted.map(|(count, noun)| self.counted(count, noun)).collect();
        let banners = [(handed.peoples_favor, Noun::PeoplesFavor), (handed.darkest_secret, Noun::DarkestSecret)];
        items.extend(banners.into_iter().filter(|(given, _)| *given).map(|(_, noun)| self.noun(noun)));
        items.extend(handed.cards.iter().map(|card| self.card(card.0)));
        items
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        game::Setup,
        law::Lang,
        notation::{parse, print},
    };

    #[test]
    fn law_6_6_1_bargains_are_printed_as_they_are_read() {
        let setup = Setup::default();
        for typed in [
            "offer-citizenship red",
            "offer-citizenship red giving brutal",
            "offer-citizenship red giving greedy and 1 favor and 2 secrets and darkest-secret for peoples-favor and cup of plenty",
            "offer-citizenship red giving brutal, 3 favor, map, whistle",
            "offer-citizenship red giving 5 secrets for 1 secret",
            "offer-citizenship red giving for 2 warbands and scouts",
            "offer-citizenship red giving brutal for 1 favor replacing 2 at cradle-1,1 at board",
            "offer-citizenship red replacing 1 at hinterland-3",
            "accept",
            "accept taking careless for the grand scepter",
            "accept taking brutal and peoples-favor for 1 warband replacing 4 at board",
        ] {
            let asked = parse(typed, &setup);
            let said = asked.as_ref().ok();
            assert!(said.is_some(), "{typed}: {asked:?}");
            for (asked, lang) in said.into_iter().flat_map(|asked| Lang::ALL.map(|lang| (asked, lang))) {
                for named in [false, true] {
                    let printed = print(asked, lang, named);
                    assert_eq!(parse(&printed, &setup).as_ref(), Ok(asked), "{typed}: {printed}");
                }
            }
        }
    }
}
