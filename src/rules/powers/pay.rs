//! What the use of a power costs §7.1.2: favor and secrets placed or burned; nothing is placed on a card that bears any.

use crate::{
    cards::effect::Act,
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Player, Secrets, Setup},
    law::{Cited, LawRef, law},
    rules::{
        base::{Cost, Matter, Ruling},
        payment,
        powers::{
            access::{Location, locate},
            in_force::{self, cite},
        },
        state::{Table, moves},
    },
};

const COST: LawRef = law("7.1.2");
const NO_PAY_LIMIT: LawRef = law("7.5.3");

/// Charges for a power; `plan`: a battle plan can be paid for whatever lies on it §7.5.3.
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: CardRef, plan: bool) {
    let printed = card.0.cost;
    if printed.is_free() {
        return;
    }
    let paid = Cost { favor: Favor(printed.favor()), secrets: Secrets(printed.secrets()), ..Cost::default() };
    payment::pay(table, ruling, player, &Cited { value: paid, cites: vec![COST.into(), cite(card)] });
    if printed.secrets() > 0 {
        in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::UseSecretPowers);
    }
    let placed = printed.favor_placed > 0 || printed.secrets_placed > 0;
    let bears = locate(table, card).as_ref().and_then(Location::card_at).is_some_and(|at| at.favor.0 > 0 || at.secrets.0 > 0);
    if placed && bears {
        if plan {
            ruling.cite(NO_PAY_LIMIT);
        } else {
            ruling.object(Matter::Occupied { card }, [COST]);
        }
    }
}

/// Pays for cards used in the player's own turn: favor and secrets are placed on them or burned §7.1.2.
pub(crate) fn spend(setup: &mut Setup, colour: Colour, using: &[CardIdentity]) {
    for card in using.iter().filter_map(CardIdentity::card) {
        let printed = card.0.cost;
        moves::burn_favor(setup, colour, Favor(printed.favor_burned));
        let Some(player) = moves::player(setup, colour) else { return };
        moves::spend_secrets(player, Secrets(printed.secrets()));
        let placed = player.favor.min(Favor(printed.favor_placed));
        player.favor = player.favor.checked_sub(placed).unwrap_or(Favor::NONE);
        if let Some(card) = lying(setup, card) {
            card.favor = card.favor.saturating_add(placed);
            card.secrets = card.secrets.saturating_add(Secrets(printed.secrets_placed));
        }
    }
}

/// Returns a card wherever it lies faceup.
fn lying(setup: &mut Setup, card: CardRef) -> Option<&mut CardAt> {
    let at_sites = setup.sites.iter_mut().flat_map(|site| &mut site.cards);
    let with_players = setup.players.iter_mut().flat_map(|it| it.advisers.iter_mut().chain(&mut it.relics));
    at_sites.chain(with_players).find(|it| !it.facedown && it.identity == CardIdentity::Known(card))
}
