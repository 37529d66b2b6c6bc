//! When Played powers §7.3.3 that concern other players: The Gathering, Ancient Pact, Blackmail, Dissent, Riots, Revelation, False
//! Prophet.

use crate::{
    cards::{
        Suit,
        effect::{Act, Cards},
    },
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Player, Role, Secrets, Warbands},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        powers::in_force::{self, bars},
        request::{Named, Thing},
        state::{moves, seize},
    },
};

/// The favor for which a player keeps a relic from Blackmail.
const RANSOM: Favor = Favor(3);

impl Resolution<'_, '_> {
    /// Blackmail: takes the relic that is named, or three favor from a player who prefers to pay.
    pub(crate) fn blackmail(&mut self) {
        let Some(here) = self.pawn() else { return };
        if let Some(player) = self.setup.players.iter().find(|it| it.pawn.is_none() && !it.relics.is_empty()) {
            return self.need(Missing::Pawn(player.colour));
        }
        let at_risk = |it: &&Player| it.colour != self.by && it.pawn == Some(here) && !it.relics.is_empty();
        let victims: Vec<Colour> = self.setup.players.iter().filter(at_risk).map(|it| it.colour).collect();
        let payer = self.player_named(&self.chosen.from);
        match (self.chosen.relic_taken(), payer) {
            _ if victims.is_empty() => self.in_vain(),
            (Some(_), Some(colour)) => self.object(Matter::PlayerNotMeant { colour }),
            (Some(relic), _) => {
                let has = |it: &&Player| it.relics.iter().any(|held| held.identity == CardIdentity::Known(relic));
                let holder = self.setup.players.iter().filter(|it| victims.contains(&it.colour)).find(has);
                match holder.map(|it| (it.colour, it.favor)) {
                    Some((colour, favor)) => {
                        if favor >= RANSOM {
                            self.explain(Matter::MayBuyOff { card: self.card, colour, count: RANSOM });
                        }
                        self.seize(relic, colour);
                    }
                    None => self.object(Matter::CardNotMeant { card: CardIdentity::Known(relic) }),
                }
            }
            (None, Some(colour)) if !victims.contains(&colour) => self.object(Matter::PlayerNotMeant { colour }),
            (None, Some(colour)) => {
                self.ruling.ask_consent(colour);
                moves::draw_on_vow(self.setup, colour, RANSOM);
                if self.setup.player(colour).is_none_or(|it| it.favor < RANSOM) {
                    self.object(Matter::CannotPromise { colour });
                }
                moves::give_favor(self.setup, colour, self.by, RANSOM);
            }
            (None, None) => self.ask(NeededChoice::TakenRelicOrPlayer),
        }
    }

    /// Dissent: places favor of every player but the holder of the People's Favor on this card, one for each suit they rule.
    pub(crate) fn dissent(&mut self) {
        let Some(banner) = self.setup.peoples_favor else { return self.need(Missing::PeoplesFavor) };
        let mut owed: Vec<(Colour, Favor)> = Vec::new();
        for colour in self.in_turn_order().into_iter().filter(|colour| Some(*colour) != banner.holder) {
            match self.suits_ruled(colour) {
                Ok(ruled) => {
                    let suits = Suit::ALL.iter().filter(|suit| ruled.contains(suit)).count();
                    owed.push((colour, Favor(u8::try_from(suits).unwrap_or(u8::MAX))));
                }
                Err(missing) => return self.need(missing),
            }
        }
        let mut placed = Favor::NONE;
        for (colour, favor) in owed {
            if let Some(player) = moves::player(self.setup, colour) {
                let gone = player.favor.min(favor);
                player.favor = player.favor.checked_sub(gone).unwrap_or(Favor::NONE);
                placed = placed.saturating_add(gone);
            }
        }
        let this = CardIdentity::Known(self.card);
        if let Some(place) = self.place_of_this()
            && let Some(card) = self.cards_at(place).and_then(|cards| cards.iter_mut().find(|it| it.identity == this))
        {
            card.favor = card.favor.saturating_add(placed);
        }
    }

    /// Riots: discards all cards at sites of the most common suit while the Mob side is up.
    pub(crate) fn riots(&mut self) {
        match self.setup.peoples_favor {
            None => return self.need(Missing::PeoplesFavor),
            Some(banner) if !banner.mob => return self.in_vain(),
            Some(_) => {}
        }
        if !self.is_map_known() {
            return;
        }
        let suits: Vec<Suit> = self.setup.sites.iter().flat_map(|site| &site.cards).filter_map(CardAt::suit).collect();
        let count = |suit: &Suit| suits.iter().filter(|other| *other == suit).count();
        let most = Suit::ALL.iter().map(count).max().unwrap_or_default();
        let tied: Vec<Suit> = Suit::ALL.iter().copied().filter(|suit| most > 0 && count(suit) == most).collect();
        let suit = match (self.chosen.suit, tied.as_slice()) {
            (_, []) => return self.in_vain(),
            (Some(suit), _) if !tied.contains(&suit) => return self.object(Matter::SuitNotMeant { suit }),
            (Some(suit), _) => suit,
            (None, [only]) => *only,
            (None, _) => return self.ask(NeededChoice::Bank),
        };
        self.discard_all(Cards::Suit(suit), |_| true);
    }

    /// Revelation: burns the favor that each player names, in turn order, for as many secrets.
    pub(crate) fn revelation(&mut self) {
        if self.chosen.from.is_empty() {
            if self.chosen.yes() != Some(false) && self.setup.players.iter().any(|player| player.favor > Favor::NONE) {
                self.ask(NeededChoice::FromPlayersOrDecline);
            }
            return;
        }
        for colour in self.in_turn_order() {
            let named = self.chosen.from.iter().filter(|(_, named)| *named == Named::Colour(colour));
            let burned: Favor = named.map(|(count, _)| Favor(count.unwrap_or(1))).sum();
            if burned == Favor::NONE {
                continue;
            }
            if colour != self.by {
                self.ruling.ask_consent(colour);
            }
            moves::draw_on_vow(self.setup, colour, burned);
            if self.setup.player(colour).is_none_or(|it| it.favor < burned) {
                self.object(Matter::CannotPromise { colour });
            }
            moves::burn_favor(self.setup, colour, burned);
            moves::gain_secrets(self.setup, colour, Secrets(burned.0));
        }
        let is_player = |named: &Named| matches!(named, Named::Colour(colour) if self.setup.player(*colour).is_some());
        let others: Vec<Named> = self.chosen.from.iter().map(|(_, named)| *named).filter(|named| !is_player(named)).collect();
        for named in others {
            self.object_to(named);
        }
    }

    /// False Prophet: gains a warband and puts it on a revealed Vision, which counts for the user too.
    pub(crate) fn false_prophet(&mut self) {
        match self.user().map(|player| player.role) {
            Some(Some(Role::Exile)) => {}
            Some(Some(Role::Chancellor | Role::Citizen)) => return self.in_vain(),
            Some(None) | None => return self.need(Missing::Role(self.by)),
        }
        if self.gain_warbands(self.by, Warbands(1)) != Some(Warbands(1)) {
            return;
        }
        let revealed: Vec<Colour> = self.setup.players.iter().filter(|it| it.vision.is_some()).map(|it| it.colour).collect();
        let holder = match (self.player_named(&self.chosen.places()), revealed.as_slice()) {
            (Some(colour), _) if revealed.contains(&colour) => colour,
            (Some(colour), _) => return self.object(Matter::PlayerNotMeant { colour }),
            (None, []) => return,
            (None, [only]) => *only,
            (None, _) => return self.ask(NeededChoice::AtPlayer),
        };
        if let Some(player) = moves::player(self.setup, self.by) {
            player.warbands = player.warbands.checked_sub(Warbands(1)).unwrap_or(Warbands::NONE);
        }
        if let Some(player) = moves::player(self.setup, holder) {
            player.prophet = Some(self.by);
        }
    }

    /// Takes a relic from another player, if no card keeps it from being taken §9.2.
    fn seize(&mut self, relic: CardRef, holder: Colour) {
        let position = self.table.position;
        let (Some(player), Some(victim)) = (position.player(self.by), position.player(holder)) else { return };
        in_force::forbid(self.table, self.ruling, player, |power, cannot| match cannot.act {
            Act::Take(barred) => bars(power, barred, Thing::Relic(relic), victim),
            _ => false,
        });
        seize::relic(self.setup, relic, holder, self.by);
    }

    /// The Gathering: moves the pawns that are named to the site; every other player must agree.
    pub(crate) fn the_gathering(&mut self) {
        let Some(here) = self.played.and_then(|played| played.at) else { return };
        let away = |player: &&Player| player.pawn != Some(here);
        if self.chosen.pawns.is_empty() {
            if self.chosen.yes() != Some(false) && self.setup.players.iter().any(|player| away(&player)) {
                self.ask(NeededChoice::MovedPawnsOrDecline);
            }
            return;
        }
        for colour in self.chosen.pawns.clone() {
            if !self.setup.players.iter().filter(away).any(|player| player.colour == colour) {
                self.object(Matter::PlayerNotMeant { colour });
                continue;
            }
            if colour != self.by {
                self.ruling.ask_consent(colour);
            }
            if let Some(player) = moves::player(self.setup, colour) {
                player.pawn = Some(here);
            }
        }
    }

    /// Returns the colours in turn order, from the Chancellor on.
    pub(crate) fn in_turn_order(&self) -> Vec<Colour> {
        let mut colours: Vec<Colour> = self.setup.players.iter().map(|player| player.colour).collect();
        let first = colours.iter().position(|colour| *colour == Colour::Purple).unwrap_or_default();
        colours.rotate_left(first);
        colours
    }

    /// Ancient Pact: gives the Darkest Secret to the Chancellor, with all that lies on it, if the card made the user a Citizen.
    pub(crate) fn ancient_pact(&mut self) {
        let was = self.table.position.player(self.by).and_then(|player| player.role);
        let is = self.user().and_then(|player| player.role);
        if (was, is) == (Some(Role::Exile), Some(Role::Citizen))
            && let Some(banner) = self.setup.darkest_secret.as_mut()
        {
            banner.holder = Some(Colour::Purple);
        }
    }
}
