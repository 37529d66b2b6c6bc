//! The Campaigns of a turn §5.5 as chance: which ones are declared, how the dice can fall, and what is chosen afterwards.
//!
//! Battle plans are those of the best play for victory. Where Allies may join, both answers are looked at; where the Chancellor
//! names the dead, every answer is.

use crate::{
    game::{Colour, Defender, Position, Slot, Target, Warbands},
    odds::{self, Fraction},
    planner::{
        best::best_play_in,
        fight::{all_fought, from_pools},
        usable_plans::ChanceCache,
    },
    rules::{
        self, Action, AftermathChoices, Aim, Campaign, Declaration, Fighting, Fought, Goal, Goods, Missing, Offer, Refused,
        Request, Ruling, Stands, Table, Thing, Verdict,
    },
};
use std::{collections::HashMap, rc::Rc};

/// Up to so many things all sets of targets are looked at; of more only those with what the goal counts.
const ALL_SETS: usize = 4;
/// The most targets of which all sets are looked at.
const MOST_TARGETS: usize = 10;

/// The ways the dice of a fight can fall, with their chances.
pub(super) type Rolls = Rc<Vec<(Fought, Fraction)>>;

/// What is known of fights that were met before.
#[derive(Default)]
pub(super) struct Fights {
    rolls: HashMap<odds::Fight, Option<Rolls>>,
    plans: ChanceCache,
}

/// A Campaign that could be declared, for one answer of those who may join.
pub(super) struct Fight {
    /// As it is declared, with the battle plans of both sides.
    pub(super) asked: Request,
    pub(super) ruling: Ruling,
    pub(super) rolls: Rolls,
    /// The defending force, part by part, for the dead that others name.
    stacks: Vec<(Stands, Warbands)>,
}

/// What the attacker chooses after a roll, with every position that others may make of it.
pub(super) struct Choice {
    pub(super) asked: Request,
    pub(super) after: Vec<Position>,
}

/// What was found out about a Campaign.
pub(super) enum Declared {
    /// It can be fought: one fight for each answer of those who may join.
    Fights(Vec<Fight>),
    /// It could be fought if something were known.
    Open(Request, Missing),
}

/// Returns the Campaigns that could be declared, each with its fights; and whether sets of targets were left out.
pub(super) fn declared(table: &Table<'_>, goal: &Goal, fights: &mut Fights) -> (Vec<Declared>, bool) {
    let (mut all, mut narrowed) = (Vec::new(), false);
    let cards = [None].into_iter().chain(table.position.this_turn.follows.iter().copied().map(Some));
    let offers = rules::offers(table);
    for by in cards {
        for offer in &offers {
            let (sets, left_out) = target_sets(goal, offer);
            narrowed |= left_out;
            for targets in sets {
                let declaration = Declaration { by, ..Declaration::against(offer.defender, targets) };
                all.extend(fought(table, &declaration, fights));
            }
        }
    }
    (all, narrowed)
}

/// Returns the sets of targets to look at: those that hold what must be targeted.
fn target_sets(goal: &Goal, offer: &Offer) -> (Vec<Vec<Target>>, bool) {
    let must: Vec<Target> = offer.must.map(Target::Site).into_iter().collect();
    let sites = offer.sites.iter().map(|slot| Target::Site(*slot));
    let mut others: Vec<Target> = sites.chain(offer.things.iter().map(|thing| thing.target)).collect();
    others.retain(|target| !must.contains(target));
    let narrowed = others.len() > ALL_SETS;
    if narrowed {
        others.retain(|target| offer.smallest.contains(target) || is_wanted(goal, offer.defender, *target));
        others.truncate(MOST_TARGETS);
    }
    let sets = (0_u32..1 << others.len()).map(|set| {
        let chosen = others.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, target)| *target);
        must.iter().copied().chain(chosen).collect::<Vec<Target>>()
    });
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

/// Returns a Campaign with its fights; nothing where it is not legal.
fn fought(table: &Table<'_>, declaration: &Declaration, fights: &mut Fights) -> Option<Declared> {
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
    let may_join = Campaign::open(table, declaration).ok()?.battle(&[], &Fighting::from(declaration.clone()).battle).into_pools();
    let answers = if may_join.may_join.is_empty() { vec![None] } else { vec![Some(Vec::new()), Some(may_join.may_join)] };
    let fight = |allies| one_fight(table, Declaration { allies, ..declaration.clone() }, fights);
    let all: Option<Vec<Fight>> = answers.into_iter().map(fight).collect();
    all.map(Declared::Fights)
}

/// Returns what leaves a ruling open.
pub(super) fn unknown(ruling: &Ruling) -> Option<Missing> {
    ruling.reasons.iter().find_map(|reason| match reason.matter {
        rules::Matter::Missing { what } => Some(what),
        _ => None,
    })
}

fn one_fight(table: &Table<'_>, declaration: Declaration, fights: &mut Fights) -> Option<Fight> {
    let fighting = Fighting::from(declaration);
    let asked: Request = Action::Campaign(Box::new(fighting.clone())).into();
    let campaign = Campaign::open(table, &fighting.declaration).ok()?;
    let play = best_play_in(&campaign, &fighting.battle, &mut fights.plans);
    let asked = play.map_or(asked.clone(), |play| play.played(&asked));
    let Action::Campaign(fighting) = &asked.action else { return None };
    let ruling = rules::may(table, &asked);
    let pools = campaign.battle(&asked.using, &fighting.battle).into_pools();
    let rolls = fights.rolls(from_pools(&pools)?)?;
    let stacks = pools.defenders.iter().filter(|troops| !troops.bandits).map(|troops| (troops.at, troops.warbands)).collect();
    (ruling.verdict() == Verdict::Legal).then_some(Fight { asked, ruling, rolls, stacks })
}

impl Fights {
    /// Returns the ways the dice of a fight can fall; nothing if it is too large.
    fn rolls(&mut self, fight: odds::Fight) -> Option<Rolls> {
        let all = |fight: &odds::Fight| all_fought(fight).ok().map(Rc::new);
        self.rolls.entry(fight).or_insert_with_key(all).clone()
    }
}

impl Fight {
    /// Returns everything that can be chosen after a roll.
    pub(super) fn choices(&self, table: &Table<'_>, fought: &Fought) -> Vec<Choice> {
        let sacrifices = match fought.sacrifice {
            Warbands::NONE => vec![None],
            need => vec![Some(need), Some(Warbands::NONE)],
        };
        let mut all = Vec::new();
        for sacrificing in sacrifices {
            let aftermath = AftermathChoices { sacrificing, ..AftermathChoices::default() };
            self.follow(table, fought, &aftermath, &mut all);
        }
        all
    }

    fn with(&self, aftermath: AftermathChoices) -> Request {
        let mut asked = self.asked.clone();
        if let Action::Campaign(fighting) = &mut asked.action {
            fighting.aftermath = aftermath;
        }
        asked
    }

    /// Adds what comes of some choices, made complete in every way.
    fn follow(&self, table: &Table<'_>, fought: &Fought, aftermath: &AftermathChoices, all: &mut Vec<Choice>) {
        let asked = self.with(aftermath.clone());
        match rules::apply_fought(table, &asked, self.ruling.clone(), fought) {
            Ok(done) => all.push(Choice { asked, after: vec![done.position] }),
            Err(Refused::Needs { choices, .. }) => match choices.first() {
                Some(word) if word.starts_with("placing") => {
                    for placing in self.placings(table, fought, aftermath) {
                        self.follow(table, fought, &AftermathChoices { placing, ..aftermath.clone() }, all);
                    }
                }
                Some(word) if word.starts_with("banishing") => {
                    for slot in Slot::ALL {
                        self.follow(table, fought, &AftermathChoices { banishing: Some(*slot), ..aftermath.clone() }, all);
                    }
                }
                Some(word) if word.starts_with("losing") => self.name_dead(table, fought, aftermath, all),
                Some(_) | None => {}
            },
            Err(Refused::Ruling(_) | Refused::Broken(_)) => {}
        }
    }

    /// Returns how warbands can be placed at the targeted sites: one at each of some sites, and at most one site with more. What
    /// stays on the board goes wherever the pawn goes, and can be placed where it stands later.
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
    fn name_dead(&self, table: &Table<'_>, fought: &Fought, aftermath: &AftermathChoices, all: &mut Vec<Choice>) {
        let Some(ending) = fought.ending(aftermath.sacrificing) else { return };
        let mut after = Vec::new();
        for losing in shares(&self.stacks, ending.defender_dead) {
            let asked = self.with(AftermathChoices { losing, ..aftermath.clone() });
            if let Ok(done) = rules::apply_fought(table, &asked, self.ruling.clone(), fought) {
                after.push(done.position);
            }
        }
        if !after.is_empty() {
            all.push(Choice { asked: self.with(aftermath.clone()), after });
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
pub(super) fn may_be_answered(position: &Position, me: Colour) -> bool {
    let own = position.player(me);
    let is_own = |card| own.is_some_and(|own| own.advisers.iter().chain(&own.relics).any(|it| it.identity.card() == Some(card)));
    position.this_turn.follows.iter().any(|card| !is_own(*card))
}
