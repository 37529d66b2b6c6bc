//! What the choices of a power name §7.1.3: nothing of another kind than it asks for, nothing twice, nothing more than it reads.

use crate::{
    cards::{Nature, Suit},
    game::{CardIdentity, CardRef, Colour, Slot},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Verdict},
        request::Named,
    },
};

impl Resolution<'_, '_> {
    /// Objects to something that is named and cannot be chosen.
    pub(crate) fn object_to(&mut self, named: Named) {
        self.object(match named {
            Named::Suit(suit) => Matter::BankNotMeant { suit },
            Named::Colour(colour) => Matter::PlayerNotMeant { colour },
            Named::Region(region) => Matter::RegionNotMeant { region },
            Named::Site(site) => Matter::SiteNotMeant { site },
            Named::Space(space) => Matter::SpaceNotMeant { space },
        });
    }

    /// Returns the sites that are named, and how many for each, objecting to what is no site and to one that stands there twice.
    pub(crate) fn sites_named(&mut self, named: &[(Option<u8>, Named)]) -> Vec<(Option<u8>, Slot)> {
        let mut sites: Vec<(Option<u8>, Slot)> = Vec::new();
        for (count, what) in named {
            match what {
                Named::Site(slot) if sites.iter().any(|(_, other)| other == slot) => self.object(Matter::NamedTwice),
                Named::Site(slot) => sites.push((*count, *slot)),
                Named::Suit(_) | Named::Colour(_) | Named::Region(_) | Named::Space(_) => self.object_to(*what),
            }
        }
        sites
    }

    /// Returns the only bank that is named, if one is.
    pub(crate) fn bank_named(&mut self, named: &[(Option<u8>, Named)]) -> Option<Suit> {
        self.only_named(named, |what| if let Named::Suit(suit) = what { Some(suit) } else { None })
    }

    /// Returns the only player who is named, if one is.
    pub(crate) fn player_named(&mut self, named: &[(Option<u8>, Named)]) -> Option<Colour> {
        self.only_named(named, |what| if let Named::Colour(colour) = what { Some(colour) } else { None })
    }

    /// Returns the first of a kind that is named, objecting to all others.
    fn only_named<T>(&mut self, named: &[(Option<u8>, Named)], pick: impl Fn(Named) -> Option<T>) -> Option<T> {
        let mut first = None;
        for (_, what) in named {
            match pick(*what).filter(|_| first.is_none()) {
                None => self.object_to(*what),
                found => first = found,
            }
        }
        first
    }

    /// Objects to cards that are named beyond those that the power reads.
    pub(crate) fn object_to_more_cards(&mut self) {
        let open = !self.ruling.choices.is_empty() || !self.ruling.needs.is_empty();
        let settled = !open && self.ruling.verdict() == Verdict::Legal;
        let more: Vec<CardIdentity> = self.chosen.cards().into_iter().skip(self.cards_read).cloned().collect();
        for card in more.into_iter().filter(|_| settled) {
            self.object(Matter::CardNotMeant { card });
        }
    }

    /// Returns whether an unknown relic can be the one that is named: it lies nowhere else.
    pub(crate) fn can_be_relic(&self, card: CardRef) -> bool {
        matches!(card.0.nature, Nature::Relic) && !self.setup.is_somewhere(card)
    }

    /// Returns the card that comes up, as it is named; objects to more than one.
    pub(crate) fn card_drawn(&mut self) -> Option<CardRef> {
        for card in self.chosen.drawn.iter().skip(1) {
            self.object(Matter::CardNotMeant { card: CardIdentity::Known(*card) });
        }
        self.chosen.drawing()
    }
}
