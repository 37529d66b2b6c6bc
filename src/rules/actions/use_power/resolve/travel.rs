//! Journeys that a power brings, for no Supply §7.6.2: where the traveller can go §5.6, with the tolls and bans of cards.

use crate::{
    cards::{
        Effect, MajorAction, Special,
        effect::{Act, Event},
    },
    game::{CardAt, Colour, Pile, Player, Ruler, Secrets, SiteAtSlot, Slot, What},
    law::{LawRef, law},
    rules::{
        actions::use_power::resolve::{Resolution, WITH_COLOUR},
        base::{Bearing, Matter, Missing, Ruling, Verdict},
        powers::{check_using, in_force, journey},
        request::Named,
        state::moves,
    },
};

const FREE_TRAVEL: LawRef = law("7.6.2");

impl Resolution<'_, '_> {
    /// Returns the player who is chosen among some, or the only one.
    pub(crate) fn one_player(&mut self, among: &[Colour]) -> Option<Colour> {
        match (self.chosen.with.as_slice(), among) {
            ([colour], _) if among.contains(colour) => return Some(*colour),
            ([colour], _) => self.object(Matter::PlayerNotMeant { colour: *colour }),
            ([], []) => self.in_vain(),
            ([], [only]) => return Some(*only),
            (_, _) => self.ask(WITH_COLOUR),
        }
        None
    }

    /// Returns the other players whose pawns are where `is` says.
    pub(crate) fn others(&self, is: impl Fn(Slot) -> bool) -> Vec<Colour> {
        let there = |player: &&Player| player.colour != self.by && player.pawn.is_some_and(&is);
        self.setup.players.iter().filter(there).map(|player| player.colour).collect()
    }

    fn destination(&mut self) -> Option<Slot> {
        if let [(_, Named::Site(slot))] = self.chosen.to.as_slice() {
            return Some(*slot);
        }
        self.ask("to SITE");
        None
    }

    /// Returns the modifiers that the traveller uses: free ones that bring something after the journey, such as Dragonskin Drum.
    fn along(&mut self, player: &Player) -> Option<Vec<What>> {
        let follows = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::Travel);
        if let Some(other) = self.chosen.using.iter().find(|card| !card.0.effects.iter().any(follows)) {
            self.object(Matter::NotForThis { card: *other });
            return None;
        }
        let using: Vec<What> = self.chosen.using.iter().copied().map(What::Known).collect();
        let mut used = Ruling::default();
        check_using(self.table, &mut used, player, MajorAction::Travel, &using);
        if !using.is_empty() && player.colour != self.by {
            self.ruling.ask_leave(player.colour);
        }
        let allowed = used.verdict() != Verdict::Illegal;
        self.learn(Ruling { cost: self.ruling.cost, ..used }, true);
        allowed.then_some(using)
    }

    /// Sends a pawn on its way if it can go, and returns whether it went; nothing where that is not told.
    fn sends(&mut self, colour: Colour, to: Slot) -> Option<bool> {
        let table = self.table;
        let player = table.position.player(colour)?;
        let Some(from) = player.pawn else {
            self.needs(Missing::Pawn(colour));
            return None;
        };
        let own = colour == self.by;
        let before = if own { self.ruling.cost } else { crate::rules::Cost::default() };
        let mut ruling = Ruling { cost: before, ..Ruling::on(FREE_TRAVEL) };
        let using = self.along(player)?;
        let trip = journey::brought(table, &mut ruling, player, (from, to), &using);
        let verdict = ruling.verdict();
        if !own && ruling.cost != crate::rules::Cost::default() {
            // Nobody has power over what another pays: whoever must travel pays only if they like.
            self.ruling.ask_leave(colour);
        }
        if verdict == Verdict::Legal {
            trip.set_out(table, self.setup, player);
            if let Some(player) = moves::player(self.setup, colour) {
                player.pawn = Some(to);
            }
            moves::reveal_site(self.setup, to);
            trip.arrive(table, self.setup, player);
        }
        self.learn(ruling, own);
        (verdict != Verdict::Open).then_some(verdict == Verdict::Legal)
    }

    /// Adds what was found out about a journey: all of it about the user's own; otherwise what is unknown, and who chooses.
    fn learn(&mut self, found: Ruling, own: bool) {
        found.cites.iter().for_each(|cite| self.ruling.cite(*cite));
        found.leave.into_iter().filter(|colour| *colour != self.by).for_each(|colour| self.ruling.ask_leave(colour));
        found.needs.into_iter().for_each(|missing| self.needs(missing));
        for reason in found.reasons.into_iter().filter(|it| own || it.bearing == Bearing::Unknown) {
            self.ruling.reason(reason.bearing, reason.matter, reason.cites);
        }
        if own {
            self.ruling.cost = found.cost;
        }
    }

    /// Returns whether a player can travel to a site, or it is not told that they cannot.
    fn can_go(&self, colour: Colour, from: Slot, to: Slot) -> bool {
        let before = if colour == self.by { self.ruling.cost } else { crate::rules::Cost::default() };
        let mut ruling = Ruling { cost: before, ..Ruling::on(FREE_TRAVEL) };
        let Some(player) = self.table.position.player(colour) else { return false };
        journey::brought(self.table, &mut ruling, player, (from, to), &[]);
        ruling.verdict() != Verdict::Illegal
    }

    /// Travels to another site with a card of the suit that lies on top of the discard pile; anywhere if there is none that the
    /// user can travel to. Without a card to turn up it cannot be used (publisher).
    pub(crate) fn brass_horse(&mut self) {
        let Some(own) = self.pawn() else { return };
        let region = own.region();
        let top = match self.setup.discards.of(region) {
            Some(Pile::Count(0)) => return self.object(Matter::PileEmpty { region }),
            Some(Pile::Cards(cards)) if cards.is_empty() => return self.object(Matter::PileEmpty { region }),
            Some(Pile::Cards(cards)) => cards.first().map(|card| card.what.clone()),
            Some(Pile::Count(_)) | None => None,
        };
        let suit = match top {
            Some(What::Known(card)) => card.0.suit,
            Some(What::Described { suit, .. }) => suit,
            Some(What::Unknown) | None => return self.needs(Missing::DiscardPile),
        };
        let has = |cards: &[CardAt]| cards.iter().any(|card| suit.is_some() && card.suit() == suit);
        let sites = self.setup.sites.iter().filter(|site| !site.facedown && site.slot != own && has(&site.cards));
        let meant: Vec<Slot> = sites.map(|site| site.slot).filter(|slot| self.can_go(self.by, own, *slot)).collect();
        let unknown = Slot::ALL.iter().copied().find(|slot| self.setup.site(*slot).is_none());
        if let (Some(_), Some(slot), true) = (suit, unknown, meant.is_empty()) {
            return self.needs(Missing::Site(slot));
        }
        let Some(to) = self.destination() else { return };
        if !meant.is_empty() && !meant.contains(&to) {
            return match self.setup.site(to) {
                Some(_) => self.object(Matter::SiteNotMeant { site: to }),
                None => self.needs(Missing::Site(to)),
            };
        }
        self.sends(self.by, to);
    }

    /// Puts the user's pawn on a site, and makes somebody at the user's site travel there, or elsewhere where whoever rules
    /// Shrouded Wood chooses so (publisher).
    pub(crate) fn palanquin(&mut self) {
        let Some(here) = self.pawn() else { return };
        let others = self.others(|pawn| pawn == here);
        let Some(with) = self.one_player(&others) else { return };
        let (to, companion) = match self.chosen.to.as_slice() {
            [(_, Named::Site(to)), (_, Named::Site(apart))] => (*to, *apart),
            _ => match self.destination() {
                Some(to) => (to, to),
                None => return,
            },
        };
        if companion != to && !self.is_sent_from(here, with) {
            return self.object(Matter::SiteNotMeant { site: companion });
        }
        if companion != to && !self.can_go(with, here, to) {
            return self.object(Matter::CannotTravel { colour: with, site: to });
        }
        match self.sends(with, companion) {
            Some(true) => {
                if let Some(player) = moves::player(self.setup, self.by) {
                    player.pawn = Some(to);
                }
            }
            Some(false) => self.object(Matter::CannotTravel { colour: with, site: companion }),
            None => {}
        }
    }

    /// Returns whether somebody else chooses where a player goes from a site: an enemy who rules Shrouded Wood.
    fn is_sent_from(&self, from: Slot, colour: Colour) -> bool {
        let special = self.setup.site(from).filter(|site| !site.facedown).and_then(SiteAtSlot::card).and_then(|it| it.special);
        let ruler = self.table.ruler(from).filter(|ruler| matches!(ruler, Ruler::Empire | Ruler::Player(_)));
        let player = self.table.position.player(colour).filter(|_| special == Some(Special::ShroudedWood));
        player.zip(ruler).is_some_and(|(player, ruler)| in_force::is_enemy(self.table, player, ruler) == Ok(true))
    }

    /// Returns whether a card keeps the user from giving secrets away.
    fn keeps_secrets(&self) -> bool {
        let bans = |player| in_force::bans(self.table, player, |_, cannot| cannot.act == Act::GiveSecrets);
        self.table.position.player(self.by).is_some_and(|it| bans(it).iter().any(|ban| ban.bearing == Bearing::Against))
    }

    /// Makes a pawn elsewhere travel to the user's site; whoever comes gets the secret that was placed here, unless the user
    /// cannot give any away.
    pub(crate) fn whistle(&mut self) {
        let Some(here) = self.pawn() else { return };
        let others = self.others(|pawn| pawn != here);
        let Some(with) = self.one_player(&others) else { return };
        match self.sends(with, here) {
            Some(true) if self.keeps_secrets() => {}
            Some(true) => {
                let this = What::Known(self.card);
                let mut relics = self.setup.players.iter_mut().flat_map(|player| &mut player.relics);
                let paid = relics.find(|it| it.what == this && it.secrets.0 > 0).map(|it| it.secrets.0 -= 1);
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
