//! What the use of a power costs §7.1.2: favor and secrets placed or burned; nothing is placed on a card that bears any.

use crate::{
    cards::effect::Act,
    game::{CardIdentity, CardRef, Colour, Favor, Player, Secrets, Setup},
    law::{Cited, LawRef, law},
    rules::{
        base::{Cost, Matter, Ruling},
        payment,
        powers::{
            access::UsedAs,
            in_force::{self, InForce, cite},
        },
        state::{Table, moves},
    },
};

const COST: LawRef = law("7.1.2");
const NO_PAY_LIMIT: LawRef = law("7.5.3");

/// Charges for a power. A battle plan can be paid for whatever lies on it §7.5.3.
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: CardRef, used_as: UsedAs) {
    let printed = card.0.cost;
    if printed.is_free() {
        return;
    }
    let paid = Cost { favor: Favor(printed.favor()), secrets: Secrets(printed.secrets()), ..Cost::default() };
    payment::charge(table, ruling, player, &Cited { value: paid, cites: vec![COST.into(), cite(card)] });
    if printed.secrets() > 0 {
        in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::UseSecretPowers);
    }
    let placed = printed.favor_placed > 0 || printed.secrets_placed > 0;
    if placed && bears_tokens(table.position, card) {
        match used_as {
            UsedAs::BattlePlan => ruling.cite(NO_PAY_LIMIT),
            UsedAs::Power => ruling.object(Matter::Occupied { card }, [COST]),
        }
    }
}

/// Rules on paying for a card in the midst of an action, with the pieces as they are then, beside secrets that are spent before.
/// Nothing is charged: the turn may be another player's, and only in one's own must nothing lie on the card.
pub(crate) fn check_at_once(
    table: &Table<'_>,
    now: &Setup,
    ruling: &mut Ruling,
    player: &Player,
    power: &InForce<'_>,
    spent: Secrets,
) {
    let (card, cites) = (power.card_ref(), || [COST.into(), power.cite()]);
    let Some(own) = now.player(player.colour) else { return };
    if now.turn == Some(player.colour) && bears_tokens(now, card) {
        ruling.object(Matter::Occupied { card }, cites());
    }
    let (need, have) = (Favor(card.0.cost.favor()), moves::purse(now, own));
    if have < need {
        ruling.object(Matter::NotEnoughFavor { need, have }, cites());
    }
    let (need, have) = (spent.saturating_add(Secrets(card.0.cost.secrets())), own.secrets);
    if have < need {
        ruling.object(Matter::NotEnoughSecrets { need, have }, cites());
    }
    in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::UseSecretPowers);
}

/// Returns whether favor or secrets lie on a card.
fn bears_tokens(setup: &Setup, card: CardRef) -> bool {
    setup.cards().any(|at| at.identity == CardIdentity::Known(card) && (at.favor.0 > 0 || at.secrets.0 > 0))
}

/// Pays for cards that are used §7.1.2, one after the other.
pub(crate) fn spend(setup: &mut Setup, colour: Colour, using: &[CardIdentity]) {
    for card in using.iter().filter_map(CardIdentity::card) {
        pay_printed(setup, colour, card);
    }
}

/// Pays the printed cost of a card §7.1.2, whosever turn it is; what the Vow of Kinship lets a player pay comes from the Nomad bank.
pub(crate) fn pay_printed(setup: &mut Setup, colour: Colour, card: CardRef) {
    let printed = card.0.cost;
    moves::draw_on_vow(setup, colour, Favor(printed.favor()));
    place(setup, colour, card, Favor(printed.favor_placed), Secrets(printed.secrets_placed));
    moves::burn_favor(setup, colour, Favor(printed.favor_burned));
    moves::burn_secrets(setup, colour, Secrets(printed.secrets_burned));
}

/// Places favor and secrets on a card §7.1.2; outside one's turn the favor goes to the bank and the secrets are turned facedown.
pub(crate) fn place(setup: &mut Setup, colour: Colour, card: CardRef, favor: Favor, secrets: Secrets) {
    let favor = moves::spend_favor(setup, colour, favor);
    if setup.turn != Some(colour) {
        moves::flip_secrets(setup, colour, secrets);
        match card.0.suit {
            Some(suit) => moves::to_bank(setup, suit, favor),
            None => moves::to_shared_bank(setup, favor),
        }
        return;
    }
    moves::burn_secrets(setup, colour, secrets);
    if let Some(lies) = moves::lying(setup, card) {
        lies.favor = lies.favor.saturating_add(favor);
        lies.secrets = lies.secrets.saturating_add(secrets);
    }
}
