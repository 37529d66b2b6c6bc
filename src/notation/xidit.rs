//! Actions as words, in three languages: `move red`, `recruit`, `eliminate taking gold, bards`, `eliminate titan 3`.

use crate::{
    game::{
        Problem, find_word,
        xidit::{CITIES, City, Class, Position, Reward, Trial, Units, find_region},
    },
    law::{Lang, words::fold},
    rules::xidit::Action,
};
use std::fmt::Write as _;

/// Why words are no action.
#[derive(Clone, Debug, PartialEq)]
pub enum WordsError {
    /// No action begins like this.
    UnknownVerb(String),
    /// More must be said: the word for the form of the action.
    Incomplete(&'static str),
    /// Not a number that fits.
    Number(String),
    /// Words that belong nowhere.
    Leftover(String),
    /// A name is wrong.
    Name(Problem),
}

impl From<Problem> for WordsError {
    fn from(problem: Problem) -> Self {
        Self::Name(problem)
    }
}

/// The words of the actions: English, German, Polish, then what is understood too.
const MOVE: &[&str] = &["move", "bewegen", "idź", "travel", "bewege", "ziehen", "ziehe", "rusz", "ruch"];
const RECRUIT: &[&str] = &["recruit", "anwerben", "werbuj", "hire", "werben", "zwerbuj"];
const ELIMINATE: &[&str] = &["eliminate", "beseitigen", "usuń", "remove", "defeat", "beseitige", "besiegen", "pokonaj"];
const WAIT: &[&str] = &["wait", "abwarten", "czekaj", "warten", "warte", "poczekaj"];
const DECLINE: &[&str] = &["decline", "verzichten", "zrezygnuj", "pass", "skip", "verzichte", "passen", "pasuj"];
const REWARD: &[&str] = &["reward", "belohnung", "nagroda", "rewards", "belohnungen", "nagrody"];
const TITAN: &[&str] = &["titan", "titan", "tytana", "titanen", "tytan"];
const TO: &[&str] = &["to", "nach", "do", "zu"];
const GIVING: &[&str] = &["giving", "mit", "oddając", "with"];
const TAKING: &[&str] = &["taking", "für", "biorąc", "for", "nehmen", "za"];
const PLACING: &[&str] = &["placing", "legen", "kładąc"];
const RAISING: &[&str] = &["raising", "steigern", "podnosząc", "steigernd", "zwiększając"];
const IN: &[&str] = &["in", "in", "w"];

fn is(word: &str, list: &[&str]) -> bool {
    let word = fold(word);
    list.iter().any(|it| fold(it) == word)
}

/// The words of an action, clause by clause.
struct Clauses<'a> {
    main: Vec<&'a str>,
    to: Vec<&'a str>,
    giving: Vec<&'a str>,
    taking: Vec<&'a str>,
    placing: Vec<&'a str>,
    raising: Vec<&'a str>,
}

impl<'a> Clauses<'a> {
    fn of(words: &[&'a str]) -> Self {
        let mut clauses = Self { main: vec![], to: vec![], giving: vec![], taking: vec![], placing: vec![], raising: vec![] };
        let mut clause: fn(&mut Self) -> &mut Vec<&'a str> = |it| &mut it.main;
        for word in words {
            if is(word, PLACING) {
                clause = |it| &mut it.placing;
            } else if is(word, GIVING) {
                clause = |it| &mut it.giving;
            } else if is(word, TAKING) {
                clause = |it| &mut it.taking;
            } else if is(word, RAISING) {
                clause = |it| &mut it.raising;
            } else if is(word, TO) {
                clause = |it| &mut it.to;
            } else {
                clause(&mut clauses).push(word);
            }
        }
        clauses
    }
}

/// Complains about the first clause that the action does not have.
fn without(clauses: &[&[&str]]) -> Result<(), WordsError> {
    match clauses.iter().find_map(|clause| clause.first()) {
        Some(word) => Err(WordsError::Leftover((*word).to_owned())),
        None => Ok(()),
    }
}

/// Reads an action.
///
/// # Errors
/// Returns why the words are no action.
pub fn parse(typed: &str, position: &Position) -> Result<Action, WordsError> {
    let spaced = typed.replace(',', " , ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else { return Err(WordsError::UnknownVerb(String::new())) };
    let said = Clauses::of(rest);
    let (to, giving, taking) = (&said.to[..], &said.giving[..], &said.taking[..]);
    let (placing, raising) = (&said.placing[..], &said.raising[..]);
    if is(verb, MOVE) {
        without(&[giving, taking, placing, raising])?;
        let (Some(road), None) = (said.main.first(), said.main.get(1)) else {
            return Err(WordsError::Incomplete("move"));
        };
        let to = to.first().map(|city| number(city, 1, CITIES).map(City)).transpose()?;
        return Ok(Action::Move { road: find_word(road)?, to });
    }
    without(&[to])?;
    if is(verb, RECRUIT) {
        without(&[giving, taking, placing, raising])?;
        let class = (!said.main.is_empty()).then(|| find_word::<Class>(&said.main.join(" "))).transpose()?;
        Ok(Action::Recruit { class })
    } else if is(verb, ELIMINATE) {
        eliminate(&said, position)
    } else if is(verb, WAIT) || is(verb, DECLINE) {
        without(&[&said.main, giving, taking, placing, raising])?;
        Ok(if is(verb, WAIT) { Action::Wait } else { Action::Decline })
    } else if is(verb, REWARD) {
        without(&[giving, taking, raising])?;
        if said.main.is_empty() {
            return Err(WordsError::Incomplete("reward"));
        }
        let taking = rewards(&said.main)?;
        Ok(Action::Reward { placing: places(&said, &taking, position)?, taking })
    } else {
        Err(WordsError::UnknownVerb((*verb).to_owned()))
    }
}

fn eliminate(said: &Clauses<'_>, position: &Position) -> Result<Action, WordsError> {
    let taking = rewards(&said.taking)?;
    let raising = (!said.raising.is_empty()).then(|| find_word::<Trial>(&said.raising.join(" "))).transpose()?;
    if position.dummy.is_none() {
        without(&[&said.raising])?;
    }
    match said.main.as_slice() {
        [] => {
            without(&[&said.giving])?;
            Ok(Action::Eliminate { placing: places(said, &taking, position)?, taking, raising })
        }
        [titan, symbols] if is(titan, TITAN) => {
            without(&[&said.placing])?;
            let giving = (!said.giving.is_empty()).then(|| units(&said.giving)).transpose()?;
            Ok(Action::Titan { symbols: number(symbols, 3, 5)?, giving, taking, raising })
        }
        [titan] if is(titan, TITAN) => Err(WordsError::Incomplete("titan")),
        [word, ..] => Err(WordsError::Leftover((*word).to_owned())),
    }
}

fn number(typed: &str, low: u8, high: u8) -> Result<u8, WordsError> {
    let number = typed.parse().ok().filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| WordsError::Number(typed.to_owned()))
}

/// Splits a list at its commas and its *and*.
fn items<'a, 'w>(words: &'w [&'a str]) -> impl Iterator<Item = &'w [&'a str]> {
    words.split(|word| is(word, &[",", "and", "und", "i", "oraz"])).filter(|item| !item.is_empty())
}

fn rewards(words: &[&str]) -> Result<Vec<Reward>, WordsError> {
    items(words).map(|item| Ok(find_word::<Reward>(&item.join(" "))?)).collect()
}

fn units(words: &[&str]) -> Result<Units, WordsError> {
    let mut units = Units::default();
    for item in items(words) {
        let (count, class) = match item {
            [count, class @ ..] if !class.is_empty() && count.starts_with(|it: char| it.is_ascii_digit()) => {
                (number(count, 1, 18)?, class)
            }
            class => (1, class),
        };
        let class = find_word::<Class>(&class.join(" "))?;
        units.set(class, units.of(class).saturating_add(count));
    }
    Ok(units)
}

/// Reads where bards go; without bards among the rewards none are placed.
fn places(said: &Clauses<'_>, taking: &[Reward], position: &Position) -> Result<Vec<(usize, u8)>, WordsError> {
    if !taking.contains(&Reward::Bards) {
        without(&[&said.placing])?;
    }
    let place = |item: &[&str]| match item {
        [count, within, region @ ..] if is(within, IN) && !region.is_empty() => {
            Ok((find_region(&position.regions, &region.join(" "))?, number(count, 0, 20)?))
        }
        _ => Err(WordsError::Incomplete("placing")),
    };
    said.placing.split(|word| *word == ",").filter(|item| !item.is_empty()).map(place).collect()
}

/// Writes an action in the words of a language; the English ones are those of files and JSON.
#[must_use]
pub fn print(action: &Action, position: &Position, lang: Lang) -> String {
    let say = |words: &[&'static str]| words.get(lang as usize).copied().unwrap_or_default();
    let listed = |rewards: &[Reward]| rewards.iter().map(|it| it.said(lang)).collect::<Vec<_>>().join(", ");
    let placed = |places: &[(usize, u8)]| {
        let name = |at: usize| position.regions.get(at).map(|region| region.name.as_str()).unwrap_or_default();
        let one = |(at, count): &(usize, u8)| format!("{count} {} {}", say(IN), name(*at));
        let all: Vec<String> = places.iter().map(one).collect();
        if all.is_empty() { String::new() } else { format!(" {} {}", say(PLACING), all.join(", ")) }
    };
    let taken = |rewards: &[Reward]| {
        if rewards.is_empty() { String::new() } else { format!(" {} {}", say(TAKING), listed(rewards)) }
    };
    let raised = |raising: &Option<Trial>| raising.map(|it| format!(" {} {}", say(RAISING), it.said(lang))).unwrap_or_default();
    match action {
        Action::Move { road, to } => {
            let to = to.map(|city| format!(" {} {}", say(TO), city.0)).unwrap_or_default();
            format!("{} {}{to}", say(MOVE), road.said(lang))
        }
        Action::Recruit { class } => {
            let class = class.map(|class| format!(" {}", class.said(lang))).unwrap_or_default();
            format!("{}{class}", say(RECRUIT))
        }
        Action::Eliminate { taking, placing, raising } => {
            format!("{}{}{}{}", say(ELIMINATE), taken(taking), placed(placing), raised(raising))
        }
        Action::Titan { symbols, giving, taking, raising } => {
            let mut out = format!("{} {} {symbols}", say(ELIMINATE), say(TITAN));
            for (at, (class, count)) in giving.iter().flat_map(Units::classes).enumerate() {
                let joint = if at == 0 { format!(" {}", say(GIVING)) } else { ",".to_owned() };
                // A String takes everything that is written to it.
                let _ = write!(out, "{joint} {count} {}", class.given(lang, count));
            }
            out + &taken(taking) + &raised(raising)
        }
        Action::Wait => say(WAIT).to_owned(),
        Action::Decline => say(DECLINE).to_owned(),
        Action::Reward { taking, placing } => format!("{} {}{}", say(REWARD), listed(taking), placed(placing)),
    }
}
