//! Using a power on its own §6.2, §7.3: may this player use it now, and what does it do? A power that is not modelled is ruled on
//! and not carried out.

mod clauses;
pub(crate) mod resolve;

pub(crate) use clauses::{check_clauses, read_by, read_when_played, read_when_used};

use crate::{
    cards::{
        Card, Effect, PowerKind, Special, Token,
        effect::{Deed, Good, TakeHere, Timing, Use},
    },
    game::{CardIdentity, CardRef, Colour, Phase, Player, Setup, SiteAtSlot},
    law::{LawRef, law},
    rules::{
        actions::{use_power::resolve::Resolution, wake},
        base::{Matter, Missing, NeededChoice, Ruling, Verdict},
        powers::{
            access::{self, UsedAs},
            cite, in_reach, pay, spend,
        },
        request::{Action, Chosen, Named, Request},
        state::{Step, Table},
        turn::{acting, in_phase},
    },
};

const USE: LawRef = law("6.2");
const RESOLVE: LawRef = law("7.1.3");
const WAKE: LawRef = law("7.3.1");
const ACTION: LawRef = law("7.3.2");
const REST: LawRef = law("7.3.4");

/// Uses the power of a card on its own §7.1: pays for it and resolves it.
pub(crate) fn use_power(step: &mut Step<'_, '_>, card: &CardIdentity, chosen: &Chosen) {
    let table = step.table;
    if let (Some(card), Some(player)) = (card.card(), table.actor())
        && let Some(token) = taken_here(card, chosen)
    {
        return take_here(step, player, card, token);
    }
    let ruling = &mut step.ruling;
    ruling.cite(USE);
    let CardIdentity::Known(card) = *card else { return ruling.leave_open(Missing::Power, [USE]) };
    let player = user(table, ruling, card);
    check_clauses(ruling, card, chosen, &clauses::read_when_used(card));
    let Some(player) = player else { return };
    access::check(table, ruling, player, card, UsedAs::Power);
    pay::check(table, ruling, player, card, UsedAs::Power);
    ruling.cite(RESOLVE);
    match timing(card) {
        Some(Timing::Action) if ruling.verdict() != Verdict::Illegal => {
            step.resolve(|setup, ruling| {
                spend(setup, player.colour, &[CardIdentity::Known(card)]);
                Resolution::new(table, setup, ruling, player.colour, card, chosen).resolve(Timing::Action);
            });
            if looks(card) {
                step.news.push(Matter::LooksAt { card });
            }
            // What a power looks for may be at a site that is not described, or not.
            let decides = |it: &Missing| matches!(it, Missing::Pawn(_) | Missing::Site(_) | Missing::SiteName(_));
            for missing in step.ruling.needs.clone().into_iter().filter(decides) {
                step.ruling.leave_open(missing, [cite(card), RESOLVE.into()]);
            }
        }
        // Each is used once, at the end of the Rest Phase: with the Rest itself.
        Some(Timing::Rest) => ruling.choices.push(NeededChoice::RestPower),
        Some(Timing::Wake) if ruling.verdict() != Verdict::Illegal => ruling.choices.push(wake_choice(card)),
        Some(Timing::Action | Timing::Wake | Timing::WhenPlayed) | None => {}
    }
}

/// Returns whether a power shows cards to its user.
fn looks(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::Use(Use { does: Deed::Look(_), .. })))
}

/// Returns who uses a card, objecting if none of its powers is used on its own, or not in this phase.
fn user<'a>(table: &Table<'a>, ruling: &mut Ruling, card: CardRef) -> Option<&'a Player> {
    let mut kinds = card.0.powers.iter().map(|kind| section(*kind));
    let fitting = kinds.clone().flatten().find(|(phase, _)| *phase == table.position.phase);
    if let Some((phase, section)) = fitting.or_else(|| kinds.clone().flatten().next()) {
        ruling.cite(section);
        return if phase == Phase::Act { acting(table, ruling) } else { in_phase(table, ruling, phase, section) };
    }
    let section = kinds.next().and_then(Result::err).unwrap_or(USE);
    ruling.object(Matter::NotAlone { card }, [section]);
    table.me(ruling, USE)
}

/// Returns what a Wake power leaves to be chosen: of a site that gives favor or a secret §4.1.4, or of the People's
/// Favor §4.1.1.I.
fn wake_choice(card: CardRef) -> NeededChoice {
    let takes = |effect: &Effect| matches!(effect, Effect::Use(Use { does: Deed::TakeHere(_), .. }));
    if card.0.effects.iter().any(takes) { NeededChoice::FavorOrSecret } else { NeededChoice::WakeBanner }
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

/// Returns what is taken from a site in Wake §4.1.4: the one thing it gives, or the one that is named.
fn taken_here(card: CardRef, chosen: &Chosen) -> Option<Token> {
    card.0.effects.iter().find_map(|effect| match effect {
        Effect::Use(Use { does: Deed::TakeHere(TakeHere::Favor), .. }) => Some(Token::Favor),
        Effect::Use(Use { does: Deed::TakeHere(TakeHere::Secret), .. }) => Some(Token::Secret),
        Effect::Use(Use { does: Deed::TakeHere(TakeHere::Either), .. }) => chosen.token,
        _ => None,
    })
}

/// Uses the Wake power of a site §4.1.4, §7.3.1, for a pawn there.
fn take_here(step: &mut Step<'_, '_>, player: &Player, card: CardRef, token: Token) {
    wake::take(step, token);
    step.ruling.cite(WAKE);
    let here = player.pawn.and_then(|slot| step.table.position.site(slot)).and_then(SiteAtSlot::card);
    if here.is_some_and(|it| it.id != card.0.id) {
        step.ruling.object(Matter::NoAccess { card }, [WAKE]);
    }
}

/// Returns when a kind of power is used on its own; `Err`: the section by which it is not.
const fn section(kind: PowerKind) -> Result<(Phase, LawRef), LawRef> {
    match kind {
        PowerKind::Wake => Ok((Phase::Wake, WAKE)),
        PowerKind::Action => Ok((Phase::Act, ACTION)),
        PowerKind::Rest => Ok((Phase::Rest, REST)),
        PowerKind::WhenPlayed | PowerKind::Homeland => Err(const { law("7.3.3") }),
        PowerKind::Modifier => Err(const { law("7.4") }),
        PowerKind::BattlePlanAttacker | PowerKind::BattlePlanDefender | PowerKind::BattlePlanEither => {
            Err(const { law("7.5.2") })
        }
        PowerKind::Persistent | PowerKind::Continuous => Err(const { law("7.1.4") }),
    }
}

/// Uses Rest powers, in the order named §4.3.5; what is chosen goes to them in the same order.
pub(crate) fn at_rest(table: &Table<'_>, setup: &mut Setup, ruling: &mut Ruling, by: Colour, asked: &Request) {
    let mut suits = asked.suits();
    for card in asked.using.iter().filter_map(CardIdentity::card) {
        let mut chosen = Chosen::default();
        if gains_favor(card)
            && let Some(suit) = suits.next()
        {
            chosen.from.push((None, Named::Suit(suit)));
        }
        Resolution::new(table, setup, ruling, by, card, &chosen).resolve(Timing::Rest);
    }
}

/// Returns whether the power of a card brings favor, from a bank that may have to be chosen.
pub(crate) fn gains_favor(card: CardRef) -> bool {
    let gains = |effect: &Effect| matches!(effect, Effect::Use(Use { does: Deed::Gain(it), .. }) if it.what == Good::Favor);
    card.0.effects.iter().any(gains)
}

/// Returns whether the power of a card is an exchange, in which all is given.
pub(crate) fn is_deal(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::Use(Use { does: Deed::Deal(_), .. })))
}

/// Returns every Action power within reach §7.1.1. What the Grand Scepter does is listed as the minor actions that it allows.
pub(crate) fn uses(table: &Table<'_>) -> Vec<Request> {
    let acts = |card: &'static Card| card.powers.contains(&PowerKind::Action) && card.special != Some(Special::TheGrandScepter);
    in_reach(table, acts).into_iter().map(|card| Action::Use(CardIdentity::Known(card), Box::default()).into()).collect()
}
