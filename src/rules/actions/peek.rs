//! Peeking at facedown relics: at one's site, again from anywhere §6.3, and in the Reliquary §6.4.

use crate::{
    cards::named,
    game::{CardAt, CardIdentity, CardRef, Colour, OnSpace, Player, Role, Setup, Slot, Space},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling},
        request::{Action, Request, Shown},
        state::{Step, Table, moves},
        turn::acting,
    },
};

const PEEK: LawRef = law("6.3");
const PEEK_IMPERIAL: LawRef = law("6.4");
const PEEK_TERM: LawRef = law("10/peek");
const OWN_ADVISERS: LawRef = law("6.1");
const OFFERING: LawRef = law("6.6.1");
const HIDDEN: LawRef = law("9.4");

/// Peeks at a relic at a site §6.3, which is remembered.
pub(crate) fn peek_relic(step: &mut Step<'_, '_>, at: Option<Slot>) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(PEEK);
    ruling.cite(PEEK_TERM);
    let Some(player) = acting(table, ruling) else { return };
    let before = |slot: &Slot| player.peeked.contains(slot);
    let slot = if let Some(slot) = at.filter(before) {
        slot
    } else {
        let Some(own) = table.pawn(player, ruling, PEEK) else { return };
        if let Some(site) = at.filter(|slot| *slot != own) {
            ruling.object(Matter::NotPeeked { site }, [PEEK]);
        }
        at.unwrap_or(own)
    };
    if table.site(slot, ruling, PEEK).is_some_and(|site| site.relics.is_empty()) {
        ruling.object(Matter::NoRelic { site: slot }, [PEEK]);
    }
    step.change(|setup| {
        if let Some(player) = moves::player(setup, player.colour).filter(|player| !player.peeked.contains(&slot)) {
            player.peeked.push(slot);
        }
    });
}

/// Peeks into the Reliquary §6.4, which is remembered as long as the relics lie there.
pub(crate) fn peek_reliquary(step: &mut Step<'_, '_>, space: Option<Space>) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(PEEK_IMPERIAL);
    let Some(player) = acting(table, ruling) else { return };
    match scepter(player) {
        Some(scepter) => {
            if let Some(card) = table.taken_this_turn(scepter) {
                ruling.object(Matter::TakenThisTurn { card }, [named::THE_GRAND_SCEPTER.cite()]);
            }
        }
        None if table.position.scepter_holder().is_none() => ruling.leave_open(Missing::Scepter, [PEEK_IMPERIAL]),
        None => ruling.object(Matter::NoScepter, [PEEK_IMPERIAL]),
    }
    let on = |space: Space| table.position.reliquary.on(space);
    let spaces = space.map_or_else(|| Space::ALL.to_vec(), |space| vec![space]);
    if spaces.iter().any(|space| matches!(on(*space), Some(OnSpace::Covered(_)))) {
        let relics = covered(table.position, &spaces);
        return step.change(|setup| see(setup, player.colour, relics));
    }
    match spaces.iter().find(|space| on(**space).is_none()) {
        Some(unknown) => ruling.leave_open(Missing::Space(*unknown), [PEEK_IMPERIAL]),
        None => spaces.iter().for_each(|space| ruling.object(Matter::NoRelicOnSpace { space: *space }, [PEEK_IMPERIAL])),
    }
}

fn scepter(player: &Player) -> Option<&CardAt> {
    player.relics.iter().find(|relic| !relic.facedown && relic.card().is_some_and(|card| card == named::THE_GRAND_SCEPTER))
}

/// Lets another player peek: at one's own facedown adviser whenever one likes §6.1, at the Reliquary with an offer of Citizenship
/// §6.6.1. What they have seen is remembered as long as it lies there.
pub(crate) fn show(step: &mut Step<'_, '_>, what: &Shown, to: Colour) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(HIDDEN);
    let fronts = match what {
        Shown::Adviser(card) => {
            ruling.cite(OWN_ADVISERS);
            let Some(player) = table.me(ruling, HIDDEN) else { return };
            check_viewer(table, ruling, player, to, OWN_ADVISERS);
            let facedown = || player.advisers.iter().filter(|it| it.facedown);
            if !facedown().any(|it| it.identity == *card) {
                if facedown().any(|it| it.identity == CardIdentity::Unknown) {
                    ruling.leave_open(Missing::Facedown, [OWN_ADVISERS]);
                } else {
                    ruling.object(Matter::NotInHand { card: card.clone() }, [OWN_ADVISERS, HIDDEN]);
                }
            }
            card.card().into_iter().collect()
        }
        Shown::Reliquary => {
            ruling.cite(OFFERING);
            let Some(player) = acting(table, ruling) else { return };
            check_viewer(table, ruling, player, to, OFFERING);
            match scepter(player) {
                Some(_) => {}
                None if table.position.scepter_holder().is_none() => ruling.leave_open(Missing::Scepter, [OFFERING]),
                None => ruling.object(Matter::NoScepter, [OFFERING]),
            }
            let exile = table.player(to, ruling, OFFERING).and_then(|other| table.role(other, ruling, OFFERING));
            if exile.is_some_and(|role| role != Role::Exile) {
                ruling.object(Matter::WrongRole { colour: to, wanted: Role::Exile }, [OFFERING]);
            }
            covered(table.position, Space::ALL)
        }
    };
    step.change(|setup| see(setup, to, fronts));
}

/// Returns the relics on spaces of the Reliquary, as far as they are told.
fn covered(setup: &Setup, spaces: &[Space]) -> Vec<CardRef> {
    let told = |space: &Space| match setup.reliquary.on(*space) {
        Some(OnSpace::Covered(relic)) => *relic,
        Some(OnSpace::Taken) | None => None,
    };
    spaces.iter().filter_map(told).collect()
}

/// Lets a player remember the fronts of cards.
fn see(setup: &mut Setup, colour: Colour, fronts: Vec<CardRef>) {
    if let Some(viewer) = moves::player(setup, colour) {
        let known = viewer.seen.clone();
        viewer.seen.extend(fronts.into_iter().filter(|card| !known.contains(card)));
    }
}

/// Objects unless the other player is at the table, and another.
fn check_viewer(table: &Table<'_>, ruling: &mut Ruling, player: &Player, to: Colour, section: LawRef) {
    if to == player.colour {
        ruling.object(Matter::NotAnother { colour: to }, [section]);
    } else {
        let _ = table.player(to, ruling, section);
    }
}

/// Forgets the advisers and relics that players have seen and that do not lie there facedown any more.
pub(crate) fn forget_moved(setup: &mut Setup) {
    let advisers = setup.players.iter().flat_map(|player| &player.advisers).filter(|it| it.facedown);
    let hidden: Vec<CardRef> = advisers.filter_map(|it| it.identity.card()).chain(covered(setup, Space::ALL)).collect();
    for player in &mut setup.players {
        player.seen.retain(|card| hidden.contains(card));
    }
}

/// Returns every peek that could be asked about.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let Some(player) = table.actor() else { return Vec::new() };
    let relics = |slot: &Slot| table.position.site(*slot).is_some_and(|site| !site.relics.is_empty());
    let here = player.pawn.filter(relics).map(|_| Action::PeekRelic(None));
    let again = player.peeked.iter().filter(|slot| Some(**slot) != player.pawn && relics(slot));
    let again = again.map(|slot| Action::PeekRelic(Some(*slot)));
    let covered = |space: &&Space| matches!(table.position.reliquary.on(**space), Some(OnSpace::Covered(_)));
    let spaces = Space::ALL.iter().filter(|_| scepter(player).is_some()).filter(covered);
    let imperial = spaces.map(|space| Action::PeekReliquary(Some(*space)));
    here.into_iter().chain(again).chain(imperial).map(Request::from).collect()
}
