//! What a power does when it is used §7.1.3: everything possible, in the order of its effects. One walk serves both questions:
//! it moves pieces on a copy of the table, and says which choices must be named and which named ones cannot be.

mod cards;
mod deals;
mod finds;
mod gains;
mod kills;
mod relics;
mod special;
mod travels;

use super::{
    access::cite,
    in_force::{self, InForce},
};
use crate::{
    cards::{
        Effect, Special, Suit,
        effect::{Act, After, Deed, Event, Timing, Use, UseWhen},
    },
    game::{CardRef, Colour, Player, Role, Setup, Slot},
    law::{Cite, LawRef, law},
    rules::{
        citizenship,
        matter::Matter,
        missing::Missing,
        ruling::{Ruling, Verdict},
        table::Table,
        words::Chosen,
    },
};

const RESOLVE: LawRef = law("7.1.3");
const CITIZENSHIP: LawRef = law("7.6.1");

/// A power at work.
pub(super) struct Doing<'a, 't> {
    table: &'a Table<'t>,
    setup: &'a mut Setup,
    ruling: &'a mut Ruling,
    by: Colour,
    card: CardRef,
    chosen: &'a Chosen,
    /// The suit of the card that the power has dealt with.
    suit: Option<Suit>,
    /// The player whom the power has dealt with.
    actor: Option<Colour>,
    /// Whether the rest of the power does nothing.
    over: bool,
}

/// Does what a power says at a time: on the table, or on a copy of it to see what is still to be chosen.
pub(super) fn resolve(
    table: &Table<'_>,
    setup: &mut Setup,
    ruling: &mut Ruling,
    by: Colour,
    card: CardRef,
    (timing, chosen): (Timing, &Chosen),
) {
    let mut doing = Doing { table, setup, ruling, by, card, chosen, suit: None, actor: None, over: false };
    doing.ruling.cite(cite(card));
    for other in chosen.using.iter().filter(|_| card.0.special != Some(Special::GamblingHall)) {
        doing.object(Matter::NotForThis { card: *other });
    }
    let mut known = false;
    for effect in card.0.effects {
        if let Effect::Use(Use { on, when, does }) = effect
            && *on == timing
        {
            known = true;
            match doing.holds(*when) {
                Some(true) if !doing.over => doing.deed(*does),
                Some(true) => {}
                Some(false) => doing.in_vain(),
                None => doing.over = true,
            }
        }
    }
    if timing == Timing::Action && card.0.special.is_some() {
        known = true;
        doing.special();
    }
    if !known {
        doing.unsupported();
    }
}

/// Does what follows a major action for which a card was used §7.4.
pub(in crate::rules) fn after(table: &Table<'_>, setup: &mut Setup, by: Colour, card: CardRef, done: Event) {
    let (mut ruling, chosen) = (Ruling::default(), Chosen::default());
    for effect in card.0.effects {
        if let Effect::After(After { event, does, .. }) = effect
            && *event == done
        {
            let (suit, actor, over) = (None, None, false);
            Doing { table, setup, ruling: &mut ruling, by, card, chosen: &chosen, suit, actor, over }.deed(*does);
        }
    }
}

impl Doing<'_, '_> {
    fn cites(&self) -> [Cite; 2] {
        [cite(self.card), RESOLVE.into()]
    }

    fn object(&mut self, matter: Matter) {
        let cites = self.cites();
        self.ruling.object(matter, cites);
    }

    fn explain(&mut self, matter: Matter) {
        let cites = self.cites();
        self.ruling.explain(matter, cites);
    }

    fn in_vain(&mut self) {
        self.explain(Matter::InVain { card: self.card });
    }

    /// Asks for a choice by its words.
    fn ask(&mut self, choice: &'static str) {
        if self.ruling.verdict() != Verdict::Illegal && !self.ruling.choices.contains(&choice) {
            self.ruling.choices.push(choice);
        }
    }

    fn needs(&mut self, missing: Missing) {
        if !self.ruling.needs.contains(&missing) {
            self.ruling.needs.push(missing);
        }
    }

    /// The power can be used, and is not carried out.
    fn unsupported(&mut self) {
        self.needs(Missing::Effect);
    }

    fn me(&self) -> Option<&Player> {
        self.setup.player(self.by)
    }

    /// Returns the user's site, asking for it.
    fn pawn(&mut self) -> Option<Slot> {
        let pawn = self.me().and_then(|player| player.pawn);
        if pawn.is_none() {
            self.needs(Missing::Pawn(self.by));
        }
        pawn
    }

    /// Returns whether a condition holds; nothing if that is not told.
    fn holds(&mut self, when: UseWhen) -> Option<bool> {
        let (favor, secret, title) = (self.setup.peoples_favor, self.setup.darkest_secret, self.setup.title);
        let told = match when {
            UseWhen::Always => Ok(true),
            UseWhen::HoldingDarkestSecret => secret.map(|it| it.holder == Some(self.by)).ok_or(Missing::DarkestSecret),
            UseWhen::HoldingPeoplesFavor => favor.map(|it| it.holder == Some(self.by)).ok_or(Missing::PeoplesFavor),
            UseWhen::HolderWithoutPeoplesFavor => match (secret, favor) {
                (None, _) => Err(Missing::DarkestSecret),
                (_, None) => Err(Missing::PeoplesFavor),
                (Some(secret), Some(favor)) => Ok(secret.holder.is_some() && secret.holder != favor.holder),
            },
            UseWhen::ExileOathkeeper => match title.and_then(|title| title.holder) {
                None => Err(Missing::Title),
                Some(holder) => match self.setup.player(holder).and_then(|player| player.role) {
                    None => Err(Missing::Role(holder)),
                    Some(role) => Ok(role == Role::Exile),
                },
            },
            UseWhen::NoFavor => Ok(self.me().is_some_and(|player| player.favor.0 == 0)),
            UseWhen::MoreSecretsThanChancellor => self.more_secrets(),
            UseWhen::MoreSitesThanChancellor => self.more_sites(),
        };
        told.map_err(|missing| self.needs(missing)).ok()
    }

    /// Returns whether the user has more secrets than the Chancellor. Those on cards are the user's: in their turn nobody else has
    /// any there §4.3.2.
    fn more_secrets(&self) -> Result<bool, Missing> {
        let chancellor = self.setup.player(Colour::Purple).ok_or(Missing::Player(Colour::Purple))?;
        let board = |player: &Player| u16::from(player.secrets.0) + u16::from(player.secrets_facedown.0);
        let on_cards: u16 = self.setup.cards().map(|card| u16::from(card.secrets.0)).sum();
        Ok(self.by != Colour::Purple && self.me().map_or(0, board) + on_cards > board(chancellor))
    }

    /// Returns whether the user rules more sites than the Chancellor §10/rule.
    fn more_sites(&self) -> Result<bool, Missing> {
        let count = |colour: Colour| {
            let ruled = |slot: &Slot| self.table.rules(colour, *slot).map(u8::from).ok_or(Missing::Site(*slot));
            Slot::ALL.iter().map(ruled).sum::<Result<u8, Missing>>()
        };
        Ok(count(self.by)? > count(Colour::Purple)?)
    }

    fn deed(&mut self, deed: Deed) {
        match deed {
            Deed::Gain(gain) => self.gain(gain),
            Deed::Take(take) => self.take(take),
            Deed::Shift(shift) => self.shift(shift),
            Deed::Banner(banner) => self.banner(banner),
            Deed::Kill(kill) => self.kill(kill),
            Deed::Discard(discard) => self.discard(discard),
            Deed::Swap(swap) => self.swap(swap),
            Deed::Move(moved) => self.move_card(moved),
            Deed::DrawRelic(drawn) => self.draw_relic(drawn),
            Deed::BottomRelic(which) => self.bottom_relic(which),
            Deed::BecomeCitizen { relic: false } => self.become_citizen(),
            Deed::Look(look) => self.look(look),
            Deed::Deal(deal) => self.deal(deal),
            Deed::TakeHere(_) | Deed::Campaign(_) | Deed::BecomeCitizen { relic: true } => self.unsupported(),
        }
    }

    /// Makes an Exile a Citizen without an offer §7.6.1.
    fn become_citizen(&mut self) {
        self.ruling.cite(CITIZENSHIP);
        let Some(player) = self.table.position.player(self.by) else { return };
        match player.role {
            None => self.needs(Missing::Role(self.by)),
            Some(Role::Exile) => {
                citizenship::foresee(self.table, player, self.ruling);
                citizenship::become_citizen(self.table, self.setup, self.by, None);
            }
            Some(Role::Chancellor | Role::Citizen) => self.in_vain(),
        }
    }

    /// Returns whether a card at a site counts as locked for the user because of a card in force.
    fn guarded(&mut self, slot: Slot) -> bool {
        let Some(player) = self.table.position.player(self.by) else { return false };
        let guards = |power: &InForce<'_>| {
            power.card.effects.iter().any(|it| matches!(it, Effect::Cannot(it) if it.act == Act::TouchCardsOfHolder))
                && power.holder_rules(self.table, slot) != Some(false)
                && in_force::is_enemy(self.table, player, power.ruler) != Ok(false)
        };
        in_force::all(self.table).iter().any(guards)
    }
}
