//! Values published elsewhere, and what the Law says of single fights.

use crate::published::PUBLISHED;
use lawspeaker::odds::{
    Aim, AttackFace, Change, DefenseFace, Dice, Fight, FightError, Fraction, Reroll, RollError, Side, Step, Verdict, Warbands,
    best_choice, fewest_force, odds, odds_for, reroll_pays, resolve,
};

fn fight(attack: u32, force: u32, defense: u32, defenders: u32) -> Fight {
    Fight::new(attack, defense, defenders).with_force(force)
}

fn fraction(text: &str) -> Fraction {
    text.parse().expect("a fraction")
}

#[test]
fn the_table_of_reference_values_holds() {
    for ([attack, force, defense, defenders], win, alone, left_if_won, left) in PUBLISHED {
        let odds = odds(&fight(attack, force, defense, defenders)).expect("a fight within the limits");
        assert_eq!(odds.win().to_string(), win);
        assert_eq!(odds.win_without_sacrifice().decimal(4), alone);
        assert_eq!(odds.expected_left_if_won().map(|left| left.decimal(3)).as_deref(), Some(left_if_won));
        assert_eq!(odds.expected_left().decimal(3), left);
    }
}

#[test]
fn the_contract_s_example_holds() {
    let odds = odds(&Fight::new(6, 4, 3)).expect("a fight within the limits");
    assert_eq!(odds.win().to_string(), "23131/27648");
    assert_eq!(odds.win().decimal(16), "0.8366247106481481");
    assert_eq!(odds.win_without_sacrifice().to_string(), "2963003/15116544");
    assert_eq!(odds.expected_attacker_losses().to_string(), "65330695/20155392");
    let losses: Vec<_> = odds.defender_losses().into_iter().map(|(Warbands(lost), chance)| (lost, chance)).collect();
    assert_eq!(losses, [(0, odds.win().complement()), (1, odds.win())]);
}

#[test]
fn survivors_agree_with_another_calculator() {
    // akaan/oath-odds, its own test: 3 dice and warbands against 2 dice and 2 warbands.
    let odds = odds(&Fight::new(3, 2, 2)).expect("a fight within the limits");
    let left = |left: u32| odds.chance(|outcome| outcome.is_won() && outcome.attacker_left == Warbands(left)).to_string();
    assert_eq!([left(0), left(1), left(2), left(3)], ["2297/7776", "113/432", "1645/7776", "1/108"]);
    let given = odds.survivors_if_won();
    assert_eq!(given[3], (Warbands(3), fraction("1/84")));
}

#[test]
fn sixty_dice_a_side_do_not_overflow() {
    for changes in
        [vec![], vec![Change::RerollAttack, Change::RerollDefense], vec![Change::DoubleAttack, Change::SacrificeWorth(10)]]
    {
        for (force, defenders) in [(60, 0), (1000, 1000), (1000, 0), (0, 60)] {
            let fight = fight(60, force, 60, defenders).with(changes.clone());
            let odds = odds(&fight).expect("a fight within the limits");
            let sum = odds.attacker_losses().iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
            assert_eq!(sum, Fraction::one());
            assert_eq!(&odds.expected_left() + &odds.expected_attacker_losses(), Fraction::from(force));
        }
    }
}

#[test]
fn what_is_too_large_is_refused() {
    assert_eq!(odds(&Fight::new(61, 0, 0)), Err(FightError::TooManyDice { side: Side::Attacker, dice: 61 }));
    let grown = Fight::new(0, 60, 0).with([Change::AttackDice(-1)]);
    assert_eq!(odds(&grown), Err(FightError::TooManyDice { side: Side::Defender, dice: 61 }));
    let crowd = Fight::new(1, 1, 1000).with([Change::MoreDefenders(1)]);
    assert_eq!(odds(&crowd), Err(FightError::TooManyWarbands { side: Side::Defender, warbands: 1001 }));
    let wild = Change::AttackDice(i32::MIN);
    assert_eq!(odds(&Fight::new(1, 1, 1).with([wild])), Err(FightError::OutOfRange(wild)));
}

#[test]
fn the_aim_decides_the_sacrifice() {
    let question = Fight::new(6, 4, 3);
    let win = odds(&question).expect("a fight within the limits");
    let keeping = odds_for(&question, Aim::WinKeeping(Warbands(4))).expect("a fight within the limits");
    assert_eq!(keeping.value(Aim::WinKeeping(Warbands(4))), win.win_keeping(Warbands(4)));
    assert!(keeping.win() < win.win());
    let most = odds_for(&question, Aim::MostSurvivors).expect("a fight within the limits");
    assert!(most.expected_left() > win.expected_left());
}

#[test]
fn the_best_choice_is_no_worse_than_any_other() {
    for aim in [Aim::Win, Aim::WinKeeping(Warbands(3)), Aim::MostSurvivors] {
        let question = Fight::new(7, 3, 3);
        let best = best_choice(&question, aim).expect("a fight within the limits");
        for dice in 0..=7 {
            let other = odds_for(&Fight { attack_dice: Dice(dice), ..question.clone() }, aim).expect("a fight within the limits");
            assert!(other.value(aim) <= best.value);
        }
    }
    // Fewer dice bring fewer skulls: against nothing at all, two are already more than are needed to keep everybody.
    let best = best_choice(&Fight::new(4, 0, 0), Aim::MostSurvivors).expect("a fight within the limits");
    assert!(best.dice < Dice(4));
}

#[test]
fn the_fewest_warbands_for_a_chance() {
    let need = fraction("80%");
    let question = Fight::new(0, 4, 3);
    let fewest = fewest_force(&question, &need, Warbands(0)).expect("a fight within the limits").expect("enough");
    assert_eq!(fewest.force, Warbands(6));
    assert!(odds(&Fight::new(5, 4, 3)).expect("a fight within the limits").win() < need);
    let crowd = fewest_force(&Fight::new(0, 2, 500), &Fraction::one(), Warbands(0)).expect("a fight within the limits");
    let crowd = crowd.expect("enough");
    assert_eq!((crowd.dice, crowd.odds.win()), (Dice(60), Fraction::one()));
    let fewer = fight(60, crowd.force.0 - 1, 2, 500);
    assert!(odds(&fewer).expect("a fight within the limits").win() < Fraction::one());
    let never = Fight::new(0, 1, 0).with([Change::DefenderWins]);
    assert_eq!(fewest_force(&never, &need, Warbands(0)), Ok(None));
    let helped = Fight::new(0, 2, 990).with([Change::AttackDice(3), Change::MoreForce(500)]);
    let helped = fewest_force(&helped, &need, Warbands(0)).expect("a fight within the limits").expect("enough");
    assert_eq!((helped.dice, helped.odds.attack_dice()), (Dice(57), Dice(60)));
    // Four warbands worth three each beat nine and two shields, if no skull thins them out.
    let zealots = Fight::new(0, 1, 9).with([Change::SacrificeWorth(3)]);
    let zealots = fewest_force(&zealots, &Fraction::one(), Warbands(0)).expect("a fight within the limits").expect("enough");
    assert_eq!((zealots.force, zealots.dice), (Warbands(4), Dice(0)));
    let removed = Fight::new(3, 60, 0).with([Change::AttackDice(-2)]);
    assert_eq!(fewest_force(&removed, &need, Warbands(1000)), Ok(None));
    assert!(best_choice(&removed, Aim::Win).is_ok());
}

#[test]
fn law_5_5_5_a_roll_is_resolved_step_by_step() {
    use AttackFace::{Hollow, Skull, Sword};
    let question = Fight::new(4, 2, 3);
    let roll = ([Sword, Hollow, Hollow, Skull], [DefenseFace::Shield, DefenseFace::Double]);
    let resolved = resolve(&question, Aim::Win, &roll.0, &roll.1).expect("as many faces as dice");
    let steps = [
        Step::Shields(1),
        Step::Doublers { count: 1, shields: 2 },
        Step::Defense { shields: 2, defenders: Warbands(3), defense: 5 },
        Step::Skulls { skulls: 1, killed: Warbands(1), left: Warbands(3) },
        Step::Swords(3),
        Step::HollowSwords { hollow: 2, swords: 1 },
        Step::Attack(4),
        Step::Sacrifice { warbands: Warbands(2), attack: 6 },
        Step::Verdict(Verdict::WonBySacrifice),
        Step::Defeated { side: Side::Defender, killed: Warbands(1) },
    ];
    assert_eq!(resolved.steps, steps);
    assert_eq!((resolved.outcome.attacker_left, resolved.outcome.defender_lost), (Warbands(1), Warbands(1)));
    let wrong = resolve(&question, Aim::Win, &roll.0[..3], &roll.1);
    assert_eq!(wrong, Err(RollError::WrongDice { side: Side::Attacker, rolled: 3, pool: Dice(4) }));
}

#[test]
fn a_bad_roll_is_worth_rolling_again() {
    let question = Fight::new(3, 1, 1).with([Change::RerollAttack, Change::RerollDefense, Change::NoSacrifice]);
    let good = [AttackFace::Skull; 3];
    let bad = [AttackFace::Sword, AttackFace::Hollow, AttackFace::Hollow];
    let pays = |attack, shield| reroll_pays(&question, Aim::Win, attack, &[shield]).expect("as many faces as dice");
    assert_eq!(pays(&good, DefenseFace::TwoShields), Reroll { attack: false, defense: false });
    assert_eq!(pays(&bad, DefenseFace::TwoShields), Reroll { attack: true, defense: false });
    assert_eq!(pays(&bad, DefenseFace::Blank), Reroll { attack: false, defense: true });
}
