//! Whose advisers count for a Trade §5.3.2, and as which suit: Master of Disguise replaces them by those of another player, and
//! Acting Troupe counts as Beast or Order.

use crate::{
    cards::{MajorAction, Special, Suit},
    game::{CardAt, CardIdentity, Colour, Player, Slot},
    rules::{
        base::{Matter, NeededChoice, Ruling},
        powers::{
            in_force::cite,
            trade_reach::pawn_in_trade,
            using::{check_using, uses_special},
        },
        request::{Choice, Request},
        state::Table,
    },
};

/// The card that is mustered on or traded with, and its site.
#[derive(Clone, Copy)]
pub(crate) struct On<'a> {
    /// Where it lies.
    pub slot: Slot,
    /// The card.
    pub card: &'a CardAt,
}

/// A player with the advisers that count, and the suit that Acting Troupe counts as among them.
#[derive(Clone, Copy)]
pub(crate) struct Counted<'a> {
    /// The player.
    pub player: &'a Player,
    troupe: Option<Suit>,
}

impl<'a> Counted<'a> {
    /// Returns the advisers of a player with their own suits.
    pub const fn as_they_are(player: &'a Player) -> Self {
        Self { player, troupe: None }
    }

    /// Returns the advisers as they count for a Trade: Acting Troupe, if it is used, as the suit that is named, or else as that
    /// of the card.
    pub fn in_trade(player: &'a Player, on: On<'_>, asked: &Request) -> Self {
        let is = |it: &CardAt| !it.facedown && it.card().is_some_and(|card| card.special == Some(Special::ActingTroupe));
        let used = uses_special(asked, Special::ActingTroupe).filter(|_| player.advisers.iter().any(is));
        let suits = || suit_named(asked).into_iter().chain(on.card.suit());
        let meant = || suits().find(|suit| can_play(*suit)).unwrap_or(Suit::Beast);
        Self { player, troupe: used.map(|_| meant()) }
    }

    /// Returns how many advisers are of a suit.
    pub fn matching(&self, suit: Suit) -> usize {
        let own = self.player.advisers_matching(suit);
        match self.troupe {
            Some(played) if played == suit => own + 1,
            Some(_) if suit == Suit::Arcane => own.saturating_sub(1),
            Some(_) | None => own,
        }
    }
}

/// Returns whether Acting Troupe may count as a suit.
const fn can_play(suit: Suit) -> bool {
    match suit {
        Suit::Beast | Suit::Order => true,
        Suit::Arcane | Suit::Discord | Suit::Hearth | Suit::Nomad => false,
    }
}

fn suit_named(asked: &Request) -> Option<Suit> {
    asked.suits().next()
}

fn colour_named(asked: &Request) -> Option<Colour> {
    asked.choosing.iter().find_map(|choice| match choice {
        Choice::Colour(colour) => Some(*colour),
        Choice::Suit(_) | Choice::Number(_) | Choice::Card(..) | Choice::Swap(..) => None,
    })
}

/// Returns the player as they trade: with the pawn at the card's site if a card lets them act as if it were there, and with the
/// advisers that stand in for theirs. The Trade modifiers of that site and those advisers are within reach then, and those of their
/// own are not (publisher).
pub(crate) fn trader(table: &Table<'_>, player: &Player, on: Option<On<'_>>, asked: &Request) -> Player {
    let pawn = on.map_or(player.pawn, |on| pawn_in_trade(table, player, on.slot, asked));
    let other = uses_special(asked, Special::MasterOfDisguise).and_then(|_| disguised(table, player, asked).ok());
    Player { pawn, advisers: other.unwrap_or(player).advisers.clone(), ..player.clone() }
}

/// Rules on the cards used for a Trade: Master of Disguise must be the player's, the others within the trader's reach.
pub(crate) fn check_trade_cards(table: &Table<'_>, ruling: &mut Ruling, player: &Player, on: Option<On<'_>>, asked: &Request) {
    let disguise = |what: &CardIdentity| what.card().is_some_and(|card| card.0.special == Some(Special::MasterOfDisguise));
    let (own, others): (Vec<CardIdentity>, Vec<CardIdentity>) = asked.using.iter().cloned().partition(disguise);
    check_using(table, ruling, player, MajorAction::Trade, &own);
    check_using(table, ruling, &trader(table, player, on, asked), MajorAction::Trade, &others);
}

/// Returns how many advisers of the trader count for a Trade with a card §5.3.2, and explains what makes them count.
pub(crate) fn advisers_for(table: &Table<'_>, ruling: &mut Ruling, trader: &Player, on: On<'_>, asked: &Request) -> u8 {
    if let Some(card) = uses_special(asked, Special::MasterOfDisguise) {
        ruling.explain(Matter::CardWorks { card }, [cite(card)]);
        match disguised(table, trader, asked) {
            Ok(_) => {}
            Err(Some(colour)) => {
                ruling.object(Matter::PlayerNotMeant { colour }, [cite(card)]);
                return 0;
            }
            Err(None) => {
                ruling.choices.push(NeededChoice::Player);
                return 0;
            }
        }
    }
    let Some(suit) = on.card.suit() else { return 0 };
    let counted = Counted::in_trade(trader, on, asked);
    if let (Some(card), Some(played)) = (uses_special(asked, Special::ActingTroupe), counted.troupe) {
        let works = suit == played || suit == Suit::Arcane;
        ruling.explain(if works { Matter::CardWorks { card } } else { Matter::InVain { card } }, [cite(card)]);
        if let Some(suit) = suit_named(asked).filter(|suit| !can_play(*suit)) {
            ruling.object(Matter::SuitNotMeant { suit }, [cite(card)]);
        }
    }
    u8::try_from(counted.matching(suit)).unwrap_or(u8::MAX)
}

/// Returns the player whose advisers Master of Disguise puts in place: the one named, or the only other one; `Err`: the colour
/// that is named and not in play, or none where one must be named.
fn disguised<'a>(table: &Table<'a>, player: &Player, asked: &Request) -> Result<&'a Player, Option<Colour>> {
    let others = || table.position.players.iter().filter(|it| it.colour != player.colour);
    match (colour_named(asked), others().collect::<Vec<_>>().as_slice()) {
        (Some(colour), _) => others().find(|it| it.colour == colour).ok_or(Some(colour)),
        (None, [only]) => Ok(only),
        (None, _) => Err(None),
    }
}
