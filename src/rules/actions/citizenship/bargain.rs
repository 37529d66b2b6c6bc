//! The binding exchange beside the relic §6.6.1: favor, secrets, banners and relics from outside the Reliquary, as far as a
//! side has them. What is given is not taken §10/give: a banner burns nothing, and what cannot be taken can be given (D52).

use crate::{
    cards::{Nature, effect::Act},
    game::{CardAt, CardRef, Colour, OnSpace, Player, Setup, What},
    law::{
        Cite,
        DivergenceId::{D49, D52},
        LawRef, Printing, law,
    },
    rules::{
        base::{Matter, Missing, Ruling},
        payment::purse,
        powers::in_force::{bans, bars, forbid},
        request::{Bargain, Handed, Thing},
        state::{Table, moves},
    },
};

const OFFERING: LawRef = law("6.6.1");
const RELIQUARY: LawRef = law("2.3");
const EXCHANGE: LawRef = law("10/exchange");
const GIVE: LawRef = law("10/give");
const PENALTY: LawRef = law("2.5.3");

/// Rules on a bargain between the Grand Scepter's holder and an Exile.
pub(crate) fn check(table: &Table<'_>, bargain: &Bargain, holder: &Player, exile: &Player, ruling: &mut Ruling) {
    if bargain.is_nothing() {
        return;
    }
    ruling.cite(EXCHANGE);
    may_hand(table, &bargain.given, holder, exile, ruling);
    may_hand(table, &bargain.asked, exile, holder, ruling);
    if bargain.is_gift() && !table.follows(D49, Printing::En) {
        ruling.object(Matter::OneSided, [OFFERING, EXCHANGE]);
    }
}

/// Rules on what one side promises.
fn may_hand(table: &Table<'_>, handed: &Handed, from: &Player, to: &Player, ruling: &mut Ruling) {
    let favor = purse(table, from).unwrap_or(from.favor);
    let facts = favor >= handed.favor && from.secrets.and(from.secrets_facedown) >= handed.secrets;
    let relics = || handed.cards.iter().filter(|card| is_relic(**card));
    let lacking = relics().any(|relic| !has(from, *relic) && !is_in_reliquary(table, *relic));
    if !facts || lacking || !holds_banners(table, handed, from, ruling) {
        ruling.object(Matter::CannotPromise { colour: from.colour }, [OFFERING]);
    }
    for relic in relics().filter(|relic| is_in_reliquary(table, **relic)) {
        ruling.object(Matter::ReliquaryRelic { card: *relic }, [OFFERING, RELIQUARY]);
    }
    for card in handed.cards.iter().filter(|card| !is_relic(**card)) {
        ruling.object(Matter::NotExchanged { card: *card }, [OFFERING]);
    }
    if handed.warbands.0 > 0 {
        ruling.object(Matter::WarbandsNotExchanged, [OFFERING]);
    }
    if handed.secrets.0 > 0 {
        forbid(table, ruling, from, |_, cannot| cannot.act == Act::GiveSecrets);
    }
    for thing in things(handed) {
        may_give(table, thing, from, to, ruling);
    }
}

/// Says what becomes of a thing that is given; one printing knows no giving of what cannot be taken (D52).
fn may_give(table: &Table<'_>, thing: Thing, from: &Player, to: &Player, ruling: &mut Ruling) {
    if !matches!(thing, Thing::Relic(_)) {
        ruling.explain(Matter::BannerGiven, [GIVE, PENALTY]);
    }
    let barred = bans(table, to, |power, cannot| match cannot.act {
        Act::Take(what) => bars(power, what, thing, from),
        _ => false,
    });
    if !barred.is_empty() && table.follows(D52, Printing::En) {
        for reason in barred {
            ruling.reason(reason.bearing, reason.matter, reason.cites.into_iter().chain([Cite::from(GIVE)]));
        }
    } else if !barred.is_empty() {
        ruling.cite(GIVE);
    }
}

fn things(handed: &Handed) -> Vec<Thing> {
    let relics = handed.cards.iter().filter(|card| is_relic(**card)).map(|card| Thing::Relic(*card));
    let banners = [(handed.peoples_favor, Thing::PeoplesFavor), (handed.darkest_secret, Thing::DarkestSecret)];
    relics.chain(banners.into_iter().filter(|(given, _)| *given).map(|(_, thing)| thing)).collect()
}

const fn is_relic(card: CardRef) -> bool {
    matches!(card.0.nature, Nature::Relic)
}

fn has(player: &Player, relic: CardRef) -> bool {
    player.relics.iter().any(|it| it.what == What::Known(relic))
}

fn is_in_reliquary(table: &Table<'_>, relic: CardRef) -> bool {
    table.position.reliquary.spaces.iter().flatten().any(|space| *space == OnSpace::Covered(Some(relic)))
}

/// Returns whether a side holds the banners it promises, as far as that is described.
fn holds_banners(table: &Table<'_>, handed: &Handed, from: &Player, ruling: &mut Ruling) -> bool {
    let (favor, secret) = (table.position.peoples_favor, table.position.darkest_secret);
    let banners = [
        (handed.peoples_favor, favor.map(|it| it.holder), Missing::PeoplesFavor),
        (handed.darkest_secret, secret.map(|it| it.holder), Missing::DarkestSecret),
    ];
    let mut held = true;
    for (_, holder, missing) in banners.into_iter().filter(|(promised, ..)| *promised) {
        match holder {
            None => ruling.untold(missing, [OFFERING]),
            Some(holder) => held &= holder == Some(from.colour),
        }
    }
    held
}

/// Exchanges what was promised §6.6.2; whoever offers to themselves keeps everything.
pub(crate) fn exchange(bargain: &Bargain, setup: &mut Setup, holder: Colour, citizen: Colour) {
    if holder != citizen {
        hand_over(&bargain.given, setup, holder, citizen);
        hand_over(&bargain.asked, setup, citizen, holder);
    }
}

fn hand_over(handed: &Handed, setup: &mut Setup, from: Colour, to: Colour) {
    moves::draw_on_vow(setup, from, handed.favor);
    moves::give_favor(setup, from, to, handed.favor);
    moves::give_secrets(setup, from, to, handed.secrets);
    if let Some(banner) = setup.peoples_favor.as_mut().filter(|_| handed.peoples_favor) {
        banner.holder = Some(to);
    }
    if let Some(banner) = setup.darkest_secret.as_mut().filter(|_| handed.darkest_secret) {
        banner.holder = Some(to);
    }
    for relic in &handed.cards {
        let is_it = |it: &CardAt| it.what == What::Known(*relic);
        let taken = moves::player(setup, from).and_then(|player| {
            let at = player.relics.iter().position(is_it)?;
            Some(player.relics.remove(at))
        });
        if let (Some(relic), Some(player)) = (taken, moves::player(setup, to)) {
            player.relics.push(relic);
        }
    }
}
