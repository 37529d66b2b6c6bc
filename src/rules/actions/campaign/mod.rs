//! Campaign §5.5: who may be attacked, for what, with which dice and forces, and what the winner does. The dice themselves
//! are not rolled here: how a fight ended comes in as [`Fought`], and what it is worth is for the planner.

mod aftermath;
mod allies;
mod banishing;
mod ceiling;
mod choices;
mod effects;
mod ending;
mod freed;
mod herald;
mod jinx;
mod offer;
mod payers;
mod plans;
mod pools;
mod reckoning;
mod regroup;
mod reserve;
mod sides;
mod spoils;
mod standing;
mod targets;
mod under_way;
mod unused;

pub use choices::PlanChoice;
pub use ending::{Ending, Fought};
pub(crate) use freed::{frees, has_travelled, journey as second_wind, may_come_now, still_follows};
pub(crate) use offer::hidden;
pub use offer::{Offer, offers};
pub use pools::{DiceFrom, PoolDice, Pools, Troops};
pub(crate) use under_way::{plans_used, under_way};

use crate::{
    game::{CardRef, Setup, Warbands, What},
    law::{Cite, LawRef, law},
    odds::{Change, Side},
    rules::{
        base::{Cost, Matter, Missing, Ruling, Verdict},
        powers::cite,
        request::{Action, Asked, Fighting},
        state::Table,
    },
};
use sides::Sides;

const CAMPAIGN: LawRef = law("5.5");
const CHOOSE_DEFENDER: LawRef = law("5.5.1");
const DECLARE_TARGETS: LawRef = law("5.5.2");
const COLLECT_DICE: LawRef = law("5.5.2");
const BATTLE_PLANS: LawRef = law("5.5.3");
const ROLL_DEFENSE: LawRef = law("5.5.4");
const ROLL_ATTACK: LawRef = law("5.5.5");
const RESOLVE_DEFEAT: LawRef = law("5.5.6");
const TAKE_RULE: LawRef = law("5.5.7.I");
const TAKE_THINGS: LawRef = law("5.5.7.II");
const BANISH: LawRef = law("5.5.7.III");
const RESOLVE_PLANS: LawRef = law("5.5.8");
const FORCE: LawRef = law("10/force");
const IN_VAIN: LawRef = law("7.1.3");

/// Rules on a Campaign as it is declared, objecting once for every rule in the way.
pub(crate) fn may_campaign(table: &Table<'_>, fighting: &Fighting, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(CAMPAIGN);
    let Some(attacker) = freed::may_begin(table, fighting, &mut ruling) else { return ruling };
    let Some(sides) = Sides::of(table, attacker, fighting, &asked.using, &mut ruling) else { return ruling };
    sides.may_choose(&mut ruling);
    sides.may_target(fighting, &mut ruling);
    sides.may_declare(fighting, &mut ruling);
    if let Some(dice) = fighting.dice.filter(|dice| *dice > attacker.warbands.0) {
        ruling.object(Matter::TooManyAttackDice { dice: dice.into(), warbands: attacker.warbands }, [COLLECT_DICE]);
    }
    sides.may_ally(fighting, &mut ruling);
    sides.may_use_plans(fighting, &mut ruling);
    sides.may_regroup(fighting, &mut ruling);
    sides.may_hunt(fighting, &mut ruling);
    sides.may_reroll(fighting, &mut ruling);
    sides.may_pick(fighting, &mut ruling);
    sides.may_follow_up(fighting, &mut ruling);
    if fighting.under_way {
        under_way::paid(&mut ruling);
    }
    if ruling.verdict() != Verdict::Illegal {
        explain_pools(&sides.pools(fighting), sides.defender.is_none(), &mut ruling);
    }
    if attacker.role.is_none() {
        ruling.needs.push(Missing::Role(attacker.colour));
    }
    if fighting.rolled.is_none() {
        ruling.needs.push(Missing::Roll);
    }
    ruling
}

/// Says how many dice and warbands meet, with everything they rest on.
fn explain_pools(pools: &Pools, bandits: bool, ruling: &mut Ruling) {
    for missing in &pools.missing {
        if !ruling.needs.contains(missing) {
            ruling.needs.push(*missing);
        }
    }
    if !pools.missing.is_empty() {
        return;
    }
    let dice = pools.attack.iter().chain(&pools.defense).flat_map(|part| &part.cites);
    let troops = pools.defenders.iter().flat_map(|troops| &troops.cites);
    let changes = pools.changes.iter().flat_map(|change| &change.cites);
    let mut cites: Vec<Cite> = Vec::new();
    for cite in dice.chain(troops).chain(changes).copied().chain([FORCE.into()]) {
        if !cites.contains(&cite) {
            cites.push(cite);
        }
    }
    let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let (attack, defense) = (count(pools.attack_dice()), count(pools.defense_dice()));
    let (force, defenders) = (pools.force, count(pools.defending()));
    ruling.explain(Matter::PoolsMeet { attack, force, defense, defenders }, cites);
    explain_losses(pools, ruling);
    for card in &pools.in_vain {
        ruling.explain(Matter::InVain { card: *card }, [cite(*card), IN_VAIN.into()]);
    }
    for (card, _) in pools.plans.iter().filter(|(_, side)| bandits && *side == Side::Defender) {
        ruling.explain(Matter::BanditPlan { card: *card }, [BATTLE_PLANS]);
    }
}

/// Says what is left of pool and forces when the dice are rolled, where a plan changes that after all others.
fn explain_losses(pools: &Pools, ruling: &mut Ruling) {
    let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    if let Some(halved) = pools.changes.iter().find(|change| change.value == Change::HalveAttack) {
        ruling.explain(Matter::DiceRolled { dice: count(pools.attack_dice() / 2) }, halved.cites.iter().copied());
    }
    let killing = |(card, _): &&(CardRef, Side)| plans::kills_before_roll(card.0);
    if pools.attackers_lost.and(pools.defenders_lost) > Warbands::NONE {
        let cites = pools.plans.iter().filter(killing).map(|(card, _)| cite(*card));
        let defenders = count(pools.defending().saturating_sub(pools.defenders_lost.0.into()));
        let force = count(pools.attackers());
        ruling.explain(Matter::ForcesLeft { force, defenders }, [BATTLE_PLANS.into()].into_iter().chain(cites));
    }
}

/// Returns both pools and both forces of a Campaign; none where a side is not described.
#[must_use]
pub fn pools(table: &Table<'_>, fighting: &Fighting, using: &[What]) -> Option<Pools> {
    let mut ruling = Ruling::default();
    let attacker = table.me(&mut ruling, CAMPAIGN)?;
    Sides::of(table, attacker, fighting, using, &mut ruling).map(|sides| sides.pools(fighting))
}

/// Returns both pools and both forces before anybody uses a battle plan §5.5.2; none where a side is not described.
#[must_use]
pub fn pools_before_plans(table: &Table<'_>, fighting: &Fighting) -> Option<Pools> {
    let mut ruling = Ruling::default();
    let attacker = table.me(&mut ruling, CAMPAIGN)?;
    Sides::of(table, attacker, fighting, &[], &mut ruling).map(|sides| sides.pools_with(fighting, &[]))
}

/// Returns both pools and both forces as they are at best for the attacker, who uses every plan to the full, against what the
/// defending side can use in any case.
#[must_use]
pub fn pools_at_best(table: &Table<'_>, fighting: &Fighting) -> Option<Pools> {
    let mut ruling = Ruling::default();
    let attacker = table.me(&mut ruling, CAMPAIGN)?;
    Sides::of(table, attacker, fighting, &[], &mut ruling).map(|sides| sides.ceiling(fighting))
}

/// Returns both pools and both forces if both sides may use these battle plans beside what the targets ask for; else none.
#[must_use]
pub fn pools_if_legal(table: &Table<'_>, fighting: &Fighting, using: &[What]) -> Option<Pools> {
    let mut ruling = Ruling::default();
    let attacker = table.me(&mut ruling, CAMPAIGN)?;
    freed::may_begin(table, fighting, &mut ruling)?;
    let sides = Sides::of(table, attacker, fighting, using, &mut ruling)?;
    sides.duties(fighting, &mut ruling);
    sides.may_use_plans(fighting, &mut ruling);
    if !fighting.hunting.is_empty() {
        sides.may_hunt(fighting, &mut ruling);
    }
    (ruling.verdict() == Verdict::Legal).then(|| sides.pools(fighting))
}

/// Returns what every battle plan in use costs its user §7.1.2.
#[must_use]
pub fn plan_costs(table: &Table<'_>, fighting: &Fighting, using: &[What]) -> Vec<(CardRef, Cost)> {
    let mut ruling = Ruling::default();
    let Some(attacker) = table.me(&mut ruling, CAMPAIGN) else { return Vec::new() };
    let sides = Sides::of(table, attacker, fighting, using, &mut ruling);
    sides.map(|sides| sides.plan_costs(fighting)).unwrap_or_default()
}

/// Returns whether no card keeps these sites from being targeted together, or asks more for it than the attacker has.
#[must_use]
pub fn can_declare(table: &Table<'_>, fighting: &Fighting) -> bool {
    let mut ruling = Ruling::default();
    let Some(attacker) = table.me(&mut ruling, CAMPAIGN) else { return false };
    let Some(sides) = Sides::of(table, attacker, fighting, &[], &mut ruling) else { return false };
    sides.duties(fighting, &mut ruling);
    ruling.verdict() == Verdict::Legal
}

/// Returns the battle plans that a side could use by itself §7.5, those that are counted before others first.
#[must_use]
pub fn usable_plans(table: &Table<'_>, fighting: &Fighting, side: Side) -> Vec<CardRef> {
    let mut ruling = Ruling::default();
    let Some(attacker) = table.me(&mut ruling, CAMPAIGN) else { return Vec::new() };
    let Some(sides) = Sides::of(table, attacker, fighting, &[], &mut ruling) else { return Vec::new() };
    sides.usable(fighting, side)
}

/// Returns what can be chosen for the battle plans that a side could use by itself §7.5.4, those that are counted before others
/// first.
#[must_use]
pub fn plan_choices(table: &Table<'_>, fighting: &Fighting, side: Side) -> Vec<PlanChoice> {
    let mut ruling = Ruling::default();
    let Some(attacker) = table.me(&mut ruling, CAMPAIGN) else { return Vec::new() };
    let sides = Sides::of(table, attacker, fighting, &[], &mut ruling);
    sides.map(|sides| sides.plan_choices(fighting, side)).unwrap_or_default()
}

/// Returns the attacker's Relic Hunter with the relics that it could make targets; none where there is no such card or relic.
#[must_use]
pub fn hunter(table: &Table<'_>, fighting: &Fighting) -> Option<PlanChoice> {
    let mut ruling = Ruling::default();
    let attacker = table.me(&mut ruling, CAMPAIGN)?;
    Sides::of(table, attacker, fighting, &[], &mut ruling)?.hunter(fighting)
}

/// Rules on the choices that the roll asks for: what is sacrificed, who dies, what is placed, where a pawn goes.
pub(crate) fn may_end(table: &Table<'_>, asked: &Asked, fighting: &Fighting, fought: Fought, ruling: &mut Ruling) {
    ruling.needs.retain(|missing| *missing != Missing::Roll);
    let Some(attacker) = table.me(ruling, CAMPAIGN) else { return };
    if let Some(sides) = Sides::of(table, attacker, fighting, &asked.using, ruling) {
        sides.may_end(fighting, fought, ruling);
    }
}

/// Moves the pieces after the roll §5.5.6–5.5.7.
pub(crate) fn campaign(
    table: &Table<'_>,
    setup: &mut Setup,
    asked: &Asked,
    (fighting, fought): (&Fighting, Fought),
    told: &mut Vec<Matter>,
) {
    let mut ruling = Ruling::default();
    let Some(attacker) = table.me(&mut ruling, CAMPAIGN) else { return };
    if let Some(sides) = Sides::of(table, attacker, fighting, &asked.using, &mut ruling) {
        sides.carry_out(setup, fighting, fought, told);
    }
}

/// Returns the Campaigns worth asking about: the one under way, or one against each defender in reach, with the smallest
/// targets, and the same by each card that may follow now.
pub(crate) fn campaigns(table: &Table<'_>) -> Vec<Asked> {
    if let Some(fighting) = under_way(table.position, None, None) {
        let using = plans_used(table.position, &fighting);
        return vec![Asked { using, ..Asked::from(Action::Campaign(Box::new(fighting))) }];
    }
    let against = |offer: &Offer| Fighting { targets: offer.smallest.clone(), ..Fighting::against(offer.defender) };
    let fights: Vec<Fighting> = offers(table).iter().map(against).filter(|it| !it.targets.is_empty()).collect();
    let freed = [None].into_iter().chain(table.position.this_turn.follows.iter().copied().map(Some));
    let by = |card: Option<CardRef>| fights.iter().map(move |it| Fighting { freed: card, ..it.clone() });
    freed.flat_map(by).map(|it| Action::Campaign(Box::new(it)).into()).collect()
}
