//! Powers §7 that are used on their own §6.2, §7.3: may this player use this one now, and what comes of it? A power that is
//! not modelled is ruled on and not carried out.

pub(crate) mod access;
mod advisers;
mod clauses;
mod deeds;
pub(crate) mod draw;
mod fare;
mod goods;
pub(crate) mod in_force;
pub(crate) mod journey;
pub(crate) mod pay;
mod spire;
pub(crate) mod thief;
pub(crate) mod toll;
mod using;

pub(crate) use access::cite;
pub(crate) use clauses::{check_clauses, read_by, read_when_played, read_when_used};
pub(crate) use advisers::{advisers_for, check_trade_cards, trader};
pub(crate) use deeds::{Played, after, follow, when_played};
pub(crate) use goods::{Mustering, On, Trading, mustering, trade_reach, trading, uses as uses_special};
pub(crate) use pay::spend;
pub(crate) use spire::exchange as exchange_drawn;
pub(crate) use using::{Occasion, check_using, fits, is_about_playing, is_optional};

use crate::{
    cards::{
        Card, Effect, PowerKind, Special, Token,
        effect::{Deed, Good, TakeHere, Timing, Use},
    },
    game::{CardAt, CardRef, Colour, Phase, Player, Setup, SiteAtSlot, What},
    law::{LawRef, law},
    rules::{
        actions::wake,
        base::{Matter, Missing, Ruling, Verdict},
        gate::{acting, in_phase},
        request::{Action, Asked, Chosen, Named},
        state::Table,
    },
};

const USE: LawRef = law("6.2");
const RESOLVE: LawRef = law("7.1.3");
const WAKE: LawRef = law("7.3.1");
const ACTION: LawRef = law("7.3.2");
const REST: LawRef = law("7.3.4");

/// Rules on using the power of a card on its own.
pub(crate) fn may_use(table: &Table<'_>, card: &What, chosen: &Chosen) -> Ruling {
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
    check_clauses(&mut ruling, card, chosen, &read_when_used(card));
    let Some(player) = player else { return ruling };
    if let Some(token) = taken_here(card, chosen) {
        return take_here(table, player, card, token);
    }
    access::check(table, &mut ruling, player, card, false);
    pay::check(table, &mut ruling, player, card, false);
    ruling.cite(RESOLVE);
    match timing(card) {
        Some(Timing::Action) if ruling.verdict() != Verdict::Illegal => {
            let mut copy = table.position.clone().into_setup();
            do_it(table, &mut copy, &mut ruling, player.colour, card, chosen);
            // What a power looks for at a site that nobody tells of may be there or not.
            let decides = |it: &Missing| matches!(it, Missing::Pawn(_) | Missing::Site(_) | Missing::SiteName(_));
            for missing in ruling.needs.clone().into_iter().filter(decides) {
                ruling.untold(missing, [cite(card), RESOLVE.into()]);
            }
        }
        // Each is used once, at the very end: with the Rest itself.
        Some(Timing::Rest) => ruling.choices.push("rest using CARD"),
        Some(Timing::Wake) if ruling.verdict() != Verdict::Illegal => ruling.choices.push(wake_words(card)),
        Some(Timing::Action | Timing::Wake | Timing::WhenPlayed) | None => {}
    }
    ruling
}

/// Returns the words for a Wake power that leaves a choice: of a site that gives favor or a secret §4.1.4, or of the People's
/// Favor §4.1.1.I.
fn wake_words(card: CardRef) -> &'static str {
    let takes = |effect: &Effect| matches!(effect, Effect::Use(Use { does: Deed::TakeHere(_), .. }));
    if card.0.effects.iter().any(takes) { "favor|secret" } else { "wake place|wake return to SUIT" }
}

/// Returns when a card's power is used on its own.
fn timing(card: CardRef) -> Option<Timing> {
    card.0.powers.iter().find_map(|kind| match kind {
        PowerKind::Action => Some(Timing::Action),
        PowerKind::Rest => Some(Timing::Rest),
        PowerKind::Wake => Some(Timing::Wake),
        PowerKind::WhenPlayed
        | PowerKind::Homeland
        | PowerKind::Modifier
        | PowerKind::BattlePlanAttacker
        | PowerKind::BattlePlanDefender
        | PowerKind::BattlePlanEither
        | PowerKind::Persistent
        | PowerKind::Continuous => None,
    })
}

/// Pays for a power and resolves it §7.1.2, §7.1.3.
fn do_it(table: &Table<'_>, setup: &mut Setup, ruling: &mut Ruling, by: Colour, card: CardRef, chosen: &Chosen) {
    spend(setup, by, &[What::Known(card)]);
    deeds::resolve(table, setup, ruling, by, card, (Timing::Action, chosen));
}

/// Returns what is taken from a site in Wake §4.1.4: the one thing it gives, or the one that is named.
fn taken_here(card: CardRef, chosen: &Chosen) -> Option<Token> {
    card.0.effects.iter().find_map(|effect| match effect {
        Effect::Use(Use { does: Deed::TakeHere(TakeHere::Favor), .. }) => Some(Token::Favor),
        Effect::Use(Use { does: Deed::TakeHere(TakeHere::Secret), .. }) => Some(Token::Secret),
        Effect::Use(Use { does: Deed::TakeHere(TakeHere::Either), .. }) => chosen.token,
        _ => None,
    })
}

/// Rules on the Wake power of a site §4.1.4, §7.3.1, for a pawn there.
fn take_here(table: &Table<'_>, player: &Player, card: CardRef, token: Token) -> Ruling {
    let mut ruling = wake::may_take(table, token);
    ruling.cite(WAKE);
    let here = player.pawn.and_then(|slot| table.position.site(slot)).and_then(SiteAtSlot::card);
    if here.is_some_and(|it| it.id != card.0.id) {
        ruling.object(Matter::NoAccess { card }, [WAKE]);
    }
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

/// Uses a power §7.1.
pub(crate) fn use_power(table: &Table<'_>, setup: &mut Setup, card: &What, chosen: &Chosen) {
    let (Some(card), Some(by)) = (card.card(), table.by) else { return };
    match taken_here(card, chosen) {
        Some(token) => wake::take(table, setup, token),
        None => do_it(table, setup, &mut Ruling::default(), by, card, chosen),
    }
}

/// Rules on what the Rest powers that are used do §4.3.5, on a copy of the table.
pub(crate) fn may_use_at_rest(table: &Table<'_>, ruling: &mut Ruling, by: Colour, asked: &Asked) {
    let mut copy = table.position.clone().into_setup();
    at_rest(table, &mut copy, ruling, by, asked);
}

/// Uses Rest powers, in the order named §4.3.5; what is chosen goes to them in the same order.
pub(crate) fn at_rest(table: &Table<'_>, setup: &mut Setup, ruling: &mut Ruling, by: Colour, asked: &Asked) {
    let mut suits = asked.suits();
    for card in asked.using.iter().filter_map(What::card) {
        let is_bank = |effect: &Effect| matches!(effect, Effect::Use(Use { does: Deed::Gain(it), .. }) if it.what == Good::Favor);
        let mut chosen = Chosen::default();
        if card.0.effects.iter().any(is_bank)
            && let Some(suit) = suits.next()
        {
            chosen.from.push((None, Named::Suit(suit)));
        }
        deeds::resolve(table, setup, ruling, by, card, (Timing::Rest, &chosen));
    }
    for choice in &mut ruling.choices {
        if *choice == "from SUIT" {
            *choice = "choosing SUIT";
        }
    }
}

/// Returns whether the power of a card is an exchange, in which all is given.
pub(crate) fn is_deal(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::Use(Use { does: Deed::Deal(_), .. })))
}

/// Returns every Action power within reach §7.1.1. What the Grand Scepter does is listed as the minor actions that it allows.
pub(crate) fn uses(table: &Table<'_>) -> Vec<Asked> {
    let acts = |card: &'static Card| card.powers.contains(&PowerKind::Action) && card.special != Some(Special::TheGrandScepter);
    in_reach(table, acts).into_iter().map(|card| Action::Use(What::Known(card), Box::default()).into()).collect()
}

/// Returns every modifier within reach that may be used or left §7.4.1, and every Rest power §7.3.4.
pub(crate) fn modifiers(table: &Table<'_>) -> Vec<CardRef> {
    in_reach(table, |card| is_optional(card) || card.powers.contains(&PowerKind::Rest))
}

/// Returns the cards and sites of some kind that the player to move has access to §7.1.1.
fn in_reach(table: &Table<'_>, is: impl Fn(&'static Card) -> bool) -> Vec<CardRef> {
    let Some(player) = table.actor() else { return Vec::new() };
    let mut cards: Vec<CardRef> = Vec::new();
    let mut add = |card: Option<&'static Card>| cards.extend(card.filter(|card| is(card)).map(CardRef));
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
    cards
}

fn own(player: &Player) -> impl Iterator<Item = &CardAt> {
    player.advisers.iter().chain(&player.relics)
}
