//! An order carried out: what moves where, what follows on the board, and whose order comes next §5.3.1, §5.4. Only what
//! is legal is carried out, and only when everything that it changes has been named.

use crate::{
    game::xidit::{City, Colour, Player, Position, Reward, Rewards, Side, Tile, Trial, Units},
    law::LawRef,
    rules::{
        Bearing, DoneOf, RefusedOf, Verdict,
        xidit::{
            action::Action,
            matter::{Matter, Missing},
            orders::may,
            rewards::{self, Building},
            ruling::{Cost, Reason},
            tiles, titans, xidit,
        },
    },
};

const YEAR_ENDS: LawRef = xidit("5.4");
const CENSUS: LawRef = xidit("10.1");

/// The last of the six orders §5.3.1.
const LAST: u8 = 6;

/// What came of an order.
pub type Done = DoneOf<Position, Matter, Missing, Cost>;
/// Why an order was not carried out.
pub type Refused = RefusedOf<Matter, Missing, Cost>;

/// The position in the making.
struct Table {
    position: Position,
    colour: Colour,
    news: Vec<Reason>,
    choices: Vec<&'static str>,
    missing: Vec<Missing>,
}

/// Carries an order out.
///
/// # Errors
/// Returns why it was not: the ruling, or what must be said first.
pub fn apply(position: &Position, by: Option<Colour>, action: &Action) -> Result<Done, Refused> {
    let ruling = may(position, by, action);
    let colour = by.or(position.turn).filter(|_| ruling.verdict() == Verdict::Legal);
    let Some(colour) = colour else { return Err(Refused::Ruling(Box::new(ruling))) };
    let mut table = Table { position: position.clone(), colour, news: vec![], choices: vec![], missing: vec![] };
    match action {
        Action::Move { road, to } => {
            let ends = table.city().and_then(|from| position.roads(from, *road)).unwrap_or_default();
            match (to, ends.as_slice()) {
                (Some(end), _) | (None, [end]) => table.change(|player| player.city = Some(*end)),
                (None, _) => table.choices.push("to"),
            }
        }
        Action::Recruit { .. } => table.recruit(),
        Action::Eliminate { taking, placing, raising } => table.eliminate(taking, placing, *raising),
        Action::Titan { symbols, giving, taking, placing, raising } => {
            table.titan(*symbols, *giving, *raising);
            table.titan_rewards(position, *symbols, taking, placing);
        }
        Action::Wait | Action::Decline => {}
        Action::Reward { .. } => table.choices.push("eliminate"),
    }
    if !table.choices.is_empty() || !table.missing.is_empty() {
        return Err(Refused::Needs { ruling: Box::new(ruling), choices: table.choices, missing: table.missing });
    }
    table.next_order();
    Ok(Done { position: table.position, ruling, news: table.news })
}

/// Returns units with some more of them, or fewer.
fn shifted(units: Units, by: Units, shift: impl Fn(u8, u8) -> u8) -> Units {
    let mut all = units;
    by.classes().for_each(|(class, count)| all.set(class, shift(all.count(class), count)));
    all
}

impl Table {
    fn change(&mut self, change: impl FnOnce(&mut Player)) {
        let colour = self.colour;
        if let Some(player) = self.position.players.iter_mut().find(|player| player.colour == colour) {
            change(player);
        }
    }

    fn city(&self) -> Option<City> {
        self.position.player(self.colour)?.city
    }

    /// Takes a tile off the board and has the next one laid out.
    fn discard(&mut self, city: City, side: Side) {
        self.position.city_mut(city).tile = Tile::None;
        self.news.extend(tiles::replace(&mut self.position, side));
    }

    fn recruit(&mut self) {
        let Some(city) = self.city() else { return };
        let Tile::Recruits(Some(units)) = self.position.city_mut(city).tile else { return };
        let Some((weakest, count)) = units.classes().next() else { return };
        let mut left = units;
        left.set(weakest, count - 1);
        self.position.city_mut(city).tile = Tile::Recruits(Some(left));
        self.change(|player| {
            player.recruited.push(city);
            if let Some(units) = &mut player.units {
                units.set(weakest, units.count(weakest).saturating_add(1));
            }
        });
        if left.total() == 0 {
            self.discard(city, Side::Recruits);
        }
    }

    fn eliminate(&mut self, taking: &[Reward], placing: &[(usize, u8)], raising: Option<Trial>) {
        let Some(city) = self.city() else { return };
        let Tile::Threat(threat) = self.position.city_mut(city).tile else { return };
        if taking.iter().any(|reward| threat.rewards.amount(*reward).is_none()) {
            self.missing.push(Missing::ThreatRewards { city });
        }
        self.raise(raising);
        self.collect(city, threat.rewards, taking, placing);
        self.gone(city, threat.units.unwrap_or_default());
        self.discard(city, Side::Threats);
    }

    fn titan(&mut self, symbols: u8, giving: Option<Units>, raising: Option<Trial>) {
        let Some(city) = self.city() else { return };
        let held = self.position.player(self.colour).and_then(|player| player.units);
        // Who has no more units than the Titan demands has nothing to choose.
        match giving.or(held.filter(|units| units.total() == u16::from(symbols))) {
            Some(units) => self.gone(city, units),
            None => self.choices.push("giving"),
        }
        self.raise(raising);
        if let Some(titans) = &mut self.position.titans {
            titans.retain(|titan| titan.units != symbols);
        }
    }

    /// Pays what a Titan of the position before gives; where the file does not say it, the table is told that it is due.
    fn titan_rewards(&mut self, before: &Position, symbols: u8, taking: &[Reward], placing: &[(usize, u8)]) {
        let (Some(city), Some(titan)) = (self.city(), before.raging_titan(symbols)) else { return };
        if titan.rewards == Rewards::default() {
            self.news.push(Reason::new(Bearing::Unknown, Matter::TitanRewardDue, titans::SILENT_REWARD));
        } else {
            self.collect(city, titan.rewards, taking, placing);
        }
    }

    /// Pays the rewards that are chosen.
    fn collect(&mut self, city: City, rewards: Rewards, taking: &[Reward], placing: &[(usize, u8)]) {
        if taking.is_empty() {
            self.choices.push("taking");
        }
        if taking.contains(&Reward::Bards) && placing.is_empty() {
            self.choices.push("placing");
        }
        for reward in taking {
            match reward {
                Reward::Gold => self.change(|player| player.gold = player.gold.zip(rewards.gold).map(|(one, two)| one.saturating_add(two))),
                Reward::Bards => self.place(placing),
                Reward::Stories => self.build(city, rewards.stories.unwrap_or(0)),
            }
        }
    }

    /// Takes the units away that a threat cost, and notes the city. What was to be shown in a census is open again.
    fn gone(&mut self, city: City, units: Units) {
        self.change(|player| {
            (player.shown, player.places) = (None, None);
            player.units = player.units.map(|held| shifted(held, units, u8::saturating_sub));
            player.eliminated.push(city);
        });
    }

    /// Lets a value of the dummy rise §12.2.5.
    fn raise(&mut self, raising: Option<Trial>) {
        match (&mut self.position.dummy, raising) {
            (Some(dummy), Some(trial)) => {
                let value = &mut dummy.0[trial as usize];
                *value = value.map(|value| value.saturating_add(1));
            }
            (Some(_), None) => self.choices.push("raising"),
            (None, _) => {}
        }
    }

    /// Places bards; a reputation that somebody counted holds no longer.
    fn place(&mut self, placing: &[(usize, u8)]) {
        let colour = self.colour;
        for (at, count) in placing {
            if let Some(bards) = self.position.regions.get_mut(*at).and_then(|region| region.bards.as_mut()) {
                match bards.iter_mut().find(|(owner, _)| *owner == colour) {
                    Some((_, there)) => *there = there.saturating_add(*count),
                    None => bards.push((colour, *count)),
                }
                bards.sort_by_key(|(owner, _)| *owner as usize);
            }
        }
        let placed = placing.iter().fold(0_u8, |sum, (_, count)| sum.saturating_add(*count));
        self.change(|player| player.bards = player.bards.map(|bards| bards.saturating_sub(placed)));
        self.position.players.iter_mut().for_each(|player| player.reputation = None);
    }

    /// Builds stories, and those set aside into a new guild §7.4.4.
    fn build(&mut self, city: City, stated: u8) {
        let colour = self.colour;
        let Some(player) = self.position.player(colour) else { return };
        let height = self.position.city(city).and_then(|it| it.guild).map_or(0, |(_, height)| height);
        let Building { stories, aside } = rewards::building(&self.position, player, height, stated);
        if height + stories + aside > 0 {
            self.position.city_mut(city).guild = Some((colour, height + stories + aside));
        }
        self.change(|player| {
            player.aside -= aside;
            player.influence = player.influence.map(|built| built + stories + aside);
        });
    }

    /// Passes the order on: to the next player, then to the next order, then to the next year.
    fn next_order(&mut self) {
        let players: Vec<Colour> = self.position.players.iter().map(|player| player.colour).collect();
        let after = |colour: Colour| {
            let at = players.iter().position(|other| *other == colour)?;
            players.get((at + 1) % players.len()).copied().filter(|_| players.len() > 2)
        };
        self.position.turn = self.position.turn.and_then(after);
        let (Some(turn), Some(first)) = (self.position.turn, self.position.first) else {
            self.position.order = None;
            return;
        };
        if turn != first {
            return;
        }
        match (self.position.order, self.position.year) {
            (Some(order), _) if order < LAST => self.position.order = Some(order + 1),
            (None, _) => {}
            (Some(_), Some(year)) if !self.position.has_census(year) => {
                let first = after(first);
                (self.position.year, self.position.order) = (Some(year + 1), Some(1));
                (self.position.first, self.position.turn) = (first, first);
                for player in &mut self.position.players {
                    (player.recruited, player.eliminated, player.orders) = (vec![], vec![], None);
                }
                self.news.push(Reason::new(Bearing::For, Matter::YearBegins { year: year + 1 }, [YEAR_ENDS]));
            }
            (Some(_), year) => {
                (self.position.turn, self.position.order) = (None, None);
                if year.is_some() {
                    self.news.push(Reason::new(Bearing::For, Matter::CensusNow, [CENSUS]));
                }
            }
        }
    }
}
