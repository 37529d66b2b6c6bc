//! Rewards for a threat tile §7: two of three, bards while any are left, stories where the guild is one's own and low.

use crate::{
    game::xidit::{City, CityAt, HIGHEST, Player, Reward, STORIES, Threat, Tile},
    law::LawRef,
    rules::xidit::{
        asker::Asker,
        matter::{Matter, Missing},
        ruling::Ruling,
        xidit,
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
const NO_THREAT: LawRef = xidit("6.3.4");
const CLOSED: LawRef = xidit("12.2.1");

/// Rules on choosing rewards for the threat in the city of the Idrakys.
pub(crate) fn may_take(asker: &Asker<'_>, taking: &[Reward], placing: &[(usize, u8)], ruling: &mut Ruling) {
    ruling.cite(TWO_OF_THREE);
    if taking.len() > 2 {
        ruling.object(Matter::TooManyRewards { count: taking.len() }, [TWO_OF_THREE]);
    }
    if let Some(twice) = Reward::ALL.iter().find(|reward| taking.iter().filter(|it| it == reward).count() > 1) {
        ruling.object(Matter::RewardTwice { reward: *twice }, [TWO_OF_THREE]);
    }
    let already_open = ruling.reasons.len();
    let Some(stands) = asker.stands(ruling, TWO_OF_THREE) else {
        // An elimination asked about in the same breath has said so already.
        let said = ruling.reasons.split_off(already_open);
        let is_new = |reason: &crate::rules::xidit::Reason| !ruling.reasons.iter().any(|other| other.matter == reason.matter);
        let said: Vec<crate::rules::xidit::Reason> = said.into_iter().filter(is_new).collect();
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
    for reward in Reward::ALL.iter().filter(|reward| taking.contains(reward)) {
        match reward {
            Reward::Gold => threat.gold.into_iter().for_each(|count| ruling.explain(Matter::TakesGold { count }, [GOLD])),
            Reward::Bards => bards(asker, threat, stands.city, placing, ruling),
            Reward::Stories => stories(asker, threat, stands, ruling),
        }
    }
}

fn bards(asker: &Asker<'_>, threat: Threat, city: City, placing: &[(usize, u8)], ruling: &mut Ruling) {
    let left = asker.player.bards;
    match (left, threat.bards) {
        (None, _) => ruling.leave_open(Missing::Bards { colour: asker.player.colour }, [BARDS_SHORT]),
        (Some(0), _) => ruling.object(Matter::NoBardsLeft, [BARDS_SHORT]),
        (Some(left), Some(stated)) if left < stated => {
            ruling.explain(Matter::PlacesAllLeft { count: left }, [BARDS, BARDS_SHORT]);
        }
        (Some(_), Some(count)) => ruling.explain(Matter::PlacesBards { count }, [BARDS]),
        (Some(_), None) => {}
    }
    let given: u16 = placing.iter().map(|(_, count)| u16::from(*count)).sum();
    if let (Some(left), Some(stated), false) = (left, threat.bards, placing.is_empty()) {
        let need = left.min(stated);
        if left > 0 && given != u16::from(need) {
            ruling.object(Matter::WrongBards { need, given }, [BARDS, BARDS_SHORT]);
        }
    }
    for region in placing.iter().filter_map(|(at, _)| asker.position.regions.get(*at)) {
        let name = region.name.clone();
        if region.closed {
            ruling.object(Matter::RegionClosed { region: name.clone() }, [CLOSED]);
        }
        match &region.cities {
            None => ruling.leave_open(Missing::RegionCities { region: name }, [BARDS]),
            Some(cities) if !cities.contains(&city) => {
                ruling.object(Matter::RegionNotAdjacent { region: name, city }, [BARDS]);
            }
            Some(_) => {}
        }
    }
}

/// Returns how many stories a player can add to a guild: up to its height §7.4.1, and no more than are left §2.2.
pub(crate) fn fitting(player: &Player, height: u8, stated: u8) -> u8 {
    let own = player.influence.map_or(STORIES, |built| STORIES.saturating_sub(built + player.aside));
    stated.min(HIGHEST.saturating_sub(height)).min(own)
}

fn stories(asker: &Asker<'_>, threat: Threat, stands: &CityAt, ruling: &mut Ruling) {
    let city = stands.city;
    let (height, on) = match stands.guild {
        Some((colour, _)) if colour != asker.player.colour => {
            ruling.object(Matter::GuildOfAnother { colour, city }, [ONE_COLOUR]);
            return;
        }
        Some((_, height)) if height >= HIGHEST => {
            ruling.object(Matter::GuildFull { city }, [FOUR_STORIES, ADDING]);
            return;
        }
        Some((_, height)) => (height, &[BUILD, ADDING][..]),
        None => (0, &[BUILD][..]),
    };
    let Some(stated) = threat.stories else { return };
    let built = fitting(asker.player, height, stated);
    ruling.explain(Matter::BuildsStories { count: built }, on.iter().copied());
    if built < stated {
        ruling.explain(Matter::StoriesKept { count: stated - built }, [FOUR_STORIES]);
    }
    let aside = asker.player.aside.min(HIGHEST - height - built);
    if height == 0 && aside > 0 {
        ruling.explain(Matter::AsideBuilt { count: aside }, [ASIDE]);
    }
}
