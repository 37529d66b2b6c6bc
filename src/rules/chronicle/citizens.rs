//! Offers of Citizenship in the Chronicle §8.2: an Exile who has won makes Citizens for the next game.

use crate::{
    game::{CardAt, Chapter, Colour, Player, Role, Setup, Slot, Warbands},
    law::{
        DivergenceId::{D39, D40},
        LawRef, Printing, law,
    },
    rules::{
        base::{Matter, Missing, NeededChoice, Ruling},
        chronicle::{piles, writer},
        request::{Action, Request, Terms},
        state::{Step, Table, moves},
    },
};

const OFFER: LawRef = law("8.2");
const CROWN: crate::law::Cite = crate::law::ruling("bandit-crown-in-the-chronicle");
const LIMITS: LawRef = law("9.3");

/// Offers Citizenship to an Exile, who must agree: the board turns, and a warband of the winner's takes the place of all theirs at
/// each site that they rule. The German printing lets an Imperial winner offer too (D39) and replaces each of them (D40).
pub(crate) fn offer(step: &mut Step<'_, '_>, to: Colour, terms: &Terms) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(OFFER);
    let Some(winner) = writer(table, ruling, &[Chapter::Citizenship], OFFER) else { return };
    let exile = table.role(winner, ruling, OFFER).is_none_or(|role| role == Role::Exile);
    if !exile && !table.follows(D39, Printing::De) {
        ruling.object(Matter::OnlyRole { role: Role::Exile }, [OFFER]);
    }
    let Some(asked) = table.player(to, ruling, OFFER) else { return };
    if to == winner.colour {
        ruling.object(Matter::OfferToSelf, [OFFER]);
    } else if table.role(asked, ruling, OFFER).is_some_and(|role| role != Role::Exile) {
        ruling.object(Matter::WrongRole { colour: to, wanted: Role::Exile }, [OFFER]);
    } else if table.position.ending.as_ref().is_some_and(|ending| ending.flipped.contains(&to)) {
        ruling.object(Matter::JustFlipped { colour: to }, [OFFER]);
    }
    if terms.space.is_some() || !terms.bargain.is_nothing() {
        ruling.object(Matter::OfferIsBare, [OFFER]);
    }
    ruling.ask_consent(to);
    let Some(kind) = winner.warband_colour() else { return };
    let places = replaced(table, ruling, asked, kind, terms);
    step.change(|setup| become_citizen(setup, to, kind, &places));
}

/// Returns how many of the winner's warbands come to which sites: those that the new Citizen rules, with the Bandit Crown the empty
/// ones too (publisher). Where there are too few, the table says which sites get them §9.3.
fn replaced(table: &Table<'_>, ruling: &mut Ruling, citizen: &Player, kind: Colour, terms: &Terms) -> Vec<(Slot, Warbands)> {
    let each = table.follows(D40, Printing::De);
    let mut places = Vec::new();
    for site in &table.position.sites {
        if table.rules(citizen.colour, site.slot) != Some(true) {
            continue;
        }
        let there: Warbands = site.warbands.iter().map(|(_, count)| *count).sum();
        if there == Warbands::NONE {
            ruling.cite(CROWN);
        }
        places.push((site.slot, if each { there.max(Warbands(1)) } else { Warbands(1) }));
    }
    let need: Warbands = places.iter().map(|(_, count)| *count).sum();
    let Some(left) = table.position.bank(kind).filter(|_| need > Warbands::NONE) else {
        if need > Warbands::NONE {
            ruling.need(Missing::Bank(kind));
        }
        return places;
    };
    if !terms.replacing.is_empty() {
        places = named(ruling, &places, terms, left.min(need));
    } else if left < need {
        ruling.explain(Matter::TooFewToReplace { need, have: left }, [OFFER, LIMITS]);
        if left > Warbands::NONE {
            ruling.choices.push(NeededChoice::ReplacingAtSites);
        }
        places.clear();
    }
    for (site, count) in &places {
        ruling.explain(Matter::WarbandsReplaced { count: *count, colour: kind, site: *site }, [OFFER]);
    }
    places
}

/// Returns the warbands that are named, objecting unless they are as many as can come, no more anywhere than belong there.
fn named(ruling: &mut Ruling, places: &[(Slot, Warbands)], terms: &Terms, need: Warbands) -> Vec<(Slot, Warbands)> {
    let most = |slot: Slot| places.iter().find(|(at, _)| *at == slot).map_or(Warbands::NONE, |(_, count)| *count);
    let named: Vec<(Slot, Warbands)> = terms.replacing.iter().filter_map(|(at, count)| at.map(|at| (at, *count))).collect();
    let fits = named.len() == terms.replacing.len() && named.iter().all(|(slot, count)| *count <= most(*slot));
    let all: Warbands = named.iter().map(|(_, count)| *count).sum();
    if !fits || all != need {
        ruling.object(Matter::WrongReplacement { need }, [OFFER]);
    }
    named
}

/// Turns the board and replaces the warbands. Those on the board count for nothing any more, and go back.
fn become_citizen(setup: &mut Setup, citizen: Colour, kind: Colour, places: &[(Slot, Warbands)]) {
    let mut freed = Warbands::NONE;
    for site in &mut setup.sites {
        let own = site.warbands.iter().filter(|(colour, _)| *colour == citizen).map(|(_, count)| *count);
        freed = freed.saturating_add(own.sum());
        site.warbands.retain(|(colour, _)| *colour != citizen);
    }
    if let Some(player) = moves::player(setup, citizen) {
        freed = freed.saturating_add(std::mem::replace(&mut player.warbands, Warbands::NONE));
        player.role = Some(Role::Citizen);
        let (vision, prophet) = (player.vision.take(), player.prophet.take());
        if let Some(vision) = vision {
            piles::discard(setup, CardAt::known(vision.0));
        }
        if let Some(prophet) = prophet {
            moves::to_personal_bank(setup, prophet, Warbands(1));
        }
    }
    moves::to_personal_bank(setup, citizen, freed);
    for (slot, count) in places {
        let placed = moves::from_personal_bank(setup, kind, *count);
        if let Some(site) = moves::site(setup, *slot).filter(|_| placed > Warbands::NONE) {
            site.warbands.push((kind, placed));
        }
    }
}

/// Returns every offer that could be asked about.
pub(super) fn offers(table: &Table<'_>) -> Vec<Request> {
    let others = table.position.players.iter().filter(|it| Some(it.colour) != table.by && it.role == Some(Role::Exile));
    let exile = table.actor().is_some_and(|player| player.role == Some(Role::Exile)) || table.follows(D39, Printing::De);
    let offer = |it: &Player| Action::OfferCitizenship { to: it.colour, terms: Box::new(Terms::default()) }.into();
    others.filter(|_| exile).map(offer).collect()
}
