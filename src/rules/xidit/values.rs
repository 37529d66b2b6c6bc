//! The values of the assessments §11.3: gold, stories on the board, and reputation region by region.

use crate::{
    game::xidit::{CITIES, Colour, HIGHEST, Player, Position, REGIONS, Region, Reward, STORIES, Trial},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            census::{ClassCensus, silence, won},
            matter::Missing,
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
pub(crate) fn value(position: &Position, census: &[ClassCensus], who: Contender, trial: Trial) -> Known {
    let player = match who {
        Contender::Dummy => return dummy(position, trial),
        Contender::Player(colour) => match position.player(colour) {
            Some(player) => player,
            None => return Err(vec![missing(Missing::Player { colour }, WEALTH)]),
        },
    };
    let silent = silence(census, prize(trial));
    if !silent.is_empty() {
        return Err(silent);
    }
    match trial {
        Trial::Wealth => {
            let gold = player.gold.ok_or_else(|| vec![missing(Missing::Gold { colour: player.colour }, WEALTH)])?;
            Ok(u16::from(gold) + u16::from(won(census, player.colour, Reward::Gold)))
        }
        Trial::Influence => influence(position, census, player),
        Trial::Reputation => reputation(position, census, player),
    }
}

const fn prize(trial: Trial) -> Reward {
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

fn influence(position: &Position, census: &[ClassCensus], player: &Player) -> Known {
    let colour = player.colour;
    let heights = || position.cities.iter().filter_map(|city| city.guild).filter(|it| it.0 == colour).map(|it| it.1);
    let all_told = position.cities.len() == usize::from(CITIES);
    let counted = all_told.then(|| heights().sum::<u8>());
    let built = player.influence.or(counted);
    let built = built.ok_or_else(|| vec![missing(Missing::Influence { colour }, INFLUENCE)])?;
    if won(census, colour, Reward::Stories) == 0 || built + player.aside >= STORIES {
        return Ok(built.into());
    }
    // A story that finds no room goes behind the screen and does not count.
    let rest = built % HIGHEST;
    if heights().any(|height| height < HIGHEST) || rest != 0 {
        Ok(u16::from(built) + 1)
    } else if built == 0 || heights().sum::<u8>() == built {
        Ok(built.into())
    } else {
        Err(vec![Reason::new(Bearing::Unknown, Missing::GuildRoom { colour }, [MAGES, NO_GUILD])])
    }
}

fn reputation(position: &Position, census: &[ClassCensus], player: &Player) -> Known {
    let due = |player: &Player| won(census, player.colour, Reward::Bards).min(player.bards.unwrap_or(u8::MAX));
    let nobody_places = position.players.iter().all(|player| due(player) == 0);
    if let (Some(counted), true) = (player.reputation, nobody_places) {
        return Ok(counted.into());
    }
    let mut unknown = Vec::new();
    if position.regions.len() < REGIONS {
        unknown.push(missing(Missing::Regions, REPUTATION));
    }
    for player in &position.players {
        let placed = player.places.as_ref().map(|places| places.iter().map(|(_, count)| count).sum::<u8>());
        let fits = placed.is_some_and(|placed| placed <= due(player)) && places_allowed(position, player);
        if due(player) > 0 && !fits {
            unknown.push(missing(Missing::Places { colour: player.colour }, CENSUS_BARDS));
        }
    }
    for region in position.regions.iter().filter(|region| !region.closed) {
        if region.lyre.is_none() || region.bards.is_none() {
            unknown.push(missing(Missing::Region { region: region.name.clone() }, REPUTATION));
        }
    }
    if !unknown.is_empty() {
        return Err(unknown);
    }
    Ok((0..position.regions.len()).map(|at| points(position, census, at, player.colour)).sum())
}

/// Returns whether the bards of the census go to open regions around the Idrakys §10.3.
fn places_allowed(position: &Position, player: &Player) -> bool {
    let adjoins = |region: &Region| player.city.zip(region.cities.as_ref()).is_none_or(|(city, all)| all.contains(&city));
    let places = player.places.iter().flatten().filter(|(_, count)| *count > 0);
    places.filter_map(|(at, _)| position.regions.get(*at)).all(|region| !region.closed && adjoins(region))
}

/// Returns the reputation points of a colour in a region §11.3.3, §11.3.4.
fn points(position: &Position, census: &[ClassCensus], at: usize, colour: Colour) -> u16 {
    let Some(region) = position.regions.get(at).filter(|region| !region.closed) else { return 0 };
    let Some((first, second)) = region.lyre else { return 0 };
    let bards = |player: &Player| {
        let lying = region.bards.iter().flatten().filter(|(owner, _)| *owner == player.colour).map(|(_, count)| *count);
        let is_due = won(census, player.colour, Reward::Bards) > 0;
        let placed = player.places.iter().flatten().filter(|(place, _)| is_due && *place == at).map(|(_, count)| *count);
        lying.chain(placed).map(u16::from).sum::<u16>()
    };
    let mine = position.player(colour).map_or(0, bards);
    let ahead = position.players.iter().map(bards).filter(|count| *count > mine);
    match (mine, ahead.count()) {
        (0, _) => 0,
        (_, 0) => first.into(),
        (_, 1) => second.into(),
        _ => 0,
    }
}
