//! The board of Oath: eight sites in three regions, the players, and what belongs to nobody.

use super::{
    fight::FightBoard,
    parts::{CardBoard, Named, WarbandsBoard, cards, site_name, suited, warbands},
    players::PlayerBoard,
};
use crate::{
    answer::nouns,
    cards::Suit,
    game::{CardAt, Colour, OnSpace, Pile, Region, Ruler, Setup, SiteAtSlot, Slot, Space, Winner},
    i18n::{Words, family, id},
    law::Edition,
};
use serde::Serialize;

/// The board of Oath.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OathBoard {
    /// The round.
    pub round: Option<u8>,
    /// The Oathkeeper goal.
    pub oath: Option<Named>,
    /// The Visions drawn.
    pub visions_drawn: Option<u8>,
    /// Whose turn it is.
    pub turn: Option<Named>,
    /// The phase of that turn.
    pub phase: Named,
    /// Who has won, if the game is over.
    pub winner: Option<WinnerBoard>,
    /// The regions with their sites, from left to right.
    pub regions: Vec<RegionBoard>,
    /// The players, in the order in which they act.
    pub players: Vec<PlayerBoard>,
    /// The Oathkeeper title.
    pub title: Option<TitleBoard>,
    /// The People's Favor.
    pub peoples_favor: Option<BannerBoard>,
    /// The Darkest Secret.
    pub darkest_secret: Option<BannerBoard>,
    /// The favor banks.
    pub banks: Option<Vec<BankBoard>>,
    /// Favor in the shared bank.
    pub shared_favor: Option<u8>,
    /// The spaces of the Imperial Reliquary, from left to right.
    pub reliquary: Vec<SpaceBoard>,
    /// Cards in the world deck.
    pub world_deck: Option<usize>,
    /// Cards in the relic deck.
    pub relic_deck: Option<usize>,
    /// The Campaign under way.
    pub campaign: Option<FightBoard>,
}

/// Who has won.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WinnerBoard {
    /// The player.
    pub player: Named,
    /// How.
    pub how: Named,
}

/// A region with its sites.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RegionBoard {
    /// The region.
    pub region: Named,
    /// Cards in its discard pile.
    pub discards: Option<usize>,
    /// Its sites, from top to bottom.
    pub sites: Vec<SiteBoard>,
}

/// A slot with the site there.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SiteBoard {
    /// The slot, as in files.
    pub slot: &'static str,
    /// The slot in the reader's language.
    pub place: String,
    /// Whether the site is described at all.
    pub described: bool,
    /// The id of the site card, if it is one of the rulebook.
    pub id: Option<&'static str>,
    /// The name of the site.
    pub name: Option<String>,
    /// Whether it lies facedown.
    pub facedown: bool,
    /// How many cards it can hold.
    pub capacity: Option<u8>,
    /// Favor on the site itself.
    pub favor: u8,
    /// Secrets on the site itself.
    pub secrets: u8,
    /// Who rules it: `empire`, a colour, `bandits` or `nobody`.
    pub ruler: Option<Named>,
    /// The warbands by colour.
    pub warbands: Vec<WarbandsBoard>,
    /// The players whose pawns stand here.
    pub pawns: Vec<Named>,
    /// Denizens and edifices.
    pub cards: Vec<CardBoard>,
    /// Facedown relics.
    pub relics: Vec<CardBoard>,
}

/// The Oathkeeper title.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TitleBoard {
    /// The holder.
    pub holder: Option<Named>,
    /// The side that is up.
    pub side: Option<Named>,
}

/// A banner.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BannerBoard {
    /// The holder; none if it is in the shared bank.
    pub holder: Option<Named>,
    /// The favor or secrets on it.
    pub count: u8,
    /// Whether its Mob side is up.
    pub mob: bool,
}

/// A favor bank.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BankBoard {
    /// The suit.
    pub suit: Named,
    /// The favor in it.
    pub favor: u8,
}

/// A space of the Imperial Reliquary.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SpaceBoard {
    /// The space.
    pub space: Named,
    /// Whether a relic lies on it.
    pub covered: Option<bool>,
    /// That relic, if known.
    pub relic: Option<CardBoard>,
}

/// Returns what lies on a table that plays by an edition.
#[must_use]
pub fn oath(words: &Words, setup: &Setup, edition: Edition) -> OathBoard {
    let banner = |holder: Option<Colour>, count: u8, mob: bool| BannerBoard { holder: colour(words, holder), count, mob };
    let bank = |suit: &Suit, favor| BankBoard { suit: suited(words, *suit), favor };
    OathBoard {
        round: setup.round,
        oath: setup.oath.map(|oath| Named::noun(words, oath)),
        visions_drawn: setup.visions_drawn,
        turn: colour(words, setup.turn),
        phase: Named::said(words, setup.phase.word(), family::NOUN_PHASE.of(setup.phase.word())),
        winner: setup.winner.map(|winner| self::winner(words, winner)),
        regions: Region::ALL.iter().map(|region| self::region(words, setup, *region, edition)).collect(),
        players: setup.players.iter().map(|player| PlayerBoard::new(words, setup, player)).collect(),
        title: setup.title.map(|title| TitleBoard {
            holder: colour(words, title.holder),
            side: title.side.map(|side| Named::noun(words, side)),
        }),
        peoples_favor: setup.peoples_favor.map(|it| banner(it.holder, it.favor.0, it.mob)),
        darkest_secret: setup.darkest_secret.map(|it| banner(it.holder, it.secrets.0, false)),
        banks: setup.banks.map(|banks| Suit::ALL.iter().map(|suit| bank(suit, banks.in_bank(*suit).0)).collect()),
        shared_favor: setup.shared_favor().map(|favor| favor.0),
        reliquary: Space::ALL.iter().map(|space| self::space(words, *space, setup.reliquary.on(*space))).collect(),
        world_deck: setup.decks.world.as_ref().map(size),
        relic_deck: setup.decks.relics.as_ref().map(size),
        campaign: setup.campaign.as_ref().map(|fight| FightBoard::new(words, setup, fight)),
    }
}

fn colour(words: &Words, colour: Option<Colour>) -> Option<Named> {
    colour.map(|colour| Named::colour(words, colour))
}

fn winner(words: &Words, winner: Winner) -> WinnerBoard {
    WinnerBoard {
        player: Named::colour(words, winner.player),
        how: Named::said(words, winner.how.word(), family::WINS_HOW.of(winner.how.word())),
    }
}

fn size(pile: &Pile) -> usize {
    match pile {
        Pile::Count(count) => usize::from(*count),
        Pile::Cards(cards) => cards.len(),
    }
}

fn space(words: &Words, space: Space, on: Option<&OnSpace>) -> SpaceBoard {
    let relic = match on {
        Some(OnSpace::Covered(Some(relic))) => Some(CardBoard::new(words, &CardAt { facedown: true, ..CardAt::known(relic.0) })),
        Some(OnSpace::Covered(None) | OnSpace::Taken) | None => None,
    };
    SpaceBoard {
        space: Named::noun(words, space),
        covered: on.map(|on| match on {
            OnSpace::Covered(_) => true,
            OnSpace::Taken => false,
        }),
        relic,
    }
}

fn region(words: &Words, setup: &Setup, region: Region, edition: Edition) -> RegionBoard {
    let slots = Slot::ALL.iter().filter(|slot| slot.region() == region);
    RegionBoard {
        region: Named::noun(words, region),
        discards: setup.discards.pile(region).map(size),
        sites: slots.map(|slot| site(words, setup, *slot, edition)).collect(),
    }
}

fn site(words: &Words, setup: &Setup, slot: Slot, edition: Edition) -> SiteBoard {
    let empty = SiteAtSlot::empty(slot);
    let found = setup.site(slot);
    let site = found.unwrap_or(&empty);
    let pawns = setup.players.iter().filter(|player| player.pawn == Some(slot));
    let ruler = setup.ruler(slot, edition, setup.bandit_colour());
    SiteBoard {
        slot: slot.word(),
        place: nouns::slot(words, slot),
        described: found.is_some(),
        id: site.card().map(|card| card.id),
        name: site_name(words, site),
        facedown: site.facedown,
        capacity: site.capacity(),
        favor: site.favor.0,
        secrets: site.secrets.0,
        ruler: ruler.map(|ruler| self::ruler(words, ruler)),
        warbands: warbands(words, &site.warbands),
        pawns: pawns.map(|player| Named::colour(words, player.colour)).collect(),
        cards: cards(words, &site.cards),
        relics: cards(words, &site.relics),
    }
}

fn ruler(words: &Words, ruler: Ruler) -> Named {
    match ruler {
        Ruler::Empire => Named::said(words, "empire", id::BOARD_RULER_EMPIRE),
        Ruler::Player(colour) => Named::colour(words, colour),
        Ruler::Bandits => Named::said(words, "bandits", id::BOARD_RULER_BANDITS),
        Ruler::Unruled => Named::said(words, "nobody", id::BOARD_RULER_NOBODY),
    }
}
