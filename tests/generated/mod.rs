//! Positions nobody wrote: a described table made from one number, always valid, every piece counted.

use lawspeaker::{
    cards::{CARDS, Card, Nature, Restriction, Suit},
    game::{
        Banks, CardAt, CardIdentity, CardRef, Colour, DarkestSecret, Favor, Oath, OnSpace, PeoplesFavor, Phase, Pile, Player,
        Position, Role, Secrets, Setup, SiteAtSlot, SiteIdentity, Slot, Supply, Title, TitleSide, Warbands,
    },
};

/// Chance from a number (splitmix64): the same number gives the same table on every machine.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the chance that belongs to a name, wherever it stands in its list (FNV-1a).
    pub fn of(name: &str, time: u64) -> Self {
        let hash =
            name.bytes().fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
        Self(hash ^ time)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit.max(1) as u64).expect("fits")
    }

    pub fn small(&mut self, most: u8) -> u8 {
        u8::try_from(self.below(usize::from(most) + 1)).expect("fits")
    }

    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
    }
}

/// The cards of a game, shuffled, to be dealt.
struct Deal {
    denizens: Vec<&'static Card>,
    visions: Vec<&'static Card>,
    relics: Vec<&'static Card>,
    sites: Vec<&'static Card>,
}

impl Deal {
    fn new(chance: &mut Chance) -> Self {
        let mut of = |is: fn(&Card) -> bool| {
            let mut cards: Vec<&'static Card> = CARDS.iter().filter(|card| is(card)).collect();
            chance.shuffle(&mut cards);
            cards
        };
        Self {
            denizens: of(|card| matches!(card.nature, Nature::Denizen { .. })),
            visions: of(|card| matches!(card.nature, Nature::Vision(_))),
            relics: of(|card| matches!(card.nature, Nature::Relic) && card.id != "the-grand-scepter"),
            sites: of(|card| matches!(card.nature, Nature::Site(_))),
        }
    }

    /// Returns the next denizen that may lie there.
    fn denizen(&mut self, not: Restriction) -> CardAt {
        let at = self.denizens.iter().rposition(|card| card.restriction != Some(not)).expect("enough denizens");
        CardAt::known(self.denizens.remove(at))
    }

    fn relic(&mut self, facedown: bool) -> CardAt {
        CardAt { facedown, ..CardAt::known(self.relics.pop().expect("enough relics")) }
    }
}

/// Returns a position with everything described.
pub fn position(seed: u64) -> Position {
    let mut chance = Chance::new(seed);
    let mut deal = Deal::new(&mut chance);
    let count = 2 + chance.below(5);
    let colours = &Colour::ALL[..count];
    let mut setup = Setup {
        round: Some(1 + chance.small(7)),
        oath: Some(*chance.pick(Oath::ALL)),
        visions_drawn: Some(chance.small(5)),
        turn: Some(*chance.pick(colours)),
        phase: *chance.pick(&[Phase::Wake, Phase::Act, Phase::Act, Phase::Act, Phase::Rest]),
        banks: Some(Banks { favor: [Favor(chance.small(3)); 6], shared: None }),
        title: Some(Title { holder: Some(*chance.pick(colours)), side: Some(*chance.pick(TitleSide::ALL)) }),
        peoples_favor: Some(PeoplesFavor {
            holder: Some(*chance.pick(colours)).filter(|_| !chance.one_in(3)),
            favor: Favor(1 + chance.small(4)),
            mob: chance.one_in(3),
        }),
        darkest_secret: Some(DarkestSecret {
            holder: Some(*chance.pick(colours)).filter(|_| !chance.one_in(3)),
            secrets: Secrets(1 + chance.small(3)),
        }),
        ..Setup::default()
    };
    for space in &mut setup.reliquary.spaces {
        let covered = !chance.one_in(4);
        *space = Some(if covered { OnSpace::Covered(deal.relics.pop().map(CardRef)) } else { OnSpace::Taken });
    }
    setup.players = colours.iter().map(|colour| player(*colour, &mut chance, &mut deal)).collect();
    setup.sites = Slot::ALL.iter().map(|slot| site(*slot, &setup.players, &mut chance, &mut deal)).collect();
    keep_to_the_warbands_there_are(&mut setup);
    scatter_favor(&mut setup, &mut chance);
    stock(&mut setup, &mut chance, deal);
    Position::new(setup).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}"))
}

fn player(colour: Colour, chance: &mut Chance, deal: &mut Deal) -> Player {
    let mut player = Player::new(colour);
    let role = if colour == Colour::Purple { Role::Chancellor } else { *chance.pick(&[Role::Exile, Role::Exile, Role::Citizen]) };
    player.role = Some(role);
    player.pawn = Some(*chance.pick(Slot::ALL));
    player.supply = Some(Supply(chance.small(7)));
    player.secrets = Secrets(chance.small(3));
    player.secrets_facedown = Secrets(chance.small(1));
    player.warbands = Warbands(chance.small(if role.is_imperial() { 2 } else { 6 }));
    for _ in 0..chance.small(3) {
        let mut adviser = deal.denizen(Restriction::SiteOnly);
        adviser.facedown = chance.one_in(3);
        player.advisers.push(adviser);
    }
    for _ in 0..chance.small(2) {
        player.relics.push(deal.relic(false));
    }
    if colour == Colour::Purple {
        player.relics.extend(CARDS.iter().find(|card| card.id == "the-grand-scepter").map(CardAt::known));
    }
    if role == Role::Exile && chance.one_in(3) {
        let goal = deal.visions.iter().position(|card| matches!(card.nature, Nature::Vision(Some(_))));
        player.vision = goal.map(|at| CardRef(deal.visions.remove(at)));
    }
    player
}

fn site(slot: Slot, players: &[Player], chance: &mut Chance, deal: &mut Deal) -> SiteAtSlot {
    let mut site = SiteAtSlot::empty(slot);
    site.identity = deal.sites.pop().map(|card| SiteIdentity::Known(CardRef(card)));
    let pawn_is_here = players.iter().any(|player| player.pawn == Some(slot));
    site.facedown = !pawn_is_here && chance.one_in(3);
    if site.facedown {
        return site;
    }
    for _ in 0..chance.small(site.capacity().unwrap_or(0)) {
        site.cards.push(deal.denizen(Restriction::AdviserOnly));
    }
    // Salt the Earth lies alone.
    if site.is_salted() {
        site.cards.truncate(1);
    }
    if site.facts().is_some_and(|facts| facts.reveal.relics > 0) && chance.one_in(2) && !deal.relics.is_empty() {
        site.relics.push(deal.relic(true));
    }
    site.secrets = Secrets(chance.small(1));
    if !chance.one_in(3) {
        let ruler = chance.pick(players);
        let colour = ruler.warband_colour().expect("the role is told");
        site.warbands = vec![(colour, Warbands(1 + chance.small(1)))];
    }
    site
}

/// Leaves one warband at sites of a colour that would have more than there are: six on the board and eight at sites are 14.
fn keep_to_the_warbands_there_are(setup: &mut Setup) {
    for at in 0..setup.sites.len() {
        let Some((colour, _)) = setup.sites[at].warbands.first().copied() else { continue };
        if setup.warbands_in_play(colour) > u16::from(colour.warbands().0) {
            setup.sites[at].warbands = vec![(colour, Warbands(1))];
        }
    }
}

/// Puts some favor on boards and cards: 18 in the banks at most, 5 on the banner, 13 here.
fn scatter_favor(setup: &mut Setup, chance: &mut Chance) {
    let mut left = 13_u8;
    for player in &mut setup.players {
        let share = chance.small(left.min(4));
        left -= share;
        player.favor = Favor(share);
    }
    for card in setup.sites.iter_mut().flat_map(|site| &mut site.cards) {
        if left > 0 && chance.one_in(6) {
            left -= 1;
            card.favor = Favor(1);
        } else if chance.one_in(8) {
            card.secrets = Secrets(1);
        }
    }
}

/// Describes the decks and piles with what is left.
fn stock(setup: &mut Setup, chance: &mut Chance, mut deal: Deal) {
    let mut world: Vec<CardAt> = deal.denizens.drain(..30).chain(deal.visions.drain(..)).map(CardAt::known).collect();
    chance.shuffle(&mut world);
    for pile in &mut setup.discards.piles {
        *pile = Some(Pile::Cards(world.drain(..chance.below(4)).collect()));
    }
    setup.decks.world = Some(Pile::Cards(world));
    setup.decks.relics = Some(Pile::Cards(deal.relics.drain(..).map(CardAt::known).collect()));
}

/// Returns the start of a game §1 with everything described: pawns, advisers, decks and what lies facedown.
pub fn start(seed: u64) -> Position {
    let mut chance = Chance::new(seed);
    let mut deal = Deal::new(&mut chance);
    let players = 2 + chance.small(4);
    let mut setup = lawspeaker::game::start(players, *chance.pick(Oath::ALL));
    let at_sites: Vec<&str> =
        setup.sites.iter().flat_map(|site| &site.cards).filter_map(CardAt::card).map(|card| card.id).collect();
    deal.denizens.retain(|card| !at_sites.contains(&card.id));
    for space in &mut setup.reliquary.spaces {
        *space = Some(OnSpace::Covered(deal.relics.pop().map(CardRef)));
    }
    for relic in setup.sites.iter_mut().flat_map(|site| &mut site.relics) {
        *relic = deal.relic(true);
    }
    let faceup: Vec<Slot> = setup.sites.iter().filter(|site| !site.facedown).map(|site| site.slot).collect();
    for player in &mut setup.players {
        player.pawn = player.pawn.or(Some(*chance.pick(&faceup)));
        player.advisers = vec![CardAt { facedown: true, ..CardAt::known(deal.denizens.pop().expect("enough denizens")) }];
    }
    stock(&mut setup, &mut chance, deal);
    Position::new(setup).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}"))
}

/// Returns the same table with one site out of sight and the banks written down, so that nothing is derived: a piece that
/// gets lost is missed.
pub fn with_banks_written(position: &Position) -> Position {
    let mut setup = position.clone().into_setup();
    let is_free = |site: &SiteAtSlot| !setup.players.iter().any(|player| player.pawn == Some(site.slot));
    let hidden = setup.sites.iter().position(is_free).expect("six pawns leave two sites free");
    setup.sites.remove(hidden);
    let shared = 36 - setup.favor_in_play();
    if let Some(banks) = setup.banks.as_mut() {
        banks.shared = Some(Favor(u8::try_from(shared).expect("36 at most")));
    }
    for at in 0..setup.players.len() {
        let colour = setup.players[at].colour;
        let left = u16::from(colour.warbands().0) - setup.warbands_in_play(colour);
        setup.players[at].bank = Some(Warbands(u8::try_from(left).expect("24 at most")));
    }
    Position::new(setup).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// What no action may change: all the favor, warbands and cards there are; nothing where the description does not tell.
#[derive(Debug, PartialEq, Eq)]
pub struct Count {
    favor: Option<u16>,
    warbands: Vec<(Colour, Option<u16>)>,
    cards: Option<usize>,
    relics: Option<usize>,
    sites: usize,
}

impl Count {
    /// Returns whether there are as many pieces of each kind; a card that gets its name may have been no relic before.
    pub fn is_same_whole(&self, other: &Self) -> bool {
        let cards = |count: &Self| Some(count.cards? + count.relics?);
        let rest = |count: &Self| (count.favor, count.warbands.clone(), count.sites);
        cards(self) == cards(other) && rest(self) == rest(other)
    }

    /// Returns whether there are as many pieces of each kind that both descriptions tell.
    pub fn agrees(&self, other: &Self) -> bool {
        fn same<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
            one.zip(other).is_none_or(|(one, other)| one == other)
        }
        let cards = |count: &Self| Some(count.cards? + count.relics?);
        let warbands = self.warbands.iter().all(|(colour, count)| {
            let others = other.warbands.iter().find(|(other, _)| other == colour).and_then(|(_, count)| *count);
            same(*count, others)
        });
        same(self.favor, other.favor) && warbands && same(cards(self), cards(other))
    }
}

/// Counts every piece, the shared and personal banks and the cards that nobody names included.
pub fn count(position: &Position) -> Count {
    let warbands = |colour: Colour| Some(position.warbands_in_play(colour) + u16::from(position.bank(colour)?.0));
    let visions = position.players.iter().filter(|player| player.vision.is_some()).count();
    // The Conspiracy goes to the box §5.1.4.IV. A card that nobody knows is no relic: Pilgrimage.
    let is = |card: &CardAt, relic: bool| {
        card.card().map_or(!relic, |it| it.id != "conspiracy" && matches!(it.nature, Nature::Relic) == relic)
    };
    let in_play = |relic: bool| position.cards().filter(|card| is(card, relic)).count();
    let covered = position.reliquary.spaces.iter().filter(|space| matches!(space, Some(OnSpace::Covered(_)))).count();
    let all_told = position.reliquary.spaces.iter().all(Option::is_some);
    // Cards of a pile of which only the number is told.
    let uncounted = |pile: &Option<Pile>| match pile {
        Some(Pile::Count(count)) => Some(usize::from(*count)),
        Some(Pile::Cards(_)) => Some(0),
        None => None,
    };
    let discards: Option<usize> = position.discards.piles.iter().map(uncounted).sum();
    let world = || Some(in_play(false) + visions + uncounted(&position.decks.world)? + discards?);
    let relics = || Some(in_play(true) + covered + uncounted(&position.decks.relics)?).filter(|_| all_told);
    Count {
        favor: position.shared_favor().map(|shared| position.favor_in_play() + u16::from(shared.0)),
        warbands: position.players.iter().map(|it| (it.colour, warbands(it.colour))).collect(),
        cards: world(),
        relics: relics(),
        sites: position.sites.len(),
    }
}

/// Leaves something out of a description that nobody is obliged to tell, several things at times.
pub fn leave_out_anything(setup: &mut Setup, chance: &mut Chance) {
    for _ in 0..=chance.below(4) {
        let at = chance.below(setup.players.len());
        let pile = chance.below(3);
        match chance.below(21) {
            0 => setup.round = None,
            1 => setup.visions_drawn = None,
            2 => setup.banks = None,
            3 => setup.title = None,
            4 => setup.peoples_favor = None,
            5 => setup.darkest_secret = None,
            6 => setup.reliquary.spaces[chance.below(4)] = None,
            7 => setup.oath = None,
            8 => setup.decks.world = None,
            9 => setup.decks.relics = None,
            10 => setup.discards.piles[pile] = None,
            11 => setup.discards.piles[pile] = setup.discards.piles[pile].take().map(|pile| only_counted(&pile)),
            12 => setup.decks.world = setup.decks.world.take().map(|pile| only_counted(&pile)),
            13 => forget_names(setup.sites.iter_mut().flat_map(|site| &mut site.relics)),
            14 => forget_names(setup.players.iter_mut().flat_map(|player| &mut player.advisers).filter(|it| it.facedown)),
            15 => setup.reliquary.spaces.iter_mut().flatten().for_each(|space| {
                if let OnSpace::Covered(relic) = space {
                    *relic = None;
                }
            }),
            16 => setup.title = setup.title.map(|title| Title { side: None, ..title }),
            17 => setup.decks.relics = setup.decks.relics.take().map(|pile| only_counted(&pile)),
            number => {
                if let Some(player) = setup.players.get_mut(at) {
                    match number {
                        18 => player.pawn = None,
                        19 if player.role != Some(Role::Chancellor) => player.role = None,
                        _ => player.supply = None,
                    }
                }
            }
        }
    }
}

fn only_counted(pile: &Pile) -> Pile {
    match pile {
        Pile::Count(count) => Pile::Count(*count),
        Pile::Cards(cards) => Pile::Count(u8::try_from(cards.len()).expect("a pile fits")),
    }
}

/// Turns cards into ones that nobody names.
pub fn forget_names<'a>(cards: impl Iterator<Item = &'a mut CardAt>) {
    for card in cards {
        card.identity = CardIdentity::Unknown;
    }
}

/// Returns a suit by chance.
pub fn suit(chance: &mut Chance) -> Suit {
    *chance.pick(Suit::ALL)
}
