//! The search for the best line of a turn: depth first over everything that can be done, every position weighed once.
//!
//! A worth is exact, or known to be no better than what is found already: a fight that cannot be better even if all the rest of
//! the rolls went well is not gone through to its end, and neither is a position from which nothing can touch the goal any
//! more ([`super::reach`]). Short lines are looked at first: one that is certain of the goal ends the search.
//!
//! Warbands move between board and site for nothing §6.5, so positions that differ only in that are one: all of them on the
//! board that may be. They are put back before a Campaign where a smaller force can be better: where those who are left can
//! do something for the goal afterwards. Peeking §6.3, §6.4 brings nothing that is not told, and is left out. What others may
//! choose goes the way that is worst for the player.

use super::{
    campaigns::{self, Battle, Choices, Declared, Fight, Fights, Rolls, Wanted},
    choices::{Tried, tried},
    goal::Worth,
    hash::{Key, key},
    reach::{CAMPAIGN, Reach},
    sequences::Sequence,
    spare::Spare,
    weighed::{BestOf, Weighed},
};
use crate::{
    game::{CardIdentity, Colour, Phase, Position, Target, Warbands},
    odds::Fraction,
    rules::{self, Action, Cost, FightEnding, Fought, Goal, Missing, Reading, Request, Table, Verdict},
};
use std::{
    collections::{HashMap, HashSet},
    rc::Rc,
};

/// A way on that is not gone: what would have to be known, or who would have to agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenWay {
    /// Something is not described, or comes up by chance.
    Missing(Request, Missing),
    /// Another player must agree, who is taken to refuse.
    Asks(Request, Colour),
    /// Not all choices of it are gone through.
    LeftOut(Request),
}

/// What is searched for.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) me: Colour,
    pub(super) goal: &'a Goal,
    pub(super) reading: Reading,
    /// Whether dice may be rolled.
    pub(super) dice: bool,
    /// Returns whether so many positions are enough.
    pub(super) stop: &'a dyn Fn(u64) -> bool,
}

/// One thing that can be done.
pub(super) enum Way {
    /// With a certain end.
    Certain { asked: Request, cost: Cost, after: Box<Position> },
    /// With dice: one battle for each answer of those who may join.
    Battles(Vec<Battle>),
}

/// What can be done in a position, after warbands were put at the site.
pub(super) struct From {
    pub(super) position: Position,
    /// The warbands that were put at the site first.
    pub(super) moved: Option<Request>,
    pub(super) ways: Vec<Way>,
}

/// What is known of a position.
#[derive(Clone)]
struct Known {
    worth: Worth,
    /// Whether it is worth exactly so much; else no more.
    exact: bool,
    /// The best way: its place among those of [`Search::ways`].
    best: Option<(u16, u16)>,
}

/// Why a search was stopped.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stopped {
    /// It was asked to.
    Asked,
    /// The table of positions is full.
    Full,
}

/// The search.
pub(super) struct Search<'a> {
    pub(super) task: Task<'a>,
    reach: Reach,
    spare: Option<Spare>,
    known: HashMap<(Key, u8), Known>,
    path: HashSet<Key>,
    fights: Fights,
    /// The positions that were weighed.
    pub(super) states: u64,
    /// How often it was asked whether that is enough.
    looks: u64,
    /// Whether a line is told: what was weighed is weighed again then, however long the search took.
    pub(super) telling: bool,
    /// Whether the ends of a fight are told too.
    pub(super) tells_ends: bool,
    /// Why it was stopped before its end, if it was.
    pub(super) stopped: Option<Stopped>,
    /// Whether targets, battle plans or choices of a card were left out.
    pub(super) narrowed: bool,
    pub(super) open: Vec<OpenWay>,
}

/// So many ways that are not gone are kept.
const MOST_OPEN: usize = 40;
/// So many positions and attacks are weighed between two looks at the clock.
const BETWEEN_LOOKS: u64 = 16;
/// So many positions are remembered: some 400 megabytes.
const MOST_KNOWN: usize = 1_000_000;
/// As many steps as it takes.
pub(super) const ALL_STEPS: u8 = u8::MAX;

/// A fight as it is fought in the best play, with so many dice left out.
pub(super) struct BestFight {
    pub(super) fight: Rc<Fight>,
    pub(super) fewer: u8,
}

/// What a Campaign is weighed against.
#[derive(Clone, Copy)]
pub(super) struct Against<'b> {
    /// Of no more than this only that is wanted.
    pub(super) bar: &'b Worth,
    pub(super) steps: u8,
    /// What the turn is worth at most after a fight that is lost and kills none of the defenders.
    pub(super) lost: &'b Fraction,
}

impl<'a> Search<'a> {
    pub(super) fn new(task: Task<'a>, position: &Position) -> Self {
        let (known, path, fights) = Default::default();
        let reach = Reach::new(position, task.me, task.goal, task.dice);
        let narrowed = reach.fewer_may_be_better();
        let spare = Spare::new(position, task.me, &reach);
        Self {
            task,
            reach,
            spare,
            known,
            path,
            fights,
            states: 0,
            looks: 0,
            telling: false,
            tells_ends: true,
            stopped: None,
            narrowed,
            open: Vec::new(),
        }
    }

    /// Returns the position with all warbands on the board that may be moved there §6.5, and how it is said.
    pub(super) fn gathered(&self, position: Position) -> (Position, Option<Request>) {
        let most = if position.phase == Phase::Act { self.own_at_site(&position).unwrap_or(0) } else { 0 };
        // The last one stays, but for a holder of the Bandit Crown.
        let crown = position.holder_of_relic(crate::cards::Special::BanditCrown) == Some(self.task.me);
        let counts = [Some(most).filter(|_| crown), most.checked_sub(1)];
        for count in counts.into_iter().flatten().filter(|count| *count > 0) {
            let asked = Request::from(Action::MoveToBoard(Warbands(count)));
            if let Ok(done) = rules::apply(&position, Some(self.task.me), self.task.reading, &asked)
                && done.ruling.consent_from.is_empty()
            {
                return (done.position, Some(asked));
            }
        }
        (position, None)
    }

    /// Returns how many warbands of the player stand where the pawn is.
    fn own_at_site(&self, position: &Position) -> Option<u8> {
        let own = position.player(self.task.me)?;
        let (kind, site) = (own.warband_colour()?, position.site(own.pawn?)?);
        site.warbands.iter().find(|(colour, _)| *colour == kind).map(|(_, count)| count.0)
    }

    /// Returns what the turn is worth if it ends here; nothing where that is not known.
    pub(super) fn here(&self, position: &Position) -> Worth {
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        self.task.goal.worth(&table, self.task.me).unwrap_or_else(|_| Worth::nothing())
    }

    /// Returns what a position is worth with the best play of so many steps; of no more than `bar` only that.
    pub(super) fn value(&mut self, position: Position, bar: &Worth, steps: u8) -> Weighed {
        let (position, _) = self.gathered(position);
        self.weigh(&position, bar, steps)
    }

    /// Returns whether what is known of a position is exact.
    pub(super) fn is_exact(&self, position: &Position, steps: u8) -> bool {
        let (position, _) = self.gathered(position.clone());
        self.known.get(&(self.key(&position), steps)).is_none_or(|known| known.exact)
    }

    /// Returns the ways the dice of a fight can fall with one of its numbers of dice.
    pub(super) fn rolls(&mut self, table: &Table<'_>, fight: &Fight, fewer: u8) -> Option<Rolls> {
        fight.rolls(table, fewer, &mut self.fights)
    }

    /// Returns the place of the best way from a position that was weighed.
    pub(super) fn best_way(&self, position: &Position, steps: u8) -> Option<(usize, usize)> {
        let (from, way) = self.known.get(&(self.key(position), steps))?.best?;
        Some((from.into(), way.into()))
    }

    /// Returns the number of a position: the same for all that differ only in favor and secrets that are of no use.
    fn key(&self, position: &Position) -> Key {
        let plain = self.spare.as_ref().filter(|_| self.reach.is_plain(position, self.task.me));
        plain.and_then(|spare| spare.without(position, self.task.me)).map_or_else(|| key(position), |setup| key(&setup))
    }

    fn weigh(&mut self, position: &Position, bar: &Worth, steps: u8) -> Weighed {
        let key = self.key(position);
        if let Some(known) = self.known.get(&(key, steps)).filter(|known| known.exact || known.worth <= *bar) {
            return Weighed { worth: known.worth.clone(), exact: known.exact, clean: true };
        }
        let here = Weighed::exactly(self.here(position));
        let over = || steps == 0 || position.winner.is_some() || self.reach.is_out(position, self.task.me);
        if self.task.goal.is_reached(&here.worth) || over() || self.is_enough() {
            return here;
        }
        if !self.path.insert(key) {
            return Weighed { worth: Worth::nothing(), exact: true, clean: false };
        }
        self.states += 1;
        let (found, best) = self.best_of(position, here, bar, steps);
        self.path.remove(&key);
        // After a stop every worth is at least so much, and the line so far is told by it.
        if found.clean || self.path.is_empty() || self.stopped.is_some() {
            self.remember((key, steps), &found, best);
        }
        found
    }

    fn remember(&mut self, at: (Key, u8), found: &Weighed, best: Option<(u16, u16)>) {
        if self.known.len() >= MOST_KNOWN {
            self.stopped = Some(Stopped::Full);
        }
        self.known.insert(at, Known { worth: found.worth.clone(), exact: found.exact, best });
    }

    /// Returns the best of all ways from a position, and its place.
    fn best_of(&mut self, position: &Position, here: Weighed, bar: &Worth, steps: u8) -> (Weighed, Option<(u16, u16)>) {
        let (mut best, mut at) = (here, None);
        // What those ways are worth at most that were not gone to their end.
        let mut limit = Worth::nothing();
        let starts = self.ways(position, steps);
        let lost = self.lost(position, &starts, steps);
        'all: for (from, start) in (0_u16..).zip(starts) {
            for (place, way) in (0_u16..).zip(start.ways) {
                let bar = bar.max(&best.worth).clone();
                let found = self.weigh_way(&start.position, way, Against { bar: &bar, steps, lost: &lost });
                best.clean &= found.clean;
                if !found.exact {
                    limit = limit.max(found.worth);
                } else if found.worth > best.worth {
                    (best.worth, at) = (found.worth, Some((from, place)));
                }
                if self.task.goal.is_reached(&best.worth) {
                    break 'all;
                }
            }
        }
        if limit > best.worth {
            (best.worth, best.exact) = (limit, false);
        }
        (best, at)
    }

    fn is_enough(&mut self) -> bool {
        if self.telling {
            return false;
        }
        self.looks += 1;
        if self.stopped.is_none() && self.looks.is_multiple_of(BETWEEN_LOOKS) {
            self.stopped = (self.task.stop)(self.states).then_some(Stopped::Asked);
        }
        self.stopped.is_some()
    }

    /// Returns what the turn is worth at most after a lost Campaign that kills none of the defenders: as much as with its Supply
    /// spent and nothing else lost.
    pub(super) fn lost(&mut self, position: &Position, starts: &[From], steps: u8) -> Fraction {
        let fights = starts.iter().flat_map(|start| &start.ways).any(|way| matches!(way, Way::Battles(_)));
        // Short lines are found sooner without it.
        if steps != ALL_STEPS || !fights || self.task.goal.counts() || !self.reach.is_loss_in_vain(position, self.task.me) {
            return Fraction::one();
        }
        let mut setup = position.clone().into_setup();
        let own = setup.players.iter_mut().find(|player| player.colour == self.task.me);
        let Some(left) = own.and_then(|own| own.supply.as_mut()).filter(|supply| supply.0 >= CAMPAIGN) else {
            return Fraction::one();
        };
        left.0 -= CAMPAIGN;
        let Ok(spent) = Position::in_edition(setup, self.task.reading.edition) else { return Fraction::one() };
        let found = self.value(spent, &Worth::nothing(), less(steps));
        if found.clean && self.stopped.is_none() { found.worth.chance } else { Fraction::one() }
    }

    /// Returns what a way is worth.
    fn weigh_way(&mut self, position: &Position, way: Way, against: Against<'_>) -> Weighed {
        match way {
            Way::Certain { after, .. } => {
                let (after, _) = self.gathered(*after);
                self.weigh(&after, against.bar, less(against.steps))
            }
            Way::Battles(battles) => self.weigh_battles(position, &battles, against).0,
        }
    }

    /// Returns what a Campaign is worth where those who may join answer as badly as they can, and how it is fought then.
    pub(super) fn weigh_battles(
        &mut self,
        position: &Position,
        battles: &[Battle],
        against: Against<'_>,
    ) -> (Weighed, Option<BestFight>) {
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        let mut worst: Option<(Weighed, Option<BestFight>)> = None;
        let mut clean = true;
        for battle in battles {
            let found = self.weigh_battle(&table, battle, against);
            clean &= found.0.clean;
            if worst.as_ref().is_none_or(|(known, _)| found.0.worth < known.worth) {
                worst = Some(found);
            }
            if worst.as_ref().is_some_and(|(known, _)| known.worth <= *against.bar) {
                break;
            }
        }
        let (mut worst, played) = worst.unwrap_or((Weighed::exactly(Worth::nothing()), None));
        worst.clean = clean;
        (worst, played)
    }

    /// Returns what a Campaign is worth with the best plans and dice against the worst answer.
    fn weigh_battle(&mut self, table: &Table<'_>, battle: &Battle, against: Against<'_>) -> (Weighed, Option<BestFight>) {
        let Against { bar, steps, lost } = against;
        let mut best = Weighed::exactly(Worth::nothing());
        let mut played = None;
        let mut limit = Worth::nothing();
        if self.is_vain(table, battle, bar, steps) {
            return (Weighed { worth: bar.clone(), exact: false, clean: true }, None);
        }
        for own in &battle.own {
            let mut attack = Attack::new(table, battle, own);
            for fewer in 0..attack.dice_counts() {
                if self.is_enough() {
                    return (best, played);
                }
                if fewer == 1 && self.is_best_with_all(&mut attack, &best.worth.clone().max(bar.clone())) {
                    break;
                }
                let bar = bar.max(&best.worth).clone();
                let against = Against { bar: &bar, steps, lost };
                let Some((found, fight)) = self.weigh_attack(&mut attack, fewer, against) else { continue };
                best.clean &= found.clean;
                if !found.exact {
                    limit = limit.max(found.worth);
                } else if found.worth > best.worth {
                    (best.worth, played) = (found.worth, Some(BestFight { fight, fewer }));
                }
                if self.task.goal.is_reached(&best.worth) {
                    return (best, played);
                }
            }
        }
        if limit > best.worth {
            (best.worth, best.exact) = (limit, false);
        }
        (best, played)
    }

    /// Returns whether no smaller number of dice makes an attack worth more than `known`: by what it is worth at most where the
    /// others answer in the first way, as a die less never makes victory likelier.
    fn is_best_with_all(&mut self, attack: &mut Attack<'_, '_>, known: &Worth) -> bool {
        let table = attack.table;
        let Some(answered) = attack.answered(0) else { return true };
        let fight = Rc::clone(&answered.fight);
        let most = fight.rolls(table, 0, &mut self.fights).and_then(|rolls| self.most_of(table, &fight, &rolls));
        !self.task.goal.counts() && !fight.fewer_dice_may_win() && most.is_some_and(|most| most <= *known)
    }

    /// Returns what an attack with so many dice is worth against the worst answer; nothing where there is none.
    fn weigh_attack(&mut self, attack: &mut Attack<'_, '_>, fewer: u8, against: Against<'_>) -> Option<(Weighed, Rc<Fight>)> {
        let mut worst: Option<(Weighed, Rc<Fight>)> = None;
        let mut clean = true;
        let (mut place, table) = (0, attack.table);
        while let Some(answered) = attack.answered(place) {
            let found = self.weigh_fight(table, answered, fewer, against);
            clean &= found.clean;
            if worst.as_ref().is_none_or(|(known, _)| found.worth < known.worth) {
                worst = Some((found, Rc::clone(&answered.fight)));
            }
            if worst.as_ref().is_some_and(|(known, _)| known.worth <= *against.bar) {
                break;
            }
            place += 1;
        }
        worst.map(|(found, fight)| (Weighed { clean, ..found }, fight))
    }

    /// Returns what a fight is worth over all rolls with so many dice left out.
    fn weigh_fight(&mut self, table: &Table<'_>, answered: &mut Answered, fewer: u8, against: Against<'_>) -> Weighed {
        let Against { bar, steps, .. } = against;
        let Some(rolls) = answered.fight.rolls(table, fewer, &mut self.fights) else {
            self.narrowed = true;
            return Weighed::exactly(Worth::nothing());
        };
        if self.task.goal.counts() {
            return self.weigh_rolls(table, answered, &rolls, steps);
        }
        let limit = |chance: Fraction| Worth { chance, count: Fraction::zero() };
        if let Some(most) = self.most_of(table, &answered.fight, &rolls).filter(|most| *most <= *bar) {
            return Weighed { worth: most, exact: false, clean: true };
        }
        // What the rolls behind each are worth at most.
        let mut behind = vec![Fraction::zero()];
        for (fought, chance) in rolls.iter().skip(1).rev() {
            let most = chance * &most_after(&answered.fight, fought, against.lost);
            behind.push(behind.last().map_or_else(|| most.clone(), |sum| sum + &most));
        }
        let first = rolls
            .first()
            .map_or_else(Fraction::zero, |(fought, chance)| chance * &most_after(&answered.fight, fought, against.lost));
        let most = behind.last().map_or_else(|| first.clone(), |sum| sum + &first);
        if most <= bar.chance {
            return Weighed { worth: limit(most), exact: false, clean: true };
        }
        let (mut sum, mut clean) = (Fraction::zero(), true);
        for (fought, chance) in rolls.iter() {
            let others = behind.pop().map_or_else(|| sum.clone(), |behind| &sum + &behind);
            let enough = limit(bar.chance.left_for(chance, &others));
            let found = self.weigh_roll(table, answered, fought, &enough, steps);
            clean &= found.clean;
            let part = &found.worth.chance * chance;
            // Even if everything else went well it would not be better.
            let most = &others + &part;
            if most <= bar.chance || !found.exact {
                return Weighed { worth: limit(most), exact: false, clean };
            }
            sum = &sum + &part;
        }
        Weighed { worth: limit(sum), exact: true, clean }
    }

    /// Returns what a fight is worth over all rolls, without any cut.
    fn weigh_rolls(&mut self, table: &Table<'_>, answered: &mut Answered, rolls: &Rolls, steps: u8) -> Weighed {
        let (mut sum, mut clean) = (Worth::nothing(), true);
        for (fought, chance) in rolls.iter() {
            let found = self.weigh_roll(table, answered, fought, &Worth::nothing(), steps);
            clean &= found.clean;
            sum = sum.plus(&found.worth.times(chance));
        }
        Weighed { worth: sum, exact: true, clean }
    }

    /// Returns whether a fight is the last thing in the turn that can touch the goal, where only who rules sites is looked at.
    fn is_last(&self, table: &Table<'_>, fight: &Fight) -> bool {
        let (Some(own), Action::Campaign(fighting)) = (table.actor(), &fight.asked.action) else { return false };
        let left = own.supply.and_then(|supply| supply.0.checked_sub(fight.ruling.cost.supply.0));
        let wants = |target: &Target| matches!(target, Target::Relic(relic) if self.reach.wants_relic(*relic));
        self.reach.looks_at_rulers_only()
            && !self.task.goal.counts()
            && fight.from_board
            && fighting.declaration.by.is_none()
            && !fighting.declaration.targets.iter().any(wants)
            && left.is_some_and(|left| self.reach.is_out_after(table.position, self.task.me, left))
    }

    /// Returns what the last fight of a turn is worth at most: who rules sites changes with a victory that takes one, or with dead
    /// defenders, and with nothing else.
    fn most_of(&self, table: &Table<'_>, fight: &Fight, rolls: &Rolls) -> Option<Worth> {
        let Action::Campaign(fighting) = &fight.asked.action else { return None };
        if !self.is_last(table, fight) {
            return None;
        }
        let takes = fighting.declaration.targets.iter().any(|target| matches!(target, Target::Site(_)));
        let changes = |ending: &FightEnding| ending.won && takes || ending.defender_dead != Warbands::NONE;
        let may = rolls.iter().filter(|(fought, _)| ends(fought).iter().any(|(_, ending)| changes(ending)));
        let may = may.fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
        let here = self.here(table.position);
        let chance = &may + &(&may.complement() * &here.chance);
        Some(Worth { chance, count: Fraction::zero() })
    }

    /// Returns whether the last fight of a turn is of no use even if it is won without a loss: then all warbands are there to be placed
    /// at every site that was targeted, so that no other victory takes more of them.
    fn is_vain(&mut self, table: &Table<'_>, battle: &Battle, bar: &Worth, steps: u8) -> bool {
        let plain = battle.own.last().zip(battle.answers.last()).and_then(|(own, answer)| battle.fight(table, own, answer));
        let Some(fight) = plain.filter(|fight| self.is_last(table, fight)) else { return false };
        let choices = fight.choices(table, &Fought::BLOODLESS, None);
        !choices.left_out && self.best_choice(&choices, bar, steps).worth <= *bar && self.here(table.position) <= *bar
    }

    /// Returns what the best choice after a roll is worth; of no more than `bar` only that.
    fn weigh_roll(&mut self, table: &Table<'_>, answered: &mut Answered, fought: &Fought, bar: &Worth, steps: u8) -> Weighed {
        let mut all = BestOf::new(bar);
        for (sacrificing, ending) in ends(fought) {
            let place = answered.ends.iter().position(|(known, _)| *known == ending);
            let known = place.and_then(|place| answered.ends.get(place)).map(|(_, worth)| worth.clone());
            let found = known.filter(|known| known.exact || known.worth <= *all.bar()).unwrap_or_else(|| {
                let choices = answered.fight.choices(table, fought, sacrificing);
                let found = self.best_choice(&choices, all.bar(), steps);
                place.map(|place| answered.ends.swap_remove(place));
                answered.ends.push((ending, found.clone()));
                found
            });
            all.add(found);
        }
        all.done()
    }

    /// Returns the best of what can be chosen after a roll, others choosing the worst; of no more than `bar` only that.
    fn best_choice(&mut self, choices: &Choices, bar: &Worth, steps: u8) -> Weighed {
        self.narrowed |= choices.left_out;
        let mut all = BestOf::new(bar);
        for choice in &choices.all {
            let found = self.worst_of(&choice.after, all.bar(), steps);
            all.add(found);
            if self.task.goal.is_reached(&all.best.worth) {
                break;
            }
        }
        all.done()
    }

    /// Returns the worth of the worst of some positions after a roll; of no more than `bar` only that.
    pub(super) fn worst_of(&mut self, positions: &[Position], bar: &Worth, steps: u8) -> Weighed {
        let mut worst: Option<Weighed> = None;
        for position in positions {
            let found = self.value(position.clone(), bar, less(steps));
            let clean = found.clean && worst.as_ref().is_none_or(|worst| worst.clean);
            let least = worst.filter(|worst| worst.worth <= found.worth).unwrap_or(found);
            if least.worth <= *bar {
                return Weighed { exact: least.exact && positions.len() == 1, clean, ..least };
            }
            worst = Some(Weighed { clean, ..least });
        }
        worst.unwrap_or_else(|| Weighed::exactly(Worth::nothing()))
    }

    /// Returns everything that can be done: with all warbands gathered, and the Campaigns with fewer. Of a few steps, those without
    /// dice come first: a fight is certain sooner after them than before.
    pub(super) fn ways(&mut self, position: &Position, steps: u8) -> Vec<From> {
        let mut ways = self.battles(position, steps);
        // Short lines are looked for without everything that a fight can be declared with; the whole search goes through it.
        let splits = if ways.is_empty() || steps != ALL_STEPS { Vec::new() } else { self.splits(position) };
        let certain = self.certain_ways(position);
        if steps == ALL_STEPS {
            ways.extend(certain);
        } else {
            ways.splice(0..0, certain);
        }
        std::iter::once(From { position: position.clone(), moved: None, ways }).chain(splits).collect()
    }

    /// Returns the Campaigns with some of the warbands left at the site: only where they can do something afterwards. In the last
    /// fight a smaller force is never better, as fewer dice may be rolled by a larger one too.
    fn splits(&mut self, position: &Position) -> Vec<From> {
        let own = position.player(self.task.me).filter(|_| !self.is_last_fight(position));
        let board = own.map_or(0, |player| player.warbands.0);
        let mut all = Vec::new();
        for count in 1..=board {
            let asked = Request::from(Action::MoveToSite(Warbands(count)));
            let Ok(done) = rules::apply(position, Some(self.task.me), self.task.reading, &asked) else { break };
            let ways = self.battles(&done.position, ALL_STEPS);
            all.push(From { position: done.position, moved: Some(asked), ways });
        }
        all
    }

    /// Returns whether nothing can bring the goal nearer after a Campaign.
    fn is_last_fight(&self, position: &Position) -> bool {
        let supply = position.player(self.task.me).and_then(|own| own.supply);
        let left = supply.map_or(0, |supply| supply.0.saturating_sub(CAMPAIGN));
        self.reach.is_out_after(position, self.task.me, left)
    }

    /// Returns the same for a goal that looks only at who rules sites.
    fn is_last_here(&self, position: &Position) -> bool {
        self.reach.looks_at_rulers_only() && !self.task.goal.counts() && self.is_last_fight(position)
    }

    fn battles(&mut self, position: &Position, steps: u8) -> Vec<Way> {
        if !self.task.dice || position.phase != Phase::Act {
            return Vec::new();
        }
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        let (goal, short) = (self.task.goal, steps != ALL_STEPS);
        let wanted = Wanted { goal, reach: &self.reach, last: self.is_last_here(position), short };
        let (declared, narrowed) = campaigns::declared(&table, wanted);
        self.narrowed |= narrowed && !short;
        let mut ways = Vec::new();
        for it in declared {
            match it {
                Declared::Battles(battles) => ways.push(Way::Battles(battles)),
                Declared::Open(asked, missing) => self.note(OpenWay::Missing(asked, missing)),
                Declared::Asks(asked, colour) => self.note(OpenWay::Asks(asked, colour)),
            }
        }
        ways
    }

    fn note(&mut self, way: OpenWay) {
        if self.open.len() < MOST_OPEN && !self.open.contains(&way) {
            self.open.push(way);
        }
    }

    /// Returns whether a major action leaves too little Supply for anything that could bring the goal nearer.
    fn is_in_vain(&self, position: &Position, asked: &Request, ruling: &rules::Ruling) -> bool {
        let major = matches!(asked.action, Action::Muster(_) | Action::Trade(..) | Action::Travel(_));
        let supply = position.player(self.task.me).and_then(|own| own.supply);
        let left = supply.and_then(|supply| supply.0.checked_sub(ruling.cost.supply.0));
        major && left.is_some_and(|left| self.reach.is_out_with(position, self.task.me, left))
    }

    fn certain_ways(&mut self, position: &Position) -> Vec<Way> {
        let table = Table::new(position, Some(self.task.me), self.task.reading);
        let mut ways = Vec::new();
        let spare = self.spare.as_ref().filter(|_| self.reach.is_plain(position, self.task.me));
        let enough = spare.is_some_and(|spare| spare.has_enough(position, self.task.me));
        for listed in rules::list_for_search(&table) {
            if listed.ruling.verdict() == Verdict::Illegal || !is_gone(&listed.asked.action) {
                continue;
            }
            if enough && self.spare.as_ref().is_some_and(|spare| spare.is_for_goods(&listed.asked)) {
                continue;
            }
            let (asked, left_out) = variants(listed);
            self.narrowed |= left_out;
            for (asked, ruling) in asked {
                let ruling = ruling.unwrap_or_else(|| rules::may(&table, &asked));
                if self.is_in_vain(position, &asked, &ruling) {
                    continue;
                }
                for tried in tried(&table, asked, Some(ruling)) {
                    match tried {
                        Tried::Done(asked, done) => {
                            let (cost, after) = (done.ruling.cost, Box::new(done.position));
                            ways.push(Way::Certain { asked, cost, after });
                        }
                        Tried::Open(asked, missing) => self.note(OpenWay::Missing(asked, missing)),
                        Tried::Asks(asked, colour) => self.note(OpenWay::Asks(asked, colour)),
                        Tried::LeftOut(asked) => {
                            self.narrowed = true;
                            self.note(OpenWay::LeftOut(asked));
                        }
                    }
                }
            }
        }
        ways
    }
}

/// Returns what a roll is worth at most, where a loss that kills none of the defenders is worth no more than `lost`.
fn most_after(fight: &Fight, fought: &Fought, lost: &Fraction) -> Fraction {
    let may = ends(fought).iter().any(|(_, ending)| ending.won || ending.defender_dead != Warbands::NONE);
    if may || !fight.brings_nothing_lost() || fight.ruling.cost.supply.0 < CAMPAIGN { Fraction::one() } else { lost.clone() }
}

/// The attacker's plans with the answers to them, made when they are needed: most attacks are refuted by the first.
struct Attack<'t, 'a> {
    table: &'t Table<'a>,
    battle: &'t Battle,
    own: &'t Sequence,
    /// The answers that were not looked at.
    next: usize,
    answered: Vec<Answered>,
}

/// An attack with an answer, and what its ends are worth as far as they were weighed.
struct Answered {
    fight: Rc<Fight>,
    ends: Vec<(FightEnding, Weighed)>,
}

impl<'t, 'a> Attack<'t, 'a> {
    const fn new(table: &'t Table<'a>, battle: &'t Battle, own: &'t Sequence) -> Self {
        Self { table, battle, own, next: 0, answered: Vec::new() }
    }

    /// Returns the attack with one of the answers that are allowed.
    fn answered(&mut self, place: usize) -> Option<&mut Answered> {
        while place >= self.answered.len() {
            let answer = self.battle.answers.get(self.next)?;
            self.next += 1;
            let fight = self.battle.fight(self.table, self.own, answer);
            self.answered.extend(fight.map(|fight| Answered { fight: Rc::new(fight), ends: Vec::new() }));
        }
        self.answered.get_mut(place)
    }

    /// Returns with how many numbers of dice it can be fought.
    fn dice_counts(&mut self) -> u8 {
        self.answered(0).map_or(0, |answered| answered.fight.dice_counts())
    }
}

/// Returns how a fight can end: as it does, or with the sacrifice that victory takes and without it.
pub(super) fn ends(fought: &Fought) -> Vec<(Option<Warbands>, FightEnding)> {
    match fought.sacrifice {
        Warbands::NONE => vec![(None, fought.ending)],
        need => vec![(Some(need), fought.ending), (Some(Warbands::NONE), fought.declined)],
    }
}

/// Returns the steps that are left after one.
pub(super) const fn less(steps: u8) -> u8 {
    if steps == ALL_STEPS { ALL_STEPS } else { steps.saturating_sub(1) }
}

/// Returns whether an action is gone through here: the end of the turn is always possible, and peeking brings nothing.
fn is_gone(action: &Action) -> bool {
    !matches!(
        action,
        Action::Campaign(_)
            | Action::MoveToSite(_)
            | Action::MoveToBoard(_)
            | Action::PeekRelic(_)
            | Action::PeekReliquary(_)
            | Action::Rest(_)
            | Action::SetUp { .. }
            | Action::Write(_)
    )
}

/// The most modifiers of which all sets are used for an action.
const MOST_MODIFIERS: usize = 3;

/// Returns an action with every number that is legal, and with each set of cards that could be used for it; and whether sets were
/// left out. What was ruled on already comes with its ruling.
fn variants(listed: rules::Listed) -> (Vec<(Request, Option<rules::Ruling>)>, bool) {
    let rules::Listed { asked, ruling, most, using } = listed;
    let numbers: Vec<Request> = match (asked.number(), most) {
        (Some(least), Some(most)) => (least..=most).map(|number| asked.with_number(number)).collect(),
        (_, _) => vec![asked.clone()],
    };
    let cards: Vec<CardIdentity> = using.iter().take(MOST_MODIFIERS).map(|(card, _)| CardIdentity::Known(*card)).collect();
    let mut all = Vec::new();
    for set in 1_u32..1 << cards.len() {
        let chosen = cards.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, card)| card.clone());
        let using: Vec<CardIdentity> = chosen.collect();
        all.extend(numbers.iter().map(|asked| (Request { using: using.clone(), ..asked.clone() }, None)));
    }
    let plain = numbers.into_iter().map(|it| if it == asked { (it, Some(ruling.clone())) } else { (it, None) });
    let left_out = using.len() > MOST_MODIFIERS;
    (plain.chain(all).collect(), left_out)
}
