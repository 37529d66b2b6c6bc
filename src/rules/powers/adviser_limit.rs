//! How many advisers a player can have §2.2.2, §7.6.4, and which of them count.

use crate::{
    cards::{Card, Effect, Special, Suit},
    game::{ADVISER_LIMIT, CardAt, CardIdentity, CardRef, Player},
    law::{Cite, LawRef, law},
    rules::base::{Bearing, Matter, Reason, Ruling},
};

const ADVISERS: LawRef = law("2.2.2");
const TO_ADVISERS: LawRef = law("5.1.4.II");
const LIMITERS: LawRef = law("7.6.4");

/// How many advisers a player can have, and which of them count.
pub(crate) struct Limit {
    /// The number.
    pub(crate) most: usize,
    /// What it rests on.
    pub(crate) cites: Vec<Cite>,
    /// Whether an adviser counts.
    pub(crate) counts: fn(&CardAt) -> bool,
    /// Whether the Pied Piper counts like any other adviser already there (publisher, on Family Wagon).
    counts_piper: bool,
    /// Why the limit is unknown, if it is.
    pub(crate) unclear: Option<Reason>,
}

/// Returns how many advisers a player can have, with a card that is about to lie faceup among them §2.2.2, §7.6.4: the lowest
/// limit counts. With the Family Wagon only those that are not Nomad count. How two such rules combine is open.
pub(crate) fn adviser_limit(player: &Player, new: Option<&CardIdentity>) -> Limit {
    let faceup = player.advisers.iter().filter(|it| !it.facedown).map(|it| &it.identity).chain(new);
    let cards: Vec<&'static Card> = faceup.filter_map(CardIdentity::card).map(|card| card.0).collect();
    let limit = |most, cites| Limit { most, cites, counts: |_| true, counts_piper: false, unclear: None };
    let limits = cards.iter().flat_map(|card| {
        card.effects.iter().filter_map(|effect| match effect {
            Effect::AdviserLimit(most) => Some((usize::from(*most), card.id)),
            _ => None,
        })
    });
    let lowest = limits.min().map(|(most, id)| limit(most, vec![LIMITERS.into(), Cite::Card(id)]));
    let Some(wagon) = cards.iter().copied().find(|card| card.special == Some(Special::FamilyWagon)) else {
        return lowest.unwrap_or_else(|| limit(ADVISER_LIMIT, vec![ADVISERS.into(), TO_ADVISERS.into()]));
    };
    let cite = Cite::Card(wagon.id);
    if let Some(lowest) = lowest {
        let unclear = Reason::new(Bearing::Unknown, Matter::Unmodelled { card: CardRef(wagon) }, [cite, LIMITERS.into()]);
        return Limit { unclear: Some(unclear), ..lowest };
    }
    let (cites, counts): (_, fn(&CardAt) -> bool) = (vec![LIMITERS.into(), cite], |it| it.suit() != Some(Suit::Nomad));
    Limit { most: 1, cites, counts, counts_piper: true, unclear: None }
}

/// Returns the adviser limit of a player who has more; the Pied Piper does not count.
pub(crate) fn beyond_limit(player: &Player) -> Option<usize> {
    let limit = adviser_limit(player, None);
    let piper = |it: &CardAt| it.card().is_some_and(|card| card.special == Some(Special::PiedPiper));
    let count = player.advisers.iter().filter(|it| (limit.counts)(it) && !piper(it)).count();
    (count > limit.most).then_some(limit.most)
}

/// Returns the card if it is the Pied Piper.
pub(crate) fn pied_piper(what: &CardIdentity) -> Option<CardRef> {
    what.card().filter(|card| card.0.special == Some(Special::PiedPiper))
}

/// Returns the least number of advisers to discard: one where the Pied Piper took them beyond the limit, as the Law says to
/// discard an adviser and leaves open whether the others beyond the limit go too §5.1.4.II.
pub(crate) fn least_discarded(ruling: &mut Ruling, limit: &Limit, others: &[&CardAt], need: usize) -> usize {
    let count = others.iter().filter(|it| (limit.counts)(it)).count();
    let here = others.iter().find_map(|it| pied_piper(&it.identity).filter(|_| !it.facedown));
    match here.filter(|_| need > 1 && count > limit.most && !limit.counts_piper) {
        Some(card) => {
            ruling.reason(Bearing::Unknown, Matter::Undecided { card }, [Cite::Card(card.0.id), TO_ADVISERS.into()]);
            1
        }
        None => need,
    }
}

/// Returns how many advisers must be discarded so that a card can lie among the others.
pub(crate) fn surplus(limit: &Limit, others: &[&CardAt], card: &CardIdentity, faceup: bool) -> usize {
    if faceup && pied_piper(card).is_some() {
        return 0;
    }
    let new = CardAt { identity: card.clone(), facedown: !faceup, ..CardAt::default() };
    let count = others.iter().filter(|it| (limit.counts)(it)).count();
    (count + usize::from((limit.counts)(&new))).saturating_sub(limit.most)
}
