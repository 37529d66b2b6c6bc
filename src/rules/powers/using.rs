//! `using CARD,…`: modifiers of a major action §7.4, battle plans §7.5, Rest powers §7.3.4.

use crate::{
    cards::{
        Card, Effect, MajorAction, Model, Nature, PowerKind, Special,
        effect::{Event, Pays, Who},
    },
    game::{CardIdentity, CardRef, Player},
    law::{LawRef, law},
    rules::{
        base::{Bearing, Matter, Missing, Ruling},
        powers::{
            access::{self, UsedAs},
            in_force::cite,
            pay,
        },
        request::Request,
        state::Table,
    },
};

const MODIFIERS: LawRef = law("7.4");
const SINGLE_USE: LawRef = law("7.4.2");
const BATTLE_PLANS: LawRef = law("7.5");
const REST_POWERS: LawRef = law("7.3.4");

/// What cards are used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// A major action, a Campaign as its attacker.
    Major(MajorAction),
    /// The playing of a card that a Search leaves.
    Playing,
    /// The playing of a card as if searched, where no Search began §6.1.
    AsIfSearched,
    /// The discarding of such a card.
    AsIfDiscarded,
    /// The end of the Rest Phase.
    Rest,
}

impl From<MajorAction> for Occasion {
    fn from(action: MajorAction) -> Self {
        Self::Major(action)
    }
}

/// Returns the card with a special among those used.
pub(crate) fn uses_special(asked: &Request, special: Special) -> Option<CardRef> {
    asked.using.iter().filter_map(CardIdentity::card).find(|card| card.0.special == Some(special))
}

/// Rules on the cards used for an action: access, kind, cost, each once. A card whose effect is not modelled leaves the
/// ruling open.
pub(crate) fn check_using(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    occasion: impl Into<Occasion>,
    using: &[CardIdentity],
) {
    let occasion = occasion.into();
    for (at, what) in using.iter().enumerate() {
        let CardIdentity::Known(card) = what else {
            ruling.leave_open(Missing::Power, [section(occasion)]);
            continue;
        };
        if using[..at].contains(what) {
            ruling.object(Matter::UsedTwice { card: *card }, [SINGLE_USE]);
            continue;
        }
        let plan = card.0.powers.iter().any(|kind| kind.is_battle_plan());
        let used_as = if plan { UsedAs::BattlePlan } else { UsedAs::Power };
        let fits = fits(*card, occasion);
        if !fits {
            ruling.object(Matter::NotForThis { card: *card }, [section(occasion)]);
        }
        access::check(table, ruling, player, *card, used_as);
        pay::check(table, ruling, player, *card, used_as);
        if fits && !is_modelled(*card, occasion) {
            ruling.reason(Bearing::Unknown, Matter::Unmodelled { card: *card }, [cite(*card)]);
        }
    }
}

/// Returns whether a card is a modifier that may be used or left §7.4.1, or a persistent power that is paid for by choice.
pub(crate) fn is_optional(card: &'static Card) -> bool {
    let site = matches!(card.nature, Nature::Site(_));
    let is = |effect: &Effect| match effect {
        Effect::Travel(travel) => !travel.must && (!site || travel.pays != Pays::Nothing),
        Effect::Search(search) => !search.must && search.who == Who::User,
        Effect::Muster(muster) => !muster.must,
        Effect::Trade(trade) => !trade.must,
        Effect::After(after) => after.who == Who::User,
        Effect::Play(play) => play.who == Who::User,
        _ => false,
    };
    let by_special = matches!(
        card.special,
        Some(
            Special::Pressgangs
                | Special::ActingTroupe
                | Special::MasterOfDisguise
                | Special::MagiciansCode
                | Special::Bracken
                | Special::CrackedHorn
                | Special::LandWarden
                | Special::GreatSpire
        )
    );
    let modifier = card.powers.contains(&PowerKind::Modifier) && (by_special || card.effects.iter().any(is));
    modifier || is_paid_choice(CardRef(card), MajorAction::Travel)
}

/// Returns whether a card has a power for an occasion.
pub(crate) fn fits(card: CardRef, occasion: Occasion) -> bool {
    let modifies = |action: MajorAction| card.0.powers.contains(&PowerKind::Modifier) && card.0.modifies.contains(&action);
    let either = PowerKind::BattlePlanEither;
    let plan = |side: PowerKind| card.0.powers.iter().any(|kind| *kind == side || *kind == either);
    match occasion {
        Occasion::Major(MajorAction::Campaign) => modifies(MajorAction::Campaign) || plan(PowerKind::BattlePlanAttacker),
        Occasion::Major(action) => modifies(action) || is_paid_choice(card, action),
        Occasion::Playing => modifies(MajorAction::Search) && is_about_playing(card),
        Occasion::AsIfSearched => modifies(MajorAction::Search) && (is_about_playing(card) || redirects_discards(card)),
        Occasion::AsIfDiscarded => modifies(MajorAction::Search) && redirects_discards(card),
        Occasion::Rest => card.0.powers.contains(&PowerKind::Rest),
    }
}

const fn section(occasion: Occasion) -> LawRef {
    match occasion {
        Occasion::Major(MajorAction::Campaign) => BATTLE_PLANS,
        Occasion::Major(_) | Occasion::Playing | Occasion::AsIfSearched | Occasion::AsIfDiscarded => MODIFIERS,
        Occasion::Rest => REST_POWERS,
    }
}

/// Returns whether a persistent power offers a choice that is paid for: Way Station.
fn is_paid_choice(card: CardRef, action: MajorAction) -> bool {
    let pays = |effect: &Effect| matches!(effect, Effect::Travel(travel) if travel.pays != Pays::Nothing);
    action == MajorAction::Travel && card.0.effects.iter().any(pays)
}

/// Returns whether the rules carry out what a card does on an occasion.
fn is_modelled(card: CardRef, occasion: Occasion) -> bool {
    let any = |is: fn(&Effect) -> bool| card.0.effects.iter().any(is);
    match occasion {
        Occasion::Major(MajorAction::Search) => {
            let besides = matches!(card.0.special, Some(Special::GreatSpire | Special::BookOfRecords));
            any(searches) || changes_after_draw(card) || besides
        }
        Occasion::Playing | Occasion::AsIfSearched | Occasion::AsIfDiscarded => any(searches) || changes_after_draw(card),
        Occasion::Major(MajorAction::Travel | MajorAction::Muster | MajorAction::Trade | MajorAction::Recover)
        | Occasion::Rest => card.0.model() != Model::TextOnly,
        Occasion::Major(MajorAction::Campaign) => false,
    }
}

/// Returns whether a word of a card is about a Search or the playing of a card, and known.
fn searches(effect: &Effect) -> bool {
    match effect {
        Effect::Search(_) | Effect::Play(_) => true,
        Effect::After(after) => matches!(after.event, Event::Played(_) | Event::PlayedFromDraw(_) | Event::SearchWorldDeck),
        _ => false,
    }
}

/// Returns whether a card changes only what follows the draw.
fn changes_after_draw(card: CardRef) -> bool {
    matches!(card.0.special, Some(Special::LandWarden | Special::Bracken | Special::CrackedHorn | Special::BookOfRecords))
}

/// Returns whether a card changes where discarded cards go.
fn redirects_discards(card: CardRef) -> bool {
    matches!(card.0.special, Some(Special::Bracken | Special::CrackedHorn))
}

/// Returns whether a card is about the playing of the cards that a Search draws: others are used as it begins.
pub(crate) fn is_about_playing(card: CardRef) -> bool {
    let plays = |effect: &Effect| match effect {
        Effect::Play(_) => true,
        Effect::After(after) => matches!(after.event, Event::Played(_) | Event::PlayedFromDraw(_)),
        _ => false,
    };
    card.0.special == Some(Special::BookOfRecords) || card.0.effects.iter().any(plays)
}
