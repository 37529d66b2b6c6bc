//! What a journey costs with the powers that bear on it §5.6.1, §7.6.2, and the least that it may cost.

use crate::{
    cards::effect::{SupplyCost, Travel},
    game::Supply,
    law::{LawRef, law},
    rules::{
        base::{Matter, Ruling},
        powers::in_force::InForce,
    },
};

const FREE_TRAVEL: LawRef = law("7.6.2");

/// Returns the least that a journey may cost, given another price that may apply.
pub(crate) fn cheapest(least: Option<Supply>, cost: Option<SupplyCost>) -> Option<Supply> {
    let perhaps = match cost? {
        SupplyCost::Free => Supply::NONE,
        SupplyCost::Set(supply) => Supply(supply),
        SupplyCost::Raise(_) => return least,
    };
    Some(least.map_or(perhaps, |least| least.min(perhaps)))
}

/// Returns what a journey costs: a set price replaces the usual one, raises are added, free beats them all §7.6.2.
pub(crate) fn price(ruling: &mut Ruling, usual: Supply, changes: &[(InForce<'_>, Travel)]) -> Supply {
    let (mut price, mut raise, mut free) = (usual, Supply::NONE, false);
    for (power, change) in changes {
        let card = power.card_ref();
        match change.cost {
            None => {}
            Some(SupplyCost::Free) => {
                free = true;
                ruling.explain(Matter::CardFrees { card }, [power.cite(), FREE_TRAVEL.into()]);
            }
            Some(SupplyCost::Set(supply)) => {
                price = Supply(supply);
                ruling.explain(Matter::CardSetsPrice { card, supply: price }, [power.cite()]);
            }
            Some(SupplyCost::Raise(supply)) => {
                raise = raise.saturating_add(Supply(supply));
                ruling.explain(Matter::CardRaisesPrice { card, supply: Supply(supply) }, [power.cite()]);
            }
        }
    }
    if free { Supply::NONE } else { price.saturating_add(raise) }
}
