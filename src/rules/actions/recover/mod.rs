//! Recover §5.4: a relic by its site's cost, or a banner by paying more than lies on it.

mod banner;
mod relic;

use crate::{
    cards::{
        MajorAction,
        effect::{Act, Event, Thing},
    },
    game::{CardIdentity, Player, Ruler},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve,
        base::Ruling,
        powers::{
            self, ancient_bloodline,
            in_force::{InForce, forbid},
        },
        request::{Recovered, Request},
        state::{Step, Table},
        turn::acting,
    },
};

const RECOVER: LawRef = law("5.4");
const CHOOSE_TARGET: LawRef = law("5.4.1");
const PAY_COST: LawRef = law("5.4.2");
const TAKE_IT: LawRef = law("5.4.3");
const RESOLVE_BANNER: LawRef = law("5.4.4");

/// Recovers a relic or a banner: pays and takes it.
pub(crate) fn recover(step: &mut Step<'_, '_>, recovered: &Recovered, asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(RECOVER);
    ruling.cite(TAKE_IT);
    let Some(player) = acting(table, ruling) else { return };
    powers::check_using(table, ruling, player, MajorAction::Recover, &asked.using);
    match recovered {
        Recovered::Relic(named) => relic::recover(step, player, *named, asked),
        Recovered::UnnamedRelic => relic::recover(step, player, None, asked),
        Recovered::PeoplesFavor { paying, starting } => banner::recover_peoples_favor(step, player, *paying, *starting),
        Recovered::DarkestSecret { paying } => banner::recover_darkest_secret(step, player, *paying, asked),
    }
    check_bans(table, &mut step.ruling, player, recovered);
    step.change(|setup| {
        powers::spend(setup, player.colour, &asked.using);
        if matches!(recovered, Recovered::Relic(_) | Recovered::UnnamedRelic) {
            for card in asked.using.iter().filter_map(CardIdentity::card) {
                resolve::after(table, setup, player.colour, card, Event::RecoverRelic);
            }
        }
    });
}

/// Objects where a card forbids to recover it, or to take it in any way §9.2.
fn check_bans(table: &Table<'_>, ruling: &mut Ruling, player: &Player, recovered: &Recovered) {
    let position = table.position;
    let (banner, holder) = match recovered {
        Recovered::Relic(_) | Recovered::UnnamedRelic => (None, None),
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
        let is_at_holders_site = || player.pawn.is_some_and(|pawn| power.holder_rules(table, pawn) == Some(true));
        cannot.act == Act::TouchCardsOfHolder && banner.is_none() && is_at_holders_site()
    });
    let locked = player.pawn.filter(|_| banner.is_none()).and_then(|pawn| ancient_bloodline::locked_by(table, player, pawn));
    if let Some((power, Some(missing))) = locked {
        ruling.leave_open(missing, [power.cite()]);
    }
}

/// Returns every Recover that could be asked about.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    relic::offers(table).into_iter().chain(banner::offers(table)).collect()
}
