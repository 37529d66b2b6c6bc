//! The relics §8.6: those of the losing players go back, sites get theirs, the winner's come to the top of the deck.

use crate::{
    game::{CardAt, CardRef, Chapter, Colour, OnSpace, Player, Setup, SiteAtSlot, Slot},
    law::{DivergenceId::D44, LawRef, Printing, law},
    rules::{
        base::{Missing, Ruling},
        chronicle::{go_on, piles, writer},
        state::{Step, Table, moves},
    },
};

const RELICS: LawRef = law("8.6");
const RETURN: LawRef = law("8.6.1");
const SITES: LawRef = law("8.6.2");
const ON_TOP: LawRef = law("8.6.3");
const LIMITS: LawRef = law("9.3");

/// Where the relics lie, as far as they are named.
struct Relics {
    /// The relic deck with the relics of the losing players §8.6.1; none if not all are named.
    deck: Option<Vec<CardRef>>,
    /// How many they are, if that is described.
    count: Option<usize>,
    /// The relics of the winner and the Reliquary §8.6.3; none if not all are named.
    top: Option<Vec<CardRef>>,
    /// How many they are, if that is described.
    top_count: Option<usize>,
    /// The sites that get relics, and how many §8.6.2.
    wanting: Vec<(Slot, usize)>,
}

impl Relics {
    fn of(table: &Table<'_>, ruling: &mut Ruling) -> Self {
        let setup = table.position;
        let without_scepter = |relics: &[CardAt]| -> Vec<CardAt> {
            relics.iter().filter(|it| !it.identity.card().is_some_and(piles::is_scepter)).cloned().collect()
        };
        let of_losers = |player: &&Player| Some(player.colour) != table.by;
        let lost: Vec<CardAt> =
            setup.players.iter().filter(of_losers).flat_map(|player| without_scepter(&player.relics)).collect();
        let won = table.actor().map(|winner| without_scepter(&winner.relics)).unwrap_or_default();
        let deck = named_deck(setup).zip(piles::names(&lost)).map(|(deck, lost)| deck.into_iter().chain(lost).collect());
        let count = piles::count(setup.decks.relics.as_ref()).map(|count| count + lost.len());
        let mut top = piles::names(&won);
        let mut top_count = Some(won.len());
        for space in &setup.reliquary.spaces {
            match space {
                Some(OnSpace::Taken) => {}
                Some(OnSpace::Covered(relic)) => {
                    top = top.zip(*relic).map(|(top, relic)| top.into_iter().chain([relic]).collect());
                    top_count = top_count.map(|count| count + 1);
                }
                None => (top, top_count) = (None, None),
            }
        }
        Self { deck, count, top, top_count, wanting: wanting(table, ruling) }
    }

    /// Returns how many relics come to sites: no more than there are §9.3.
    fn drawn(&self) -> usize {
        let want: usize = self.wanting.iter().map(|(_, count)| count).sum();
        self.count.map_or(want, |count| count.min(want))
    }
}

/// Returns the relic deck, if all of it is named; where it is, the Grand Scepter counts for nothing.
fn named_deck(setup: &Setup) -> Option<Vec<CardRef>> {
    let deck = piles::named_cards(setup.decks.relics.as_ref())?;
    Some(deck.into_iter().filter(|card| !piles::is_scepter(*card)).collect())
}

/// Returns the faceup sites with fewer relics than their prompt shows, from the top; the Polish printing has all sites (D44).
fn wanting(table: &Table<'_>, ruling: &mut Ruling) -> Vec<(Slot, usize)> {
    let mut wanting = Vec::new();
    let mut sites: Vec<&SiteAtSlot> = table.position.sites.iter().collect();
    sites.sort_by_key(|site| site.slot);
    for site in sites {
        if site.facedown && !table.follows(D44, Printing::Pl) {
            continue;
        }
        match site.facts() {
            Some(facts) => {
                let lacks = usize::from(facts.reveal.relics).saturating_sub(site.relics.len());
                wanting.extend((lacks > 0).then_some((site.slot, lacks)));
            }
            None if site.identity.is_none() => ruling.leave_open(Missing::SiteName(site.slot), [SITES]),
            None => {}
        }
    }
    wanting
}

/// Cleans up the relics. Those that come up for sites and the order of the new deck are told, or stay unknown where the deck is.
pub(super) fn clear(step: &mut Step<'_, '_>, drawing: &[CardRef]) {
    let (table, ruling) = (step.table, &mut step.ruling);
    for section in [RELICS, RETURN, SITES, ON_TOP] {
        ruling.cite(section);
    }
    let Some(winner) = writer(table, ruling, &[Chapter::Relics], RELICS) else { return };
    let relics = Relics::of(table, ruling);
    let drawn = relics.drawn();
    if drawn < relics.wanting.iter().map(|(_, count)| count).sum() {
        ruling.cite(LIMITS);
    }
    match (&relics.deck, &relics.top) {
        (Some(deck), Some(top)) => check(ruling, deck, top, drawn, drawing),
        (_, _) if drawing.is_empty() => {}
        (_, _) => check_unknown(table, ruling, drawn, drawing),
    }
    let told: Vec<CardAt> = drawing.iter().take(drawn).map(|card| CardAt::known(card.0)).collect();
    let order = drawing.get(drawn..).unwrap_or_default().to_vec();
    let colour = winner.colour;
    step.change(|setup| {
        carry_out(setup, &relics, told, &order, colour);
        go_on(setup, Chapter::Deck);
    });
}

/// Objects unless the relics came up as they can: first those for sites, then the winner's and the Reliquary's, then the rest.
fn check(ruling: &mut Ruling, deck: &[CardRef], top: &[CardRef], drawn: usize, drawing: &[CardRef]) {
    if drawing.is_empty() {
        if !deck.is_empty() || !top.is_empty() {
            ruling.need(Missing::Drawn);
        }
        return;
    }
    let (sites, rest) = drawing.split_at(drawn.min(drawing.len()));
    let (upper, lower) = rest.split_at(top.len().min(rest.len()));
    piles::check_drawn(ruling, sites, deck, drawn, SITES);
    piles::check_drawn(ruling, upper, top, top.len(), ON_TOP);
    let left: Vec<CardRef> = deck.iter().copied().filter(|card| !sites.contains(card)).collect();
    piles::check_drawn(ruling, lower, &left, left.len(), RETURN);
}

/// Objects to relics for sites that lie somewhere else, or that are not as many as come up.
fn check_unknown(table: &Table<'_>, ruling: &mut Ruling, drawn: usize, drawing: &[CardRef]) {
    let lies = |card: &CardRef| {
        let at_sites = table.position.sites.iter().flat_map(|site| &site.relics);
        at_sites.chain(table.actor().into_iter().flat_map(|winner| &winner.relics)).any(|it| it.identity.card() == Some(*card))
    };
    let all = crate::cards::CARDS.iter().map(CardRef);
    let free: Vec<CardRef> = all
        .filter(|card| matches!(card.0.nature, crate::cards::Nature::Relic) && !piles::is_scepter(*card) && !lies(card))
        .collect();
    piles::check_drawn(ruling, drawing, &free, drawn, SITES);
}

fn carry_out(setup: &mut Setup, relics: &Relics, told: Vec<CardAt>, order: &[CardRef], winner: Colour) {
    let losers = setup.players.iter_mut().filter(|player| player.colour != winner);
    let lost: Vec<CardAt> = losers.flat_map(|player| std::mem::take(&mut player.relics)).collect();
    for relic in lost {
        moves::under_relic_deck(setup, relic);
    }
    let known = !told.is_empty();
    let mut told = told.into_iter();
    let mut left = relics.drawn();
    for (slot, count) in &relics.wanting {
        for _ in 0..(*count).min(left) {
            left -= 1;
            let relic = told.next().unwrap_or_default();
            if let Some(site) = moves::site(setup, *slot) {
                site.relics.push(CardAt { facedown: true, ..relic });
            }
        }
    }
    let all_named =
        relics.deck.is_some() && relics.top.is_some() && (known || !order.is_empty() || relics.deck == Some(Vec::new()));
    setup.decks.relics = if all_named {
        Some(piles::pile(order.iter().copied()))
    } else {
        let counts = relics.count.zip(relics.top_count);
        counts.map(|(deck, top)| piles::counted((deck + top).saturating_sub(relics.drawn())))
    };
    setup.decks.scepter = false;
    setup.reliquary = crate::game::Reliquary::default();
    for player in &mut setup.players {
        player.relics.clear();
    }
}

/// Returns the relics as they come up by chance: for sites, then the whole deck from the top.
pub(super) fn drawn(table: &Table<'_>, below: &mut dyn FnMut(usize) -> usize) -> Option<Vec<CardRef>> {
    let relics = Relics::of(table, &mut Ruling::default());
    let (drawn, mut deck) = (relics.drawn(), relics.deck?);
    let sites = piles::pick(&mut deck, drawn, below);
    let top = piles::shuffle(relics.top?, below);
    Some(sites.into_iter().chain(top).chain(piles::shuffle(deck, below)).collect())
}
