//! The plan of a turn inside a running process.

use lawspeaker::{
    game::{Colour, Position, read},
    law::Edition,
    planner::turn::plan_turn,
    rules::{Aim, Goal},
};
use std::time::Instant;

const SIX: &str = include_str!("positions/six.toml");

fn main() {
    let six: Position = read(SIX).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    for supply in 0..=6_u8 {
        let mut setup = six.clone().into_setup();
        for player in &mut setup.players {
            if player.colour == Colour::Red {
                player.supply = Some(lawspeaker::game::Supply(supply));
            }
        }
        let six = Position::new(setup).expect("less Supply");
        let begun = Instant::now();
        let stop = || begun.elapsed().as_secs() > 30;
        let plan = plan_turn(&six, Colour::Red, Edition::Current.into(), &Goal(vec![Aim::Title]), &stop);
        println!(
            "supply {supply}: {} states {} proven {} {:?} line {:?}",
            plan.worth.chance,
            plan.states,
            plan.proven,
            begun.elapsed(),
            plan.line.iter().map(|it| it.asked.clone()).collect::<Vec<_>>()
        );
    }
}
