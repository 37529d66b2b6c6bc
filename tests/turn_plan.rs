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
    planner::{
        self,
        turn::{Step, plan_turn},
    },
    rules::{Action, Aim, Declaration, Fighting, Fought, Goal, Recovered, Request, Table, Thing, Verdict, list, offers},
};

const ME: Colour = Colour::Red;
const ATTACK: [AttackFace; 3] = [AttackFace::Hollow, AttackFace::Sword, AttackFace::Skull];
const DEFENSE: [DefenseFace; 4] = [DefenseFace::Blank, DefenseFace::Shield, DefenseFace::TwoShields, DefenseFace::Double];
const TABLES: u64 = 500;
/// So many positions are tried on a table at most; one with more is left out.
const MOST: usize = 400;

/// A card that does nothing in an Act Phase by itself.
fn is_quiet(card: &Card) -> bool {
    let quiet = |kind: &PowerKind| matches!(kind, PowerKind::Rest | PowerKind::WhenPlayed | PowerKind::Homeland);
    matches!(card.nature, Nature::Denizen { .. })
        && card.powers.iter().all(quiet)
        && card.restriction.is_none()
        && card.special.is_none()
}

/// Returns a small table: three players, few pieces, little Supply.
fn table(seed: u64) -> Position {
    let mut chance = Chance::new(seed);
    let quiet: Vec<&'static Card> = CARDS.iter().filter(|card| is_quiet(card)).collect();
    let colours = [Colour::Purple, Colour::Red, Colour::Blue];
    let players = colours.map(|colour| {
        let mut player = Player::new(colour);
        player.role = Some(if colour == Colour::Purple { Role::Chancellor } else { Role::Exile });
        player.pawn = Some(*chance.pick(&Slot::ALL[..2]));
        player.supply = Some(Supply(2));
        player.favor = Favor(chance.small(1));
        player.secrets = Secrets(chance.small(1));
        player.warbands = Warbands(u8::from(colour == ME) + chance.small(1));
        player
    });
    let sites: Vec<SiteAtSlot> = Slot::ALL
        .iter()
        .enumerate()
        .map(|(at, slot)| {
            let mut site = SiteAtSlot::empty(*slot);
            site.identity = Some(SiteIdentity::Described { name: Some(format!("Place {at}")), capacity: Some(2) });
            if at == 0 && chance.one_in(2) {
                site.cards.push(CardAt::known(quiet[chance.below(quiet.len())]));
            }
            site.facedown = at > 2;
            if at < 3 && !chance.one_in(3) {
                site.warbands = vec![(*chance.pick(&colours), Warbands(1 + chance.small(1)))];
            }
            site
        })
        .collect();
    let setup = Setup {
        round: Some(2),
        oath: Some(*chance.pick(Oath::ALL)),
        visions_drawn: Some(0),
        turn: Some(ME),
        phase: Phase::Act,
        sites,
        banks: Some(Banks { favor: [Favor(1); 6], shared: None }),
        title: Some(Title { holder: Some(Colour::Purple), side: Some(TitleSide::Oathkeeper) }),
        peoples_favor: Some(PeoplesFavor {
            holder: Some(*chance.pick(&colours)).filter(|_| chance.one_in(3)),
            favor: Favor(1),
            mob: false,
        }),
        darkest_secret: Some(DarkestSecret {
            holder: Some(*chance.pick(&colours)).filter(|_| chance.one_in(3)),
            secrets: Secrets(1),
        }),
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
        Aim::Rule(*chance.pick(&Slot::ALL[..2])),
        Aim::Rule(*chance.pick(&Slot::ALL[..2])),
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
        let mut best = self.goal.worth(&table, ME).map_or_else(|_| Fraction::zero(), |worth| worth.chance);
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

    /// Returns the chance over every roll of the dice, the best being chosen after each. Rolls that end alike are one.
    fn fight(&mut self, position: &Position, fighting: &Fighting) -> Option<Fraction> {
        let table = Table::new(position, Some(ME), Edition::Current);
        let Ok(Some(fight)) = planner::fight(&table, fighting, &[]) else { return Some(Fraction::zero()) };
        let mut different: Vec<(Fought, Rolled, Fraction)> = Vec::new();
        for (attack, ways) in rolls(&ATTACK, &[3, 2, 1], fight.odds.attack_dice().0) {
            for (defense, others) in rolls(&DEFENSE, &[2, 2, 1, 1], fight.odds.defense_dice().0) {
                let rolled = Rolled { attack: attack.clone(), defense };
                let mut fighting = fighting.clone();
                fighting.battle.rolled = Some(rolled.clone());
                let fought = planner::roll(&table, &fighting, &[]).expect("as many dice as there are").fought;
                let chance = &ways * &others;
                match different.iter_mut().find(|(known, _, _)| *known == fought) {
                    Some((_, _, sum)) => *sum = &*sum + &chance,
                    None => different.push((fought, rolled, chance)),
                }
            }
        }
        let mut sum = Fraction::zero();
        for (fought, rolled, chance) in different {
            let (mut best, mut seen) = (Fraction::zero(), Vec::new());
            for asked in ends(fighting, rolled, fought.sacrifice) {
                if let Ok(done) = planner::apply(position, Some(ME), Edition::Current, &asked)
                    && !seen.contains(&done.position)
                {
                    best = best.max(self.value(&done.position)?);
                    seen.push(done.position);
                }
            }
            sum = &sum + &(&best * &chance);
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
fn ends(fighting: &Fighting, rolled: Rolled, sacrifice: Warbands) -> Vec<Request> {
    let sites: Vec<Slot> = fighting
        .declaration
        .targets
        .iter()
        .filter_map(|target| if let Target::Site(slot) = target { Some(*slot) } else { None })
        .collect();
    let mut placings: Vec<Vec<(Slot, Warbands)>> = vec![Vec::new()];
    for slot in sites {
        placings = placings
            .into_iter()
            .flat_map(|known| {
                (0..=2).map(move |count| {
                    let mut placing = known.clone();
                    placing.push((slot, Warbands(count)));
                    placing
                })
            })
            .collect();
    }
    let mut sacrifices = vec![None, Some(Warbands::NONE), Some(sacrifice)];
    sacrifices.dedup();
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
    for dice in 0..5 {
        let sum = rolls(&ATTACK, &[3, 2, 1], dice).iter().fold(Fraction::zero(), |sum, (_, chance)| &sum + chance);
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
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        assert_eq!(plan.worth.chance, expected, "table {seed}, {goal:?}\n{}\n{:#?}", position.to_toml(), plan.line);
        compared += 1;
        fought += usize::from(expected != Fraction::zero() && expected != Fraction::one());
    }
    assert!(fought > 50, "only {fought} of {seed} tables had a chance that is no certainty");
}

/// Carries out a line, with every roll of the dice at its end; each step must be legal.
fn carried_out(position: &Position, line: &[Step], goal: &Goal) -> Fraction {
    let mut position = position.clone();
    for step in line {
        if !step.ends.is_empty() {
            return fought_out(&position, step, goal);
        }
        let done = planner::apply(&position, Some(ME), Edition::Current, &step.asked);
        position = done.unwrap_or_else(|refused| panic!("{:?}: {refused:?}", step.asked)).position;
    }
    goal.worth(&Table::new(&position, Some(ME), Edition::Current), ME).expect("all is told").chance
}

fn fought_out(position: &Position, step: &Step, goal: &Goal) -> Fraction {
    let table = Table::new(position, Some(ME), Edition::Current);
    let Action::Campaign(fighting) = &step.asked.action else { panic!("no Campaign: {step:?}") };
    let fight = planner::fight(&table, fighting, &step.asked.using).expect("a small fight").expect("all is told");
    let mut sum = Fraction::zero();
    for (attack, ways) in rolls(&ATTACK, &[3, 2, 1], fight.odds.attack_dice().0) {
        for (defense, others) in rolls(&DEFENSE, &[2, 2, 1, 1], fight.odds.defense_dice().0) {
            let mut best = None;
            for end in &step.ends {
                let mut asked = end.asked.clone();
                if let Action::Campaign(fighting) = &mut asked.action {
                    fighting.battle.rolled = Some(Rolled { attack: attack.clone(), defense: defense.clone() });
                }
                if let Ok(done) = planner::apply(position, Some(ME), Edition::Current, &asked) {
                    best = best.max(Some(carried_or_nothing(&done.position, &end.line, goal)));
                }
            }
            sum = &sum + &(&best.expect("every roll has an end") * &(&ways * &others));
        }
    }
    sum
}

/// Returns what a line comes to; nothing where it was made for another end.
fn carried_or_nothing(position: &Position, line: &[Step], goal: &Goal) -> Fraction {
    let mut at = position.clone();
    let fits = line.iter().take_while(|step| step.ends.is_empty()).all(|step| {
        let done = planner::apply(&at, Some(ME), Edition::Current, &step.asked);
        done.map(|done| at = done.position).is_ok()
    });
    if fits { carried_out(position, line, goal) } else { Fraction::zero() }
}

#[test]
fn the_told_chance_is_what_carrying_the_line_out_gives() {
    let mut fought = 0;
    for seed in 1..150 {
        let (position, goal) = (table(seed), goal(seed));
        let plan = plan_turn(&position, ME, Edition::Current.into(), &goal, &|_| false);
        assert_eq!(carried_out(&position, &plan.line, &goal), plan.worth.chance, "table {seed}: {:?}", plan.line);
        assert_eq!(carried_out(&position, &plan.safe.1, &goal), plan.safe.0.chance, "table {seed}");
        fought += usize::from(plan.line.iter().any(|step| !step.ends.is_empty()));
    }
    assert!(fought > 10, "only {fought} lines have a fight");
}

#[test]
fn more_supply_and_more_warbands_are_never_worse() {
    for seed in 1..80 {
        let (position, goal) = (table(seed), goal(seed));
        let chance = |position: &Position| plan_turn(position, ME, Edition::Current.into(), &goal, &|_| false).worth.chance;
        let more = |change: fn(&mut Player)| {
            let mut setup = position.clone().into_setup();
            setup.players.iter_mut().filter(|player| player.colour == ME).for_each(change);
            Position::new(setup).expect("a little more")
        };
        let now = chance(&position);
        assert!(chance(&more(|player| player.supply = Some(Supply(3)))) >= now, "table {seed}: Supply");
        assert!(chance(&more(|player| player.warbands = Warbands(player.warbands.0 + 1))) >= now, "table {seed}: warbands");
    }
}

#[test]
fn other_colours_change_nothing() {
    let other = |colour: Colour| if colour == Colour::Blue { Colour::Yellow } else { colour };
    for seed in 1..80 {
        let (position, goal) = (table(seed), goal(seed));
        let mut setup = position.clone().into_setup();
        setup.players.iter_mut().for_each(|player| player.colour = other(player.colour));
        setup.sites.iter_mut().flat_map(|site| &mut site.warbands).for_each(|(colour, _)| *colour = other(*colour));
        for holder in
            [setup.peoples_favor.as_mut().map(|it| &mut it.holder), setup.darkest_secret.as_mut().map(|it| &mut it.holder)]
        {
            let holder = holder.expect("a banner");
            *holder = holder.map(other);
        }
        let renamed = Position::new(setup).expect("the same table");
        let aims = goal.0.iter().map(|aim| if let Aim::Kill(colour) = aim { Aim::Kill(other(*colour)) } else { *aim });
        let chance = |position: &Position, goal: &Goal| plan_turn(position, ME, Edition::Current.into(), goal, &|_| false).worth;
        assert_eq!(chance(&position, &goal), chance(&renamed, &Goal(aims.collect())), "table {seed}");
    }
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
