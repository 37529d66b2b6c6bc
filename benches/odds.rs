//! How long exact odds take: `cargo bench --bench odds`.

use std::hint::black_box;

use divan::Bencher;
use lawspeaker::odds::{Aim, Change, Choice, Dice, Fight, Fraction, Odds, Warbands, best_choice, fewest_force, odds, odds_for};

fn main() {
    divan::main();
}

/// Everything the command prints, every fraction in lowest terms.
fn everything(odds: &Odds) -> usize {
    let single = [odds.win(), odds.win_without_sacrifice(), odds.expected_attacker_losses(), odds.expected_left()];
    black_box(&single);
    black_box(odds.attacker_losses()).len() + black_box(odds.defender_losses()).len()
}

#[divan::bench(args = ["3v2+2", "6v4+3", "10v6+4", "30v30+10", "60v60+20", "60v60+900 force 1000"])]
fn weights_only(bencher: Bencher, name: &str) {
    let fight = named(name);
    bencher.bench(|| odds(black_box(&fight)));
}

#[divan::bench(args = ["3v2+2", "6v4+3", "10v6+4", "30v30+10", "60v60+20", "60v60+900 force 1000"])]
fn all_distributions(bencher: Bencher, name: &str) {
    let fight = named(name);
    bencher.bench(|| odds(black_box(&fight)).map(|odds| everything(&odds)));
}

#[divan::bench(sample_count = 20)]
fn all_30_by_30_distributions() -> usize {
    let mut count = 0;
    for attack in 1..=30 {
        for defense in 1..=30 {
            count += odds(&Fight::new(attack, defense, 4)).map_or(0, |odds| everything(&odds));
        }
    }
    count
}

#[divan::bench(args = ["10v6+4", "30v30+10", "60v60+20"])]
fn both_rerolled(bencher: Bencher, name: &str) {
    let fight = named(name).with([Change::RerollAttack, Change::RerollDefense]);
    bencher.bench(|| odds_for(black_box(&fight), Aim::Win));
}

#[divan::bench]
fn best_choice_of_10_dice() -> usize {
    let choice = best_choice(&Fight::new(10, 6, 4), Aim::WinKeeping(Warbands(5)));
    choice.map_or(0, |Choice { dice: Dice(dice), .. }| dice as usize)
}

#[divan::bench]
fn fewest_for_80_percent() -> bool {
    let need = Fraction::new(4_u8, 5_u8).unwrap_or_else(Fraction::one);
    fewest_force(&Fight::new(0, 6, 4), &need, Warbands(0)).is_ok_and(|fewest| fewest.is_some())
}

/// Returns the fight of a short form: `6v4+3`, with the force named if it differs from the dice.
fn named(name: &str) -> Fight {
    let numbers: Vec<u32> = name.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
    let fight = Fight::new(numbers[0], numbers[1], numbers[2]);
    match numbers.get(3) {
        Some(&force) => fight.with_force(force),
        None => fight,
    }
}
