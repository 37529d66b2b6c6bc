//! Tolls: what a card charges besides printed costs: favor for its ruler, a secret flipped, favor burned. A player who cannot pay
//! cannot act.

use crate::{
    cards::effect::{Act, Pays},
    game::{Colour, Player, Ruler, Secrets, Setup},
    law::{Cited, LawRef, law},
    rules::{
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::in_force::{self, InForce},
        state::{Table, moves},
    },
};

const COST: LawRef = law("7.1.2");

/// Returns what is paid, as far as it does not depend on a Campaign.
fn cost(pays: Pays) -> Cost {
    match pays {
        Pays::FavorToRuler(favor) | Pays::BurnFavor(favor) => Cost::favor(favor),
        Pays::FlipSecret => Cost { secrets_flipped: Secrets(1), ..Cost::default() },
        Pays::Nothing
        | Pays::PlaceSecret(_)
        | Pays::SacrificeOnBoard(_)
        | Pays::SacrificeInForce(_)
        | Pays::FavorToEnemyPerDie => Cost::default(),
    }
}

/// Charges a toll and explains who gets the favor.
pub(crate) fn charge(table: &Table<'_>, ruling: &mut Ruling, player: &Player, power: &InForce<'_>, pays: Pays) {
    let value = cost(pays);
    if value == Cost::default() {
        return;
    }
    payment::charge(table, ruling, player, &Cited { value, cites: vec![power.cite(), COST.into()] });
    if pays == Pays::FlipSecret {
        in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::UseSecretPowers);
    }
    let card = power.card_ref();
    match (pays, taker(power.ruler)) {
        (Pays::FavorToRuler(_), Some(colour)) => {
            ruling.explain(Matter::FavorToRuler { card, count: value.favor, colour }, [power.cite()]);
            if table.position.player(colour).is_none() {
                ruling.needs.push(Missing::Player(colour));
            }
        }
        (Pays::FavorToRuler(_), None) => ruling.explain(Matter::FavorBurned { card, count: value.favor }, [power.cite()]),
        _ => {}
    }
}

/// Returns the player who gets favor for a card's ruler: the Chancellor for the Empire, none for bandits.
const fn taker(ruler: Ruler) -> Option<Colour> {
    match ruler {
        Ruler::Empire => Some(Colour::Purple),
        Ruler::Player(colour) => Some(colour),
        Ruler::Bandits | Ruler::Unruled => None,
    }
}

/// Pays a toll; a player under the Vow of Kinship from the Nomad bank, too.
pub(crate) fn settle(setup: &mut Setup, colour: Colour, power: &InForce<'_>, pays: Pays) {
    let value = cost(pays);
    moves::draw_on_vow(setup, colour, value.favor);
    match taker(power.ruler).filter(|_| matches!(pays, Pays::FavorToRuler(_))) {
        Some(taker) => moves::give_favor(setup, colour, taker, value.favor),
        None => moves::burn_favor(setup, colour, value.favor),
    }
    moves::flip_secrets(setup, colour, value.secrets_flipped);
}
