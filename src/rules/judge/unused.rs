//! Objections to what is chosen for an action §7.1.3, §7.4 and of no use to it.

use crate::{
    cards::{
        Effect, Special,
        effect::{Bank, Deed, Gain},
    },
    game::{CardIdentity, CardRef},
    law::{LawRef, law},
    rules::{
        actions::{
            relic_thief::{is_in_play, is_jinx, is_relic_thief},
            use_power::gains_favor,
        },
        base::{Matter, Ruling},
        judge::walk::traits,
        powers::{self, cite},
        request::{Action, Choice, Fighting, Request},
        state::Table,
    },
};

const CHOICES: LawRef = law("7.1.3");
const MODIFIERS: LawRef = law("7.4");
const BATTLE_PLANS: LawRef = law("5.5.3");

/// Objects to choices that nothing uses. Which suits the playing of a card uses is for `play` to say.
pub(crate) fn object(table: &Table<'_>, asked: &Request, ruling: &mut Ruling) {
    if let Action::Campaign(fighting) = &asked.action {
        return discarded_for_nothing(asked, fighting, ruling);
    }
    let mut left = budget(table, asked, ruling);
    let fits = |choice: &Choice| {
        let left = match choice {
            Choice::Suit(_) => &mut left.suits,
            Choice::Colour(_) => &mut left.colours,
            Choice::Number(_) => &mut left.numbers,
            Choice::Card(card, _) if is_relic_thief(*card) => &mut left.thief,
            Choice::Card(card, _) if is_jinx(*card) => &mut left.jinx,
            Choice::Card(..) => return false,
            Choice::Swap(..) => &mut left.swaps,
        };
        let used = *left > 0;
        *left = left.saturating_sub(1);
        used
    };
    if !asked.choosing.iter().all(fits) {
        let section = if asked.action.is_major() { MODIFIERS } else { CHOICES };
        ruling.object(Matter::NothingToChoose, [section]);
    }
}

/// How many choices of each kind an action can use.
#[derive(Default)]
struct Budget {
    suits: usize,
    colours: usize,
    numbers: usize,
    thief: usize,
    jinx: usize,
    swaps: usize,
}

fn budget(table: &Table<'_>, asked: &Request, ruling: &Ruling) -> Budget {
    let uses = |special: Special| usize::from(powers::uses_special(asked, special).is_some());
    let used = || asked.using.iter().filter_map(CardIdentity::card);
    // Whether a Relic Thief may roll is known when all else is.
    let thief = usize::from(traits(&asked.action).takes_relics && is_in_play(table));
    let none = Budget { thief, jinx: thief, numbers: thief, ..Budget::default() };
    match &asked.action {
        Action::Search(..) => Budget { swaps: usize::MAX * uses(Special::GreatSpire), ..none },
        Action::Trade(..) => Budget { colours: uses(Special::MasterOfDisguise), suits: uses(Special::ActingTroupe), ..none },
        Action::Travel(_) => Budget { suits: usize::from(used().any(chooses_bank_of_journey)), ..none },
        Action::Rest(rolled) => {
            let numbers = usize::from(rolled.is_some() || !ruling.choices.is_empty());
            Budget { numbers, suits: used().filter(|card| gains_favor(*card)).count(), ..none }
        }
        Action::Play { .. } | Action::Conspire(_) => Budget { suits: usize::MAX, ..none },
        Action::Use(..)
        | Action::Recover(_)
        | Action::Muster(_)
        | Action::Campaign(_)
        | Action::Discard(..)
        | Action::PeekRelic(_)
        | Action::PeekReliquary(_)
        | Action::Show { .. }
        | Action::MoveToSite(_)
        | Action::MoveToBoard(_)
        | Action::GiveWarbands(..)
        | Action::TakeWarbands(..)
        | Action::OfferCitizenship { .. }
        | Action::Accept(_)
        | Action::Exile(_)
        | Action::SelfExile
        | Action::HandTitle(_)
        | Action::WakePlace
        | Action::WakeReturn(_)
        | Action::WakeTake(_)
        | Action::Act
        | Action::SetUp { .. }
        | Action::Write(_) => none,
    }
}

/// Returns whether a card brings favor from a bank that is chosen after a journey.
fn chooses_bank_of_journey(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| match effect {
        Effect::After(after) => matches!(after.does, Deed::Gain(Gain { from: Bank::AtYourSiteAndAdvisers, .. })),
        _ => false,
    })
}

/// Objects to a card that is discarded in place of Nomad plans where nobody uses Wild Mounts.
fn discarded_for_nothing(asked: &Request, fighting: &Fighting, ruling: &mut Ruling) {
    let plans = asked.using.iter().chain(&fighting.battle.defending).filter_map(CardIdentity::card);
    let Some(card) = fighting.aftermath.discarding else { return };
    if !plans.into_iter().any(|plan| plan.0.special == Some(Special::WildMounts)) {
        ruling.object(Matter::CardNotMeant { card: CardIdentity::Known(card) }, [cite(card), BATTLE_PLANS.into()]);
    }
}
