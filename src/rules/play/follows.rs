//! What follows when a card has been played faceup: the power of the Homeland, modifiers and standing powers, then the card's own
//! When Played power §7.3.3.

use super::{
    discard::{is_locked, put_away},
    touch,
};
use crate::{
    cards::{
        Effect, Nature, PowerKind, Special, Suit,
        effect::{After, Bank, Banner, Cards, Deed, Discard, Event, Gain, Good, Per, Timing, UseWhen, Who},
    },
    game::{CardAt, CardRef, Colour, Favor, MOST_SUPPLY, Player, Ruler, Secrets, Setup, Slot, Supply, Warbands, What},
    law::{LawRef, law},
    rules::{
        matter::Matter,
        missing::Missing,
        moves,
        powers::in_force::{self, InForce},
        ruling::Ruling,
        table::Table,
    },
};

const WHEN_PLAYED: LawRef = law("7.3.3");

/// A card as it is played faceup.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    /// The card.
    pub(super) card: &'a What,
    /// The site that it goes to.
    pub(super) at: Option<Slot>,
    /// Whether this Search drew it.
    pub(super) drawn: bool,
    /// The cards discarded to make room.
    pub(super) discarding: &'a [What],
    /// The cards used.
    pub(super) using: &'a [What],
    /// The bank that is chosen.
    pub(super) bank: Option<Suit>,
}

/// Something that follows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Somebody gains something by a card.
    Gain(Colour, Gain, CardRef),
    /// Such cards at the sites of the region are discarded.
    Sweep(Cards),
    /// All other cards at the site are discarded: Salt the Earth.
    Salt(Slot),
    /// The secrets on the Darkest Secret are burned but for one.
    DownToOne,
    /// Something that is not carried out.
    Unknown,
}

/// Returns whether a card is one of those meant.
pub(super) fn is_of(cards: Cards, what: &What) -> bool {
    let vision = |goal: bool| match what {
        What::Known(CardRef(card)) => matches!(&card.nature, Nature::Vision(found) if !goal || found.is_some()),
        What::Described { .. } | What::Unknown => false,
    };
    let suit = super::site::suit(what);
    match cards {
        Cards::Any => true,
        Cards::Suit(wanted) => suit == Some(wanted),
        Cards::Either(one, other) => suit == Some(one) || suit == Some(other),
        Cards::Denizens => match what {
            What::Known(CardRef(card)) => matches!(card.nature, Nature::Denizen { .. }),
            What::Described { .. } => true,
            What::Unknown => false,
        },
        Cards::Visions => vision(false),
        Cards::GoalVisions => vision(true),
        Cards::This | Cards::Here | Cards::Ruled | Cards::Matching | Cards::Unmatched => false,
    }
}

/// Returns everything that follows, in its order.
pub(super) fn follows(table: &Table<'_>, ruling: &mut Ruling, player: &Player, new: Played<'_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let powers = in_force::all(table);
    let homelands = |after: &After| matches!(after.event, Event::Homeland(_));
    for first in [true, false] {
        for power in &powers {
            for effect in power.card.effects {
                let Effect::After(after) = effect else { continue };
                if homelands(after) == first
                    && happens(table, power, after.event, new)
                    && let Some(gainer) = gainer(table, ruling, player, power, after.who, new)
                {
                    steps.push(step(after.does, gainer, power.card_ref()));
                }
            }
        }
    }
    steps.extend(own_power(player, new));
    steps
}

/// Returns whether this play is such an event.
fn happens(table: &Table<'_>, power: &InForce<'_>, event: Event, new: Played<'_>) -> bool {
    match event {
        Event::Played(cards) => is_of(cards, new.card),
        Event::PlayedFromDraw(cards) => new.drawn && is_of(cards, new.card),
        Event::Homeland(suit) => {
            let Some(slot) = new.at.filter(|at| power.site == Some(*at)) else { return false };
            let before = table.position.this_turn.discarded.contains(&(slot, suit));
            let site = table.position.site(slot);
            let now =
                site.is_some_and(|site| site.cards.iter().any(|it| it.suit() == Some(suit) && new.discarding.contains(&it.what)));
            is_of(Cards::Suit(suit), new.card) && !before && !now
        }
        Event::Travel
        | Event::SearchWorldDeck
        | Event::Muster
        | Event::RecoverRelic
        | Event::CampaignDeclared
        | Event::CampaignOver
        | Event::TookOathkeeper => false,
    }
}

/// Returns who gains: the user of a modifier, whoever plays at a Homeland, otherwise the holder of the card.
fn gainer(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    power: &InForce<'_>,
    who: Who,
    new: Played<'_>,
) -> Option<Colour> {
    match who {
        Who::User => new.using.contains(&What::Known(power.card_ref())).then_some(player.colour),
        Who::Everyone => Some(player.colour),
        Who::Holder | Who::Enemies | Who::Others | Who::Chancellor => match power.concerns(table, player, who) {
            Ok(true) => match power.ruler {
                Ruler::Player(colour) => Some(colour),
                Ruler::Empire | Ruler::Bandits | Ruler::Nobody => None,
            },
            Ok(false) => None,
            Err(missing) => {
                ruling.needs.push(missing);
                None
            }
        },
    }
}

fn step(deed: Deed, gainer: Colour, card: CardRef) -> Step {
    match deed {
        Deed::Gain(gain) => Step::Gain(gainer, gain, card),
        Deed::Discard(Discard::AllInRegion(cards)) => Step::Sweep(cards),
        Deed::Banner(Banner::DownToOne) => Step::DownToOne,
        _ => Step::Unknown,
    }
}

/// Returns what the When Played power of the card itself does §7.3.3.
fn own_power(player: &Player, new: Played<'_>) -> Vec<Step> {
    let What::Known(card) = *new.card else { return Vec::new() };
    if !card.0.powers.contains(&PowerKind::WhenPlayed) {
        return Vec::new();
    }
    match (card.0.special, new.at) {
        (Some(Special::SaltTheEarth), Some(at)) => return vec![Step::Salt(at)],
        (Some(Special::Conspiracy), _) => return Vec::new(),
        (Some(_), _) => return vec![Step::Unknown],
        (None, _) => {}
    }
    let mut steps = Vec::new();
    for effect in card.0.effects {
        let Effect::Use(used) = effect else { continue };
        match (used.on, used.when) {
            (Timing::WhenPlayed, UseWhen::Always) => steps.push(step(used.does, player.colour, card)),
            (Timing::WhenPlayed, _) => steps.push(Step::Unknown),
            (Timing::Action | Timing::Wake | Timing::Rest, _) => {}
        }
    }
    if steps.is_empty() { vec![Step::Unknown] } else { steps }
}

/// Says what follows, and asks for what carrying it out needs.
pub(super) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, new: Played<'_>) {
    for step in follows(table, ruling, player, new) {
        ruling.cite(WHEN_PLAYED);
        match step {
            Step::Gain(colour, gain, card) => {
                ruling.explain(Matter::CardBrings { card, colour }, [crate::rules::powers::cite(card)]);
                if gain.what == Good::Favor && gain.from == Bank::Any {
                    if new.bank.is_none() {
                        ruling.choices.push("choosing SUIT");
                    }
                    if colour != player.colour {
                        ruling.ask_leave(colour);
                    }
                }
                if let Some(missing) = lacks(table, colour, gain, new) {
                    ruling.needs.push(missing);
                }
            }
            Step::Unknown => ruling.needs.push(Missing::Effect),
            Step::Sweep(_) | Step::Salt(_) if player.pawn.is_none() => ruling.needs.push(Missing::Pawn(player.colour)),
            Step::DownToOne if table.position.darkest_secret.is_none() => ruling.needs.push(Missing::DarkestSecret),
            Step::Sweep(_) | Step::Salt(_) | Step::DownToOne => {}
        }
    }
}

/// Returns what must be told or chosen before something can be gained.
fn lacks(table: &Table<'_>, colour: Colour, gain: Gain, new: Played<'_>) -> Option<Missing> {
    let gainer = table.position.player(colour);
    if !matches!(gain.per, Per::Once | Per::AtSites(_)) {
        return Some(Missing::Effect);
    }
    match gain.what {
        Good::Favor if bank(gain.from, new).is_none() && gain.from != Bank::Any => Some(Missing::Effect),
        Good::Favor => table.position.banks.is_none().then_some(Missing::Banks),
        Good::Warbands => gainer.is_none_or(|it| it.role.is_none()).then_some(Missing::Role(colour)),
        Good::Supply => gainer.is_none_or(|it| it.supply.is_none()).then_some(Missing::Supply(colour)),
        Good::Secrets => None,
        Good::RelicHere => {
            let relics = new.at.and_then(|slot| table.position.site(slot)).map(|site| site.relics.as_slice());
            match relics.unwrap_or_default() {
                [] => None,
                [relic] => (relic.what == What::Unknown).then_some(Missing::Facedown),
                [_, _, ..] => Some(Missing::Effect),
            }
        }
    }
}

/// Returns the bank that favor comes from: the only one, or the one that is chosen.
fn bank(from: Bank, new: Played<'_>) -> Option<Suit> {
    match from {
        Bank::Of(suit) => Some(suit),
        Bank::Matching => super::site::suit(new.card),
        Bank::Any => new.bank,
        Bank::Split | Bank::Different | Bank::AtYourSite | Bank::AtYourSiteAndAdvisers => None,
    }
}

/// Does what follows; the card lies where it was played.
pub(super) fn carry_out(table: &Table<'_>, setup: &mut Setup, player: &Player, steps: &[Step], new: Played<'_>) {
    for step in steps {
        match step {
            Step::Gain(colour, gain, _) => gained(setup, *colour, *gain, new),
            Step::Sweep(cards) => {
                let region = player.pawn.map(Slot::region);
                sweep(table, setup, player, new, |slot, it| Some(slot.region()) == region && is_of(*cards, &it.what));
            }
            Step::Salt(at) => sweep(table, setup, player, new, |slot, _| slot == *at),
            Step::DownToOne => {
                if let Some(banner) = setup.darkest_secret.as_mut() {
                    banner.secrets = banner.secrets.min(Secrets(1));
                }
            }
            Step::Unknown => {}
        }
    }
}

fn gained(setup: &mut Setup, colour: Colour, gain: Gain, new: Played<'_>) {
    let times = match gain.per {
        Per::AtSites(suit) => {
            let cards = setup.sites.iter().flat_map(|site| &site.cards);
            u8::try_from(cards.filter(|it| it.suit() == Some(suit)).count()).unwrap_or(u8::MAX)
        }
        Per::Once => 1,
        Per::Ruled(_) | Per::Adviser(_) | Per::SuitRuledBut(_) | Per::TargetedSite | Per::EnemyAdviser | Per::EnemyKilled => 0,
    };
    let count = gain.count.saturating_mul(times);
    match gain.what {
        Good::Favor => {
            if let Some(suit) = bank(gain.from, new) {
                moves::gain_favor(setup, colour, suit, Favor(count));
            }
        }
        Good::Secrets => moves::gain_secrets(setup, colour, Secrets(count)),
        Good::Warbands => moves::gain_warbands(setup, colour, Warbands(count)),
        Good::Supply => {
            if let Some(player) = moves::player(setup, colour) {
                player.supply = player.supply.map(|have| have.and(Supply(count)).min(MOST_SUPPLY));
            }
        }
        Good::RelicHere => {
            let relic = new.at.and_then(|slot| moves::site(setup, slot)).and_then(|site| site.relics.pop());
            if let Some(relic) = relic {
                moves::hold_relic(setup, colour, CardAt { facedown: false, ..relic });
            }
        }
    }
}

/// Discards all such cards at sites that can be discarded, but for the one played and those in use §7.4.3.
fn sweep(table: &Table<'_>, setup: &mut Setup, player: &Player, new: Played<'_>, is: impl Fn(Slot, &CardAt) -> bool) {
    let mut gone: Vec<(Slot, CardAt)> = Vec::new();
    for site in &mut setup.sites {
        let slot = site.slot;
        let stays = |it: &CardAt| {
            let kept = it.what == *new.card || new.using.contains(&it.what);
            kept || is_locked(it) || it.facedown || !is(slot, it) || !touch::allowed(table, player, slot)
        };
        let (left, out) = std::mem::take(&mut site.cards).into_iter().partition(stays);
        site.cards = left;
        let out: Vec<CardAt> = out;
        gone.extend(out.into_iter().map(|card| (slot, card)));
    }
    for (slot, card) in gone {
        put_away(table, setup, card, Some(slot));
    }
}
