//! The military census §10: who shows the most of a class and what they get, ties included.

use crate::{
    game::xidit::{Class, Colour, Position, Reward},
    law::LawRef,
    rules::xidit::{
        matter::{Matter, Missing},
        ruling::{Reason, missing, silent},
        xidit,
    },
};

const HOW: LawRef = xidit("10.2");
const NOT_EVERYTHING: LawRef = xidit("10.2.1");
const PRIZES: LawRef = xidit("10.3");
const TIES: LawRef = xidit("10.5");
const PLACES_FIRST: LawRef = xidit("10.5.1");

/// What a class brings each who leads in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prize {
    /// Its kind.
    pub reward: Reward,
    /// How many.
    pub count: u8,
}

/// The census of one class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCensus {
    /// The class.
    pub class: Class,
    /// Who shows the most; none where the rulebook is silent.
    pub leaders: Vec<Colour>,
    /// What each of them gets.
    pub prize: Prize,
    /// What it rests on.
    pub cites: Vec<LawRef>,
}

/// Returns the kind of reward of a class §10.3.
const fn reward(class: Class) -> Reward {
    match class {
        Class::Peasant | Class::Archer => Reward::Gold,
        Class::Infantryman | Class::Cleric => Reward::Bards,
        Class::Mage => Reward::Stories,
    }
}

/// Returns what the only leader of a class gets §10.3.
const fn alone(class: Class) -> u8 {
    match class {
        Class::Archer | Class::Cleric => 2,
        Class::Peasant | Class::Infantryman | Class::Mage => 1,
    }
}

/// Holds the census, if somebody shows units.
///
/// # Errors
/// Returns who shows an unknown number.
pub(crate) fn hold(position: &Position) -> Result<Vec<ClassCensus>, Vec<Reason>> {
    if position.players.iter().all(|player| player.shown.is_none()) {
        return Ok(Vec::new());
    }
    let hidden = position.players.iter().filter(|player| player.shown.is_none());
    let open: Vec<Reason> = hidden.map(|player| missing(Missing::Shown { colour: player.colour }, HOW)).collect();
    if open.is_empty() { Ok(Class::ALL.iter().map(|class| count(position, *class)).collect()) } else { Err(open) }
}

fn count(position: &Position, class: Class) -> ClassCensus {
    let shown = || position.players.iter().map(|player| (player.colour, player.shown.unwrap_or_default().count(class)));
    let most = shown().map(|(_, count)| count).max().unwrap_or(0);
    let leaders: Vec<Colour> = shown().filter(|(_, count)| *count == most && most > 0).map(|(colour, _)| colour).collect();
    let (count, cites) = match leaders.len() {
        0 => (0, vec![HOW, NOT_EVERYTHING]),
        1 => (alone(class), vec![HOW, PRIZES]),
        _ if reward(class) == Reward::Bards => (1, vec![HOW, TIES, PLACES_FIRST]),
        _ => (1, vec![HOW, TIES]),
    };
    ClassCensus { class, leaders, prize: Prize { reward: reward(class), count }, cites }
}

/// Returns what a player gets of a kind in all classes.
pub(crate) fn won(census: &[ClassCensus], colour: Colour, reward: Reward) -> u8 {
    let of = census.iter().filter(|it| it.prize.reward == reward && it.leaders.contains(&colour));
    of.map(|it| it.prize.count).sum()
}

/// Returns that the rulebook is silent, for every class of a kind that no player shows.
pub(crate) fn silence(census: &[ClassCensus], reward: Reward) -> Vec<Reason> {
    let silent = census.iter().filter(|it| it.prize.reward == reward && it.leaders.is_empty());
    silent.map(|it| crate::rules::xidit::census::silent(Matter::SilentCensus { class: it.class }, NOT_EVERYTHING)).collect()
}
