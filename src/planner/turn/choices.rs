//! The choices inside an action: an action that asks for more is tried with everything that its words could name.
//!
//! The rules name what they ask for by the words of the action; each of those words is answered here with all that lies on the
//! table, and the rules say which answers are allowed. What comes up by chance or is hidden has no answers: such an action is
//! open.

use super::campaigns::unknown;
use crate::{
    cards::{Effect, Suit, effect::Deed},
    game::{CardAt, CardIdentity, CardRef, Colour, Player, Position, Region, Slot, Space},
    rules::{
        self, Action, Choice, Chosen, Done, Missing, Named, Recovered, Refused, Reply, Request, Ruling, Table, Verdict, Ware,
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
        Ok(done) => found.push(match done.ruling.leave.iter().find(|colour| **colour != me) {
            Some(colour) => Tried::Asks(asked, *colour),
            None => Tried::Done(asked, Box::new(done)),
        }),
        Err(Refused::Needs { missing, choices, .. }) => {
            let word = choices.first().filter(|_| deep > 0);
            let answers = word.and_then(|word| answers(table.position, me, &asked, word));
            match (missing.first(), answers) {
                (Some(missing), _) => found.push(Tried::Open(asked, *missing)),
                (None, Some(answers)) => {
                    // Of a list one at a time is named, and of large numbers not every one.
                    if word.is_some_and(|word| *word != FROM_BANKS && (word.contains(",...") || word.starts_with("N "))) {
                        found.push(Tried::LeftOut(asked));
                    }
                    for asked in answers {
                        try_all(table, asked, None, deep - 1, found);
                    }
                }
                (None, None) if choices.first().is_some_and(|word| is_hidden(word)) => {
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
fn is_hidden(word: &str) -> bool {
    word.starts_with("drawing") || word.starts_with("rolled")
}

/// Returns an action with each answer to what it asks for; nothing where the answers are not gone through.
fn answers(position: &Position, me: Colour, asked: &Request, word: &str) -> Option<Vec<Request>> {
    Some(match word {
        "starting SUIT" => with(asked, Suit::ALL, |asked, suit| {
            if let Action::Recover(Recovered::PeoplesFavor { starting, .. }) = &mut asked.action {
                *starting = Some(*suit);
            }
        }),
        "relic NAME" => with(asked, &relics_here(position, me), |asked, relic| {
            asked.action = Action::Recover(Recovered::Relic(Some(*relic)));
        }),
        "choosing SUIT" => with(asked, Suit::ALL, |asked, suit| match chosen(asked) {
            Some(chosen) => chosen.suit = Some(*suit),
            None => asked.choosing.push(Choice::Suit(*suit)),
        }),
        "choosing COLOUR" => with(asked, &others(position, me), |asked, colour| asked.choosing.push(Choice::Colour(*colour))),
        word => of_power(position, me, asked, word)?,
    })
}

/// Returns an action with each answer to what the power of a card asks for.
fn of_power(position: &Position, me: Colour, asked: &Request, word: &str) -> Option<Vec<Request>> {
    let replies = |replies: &[Reply]| with_chosen(asked, replies, |chosen, reply| chosen.reply = Some(*reply));
    Some(match word {
        "accepting|declining" => replies(&[Reply::Accept(None), Reply::Decline]),
        "accepting SPACE" | "accepting SPACE|declining" => {
            let spaces = Space::ALL.iter().map(|space| Reply::Accept(Some(*space)));
            replies(&spaces.chain([Reply::Decline]).collect::<Vec<Reply>>())
        }
        "keeping|returning" => replies(&[Reply::Keep, Reply::Return]),
        "adding|removing" => replies(&[Reply::Add, Reply::Remove]),
        "with COLOUR" => with_chosen(asked, &others(position, me), |chosen, colour| chosen.with.push(*colour)),
        "sacrificing N" => {
            let own = position.player(me).map_or(0, |player| player.warbands.0);
            with_chosen(asked, &(1..=own).collect::<Vec<u8>>(), |chosen, count| chosen.sacrificing = Some(*count))
        }
        "taking RELIC" | "taking RELIC|from COLOUR" => with_chosen(asked, &relics(position), |chosen, relic| {
            chosen.taking = vec![Ware::Card(CardIdentity::Known(*relic))];
        }),
        "returning RELIC" => with_chosen(asked, &relics(position), |chosen, relic| {
            chosen.returning = vec![CardIdentity::Known(*relic)];
        }),
        "swapping CARD|declining" => {
            let mut all = with_chosen(asked, &cards(position), |chosen, card| {
                chosen.swapping = vec![CardIdentity::Known(*card)];
            });
            all.extend(replies(&[Reply::Decline]));
            all
        }
        "discarding CARD" => with_chosen(asked, &cards(position), |chosen, card| {
            chosen.discarding = vec![CardIdentity::Known(*card)];
        }),
        "moving COLOUR,...|declining" => {
            let mut all = with_chosen(asked, &others(position, me), |chosen, colour| chosen.pawns = vec![*colour]);
            all.extend(replies(&[Reply::Decline]));
            all
        }
        "from SUIT,SUIT,SUIT" => with_chosen(asked, &threes(), |chosen, suits| {
            chosen.from = suits.iter().map(|suit| (None, Named::Suit(*suit))).collect();
        }),
        FROM_BANKS => with_chosen(asked, &bank_shares(position, asked), |chosen, share| chosen.from.clone_from(share)),
        word => of_place(position, me, asked, word)?,
    })
}

/// Favor from several banks.
const FROM_BANKS: &str = "from N SUIT,...";

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
fn of_place(position: &Position, me: Colour, asked: &Request, word: &str) -> Option<Vec<Request>> {
    let (clause, kind) = word.split_once(' ')?;
    let (kind, counted) = match kind.strip_suffix(",...").unwrap_or(kind).strip_prefix("N ") {
        Some(kind) => (kind, true),
        None => (kind.strip_suffix(",...").unwrap_or(kind), false),
    };
    let kind = kind.strip_suffix(",...|declining").unwrap_or(kind);
    let named: Vec<Named> = match kind {
        "SUIT" => Suit::ALL.iter().copied().map(Named::Suit).collect(),
        "COLOUR" => {
            let all = position.players.iter().map(|player| player.colour);
            all.filter(|colour| clause != "from" || *colour != me).map(Named::Colour).collect()
        }
        "REGION" => Region::ALL.iter().copied().map(Named::Region).collect(),
        "SITE" => Slot::ALL.iter().copied().map(Named::Site).collect(),
        "SPACE" => Space::ALL.iter().copied().map(Named::Space).collect(),
        _ => return None,
    };
    let counts: Vec<Option<u8>> = if counted { (1..=MOST_COUNTED).map(Some).collect() } else { vec![None] };
    let all: Vec<(Option<u8>, Named)> = counts.iter().flat_map(|count| named.iter().map(|it| (*count, *it))).collect();
    let field: Field = match clause {
        "from" => |chosen| &mut chosen.from,
        "to" => |chosen| &mut chosen.to,
        "at" => |chosen| &mut chosen.at,
        "placing" => |chosen| &mut chosen.placing,
        _ => return None,
    };
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
