//! What has been told of a table: the facts, which parts of it they are, what nobody knows, and which cards lie nowhere that
//! counts.

use super::{
    key::{Key, player_mut, site_mut},
    named::Named,
};
use crate::{
    cards::Nature,
    game::{CardRef, Colour, OnSpace, Pile, Player, Region, Setup, SiteAtSlot, SiteIdentity, Slot},
    rules::Request,
};
use std::collections::BTreeSet;

/// A question about the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// A part of it.
    Key(Key),
    /// Who plays, and what everybody is.
    Players,
    /// Where cards lie, if they are on the table.
    Cards(Vec<CardRef>),
    /// Where on the map a site lies that is told without its place.
    Place(CardRef),
}

/// The facts of a dispute as far as they are told. What is not told may be anything.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// The facts.
    pub setup: Setup,
    /// The parts that are told; the cards of other places are told one by one.
    pub keys: BTreeSet<Key>,
    /// The parts that nobody knows.
    pub unknown: BTreeSet<Key>,
    /// The cards that are told to lie nowhere on the table.
    pub absent: Vec<CardRef>,
    /// The cards of which nobody knows where they lie.
    pub unknown_cards: Vec<CardRef>,
    /// The slots in which sites stand of which it is not told where they lie. They may be in any other region as well.
    pub stand_ins: Vec<Slot>,
    /// Whether nobody said who acts.
    pub is_actor_assumed: bool,
    /// How many questions have been answered.
    pub answered: usize,
}

impl Told {
    /// Returns what is told by the moment of a game alone: whose turn and phase it is, and what is under way.
    #[must_use]
    pub fn at_moment_of(table: &Setup, by: Option<Colour>, request: &Request) -> Self {
        let setup = Setup {
            turn: table.turn,
            phase: table.phase,
            winner: table.winner,
            this_turn: table.this_turn.clone(),
            campaign: table.campaign.clone(),
            ..Setup::default()
        };
        let mut told = Self { setup, ..Self::default() };
        let listed = [by, table.turn, table.winner.map(|winner| winner.player)];
        for colour in listed.into_iter().flatten().filter(|colour| table.player(*colour).is_some()) {
            told.describe(colour);
            if !Named::is_play(&request.action) {
                told.tell(Key::Drawn(colour), table);
            }
        }
        told
    }

    /// Takes for granted what is so unless somebody says otherwise: nobody holds cards of a Search, unless it is about them.
    pub fn at_moment(&mut self, by: Colour, request: &Request) {
        self.describe(by);
        if !Named::is_play(&request.action) {
            self.keys.insert(Key::Drawn(by));
        }
    }

    /// Returns what the keys of a description tell, and of which keys it says that nobody knows them.
    #[must_use]
    pub fn of_keys<'k>(
        setup: Setup,
        told: impl IntoIterator<Item = &'k str>,
        unknown: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        let keys = told.into_iter().filter_map(Key::from_written).collect();
        let mut told = Self { setup, keys, ..Self::default() };
        unknown.into_iter().filter_map(Key::from_written).for_each(|key| told.leave_unknown(key));
        told
    }

    /// Says that nobody knows a part. Where a description can leave it out, the rules say what comes of that.
    pub fn leave_unknown(&mut self, key: Key) {
        match key {
            Key::Role(colour) | Key::Pawn(colour) | Key::Supply(colour) => {
                self.describe(colour);
                self.keys.insert(key);
            }
            Key::Title | Key::Oath | Key::PeoplesFavor | Key::DarkestSecret | Key::Reliquary | Key::VisionsDrawn | Key::Round => {
                self.keys.insert(key);
            }
            _ => {
                self.unknown.insert(key);
            }
        }
    }

    /// Returns everything that a described table tells: of a player or site that is described, silence says none.
    #[must_use]
    pub fn whole(table: &Setup) -> Self {
        let mut told = Self { setup: table.clone(), ..Self::default() };
        told.keys.extend(Key::all().filter(|key| is_described(*key, table)));
        told
    }

    /// Returns whether a part is settled: told, or known to be known to nobody.
    #[must_use]
    pub fn is_done(&self, key: Key) -> bool {
        self.keys.contains(&key) || self.unknown.contains(&key)
    }

    /// Tells a part as a described table has it, or that it does not say.
    pub fn tell(&mut self, key: Key, table: &Setup) {
        if key.slot().is_some_and(|slot| table.site(slot).is_none()) {
            self.unknown.insert(key);
            return;
        }
        if let Some(colour) = key.colour().filter(|colour| table.player(*colour).is_some()) {
            self.describe(colour);
        }
        if let Some(slot) = key.slot() {
            self.describe_site(slot);
        }
        key.carry(table, &mut self.setup);
        self.keys.insert(key);
        if let Key::Pawn(colour) = key
            && let Some(slot) = table.player(colour).and_then(|player| player.pawn)
        {
            self.tell(Key::Site(slot), table);
        }
    }

    /// Answers a question as a described table does.
    pub fn answer(&mut self, question: &Question, table: &Setup) {
        match question {
            Question::Key(key) => self.tell(*key, table),
            Question::Players => self.tell_players(table),
            Question::Cards(cards) => cards.iter().for_each(|card| self.tell_card(*card, table)),
            Question::Place(site) => {
                let there = table.sites.iter().find(|it| it.card() == Some(site.0)).map(|it| it.slot);
                if let Some(slot) = there {
                    self.place(*site, slot);
                }
            }
        }
        self.answered += 1;
    }

    /// Tells who plays and what everybody is.
    pub fn tell_players(&mut self, table: &Setup) {
        for colour in Colour::ALL {
            self.tell(Key::Role(*colour), table);
        }
    }

    /// Tells where a card lies, or that it lies nowhere on the table.
    pub fn tell_card(&mut self, card: CardRef, table: &Setup) {
        if matches!(card.0.nature, Nature::Site(_)) {
            match table.sites.iter().find(|site| site.card() == Some(card.0)) {
                Some(site) => self.tell(Key::Site(site.slot), table),
                None => self.absent.push(card),
            }
            return;
        }
        let mut places = Key::all().filter(|key| key.cards(table).is_some());
        let lies = |key: Key| key.cards(table)?.iter().find(|it| it.card() == Some(card.0)).map(|it| (key, it));
        match places.find_map(lies) {
            Some((key, lies)) => {
                key.colour().into_iter().for_each(|colour| self.describe(colour));
                key.slot().into_iter().for_each(|slot| self.describe_site(slot));
                let is_new = |it: &&mut Vec<_>| !it.iter().any(|it: &crate::game::CardAt| it.card() == Some(card.0));
                if let Some(place) = key.cards_mut(&mut self.setup).filter(is_new) {
                    place.push(lies.clone());
                }
            }
            None => match pile_with(card, table) {
                Some(key) => self.tell(key, table),
                None => self.absent.push(card),
            },
        }
    }

    /// Adds a player of whom nothing is told yet.
    pub fn describe(&mut self, colour: Colour) {
        if player_mut(&mut self.setup, colour).is_none() {
            self.setup.players.push(Player::new(colour));
            self.setup.players.sort_by_key(|player| player.colour);
        }
    }

    /// Adds a site of which nothing is told yet.
    pub fn describe_site(&mut self, slot: Slot) {
        if site_mut(&mut self.setup, slot).is_none() {
            self.setup.sites.push(SiteAtSlot::empty(slot));
        }
    }

    /// Returns where a site lies; one of which that is not told stands in a slot of which nothing is told.
    pub fn slot_of(&mut self, site: CardRef) -> Option<Slot> {
        if let Some(there) = self.setup.sites.iter().find(|it| it.card() == Some(site.0)) {
            return Some(there.slot);
        }
        let slot = self.free_slots().next()?;
        self.describe_site(slot);
        if let Some(there) = site_mut(&mut self.setup, slot) {
            there.identity = Some(SiteIdentity::Known(site));
        }
        self.keys.insert(Key::Site(slot));
        self.stand_ins.push(slot);
        Some(slot)
    }

    /// Tells where a site lies that stands somewhere.
    pub fn place(&mut self, site: CardRef, slot: Slot) {
        let stands = self.setup.sites.iter().find(|it| it.card() == Some(site.0)).map(|it| it.slot);
        if let Some(from) = stands {
            *self = self.moved(from, slot);
            self.stand_ins.retain(|it| *it != from && *it != slot);
        }
    }

    /// Returns the same with a site in another slot.
    #[must_use]
    pub fn moved(&self, from: Slot, to: Slot) -> Self {
        let mut told = self.clone();
        let changed = |slot: &mut Slot| {
            if *slot == from {
                *slot = to;
            } else if *slot == to {
                *slot = from;
            }
        };
        told.setup.sites.iter_mut().for_each(|site| changed(&mut site.slot));
        told.setup.sites.sort_by_key(|site| site.slot);
        for player in &mut told.setup.players {
            player.pawn.iter_mut().for_each(changed);
            player.peeked.iter_mut().for_each(changed);
        }
        told.stand_ins.iter_mut().for_each(changed);
        let moved = |key: &Key| {
            let Some(mut slot) = key.slot() else { return *key };
            let at = Key::of_site(slot).iter().position(|it| it == key);
            changed(&mut slot);
            at.map_or(*key, |at| Key::of_site(slot)[at])
        };
        told.keys = self.keys.iter().map(moved).collect();
        told.unknown = self.unknown.iter().map(moved).collect();
        told
    }

    /// Returns the same with every site that stands somewhere in another region in turn.
    pub fn elsewhere(&self) -> Vec<(CardRef, Self)> {
        let mut found = Vec::new();
        for slot in &self.stand_ins {
            let Some(site) = self.setup.site(*slot).and_then(SiteAtSlot::card) else { continue };
            let others = self.free_slots().filter(|other| other.region() != slot.region());
            found.extend(others.map(|other| (CardRef(site), self.moved(*slot, other))));
        }
        found
    }

    /// Returns a slot of each region of which nothing is told.
    pub fn free_slots(&self) -> impl Iterator<Item = Slot> {
        let is_free = |slot: Slot| {
            self.setup.site(slot).is_none()
                && Key::of_site(slot).into_iter().all(|key| !self.is_done(key))
                && self.setup.players.iter().all(|player| player.pawn != Some(slot))
        };
        // The second region first: it is next to both others.
        let regions = [Region::Provinces, Region::Cradle, Region::Hinterland];
        regions
            .into_iter()
            .filter_map(move |region| Slot::ALL.iter().copied().find(|slot| slot.region() == region && is_free(*slot)))
    }

    /// Returns whether it is told where a card lies, or that it lies nowhere.
    #[must_use]
    pub fn knows_card(&self, card: CardRef) -> bool {
        self.absent.contains(&card)
            || self.setup.is_somewhere(card)
            || self.setup.sites.iter().any(|it| it.card() == Some(card.0))
    }
}

/// Returns the deck, pile or Reliquary in which a card is described to lie.
fn pile_with(card: CardRef, table: &Setup) -> Option<Key> {
    let holds = |pile: Option<&Pile>| match pile {
        Some(Pile::Cards(cards)) => cards.iter().any(|it| it.card() == Some(card.0)),
        Some(Pile::Count(_)) | None => false,
    };
    let covers = |on: &OnSpace| *on == OnSpace::Covered(Some(card));
    let discards = Region::ALL.iter().copied().find(|region| holds(table.discards.pile(*region))).map(Key::Discards);
    let world = holds(table.decks.world.as_ref()).then_some(Key::World);
    let relics = holds(table.decks.relics.as_ref()).then_some(Key::RelicDeck);
    let reliquary = table.reliquary.spaces.iter().flatten().any(covers).then_some(Key::Reliquary);
    world.or(relics).or(reliquary).or(discards)
}

/// Returns whether a described table says something under a key.
fn is_described(key: Key, table: &Setup) -> bool {
    match key {
        Key::Pawn(colour) => table.player(colour).is_some_and(|player| player.pawn.is_some()),
        Key::Role(colour) => table.player(colour).is_some_and(|player| player.role.is_some()),
        Key::Supply(colour) => table.player(colour).is_some_and(|player| player.supply.is_some()),
        Key::Title => table.title.is_some(),
        Key::Oath => table.oath.is_some(),
        Key::PeoplesFavor => table.peoples_favor.is_some(),
        Key::DarkestSecret => table.darkest_secret.is_some(),
        Key::Reliquary => table.reliquary.spaces.iter().all(Option::is_some),
        Key::Bank(_) => table.banks.is_some(),
        Key::VisionsDrawn => table.visions_drawn.is_some(),
        Key::Round => table.round.is_some(),
        Key::World => table.decks.world.is_some(),
        Key::RelicDeck => table.decks.relics.is_some(),
        Key::Discards(region) => table.discards.pile(region).is_some(),
        Key::Site(slot) => table.site(slot).is_some_and(|site| site.facedown || site.identity.is_some()),
        _ => {
            key.colour().is_some_and(|colour| table.player(colour).is_some())
                || key.slot().is_some_and(|slot| table.site(slot).is_some())
        }
    }
}
