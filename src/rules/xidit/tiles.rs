//! City tiles §8: what follows when one leaves the board, step by step, as far as the Path of Destiny is described; and when no
//! threat is left to come, the Titans that awaken §9.2 and the reinforcements §9.3. What a step leaves unknown stays so.

use crate::{
    game::xidit::{Area, City, Next, Position, Side, Threat, Tile},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{matter::Matter, ruling::Reason, xidit},
    },
};

const AT_ONCE: LawRef = xidit("8.1");
const NEW_TILE: LawRef = xidit("8.3");
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

/// Puts a tile that has left the board on its discard pile, lays out the next one and refills the Path of Destiny.
pub(crate) fn replace(position: &mut Position, side: Side) -> Vec<Reason> {
    let mut course = Course { position, news: Vec::new() };
    let area = course.area(side);
    area.discarded = area.discarded.map(|count| count.saturating_add(1));
    match area.next.take() {
        Some(Next::Tile(city)) => course.lay_out(side, city),
        Some(Next::Nothing) => {}
        None => course.tell(Matter::NextUnknown, [AT_ONCE, NEW_TILE]),
    }
    course.refill(side);
    // A pile that had stayed empty for want of discards is filled as soon as there are some.
    for side in [Side::Recruits, Side::Threats] {
        if course.area(side).pile == Some(0) && course.area(source(side)).discarded.is_some_and(|count| count > 0) {
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

    const fn area(&mut self, side: Side) -> &mut Area {
        self.position.path.area(side)
    }

    /// Lays a tile out in its city. Which units it bears or takes is unknown.
    fn lay_out(&mut self, side: Side, city: City) {
        let (tile, matter) = match side {
            Side::Recruits => (Tile::Recruits(None), Matter::NextRecruits { city }),
            Side::Threats => (Tile::Threat(Threat::default()), Matter::NextThreat { city }),
        };
        self.position.city_mut(city).tile = tile;
        self.tell(matter, [AT_ONCE, NEW_TILE]);
    }

    /// Fills the space for the next tile.
    fn refill(&mut self, side: Side) {
        if self.area(side).pile == Some(0) {
            match self.turn_over(side) {
                Some(true) => {}
                Some(false) => return self.area_empty(side),
                None => return,
            }
        }
        let Some(left) = self.area(side).pile.and_then(|count| count.checked_sub(1)) else { return };
        self.area(side).pile = Some(left);
        let matter = match side {
            Side::Recruits => Matter::RecruitsMoveUp,
            Side::Threats => Matter::ThreatsMoveUp,
        };
        self.tell(matter, [MOVES_UP]);
        if left == 0 {
            self.turn_over(side);
        }
    }

    /// Makes an empty pile of the discards of the other kind. Returns whether there were any, if that is known.
    fn turn_over(&mut self, side: Side) -> Option<bool> {
        let discards = self.area(source(side)).discarded;
        self.area(side).pile = discards;
        let count = discards?;
        self.area(source(side)).discarded = Some(0);
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
        match (side, self.position.path.threats.pile) {
            (Side::Recruits, Some(count)) if count > 0 => {
                self.tell(Matter::RecruitsFromThreats, [NO_RECRUITS]);
                self.position.path.threats.pile = Some(count - 1);
                if count == 1 {
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

    /// Forms both piles anew and lays out the Next Threat tile.
    fn reinforce(&mut self) {
        self.tell(Matter::Reinforcements, [REINFORCEMENTS, STEPS]);
        let all = self.area(Side::Threats).discarded.zip(self.area(Side::Recruits).pile);
        let all = all.map(|(discarded, left)| discarded.saturating_add(left));
        let recruits = all.map(|all| all.min(NEW_PILE));
        let rest = all.map(|all| all.saturating_sub(NEW_PILE));
        self.area(Side::Recruits).pile = recruits;
        let next = rest.filter(|rest| *rest == 0).map(|_| Next::Nothing);
        let threats = self.area(Side::Threats);
        *threats = Area { next, pile: rest.map(|rest| rest.saturating_sub(1)), discarded: Some(0) };
        if let Some((recruits, threats)) = recruits.zip(threats.pile) {
            self.tell(Matter::NewPiles { recruits, threats }, [STEPS]);
        }
    }
}
