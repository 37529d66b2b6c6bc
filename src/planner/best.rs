//! The best use of battle plans §5.5.3 for one set of targets: the attacker chooses first, knowing that the defender answers as
//! well as possible. Every choice of plans of both sides is gone through, and where it can matter every number that a plan
//! leaves to its user §7.5.4, every order, and every number of dice that the attacker may collect §5.5.2; chances are exact.

use super::{
    answers::Choices,
    usable_plans::{ChanceCache, Play, UsablePlans},
};
use crate::rules::{BattleChoices, Campaign, Fighting, Table};

/// Returns the best play for the targets of a Campaign; none where no side has a plan that matters, or a number is missing.
#[must_use]
pub fn best_play(table: &Table<'_>, fighting: &Fighting) -> Option<Play> {
    let campaign = Campaign::open(table, &fighting.declaration).ok()?;
    best_play_in(&campaign, &fighting.battle, &mut ChanceCache::default())
}

/// Returns the best play with what is known from other sets of targets.
pub(super) fn best_play_in(campaign: &Campaign<'_, '_>, choices: &BattleChoices, cache: &mut ChanceCache) -> Option<Play> {
    let mut usable = UsablePlans::new(campaign, choices, cache)?;
    Some(Choices::best_play(&mut usable))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{self, Colour, Defender, Slot, Target},
        law::Edition,
    };

    /// Six plans a side, most of which go either way, where a die more can be worse for the attacker.
    #[test]
    fn law_5_5_3_each_choice_of_plans_is_put_to_the_rules_once() {
        let text = include_str!("../../cases/oath/positions/plans.toml");
        let red = "Zealots\", \"Longbows\", \"Mercenaries\", \"Horse Archers\", \"Mountain Giant\", \"Cracking Ground";
        let yellow =
            "War Tortoise\", \"Kindred Warriors\", \"Encirclement\", \"Rival Khan\", \"Nature Worship\", \"Great Crusade";
        let text = text.replacen("{ yellow = 1 }", "{ yellow = 9 }", 1);
        let text = text.replace("secrets = 3\nwarbands = 2", &format!("secrets = 3\nwarbands = 5\nadvisers = [\"{red}\"]"));
        let text = text.replace("secrets = 3\nwarbands = 3", &format!("secrets = 3\nwarbands = 3\nadvisers = [\"{yellow}\"]"));
        let position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
        let table = Table::new(&position, None, Edition::Current);
        let targets = vec![Target::Site(Slot::Cradle1)];
        let fighting = Fighting::against(Defender::Player(Colour::Yellow), targets);
        let campaign = Campaign::open(&table, &fighting.declaration).expect("all is described");
        let mut cache = ChanceCache::default();
        let play = best_play_in(&campaign, &fighting.battle, &mut cache).expect("there are plans");
        assert_eq!(play.left_out, 0);
        // None, each of the twelve alone, and all choices of six against all choices of six.
        assert!(cache.asked <= 1 + 12 + 64 * 64, "{}", cache.asked);
    }
}
