//! Cases of the start of a game §1: the table that a section leads to, for a first game or the next of a chronicle. Such a case
//! covers the section that it belongs to, whose step it looks at.

use super::{
    case::{Beginning, Case, Suite},
    merge,
    outcome::{Fault, Outcome},
    prepare,
};
use crate::{
    answer::{
        lots::Lots,
        opening::{Opening, Start},
    },
    cards::Nature,
    game::{CardAt, Pile, Seats, Setup, find_word},
    law::Lang,
    seed::Seed,
};

/// Where the Visions of a rebuilt deck lie §8.8: the last card of the pile on top, and of the one below it.
const PILES: [usize; 2] = [12, 30];

/// Compares the start of a game with what is expected of it.
pub(super) fn judge(suite: &Suite, case: &Case, new: &Beginning, outcome: &mut Outcome) -> Result<(), Fault> {
    let seed = chronicle(suite, case)?;
    let start = match &seed {
        Some(seed) => Start::Next(seed),
        None => Start::First(find_word(&new.oath).map_err(|error| Fault::cannot_run("oath", format!("{error:?}")))?),
    };
    let unknown = seed.is_some() && new.players.is_empty();
    let seats = if unknown { Some(Seats::Unknown) } else { Seats::read(&new.players) };
    let seats = seats.ok_or_else(|| Fault::cannot_run("players", new.players.clone()))?;
    let opening = Opening { start, seats, edition: prepare::edition(case)? };
    let mut number = 0_u64;
    let mut random = |bytes: &mut [u8]| {
        // Any order of the decks will do: what is expected holds in all of them.
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        bytes.copy_from_slice(&number.rotate_left(32).to_le_bytes()[..bytes.len()]);
        Ok(())
    };
    let setup = opening.position(new.roll.then(|| Lots::new(&mut random)).as_mut());
    outcome.cites = vec![case.section().to_owned()];
    outcome.compare_cites(&case.cites);
    outcome.compare("visions", case.visions.as_ref(), &visions(&setup));
    if case.differs.is_some() {
        let found = opening.editions_that_differ();
        outcome.compare_editions(case, found.into_iter().map(|(edition, id)| (edition.word(), Some(id))));
    }
    if let Some(expected) = &case.after
        && let Some(found) = merge::difference(&setup.to_toml_in(Lang::En), expected)
    {
        outcome.differs("after", expected, &found);
    }
    Ok(())
}

/// Returns the chronicle that a position leaves, if the case has one.
fn chronicle(suite: &Suite, case: &Case) -> Result<Option<Seed>, Fault> {
    if case.position.is_empty() {
        return Ok(None);
    }
    let position = prepare::position(suite, case)?;
    let seed = Seed::from_setup(&position).map_err(|errors| Fault::cannot_run("position", format!("{errors:?}")))?;
    Ok(Some(seed))
}

/// Returns how many Visions lie in the top pile of the world deck, in the next, and below.
fn visions(setup: &Setup) -> [usize; 3] {
    let Some(Pile::Cards(deck)) = &setup.decks.world else { return [0; 3] };
    let is_vision = |card: &&CardAt| card.card().is_some_and(|card| matches!(card.nature, Nature::Vision(_)));
    let ends = [PILES[0].min(deck.len()), PILES[1].min(deck.len()), deck.len()];
    let count = |from: usize, to: usize| deck[from..to].iter().filter(is_vision).count();
    [count(0, ends[0]), count(ends[0], ends[1]), count(ends[1], ends[2])]
}
