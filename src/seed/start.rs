//! From a [`Seed`] to the start of a game §1. The string holds the decks as the Chronicle left them; here the four relics of
//! the Reliquary are dealt §1.17, and the cards from the bottom of the world deck §1.19, §1.20. Which of those cards a player
//! kept is a choice §1.23: the advisers stay unknown, and the cards are kept in the `[chronicle]` block.

use super::{MapSlot, Seed, block, boards::Boards, codes};
use crate::{
    game::{CardAt, CardRef, Colour, OnSpace, Pile, Role, Seats, Setup, SiteAtSlot, SiteIdentity, Slot, deal, set_up},
    law::Edition,
};

/// The cards that go to the discard piles §1.19.
const DISCARDED: usize = 3;
/// The cards that each player draws §1.20.
const DRAWN: usize = 3;

impl Seed {
    /// Returns whether the string has the players: those of the previous game.
    #[must_use]
    pub fn has_players(&self) -> bool {
        self.version.has_players() && self.previous_players.0 & Boards::CITIZENS.0 != 0
    }

    /// Returns the start of the game §1, for so many players, or for those of the previous game. Where neither is known, only
    /// the Chancellor and the Citizens are listed, and what depends on the number of players stays unknown.
    #[must_use]
    pub fn start_position(&self, count: Option<u8>) -> Setup {
        self.start(&self.player_colours(count), count.is_some() || self.has_players(), Edition::Current)
    }

    /// Returns the start of the game for players in turn order; whether they are all.
    fn start(&self, colours: &[Colour], is_known: bool, edition: Edition) -> Setup {
        let players: Vec<(Colour, Role)> = colours.iter().map(|colour| (*colour, self.role_of(*colour))).collect();
        let mut setup = set_up(self.oath, &players, self.sites(), edition);
        let mut relics = self.relics.iter().rev().copied();
        for space in &mut setup.reliquary.spaces {
            *space = relics.next().map(|relic| OnSpace::Covered(Some(relic)));
        }
        setup.decks.relics = Some(known_pile(relics));
        let taken = if is_known { DISCARDED + DRAWN * players.len() } else { 0 };
        let (left, dealt) = self.world.split_at(self.world.len().saturating_sub(taken));
        setup.decks.world = Some(known_pile(left.iter().copied()));
        if is_known {
            let drawn = dealt.split_at(dealt.len().saturating_sub(DISCARDED)).0;
            let visions = drawn.iter().filter(|card| codes::is_vision(**card)).count();
            setup.visions_drawn = u8::try_from(visions).ok(); // §1.22
            let first_advisers = setup.players.iter_mut().skip(drawn.len().div_ceil(DRAWN));
            first_advisers.for_each(|player| player.advisers.clear());
        } else {
            setup.banks = None;
            setup.visions_drawn = None;
            setup.players.iter_mut().for_each(|player| player.advisers.clear());
        }
        let listed = players.iter().fold(Boards::default(), |boards, (colour, _)| boards.with(*colour));
        setup.chronicle = Some(block::chronicle_block(self, self.citizens.without(listed), dealt));
        setup
    }

    /// Returns the start with the hands dealt for the boards that players chose §1.9, in turn order; for so many players, or for
    /// those of the previous game, where none are named.
    #[must_use]
    pub fn dealt_to(&self, seats: &Seats, edition: Edition) -> Setup {
        let count = match seats {
            Seats::Colours(colours) => return self.dealt(colours, true, edition),
            Seats::Count(count) => Some(*count),
            Seats::Unknown => None,
        };
        self.dealt(&self.player_colours(count), count.is_some() || self.has_players(), edition)
    }

    fn dealt(&self, colours: &[Colour], is_known: bool, edition: Edition) -> Setup {
        let mut setup = self.start(colours, is_known, edition);
        if is_known {
            deal(&mut setup, Some(self.world.clone()));
        }
        setup
    }

    fn role_of(&self, colour: Colour) -> Role {
        match colour {
            Colour::Purple => Role::Chancellor,
            Colour::Red | Colour::Blue | Colour::Yellow | Colour::White | Colour::Black => {
                if self.citizens.contains(colour) {
                    Role::Citizen
                } else {
                    Role::Exile
                }
            }
        }
    }

    /// Returns the players: the Chancellor, then those of the previous game, then Citizens, then others.
    fn player_colours(&self, count: Option<u8>) -> Vec<Colour> {
        let played = |colour: &Colour| self.has_players() && self.previous_players.contains(*colour);
        let mut colours: Vec<Colour> = Colour::ALL.to_vec();
        match count {
            Some(count) => {
                colours.sort_by_key(|it| (*it != Colour::Purple, !played(it), !self.citizens.contains(*it)));
                colours.truncate(count.into());
                colours.sort();
            }
            None if self.has_players() => colours.retain(|it| *it == Colour::Purple || played(it)),
            None => colours.retain(|it| *it == Colour::Purple || self.citizens.contains(*it)),
        }
        colours
    }

    /// Returns the sites with their cards §1.1.
    pub(super) fn sites(&self) -> Vec<SiteAtSlot> {
        Slot::ALL.iter().zip(&self.map).filter_map(|(slot, on_map)| site_at(*slot, on_map)).collect()
    }
}

fn site_at(slot: Slot, on_map: &MapSlot) -> Option<SiteAtSlot> {
    let mut site = SiteAtSlot::empty(slot);
    site.identity = Some(SiteIdentity::Known(on_map.site?));
    site.facedown = on_map.facedown;
    let (relics, cards): (Vec<CardRef>, Vec<CardRef>) = on_map.cells.iter().flatten().partition(|card| codes::is_relic(**card));
    site.cards = cards.into_iter().map(known_card).collect();
    site.relics = relics.into_iter().map(|relic| CardAt { facedown: true, ..known_card(relic) }).collect();
    Some(site)
}

fn known_card(card: CardRef) -> CardAt {
    CardAt::known(card.0)
}

fn known_pile(cards: impl Iterator<Item = CardRef>) -> Pile {
    Pile::Cards(cards.map(known_card).collect())
}
