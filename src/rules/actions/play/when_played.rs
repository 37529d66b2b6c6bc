//! What follows when a card has been played faceup: the power of the Homeland, modifiers and standing powers, then the card's own
//! When Played power §7.3.3. What each does is ruled in `use_power::resolve`.

use crate::{
    cards::{
        Effect, PowerKind, Special,
        effect::{After, Bank, Cards, Deed, Event, Timing, Who},
    },
    game::{CardIdentity, CardRef, Colour, Player, Ruler, Setup},
    law::{LawRef, law},
    rules::{
        actions::use_power::{
            self,
            resolve::{PlayedCard, Resolution},
        },
        base::{Bearing, Matter, Missing, Ruling},
        powers::{
            self,
            in_force::{self, InForce, is_of},
        },
        request::{Chosen, Clause, Named, Request},
        state::Table,
    },
};

const WHEN_PLAYED: LawRef = law("7.3.3");

/// What a card does for a player.
type CardDeed = (Colour, CardRef, Deed);

/// Returns what other cards do, Homelands first.
fn steps(table: &Table<'_>, player: &Player, new: PlayedCard<'_>) -> Vec<Result<CardDeed, Missing>> {
    let mut steps = Vec::new();
    let powers = in_force::all(table);
    let homelands = |after: &After| matches!(after.event, Event::Homeland(_));
    for first in [true, false] {
        for power in powers {
            for effect in power.card.effects {
                let Effect::After(after) = effect else { continue };
                if homelands(after) == first
                    && happens(table, power, after.event, new)
                    && let Some(gainer) = gainer(table, player, power, after.who, new).transpose()
                {
                    steps.push(gainer.map(|gainer| (gainer, power.card_ref(), after.does)));
                }
            }
        }
    }
    steps
}

/// Returns whether this play is such an event.
fn happens(table: &Table<'_>, power: &InForce<'_>, event: Event, new: PlayedCard<'_>) -> bool {
    match event {
        Event::Played(cards) => is_of(cards, new.card),
        Event::PlayedFromDraw(cards) => new.drawn && is_of(cards, new.card),
        Event::Homeland(suit) => {
            let Some(slot) = new.at.filter(|at| power.site == Some(*at)) else { return false };
            let before = table.position.this_turn.discarded.contains(&(slot, suit));
            let site = table.position.site(slot);
            let now = site
                .is_some_and(|site| site.cards.iter().any(|it| it.suit() == Some(suit) && new.discarding.contains(&it.identity)));
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

/// Returns who gains: the user of a modifier, the player who plays at a Homeland, otherwise the holder of the card.
fn gainer(
    table: &Table<'_>,
    player: &Player,
    power: &InForce<'_>,
    who: Who,
    new: PlayedCard<'_>,
) -> Result<Option<Colour>, Missing> {
    Ok(match who {
        Who::User => new.using.contains(&CardIdentity::Known(power.card_ref())).then_some(player.colour),
        Who::Everyone => Some(player.colour),
        Who::Holder | Who::Enemies | Who::Others | Who::Chancellor => {
            let concerned = power.applies_to(table, player, who)?;
            match power.ruler {
                Ruler::Player(colour) => concerned.then_some(colour),
                Ruler::Empire | Ruler::Bandits | Ruler::Unruled => None,
            }
        }
    })
}

/// Returns the card if it has a When Played power of its own §7.3.3. What the Conspiracy does belongs to its action.
fn own_power(card: &CardIdentity) -> Option<CardRef> {
    let used = |card: &CardRef| card.0.powers.contains(&PowerKind::WhenPlayed) && card.0.special != Some(Special::Conspiracy);
    card.card().filter(used)
}

/// Returns whether anything follows.
pub(crate) fn any(table: &Table<'_>, player: &Player, new: PlayedCard<'_>) -> bool {
    own_power(new.card).is_some() || steps(table, player, new).iter().any(Result::is_ok)
}

/// Resolves what follows; the card lies where it was played. `choices` are those of its own power.
pub(crate) fn resolve(
    table: &Table<'_>,
    setup: &mut Setup,
    ruling: &mut Ruling,
    player: &Player,
    new: PlayedCard<'_>,
    choices: &Chosen,
    asked: &Request,
) {
    let mut named = asked.suits();
    let mut read = Vec::new();
    for step in steps(table, player, new) {
        let (colour, card, does) = match step {
            Ok(step) => step,
            Err(missing) => {
                ruling.needs.push(missing);
                continue;
            }
        };
        ruling.cite(WHEN_PLAYED);
        read.extend(use_power::read_by(does).iter().filter(|clause| **clause == Clause::Taking));
        let mut chosen = choices.only_taking();
        if let Deed::Gain(gain) = does
            && gain.from == Bank::Any
        {
            chosen.from.extend(named.next().map(|suit| (None, Named::Suit(suit))));
            if colour != player.colour {
                ruling.ask_consent(colour);
            }
        }
        let mut found = Ruling::default();
        Resolution::new(table, setup, &mut found, colour, card, &chosen).after_playing(new).follow(does);
        let in_vain = found.reasons.iter().any(|reason| matches!(reason.matter, Matter::InVain { .. }));
        if !in_vain {
            ruling.explain(Matter::CardBrings { card, colour }, [powers::cite(card)]);
        }
        add(ruling, found, in_vain);
    }
    if let Some(card) = own_power(new.card) {
        ruling.cite(WHEN_PLAYED);
        let rioting = card.0.special == Some(Special::Riots);
        let own = Chosen { suit: if rioting { named.next() } else { None }, ..choices.clone() };
        Resolution::new(table, setup, ruling, player.colour, card, &own).after_playing(new).resolve(Timing::WhenPlayed);
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
fn add(ruling: &mut Ruling, found: Ruling, in_vain: bool) {
    ruling.choices.extend(found.choices);
    found.needs.into_iter().for_each(|missing| ruling.need(missing));
    ruling.extend(found.reasons.into_iter().filter(|reason| in_vain || reason.bearing != Bearing::For));
}
