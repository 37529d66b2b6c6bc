//! Every action of the player to move, each ruled on by the same predicate that `law may` asks: list and predicate
//! agree by construction. A rule that can be asked about offers its questions here.

use crate::{
    game::{Colour, Phase, Player, Space},
    rules::{
        actions::{
            campaign, citizenship, muster, peek, play, recover, rest, search, set_up, trade, travel, use_power, wake, warbands,
        },
        base::{Missing, Verdict},
        chronicle,
        judge::{
            may::may,
            modifiers::{self, Listed},
            roles::crown_without_role,
        },
        powers,
        request::{Action, Request},
        state::Table,
        victory::title,
    },
};

/// Lists every action that could be asked about, with its ruling, in the order of the Law.
#[must_use]
pub fn list(table: &Table<'_>) -> Vec<Listed> {
    listed(table, For::Reader)
}

/// Lists what a search asks: not Campaigns §5.5, through which it goes with all their targets, nor what only looks or moves warbands
/// §6.3–6.5, nor the end of the Act Phase §4.3.
#[must_use]
pub fn list_for_search(table: &Table<'_>) -> Vec<Listed> {
    listed(table, For::Search)
}

/// For whom actions are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    /// For a reader: everything.
    Reader,
    /// For a search of the best turn as well as for a reader.
    Search,
}

/// Returns what could be asked about a kind of action.
type Questions = fn(&Table<'_>) -> Vec<Request>;

fn listed(table: &Table<'_>, listed_for: For) -> Vec<Listed> {
    use For::{Reader, Search};
    let questions: &[(Questions, For)] = match table.position.phase {
        Phase::Setup => &[(set_up::offers, Search)],
        Phase::Chronicle => &[(chronicle::offers, Search)],
        Phase::Wake => &[(wake::offers, Search), (title::offers, Search)],
        Phase::Act => &[
            (search::offers, Search),
            (play::plays, Search),
            (play::discards, Search),
            (muster::offers, Search),
            (trade::offers, Search),
            (recover::offers, Search),
            (campaign::campaigns, Reader),
            (travel::offers, Search),
            (use_power::uses, Search),
            (peek::offers, Reader),
            (warbands::offers, Search),
            (citizenship::offers, Search),
            (title::offers, Search),
            (rest::offers, Reader),
        ],
        Phase::Rest => &[(title::offers, Search), (rest::offers, Search)],
    };
    let moves = |asked: &Request| matches!(asked.action, Action::MoveToSite(_) | Action::MoveToBoard(_));
    let asked = questions.iter().filter(|(_, of)| listed_for == Reader || *of == Search).flat_map(|(ask, _)| ask(table));
    let asked = asked.filter(|asked| listed_for == Reader || !moves(asked));
    let (usable, mut all) = (powers::modifiers(table), Vec::new());
    for asked in asked {
        let mut listed = Listed { ruling: may(table, &asked), most: most(table, &asked), asked, using: Vec::new() };
        let more = modifiers::add_modifiers(table, &mut listed, &usable);
        all.push(listed);
        all.extend(more);
    }
    if table.position.phase == Phase::Act && table.position.winner.is_none() {
        for opened in modifiers::actions_opened_by_modifiers(table, &usable) {
            let kind = |it: &Listed| std::mem::discriminant(&it.asked.action) == std::mem::discriminant(&opened.asked.action);
            let at = all.iter().rposition(kind).map_or(all.len(), |at| at + 1);
            all.insert(at, opened);
        }
    }
    all
}

/// Returns what is missing to list all Campaigns: who acts, where, what is there §4.2, whose the bandits are §7.6.5, and the
/// roles of those who could be attacked §5.5.1.
#[must_use]
pub fn missing_for_campaigns(table: &Table<'_>) -> Option<Missing> {
    let role = || crown_without_role(table.position).map(Missing::Role).or_else(|| campaign::missing_for_offers(table));
    (table.position.phase == Phase::Act && table.position.winner.is_none()).then(|| no_place(table).or_else(role)).flatten()
}

/// Returns all that is missing to list every action.
#[must_use]
pub fn missing_to_list(table: &Table<'_>) -> Vec<Missing> {
    let (setup, by) = (table.position, table.by);
    if setup.phase != Phase::Act || setup.winner.is_some() {
        return Vec::new();
    }
    if let Some(missing) = no_place(table) {
        return vec![missing];
    }
    let of_player = |player: &Player| {
        let supply = player.supply.is_none() && Some(player.colour) == by;
        [
            player.role.is_none().then_some(Missing::Role(player.colour)),
            player.pawn.is_none().then_some(Missing::Pawn(player.colour)),
            supply.then_some(Missing::Supply(player.colour)),
        ]
    };
    let banners = [
        setup.peoples_favor.is_none().then_some(Missing::PeoplesFavor),
        setup.darkest_secret.is_none().then_some(Missing::DarkestSecret),
    ];
    let chancellor = by == Some(Colour::Purple) || by.is_some() && citizenship::holder(table) == by;
    let spaces = Space::ALL.iter().filter(|space| chancellor && setup.reliquary.on(**space).is_none());
    let players = setup.players.iter().flat_map(of_player).chain(banners).flatten();
    players.chain(spaces.map(|space| Missing::Space(*space))).collect()
}

/// Returns what is missing of who acts, where, and what is there §4.2.
fn no_place(table: &Table<'_>) -> Option<Missing> {
    let Some(colour) = table.by else { return Some(Missing::Turn) };
    let Some(player) = table.position.player(colour) else { return Some(Missing::Player(colour)) };
    let Some(here) = player.pawn else { return Some(Missing::Pawn(colour)) };
    table.position.site(here).is_none().then_some(Missing::Site(here))
}

/// Returns the largest number for which an action with a number is still legal.
fn most(table: &Table<'_>, asked: &Request) -> Option<u8> {
    let first = asked.number()?;
    (first..=MOST_TRIED).take_while(|number| may(table, &asked.with_number(*number)).verdict() != Verdict::Illegal).last()
}

/// No number on a table is larger: all the favor there is §1.4.
const MOST_TRIED: u8 = crate::game::ALL_FAVOR.0;
