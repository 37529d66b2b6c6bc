//! The vow §8.1: which goal the next game has. Then boards turn, if an Exile has won §8.2.

use crate::{
    cards::Nature,
    game::{CardRef, Chapter, Colour, How, Oath, Player, Role, Setup, TitleSide, Warbands},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        chronicle::{go_on, piles, writer},
        request::Writing,
        state::{Step, Table, moves},
        victory::goal,
    },
};

const VOW: LawRef = law("8.1");
const BOARDS: LawRef = law("8.2");

/// Vows an oath: after a win with a Vision alone that of its goal, after any other win any but that of this game.
pub(super) fn vow(step: &mut Step<'_, '_>, oath: Oath) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(VOW);
    let Some(player) = writer(table, ruling, &[Chapter::Vow], VOW) else { return };
    match wins_with(table, ruling, player) {
        Won::With(vision) => {
            if goal_of(vision) != Some(goal::of_oath(oath)) {
                ruling.object(Matter::VowOfVision { card: vision }, [VOW]);
            }
        }
        Won::Otherwise => match table.position.oath {
            None => ruling.leave_open(Missing::Oath, [VOW]),
            Some(current) if current == oath => ruling.object(Matter::SameGoal, [VOW]),
            Some(_) => {}
        },
        Won::Unknown => {}
    }
    let flipped: Vec<Colour> = if table.role(player, ruling, BOARDS) == Some(Role::Exile) {
        let citizens = table.position.players.iter().filter(|it| it.role == Some(Role::Citizen));
        citizens.map(|citizen| citizen.colour).collect()
    } else {
        Vec::new()
    };
    for colour in &flipped {
        ruling.explain(Matter::BoardFlips { colour: *colour }, [BOARDS]);
    }
    let exile = player.role == Some(Role::Exile);
    step.change(|setup| {
        setup.oath = Some(oath);
        flip(setup, &flipped);
        if exile {
            piles::flip_unplayed(setup);
        }
        if let Some(ending) = setup.ending.as_mut() {
            ending.flipped = flipped;
        }
        go_on(setup, Chapter::Citizenship);
    });
}

/// How the game was won, as far as the vow asks.
enum Won {
    /// With this Vision alone.
    With(CardRef),
    /// In any other way, or in several.
    Otherwise,
    /// The description does not say.
    Unknown,
}

/// Returns how the game was won. A Visionary who is the Usurper as well, or meets two Visions, has won in several ways.
fn wins_with(table: &Table<'_>, ruling: &mut Ruling, player: &Player) -> Won {
    let setup = table.position;
    if setup.winner.is_none_or(|winner| winner.how != How::Visionary) {
        return Won::Otherwise;
    }
    let title = setup.title.filter(|title| title.holder.is_some_and(|holder| holder != player.colour) || title.side.is_some());
    match title {
        None => {
            ruling.leave_open(Missing::Title, [VOW]);
            return Won::Unknown;
        }
        Some(title) if title.holder == Some(player.colour) && title.side == Some(TitleSide::Usurper) => return Won::Otherwise,
        Some(_) => {}
    }
    let shared = setup.players.iter().filter(|it| it.prophet == Some(player.colour) && it.colour != player.colour);
    let visions: Vec<CardRef> = [player].into_iter().chain(shared).filter_map(|it| it.vision).collect();
    let leads = |vision: &&CardRef| {
        goal_of(**vision).and_then(|kind| goal::leaders(table, setup, kind).ok()).is_some_and(|all| all.contains(&player.colour))
    };
    let met: Vec<CardRef> = if visions.len() > 1 { visions.iter().filter(leads).copied().collect() } else { visions };
    match met.as_slice() {
        [] => {
            ruling.leave_open(Missing::Vision(player.colour), [VOW]);
            Won::Unknown
        }
        [vision] => Won::With(*vision),
        [..] => Won::Otherwise,
    }
}

fn goal_of(vision: CardRef) -> Option<crate::cards::GoalKind> {
    if let Nature::Vision(goal) = &vision.0.nature { goal.as_ref().map(|goal| goal.kind) } else { None }
}

/// Turns boards to their Exile side. The purple warbands on them count for nothing any more, and go back.
fn flip(setup: &mut Setup, flipped: &[Colour]) {
    for colour in flipped {
        let Some(player) = moves::player(setup, *colour) else { continue };
        player.role = Some(Role::Exile);
        let purple = std::mem::replace(&mut player.warbands, Warbands::NONE);
        moves::to_personal_bank(setup, Colour::Purple, purple);
    }
}

/// Returns every vow.
pub(super) fn offers() -> Vec<Writing> {
    Oath::ALL.iter().map(|oath| Writing::Vow(*oath)).collect()
}
