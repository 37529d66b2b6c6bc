//! Journeys for no Supply §7.6.2: Brass Horse, Palanquin, Whistle. Where the traveller can go §5.6, with the tolls and bans of
//! cards.

use crate::{
    cards::{
        Effect, MajorAction, Special,
        effect::{Act, Event},
    },
    game::{CardAt, CardIdentity, Colour, Pile, Player, Ruler, Secrets, SiteAtSlot, Slot},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve::Resolution,
        base::{Bearing, Matter, Missing, NeededChoice, Ruling, Verdict},
        powers::{check_using, in_force, journey},
        request::Named,
        state::moves,
    },
};

const FREE_TRAVEL: LawRef = law("7.6.2");

impl Resolution<'_, '_> {
    /// Returns the only site that is named as a destination, asking for it unless it is of no use.
    pub(crate) fn choose_destination(&mut self, idle: bool) -> Option<Slot> {
        let named = self.sites_named(&self.chosen.to);
        for (_, site) in named.iter().skip(1) {
            self.object(Matter::SiteNotMeant { site: *site });
        }
        if named.is_empty() && !idle {
            self.ask(NeededChoice::ToSite);
        }
        named.first().map(|(_, slot)| *slot)
    }

    /// Returns the modifiers that the traveller uses: free ones with an effect after the journey, such as Dragonskin Drum.
    fn travel_modifiers(&mut self, player: &Player) -> Option<Vec<CardIdentity>> {
        let follows = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::Travel);
        if let Some(other) = self.chosen.using.iter().find(|card| !card.0.effects.iter().any(follows)) {
            self.object(Matter::NotForThis { card: *other });
            return None;
        }
        let using: Vec<CardIdentity> = self.chosen.using.iter().copied().map(CardIdentity::Known).collect();
        let mut used = Ruling::default();
        check_using(self.table, &mut used, player, MajorAction::Travel, &using);
        if !using.is_empty() && player.colour != self.by {
            self.ruling.ask_consent(player.colour);
        }
        let allowed = used.verdict() != Verdict::Illegal;
        self.add_findings(Ruling { cost: self.ruling.cost, ..used }, true);
        allowed.then_some(using)
    }

    /// Makes a player travel if they can, and returns whether they did; nothing if that is unknown.
    fn send(&mut self, colour: Colour, to: Slot) -> Option<bool> {
        let table = self.table;
        let player = table.position.player(colour)?;
        let Some(from) = player.pawn else {
            self.need(Missing::Pawn(colour));
            return None;
        };
        let own = colour == self.by;
        let before = if own { self.ruling.cost } else { crate::rules::Cost::default() };
        let mut ruling = Ruling { cost: before, ..Ruling::on(FREE_TRAVEL) };
        let using = self.travel_modifiers(player)?;
        let trip = journey::brought(table, &mut ruling, player, from, to, &using);
        let verdict = ruling.verdict();
        if !own && ruling.cost != crate::rules::Cost::default() {
            // What another player pays is theirs to decide.
            self.ruling.ask_consent(colour);
        }
        if verdict == Verdict::Legal {
            trip.set_out(table, self.setup, player);
            if let Some(player) = moves::player(self.setup, colour) {
                player.pawn = Some(to);
            }
            moves::reveal_site(self.setup, to);
            trip.arrive(table, self.setup, player);
        }
        self.add_findings(ruling, own);
        (verdict != Verdict::Open).then_some(verdict == Verdict::Legal)
    }

    /// Adds what was found about a journey: everything for the user's own, otherwise all but what keeps the other from it.
    fn add_findings(&mut self, found: Ruling, own: bool) {
        found.cites.iter().for_each(|cite| self.ruling.cite(*cite));
        found.consent_from.into_iter().filter(|colour| *colour != self.by).for_each(|colour| self.ruling.ask_consent(colour));
        found.needs.into_iter().for_each(|missing| self.need(missing));
        for reason in found.reasons.into_iter().filter(|it| own || it.bearing != Bearing::Against) {
            self.ruling.reason(reason.bearing, reason.matter, reason.cites);
        }
        if own {
            self.ruling.cost = found.cost;
        }
    }

    /// Returns whether nothing is known to keep a player from travelling to a site.
    fn can_travel(&self, colour: Colour, from: Slot, to: Slot) -> bool {
        let before = if colour == self.by { self.ruling.cost } else { crate::rules::Cost::default() };
        let mut ruling = Ruling { cost: before, ..Ruling::on(FREE_TRAVEL) };
        let Some(player) = self.table.position.player(colour) else { return false };
        journey::brought(self.table, &mut ruling, player, from, to, &[]);
        ruling.verdict() != Verdict::Illegal
    }

    /// Brass Horse: travels to another site with a card of the suit on top of the discard pile; anywhere if there is none that the
    /// user can travel to. Without a card in the pile it cannot be used (publisher).
    pub(crate) fn brass_horse(&mut self) {
        let Some(own) = self.pawn() else { return };
        let region = own.region();
        let top = match self.setup.discards.pile(region) {
            Some(Pile::Count(0)) => return self.object(Matter::PileEmpty { region }),
            Some(Pile::Cards(cards)) if cards.is_empty() => return self.object(Matter::PileEmpty { region }),
            Some(Pile::Cards(cards)) => cards.first().map(|card| card.identity.clone()),
            Some(Pile::Count(_)) | None => None,
        };
        let suit = match top {
            Some(CardIdentity::Known(card)) => card.0.suit,
            Some(CardIdentity::Described { suit, .. }) => suit,
            Some(CardIdentity::Unknown) | None => return self.need(Missing::PileCards),
        };
        let has = |cards: &[CardAt]| cards.iter().any(|card| suit.is_some() && card.suit() == suit);
        let sites = self.setup.sites.iter().filter(|site| !site.facedown && site.slot != own && has(&site.cards));
        let meant: Vec<Slot> = sites.map(|site| site.slot).filter(|slot| self.can_travel(self.by, own, *slot)).collect();
        let unknown = Slot::ALL.iter().copied().find(|slot| self.setup.site(*slot).is_none());
        if let (Some(_), Some(slot), true) = (suit, unknown, meant.is_empty()) {
            return self.need(Missing::Site(slot));
        }
        let Some(to) = self.choose_destination(false) else { return };
        if !meant.is_empty() && !meant.contains(&to) {
            return match self.setup.site(to) {
                Some(_) => self.object(Matter::SiteNotMeant { site: to }),
                None => self.need(Missing::Site(to)),
            };
        }
        self.send(self.by, to);
    }

    /// Palanquin: puts the user's pawn on a site and makes a player at the user's site travel there, or elsewhere if the ruler of
    /// Shrouded Wood chooses so (publisher).
    pub(crate) fn palanquin(&mut self) {
        let Some(here) = self.pawn() else { return };
        let others = self.others_at(|pawn| pawn == here);
        let Some(with) = self.choose_player(&others) else { return };
        let (to, companion) = match self.chosen.to.as_slice() {
            [(_, Named::Site(to)), (_, Named::Site(apart))] => (*to, *apart),
            _ => match self.choose_destination(false) {
                Some(to) => (to, to),
                None => return,
            },
        };
        if companion != to && !self.is_sent_from(here, with) {
            return self.object(Matter::SiteNotMeant { site: companion });
        }
        if companion != to && !self.can_travel(with, here, to) {
            return self.object(Matter::CannotTravel { colour: with, site: to });
        }
        match self.send(with, companion) {
            Some(true) => {
                if let Some(player) = moves::player(self.setup, self.by) {
                    player.pawn = Some(to);
                }
            }
            Some(false) => self.object(Matter::CannotTravel { colour: with, site: companion }),
            None => {}
        }
    }

    /// Returns whether an enemy who rules Shrouded Wood chooses where a player goes from a site.
    fn is_sent_from(&self, from: Slot, colour: Colour) -> bool {
        let special = self.setup.site(from).filter(|site| !site.facedown).and_then(SiteAtSlot::card).and_then(|it| it.special);
        let ruler = self.table.ruler(from).filter(|ruler| matches!(ruler, Ruler::Empire | Ruler::Player(_)));
        let player = self.table.position.player(colour).filter(|_| special == Some(Special::ShroudedWood));
        player.zip(ruler).is_some_and(|(player, ruler)| in_force::is_enemy(self.table, player, ruler) == Ok(true))
    }

    /// Returns whether a card keeps the user from giving secrets away.
    fn cannot_give_secrets(&self) -> bool {
        let bans = |player| in_force::bans(self.table, player, |_, cannot| cannot.act == Act::GiveSecrets);
        self.table.position.player(self.by).is_some_and(|it| bans(it).iter().any(|ban| ban.bearing == Bearing::Against))
    }

    /// Whistle: makes a player elsewhere travel to the user's site; that player gets the secret placed here, unless the user cannot
    /// give secrets.
    pub(crate) fn whistle(&mut self) {
        let Some(here) = self.pawn() else { return };
        let others = self.others_at(|pawn| pawn != here);
        let Some(with) = self.choose_player(&others) else { return };
        match self.send(with, here) {
            Some(true) if self.cannot_give_secrets() => {}
            Some(true) => {
                let this = CardIdentity::Known(self.card);
                let mut relics = self.setup.players.iter_mut().flat_map(|player| &mut player.relics);
                let paid = relics.find(|it| it.identity == this && it.secrets.0 > 0).map(|it| it.secrets.0 -= 1);
                if paid.is_some() {
                    moves::gain_secrets(self.setup, with, Secrets(1));
                }
            }
            Some(false) => {
                self.explain(Matter::CannotTravel { colour: with, site: here });
                self.in_vain();
            }
            None => {}
        }
    }
}
