//! What one order comes to, with everything that may be chosen in it.

use crate::{
    game::xidit::{BARDS, City, Class, Colour, Good, Order, Position, REGIONS, Region, Reward, Rewards, Tile, Trial, Units},
    rules::xidit::{Action, Matter, NeededChoice, Reason, Refused, Ruling, Stop, apply, meant},
};

/// An order as it is carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Ahead {
    /// The symbol.
    pub order: Order,
    /// What it comes to, without what makes no difference here: where bards go, and which value of the dummy rises.
    pub action: Action,
    /// Where the Idrakys stands when it is carried out, if that is told.
    pub city: Option<City>,
    /// What the rules say of it.
    pub ruling: Ruling,
    /// What happens by it.
    pub news: Vec<Reason>,
    /// The position after it; whose order comes next is not told there.
    pub after: Position,
}

impl Ahead {
    /// Returns whether the order brings nothing and lapses.
    #[must_use]
    pub fn lapses(&self) -> bool {
        self.action == Action::Decline
    }
}

/// What a player has more than before, or less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains([i16; 4]);

impl Gains {
    /// Returns what a player has more in one position than in another; of units and bards that are not told, what came by orders.
    #[must_use]
    pub fn between(before: &Position, after: &Position, me: Colour) -> Self {
        let (Some(old), Some(new)) = (before.player(me), after.player(me)) else { return Self::default() };
        let number = |count: usize| i16::try_from(count).unwrap_or(i16::MAX);
        let units = match (old.units, new.units) {
            (Some(old), Some(new)) => number(new.total().into()) - number(old.total().into()),
            (_, _) => number(new.recruited.len()) - number(old.recruited.len()),
        };
        let more = |old: Option<u8>, new: Option<u8>| i16::from(new.unwrap_or(0)) - i16::from(old.unwrap_or(0));
        let stories = i16::from(after.built(me)) - i16::from(before.built(me));
        Self([units, more(old.gold, new.gold), more(new.bards, old.bards), stories])
    }

    /// Returns how much more there is of something.
    #[must_use]
    pub const fn of(self, good: Good) -> i16 {
        self.0[good as usize]
    }

    /// Returns all of it together.
    pub(super) fn sum(self) -> i16 {
        self.0.iter().sum()
    }
}

/// Why an order cannot be looked at.
pub(super) type Untold = Box<Stop>;

/// Returns a position in which a player's dial shows a symbol and comes up, whatever the others have set.
fn on_dial(position: &Position, me: Colour, order: Order) -> Position {
    let mut set = position.clone();
    (set.turn, set.first, set.order) = (Some(me), Some(me), Some(1));
    for player in set.players.iter_mut().filter(|player| player.colour == me) {
        player.orders = Some(vec![order]);
    }
    set
}

/// Returns everything that an order can come to: one thing, but for what is chosen in it. Without anything that is `wanted` no Titan
/// is eliminated, and the first rewards are taken that may be.
pub(super) fn carried(position: &Position, me: Colour, order: Order, wanted: Option<Good>) -> Vec<Result<Ahead, Untold>> {
    let set = on_dial(position, me, order);
    let actions = match meant(&set, me) {
        Ok(action) => choices(&set, me, action, wanted),
        Err(stop) => match (&stop.refused, wanted) {
            (Refused::Needs { choices, .. }, Some(_)) if choices.contains(&NeededChoice::Titan) => titans(&set, me, wanted),
            (Refused::Needs { choices, .. }, None) if choices.contains(&NeededChoice::Titan) => vec![Action::Decline],
            (_, _) => return vec![Err(stop)],
        },
    };
    actions.into_iter().map(|action| carry_out(&set, me, order, action)).collect()
}

fn carry_out(set: &Position, me: Colour, order: Order, action: Action) -> Result<Ahead, Untold> {
    let city = set.player(me).and_then(|player| player.city);
    match apply(set, Some(me), &action) {
        Ok(done) => {
            let is_said = |reason: &Reason| done.ruling.reasons.iter().any(|other| other.matter == reason.matter);
            let untimely = |reason: &Reason| matches!(reason.matter, Matter::NextOrderUnknown { .. });
            let news = done.news.into_iter().filter(|reason| !untimely(reason) && !is_said(reason)).collect();
            Ok(Ahead { order, action: typed(action), city, ruling: done.ruling, news, after: done.position })
        }
        Err(refused) => Err(Box::new(Stop { action: Some(typed(action)), refused })),
    }
}

/// Returns an action without what makes no difference to the year.
fn typed(action: Action) -> Action {
    let (placing, raising) = (Vec::new(), None);
    match action {
        Action::Eliminate { taking, .. } => Action::Eliminate { taking, placing, raising },
        Action::Titan { symbols, giving, taking, .. } => Action::Titan { symbols, giving, taking, placing, raising },
        other => other,
    }
}

/// Returns an action with each choice that matters.
fn choices(set: &Position, me: Colour, action: Action, wanted: Option<Good>) -> Vec<Action> {
    let here = set.player(me).and_then(|player| player.city);
    match action {
        Action::Move { road, to: None } => match here.and_then(|city| set.roads(city, road)) {
            Some(ends) if !ends.is_empty() => ends.into_iter().map(|end| Action::Move { road, to: Some(end) }).collect(),
            Some(_) | None => vec![Action::Move { road, to: None }],
        },
        Action::Eliminate { .. } => {
            let rewards = match here.and_then(|city| set.city(city)).map(|city| city.tile) {
                Some(Tile::Threat(threat)) => threat.rewards,
                Some(Tile::Recruits(_) | Tile::None) | None => Rewards::default(),
            };
            let raising = raised(set);
            let with = |(taking, placing)| Action::Eliminate { taking, placing, raising };
            vec![best_taking(set, me, rewards, wanted, &with)]
        }
        other => vec![other],
    }
}

/// Returns which value of the dummy rises: it is all the same to the orders.
fn raised(set: &Position) -> Option<Trial> {
    set.dummy.map(|_| Trial::Wealth)
}

/// Two rewards, and where bards go.
type Taking = (Vec<Reward>, Vec<(usize, u8)>);

/// Returns an elimination with the two rewards that bring the most of what is wanted, then the most: no reward makes a later one
/// smaller by more than it brings. Where they are not told, none are named.
fn best_taking(set: &Position, me: Colour, rewards: Rewards, wanted: Option<Good>, with: &dyn Fn(Taking) -> Action) -> Action {
    let mut told: Vec<Reward> = Reward::ALL.iter().copied().filter(|reward| rewards.amount(*reward).is_some()).collect();
    let is_wanted = |reward: &Reward| wanted.and_then(Good::reward) == Some(*reward);
    told.sort_by_key(|reward| std::cmp::Reverse((is_wanted(reward), rewards.amount(*reward))));
    let sets = pairs(&told).chain(told.iter().map(|reward| vec![*reward]));
    let mut all = sets.map(|taking| {
        let placing = if taking.contains(&Reward::Bards) { placed(set, me, rewards) } else { Vec::new() };
        with((taking, placing))
    });
    // A reward may be legal and lack a place: then another one is taken.
    let can_be = all.find(|action| apply(set, Some(me), action).is_ok());
    can_be.unwrap_or_else(|| with((Vec::new(), Vec::new())))
}

/// Returns every two of some rewards, in their order.
fn pairs(rewards: &[Reward]) -> impl Iterator<Item = Vec<Reward>> {
    rewards.iter().enumerate().flat_map(|(at, one)| rewards[at + 1..].iter().map(|other| vec![*one, *other]))
}

/// Returns a region for the bards: one that takes them, or one that is not described.
fn placed(set: &Position, me: Colour, rewards: Rewards) -> Vec<(usize, u8)> {
    let Some(player) = set.player(me) else { return Vec::new() };
    let count = rewards.bards.unwrap_or(0).min(player.bards.unwrap_or(BARDS));
    let adjoins = |region: &Region| player.city.is_some_and(|city| region.cities.iter().flatten().any(|it| *it == city));
    let open = set.regions.iter().position(|region| !region.closed && adjoins(region));
    let region = open.or(Some(set.regions.len()).filter(|described| *described < REGIONS));
    region.map(|region| (region, count)).filter(|(_, count)| *count > 0).into_iter().collect()
}

/// Returns every Titan that could be eliminated, with all units that could be given, and that the order lapses.
fn titans(set: &Position, me: Colour, wanted: Option<Good>) -> Vec<Action> {
    let held = set.player(me).and_then(|player| player.units).unwrap_or_default();
    let mut all = vec![Action::Decline];
    for titan in set.titans.iter().flatten().filter(|titan| u16::from(titan.units) <= held.total()) {
        for giving in given(held, titan.units) {
            let with = |(taking, placing)| Action::Titan {
                symbols: titan.units,
                giving: Some(giving),
                taking,
                placing,
                raising: raised(set),
            };
            all.push(if titan.rewards == Rewards::default() {
                with((Vec::new(), Vec::new()))
            } else {
                best_taking(set, me, titan.rewards, wanted, &with)
            });
        }
    }
    all
}

/// Returns every choice of so many units.
fn given(held: Units, count: u8) -> Vec<Units> {
    let mut all = vec![(Units::NONE, count)];
    for class in Class::ALL {
        let with = |(given, left): &(Units, u8), more: u8| {
            let mut given = *given;
            given.set(*class, more);
            (given, left - more)
        };
        all = all.iter().flat_map(|it| (0..=held.count(*class).min(it.1)).map(move |more| with(it, more))).collect();
    }
    all.into_iter().filter(|(_, left)| *left == 0).map(|(given, _)| given).collect()
}
