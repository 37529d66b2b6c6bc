//! The Campaigns of a turn §5.5 as chance: which ones are declared, with which battle plans and how many dice, how the dice can
//! fall, and what is chosen afterwards.
//!
//! The attacker chooses dice and plans for the goal and not for victory: a roll with fewer dice may leave somebody to hold the
//! site. Whatever the others may do goes the way that is worst for the attacker: who joins as Ally, which plans answer, who of a
//! force dies.

use super::{
    reach::Reach,
    sequences::{Sequence, sequences},
};
use crate::{
    cards::{
        Effect, Suit,
        effect::{Event, PlanDoes},
    },
    game::{CardAt, CardRef, Colour, Defender, Position, Slot, Target, Warbands},
    odds::{self, Fraction, Side},
    planner::fight::{all_fought, from_pools},
    rules::{
        self, Action, AftermathChoices, Aim, Campaign, Declaration, FightEnding, Fighting, Fought, Goal, Goods, Missing,
        NeededChoice, Offer, Pick, PlanChoice, Refused, Request, Ruling, Stands, Table, Thing, Verdict,
    },
};
use std::{collections::HashMap, rc::Rc};

/// Up to so many things all sets of targets are looked at; of more only those with what the goal counts.
const ALL_SETS: usize = 6;
/// The most targets of which all sets are looked at.
const MOST_TARGETS: usize = 10;
/// The most Citizens of whom all sets are looked at.
const MOST_ALLIES: usize = 3;

/// The ways the dice of a fight can fall, with their chances.
pub(super) type Rolls = Rc<Vec<(Fought, Fraction)>>;

/// What is known of fights that were met before.
#[derive(Default)]
pub(super) struct Fights(HashMap<odds::Fight, Option<Rolls>>);

/// A Campaign that could be declared, for one answer of those who may join: what both sides can do in battle.
pub(super) struct Battle {
    declaration: Declaration,
    /// The bank from which somebody else gains by the declaration.
    heralded: Option<(CardRef, Suit)>,
    /// The attacker's ways to use battle plans, the most plans first.
    pub(super) own: Vec<Sequence>,
    /// The answers of the defending side, the most plans first.
    pub(super) answers: Vec<Sequence>,
}

/// A Campaign with the battle plans of both sides.
#[derive(Clone)]
pub(super) struct Fight {
    /// As it is declared.
    pub(super) asked: Request,
    pub(super) ruling: Ruling,
    /// The fight that it makes with all dice.
    full: odds::Fight,
    /// The dice of the warbands on the board: any smaller number may be rolled.
    board: u8,
    /// The defending force, part by part, for the dead that others name.
    stacks: Vec<(Stands, Warbands)>,
    /// Whether only the warbands on the board fight.
    pub(super) from_board: bool,
}

/// What the attacker chooses after a roll, with every position that others may make of it.
pub(super) struct Choice {
    pub(super) asked: Request,
    pub(super) after: Vec<Position>,
}

/// What can be chosen after a roll, and whether something was left out.
#[derive(Default)]
pub(super) struct Choices {
    pub(super) all: Vec<Choice>,
    pub(super) left_out: bool,
}

/// What was found out about a Campaign.
pub(super) enum Declared {
    /// It can be fought: one battle for each answer of those who may join.
    Battles(Vec<Battle>),
    /// It could be fought if something were known.
    Open(Request, Missing),
    /// It could be fought if somebody agreed.
    Asks(Request, Colour),
}

/// Which Campaigns are looked at.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'w> {
    pub(super) goal: &'w Goal,
    /// Cards on the table that could bring the goal nearer.
    pub(super) reach: &'w Reach,
    /// Whether the fight is the last thing in the turn that can bring the goal nearer.
    pub(super) last: bool,
    /// Whether only targets that the goal counts are looked at.
    pub(super) short: bool,
}

/// Returns the Campaigns that could be declared, each with its battles; and whether targets or battle plans were left out.
pub(super) fn declared(table: &Table<'_>, wanted: Wanted<'_>) -> (Vec<Declared>, bool) {
    let (mut all, mut narrowed) = (Vec::new(), false);
    let cards = [None].into_iter().chain(table.position.this_turn.follows.iter().copied().map(Some));
    let offers = rules::offers(table);
    for by in cards {
        for offer in &offers {
            let sites_only = wanted.last && by.is_none() && !offer.even && wanted.reach.takes_sites_only();
            let (mut sets, left_out) = target_sets(wanted, offer);
            if sites_only {
                // A relic that brings the goal nearer makes the fight not the last.
                let wants = |target: &Target| matches!(target, Target::Relic(relic) if wanted.reach.wants_relic(*relic));
                sets.retain(|set| set.iter().any(wants));
                sets.extend(site_sets(offer));
            }
            let left_out = left_out && !(sites_only && sets.iter().flatten().all(|target| !matches!(target, Target::Relic(_))));
            narrowed |= left_out;
            for targets in sets {
                let declaration = Declaration { by, ..Declaration::against(offer.defender, targets) };
                all.extend(declare(table, &declaration, wanted, &mut narrowed));
            }
        }
    }
    (all, narrowed)
}

/// Returns the sets of targets of a fight in which only sites count: sites, with one thing where something at the attacker's site
/// must be targeted. Every other target makes the fight harder and brings nothing.
fn site_sets(offer: &Offer) -> Vec<Vec<Target>> {
    let others: Vec<Target> =
        offer.sites.iter().filter(|slot| Some(**slot) != offer.must).map(|slot| Target::Site(*slot)).collect();
    let first: Vec<Target> = match offer.must {
        Some(slot) => vec![Target::Site(slot)],
        None => offer.things.iter().map(|thing| thing.target).collect(),
    };
    let with = |first: Target| subsets(&others).map(move |set| std::iter::once(first).chain(set).collect::<Vec<Target>>());
    let all = first.into_iter().flat_map(with);
    all.filter(|set| set.iter().any(|target| matches!(target, Target::Site(_)))).collect()
}

/// Returns every set of some targets.
fn subsets(targets: &[Target]) -> impl Iterator<Item = Vec<Target>> {
    (0_u32..1 << targets.len())
        .map(|set| targets.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, target)| *target).collect())
}

/// Returns the sets of targets to look at: those that hold what must be targeted.
fn target_sets(wanted: Wanted<'_>, offer: &Offer) -> (Vec<Vec<Target>>, bool) {
    let must: Vec<Target> = offer.must.map(Target::Site).into_iter().collect();
    let sites = offer.sites.iter().map(|slot| Target::Site(*slot));
    let mut others: Vec<Target> = sites.chain(offer.things.iter().map(|thing| thing.target)).collect();
    others.retain(|target| !must.contains(target));
    let narrowed = others.len() > ALL_SETS || wanted.short;
    if narrowed {
        others.retain(|target| offer.smallest.contains(target) || is_wanted(wanted.goal, offer.defender, *target));
        others.truncate(MOST_TARGETS);
    }
    let sets = subsets(&others).map(|chosen| must.iter().copied().chain(chosen).collect::<Vec<Target>>());
    (sets.filter(|set| !set.is_empty()).collect(), narrowed)
}

/// Returns whether a goal counts what a target brings.
fn is_wanted(goal: &Goal, defender: Defender, target: Target) -> bool {
    goal.0.iter().any(|aim| match (aim, target) {
        (Aim::Rule(slot), Target::Site(site)) => *slot == site,
        (Aim::Hold(Thing::Relic(card)), Target::Relic(relic)) => *card == relic,
        (Aim::Kill(colour), _) => defender == Defender::Player(*colour),
        (Aim::Win | Aim::Title | Aim::Usurper, target) => target != Target::Pawn,
        (Aim::Hold(Thing::PeoplesFavor), Target::PeoplesFavor)
        | (Aim::Hold(Thing::DarkestSecret), Target::DarkestSecret)
        | (Aim::Most(Goods::Sites | Goods::Warbands), Target::Site(_))
        | (Aim::Most(Goods::Relics), Target::Relic(_) | Target::PeoplesFavor | Target::DarkestSecret) => true,
        (Aim::Rule(_) | Aim::Hold(_) | Aim::Most(_), _) => false,
    })
}

/// Returns a Campaign with its battles; nothing where it is not legal.
fn declare(table: &Table<'_>, declaration: &Declaration, wanted: Wanted<'_>, narrowed: &mut bool) -> Option<Declared> {
    let asked: Request = Action::Campaign(Box::new(declaration.clone().into())).into();
    let ruling = rules::may(table, &asked);
    match ruling.verdict() {
        Verdict::Illegal => return None,
        Verdict::Open => return unknown(&ruling).map(|missing| Declared::Open(asked, missing)),
        Verdict::Legal => {}
    }
    if let Some(missing) = ruling.needs.iter().find(|missing| **missing != Missing::Roll) {
        return Some(Declared::Open(asked, *missing));
    }
    if let Some(colour) = ruling.consent_from.iter().find(|colour| Some(**colour) != table.by) {
        return Some(Declared::Asks(asked, *colour));
    }
    let campaign = Campaign::open(table, declaration).ok()?;
    let fighting = Fighting::from(declaration.clone());
    let pools = campaign.battle(&[], &fighting.battle).into_pools();
    let from_board = table.actor().is_some_and(|own| pools.force <= own.warbands);
    let may_join = pools.may_join;
    *narrowed |= may_join.len() > MOST_ALLIES;
    let joining = (0_u32..1 << may_join.len().min(MOST_ALLIES)).map(|set| {
        let allies = may_join.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, colour)| *colour);
        Some(allies.collect::<Vec<Colour>>()).filter(|_| !may_join.is_empty())
    });
    let heralded = banks_for_heralds(table.position, &ruling, wanted.last, narrowed);
    let joining = joining.flat_map(|allies| heralded.iter().map(move |heralded| (allies.clone(), *heralded)));
    let mut battle = |(allies, heralded)| {
        let declaration = Declaration { allies, ..declaration.clone() };
        let campaign = Campaign::open(table, &declaration).ok()?;
        let choices = Fighting::from(declaration.clone()).battle;
        let plans = |side| {
            let mut plans = campaign.battle(&[], &choices).every_plan_choice(side);
            plans.retain(|plan| !wanted.last || !wanted.reach.is_for_goods(plan.card));
            if side == Side::Attacker && from_board {
                plans.iter_mut().for_each(drop_fewer_dice);
            }
            sequences(plans)
        };
        let ((own, some), (answers, others)) = (plans(Side::Attacker), plans(Side::Defender));
        *narrowed |= some || others;
        Some(Battle { declaration, heralded, own, answers })
    };
    let all: Option<Vec<Battle>> = joining.map(&mut battle).collect();
    all.map(Declared::Battles)
}

/// Returns each bank from which another player may gain favor by the declaration §5.5.2: in the last fight one of them is enough, as
/// favor is of no use after it.
fn banks_for_heralds(position: &Position, ruling: &Ruling, last: bool, narrowed: &mut bool) -> Vec<Option<(CardRef, Suit)>> {
    if !ruling.choices.contains(&NeededChoice::BankForCard) {
        return vec![None];
    }
    let heralds = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::CampaignDeclared);
    let cards = position.cards().filter(|at| !at.facedown).filter_map(CardAt::card);
    let cards: Vec<CardRef> = cards.filter(|card| card.effects.iter().any(heralds)).map(CardRef).collect();
    let [card] = cards[..] else {
        *narrowed = true;
        return vec![None];
    };
    let has_favor = |suit: &&Suit| position.banks.is_some_and(|banks| banks.in_bank(**suit).0 > 0);
    let banks = Suit::ALL.iter().filter(has_favor).map(|suit| Some((card, *suit)));
    if last { banks.take(1).collect() } else { banks.collect() }
}

/// Leaves out the numbers by which an attacker's plan takes attack dice away: fewer may be rolled without it.
fn drop_fewer_dice(plan: &mut PlanChoice) {
    if plan.relics.is_empty() && plan.unsaid >= 0 {
        plan.numbers.retain(|number| *number >= 0);
    }
}

/// Returns what leaves a ruling open.
pub(super) fn unknown(ruling: &Ruling) -> Option<Missing> {
    ruling.reasons.iter().find_map(|reason| match reason.matter {
        rules::Matter::Missing { what } => Some(what),
        _ => None,
    })
}

impl Battle {
    /// Returns the fight with the plans of both sides; nothing where the rules do not allow them together.
    pub(super) fn fight(&self, table: &Table<'_>, own: &Sequence, answer: &Sequence) -> Option<Fight> {
        let mut fighting = Fighting::from(self.declaration.clone());
        fighting.battle.choosing.extend(self.heralded.map(|(card, suit)| (card, Pick::Suit(suit))));
        let using = own.used(&mut fighting.battle);
        let defending = answer.used(&mut fighting.battle);
        fighting.battle.defending.extend(defending);
        let campaign = Campaign::open(table, &self.declaration).ok()?;
        campaign.battle(&using, &fighting.battle).pools_if_legal()?;
        let asked = Request { using, ..Action::Campaign(Box::new(fighting.clone())).into() };
        let ruling = rules::may(table, &asked);
        if ruling.verdict() != Verdict::Legal {
            return None;
        }
        let pools = campaign.battle(&asked.using, &fighting.battle).into_pools();
        let board = table.actor().map_or(0, |player| player.warbands.0);
        let full = from_pools(&pools)?;
        let own_side = pools.defenders.iter().filter(|troops| !troops.bandits);
        let stacks = own_side.map(|troops| (troops.at, troops.warbands)).collect();
        Some(Fight { asked, ruling, full, board, stacks, from_board: pools.force.0 <= board })
    }
}

impl Fights {
    /// Returns the ways the dice of a fight can fall; nothing if it is too large.
    fn rolls(&mut self, fight: &odds::Fight) -> Option<Rolls> {
        if let Some(known) = self.0.get(fight) {
            return known.clone();
        }
        let all = all_fought(fight).ok().map(Rc::new);
        self.0.insert(fight.clone(), all.clone());
        all
    }
}

impl Fight {
    /// Returns whether victory may be likelier with fewer dice.
    pub(super) fn fewer_dice_may_win(&self) -> bool {
        odds::fewer_dice_may_win(&self.full)
    }

    /// Returns how many different numbers of dice may be rolled.
    pub(super) const fn dice_counts(&self) -> u8 {
        self.board + 1
    }

    /// Returns the dice that are said where so many are left out; nothing where all are rolled.
    const fn said(&self, fewer: u8) -> Option<u8> {
        if fewer == 0 { None } else { self.board.checked_sub(fewer) }
    }

    /// Returns the ways the dice can fall where so many are left out; nothing if they are too many.
    pub(super) fn rolls(&self, table: &Table<'_>, fewer: u8, fights: &mut Fights) -> Option<Rolls> {
        let (Some(dice), Action::Campaign(fighting)) = (self.said(fewer), &self.asked.action) else {
            return fights.rolls(&self.full);
        };
        let choices = rules::BattleChoices { dice: Some(dice), ..fighting.battle.clone() };
        let campaign = Campaign::open(table, &fighting.declaration).ok()?;
        fights.rolls(&from_pools(&campaign.battle(&self.asked.using, &choices).into_pools())?)
    }

    /// Returns the fight with the number of dice said where so many are left out.
    pub(super) fn rolling(&self, fewer: u8) -> Self {
        let mut said = self.clone();
        if let Action::Campaign(fighting) = &mut said.asked.action {
            fighting.battle.dice = self.said(fewer);
        }
        said
    }

    /// Returns whether the plans of both sides bring the attacker nothing but through the roll where the fight is lost. What the
    /// defenders gain by victory is none of the attacker's gain; a card of theirs that is discarded may be.
    pub(super) fn brings_nothing_lost(&self) -> bool {
        let rolls = |effect: &Effect| match effect {
            Effect::Plan(plan) => matches!(
                plan.does,
                PlanDoes::Attack(_)
                    | PlanDoes::Defense(_)
                    | PlanDoes::IgnoreSkulls
                    | PlanDoes::IgnoreSingleShields
                    | PlanDoes::IgnoreDoubles
                    | PlanDoes::IgnoreHollowSwords
                    | PlanDoes::DoubleAttack
                    | PlanDoes::SacrificeWorth(_)
                    | PlanDoes::OnVictory(_)
            ),
            _ => true,
        };
        let plain = |card: &CardRef| card.0.special.is_none() && card.0.effects.iter().all(rolls);
        let answers = match &self.asked.action {
            Action::Campaign(fighting) => fighting.battle.defending.as_slice(),
            _ => &[],
        };
        self.asked.using.iter().chain(answers).all(|card| card.card().as_ref().is_some_and(plain))
    }

    /// Returns everything that can be chosen after a roll where so many are sacrificed.
    pub(super) fn choices(&self, table: &Table<'_>, fought: &Fought, sacrificing: Option<Warbands>) -> Choices {
        let aftermath = AftermathChoices { sacrificing, ..AftermathChoices::default() };
        let mut choices = Choices::default();
        self.follow(table, fought, &aftermath, &mut choices);
        choices
    }

    fn with(&self, aftermath: AftermathChoices) -> Request {
        let mut asked = self.asked.clone();
        if let Action::Campaign(fighting) = &mut asked.action {
            fighting.aftermath = aftermath;
        }
        asked
    }

    /// Adds what comes of some choices, made complete in every way.
    fn follow(&self, table: &Table<'_>, fought: &Fought, aftermath: &AftermathChoices, found: &mut Choices) {
        let asked = self.with(aftermath.clone());
        match rules::apply_fought(table, &asked, self.ruling.clone(), fought) {
            Ok(done) => {
                // What another player must agree to is refused.
                if !done.ruling.consent_from.iter().any(|colour| Some(*colour) != table.by) {
                    found.all.push(Choice { asked, after: vec![done.position] });
                }
                if aftermath.banishing.is_none() && self.can_banish(fought.ending(aftermath.sacrificing)) {
                    self.banish(table, fought, &AftermathChoices { burning: true, ..aftermath.clone() }, found);
                }
            }
            Err(Refused::Needs { choices, .. }) => match choices.first() {
                Some(NeededChoice::PlacingAtTargets) => {
                    for placing in self.placings(table, fought, aftermath) {
                        self.follow(table, fought, &AftermathChoices { placing, ..aftermath.clone() }, found);
                    }
                }
                Some(NeededChoice::Banishing) => self.banish(table, fought, aftermath, found),
                Some(NeededChoice::Losing) => self.name_dead(table, fought, aftermath, found),
                Some(_) | None => found.left_out = true,
            },
            Err(Refused::Ruling(_) | Refused::Broken(_)) => {}
        }
    }

    /// Returns whether a victor who has said nothing of the pawn could send it away §5.5.7.III.
    fn can_banish(&self, ending: Option<FightEnding>) -> bool {
        let Action::Campaign(fighting) = &self.asked.action else { return false };
        ending.is_some_and(|ending| ending.won) && fighting.declaration.targets.contains(&Target::Pawn)
    }

    /// Adds what comes of sending the pawn to every site.
    fn banish(&self, table: &Table<'_>, fought: &Fought, aftermath: &AftermathChoices, found: &mut Choices) {
        for slot in Slot::ALL {
            self.follow(table, fought, &AftermathChoices { banishing: Some(*slot), ..aftermath.clone() }, found);
        }
    }

    /// Returns how warbands can be placed at the targeted sites: one at each of some sites. What stays on the board goes wherever the
    /// pawn goes and fights with it, so that nobody is placed in vain; [`super::search`] says where fewer on the board are better.
    fn placings(&self, table: &Table<'_>, fought: &Fought, aftermath: &AftermathChoices) -> Vec<Vec<(Slot, Warbands)>> {
        let Action::Campaign(fighting) = &self.asked.action else { return Vec::new() };
        let dead = fought.ending(aftermath.sacrificing).map_or(Warbands::NONE, |ending| ending.attacker_dead);
        let force = table.actor().map_or(0, |player| player.warbands.0).saturating_sub(dead.0);
        let targets = fighting.declaration.targets.iter();
        let sites: Vec<Slot> =
            targets.filter_map(|target| if let Target::Site(slot) = target { Some(*slot) } else { None }).collect();
        let mut all = Vec::new();
        for set in 0_u32..1 << sites.len() {
            let chosen = sites.iter().enumerate().map(|(at, slot)| (*slot, Warbands(u8::from(set >> at & 1 == 1))));
            let placing: Vec<(Slot, Warbands)> = chosen.collect();
            let placed: u8 = placing.iter().map(|(_, count)| count.0).sum();
            if placed <= force {
                all.push(placing);
            }
        }
        all
    }

    /// Adds what comes of the dead of a defending force that stands in several places, whoever of them the other side names.
    fn name_dead(&self, table: &Table<'_>, fought: &Fought, aftermath: &AftermathChoices, found: &mut Choices) {
        let Some(ending) = fought.ending(aftermath.sacrificing) else { return };
        let mut after = Vec::new();
        for losing in shares(&self.stacks, ending.defender_dead) {
            let asked = self.with(AftermathChoices { losing, ..aftermath.clone() });
            if let Ok(done) = rules::apply_fought(table, &asked, self.ruling.clone(), fought) {
                after.push(done.position);
            }
        }
        if after.is_empty() {
            found.left_out = true;
        } else {
            found.all.push(Choice { asked: self.with(aftermath.clone()), after });
        }
    }
}

/// Returns every way to take so many from several stacks.
fn shares(stacks: &[(Stands, Warbands)], need: Warbands) -> Vec<Vec<(Stands, Warbands)>> {
    let Some(((at, there), rest)) = stacks.split_first() else {
        return if need == Warbands::NONE { vec![Vec::new()] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for count in 0..=there.0.min(need.0) {
        for mut share in shares(rest, Warbands(need.0 - count)) {
            if count > 0 {
                share.insert(0, (*at, Warbands(count)));
            }
            all.push(share);
        }
    }
    all
}

/// Returns whether others may answer what has happened with a Campaign of their own now.
pub(super) fn can_be_answered(position: &Position, me: Colour) -> bool {
    let own = position.player(me);
    let is_own = |card| own.is_some_and(|own| own.advisers.iter().chain(&own.relics).any(|it| it.identity.card() == Some(card)));
    position.this_turn.follows.iter().any(|card| !is_own(*card))
}
