//! The draw of a Search §5.1.2: how many cards come up and from where, up to a Vision of the world deck §2.7.1. Who has the real
//! cards may say which they were; that must agree with what is described.

use crate::{
    game::{CardAt, CardIdentity, CardRef, Pile, Player, Region, Setup, Slot},
    law::{LawRef, law},
    rules::{
        base::{Matter, Ruling},
        request::Source,
        state::{Table, moves},
    },
};

const DRAW: LawRef = law("5.1.2");
const VISIONS_DRAWN: LawRef = law("2.7.1");

/// What a Search draws.
pub(super) struct Draw {
    source: Source,
    /// The cards as somebody names them, a Vision of the world deck last; none if nobody does.
    named: Vec<CardIdentity>,
    /// The most cards that come up.
    count: u8,
    /// Whether they come from the bottom of the pile.
    bottom: bool,
}

impl Draw {
    /// Returns the draw of a Search. Cards may be named in any order.
    pub(super) fn new(source: Source, named: &[CardIdentity], count: u8, bottom: bool) -> Self {
        let mut named = named.to_vec();
        named.sort_by_key(|card| ends_draw(source, card));
        Self { source, named, count, bottom }
    }

    fn ends_with(&self, card: &CardIdentity) -> bool {
        ends_draw(self.source, card)
    }

    /// Returns the cards of a pile in the order in which they come up; nothing where they are not described one by one.
    fn order<'p>(&self, pile: Option<&'p Pile>) -> Option<Vec<&'p CardAt>> {
        match pile {
            Some(Pile::Cards(cards)) if self.bottom => Some(cards.iter().rev().collect()),
            Some(Pile::Cards(cards)) => Some(cards.iter().collect()),
            Some(Pile::Count(_)) | None => None,
        }
    }

    /// Returns whether it is known which cards are drawn: they are named, or described up to a Vision of the world deck.
    pub(super) fn is_known(&self, pile: Option<&Pile>) -> bool {
        if !self.named.is_empty() {
            return true;
        }
        let Some(order) = self.order(pile) else { return matches!(pile, Some(Pile::Count(0))) };
        let top = order.into_iter().take(self.count.into());
        top.take_while(|card| !self.ends_with(&card.identity)).all(|card| card.identity != CardIdentity::Unknown)
    }

    /// Objects to cards that cannot have been drawn.
    pub(super) fn check(&self, table: &Table<'_>, ruling: &mut Ruling, pile: Option<&Pile>) {
        let Some(last) = self.named.last() else { return };
        let named = || self.named.iter().filter(|card| **card != CardIdentity::Unknown);
        if named().enumerate().any(|(at, card)| named().take(at).any(|other| other == card)) {
            return ruling.object(Matter::NamedTwice, [DRAW]);
        }
        let left = match pile {
            Some(Pile::Count(left)) => usize::from(*left),
            Some(Pile::Cards(cards)) => cards.len(),
            None => usize::MAX,
        };
        let need = left.min(self.count.into());
        let visions: Vec<CardRef> =
            self.named.iter().filter(|card| self.ends_with(card)).filter_map(CardIdentity::card).collect();
        if let [first, _, ..] = visions.as_slice() {
            ruling.object(Matter::VisionDrawn { card: *first }, [DRAW, VISIONS_DRAWN]);
        } else if self.named.len() > need || self.named.len() < need && visions.is_empty() && !self.is_cut_short(pile) {
            ruling.object(Matter::WrongDraw { need }, [DRAW]);
        } else {
            let order = self.order(pile).map(|order| order[..self.named.len()].to_vec());
            if let (Some(order), [vision]) = (&order, visions.as_slice())
                && !ends(order, last)
            {
                ruling.object(Matter::VisionDrawn { card: *vision }, [DRAW, VISIONS_DRAWN]);
            }
            self.check_each(table, ruling, &order.unwrap_or_default());
        }
    }

    /// Objects to cards that lie elsewhere, and to more than the unknown ones among those that come up can be.
    fn check_each(&self, table: &Table<'_>, ruling: &mut Ruling, order: &[&CardAt]) {
        let lies = |card: &CardIdentity| {
            table.position.cards().any(|it| it.identity == *card)
                || card.card().is_some_and(|card| table.position.is_somewhere(card))
        };
        let unknown = order.iter().filter(|it| it.identity == CardIdentity::Unknown).count();
        let mut hidden = if order.is_empty() { self.named.len() } else { unknown };
        let named = self.named.iter().filter(|card| **card != CardIdentity::Unknown);
        for card in named.filter(|card| !order.iter().any(|it| it.identity == **card)) {
            if lies(card) || hidden == 0 {
                ruling.object(Matter::NotDrawn { card: card.clone() }, [DRAW]);
                let mut sites = table.position.sites.iter();
                if let Some(site) = sites.find(|site| site.cards.iter().any(|it| it.identity == *card)) {
                    ruling.explain(Matter::CardLiesAt { card: card.clone(), site: site.slot }, [DRAW]);
                }
            } else {
                hidden -= 1;
            }
        }
    }

    /// Returns whether cards are drawn that nobody names, and fewer than come up: the last of them is a Vision.
    pub(super) fn is_cut_short(&self, pile: Option<&Pile>) -> bool {
        let is_secret = self.source == Source::World && self.is_secret();
        is_secret && self.named.len() < self.count.into() && !matches!(pile, Some(Pile::Cards(_)))
    }

    /// Returns whether cards are drawn and none of them is named.
    pub(super) fn is_secret(&self) -> bool {
        !self.named.is_empty() && self.named.iter().all(|card| *card == CardIdentity::Unknown)
    }

    /// Draws into the hand; returns the Vision of the world deck that ends the draw.
    pub(super) fn carry_out(&self, setup: &mut Setup, player: &Player) -> Option<CardRef> {
        let region = player.pawn.map(Slot::region);
        let is_cut_short = self.is_cut_short(setup.decks.world.as_ref()) && setup.decks.world != Some(Pile::Count(0));
        let (mut hand, mut vision) = (Vec::new(), None);
        let most = if self.named.is_empty() { self.count.into() } else { self.named.len() };
        while hand.len() < most && vision.is_none() {
            let Some(card) = self.next(setup, region) else { break };
            let named = self.named.get(hand.len()).filter(|named| **named != CardIdentity::Unknown);
            let identity = named.cloned().unwrap_or(card.identity);
            vision = identity.card().filter(|_| self.ends_with(&identity));
            hand.push(CardAt { facedown: identity == CardIdentity::Unknown, identity, ..card });
        }
        if vision.is_some() || is_cut_short {
            moves::advance_visions(setup);
        }
        if let Some(player) = moves::player(setup, player.colour) {
            player.drawn.extend(hand);
        }
        vision
    }

    /// Takes the next card off the pile.
    fn next(&self, setup: &mut Setup, own: Option<Region>) -> Option<CardAt> {
        let pile = match self.source {
            Source::World => &mut setup.decks.world,
            Source::Discard(named) => setup.discards.piles.get_mut(named.or(own)? as usize)?,
        };
        match pile {
            Some(Pile::Cards(cards)) if self.bottom => cards.pop(),
            Some(Pile::Cards(_) | Pile::Count(_)) | None => moves::draw(pile, 1).pop(),
        }
    }
}

/// Returns whether a card ends the draw from a pile.
fn ends_draw(source: Source, card: &CardIdentity) -> bool {
    source == Source::World && card.is_vision()
}

/// Returns whether a card can be the last of some: it lies there, or an unknown one does and it lies nowhere before.
fn ends(order: &[&CardAt], card: &CardIdentity) -> bool {
    let lies = order.iter().position(|it| it.identity == *card);
    match lies {
        Some(at) => at + 1 == order.len(),
        None => order.last().is_none_or(|it| it.identity == CardIdentity::Unknown),
    }
}
