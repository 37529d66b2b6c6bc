//! Who asks: a player, whose Idrakys stands in a city.

use crate::{
    game::xidit::{City, CityAt, Order, Player, Position},
    law::LawRef,
    rules::xidit::{
        matter::{Matter, Missing},
        ruling::Ruling,
        xidit,
    },
};

const DUMMY_GROWS: LawRef = xidit("12.2.5");

/// Who asks, and where their Idrakys stands.
pub(crate) struct Asker<'a> {
    pub(crate) position: &'a Position,
    pub(crate) player: &'a Player,
}

impl<'a> Asker<'a> {
    /// Returns the city of the Idrakys, or leaves the ruling open.
    pub(crate) fn city(&self, ruling: &mut Ruling, cite: LawRef) -> Option<City> {
        if self.player.city.is_none() {
            ruling.leave_open(Missing::Idrakys { colour: self.player.colour }, [cite]);
        }
        self.player.city
    }

    /// Returns what lies in the city of the Idrakys, or leaves the ruling open.
    pub(crate) fn stands(&self, ruling: &mut Ruling, cite: LawRef) -> Option<&'a CityAt> {
        let here = self.city(ruling, cite)?;
        let described = self.position.city(here);
        if described.is_none() {
            ruling.leave_open(Missing::City { city: here }, [cite]);
        }
        described
    }

    /// Returns the symbol of the order that comes up, if described.
    pub(crate) fn dial(&self) -> Option<Order> {
        let at = usize::from(self.position.order?.checked_sub(1)?);
        self.player.orders.as_ref()?.get(at).copied()
    }
}

/// Explains that a dummy token rises in a game of three.
pub(crate) fn dummy_grows(asker: &Asker<'_>, ruling: &mut Ruling) {
    if asker.position.dummy.is_some() {
        ruling.explain(Matter::DummyGrows, [DUMMY_GROWS]);
    }
}
