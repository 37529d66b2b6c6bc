//! The end of a game year: the military census §10 and the step to the next year §5.4, or to the end of the game §11.1.

use crate::{
    game::xidit::{City, Colour, HIGHEST, Phase, Player, Position, Reward},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            action::Unshown,
            census::{self, ClassCensus, won},
            matter::{Matter, Missing},
            needed_choice::NeededChoice,
            rewards,
            ruling::{Reason, Ruling},
            table::Table,
            xidit,
        },
    },
};

const YEAR_ENDS: LawRef = xidit("5.4");
const SEQUENCE: LawRef = xidit("5.3.1");
const WHEN: LawRef = xidit("10.1");
const HOW: LawRef = xidit("10.2");
const PRIZES: LawRef = xidit("10.3");
const NO_GUILD: LawRef = xidit("10.4.1");
const GAME_ENDS: LawRef = xidit("11.1");

/// Rules on holding the census of the year.
pub(crate) fn check_census(position: &Position, unshown: Option<Unshown>, ruling: &mut Ruling) {
    ruling.cite(WHEN);
    match position.year {
        None => ruling.leave_open(Missing::Year, [WHEN]),
        Some(year) if !position.has_census(year) => ruling.object(Matter::NoCensus { year }, [WHEN]),
        Some(_) if position.turn.is_some() || position.order.is_some() => ruling.object(Matter::OrdersFirst, [SEQUENCE, WHEN]),
        Some(_) => {}
    }
    if position.players.len() < 3 {
        ruling.need(Missing::Players);
    }
    for player in position.players.iter().filter(|player| player.shown.is_none()) {
        ruling.need(Missing::Shown { colour: player.colour });
    }
    if !ruling.needs.is_empty() {
        return;
    }
    let held = census::held(position, unshown);
    if unshown.is_none() && held.iter().any(|class| class.leaders.is_empty()) {
        ruling.choices.push(NeededChoice::RewardedPlayers);
    }
    for player in &position.players {
        let reasons = census::places_wrong(position, player, &held);
        ruling.extend(reasons);
        if census::bards_due(player, &held) > 0 && player.places.is_none() {
            ruling.need(Missing::Places { colour: player.colour });
        }
        if won(&held, player.colour, Reward::Stories) > 0 {
            story(position, player, ruling);
        }
    }
}

/// Rules on where the story of the census goes.
fn story(position: &Position, player: &Player, ruling: &mut Ruling) {
    match (player.story, room(position, player)) {
        (Some(city), _) => {
            let guild = position.city(city).and_then(|it| it.guild);
            if !guild.is_some_and(|(owner, height)| owner == player.colour && height < HIGHEST) {
                ruling.object(Matter::NoRoomForStory { colour: player.colour, city }, [PRIZES]);
            }
        }
        (None, Room::Unknown) => ruling.need(Missing::GuildRoom { colour: player.colour }),
        (None, Room::Choice) => ruling.need(Missing::Story { colour: player.colour }),
        (None, Room::None | Room::Only(_)) => {}
    }
}

/// Where a story of the census can be added.
enum Room {
    /// Nowhere: it is set aside §10.4.1.
    None,
    /// To one guild.
    Only(City),
    /// To several guilds.
    Choice,
    /// Not all guilds are described.
    Unknown,
}

fn room(position: &Position, player: &Player) -> Room {
    let own = || position.cities.iter().filter_map(|city| Some((city.city, city.guild?))).filter(|(_, it)| it.0 == player.colour);
    let low: Vec<City> = own().filter(|(_, (_, height))| *height < HIGHEST).map(|(city, _)| city).collect();
    let all_told = position.all_cities_described() || player.influence == Some(position.built(player.colour));
    match low.as_slice() {
        _ if rewards::stories_left(position, player) == 0 => Room::None,
        _ if !all_told => Room::Unknown,
        [] => Room::None,
        [only] => Room::Only(*only),
        [..] => Room::Choice,
    }
}

/// Holds the census and goes on to the next year. Returns what must be said first with the table as it was.
pub(crate) fn hold_census(position: &Position, ruling: &Ruling, unshown: Option<Unshown>) -> Table {
    let start = position.first.or_else(|| position.players.first().map(|player| player.colour)).unwrap_or(Colour::Blue);
    let mut table = Table::new(position, start);
    (table.choices, table.missing) = (ruling.choices.clone(), ruling.needs.clone());
    if !table.choices.is_empty() || !table.missing.is_empty() {
        return table;
    }
    let held = census::held(position, unshown);
    for class in &held {
        if class.leaders.is_empty() {
            table.news.push(Reason::new(Bearing::Unknown, Matter::SilentCensus { class: class.class }, class.cites.clone()));
        }
        for colour in &class.leaders {
            table.colour = *colour;
            pay(&mut table, class);
        }
    }
    for player in &position.players {
        table.colour = player.colour;
        if census::bards_due(player, &held) > 0 {
            table.place(player.places.as_deref().unwrap_or_default());
        }
        table.change(|player| (player.shown, player.places, player.story) = (None, None, None));
    }
    next_year(&mut table);
    table
}

/// Pays a leader of a class in gold or a story; bards are placed for all classes together.
fn pay(table: &mut Table, class: &ClassCensus) {
    let (colour, count) = (table.colour, class.prize.count);
    let Some(player) = table.position.player(colour).cloned() else { return };
    let cites = class.cites.clone();
    let matter = match class.prize.reward {
        Reward::Gold => {
            table.pay(count);
            Matter::CensusGold { class: class.class, colour, count }
        }
        Reward::Bards => Matter::CensusBards { class: class.class, colour, count },
        Reward::Stories => match (player.story, room(&table.position, &player)) {
            (Some(city), _) | (None, Room::Only(city)) => {
                table.build(city, 1);
                Matter::CensusStory { colour, city }
            }
            (None, _) if rewards::stories_left(&table.position, &player) == 0 => Matter::CensusStoryGone { colour },
            (None, _) => {
                table.change(|player| player.aside = player.aside.saturating_add(1));
                let reason = Reason::new(Bearing::For, Matter::CensusStoryAside { colour }, [PRIZES, NO_GUILD]);
                return table.news.push(reason);
            }
        },
    };
    table.news.push(Reason::new(Bearing::For, matter, cites));
}

/// Ends the year: the token advances and the first player token goes to the left, or the game ends.
pub(crate) fn next_year(table: &mut Table) {
    let position = &mut table.position;
    (position.turn, position.order) = (None, None);
    let Some(year) = position.year else { return };
    if year >= position.last_year() {
        position.phase = Phase::Over;
        return table.news.push(Reason::new(Bearing::For, Matter::GameEnds, [GAME_ENDS]));
    }
    let first = position.first.and_then(|first| position.left_of(first));
    (position.year, position.phase, position.order) = (Some(year + 1), Phase::Orders, Some(1));
    (position.first, position.turn) = (first, first);
    for player in &mut position.players {
        (player.recruited, player.eliminated, player.orders) = (vec![], vec![], None);
    }
    table.news.push(Reason::new(Bearing::For, Matter::YearBegins { year: year + 1 }, [YEAR_ENDS]));
    if first.is_none() {
        table.news.push(Reason::new(Bearing::Unknown, Matter::NextOrderUnknown { what: Missing::First }, [SEQUENCE]));
    }
}

/// Returns the section of the census.
pub(crate) const SECTION: LawRef = HOW;
