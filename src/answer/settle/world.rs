//! Tables on which everything that is told is so, and all else is by chance: what a ruling could look at.

use super::{
    chance::Chance,
    key::{Key, player_mut, site_mut},
    named::Named,
    repair::repair,
    told::Told,
};
use crate::{
    cards::{CARDS, Card, Nature, Restriction, Suit, named::THE_GRAND_SCEPTER},
    game::{
        Banks, CardAt, CardIdentity, CardRef, Colour, DarkestSecret, Favor, Oath, OnSpace, PeoplesFavor, Pile, Region, Role,
        Secrets, Setup, SiteAtSlot, SiteIdentity, Slot, Supply, Title, TitleSide, Warbands,
    },
};

/// How many cards lie about on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// None with a power, beside those that are named.
    Plain,
    /// A few.
    Few,
    /// Many.
    Many,
}

/// What tables are laid out for: what is told, who asks, and what the action names.
pub struct Worlds<'a> {
    /// What is told.
    pub told: &'a Told,
    /// Who acts.
    pub by: Option<Colour>,
    /// What the action names.
    pub named: &'a Named,
}

impl Worlds<'_> {
    /// Returns a table by chance.
    pub fn draw(&self, chance: &mut Chance, cards: Cards) -> Setup {
        let mut pool = Pool::new(self.told, chance);
        if chance.percent(12) {
            // The last are dealt first.
            pool.denizens.sort_by_key(|card| card.locked);
        }
        let mut laying = Laying { worlds: self, setup: self.told.setup.clone(), chance, pool: &mut pool, cards };
        laying.players();
        laying.sites();
        laying.table();
        laying.named();
        laying.deal();
        let mut setup = laying.setup;
        repair(self.told, &mut setup);
        setup
    }
}

/// The cards that may lie anywhere, shuffled.
struct Pool {
    denizens: Vec<&'static Card>,
    relics: Vec<&'static Card>,
    visions: Vec<&'static Card>,
    sites: Vec<&'static Card>,
}

impl Pool {
    fn new(told: &Told, chance: &mut Chance) -> Self {
        let mut of = |is: fn(&Card) -> bool| {
            let free = |card: &&'static Card| is(card) && !told.knows_card(CardRef(card));
            let mut cards: Vec<&'static Card> = CARDS.iter().filter(free).collect();
            chance.shuffle(&mut cards);
            cards
        };
        Self {
            denizens: of(|card| matches!(card.nature, Nature::Denizen { .. } | Nature::Edifice { .. })),
            relics: of(|card| matches!(card.nature, Nature::Relic)),
            visions: of(|card| matches!(card.nature, Nature::Vision(_))),
            sites: of(|card| matches!(card.nature, Nature::Site(_))),
        }
    }

    fn take(&mut self, card: CardRef) -> bool {
        let mut found = false;
        for cards in [&mut self.denizens, &mut self.relics, &mut self.visions, &mut self.sites] {
            found |= cards.contains(&card.0);
            cards.retain(|it| *it != card.0);
        }
        found
    }
}

/// A table that is being laid out.
struct Laying<'w, 'a> {
    worlds: &'w Worlds<'a>,
    setup: Setup,
    chance: &'w mut Chance,
    pool: &'w mut Pool,
    cards: Cards,
}

impl Laying<'_, '_> {
    fn is_free(&self, key: Key) -> bool {
        !self.worlds.told.keys.contains(&key)
    }

    /// Lays out who plays, with their boards.
    fn players(&mut self) {
        for colour in Colour::ALL {
            let here = self.setup.player(*colour).is_some();
            let named = self.worlds.by == Some(*colour) || self.worlds.named.colours.contains(colour);
            let likely = if *colour == Colour::Purple { 85 } else { 45 };
            if !here && self.is_free(Key::Role(*colour)) && (named || self.chance.percent(likely)) {
                self.setup.players.push(crate::game::Player::new(*colour));
            }
        }
        self.setup.players.sort_by_key(|player| player.colour);
        let colours: Vec<Colour> = self.setup.players.iter().map(|player| player.colour).collect();
        for colour in colours {
            self.player(colour);
        }
    }

    fn player(&mut self, colour: Colour) {
        let Some(mut player) = self.setup.player(colour).cloned() else { return };
        let free = |key: Key| self.is_free(key);
        let [role, pawn, supply] = [Key::Role(colour), Key::Pawn(colour), Key::Supply(colour)].map(free);
        let [favor, secrets, warbands] = [Key::Favor(colour), Key::Secrets(colour), Key::Warbands(colour)].map(free);
        let [vision, peeked] = [Key::Vision(colour), Key::Peeked(colour)].map(free);
        let chance = &mut *self.chance;
        if role {
            let exile = if chance.percent(65) { Role::Exile } else { Role::Citizen };
            player.role = Some(if colour == Colour::Purple { Role::Chancellor } else { exile });
        }
        if pawn {
            let told = self.setup.sites.iter().map(|site| site.slot);
            let hot: Vec<Slot> = self.worlds.named.slots.iter().copied().chain(told).collect();
            let anywhere = chance.pick_or(Slot::ALL, Slot::Cradle1);
            player.pawn = Some(if chance.percent(50) { chance.pick_or(&hot, anywhere) } else { anywhere });
        }
        if supply {
            player.supply = chance.pick(&[0, 1, 2, 3, 4, 5, 6, 7]).map(Supply);
        }
        if favor {
            player.favor = Favor(chance.pick_or(&[0, 0, 1, 1, 2, 3, 4, 6], 0));
        }
        if secrets {
            player.secrets = Secrets(chance.pick_or(&[0, 0, 1, 2, 3, 5], 0));
            player.secrets_facedown = Secrets(chance.pick_or(&[0, 0, 1], 0));
        }
        if warbands {
            player.warbands = Warbands(chance.pick_or(&[0, 0, 1, 2, 3, 5, 8], 0));
        }
        if vision && player.role == Some(Role::Exile) && chance.percent(20) {
            let goal = self.pool.visions.iter().position(|card| matches!(card.nature, Nature::Vision(Some(_))));
            player.vision = goal.map(|at| CardRef(self.pool.visions.remove(at)));
        }
        if peeked {
            player.peeked = Slot::ALL.iter().copied().filter(|_| chance.percent(25)).collect();
        }
        if let Some(there) = player_mut(&mut self.setup, colour) {
            *there = player;
        }
    }

    /// Lays out the map; a site of which nobody knows anything stays out of sight.
    fn sites(&mut self) {
        for slot in Slot::ALL {
            let unknown = Key::of_site(*slot).into_iter().any(|key| self.worlds.told.unknown.contains(&key));
            if self.setup.site(*slot).is_none() {
                if unknown {
                    continue;
                }
                self.setup.sites.push(SiteAtSlot::empty(*slot));
            }
            self.site(*slot);
        }
    }

    fn site(&mut self, slot: Slot) {
        let Some(mut site) = self.setup.site(slot).cloned() else { return };
        let pawn = self.setup.players.iter().any(|player| player.pawn == Some(slot));
        if self.is_free(Key::Site(slot)) {
            let capacity =
                self.chance.pick(&[0, 1, 2, 3, 3, 4]).map(|room: u8| room.max(site.cards.len().try_into().unwrap_or(u8::MAX)));
            let plain = SiteIdentity::Described { name: None, capacity };
            let likely = if self.cards == Cards::Plain { 25 } else { 60 };
            let named = if self.chance.percent(likely) { self.pool.sites.pop() } else { None };
            site.identity = Some(named.map_or(plain, |card| SiteIdentity::Known(CardRef(card))));
            site.facedown = !pawn && site.cards.is_empty() && self.chance.percent(18);
        }
        if self.is_free(Key::SiteWarbands(slot)) && !site.facedown {
            let colours: Vec<Colour> = self.setup.players.iter().filter_map(crate::game::Player::warband_colour).collect();
            let own = self.worlds.by.and_then(|by| self.setup.player(by)).and_then(crate::game::Player::warband_colour);
            let named = self.worlds.named.colours.first().and_then(|it| self.setup.player(*it)?.warband_colour());
            let anybody = self.chance.pick(&colours);
            let ruler = match self.chance.below(10) {
                0..3 => None,
                3..6 => own,
                6..8 => named.or(anybody),
                _ => anybody,
            };
            let count = Warbands(self.chance.pick_or(&[1, 1, 2, 3, 5], 1));
            site.warbands = ruler.map(|colour| (colour, count)).into_iter().collect();
        }
        if self.is_free(Key::SiteTokens(slot)) && !site.facedown {
            site.favor = Favor(self.chance.pick_or(&[0, 0, 0, 1, 2], 0));
            site.secrets = Secrets(self.chance.pick_or(&[0, 0, 0, 1], 0));
        }
        if let Some(there) = site_mut(&mut self.setup, slot) {
            *there = site;
        }
    }

    /// Lays out what belongs to no player.
    fn table(&mut self) {
        let players: Vec<Colour> = self.setup.players.iter().map(|player| player.colour).collect();
        if self.is_free(Key::Title) {
            let side = self.chance.pick(TitleSide::ALL);
            self.setup.title = Some(Title { holder: self.chance.pick(&players), side });
        }
        if self.is_free(Key::Oath) {
            self.setup.oath = self.chance.pick(Oath::ALL);
        }
        if self.is_free(Key::PeoplesFavor) {
            let holder = self.holder(&players);
            let (favor, mob) = (Favor(self.chance.pick_or(&[1, 1, 2, 4], 1)), self.chance.percent(25));
            self.setup.peoples_favor = Some(PeoplesFavor { holder, favor, mob });
        }
        if self.is_free(Key::DarkestSecret) {
            let holder = self.holder(&players);
            self.setup.darkest_secret = Some(DarkestSecret { holder, secrets: Secrets(self.chance.pick_or(&[1, 1, 2, 4], 1)) });
        }
        if self.is_free(Key::Reliquary) {
            for at in 0..4 {
                let covered = OnSpace::Covered(self.free_relic());
                self.setup.reliquary.spaces[at] = Some(if self.chance.percent(70) { covered } else { OnSpace::Taken });
            }
        }
        for suit in Suit::ALL {
            if self.is_free(Key::Bank(*suit)) {
                let favor = Favor(self.chance.pick_or(&[0, 0, 1, 2, 3, 5], 1));
                self.setup.banks.get_or_insert_with(Banks::default).favor[*suit as usize] = favor;
            }
        }
        if self.is_free(Key::VisionsDrawn) {
            self.setup.visions_drawn = self.chance.pick(&[0, 1, 2, 3, 4, 5]);
        }
        if self.is_free(Key::Round) {
            self.setup.round = self.chance.pick(&[1, 2, 3, 4, 5, 6, 7, 8]);
        }
    }

    fn holder(&mut self, players: &[Colour]) -> Option<Colour> {
        match self.chance.below(3) {
            0 => None,
            1 => self.worlds.by.filter(|by| players.contains(by)),
            _ => self.chance.pick(players),
        }
    }

    fn free_relic(&mut self) -> Option<CardRef> {
        let at = self.pool.relics.iter().rposition(|card| *card != THE_GRAND_SCEPTER)?;
        Some(CardRef(self.pool.relics.remove(at)))
    }

    /// Puts the cards that the action names where they matter, most of them.
    fn named(&mut self) {
        let scepter = CardRef(THE_GRAND_SCEPTER);
        let cards: Vec<CardRef> = self.worlds.named.cards.iter().copied().filter(|card| *card != scepter).collect();
        for card in cards {
            if self.pool.take(card) && self.chance.percent(85) {
                self.place(card);
            }
        }
        let own: Vec<CardIdentity> = self.worlds.named.own.clone();
        for identity in own {
            if self.setup.cards().any(|card| card.identity == identity) {
                continue;
            }
            let site = self.worlds.by.and_then(|by| self.setup.player(by)).and_then(|player| player.pawn);
            let key = site.map(Key::SiteCards).filter(|_| self.chance.percent(70));
            let hand = self.worlds.by.map(Key::Drawn);
            let lies = CardAt { identity, ..CardAt::default() };
            key.or(hand).into_iter().for_each(|key| self.put_if_free(key, lies.clone()));
        }
        if self.pool.take(scepter) {
            let holder = if self.chance.percent(60) { Some(Colour::Purple) } else { self.worlds.by };
            let key = holder.filter(|it| self.setup.player(*it).is_some()).map(Key::Relics);
            match key.filter(|key| self.is_free(*key)) {
                Some(key) => self.put(key, CardAt::known(scepter.0)),
                None => self.setup.decks.scepter = self.is_free(Key::RelicDeck) || self.setup.decks.scepter,
            }
        }
    }

    fn place(&mut self, card: CardRef) {
        let by = self.worlds.by.unwrap_or(Colour::Purple);
        let others: Vec<Colour> = self.setup.players.iter().map(|it| it.colour).filter(|it| *it != by).collect();
        let named = self.worlds.named.colours.first().copied().or_else(|| self.chance.pick(&others)).unwrap_or(by);
        let own_site = self.setup.player(by).and_then(|player| player.pawn).unwrap_or(Slot::Cradle1);
        let site = self.chance.pick_or(Slot::ALL, own_site);
        let hot = self.chance.pick_or(&self.worlds.named.slots, own_site);
        let lies = CardAt::known(card.0);
        let roll = self.chance.below(100);
        let plays = self.worlds.named.played == Some(card);
        if plays && roll < 80 {
            let facedown = roll >= 50;
            let key = if facedown { Key::Advisers(by) } else { Key::Drawn(by) };
            return self.put_if_free(key, CardAt { facedown, ..lies });
        }
        match &card.0.nature {
            Nature::Site(_) => self.name_site(if roll < 50 { own_site } else { hot }, card),
            Nature::Relic => match roll {
                0..45 => self.put_if_free(Key::Relics(by), lies),
                45..50 if self.is_free(Key::RelicDeck) => self.setup.decks.relics = Some(Pile::Cards(vec![lies])),
                45..65 => self.put_if_free(Key::SiteRelics(own_site), CardAt { facedown: true, ..lies }),
                65..90 => self.put_if_free(Key::Relics(named), lies),
                _ => self.put_if_free(Key::SiteRelics(hot), CardAt { facedown: true, ..lies }),
            },
            Nature::Denizen { .. } | Nature::Edifice { .. } => match roll {
                0..40 => self.put_if_free(Key::SiteCards(own_site), lies),
                40..65 => self.put_if_free(Key::Advisers(by), lies),
                65..80 => self.put_if_free(Key::SiteCards(hot), lies),
                80..85 => self.put_if_free(Key::SiteCards(site), lies),
                85..88 if self.is_free(Key::World) => self.setup.decks.world = Some(Pile::Cards(vec![lies])),
                85..92 => self.put_if_free(Key::Advisers(named), CardAt { facedown: true, ..lies }),
                92..94 => self.put_if_free(Key::Advisers(by), CardAt { facedown: true, ..lies }),
                _ => self.put_if_free(Key::Advisers(named), lies),
            },
            Nature::Vision(_) => {
                let whose = if roll < 50 { by } else { named };
                self.put_if_free(Key::Advisers(whose), CardAt { facedown: true, ..lies });
            }
            Nature::Banner { .. } | Nature::Reliquary { .. } => {}
        }
    }

    fn name_site(&mut self, slot: Slot, card: CardRef) {
        if self.is_free(Key::Site(slot))
            && let Some(site) = site_mut(&mut self.setup, slot)
        {
            site.identity = Some(SiteIdentity::Known(card));
        }
    }

    fn put_if_free(&mut self, key: Key, card: CardAt) {
        if self.is_free(key) {
            self.put(key, card);
        }
    }

    fn put(&mut self, key: Key, card: CardAt) {
        if let Some(cards) = key.cards_mut(&mut self.setup) {
            cards.push(card);
        }
    }

    /// Deals cards to every place that is not told, and describes what lies in piles.
    fn deal(&mut self) {
        let by = self.worlds.by;
        let colours: Vec<Colour> = self.setup.players.iter().map(|player| player.colour).collect();
        for colour in colours {
            let most = if Some(colour) == by { 4 } else { 2 };
            self.fill(Key::Advisers(colour), most);
            self.fill(Key::Relics(colour), most / 2);
            if Some(colour) == by && self.worlds.named.plays {
                self.fill(Key::Drawn(colour), 3);
            }
        }
        let own_site = by.and_then(|by| self.setup.player(by)).and_then(|player| player.pawn);
        for slot in Slot::ALL {
            let facedown = self.setup.site(*slot).is_none_or(|site| site.facedown);
            if !facedown {
                self.fill(Key::SiteCards(*slot), if Some(*slot) == own_site { 5 } else { 3 });
                self.fill(Key::SiteRelics(*slot), 1);
            }
        }
        if self.is_free(Key::World) && self.setup.decks.world.is_none() {
            self.setup.decks.world = self.chance.pick(&[0, 1, 3, 20, 30]).map(Pile::Count);
        }
        if self.is_free(Key::RelicDeck) && self.setup.decks.relics.is_none() {
            self.setup.decks.relics = self.chance.pick(&[0, 1, 8]).map(Pile::Count);
        }
        for region in Region::ALL {
            if self.is_free(Key::Discards(*region)) {
                self.setup.discards.piles[*region as usize] = self.chance.pick(&[0, 1, 3, 6]).map(Pile::Count);
            }
        }
    }

    fn fill(&mut self, key: Key, most: usize) {
        if !self.is_free(key) || key.cards(&self.setup).is_none() {
            return;
        }
        let most = if self.cards == Cards::Few { most.div_ceil(2) } else { most };
        for _ in 0..self.chance.below(most + 1) {
            let plain = self.cards == Cards::Plain || self.chance.percent(20);
            let card = match key {
                Key::Relics(_) | Key::SiteRelics(_) if plain => continue,
                Key::Relics(_) | Key::SiteRelics(_) => self.free_relic().map(|card| CardAt::known(card.0)),
                Key::Drawn(_) if self.chance.percent(25) => self.pool.visions.pop().map(CardAt::known),
                _ if plain => Some(self.filler()),
                _ => self.denizen(key).map(CardAt::known),
            };
            let Some(mut card) = card else { continue };
            card.facedown = match key {
                Key::SiteRelics(_) => true,
                Key::Advisers(_) => card.card().is_some() && self.chance.percent(20),
                _ => false,
            };
            if !card.facedown && self.chance.percent(12) {
                card.favor = Favor(1);
            } else if !card.facedown && self.chance.percent(8) {
                card.secrets = Secrets(1);
            }
            self.put(key, card);
        }
    }

    /// Returns a card without a power.
    fn filler(&mut self) -> CardAt {
        CardAt { identity: CardIdentity::Described { name: None, suit: self.chance.pick(Suit::ALL) }, ..CardAt::default() }
    }

    fn denizen(&mut self, key: Key) -> Option<&'static Card> {
        let not = match key {
            Key::SiteCards(_) => Some(Restriction::AdviserOnly),
            Key::Advisers(_) => Some(Restriction::SiteOnly),
            _ => None,
        };
        let fits = |card: &&&'static Card| {
            let edifice = matches!(card.nature, Nature::Edifice { .. });
            (not.is_none() || card.restriction != not) && (!edifice || matches!(key, Key::SiteCards(_)))
        };
        let card = self.pool.denizens.iter().rev().find(fits).copied()?;
        self.pool.take(CardRef(card));
        Some(card)
    }
}
