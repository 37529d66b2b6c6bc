//! Gaining from banks, taking from players, moving favor between banks, and the secrets on the Darkest Secret.

use crate::{
    cards::{
        Suit, Token,
        effect::{Bank, Banner, Gain, Good, Per, Shift, Take, Whom},
    },
    game::{Banks, Colour, Favor, Player, Secrets, Slot, Supply, Warbands},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Matter, Missing, NeededChoice},
        request::Named,
        state::moves,
    },
};

impl Resolution<'_, '_> {
    pub(crate) fn gain(&mut self, gain: Gain) {
        let Some(times) = self.times_gained(gain.per) else { return };
        let (by, count) = (self.by, gain.count.saturating_mul(times));
        if count == 0 {
            return self.in_vain();
        }
        match gain.what {
            Good::Favor => self.gain_favor(gain.from, count),
            Good::Secrets => moves::gain_secrets(self.setup, by, Secrets(count)),
            Good::Warbands => {
                let Some(kind) = self.user().and_then(Player::warband_colour) else { return self.need(Missing::Role(by)) };
                self.gain_warbands(kind, Warbands(count));
            }
            Good::Supply => {
                if self.user().is_some_and(|player| player.supply.is_none()) {
                    self.need(Missing::Supply(by));
                }
                moves::gain_supply(self.setup, by, Supply(count));
            }
            Good::RelicHere => self.relic_here(),
        }
    }

    /// Gains warbands from the bank of a colour, as many as there are §9.3; returns how many, or nothing if that is unknown.
    pub(crate) fn gain_warbands(&mut self, kind: Colour, count: Warbands) -> Option<Warbands> {
        let Some(left) = self.setup.bank(kind) else {
            self.need(Missing::Bank(kind));
            return None;
        };
        let short = left < count;
        self.explain(if short {
            Matter::BankShort { count: left, colour: kind }
        } else {
            Matter::GainsWarbands { count, colour: kind }
        });
        moves::gain_warbands(self.setup, self.by, count);
        Some(left.min(count))
    }

    /// Returns how often something is gained; nothing if that is unknown.
    fn times_gained(&mut self, per: Per) -> Option<u8> {
        let times = match per {
            Per::Once => return Some(1),
            Per::AtSites(suit) => self.check_map_known().map(|()| {
                let cards = self.setup.sites.iter().flat_map(|site| &site.cards);
                cards.filter(|it| it.suit() == Some(suit)).count()
            }),
            Per::Ruled(suit) => self.suits_ruled(self.by).map(|suits| suits.iter().filter(|it| **it == suit).count()),
            Per::Adviser(_) | Per::SuitRuledBut(_) | Per::TargetedSite | Per::EnemyAdviser | Per::EnemyKilled => {
                Err(Missing::Effect)
            }
        };
        let times = times.map_err(|missing| self.need(missing)).ok()?;
        Some(u8::try_from(times).unwrap_or(u8::MAX))
    }

    fn gain_favor(&mut self, from: Bank, count: u8) {
        let Some(banks) = self.known_banks() else {
            // Whether what is named can be gained is not known.
            let named = !self.chosen.from.is_empty() && !matches!(from, Bank::Of(_) | Bank::Matching | Bank::Any);
            return if named {
                self.leave_open(Missing::Banks);
            };
        };
        match from {
            Bank::Of(suit) => self.gain_from_bank(suit, count),
            Bank::Matching => {
                if let Some(suit) = self.suit {
                    self.gain_from_bank(suit, count);
                }
            }
            Bank::Any => {
                if let Some(suit) = self.choose_bank(Suit::ALL) {
                    self.gain_from_bank(suit, count);
                }
            }
            Bank::AtYourSite => {
                let Some(slot) = self.pawn() else { return };
                let Some(site) = self.setup.site(slot) else { return self.need(Missing::Site(slot)) };
                let here: Vec<Suit> =
                    Suit::ALL.iter().copied().filter(|suit| site.cards.iter().any(|it| it.suit() == Some(*suit))).collect();
                if let Some(suit) = self.choose_bank(&here) {
                    self.gain_from_bank(suit, count);
                }
            }
            Bank::Split => {
                let all: u8 = banks.favor.iter().map(|favor| favor.0).sum();
                for (suit, count) in self.split_among_banks(count.min(all), banks) {
                    self.gain_from_bank(suit, count);
                }
            }
            Bank::Different => {
                for suit in self.choose_different_banks(count, banks) {
                    self.gain_from_bank(suit, 1);
                }
            }
            Bank::AtYourSiteAndAdvisers => self.unsupported(),
        }
    }

    /// Returns different banks that have favor: those named, or all if there are not more than needed.
    fn choose_different_banks(&mut self, count: u8, banks: Banks) -> Vec<Suit> {
        let full: Vec<Suit> = Suit::ALL.iter().copied().filter(|suit| banks.in_bank(*suit) > Favor::NONE).collect();
        let need = count.min(u8::try_from(full.len()).unwrap_or(u8::MAX));
        let mut named: Vec<Suit> = Vec::new();
        for (_, name) in &self.chosen.from {
            match name {
                Named::Suit(suit) => named.push(*suit),
                Named::Colour(_) | Named::Region(_) | Named::Site(_) | Named::Space(_) => self.object_to(*name),
            }
        }
        if named.is_empty() {
            if full.len() > usize::from(count) {
                self.ask(NeededChoice::FromThreeBanks);
                return Vec::new();
            }
            return full;
        }
        let twice = named.iter().enumerate().find(|(at, suit)| named[..*at].contains(suit) || !full.contains(suit));
        if let Some((_, suit)) = twice {
            self.object(Matter::BankNotMeant { suit: *suit });
        } else if named.len() != usize::from(need) {
            self.object(Matter::WrongNumber { need });
        }
        named
    }

    pub(crate) fn known_banks(&mut self) -> Option<Banks> {
        if self.setup.banks.is_none() {
            self.need(Missing::Banks);
        }
        self.setup.banks
    }

    pub(crate) fn gain_from_bank(&mut self, suit: Suit, count: u8) {
        let have = self.setup.banks.map_or(Favor::NONE, |banks| banks.in_bank(suit));
        let matter = if have.0 < count {
            Matter::FavorBankShort { count: have, suit }
        } else {
            Matter::GainsFavor { count: Favor(count), suit }
        };
        self.explain(matter);
        moves::gain_favor(self.setup, self.by, suit, Favor(count));
    }

    /// Returns the bank that is chosen, or the only one.
    pub(crate) fn choose_bank(&mut self, among: &[Suit]) -> Option<Suit> {
        match (self.bank_named(&self.chosen.from), among) {
            (Some(suit), _) if among.contains(&suit) => return Some(suit),
            (Some(suit), _) => self.object(Matter::BankNotMeant { suit }),
            (None, []) => self.in_vain(),
            (None, [only]) => return Some(*only),
            (None, _) => self.ask(self.bank),
        }
        None
    }

    /// Returns how favor is split among banks, as named; no bank gives more than it has.
    fn split_among_banks(&mut self, need: u8, banks: Banks) -> Vec<(Suit, u8)> {
        let mut split: Vec<(Suit, u8)> = Vec::new();
        for (count, named) in &self.chosen.from {
            match named {
                Named::Suit(suit) => split.push((*suit, count.unwrap_or(1))),
                Named::Colour(_) | Named::Region(_) | Named::Site(_) | Named::Space(_) => self.object_to(*named),
            }
        }
        if let [(suit, 1)] = split.as_slice()
            && self.chosen.from.iter().all(|(count, _)| count.is_none())
        {
            split = vec![(*suit, need)];
        }
        if split.is_empty() {
            if need > 0 {
                self.ask(NeededChoice::FromBanks);
            }
            return split;
        }
        let drawn =
            |suit: Suit| split.iter().filter(|(other, _)| *other == suit).map(|(_, count)| u16::from(*count)).sum::<u16>();
        let over = Suit::ALL.iter().copied().find(|suit| drawn(*suit) > u16::from(banks.in_bank(*suit).0));
        let total: u16 = split.iter().map(|(_, count)| u16::from(*count)).sum();
        if let Some(suit) = over {
            let have = banks.in_bank(suit);
            self.object(Matter::NotEnoughInBank { need: Favor(u8::try_from(drawn(suit)).unwrap_or(u8::MAX)), have, suit });
        } else if total != u16::from(need) {
            self.object(Matter::WrongNumber { need });
        }
        split
    }

    pub(crate) fn take(&mut self, take: Take) {
        let by = self.by;
        let from = match take.from {
            Whom::Chancellor => {
                if self.setup.player(Colour::Purple).is_none() {
                    self.need(Missing::Player(Colour::Purple));
                }
                Some(Colour::Purple).filter(|colour| *colour != by)
            }
            Whom::Actor => self.actor,
            Whom::AtYourSite => self.choose_player_here(),
            Whom::EachAtYourSitesInRegion => return self.royal_tax(take),
        };
        let Some(from) = from else { return };
        let kept = u8::from(take.but_last);
        let Some(victim) = self.setup.player(from) else { return };
        match take.what {
            Token::Favor => {
                let count = Favor(take.count.min(victim.favor.0.saturating_sub(kept)));
                if count == Favor::NONE {
                    return self.in_vain();
                }
                moves::give_favor(self.setup, from, by, count);
            }
            Token::Secret => {
                let all = victim.secrets.saturating_add(victim.secrets_facedown);
                let count = take.count.min(all.0.saturating_sub(kept));
                if count == 0 {
                    return self.in_vain();
                }
                moves::give_secrets(self.setup, from, by, Secrets(count));
            }
        }
    }

    /// Royal Tax: takes favor from every other player whose pawn is at a site that the user rules in the user's region.
    fn royal_tax(&mut self, take: Take) {
        let Some(region) = self.pawn().map(Slot::region) else { return };
        let others: Vec<(Colour, Option<Slot>)> =
            self.setup.players.iter().filter(|it| it.colour != self.by).map(|it| (it.colour, it.pawn)).collect();
        for (colour, pawn) in others {
            let Some(slot) = pawn else {
                self.need(Missing::Pawn(colour));
                continue;
            };
            match self.rules_now(self.by, slot) {
                _ if slot.region() != region => {}
                Ok(true) => moves::give_favor(self.setup, colour, self.by, Favor(take.count)),
                Ok(false) => {}
                Err(missing) => self.need(missing),
            }
        }
    }

    /// Returns the other player at the user's site who is chosen, or the only one there.
    fn choose_player_here(&mut self) -> Option<Colour> {
        let slot = self.pawn()?;
        let here = |player: &&Player| player.colour != self.by && player.pawn == Some(slot);
        let here: Vec<Colour> = self.setup.players.iter().filter(here).map(|player| player.colour).collect();
        match (self.player_named(&self.chosen.from), here.as_slice()) {
            (Some(colour), _) if here.contains(&colour) => return Some(colour),
            (Some(colour), _) => self.object_to_player(colour),
            (None, []) => self.nobody_there(),
            (None, [only]) => return Some(*only),
            (None, _) => self.ask(NeededChoice::FromPlayer),
        }
        None
    }

    pub(crate) fn shift(&mut self, shift: Shift) {
        let Some(banks) = self.known_banks() else {
            let named = !self.chosen.from.is_empty() || !self.chosen.to.is_empty();
            return if named {
                self.leave_open(Missing::Banks);
            };
        };
        match shift {
            Shift::AllOfOneTo(to) => {
                let others: Vec<Suit> = Suit::ALL.iter().copied().filter(|suit| *suit != to).collect();
                if let Some(from) = self.choose_bank(&others) {
                    self.move_favor(from, to, banks.in_bank(from).0);
                }
            }
            Shift::PerCardTo(to) => {
                let cards = self.setup.sites.iter().flat_map(|site| &site.cards).filter(|it| it.suit() == Some(to)).count();
                if !self.is_map_known() {
                    return;
                }
                let others: u8 = Suit::ALL.iter().filter(|suit| **suit != to).map(|suit| banks.in_bank(*suit).0).sum();
                let need = u8::try_from(cards).unwrap_or(u8::MAX).min(others);
                for (from, count) in self.split_among_banks(need, banks) {
                    if from == to {
                        self.object(Matter::BankNotMeant { suit: from });
                    }
                    self.move_favor(from, to, count);
                }
            }
            Shift::RichestToPoorest(count) => {
                let most = banks.favor.iter().max().copied().unwrap_or_default();
                let least = banks.favor.iter().min().copied().unwrap_or_default();
                let with =
                    |favor: Favor| Suit::ALL.iter().copied().filter(|suit| banks.in_bank(*suit) == favor).collect::<Vec<Suit>>();
                let from = self.choose_bank(&with(most));
                let to = self.choose_receiving_bank(&with(least));
                if let (Some(from), Some(to)) = (from, to) {
                    self.move_favor(from, to, count);
                }
            }
        }
    }

    fn choose_receiving_bank(&mut self, among: &[Suit]) -> Option<Suit> {
        match (self.bank_named(&self.chosen.to), among) {
            (Some(suit), _) if among.contains(&suit) => return Some(suit),
            (Some(suit), _) => self.object(Matter::BankNotMeant { suit }),
            (None, [only]) => return Some(*only),
            (None, _) => self.ask(NeededChoice::ToBank),
        }
        None
    }

    fn move_favor(&mut self, from: Suit, to: Suit, count: u8) {
        let moved = moves::from_bank(self.setup, from, Favor(count));
        moves::to_bank(self.setup, to, moved);
    }

    pub(crate) fn banner(&mut self, banner: Banner) {
        let Some(mut secret) = self.setup.darkest_secret else { return self.need(Missing::DarkestSecret) };
        match (banner, self.chosen.yes()) {
            (Banner::Add, _) | (Banner::AddOrBurn, Some(true)) => secret.secrets = secret.secrets.saturating_add(Secrets(1)),
            (Banner::AddOrBurn, Some(false)) if secret.secrets.0 > 1 => secret.secrets = Secrets(secret.secrets.0 - 1),
            (Banner::AddOrBurn, Some(false)) => self.object(Matter::LastSecretStays { card: self.card }),
            (Banner::AddOrBurn, None) => self.ask(NeededChoice::AddOrRemove),
            (Banner::DownToOne, _) if secret.secrets.0 < 2 => self.in_vain(),
            (Banner::DownToOne, _) => secret.secrets = secret.secrets.min(Secrets(1)),
        }
        self.setup.darkest_secret = Some(secret);
    }
}
