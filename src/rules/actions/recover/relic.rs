//! Relics: a facedown one at the site §5.4.1, for the cost printed there §5.4.2, §2.8.4. Who then rolls for it with a Relic Thief is
//! for `judge::taken_relics`.

use crate::{
    cards::RecoverCost,
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Player, Secrets, Setup, SiteAtSlot, Slot, Supply},
    law::{Cited, DivergenceId::D17, LawRef, Printing, law},
    rules::{
        actions::recover::{CHOOSE_TARGET, PAY_COST},
        base::{Cost, Matter, Missing, NeededChoice, Ruling},
        payment::pay_outside_powers,
        request::{Action, Recovered, Request},
        state::{Step, Table, moves},
    },
};

const PRINTED_COST: LawRef = law("2.8.4");
const RELIC_COST: LawRef = law("2.4.1");
const BURN: LawRef = law("10/burn");
const RELIQUARY: LawRef = law("2.3");

/// Recovers a relic: pays the printed cost and takes it, faceup §5.4.3.
pub(crate) fn recover(step: &mut Step<'_, '_>, player: &Player, named: Option<CardRef>, asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    let site = table.own_site(player, ruling, CHOOSE_TARGET);
    let printed = site.and_then(SiteAtSlot::facts).and_then(|facts| facts.recover_cost);
    match site {
        None => ruling.charge(&Cited::new(Cost::supply(1), CHOOSE_TARGET)),
        Some(site) => {
            check_relic_is_there(table, ruling, site, named, is_unnamed(asked));
            let cost = Cost { supply: Supply(1), ..priced(table, ruling, site) };
            let cites = vec![CHOOSE_TARGET.into(), PAY_COST.into(), RELIC_COST.into(), PRINTED_COST.into()];
            pay_outside_powers(table, ruling, player, &Cited { value: cost, cites });
        }
    }
    let (Some(site), Some(printed)) = (site, printed) else { return };
    step.change(|setup| {
        let Some(relic) = take_from_site(setup, site.slot, named, is_unnamed(asked)) else { return };
        pay_printed(table, setup, player.colour, printed);
        moves::hold_relic(setup, player.colour, relic);
    });
}

/// Objects if the relic is not there, and asks which one where that makes a difference.
fn check_relic_is_there(table: &Table<'_>, ruling: &mut Ruling, site: &SiteAtSlot, named: Option<CardRef>, unnamed: bool) {
    let slot = site.slot;
    let unknown = site.relics.iter().any(|relic| relic.identity == CardIdentity::Unknown);
    match named {
        _ if site.relics.is_empty() => ruling.object(Matter::NoRelicHere { site: slot }, [CHOOSE_TARGET]),
        None if unnamed && unknown => {}
        None if site.relics.len() == 1 && unknown => ruling.needs.push(Missing::Facedown),
        None if site.relics.len() > 1 => ruling.choices.push(NeededChoice::RelicHere),
        None => {}
        Some(relic) if site.relics.iter().any(|other| other.identity == CardIdentity::Known(relic)) => {}
        Some(relic) if table.is_in_reliquary(relic) => {
            ruling.object(Matter::RelicNotHere { card: relic, site: slot }, [CHOOSE_TARGET, RELIQUARY]);
        }
        // Naming a relic that is described nowhere else describes what lies here.
        Some(relic) if unknown && !table.position.is_somewhere(relic) => {}
        Some(relic) => ruling.object(Matter::RelicNotHere { card: relic, site: slot }, [CHOOSE_TARGET]),
    }
}

/// Returns the printed cost. The Polish printing has three favor burned from the bank instead (D17).
fn priced(table: &Table<'_>, ruling: &mut Ruling, site: &SiteAtSlot) -> Cost {
    let Some(facts) = site.facts() else {
        ruling.leave_open(Missing::SiteName(site.slot), [PRINTED_COST]);
        return Cost::default();
    };
    match facts.recover_cost {
        None => {
            ruling.object(Matter::NoRecoverCost { site: site.slot }, [PAY_COST, PRINTED_COST]);
            Cost::default()
        }
        Some(RecoverCost::Bank { favor, suit }) if table.follows(D17, Printing::Pl) => {
            match table.position.banks.map(|banks| banks.in_bank(suit)) {
                None => ruling.leave_open(Missing::Banks, [PAY_COST]),
                Some(have) if have.0 < favor => {
                    ruling.object(Matter::NotEnoughInBank { need: Favor(favor), have, suit }, [PAY_COST]);
                }
                Some(_) => {}
            }
            Cost::default()
        }
        Some(RecoverCost::Bank { favor, suit }) => {
            ruling.explain(Matter::FavorToBank { count: Favor(favor), suit }, [PAY_COST, PRINTED_COST]);
            Cost::favor(favor)
        }
        Some(RecoverCost::BurnFavor(favor)) => {
            ruling.cite(BURN);
            Cost::favor(favor)
        }
        Some(RecoverCost::BurnSecrets(secrets)) => {
            ruling.cite(BURN);
            Cost::secrets(secrets)
        }
    }
}

/// Returns whether a relic is recovered that nobody names.
const fn is_unnamed(asked: &Request) -> bool {
    matches!(asked.action, Action::Recover(Recovered::UnnamedRelic))
}

/// Takes the relic that is named, one that nobody names, or the first, from a site.
fn take_from_site(setup: &mut Setup, slot: Slot, named: Option<CardRef>, unnamed: bool) -> Option<CardAt> {
    let site = moves::site(setup, slot)?;
    let at = match named {
        None if unnamed => site.relics.iter().position(|other| other.identity == CardIdentity::Unknown),
        None => Some(0),
        Some(relic) => {
            let is = |what: &CardIdentity| site.relics.iter().position(|other| other.identity == *what);
            is(&CardIdentity::Known(relic)).or(is(&CardIdentity::Unknown))
        }
    };
    let at = at.filter(|at| *at < site.relics.len())?;
    let taken = site.relics.remove(at);
    let identity = named.map_or(taken.identity, CardIdentity::Known);
    Some(CardAt { facedown: identity == CardIdentity::Unknown, identity, ..taken })
}

/// Moves what the printed cost asks for §2.8.4.
fn pay_printed(table: &Table<'_>, setup: &mut Setup, colour: Colour, printed: RecoverCost) {
    match printed {
        RecoverCost::Bank { favor, suit } if table.follows(D17, Printing::Pl) => {
            let burned = moves::from_bank(setup, suit, Favor(favor));
            moves::burn(setup, burned);
        }
        RecoverCost::Bank { favor, suit } => {
            moves::spend_favor(setup, colour, Favor(favor));
            moves::to_bank(setup, suit, Favor(favor));
        }
        RecoverCost::BurnFavor(favor) => moves::burn_favor(setup, colour, Favor(favor)),
        RecoverCost::BurnSecrets(secrets) => moves::burn_secrets(setup, colour, Secrets(secrets)),
    }
}

/// Returns every relic at the site that could be asked about.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
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
