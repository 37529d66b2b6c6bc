//! The Oathkeeper title §2.11: who holds it, when it passes on, and who chooses in a tie.

use crate::{
    cards::{
        Effect,
        effect::{After, Deed, Event},
    },
    game::{CardAt, Colour, Favor, Oath, Role, Setup, Title, TitleSide},
    law::{
        DivergenceId::{D08, D33},
        LawRef, Printing, law,
    },
    rules::{
        base::{Matter, Missing},
        request::{Action, Request},
        state::{Due, Step, Table, moves},
        victory::goal,
    },
};

const TITLE: LawRef = law("2.11");

/// Returns what becomes of the title §2.11.
///
/// # Errors
/// Returns what the description leaves out.
pub fn due(table: &Table<'_>, setup: &Setup) -> Result<Due, Missing> {
    let oath = setup.oath.ok_or(Missing::Oath)?;
    let holder = setup.title.and_then(|title| title.holder).ok_or(Missing::Title)?;
    let leaders = goal::leaders(table, setup, goal::of_oath(oath))?;
    // The German printing asks for the most alone, so that no player meets the goal in a tie (D08).
    let several = leaders.len() > 1;
    if several && table.follows(D08, Printing::De) {
        return Ok(Due::Stays);
    }
    let imperial = setup.player(holder).and_then(|player| player.role).is_some_and(Role::is_imperial);
    let shared = oath == Oath::Supremacy && imperial && leaders.contains(&Colour::Purple);
    Ok(match leaders.as_slice() {
        [] => Due::Stays,
        _ if leaders.contains(&holder) => Due::Stays,
        _ if shared && holder != Colour::Purple => Due::Passes(Colour::Purple),
        [one] => Due::Passes(*one),
        _ => Due::Chosen(leaders),
    })
}

/// Returns the table with the title where it belongs, if that takes no choice: a player who meets the goal always has it.
pub(crate) fn settled(table: &Table<'_>) -> Setup {
    let mut setup = table.position.clone().into_setup();
    settle(table, &mut setup);
    setup
}

/// Returns whether a player has the title once it is where it belongs. None where its holder is unknown, or it must be handed on
/// first and this player may get it.
pub(crate) fn holds(table: &Table<'_>, colour: Colour) -> Option<bool> {
    match table.due(|| due(table, table.position)) {
        Ok(Due::Passes(other)) => Some(*other == colour),
        Ok(Due::Chosen(meeting)) => (!meeting.contains(&colour)).then_some(false),
        Ok(Due::Stays) | Err(_) => table.position.title?.holder.map(|holder| holder == colour),
    }
}

/// Returns the side of the title where it belongs: who takes it has its Oathkeeper side up.
pub(crate) fn side(table: &Table<'_>) -> Option<TitleSide> {
    match table.due(|| due(table, table.position)) {
        Ok(Due::Passes(_) | Due::Chosen(_)) => Some(TitleSide::Oathkeeper),
        Ok(Due::Stays) | Err(_) => table.position.title?.side,
    }
}

/// Returns the Imperial player with whom the title lies on its Usurper side, where that cannot be §4.1.3: only Exiles turn it, but
/// for the Polish printing (D33).
#[must_use]
pub fn imperial_usurper(table: &Table<'_>) -> Option<Colour> {
    let title = table.position.title.filter(|title| title.side == Some(TitleSide::Usurper))?;
    let holder = table.position.player(title.holder?)?;
    let imperial = holder.role.is_some_and(Role::is_imperial);
    (imperial && !table.follows(D33, Printing::Pl)).then_some(holder.colour)
}

/// Returns whether the holder still has to choose who takes the title.
pub(crate) fn is_to_be_chosen(table: &Table<'_>) -> bool {
    matches!(due(table, table.position), Ok(Due::Chosen(_)))
}

/// Returns whether the holder has to choose who takes the title in the middle of an action, where no choice can be named.
pub(crate) fn is_choice_unnamed(table: &Table<'_>, now: &Setup) -> bool {
    !is_to_be_chosen(table) && matches!(due(table, now), Ok(Due::Chosen(_)))
}

/// Moves the title where it belongs, if that takes no choice.
pub(crate) fn settle(table: &Table<'_>, setup: &mut Setup) {
    if let Ok(Due::Passes(colour)) = due(table, setup) {
        give(setup, colour);
    }
}

/// Gives the title to a player, who then gives favor to players with Chaos Cult among their advisers.
fn give(setup: &mut Setup, colour: Colour) {
    setup.title = Some(Title { holder: Some(colour), side: Some(TitleSide::Oathkeeper) });
    let taken = |card: &CardAt| {
        let effects = card.card().filter(|_| !card.facedown).map(|card| card.effects).unwrap_or_default();
        effects.iter().find_map(|effect| match effect {
            Effect::After(After { event: Event::TookOathkeeper, does: Deed::Take(take), .. }) => Some(take.count),
            _ => None,
        })
    };
    let others = setup.players.iter().filter(|player| player.colour != colour);
    let cults: Vec<(Colour, u8)> =
        others.flat_map(|player| player.advisers.iter().filter_map(taken).map(|count| (player.colour, count))).collect();
    for (holder, count) in cults {
        moves::give_favor(setup, colour, holder, Favor(count));
    }
}

/// Hands the title to one of several who meet the goal. The holder chooses, no matter whose turn it is.
pub(crate) fn hand(step: &mut Step<'_, '_>, to: Colour) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(TITLE);
    match due(table, table.position) {
        Err(missing) => ruling.leave_open(missing, [TITLE]),
        Ok(Due::Stays) => {
            if let Some(player) = table.position.title.and_then(|title| title.holder) {
                ruling.object(Matter::HolderKeepsTitle { player }, [TITLE]);
            }
        }
        Ok(Due::Passes(player)) if player == to => ruling.explain(Matter::TitlePasses { player }, [TITLE]),
        Ok(Due::Passes(_)) => ruling.object(Matter::DoesNotMeetGoal { player: to }, [TITLE]),
        Ok(Due::Chosen(meeting)) => {
            if !meeting.contains(&to) {
                ruling.object(Matter::DoesNotMeetGoal { player: to }, [TITLE]);
            }
            if let Some(player) = table.position.title.and_then(|title| title.holder) {
                ruling.explain(Matter::HolderChooses { player }, [TITLE]);
                if table.by != Some(player) {
                    ruling.ask_consent(player);
                }
            }
        }
    }
    step.change(|setup| give(setup, to));
}

/// Returns the players to whom the title could be handed now.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    match due(table, table.position) {
        Ok(Due::Chosen(meeting)) => meeting.into_iter().map(|colour| Action::HandTitle(colour).into()).collect(),
        Ok(Due::Stays | Due::Passes(_)) | Err(_) => Vec::new(),
    }
}
