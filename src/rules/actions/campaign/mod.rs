//! Campaign §5.5: who may be attacked, for what, with which dice and forces, and what the winner does. The dice themselves are not
//! rolled here: how many die in a fight is decided in `odds` (`terms` and `settle`), `planner::fight` says it as a [`Fought`], and
//! with that the Battle becomes its aftermath, where the pieces move.
//!
//! A [`Campaign`] is opened once from its declaration and answers for everything else, phase by phase:
//!
//! ```text
//! Campaign (declaration) ─► Battle (battle) ─► Aftermath (aftermath)
//! §5.5.1 begin, defender    §5.5.3 plans,      §5.5.4–5.5.6 Fought: how many die
//! §5.5.2 targets, duties,   use_plans, users,  §5.5.6 losses: who of a force dies
//!        allies, dice       effects, paying    §5.5.7 taking, thief, banishing
//! §5.5.4 forces             §5.5.4 jinx        §5.5.8 spoils, discards
//! ```

mod aftermath;
mod battle;
mod declaration;
mod offers;
mod pools;

pub use aftermath::{FightEnding, Fought};
pub use battle::{Battle, PlanChoice, card_changes, is_battle_plan};
pub use declaration::Campaign;
pub use offers::{Offer, ThingDice, offers};
pub(crate) use offers::{campaigns, missing_for_offers};
pub use pools::{DiceFrom, PoolDice, Pools, Troops};

use crate::{
    game::{CardRef, Setup, Warbands},
    law::{Cite, LawRef, law},
    odds::{Change, Side},
    rules::{
        base::{Matter, Missing, Ruling, Verdict},
        powers::cite,
        request::{Fighting, Request},
        state::Table,
    },
};

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
pub(crate) fn may_campaign(table: &Table<'_>, fighting: &Fighting, asked: &Request) -> Ruling {
    let mut ruling = Ruling::on(CAMPAIGN);
    let Some(attacker) = declaration::check_beginning(table, &mut ruling, &fighting.declaration) else { return ruling };
    match Campaign::open(table, &fighting.declaration) {
        Ok(campaign) => check_before_roll(&mut ruling, &campaign, fighting, asked),
        Err(missing) => {
            ruling.leave_open(missing, [CHOOSE_DEFENDER]);
            return ruling;
        }
    }
    if attacker.role.is_none() {
        ruling.needs.push(Missing::Role(attacker.colour));
    }
    if fighting.battle.rolled.is_none() {
        ruling.needs.push(Missing::Roll);
    } else if ruling.verdict() == Verdict::Legal {
        // What was rolled, and what follows from it, cannot be checked before all that makes the pools is known.
        for missing in std::mem::take(&mut ruling.needs) {
            ruling.leave_open(missing, [COLLECT_DICE, ROLL_DEFENSE]);
        }
    }
    ruling
}

/// Rules on everything that is said of a Campaign before the roll.
fn check_before_roll(ruling: &mut Ruling, campaign: &Campaign<'_, '_>, fighting: &Fighting, asked: &Request) {
    let battle = campaign.battle(&asked.using, &fighting.battle);
    let aftermath = battle.if_won(&fighting.aftermath);
    let warbands = campaign.attacker.warbands;
    campaign.check_defender(ruling);
    campaign.check_targets(ruling);
    campaign.check_duties(ruling);
    battle.check_herald(ruling);
    if let Some(dice) = fighting.battle.dice.filter(|dice| *dice > warbands.0) {
        ruling.object(Matter::TooManyAttackDice { dice: dice.into(), warbands }, [COLLECT_DICE]);
    }
    campaign.check_allies(ruling);
    battle.check_plans(ruling);
    battle.check_regrouping(ruling);
    battle.check_hunting(ruling);
    aftermath.check_returned(ruling);
    battle.check_rerolls(ruling);
    aftermath.check_chosen(ruling);
    aftermath.check_named_ahead(ruling);
    if fighting.declaration.under_way {
        declaration::paid(ruling);
    }
    if ruling.verdict() != Verdict::Illegal {
        explain_pools(ruling, battle.pools(), campaign.defender.is_none());
    }
}

/// Explains how many dice and warbands meet, with everything they rest on.
fn explain_pools(ruling: &mut Ruling, pools: &Pools, bandits: bool) {
    for missing in &pools.missing {
        if !ruling.needs.contains(missing) {
            ruling.needs.push(*missing);
        }
    }
    if !pools.missing.is_empty() {
        return;
    }
    let dice = pools.attack.iter().chain(&pools.defense).flat_map(|part| part.cites.iter());
    let troops = pools.defenders.iter().flat_map(|troops| troops.cites.iter());
    let changes = pools.changes.iter().flat_map(|change| &change.cites);
    let mut cites: Vec<Cite> = Vec::new();
    for cite in dice.chain(troops).chain(changes).copied().chain([FORCE.into()]) {
        if !cites.contains(&cite) {
            cites.push(cite);
        }
    }
    let (attack, defense) = (count(pools.attack_dice()), count(pools.defense_dice()));
    let (force, defenders) = (pools.force, count(pools.defending()));
    ruling.explain(Matter::PoolsMeet { attack, force, defense, defenders }, cites);
    explain_losses(ruling, pools);
    for card in &pools.in_vain {
        ruling.explain(Matter::InVain { card: *card }, [cite(*card), IN_VAIN.into()]);
    }
    for (card, _) in pools.plans.iter().filter(|(_, side)| bandits && *side == Side::Defender) {
        ruling.explain(Matter::BanditPlan { card: *card }, [BATTLE_PLANS]);
    }
}

/// Explains what is left of pool and forces when the dice are rolled, where a plan changes that after all others.
fn explain_losses(ruling: &mut Ruling, pools: &Pools) {
    if let Some(halved) = pools.changes.iter().find(|change| change.value == Change::HalveAttack) {
        ruling.explain(Matter::DiceRolled { dice: count(pools.attack_dice() / 2) }, halved.cites.iter().copied());
    }
    let killing = |(card, _): &&(CardRef, Side)| battle::kills_before_roll(card.0);
    if pools.attackers_lost.saturating_add(pools.defenders_lost) > Warbands::NONE {
        let cites = pools.plans.iter().filter(killing).map(|(card, _)| cite(*card));
        let defenders = count(pools.defending().saturating_sub(pools.defenders_lost.0.into()));
        let force = count(pools.attackers());
        ruling.explain(Matter::ForcesLeft { force, defenders }, [BATTLE_PLANS.into()].into_iter().chain(cites));
    }
}

fn count(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Rules on the choices that the roll asks for: what is sacrificed, who dies, what is placed, where a pawn goes.
pub(crate) fn check_end(table: &Table<'_>, ruling: &mut Ruling, asked: &Request, fighting: &Fighting, fought: Fought) {
    ruling.needs.retain(|missing| *missing != Missing::Roll);
    match Campaign::open(table, &fighting.declaration) {
        Ok(campaign) => campaign.battle(&asked.using, &fighting.battle).check_end(ruling, &fighting.aftermath, fought),
        Err(missing) => ruling.leave_open(missing, [CHOOSE_DEFENDER]),
    }
}

/// Moves the pieces after the roll §5.5.6–5.5.8, and returns how it ended.
pub(crate) fn campaign(
    table: &Table<'_>,
    setup: &mut Setup,
    asked: &Request,
    fighting: &Fighting,
    fought: Fought,
) -> Vec<Matter> {
    let Ok(campaign) = Campaign::open(table, &fighting.declaration) else { return Vec::new() };
    campaign.battle(&asked.using, &fighting.battle).carry_out(setup, &fighting.aftermath, fought)
}
