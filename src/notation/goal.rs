//! What a turn is for, in words: `title`, `rule Steppe and hold Map`, `kill blue's force`, `most favor`.

use crate::{
    game::{Colour, Position, SiteAtSlot, slot_name},
    law::{Form, Lang},
    notation::{
        error::{WordsError, WordsFault},
        names,
        typed::{Span, Word, keys},
        vocabulary::{GoalWord, Inflected as _, Link, Thing as Noun, thing},
    },
    rules::{Aim, Goal, Goods, Thing},
};

/// How a goal is written.
const PATTERN: &str = "win|title|usurper|rule SITE|hold THING|kill COLOUR|most GOODS";

/// Reads what a turn is for: several things with `and` between them.
///
/// # Errors
/// Returns why the words are no goal, and where.
pub fn parse_goal(typed: &str, position: &Position) -> Result<Goal, WordsError> {
    WordsError::check_length(typed)?;
    let words = Span::new(typed).words();
    let is_and = |word: &Word<'_>| Link::And.phrases().include(&word.key);
    let aims = words.split(is_and).map(|part| aim(Span::new(typed), part, position));
    aims.collect::<Result<Vec<Aim>, WordsError>>().map(Goal)
}

/// Reads of what there is to be the most: `favor`, `warbands`.
///
/// # Errors
/// Returns that the words are nothing that can be counted.
pub fn parse_most(typed: &str) -> Result<Goal, WordsError> {
    WordsError::check_length(typed)?;
    let unused = || Span::new(typed).fault(WordsFault::Unused { pattern: Some(PATTERN), nearest: Vec::new() });
    goods(typed).map(|goods| Goal(vec![Aim::Most(goods)])).ok_or_else(unused)
}

fn aim(all: Span<'_>, words: &[Word<'_>], position: &Position) -> Result<Aim, WordsError> {
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return Err(all.fault(WordsFault::Incomplete { pattern: PATTERN }));
    };
    let typed = first.typed.to(last.typed);
    let spelled = keys(words);
    let opens = |word: &&GoalWord| word.phrases().begin(&spelled).is_some();
    let longest = GoalWord::ALL.iter().filter(opens).max_by_key(|word| word.phrases().begin(&spelled));
    let unused = |at: Span<'_>| at.fault(WordsFault::Unused { pattern: Some(PATTERN), nearest: Vec::new() });
    let Some((word, count)) = longest.and_then(|word| Some((*word, word.phrases().begin(&spelled)?))) else {
        return Err(unused(typed));
    };
    let rest = words.get(count..).unwrap_or_default();
    let about = rest.first().zip(rest.last()).map(|(first, last)| first.typed.to(last.typed));
    let named = || about.ok_or_else(|| typed.fault(WordsFault::Incomplete { pattern: PATTERN }));
    let wrong = |problem| about.unwrap_or(typed).fault(WordsFault::Name(problem));
    match word {
        GoalWord::Win | GoalWord::Title | GoalWord::Usurper => match about {
            Some(more) => Err(unused(more)),
            None if word == GoalWord::Win => Ok(Aim::Win),
            None if word == GoalWord::Title => Ok(Aim::Title),
            None => Ok(Aim::Usurper),
        },
        GoalWord::Rule => names::site(position, named()?.text()).map(Aim::Rule).map_err(wrong),
        GoalWord::Hold => match thing(named()?.text()) {
            Some(Noun::PeoplesFavor) => Ok(Aim::Hold(Thing::PeoplesFavor)),
            Some(Noun::DarkestSecret) => Ok(Aim::Hold(Thing::DarkestSecret)),
            Some(_) | None => names::relic(named()?.text()).map(|relic| Aim::Hold(Thing::Relic(relic))).map_err(wrong),
        },
        GoalWord::Kill => killed(rest).ok_or_else(|| unused(about.unwrap_or(typed))),
        GoalWord::Most => goods(named()?.text()).map(Aim::Most).ok_or_else(|| unused(about.unwrap_or(typed))),
        GoalWord::Force | GoalWord::Relics | GoalWord::Sites => Err(unused(typed)),
    }
}

/// Reads whose force is meant: `blue`, `blue's force`, `siłę niebieskiego`.
fn killed(words: &[Word<'_>]) -> Option<Aim> {
    let is_force = |word: &&Word<'_>| !GoalWord::Force.phrases().include(&word.key);
    let left: Vec<&Word<'_>> = words.iter().filter(is_force).collect();
    let typed = left.first()?.typed.to(left.last()?.typed);
    names::colour(typed.text().trim_end_matches("'s")).ok().map(Aim::Kill)
}

fn goods(typed: &str) -> Option<Goods> {
    let is = |word: GoalWord| word.phrases().include(&crate::law::words::key(typed));
    match thing(typed) {
        Some(Noun::Favor) => Some(Goods::Favor),
        Some(Noun::Secrets) => Some(Goods::Secrets),
        Some(Noun::Warbands) => Some(Goods::Warbands),
        Some(_) | None if is(GoalWord::Relics) => Some(Goods::Relics),
        Some(_) | None if is(GoalWord::Sites) => Some(Goods::Sites),
        Some(_) | None => None,
    }
}

/// Returns a goal in the words of a language, as it can be typed.
#[must_use]
pub fn print_goal(goal: &Goal, position: &Position, lang: Lang) -> String {
    let and = format!(" {} ", Link::And.phrase(lang));
    goal.0.iter().map(|aim| print(*aim, position, lang)).collect::<Vec<String>>().join(&and)
}

fn print(aim: Aim, position: &Position, lang: Lang) -> String {
    let with = |word: GoalWord, name: &str| format!("{} {name}", word.phrase(lang));
    match aim {
        Aim::Win => GoalWord::Win.phrase(lang).to_owned(),
        Aim::Title => GoalWord::Title.phrase(lang).to_owned(),
        Aim::Usurper => GoalWord::Usurper.phrase(lang).to_owned(),
        Aim::Rule(slot) => {
            let known = position.site(slot).and_then(SiteAtSlot::card);
            with(GoalWord::Rule, &known.map_or_else(|| slot_name(slot, lang), |card| card.name(lang).to_owned()))
        }
        Aim::Hold(Thing::PeoplesFavor) => with(GoalWord::Hold, Noun::PeoplesFavor.phrases().form(lang, Form::Accusative)),
        Aim::Hold(Thing::DarkestSecret) => with(GoalWord::Hold, Noun::DarkestSecret.phrases().form(lang, Form::Accusative)),
        Aim::Hold(Thing::Relic(card)) => with(GoalWord::Hold, card.0.name(lang)),
        Aim::Kill(colour) => with(GoalWord::Kill, owner(colour, lang)),
        Aim::Most(goods) => {
            let word = match goods {
                Goods::Favor => Noun::Favor.phrase(lang),
                Goods::Secrets => Noun::Secrets.phrase(lang),
                Goods::Warbands => Noun::Warbands.phrase(lang),
                Goods::Relics => GoalWord::Relics.phrase(lang),
                Goods::Sites => GoalWord::Sites.phrase(lang),
            };
            with(GoalWord::Most, word)
        }
    }
}

/// Returns a colour as an object.
fn owner(colour: Colour, lang: Lang) -> &'static str {
    colour.phrases().form(lang, Form::Genitive)
}
