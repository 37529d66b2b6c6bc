//! Playing to one's advisers §5.1.4.II, faceup or facedown; the limit §2.2.2, §7.6.4.

use crate::{
    cards::{Card, Effect, Restriction, Special, Suit},
    game::{ADVISER_LIMIT, CardAt, CardRef, Colour, Heap, Player, Setup, What},
    law::{Cite, LawRef, law},
    rules::{
        actions::play::{
            DISCARDING,
            discard::{is_locked, put_away_to, restriction},
            hand::{From, take_out},
        },
        base::{Bearing, Matter, Ruling},
        state::{Table, moves},
    },
};

const ADVISERS: LawRef = law("2.2.2");
const TO_ADVISERS: LawRef = law("5.1.4.II");
const VISIONS: LawRef = law("5.1.4.III");
const FACEDOWN_ADVISER: LawRef = law("6.1");
const FACEUP_ONLY: LawRef = law("7.2");
const RESTRICTED: LawRef = law("7.2.1");
const LOCKED: LawRef = law("7.2.2");
const LIMITERS: LawRef = law("7.6.4");

/// Rules on playing a card to the advisers.
pub(crate) fn check(ruling: &mut Ruling, player: &Player, card: &What, from: From, faceup: bool, discarding: &[What]) {
    ruling.cite(TO_ADVISERS);
    if faceup && card.is_vision() {
        ruling.object(Matter::VisionAdviser { card: card.clone() }, [VISIONS]);
    }
    match restriction(card) {
        Some(Restriction::SiteOnly) if faceup => ruling.object(Matter::SiteOnly { card: card.clone() }, [RESTRICTED]),
        Some(Restriction::SiteOnly) => ruling.cite(FACEUP_ONLY),
        Some(Restriction::AdviserOnly) | None => {}
    }
    if !faceup && from == From::Advisers {
        ruling.object(Matter::PlayedFaceup { card: card.clone() }, [FACEDOWN_ADVISER]);
    }
    if let Some(piper) = piper(card).filter(|_| faceup) {
        ruling.cite(Cite::Card(piper.0.id));
    }
    let others: Vec<&CardAt> = player.advisers.iter().filter(|it| from == From::Hand || it.what != *card).collect();
    let limit = adviser_limit(ruling, player, faceup.then_some(card));
    let need = surplus(&limit, &others, card, faceup);
    let least = least(ruling, &limit, &others, need);
    for (index, gone) in discarding.iter().enumerate() {
        match others.iter().find(|it| it.what == *gone).filter(|_| !discarding[..index].contains(gone)) {
            None => ruling.object(Matter::NotThere { card: gone.clone() }, [TO_ADVISERS]),
            Some(it) if !(limit.counts)(it) => ruling.object(Matter::TooManyDiscarded { most: need }, limit.cites.clone()),
            Some(it) if is_locked(it) => ruling.object(Matter::CardLocked { card: gone.clone() }, [LOCKED]),
            Some(_) => {}
        }
    }
    if need > 0 {
        limit.cites.iter().for_each(|cite| ruling.cite(*cite));
    }
    if discarding.len() > need {
        ruling.object(Matter::TooManyDiscarded { most: need }, [TO_ADVISERS]);
    } else if others.iter().filter(|it| !is_locked(it) && (limit.counts)(it)).count() < least {
        ruling.object(Matter::AdvisersFull { limit: limit.most }, limit.cites.into_iter().chain([LOCKED.into()]));
    } else if discarding.is_empty() && need > 0 {
        ruling.choices.push(DISCARDING);
    } else if discarding.len() < least {
        ruling.object(Matter::TooFewDiscarded { need: least }, limit.cites);
    }
}

/// How many advisers a player can have, and which of them count.
struct Limit {
    most: usize,
    cites: Vec<Cite>,
    counts: fn(&CardAt) -> bool,
    /// Whether the Pied Piper counts like any other who is there already (publisher, on Family Wagon).
    counts_piper: bool,
}

/// Returns how many advisers a player can have, with a card that is about to lie faceup among them §2.2.2, §7.6.4: the lowest
/// limit counts. With the Family Wagon only those that are not Nomad do. What two such rules make together is open.
fn adviser_limit(ruling: &mut Ruling, player: &Player, new: Option<&What>) -> Limit {
    let faceup = player.advisers.iter().filter(|it| !it.facedown).map(|it| &it.what).chain(new);
    let cards: Vec<&'static Card> = faceup.filter_map(What::card).map(|card| card.0).collect();
    let usual =
        Limit { most: ADVISER_LIMIT, cites: vec![ADVISERS.into(), TO_ADVISERS.into()], counts: |_| true, counts_piper: false };
    let limits = cards.iter().flat_map(|card| {
        card.effects.iter().filter_map(|effect| match effect {
            Effect::AdviserLimit(most) => Some((usize::from(*most), card.id)),
            _ => None,
        })
    });
    let lowest = limits.min().map(|(most, id)| Limit {
        most,
        cites: vec![LIMITERS.into(), Cite::Card(id)],
        counts: |_| true,
        counts_piper: false,
    });
    let Some(wagon) = cards.iter().copied().find(|card| card.special == Some(Special::FamilyWagon)) else {
        return lowest.unwrap_or(usual);
    };
    let cite = Cite::Card(wagon.id);
    if let Some(lowest) = lowest {
        ruling.reason(Bearing::Unknown, Matter::Unmodelled { card: CardRef(wagon) }, [cite, LIMITERS.into()]);
        return lowest;
    }
    Limit { most: 1, cites: vec![LIMITERS.into(), cite], counts: |it| it.suit() != Some(Suit::Nomad), counts_piper: true }
}

/// Returns the adviser limit of a player who has more; the Pied Piper does not count.
pub(crate) fn beyond_limit(player: &Player) -> Option<usize> {
    let limit = adviser_limit(&mut Ruling::default(), player, None);
    let piper = |it: &CardAt| it.card().is_some_and(|card| card.special == Some(Special::PiedPiper));
    let count = player.advisers.iter().filter(|it| (limit.counts)(it) && !piper(it)).count();
    (count > limit.most).then_some(limit.most)
}

/// Returns the Pied Piper if a card is he.
fn piper(what: &What) -> Option<CardRef> {
    what.card().filter(|card| card.0.special == Some(Special::PiedPiper))
}

/// Returns how few advisers must go at least: one where the Pied Piper has brought them beyond the limit and the Law, which says
/// to discard an adviser, leaves open whether those beyond it go as well §5.1.4.II.
fn least(ruling: &mut Ruling, limit: &Limit, others: &[&CardAt], need: usize) -> usize {
    let count = others.iter().filter(|it| (limit.counts)(it)).count();
    let here = others.iter().find_map(|it| piper(&it.what).filter(|_| !it.facedown));
    match here.filter(|_| need > 1 && count > limit.most && !limit.counts_piper) {
        Some(card) => {
            ruling.reason(Bearing::Unknown, Matter::Undecided { card }, [Cite::Card(card.0.id), TO_ADVISERS.into()]);
            1
        }
        None => need,
    }
}

/// Returns how many advisers must go so that a card can lie among the others.
fn surplus(limit: &Limit, others: &[&CardAt], card: &What, faceup: bool) -> usize {
    if faceup && piper(card).is_some() {
        return 0;
    }
    let new = CardAt { what: card.clone(), facedown: !faceup, ..CardAt::default() };
    let count = others.iter().filter(|it| (limit.counts)(it)).count();
    (count + usize::from((limit.counts)(&new))).saturating_sub(limit.most)
}

/// Discards advisers and puts the card among them §5.1.4.II.
pub(crate) fn play(
    table: &Table<'_>,
    setup: &mut Setup,
    colour: Colour,
    card: &What,
    facedown: bool,
    (discarding, heap): (&[What], Option<Heap>),
) {
    let Some(played) = take_out(table, setup, colour, card) else { return };
    for gone in discarding {
        let found = moves::player(setup, colour).and_then(|player| {
            let at = player.advisers.iter().position(|it| it.what == *gone)?;
            Some(player.advisers.remove(at))
        });
        if let Some(adviser) = found {
            put_away_to(table, setup, adviser, None, heap);
        }
    }
    if let Some(player) = moves::player(setup, colour) {
        player.advisers.push(CardAt { facedown, ..played });
    }
}
