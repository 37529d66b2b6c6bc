//! A Campaign under way §5.5, as the position tells it: defender, targets, Allies, battle plans and dice. What was spent for it is
//! spent; warbands stand as they did before the fight.

use crate::{
    cards::PowerKind,
    game::{Campaign, CardAt, Colour, Defender, Phase, Player, Role, Setup, Target, What},
    law::{LawRef, law},
    rules::{
        actions::campaign::{CAMPAIGN, CHOOSE_DEFENDER, freed::frees},
        base::{Cost, Matter, Missing, Ruling},
        request::Fighting,
        state::Table,
        turn::in_phase,
    },
};

const ACT_PHASE: LawRef = law("4.2");

/// Returns the Campaign under way, if what is said of defender and targets fits it and both are known; a part that is not said is
/// taken from the position.
pub(crate) fn under_way(setup: &Setup, said: Option<Defender>, targets: Option<&[Target]>) -> Option<Fighting> {
    let campaign = setup.campaign.as_ref()?;
    let same = |targets: &[Target]| {
        let all = |some: &[Target], others: &[Target]| some.iter().all(|target| others.contains(target));
        campaign.targets.is_empty() || all(targets, &campaign.targets) && all(&campaign.targets, targets)
    };
    if campaign.defender.is_some_and(|told| said.is_some_and(|said| said != told)) || !targets.is_none_or(same) {
        return None;
    }
    let defender = said.or(campaign.defender)?;
    let targets = targets.unwrap_or(&campaign.targets).to_vec();
    let fighting = Fighting {
        targets,
        allies: allies(setup, campaign, defender),
        defending: plans(setup, campaign, defender, false),
        rolled: campaign.rolled.clone(),
        freed: campaign.by,
        from: campaign.at,
        under_way: true,
        ..Fighting::against(defender)
    };
    Some(fighting).filter(|fighting| !fighting.targets.is_empty())
}

/// Returns the attacker's battle plans in a Campaign under way.
pub(crate) fn plans_used(setup: &Setup, fighting: &Fighting) -> Vec<What> {
    let campaign = setup.campaign.as_ref().filter(|_| fighting.under_way);
    campaign.map(|campaign| plans(setup, campaign, fighting.defender, true)).unwrap_or_default()
}

/// Returns the Allies, where there can be any: those who are not told have not joined.
fn allies(setup: &Setup, campaign: &Campaign, defender: Defender) -> Option<Vec<Colour>> {
    (is_imperial(setup, defender) || !campaign.allies.is_empty()).then(|| campaign.allies.clone())
}

fn is_imperial(setup: &Setup, defender: Defender) -> bool {
    let Defender::Player(colour) = defender else { return false };
    setup.player(colour).and_then(|player| player.role).is_some_and(Role::is_imperial)
}

/// Returns the battle plans of a side §7.5: by their kind, or else by who rules them.
fn plans(setup: &Setup, campaign: &Campaign, defender: Defender, attackers: bool) -> Vec<What> {
    let attacks = |plan: &&CardAt| {
        let has = |kind| plan.card().is_some_and(|card| card.powers.contains(&kind));
        has(PowerKind::BattlePlanAttacker) || !has(PowerKind::BattlePlanDefender) && is_attackers(setup, plan, defender)
    };
    campaign.plans.iter().filter(|plan| attacks(plan) == attackers).map(|plan| plan.what.clone()).collect()
}

/// Returns whether the attacker rules a plan while the Campaign lasts §5.5.1: an Imperial site is not a Citizen's who attacks the
/// Empire.
fn is_attackers(setup: &Setup, plan: &CardAt, defender: Defender) -> bool {
    let Some(attacker) = setup.turn.and_then(|turn| setup.player(turn)) else { return false };
    let is_it = |card: &CardAt| card.what == plan.what;
    let outcast = attacker.role == Some(Role::Citizen) && is_imperial(setup, defender);
    let kind = attacker.warband_colour().filter(|_| !outcast);
    let rules = setup.sites.iter().filter(|site| site.warbands.iter().any(|(colour, _)| Some(*colour) == kind));
    attacker.advisers.iter().chain(&attacker.relics).any(is_it) || rules.flat_map(|site| &site.cards).any(is_it)
}

/// Returns who attacks in a Campaign under way.
pub(crate) fn goes_on<'a>(table: &Table<'a>, fighting: &Fighting, ruling: &mut Ruling) -> Option<&'a Player> {
    ruling.explain(Matter::CampaignGoesOn, [CAMPAIGN]);
    // A Campaign by a card can be in the turn of another: Sneak Attack.
    if let Some(card) = fighting.freed {
        if frees(card).is_none() {
            ruling.object(Matter::NotForThis { card }, [CAMPAIGN]);
        }
        return table.me(ruling, CHOOSE_DEFENDER);
    }
    in_phase(table, ruling, Phase::Act, ACT_PHASE)
}

/// Takes back what a ruling says about the cost of a Campaign under way: it was paid.
pub(crate) fn paid(ruling: &mut Ruling) {
    ruling.cost = Cost::default();
    ruling.reasons.retain(|reason| {
        !matches!(
            reason.matter,
            Matter::NotEnoughSupply { .. }
                | Matter::NotEnoughFavor { .. }
                | Matter::NotEnoughSecrets { .. }
                | Matter::Missing { what: Missing::Supply(_) }
        )
    });
}
