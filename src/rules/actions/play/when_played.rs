//! What follows when a card has been played faceup: the power of the Homeland, modifiers and standing powers, then the card's own
//! When Played power §7.3.3. What each does is for `powers` to say.

use crate::{
    cards::{
        Effect, PowerKind, Special,
        effect::{After, Bank, Cards, Deed, Event, Who},
    },
    game::{CardRef, Colour, Player, Ruler, Setup, What},
    law::{LawRef, law},
    rules::{
        actions::use_power::{
            self,
            resolve::{self, Played},
        },
        base::{Bearing, Matter, Ruling},
        powers::{
            self,
            in_force::{self, InForce, is_of},
        },
        request::{Asked, Chosen, Clause, Named},
        state::Table,
    },
};

const WHEN_PLAYED: LawRef = law("7.3.3");

/// What another card does for somebody.
type Step = (Colour, CardRef, Deed);

/// Returns what other cards do, Homelands first.
fn steps(table: &Table<'_>, ruling: &mut Ruling, player: &Player, new: Played<'_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let powers = in_force::all(table);
    let homelands = |after: &After| matches!(after.event, Event::Homeland(_));
    for first in [true, false] {
        for power in powers {
            for effect in power.card.effects {
                let Effect::After(after) = effect else { continue };
                if homelands(after) == first
                    && happens(table, power, after.event, new)
                    && let Some(gainer) = gainer(table, ruling, player, power, after.who, new)
                {
                    steps.push((gainer, power.card_ref(), after.does));
                }
            }
        }
    }
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

/// Returns whether a card has a When Played power of its own §7.3.3. What the Conspiracy does belongs to its action.
fn has_own(card: &What) -> bool {
    let used = |card: &CardRef| card.0.powers.contains(&PowerKind::WhenPlayed) && card.0.special != Some(Special::Conspiracy);
    card.card().as_ref().is_some_and(used)
}

/// Returns whether anything follows.
pub(crate) fn any(table: &Table<'_>, player: &Player, new: Played<'_>) -> bool {
    has_own(new.card) || !steps(table, &mut Ruling::default(), player, new).is_empty()
}

/// Does what follows; the card lies where it was played. `choices` are those of its own power.
pub(crate) fn resolve(
    table: &Table<'_>,
    setup: &mut Setup,
    ruling: &mut Ruling,
    player: &Player,
    (new, choices): (Played<'_>, &Chosen),
    asked: &Asked,
) {
    let mut named = asked.suits();
    let mut read = Vec::new();
    for step in steps(table, ruling, player, new) {
        ruling.cite(WHEN_PLAYED);
        read.extend(use_power::read_by(step.2).iter().filter(|clause| **clause == Clause::Taking));
        let mut chosen = choices.only_taking();
        if let Deed::Gain(gain) = step.2
            && gain.from == Bank::Any
        {
            chosen.from.extend(named.next().map(|suit| (None, Named::Suit(suit))));
            if step.0 != player.colour {
                ruling.ask_leave(step.0);
            }
        }
        let (colour, card, _) = step;
        let mut told = Ruling::default();
        resolve::follow(table, setup, &mut told, step, (new, &chosen));
        let in_vain = told.reasons.iter().any(|reason| matches!(reason.matter, Matter::InVain { .. }));
        if !in_vain {
            ruling.explain(Matter::CardBrings { card, colour }, [powers::cite(card)]);
        }
        add(ruling, told, in_vain);
    }
    if has_own(new.card) {
        ruling.cite(WHEN_PLAYED);
        let rioting = new.card.card().is_some_and(|card| card.0.special == Some(Special::Riots));
        let own = Chosen { suit: if rioting { named.next() } else { None }, ..choices.clone() };
        resolve::when_played(table, setup, ruling, player.colour, (new, &own));
    }
    if named.next().is_some() {
        ruling.object(Matter::NothingToChoose, [WHEN_PLAYED]);
    }
    if let Some(card) = new.card.card() {
        read.extend(use_power::read_when_played(card));
        use_power::check_clauses(ruling, card, choices, &read);
    }
}

/// Adds what a step asks for and what stands in its way; if it is in vain, also why.
fn add(ruling: &mut Ruling, told: Ruling, in_vain: bool) {
    for choice in told.choices {
        ruling.choices.push(if choice == "from SUIT" { "choosing SUIT" } else { choice });
    }
    for missing in told.needs.into_iter().filter(|missing| !ruling.needs.contains(missing)).collect::<Vec<_>>() {
        ruling.needs.push(missing);
    }
    for reason in told.reasons.into_iter().filter(|reason| in_vain || reason.bearing != Bearing::For) {
        ruling.reason(reason.bearing, reason.matter, reason.cites);
    }
}
