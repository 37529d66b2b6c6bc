//! City tiles §8: what follows when one leaves the board, step by step, as far as the Path of Destiny is described; and when no
//! threat is left to come, the Titans that awaken §9.2 and the reinforcements §9.3. What a step leaves unknown stays so.

use crate::{
    game::xidit::{Area, City, Class, Next, Pile, Position, Side, Tile, Units},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{matter::Matter, ruling::Reason, xidit},
    },
};

const AT_ONCE: LawRef = xidit("8.1");
const NEW_TILE: LawRef = xidit("8.3");
const UNITS_SHORT: LawRef = xidit("8.3.1");
const MOVES_UP: LawRef = xidit("8.4");
const EMPTY_PILE: LawRef = xidit("8.5");
const RECRUITS_EMPTY: LawRef = xidit("8.5.1");
const THREATS_EMPTY: LawRef = xidit("8.5.2");
const NO_DISCARDS: LawRef = xidit("8.5.3");
const NO_RECRUITS: LawRef = xidit("8.6.1");
const NO_THREATS: LawRef = xidit("8.6.2");
const AWAKEN: LawRef = xidit("9.2");
const STAY: LawRef = xidit("9.2.1");
const REINFORCEMENTS: LawRef = xidit("9.3");
const STEPS: LawRef = xidit("9.3.1");

/// As many tiles make the new recruitment pile §9.3.1.
const NEW_PILE: u8 = 2;

/// What happens, step by step.
struct Course<'a> {
    position: &'a mut Position,
    news: Vec<Reason>,
}

/// Puts the tile of a city, which has left the board, on its discard pile, lays out the next one and refills the Path of Destiny.
pub(crate) fn replace(position: &mut Position, gone: City, side: Side) -> Vec<Reason> {
    let mut course = Course { position, news: Vec::new() };
    let area = course.area(side);
    if let Some(discarded) = &mut area.discarded {
        discarded.put(gone);
    }
    match area.next.take() {
        Some(Next::Tile(city)) => course.lay_out(side, city),
        Some(Next::Nothing) => {}
        None => course.tell(Matter::NextUnknown, [AT_ONCE, NEW_TILE]),
    }
    course.refill(side);
    // A pile that had stayed empty for want of discards is filled as soon as there are some.
    for side in [Side::Recruits, Side::Threats] {
        let has_discards = course.area(source(side)).discarded.as_ref().is_some_and(|pile| !pile.is_empty());
        if course.is_used_up(side) && has_discards {
            course.turn_over(side);
        }
    }
    course.news
}

/// Returns whose discards fill a pile.
const fn source(side: Side) -> Side {
    match side {
        Side::Recruits => Side::Threats,
        Side::Threats => Side::Recruits,
    }
}

impl Course<'_> {
    fn tell(&mut self, matter: Matter, cites: impl IntoIterator<Item = LawRef>) {
        self.news.push(Reason::new(Bearing::For, matter, cites));
    }

    fn doubt(&mut self, matter: Matter, cites: impl IntoIterator<Item = LawRef>) {
        self.news.push(Reason::new(Bearing::Unknown, matter, cites));
    }

    const fn area(&mut self, side: Side) -> &mut Area {
        self.position.path.area(side)
    }

    fn is_used_up(&mut self, side: Side) -> bool {
        self.area(side).pile.as_ref().is_some_and(Pile::is_empty)
    }

    /// Lays a tile out in its city. What the file does not say of the tile stays unknown.
    fn lay_out(&mut self, side: Side, city: City) {
        let sides = self.position.tiles.iter().find(|tile| tile.city == city).copied();
        match side {
            Side::Recruits => {
                self.tell(Matter::NextRecruits { city }, [AT_ONCE, NEW_TILE]);
                let units = sides.and_then(|tile| tile.recruits).and_then(|shown| self.muster(city, shown));
                self.position.city_mut(city).tile = Tile::Recruits(units);
            }
            Side::Threats => {
                self.tell(Matter::NextThreat { city }, [AT_ONCE, NEW_TILE]);
                self.position.city_mut(city).tile = Tile::Threat(sides.and_then(|tile| tile.threat).unwrap_or_default());
            }
        }
    }

    /// Returns the units that a new recruitment tile gets: those it shows, as far as the barracks hold them §8.3.1.
    fn muster(&mut self, city: City, shown: Units) -> Option<Units> {
        let Some(barracks) = self.position.barracks() else {
            self.doubt(Matter::BarracksUnknown { city }, [UNITS_SHORT]);
            return None;
        };
        let mut units = Units::default();
        for class in Class::ALL {
            units.set(*class, shown.count(*class).min(barracks.count(*class)));
        }
        if units.total() == 0 {
            self.doubt(Matter::SilentEmptyTile { city }, [UNITS_SHORT]);
        } else if units != shown {
            self.tell(Matter::PlacesStayEmpty { city, count: shown.total() - units.total() }, [UNITS_SHORT]);
        }
        Some(units)
    }

    /// Fills the space for the next tile.
    fn refill(&mut self, side: Side) {
        if self.is_used_up(side) {
            match self.turn_over(side) {
                Some(true) => {}
                Some(false) => return self.area_empty(side),
                None => return,
            }
        }
        let Some(pile) = &mut self.area(side).pile else { return };
        let top = pile.take_top();
        self.area(side).next = top.map(Next::Tile);
        let matter = match side {
            Side::Recruits => Matter::RecruitsMoveUp,
            Side::Threats => Matter::ThreatsMoveUp,
        };
        self.tell(matter, [MOVES_UP]);
        if self.is_used_up(side) {
            self.turn_over(side);
        }
    }

    /// Makes an empty pile of the discards of the other kind. Returns whether there were any, if that is known.
    fn turn_over(&mut self, side: Side) -> Option<bool> {
        let discards = self.area(source(side)).discarded.clone();
        let empty = discards.as_ref().map(Pile::emptied);
        self.area(side).pile = discards.map(Pile::turned);
        let count = self.area(side).pile.as_ref()?.count();
        self.area(source(side)).discarded = empty;
        let (matter, cite) = match (side, count) {
            (Side::Recruits, 0) => (Matter::RecruitsStayEmpty, NO_DISCARDS),
            (Side::Threats, 0) => (Matter::ThreatsStayEmpty, NO_DISCARDS),
            (Side::Recruits, count) => (Matter::RecruitsRefilled { count }, RECRUITS_EMPTY),
            (Side::Threats, count) => (Matter::ThreatsRefilled { count }, THREATS_EMPTY),
        };
        self.tell(matter, [EMPTY_PILE, cite]);
        Some(count > 0)
    }

    /// Says what happens when a whole area is empty and cannot be refilled.
    fn area_empty(&mut self, side: Side) {
        match (side, &mut self.position.path.threats.pile) {
            (Side::Recruits, Some(pile)) if !pile.is_empty() => {
                let top = pile.take_top();
                self.area(side).next = top.map(Next::Tile);
                self.tell(Matter::RecruitsFromThreats, [NO_RECRUITS]);
                if self.is_used_up(Side::Threats) {
                    self.turn_over(Side::Threats);
                }
            }
            (Side::Recruits, Some(_)) => self.position.path.recruits.next = Some(Next::Nothing),
            (Side::Recruits, None) => {}
            (Side::Threats, _) => {
                self.tell(Matter::TitansAwaken, [NO_THREATS, AWAKEN]);
                self.awaken();
                self.reinforce();
            }
        }
    }

    /// Turns the Sleeping Titans on top of their stacks. Where they are not described, what rages is unknown from now on.
    fn awaken(&mut self) {
        let (Some(mut raging), Some(mut sleeping)) = (self.position.titans.take(), self.position.sleeping.take()) else { return };
        for count in 3..=5 {
            let asleep = sleeping.iter().position(|titan| titan.units == count);
            match asleep.filter(|_| !raging.iter().any(|titan| titan.units == count)) {
                Some(at) => {
                    raging.push(sleeping.remove(at));
                    self.tell(Matter::TitanWakes { count }, [AWAKEN]);
                }
                None => self.tell(Matter::TitanStays { count }, [STAY]),
            }
        }
        (self.position.titans, self.position.sleeping) = (Some(raging), Some(sleeping));
    }

    /// Forms both piles anew and lays out the Next Threat tile. The threat pile is shuffled, so only its number is known.
    fn reinforce(&mut self) {
        self.tell(Matter::Reinforcements, [REINFORCEMENTS, STEPS]);
        let discarded = self.area(Side::Threats).discarded.take();
        self.area(Side::Threats).discarded = Some(discarded.as_ref().map_or(Pile::Count(0), Pile::emptied));
        let discarded = discarded.map(Pile::turned);
        let left = self.area(Side::Recruits).pile.take();
        let all = discarded.as_ref().zip(left.as_ref()).map(|(under, on_top)| under.count().saturating_add(on_top.count()));
        let Some(all) = all else {
            self.area(Side::Threats).pile = None;
            return;
        };
        let recruits = all.min(NEW_PILE);
        let rest = all - recruits;
        self.area(Side::Recruits).pile = Some(top_tiles(left, discarded, recruits));
        self.area(Side::Threats).next = (rest == 0).then_some(Next::Nothing);
        self.area(Side::Threats).pile = Some(Pile::Count(rest.saturating_sub(1)));
        if rest == 0 {
            self.doubt(Matter::SilentReinforcements { count: all }, [STEPS]);
        }
        self.tell(Matter::NewPiles { recruits, threats: rest.saturating_sub(1) }, [STEPS]);
    }
}

/// Returns so many tiles from the top of two piles that lie on each other, by their cities if those are known.
fn top_tiles(upper: Option<Pile>, lower: Option<Pile>, count: u8) -> Pile {
    let known: Vec<City> = match (upper, lower) {
        (Some(Pile::Tiles(upper)), _) if upper.len() >= usize::from(count) => upper,
        (Some(Pile::Tiles(upper)), Some(Pile::Tiles(lower))) => upper.into_iter().chain(lower).collect(),
        (Some(Pile::Count(0)), Some(Pile::Tiles(lower))) => lower,
        _ => return Pile::Count(count),
    };
    Pile::Tiles(known.into_iter().take(count.into()).collect())
}
