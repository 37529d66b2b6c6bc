//! Who wins when §3: the Usurper and the Visionary in Wake, the Stable Regime at the end of a round, War Exhaustion at the
//! end of the last one, and the Successor in the Chancellor's place.

use crate::{
    cards::{Goal, GoalKind, Nature, Special, named},
    game::{CardRef, Colour, How, Oath, Phase, Player, Role, Ruler, Setup, TitleSide, Winner},
    law::{Cite, DivergenceId::D10, LawRef, Printing, law},
    rules::{
        base::Missing,
        powers::in_force,
        state::{Due, Table},
        victory::{
            goal, title,
            wakes::{chronological_key, wakes_left, wakes_needed},
            win::{LAST_ROUND, Standing, Waiting, When, Win},
        },
    },
};

const TITLE: LawRef = law("2.11");
const USURPER: LawRef = law("3.1");
const VISIONARY: LawRef = law("3.2");
const STABLE_REGIME: LawRef = law("3.3");
const SUCCESSOR: LawRef = law("3.3.1");
const WAR_EXHAUSTION: LawRef = law("3.4");
const GAME_ENDS: LawRef = law("3");
const USURPER_AT_THE_END: LawRef = law("3.4.2");

/// Returns who holds the title and who wins when. A title that must pass on counts as passed: it is always where it belongs.
#[must_use]
pub fn standing(table: &Table<'_>) -> Standing {
    let setup = table.position;
    if let Some(winner) = setup.winner {
        let title = setup.title.and_then(|title| title.holder.map(|holder| (holder, title.side)));
        return Standing { title, wins: vec![won(winner)], ..Standing::default() };
    }
    let mut settled = setup.clone().into_setup();
    title::settle(table, &mut settled);
    let mut standing = match table.check(settled) {
        Ok(position) => as_it_stands(&Table::new(&position, table.by, table.reading())),
        Err(_) => as_it_stands(table),
    };
    standing.title = setup.title.and_then(|title| title.holder.map(|holder| (holder, title.side)));
    match title::due(table, setup) {
        Ok(due) => standing.due = Some(due),
        Err(missing) => standing.missing.insert(0, missing),
    }
    standing.missing.dedup();
    standing
}

/// Returns the win of a game that is over.
fn won(Winner { player, how }: Winner) -> Win {
    let section = match how {
        How::Usurper => USURPER,
        How::Visionary => VISIONARY,
        How::StableRegime => STABLE_REGIME,
        How::Successor => SUCCESSOR,
        How::WarExhaustion => WAR_EXHAUSTION,
    };
    Win { player, when: When::Over, how, certain: true, needs: None, cites: vec![section.into(), GAME_ENDS.into()] }
}

/// Returns the wins in sight with the title where it is.
fn as_it_stands(table: &Table<'_>) -> Standing {
    let setup = table.position;
    let mut standing = Standing::default();
    for player in &setup.players {
        match exile_wins(table, player) {
            Ok(wins) => standing.wins.extend(wins),
            Err(missing) => standing.missing.push(missing),
        }
    }
    standing.waiting = setup.players.iter().filter_map(|player| waiting(table, player)).collect();
    match setup.round {
        None => standing.missing.push(Missing::Round),
        Some(round) => end_of_round(table, round, &mut standing),
    }
    standing.wins.retain(|win| wakes_left(setup, win.player).is_none_or(|left| left >= wakes_needed(win.when)));
    standing.wins.sort_by_key(|win| (!win.certain, chronological_key(setup, win)));
    standing
}

/// Returns the win of a player in the Wake Phase that is theirs now §4.1.2.
pub(crate) fn at_wake(table: &Table<'_>, player: &Player) -> Result<Option<Win>, Missing> {
    let wins = exile_wins(table, player)?;
    Ok(wins.into_iter().find(|win| win.when == When::Wake))
}

/// Returns the wins of an Exile that come in Wake phases §3.1, §3.2.
fn exile_wins(table: &Table<'_>, player: &Player) -> Result<Vec<Win>, Missing> {
    let setup = table.position;
    match player.role {
        Some(Role::Exile) => {}
        Some(Role::Chancellor | Role::Citizen) => return Ok(Vec::new()),
        None => return Err(Missing::Role(player.colour)),
    }
    let certain = setup.turn == Some(player.colour) && setup.phase == Phase::Wake;
    let win = |when, how, needs, cites: &[LawRef]| Win {
        player: player.colour,
        when,
        how,
        certain: certain && when == When::Wake,
        needs,
        cites: cites.iter().map(|cite| (*cite).into()).collect(),
    };
    let mut wins = Vec::new();
    let title = setup.title.ok_or(Missing::Title)?;
    // A title that belongs to another wins nothing.
    let goes = matches!(title::due(table, setup), Ok(Due::Passes(_) | Due::Chosen(_)));
    if title.holder == Some(player.colour) && !goes {
        let goal = setup.oath.map(goal::of_oath);
        match title.side.ok_or(Missing::TitleSide)? {
            TitleSide::Usurper => wins.push(win(When::Wake, How::Usurper, goal, &[USURPER, TITLE])),
            // It turns in the last Wake Phase, and the game ends before another.
            TitleSide::Oathkeeper if wakes_left(setup, player.colour) == Some(1) && !is_last_round(setup) => {
                let cites = [USURPER_AT_THE_END, WAR_EXHAUSTION, TITLE, const { law("4.1.3") }];
                wins.push(win(When::GameEnd, How::Usurper, goal, &cites));
            }
            TitleSide::Oathkeeper => {
                wins.push(win(When::SecondWake, How::Usurper, goal, &[USURPER, TITLE, const { law("4.1.3") }]));
            }
        }
    }
    for (goal, prophet) in visions(setup, player) {
        if meets_vision(table, setup, player.colour, goal)? {
            let mut win = win(When::Wake, How::Visionary, Some(goal.kind), &[VISIONARY]);
            win.cites.extend(prophet);
            wins.push(win);
        }
    }
    Ok(wins)
}

/// Returns what an Exile waits for who has all that a Vision asks for but the Visions drawn §3.2.
fn waiting(table: &Table<'_>, player: &Player) -> Option<Waiting> {
    let (setup, colour) = (table.position, player.colour);
    let have = setup.visions_drawn.filter(|_| player.role == Some(Role::Exile))?;
    let is_short = |goal: &&Goal| have < goal.visions_drawn && leads(table, setup, colour, goal) == Ok(true);
    let goal = visions(setup, player).map(|(goal, _)| goal).find(is_short)?;
    Some(Waiting { player: colour, need: goal.visions_drawn, have })
}

/// Returns whether it is the last round, for which [`war_exhaustion`] tells who wins at its end.
fn is_last_round(setup: &Setup) -> bool {
    setup.round.is_none_or(|round| round >= LAST_ROUND)
}

/// Returns the goals of the Visions that are revealed for a player: their own, and one that their False Prophet stands on.
fn visions<'a>(setup: &'a Setup, player: &'a Player) -> impl Iterator<Item = (&'static Goal, Option<Cite>)> {
    let shared = setup.players.iter().filter(|it| it.prophet == Some(player.colour) && it.colour != player.colour);
    let shared = shared.filter_map(vision).map(|goal| (goal, Some(named::FALSE_PROPHET.cite())));
    vision(player).map(|goal| (goal, None)).into_iter().chain(shared)
}

fn vision(player: &Player) -> Option<&'static Goal> {
    if let Nature::Vision(goal) = &player.vision?.0.nature { goal.as_ref() } else { None }
}

/// Returns whether a Vision's goal is met §3.2: enough Visions drawn, and the most, not tied (D10).
fn meets_vision(table: &Table<'_>, setup: &Setup, colour: Colour, goal: &Goal) -> Result<bool, Missing> {
    if setup.visions_drawn.ok_or(Missing::VisionsDrawn)? < goal.visions_drawn {
        return Ok(false);
    }
    leads(table, setup, colour, goal)
}

/// Returns whether a player has what a Vision asks for, however many Visions are drawn.
fn leads(table: &Table<'_>, setup: &Setup, colour: Colour, goal: &Goal) -> Result<bool, Missing> {
    let leaders = goal::leaders(table, setup, goal.kind)?;
    let tied_counts = || table.follows(D10, Printing::En);
    Ok(leaders.contains(&colour) && (leaders.len() == 1 || tied_counts()))
}

/// Adds what the end of the round brings §3.3, §3.4.
fn end_of_round(table: &Table<'_>, round: u8, standing: &mut Standing) {
    let mut add = |found: Result<Option<Win>, Missing>| match found {
        Ok(win) => standing.wins.extend(win),
        Err(missing) => standing.missing.push(missing),
    };
    if title::is_to_be_chosen(table) && is_decided_after(round) {
        add(Err(Missing::Title));
        return;
    }
    if round >= LAST_ROUND {
        add(last_wakes(table.position).and_then(|setup| war_exhaustion(table, &setup)).map(Some));
        return;
    }
    match stable_regime(table, table.position) {
        Ok(Some(win)) if end_die(round).is_some() => {
            standing.end_die = end_die(round).map(|least| (round, 7 - least));
            standing.wins.push(win);
            match shifts(table) {
                Ok(found) => standing.shifts = found.map(|(_, colour)| colour),
                Err(missing) => standing.missing.push(missing),
            }
        }
        Ok(_) => {}
        Err(missing) => standing.missing.push(missing),
    }
}

/// Returns the table at the end of the last round: an Exile who has the title and is still to wake turns it §4.1.3.
fn last_wakes(setup: &Setup) -> Result<Setup, Missing> {
    let mut setup = setup.clone();
    let is_exile = |colour| setup.player(colour).is_some_and(|player| player.role == Some(Role::Exile));
    let Some(holder) = setup.title.and_then(|title| title.holder).filter(|holder| is_exile(*holder)) else { return Ok(setup) };
    let wakes = wakes_left(&setup, holder).ok_or(Missing::Turn)? > 0;
    if let Some(title) = setup.title.as_mut().filter(|_| wakes) {
        title.side = Some(TitleSide::Usurper);
    }
    Ok(setup)
}

/// Returns whether the game can end after a round, so that it must be clear who keeps the oath §3.3, §3.4.
pub(crate) const fn is_decided_after(round: u8) -> bool {
    round >= LAST_ROUND || end_die(round).is_some()
}

/// Returns the smallest number on the end die that ends the game after a round §3.3.
pub(crate) const fn end_die(round: u8) -> Option<u8> {
    match round {
        5 => Some(6),
        6 => Some(5),
        7 => Some(3),
        _ => None,
    }
}

/// Returns who may change a roll of the end die by one: the ruler of the Squalid District, but no Citizen; for the Empire the
/// Chancellor.
pub(crate) fn shifts(table: &Table<'_>) -> Result<Option<(CardRef, Colour)>, Missing> {
    let district = in_force::all(table).iter().find(|power| power.card.special == Some(Special::SqualidDistrict));
    let Some(district) = district else { return Ok(None) };
    let colour = match district.ruler {
        Ruler::Empire => Colour::Purple,
        Ruler::Player(colour) => colour,
        Ruler::Bandits | Ruler::Unruled => return Ok(None),
    };
    let role = table.position.player(colour).and_then(|player| player.role).ok_or(Missing::Role(colour))?;
    Ok((role != Role::Citizen).then_some((district.card_ref(), colour)))
}

/// Returns who wins at the end of a round if the end die says so: the Empire, if it keeps the oath §3.3.
pub(crate) fn stable_regime(table: &Table<'_>, setup: &Setup) -> Result<Option<Win>, Missing> {
    if !empire_keeps_oath(setup)? {
        return Ok(None);
    }
    let (player, successor) = empire_winner(table, setup)?;
    let how = if successor { How::Successor } else { How::StableRegime };
    Ok(Some(imperial(player, When::RoundEnd, how, setup, &[STABLE_REGIME])))
}

fn imperial(player: Colour, when: When, how: How, setup: &Setup, sections: &[LawRef]) -> Win {
    let mut cites: Vec<Cite> = sections.iter().map(|section| (*section).into()).collect();
    if how == How::Successor {
        cites.push(SUCCESSOR.into());
    }
    Win { player, when, how, certain: false, needs: setup.oath.map(goal::of_oath), cites }
}

/// Returns whether the Oathkeeper is the Chancellor or a Citizen.
fn empire_keeps_oath(setup: &Setup) -> Result<bool, Missing> {
    let holder = setup.title.and_then(|title| title.holder).ok_or(Missing::Title)?;
    let role = setup.player(holder).ok_or(Missing::Player(holder))?.role.ok_or(Missing::Role(holder))?;
    Ok(role.is_imperial())
}

/// Returns who wins for the Empire: the Chancellor, or a Citizen who meets the Successor goal §3.3.1.
fn empire_winner(table: &Table<'_>, setup: &Setup) -> Result<(Colour, bool), Missing> {
    let chancellor = setup.players.iter().find(|player| player.role == Some(Role::Chancellor)).ok_or(Missing::Chancellor)?;
    let citizens = setup.players.iter().filter(|player| player.role == Some(Role::Citizen));
    let perhaps = setup.players.iter().filter(|player| player.role.is_none());
    for player in citizens.chain(perhaps) {
        if is_successor(table, setup, player, chancellor)? {
            return player.role.map(|_| (player.colour, true)).ok_or(Missing::Role(player.colour));
        }
    }
    Ok((chancellor.colour, false))
}

fn is_successor(table: &Table<'_>, setup: &Setup, citizen: &Player, chancellor: &Player) -> Result<bool, Missing> {
    let holds = |kind| goal::leaders(table, setup, kind).map(|holders| holders == [citizen.colour]);
    match setup.oath.ok_or(Missing::Oath)? {
        Oath::Supremacy => {
            let own = goal::holdings(setup, citizen.colour)?;
            let citizens = setup.players.iter().filter(|other| other.role == Some(Role::Citizen));
            let perhaps = setup.players.iter().filter(|other| other.role.is_none());
            for rival in [chancellor].into_iter().chain(citizens).chain(perhaps).filter(|it| it.colour != citizen.colour) {
                if goal::holdings(setup, rival.colour)? >= own {
                    return rival.role.map(|_| false).ok_or(Missing::Role(rival.colour));
                }
            }
            Ok(true)
        }
        Oath::People => holds(GoalKind::DarkestSecret),
        Oath::Protection => holds(GoalKind::PeoplesFavor),
        Oath::Devotion => Ok(setup.holder_of_relic(Special::TheGrandScepter) == Some(citizen.colour)),
    }
}

/// Returns who wins at the end of the last round §3.4, in the order of its four conditions.
pub(crate) fn war_exhaustion(table: &Table<'_>, setup: &Setup) -> Result<Win, Missing> {
    let empire = |section| {
        let (player, successor) = empire_winner(table, setup)?;
        let how = if successor { How::Successor } else { How::WarExhaustion };
        Ok(imperial(player, When::GameEnd, how, setup, &[WAR_EXHAUSTION, section]))
    };
    if empire_keeps_oath(setup)? {
        return empire(const { law("3.4.1") });
    }
    let win = |player: Colour, how, needs, section: LawRef| Win {
        player,
        when: When::GameEnd,
        how,
        certain: false,
        needs,
        cites: vec![WAR_EXHAUSTION.into(), section.into()],
    };
    let title = setup.title.ok_or(Missing::Title)?;
    let side = title.side.ok_or(Missing::TitleSide)?;
    if let (Some(holder), TitleSide::Usurper) = (title.holder, side) {
        return Ok(win(holder, How::Usurper, setup.oath.map(goal::of_oath), USURPER_AT_THE_END));
    }
    let mut visionaries = Vec::new();
    for player in setup.players.iter().filter(|player| player.role.is_none_or(|role| role == Role::Exile)) {
        for (goal, _) in visions(setup, player) {
            if meets_vision(table, setup, player.colour, goal)? {
                player.role.ok_or(Missing::Role(player.colour))?;
                visionaries.push((goal.tie_rank, player.colour, goal.kind));
            }
        }
    }
    match visionaries.into_iter().min_by_key(|(rank, _, _)| *rank) {
        Some((_, player, goal)) => Ok(win(player, How::Visionary, Some(goal), const { law("3.4.3") })),
        // Nobody keeps the oath for the Empire here, so it has nothing to lose.
        None => empire(const { law("3.4.4") }).map(|win| Win { needs: None, ..win }),
    }
}
