//! Where others come first §5.3.1: for certain those whose orders are told and who act in a city before, perhaps everybody else who
//! can be there in time.

use super::carried::{Ahead, Untold, carried};
use crate::{
    game::xidit::{CITIES, City, Colour, Good, Order, Player, Position, Tile, Units},
    rules::xidit::Action,
};

/// Who acts in the city of an order before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First {
    /// Who.
    pub colour: Colour,
    /// With which order: the one that is set, or the earliest that could be.
    pub order: u8,
    /// Whether it is set; else it only may be.
    pub certain: bool,
}

/// What others may do to an order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contested {
    /// Who comes first or may do so.
    pub firsts: Vec<First>,
    /// What the order comes to after all orders that are told, where that is something else.
    pub then: Option<Ahead>,
}

/// The orders of a year as they are told.
pub(super) struct Year<'a> {
    pub(super) position: &'a Position,
    pub(super) me: Colour,
    /// The number of the next order of the player who plans.
    pub(super) next: u8,
    pub(super) last: u8,
}

/// An act in a city.
struct Act {
    colour: Colour,
    order: u8,
    city: City,
}

impl Year<'_> {
    /// Returns what others may do to each of some orders, with which as much as possible of something is wanted.
    pub(super) fn contested(&self, line: &[Ahead], wanted: Option<Good>) -> Vec<Contested> {
        let (acts, mine, lost) = self.played(line, wanted);
        let numbered = (self.next..).zip(line).zip(mine);
        numbered.map(|((number, step), joint)| self.of(number, step, joint, &acts, &lost)).collect()
    }

    fn of(&self, number: u8, step: &Ahead, joint: Option<Ahead>, acts: &[Act], lost: &[Colour]) -> Contested {
        let differs = |joint: &Ahead| (&joint.action, &joint.ruling.reasons) != (&step.action, &step.ruling.reasons);
        let then = joint.filter(|joint| step.order == Order::Act && differs(joint));
        let Some(city) = step.city.filter(|_| step.order == Order::Act && !step.lapses()) else {
            return Contested { firsts: Vec::new(), then };
        };
        let told = |player: &Player| player.orders.is_some() && !lost.contains(&player.colour);
        let others = || self.position.players.iter().filter(|player| player.colour != self.me);
        let is_before = |act: &&Act| act.city == city && self.is_before((act.order, act.colour), number) == Some(true);
        let certain = acts.iter().filter(is_before).map(|act| First { colour: act.colour, order: act.order, certain: true });
        let mut firsts: Vec<First> = certain.collect();
        for player in others() {
            let order = if told(player) {
                // One who acts with the same order comes first only if the first player is told.
                acts.iter().find(|act| (act.colour, act.city, act.order) == (player.colour, city, number)).map(|act| act.order)
            } else {
                self.earliest(player, city, step)
            };
            let may_be =
                |order: &u8| self.is_before((*order, player.colour), number).is_none_or(|before| before && !told(player));
            firsts.extend(order.filter(may_be).map(|order| First { colour: player.colour, order, certain: false }));
        }
        Contested { firsts, then }
    }

    /// Returns whether an order of another player comes before one of the player who plans; nothing where the seats do not tell it.
    fn is_before(&self, (order, colour): (u8, Colour), number: u8) -> Option<bool> {
        match order.cmp(&number) {
            std::cmp::Ordering::Less => Some(true),
            std::cmp::Ordering::Greater => Some(false),
            std::cmp::Ordering::Equal => Some(self.seat(colour)? < self.seat(self.me)?),
        }
    }

    /// Returns how far somebody sits from the first player, if all players are listed.
    fn seat(&self, colour: Colour) -> Option<usize> {
        let players = &self.position.players;
        let at = |colour: Colour| players.iter().position(|player| player.colour == colour);
        let (first, own) = (at(self.position.first?)?, at(colour)?);
        (players.len() > 2).then_some((own + players.len() - first) % players.len())
    }

    /// Carries out all orders that are told. Returns what others do in cities, what the orders of the player who plans come to then,
    /// and whose orders cannot be carried out to the end.
    fn played(&self, line: &[Ahead], wanted: Option<Good>) -> (Vec<Act>, Vec<Option<Ahead>>, Vec<Colour>) {
        let (mut acts, mut mine, mut lost) = (Vec::new(), Vec::new(), Vec::new());
        let mut position = self.position.clone();
        let mut seated: Vec<Colour> = position.players.iter().map(|player| player.colour).collect();
        seated.sort_by_key(|colour| self.seat(*colour));
        for number in self.round()..=self.last {
            for colour in &seated {
                let at = usize::from(number);
                let planned = at.checked_sub(self.next.into()).and_then(|at| line.get(at)).filter(|_| *colour == self.me);
                let order = if *colour == self.me {
                    planned.map(|step| step.order)
                } else {
                    let told = self.position.player(*colour).and_then(|player| player.orders.as_ref());
                    told.and_then(|orders| orders.get(at - 1)).copied().filter(|_| !self.is_done(*colour, number))
                };
                let Some(order) = order.filter(|_| !lost.contains(colour)) else { continue };
                // What was chosen in the plan is chosen again, if it still can be.
                let is_planned =
                    |it: &Result<Ahead, Untold>| it.as_ref().is_ok_and(|it| planned.is_some_and(|step| step.action == it.action));
                let mut all = carried(&position, *colour, order, wanted.filter(|_| planned.is_some()));
                let at = all.iter().position(is_planned).unwrap_or(0);
                match (at < all.len()).then(|| all.swap_remove(at)) {
                    Some(Ok(step)) => {
                        position = step.after.clone();
                        if *colour == self.me {
                            mine.push(Some(step));
                        } else if let Some(city) = step.city.filter(|_| order == Order::Act && !step.lapses()) {
                            acts.push(Act { colour: *colour, order: number, city });
                        }
                    }
                    Some(Err(_)) | None => lost.push(*colour),
                }
            }
        }
        mine.resize_with(line.len(), || None);
        (acts, mine, lost)
    }

    /// Returns the number of the order that is carried out now.
    fn round(&self) -> u8 {
        self.position.order.unwrap_or(1)
    }

    /// Returns whether somebody has carried out the order of a number.
    pub(super) fn is_done(&self, colour: Colour, number: u8) -> bool {
        let turn = self.position.turn.filter(|_| self.position.order == Some(number));
        turn.and_then(|turn| Some(self.seat(colour)? < self.seat(turn)?)).unwrap_or(false)
    }

    /// Returns the earliest order with which somebody whose orders are not told could act in a city as a step does; nothing where that
    /// is not possible.
    fn earliest(&self, player: &Player, city: City, step: &Ahead) -> Option<u8> {
        let next = self.round() + u8::from(self.is_done(player.colour, self.round()));
        let (is_barred, missing) = match &step.action {
            Action::Recruit { .. } => (player.recruited.contains(&city), 0),
            Action::Eliminate { .. } => (player.eliminated.contains(&city), missing(player, self.demanded(city))),
            Action::Titan { symbols, .. } => {
                let held = player.units.map(|units| units.total());
                let missing = held.map_or(0, |held| u16::from(*symbols).saturating_sub(held));
                (player.eliminated.contains(&city), u8::try_from(missing).unwrap_or(u8::MAX))
            }
            Action::Move { .. } | Action::Wait | Action::Decline | Action::Reward { .. } | Action::Census { .. } => (true, 0),
        };
        let way = player.city.map_or(Some(0), |from| self.distance(from, city))?;
        Some(next.saturating_add(way).saturating_add(missing)).filter(|order| !is_barred && *order <= self.last)
    }

    fn demanded(&self, city: City) -> Units {
        match self.position.city(city).map(|city| city.tile) {
            Some(Tile::Threat(threat)) => threat.units.unwrap_or_default(),
            Some(Tile::Recruits(_) | Tile::None) | None => Units::default(),
        }
    }

    /// Returns the fewest moves from one city to another, if there is a way: between two cities whose roads are not told there may be
    /// a road.
    fn distance(&self, from: City, to: City) -> Option<u8> {
        let told = |city: City| self.position.city(city).and_then(|city| city.roads.as_ref());
        let leads = |from: City, to: City| told(from).map(|roads| roads.iter().any(|(_, end)| *end == to));
        let may_lead = |one: City, other: City| match (leads(one, other), leads(other, one)) {
            (Some(true), _) | (_, Some(true)) | (None, None) => true,
            (Some(false), _) | (_, Some(false)) => false,
        };
        let (mut reached, mut moves) = (vec![from], 0);
        while !reached.contains(&to) {
            let near = |city: &City| !reached.contains(city) && reached.iter().any(|from| may_lead(*from, *city));
            let more: Vec<City> = (1..=CITIES).map(City).filter(near).collect();
            if more.is_empty() {
                return None;
            }
            reached.extend(more);
            moves += 1;
        }
        Some(moves)
    }
}

/// Returns how many units somebody lacks for a threat, each of which takes an order; none where they are not told.
fn missing(player: &Player, demanded: Units) -> u8 {
    let Some(held) = player.units else { return 0 };
    demanded.classes().fold(0, |sum, (class, need)| sum + need.saturating_sub(held.count(class)))
}
