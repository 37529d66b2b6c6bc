//! Recover §5.4: a relic by its site's cost, or a banner by paying more than lies on it.

mod banner;
mod relic;

use crate::{
    cards::{
        Effect, MajorAction,
        effect::{Act, Event, Thing},
    },
    game::{Player, Ruler, Setup, Slot, What},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve,
        base::{Missing, Ruling, Verdict},
        powers::{
            self,
            in_force::{InForce, all, forbid},
            relic_thief,
        },
        request::{Asked, Recovered},
        state::Table,
        turn::acting,
    },
};

const RECOVER: LawRef = law("5.4");
const CHOOSE_TARGET: LawRef = law("5.4.1");
const PAY_COST: LawRef = law("5.4.2");
const TAKE_IT: LawRef = law("5.4.3");
const RESOLVE_BANNER: LawRef = law("5.4.4");

/// Rules on recovering a relic or a banner.
pub(crate) fn may_recover(table: &Table<'_>, recovered: &Recovered, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(RECOVER);
    ruling.cite(TAKE_IT);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    powers::check_using(table, &mut ruling, player, MajorAction::Recover, &asked.using);
    match recovered {
        Recovered::Relic(named) => {
            relic::may(table, player, *named, &mut ruling);
            if let Some(thief) = relic_thief::lurks(table, player).filter(|_| ruling.verdict() != Verdict::Illegal) {
                relic_thief::ask((table, player), &thief, (1, relic_thief::said(asked)), TAKE_IT.into(), &mut ruling);
            }
        }
        Recovered::PeoplesFavor { paying, starting } => {
            banner::may_peoples_favor(table, player, *paying, *starting, &mut ruling);
        }
        Recovered::DarkestSecret { paying } => banner::may_darkest_secret(table, player, *paying, asked, &mut ruling),
    }
    forbidden(table, player, recovered, &mut ruling);
    ruling
}

/// Objects where a card forbids to recover it, or to take it in any way §9.2.
fn forbidden(table: &Table<'_>, player: &Player, recovered: &Recovered, ruling: &mut Ruling) {
    let position = table.position;
    let (banner, holder) = match recovered {
        Recovered::Relic(_) => (None, None),
        Recovered::PeoplesFavor { .. } => (Some(Thing::PeoplesFavor), position.peoples_favor.and_then(|it| it.holder)),
        Recovered::DarkestSecret { .. } => (Some(Thing::DarkestSecret), position.darkest_secret.and_then(|it| it.holder)),
    };
    let is_meant = |power: &InForce<'_>, thing: Thing| match thing {
        Thing::DarkestSecret | Thing::PeoplesFavor => Some(thing) == banner,
        Thing::HoldersRelicsAndBanners | Thing::HoldersOtherRelicsAndBanners => {
            holder.is_some_and(|holder| power.ruler == Ruler::Player(holder))
        }
    };
    forbid(table, ruling, player, |power, cannot| {
        if let Act::Recover(thing) | Act::Take(thing) = cannot.act {
            return is_meant(power, thing);
        }
        let guards = || player.pawn.is_some_and(|pawn| power.holder_rules(table, pawn) == Some(true));
        cannot.act == Act::TouchCardsOfHolder && banner.is_none() && guards()
    });
    if let Some(pawn) = player.pawn.filter(|_| banner.is_none()) {
        guards_not_told(table, player, pawn, ruling);
    }
}

/// Leaves it open where nobody tells whether a card guards the relics at a site: Ancient Bloodline.
fn guards_not_told(table: &Table<'_>, player: &Player, pawn: Slot, ruling: &mut Ruling) {
    for power in all(table) {
        let touches = |effect: &Effect| matches!(effect, Effect::Cannot(cannot) if cannot.act == Act::TouchCardsOfHolder);
        if power.card.effects.iter().any(touches) && power.holder_rules(table, pawn).is_none() {
            let role = if let Ruler::Player(colour) = power.ruler { colour } else { player.colour };
            let missing = if table.position.site(pawn).is_none() { Missing::Site(pawn) } else { Missing::Role(role) };
            ruling.untold(missing, [power.cite()]);
        }
    }
}

/// Pays and takes it.
pub(crate) fn recover(table: &Table<'_>, setup: &mut Setup, recovered: &Recovered, asked: &Asked) {
    match recovered {
        Recovered::Relic(named) => relic::take(table, setup, *named, relic_thief::said(asked)),
        Recovered::PeoplesFavor { paying, starting } => banner::take_peoples_favor(table, setup, *paying, *starting),
        Recovered::DarkestSecret { paying } => banner::take_darkest_secret(table, setup, *paying, asked),
    }
    let Some(colour) = table.by else { return };
    powers::spend(setup, colour, &asked.using);
    if matches!(recovered, Recovered::Relic(_)) {
        for card in asked.using.iter().filter_map(What::card) {
            resolve::after(table, setup, colour, card, Event::RecoverRelic);
        }
    }
}

/// Returns every Recover that could be asked about.
pub(crate) fn recoveries(table: &Table<'_>) -> Vec<Asked> {
    relic::all(table).into_iter().chain(banner::all(table)).collect()
}
