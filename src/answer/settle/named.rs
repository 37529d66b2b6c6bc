//! What an action names: cards, players and places. Tables that are laid out to probe a ruling put these where they matter.

use crate::{
    game::{CardIdentity, CardRef, Colour, Defender, Setup, Slot, Target},
    rules::{
        Action, Choice, Chosen, Fighting, Named as NamedThing, Onto, Recovered, Request, Shown, Stands, Terms, Thing, Ware,
        request::Pick,
    },
};

/// The cards, players and slots that an action names, each once.
#[derive(Clone, Debug, Default)]
pub struct Named {
    /// The cards.
    pub cards: Vec<CardRef>,
    /// The cards of the table's own making.
    pub own: Vec<CardIdentity>,
    /// The players.
    pub colours: Vec<Colour>,
    /// The slots.
    pub slots: Vec<Slot>,
    /// Whether the action is about cards in hand or facedown advisers.
    pub plays: bool,
    /// The card in hand or among the facedown advisers that it is about.
    pub played: Option<CardRef>,
}

impl Named {
    /// Returns whether an action is about cards in hand or facedown advisers.
    pub const fn is_play(action: &Action) -> bool {
        matches!(action, Action::Play { .. } | Action::Conspire(_) | Action::Discard(..))
    }

    /// Returns what an action names, and what a Campaign under way does.
    pub fn new(request: &Request, setup: &Setup) -> Self {
        let mut named = Self { plays: Self::is_play(&request.action), ..Self::default() };
        named.action(&request.action);
        named.played = named.cards.first().copied().filter(|_| named.plays);
        named.identities(&request.using);
        for choice in &request.choosing {
            match choice {
                Choice::Suit(_) | Choice::Number(_) => {}
                Choice::Colour(colour) => named.colour(*colour),
                Choice::Card(card, _) => named.card(*card),
                Choice::Swap(one, other) => [*one, *other].into_iter().for_each(|card| named.card(card)),
            }
        }
        if let Some(campaign) = &setup.campaign {
            named.defender(campaign.defender);
            campaign.targets.iter().for_each(|target| named.target(*target));
            campaign.by.into_iter().for_each(|card| named.card(card));
            campaign.at.into_iter().for_each(|slot| named.slot(slot));
            campaign.allies.iter().for_each(|colour| named.colour(*colour));
            campaign.plans.iter().for_each(|plan| named.identity(&plan.identity));
        }
        let this_turn = &setup.this_turn;
        this_turn.took.iter().chain(&this_turn.follows).chain(&this_turn.searching).for_each(|card| named.card(*card));
        named
    }

    fn card(&mut self, card: CardRef) {
        if !self.cards.contains(&card) {
            self.cards.push(card);
        }
    }

    fn identity(&mut self, identity: &CardIdentity) {
        identity.card().into_iter().for_each(|card| self.card(card));
        if matches!(identity, CardIdentity::Described { .. }) && !self.own.contains(identity) {
            self.own.push(identity.clone());
        }
    }

    fn identities(&mut self, identities: &[CardIdentity]) {
        for it in identities {
            self.identity(it);
        }
    }

    fn colour(&mut self, colour: Colour) {
        if !self.colours.contains(&colour) {
            self.colours.push(colour);
        }
    }

    fn slot(&mut self, slot: Slot) {
        if !self.slots.contains(&slot) {
            self.slots.push(slot);
        }
    }

    fn thing(&mut self, thing: Thing) {
        match thing {
            Thing::Relic(card) => self.card(card),
            Thing::PeoplesFavor | Thing::DarkestSecret => {}
        }
    }

    fn defender(&mut self, defender: Option<Defender>) {
        if let Some(Defender::Player(colour)) = defender {
            self.colour(colour);
        }
    }

    fn target(&mut self, target: Target) {
        match target {
            Target::Site(slot) => self.slot(slot),
            Target::Relic(card) => self.card(card),
            Target::PeoplesFavor | Target::DarkestSecret | Target::Pawn => {}
        }
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Travel(slot) | Action::PeekRelic(Some(slot)) => self.slot(*slot),
            Action::Muster(card) | Action::Trade(card, _) | Action::Discard(card, _) => self.identity(card),
            Action::Recover(Recovered::Relic(Some(card))) => self.card(*card),
            Action::Campaign(fighting) => self.fighting(fighting),
            Action::Play { card, onto, discarding, heap: _, choices } => {
                self.identity(card);
                if let Onto::Site(Some(slot)) = onto {
                    self.slot(*slot);
                }
                self.identities(discarding);
                self.chosen(choices);
            }
            Action::Conspire(taking) => {
                if let Some((thing, colour)) = taking {
                    self.thing(*thing);
                    self.colour(*colour);
                }
            }
            Action::Use(card, chosen) => {
                self.identity(card);
                self.chosen(chosen);
            }
            Action::GiveWarbands(_, colour)
            | Action::TakeWarbands(_, colour)
            | Action::Exile(colour)
            | Action::HandTitle(colour)
            | Action::Show { what: Shown::Reliquary, to: colour } => {
                self.colour(*colour);
            }
            Action::Show { what: Shown::Adviser(card), to } => {
                self.identity(card);
                self.colour(*to);
            }
            Action::OfferCitizenship { to, terms } => {
                self.colour(*to);
                self.terms(terms);
            }
            Action::Accept(terms) => self.terms(terms),
            Action::SetUp { at, keeping } => {
                self.slot(*at);
                self.identities(keeping.as_slice());
            }
            Action::Search(..)
            | Action::Recover(_)
            | Action::PeekRelic(None)
            | Action::PeekReliquary(_)
            | Action::MoveToSite(_)
            | Action::MoveToBoard(_)
            | Action::SelfExile
            | Action::WakePlace
            | Action::WakeReturn(_)
            | Action::WakeTake(_)
            | Action::Act
            | Action::Rest(_)
            | Action::Write(_) => {}
        }
    }

    fn fighting(&mut self, fighting: &Fighting) {
        let (declaration, battle, aftermath) = (&fighting.declaration, &fighting.battle, &fighting.aftermath);
        self.defender(Some(declaration.defender));
        declaration.targets.iter().for_each(|target| self.target(*target));
        declaration.allies.iter().flatten().for_each(|colour| self.colour(*colour));
        declaration.by.into_iter().for_each(|card| self.card(card));
        declaration.from.into_iter().for_each(|slot| self.slot(slot));
        self.identities(&battle.defending);
        for (card, pick) in &battle.choosing {
            self.card(*card);
            if let Pick::User(colour) = pick {
                self.colour(*colour);
            }
        }
        battle.moving.iter().chain(&aftermath.placing).for_each(|(slot, _)| self.slot(*slot));
        for (slot, relic) in &battle.hunting {
            self.slot(*slot);
            if let Some(card) = relic {
                self.card(*card);
            }
        }
        for (stands, _) in &aftermath.losing {
            match stands {
                Stands::Site(slot) => self.slot(*slot),
                Stands::Board(colour) => self.colour(*colour),
            }
        }
        aftermath.returning.iter().chain(&aftermath.discarding).for_each(|card| self.card(*card));
        aftermath.banishing.into_iter().for_each(|slot| self.slot(slot));
    }

    fn terms(&mut self, terms: &Terms) {
        let handed = terms.bargain.given.cards.iter().chain(&terms.bargain.asked.cards);
        handed.for_each(|card| self.card(*card));
        terms.replacing.iter().filter_map(|(slot, _)| *slot).for_each(|slot| self.slot(slot));
    }

    fn chosen(&mut self, chosen: &Chosen) {
        let places = chosen.from.iter().chain(&chosen.to).chain(&chosen.at).chain(&chosen.placing);
        for (_, place) in places {
            match place {
                NamedThing::Colour(colour) => self.colour(*colour),
                NamedThing::Site(slot) => self.slot(*slot),
                NamedThing::Suit(_) | NamedThing::Region(_) | NamedThing::Space(_) => {}
            }
        }
        chosen.cards().into_iter().for_each(|card| self.identity(card));
        let colours = chosen.swapping_of.iter().chain(&chosen.pawns).chain(&chosen.with).chain(&chosen.keeping);
        colours.chain(&chosen.removing).for_each(|colour| self.colour(*colour));
        chosen.using.iter().for_each(|card| self.card(*card));
        for exchange in chosen.exchanges() {
            exchange.by.iter().chain(&exchange.with).for_each(|colour| self.colour(*colour));
            exchange.giving.iter().chain(&exchange.taking).for_each(|ware| self.ware(ware));
        }
        chosen.replacing.iter().filter_map(|(slot, _)| *slot).for_each(|slot| self.slot(slot));
    }

    fn ware(&mut self, ware: &Ware) {
        match ware {
            Ware::Tokens(_, _, of) => of.iter().for_each(|colour| self.colour(*colour)),
            Ware::Card(card) => self.identity(card),
            Ware::Site(slot) => self.slot(*slot),
            Ware::Facedown => {}
        }
    }
}
