//! Profiling driver, not committed.
use lawspeaker::{
    game::{Colour, read},
    law::Edition,
    planner,
    rules::{Action, Fighting, Table, list},
};
use std::hint::black_box;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    if args[1] == "dump" {
        return dump(&args[2..]);
    }
    let text = std::fs::read_to_string(&args[2]).unwrap();
    let n: usize = args[3].parse().unwrap();
    let position = read(&text).unwrap().0;
    let start = std::time::Instant::now();
    for _ in 0..n {
        let table = Table::new(black_box(&position), None, Edition::Current);
        match args[1].as_str() {
            "list" => drop(black_box(list(&table))),
            "open" => drop(black_box(table)),
            _ => drop(black_box(planner::plan(&table, None, 10))),
        }
    }
    eprintln!("{:.1} us", start.elapsed().as_secs_f64() * 1e6 / n as f64);
}

fn play(play: Option<&planner::Play>) {
    let Some(play) = play else { return println!("    no play") };
    println!("    win {} dice {:?} left {}", play.win, play.dice, play.left_out);
    for (side, plans) in [("own", &play.attacker), ("answer", &play.defender)] {
        for plan in plans {
            println!("      {side} {} {:?} {:?} {:?} {}", plan.card.0.id, plan.user, plan.choice, plan.cost, plan.worth);
        }
    }
}

fn dump(files: &[String]) {
    for file in files {
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        let Ok((position, _)) = read(&text) else { continue };
        for edition in [Edition::Current, Edition::De, Edition::Pl] {
            for by in [Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow] {
                if position.player(by).is_none() {
                    continue;
                }
                let table = Table::new(&position, Some(by), edition);
                for most in [3, 10] {
                    let plan = planner::plan(&table, None, most);
                    println!(
                        "{file} {edition:?} {by:?} {most} sets {} missing {:?} refused {:?}",
                        plan.sets,
                        plan.missing,
                        plan.refused.len()
                    );
                    for it in &plan.campaigns {
                        println!("  {:?} {:?} {} {:?}", it.defender, it.targets, it.win(), it.fight.pools);
                        play(it.best.as_ref());
                        let mut fighting = Fighting::against(it.defender, it.targets.clone());
                        fighting.battle.dice = position.player(by).map(|it| it.warbands.0 / 2);
                        play(planner::best_play(&table, &fighting).as_ref());
                        if let (Some(play), Action::Campaign(_)) = (&it.best, &it.asked.action) {
                            let asked = play.played(&it.asked);
                            if let Action::Campaign(fighting) = &asked.action {
                                let odds = planner::fight(&table, fighting, &asked.using).unwrap().unwrap().odds;
                                println!("    {} {}", odds.win(), odds.expected_attacker_losses());
                            }
                        }
                    }
                }
            }
        }
    }
}
