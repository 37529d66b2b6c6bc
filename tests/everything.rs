//! Trying everything: every action in every order, every set of targets, every number of dice, every choice of battle plans of both
//! sides, every roll, every placing. Nothing is remembered but the positions on the way. Slow, and too simple to be wrong.

use lawspeaker::{
    cards::{PowerKind, Suit},
    game::{CardAt, CardIdentity, CardRef, Colour, Position, Rolled, Slot, Target, Warbands},
    law::{Edition, Lang},
    notation,
    odds::{AttackFace, DefenseFace, Fraction},
    planner::{self, ApplyError},
    rules::{Action, Declaration, Fighting, Fought, Goal, Pick, Refused, Request, Table, Verdict, list, may, offers},
};
use std::time::Instant;

pub const ATTACK: [AttackFace; 3] = [AttackFace::Hollow, AttackFace::Sword, AttackFace::Skull];
pub const DEFENSE: [DefenseFace; 4] = [DefenseFace::Blank, DefenseFace::Shield, DefenseFace::TwoShields, DefenseFace::Double];

/// Tries everything.
pub struct Everything<'a> {
    pub me: Colour,
    pub goal: &'a Goal,
    pub path: Vec<Position>,
    /// So many positions are tried at most.
    pub left: usize,
    /// Nothing is tried any more then.
    pub until: Option<Instant>,
}

impl Everything<'_> {
    /// Returns the best chance from a position; nothing where there are too many, or where it takes too long.
    pub fn value(&mut self, position: &Position) -> Option<Fraction> {
        self.go_on()?;
        let table = Table::new(position, Some(self.me), Edition::Current);
        let mut best = self.goal.worth(&table, self.me).map_or_else(|_| Fraction::zero(), |worth| worth.chance);
        if best == Fraction::one() || position.winner.is_some() || self.path.contains(position) {
            return Some(best);
        }
        self.left = self.left.checked_sub(1)?;
        self.path.push(position.clone());
        for listed in list(&table).into_iter().filter(|it| it.ruling.verdict() == Verdict::Legal) {
            if matches!(listed.asked.action, Action::Campaign(_) | Action::Rest(_)) {
                continue;
            }
            let last = listed.most.or(listed.asked.number()).unwrap_or_default();
            let first = listed.asked.number().unwrap_or(last);
            let cards: Vec<CardRef> = listed.using.iter().map(|(card, _)| *card).collect();
            for asked in (first..=last).map(|number| listed.asked.with_number(number)) {
                for using in sets(&cards) {
                    let using = using.into_iter().map(CardIdentity::Known).collect::<Vec<CardIdentity>>();
                    let using = if using.is_empty() { asked.using.clone() } else { using };
                    for after in self.ends_of(position, &Request { using, ..asked.clone() }, 3) {
                        best = best.max(self.value(&after)?);
                    }
                }
            }
        }
        for declaration in declarations(&table) {
            best = best.max(self.campaign(position, &declaration)?);
        }
        self.path.pop();
        Some(best)
    }

    fn go_on(&self) -> Option<()> {
        self.until.is_none_or(|until| Instant::now() < until).then_some(())
    }

    /// Returns what comes of an action with every choice that it asks for, as words that are read.
    fn ends_of(&self, position: &Position, asked: &Request, deep: usize) -> Vec<Position> {
        match planner::apply(position, Some(self.me), Edition::Current, asked) {
            Ok(done) if done.ruling.consent_from.is_empty() => vec![done.position],
            Err(ApplyError::Refused(Refused::Needs { choices, missing, .. })) if missing.is_empty() && deep > 0 => {
                let Some(word) = choices.first() else { return Vec::new() };
                let said = notation::print(asked, Lang::En, false);
                let read = |clause: String| notation::parse(&format!("{said} {clause}"), position, Some(self.me)).ok();
                let asked = clauses(position, word.pattern()).into_iter().filter_map(read);
                asked.flat_map(|asked| self.ends_of(position, &asked, deep - 1)).collect()
            }
            Ok(_) | Err(_) => Vec::new(),
        }
    }

    /// Returns the chance with the best dice and plans against the worst answer.
    fn campaign(&mut self, position: &Position, declaration: &Declaration) -> Option<Fraction> {
        let board = position.player(self.me).map_or(0, |player| player.warbands.0);
        let plans = plans(position);
        let mut best = Fraction::zero();
        for own in uses(&plans) {
            for dice in (0..=board).rev() {
                let mut worst: Option<Fraction> = None;
                for answer in uses(&plans) {
                    let asked = fought(declaration, &own, &answer, dice);
                    let table = Table::new(position, Some(self.me), Edition::Current);
                    if may(&table, &asked).verdict() == Verdict::Legal {
                        let found = self.fight(position, &asked)?;
                        worst = Some(worst.map_or(found.clone(), |worst| worst.min(found)));
                    }
                }
                best = worst.map_or(best.clone(), |worst| best.max(worst));
            }
        }
        Some(best)
    }

    /// Returns the chance over every roll of the dice, the best being chosen after each. Rolls that end alike are one.
    fn fight(&mut self, position: &Position, asked: &Request) -> Option<Fraction> {
        self.go_on()?;
        let table = Table::new(position, Some(self.me), Edition::Current);
        let Action::Campaign(fighting) = &asked.action else { panic!("no Campaign: {asked:?}") };
        let Ok(Some(fight)) = planner::fight(&table, fighting, &asked.using) else { return Some(Fraction::zero()) };
        let mut different: Vec<(Fought, Rolled, Fraction)> = Vec::new();
        for (attack, ways) in rolls(&ATTACK, &[3, 2, 1], fight.odds.attack_dice().0) {
            for (defense, others) in rolls(&DEFENSE, &[2, 2, 1, 1], fight.odds.defense_dice().0) {
                let rolled = Rolled { attack: attack.clone(), defense };
                let mut fighting = fighting.clone();
                fighting.battle.rolled = Some(rolled.clone());
                let fought = planner::roll(&table, &fighting, &asked.using).expect("as many dice as there are").fought;
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
            for ended in ends(fighting, rolled, fought.sacrifice) {
                let asked = Request { using: asked.using.clone(), ..ended };
                if let Ok(done) = planner::apply(position, Some(self.me), Edition::Current, &asked)
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

/// Returns every set of some things.
fn sets<T: Clone>(things: &[T]) -> Vec<Vec<T>> {
    let set =
        |mask: u32| things.iter().enumerate().filter(move |(at, _)| mask >> at & 1 == 1).map(|(_, it)| it.clone()).collect();
    (0..1_u32 << things.len()).map(set).collect()
}

/// Returns the battle plans on the table, whosever: the rules say who may use which.
fn plans(position: &Position) -> Vec<CardRef> {
    let is_plan = |kind: &PowerKind| {
        matches!(kind, PowerKind::BattlePlanAttacker | PowerKind::BattlePlanDefender | PowerKind::BattlePlanEither)
    };
    let at_sites = position.sites.iter().flat_map(|site| &site.cards);
    let held = position.players.iter().flat_map(|player| player.advisers.iter().chain(&player.relics));
    let cards = at_sites.chain(held).filter_map(CardAt::card);
    cards.filter(|card| card.powers.iter().any(is_plan)).map(CardRef).collect()
}

/// Returns every set of plans with every number that could be said for them.
fn uses(plans: &[CardRef]) -> Vec<Vec<(CardRef, Option<i8>)>> {
    let mut all = vec![Vec::new()];
    for plan in plans {
        let with = |known: &Vec<(CardRef, Option<i8>)>, number: Option<i8>| {
            let mut longer = known.clone();
            longer.push((*plan, number));
            longer
        };
        let longer: Vec<_> = all.iter().flat_map(|known| [None, Some(1), Some(-1)].map(|number| with(known, number))).collect();
        all.extend(longer);
    }
    all
}

fn fought(declaration: &Declaration, own: &[(CardRef, Option<i8>)], answer: &[(CardRef, Option<i8>)], dice: u8) -> Request {
    let mut fighting = Fighting::from(declaration.clone());
    let said = own.iter().chain(answer).filter_map(|(card, number)| number.map(|number| (*card, Pick::Count(number))));
    fighting.battle.choosing = said.collect();
    fighting.battle.dice = Some(dice);
    fighting.battle.defending = answer.iter().map(|(card, _)| CardIdentity::Known(*card)).collect();
    let using = own.iter().map(|(card, _)| CardIdentity::Known(*card)).collect();
    Request { using, ..Action::Campaign(Box::new(fighting)).into() }
}

/// Returns the words that could stand for what is to be filled in.
fn clauses(position: &Position, word: &str) -> Vec<String> {
    let (clause, blank) = word.split_once(' ').unwrap_or((word, ""));
    let suits = || Suit::ALL.iter().map(|suit| suit.word().to_owned());
    let colours = || position.players.iter().map(|player| player.colour.word().to_owned());
    let slots = || Slot::ALL.iter().map(|slot| slot.word().to_owned());
    let names: Vec<String> = match blank {
        "SUIT" => suits().collect(),
        "COLOUR" => colours().collect(),
        "SITE" => slots().collect(),
        "N COLOUR" | "N COLOUR,..." => colours().map(|colour| format!("1 {colour}")).collect(),
        _ => suits().chain(colours()).chain(slots()).collect(),
    };
    names.into_iter().map(|name| format!("{clause} {name}")).collect()
}

/// Returns every set of targets against everybody in reach, also for the free Campaigns that may follow now.
fn declarations(table: &Table<'_>) -> Vec<Declaration> {
    let mut all = Vec::new();
    for by in [None].into_iter().chain(table.position.this_turn.follows.iter().copied().map(Some)) {
        for offer in offers(table) {
            let sites = offer.sites.iter().map(|slot| Target::Site(*slot));
            let things: Vec<Target> = sites.chain(offer.things.iter().map(|thing| thing.target)).collect();
            for targets in sets(&things).into_iter().filter(|set| !set.is_empty()) {
                let declaration = Declaration { by, ..Declaration::against(offer.defender, targets) };
                let asked = Request::from(Action::Campaign(Box::new(declaration.clone().into())));
                if may(table, &asked).verdict() == Verdict::Legal {
                    all.push(declaration);
                }
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
pub fn rolls<F: Copy>(faces: &[F], sides: &[u32], dice: u32) -> Vec<(Vec<F>, Fraction)> {
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
