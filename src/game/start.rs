//! The start of a game §1: what the twenty-three steps of the setup put on the table. The sites are those of the first
//! game, for a chronicle would tell others; what players choose or draw stays unknown.

use super::{
    card_at::{CardAt, CardRef},
    nouns::{Colour, Oath, Phase, Role, Slot, TitleSide},
    player::Player,
    quantity::{Favor, MOST_SUPPLY, Secrets, Warbands},
    setup::Setup,
    site::{SiteAtSlot, SiteIs},
    table::{Banks, DarkestSecret, OnSpace, PeoplesFavor, Reliquary, Title},
};
use crate::cards::card;

/// The first game's sites §1.1: faceup ones come with a denizen.
const FIRST_GAME: [(Slot, &str, Option<&str>); 8] = [
    (Slot::Cradle1, "plains", Some("longbows")),
    (Slot::Cradle2, "lush-coast", None),
    (Slot::Provinces1, "mountain", Some("taming-charm")),
    (Slot::Provinces2, "buried-giant", None),
    (Slot::Provinces3, "salt-flats", None),
    (Slot::Hinterland1, "rocky-coast", Some("elders")),
    (Slot::Hinterland2, "wastes", None),
    (Slot::Hinterland3, "great-slum", None),
];

/// Returns the start position for two to six players and a goal.
#[must_use]
pub fn start(players: u8, oath: Oath) -> Setup {
    let chancellor = Some(Colour::Purple);
    Setup {
        round: Some(1),         // §1.2
        oath: Some(oath),       // §1.3
        visions_drawn: Some(0), // §1.2; what is drawn in §1.20 lies below the Visions
        turn: chancellor,
        phase: Phase::Wake,
        banks: Some(Banks { favor: [stock(players); 6], shared: None }),
        title: Some(Title { holder: chancellor, side: Some(TitleSide::Oathkeeper) }), // §1.14
        peoples_favor: Some(PeoplesFavor {
            holder: chancellor.filter(|_| oath == Oath::People), // §1.13
            favor: Favor(1),                                     // §1.5
            mob: false,                                          // §1.4
        }),
        darkest_secret: Some(DarkestSecret { holder: chancellor.filter(|_| oath == Oath::Devotion), secrets: Secrets(1) }),
        reliquary: Reliquary { spaces: [const { Some(OnSpace::Covered(None)) }; 4] }, // §1.17
        sites: FIRST_GAME.iter().map(|(slot, site, denizen)| self::site(*slot, site, *denizen)).collect(),
        players: Colour::ALL.iter().take(usize::from(players)).map(|colour| player(*colour)).collect(),
        ..Setup::default()
    }
}

/// Returns what each favor bank starts with §1.6.
const fn stock(players: u8) -> Favor {
    Favor(if players >= 5 { 4 } else { 3 })
}

fn site(slot: Slot, id: &str, denizen: Option<&str>) -> SiteAtSlot {
    let mut site = SiteAtSlot::at(slot);
    site.is = card(id).map(|card| SiteIs::Known(CardRef(card)));
    site.facedown = denizen.is_none();
    site.cards = denizen.and_then(card).map(CardAt::known).into_iter().collect();
    if let Some(facts) = site.facts().filter(|_| denizen.is_some()) {
        site.favor = Favor(facts.reveal.favor); // §1.16
        site.secrets = Secrets(facts.reveal.secrets);
        site.relics = vec![CardAt { facedown: true, ..CardAt::default() }; usize::from(facts.reveal.relics)];
        let count = if slot == Slot::Cradle1 { 2 } else { 1 }; // §1.12
        site.warbands = vec![(Colour::Purple, Warbands(count))];
    }
    site
}

fn player(colour: Colour) -> Player {
    let mut player = Player::of(colour);
    player.supply = Some(MOST_SUPPLY); // §1.10
    player.secrets = Secrets(1); // §1.11, §1.15
    player.warbands = Warbands(3); // §1.12, §1.15
    player.advisers = vec![CardAt { facedown: true, ..CardAt::default() }]; // §1.23
    match colour {
        Colour::Purple => {
            player.role = Some(Role::Chancellor);
            player.pawn = Some(Slot::Cradle1); // §1.23
            player.favor = Favor(2); // §1.11
            player.relics = card("the-grand-scepter").map(CardAt::known).into_iter().collect(); // §1.8
        }
        Colour::Red | Colour::Blue | Colour::Yellow | Colour::White | Colour::Black => {
            player.role = Some(Role::Exile);
            player.favor = Favor(1); // §1.15
        }
    }
    player
}
