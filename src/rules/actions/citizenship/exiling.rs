//! Exiling a Citizen §6.7 and oneself §6.8: what it costs, who gets it, and what the new Exile does.

use crate::{
    cards::effect::Act,
    game::{CardAt, Colour, Favor, MOST_SUPPLY, Phase, Role, Secrets, Setup, Slot, Warbands},
    law::{Cited, LawRef, law},
    rules::{
        actions::citizenship::{held_scepter, require_role, require_scepter},
        base::{Cost, Matter, Missing},
        payment::charge,
        powers::in_force::forbid,
        state::{Due, Step, Table, moves},
        turn::acting,
        victory::title,
    },
};

const EXILE: LawRef = law("6.7");
const TITLE: LawRef = law("2.11");
const GIVE: LawRef = law("10/give");
const SELF_EXILE: LawRef = law("6.8");

/// What exiling a Citizen costs before title and banner are looked at §6.7.
const BASE_PRICE: u8 = 5;

/// Exiles another Citizen, who gets the favor.
pub(crate) fn exile(step: &mut Step<'_, '_>, citizen: Colour) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(EXILE);
    ruling.cite(GIVE);
    let Some(player) = acting(table, ruling) else { return };
    require_scepter(table, ruling, player, EXILE);
    let Some(other) = table.player(citizen, ruling, EXILE) else { return };
    if citizen == player.colour {
        ruling.object(Matter::NotAnother { colour: citizen }, [EXILE]);
    }
    require_role(table, ruling, other, Role::Citizen, EXILE);
    forbid(table, ruling, other, |_, cannot| cannot.act == Act::BeExiled);
    let holders = [player.colour, citizen].map(|colour| title::holds(table, colour));
    if holders.contains(&None) {
        ruling.leave_open(Missing::Title, [EXILE]);
    } else if let Ok(Due::Passes(player)) = title::due(table, table.position) {
        ruling.explain(Matter::TitlePasses { player }, [TITLE]);
    }
    if table.position.peoples_favor.is_none() {
        ruling.leave_open(Missing::PeoplesFavor, [EXILE]);
    }
    let [less, more] = [player.colour, citizen].map(|colour| title_and_banner(table, colour));
    let favor = Favor(BASE_PRICE + more - less);
    ruling.explain(Matter::ExilePrice { favor, more, less, colour: citizen }, [EXILE]);
    charge(table, ruling, player, &Cited::new(Cost { favor, ..Cost::default() }, EXILE));
    // It may cost less where the holder of title or banner is unknown.
    let [mine, _] = holders;
    let less = u8::from(mine.is_none()) + u8::from(table.position.peoples_favor.is_none());
    let least = favor.checked_sub(Favor(less)).unwrap_or_default();
    let in_doubt = |matter: &Matter| matches!(matter, Matter::NotEnoughFavor { have, .. } if least <= *have);
    ruling.reasons.retain(|reason| !in_doubt(&reason.matter));
    step.change(|setup| {
        moves::give_favor(setup, player.colour, citizen, favor);
        become_exile(setup, citizen);
    });
}

/// Returns how many of title and People's Favor a player holds: each raises the price of a Citizen §6.7, or lowers what the Grand
/// Scepter's holder pays.
fn title_and_banner(table: &Table<'_>, colour: Colour) -> u8 {
    let banner = table.position.peoples_favor.and_then(|banner| banner.holder);
    u8::from(title::holds(table, colour) == Some(true)) + u8::from(banner == Some(colour))
}

/// Exiles oneself: the Grand Scepter's holder gets the favor, and the Act Phase ends.
pub(crate) fn self_exile(step: &mut Step<'_, '_>) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(SELF_EXILE);
    ruling.cite(GIVE);
    let Some(player) = acting(table, ruling) else { return };
    require_role(table, ruling, player, Role::Citizen, SELF_EXILE);
    forbid(table, ruling, player, |_, cannot| cannot.act == Act::BeExiled);
    let holder = held_scepter(table, ruling, SELF_EXILE);
    if holder == Some(player.colour) {
        ruling.object(Matter::HoldsScepter, [SELF_EXILE]);
    }
    // A secret may lie on any card on the table, no matter whose.
    if let Some(slot) = Slot::ALL.iter().find(|slot| table.position.site(**slot).is_none()) {
        ruling.leave_open(Missing::Site(*slot), [SELF_EXILE]);
    }
    let board = player.secrets.saturating_add(player.secrets_facedown);
    let cards: Secrets = table.position.cards().map(|card: &CardAt| card.secrets).sum();
    let warbands = player.warbands;
    ruling.explain(Matter::SelfExilePrice { board, cards, warbands }, [SELF_EXILE]);
    let favor = Favor(board.saturating_add(cards).0.saturating_add(warbands.0));
    charge(table, ruling, player, &Cited::new(Cost { favor, ..Cost::default() }, SELF_EXILE));
    let Some(holder) = holder else { return };
    step.change(|setup| {
        moves::give_favor(setup, player.colour, holder, favor);
        become_exile(setup, player.colour);
        setup.phase = Phase::Rest;
    });
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
