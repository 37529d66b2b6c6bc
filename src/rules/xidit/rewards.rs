//! Rewards for a threat §7: two of three, bards while any are left, stories where the guild is one's own and low.

use crate::{
    game::xidit::{City, CityAt, HIGHEST, Player, Position, Reward, Rewards, STORIES, Tile},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            asker::Asker,
            matter::{Matter, Missing},
            ruling::{Reason, Ruling},
            xidit,
        },
    },
};

pub(crate) const TWO_OF_THREE: LawRef = xidit("7.1");
const GOLD: LawRef = xidit("7.2");
const BARDS: LawRef = xidit("7.3");
const BARDS_SHORT: LawRef = xidit("7.3.1");
const BUILD: LawRef = xidit("7.4");
const FOUR_STORIES: LawRef = xidit("7.4.1");
const ONE_COLOUR: LawRef = xidit("7.4.2");
const ADDING: LawRef = xidit("7.4.3");
const ASIDE: LawRef = xidit("7.4.4");
const STORIES_EXIST: LawRef = xidit("2.2");
const NO_THREAT: LawRef = xidit("6.3.4");
const CLOSED: LawRef = xidit("12.2.1");

/// Rules on choosing rewards for the threat in the city of the Idrakys.
pub(crate) fn check_rewards(asker: &Asker<'_>, taking: &[Reward], placing: &[(usize, u8)], ruling: &mut Ruling) {
    two_of_three(taking, ruling);
    let already_open = ruling.reasons.len();
    let Some(stands) = asker.stands(ruling, TWO_OF_THREE) else {
        // An elimination asked about in the same breath has said so already.
        let said = ruling.reasons.split_off(already_open);
        let is_new = |reason: &Reason| !ruling.reasons.iter().any(|other| other.matter == reason.matter);
        let said: Vec<Reason> = said.into_iter().filter(is_new).collect();
        ruling.reasons.extend(said);
        return;
    };
    let Tile::Threat(threat) = stands.tile else {
        let objection = Matter::NoThreatTile { city: stands.city };
        if !ruling.reasons.iter().any(|reason| reason.matter == objection) {
            ruling.object(objection, [TWO_OF_THREE, NO_THREAT]);
        }
        return;
    };
    take(asker, stands, threat.rewards, taking, placing, ruling);
}

/// Rules on how many rewards are chosen.
pub(crate) fn two_of_three(taking: &[Reward], ruling: &mut Ruling) {
    ruling.cite(TWO_OF_THREE);
    if taking.len() > 2 {
        ruling.object(Matter::TooManyRewards { count: taking.len() }, [TWO_OF_THREE]);
    }
    if let Some(twice) = Reward::ALL.iter().find(|reward| taking.iter().filter(|it| it == reward).count() > 1) {
        ruling.object(Matter::RewardTwice { reward: *twice }, [TWO_OF_THREE]);
    }
}

/// Rules on taking rewards in a city, as far as it is known how much they are.
pub(crate) fn take(
    asker: &Asker<'_>,
    stands: &CityAt,
    rewards: Rewards,
    taking: &[Reward],
    placing: &[(usize, u8)],
    ruling: &mut Ruling,
) {
    for reward in Reward::ALL.iter().filter(|reward| taking.contains(reward)) {
        match reward {
            Reward::Gold => rewards.gold.into_iter().for_each(|count| ruling.explain(Matter::TakesGold { count }, [GOLD])),
            Reward::Bards => bards(asker, rewards.bards, stands.city, placing, ruling),
            Reward::Stories => stories(asker, rewards.stories, stands, ruling),
        }
    }
}

fn bards(asker: &Asker<'_>, stated: Option<u8>, city: City, placing: &[(usize, u8)], ruling: &mut Ruling) {
    let left = asker.player.bards;
    match (left, stated) {
        (None, _) => ruling.leave_open(Missing::Bards { colour: asker.player.colour }, [BARDS_SHORT]),
        (Some(0), _) => ruling.object(Matter::NoBardsLeft, [BARDS_SHORT]),
        (Some(left), Some(stated)) if left < stated => {
            ruling.explain(Matter::PlacesAllLeft { count: left }, [BARDS, BARDS_SHORT]);
        }
        (Some(_), Some(count)) => ruling.explain(Matter::PlacesBards { count }, [BARDS]),
        (Some(_), None) => {}
    }
    let given: u16 = placing.iter().map(|(_, count)| u16::from(*count)).sum();
    if let (Some(left), Some(stated), false) = (left, stated, placing.is_empty()) {
        let need = left.min(stated);
        if left > 0 && given != u16::from(need) {
            ruling.object(Matter::WrongBards { need, given }, [BARDS, BARDS_SHORT]);
        }
    }
    ruling.extend(placed(asker.position, city, placing, BARDS));
}

/// Returns what speaks against placing bards in regions around a city, or leaves it open.
pub(crate) fn placed(position: &Position, city: City, placing: &[(usize, u8)], cite: LawRef) -> Vec<Reason> {
    let mut found = Vec::new();
    for region in placing.iter().filter_map(|(at, _)| position.regions.get(*at)) {
        let name = region.name.clone();
        if region.closed {
            found.push(Reason::new(Bearing::Against, Matter::RegionClosed { region: name.clone() }, [CLOSED]));
        }
        match &region.cities {
            None => found.push(Reason::new(Bearing::Unknown, Missing::RegionCities { region: name }, [cite])),
            Some(cities) if !cities.contains(&city) => {
                found.push(Reason::new(Bearing::Against, Matter::RegionNotAdjacent { region: name, city }, [cite]));
            }
            Some(_) => {}
        }
    }
    found
}

/// What is built into a guild.
pub(crate) struct Building {
    /// Stories of the reward.
    pub(crate) stories: u8,
    /// Stories set aside after a census §7.4.4.
    pub(crate) aside: u8,
}

/// Returns what a player builds into a guild of a height: up to four stories §7.4.1, and no more than are left §2.2.
pub(crate) fn building(position: &Position, player: &Player, height: u8, stated: u8) -> Building {
    let stories = stated.min(HIGHEST.saturating_sub(height)).min(stories_left(position, player));
    let aside = if height == 0 { player.aside.min(HIGHEST - stories) } else { 0 };
    Building { stories, aside }
}

/// Returns the stories that a player has neither built nor set aside; those in cities that are not described count as left.
pub(crate) fn stories_left(position: &Position, player: &Player) -> u8 {
    let built = player.influence.unwrap_or_else(|| position.built(player.colour));
    STORIES.saturating_sub(built.saturating_add(player.aside))
}

fn stories(asker: &Asker<'_>, stated: Option<u8>, stands: &CityAt, ruling: &mut Ruling) {
    let city = stands.city;
    let (height, on) = match stands.guild {
        Some((colour, _)) if colour != asker.player.colour => {
            ruling.object(Matter::GuildOfAnother { colour, city }, [ONE_COLOUR]);
            return;
        }
        Some((_, height)) if height >= HIGHEST => {
            ruling.reason(Bearing::Unknown, Matter::GuildFull { city }, [FOUR_STORIES, ADDING]);
            return;
        }
        Some((_, height)) => (height, &[BUILD, ADDING][..]),
        None => (0, &[BUILD][..]),
    };
    let Some(stated) = stated else { return };
    let left = stories_left(asker.position, asker.player);
    if left == 0 && stated > 0 {
        ruling.reason(Bearing::Unknown, Matter::SilentStories, [BUILD, STORIES_EXIST]);
        return;
    }
    let Building { stories, aside } = building(asker.position, asker.player, height, stated);
    ruling.explain(Matter::BuildsStories { count: stories }, on.iter().copied());
    if left < stated {
        ruling.explain(Matter::StoriesShort { count: left }, [STORIES_EXIST, BUILD]);
    }
    let kept = stated.min(left) - stories;
    if kept > 0 {
        ruling.explain(Matter::StoriesKept { count: kept }, [FOUR_STORIES]);
    }
    if aside > 0 {
        ruling.explain(Matter::AsideBuilt { count: aside }, [ASIDE]);
    }
}
