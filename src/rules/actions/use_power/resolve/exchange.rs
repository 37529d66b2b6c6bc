//! Binding exchanges §7.6.3: who gives what to whom. What is given counts as given, not as taken: cards that
//! keep others from taking do not stand in the way.

use crate::{
    cards::{
        Nature, Special, Token,
        effect::{Act, Deal},
    },
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Player, Secrets, Slot, Warbands},
    law::{DivergenceId::D49, LawRef, Printing, law},
    rules::{
        actions::use_power::resolve::{PROMISES, Resolution},
        base::{Matter, Missing, NeededChoice},
        powers::{adviser_limit::beyond_limit, cite, in_force},
        request::{Exchange, Named, Ware},
        state::moves::{self, vow_of_kinship},
    },
};

const EXCHANGE: LawRef = law("10/exchange");
const IMPERIAL: LawRef = law("6.6.3");
const BANDIT_CROWN: LawRef = law("7.6.5");

/// Returns the choice of what a deal is about.
const fn exchanged(deal: Deal) -> NeededChoice {
    match deal {
        Deal::Relics => NeededChoice::ExchangedRelics,
        Deal::Advisers => NeededChoice::ExchangedAdvisers,
        Deal::RelicsAndAdvisers => NeededChoice::ExchangedRelicsOrAdvisers,
        Deal::Sites => NeededChoice::ExchangedSites,
        Deal::Promises => NeededChoice::ExchangedGoods,
    }
}

const fn has_relics(deal: Deal) -> bool {
    matches!(deal, Deal::Relics | Deal::RelicsAndAdvisers)
}

const fn has_advisers(deal: Deal) -> bool {
    matches!(deal, Deal::Advisers | Deal::RelicsAndAdvisers)
}

/// Returns how many facedown advisers of a player are unknown.
fn unknown_advisers(player: &Player) -> usize {
    player.advisers.iter().filter(|it| it.facedown && it.identity == CardIdentity::Unknown).count()
}

/// Returns how many secrets a player has, facedown ones too.
pub(crate) fn secrets(player: &Player) -> u8 {
    player.secrets.saturating_add(player.secrets_facedown).0
}

impl Resolution<'_, '_> {
    /// Exchanges what two players have agreed on. Promises of future actions move nothing.
    pub(crate) fn make_exchange(&mut self, deal: Deal, named: &Exchange) {
        let Some((by, with)) = self.parties(named) else { return };
        for colour in [by, with].into_iter().filter(|colour| *colour != self.by).collect::<Vec<Colour>>() {
            self.ruling.ask_consent(colour);
        }
        let (giving, taking) = (&named.giving, &named.taking);
        match (giving.is_empty(), taking.is_empty()) {
            (true, true) if deal == Deal::Promises => {}
            (true, true) => return self.ask(exchanged(deal)),
            (true, false) | (false, true) if deal != Deal::Promises && !self.table.follows(D49, Printing::En) => {
                self.ruling.object(Matter::OneSided, [PROMISES, EXCHANGE]);
            }
            (_, _) => {}
        }
        if deal == Deal::Promises {
            self.explain(Matter::PromisesBind);
        }
        let sides = [(giving, by, with), (taking, with, by)];
        let advisers = |it: &Self, colour| it.setup.player(colour).map_or(0, |player| player.advisers.len());
        let before = sides.map(|(_, from, _)| advisers(self, from));
        for (wares, from, to) in sides {
            self.check_promised(deal, wares, from, to);
            self.check_not_shared(wares, to);
        }
        self.check_places(giving, taking);
        for (wares, from, to) in sides {
            for ware in wares {
                self.hand_over(ware, from, to);
            }
        }
        for ((wares, from, to), before) in sides.into_iter().zip(before) {
            self.settle_new_rulers(wares, to);
            self.check_adviser_limit(from, before);
        }
    }

    /// Objects to what a player does not have, and to what this deal is not about.
    fn check_promised(&mut self, deal: Deal, wares: &[Ware], from: Colour, to: Colour) {
        let sum = |wanted: Token| {
            let count =
                |ware: &Ware| if let Ware::Tokens(token, count, _) = ware { (*token == wanted).then_some(*count) } else { None };
            wares.iter().filter_map(count).fold(0, u8::saturating_add)
        };
        let said = |ware: &Ware| wares.iter().filter(|other| *other == ware).count();
        moves::draw_on_vow(self.setup, from, Favor(sum(Token::Favor)));
        let Some(player) = self.setup.player(from).cloned() else { return };
        let mut lacks = self.lacks_favor(&player, Favor(sum(Token::Favor))) || sum(Token::Secret) > secrets(&player);
        if sum(Token::Secret) > 0 {
            in_force::forbid(self.table, self.ruling, &player, |_, cannot| cannot.act == Act::GiveSecrets);
        }
        for ware in wares {
            match ware {
                Ware::Tokens(_, _, Some(colour)) if ![from, to].contains(colour) => {
                    self.object(Matter::PlayerNotMeant { colour: *colour });
                }
                Ware::Tokens(..) => {}
                Ware::Site(site) if deal != Deal::Sites => self.object(Matter::SiteNotMeant { site: *site }),
                Ware::Site(_) if said(ware) > 1 => self.object(Matter::NamedTwice),
                Ware::Site(site) => match self.table.rules(from, *site) {
                    Some(true) => {}
                    Some(false) => self.object(Matter::SiteNotMeant { site: *site }),
                    None => self.leave_open(Missing::Role(from)),
                },
                Ware::Facedown => lacks |= !has_advisers(deal) || said(ware) > unknown_advisers(&player),
                Ware::Card(what) => {
                    lacks |= said(ware) > 1;
                    self.check_promised_card(deal, what, &player);
                }
            }
        }
        if lacks {
            self.object(Matter::CannotPromise { colour: from });
        }
    }

    /// Objects to warbands that are placed elsewhere than at sites that change hands.
    fn check_places(&mut self, giving: &[Ware], taking: &[Ware]) {
        for (_, site) in self.sites_named(&self.chosen.places()) {
            if !giving.iter().chain(taking).any(|ware| *ware == Ware::Site(site)) {
                self.object(Matter::SiteNotMeant { site });
            }
        }
    }

    /// Objects to a site that both rule: Imperial players have none to hand to each other §6.6.3.
    fn check_not_shared(&mut self, wares: &[Ware], to: Colour) {
        for ware in wares {
            if let Ware::Site(site) = ware
                && self.table.rules(to, *site) == Some(true)
            {
                self.ruling.object(Matter::SiteNotMeant { site: *site }, [cite(self.card), IMPERIAL.into()]);
            }
        }
    }

    /// Returns whether a player lacks favor; with the Vow of Kinship that of the Nomad bank counts.
    pub(crate) fn lacks_favor(&mut self, player: &Player, need: Favor) -> bool {
        let unknown = vow_of_kinship(player).is_some() && self.setup.banks.is_none();
        if need > player.favor && unknown {
            self.leave_open(Missing::Banks);
        }
        need > player.favor && !unknown
    }

    fn check_promised_card(&mut self, deal: Deal, what: &CardIdentity, player: &Player) {
        let relic = player.relics.iter().any(|it| it.identity == *what);
        let adviser = player.advisers.iter().find(|it| it.identity == *what);
        match adviser {
            Some(it) if has_advisers(deal) && it.is_locked() => {
                self.ruling.object(Matter::CardLocked { card: what.clone() }, [const { law("7.2.2") }]);
            }
            Some(_) if has_advisers(deal) => {}
            Some(_) | None if relic && has_relics(deal) => {}
            None if has_advisers(deal) && unknown_advisers(player) > 0 && self.can_lie_facedown(what) => {
                self.leave_open(Missing::Facedown);
            }
            Some(_) | None => self.object(Matter::CardNotMeant { card: what.clone() }),
        }
    }

    /// Returns whether a card may be one of the unknown facedown advisers: it lies nowhere else.
    pub(crate) fn can_lie_facedown(&self, what: &CardIdentity) -> bool {
        let of_world = |card: CardRef| matches!(card.0.nature, Nature::Denizen { .. } | Nature::Vision(_));
        what.card().is_some_and(|card| of_world(card) && !self.setup.is_somewhere(card))
    }

    /// Objects if a player has got more advisers than the limit §2.2.2, §7.6.4.
    fn check_adviser_limit(&mut self, colour: Colour, before: usize) {
        let Some(player) = self.setup.player(colour) else { return };
        if let Some(limit) = beyond_limit(player).filter(|_| player.advisers.len() > before) {
            self.ruling.object(Matter::TooManyAdvisers { colour, limit }, [const { law("2.2.2") }, const { law("7.6.4") }]);
        }
    }

    fn hand_over(&mut self, ware: &Ware, from: Colour, to: Colour) {
        match ware {
            Ware::Tokens(Token::Favor, count, _) => moves::give_favor(self.setup, from, to, Favor(*count)),
            Ware::Tokens(Token::Secret, count, _) => moves::give_secrets(self.setup, from, to, Secrets(*count)),
            Ware::Card(what) => {
                let Some(giver) = moves::player(self.setup, from) else { return };
                if let Some(at) = giver.relics.iter().position(|it| it.identity == *what) {
                    let relic = giver.relics.remove(at);
                    if let Some(taker) = moves::player(self.setup, to) {
                        taker.relics.push(relic);
                    }
                } else {
                    self.pass_adviser(from, to, |it| it.identity == *what);
                }
            }
            Ware::Facedown => self.pass_adviser(from, to, |it| it.facedown && it.identity == CardIdentity::Unknown),
            Ware::Site(slot) => self.leave_site(*slot, from),
        }
    }

    fn pass_adviser(&mut self, from: Colour, to: Colour, is: impl Fn(&CardAt) -> bool) {
        let giver = moves::player(self.setup, from);
        let adviser = giver.and_then(|it| it.advisers.iter().position(is).map(|at| it.advisers.remove(at)));
        if let (Some(adviser), Some(taker)) = (adviser, moves::player(self.setup, to)) {
            taker.advisers.push(adviser);
        }
    }

    /// Takes the warbands of the old ruler to the board.
    fn leave_site(&mut self, slot: Slot, from: Colour) {
        let there = moves::site(self.setup, slot).map(|site| std::mem::take(&mut site.warbands)).unwrap_or_default();
        if let Some(player) = moves::player(self.setup, from) {
            player.warbands = player.warbands.saturating_add(there.iter().map(|(_, count)| *count).sum());
        }
    }

    /// Places warbands of the new ruler at the sites that were handed over: at least one at each, with the Bandit Crown also
    /// none §7.6.5.
    fn settle_new_rulers(&mut self, wares: &[Ware], to: Colour) {
        for ware in wares {
            let Ware::Site(slot) = ware else { continue };
            let Some(player) = self.setup.player(to).cloned() else { continue };
            let Some(kind) = player.warband_colour() else { return self.need(Missing::Role(to)) };
            in_force::forbid(self.table, self.ruling, &player, |_, cannot| cannot.act == Act::PlaceWarbands);
            let named = self.chosen.places().into_iter().find(|(_, place)| *place == Named::Site(*slot));
            let (have, placed) = (player.warbands, named.map(|(count, _)| Warbands(count.unwrap_or(1))));
            let crown = self.table.position.holder_of_relic(Special::BanditCrown) == Some(to);
            if crown {
                self.ruling.cite(BANDIT_CROWN);
            }
            let only = if crown { Warbands::NONE } else { Warbands(1) };
            let Some(placed) = placed.or((have == only).then_some(have)) else {
                if have == Warbands::NONE {
                    self.object(Matter::NotEnoughOnBoard { need: Warbands(1), have, colour: to });
                }
                self.ask(NeededChoice::PlacingWarbands);
                continue;
            };
            if placed > have {
                self.object(Matter::NotEnoughOnBoard { need: placed, have, colour: to });
            } else if placed < only {
                self.object(Matter::WrongNumber { need: only.0 });
            }
            let placed = placed.min(have);
            if let Some(player) = moves::player(self.setup, to) {
                player.warbands = have.checked_sub(placed).unwrap_or(Warbands::NONE);
            }
            if let Some(site) = moves::site(self.setup, *slot) {
                site.warbands = if placed == Warbands::NONE { Vec::new() } else { vec![(kind, placed)] };
            }
        }
    }
}
