//! Resolving a power §7.1.3: everything possible, in the order of its effects. One walk rules and moves: it moves pieces on the
//! table or on a copy of it, asks for choices that are missing and objects to those that cannot be.
//!
//! - By effect: `gain_and_take`, `kill_warbands`, `denizens` (discard, move), `swap_cards`, `relics`, `become_citizen`, `exchange` and
//!   `exchange_parties`.
//! - By card: `specials` lists the cards with a rule of their own; `action_specials`, `move_warbands`, `other_players`, `travel`,
//!   `look_and_draw`, `gambling_hall`, `pilgrimage`, `witchs_bargain` rule on them.
//! - `current_rulers`: who rules what while the power is being resolved; `named`: what its choices name.

mod action_specials;
mod become_citizen;
mod current_rulers;
mod denizens;
mod exchange;
mod exchange_parties;
mod gain_and_take;
mod gambling_hall;
mod kill_warbands;
mod look_and_draw;
mod move_warbands;
mod named;
mod other_players;
mod pilgrimage;
mod relics;
mod specials;
mod swap_cards;
mod travel;
mod witchs_bargain;

use crate::{
    cards::{
        Effect, Special, Suit,
        effect::{After, CampaignFrom, Deed, Event, Timing, Use, UseWhen},
    },
    game::{CardIdentity, CardRef, Colour, Player, Role, Setup, Slot},
    law::{Cite, LawRef, law},
    rules::{
        base::{Matter, Missing, NeededChoice, Ruling, Verdict},
        powers::{ancient_bloodline, cite},
        request::Chosen,
        state::Table,
    },
};

const RESOLVE: LawRef = law("7.1.3");
const PROMISES: LawRef = law("7.6.3");
/// The words that name another player.
const WITH_COLOUR: NeededChoice = NeededChoice::WithPlayer;

/// A power that is being resolved.
pub(crate) struct Resolution<'a, 't> {
    table: &'a Table<'t>,
    setup: &'a mut Setup,
    ruling: &'a mut Ruling,
    by: Colour,
    card: CardRef,
    chosen: &'a Chosen,
    /// The suit of the card that an earlier effect of the power was about.
    suit: Option<Suit>,
    /// The player whom an earlier effect of the power was about.
    actor: Option<Colour>,
    /// How many of the cards that are named the power has read.
    cards_read: usize,
    /// Whether the rest of the power has no effect.
    over: bool,
    /// The card whose playing it follows.
    played: Option<PlayedCard<'a>>,
    /// The choice that names a bank: of a suit alone where no words of the power stand by it.
    bank: NeededChoice,
}

/// A card as it is played faceup, for the powers that follow §7.3.3.
#[derive(Clone, Copy)]
pub(crate) struct PlayedCard<'a> {
    /// The card.
    pub(crate) card: &'a CardIdentity,
    /// The site that it goes to.
    pub(crate) at: Option<Slot>,
    /// Whether this Search drew it.
    pub(crate) drawn: bool,
    /// The cards discarded to make room.
    pub(crate) discarding: &'a [CardIdentity],
    /// The cards used.
    pub(crate) using: &'a [CardIdentity],
}

/// Resolves what follows a major action for which a card was used §7.4.
pub(crate) fn after(table: &Table<'_>, setup: &mut Setup, by: Colour, card: CardRef, done: Event) {
    let (mut ruling, chosen) = (Ruling::default(), Chosen::default());
    for effect in card.0.effects {
        if let Effect::After(After { event, does, .. }) = effect
            && *event == done
        {
            Resolution::new(table, setup, &mut ruling, by, card, &chosen).follow(*does);
        }
    }
}

impl<'a, 't> Resolution<'a, 't> {
    /// Begins to resolve a power of a card: on the table, or on a copy of it to see what is still to be chosen.
    pub(crate) const fn new(
        table: &'a Table<'t>,
        setup: &'a mut Setup,
        ruling: &'a mut Ruling,
        by: Colour,
        card: CardRef,
        chosen: &'a Chosen,
    ) -> Self {
        let (suit, actor, played, bank) = (None, None, None, NeededChoice::FromBank);
        Self { table, setup, ruling, by, card, chosen, suit, actor, cards_read: 0, over: false, played, bank }
    }

    /// Makes it follow the playing of a card §7.3.3, which lies where it was played.
    pub(crate) fn after_playing(mut self, played: PlayedCard<'a>) -> Self {
        self.suit = played.card.card().and_then(|card| card.0.suit);
        self.played = Some(played);
        self
    }

    /// Resolves one effect that follows: of a Homeland, a modifier or a standing power §7.3.3, §7.4.
    pub(crate) fn follow(mut self, does: Deed) {
        self.bank = NeededChoice::Bank;
        self.deed(does);
    }

    /// Resolves the power that the card has at a time.
    pub(crate) fn resolve(mut self, timing: Timing) {
        let card = self.card;
        self.ruling.cite(cite(card));
        if timing == Timing::Rest {
            self.bank = NeededChoice::Bank;
        }
        let along = matches!(card.0.special, Some(Special::BrassHorse | Special::Palanquin | Special::Whistle));
        for other in self.chosen.using.iter().filter(|_| !along && card.0.special != Some(Special::GamblingHall)) {
            self.object(Matter::NotForThis { card: *other });
        }
        let mut known = timing == Timing::WhenPlayed && self.resolve_first();
        for effect in card.0.effects {
            if let Effect::Use(Use { on, when, does }) = effect
                && *on == timing
            {
                known = true;
                match self.condition_holds(*when) {
                    Some(true) if !self.over => self.deed(*does),
                    Some(true) => {}
                    Some(false) => self.in_vain(),
                    None => self.over = true,
                }
            }
        }
        if card.0.special.is_some() {
            match timing {
                Timing::Action => {
                    known = true;
                    self.action_special();
                }
                Timing::WhenPlayed => {
                    known = true;
                    self.when_played_special();
                }
                Timing::Wake | Timing::Rest => {}
            }
        }
        if !known {
            self.unsupported();
        }
        self.object_to_more_cards();
    }
}

impl Resolution<'_, '_> {
    fn cites(&self) -> [Cite; 2] {
        [cite(self.card), RESOLVE.into()]
    }

    /// Objects to something. Where something is still needed, the pieces are not known as they are now, and it is open.
    fn object(&mut self, matter: Matter) {
        let cites = self.cites();
        match self.ruling.needs.first() {
            Some(missing) => self.ruling.leave_open(*missing, cites),
            None => self.ruling.object(matter, cites),
        }
    }

    fn explain(&mut self, matter: Matter) {
        let cites = self.cites();
        self.ruling.explain(matter, cites);
    }

    fn in_vain(&mut self) {
        self.explain(Matter::InVain { card: self.card });
    }

    /// Asks for a choice.
    fn ask(&mut self, choice: NeededChoice) {
        if self.ruling.verdict() != Verdict::Illegal && !self.ruling.choices.contains(&choice) {
            self.ruling.choices.push(choice);
        }
    }

    /// Leaves the ruling open.
    fn leave_open(&mut self, missing: Missing) {
        let cites = self.cites();
        self.ruling.leave_open(missing, cites);
    }

    fn need(&mut self, missing: Missing) {
        self.ruling.need(missing);
    }

    /// Notes that the power can be used but is not modelled.
    fn unsupported(&mut self) {
        self.need(Missing::Effect);
    }

    fn user(&self) -> Option<&Player> {
        self.setup.player(self.by)
    }

    /// Returns the user's site, asking for it.
    fn pawn(&mut self) -> Option<Slot> {
        let pawn = self.user().and_then(|player| player.pawn);
        if pawn.is_none() {
            self.need(Missing::Pawn(self.by));
        }
        pawn
    }

    /// Returns whether a condition holds; nothing if that is unknown.
    fn condition_holds(&mut self, when: UseWhen) -> Option<bool> {
        let (favor, secret, title) = (self.setup.peoples_favor, self.setup.darkest_secret, self.setup.title);
        let holds = match when {
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
            UseWhen::NoFavor => Ok(self.user().is_some_and(|player| player.favor.0 == 0)),
            UseWhen::MoreSecretsThanChancellor => self.more_secrets(),
            UseWhen::MoreSitesThanChancellor => self.more_sites(),
        };
        holds.map_err(|missing| self.need(missing)).ok()
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
            Deed::BecomeCitizen { relic } => self.become_citizen(relic),
            Deed::Look(look) => self.look(look),
            Deed::Campaign(CampaignFrom::RuledSite | CampaignFrom::SiteWith(_)) => {
                self.ask(NeededChoice::CampaignBySite);
            }
            Deed::Deal(deal) => self.deal(deal),
            Deed::TakeHere(_) | Deed::Campaign(_) => self.unsupported(),
        }
    }

    /// Returns the card that makes those at a site count as locked for the user, asking for what decides it.
    fn locked_by(&mut self, slot: Slot) -> Option<CardRef> {
        let player = self.table.position.player(self.by)?;
        let (power, missing) = ancient_bloodline::locked_by(self.table, player, slot)?;
        let card = power.card_ref();
        missing.map_or(Some(card), |missing| {
            self.need(missing);
            None
        })
    }

    /// Returns the player who is chosen among some, or the only one.
    pub(crate) fn choose_player(&mut self, among: &[Colour]) -> Option<Colour> {
        match (self.chosen.with.as_slice(), among) {
            ([colour], _) if among.contains(colour) => return Some(*colour),
            ([colour], _) => self.object_to_player(*colour),
            ([], []) => self.nobody_there(),
            ([], [only]) => return Some(*only),
            (_, _) => self.ask(WITH_COLOUR),
        }
        None
    }

    /// Notes that there is nobody to choose, unless it is not known where somebody's pawn is.
    fn nobody_there(&mut self) {
        match self.other_without_place() {
            Some(colour) => self.leave_open(Missing::Pawn(colour)),
            None => self.in_vain(),
        }
    }

    /// Objects to a player who cannot be chosen, unless it is not known where their pawn is.
    fn object_to_player(&mut self, colour: Colour) {
        if self.setup.player(colour).is_some_and(|player| player.pawn.is_none()) {
            self.leave_open(Missing::Pawn(colour));
        } else {
            self.object(Matter::PlayerNotMeant { colour });
        }
    }

    /// Returns another player whose pawn may be anywhere.
    pub(crate) fn other_without_place(&self) -> Option<Colour> {
        self.setup.players.iter().find(|player| player.colour != self.by && player.pawn.is_none()).map(|player| player.colour)
    }

    /// Returns the other players whose pawns are at such sites.
    pub(crate) fn others_at(&self, is: impl Fn(Slot) -> bool) -> Vec<Colour> {
        let there = |player: &&Player| player.colour != self.by && player.pawn.is_some_and(&is);
        self.setup.players.iter().filter(there).map(|player| player.colour).collect()
    }
}
