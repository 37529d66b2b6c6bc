//! The plan of a turn is what trying everything gives: every action in every order, every roll of the dice, every placing of
//! warbands, on small tables by chance; and what does not depend on names does not change with them.

use crate::generated::Chance;
use lawspeaker::{
    cards::{CARDS, Card, Nature, PowerKind},
    game::{
        Banks, CardAt, CardRef, Colour, DarkestSecret, Favor, Oath, PeoplesFavor, Phase, Player, Position, Role, Rolled, Secrets,
        Setup, SiteAtSlot, SiteIdentity, Slot, Supply, Target, Title, TitleSide, Warbands,
    },
    law::{Edition, Lang},
    notation,
    odds::{AttackFace, DefenseFace, Fraction},
    planner::{self, turn::plan_turn},
    rules::{
        Action, Aim, Declaration, Fighting, Goal, Recovered, Request, Table, Thing, Verdict, list, offers,
    },
};

const ME: Colour = Colour::Red;
const TABLES: u64 = 500;
/// So many positions are tried on a table at most; one with more is left out.
const MOST: usize = 1_500;

/// A card that does nothing in an Act Phase by itself.
fn is_quiet(card: &Card) -> bool {
    let quiet = |kind: &PowerKind| matches!(kind, PowerKind::Rest | PowerKind::WhenPlayed | PowerKind::Homeland);
    matches!(card.nature, Nature::Denizen { .. }) && card.powers.iter().all(quiet) && card.special.is_none()
}

/// Returns a site without powers.
fn plain_sites() -> Vec<&'static Card> {
    let plain = |card: &&Card| matches!(card.nature, Nature::Site(_)) && card.effects.is_empty() && card.special.is_none();
    CARDS.iter().filter(plain).collect()
}

/// Returns a small table: three players, few pieces, little Supply.
fn table(seed: u64) -> Position {
    let mut chance = Chance::new(seed);
    let quiet: Vec<&'static Card> = CARDS.iter().filter(|card| is_quiet(card)).collect();
    let plain = plain_sites();
    let colours = [Colour::Purple, Colour::Red, Colour::Blue];
    let players = colours.map(|colour| {
        let mut player = Player::new(colour);
        player.role = Some(if colour == Colour::Purple { Role::Chancellor } else { Role::Exile });
        player.pawn = Some(*chance.pick(&Slot::ALL[..3]));
        player.supply = Some(Supply(if chance.one_in(4) { 3 } else { 2 }));
        player.favor = Favor(chance.small(3));
        player.secrets = Secrets(chance.small(2));
        player.warbands = Warbands(chance.small(2));
        player
    });
    let sites = Slot::ALL.iter().enumerate().map(|(at, slot)| {
        let mut site = SiteAtSlot::empty(*slot);
        site.identity = plain.get(at % plain.len()).filter(|_| at < plain.len()).map(|card| SiteIdentity::Known(CardRef(card)));
        if site.identity.is_none() {
            site.identity = Some(SiteIdentity::Described { name: Some(format!("Place {at}")), capacity: Some(2) });
        }
        if at == 0 && chance.one_in(2) {
            site.cards.push(CardAt::known(quiet[chance.below(quiet.len())]));
        }
        if !chance.one_in(3) {
            site.warbands = vec![(*chance.pick(&colours), Warbands(1 + chance.small(1)))];
        }
        site
    });
    let setup = Setup {
        round: Some(2),
        oath: Some(*chance.pick(Oath::ALL)),
        visions_drawn: Some(0),
        turn: Some(ME),
        phase: Phase::Act,
        sites: sites.collect(),
        banks: Some(Banks { favor: [Favor(1); 6], shared: None }),
        title: Some(Title { holder: Some(Colour::Purple), side: Some(TitleSide::Oathkeeper) }),
        peoples_favor: Some(PeoplesFavor { holder: Some(*chance.pick(&colours)), favor: Favor(1), mob: false }),
        darkest_secret: Some(DarkestSecret { holder: Some(*chance.pick(&colours)), secrets: Secrets(1) }),
        players: players.into(),
        ..Setup::default()
    };
    Position::new(setup).unwrap_or_else(|problems| panic!("seed {seed}: {problems:?}"))
}

fn goal(seed: u64) -> Goal {
    let mut chance = Chance::new(seed ^ 0xA5A5);
    let aims = [
        Aim::Title,
        Aim::Title,
        Aim::Rule(*chance.pick(&Slot::ALL[..4])),
        Aim::Hold(Thing::PeoplesFavor),
        Aim::Hold(Thing::DarkestSecret),
        Aim::Kill(Colour::Blue),
        Aim::Win,
    ];
    Goal(vec![*chance.pick(&aims)])
}

/// Tries everything, and remembers nothing but the positions on the way.
struct Everything<'a> {
    goal: &'a Goal,
    path: Vec<Position>,
    left: usize,
}

impl Everything<'_> {
    fn value(&mut self, position: &Position) -> Option<Fraction> {
        let table = Table::new(position, Some(ME), Edition::Current);
        let mut best = self.goal.worth(&table, ME).map(|worth| worth.chance).unwrap_or_else(|_| Fraction::zero());
        if best == Fraction::one() || position.winner.is_some() || self.path.contains(position) {
            return Some(best);
        }
        self.left = self.left.checked_sub(1)?;
        self.path.push(position.clone());
        for listed in list(&table).into_iter().filter(|it| it.ruling.verdict() == Verdict::Legal) {
            let last = listed.most.or(listed.asked.number()).unwrap_or_default();
            let first = listed.asked.number().unwrap_or(last);
            if matches!(listed.asked.action, Action::Campaign(_) | Action::Rest(_)) {
                continue;
            }
            for asked in (first..=last).map(|number| listed.asked.with_number(number)).flat_map(started) {
                if let Ok(done) = planner::apply(position, Some(ME), Edition::Current, &asked)
                    && done.ruling.leave.is_empty()
                {
                    best = best.max(self.value(&done.position)?);
                }
            }
        }
        for fighting in campaigns(&table) {
            best = best.max(self.fight(position, &fighting)?);
        }
        self.path.pop();
        Some(best)
    }

    /// Returns the chance over every roll of the dice, the best being chosen after each.
    fn fight(&mut self, position: &Position, fighting: &Fighting) -> Option<Fraction> {
        let table = Table::new(position, Some(ME), Edition::Current);
        let Ok(Some(fight)) = planner::fight(&table, fighting, &[]) else { return Some(Fraction::zero()) };
        let mut sum = Fraction::zero();
        for (attack, ways) in rolls(&[AttackFace::Hollow, AttackFace::Sword, AttackFace::Skull], &[3, 2, 1], fight.odds.attack_dice().0) {
            let faces = [DefenseFace::Blank, DefenseFace::Shield, DefenseFace::TwoShields, DefenseFace::Double];
            for (defense, others) in rolls(&faces, &[2, 2, 1, 1], fight.odds.defense_dice().0) {
                let mut best = Fraction::zero();
                for asked in ends(fighting, Rolled { attack: attack.clone(), defense: defense.clone() }) {
                    if let Ok(done) = planner::apply(position, Some(ME), Edition::Current, &asked) {
                        best = best.max(self.value(&done.position)?);
                    }
                }
                sum = &sum + &(&best * &(&ways * &others));
            }
        }
        Some(sum)
    }
}

/// Returns a Recover of the People's Favor with every bank to begin with.
fn started(asked: Request) -> Vec<Request> {
    let Action::Recover(Recovered::PeoplesFavor { paying, .. }) = asked.action else { return vec![asked] };
    let with = |suit: &lawspeaker::cards::Suit| {
        Request::from(Action::Recover(Recovered::PeoplesFavor { paying, starting: Some(*suit) }))
    };
    lawspeaker::cards::Suit::ALL.iter().map(with).collect()
}

/// Returns every set of targets against everybody in reach.
fn campaigns(table: &Table<'_>) -> Vec<Fighting> {
    let mut all = Vec::new();
    for offer in offers(table) {
        let sites = offer.sites.iter().map(|slot| Target::Site(*slot));
        let things: Vec<Target> = sites.chain(offer.things.iter().map(|thing| thing.target)).collect();
        for mask in 1_u32..1 << things.len() {
            let targets = things.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, target)| *target).collect();
            let fighting = Fighting::from(Declaration::against(offer.defender, targets));
            let asked = Request::from(Action::Campaign(Box::new(fighting.clone())));
            if lawspeaker::rules::may(table, &asked).verdict() == Verdict::Legal {
                all.push(fighting);
            }
        }
    }
    all
}

/// Returns a Campaign with dice and everything that could be chosen after them.
fn ends(fighting: &Fighting, rolled: Rolled) -> Vec<Request> {
    let sites: Vec<Slot> = fighting
        .declaration
        .targets
        .iter()
        .filter_map(|target| if let Target::Site(slot) = target { Some(*slot) } else { None })
        .collect();
    let mut placings: Vec<Vec<(Slot, Warbands)>> = vec![Vec::new()];
    for slot in sites {
        placings = placings.into_iter().flat_map(|known| (0..=3).map(move |count| {
            let mut placing = known.clone();
            placing.push((slot, Warbands(count)));
            placing
        })).collect();
    }
    let sacrifices = std::iter::once(None).chain((0..=3).map(|count| Some(Warbands(count))));
    let banishings: Vec<Option<Slot>> = if fighting.declaration.targets.contains(&Target::Pawn) {
        std::iter::once(None).chain(Slot::ALL.iter().copied().map(Some)).collect()
    } else {
        vec![None]
    };
    let mut all = Vec::new();
    for sacrificing in sacrifices {
        for placing in &placings {
            for banishing in &banishings {
                let mut fighting = fighting.clone();
                fighting.battle.rolled = Some(rolled.clone());
                (fighting.aftermath.sacrificing, fighting.aftermath.banishing) = (sacrificing, *banishing);
                fighting.aftermath.placing.clone_from(placing);
                all.push(Request::from(Action::Campaign(Box::new(fighting))));
            }
        }
    }
    // Without anything placed, for a Campaign that is lost.
    let mut lost = fighting.clone();
    lost.battle.rolled = Some(rolled);
    all.push(Request::from(Action::Campaign(Box::new(lost))));
    all
}

/// Returns every roll of some dice, whatever their order, with its chance.
fn rolls<F: Copy>(faces: &[F], sides: &[u32], dice: u32) -> Vec<(Vec<F>, Fraction)> {
    let Some((face, rest)) = faces.split_first() else {
        return if dice == 0 { vec![(Vec::new(), Fraction::one())] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for count in 0..=dice {
        let mut chance = Fraction::one();
        for at in 0..count {
            // So many of the dice that are left show this face: one binomial coefficient, step by step.
            let step = Fraction::new(u64::from(dice - at) * u64::from(sides[0]), u64::from(at + 1) * 6).expect("no zero");
            chance = &chance * &step;
        }
        for (others, share) in rolls(rest, &sides[1..], dice - count) {
            all.push((std::iter::repeat_n(*face, count as usize).chain(others).collect(), &chance * &share));
        }
    }
    all
}

#[test]
fn every_roll_is_listed() {
    let faces = [AttackFace::Hollow, AttackFace::Sword, AttackFace::Skull];
    for dice in 0..5 {
        let sum = rolls(&faces, &[3, 2, 1], dice).iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
        assert_eq!(sum, Fraction::one());
    }
}

#[test]
fn law_4_2_the_best_line_is_what_trying_everything_gives() {
    let (mut compared, mut fought, mut seed) = (0, 0, 0);
    while compared < TABLES {
        seed += 1;
        let (position, goal) = (table(seed), goal(seed));
        let mut everything = Everything { goal: &goal, path: Vec::new(), left: MOST };
        let Some(expected) = everything.value(&position) else { continue };
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|| false);
        assert_eq!(plan.worth.chance, expected, "table {seed}, {goal:?}\n{}\n{:#?}", position.to_toml(), plan.line);
        compared += 1;
        fought += usize::from(expected != Fraction::zero() && expected != Fraction::one());
    }
    assert!(fought > 50, "only {fought} of {seed} tables had a chance that is no certainty");
}

#[test]
fn every_goal_is_read_as_it_is_printed() {
    let position = table(1);
    let relic = CARDS.iter().find(|card| card.id == "map").map(CardRef).expect("a relic");
    let aims = [
        Aim::Win,
        Aim::Title,
        Aim::Usurper,
        Aim::Rule(Slot::Cradle1),
        Aim::Rule(Slot::Hinterland3),
        Aim::Hold(Thing::PeoplesFavor),
        Aim::Hold(Thing::DarkestSecret),
        Aim::Hold(Thing::Relic(relic)),
        Aim::Kill(Colour::Blue),
    ];
    let most = lawspeaker::rules::Goods::ALL.map(Aim::Most);
    for lang in Lang::ALL {
        for aim in aims.into_iter().chain(most) {
            let goal = Goal(vec![aim, Aim::Title]);
            let said = notation::print_goal(&goal, &position, lang);
            assert_eq!(notation::parse_goal(&said, &position), Ok(goal), "{said}");
        }
    }
    for typed in ["", "conquer", "rule nowhere", "win the", "most of all", "title and", "kill bandits"] {
        assert!(notation::parse_goal(typed, &position).is_err(), "{typed}");
    }
}
