//! Powers §7 that are used on their own §6.2, §7.3: may this player use this one now? What a power does is for cards to
//! say; until it is modelled its use is ruled on and not carried out.

mod access;
pub(super) mod draw;
pub(super) mod in_force;
pub(super) mod journey;
mod pay;
pub(super) mod toll;
mod using;

pub(super) use access::cite;
pub(super) use pay::spend;
pub(super) use using::{Occasion, check_using};

use super::{
    action::{Action, Asked},
    gate::{acting, in_phase},
    matter::Matter,
    missing::Missing,
    ruling::{Ruling, Verdict},
    table::Table,
};
use crate::{
    cards::PowerKind,
    game::{CardAt, CardRef, Phase, Player, Setup, What},
    law::{LawRef, law},
};

const USE: LawRef = law("6.2");
const RESOLVE: LawRef = law("7.1.3");
const WAKE: LawRef = law("7.3.1");
const ACTION: LawRef = law("7.3.2");
const REST: LawRef = law("7.3.4");

/// Rules on using the power of a card on its own.
pub(super) fn may_use(table: &Table<'_>, card: &What, _choices: &str) -> Ruling {
    let mut ruling = Ruling::on(USE);
    let What::Known(card) = *card else {
        ruling.untold(Missing::Power, [USE]);
        return ruling;
    };
    let mut kinds = card.0.powers.iter().map(|kind| section(*kind));
    let fitting = kinds.clone().flatten().find(|(phase, _)| *phase == table.position.phase);
    let player = if let Some((phase, section)) = fitting.or_else(|| kinds.clone().flatten().next()) {
        ruling.cite(section);
        if phase == Phase::Act { acting(table, &mut ruling) } else { in_phase(table, &mut ruling, phase, section) }
    } else {
        let section = kinds.next().and_then(Result::err).unwrap_or(USE);
        ruling.object(Matter::NotAlone { card }, [section]);
        table.me(&mut ruling, USE)
    };
    let Some(player) = player else { return ruling };
    access::check(table, &mut ruling, player, card, false);
    pay::check(table, &mut ruling, player, card, false);
    ruling.cite(RESOLVE);
    ruling.needs.push(Missing::Effect);
    ruling
}

/// Returns when a kind of power is used on its own; `Err`: the section by which it is not.
const fn section(kind: PowerKind) -> Result<(Phase, LawRef), LawRef> {
    match kind {
        PowerKind::Wake => Ok((Phase::Wake, WAKE)),
        PowerKind::Action => Ok((Phase::Act, ACTION)),
        PowerKind::Rest => Ok((Phase::Rest, REST)),
        PowerKind::WhenPlayed | PowerKind::Homeland => Err(law("7.3.3")),
        PowerKind::Modifier => Err(law("7.4")),
        PowerKind::BattlePlanAttacker | PowerKind::BattlePlanDefender | PowerKind::BattlePlanEither => Err(law("7.5.2")),
        PowerKind::Persistent | PowerKind::Continuous => Err(law("7.1.4")),
    }
}

/// Resolves a power §7.1.3. None is modelled: no use gets this far.
pub(super) fn use_power(_: &Table<'_>, _: &mut Setup, _: &What, _: &str) {}

/// Returns every Action power within reach §7.1.1.
pub(super) fn uses(table: &Table<'_>) -> Vec<Asked> {
    let Some(player) = table.by.and_then(|colour| table.position.player(colour)) else { return Vec::new() };
    let mut cards: Vec<CardRef> = Vec::new();
    let mut add = |card: Option<&'static crate::cards::Card>| {
        cards.extend(card.filter(|card| card.powers.contains(&PowerKind::Action)).map(CardRef));
    };
    for site in &table.position.sites {
        site.cards.iter().filter(|card| !card.facedown).for_each(|card| add(card.card()));
        add(site.card().filter(|_| !site.facedown));
    }
    own(player).filter(|card| !card.facedown).for_each(|card| add(card.card()));
    cards.retain(|card| {
        let mut reach = Ruling::default();
        access::check(table, &mut reach, player, *card, false);
        reach.verdict() != Verdict::Illegal
    });
    cards.into_iter().map(|card| Action::Use(What::Known(card), String::new()).into()).collect()
}

fn own(player: &Player) -> impl Iterator<Item = &CardAt> {
    player.advisers.iter().chain(&player.relics)
}
