//! The military census §10: who shows the most of a class and what they get, ties included.

use crate::{
    game::xidit::{Class, Colour, Player, Position, Reward},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            action::Unshown,
            matter::{Matter, Missing},
            rewards,
            ruling::{Reason, missing},
            xidit,
        },
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
    /// Who shows the most; none where nobody shows any, of which the rulebook says nothing.
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
    if open.is_empty() { Ok(held(position, None)) } else { Err(open) }
}

/// Returns the census of what is shown; who shows nothing known shows nothing.
pub(crate) fn held(position: &Position, unshown: Option<Unshown>) -> Vec<ClassCensus> {
    let read = |class: &Class| match (count(position, *class), unshown) {
        (found, Some(Unshown::Everybody)) if found.leaders.is_empty() => found.shared(position),
        (found, _) => found,
    };
    Class::ALL.iter().map(read).collect()
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

impl ClassCensus {
    /// Returns a class that nobody shows, read as a tie of everybody.
    pub(crate) fn shared(&self, position: &Position) -> Self {
        let leaders = position.players.iter().map(|player| player.colour).collect();
        let prize = Prize { count: 1, ..self.prize };
        Self { class: self.class, leaders, prize, cites: vec![HOW, NOT_EVERYTHING, TIES] }
    }

    /// Returns that the rulebook is silent on a class that nobody shows.
    pub(crate) fn silence(&self) -> Option<Reason> {
        let silent = || Reason::new(Bearing::Unknown, Matter::SilentCensus { class: self.class }, [NOT_EVERYTHING]);
        self.leaders.is_empty().then(silent)
    }
}

/// Returns what a player gets of a kind in all classes.
pub(crate) fn won(census: &[ClassCensus], colour: Colour, reward: Reward) -> u8 {
    let of = census.iter().filter(|it| it.prize.reward == reward && it.leaders.contains(&colour));
    of.map(|it| it.prize.count).sum()
}

/// Returns how many bards a player may place after the census: no more than are left.
pub(crate) fn bards_due(player: &Player, census: &[ClassCensus]) -> u8 {
    won(census, player.colour, Reward::Bards).min(player.bards.unwrap_or(u8::MAX))
}

/// Returns what is wrong with where a player places the bards of the census, or leaves it open §10.3.
pub(crate) fn places_wrong(position: &Position, player: &Player, census: &[ClassCensus]) -> Vec<Reason> {
    let (colour, most) = (player.colour, bards_due(player, census));
    let Some(places) = player.places.as_ref().filter(|_| most > 0) else { return Vec::new() };
    let given: u16 = places.iter().map(|(_, count)| u16::from(*count)).sum();
    let mut found = Vec::new();
    if given > u16::from(most) {
        found.push(Reason::new(Bearing::Against, Matter::TooManyPlaced { colour, most, given }, [PRIZES]));
    }
    let used: Vec<(usize, u8)> = places.iter().copied().filter(|(_, count)| *count > 0).collect();
    match player.city {
        Some(city) => found.extend(rewards::placed(position, city, &used, PRIZES)),
        None if used.is_empty() => {}
        None => found.push(missing(Missing::Idrakys { colour }, PRIZES)),
    }
    found
}
