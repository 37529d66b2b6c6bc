//! Properties of the adjudicator over positions nobody wrote: list and predicate agree, what is legal can be done, no
//! component appears or vanishes, and more Supply never makes a legal action illegal.

use crate::generated::{count, position, with_banks_written};
use lawspeaker::{
    game::{self, Position, Supply},
    law::{Edition, Lang},
    notation,
    rules::{Refused, Table, Verdict, apply, list, may},
};
use proptest::prelude::*;

/// Returns what came of a legal action: a position, or nothing where a choice is still to be named.
fn done(position: &Position, asked: &lawspeaker::rules::Request) -> Option<Position> {
    match apply(position, None, Edition::Current, asked) {
        Ok(done) => Some(done.position),
        Err(Refused::Needs { .. }) => None,
        Err(refused) => panic!("{}: {refused:?}", notation::print(asked, Lang::En, false)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn made_positions_round_trip(seed in any::<u64>()) {
        let position = position(seed);
        let (read, _) = game::read(&position.to_toml()).unwrap_or_else(|faults| panic!("{faults:?}"));
        prop_assert_eq!(read, position);
    }

    #[test]
    fn what_is_listed_can_be_said_and_is_ruled_the_same(seed in any::<u64>()) {
        let position = position(seed);
        let table = Table::new(&position, None, Edition::Current);
        for listed in list(&table) {
            for lang in Lang::ALL {
                let said = notation::print(&listed.asked, lang, lang != Lang::En);
                let heard = notation::parse(&said, &position, None);
                prop_assert_eq!(heard.as_ref(), Ok(&listed.asked), "{}", said);
            }
            prop_assert_eq!(may(&table, &listed.asked), listed.ruling);
        }
    }

    #[test]
    fn what_is_legal_leaves_a_valid_table_with_every_piece(seed in any::<u64>()) {
        let position = with_banks_written(&position(seed));
        let before = count(&position);
        for listed in list(&Table::new(&position, None, Edition::Current)) {
            if listed.ruling.verdict() == Verdict::Legal && let Some(after) = done(&position, &listed.asked) {
                prop_assert_eq!(&count(&after), &before, "{}", notation::print(&listed.asked, Lang::En, false));
            }
        }
    }

    #[test]
    fn more_supply_never_hurts(seed in any::<u64>()) {
        let poor = position(seed);
        let mut setup = poor.clone().into_setup();
        for player in &mut setup.players {
            player.supply = Some(Supply(7));
        }
        let rich = Position::new(setup).unwrap_or_else(|problems| panic!("{problems:?}"));
        let rich = Table::new(&rich, None, Edition::Current);
        for listed in list(&Table::new(&poor, None, Edition::Current)) {
            if listed.ruling.verdict() == Verdict::Legal {
                prop_assert_ne!(may(&rich, &listed.asked).verdict(), Verdict::Illegal);
            }
        }
    }
}
