//! The map §8.3.2 to §8.3.5: which sites stay, what becomes of edifices and cards, and how the slots are filled again.

use crate::{
    cards::{Face, Suit, named},
    game::{CardAt, CardRef, Chapter, Favor, Player, Region, Secrets, Setup, SiteAtSlot, SiteIdentity, Slot},
    law::{
        Cite,
        DivergenceId::{D42, D43},
        LawRef, Printing, law,
    },
    rules::{
        base::{Matter, Missing, Ruling},
        chronicle::{
            edifice::{other_face, shows},
            go_on, piles, writer,
        },
        state::{Step, Table, moves},
    },
};

const MAP: LawRef = law("8.3");
const DISCARD: LawRef = law("8.3.2");
const RUINS: LawRef = law("8.3.3");
const PIECES: LawRef = law("8.3.4");
const FILL: LawRef = law("8.3.5");
const PUSH: &[LawRef] = &[law("8.3.5.1"), law("8.3.5.2"), law("8.3.5.3")];
const RUINS_LAST: &[LawRef] = &[law("8.3.5.4"), law("8.3.5.5")];
const DRAW: LawRef = law("8.3.5.6");
const TURN_UP: LawRef = law("8.3.5.7");
const CROWN: Cite = crate::law::ruling("bandit-crown-in-the-chronicle");
const TEMPLE: Cite = crate::law::ruling("forest-temple-in-the-chronicle");

/// What becomes of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is discarded §8.3.2.
    Goes,
    /// It stays §8.3.2.
    Stays,
    /// It is set aside with its ruin §8.3.3; whether its edifice falls only now.
    Ruined {
        /// Whether it does.
        falls: bool,
    },
}

/// What becomes of the map.
struct Plan {
    /// The sites that stay, in their new order from the top.
    kept: Vec<Slot>,
    /// The sites that are set aside, in order from the top.
    ruined: Vec<(Slot, bool)>,
    /// The sites that are discarded.
    gone: Vec<Slot>,
}

impl Plan {
    /// Returns the slots that stay empty: they lie between the sites that stay and those with ruins.
    fn empty(&self) -> &'static [Slot] {
        &Slot::ALL[self.kept.len()..Slot::ALL.len() - self.ruined.len()]
    }
}

/// Cleans up the map.
pub(super) fn clear(step: &mut Step<'_, '_>, moving: &[CardRef], drawing: &[CardRef]) {
    let (table, ruling) = (step.table, &mut step.ruling);
    for section in [MAP, DISCARD, RUINS, PIECES, FILL] {
        ruling.cite(section);
    }
    let Some(player) = writer(table, ruling, &[Chapter::Citizenship, Chapter::Map], DISCARD) else { return };
    let Some(mut plan) = plan(table, ruling, player) else { return };
    reorder(table, ruling, &mut plan, moving);
    let sections = PUSH.iter().copied().chain(RUINS_LAST.iter().copied().filter(|_| !plan.ruined.is_empty()));
    sections.for_each(|section| ruling.cite(section));
    let deck = piles::site_deck(&staying(table.position, &plan));
    let turned = turned_up(table.position, &plan);
    if !plan.empty().is_empty() {
        ruling.cite(DRAW);
    }
    if !turned.is_empty() {
        ruling.cite(TURN_UP);
    }
    let all = plan.empty().len();
    match drawing.len() {
        0 if turned.is_empty() => {}
        0 => ruling.need(Missing::Drawn),
        // Only what is turned up is seen.
        count if count == turned.len() => piles::check_drawn(ruling, drawing, &deck, count, TURN_UP),
        _ => piles::check_drawn(ruling, drawing, &deck, all, DRAW),
    }
    let slots: Vec<Slot> = if drawing.len() == all { plan.empty().to_vec() } else { turned.clone() };
    let drawn: Vec<(Slot, CardRef)> = slots.into_iter().zip(drawing.iter().copied()).collect();
    step.change(|setup| {
        carry_out(table, setup, &plan, &drawn, &turned);
        go_on(setup, Chapter::Cards);
    });
}

/// Returns what becomes of every site, saying why.
fn plan(table: &Table<'_>, ruling: &mut Ruling, player: &Player) -> Option<Plan> {
    if let Some(slot) = piles::undescribed_slot(table.position) {
        ruling.leave_open(Missing::Site(slot), [DISCARD]);
        return None;
    }
    let temple = table.position.sites.iter().flat_map(|site| &site.cards).find(|it| it.card() == Some(named::FOREST_TEMPLE));
    let mut plan = Plan { kept: Vec::new(), ruined: Vec::new(), gone: Vec::new() };
    let mut sites: Vec<&SiteAtSlot> = table.position.sites.iter().collect();
    sites.sort_by_key(|site| site.slot);
    for site in sites {
        match fate(table, ruling, player, site, temple.is_some())? {
            Fate::Goes => plan.gone.push(site.slot),
            Fate::Stays => plan.kept.push(site.slot),
            Fate::Ruined { falls } => plan.ruined.push((site.slot, falls)),
        }
    }
    Some(plan)
}

/// Returns what becomes of a site: one that the winner rules stays, and one with an intact edifice, or under Forest Temple with a
/// Beast card. Where the winner does not rule, edifices fall.
fn fate(table: &Table<'_>, ruling: &mut Ruling, player: &Player, site: &SiteAtSlot, temple: bool) -> Option<Fate> {
    let Some(ruled) = table.rules(player.colour, site.slot) else {
        ruling.leave_open(Missing::Role(player.colour), [DISCARD]);
        return None;
    };
    let slot = site.slot;
    let intact = site.cards.iter().find(|it| shows(it, Face::Intact)).and_then(CardAt::card).map(CardRef);
    let beast = temple && site.cards.iter().any(|it| it.suit() == Some(Suit::Beast));
    match intact {
        _ if ruled => {
            let crowned = site.warbands.is_empty().then_some(CROWN);
            ruling.explain(Matter::SiteStays { site: slot }, [DISCARD.into()].into_iter().chain(crowned));
        }
        Some(card) => ruling.explain(Matter::EdificeKeeps { card, site: slot }, [DISCARD]),
        None if beast => {
            let card = CardRef(named::FOREST_TEMPLE);
            ruling.explain(Matter::TempleKeeps { card, site: slot }, [DISCARD.into(), named::FOREST_TEMPLE.cite(), TEMPLE]);
        }
        None => {
            if !site.facedown {
                ruling.explain(Matter::SiteGoes { site: slot }, [DISCARD]);
            }
            return Some(Fate::Goes);
        }
    }
    let falls = intact.filter(|_| !ruled);
    if let Some(card) = falls {
        ruling.explain(Matter::EdificeFalls { card, site: slot }, [RUINS]);
    }
    let ruined = falls.is_some() || site.cards.iter().any(|it| shows(it, Face::Ruined));
    Some(if ruined { Fate::Ruined { falls: falls.is_some() } } else { Fate::Stays })
}

/// Puts sites in the order that is named: only the Polish printing leaves it to the winner (D43).
fn reorder(table: &Table<'_>, ruling: &mut Ruling, plan: &mut Plan, moving: &[CardRef]) {
    let open = table.follows(D43, Printing::Pl);
    if moving.is_empty() {
        return;
    }
    if !open {
        ruling.object(Matter::OrderFixed, [FILL, PUSH[0], PUSH[1], RUINS_LAST[0]]);
        return;
    }
    let slot = |site: &CardRef| table.position.sites.iter().find(|it| it.card() == Some(site.0)).map(|it| it.slot);
    let named: Vec<Slot> = moving.iter().filter_map(slot).collect();
    let rank = |slot: Slot| named.iter().position(|it| *it == slot).unwrap_or(usize::MAX);
    let known = |site: &&CardRef| {
        let at = slot(site);
        !at.is_some_and(|at| plan.kept.contains(&at) || plan.ruined.iter().any(|(slot, _)| *slot == at))
    };
    if let Some(stranger) = moving.iter().find(known) {
        ruling.object(Matter::CannotComeUp { card: *stranger }, [FILL]);
        return;
    }
    // Sites are pushed up within their region first; then those of the next one move in.
    plan.kept.sort_by_key(|slot| (slot.region(), rank(*slot), *slot));
    plan.ruined.sort_by_key(|(slot, _)| (rank(*slot), *slot));
}

/// Returns the sites that stay on the map.
fn staying(setup: &Setup, plan: &Plan) -> Vec<CardRef> {
    let slots = plan.kept.iter().copied().chain(plan.ruined.iter().map(|(slot, _)| *slot));
    slots.filter_map(|slot| setup.site(slot)?.card().map(CardRef)).collect()
}

/// Returns the slots whose new sites are turned up: the top one of each region without a faceup site.
fn turned_up(setup: &Setup, plan: &Plan) -> Vec<Slot> {
    let faceup = |slot: Slot| setup.site(slot).is_some_and(|site| !site.facedown);
    let filled = |new: Slot| {
        let at = new as usize;
        let ruins = Slot::ALL.len() - plan.ruined.len();
        match plan.kept.get(at) {
            Some(old) => faceup(*old),
            None => at >= ruins,
        }
    };
    let has_none = |region: &&Region| !Slot::ALL.iter().any(|slot| slot.region() == **region && filled(*slot));
    let top = |region: &Region| Slot::ALL.iter().copied().find(|slot| slot.region() == *region);
    Region::ALL.iter().filter(has_none).filter_map(top).collect()
}

/// Discards sites with their cards, ruins edifices, takes all pieces off the map and fills its slots.
fn carry_out(table: &Table<'_>, setup: &mut Setup, plan: &Plan, drawn: &[(Slot, CardRef)], turned: &[Slot]) {
    let take = |setup: &mut Setup, slot: Slot| {
        let at = setup.sites.iter().position(|site| site.slot == slot)?;
        Some(setup.sites.remove(at))
    };
    for slot in &plan.gone {
        if let Some(site) = take(setup, *slot) {
            scatter(setup, site.cards, site.relics);
        }
    }
    for player in &mut setup.players {
        player.pawn = None;
        player.peeked.clear();
    }
    let mut map = Vec::new();
    for (new, old) in Slot::ALL.iter().zip(&plan.kept) {
        map.extend(take(setup, *old).map(|site| SiteAtSlot { slot: *new, ..cleared(setup, site) }));
    }
    for (new, (old, falls)) in Slot::ALL.iter().rev().zip(plan.ruined.iter().rev()) {
        let Some(site) = take(setup, *old) else { continue };
        let site = cleared(setup, site);
        let site = ruin(table, setup, site, *falls);
        map.push(SiteAtSlot { slot: *new, ..site });
    }
    for slot in plan.empty() {
        let mut site = SiteAtSlot { facedown: !turned.contains(slot), ..SiteAtSlot::empty(*slot) };
        site.identity = drawn.iter().find(|(at, _)| at == slot).map(|(_, card)| SiteIdentity::Known(*card));
        map.push(site);
    }
    // A site that stays may lie facedown, where its ruler is told so; its region needs one that does not.
    for site in map.iter_mut().filter(|site| turned.contains(&site.slot)) {
        site.facedown = false;
    }
    setup.sites = map;
}

/// Discards the denizens of a site, returns its relics to their deck; edifices go to the Archive.
fn scatter(setup: &mut Setup, cards: Vec<CardAt>, relics: Vec<CardAt>) {
    for card in cards {
        moves::to_shared_bank(setup, card.favor);
        if !shows(&card, Face::Intact) && !shows(&card, Face::Ruined) {
            piles::discard(setup, card);
        }
    }
    for relic in relics {
        moves::under_relic_deck(setup, relic);
    }
}

/// Takes favor, secrets and warbands off a site and its cards §8.3.4.
fn cleared(setup: &mut Setup, mut site: SiteAtSlot) -> SiteAtSlot {
    moves::to_shared_bank(setup, std::mem::replace(&mut site.favor, Favor::NONE));
    site.secrets = Secrets::NONE;
    for (colour, count) in site.warbands.drain(..) {
        moves::to_personal_bank(setup, colour, count);
    }
    for card in &mut site.cards {
        moves::to_shared_bank(setup, std::mem::replace(&mut card.favor, Favor::NONE));
        card.secrets = Secrets::NONE;
        card.warbands.clear();
    }
    site
}

/// Turns edifices that fall and discards the denizens beside them §8.3.3. Of a ruin that lay there before, the English printing
/// leaves behind the denizens and the Polish one the relics (D42).
fn ruin(table: &Table<'_>, setup: &mut Setup, mut site: SiteAtSlot, falls: bool) -> SiteAtSlot {
    for card in site.cards.iter_mut().filter(|card| falls && shows(card, Face::Intact)) {
        if let Some(other) = card.card().and_then(other_face) {
            *card = CardAt::known(other);
        }
    }
    if falls || table.follows(D42, Printing::En) {
        let (edifices, denizens) =
            site.cards.into_iter().partition(|card| shows(card, Face::Ruined) || shows(card, Face::Intact));
        site.cards = edifices;
        scatter(setup, denizens, Vec::new());
    }
    if table.follows(D42, Printing::Pl) {
        scatter(setup, Vec::new(), std::mem::take(&mut site.relics));
    }
    site
}

/// Returns the sites that come up for the empty slots, by chance.
pub(super) fn drawn(table: &Table<'_>, moving: &[CardRef], below: &mut dyn FnMut(usize) -> usize) -> Option<Vec<CardRef>> {
    let mut ruling = Ruling::default();
    let mut plan = plan(table, &mut ruling, table.actor()?)?;
    reorder(table, &mut ruling, &mut plan, moving);
    let mut deck = piles::site_deck(&staying(table.position, &plan));
    Some(piles::pick(&mut deck, plan.empty().len(), below))
}

/// Returns the sites that are turned up among those that were drawn.
pub(super) fn faceup(table: &Table<'_>, moving: &[CardRef], drawing: &[CardRef]) -> Vec<CardRef> {
    let mut ruling = Ruling::default();
    let Some(mut plan) = table.actor().and_then(|player| plan(table, &mut ruling, player)) else { return Vec::new() };
    reorder(table, &mut ruling, &mut plan, moving);
    let turned = turned_up(table.position, &plan);
    let drawn = plan.empty().iter().zip(drawing);
    drawn.filter(|(slot, _)| turned.contains(slot)).map(|(_, site)| *site).collect()
}
