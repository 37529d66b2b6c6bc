//! Relics: a facedown one at the site §5.4.1, for the cost printed there §5.4.2, §2.8.4.

use crate::{
    cards::RecoverCost,
    game::{CardAt, CardRef, Favor, OnSpace, Player, Secrets, Setup, SiteAtSlot, Space, Supply, What},
    law::{Cited, DivergenceId::D17, LawRef, Printing, law},
    rules::{
        actions::recover::{CHOOSE_TARGET, PAY_COST},
        base::{Cost, Matter, Missing, Ruling},
        payment::pay_outside_powers,
        powers::relic_thief,
        request::{Action, Asked, Recovered},
        state::{Table, moves},
    },
};

const PRINTED_COST: LawRef = law("2.8.4");
const RELIC_COST: LawRef = law("2.4.1");
const BURN: LawRef = law("10/burn");
const RELIQUARY: LawRef = law("2.3");

pub(crate) fn may(table: &Table<'_>, player: &Player, named: Option<CardRef>, ruling: &mut Ruling) {
    let site = table.pawn(player, ruling, CHOOSE_TARGET).and_then(|slot| table.site(slot, ruling, CHOOSE_TARGET));
    let Some(site) = site else {
        ruling.charge(&Cited::new(Cost::supply(1), CHOOSE_TARGET));
        return;
    };
    is_there(table, site, named, ruling);
    let cost = match site.facts().map(|facts| facts.recover_cost) {
        None => {
            ruling.untold(Missing::SiteName(site.slot), [PRINTED_COST]);
            Cost::supply(1)
        }
        Some(None) => {
            ruling.object(Matter::NoRecoverCost { site: site.slot }, [PAY_COST, PRINTED_COST]);
            Cost::supply(1)
        }
        Some(Some(printed)) => priced(table, printed, ruling),
    };
    let cites = vec![CHOOSE_TARGET.into(), PAY_COST.into(), RELIC_COST.into(), PRINTED_COST.into()];
    pay_outside_powers(table, ruling, player, &Cited { value: cost, cites });
}

/// Objects if the relic is not there, and asks which one where that makes a difference.
fn is_there(table: &Table<'_>, site: &SiteAtSlot, named: Option<CardRef>, ruling: &mut Ruling) {
    let slot = site.slot;
    let unknown = site.relics.iter().any(|relic| relic.what == What::Unknown);
    match named {
        _ if site.relics.is_empty() => ruling.object(Matter::NoRelicHere { site: slot }, [CHOOSE_TARGET]),
        None if site.relics.len() == 1 && unknown => ruling.needs.push(Missing::Facedown),
        None if site.relics.len() > 1 => ruling.choices.push("relic NAME"),
        None => {}
        Some(relic) if site.relics.iter().any(|other| other.what == What::Known(relic)) => {}
        Some(relic) if in_reliquary(table, relic) => {
            ruling.object(Matter::RelicNotHere { card: relic, site: slot }, [CHOOSE_TARGET, RELIQUARY]);
        }
        // Whoever names a relic that nobody has described elsewhere tells what lies there.
        Some(relic) if unknown && !table.position.cards().any(|other| other.what == What::Known(relic)) => {}
        Some(relic) => ruling.object(Matter::RelicNotHere { card: relic, site: slot }, [CHOOSE_TARGET]),
    }
}

fn in_reliquary(table: &Table<'_>, relic: CardRef) -> bool {
    Space::ALL.iter().any(|space| table.position.reliquary.on(*space) == Some(&OnSpace::Covered(Some(relic))))
}

/// Returns the printed cost. The Polish printing has three favor burned from the bank instead (D17).
fn priced(table: &Table<'_>, printed: RecoverCost, ruling: &mut Ruling) -> Cost {
    let own = match printed {
        RecoverCost::Bank { favor, suit } if table.follows(D17, Printing::Pl) => {
            match table.position.banks.map(|banks| banks.of(suit)) {
                None => ruling.untold(Missing::Banks, [PAY_COST]),
                Some(have) if have.0 < favor => {
                    ruling.object(Matter::NotEnoughInBank { need: Favor(favor), have, suit }, [PAY_COST]);
                }
                Some(_) => {}
            }
            Cost::default()
        }
        RecoverCost::Bank { favor, suit } => {
            ruling.explain(Matter::FavorToBank { count: Favor(favor), suit }, [PAY_COST, PRINTED_COST]);
            Cost::favor(favor)
        }
        RecoverCost::BurnFavor(favor) => {
            ruling.cite(BURN);
            Cost::favor(favor)
        }
        RecoverCost::BurnSecrets(secrets) => {
            ruling.cite(BURN);
            Cost::secrets(secrets)
        }
    };
    Cost { supply: Supply(1), ..own }
}

/// Pays the cost and takes the relic, faceup §5.4.3.
pub(crate) fn take(table: &Table<'_>, setup: &mut Setup, named: Option<CardRef>, stolen: Option<i8>) {
    let Some(player) = table.actor() else { return };
    let Some(site) = player.pawn.and_then(|slot| moves::site(setup, slot)) else { return };
    let printed = site.facts().and_then(|facts| facts.recover_cost);
    let at = match named {
        None => Some(0),
        Some(relic) => {
            let is = |what: &What| site.relics.iter().position(|other| other.what == *what);
            is(&What::Known(relic)).or(is(&What::Unknown))
        }
    };
    let Some(at) = at.filter(|at| *at < site.relics.len()) else { return };
    let mut relic = CardAt { facedown: false, ..site.relics.remove(at) };
    if let Some(named) = named {
        relic.what = What::Known(named);
    }
    match printed {
        Some(RecoverCost::Bank { favor, suit }) if table.follows(D17, Printing::Pl) => {
            let burned = moves::from_bank(setup, suit, Favor(favor));
            moves::burn(setup, burned);
        }
        Some(RecoverCost::Bank { favor, suit }) => {
            if let Some(player) = moves::player(setup, player.colour) {
                player.favor = player.favor.less(Favor(favor)).unwrap_or(Favor::NONE);
            }
            moves::to_bank(setup, suit, Favor(favor));
        }
        Some(RecoverCost::BurnFavor(favor)) => moves::burn_favor(setup, player.colour, Favor(favor)),
        Some(RecoverCost::BurnSecrets(secrets)) => moves::burn_secrets(setup, player.colour, Secrets(secrets)),
        None => {}
    }
    let holder = match relic_thief::lurks(table, player) {
        Some((power, thief)) => relic_thief::settle(setup, power.card_ref(), thief.colour, player.colour, stolen),
        None => player.colour,
    };
    moves::hold_relic(setup, holder, relic);
}

/// Returns every relic at the site that could be asked about.
pub(crate) fn all(table: &Table<'_>) -> Vec<Asked> {
    let pawn = table.actor().and_then(|player| player.pawn);
    let relics = pawn.and_then(|slot| table.position.site(slot)).map(|site| site.relics.as_slice()).unwrap_or_default();
    let known: Vec<CardRef> = relics.iter().filter_map(CardAt::card).map(CardRef).collect();
    let asked = |named| Action::Recover(Recovered::Relic(named)).into();
    match (relics.len(), known.as_slice()) {
        (0, _) => Vec::new(),
        (_, []) => vec![asked(None)],
        (_, known) => known.iter().map(|relic| asked(Some(*relic))).collect(),
    }
}
