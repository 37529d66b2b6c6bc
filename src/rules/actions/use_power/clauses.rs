//! Which clauses of what is chosen §7.1.3 a power reads. What it does not read is objected to.

use crate::{
    cards::{
        Effect, Special,
        effect::{
            Bank, Banner, BottomRelic, Deed, Discard, DrawRelic, Gain, Good, Move, Shift, Swap, TakeHere, Timing, Use, Whom,
        },
    },
    game::CardRef,
    law::{LawRef, law},
    rules::{
        base::{Matter, Pattern, Ruling},
        powers::cite,
        request::{Chosen, Clause},
    },
};

const RESOLVE: LawRef = law("7.1.3");

/// Objects to every clause that a power does not read. Cards used besides and further exchanges have objections of their own.
pub(crate) fn check_clauses(ruling: &mut Ruling, card: CardRef, chosen: &Chosen, read: &[Clause]) {
    let own = |clause: &Clause| matches!(clause, Clause::Using | Clause::Then);
    for clause in chosen.clauses().filter(|clause| !own(clause) && !read.contains(clause)) {
        ruling.object(Matter::NotUsed { clause: Pattern(clause.pattern()) }, [cite(card), RESOLVE.into()]);
    }
}

/// Returns the clauses that a card reads when its power is used on its own.
pub(crate) fn read_when_used(card: CardRef) -> Vec<Clause> {
    let mut clauses = read_at(card, |timing| timing != Timing::WhenPlayed);
    let own: &[Clause] = match card.0.special {
        Some(Special::BloodPact) => &[Clause::Sacrificing],
        Some(Special::Convoys) => &[Clause::From],
        Some(Special::AncientBinding) => &[Clause::Keeping, Clause::Removing],
        Some(Special::RovingTerror) => &[Clause::Discarding],
        Some(Special::RedistributeWarbands) => &[Clause::Placing],
        Some(Special::BrassHorse | Special::ObsidianCage) => &[Clause::To],
        Some(Special::Palanquin) => &[Clause::With, Clause::To],
        Some(Special::Whistle) => &[Clause::With],
        Some(Special::WitchsBargain) => &[Clause::Taking, Clause::With],
        Some(Special::Oracle | Special::FallenSpire) => &[Clause::Drawing],
        Some(Special::SkeletonKey) => &[Clause::From, Clause::Keeping, Clause::Returning, Clause::Drawing],
        Some(Special::Inquisitor) => &[Clause::With, Clause::Drawing],
        Some(Special::GamblingHall) => &[Clause::Rolled, Clause::From],
        Some(_) | None => &[],
    };
    clauses.extend(own);
    clauses
}

/// Returns the clauses that a card reads when it is played faceup §7.3.3.
pub(crate) fn read_when_played(card: CardRef) -> Vec<Clause> {
    let mut clauses = read_at(card, |timing| timing == Timing::WhenPlayed);
    let own: &[Clause] = match card.0.special {
        Some(Special::Garrison) => &[Clause::Placing],
        Some(Special::Blackmail) => &[Clause::Taking, Clause::From],
        Some(Special::Revelation) => &[Clause::From, Clause::Declining],
        Some(Special::FalseProphet) => &[Clause::At],
        Some(Special::Pilgrimage) => &[Clause::Drawing],
        Some(Special::TheGathering) => &[Clause::Moving, Clause::Declining],
        Some(_) | None => &[],
    };
    clauses.extend(own);
    clauses
}

fn read_at(card: CardRef, when: impl Fn(Timing) -> bool) -> Vec<Clause> {
    let deeds = card.0.effects.iter().filter_map(|effect| match effect {
        Effect::Use(Use { on, does, .. }) if when(*on) => Some(*does),
        _ => None,
    });
    deeds.flat_map(read_by).copied().collect()
}

/// Returns the clauses that a deed reads.
pub(crate) const fn read_by(deed: Deed) -> &'static [Clause] {
    match deed {
        Deed::Gain(Gain { what: Good::Favor, from, .. }) => match from {
            Bank::Any | Bank::Split | Bank::Different | Bank::AtYourSite => &[Clause::From],
            Bank::Of(_) | Bank::Matching | Bank::AtYourSiteAndAdvisers => &[],
        },
        Deed::Gain(Gain { what: Good::RelicHere, .. }) => &[Clause::Taking],
        Deed::Take(take) => match take.from {
            Whom::AtYourSite => &[Clause::From],
            Whom::Chancellor | Whom::EachAtYourSitesInRegion | Whom::Actor => &[],
        },
        Deed::TakeHere(TakeHere::Either) => &[Clause::Token],
        Deed::DrawRelic(DrawRelic::MayKeep) => &[Clause::Drawing, Clause::Keeping, Clause::Returning],
        Deed::DrawRelic(DrawRelic::Keep) => &[Clause::Drawing],
        Deed::BottomRelic(BottomRelic::AtYourSite | BottomRelic::Held) => &[Clause::Returning],
        Deed::Kill(_) => &[Clause::At],
        Deed::Discard(Discard::OneAtYourSite(_) | Discard::AdviserAtYourSite | Discard::AdviserOfDarkestSecret) => {
            &[Clause::Discarding]
        }
        Deed::Banner(Banner::AddOrBurn) => &[Clause::Adding, Clause::Removing],
        Deed::Deal(_) => &[Clause::With, Clause::Giving, Clause::Taking, Clause::Placing],
        Deed::Swap(Swap::ThisWithSiteCard(_) | Swap::ThisWithAdviser(_)) => {
            &[Clause::Swapping, Clause::Declining, Clause::Discarding]
        }
        Deed::Swap(Swap::ThisWithAnyAdviser | Swap::AdviserWithSiteCard) => &[Clause::Swapping, Clause::Discarding],
        Deed::Swap(Swap::FacedownAdvisers) => &[Clause::Swapping],
        Deed::Move(Move::AdviserToYourSite) => &[Clause::Moving, Clause::Discarding],
        Deed::Move(Move::AdviserToAnySite(_)) => &[Clause::Moving, Clause::To, Clause::Discarding],
        Deed::Move(Move::ThisToAdvisers) => &[Clause::To],
        Deed::Shift(Shift::AllOfOneTo(_) | Shift::PerCardTo(_)) => &[Clause::From],
        Deed::Shift(Shift::RichestToPoorest(_)) => &[Clause::From, Clause::To],
        Deed::BecomeCitizen { .. } => &[Clause::Accepting, Clause::Declining, Clause::Replacing],
        Deed::Gain(Gain { what: Good::Secrets | Good::Warbands | Good::Supply, .. })
        | Deed::TakeHere(TakeHere::Favor | TakeHere::Secret)
        | Deed::BottomRelic(BottomRelic::This)
        | Deed::Look(_)
        | Deed::Discard(Discard::AllInRegion(_))
        | Deed::Banner(Banner::Add | Banner::DownToOne)
        | Deed::Campaign(_) => &[],
    }
}
