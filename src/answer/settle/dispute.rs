//! A dispute while it is probed: are all tables that could be ruled on alike, and if not, what is asked for?

use super::{
    chance::Chance,
    key::{Key, site_mut},
    named::Named,
    probe::{Asked, Difference, Outcome, Probe, World, in_any_order, objections},
    repair::repair,
    told::{Question, Told},
    world::{Cards, Worlds},
};
use crate::{
    cards::{CARDS, Nature, Restriction},
    game::{CardAt, CardRef, Position, Setup, SiteAtSlot, SiteIdentity, Slot},
    rules::{Bearing, Matter, Reason, Ruling, Verdict},
};
use std::collections::BTreeMap;

/// How many tables are ruled on without cards that have powers.
const PLAIN_TABLES: usize = 40;
/// How many tables are ruled on with such cards.
const TABLES: usize = 60;
/// How many more tables must agree before nothing is asked any more.
const MORE_TABLES: usize = 240;
/// How many pairs of tables are compared to find what makes the difference.
const PAIRS: usize = 24;
/// How many sites must make a difference in a slot by their powers before it is asked which site is there.
const MANY_SITES: usize = 4;
/// How many tables every card is laid on.
const BASES: usize = 2;

/// A dispute that is settled: the ruling is the same whatever is not told.
pub struct Settled {
    /// A table as it is told; what is not told is by chance.
    pub position: Position,
    /// The ruling, with the reasons that hold whatever is not told.
    pub ruling: Ruling,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether the cost is the same whatever is not told.
    pub is_cost_known: bool,
}

/// What comes next in a dispute.
pub enum Next {
    /// Something is to be asked.
    Ask(Question),
    /// It is settled.
    Settled(Box<Settled>),
    /// No table can be as it is told.
    Impossible,
}

/// Returns the next question of a dispute, or the ruling that settles it.
#[must_use]
pub fn next(told: &Told, asked: Asked<'_>) -> Next {
    let named = Named::new(asked.request, &told.setup);
    let worlds = Worlds { told, by: asked.by, named: &named };
    let mut dispute = Dispute::new(worlds, Probe { asked, told, named: &named.cards, with_objections: false }, 0x0A7B);
    dispute.draw(PLAIN_TABLES, &[Cards::Plain]);
    if let Some(question) = dispute.question(false) {
        return Next::Ask(question);
    }
    let cards = dispute.cards_that_matter();
    if !dispute.common.is_settled() && !cards.is_empty() {
        return Next::Ask(Question::Cards(cards));
    }
    dispute.draw(TABLES, &[Cards::Few, Cards::Many]);
    dispute.draw_until_differing(MORE_TABLES);
    if dispute.common.is_settled() {
        return dispute.settled();
    }
    match dispute.question(true) {
        Some(question) => Next::Ask(question),
        None => dispute.settled(),
    }
}

/// A dispute while it is probed.
struct Dispute<'a> {
    worlds: Worlds<'a>,
    probe: Probe<'a>,
    chance: Chance,
    tables: Vec<World>,
    /// What is the same on all tables so far.
    common: Common,
}

/// What is the same on all tables: an objection must hold on all of them.
#[derive(Default)]
struct Common {
    outcome: Option<Outcome>,
    objections: Vec<Matter>,
    differs: bool,
}

impl Common {
    fn add(&mut self, world: &World) {
        let outcome = world.outcome(false);
        let against = || world.ruling.iter().flat_map(objections);
        match &self.outcome {
            None => {
                self.objections = against().cloned().collect();
                self.outcome = Some(outcome);
            }
            Some(first) => {
                self.differs |= *first != outcome;
                self.objections.retain(|matter| against().any(|other| other == matter));
            }
        }
    }

    /// Returns whether all tables are illegal, each for another reason.
    const fn lacks_objection(&self) -> bool {
        !self.differs && matches!(self.outcome, Some(Outcome::Illegal(_))) && self.objections.is_empty()
    }

    fn is_settled(&self) -> bool {
        !self.differs && !self.lacks_objection() && !matches!(self.outcome, Some(Outcome::OtherDice(_)))
    }
}

impl<'a> Dispute<'a> {
    const fn new(worlds: Worlds<'a>, probe: Probe<'a>, seed: u64) -> Self {
        let common = Common { outcome: None, objections: Vec::new(), differs: false };
        Self { worlds, probe, chance: Chance::new(seed), tables: Vec::new(), common }
    }

    fn draw_one(&mut self, cards: Cards) {
        if let Some(world) = self.probe.rule(self.worlds.draw(&mut self.chance, cards)) {
            self.common.add(&world);
            self.tables.push(world);
        }
    }

    fn draw(&mut self, count: usize, cards: &[Cards]) {
        (0..count).for_each(|at| self.draw_one(cards[at % cards.len()]));
    }

    /// Rules on more tables, up to the first on which the ruling is another.
    fn draw_until_differing(&mut self, count: usize) {
        for at in 0..count {
            if self.common.is_settled() {
                self.draw_one([Cards::Plain, Cards::Few, Cards::Many][at % 3]);
            }
        }
    }

    /// Returns the ruling with what holds on all tables; open where they differ and nobody knows more.
    fn settled(self) -> Next {
        let settled = self.common.is_settled();
        let rulings: Vec<&Ruling> = self.tables.iter().filter_map(|world| world.ruling.as_ref().ok()).collect();
        let Some(first) = rulings.first() else { return Next::Impossible };
        let mut ruling = (*first).clone();
        let same = |one: &Reason, other: &Reason| one.matter == other.matter && one.bearing == other.bearing;
        ruling.reasons.retain(|reason| rulings.iter().all(|other| other.reasons.iter().any(|other| same(reason, other))));
        let stands = &self.common.objections;
        ruling.reasons.retain(|reason| reason.bearing != Bearing::Against || stands.contains(&reason.matter));
        ruling.cites.retain(|cite| rulings.iter().all(|other| other.cites.contains(cite)));
        ruling.choices.retain(|choice| rulings.iter().all(|other| other.choices.contains(choice)));
        ruling.needs.retain(|need| rulings.iter().all(|other| other.needs.contains(need)));
        let is_cost_known = rulings.iter().all(|other| other.cost == first.cost);
        let verdict = if settled { first.verdict() } else { Verdict::Open };
        match self.tables.into_iter().find(|world| world.ruling.is_ok()) {
            Some(world) => Next::Settled(Box::new(Settled { position: world.position, ruling, verdict, is_cost_known })),
            None => Next::Impossible,
        }
    }

    /// Returns what makes the difference in pairs of tables that are ruled on otherwise.
    fn differences(&mut self, pairs: usize) -> Vec<Difference> {
        let with = self.probe.with_objections;
        let outcomes: Vec<Outcome> = self.tables.iter().map(|world| world.outcome(with)).collect();
        let mut found = Vec::new();
        let pairs = if outcomes.is_empty() { 0 } else { pairs };
        for _ in 0..pairs {
            let one = self.chance.below(outcomes.len());
            let others: Vec<usize> = (0..outcomes.len()).filter(|at| outcomes[*at] != outcomes[one]).collect();
            let Some(other) = self.chance.pick(&others) else { continue };
            let keys = in_any_order(self.probe.told, &mut self.chance, |_| true);
            found.extend(self.probe.difference(&self.tables[one].position, &self.tables[other].position, &keys));
        }
        found
    }

    /// Returns what is asked for; cards that the action does not name only if `all_cards` are asked for.
    fn question(&mut self, all_cards: bool) -> Option<Question> {
        self.probe.with_objections = self.common.lacks_objection();
        let differences = self.differences(PAIRS);
        let told = self.probe.told;
        let mut counts: BTreeMap<Ask, usize> = BTreeMap::new();
        let mut cards: Vec<CardRef> = Vec::new();
        let mut sites: BTreeMap<Slot, Vec<CardRef>> = BTreeMap::new();
        for difference in differences {
            match difference {
                Difference::Key(key) if told.unknown.contains(&key) => {}
                Difference::Key(key) => *counts.entry(self.ask_for(key)).or_default() += 1,
                Difference::Card(card) | Difference::Site(card, _) if told.unknown_cards.contains(&card) => {}
                Difference::Card(card) => add(&mut cards, card),
                Difference::Site(card, slot) => {
                    add(&mut cards, card);
                    add(sites.entry(slot).or_default(), card);
                }
            }
        }
        for (slot, _) in sites.iter().filter(|(slot, cards)| cards.len() >= MANY_SITES && !told.is_done(Key::Site(**slot))) {
            *counts.entry(Ask::Key(Key::Site(*slot))).or_default() += 1;
            cards.retain(|card| !matches!(card.0.nature, Nature::Site(_)));
        }
        let named = cards.iter().filter(|card| self.worlds.named.cards.contains(card)).count();
        if named > 0 && !all_cards {
            counts.insert(Ask::Cards, named * 4 + 1);
        } else if all_cards && let Some(question) = self.cards(cards.clone()) {
            return Some(question);
        }
        let (ask, _) = counts.into_iter().max_by_key(|(ask, count)| (*count, std::cmp::Reverse(*ask)))?;
        Some(match ask {
            Ask::Players => Question::Players,
            Ask::Key(key) => Question::Key(key),
            Ask::Cards => self.cards(cards)?,
        })
    }

    /// Returns what is asked for to know a part: other players' roles are asked for together.
    fn ask_for(&self, key: Key) -> Ask {
        match key {
            Key::Role(colour) if self.worlds.by != Some(colour) && !self.worlds.named.colours.contains(&colour) => Ask::Players,
            _ => Ask::Key(key),
        }
    }

    /// Returns the question for cards that the action names, and for all others that would change the ruling with them.
    fn cards(&mut self, mut cards: Vec<CardRef>) -> Option<Question> {
        let mut told = self.probe.told.clone();
        let legal = self.tables.iter().find(|world| matches!(world.outcome(false), Outcome::Legal(..)));
        for card in &self.worlds.named.cards {
            if let Some(legal) = legal.filter(|_| !told.knows_card(*card)) {
                told.tell_card(*card, &legal.position);
            }
        }
        let worlds = Worlds { told: &told, by: self.worlds.by, named: self.worlds.named };
        let probe = Probe { asked: self.probe.asked, told: &told, named: self.probe.named, with_objections: false };
        let mut dispute = Dispute::new(worlds, probe, 0xCA2D);
        dispute.draw(PLAIN_TABLES / 2, &[Cards::Plain]);
        dispute.cards_that_matter().into_iter().for_each(|card| add(&mut cards, card));
        if cards.iter().filter(|card| is_site(**card)).count() > MANY_SITES {
            cards.retain(|card| !is_site(*card) || self.worlds.named.cards.contains(card));
        }
        cards.retain(|card| !self.probe.told.knows_card(*card) && !self.probe.told.unknown_cards.contains(card));
        cards.sort_by_key(|card| card.0.id);
        (!cards.is_empty()).then_some(Question::Cards(cards))
    }

    /// Returns the cards that change the ruling on some table by their powers, each laid alone in every kind of place.
    fn cards_that_matter(&mut self) -> Vec<CardRef> {
        let told = self.probe.told;
        let stands = self.common.objections.clone();
        let mut bases: Vec<usize> = (0..self.tables.len()).collect();
        bases.sort_by_key(|at| !matches!(self.tables[*at].outcome(false), Outcome::Legal(..)));
        let mut found = Vec::new();
        for at in bases.into_iter().take(BASES) {
            let base = self.tables[at].position.clone().into_setup();
            let before = self.tables[at].outcome(false);
            let places = self.places(&base);
            for card in CARDS.iter().map(CardRef).filter(|card| !told.knows_card(*card) && !told.unknown_cards.contains(card)) {
                for key in &places {
                    let Some(world) = laid(&base, *key, card, told).and_then(|setup| self.probe.rule(setup)) else { continue };
                    self.common.add(&world);
                    let lifted = || {
                        world
                            .ruling
                            .as_ref()
                            .is_ok_and(|it| stands.iter().any(|matter| !objections(it).any(|other| other == matter)))
                    };
                    if world.outcome(false) != before || (matches!(before, Outcome::Illegal(_)) && lifted()) {
                        add(&mut found, card);
                    }
                }
            }
        }
        found.sort_by_key(|card| card.0.id);
        found
    }

    /// Returns a place of each kind in which a card may matter.
    fn places(&self, base: &Setup) -> Vec<Key> {
        let (by, named) = (self.worlds.by, self.worlds.named);
        let own_site = by.and_then(|by| base.player(by)).and_then(|player| player.pawn);
        let other = named.colours.iter().copied().find(|colour| Some(*colour) != by);
        let other = other.or_else(|| base.players.iter().map(|player| player.colour).find(|colour| Some(*colour) != by));
        let own = by.and_then(|by| base.player(by)).and_then(crate::game::Player::warband_colour);
        let ruled = |own_one: bool| {
            let is = |site: &&SiteAtSlot| site.warbands.first().is_some_and(|(colour, _)| (Some(*colour) == own) == own_one);
            base.sites.iter().find(|site| Some(site.slot) != own_site && !site.facedown && is(site)).map(|site| site.slot)
        };
        let mut slots: Vec<Slot> = Vec::new();
        for slot in own_site.into_iter().chain(named.slots.iter().copied().take(2)).chain(ruled(true)).chain(ruled(false)) {
            if !slots.contains(&slot) {
                slots.push(slot);
            }
        }
        let of_players = by.into_iter().chain(other).flat_map(|colour| [Key::Advisers(colour), Key::Relics(colour)]);
        slots.iter().flat_map(|slot| [Key::SiteCards(*slot), Key::Site(*slot)]).chain(of_players).collect()
    }
}

const fn is_site(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Site(_))
}

/// Returns a table with a card in a place where it may lie and where not everything is told; none if it may not.
fn laid(base: &Setup, key: Key, card: CardRef, told: &Told) -> Option<Setup> {
    if told.keys.contains(&key) {
        return None;
    }
    let fits = match (&card.0.nature, key) {
        (Nature::Site(_), Key::Site(_)) | (Nature::Relic, Key::Relics(_)) | (Nature::Edifice { .. }, Key::SiteCards(_)) => true,
        (Nature::Denizen { .. }, Key::SiteCards(_)) => card.0.restriction != Some(Restriction::AdviserOnly),
        (Nature::Denizen { .. }, Key::Advisers(_)) => card.0.restriction != Some(Restriction::SiteOnly),
        _ => false,
    };
    let mut setup = base.clone();
    if !fits {
        return None;
    }
    if let Key::Site(slot) = key {
        let site = site_mut(&mut setup, slot).filter(|site| !site.facedown)?;
        site.identity = Some(SiteIdentity::Known(card));
    } else {
        let most = key.slot().and_then(|slot| base.site(slot)).and_then(SiteAtSlot::most_cards);
        let theirs = key.cards(&told.setup).map_or(0, <[_]>::len);
        let cards = key.cards_mut(&mut setup)?;
        // Where the site holds no more, it takes the place of one that does not matter.
        if most.is_some_and(|most| cards.len() >= usize::from(most)) {
            let plain = cards.iter().rposition(|it| it.card().is_none()).filter(|at| *at >= theirs)?;
            cards.remove(plain);
        }
        cards.push(CardAt::known(card.0));
    }
    repair(told, &mut setup);
    Some(setup)
}

/// Adds a card once.
fn add(cards: &mut Vec<CardRef>, card: CardRef) {
    if !cards.contains(&card) {
        cards.push(card);
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ask {
    Key(Key),
    Players,
    Cards,
}
