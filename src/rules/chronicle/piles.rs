//! Where the cards of a chronicle lie beside the table: the Archive §8.4, the site deck §8.3.2, the piles on the map. They follow
//! from what is described: every card has one place.

use crate::{
    cards::{CARDS, Card, Nature, Suit, named},
    game::{CardAt, CardIdentity, CardRef, Pile, Setup, Slot},
    rules::{
        base::{Matter, Ruling},
        state::{block, dispossessed, moves},
    },
};

/// Returns a slot of the map that is not described.
pub(super) fn undescribed_slot(setup: &Setup) -> Option<Slot> {
    Slot::ALL.iter().copied().find(|slot| setup.site(*slot).is_none())
}

/// Returns the face of an edifice that lies at a site.
pub(super) fn edifice_on_map(setup: &Setup, card: &'static Card) -> Option<&'static Card> {
    let other = if let Nature::Edifice { other, .. } = card.nature { other } else { card.id };
    let at_sites = setup.sites.iter().flat_map(|site| &site.cards).filter_map(CardAt::card);
    at_sites.into_iter().find(|it| it.id == card.id || it.id == other)
}

/// Returns the cards of a pile, if all of them are named.
pub(super) fn named_cards(pile: Option<&Pile>) -> Option<Vec<CardRef>> {
    match pile? {
        Pile::Count(0) => Some(Vec::new()),
        Pile::Count(_) => None,
        Pile::Cards(cards) => names(cards),
    }
}

/// Returns the cards of a list, if all of them are cards of the rulebook that are named.
pub(super) fn names(cards: &[CardAt]) -> Option<Vec<CardRef>> {
    cards.iter().map(|card| card.identity.card()).collect()
}

/// Returns how many cards a pile has, if that is described.
pub(super) fn count(pile: Option<&Pile>) -> Option<usize> {
    match pile? {
        Pile::Count(count) => Some(usize::from(*count)),
        Pile::Cards(cards) => Some(cards.len()),
    }
}

/// Returns a pile of named cards.
pub(super) fn pile(cards: impl IntoIterator<Item = CardRef>) -> Pile {
    Pile::Cards(cards.into_iter().map(|card| CardAt::known(card.0)).collect())
}

/// Returns a pile of which only the number of cards is known.
pub(super) fn counted(count: usize) -> Pile {
    Pile::Count(u8::try_from(count).unwrap_or(u8::MAX))
}

/// Puts a card on a discard pile, all of which are shuffled together later §8.5: on one whose cards are named, if there is any.
pub(super) fn discard(setup: &mut Setup, card: CardAt) {
    let card = CardAt { identity: card.identity, ..CardAt::default() };
    let named = |pile: &Option<Pile>| matches!(pile, Some(Pile::Cards(_)));
    let piles = &mut setup.discards.piles;
    let at = piles.iter().position(named).or_else(|| piles.iter().position(Option::is_some));
    if let Some(at) = at {
        moves::into_pile(&mut piles[at], card, false);
    }
}

/// Returns whether a card is a denizen.
pub(super) const fn is_denizen(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Denizen { .. })
}

/// Returns whether a card is a Vision.
pub(super) const fn is_vision(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Vision(_))
}

/// Returns whether a card is the Grand Scepter, which is never in a deck §8.6.1.
pub(super) fn is_scepter(card: CardRef) -> bool {
    card.0 == named::THE_GRAND_SCEPTER
}

/// Returns the sites of the site deck, if those on the map were the given ones.
pub(super) fn site_deck(on_map: &[CardRef]) -> Vec<CardRef> {
    let sites = CARDS.iter().filter(|card| matches!(card.nature, Nature::Site(_))).map(CardRef);
    sites.filter(|site| !on_map.contains(site)).collect()
}

/// The denizens beside the table.
pub(super) struct Archive {
    /// Those in the Archive's stacks.
    pub(super) stacks: Vec<CardRef>,
    /// The Dispossessed.
    pub(super) dispossessed: Vec<CardRef>,
}

impl Archive {
    /// Returns the Archive, if every card on the table is named and the Dispossessed are.
    pub(super) fn of(setup: &Setup) -> Option<Self> {
        let dispossessed = dispossessed::all(setup)?;
        let mut used = dispossessed.clone();
        for pile in [&setup.decks.world].into_iter().chain(&setup.discards.piles) {
            used.extend(named_cards(pile.as_ref())?);
        }
        for player in &setup.players {
            used.extend(names(&player.advisers)?);
            used.extend(names(&player.drawn)?);
        }
        for card in setup.sites.iter().flat_map(|site| &site.cards) {
            match &card.identity {
                CardIdentity::Known(card) => used.push(*card),
                CardIdentity::Described { .. } => {}
                CardIdentity::Unknown => return None,
            }
        }
        undescribed_slot(setup).is_none().then_some(())?;
        let denizens = CARDS.iter().map(CardRef).filter(|card| is_denizen(*card));
        Some(Self { stacks: denizens.filter(|card| !used.contains(card)).collect(), dispossessed })
    }
}

/// Returns the cards of a suit.
pub(super) fn of_suit(cards: &[CardRef], suit: Suit) -> Vec<CardRef> {
    cards.iter().copied().filter(|card| card.0.suit == Some(suit)).collect()
}

/// Objects unless as many cards came up as must, each one of those that can and none twice.
pub(super) fn check_drawn(ruling: &mut Ruling, drawn: &[CardRef], from: &[CardRef], need: usize, section: crate::law::LawRef) {
    if drawn.len() != need {
        ruling.object(Matter::WrongDraw { need }, [section]);
    }
    for (at, card) in drawn.iter().enumerate() {
        if !from.contains(card) || drawn[..at].contains(card) {
            ruling.object(Matter::CannotComeUp { card: *card }, [section]);
        }
    }
}

/// Takes cards out of a list by chance, as many as there are.
pub(super) fn pick(from: &mut Vec<CardRef>, count: usize, below: &mut dyn FnMut(usize) -> usize) -> Vec<CardRef> {
    (0..count.min(from.len())).map(|_| from.swap_remove(below(from.len()))).collect()
}

/// Returns all cards of a list in an order by chance.
pub(super) fn shuffle(mut from: Vec<CardRef>, below: &mut dyn FnMut(usize) -> usize) -> Vec<CardRef> {
    let count = from.len();
    pick(&mut from, count, below)
}

/// Turns the Citizen boards in the box to their Exile side §8.2.
pub(super) fn flip_unplayed(setup: &mut Setup) {
    block::remove(setup, "unplayed-citizens");
}
