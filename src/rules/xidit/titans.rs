//! Eliminating a Raging Titan §9.4: from a city without a tile, with units of any class, once a city and year.

use crate::{
    game::xidit::{Class, Reward, Rewards, Tile, Units},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            asker::{Asker, dummy_grows},
            matter::{Matter, Missing},
            rewards::{self, TWO_OF_THREE},
            ruling::{Cost, Ruling},
            xidit,
        },
    },
};

pub(crate) const TITAN: LawRef = xidit("9.4");
const RAGING: LawRef = xidit("9.1");
const FROM_WHERE: LawRef = xidit("9.4.1");
const ANY_UNITS: LawRef = xidit("9.4.2");
const ONE_THREAT: LawRef = xidit("9.4.3");
const INTO_THE_BOX: LawRef = xidit("9.4.4");
const NO_DUTY: LawRef = xidit("9.4.5");
/// What says that a Titan is rewarded, and not how much.
pub(crate) const SILENT_REWARD: [LawRef; 2] = [INTO_THE_BOX, TWO_OF_THREE];

/// Rules on eliminating a Titan that demands so many units; its rewards are not decided here.
pub(crate) fn eliminate(asker: &Asker<'_>, symbols: u8, giving: Option<Units>, ruling: &mut Ruling) {
    ruling.cost.any = symbols;
    ruling.cite(NO_DUTY);
    match &asker.position.titans {
        None => ruling.leave_open(Missing::Titans, [RAGING]),
        Some(_) if asker.position.raging_titan(symbols).is_none() => {
            ruling.object(Matter::NoSuchTitan { count: symbols }, [RAGING, TITAN])
        }
        Some(_) => {}
    }
    if let Some(city) = asker.city(ruling, FROM_WHERE) {
        if asker.player.eliminated.contains(&city) {
            ruling.object(Matter::AlreadyEliminated { city }, [ONE_THREAT]);
        }
        if let Some(stands) = asker.stands(ruling, FROM_WHERE)
            && !matches!(stands.tile, Tile::None)
        {
            ruling.object(Matter::TileInCity { city }, [FROM_WHERE]);
        }
    }
    pay(asker, symbols, giving, ruling);
    dummy_grows(asker, ruling);
}

/// Rules on choosing rewards for a Titan: two of three as for every threat. How much they are only its tile says.
pub(crate) fn reward(asker: &Asker<'_>, symbols: u8, taking: &[Reward], placing: &[(usize, u8)], ruling: &mut Ruling) {
    rewards::two_of_three(taking, ruling);
    let rewards = asker.position.raging_titan(symbols).map_or_else(Rewards::default, |titan| titan.rewards);
    if let Some(stands) = asker.player.city.and_then(|city| asker.position.city(city)) {
        rewards::take(asker, stands, rewards, taking, placing, ruling);
    }
    if taking.iter().any(|reward| rewards.amount(*reward).is_none()) {
        ruling.reason(Bearing::Unknown, Matter::SilentTitanReward, SILENT_REWARD);
    }
}

fn pay(asker: &Asker<'_>, symbols: u8, giving: Option<Units>, ruling: &mut Ruling) {
    if let Some(giving) = giving {
        ruling.cost = Cost { units: giving, any: 0 };
        if giving.total() != u16::from(symbols) {
            ruling.object(Matter::WrongNumberGiven { need: symbols, given: giving.total() }, [ANY_UNITS]);
        }
    } else {
        ruling.explain(Matter::AnyUnits { count: symbols }, [ANY_UNITS]);
    }
    let Some(units) = asker.player.units else {
        ruling.leave_open(Missing::Units { colour: asker.player.colour }, [ANY_UNITS]);
        return;
    };
    if units.total() < u16::from(symbols) {
        ruling.object(Matter::TooFewUnits { need: symbols, have: units.total() }, [ANY_UNITS]);
    }
    let giving = giving.unwrap_or_default();
    for class in Class::ALL.iter().copied().filter(|class| giving.count(*class) > units.count(*class)) {
        let (need, have) = (giving.count(class), units.count(class));
        ruling.object(Matter::UnitsMissing { class, need, have }, [ANY_UNITS]);
    }
}
