//! What can be told of a table, part by part: each key is a place in the position file, and one question.

use crate::{
    cards::Suit,
    game::{Banks, CardAt, Colour, Player, Region, Setup, SiteAtSlot, Slot, Word},
};

/// A part of the table that is told at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// Where a player's pawn is, and which site that is.
    Pawn(Colour),
    /// What a player is, and whether there is such a player at all.
    Role(Colour),
    /// A player's Supply.
    Supply(Colour),
    /// The cards of a Search in a player's hand.
    Drawn(Colour),
    /// The favor on a board.
    Favor(Colour),
    /// The secrets on a board, faceup and facedown.
    Secrets(Colour),
    /// The warbands on a board.
    Warbands(Colour),
    /// A player's advisers.
    Advisers(Colour),
    /// A player's relics.
    Relics(Colour),
    /// A player's revealed Vision.
    Vision(Colour),
    /// The sites whose facedown relics a player has looked at.
    Peeked(Colour),
    /// Which site is in a slot, and whether it lies facedown.
    Site(Slot),
    /// The warbands at a site: who rules it.
    SiteWarbands(Slot),
    /// The denizens and edifices at a site.
    SiteCards(Slot),
    /// The relics at a site.
    SiteRelics(Slot),
    /// The favor and secrets on a site itself.
    SiteTokens(Slot),
    /// The Oathkeeper title.
    Title,
    /// The Oathkeeper goal.
    Oath,
    /// The Banner of the People's Favor.
    PeoplesFavor,
    /// The Banner of the Darkest Secret.
    DarkestSecret,
    /// The Imperial Reliquary.
    Reliquary,
    /// The favor bank of a suit.
    Bank(Suit),
    /// The Visions Drawn marker.
    VisionsDrawn,
    /// The round.
    Round,
    /// The world deck.
    World,
    /// The relic deck.
    RelicDeck,
    /// The discard pile of a region.
    Discards(Region),
}

impl Key {
    /// Returns all of them, those of players and sites first.
    pub fn all() -> impl Iterator<Item = Self> {
        let of_players = Colour::ALL.iter().flat_map(|it| Self::of_player(*it));
        let of_sites = Slot::ALL.iter().flat_map(|it| Self::of_site(*it));
        let single = [
            Self::Title,
            Self::Oath,
            Self::PeoplesFavor,
            Self::DarkestSecret,
            Self::Reliquary,
            Self::VisionsDrawn,
            Self::Round,
            Self::World,
            Self::RelicDeck,
        ];
        let banks = Suit::ALL.iter().map(|it| Self::Bank(*it));
        let discards = Region::ALL.iter().map(|it| Self::Discards(*it));
        of_players.chain(of_sites).chain(single).chain(banks).chain(discards)
    }

    /// Returns what can be told of a player, whether there is one first.
    #[must_use]
    pub const fn of_player(colour: Colour) -> [Self; 11] {
        [
            Self::Role(colour),
            Self::Pawn(colour),
            Self::Supply(colour),
            Self::Drawn(colour),
            Self::Favor(colour),
            Self::Secrets(colour),
            Self::Warbands(colour),
            Self::Advisers(colour),
            Self::Relics(colour),
            Self::Vision(colour),
            Self::Peeked(colour),
        ]
    }

    /// Returns what can be told of a site.
    #[must_use]
    pub const fn of_site(slot: Slot) -> [Self; 5] {
        [Self::Site(slot), Self::SiteWarbands(slot), Self::SiteCards(slot), Self::SiteRelics(slot), Self::SiteTokens(slot)]
    }

    /// Returns whose it is, if it is a player's.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Pawn(colour)
            | Self::Role(colour)
            | Self::Supply(colour)
            | Self::Drawn(colour)
            | Self::Favor(colour)
            | Self::Secrets(colour)
            | Self::Warbands(colour)
            | Self::Advisers(colour)
            | Self::Relics(colour)
            | Self::Vision(colour)
            | Self::Peeked(colour) => Some(colour),
            _ => None,
        }
    }

    /// Returns where it is, if it is at a site.
    #[must_use]
    pub const fn slot(self) -> Option<Slot> {
        match self {
            Self::Site(slot)
            | Self::SiteWarbands(slot)
            | Self::SiteCards(slot)
            | Self::SiteRelics(slot)
            | Self::SiteTokens(slot) => Some(slot),
            _ => None,
        }
    }

    /// Returns the name in a position file of what is told: `supply` of a player, `warbands` of a site, `title`.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Pawn(_) => "pawn",
            Self::Role(_) => "role",
            Self::Supply(_) => "supply",
            Self::Drawn(_) => "drawn",
            Self::Favor(_) => "favor",
            Self::Secrets(_) => "secrets",
            Self::Warbands(_) | Self::SiteWarbands(_) => "warbands",
            Self::Advisers(_) => "advisers",
            Self::Relics(_) | Self::SiteRelics(_) => "relics",
            Self::Vision(_) => "vision",
            Self::Peeked(_) => "peeked",
            Self::Site(_) => "name",
            Self::SiteCards(_) => "cards",
            Self::SiteTokens(_) => "tokens",
            Self::Title => "title",
            Self::Oath => "oath",
            Self::PeoplesFavor => "peoples-favor",
            Self::DarkestSecret => "darkest-secret",
            Self::Reliquary => "reliquary",
            Self::Bank(_) => "banks",
            Self::VisionsDrawn => "visions-drawn",
            Self::Round => "round",
            Self::World | Self::RelicDeck => "decks",
            Self::Discards(_) => "discards",
        }
    }

    /// Returns the key as documents write it: `red.supply`, `provinces-1.warbands`, `banks.order`, `title`.
    #[must_use]
    pub fn written(self) -> String {
        let field = self.field();
        match self {
            Self::Bank(suit) => format!("{field}.{}", suit.word()),
            Self::World => format!("{field}.world"),
            Self::RelicDeck => format!("{field}.relics"),
            Self::Discards(region) => format!("{field}.{}", region.word()),
            _ => match (self.colour().map(Word::word), self.slot().map(Word::word)) {
                (Some(of), _) | (None, Some(of)) => format!("{of}.{field}"),
                (None, None) => field.to_owned(),
            },
        }
    }

    /// Returns the part that a key of a position file belongs to: `red.supply`, `red.secrets-facedown`, `title.holder`.
    #[must_use]
    pub fn from_written(written: &str) -> Option<Self> {
        let (subject, field) = written.split_once('.').unwrap_or(("", written));
        if let Some(colour) = Colour::from_word(subject) {
            return Self::of_player(colour).into_iter().find(|key| match field {
                "secrets-facedown" => key.field() == "secrets",
                "bank" => key.field() == "warbands",
                "prophet" => key.field() == "vision",
                _ => key.field() == field,
            });
        }
        if let Some(slot) = Slot::from_word(subject) {
            return Self::of_site(slot).into_iter().find(|key| match field {
                "facedown" | "capacity" => key.field() == "name",
                "favor" | "secrets" => key.field() == "tokens",
                _ => key.field() == field,
            });
        }
        match subject {
            "banks" => Suit::from_word(field).map(Self::Bank),
            "discards" => Region::from_word(field).map(Self::Discards),
            "decks" if field == "world" => Some(Self::World),
            "decks" => Some(Self::RelicDeck),
            _ => Self::all().find(|key| key.written() == if subject.is_empty() { field } else { subject }),
        }
    }

    /// Returns the cards in a place, if it is a place of cards that bear tokens.
    #[must_use]
    pub fn cards(self, setup: &Setup) -> Option<&[CardAt]> {
        let player = |colour| setup.player(colour);
        let site = |slot| setup.site(slot);
        match self {
            Self::Advisers(colour) => player(colour).map(|it| it.advisers.as_slice()),
            Self::Relics(colour) => player(colour).map(|it| it.relics.as_slice()),
            Self::Drawn(colour) => player(colour).map(|it| it.drawn.as_slice()),
            Self::SiteCards(slot) => site(slot).map(|it| it.cards.as_slice()),
            Self::SiteRelics(slot) => site(slot).map(|it| it.relics.as_slice()),
            _ => None,
        }
    }

    /// Returns the cards in a place, to be changed.
    pub fn cards_mut(self, setup: &mut Setup) -> Option<&mut Vec<CardAt>> {
        match self {
            Self::Advisers(colour) => player_mut(setup, colour).map(|it| &mut it.advisers),
            Self::Relics(colour) => player_mut(setup, colour).map(|it| &mut it.relics),
            Self::Drawn(colour) => player_mut(setup, colour).map(|it| &mut it.drawn),
            Self::SiteCards(slot) => site_mut(setup, slot).map(|it| &mut it.cards),
            Self::SiteRelics(slot) => site_mut(setup, slot).map(|it| &mut it.relics),
            _ => None,
        }
    }

    /// Lays what one table has under a key on another, as far as both have such a player or site.
    pub fn carry(self, from: &Setup, to: &mut Setup) {
        if let Some(cards) = self.cards(from) {
            if let Some(place) = self.cards_mut(to) {
                *place = cards.to_vec();
            }
        } else if let Some(colour) = self.colour() {
            carry_of_player(self, from.player(colour), to, colour);
        } else if let Some(slot) = self.slot() {
            if let Some((from, to)) = from.site(slot).zip(site_mut(to, slot)) {
                carry_of_site(self, from, to);
            }
        } else {
            carry_of_table(self, from, to);
        }
    }
}

/// Returns a player, to be changed.
pub fn player_mut(setup: &mut Setup, colour: Colour) -> Option<&mut Player> {
    setup.players.iter_mut().find(|player| player.colour == colour)
}

/// Returns a site, to be changed.
pub fn site_mut(setup: &mut Setup, slot: Slot) -> Option<&mut SiteAtSlot> {
    setup.sites.iter_mut().find(|site| site.slot == slot)
}

fn carry_of_player(key: Key, from: Option<&Player>, setup: &mut Setup, colour: Colour) {
    let here = player_mut(setup, colour);
    let (from, to) = match (key, from, here) {
        (_, Some(from), Some(to)) => (from, to),
        (Key::Role(_), None, Some(_)) => return setup.players.retain(|player| player.colour != colour),
        (Key::Role(_), Some(from), None) => {
            let bare = Player { role: from.role, pawn: from.pawn, supply: from.supply, ..Player::new(colour) };
            return setup.players.push(bare);
        }
        _ => return,
    };
    match key {
        Key::Pawn(_) => to.pawn = from.pawn,
        Key::Role(_) => to.role = from.role,
        Key::Supply(_) => to.supply = from.supply,
        Key::Favor(_) => to.favor = from.favor,
        Key::Secrets(_) => (to.secrets, to.secrets_facedown) = (from.secrets, from.secrets_facedown),
        Key::Warbands(_) => (to.warbands, to.bank) = (from.warbands, from.bank),
        Key::Vision(_) => (to.vision, to.prophet) = (from.vision, from.prophet),
        Key::Peeked(_) => to.peeked.clone_from(&from.peeked),
        _ => {}
    }
}

fn carry_of_site(key: Key, from: &SiteAtSlot, to: &mut SiteAtSlot) {
    match key {
        Key::Site(_) => {
            to.identity.clone_from(&from.identity);
            to.facedown = from.facedown;
        }
        Key::SiteWarbands(_) => to.warbands.clone_from(&from.warbands),
        Key::SiteTokens(_) => (to.favor, to.secrets) = (from.favor, from.secrets),
        _ => {}
    }
}

fn carry_of_table(key: Key, from: &Setup, to: &mut Setup) {
    match key {
        Key::Title => to.title = from.title,
        Key::Oath => to.oath = from.oath,
        Key::PeoplesFavor => to.peoples_favor = from.peoples_favor,
        Key::DarkestSecret => to.darkest_secret = from.darkest_secret,
        Key::Reliquary => to.reliquary.clone_from(&from.reliquary),
        Key::Bank(suit) => match &from.banks {
            Some(banks) => {
                let there = to.banks.get_or_insert_with(Banks::default);
                there.favor[suit as usize] = banks.favor[suit as usize];
                there.shared = banks.shared;
            }
            None => to.banks = None,
        },
        Key::VisionsDrawn => to.visions_drawn = from.visions_drawn,
        Key::Round => to.round = from.round,
        Key::World => to.decks.world.clone_from(&from.decks.world),
        Key::RelicDeck => (to.decks.relics, to.decks.scepter) = (from.decks.relics.clone(), from.decks.scepter),
        Key::Discards(region) => to.discards.piles[region as usize].clone_from(&from.discards.piles[region as usize]),
        _ => {}
    }
}
