//! How a Campaign begins §5.5.1: for two Supply, or for none by a card §7.3.2, §7.4: Captains and Wild Allies fight from a
//! chosen site; Knights Errant, Hunting Party, Second Wind and Sneak Attack follow something that was done just before.

use crate::{
    cards::effect::CampaignFrom,
    game::{CardIdentity, CardRef, Colour, Defender, Phase, Player, Setup, Slot},
    law::{Cited, LawRef, law},
    rules::{
        actions::campaign::{CAMPAIGN, CHOOSE_DEFENDER},
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::{
            access::{self, UsedAs},
            cite,
            free_actions::{check_follows_now, frees, is_action},
            pay, spend,
        },
        request::Declaration,
        state::Table,
        turn::{acting, acting_after, in_phase, nothing_unfinished},
    },
};

const ACTION: LawRef = law("7.3.2");
const ACT_PHASE: LawRef = law("4.2");
const USE: LawRef = law("7.1.3");

/// Returns who attacks, objecting where they cannot begin a Campaign now, and charges what beginning it costs.
pub(crate) fn check_beginning<'a>(table: &Table<'a>, ruling: &mut Ruling, declaration: &Declaration) -> Option<&'a Player> {
    if declaration.under_way {
        return goes_on(table, ruling, declaration);
    }
    let Some(card) = declaration.by else {
        let attacker = acting(table, ruling)?;
        payment::charge(table, ruling, attacker, &Cited::new(Cost::supply(2), CHOOSE_DEFENDER));
        return Some(attacker);
    };
    ruling.cite(CHOOSE_DEFENDER);
    if frees(card).is_none() {
        ruling.object(Matter::NotForThis { card }, [CAMPAIGN]);
        return table.me(ruling, CHOOSE_DEFENDER);
    }
    ruling.explain(Matter::CardFrees { card }, [cite(card), USE.into()]);
    if !is_action(card) {
        return check_card_followed(table, ruling, card, declaration);
    }
    let attacker = acting(table, ruling)?;
    ruling.cite(ACTION);
    access::check(table, ruling, attacker, card, UsedAs::Power);
    pay::check(table, ruling, attacker, card, UsedAs::Power);
    if let Some(site) = declaration.from.or(attacker.pawn) {
        check_site_of_card(table, ruling, attacker, card, site);
    }
    Some(attacker)
}

/// Objects to a site from which a card does not let its user fight.
fn check_site_of_card(table: &Table<'_>, ruling: &mut Ruling, attacker: &Player, card: CardRef, site: Slot) {
    match frees(card) {
        Some(CampaignFrom::RuledSite) => match table.rules(attacker.colour, site) {
            Some(true) => {}
            Some(false) => ruling.object(Matter::DoesNotRule { site }, [cite(card), const { law("10/rule") }.into()]),
            None => ruling.leave_open(Missing::Site(site), [cite(card)]),
        },
        Some(CampaignFrom::SiteWith(suit)) => match table.position.site(site) {
            Some(it) if it.cards.iter().any(|card| card.suit() == Some(suit)) => {}
            Some(_) => ruling.object(Matter::SuitNotThere { suit }, [cite(card)]),
            None => ruling.leave_open(Missing::Site(site), [cite(card)]),
        },
        Some(CampaignFrom::YourSite | CampaignFrom::YourSiteAgainstActor) | None => {}
    }
}

/// Returns who attacks by a card that follows something: only at once, and what comes first has been declined.
fn check_card_followed<'a>(
    table: &Table<'a>,
    ruling: &mut Ruling,
    card: CardRef,
    declaration: &Declaration,
) -> Option<&'a Player> {
    let against_actor = frees(card) == Some(CampaignFrom::YourSiteAgainstActor);
    let attacker = if against_actor { table.me(ruling, CHOOSE_DEFENDER)? } else { acting_after(table, ruling, card)? };
    if against_actor {
        nothing_unfinished(table, ruling, attacker);
        access::check(table, ruling, attacker, card, UsedAs::BattlePlan);
        match table.position.turn {
            Some(turn) if declaration.defender != Defender::Player(turn) => {
                ruling.object(Matter::OnlyAgainst { card, colour: turn }, [cite(card)]);
            }
            Some(_) => {}
            None => ruling.leave_open(Missing::Turn, [cite(card)]),
        }
    }
    if let Some(site) = declaration.from.filter(|site| Some(*site) != attacker.pawn) {
        ruling.object(Matter::SiteNotMeant { site }, [cite(card)]);
    }
    check_follows_now(table, ruling, card);
    Some(attacker)
}

/// Returns the site at which the attacker's pawn counts as being.
pub(crate) fn fights_from(declaration: &Declaration) -> Option<Slot> {
    declaration.from.filter(|_| declaration.by.is_some_and(is_action))
}

/// Returns whether the attacker's warbands at the site join the force.
pub(crate) fn site_joins(declaration: &Declaration) -> bool {
    let from = declaration.by.and_then(frees);
    matches!(from, Some(CampaignFrom::RuledSite | CampaignFrom::SiteWith(_)))
}

/// Pays for the card by which the Campaign is fought.
pub(crate) fn pay_card(setup: &mut Setup, attacker: Colour, declaration: &Declaration) {
    if let Some(card) = declaration.by.filter(|card| is_action(*card)) {
        spend(setup, attacker, &[CardIdentity::Known(card)]);
    }
}

/// Returns who attacks in a Campaign under way.
fn goes_on<'a>(table: &Table<'a>, ruling: &mut Ruling, declaration: &Declaration) -> Option<&'a Player> {
    ruling.explain(Matter::CampaignGoesOn, [CAMPAIGN]);
    // A Campaign by a card can be in the turn of another: Sneak Attack.
    if let Some(card) = declaration.by {
        if frees(card).is_none() {
            ruling.object(Matter::NotForThis { card }, [CAMPAIGN]);
        }
        return table.me(ruling, CHOOSE_DEFENDER);
    }
    in_phase(table, ruling, Phase::Act, ACT_PHASE)
}

/// Takes back what a ruling says about the cost of a Campaign under way: it was paid.
pub(crate) fn paid(ruling: &mut Ruling) {
    ruling.cost = Cost::default();
    ruling.reasons.retain(|reason| {
        !matches!(
            reason.matter,
            Matter::NotEnoughSupply { .. }
                | Matter::NotEnoughFavor { .. }
                | Matter::NotEnoughSecrets { .. }
                | Matter::Missing { what: Missing::Supply(_) }
        )
    });
}
