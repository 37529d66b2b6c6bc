//! Rulings on tables that could be: do they all say the same, and if not, what makes the difference?

use super::{chance::Chance, key::Key, repair::repair, told::Told};
use crate::{
    cards::Nature,
    game::{CardAt, CardIdentity, CardRef, Colour, Position, Setup, SiteIdentity, Slot},
    law::Edition,
    planner::{self, RollError},
    rules::{Bearing, Cost, Matter, Request, Ruling, Table, Verdict},
};

/// A question to the rules: who wants to do what, by which edition.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The action.
    pub request: &'a Request,
    /// Who acts.
    pub by: Option<Colour>,
    /// The edition that rules.
    pub edition: Edition,
}

/// What must be the same on all tables for an action to be settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is legal, for this cost, if these agree.
    Legal(Cost, Vec<Colour>),
    /// It is illegal. What stands in the way counts where nothing does so on all tables.
    Illegal(Vec<Matter>),
    /// It is open.
    Open,
    /// The dice that were rolled are not those of the fight.
    OtherDice(RollError),
}

impl Outcome {
    fn of(ruling: &Ruling, with_objections: bool) -> Self {
        match ruling.verdict() {
            Verdict::Legal => Self::Legal(ruling.cost, ruling.consent_from.clone()),
            Verdict::Illegal if with_objections => Self::Illegal(objections(ruling).cloned().collect()),
            Verdict::Illegal => Self::Illegal(Vec::new()),
            Verdict::Open => Self::Open,
        }
    }
}

/// Returns what stands in the way.
pub fn objections(ruling: &Ruling) -> impl Iterator<Item = &Matter> {
    ruling.reasons.iter().filter(|reason| reason.bearing == Bearing::Against).map(|reason| &reason.matter)
}

/// A table that could be, with its ruling; there is none if its dice are others than those that were rolled.
pub struct World {
    /// The table.
    pub position: Position,
    /// The ruling, or why there is none.
    pub ruling: Result<Ruling, RollError>,
}

impl World {
    /// Returns what counts of its ruling.
    pub fn outcome(&self, with_objections: bool) -> Outcome {
        match &self.ruling {
            Ok(ruling) => Outcome::of(ruling, with_objections),
            Err(error) => Outcome::OtherDice(error.clone()),
        }
    }
}

/// What makes the difference between two tables that are the same in all else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A part of the table.
    Key(Key),
    /// Where a card lies, with its power.
    Card(CardRef),
    /// Which site is in a slot, by its power.
    Site(CardRef, Slot),
}

/// Rules on tables, as far as they are told alike.
pub struct Probe<'a> {
    /// The question.
    pub asked: Asked<'a>,
    /// What is told.
    pub told: &'a Told,
    /// The cards that the action names: they matter wherever they lie.
    pub named: &'a [CardRef],
    /// Whether two tables differ where other things stand in the way.
    pub with_objections: bool,
}

impl Probe<'_> {
    /// Rules on a table, if it can be.
    pub fn rule(&self, setup: Setup) -> Option<World> {
        let position = Position::in_edition(setup, self.asked.edition).ok()?;
        let ruling = planner::may(&Table::new(&position, self.asked.by, self.asked.edition), self.asked.request);
        Some(World { position, ruling })
    }

    fn outcome(&self, setup: Setup) -> Option<Outcome> {
        self.rule(setup).map(|world| world.outcome(self.with_objections))
    }

    /// Returns one table with some parts of another.
    fn mixed(&self, one: &Setup, other: &Setup, keys: &[Key]) -> Setup {
        let mut mixed = one.clone();
        for key in keys {
            key.carry(other, &mut mixed);
        }
        repair(self.told, &mut mixed);
        mixed
    }

    /// Returns a part in which two tables differ so that the ruling does, found by halving.
    pub fn difference(&self, one: &Setup, other: &Setup, keys: &[Key]) -> Option<Difference> {
        let first = self.outcome(one.clone())?;
        let differs = |count: usize| {
            let outcome = self.outcome(self.mixed(one, other, &keys[..count]));
            outcome.is_some_and(|outcome| outcome != first)
        };
        if !differs(keys.len()) {
            return None;
        }
        let (mut same, mut differing) = (0, keys.len());
        while differing - same > 1 {
            let middle = usize::midpoint(same, differing);
            if differs(middle) {
                differing = middle;
            } else {
                same = middle;
            }
        }
        let key = keys[same];
        let before = self.mixed(one, other, &keys[..same]);
        let after = self.mixed(one, other, &keys[..differing]);
        Some(match key {
            Key::Site(_) => self.site_or_key(&before, &after, key),
            _ if key.cards(&after).is_some() => self.card_or_key(before, &after, key),
            _ => Difference::Key(key),
        })
    }

    /// Returns whether a site counts by its power, or by anything else.
    fn site_or_key(&self, before: &Setup, after: &Setup, key: Key) -> Difference {
        for setup in [after, before] {
            let Some((card, slot, plain)) = without_site(setup, key) else { continue };
            if self.outcome(plain) != self.outcome(setup.clone()) {
                return Difference::Site(card, slot);
            }
        }
        Difference::Key(key)
    }

    /// Returns the card of a place that makes the difference by its power, or the place where its number or suit does.
    fn card_or_key(&self, mut now: Setup, after: &Setup, key: Key) -> Difference {
        let of = |setup: &Setup| key.cards(setup).unwrap_or_default().to_vec();
        let (old, new) = (of(&now), of(after));
        let first = self.outcome(now.clone());
        let gone = old.iter().filter(|it| !new.contains(it)).map(|it| (it, false));
        let come = new.iter().filter(|it| !old.contains(it)).map(|it| (it, true));
        for (card, comes) in gone.chain(come) {
            let mut next = now.clone();
            if let Some(cards) = key.cards_mut(&mut next) {
                if comes {
                    cards.push(card.clone());
                } else {
                    cards.retain(|it| it != card);
                }
            }
            repair(self.told, &mut next);
            let outcome = self.outcome(next.clone());
            if outcome.is_some() && outcome != first {
                let with = if comes { &next } else { &now };
                return self.power_or_key(with, card, key);
            }
            now = next;
        }
        Difference::Key(key)
    }

    /// Returns a card if another of its suit without a power would not do the same.
    fn power_or_key(&self, with: &Setup, card: &CardAt, key: Key) -> Difference {
        let Some(known) = card.card() else { return Difference::Key(key) };
        if self.named.contains(&CardRef(known)) {
            return Difference::Card(CardRef(known));
        }
        let mut plain = with.clone();
        for it in key.cards_mut(&mut plain).into_iter().flatten().filter(|it| *it == card) {
            it.identity = CardIdentity::Described { name: None, suit: known.suit };
        }
        let counts = self.outcome(plain) != self.outcome(with.clone());
        if counts { Difference::Card(CardRef(known)) } else { Difference::Key(key) }
    }
}

/// Returns the site of a slot, and the table with one in its place that has no power.
fn without_site(setup: &Setup, key: Key) -> Option<(CardRef, Slot, Setup)> {
    let slot = key.slot()?;
    let card = setup.site(slot)?.card()?;
    let Nature::Site(facts) = &card.nature else { return None };
    let mut plain = setup.clone();
    super::key::site_mut(&mut plain, slot)?.identity =
        Some(SiteIdentity::Described { name: None, capacity: Some(facts.capacity) });
    Some((CardRef(card), slot, plain))
}

/// Returns the parts of some kind that are not told, in any order.
pub fn in_any_order(told: &Told, chance: &mut Chance, is: impl Fn(Key) -> bool) -> Vec<Key> {
    let mut keys: Vec<Key> = Key::all().filter(|key| !told.keys.contains(key) && is(*key)).collect();
    chance.shuffle(&mut keys);
    keys
}
