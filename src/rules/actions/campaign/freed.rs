//! How a Campaign begins §5.5.1: for two Supply, or for none by a card §7.3.2, §7.4: Captains and Wild Allies fight from a
//! chosen site; Knights Errant, Hunting Party, Second Wind and Sneak Attack follow something that was done just before.

use crate::{
    cards::{
        Effect, PowerKind, Special,
        effect::{After, CampaignFrom, Deed, Event, Use},
    },
    game::{CardAt, CardRef, Colour, Defender, Player, Setup, Slot, What},
    law::{Cited, LawRef, law},
    rules::{
        actions::campaign::{CHOOSE_DEFENDER, under_way::goes_on},
        base::{Cost, Matter, Missing, Ruling},
        payment::pay,
        powers::{access, cite, pay as price},
        request::{Action, Asked, Fighting},
        state::Table,
        turn::{acting, acting_after, nothing_unfinished},
    },
};

const ACTION: LawRef = law("7.3.2");
const USE: LawRef = law("7.1.3");

/// Returns from where a card lets its user campaign for no Supply, if it does.
pub(crate) fn frees(card: CardRef) -> Option<CampaignFrom> {
    let given = card.0.effects.iter().find_map(|effect| match effect {
        Effect::Use(Use { does: Deed::Campaign(from), .. }) | Effect::After(After { does: Deed::Campaign(from), .. }) => {
            Some(*from)
        }
        _ => None,
    });
    given.or_else(|| (card.0.special == Some(Special::SecondWind)).then_some(CampaignFrom::YourSite))
}

/// Returns whether a card is an Action of its own; else its Campaign follows something else.
fn is_action(card: CardRef) -> bool {
    card.0.powers.contains(&PowerKind::Action)
}

/// Returns the cost of a Campaign §5.5.1.
fn usual_cost() -> Cited<Cost> {
    Cited::new(Cost::supply(2), CHOOSE_DEFENDER)
}

/// Returns who attacks, objecting where they cannot begin a Campaign now, and charges what beginning it costs.
pub(crate) fn may_begin<'a>(table: &Table<'a>, fighting: &Fighting, ruling: &mut Ruling) -> Option<&'a Player> {
    if fighting.under_way {
        return goes_on(table, fighting, ruling);
    }
    let Some(card) = fighting.freed else {
        let attacker = acting(table, ruling)?;
        pay(table, ruling, attacker, &usual_cost());
        return Some(attacker);
    };
    ruling.cite(CHOOSE_DEFENDER);
    ruling.explain(Matter::CardFrees { card }, [cite(card), USE.into()]);
    if !is_action(card) {
        return may_follow(table, card, fighting, ruling);
    }
    let attacker = acting(table, ruling)?;
    ruling.cite(ACTION);
    access::check(table, ruling, attacker, card, false);
    price::check(table, ruling, attacker, card, false);
    if let Some(site) = fighting.from.or(attacker.pawn) {
        may_fight_from(table, attacker, card, site, ruling);
    }
    Some(attacker)
}

/// Objects to a site from which a card lets nobody fight.
fn may_fight_from(table: &Table<'_>, attacker: &Player, card: CardRef, site: Slot, ruling: &mut Ruling) {
    match frees(card) {
        Some(CampaignFrom::RuledSite) => match table.rules(attacker.colour, site) {
            Some(true) => {}
            Some(false) => ruling.object(Matter::DoesNotRule { site }, [cite(card), law("10/rule").into()]),
            None => ruling.untold(Missing::Site(site), [cite(card)]),
        },
        Some(CampaignFrom::SiteWith(suit)) => match table.position.site(site) {
            Some(it) if it.cards.iter().any(|card| card.suit() == Some(suit)) => {}
            Some(_) => ruling.object(Matter::SuitNotThere { suit }, [cite(card)]),
            None => ruling.untold(Missing::Site(site), [cite(card)]),
        },
        Some(CampaignFrom::YourSite | CampaignFrom::YourSiteAgainstActor) | None => {}
    }
}

/// Returns who attacks by a card that follows something: only at once, and what comes first has been declined.
fn may_follow<'a>(table: &Table<'a>, card: CardRef, fighting: &Fighting, ruling: &mut Ruling) -> Option<&'a Player> {
    let against_actor = frees(card) == Some(CampaignFrom::YourSiteAgainstActor);
    let attacker = if against_actor { table.me(ruling, CHOOSE_DEFENDER)? } else { acting_after(table, ruling, card)? };
    if against_actor {
        nothing_unfinished(table, ruling, attacker);
        access::check(table, ruling, attacker, card, true);
        match table.position.turn {
            Some(turn) if fighting.defender != Defender::Player(turn) => {
                ruling.object(Matter::OnlyAgainst { card, colour: turn }, [cite(card)]);
            }
            Some(_) => {}
            None => ruling.untold(Missing::Turn, [cite(card)]),
        }
    }
    if let Some(site) = fighting.from.filter(|site| Some(*site) != attacker.pawn) {
        ruling.object(Matter::SiteNotMeant { site }, [cite(card)]);
    }
    may_come_now(table, card, ruling);
    Some(attacker)
}

/// Objects where nothing was done just before that a card follows; another card that comes first needs leave of its holder.
pub(crate) fn may_come_now(table: &Table<'_>, card: CardRef, ruling: &mut Ruling) {
    let waiting = &table.position.this_turn.follows;
    let Some(at) = waiting.iter().position(|other| *other == card) else {
        ruling.object(Matter::NothingToFollow { card }, [cite(card)]);
        return;
    };
    for first in waiting.iter().take(at) {
        if let Some(colour) = holder(table.position, *first) {
            ruling.ask_leave(colour);
            ruling.explain(Matter::ComesFirst { card: *first, colour }, [cite(*first), law("5.5.8").into()]);
        }
    }
}

/// Returns who has a card among the faceup advisers.
fn holder(setup: &Setup, card: CardRef) -> Option<Colour> {
    let is_it = |it: &CardAt| !it.facedown && it.what == What::Known(card);
    setup.players.iter().find(|player| player.advisers.iter().any(is_it)).map(|player| player.colour)
}

/// Returns the site at which the attacker's pawn counts as being.
pub(crate) fn fights_from(fighting: &Fighting) -> Option<Slot> {
    fighting.from.filter(|_| fighting.freed.is_some_and(is_action))
}

/// Returns whether the attacker's warbands at the site join the force.
pub(crate) fn site_joins(fighting: &Fighting) -> bool {
    let from = fighting.freed.and_then(frees);
    matches!(from, Some(CampaignFrom::RuledSite | CampaignFrom::SiteWith(_)))
}

/// Pays for the card by which the Campaign is fought.
pub(crate) fn pay_card(setup: &mut Setup, attacker: Colour, fighting: &Fighting) {
    if let Some(card) = fighting.freed.filter(|card| is_action(*card)) {
        crate::rules::powers::spend(setup, attacker, &[What::Known(card)]);
    }
}

/// Lets a Sneak Attack follow a Campaign, before the Second Wind of a victorious attacker.
pub(crate) fn strike_back(setup: &mut Setup, attacker: Colour) {
    let strikes = |card: &CardAt| {
        let over = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::CampaignOver);
        !card.facedown && card.card().is_some_and(|it| it.effects.iter().any(over))
    };
    let turn = setup.turn;
    let others = setup.players.iter().filter(|player| player.colour != attacker && Some(player.colour) != turn);
    let found: Vec<CardRef> =
        others.flat_map(|player| &player.advisers).filter(|it| strikes(it)).filter_map(|it| it.what.card()).collect();
    setup.this_turn.follows.extend(found);
}

/// Returns the cards that may still follow after an action: those that come after the one that was used.
pub(crate) fn still_follows(table: &Table<'_>, asked: &Asked) -> Vec<CardRef> {
    let waiting = &table.position.this_turn.follows;
    let after = |card: CardRef| waiting.iter().position(|other| *other == card).unwrap_or(waiting.len());
    match &asked.action {
        Action::HandTitle(_) => waiting.clone(),
        Action::Campaign(fighting) => match fighting.freed {
            Some(card) => waiting.iter().skip(after(card) + 1).copied().collect(),
            None => Vec::new(),
        },
        Action::Travel(_) => journey(asked).map(|card| waiting.iter().skip(after(card)).copied().collect()).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// Returns whether only the Campaign of a Second Wind is left after an action: its Travel has been taken.
pub(crate) fn has_travelled(table: &Table<'_>, asked: &Asked) -> bool {
    match &asked.action {
        Action::HandTitle(_) => table.position.this_turn.travelled,
        Action::Travel(_) => journey(asked).is_some(),
        _ => false,
    }
}

/// Returns the card by which a Travel after a victory is free: Second Wind.
pub(crate) fn journey(asked: &Asked) -> Option<CardRef> {
    asked.using.iter().filter_map(What::card).find(|card| card.0.special == Some(Special::SecondWind))
}
