//! Which file walks through which action. The match is total: an action without its rule does not compile.

use crate::{
    cards::MajorAction,
    game::CardIdentity,
    rules::{
        actions::{
            campaign::{self, Fought},
            citizenship, muster, peek, play, recover, rest, search, set_up, trade, travel, use_power, wake, warbands,
        },
        chronicle,
        powers::Occasion,
        request::{Action, Recovered, Request},
        state::Step,
        victory::title,
    },
};

/// Walks through an action: rules on it and, if the step carries it out, moves the pieces. Supply has been spent.
pub(crate) fn walk(step: &mut Step<'_, '_>, asked: &Request, fought: Option<&Fought>) {
    let table = step.table;
    match &asked.action {
        Action::Search(source, drawn) => search::search(step, *source, drawn, asked),
        Action::Muster(card) => muster::muster(step, card, asked),
        Action::Trade(card, traded) => trade::trade(step, card, *traded, asked),
        Action::Recover(recovered) => recover::recover(step, recovered, asked),
        Action::Campaign(fighting) => step.rule_or_change(
            |table| campaign::may_campaign(table, fighting, asked),
            |setup, news| {
                setup.campaign = None;
                if let Some(fought) = fought {
                    news.extend(campaign::campaign(table, setup, asked, fighting, *fought));
                }
            },
        ),
        Action::Travel(to) => travel::travel(step, *to, asked),
        Action::Play { card, onto, discarding, heap, choices } => {
            play::play(step, play::Play { card, onto: *onto, discarding, heap: *heap, choices }, asked);
        }
        Action::Conspire(taking) => play::conspire(step, *taking, asked),
        Action::Discard(card, to) => play::discard(step, card, *to, &asked.using),
        Action::Use(card, choices) => use_power::use_power(step, card, choices),
        Action::PeekRelic(at) => peek::peek_relic(step, *at),
        Action::PeekReliquary(space) => peek::peek_reliquary(step, *space),
        Action::Show { what, to } => peek::show(step, what, *to),
        Action::MoveToSite(count) => warbands::move_to_site(step, *count),
        Action::MoveToBoard(count) => warbands::move_to_board(step, *count),
        Action::GiveWarbands(count, to) => warbands::give(step, *count, *to),
        Action::TakeWarbands(count, from) => warbands::take(step, *count, *from),
        Action::OfferCitizenship { to, terms } if table.position.winner.is_some() => chronicle::offer(step, *to, terms),
        Action::OfferCitizenship { to, terms } => citizenship::offer(step, *to, terms),
        Action::Accept(terms) => citizenship::accept(step, terms),
        Action::Exile(citizen) => citizenship::exile(step, *citizen),
        Action::SelfExile => citizenship::self_exile(step),
        Action::HandTitle(to) => title::hand(step, *to),
        Action::WakePlace => wake::place(step),
        Action::WakeReturn(suit) => wake::give_back(step, *suit),
        Action::WakeTake(token) => wake::take(step, *token),
        Action::Act => wake::act(step),
        Action::Rest(rolled) => rest::rest(step, *rolled, asked),
        Action::SetUp { at, keeping } => set_up::set_up(step, *at, keeping.as_ref()),
        Action::Write(writing) => chronicle::write(step, writing),
    }
}

/// What the judge asks of an action beside its own rule.
pub(crate) struct Traits {
    /// What cards are used for, where `using` names any; battle plans are for the planner.
    pub(crate) occasion: Option<Occasion>,
    /// Whether it may take relics for which a Relic Thief rolls when it is over. A Campaign deals with those that it takes, and
    /// what is given is not taken (publisher).
    pub(crate) takes_relics: bool,
}

/// Returns what the judge asks of an action beside its own rule.
pub(crate) fn traits(action: &Action) -> Traits {
    let takes = |card: &CardIdentity| card.card().is_none_or(|card| !use_power::is_deal(card));
    let (occasion, takes_relics) = match action {
        Action::Search(..) => (Some(MajorAction::Search.into()), false),
        Action::Muster(_) => (Some(MajorAction::Muster.into()), false),
        Action::Trade(..) => (Some(MajorAction::Trade.into()), false),
        Action::Recover(recovered) => {
            let relic = matches!(recovered, Recovered::Relic(_) | Recovered::UnnamedRelic);
            (Some(MajorAction::Recover.into()), relic)
        }
        Action::Travel(_) => (Some(MajorAction::Travel.into()), false),
        Action::Play { card, .. } => (Some(Occasion::Playing), takes(card)),
        Action::Rest(_) => (Some(Occasion::Rest), false),
        Action::Use(card, _) => (None, takes(card)),
        Action::Conspire(_) => (None, true),
        Action::Campaign(_)
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
        | Action::Write(_) => (None, false),
    };
    Traits { occasion, takes_relics }
}
