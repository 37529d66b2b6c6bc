//! Six cards for the world deck §8.4, and six for the Dispossessed §8.5.

use crate::{
    cards::Suit,
    game::{CardAt, CardRef, Chapter, Pile, Player, Setup},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        chronicle::{go_on, piles, piles::Archive, writer},
        request::Writing,
        state::{Step, Table, dispossessed, moves},
    },
};

const ADD: LawRef = law("8.4");
const REMOVE: LawRef = law("8.5");
const LIMITS: LawRef = law("9.3");
/// How many cards of each of three suits are added §8.4.
const ADDED: [usize; 3] = [3, 2, 1];
/// How many cards are added, and how many are removed §8.5.
const SIX: usize = 6;

/// Returns the suits that are most common among the winner's advisers: all of them, where no adviser has a suit.
fn most_common(player: &Player) -> Vec<Suit> {
    let count = |suit: &Suit| player.advisers_matching(*suit);
    let most = Suit::ALL.iter().map(count).max().unwrap_or_default();
    Suit::ALL.iter().copied().filter(|suit| count(suit) == most).collect()
}

/// Returns a suit and the two that follow it clockwise.
fn clockwise(first: Suit) -> [Suit; 3] {
    [0, 1, 2].map(|more| Suit::ALL[(first as usize + more) % Suit::ALL.len()])
}

/// Where the six cards come from.
enum Source {
    /// From the Archive's stacks: so many of each suit.
    Stacks([(usize, Vec<CardRef>); 3]),
    /// From the largest stacks of the Dispossessed, one of which is taken: the Archive is healed.
    Healed(Vec<Vec<CardRef>>),
}

impl Source {
    fn of(archive: &Archive, suit: Suit) -> Self {
        let suits = clockwise(suit);
        let stacks = [0, 1, 2].map(|at| (ADDED[at], piles::of_suit(&archive.stacks, suits[at])));
        if stacks.iter().all(|(need, cards)| cards.len() >= *need) {
            return Self::Stacks(stacks);
        }
        let stacks: Vec<Vec<CardRef>> = Suit::ALL.iter().map(|suit| piles::of_suit(&archive.dispossessed, *suit)).collect();
        let most = stacks.iter().map(Vec::len).max().unwrap_or_default();
        Self::Healed(stacks.into_iter().filter(|stack| stack.len() == most).collect())
    }

    /// Objects unless the cards that came up can have come up.
    fn check(&self, ruling: &mut Ruling, drawing: &[CardRef]) {
        match self {
            Self::Stacks(stacks) => {
                let all: Vec<CardRef> = stacks.iter().flat_map(|(_, cards)| cards).copied().collect();
                piles::check_drawn(ruling, drawing, &all, SIX, ADD);
                let right =
                    |(need, cards): &(usize, Vec<CardRef>)| drawing.iter().filter(|card| cards.contains(card)).count() == *need;
                if !stacks.iter().all(right) {
                    ruling.object(Matter::WrongDraw { need: SIX }, [ADD]);
                }
            }
            Self::Healed(stacks) => {
                let first = drawing.first();
                let stack = stacks.iter().find(|stack| first.is_some_and(|card| stack.contains(card))).or(stacks.first());
                let stack = stack.map(Vec::as_slice).unwrap_or_default();
                piles::check_drawn(ruling, drawing, stack, SIX.min(stack.len()), ADD);
            }
        }
    }
}

/// Adds six cards to the world deck: three of the most common suit among the winner's advisers, two of the next clockwise, one of
/// the one after that. Where the Archive lacks any, six of the Dispossessed instead.
pub(super) fn add(step: &mut Step<'_, '_>, suit: Suit, drawing: &[CardRef]) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(ADD);
    let Some(player) = writer(table, ruling, &[Chapter::Cards], ADD) else { return };
    if !most_common(player).contains(&suit) {
        ruling.object(Matter::SuitNotMeant { suit }, [ADD]);
    }
    let source = Archive::of(table.position).map(|archive| Source::of(&archive, suit));
    let heals = matches!(source, Some(Source::Healed(_)));
    if heals {
        ruling.explain(Matter::ArchiveHeals, [ADD]);
    }
    match &source {
        Some(Source::Healed(stacks)) if stacks.iter().all(Vec::is_empty) => {
            ruling.cite(LIMITS);
            piles::check_drawn(ruling, drawing, &[], 0, ADD);
        }
        Some(source) if !drawing.is_empty() => source.check(ruling, drawing),
        Some(_) => ruling.need(Missing::Drawn),
        // Nobody can say what the Archive holds: six cards of these suits that are nowhere else may have come up.
        None => check_unknown(table.position, ruling, suit, drawing),
    }
    step.change(|setup| {
        for card in drawing {
            dispossessed::take(setup, *card);
            moves::into_pile(&mut setup.decks.world, CardAt::known(card.0), true);
        }
        if drawing.is_empty() && !heals {
            add_unknown(&mut setup.decks.world);
        }
        if heals {
            dispossessed::empty(setup);
        }
        go_on(setup, Chapter::Dispossessed);
    });
}

fn add_unknown(deck: &mut Option<Pile>) {
    for _ in 0..SIX {
        moves::into_pile(deck, CardAt { facedown: true, ..CardAt::default() }, true);
    }
}

/// Objects unless six cards came up, or none is named, that lie nowhere else.
fn check_unknown(setup: &Setup, ruling: &mut Ruling, suit: Suit, drawing: &[CardRef]) {
    if drawing.is_empty() {
        return;
    }
    let free = |card: &CardRef| piles::is_denizen(*card) && !setup.is_somewhere(*card);
    let free: Vec<CardRef> = crate::cards::CARDS.iter().map(CardRef).filter(free).collect();
    piles::check_drawn(ruling, drawing, &free, SIX, ADD);
    let suits = clockwise(suit);
    let of = |at: usize| drawing.iter().filter(|card| card.0.suit == Some(suits[at])).count() == ADDED[at];
    let one_suit = drawing.iter().all(|card| card.0.suit == drawing[0].0.suit);
    if !(0..ADDED.len()).all(of) && !one_suit {
        ruling.object(Matter::WrongDraw { need: SIX }, [ADD]);
    }
}

/// Returns the cards that are added, by chance.
pub(super) fn added(table: &Table<'_>, suit: Suit, below: &mut dyn FnMut(usize) -> usize) -> Option<Vec<CardRef>> {
    let archive = Archive::of(table.position)?;
    Some(match Source::of(&archive, suit) {
        Source::Stacks(stacks) => stacks.into_iter().flat_map(|(need, mut cards)| piles::pick(&mut cards, need, below)).collect(),
        Source::Healed(mut stacks) => {
            let at = below(stacks.len());
            piles::pick(&mut stacks.swap_remove(at), SIX, below)
        }
    })
}

/// Returns the cards out of which six are taken §8.5, but for Visions: all discard piles and the advisers of those who lost. None
/// if not all of them are named.
fn stack(table: &Table<'_>) -> Option<Vec<CardRef>> {
    let setup = table.position;
    let mut cards = Vec::new();
    for pile in &setup.discards.piles {
        cards.extend(piles::named_cards(pile.as_ref())?);
    }
    for player in setup.players.iter().filter(|player| Some(player.colour) != table.by) {
        cards.extend(piles::names(&player.advisers)?);
        cards.extend(piles::names(&player.drawn)?);
    }
    cards.retain(|card| piles::is_denizen(*card));
    Some(cards)
}

/// Removes six cards to the Dispossessed, without looking at them.
pub(super) fn remove(step: &mut Step<'_, '_>, drawing: &[CardRef]) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(REMOVE);
    let Some(winner) = writer(table, ruling, &[Chapter::Dispossessed], REMOVE) else { return };
    let stack = stack(table);
    match &stack {
        Some(stack) if drawing.is_empty() && !stack.is_empty() => ruling.need(Missing::Drawn),
        Some(stack) => piles::check_drawn(ruling, drawing, stack, SIX.min(stack.len()), REMOVE),
        None if drawing.is_empty() => {}
        None => {
            let elsewhere = |card: &CardRef| !piles::is_denizen(*card) || lies_elsewhere(table, *card);
            if let Some(card) = drawing.iter().find(|card| elsewhere(card)) {
                ruling.object(Matter::CannotComeUp { card: *card }, [REMOVE]);
            }
        }
    }
    let colour = winner.colour;
    step.change(|setup| {
        let named = stack.is_some();
        let losers = setup.players.iter_mut().filter(|player| player.colour != colour);
        let given: Vec<CardAt> =
            losers.flat_map(|player| player.advisers.drain(..).chain(player.drawn.drain(..)).collect::<Vec<_>>()).collect();
        for card in given {
            piles::discard(setup, card);
        }
        gather(setup, named, drawing);
        for card in drawing {
            dispossessed::put(setup, *card);
        }
        go_on(setup, Chapter::Relics);
    });
}

/// Puts all discard piles together, without the cards that were taken out; where not all are named, nobody knows what is left.
fn gather(setup: &mut Setup, named: bool, taken: &[CardRef]) {
    let piles = std::mem::take(&mut setup.discards.piles);
    let cards = piles.into_iter().flatten().flat_map(|pile| match pile {
        Pile::Cards(cards) => cards,
        Pile::Count(_) => Vec::new(),
    });
    if named {
        let left = cards.filter(|card| !card.identity.card().is_some_and(|card| taken.contains(&card)));
        setup.discards.piles[0] = Some(Pile::Cards(left.collect()));
    }
}

/// Returns whether a card is described to lie somewhere beside the discard piles and the advisers of those who lost.
fn lies_elsewhere(table: &Table<'_>, card: CardRef) -> bool {
    let is_it = |it: &CardAt| it.identity.card() == Some(card);
    let at_site = table.position.sites.iter().flat_map(|site| &site.cards).any(is_it);
    let in_deck = piles::named_cards(table.position.decks.world.as_ref()).is_some_and(|deck| deck.contains(&card));
    at_site || in_deck || table.actor().is_some_and(|winner| winner.advisers.iter().any(is_it))
}

/// Returns the cards that are removed, by chance.
pub(super) fn removed(table: &Table<'_>, below: &mut dyn FnMut(usize) -> usize) -> Option<Vec<CardRef>> {
    stack(table).map(|mut stack| piles::pick(&mut stack, SIX, below))
}

/// Returns every suit that could be chosen.
pub(super) fn offers(table: &Table<'_>) -> Vec<Writing> {
    let suits = table.actor().map(most_common).unwrap_or_default();
    suits.into_iter().map(|suit| Writing::AddCards { suit, drawing: Vec::new() }).collect()
}
