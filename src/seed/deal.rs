//! From a [`Seed`] to the start of a game §1. The string holds the decks as the Chronicle left them; here the four relics
//! of the Reliquary are dealt §1.17, and what comes off the bottom of the world deck §1.19, §1.20. Who kept which of
//! those cards is the players' choice §1.23: their advisers stay unknown, and the cards are remembered in the chronicle.

use super::{OnMap, Seed, block, boards::Boards, codes};
use crate::game::{CardAt, CardRef, Colour, OnSpace, Pile, Role, Setup, SiteAtSlot, SiteIs, Slot, set_up};

/// The cards that go to the discard piles §1.19.
const DISCARDED: usize = 3;
/// The cards that each player draws §1.20.
const DRAWN: usize = 3;

impl Seed {
    /// Returns whether the string tells who plays: those of the previous game.
    #[must_use]
    pub fn tells_players(&self) -> bool {
        self.version.tells_players() && self.previous_players.0 & Boards::CITIZENS.0 != 0
    }

    /// Returns the start of the game §1, for so many players, or for those of the previous game. Where neither is known,
    /// only the Chancellor and the Citizens are listed, and what depends on the number of players stays unknown.
    #[must_use]
    pub fn start(&self, count: Option<u8>) -> Setup {
        let players: Vec<(Colour, Role)> = self.colours(count).into_iter().map(|colour| (colour, self.role(colour))).collect();
        let mut setup = set_up(self.oath, &players, self.sites());
        let mut relics = self.relics.iter().rev().copied();
        for space in &mut setup.reliquary.spaces {
            *space = relics.next().map(|relic| OnSpace::Covered(Some(relic)));
        }
        setup.decks.relics = Some(pile(relics));
        let told = count.is_some() || self.tells_players();
        let taken = if told { DISCARDED + DRAWN * players.len() } else { 0 };
        let (left, dealt) = self.world.split_at(self.world.len().saturating_sub(taken));
        setup.decks.world = Some(pile(left.iter().copied()));
        if told {
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
        let listed = players.iter().fold(Boards::default(), |boards, (colour, _)| boards.and(*colour));
        setup.chronicle = Some(block::write(self, self.citizens.without(listed), dealt));
        setup
    }

    fn role(&self, colour: Colour) -> Role {
        match colour {
            Colour::Purple => Role::Chancellor,
            Colour::Red | Colour::Blue | Colour::Yellow | Colour::White | Colour::Black => {
                if self.citizens.has(colour) {
                    Role::Citizen
                } else {
                    Role::Exile
                }
            }
        }
    }

    /// Returns who plays: the Chancellor, then those of the previous game, then Citizens, then others.
    fn colours(&self, count: Option<u8>) -> Vec<Colour> {
        let played = |colour: &Colour| self.tells_players() && self.previous_players.has(*colour);
        let mut colours: Vec<Colour> = Colour::ALL.to_vec();
        match count {
            Some(count) => {
                colours.sort_by_key(|it| (*it != Colour::Purple, !played(it), !self.citizens.has(*it)));
                colours.truncate(count.into());
                colours.sort();
            }
            None if self.tells_players() => colours.retain(|it| *it == Colour::Purple || played(it)),
            None => colours.retain(|it| *it == Colour::Purple || self.citizens.has(*it)),
        }
        colours
    }

    /// Returns the sites with their cards §1.1.
    pub(super) fn sites(&self) -> Vec<SiteAtSlot> {
        Slot::ALL.iter().zip(&self.map).filter_map(|(slot, on)| site(*slot, on)).collect()
    }
}

fn site(slot: Slot, on: &OnMap) -> Option<SiteAtSlot> {
    let mut site = SiteAtSlot::at(slot);
    site.is = Some(SiteIs::Known(on.site?));
    site.facedown = on.facedown;
    let (relics, cards): (Vec<CardRef>, Vec<CardRef>) = on.cells.iter().flatten().partition(|card| codes::is_relic(**card));
    site.cards = cards.into_iter().map(known).collect();
    site.relics = relics.into_iter().map(|relic| CardAt { facedown: true, ..known(relic) }).collect();
    Some(site)
}

fn known(card: CardRef) -> CardAt {
    CardAt::known(card.0)
}

fn pile(cards: impl Iterator<Item = CardRef>) -> Pile {
    Pile::Cards(cards.map(known).collect())
}
