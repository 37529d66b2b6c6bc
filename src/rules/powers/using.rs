//! `using CARD,…`: modifiers of a major action §7.4, battle plans §7.5, Rest powers §7.3.4.

use super::{
    access::{self, cite},
    pay,
};
use crate::{
    cards::{MajorAction, Model, PowerKind},
    game::{CardRef, Player, What},
    law::{LawRef, law},
    rules::{
        matter::Matter,
        missing::Missing,
        ruling::{Bearing, Ruling},
        table::Table,
    },
};

const MODIFIERS: LawRef = law("7.4");
const SINGLE_USE: LawRef = law("7.4.2");
const BATTLE_PLANS: LawRef = law("7.5");
const REST_POWERS: LawRef = law("7.3.4");

/// What cards are used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Occasion {
    /// A major action, a Campaign as its attacker.
    Major(MajorAction),
    /// A Campaign, as its defender.
    Defending,
    /// The end of the Rest Phase.
    Rest,
}

impl From<MajorAction> for Occasion {
    fn from(action: MajorAction) -> Self {
        Self::Major(action)
    }
}

/// Rules on the cards used for an action: access, kind, cost, each once. A card whose effect is not modelled leaves the
/// ruling open.
pub(in crate::rules) fn check_using(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    occasion: impl Into<Occasion>,
    using: &[What],
) {
    let occasion = occasion.into();
    for (at, what) in using.iter().enumerate() {
        let What::Known(card) = what else {
            ruling.untold(Missing::Power, [section(occasion)]);
            continue;
        };
        if using[..at].contains(what) {
            ruling.object(Matter::UsedTwice { card: *card }, [SINGLE_USE]);
            continue;
        }
        let plan = card.0.powers.iter().any(|kind| kind.is_battle_plan());
        if !fits(*card, occasion) {
            ruling.object(Matter::NotForThis { card: *card }, [section(occasion)]);
        }
        access::check(table, ruling, player, *card, plan);
        pay::check(table, ruling, player, *card, plan);
        if !is_modelled(*card, occasion) {
            ruling.reason(Bearing::Unknown, Matter::Unmodelled { card: *card }, [cite(*card)]);
        }
    }
}

/// Returns whether a card has a power for an occasion.
fn fits(card: CardRef, occasion: Occasion) -> bool {
    let modifies = |action: MajorAction| card.0.powers.contains(&PowerKind::Modifier) && card.0.modifies.contains(&action);
    let either = PowerKind::BattlePlanEither;
    let plan = |side: PowerKind| card.0.powers.iter().any(|kind| *kind == side || *kind == either);
    match occasion {
        Occasion::Major(MajorAction::Campaign) => modifies(MajorAction::Campaign) || plan(PowerKind::BattlePlanAttacker),
        Occasion::Major(action) => modifies(action),
        Occasion::Defending => plan(PowerKind::BattlePlanDefender),
        Occasion::Rest => card.0.powers.contains(&PowerKind::Rest),
    }
}

const fn section(occasion: Occasion) -> LawRef {
    match occasion {
        Occasion::Major(MajorAction::Campaign) | Occasion::Defending => BATTLE_PLANS,
        Occasion::Major(_) => MODIFIERS,
        Occasion::Rest => REST_POWERS,
    }
}

/// Returns whether the rules carry out what a card does on an occasion: the banners' part in a Search §5.1, all that Musters,
/// Trades and Recovers ask for, and Rest powers.
fn is_modelled(card: CardRef, occasion: Occasion) -> bool {
    match occasion {
        Occasion::Major(MajorAction::Search) => ["darkest-secret", "peoples-favor"].contains(&card.0.id),
        Occasion::Major(MajorAction::Muster | MajorAction::Trade | MajorAction::Recover) | Occasion::Rest => {
            card.0.model() != Model::TextOnly
        }
        Occasion::Major(MajorAction::Campaign | MajorAction::Travel) | Occasion::Defending => false,
    }
}
