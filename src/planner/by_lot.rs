//! What chance decides in an action: the dice of a Campaign §5.5.4, the end die §3.3, the cards of the Chronicle §8. `below` returns
//! a number below another, each as likely.

use super::fight::from_pools;
use crate::{
    game::Rolled,
    odds::{self, AttackFace, DefenseFace},
    rules::{self, Action, Campaign, Fighting, NeededChoice, Request, Table, Verdict},
};

/// The sides of every die.
const SIDES: usize = 6;

/// Returns an action with what chance decides in it. One that is not legal stays as it is, and so does one that tells what came up or
/// in which chance decides nothing.
#[must_use]
pub fn by_lot(table: &Table<'_>, asked: &Request, below: &mut dyn FnMut(usize) -> usize) -> Request {
    let action = match &asked.action {
        Action::Write(_) => return rules::roll(table, asked, below),
        Action::Rest(None) if rules::may(table, asked).choices.contains(&NeededChoice::EndDie) => {
            u8::try_from(below(SIDES) + 1).ok().map(|rolled| Action::Rest(Some(rolled)))
        }
        Action::Campaign(fighting) if fighting.battle.rolled.is_none() => {
            let legal = rules::may(table, asked).verdict() == Verdict::Legal;
            dice(table, fighting, asked, below).filter(|_| legal).map(|rolled| {
                let mut fighting = fighting.clone();
                fighting.battle.rolled = Some(rolled);
                Action::Campaign(fighting)
            })
        }
        _ => None,
    };
    action.map_or_else(|| asked.clone(), |action| Request { action, ..asked.clone() })
}

/// Rolls the dice of a Campaign, where their number is known.
fn dice(table: &Table<'_>, fighting: &Fighting, asked: &Request, below: &mut dyn FnMut(usize) -> usize) -> Option<Rolled> {
    let campaign = Campaign::open(table, &fighting.declaration).ok()?;
    let fight = from_pools(&campaign.battle(&asked.using, &fighting.battle).into_pools())?;
    let (attack, defense) = odds::pools(&fight).ok()?;
    Some(Rolled {
        attack: (0..attack.0).map(|_| AttackFace::FACES[below(SIDES)]).collect(),
        defense: (0..defense.0).map(|_| DefenseFace::FACES[below(SIDES)]).collect(),
    })
}
