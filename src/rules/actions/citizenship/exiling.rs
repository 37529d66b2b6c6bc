//! Exiling a Citizen §6.7 and oneself §6.8: what it costs, who gets it, and what the new Exile does.

use crate::{
    cards::effect::Act,
    game::{CardAt, Colour, Favor, MOST_SUPPLY, Phase, Role, Secrets, Setup, Slot, Warbands},
    law::{Cited, LawRef, law},
    rules::{
        actions::citizenship::{holder, is_a, scepter_unknown, with_scepter},
        base::{Cost, Matter, Missing, Ruling},
        payment::pay,
        powers::in_force::forbid,
        state::{Due, Table, moves},
        turn::acting,
        victory::title,
    },
};

const EXILE: LawRef = law("6.7");
const TITLE: LawRef = law("2.11");
const GIVE: LawRef = law("10/give");
const SELF_EXILE: LawRef = law("6.8");

/// Rules on exiling another Citizen.
pub(crate) fn may_exile(table: &Table<'_>, citizen: Colour) -> Ruling {
    let mut ruling = Ruling::on(EXILE);
    ruling.cite(GIVE);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    with_scepter(table, player, EXILE, &mut ruling);
    let Some(other) = table.player(citizen, &mut ruling, EXILE) else { return ruling };
    if citizen == player.colour {
        ruling.object(Matter::NotAnother { colour: citizen }, [EXILE]);
    }
    is_a(table, other, Role::Citizen, EXILE, &mut ruling);
    forbid(table, &mut ruling, other, |_, cannot| cannot.act == Act::BeExiled);
    let holders = [player.colour, citizen].map(|colour| title::holds(table, colour));
    if holders.contains(&None) {
        ruling.untold(Missing::Title, [EXILE]);
    } else if let Ok(Due::Passes(player)) = title::due(table, table.position) {
        ruling.explain(Matter::TitlePasses { player }, [TITLE]);
    }
    if table.position.peoples_favor.is_none() {
        ruling.untold(Missing::PeoplesFavor, [EXILE]);
    }
    let favor = price(table, player.colour, citizen);
    ruling.explain(Matter::ExilePrice { favor, colour: citizen }, [EXILE]);
    pay(table, &mut ruling, player, &Cited::new(Cost { favor, ..Cost::default() }, EXILE));
    // For all that is told it may cost less.
    let [mine, _] = holders;
    let less = u8::from(mine.is_none()) + u8::from(table.position.peoples_favor.is_none());
    let least = favor.less(Favor(less)).unwrap_or_default();
    let in_doubt = |matter: &Matter| matches!(matter, Matter::NotEnoughFavor { have, .. } if least <= *have);
    ruling.reasons.retain(|reason| !in_doubt(&reason.matter));
    ruling
}

/// Returns what exiling a Citizen costs §6.7: five favor, one more for each of title and People's Favor that the Citizen
/// holds, one less for each that the Grand Scepter's holder does.
fn price(table: &Table<'_>, by: Colour, citizen: Colour) -> Favor {
    let banner = table.position.peoples_favor.and_then(|banner| banner.holder);
    let title = |colour: Colour| title::holds(table, colour) == Some(true);
    let held_by = |colour: Colour| u8::from(title(colour)) + u8::from(banner == Some(colour));
    Favor(5 + held_by(citizen) - held_by(by))
}

/// Rules on exiling oneself.
pub(crate) fn may_self_exile(table: &Table<'_>) -> Ruling {
    let mut ruling = Ruling::on(SELF_EXILE);
    ruling.cite(GIVE);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    is_a(table, player, Role::Citizen, SELF_EXILE, &mut ruling);
    forbid(table, &mut ruling, player, |_, cannot| cannot.act == Act::BeExiled);
    match holder(table) {
        Some(holder) if holder == player.colour => ruling.object(Matter::HoldsScepter, [SELF_EXILE]),
        Some(_) => {}
        None => scepter_unknown(SELF_EXILE, &mut ruling),
    }
    // A secret may lie on any card on the table, whosever it is.
    if let Some(slot) = Slot::ALL.iter().find(|slot| table.position.site(**slot).is_none()) {
        ruling.untold(Missing::Site(*slot), [SELF_EXILE]);
    }
    let board = player.secrets.and(player.secrets_facedown);
    let cards: Secrets = table.position.cards().map(|card: &CardAt| card.secrets).sum();
    let warbands = player.warbands;
    ruling.explain(Matter::SelfExilePrice { board, cards, warbands }, [SELF_EXILE]);
    let favor = Favor(board.and(cards).0.saturating_add(warbands.0));
    pay(table, &mut ruling, player, &Cited::new(Cost { favor, ..Cost::default() }, SELF_EXILE));
    ruling
}

/// Gives the favor and turns the Citizen into an Exile.
pub(crate) fn exile(table: &Table<'_>, setup: &mut Setup, citizen: Colour) {
    let Some(by) = table.by else { return };
    moves::give_favor(setup, by, citizen, price(table, by, citizen));
    become_exile(setup, citizen);
}

/// Gives the favor to the Grand Scepter's holder, turns the Citizen into an Exile, and ends the Act Phase.
pub(crate) fn self_exile(table: &Table<'_>, setup: &mut Setup) {
    let (Some(colour), Some(holder)) = (table.by, holder(table)) else { return };
    moves::give_favor(setup, colour, holder, may_self_exile(table).cost.favor);
    become_exile(setup, colour);
    setup.phase = Phase::Rest;
}

/// Turns the board, replaces the warbands on it by own ones, as many as there are §9.3, and refreshes Supply.
fn become_exile(setup: &mut Setup, colour: Colour) {
    let Some(player) = moves::player(setup, colour) else { return };
    let count = std::mem::replace(&mut player.warbands, Warbands::NONE);
    player.role = Some(Role::Exile);
    player.supply = Some(MOST_SUPPLY);
    moves::to_personal_bank(setup, Colour::Purple, count);
    moves::gain_warbands(setup, colour, count);
}
