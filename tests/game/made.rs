//! Positions nobody wrote: random, valid, and the same after writing and reading.

use lawspeaker::{
    cards::{CARDS, Card, Nature, Restriction, Suit},
    game::{
        self, Banks, Campaign, CardAt, CardIdentity, CardRef, Colour, DarkestSecret, Defender, Favor, How, Oath, OnSpace,
        PeoplesFavor, Phase, Pile, Player, Position, Role, Rolled, Secrets, Setup, SiteAtSlot, SiteIdentity, Slot, Supply,
        Target, Title, TitleSide, Warbands, Winner,
    },
};
use proptest::prelude::*;

/// A source of choices, the same for the same seed, and the cards that are still in the box.
struct Maker {
    state: u64,
    box_of_cards: Vec<&'static Card>,
}

impl Maker {
    fn new(seed: u64) -> Self {
        let intact =
            |card: &&Card| !matches!(card.nature, Nature::Banner { .. } | Nature::Reliquary { .. } | Nature::Edifice { .. });
        Self { state: seed | 1, box_of_cards: CARDS.iter().filter(intact).collect() }
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) % bound
    }

    fn count(&mut self, most: u8) -> u8 {
        u8::try_from(self.below(u64::from(most) + 1)).expect("small")
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 0
    }

    fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.yes().then(|| make(self))
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[usize::try_from(self.below(of.len() as u64)).expect("small")]
    }

    fn draw(&mut self, fits: impl Fn(&Nature) -> bool) -> &'static Card {
        self.draw_card(|card| fits(&card.nature))
    }

    fn draw_card(&mut self, fits: impl Fn(&Card) -> bool) -> &'static Card {
        let fitting: Vec<usize> = (0..self.box_of_cards.len()).filter(|at| fits(self.box_of_cards[*at])).collect();
        let at = self.one(&fitting);
        self.box_of_cards.remove(at)
    }

    /// Returns a denizen that may lie there.
    fn denizen(&mut self, not: Restriction) -> CardAt {
        let what = if self.below(8) == 0 {
            CardIdentity::Described { name: self.maybe(|_| "Our \"own\" \u{1b}".to_owned()), suit: Some(self.one(Suit::ALL)) }
        } else {
            let fits = |card: &Card| matches!(card.nature, Nature::Denizen { .. }) && card.restriction != Some(not);
            CardIdentity::Known(CardRef(self.draw_card(fits)))
        };
        CardAt {
            identity: what,
            facedown: false,
            favor: Favor(self.count(1)),
            secrets: Secrets(self.count(1)),
            ..CardAt::default()
        }
    }

    fn relic(&mut self) -> CardAt {
        CardAt { secrets: Secrets(self.count(1)), ..CardAt::known(self.draw(|nature| matches!(nature, Nature::Relic))) }
    }

    fn site(&mut self, slot: Slot, colours: &[Colour]) -> SiteAtSlot {
        let mut site = SiteAtSlot::empty(slot);
        site.identity = match self.below(6) {
            0 => None,
            1 => Some(SiteIdentity::Described { name: self.maybe(|it| format!("Nowhere {}", it.count(9))), capacity: Some(3) }),
            _ => Some(SiteIdentity::Known(CardRef(self.draw(|nature| matches!(nature, Nature::Site(_)))))),
        };
        site.facedown = self.below(4) == 0;
        if !site.facedown {
            (site.favor, site.secrets) = (Favor(self.count(1)), Secrets(self.count(2)));
            let room = site.capacity().unwrap_or(2);
            site.cards = (0..self.count(room)).map(|_| self.denizen(Restriction::AdviserOnly)).collect();
            // Salt the Earth lies alone.
            if site.is_salted() {
                site.cards.truncate(1);
            }
            let count = Warbands(self.count(1) + 1);
            site.warbands = self.maybe(|it| (it.one(colours), count)).into_iter().collect();
            site.relics = match self.below(3) {
                0 => vec![CardAt { facedown: true, ..CardAt::default() }; 2],
                1 => vec![CardAt { facedown: true, ..self.relic() }],
                _ => Vec::new(),
            };
        }
        site
    }

    fn player(&mut self, colour: Colour, role: Role) -> Player {
        let mut player = Player::new(colour);
        player.role = if colour == Colour::Purple || role == Role::Citizen { Some(role) } else { self.maybe(|_| role) };
        player.pawn = self.maybe(|it| it.one(Slot::ALL));
        player.supply = self.maybe(|it| Supply(it.count(7)));
        (player.favor, player.secrets, player.secrets_facedown) =
            (Favor(self.count(2)), Secrets(self.count(3)), Secrets(self.count(1)));
        player.warbands = Warbands(self.count(3));
        player.advisers = (0..self.count(3)).map(|_| self.adviser()).collect();
        player.relics = (0..self.count(1)).map(|_| self.relic()).collect();
        if role == Role::Exile && self.below(5) == 0 {
            player.vision = Some(CardRef(self.draw(|nature| matches!(nature, Nature::Vision(Some(_))))));
        }
        player.drawn =
            (0..self.count(1)).map(|_| CardAt::known(self.draw(|nature| matches!(nature, Nature::Denizen { .. })))).collect();
        player.peeked = self.maybe(|it| it.one(Slot::ALL)).into_iter().collect();
        player
    }

    fn adviser(&mut self) -> CardAt {
        match self.below(3) {
            0 => CardAt { facedown: true, ..CardAt::default() },
            1 => CardAt { facedown: true, ..self.denizen(Restriction::SiteOnly) },
            _ => self.denizen(Restriction::SiteOnly),
        }
    }

    fn setup(&mut self) -> Setup {
        let players = usize::from(self.count(4)) + 2;
        let roles: Vec<Role> = (0..players)
            .map(|at| if at == 0 { Role::Chancellor } else { self.one(&[Role::Exile, Role::Exile, Role::Citizen]) })
            .collect();
        let seated: Vec<(Colour, Role)> = Colour::ALL.iter().copied().zip(roles).collect();
        let armed: Vec<Colour> = seated.iter().filter(|(_, role)| *role != Role::Citizen).map(|(colour, _)| *colour).collect();
        let everybody: Vec<Colour> = seated.iter().map(|(colour, _)| *colour).collect();
        let slots: Vec<Slot> =
            if self.yes() { Slot::ALL.to_vec() } else { Slot::ALL.iter().copied().filter(|_| self.yes()).collect() };
        let mut setup = Setup { phase: self.one(Phase::ALL), ..Setup::default() };
        setup.round = self.maybe(|it| it.count(7) + 1);
        setup.oath = self.maybe(|it| it.one(Oath::ALL));
        setup.visions_drawn = self.maybe(|it| it.count(5));
        setup.turn = self.maybe(|it| it.one(&everybody));
        setup.banks = self.maybe(|it| Banks { favor: [0; 6].map(|_| Favor(it.count(1))), shared: None });
        setup.title =
            self.maybe(|it| Title { holder: it.maybe(|it| it.one(&everybody)), side: it.maybe(|it| it.one(TitleSide::ALL)) });
        setup.peoples_favor = self.maybe(|it| PeoplesFavor {
            holder: it.maybe(|it| it.one(&everybody)),
            favor: Favor(1 + it.count(1)),
            mob: it.yes(),
        });
        setup.darkest_secret =
            self.maybe(|it| DarkestSecret { holder: it.maybe(|it| it.one(&everybody)), secrets: Secrets(1 + it.count(3)) });
        for space in &mut setup.reliquary.spaces {
            *space = match self.below(4) {
                0 => None,
                1 => Some(OnSpace::Taken),
                2 => Some(OnSpace::Covered(None)),
                _ => Some(OnSpace::Covered(self.relic().card().map(CardRef))),
            };
        }
        setup.sites = slots.iter().map(|slot| self.site(*slot, &armed)).collect();
        setup.players = seated.iter().map(|(colour, role)| self.player(*colour, *role)).collect();
        let hidden: Vec<Slot> = setup.sites.iter().filter(|site| site.facedown).map(|site| site.slot).collect();
        for player in &mut setup.players {
            player.pawn = player.pawn.filter(|pawn| !hidden.contains(pawn));
        }
        setup.winner = self.maybe(|it| {
            let (player, role) = it.one(&seated);
            let ways: &[How] = match role {
                Role::Chancellor => &[How::StableRegime, How::WarExhaustion],
                Role::Exile => &[How::Usurper, How::Visionary, How::WarExhaustion],
                Role::Citizen => &[How::Successor, How::WarExhaustion],
            };
            Winner { player, how: it.one(ways) }
        });
        if let Some(winner) = setup.winner {
            describe_win(&mut setup, winner);
            (setup.phase, setup.turn) = (Phase::Chronicle, Some(winner.player));
        } else if setup.phase == Phase::Chronicle {
            setup.phase = Phase::Act;
        }
        self.rest(&mut setup);
        setup
    }

    fn rest(&mut self, setup: &mut Setup) {
        setup.decks.world = self.maybe(|it| Pile::Count(it.count(60)));
        setup.decks.relics = self.maybe(|it| Pile::Cards(it.maybe(Self::relic).into_iter().collect()));
        setup.discards.piles = [0; 3].map(|_| self.maybe(|it| Pile::Cards(vec![it.denizen(Restriction::SiteOnly)])));
        setup.this_turn.discarded = self.maybe(|it| (it.one(Slot::ALL), it.one(Suit::ALL))).into_iter().collect();
        setup.this_turn.travelled = self.maybe(|_| ()).is_some();
        setup.campaign = self.maybe(|it| Campaign {
            defender: it.maybe(|_| Defender::Bandits),
            targets: vec![Target::Site(it.one(Slot::ALL)), Target::Pawn, Target::PeoplesFavor],
            by: it.maybe(|it| it.denizen(Restriction::SiteOnly).identity.card()).flatten(),
            at: it.maybe(|it| it.one(Slot::ALL)),
            rolled: it.maybe(|_| Rolled::parse("sword hollow / double").expect("a roll")),
            ..Campaign::default()
        });
    }
}

proptest! {
    #[test]
    fn positions_survive_writing_and_reading(seed in any::<u64>()) {
        let setup = Maker::new(seed).setup();
        let favor = setup.favor_in_play();
        match Position::new(setup) {
            Err(problems) => prop_assert!(favor > 36, "{problems:?}"),
            Ok(position) => {
                let text = position.to_toml();
                let again = game::read(&text).map(|(again, _)| again);
                prop_assert_eq!(again.as_ref(), Ok(&position), "{}", text);
                let once_more = again.map(|again| again.to_toml());
                prop_assert_eq!(once_more, Ok(text));
                prop_assert_eq!(crate::facts::survives(&position), Ok(()));
            }
        }
    }
}

#[test]
fn most_made_positions_are_valid() {
    let valid =
        (0..200_u64).filter(|seed| Position::new(Maker::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)).setup()).is_ok()).count();
    assert!(valid > 100, "{valid} of 200");
}

#[test]
fn what_a_chronicle_carries_is_kept() {
    let text = "[chronicle]\nversion = \"3.3.2\"\ngame = 0x1F\nwhen = 2024-05-01\nworld = [1, 2.5, true, { a = [], \"b c\" = {} }]\n[chronicle.empire]\nname = \"Ł\"\n";
    let (position, _) = game::read(text).expect("a chronicle");
    let written = position.to_toml();
    assert!(written.contains("game = 0x1F") || written.contains("game = 0x1f"), "{written}");
    assert_eq!(game::read(&written).map(|(again, _)| again), Ok(position));
}

/// Lets nothing that is described speak against a win §3.
fn describe_win(setup: &mut Setup, Winner { player, how }: Winner) {
    match how {
        How::Usurper => setup.title = Some(Title { holder: Some(player), side: Some(TitleSide::Usurper) }),
        How::Visionary => setup.visions_drawn = Some(3),
        How::StableRegime | How::Successor => setup.round = Some(5),
        How::WarExhaustion => setup.round = Some(8),
    }
}
