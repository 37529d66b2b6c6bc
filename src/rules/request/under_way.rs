//! The Campaign under way §5.5 as the position describes it: defender, targets, Allies, battle plans and dice. Its costs are paid;
//! warbands stand as they did before the fight.

use crate::{
    cards::PowerKind,
    game::{Campaign, CardAt, CardIdentity, Colour, Defender, Role, Setup, Target},
    rules::request::{BattleChoices, Declaration, Fighting},
};

/// Returns the Campaign under way, if what is said of defender and targets fits it and both are known; a part that is not said is
/// taken from the position.
pub(crate) fn under_way(setup: &Setup, said: Option<Defender>, targets: Option<&[Target]>) -> Option<Fighting> {
    let campaign = setup.campaign.as_ref()?;
    let same = |targets: &[Target]| {
        let all = |some: &[Target], others: &[Target]| some.iter().all(|target| others.contains(target));
        campaign.targets.is_empty() || all(targets, &campaign.targets) && all(&campaign.targets, targets)
    };
    if campaign.defender.is_some_and(|known| said.is_some_and(|said| said != known)) || !targets.is_none_or(same) {
        return None;
    }
    let defender = said.or(campaign.defender)?;
    let targets = targets.unwrap_or(&campaign.targets).to_vec();
    if targets.is_empty() {
        return None;
    }
    let allies = allies(setup, campaign, defender);
    let declaration =
        Declaration { allies, by: campaign.by, from: campaign.at, under_way: true, ..Declaration::against(defender, targets) };
    let defending = plans(setup, campaign, defender, false);
    let battle = BattleChoices { defending, rolled: campaign.rolled.clone(), ..BattleChoices::default() };
    Some(Fighting { battle, ..declaration.into() })
}

/// Returns the attacker's battle plans in a Campaign under way.
pub(crate) fn plans_used(setup: &Setup, fighting: &Fighting) -> Vec<CardIdentity> {
    let campaign = setup.campaign.as_ref().filter(|_| fighting.declaration.under_way);
    campaign.map(|campaign| plans(setup, campaign, fighting.declaration.defender, true)).unwrap_or_default()
}

/// Returns the Allies, where there can be any: those who are not described have not joined.
fn allies(setup: &Setup, campaign: &Campaign, defender: Defender) -> Option<Vec<Colour>> {
    (is_imperial(setup, defender) || !campaign.allies.is_empty()).then(|| campaign.allies.clone())
}

fn is_imperial(setup: &Setup, defender: Defender) -> bool {
    let Defender::Player(colour) = defender else { return false };
    setup.player(colour).and_then(|player| player.role).is_some_and(Role::is_imperial)
}

/// Returns the battle plans of a side §7.5: by their kind, or else by who rules them.
fn plans(setup: &Setup, campaign: &Campaign, defender: Defender, attackers: bool) -> Vec<CardIdentity> {
    let attacks = |plan: &&CardAt| {
        let has = |kind| plan.card().is_some_and(|card| card.powers.contains(&kind));
        has(PowerKind::BattlePlanAttacker) || !has(PowerKind::BattlePlanDefender) && is_attackers(setup, plan, defender)
    };
    campaign.plans.iter().filter(|plan| attacks(plan) == attackers).map(|plan| plan.identity.clone()).collect()
}

/// Returns whether the attacker rules a plan while the Campaign lasts §5.5.1: an Imperial site is not a Citizen's who attacks the
/// Empire.
fn is_attackers(setup: &Setup, plan: &CardAt, defender: Defender) -> bool {
    let Some(attacker) = setup.turn.and_then(|turn| setup.player(turn)) else { return false };
    let is_it = |card: &CardAt| card.identity == plan.identity;
    let outcast = attacker.role == Some(Role::Citizen) && is_imperial(setup, defender);
    let kind = attacker.warband_colour().filter(|_| !outcast);
    let rules = setup.sites.iter().filter(|site| site.warbands.iter().any(|(colour, _)| Some(*colour) == kind));
    attacker.advisers.iter().chain(&attacker.relics).any(is_it) || rules.flat_map(|site| &site.cards).any(is_it)
}
