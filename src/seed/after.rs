//! From a written Chronicle §8 to the start of the next game §1, also where not every card is named: what nobody knows of the last
//! game stays unknown in the next one.

use super::{Seed, chronicle::words};
use crate::{
    game::{CardAt, CardRef, Chapter, Colour, Oath, OnSpace, Pile, Raw, Role, Seats, Setup, deal, find_word, set_up},
    law::Edition,
};

/// The key of the players who begin as Citizens.
const CITIZENS: &str = "citizens";
/// The key of the Citizens whose boards are in the box.
const UNPLAYED: &str = "unplayed-citizens";

/// What the end of a game leaves for the next one: a Chronicle that is written to its end.
#[derive(Clone, Copy, Debug)]
pub struct Written<'s> {
    setup: &'s Setup,
    oath: Oath,
}

impl<'s> Written<'s> {
    /// Returns what a position leaves; none if its Chronicle is not written to its end.
    #[must_use]
    pub fn new(setup: &'s Setup) -> Option<Self> {
        let is_written = setup.ending.as_ref().is_some_and(|ending| ending.chapter == Chapter::Written);
        setup.oath.filter(|_| is_written).map(|oath| Self { setup, oath })
    }

    /// Returns the start of the next game §1 with the hands dealt, for the players who are named, or those of the last game.
    #[must_use]
    pub fn next_game(&self, seats: &Seats, edition: Edition) -> Setup {
        let written = self.setup;
        if let Ok(seed) = Seed::from_setup(written) {
            return seed.dealt_to(seats, edition);
        }
        let boxed = boxed_citizens(written);
        let role = |colour: Colour| match written.player(colour) {
            _ if colour == Colour::Purple => Role::Chancellor,
            Some(player) => player.role.unwrap_or(Role::Exile),
            None if boxed.contains(&colour) => Role::Citizen,
            None => Role::Exile,
        };
        let players: Vec<(Colour, Role)> = colours(written, &boxed, seats).into_iter().map(|it| (it, role(it))).collect();
        let mut setup = set_up(self.oath, &players, written.sites.clone(), edition);
        setup.chronicle = block_after(written, &players, &boxed);
        lay_relics(&mut setup, written.decks.relics.as_ref());
        match written.decks.world.as_ref() {
            Some(Pile::Cards(cards)) => deal(&mut setup, cards.iter().map(|card| card.card().map(CardRef)).collect()),
            Some(Pile::Count(_)) | None => deal(&mut setup, None),
        }
        setup
    }
}

/// Returns the `[chronicle]` block of the next game: who begins it as a Citizen, and whose Citizen boards stay in the box.
fn block_after(written: &Setup, players: &[(Colour, Role)], boxed: &[Colour]) -> Option<Raw> {
    let Some(Raw::Table(rows)) = &written.chronicle else { return None };
    let is_player = |colour: &Colour| players.iter().any(|(own, _)| own == colour);
    let begin = players.iter().filter(|(_, role)| *role == Role::Citizen).map(|(colour, _)| *colour).collect();
    let left = written.players.iter().filter(|player| player.role == Some(Role::Citizen)).map(|player| player.colour);
    let unplayed = left.chain(boxed.iter().copied()).filter(|colour| !is_player(colour)).collect();
    let mut rows = rows.clone();
    rows.retain(|(key, _)| key != CITIZENS && key != UNPLAYED);
    let lists: [(&str, Vec<Colour>); 2] = [(CITIZENS, begin), (UNPLAYED, unplayed)];
    for (key, colours) in lists.into_iter().filter(|(_, colours)| !colours.is_empty()) {
        let words = colours.iter().map(|colour| Raw::Text(colour.word().to_owned())).collect();
        rows.push((key.to_owned(), Raw::List(words)));
    }
    rows.sort_by(|one, other| one.0.cmp(&other.0));
    Some(Raw::Table(rows))
}

/// Returns the Citizens whose boards are in the box §8.2.
fn boxed_citizens(written: &Setup) -> Vec<Colour> {
    let Some(Raw::Table(rows)) = &written.chronicle else { return Vec::new() };
    let boxed = rows.iter().find(|(key, _)| key == UNPLAYED);
    boxed.and_then(|(_, raw)| words(raw, |word| find_word(word).ok())).unwrap_or_default()
}

/// Returns who plays: those who are named, as many as are wanted, or those of the last game. Of so many the Chancellor comes first,
/// then who played, then who is a Citizen.
fn colours(written: &Setup, boxed: &[Colour], seats: &Seats) -> Vec<Colour> {
    let mut colours = Colour::ALL.to_vec();
    match seats {
        Seats::Colours(colours) => return colours.clone(),
        Seats::Count(count) => {
            colours.sort_by_key(|it| (*it != Colour::Purple, written.player(*it).is_none(), !boxed.contains(it)));
            colours.truncate(usize::from(*count));
            colours.sort();
        }
        Seats::Unknown => colours.retain(|it| *it == Colour::Purple || written.player(*it).is_some()),
    }
    colours
}

/// Lays the top relics of the deck on the Reliquary §1.17; what lies there is unknown where the deck is.
fn lay_relics(setup: &mut Setup, deck: Option<&Pile>) {
    let spaces = setup.reliquary.spaces.len();
    match deck {
        Some(Pile::Cards(cards)) => {
            let (top, left) = cards.split_at(spaces.min(cards.len()));
            for (at, space) in setup.reliquary.spaces.iter_mut().enumerate() {
                *space = top.get(at).map(|relic| OnSpace::Covered(relic.card().map(CardRef)));
            }
            setup.decks.relics = Some(Pile::Cards(left.iter().map(CardAt::clone).collect()));
        }
        Some(Pile::Count(count)) => {
            let left = usize::from(*count).saturating_sub(spaces);
            setup.decks.relics = u8::try_from(left).ok().map(Pile::Count);
        }
        None => {}
    }
}
