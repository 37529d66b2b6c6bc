//! Every way of a side to use its battle plans §5.5.3: which of them, and with which numbers §7.5.4.

use crate::{
    game::CardIdentity,
    rules::{BattleChoices, Pick, PlanChoice},
};

/// So many ways of a side are gone through.
const MOST: usize = 32;

/// Some battle plans of a side, in the order of their use.
#[derive(Clone, Debug, Default)]
pub(super) struct Sequence(Vec<(PlanChoice, i8)>);

impl Sequence {
    /// Adds what is chosen for the plans, and returns their cards.
    pub(super) fn used(&self, choices: &mut BattleChoices) -> Vec<CardIdentity> {
        for (plan, number) in &self.0 {
            choices.choosing.extend(plan.user.map(|colour| (plan.card, Pick::User(colour))));
            if plan.numbers.len() > 1 && *number != plan.unsaid {
                choices.choosing.push((plan.card, Pick::Count(*number)));
            }
        }
        self.0.iter().map(|(plan, _)| CardIdentity::Known(plan.card)).collect()
    }
}

/// Returns the ways to use plans, the most plans first; and whether some were left out: where there are too many, where a plan
/// leaves more to choose than a number, and where the order of two of them can matter.
pub(super) fn sequences(plans: Vec<PlanChoice>) -> (Vec<Sequence>, bool) {
    let looks = |plan: &PlanChoice| plan.least.is_some() || plan.counts_forces || plan.costs_dice;
    let changes = |plan: &PlanChoice| plan.changes_forces || plan.numbers.iter().any(|number| *number != 0);
    let ordered = plans.iter().any(looks) && plans.iter().filter(|plan| looks(plan) || changes(plan)).count() > 1;
    let mut left_out = ordered || plans.iter().any(|plan| !plan.relics.is_empty());
    let mut all = vec![Sequence::default()];
    for plan in plans {
        let is_free = |known: &&Sequence| !known.0.iter().any(|(other, _)| other.card == plan.card);
        let with = |known: &Sequence, number: i8| {
            let mut longer = known.clone();
            longer.0.push((plan.clone(), number));
            longer
        };
        let longer: Vec<Sequence> = all
            .iter()
            .filter(is_free)
            .flat_map(|known| plan.numbers.iter().map(move |it| (known, *it)))
            .map(|(known, number)| with(known, number))
            .collect();
        if all.len() + longer.len() > MOST {
            left_out = true;
            continue;
        }
        all.extend(longer);
    }
    all.sort_by_key(|sequence| std::cmp::Reverse(sequence.0.len()));
    (all, left_out)
}
