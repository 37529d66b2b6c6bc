//! The values of the assessments §11.3: gold, stories on the board, and reputation region by region.

use crate::{
    game::xidit::{Colour, HIGHEST, Player, Position, REGIONS, Region, Reward, Trial},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            census::{ClassCensus, bards_due, places_wrong, won},
            matter::{Matter, Missing},
            rewards::stories_left,
            ruling::{Reason, missing},
            xidit,
        },
    },
};

const WEALTH: LawRef = xidit("11.3.1");
const INFLUENCE: LawRef = xidit("11.3.2");
const REPUTATION: LawRef = xidit("11.3.3");
const REGION_TIES: LawRef = xidit("11.3.4");
const MAGES: LawRef = xidit("10.3");
const NO_GUILD: LawRef = xidit("10.4.1");
const CENSUS_BARDS: LawRef = xidit("10.3");
const DUMMY: LawRef = xidit("12.2.4");

/// Who takes part in the assessments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contender {
    /// A player.
    Player(Colour),
    /// The dummy of a game of three.
    Dummy,
}

impl Contender {
    /// Returns the word for JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player(colour) => colour.word(),
            Self::Dummy => "dummy",
        }
    }
}

/// How the rulebook is read where it is silent, and the board where it is not described.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// The census: nobody leads in a class that nobody shows, or everybody does.
    pub(crate) census: Vec<ClassCensus>,
    /// Whether somebody without bards in a region can be second there §11.3.3.
    pub(crate) second_without_bards: bool,
    /// Whose story of the census finds room in a guild that is not described.
    pub(crate) with_room: Vec<Colour>,
}

/// A value, or why it is not known.
pub(crate) type Known = Result<u16, Vec<Reason>>;

/// Returns the sections that say what an assessment counts.
pub(crate) const fn sections(trial: Trial) -> &'static [LawRef] {
    match trial {
        Trial::Wealth => &[WEALTH],
        Trial::Influence => &[INFLUENCE],
        Trial::Reputation => &[REPUTATION, REGION_TIES],
    }
}

/// Returns the value of somebody in an assessment, after the census.
pub(crate) fn value(position: &Position, reading: &Reading, who: Contender, trial: Trial) -> Known {
    let player = match who {
        Contender::Dummy => return dummy(position, trial),
        Contender::Player(colour) => match position.player(colour) {
            Some(player) => player,
            None => return Err(vec![missing(Missing::Player { colour }, WEALTH)]),
        },
    };
    match trial {
        Trial::Wealth => {
            let gold = player.gold.ok_or_else(|| vec![missing(Missing::Gold { colour: player.colour }, WEALTH)])?;
            Ok(u16::from(gold) + u16::from(won(&reading.census, player.colour, Reward::Gold)))
        }
        Trial::Influence => influence(position, reading, player),
        Trial::Reputation => reputation(position, reading, player),
    }
}

/// Returns the reward of the census that an assessment counts.
pub(crate) const fn prize(trial: Trial) -> Reward {
    match trial {
        Trial::Wealth => Reward::Gold,
        Trial::Influence => Reward::Stories,
        Trial::Reputation => Reward::Bards,
    }
}

fn dummy(position: &Position, trial: Trial) -> Known {
    let values = position.dummy.unwrap_or_default().0;
    let [wealth, influence, reputation] = values;
    let value = match trial {
        Trial::Wealth => wealth,
        Trial::Influence => influence,
        Trial::Reputation => reputation,
    };
    value.map(u16::from).ok_or_else(|| vec![missing(Missing::Dummy { trial }, DUMMY)])
}

fn influence(position: &Position, reading: &Reading, player: &Player) -> Known {
    let colour = player.colour;
    let counted = position.all_cities_described().then(|| position.built(colour));
    let built = player.influence.or(counted);
    let built = built.ok_or_else(|| vec![missing(Missing::Influence { colour }, INFLUENCE)])?;
    if won(&reading.census, colour, Reward::Stories) == 0 || stories_left(position, player) == 0 {
        return Ok(built.into());
    }
    // A story that finds no room goes behind the screen and does not count.
    let finds_room = has_room(position, player).unwrap_or_else(|| reading.with_room.contains(&colour));
    Ok(u16::from(built) + u16::from(finds_room))
}

/// Returns whether a guild of a player has room for a story, if what is described decides it §10.4.1.
pub(crate) fn has_room(position: &Position, player: &Player) -> Option<bool> {
    let colour = player.colour;
    let mut heights = position.cities.iter().filter_map(|city| city.guild).filter(|it| it.0 == colour).map(|it| it.1);
    let described = position.built(colour);
    let built = player.influence.or_else(|| position.all_cities_described().then_some(described))?;
    if heights.any(|height| height < HIGHEST) || built % HIGHEST != 0 {
        Some(true)
    } else {
        (built == described).then_some(false)
    }
}

/// Returns that a guild's room is not described.
pub(crate) fn room_unknown(colour: Colour) -> Reason {
    Reason::new(Bearing::Unknown, Missing::GuildRoom { colour }, [MAGES, NO_GUILD])
}

/// Returns whether a region is left to one player, so that it matters whether the others are second there.
pub(crate) fn second_may_lack_bards(position: &Position) -> bool {
    let is_counted = position.players.iter().all(|player| player.reputation.is_some());
    let lone = |region: &Region| region.bards.iter().flatten().filter(|(_, count)| *count > 0).count() == 1;
    let pays = |region: &Region| !region.closed && region.lyre.is_some_and(|(_, second)| second > 0);
    !is_counted && position.regions.iter().any(|region| pays(region) && lone(region))
}

/// Returns that the rulebook does not say who can be second in a region.
pub(crate) fn silent_second() -> Reason {
    Reason::new(Bearing::Unknown, Matter::SilentSecond, [REPUTATION])
}

fn reputation(position: &Position, reading: &Reading, player: &Player) -> Known {
    let due = |player: &Player| bards_due(player, &reading.census);
    let nobody_places = position.players.iter().all(|player| due(player) == 0);
    if let (Some(counted), true) = (player.reputation, nobody_places) {
        return Ok(counted.into());
    }
    let mut unknown = Vec::new();
    if position.regions.len() < REGIONS {
        unknown.push(missing(Missing::Regions, REPUTATION));
    }
    for player in position.players.iter().filter(|player| due(player) > 0) {
        match &player.places {
            Some(_) => unknown.extend(places_wrong(position, player, &reading.census)),
            None => unknown.push(missing(Missing::Places { colour: player.colour }, CENSUS_BARDS)),
        }
    }
    for region in position.regions.iter().filter(|region| !region.closed) {
        if region.lyre.is_none() || region.bards.is_none() {
            unknown.push(missing(Missing::Region { region: region.name.clone() }, REPUTATION));
        }
    }
    if !unknown.is_empty() {
        // Two players may place bards in the same region.
        let mut once: Vec<Reason> = Vec::new();
        for reason in unknown {
            if !once.contains(&reason) {
                once.push(reason);
            }
        }
        return Err(once);
    }
    Ok((0..position.regions.len()).map(|at| points(position, reading, at, player.colour)).sum())
}

/// Returns the reputation points of a colour in a region §11.3.3, §11.3.4.
fn points(position: &Position, reading: &Reading, at: usize, colour: Colour) -> u16 {
    let Some(region) = position.regions.get(at).filter(|region| !region.closed) else { return 0 };
    let Some((first, second)) = region.lyre else { return 0 };
    let bards = |player: &Player| {
        let lying = region.bards.iter().flatten().filter(|(owner, _)| *owner == player.colour).map(|(_, count)| *count);
        let is_due = won(&reading.census, player.colour, Reward::Bards) > 0;
        let placed = player.places.iter().flatten().filter(|(place, _)| is_due && *place == at).map(|(_, count)| *count);
        lying.chain(placed).map(u16::from).sum::<u16>()
    };
    let mine = position.player(colour).map_or(0, bards);
    let ahead = position.players.iter().map(bards).filter(|count| *count > mine);
    match (mine, ahead.count()) {
        (0, 1) if reading.second_without_bards => second.into(),
        (0, _) => 0,
        (_, 0) => first.into(),
        (_, 1) => second.into(),
        _ => 0,
    }
}
