//! Before the first turn §1.23: in turn order every player places a pawn, keeps one of three cards and discards the others.

use crate::{
    game::{CardAt, CardIdentity, Phase, Player, Region, Role, Setup, SiteAtSlot, Slot},
    law::{DivergenceId::D04, LawRef, Printing, law},
    rules::{
        base::{Matter, Missing, NeededChoice, Ruling},
        request::{Action, Request},
        state::{Step, Table, discard::next_region, moves},
        turn::in_phase,
    },
};

const FIRST_CHOICES: LawRef = law("1.23");
const HANDS: LawRef = law("1.20");
const VISIONS_DRAWN: LawRef = law("1.22");
const DISCARD: LawRef = law("10/discard");

/// Places the pawn at a faceup site, the Chancellor's at the top one of the Cradle; the Polish printing has every pawn at the first
/// faceup site there (D04). One card is kept facedown, the others are discarded.
pub(crate) fn set_up(step: &mut Step<'_, '_>, at: Slot, keeping: Option<&CardIdentity>) {
    let (table, ruling) = (step.table, &mut step.ruling);
    for section in [FIRST_CHOICES, DISCARD] {
        ruling.cite(section);
    }
    let Some(player) = in_phase(table, ruling, Phase::Setup, FIRST_CHOICES) else { return };
    check_start(table, ruling, player, at);
    let kept = kept(table, ruling, player, keeping);
    let colour = player.colour;
    step.change(|setup| {
        let Some(player) = moves::player(setup, colour) else { return };
        player.pawn = Some(at);
        let mut hand = std::mem::take(&mut player.drawn);
        if let Some((place, identity)) = kept.filter(|(place, _)| *place < hand.len()) {
            hand.remove(place);
            player.advisers.push(CardAt { identity, facedown: true, ..CardAt::default() });
        }
        for card in hand {
            moves::onto_pile(setup, next_region(at.region()), CardAt { facedown: false, ..card });
        }
        pass_on(setup, colour);
    });
}

/// Objects unless the pawn may start at a site.
fn check_start(table: &Table<'_>, ruling: &mut Ruling, player: &Player, at: Slot) {
    let Some(site) = table.site(at, ruling, FIRST_CHOICES) else { return };
    if site.facedown {
        ruling.object(Matter::StartsFaceup { site: at }, [FIRST_CHOICES]);
    }
    let Some(role) = table.role(player, ruling, FIRST_CHOICES) else { return };
    let chancellor = role == Role::Chancellor;
    let all = table.follows(D04, Printing::Pl);
    let top = if all { first_faceup(table, ruling) } else { Some(Slot::Cradle1) };
    if let Some(site) = top.filter(|top| *top != at && (all || chancellor)) {
        let matter = if chancellor { Matter::ChancellorStarts { site } } else { Matter::AllStart { site } };
        ruling.object(matter, [FIRST_CHOICES]);
    }
}

/// Returns the first faceup site of the Cradle.
fn first_faceup(table: &Table<'_>, ruling: &mut Ruling) -> Option<Slot> {
    let mut cradle = Slot::ALL.iter().copied().filter(|slot| slot.region() == Region::Cradle);
    cradle.find(|slot| table.site(*slot, ruling, FIRST_CHOICES).is_none_or(|site| !site.facedown))
}

/// Returns the place in hand of the card that is kept, and which card it is. A card of an unknown hand may be named; where nothing
/// is known of the hand, nothing need be.
fn kept(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    keeping: Option<&CardIdentity>,
) -> Option<(usize, CardIdentity)> {
    let unknown = || player.drawn.iter().position(|card| card.identity == CardIdentity::Unknown);
    if player.drawn.is_empty() {
        ruling.leave_open(Missing::Facedown, [FIRST_CHOICES, HANDS]);
        return None;
    }
    let Some(keeping) = keeping else {
        return match (unknown(), player.drawn.as_slice()) {
            (Some(place), _) => Some((place, CardIdentity::Unknown)),
            (None, [only]) => Some((0, only.identity.clone())),
            (None, _) => {
                ruling.choices.push(NeededChoice::KeptAdviser);
                None
            }
        };
    };
    let named = player.drawn.iter().position(|card| card.identity == *keeping);
    let elsewhere = keeping.card().is_some_and(|card| table.position.is_somewhere(card));
    let place = named.or_else(|| unknown().filter(|_| !elsewhere));
    if place.is_none() {
        ruling.object(Matter::NotInHand { card: keeping.clone() }, [FIRST_CHOICES, HANDS]);
    } else if named.is_none() && keeping.is_vision() {
        check_drawn_vision(table, ruling, keeping);
    }
    place.map(|place| (place, keeping.clone()))
}

/// Objects to a Vision in an unknown hand if the marker, which counts those that were drawn §1.22, has no more of them.
fn check_drawn_vision(table: &Table<'_>, ruling: &mut Ruling, vision: &CardIdentity) {
    let Some(count) = table.position.visions_drawn else { return };
    let held = table.position.players.iter().flat_map(|player| player.drawn.iter().chain(&player.advisers));
    let known = held.filter(|card| card.identity.is_vision()).count();
    if known >= usize::from(count) {
        ruling.object(Matter::NoMoreVisionsDrawn { card: vision.clone(), count }, [VISIONS_DRAWN, HANDS]);
    }
}

/// Lets the next player choose; after the last one the first turn begins §4.
fn pass_on(setup: &mut Setup, colour: crate::game::Colour) {
    let at = setup.players.iter().position(|player| player.colour == colour);
    if let Some(next) = at.and_then(|at| setup.players.get(at + 1)) {
        setup.turn = Some(next.colour);
    } else {
        setup.turn = setup.players.first().map(|first| first.colour);
        setup.phase = Phase::Wake;
    }
}

/// Returns every choice: each faceup site with each card of the hand that is known.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let Some(player) = table.actor() else { return Vec::new() };
    let known = player.drawn.iter().filter(|card| card.identity != CardIdentity::Unknown);
    let mut kept: Vec<Option<CardIdentity>> = known.map(|card| Some(card.identity.clone())).collect();
    if kept.len() < player.drawn.len() || kept.is_empty() {
        kept.push(None);
    }
    let sites: Vec<&SiteAtSlot> = table.position.sites.iter().filter(|site| !site.facedown).collect();
    let all = sites.into_iter().flat_map(|site| {
        kept.iter().map(|keeping| Action::SetUp { at: site.slot, keeping: keeping.clone() }.into()).collect::<Vec<Request>>()
    });
    all.collect()
}
