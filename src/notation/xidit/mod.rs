//! Requests of Lords of Xidit as words, in three languages: `move red`, `recruit`, `eliminate taking gold, bards`, `eliminate titan
//! 3`.

use crate::{
    game::{
        find_word,
        xidit::{CITIES, City, Class, Order, Position, Reward, Trial, Units, find_region},
    },
    law::{Lang, PerLang},
    notation::{
        error::{WordsError, WordsFault},
        typed::{Span, Word},
        vocabulary::XiditWord,
    },
    rules::xidit::{Action, Unshown},
};
use std::fmt::Write as _;

mod grammar;

pub use grammar::{USAGES, example, pattern, verb_phrases};

const LINKS: [XiditWord; 6] =
    [XiditWord::To, XiditWord::Giving, XiditWord::Taking, XiditWord::Placing, XiditWord::Raising, XiditWord::Rewarding];

fn is(word: &Word<'_>, wanted: XiditWord) -> bool {
    wanted.phrases().include(&word.key)
}

/// The words of a request, clause by clause.
struct Clauses<'a> {
    main: Span<'a>,
    list: Vec<(XiditWord, Span<'a>, Span<'a>)>,
}

impl<'a> Clauses<'a> {
    /// Cuts words at links; a clause without words, or one that comes twice, is a fault.
    fn read(typed: Span<'a>) -> Result<Self, WordsError> {
        let words = typed.words();
        let link = |word: &Word<'a>| LINKS.into_iter().find(|link| is(word, *link)).map(|link| (link, word.typed));
        let links: Vec<(XiditWord, Span<'a>)> = words.iter().filter_map(link).collect();
        let main = links.first().map_or(typed, |(_, first)| typed.before(*first));
        let mut list: Vec<(XiditWord, Span<'a>, Span<'a>)> = Vec::new();
        for (at, (link, opened_by)) in links.iter().enumerate() {
            let rest = typed.after(*opened_by);
            let text = links.get(at + 1).map_or(rest, |(_, next)| rest.before(*next));
            if text.is_empty() {
                return Err(opened_by.fault(WordsFault::Empty));
            }
            if list.iter().any(|(other, _, _)| other == link) {
                return Err(opened_by.unused(None));
            }
            list.push((*link, *opened_by, text));
        }
        Ok(Self { main, list })
    }

    fn take(&mut self, wanted: XiditWord) -> Option<Span<'a>> {
        let at = self.list.iter().position(|(link, _, _)| *link == wanted)?;
        Some(self.list.remove(at).2)
    }

    /// Objects to what is left.
    fn finish(&self) -> Result<(), WordsError> {
        self.list.first().map_or(Ok(()), |(_, opened_by, text)| Err(opened_by.to(*text).unused(None)))
    }

    /// Objects to words before the first link.
    fn without_main(&self) -> Result<(), WordsError> {
        if self.main.is_empty() { Ok(()) } else { Err(self.main.unused(None)) }
    }
}

/// Reads a request.
///
/// # Errors
/// Returns why the words are no request, and where.
pub fn parse(typed: &str, position: &Position) -> Result<Action, WordsError> {
    WordsError::check_length(typed)?;
    let typed = Span::new(typed);
    let words = typed.words();
    let Some(first) = words.first() else { return Err(unknown_verb(typed)) };
    let verb = XiditWord::ALL.iter().find(|verb| is(first, **verb));
    let Some((verb, usage)) = verb.and_then(|verb| Some((*verb, grammar::usage(*verb)?))) else {
        return Err(unknown_verb(first.typed));
    };
    read(verb, usage, typed.after(first.typed), position).map_err(|error| error.with_pattern(usage))
}

fn unknown_verb(typed: Span<'_>) -> WordsError {
    typed.fault(WordsFault::UnknownVerb { nearest: PerLang::default() })
}

/// Reads the orders of a game year: symbols of the dials, one after the other.
///
/// # Errors
/// Returns which word is no order, and where.
pub fn parse_orders(typed: &str) -> Result<Vec<Order>, WordsError> {
    WordsError::check_length(typed)?;
    let words = Span::new(typed).words();
    words.into_iter().map(|word| word.typed.bare()).filter(|word| !word.is_empty()).map(|word| word.read(find_word)).collect()
}

/// Reads what follows a verb, which is written like `usage`.
fn read(verb: XiditWord, usage: &'static str, typed: Span<'_>, position: &Position) -> Result<Action, WordsError> {
    let mut said = Clauses::read(typed)?;
    let action = match verb {
        XiditWord::Move => {
            let (road, rest) = said.main.split_first();
            if said.main.is_empty() || !rest.is_empty() {
                return Err(said.main.incomplete(usage));
            }
            let to = said.take(XiditWord::To).map(|city| number(city, 1, CITIES).map(City)).transpose()?;
            Action::Move { road: road.read(find_word)?, to }
        }
        XiditWord::Recruit => {
            let class = Some(said.main).filter(|main| !main.is_empty());
            Action::Recruit { class: class.map(|class| class.read(find_word::<Class>)).transpose()? }
        }
        XiditWord::Eliminate => eliminate(&mut said, position)?,
        XiditWord::Reward => {
            if said.main.is_empty() {
                return Err(said.main.incomplete(usage));
            }
            let taking = rewards(said.main)?;
            Action::Reward { placing: places(&mut said, &taking, position)?, taking }
        }
        XiditWord::Wait => said.without_main().map(|()| Action::Wait)?,
        XiditWord::Decline => said.without_main().map(|()| Action::Decline)?,
        XiditWord::Census => {
            said.without_main()?;
            Action::Census { unshown: said.take(XiditWord::Rewarding).map(unshown).transpose()? }
        }
        XiditWord::Titan
        | XiditWord::To
        | XiditWord::Giving
        | XiditWord::Taking
        | XiditWord::Placing
        | XiditWord::Raising
        | XiditWord::Rewarding
        | XiditWord::Nobody
        | XiditWord::Everybody
        | XiditWord::In
        | XiditWord::And => return Err(unknown_verb(typed)),
    };
    said.finish()?;
    Ok(action)
}

fn eliminate(said: &mut Clauses<'_>, position: &Position) -> Result<Action, WordsError> {
    let taking = said.take(XiditWord::Taking).map(rewards).transpose()?.unwrap_or_default();
    let raising = match said.take(XiditWord::Raising) {
        Some(typed) if position.dummy.is_none() => return Err(typed.unused(None)),
        raising => raising.map(|typed| typed.read(find_word::<Trial>)).transpose()?,
    };
    if said.main.is_empty() {
        return Ok(Action::Eliminate { placing: places(said, &taking, position)?, taking, raising });
    }
    let words = said.main.words();
    match words.as_slice() {
        [titan, symbols] if is(titan, XiditWord::Titan) => {
            let giving = said.take(XiditWord::Giving).map(units).transpose()?;
            let (symbols, placing) = (number(symbols.typed, 3, 5)?, places(said, &taking, position)?);
            Ok(Action::Titan { symbols, giving, taking, placing, raising })
        }
        [titan] if is(titan, XiditWord::Titan) => Err(titan.typed.incomplete(grammar::TITAN.pattern)),
        [titan, symbols, ..] if is(titan, XiditWord::Titan) => {
            Err(said.main.after(symbols.typed).unused(Some(grammar::TITAN.pattern)))
        }
        [..] => Err(said.main.unused(None)),
    }
}

fn number(typed: Span<'_>, low: u8, high: u8) -> Result<u8, WordsError> {
    let number = typed.text().parse().ok().filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| typed.fault(WordsFault::Number))
}

/// Splits a list at its commas and its *and*.
fn items(typed: Span<'_>) -> Vec<Span<'_>> {
    let mut found = Vec::new();
    for item in typed.items() {
        let mut rest = item;
        while let Some(and) = rest.words().iter().find(|word| is(word, XiditWord::And)) {
            found.push(rest.before(and.typed));
            rest = rest.after(and.typed);
        }
        found.push(rest);
    }
    found.retain(|item| !item.is_empty());
    found
}

/// Splits places at *and* where another number and *in* follow: a region's own name may have an *and* in it.
fn split_places(typed: Span<'_>) -> Vec<Span<'_>> {
    let words = typed.words();
    let goes_on = |at: usize| {
        let [and, count, within] = words.get(at..at + 3)? else { return None };
        let is_place = is(and, XiditWord::And) && count.typed.begins_with_digit() && is(within, XiditWord::In);
        is_place.then_some(and.typed)
    };
    match (0..words.len()).find_map(goes_on) {
        Some(and) => [vec![typed.before(and)], split_places(typed.after(and))].concat(),
        None => vec![typed],
    }
}

fn unshown(typed: Span<'_>) -> Result<Unshown, WordsError> {
    match typed.words().as_slice() {
        [word] if is(word, XiditWord::Nobody) => Ok(Unshown::Nobody),
        [word] if is(word, XiditWord::Everybody) => Ok(Unshown::Everybody),
        [..] => Err(typed.unused(None)),
    }
}

fn rewards(typed: Span<'_>) -> Result<Vec<Reward>, WordsError> {
    items(typed).into_iter().map(|item| item.read(find_word::<Reward>)).collect()
}

fn units(typed: Span<'_>) -> Result<Units, WordsError> {
    let mut units = Units::default();
    for item in items(typed) {
        let (first, rest) = item.split_first();
        let (count, class) =
            if first.begins_with_digit() && !rest.is_empty() { (number(first, 1, 18)?, rest) } else { (1, item) };
        let class = class.read(find_word::<Class>)?;
        units.set(class, units.count(class).saturating_add(count));
    }
    Ok(units)
}

/// Reads where bards go; without bards among the rewards none are placed.
fn places(said: &mut Clauses<'_>, taking: &[Reward], position: &Position) -> Result<Vec<(usize, u8)>, WordsError> {
    if !taking.contains(&Reward::Bards) {
        return Ok(Vec::new());
    }
    let place = |item: Span<'_>| {
        let words = item.words();
        match words.as_slice() {
            [count, within, _, ..] if is(within, XiditWord::In) => {
                let region = item.after(within.typed).read(|text| find_region(&position.regions, text))?;
                Ok((region, number(count.typed, 0, 20)?))
            }
            [..] => Err(item.incomplete(grammar::PLACING)),
        }
    };
    let places = said.take(XiditWord::Placing).map(Span::items).unwrap_or_default();
    places.into_iter().flat_map(split_places).map(place).collect()
}

/// Writes an action in the words of a language; the English ones are those of files and JSON.
#[must_use]
pub fn print(action: &Action, position: &Position, lang: Lang) -> String {
    let say = |word: XiditWord| word.phrase(lang);
    let listed = |rewards: &[Reward]| rewards.iter().map(|it| it.said(lang)).collect::<Vec<_>>().join(", ");
    let placed = |places: &[(usize, u8)]| {
        let name = |at: usize| position.regions.get(at).map(|region| region.name.as_str()).unwrap_or_default();
        let one = |(at, count): &(usize, u8)| format!("{count} {} {}", say(XiditWord::In), name(*at));
        let all: Vec<String> = places.iter().map(one).collect();
        if all.is_empty() { String::new() } else { format!(" {} {}", say(XiditWord::Placing), all.join(", ")) }
    };
    let taken = |rewards: &[Reward]| {
        if rewards.is_empty() { String::new() } else { format!(" {} {}", say(XiditWord::Taking), listed(rewards)) }
    };
    let raised =
        |raising: &Option<Trial>| raising.map(|it| format!(" {} {}", say(XiditWord::Raising), it.said(lang))).unwrap_or_default();
    match action {
        Action::Move { road, to } => {
            let to = to.map(|city| format!(" {} {}", say(XiditWord::To), city.0)).unwrap_or_default();
            format!("{} {}{to}", say(XiditWord::Move), road.said(lang))
        }
        Action::Recruit { class } => {
            let class = class.map(|class| format!(" {}", class.said(lang))).unwrap_or_default();
            format!("{}{class}", say(XiditWord::Recruit))
        }
        Action::Eliminate { taking, placing, raising } => {
            format!("{}{}{}{}", say(XiditWord::Eliminate), taken(taking), placed(placing), raised(raising))
        }
        Action::Titan { symbols, giving, taking, placing, raising } => {
            let mut out = format!("{} {} {symbols}", say(XiditWord::Eliminate), say(XiditWord::Titan));
            for (at, (class, count)) in giving.iter().flat_map(Units::classes).enumerate() {
                let joint = if at == 0 { format!(" {}", say(XiditWord::Giving)) } else { ",".to_owned() };
                // A String takes everything that is written to it.
                let _ = write!(out, "{joint} {count} {}", class.given(lang, count));
            }
            out + &taken(taking) + &placed(placing) + &raised(raising)
        }
        Action::Wait => say(XiditWord::Wait).to_owned(),
        Action::Decline => say(XiditWord::Decline).to_owned(),
        Action::Reward { taking, placing } => format!("{} {}{}", say(XiditWord::Reward), listed(taking), placed(placing)),
        Action::Census { unshown } => {
            let whom = unshown.map(|unshown| match unshown {
                Unshown::Nobody => XiditWord::Nobody,
                Unshown::Everybody => XiditWord::Everybody,
            });
            let whom = whom.map(|whom| format!(" {} {}", say(XiditWord::Rewarding), say(whom))).unwrap_or_default();
            format!("{}{whom}", say(XiditWord::Census))
        }
    }
}
