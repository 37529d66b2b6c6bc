//! The start of a game §1: the twenty-three steps of the setup, with the sites of the first game or of a chronicle. What
//! players choose or draw stays unknown.

use super::Setup;
use crate::{
    cards::{Card, named},
    game::{
        nouns::{
            ALL_FAVOR, Colour, Favor, MOST_SUPPLY, Oath, PURPLE_WARBANDS, Phase, Region, Role, Secrets, Slot, TitleSide, Warbands,
        },
        pieces::{
            Banks, CardAt, CardRef, DarkestSecret, OnSpace, PeoplesFavor, Player, Reliquary, SiteAtSlot, SiteIdentity, Title,
        },
    },
    law::{DivergenceId::D02, Edition, Printing},
};

/// The first game's sites §1.1: faceup ones come with a denizen.
const FIRST_GAME: [(Slot, &Card, Option<&Card>); 8] = [
    (Slot::Cradle1, named::PLAINS, Some(named::LONGBOWS)),
    (Slot::Cradle2, named::LUSH_COAST, None),
    (Slot::Provinces1, named::MOUNTAIN, Some(named::TAMING_CHARM)),
    (Slot::Provinces2, named::BURIED_GIANT, None),
    (Slot::Provinces3, named::SALT_FLATS, None),
    (Slot::Hinterland1, named::ROCKY_COAST, Some(named::ELDERS)),
    (Slot::Hinterland2, named::WASTES, None),
    (Slot::Hinterland3, named::GREAT_SLUM, None),
];

/// The warbands on every board §1.12, §1.15.
const ON_BOARD: Warbands = Warbands(3);

/// Returns the start position of a first game for two to six players and a goal.
#[must_use]
pub fn start(players: u8, oath: Oath) -> Setup {
    let colours: Vec<Colour> = Colour::ALL.iter().copied().take(usize::from(players)).collect();
    start_with(&colours, oath, Edition::Current)
}

/// Returns the start position of a first game for the boards that players chose §1.9, in turn order, and a goal.
#[must_use]
pub fn start_with(players: &[Colour], oath: Oath, edition: Edition) -> Setup {
    let role = |colour: &Colour| (*colour, if *colour == Colour::Purple { Role::Chancellor } else { Role::Exile });
    let players: Vec<(Colour, Role)> = players.iter().map(role).collect();
    let sites = FIRST_GAME.iter().map(|(slot, site, denizen)| first_game_site(*slot, site, *denizen)).collect();
    set_up(oath, &players, sites, edition)
}

/// Returns the start position for a goal, players with their roles in turn order, and sites with their cards §1.1.
#[must_use]
pub fn set_up(oath: Oath, players: &[(Colour, Role)], mut sites: Vec<SiteAtSlot>, edition: Edition) -> Setup {
    let chancellor = Some(Colour::Purple);
    let banks = Banks { favor: [favor_in_bank(players.len()); 6], shared: None };
    let peoples_favor = PeoplesFavor {
        holder: chancellor.filter(|_| oath == Oath::People), // §1.13
        favor: Favor(1),                                     // §1.5
        mob: false,                                          // §1.4
    };
    let mut warbands = PURPLE_WARBANDS.checked_sub(ON_BOARD).unwrap_or_default();
    place_warbands(&mut sites, &mut warbands, edition);
    let pawn = sites.first().filter(|site| site.slot == Slot::Cradle1 && !site.facedown).map(|site| site.slot); // §1.23
    let players: Vec<Player> = players.iter().map(|(colour, role)| player(*colour, *role, pawn, &mut warbands)).collect();
    let spent: Favor = banks.favor.into_iter().chain([peoples_favor.favor]).chain(players.iter().map(|it| it.favor)).sum();
    place_tokens(&mut sites, ALL_FAVOR.checked_sub(spent).unwrap_or_default());
    Setup {
        round: Some(1),         // §1.2
        oath: Some(oath),       // §1.3
        visions_drawn: Some(0), // §1.2; what is drawn in §1.20 lies below the Visions
        turn: chancellor,
        phase: Phase::Wake,
        banks: Some(banks),
        title: Some(Title { holder: chancellor, side: Some(TitleSide::Oathkeeper) }), // §1.14
        peoples_favor: Some(peoples_favor),
        darkest_secret: Some(DarkestSecret { holder: chancellor.filter(|_| oath == Oath::Devotion), secrets: Secrets(1) }),
        reliquary: Reliquary { spaces: [const { Some(OnSpace::Covered(None)) }; 4] }, // §1.17
        sites,
        players,
        ..Setup::default()
    }
}

/// Returns what each favor bank starts with §1.6.
const fn favor_in_bank(players: usize) -> Favor {
    Favor(if players >= 5 { 4 } else { 3 })
}

/// Returns a site of the first game, with its relics still facedown and unknown.
fn first_game_site(slot: Slot, card: &'static Card, denizen: Option<&'static Card>) -> SiteAtSlot {
    let mut site = SiteAtSlot::empty(slot);
    site.identity = Some(SiteIdentity::Known(CardRef(card)));
    site.facedown = denizen.is_none();
    site.cards = denizen.map(CardAt::known).into_iter().collect();
    let relics = site.facts().filter(|_| !site.facedown).map_or(0, |facts| facts.reveal.relics);
    site.relics = vec![CardAt { facedown: true, ..CardAt::default() }; usize::from(relics)];
    site
}

/// Places the Chancellor's warbands at sites §1.12: two on the Cradle's topmost faceup one, one on each other faceup one
/// with a denizen or an intact edifice; by the Polish printing one on every such site (D02).
fn place_warbands(sites: &mut [SiteAtSlot], left: &mut Warbands, edition: Edition) {
    let everywhere = edition.follows(Printing::Pl, D02);
    let topmost = sites.iter().find(|site| !site.facedown && site.slot.region() == Region::Cradle).map(|site| site.slot);
    for site in sites.iter_mut().filter(|site| !site.facedown) {
        let inhabited = site.cards.iter().any(|card| card.suit().is_some());
        let is_topmost = topmost == Some(site.slot);
        let count = if is_topmost { 2 } else { 0 } + u8::from(inhabited && (everywhere || !is_topmost));
        if count > 0 {
            site.warbands = vec![(Colour::Purple, take(left, Warbands(count)))];
        }
    }
}

/// Places the tokens of reveal prompts §1.16. Where favor runs short the Chancellor decides; here the sites at the top
/// come first.
fn place_tokens(sites: &mut [SiteAtSlot], mut left: Favor) {
    for site in sites.iter_mut().filter(|site| !site.facedown) {
        let Some(reveal) = site.facts().map(|facts| facts.reveal) else { continue };
        site.favor = left.min(Favor(reveal.favor));
        left = left.checked_sub(site.favor).unwrap_or_default();
        site.secrets = Secrets(reveal.secrets);
    }
}

/// Returns whether the favor did not suffice for the reveal prompts of faceup sites §1.16.
#[must_use]
pub fn is_favor_short(setup: &Setup) -> bool {
    let shown = |site: &&SiteAtSlot| site.facts().is_some_and(|facts| site.favor < Favor(facts.reveal.favor));
    setup.sites.iter().filter(|site| !site.facedown).any(|site| shown(&site))
}

/// Takes warbands out of what is left: fewer if there are not so many §9.3.
fn take(left: &mut Warbands, wanted: Warbands) -> Warbands {
    let taken = wanted.min(*left);
    *left = left.checked_sub(taken).unwrap_or_default();
    taken
}

fn player(colour: Colour, role: Role, chancellors_pawn: Option<Slot>, purple: &mut Warbands) -> Player {
    let mut player = Player::new(colour);
    player.role = Some(role);
    player.supply = Some(MOST_SUPPLY); // §1.10
    player.secrets = Secrets(1); // §1.11, §1.15
    player.advisers = vec![CardAt { facedown: true, ..CardAt::default() }]; // §1.23
    player.warbands = match role {
        Role::Chancellor | Role::Exile => ON_BOARD,
        Role::Citizen => take(purple, ON_BOARD),
    };
    player.favor = Favor(if role == Role::Chancellor { 2 } else { 1 }); // §1.11, §1.15
    if role == Role::Chancellor {
        player.pawn = chancellors_pawn;
        player.relics = vec![CardAt::known(named::THE_GRAND_SCEPTER)]; // §1.8
    }
    player
}
