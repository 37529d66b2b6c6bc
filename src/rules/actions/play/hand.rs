//! The card that is played or discarded: one in hand §5.1.3, or a facedown adviser §6.1.

use crate::{
    cards::{Special, effect::Who, named},
    game::{CardAt, CardIdentity, CardRef, Colour, Player, Setup},
    law::{self, Cite, LawRef, law},
    rules::{
        base::{Bearing, Cost, Matter, Missing, Ruling, Verdict},
        powers::{
            Occasion, cite,
            in_force::{self, InForce},
            search,
        },
        state::{Table, moves},
        turn::{acting, inherits_vision, searching},
    },
};

const AS_IF_SEARCHED: Cite = law::ruling("forced-labor-false-prophet");
const PLAY: LawRef = law("5.1.4");
const DISCARD_CARDS: LawRef = law("5.1.3");
const FACEDOWN_ADVISER: LawRef = law("6.1");
const MODIFIERS: LawRef = law("7.4");

/// Where the card is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardOrigin {
    /// In hand, or its place is unknown.
    Hand,
    /// Among the advisers, facedown.
    Advisers,
}

/// Returns who plays or discards a card and where the card is now, objecting if it is not theirs to play now. What a facedown
/// adviser costs as if searched is charged.
pub(crate) fn take_up<'a>(table: &Table<'a>, ruling: &mut Ruling, card: &CardIdentity) -> Option<(&'a Player, CardOrigin)> {
    let is_adviser = |me: &Player| !is_in_hand(me, card) && me.advisers.iter().any(|it| it.facedown && it.identity == *card);
    let is_unnamed_adviser = table.actor().is_some_and(|me| !is_in_hand(me, card) && is_unnamed_adviser(table, me, card));
    if is_unnamed_adviser || table.actor().is_some_and(is_adviser) {
        ruling.cite(FACEDOWN_ADVISER);
        ruling.cite(PLAY);
        if is_unnamed_adviser {
            ruling.leave_open(Missing::Facedown, [FACEDOWN_ADVISER]);
        }
        let player = acting(table, ruling)?;
        search::charge_as_if_searched(table, ruling, player);
        return Some((player, CardOrigin::Advisers));
    }
    ruling.cite(PLAY);
    let player = searching(table, ruling)?;
    if !is_in_hand(player, card) {
        not_held(table, ruling, player, card);
    }
    Some((player, CardOrigin::Hand))
}

/// Charges what a Search would cost besides Supply for the Vision that the False Prophet leaves: it is played or discarded as if
/// searched, in the words of Oracle and §6.1. It is not played if that cannot be paid; whether it is discarded then is open.
pub(crate) fn charge_prophet(table: &Table<'_>, ruling: &mut Ruling, player: &Player, from: CardOrigin, discards: bool) {
    if from != CardOrigin::Hand || !inherits_vision(table, player) {
        return;
    }
    let mut toll = Ruling::default();
    search::charge_as_if_searched(table, &mut toll, player);
    let stuck = discards && toll.verdict() == Verdict::Illegal;
    if toll.cost != Cost::default() {
        ruling.cite(AS_IF_SEARCHED);
    }
    if stuck {
        let card = CardRef(named::FALSE_PROPHET);
        ruling.reason(Bearing::Unknown, Matter::Undecided { card }, [named::FALSE_PROPHET.cite()]);
    } else {
        ruling.merge(&toll);
    }
}

/// Returns whether a card is played or discarded as if searched, without a Search that modifiers were used for: a facedown
/// adviser §6.1, what Oracle found, or what the False Prophet leaves.
pub(crate) fn is_as_if_searched(table: &Table<'_>, from: CardOrigin) -> bool {
    let oracle = |card: &CardRef| card.0.special == Some(Special::Oracle);
    let inherited = || table.actor().is_some_and(|player| inherits_vision(table, player));
    from == CardOrigin::Advisers || table.position.this_turn.searching.iter().any(oracle) || inherited()
}

/// Returns what the modifiers used with a card that is played are used for.
pub(crate) fn playing(table: &Table<'_>, from: CardOrigin) -> Occasion {
    if is_as_if_searched(table, from) { Occasion::AsIfSearched } else { Occasion::Playing }
}

/// Returns what the modifiers used with a card that is discarded are used for: none, if there was a Search to use them for.
pub(crate) fn discarding(table: &Table<'_>, from: CardOrigin) -> Occasion {
    if is_as_if_searched(table, from) { Occasion::AsIfDiscarded } else { Occasion::Playing }
}

/// Returns the modifier with a special that bears on what is discarded: used for the Search, or now where there was none.
pub(crate) fn modifier(table: &Table<'_>, from: CardOrigin, using: &[CardIdentity], wanted: Special) -> Option<CardRef> {
    let is = |card: &CardRef| card.0.special == Some(wanted);
    if is_as_if_searched(table, from) {
        using.iter().filter_map(CardIdentity::card).find(is)
    } else {
        table.position.this_turn.searching.iter().copied().find(is)
    }
}

/// Returns the modifiers named with a card that is played and not used yet: those of its Search were used when it began §7.4.
pub(crate) fn newly_used(table: &Table<'_>, from: CardOrigin, using: &[CardIdentity]) -> Vec<CardIdentity> {
    using.iter().filter(|card| !searches_with(table, from).any(|it| it == **card)).cloned().collect()
}

/// Objects to modifiers that are used only now, where those of the Search are described: they are used as it begins §7.4.
pub(crate) fn not_too_late(table: &Table<'_>, ruling: &mut Ruling, from: CardOrigin, new: &[CardIdentity]) {
    for card in new.iter().filter_map(CardIdentity::card).filter(|_| searches_with(table, from).next().is_some()) {
        ruling.object(Matter::UsedTooLate { card }, [MODIFIERS.into(), cite(card)]);
    }
}

/// Returns the modifiers that bear on the playing of a card: those of its Search, and those named with it.
pub(crate) fn in_use(table: &Table<'_>, from: CardOrigin, using: &[CardIdentity]) -> Vec<CardIdentity> {
    searches_with(table, from).chain(newly_used(table, from, using)).collect()
}

/// Returns the modifiers used for the Search that a card comes from.
fn searches_with(table: &Table<'_>, from: CardOrigin) -> impl Iterator<Item = CardIdentity> {
    let searching = table.position.this_turn.searching.iter().filter(move |_| !is_as_if_searched(table, from));
    searching.copied().map(CardIdentity::Known)
}

fn is_in_hand(player: &Player, card: &CardIdentity) -> bool {
    player.drawn.iter().any(|it| it.identity == *card)
}

/// Returns whether a card that lies nowhere else can only be a facedown adviser that is not named.
fn is_unnamed_adviser(table: &Table<'_>, player: &Player, card: &CardIdentity) -> bool {
    let unnamed = |it: &CardAt| it.identity == CardIdentity::Unknown;
    !player.drawn.iter().any(unnamed)
        && player.advisers.iter().any(|it| it.facedown && unnamed(it))
        && card.card().is_some_and(|card| !table.position.is_somewhere(card))
}

/// Objects to a card that is not held, unless it may be one that is not named.
fn not_held(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: &CardIdentity) {
    let unnamed =
        player.drawn.iter().chain(player.advisers.iter().filter(|it| it.facedown)).any(|it| it.identity == CardIdentity::Unknown);
    // Naming a card that is described nowhere else says which one it is.
    if !unnamed || card.card().is_none_or(|card| table.position.is_somewhere(card)) {
        ruling.object(Matter::NotInHand { card: card.clone() }, [PLAY, FACEDOWN_ADVISER]);
    }
}

/// Objects to playing while more than one drawn card is left §5.1.3, two with Land Warden, of which one goes to a site.
pub(crate) fn keep_one(table: &Table<'_>, ruling: &mut Ruling, player: &Player, from: CardOrigin, site: bool) {
    if from != CardOrigin::Hand {
        return;
    }
    let is_warden = |card: &CardRef| card.0.special == Some(Special::LandWarden);
    let (now, count) = (&table.position.this_turn, player.drawn.len());
    if let Some(card) = now.searching.iter().copied().find(is_warden) {
        if count > 1 || now.site_owed {
            ruling.cite(cite(card));
        }
        if count > 2 {
            ruling.object(Matter::KeepOne { count: count - 2 }, [DISCARD_CARDS.into(), cite(card)]);
        } else if now.site_owed && !site {
            ruling.object(Matter::OneToSite { card }, [cite(card)]);
        }
        return;
    }
    let paid = |power: &InForce<'_>| {
        let bears = power.lies.is_some_and(|lies| lies.favor.0 > 0);
        is_warden(&power.card_ref()) && bears && power.applies_to(table, player, Who::User) == Ok(true)
    };
    // If some modifiers are described, all are.
    let warden = in_force::all(table).iter().find(|power| paid(power)).filter(|_| count == 2 && now.searching.is_empty());
    if let Some(power) = warden {
        ruling.leave_open(Missing::Searching, [power.cite(), DISCARD_CARDS.into()]);
    } else if count > 1 {
        ruling.object(Matter::KeepOne { count: count - 1 }, [DISCARD_CARDS]);
    }
}

/// Returns how many drawn cards are played §5.1.3.
pub(crate) fn kept(table: &Table<'_>) -> usize {
    let warden = table.position.this_turn.searching.iter().any(|card| card.0.special == Some(Special::LandWarden));
    if warden { 2 } else { 1 }
}

/// Ends a Search whose last card is played or discarded: a Campaign for no Supply may follow.
pub(crate) fn finish(setup: &mut Setup, colour: Colour) {
    let elsewhere = setup.turn.is_some_and(|turn| turn != colour);
    if elsewhere || setup.player(colour).is_none_or(|player| !player.drawn.is_empty()) {
        return;
    }
    let searching = std::mem::take(&mut setup.this_turn.searching);
    setup.this_turn.follows.extend(searching.into_iter().filter(|card| search::campaign_follows(*card)));
    setup.this_turn.heap = None;
    setup.this_turn.site_owed = false;
}

/// Takes the card out of the hand, or from among the facedown advisers, which is done as if searched §6.1.
pub(crate) fn take_out(table: &Table<'_>, setup: &mut Setup, colour: Colour, card: &CardIdentity) -> Option<CardAt> {
    let before = table.position.player(colour)?;
    let drawn = is_in_hand(before, card);
    if !drawn || inherits_vision(table, before) {
        search::settle_as_if_searched(table, setup, before);
    }
    let player = moves::player(setup, colour)?;
    // A card that is named for the first time is one of those that nobody has named.
    let find = |cards: &[CardAt], facedown: bool, what: &CardIdentity| {
        cards.iter().position(|it| it.identity == *what && (it.facedown || !facedown))
    };
    let places = [card, &CardIdentity::Unknown];
    let taken = places.into_iter().find_map(|what| match find(&player.drawn, false, what) {
        Some(at) => Some(player.drawn.remove(at)),
        None => find(&player.advisers, true, what).map(|at| player.advisers.remove(at)),
    })?;
    Some(CardAt { identity: card.clone(), ..taken })
}
