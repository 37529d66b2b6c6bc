//! What an Exile does who accepts Citizenship §6.6.2.

use crate::{
    game::{CardAt, Colour, MOST_SUPPLY, OnSpace, Phase, Player, Role, Setup, Slot, Space, TitleSide, Warbands},
    law::{DivergenceId::D33, LawRef, Printing, law},
    rules::{
        base::{Matter, Missing, NeededChoice, Ruling},
        state::{Table, discard::next_region, moves},
    },
};

const ACCEPTING: LawRef = law("6.6.2");
const DISCARD: LawRef = law("10/discard");
const LIMITS: LawRef = law("9.3");

/// Warbands and where they are: at a site, or on the board.
type Stand = (Option<Slot>, Warbands);

/// Says what acceptance brings, and asks for what carrying it out needs.
pub(crate) fn foresee(table: &Table<'_>, ruling: &mut Ruling, exile: &Player, replacing: &[Stand]) {
    if table.position.turn == Some(exile.colour) {
        ruling.explain(Matter::ActPhaseEnds, [ACCEPTING]);
    }
    if exile.vision.is_some() {
        ruling.cite(DISCARD);
        if exile.pawn.is_none() {
            ruling.needs.push(Missing::Pawn(exile.colour));
        }
    }
    let places = places(table, exile);
    let all: Warbands = places.iter().map(|(_, count)| *count).sum();
    if all == Warbands::NONE {
        return;
    }
    let Some(left) = table.position.bank(Colour::Purple) else {
        return ruling.needs.push(Missing::Bank(Colour::Purple));
    };
    if left < all {
        ruling.explain(Matter::TooFewToReplace { need: all, have: left }, [ACCEPTING, LIMITS]);
    }
    if !replacing.is_empty() {
        check_replacing(ruling, &places, replacing, left.min(all));
    } else if left < all && left > Warbands::NONE && places.len() > 1 {
        ruling.choices.push(NeededChoice::ReplacingWarbands);
    }
}

/// Objects unless exactly as many warbands are named as can be replaced, no more anywhere than are there.
fn check_replacing(ruling: &mut Ruling, places: &[Stand], replacing: &[Stand], need: Warbands) {
    let at = |among: &[Stand], place: Option<Slot>| -> Warbands {
        among.iter().filter(|(at, _)| *at == place).map(|(_, count)| *count).sum()
    };
    let fits = replacing.iter().all(|(place, _)| at(replacing, *place) <= at(places, *place));
    let named: Warbands = replacing.iter().map(|(_, count)| *count).sum();
    if !fits || named != need {
        ruling.object(Matter::WrongReplacement { need }, [ACCEPTING]);
    }
}

/// Returns the warbands of the Exile's own colour, place by place.
fn places(table: &Table<'_>, exile: &Player) -> Vec<Stand> {
    let at_sites = table.position.sites.iter().flat_map(|site| site.warbands.iter().map(move |it| (site.slot, it)));
    let own = at_sites.filter(|(_, (colour, _))| *colour == exile.colour).map(|(slot, (_, count))| (Some(slot), *count));
    own.chain([(None, exile.warbands)]).filter(|(_, count)| *count > Warbands::NONE).collect()
}

/// Turns the board, replaces the warbands, discards the Vision, turns the title, ends the Act Phase, refreshes Supply,
/// and hands over the relic, if there is one. The Polish printing turns the title to its Usurper side (D33).
pub(crate) fn become_citizen(table: &Table<'_>, setup: &mut Setup, colour: Colour, space: Option<Space>, replacing: &[Stand]) {
    replace_warbands(setup, colour, replacing);
    discard_vision(setup, colour);
    let side = if table.follows(D33, Printing::Pl) { TitleSide::Usurper } else { TitleSide::Oathkeeper };
    if let Some(title) = setup.title.as_mut().filter(|title| title.holder == Some(colour)) {
        title.side = Some(side);
    }
    if setup.turn == Some(colour) {
        setup.phase = Phase::Rest;
    }
    if let Some(player) = moves::player(setup, colour) {
        player.supply = Some(MOST_SUPPLY);
    }
    let Some(space) = space else { return };
    let on = setup.reliquary.spaces[space as usize].replace(OnSpace::Taken);
    if let Some(OnSpace::Covered(relic)) = on {
        let unnamed = || CardAt { facedown: true, ..CardAt::default() };
        moves::hold_relic(setup, colour, relic.map_or_else(unnamed, |relic| CardAt::known(relic.0)));
    }
}

/// Puts purple warbands in the place of all the Exile has, or of those that are named; as many as there are.
fn replace_warbands(setup: &mut Setup, colour: Colour, replacing: &[Stand]) {
    let replaced = |place: Option<Slot>, there: Warbands| -> Warbands {
        let named = replacing.iter().filter(|(at, _)| *at == place).map(|(_, count)| *count);
        if replacing.is_empty() { there } else { there.min(named.sum()) }
    };
    let mut board = Warbands::NONE;
    if let Some(player) = moves::player(setup, colour) {
        board = std::mem::take(&mut player.warbands);
        player.role = Some(Role::Citizen);
    }
    let mut freed = board;
    let mut sites = Vec::new();
    for site in &mut setup.sites {
        let there: Warbands = site.warbands.iter().filter(|(own, _)| *own == colour).map(|(_, count)| *count).sum();
        if there > Warbands::NONE {
            site.warbands.retain(|(own, _)| *own != colour);
            sites.push((site.slot, there));
            freed = freed.saturating_add(there);
        }
    }
    moves::to_personal_bank(setup, colour, freed);
    for (slot, count) in sites {
        let purple = moves::from_personal_bank(setup, Colour::Purple, replaced(Some(slot), count));
        if let Some(site) = moves::site(setup, slot).filter(|_| purple > Warbands::NONE) {
            site.warbands.push((Colour::Purple, purple));
        }
    }
    moves::gain_warbands(setup, colour, replaced(None, board));
}

/// Discards the revealed Vision to the pile beside the pawn's region §10/discard.
fn discard_vision(setup: &mut Setup, colour: Colour) {
    let Some(player) = moves::player(setup, colour) else { return };
    let (Some(vision), pawn) = (player.vision.take(), player.pawn) else { return };
    let (false, Some(pawn)) = (moves::divert_to_prophet(setup, colour, vision), pawn) else { return };
    moves::onto_pile(setup, next_region(pawn.region()), CardAt::known(vision.0));
}
