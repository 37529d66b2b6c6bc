//! What holds in every fight, whatever its size.

use lawspeaker::odds::{Aim, Change, Fight, Fraction, Odds, Warbands, best_choice, odds, odds_for};
use proptest::prelude::*;

fn answer(attack: u32, force: u32, defense: u32, defenders: u32, changes: &[Change]) -> Odds {
    let fight = Fight::new(attack, defense, defenders).with_force(force).with(changes.iter().copied());
    odds(&fight).expect("a fight within the limits")
}

fn change() -> impl Strategy<Value = Vec<Change>> {
    let words = lawspeaker::odds::change_names().map(|(name, number)| match number {
        lawspeaker::odds::Number::None => name.to_owned(),
        lawspeaker::odds::Number::Signed(_) | lawspeaker::odds::Number::Count(..) => format!("{name}=2"),
    });
    let changes: Vec<Change> = words.map(|word| word.parse().expect("a name with its number")).collect();
    prop::collection::vec(prop::sample::select(changes), 0..3)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chances_sum_to_exactly_one(
        attack in 0_u32..=30,
        force in 0_u32..=60,
        defense in 0_u32..=30,
        defenders in 0_u32..=40,
        changes in change(),
    ) {
        let odds = answer(attack, force, defense, defenders, &changes);
        let sum = |chances: Vec<(Warbands, Fraction)>| chances.iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
        prop_assert_eq!(sum(odds.attacker_losses()), Fraction::one());
        prop_assert_eq!(sum(odds.defender_losses()), Fraction::one());
        prop_assert_eq!(&odds.expected_left() + &odds.expected_attacker_losses(), Fraction::from(odds.force().0));
        prop_assert!(odds.win_without_sacrifice() <= odds.win());
    }

    #[test]
    fn more_force_never_hurts(
        attack in 0_u32..=40,
        force in 0_u32..=60,
        defense in 0_u32..=40,
        defenders in 0_u32..=40,
        changes in change(),
    ) {
        let fewer = answer(attack, force, defense, defenders, &changes);
        let more = answer(attack, force + 1, defense, defenders, &changes);
        prop_assert!(fewer.win() <= more.win());
    }

    #[test]
    fn more_defenders_never_help_the_attacker(
        attack in 0_u32..=40,
        force in 0_u32..=60,
        defense in 0_u32..=40,
        defenders in 0_u32..=40,
        changes in change(),
    ) {
        let fewer = answer(attack, force, defense, defenders, &changes);
        let more = answer(attack, force, defense, defenders + 1, &changes);
        prop_assert!(fewer.win() >= more.win());
    }

    #[test]
    fn a_reroll_never_hurts_the_one_who_may(
        attack in 0_u32..=15,
        force in 0_u32..=20,
        defense in 0_u32..=15,
        defenders in 0_u32..=20,
    ) {
        let plain = answer(attack, force, defense, defenders, &[]).win();
        prop_assert!(answer(attack, force, defense, defenders, &[Change::RerollAttack]).win() >= plain);
        prop_assert!(answer(attack, force, defense, defenders, &[Change::RerollDefense]).win() <= plain);
    }

    #[test]
    fn the_aim_is_served_best_by_its_own_choices(
        attack in 0_u32..=10,
        force in 0_u32..=12,
        defense in 0_u32..=8,
        defenders in 0_u32..=8,
        keep in 0_u32..=6,
    ) {
        let fight = Fight::new(attack, defense, defenders).with_force(force);
        let aims = [Aim::Win, Aim::WinKeeping(Warbands(keep)), Aim::MostSurvivors];
        for aim in aims {
            let best = best_choice(&fight, aim).expect("a fight within the limits");
            for other in aims {
                prop_assert!(odds_for(&fight, other).expect("a fight within the limits").value(aim) <= best.value);
            }
        }
    }
}
