//! The binding exchange beside the relic §6.6.1: favor, secrets, banners and relics from outside the Reliquary, as far as a
//! side has them. What is given is not taken §10/give: a banner burns nothing, and what cannot be taken can be given (D52).

use crate::{
    cards::{Nature, effect::Act},
    game::{CardIdentity, CardRef, Colour, Player, Setup},
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
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, bargain: &Bargain, holder: &Player, exile: &Player) {
    if bargain.is_nothing() {
        return;
    }
    ruling.cite(EXCHANGE);
    check_handed(table, ruling, &bargain.given, holder, exile);
    check_handed(table, ruling, &bargain.asked, exile, holder);
    if bargain.is_gift() && !table.follows(D49, Printing::En) {
        ruling.object(Matter::OneSided, [OFFERING, EXCHANGE]);
    }
}

/// Rules on what one side promises.
fn check_handed(table: &Table<'_>, ruling: &mut Ruling, handed: &Handed, from: &Player, to: &Player) {
    let favor = match purse(table, from) {
        Ok(purse) => purse,
        Err(missing) if from.favor < handed.favor => {
            ruling.leave_open(missing, [OFFERING]);
            handed.favor
        }
        Err(_) => from.favor,
    };
    let facts = favor >= handed.favor && from.secrets.saturating_add(from.secrets_facedown) >= handed.secrets;
    let relics = || handed.cards.iter().filter(|card| is_relic(**card));
    let lacking = relics().any(|relic| !has(from, *relic) && !table.is_in_reliquary(*relic));
    if !facts || lacking || !holds_banners(table, ruling, handed, from) {
        ruling.object(Matter::CannotPromise { colour: from.colour }, [OFFERING]);
    }
    for relic in relics().filter(|relic| table.is_in_reliquary(**relic)) {
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
        check_given(table, ruling, thing, from, to);
    }
}

/// Explains what becomes of a thing that is given; by one printing what cannot be taken cannot be given either (D52).
fn check_given(table: &Table<'_>, ruling: &mut Ruling, thing: Thing, from: &Player, to: &Player) {
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
    player.relics.iter().any(|it| it.identity == CardIdentity::Known(relic))
}

/// Returns whether a side holds the banners it promises, as far as that is described.
fn holds_banners(table: &Table<'_>, ruling: &mut Ruling, handed: &Handed, from: &Player) -> bool {
    let (favor, secret) = (table.position.peoples_favor, table.position.darkest_secret);
    let banners = [
        (handed.peoples_favor, favor.map(|it| it.holder), Missing::PeoplesFavor),
        (handed.darkest_secret, secret.map(|it| it.holder), Missing::DarkestSecret),
    ];
    let mut held = true;
    for (_, holder, missing) in banners.into_iter().filter(|(promised, ..)| *promised) {
        match holder {
            None => ruling.leave_open(missing, [OFFERING]),
            Some(holder) => held &= holder == Some(from.colour),
        }
    }
    held
}

/// Exchanges what was promised §6.6.2; a player who accepts their own offer keeps everything.
pub(crate) fn exchange(setup: &mut Setup, bargain: &Bargain, holder: Colour, citizen: Colour) {
    if holder != citizen {
        hand_over(setup, &bargain.given, holder, citizen);
        hand_over(setup, &bargain.asked, citizen, holder);
    }
}

fn hand_over(setup: &mut Setup, handed: &Handed, from: Colour, to: Colour) {
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
        moves::hand_relic(setup, *relic, from, to);
    }
}
