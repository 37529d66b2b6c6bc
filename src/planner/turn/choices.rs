//! The choices inside an action: an action that asks for more is tried with everything that could be chosen.
//!
//! Each choice that the rules ask for is answered here with all that lies on the table, and the rules say which answers are
//! allowed. What comes up by chance or is hidden has no answers: such an action is
//! open.

use super::campaigns::unknown;
use crate::{
    cards::{Effect, Suit, effect::Deed},
    game::{CardAt, CardIdentity, CardRef, Colour, Player, Position, Region, Slot, Space},
    rules::{
        self, Action, Choice, Chosen, Done, Missing, Named, NeededChoice, Recovered, Refused, Reply, Request, Ruling, Table,
        Verdict, Ware,
    },
};

/// So many choices of one action are made after each other at most.
const DEEPEST: usize = 4;

/// An action that was tried with all of its choices.
pub(super) enum Tried {
    /// It can be done like this.
    Done(Request, Box<Done>),
    /// It could be done if something were known.
    Open(Request, Missing),
    /// It could be done if somebody agreed.
    Asks(Request, Colour),
    /// It asks for a choice that is not gone through.
    LeftOut(Request),
}

/// Tries an action with everything that could be chosen for it; it may have been ruled on already.
pub(super) fn tried(table: &Table<'_>, asked: Request, ruling: Option<Ruling>) -> Vec<Tried> {
    let mut found = Vec::new();
    try_all(table, asked, ruling, DEEPEST, &mut found);
    found
}

fn try_all(table: &Table<'_>, asked: Request, ruling: Option<Ruling>, deep: usize, found: &mut Vec<Tried>) {
    let Some(me) = table.by else { return };
    let ruling = ruling.unwrap_or_else(|| rules::may(table, &asked));
    match rules::apply_ruled(table, &asked, ruling) {
        Ok(done) => found.push(match done.ruling.consent_from.iter().find(|colour| **colour != me) {
            Some(colour) => Tried::Asks(asked, *colour),
            None => Tried::Done(asked, Box::new(done)),
        }),
        Err(Refused::Needs { missing, choices, .. }) => {
            let choice = choices.first().copied();
            let answers = choice.filter(|_| deep > 0).and_then(|choice| answers(table.position, me, &asked, choice));
            match (missing.first(), answers) {
                (Some(missing), _) => found.push(Tried::Open(asked, *missing)),
                (None, Some(answers)) => {
                    if choice.is_some_and(is_answered_in_part) {
                        found.push(Tried::LeftOut(asked));
                    }
                    for asked in answers {
                        try_all(table, asked, None, deep - 1, found);
                    }
                }
                (None, None) if choice.is_some_and(is_hidden) => {
                    found.push(Tried::Open(asked, Missing::Drawn));
                }
                (None, None) => found.push(Tried::LeftOut(asked)),
            }
        }
        Err(Refused::Ruling(ruling)) if ruling.verdict() == Verdict::Open => {
            found.extend(unknown(&ruling).map(|missing| Tried::Open(asked, missing)));
        }
        Err(Refused::Ruling(_) | Refused::Broken(_)) => {}
    }
}

/// Returns whether a choice is about cards that come up, or about dice.
const fn is_hidden(choice: NeededChoice) -> bool {
    use NeededChoice::{DiceAndFaces, DrawnCard, DrawnCards, DrawnRelic, DrawnVision, EndDie};
    matches!(choice, DrawnCard | DrawnCards | DrawnRelic | DrawnVision | EndDie | DiceAndFaces)
}

/// Returns whether more than one thing may be named where the answers name one, or larger numbers than the answers do.
const fn is_answered_in_part(choice: NeededChoice) -> bool {
    use NeededChoice::{FromPlayersOrDecline, MovedPawnsOrDecline, PlacingAtSites, PlacingWarbands, ToPlayers};
    matches!(choice, FromPlayersOrDecline | MovedPawnsOrDecline | PlacingAtSites | PlacingWarbands | ToPlayers)
}

/// Returns an action with each answer to what it asks for; nothing where the answers are not gone through.
fn answers(position: &Position, me: Colour, asked: &Request, choice: NeededChoice) -> Option<Vec<Request>> {
    Some(match choice {
        NeededChoice::StartingBank => with(asked, Suit::ALL, |asked, suit| {
            if let Action::Recover(Recovered::PeoplesFavor { starting, .. }) = &mut asked.action {
                *starting = Some(*suit);
            }
        }),
        NeededChoice::RelicHere => with(asked, &relics_here(position, me), |asked, relic| {
            asked.action = Action::Recover(Recovered::Relic(Some(*relic)));
        }),
        NeededChoice::Bank => with(asked, Suit::ALL, |asked, suit| match chosen(asked) {
            Some(chosen) => chosen.suit = Some(*suit),
            None => asked.choosing.push(Choice::Suit(*suit)),
        }),
        NeededChoice::Player => with(asked, &others(position, me), |asked, colour| asked.choosing.push(Choice::Colour(*colour))),
        choice => of_power(position, me, asked, choice)?,
    })
}

/// Returns an action with each answer to what the power of a card asks for.
fn of_power(position: &Position, me: Colour, asked: &Request, choice: NeededChoice) -> Option<Vec<Request>> {
    let replies = |replies: &[Reply]| with_chosen(asked, replies, |chosen, reply| chosen.reply = Some(*reply));
    let or_decline = |mut answers: Vec<Request>| {
        answers.extend(replies(&[Reply::Decline]));
        answers
    };
    Some(match choice {
        NeededChoice::AcceptOrDecline => replies(&[Reply::Accept(None), Reply::Decline]),
        NeededChoice::AcceptedSpace | NeededChoice::AcceptedSpaceOrDecline => {
            let spaces = Space::ALL.iter().map(|space| Reply::Accept(Some(*space)));
            replies(&spaces.chain([Reply::Decline]).collect::<Vec<Reply>>())
        }
        NeededChoice::KeepOrReturn => replies(&[Reply::Keep, Reply::Return]),
        NeededChoice::AddOrRemove => replies(&[Reply::Add, Reply::Remove]),
        NeededChoice::WithPlayer => with_chosen(asked, &others(position, me), |chosen, colour| chosen.with.push(*colour)),
        NeededChoice::SacrificedWarbands => {
            let own = position.player(me).map_or(0, |player| player.warbands.0);
            with_chosen(asked, &(1..=own).collect::<Vec<u8>>(), |chosen, count| chosen.sacrificing = Some(*count))
        }
        NeededChoice::TakenRelic | NeededChoice::TakenRelicOrPlayer => with_chosen(asked, &relics(position), |chosen, relic| {
            chosen.taking = vec![Ware::Card(CardIdentity::Known(*relic))];
        }),
        NeededChoice::ReturnedRelic => with_chosen(asked, &relics(position), |chosen, relic| {
            chosen.returning = vec![CardIdentity::Known(*relic)];
        }),
        NeededChoice::SwappedCardOrDecline => or_decline(with_chosen(asked, &cards(position), |chosen, card| {
            chosen.swapping = vec![CardIdentity::Known(*card)];
        })),
        NeededChoice::Discarding => with_chosen(asked, &cards(position), |chosen, card| {
            chosen.discarding = vec![CardIdentity::Known(*card)];
        }),
        NeededChoice::MovedPawnsOrDecline => {
            or_decline(with_chosen(asked, &others(position, me), |chosen, colour| chosen.pawns = vec![*colour]))
        }
        NeededChoice::FromThreeBanks => with_chosen(asked, &threes(), |chosen, suits| {
            chosen.from = suits.iter().map(|suit| (None, Named::Suit(*suit))).collect();
        }),
        NeededChoice::FromBanks => {
            with_chosen(asked, &bank_shares(position, asked), |chosen, share| chosen.from.clone_from(share))
        }
        choice => of_place(position, me, asked, choice)?,
    })
}

/// What is taken from each bank.
type Share = Vec<(Option<u8>, Named)>;

/// Returns every way to take the favor that a card brings from the banks: all of it, or all there is.
fn bank_shares(position: &Position, asked: &Request) -> Vec<Share> {
    let Action::Use(used, _) = &asked.action else { return Vec::new() };
    let gained = |effect: &Effect| match effect {
        Effect::Use(used) => match used.does {
            Deed::Gain(gain) => Some(gain.count),
            _ => None,
        },
        _ => None,
    };
    let count = used.card().and_then(|card| card.0.effects.iter().find_map(gained)).unwrap_or(0);
    let banks: Vec<(Suit, u8)> =
        Suit::ALL.iter().map(|suit| (*suit, position.banks.map_or(0, |banks| banks.in_bank(*suit).0))).collect();
    let all = banks.iter().map(|(_, there)| u32::from(*there)).sum::<u32>();
    let mut shares: Vec<(u8, Share)> = vec![(0, Vec::new())];
    for (suit, there) in banks {
        let with = |(taken, share): &(u8, Share), more: u8| {
            let named = (more > 0).then_some((Some(more), Named::Suit(suit)));
            (taken + more, share.iter().copied().chain(named).collect())
        };
        shares = shares.iter().flat_map(|share| (0..=there.min(count - share.0)).map(|more| with(share, more))).collect();
    }
    let need = all.min(u32::from(count));
    shares.into_iter().filter(|(taken, _)| u32::from(*taken) == need).map(|(_, share)| share).collect()
}

/// Returns an action with each place, player, suit or region that a clause could name.
fn of_place(position: &Position, me: Colour, asked: &Request, choice: NeededChoice) -> Option<Vec<Request>> {
    use NeededChoice as Needed;
    let suits = || Suit::ALL.iter().copied().map(Named::Suit).collect::<Vec<Named>>();
    let sites = || Slot::ALL.iter().copied().map(Named::Site).collect();
    let players = || position.players.iter().map(|player| Named::Colour(player.colour)).collect();
    let others = || others(position, me).into_iter().map(Named::Colour).collect();
    let (field, named): (Field, Vec<Named>) = match choice {
        Needed::FromBank => (|chosen| &mut chosen.from, suits()),
        Needed::FromRegion => (|chosen| &mut chosen.from, Region::ALL.iter().copied().map(Named::Region).collect()),
        Needed::FromSpace => (|chosen| &mut chosen.from, Space::ALL.iter().copied().map(Named::Space).collect()),
        Needed::FromPlayer | Needed::FromPlayersOrDecline => (|chosen| &mut chosen.from, others()),
        Needed::ToBank => (|chosen| &mut chosen.to, suits()),
        Needed::ToSite => (|chosen| &mut chosen.to, sites()),
        Needed::ToPlayer | Needed::ToPlayers => (|chosen| &mut chosen.to, players()),
        Needed::AtPlayer => (|chosen| &mut chosen.at, players()),
        Needed::AtSite => (|chosen| &mut chosen.at, sites()),
        Needed::PlacingAtSites | Needed::PlacingWarbands => (|chosen| &mut chosen.placing, sites()),
        _ => return None,
    };
    let is_counted = matches!(choice, Needed::FromPlayersOrDecline | Needed::ToPlayers | Needed::PlacingWarbands);
    let counts: Vec<Option<u8>> = if is_counted { (1..=MOST_COUNTED).map(Some).collect() } else { vec![None] };
    let all: Vec<(Option<u8>, Named)> = counts.iter().flat_map(|count| named.iter().map(|it| (*count, *it))).collect();
    Some(with_chosen(asked, &all, |chosen, it| *field(chosen) = vec![*it]))
}

/// A clause that names places, players or suits, and how many.
type Field = fn(&mut Chosen) -> &mut Vec<(Option<u8>, Named)>;

/// So many warbands or tokens are named at one place at most.
const MOST_COUNTED: u8 = 6;

fn with<T>(asked: &Request, all: &[T], choose: impl Fn(&mut Request, &T)) -> Vec<Request> {
    let one = |it: &T| {
        let mut asked = asked.clone();
        choose(&mut asked, it);
        asked
    };
    all.iter().map(one).filter(|it| it != asked).collect()
}

fn with_chosen<T>(asked: &Request, all: &[T], choose: impl Fn(&mut Chosen, &T)) -> Vec<Request> {
    with(asked, all, |asked, it| chosen(asked).into_iter().for_each(|chosen| choose(chosen, it)))
}

/// Returns what is chosen for the power of a card.
fn chosen(asked: &mut Request) -> Option<&mut Chosen> {
    match &mut asked.action {
        Action::Use(_, choices) | Action::Play { choices, .. } => Some(choices),
        _ => None,
    }
}

fn others(position: &Position, me: Colour) -> Vec<Colour> {
    position.players.iter().map(|player| player.colour).filter(|colour| *colour != me).collect()
}

fn known<'a>(cards: impl Iterator<Item = &'a CardAt>) -> Vec<CardRef> {
    cards.filter_map(|card| card.identity.card()).collect()
}

fn relics_here(position: &Position, me: Colour) -> Vec<CardRef> {
    let here = position.player(me).and_then(|player: &Player| player.pawn).and_then(|slot| position.site(slot));
    known(here.into_iter().flat_map(|site| &site.relics))
}

fn relics(position: &Position) -> Vec<CardRef> {
    let held = position.players.iter().flat_map(|player| &player.relics);
    known(held.chain(position.sites.iter().flat_map(|site| &site.relics)))
}

/// Returns the cards at sites and among advisers.
fn cards(position: &Position) -> Vec<CardRef> {
    let advisers = position.players.iter().flat_map(|player| &player.advisers);
    known(position.sites.iter().flat_map(|site| &site.cards).chain(advisers))
}

/// Returns every three different suits.
fn threes() -> Vec<[Suit; 3]> {
    let mut all = Vec::new();
    for (at, one) in Suit::ALL.iter().enumerate() {
        for (next, two) in Suit::ALL.iter().enumerate().skip(at + 1) {
            all.extend(Suit::ALL.iter().skip(next + 1).map(|three| [*one, *two, *three]));
        }
    }
    all
}
