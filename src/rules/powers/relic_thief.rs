//! Relic Thief §7.1.4: who may roll for relics that another player takes, what the roll costs, and what it does.

use crate::{
    cards::{
        Special,
        effect::{Act, Thing},
    },
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Player, Ruler, Secrets, Setup, Slot},
    law::Cite,
    rules::{
        base::{Bearing, Matter, Reason, Ruling},
        powers::in_force::{self, InForce},
        request::{Choice, Request},
        state::{Table, moves},
    },
};

/// A Relic Thief and its holder.
pub(crate) type Thief<'a> = (InForce<'a>, &'a Player);

/// The choice to be named: not used, used with success, or used without.
const ASKS: &str = "choosing CARD 0|1|2";
/// The answer by which the thief gets the relics.
const STOLEN: i8 = 1;

/// Returns the player who can roll for relics that another takes: in the same region, with a faceup Relic Thief and enough to
/// pay for it besides what is `spent` already.
pub(crate) fn eligible_thief_after<'a>(
    table: &Table<'a>,
    taker: &Player,
    spent: impl Fn(&Player) -> (Favor, Secrets),
) -> Option<Thief<'a>> {
    let region = taker.pawn.map(Slot::region)?;
    in_force::all(table).iter().copied().filter(|power| power.card.special == Some(Special::RelicThief)).find_map(|power| {
        let Ruler::Player(colour) = power.ruler else { return None };
        let player = table.position.player(colour).filter(|it| it.colour != taker.colour)?;
        let near = player.pawn.map(Slot::region) == Some(region);
        let (favor, secrets) = spent(player);
        let cost = power.card.cost;
        let pays = player.favor >= favor.saturating_add(Favor(cost.favor()))
            && player.secrets >= secrets.saturating_add(Secrets(cost.secrets()));
        let allowed = || in_force::bans(table, player, |_, cannot| cannot.act == Act::UseSecretPowers).is_empty();
        (near && pays && allowed()).then_some((power, player))
    })
}

/// Returns the player who can roll for relics that another takes, where nothing else is spent.
pub(crate) fn eligible_thief<'a>(table: &Table<'a>, taker: &Player) -> Option<Thief<'a>> {
    eligible_thief_after(table, taker, |_| (Favor::NONE, Secrets::NONE))
}

/// Returns what keeps a thief from the relics that a player has taken §9.2: Circlet of Command, Lost Tongue.
fn guards(table: &Table<'_>, thief: &Player, taker: &Player) -> Vec<Reason> {
    in_force::bans(table, thief, |power, cannot| match cannot.act {
        Act::Take(Thing::HoldersRelicsAndBanners | Thing::HoldersOtherRelicsAndBanners) => {
            in_force::holds(taker, power.ruler) == Ok(true)
        }
        _ => false,
    })
}

/// Explains who may roll for the relics that a player takes, and asks for the result. A thief who cannot take them cannot roll.
pub(crate) fn ask(
    table: &Table<'_>,
    ruling: &mut Ruling,
    taker: &Player,
    (power, player): &Thief<'_>,
    count: usize,
    result: Option<i8>,
    cite: Cite,
) {
    let cites = [cite, power.cite()];
    let guards = guards(table, player, taker);
    let kept = guards.iter().any(|guard| guard.bearing == Bearing::Against);
    if result.is_some_and(|result| result != 0) {
        for guard in guards {
            ruling.reason(guard.bearing, guard.matter, guard.cites.into_iter().chain(cites));
        }
    }
    if kept {
        return;
    }
    ruling.explain(Matter::MayStealRelics { card: power.card_ref(), colour: player.colour, count }, cites);
    match result {
        None => ruling.choices.push(ASKS),
        Some(0..=2) => {}
        Some(_) => ruling.object(Matter::WrongNumber { need: 1 }, cites),
    }
}

/// Returns the result of the roll that is named in an action other than a Campaign.
pub(crate) fn roll_result(asked: &Request) -> Option<i8> {
    asked.choosing.iter().find_map(|choice| match choice {
        Choice::Card(_, number) | Choice::Number(number) => Some(*number),
        Choice::Suit(_) | Choice::Colour(_) | Choice::Swap(..) => None,
    })
}

/// Pays for the roll, if there was one, and moves the relics that were taken if it succeeded.
pub(crate) fn steal(
    setup: &mut Setup,
    (power, thief): &Thief<'_>,
    taker: Option<Colour>,
    relics: &[CardIdentity],
    asked: &Request,
) {
    let Some(taker) = taker else { return };
    let holder = settle(setup, power.card_ref(), thief.colour, taker, roll_result(asked));
    if holder == taker {
        return;
    }
    let stolen = |relic: &CardAt| relics.contains(&relic.identity);
    let Some(player) = moves::player(setup, taker) else { return };
    let (gone, left): (Vec<CardAt>, Vec<CardAt>) = std::mem::take(&mut player.relics).into_iter().partition(stolen);
    player.relics = left;
    if let Some(player) = moves::player(setup, holder) {
        player.relics.extend(gone);
    }
}

/// Pays for the roll, if there was one, and returns who gets the relics.
pub(crate) fn settle(setup: &mut Setup, card: CardRef, thief: Colour, taker: Colour, result: Option<i8>) -> Colour {
    let Some(rolled) = result.filter(|result| *result != 0) else { return taker };
    let cost = card.0.cost;
    moves::spend_favor(setup, thief, Favor(cost.favor_placed));
    moves::flip_secrets(setup, thief, Secrets(cost.secrets_placed));
    match card.0.suit {
        Some(suit) => moves::to_bank(setup, suit, Favor(cost.favor_placed)),
        None => moves::to_shared_bank(setup, Favor(cost.favor_placed)),
    }
    if rolled == STOLEN { thief } else { taker }
}
