//! The engine against an oracle that lists every roll, up to six dice a side: the complete answers, with `==` (§5.5.3–5.5.6).

use crate::oracle;

use std::collections::BTreeMap;

use crate::oracle::{Ending, Endings, Oracle, play};
use lawspeaker::odds::{Aim, AttackFace, Change, DefenseFace, Dice, Fight, Fraction, Odds, Verdict, Warbands, odds_for, resolve};

const AIMS: [Aim; 3] = [Aim::Win, Aim::WinKeeping(Warbands(2)), Aim::MostSurvivors];

/// Every change alone, at the numbers where it tips.
fn alone() -> Vec<Vec<Change>> {
    use Change as C;
    let dice = [C::AttackDice(2), C::AttackDice(-1), C::AttackDice(-2), C::DefenseDice(1), C::DefenseDice(-2), C::HalveAttack];
    let forces = [
        C::MoreForce(2),
        C::MoreDefenders(2),
        C::AttackersLost(1),
        C::AttackersLost(9),
        C::DefendersLost(1),
        C::BanditForce(2),
        C::BanditDefenders(2),
        C::Bandits,
        C::Reserve(2),
    ];
    let faces = [
        C::IgnoreSkulls,
        C::IgnoreHollowSwords,
        C::IgnoreDoubleSwords,
        C::IgnoreSingleShields,
        C::IgnoreDoubleShields,
        C::DoubleAttack,
    ];
    let sacrifice = [C::RerollAttack, C::RerollDefense, C::NoSacrifice, C::SacrificeWorth(2), C::SacrificeWorth(3)];
    let losses = [
        C::AttackersSpared,
        C::DefendersSpared,
        C::AttackersDoomed,
        C::DefendersDoomed,
        C::AttackersHealed,
        C::DefendersHealed,
        C::VictorsHealed,
        C::NoLosses,
        C::AttackerWins,
        C::DefenderWins,
    ];
    let all = dice.iter().chain(&forces).chain(&faces).chain(&sacrifice).chain(&losses);
    std::iter::once(Vec::new()).chain(all.map(|change| vec![*change])).collect()
}

/// Changes that touch one another, as cards bring them.
fn together() -> Vec<Vec<Change>> {
    use Change as C;
    vec![
        vec![C::AttackDice(2), C::IgnoreSkulls],
        vec![C::AttackDice(2), C::AttackDice(-4)],
        vec![C::AttackDice(-1), C::AttackersLost(1)],
        vec![C::AttackDice(3), C::HalveAttack],
        vec![C::DoubleAttack, C::HalveAttack],
        vec![C::DoubleAttack, C::IgnoreDoubleSwords],
        vec![C::DoubleAttack, C::RerollAttack],
        vec![C::RerollAttack, C::RerollDefense],
        vec![C::RerollAttack, C::NoSacrifice],
        vec![C::RerollDefense, C::SacrificeWorth(3)],
        vec![C::DefenseDice(1), C::DefendersLost(1)],
        vec![C::DefenseDice(2), C::DefendersDoomed],
        vec![C::DefendersDoomed, C::DefendersSpared],
        vec![C::AttackersDoomed, C::AttackersSpared],
        vec![C::AttackersDoomed, C::SacrificeWorth(2)],
        vec![C::AttackersHealed, C::AttackersLost(1)],
        vec![C::AttackerWins, C::NoLosses],
        vec![C::AttackerWins, C::DefenderWins],
        vec![C::DefenderWins, C::AttackersDoomed],
        vec![C::MoreForce(2), C::BanditForce(3)],
        vec![C::Reserve(2), C::BanditForce(1)],
        vec![C::Reserve(2), C::DoubleAttack],
        vec![C::Reserve(1), C::AttackersDoomed],
        vec![C::Reserve(1), C::AttackersLost(9)],
        vec![C::IgnoreSingleShields, C::IgnoreDoubleShields, C::IgnoreHollowSwords],
        vec![C::BanditDefenders(1), C::DefendersLost(9), C::MoreDefenders(1)],
    ]
}

fn fights(most: u32) -> impl Iterator<Item = (Fight, u32)> {
    let pools = (0..=most).flat_map(move |attack| (0..=most).map(move |defense| (attack, defense)));
    pools.flat_map(|(attack, defense)| {
        let forces = [(0, 1), (attack, 0), (attack + 3, 3), (attack.saturating_sub(2), 2)];
        forces.map(|(force, defenders)| (Fight::new(attack, defense, defenders).with_force(force), attack + defense))
    })
}

fn answered(odds: &Odds) -> BTreeMap<Ending, Fraction> {
    let ending = |(outcome, chance): (lawspeaker::odds::Outcome, Fraction)| {
        assert_eq!(outcome.attacker_left.0 + outcome.attacker_lost.0, odds.force().0);
        let by_sacrifice = outcome.verdict == Verdict::WonBySacrifice;
        ((outcome.is_won(), by_sacrifice, outcome.attacker_lost.0, outcome.defender_lost.0), chance)
    };
    odds.outcomes().map(ending).collect()
}

/// Compares every ending, then everything that is read off them.
fn compare(fight: &Fight, aim: Aim, (endings, total): &(Endings, u128)) {
    let odds = odds_for(fight, aim).expect("a fight within the limits");
    let of = |weight: u128| Fraction::new(weight, *total).expect("a total that is not 0");
    let listed: BTreeMap<_, _> = endings.iter().map(|(ending, weight)| (*ending, of(*weight))).collect();
    assert_eq!(answered(&odds), listed, "{fight:?} {aim:?}");
    let sum = |worth: &dyn Fn(&Ending) -> u32| endings.iter().map(|(ending, weight)| weight * u128::from(worth(ending))).sum();
    assert_eq!(odds.win(), of(sum(&|ending| u32::from(ending.0))));
    assert_eq!(odds.win_without_sacrifice(), of(sum(&|ending| u32::from(ending.0 && !ending.1))));
    assert_eq!(odds.expected_attacker_losses(), of(sum(&|ending| ending.2)));
    assert_eq!(odds.expected_defender_losses(), of(sum(&|ending| ending.3)));
    for (losses, lost) in [(odds.attacker_losses(), 2), (odds.defender_losses(), 3)] {
        for (Warbands(count), chance) in &losses {
            let listed = sum(&|ending| u32::from([ending.2, ending.3][lost - 2] == *count));
            assert_eq!(*chance, of(listed));
        }
        assert_eq!(losses.iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance), Fraction::one());
    }
    let survivors = odds.survivors_if_won();
    let whole = survivors.iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
    assert_eq!(whole, if odds.win() == Fraction::zero() { Fraction::zero() } else { Fraction::one() });
}

#[test]
fn every_roll_up_to_six_dice_with_each_change_alone() {
    let oracle = Oracle::new(8);
    for changes in alone() {
        for (fight, _) in fights(6) {
            let fight = fight.with(changes.clone());
            let aims = if changes.is_empty() { &AIMS[..] } else { &AIMS[..1] };
            for &aim in aims {
                compare(&fight, aim, &oracle.endings(&fight, aim));
            }
        }
    }
}

#[test]
fn every_roll_up_to_four_dice_with_every_aim_and_changes_together() {
    let oracle = Oracle::new(7);
    for changes in alone().into_iter().chain(together()) {
        for (fight, _) in fights(4) {
            let fight = fight.with(changes.clone());
            for aim in AIMS {
                compare(&fight, aim, &oracle.endings(&fight, aim));
            }
        }
    }
}

#[test]
fn every_roll_up_to_three_dice_with_any_two_changes() {
    let oracle = Oracle::new(8);
    let all = alone();
    for (index, first) in all.iter().enumerate() {
        for second in &all[index..] {
            for (fight, _) in fights(3) {
                let fight = fight.with(first.iter().chain(second).copied());
                compare(&fight, Aim::Win, &oracle.endings(&fight, Aim::Win));
            }
        }
    }
}

/// Lists every pair of rolls, die by die, and resolves each with both.
#[test]
fn every_single_roll_resolves_as_played_out() {
    let letters = |face: AttackFace| match face {
        AttackFace::Hollow => 'h',
        AttackFace::Sword => 's',
        AttackFace::Skull => 'k',
    };
    let signs = |face: DefenseFace| match face {
        DefenseFace::Blank => '.',
        DefenseFace::Shield => '1',
        DefenseFace::TwoShields => '2',
        DefenseFace::Double => 'x',
    };
    for changes in alone().into_iter().chain(together()) {
        for (fight, _) in fights(3).filter(|(_, dice)| *dice <= 4) {
            let fight = fight.with(changes.clone());
            let (Dice(attack), Dice(defense)) = lawspeaker::odds::pools(&fight).expect("a fight within the limits");
            if attack + defense > 5 {
                continue;
            }
            assert_eq!((attack as usize, defense as usize), oracle::pools(&fight));
            for roll in 0..6_usize.pow(attack + defense) {
                let side = |die: u32| roll / 6_usize.pow(die) % 6;
                let swords: Vec<_> = (0..attack).map(|die| AttackFace::FACES[side(die)]).collect();
                let shields: Vec<_> = (attack..attack + defense).map(|die| DefenseFace::FACES[side(die)]).collect();
                let outcome = resolve(&fight, Aim::Win, &swords, &shields).expect("as many faces as dice").outcome;
                let shown: (Vec<_>, Vec<_>) =
                    (swords.into_iter().map(letters).collect(), shields.into_iter().map(signs).collect());
                let by_sacrifice = outcome.verdict == Verdict::WonBySacrifice;
                let ending = (outcome.is_won(), by_sacrifice, outcome.attacker_lost.0, outcome.defender_lost.0);
                assert_eq!(ending, play(&fight, Aim::Win, &shown.0, &shown.1), "{fight:?} {shown:?}");
            }
        }
    }
}
