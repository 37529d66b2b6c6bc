//! What goals ask for §2.11, §3.2, §3.3.1: who rules the most sites, who holds the most, who holds a banner.

use crate::{
    cards::GoalKind,
    game::{Colour, Oath, Player, Role, Ruler, Setup, Slot},
    rules::{base::Missing, state::Table},
};

/// Returns what an Oathkeeper goal asks for §2.11.
pub(crate) const fn of_oath(oath: Oath) -> GoalKind {
    match oath {
        Oath::Supremacy => GoalKind::MostSites,
        Oath::People => GoalKind::PeoplesFavor,
        Oath::Protection => GoalKind::MostRelicsAndBanners,
        Oath::Devotion => GoalKind::DarkestSecret,
    }
}

/// Returns who leads in what a goal asks for: no player, one, or all who are tied. The Empire's sites count for the
/// Chancellor §2.11, §6.6.3.
pub(crate) fn leaders(table: &Table<'_>, setup: &Setup, goal: GoalKind) -> Result<Vec<Colour>, Missing> {
    match goal {
        GoalKind::MostSites => most_sites(table, setup),
        GoalKind::MostRelicsAndBanners => {
            setup.player(Colour::Purple).ok_or(Missing::Chancellor)?;
            let count = |player: &Player| holdings(setup, player.colour).map(|count| (player.colour, count));
            let counts: Vec<(Colour, usize)> = setup.players.iter().map(count).collect::<Result<_, _>>()?;
            Ok(at_the_top(&counts))
        }
        GoalKind::PeoplesFavor => {
            let banner = setup.peoples_favor.ok_or(Missing::PeoplesFavor)?;
            Ok(banner.holder.into_iter().collect())
        }
        GoalKind::DarkestSecret => {
            let banner = setup.darkest_secret.ok_or(Missing::DarkestSecret)?;
            Ok(banner.holder.into_iter().collect())
        }
    }
}

/// Returns how many relics and banners a player holds §2.11: both added together.
pub(crate) fn holdings(setup: &Setup, colour: Colour) -> Result<usize, Missing> {
    let favor = setup.peoples_favor.ok_or(Missing::PeoplesFavor)?.holder == Some(colour);
    let secret = setup.darkest_secret.ok_or(Missing::DarkestSecret)?.holder == Some(colour);
    let relics = setup.player(colour).ok_or(Missing::Player(colour))?.relics.len();
    Ok(relics + usize::from(favor) + usize::from(secret))
}

fn most_sites(table: &Table<'_>, setup: &Setup) -> Result<Vec<Colour>, Missing> {
    let counts = sites(table, setup)?;
    let unknown: Vec<Slot> = Slot::ALL.iter().copied().filter(|slot| setup.site(*slot).is_none()).collect();
    let top = at_the_top(&counts);
    let Some(first) = unknown.first() else { return Ok(top) };
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or_default();
    let is_safe = |(colour, count): &(Colour, usize)| top.contains(colour) || count + unknown.len() < most;
    if top.len() == 1 && most > unknown.len() && counts.iter().all(is_safe) { Ok(top) } else { Err(Missing::Site(*first)) }
}

/// Returns how many sites each side rules: every Exile, and the Empire under the Chancellor's colour. The ruler of a
/// site must be described.
pub(crate) fn sites(table: &Table<'_>, setup: &Setup) -> Result<Vec<(Colour, usize)>, Missing> {
    let mut counts = Vec::new();
    for player in &setup.players {
        match player.role.ok_or(Missing::Role(player.colour))? {
            Role::Chancellor | Role::Exile => counts.push((player.colour, 0)),
            Role::Citizen => {}
        }
    }
    for slot in Slot::ALL {
        let side = match table.ruler_in(setup, *slot) {
            Some(Ruler::Empire) => Some(Colour::Purple),
            Some(Ruler::Player(colour)) => Some(colour),
            Some(Ruler::Bandits | Ruler::Unruled) | None => None,
        };
        let Some(side) = side else { continue };
        match counts.iter_mut().find(|(colour, _)| *colour == side) {
            Some((_, count)) => *count += 1,
            None if side == Colour::Purple => return Err(Missing::Chancellor),
            None => return Err(Missing::Player(side)),
        }
    }
    Ok(counts)
}

/// Returns all who have the most, if anybody has anything.
fn at_the_top(counts: &[(Colour, usize)]) -> Vec<Colour> {
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or_default();
    counts.iter().filter(|(_, count)| most > 0 && *count == most).map(|(colour, _)| *colour).collect()
}
