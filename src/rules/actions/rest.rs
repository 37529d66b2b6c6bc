//! The Rest Phase §4.3: tokens come back, Supply is refreshed and saved; then the next turn, or the end of the round §4 with
//! the end die §3.3.

use crate::{
    game::{Colour, Favor, MOST_SUPPLY, Phase, Player, Role, Secrets, Setup, Supply, ThisTurn, Warbands, Winner},
    law::{Cite, LawRef, law},
    rules::{
        actions::use_power,
        base::{Matter, Missing, NeededChoice, Ruling},
        powers,
        request::{Action, Choice, Request},
        state::{Due, Step, Table, moves},
        turn::{in_phase, nothing_unfinished},
        victory::{
            standing, title,
            win::{LAST_ROUND, Win},
        },
    },
};

const TURNS: LawRef = law("4");
const REST: LawRef = law("4.3");
const RETURN_FAVOR: LawRef = law("4.3.1");
const RETURN_SECRETS: LawRef = law("4.3.2");
const REFRESH: LawRef = law("4.3.3");
const SAVE: LawRef = law("4.3.4");
const REST_POWERS: LawRef = law("4.3.5");
const STABLE_REGIME: LawRef = law("3.3");
const WAR_EXHAUSTION: LawRef = law("3.4");
const TITLE: LawRef = law("2.11");

/// Ends the turn: tokens come back, Supply is refreshed, Rest powers are used, and the turn passes on.
pub(crate) fn rest(step: &mut Step<'_, '_>, rolled: Option<u8>, asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    for section in [REST, RETURN_FAVOR, RETURN_SECRETS] {
        ruling.cite(section);
    }
    let wanted = if table.position.phase == Phase::Rest { Phase::Rest } else { Phase::Act };
    let Some(player) = in_phase(table, ruling, wanted, REST) else { return };
    nothing_unfinished(table, ruling, player);
    let refreshed = refreshed(table.position, player);
    step.change(|setup| {
        return_tokens(setup, player.colour);
        title::settle(table, setup);
        if let (Some(player), Ok((supply, _))) = (moves::player(setup, player.colour), refreshed) {
            player.supply = Some(supply);
        }
    });
    if !asked.using.is_empty() {
        step.ruling.cite(REST_POWERS);
        powers::check_using(table, &mut step.ruling, player, powers::Occasion::Rest, &asked.using);
        step.resolve(|setup, ruling| use_power::at_rest(table, setup, ruling, player.colour, asked));
    }
    let ruling = &mut step.ruling;
    match refreshed {
        Ok((supply, saved)) => ruling.explain(Matter::Refreshed { supply, saved }, [REFRESH, SAVE]),
        Err(missing) => {
            ruling.cite(REFRESH);
            ruling.needs.push(missing);
        }
    }
    end_round(table, ruling, player, rolled, asked);
    let mut news = None;
    step.change(|setup| news = pass_turn(table, setup, player.colour, rolled, asked));
    step.news.extend(news);
}

/// Returns the Supply after resting and how much of it was saved §4.3.3, §4.3.4.
fn refreshed(setup: &Setup, player: &Player) -> Result<(Supply, Supply), Missing> {
    let colour = player.colour;
    let unspent = player.supply.ok_or(Missing::Supply(colour))?;
    let base = match player.role.ok_or(Missing::Role(colour))? {
        Role::Exile => exile_track(setup.bank(colour).ok_or(Missing::Bank(colour))?),
        Role::Chancellor => chancellor_track(setup.bank(colour).ok_or(Missing::Bank(colour))?),
        Role::Citizen => {
            let chancellor = setup.players.iter().find(|player| player.role == Some(Role::Chancellor));
            let chancellor = chancellor.ok_or(Missing::Chancellor)?;
            chancellor.supply.ok_or(Missing::Supply(chancellor.colour))?
        }
    };
    let supply = base.saturating_add(unspent).min(MOST_SUPPLY);
    Ok((supply, supply.checked_sub(base).unwrap_or(Supply::NONE)))
}

/// Returns the Supply of an Exile by the warbands left in the bank §4.3.3.
const fn exile_track(bank: Warbands) -> Supply {
    Supply(match bank.0 {
        0..=3 => 4,
        4..=8 => 5,
        9.. => 6,
    })
}

/// Returns the Supply of the Chancellor by the warbands left in the bank §4.3.3.
const fn chancellor_track(bank: Warbands) -> Supply {
    Supply(match bank.0 {
        0..=3 => 3,
        4..=10 => 4,
        11..=17 => 5,
        18.. => 6,
    })
}

/// Asks for the end die where the round ends and the Empire keeps the oath §3.3.
fn end_round(table: &Table<'_>, ruling: &mut Ruling, player: &Player, rolled: Option<u8>, asked: &Request) {
    if !is_last(table.position, player.colour) {
        if rolled.is_some() {
            ruling.object(Matter::NoEndDie, [STABLE_REGIME]);
        }
        return;
    }
    ruling.cite(TURNS);
    if let Some(rolled) = rolled.filter(|rolled| !(1..=6).contains(rolled)) {
        ruling.object(Matter::NotOnEndDie { rolled }, [STABLE_REGIME]);
    }
    // Whether a die is rolled at all is not known.
    let unknown = |ruling: &mut Ruling, missing: Missing| match rolled {
        Some(_) => ruling.leave_open(missing, [STABLE_REGIME]),
        None => ruling.needs.push(missing),
    };
    if table.position.player(Colour::Purple).is_none() {
        // The Chancellor's turn comes next, and whose comes last is unknown.
        return unknown(ruling, Missing::Chancellor);
    }
    let Some(round) = table.position.round else { return unknown(ruling, Missing::Round) };
    match title::due(table, table.position) {
        Ok(Due::Chosen(_)) if standing::is_decided_after(round) => return unknown(ruling, Missing::Title),
        Ok(Due::Passes(player)) => ruling.explain(Matter::TitlePasses { player }, [TITLE]),
        Ok(Due::Chosen(_) | Due::Stays) | Err(_) => {}
    }
    let now = title::settled(table);
    let regime = standing::stable_regime(table, &now);
    match (standing::end_die(round), regime) {
        (Some(least), Ok(Some(win))) => {
            ruling.explain(Matter::EndDie { least }, [STABLE_REGIME]);
            match rolled {
                None => ruling.choices.push(NeededChoice::EndDie),
                Some(rolled) if !(1..=6).contains(&rolled) => {}
                Some(rolled) => {
                    check_shift(table, ruling, player, asked, rolled == least || rolled + 1 == least);
                    if ruling.choices.is_empty() && ends(rolled, asked, least) {
                        ruling.explain(Matter::GameWon { player: win.player }, win.cites);
                    }
                }
            }
        }
        (Some(_), Err(missing)) => unknown(ruling, missing),
        (_, _) => {
            if rolled.is_some() {
                ruling.object(Matter::NoEndDie, [STABLE_REGIME]);
            }
            if round >= LAST_ROUND {
                explain_exhaustion(table, ruling, &now);
            }
        }
    }
}

/// Explains who wins at the end of the last round §3.4.
fn explain_exhaustion(table: &Table<'_>, ruling: &mut Ruling, now: &Setup) {
    ruling.cite(WAR_EXHAUSTION);
    match standing::war_exhaustion(table, now) {
        Ok(win) => ruling.explain(Matter::GameWon { player: win.player }, win.cites),
        Err(missing) => ruling.needs.push(missing),
    }
}

/// Returns whether a roll of the end die, changed as was said, ends the game §3.3.
fn ends(rolled: u8, asked: &Request, least: u8) -> bool {
    rolled.saturating_add_signed(shift(asked).unwrap_or_default()) >= least
}

/// Rules on a change of the end die by the ruler of the Squalid District, and asks for it where it decides.
fn check_shift(table: &Table<'_>, ruling: &mut Ruling, player: &Player, asked: &Request, decides: bool) {
    let shift = shift(asked);
    match standing::shifts(table) {
        Ok(Some((card, colour))) => {
            ruling.explain(Matter::EndDieShifts { card, colour }, [Cite::Card(card.0.id), STABLE_REGIME.into()]);
            match shift {
                Some(-1..=1) if colour != player.colour => ruling.ask_consent(colour),
                Some(-1..=1) => {}
                Some(_) => ruling.object(Matter::EndDieStays, [Cite::Card(card.0.id)]),
                None if decides => ruling.choices.push(NeededChoice::EndDieChange),
                None => {}
            }
        }
        Ok(None) if shift.is_some_and(|shift| shift != 0) => ruling.object(Matter::EndDieStays, [STABLE_REGIME]),
        Ok(None) => {}
        Err(missing) => ruling.needs.push(missing),
    }
}

/// Returns by how much the end die is changed, if that is said.
fn shift(asked: &Request) -> Option<i8> {
    asked.choosing.iter().find_map(|choice| match choice {
        Choice::Number(number) => Some(*number),
        Choice::Suit(_) | Choice::Colour(_) | Choice::Card(..) | Choice::Swap(..) => None,
    })
}

/// Returns whether no player acts after this one in a round §4.
fn is_last(setup: &Setup, colour: Colour) -> bool {
    setup.players.last().is_some_and(|player| player.colour == colour)
}

/// Passes the turn on, or ends the game; returns what there is to tell.
fn pass_turn(table: &Table<'_>, setup: &mut Setup, colour: Colour, rolled: Option<u8>, asked: &Request) -> Option<Matter> {
    setup.this_turn = ThisTurn::default();
    if let Some(Win { player, how, .. }) = over(table, setup, colour, rolled, asked) {
        setup.phase = Phase::Rest;
        setup.winner = Some(Winner { player, how });
        return Some(Matter::GameWon { player });
    }
    setup.phase = Phase::Wake;
    setup.turn = next(setup, colour);
    if !is_last(table.position, colour) {
        return None;
    }
    setup.round = setup.round.map(|round| round + 1);
    setup.round.map(|round| Matter::GameGoesOn { round })
}

/// Returns favor to the banks and secrets to the board §4.3.1, §4.3.2.
fn return_tokens(setup: &mut Setup, colour: Colour) {
    let mut favor = Vec::new();
    let mut secrets = Secrets::NONE;
    let at_sites = setup.sites.iter_mut().flat_map(|site| &mut site.cards);
    let of_players = setup.players.iter_mut().flat_map(|player| player.advisers.iter_mut().chain(&mut player.relics));
    for card in at_sites.chain(of_players) {
        secrets = secrets.saturating_add(std::mem::take(&mut card.secrets));
        if let Some(suit) = card.suit() {
            favor.push((suit, std::mem::take(&mut card.favor)));
        }
    }
    for (suit, favor) in favor.into_iter().filter(|(_, favor)| *favor > Favor::NONE) {
        moves::to_bank(setup, suit, favor);
    }
    if let Some(player) = moves::player(setup, colour) {
        player.secrets = player.secrets.saturating_add(secrets).saturating_add(std::mem::take(&mut player.secrets_facedown));
    }
}

/// Returns who has won at the end of the round, if the game is over §3.3, §3.4.
fn over(table: &Table<'_>, setup: &Setup, colour: Colour, rolled: Option<u8>, asked: &Request) -> Option<Win> {
    if !is_last(setup, colour) {
        return None;
    }
    let round = setup.round?;
    if round >= LAST_ROUND {
        return standing::war_exhaustion(table, setup).ok();
    }
    let least = standing::end_die(round)?;
    let win = standing::stable_regime(table, setup).ok().flatten()?;
    rolled.filter(|rolled| ends(*rolled, asked, least)).map(|_| win)
}

fn next(setup: &Setup, colour: Colour) -> Option<Colour> {
    let at = setup.players.iter().position(|player| player.colour == colour)?;
    setup.players.get((at + 1) % setup.players.len()).map(|player| player.colour)
}

/// Returns the one way to end a turn.
pub(crate) fn offers(_: &Table<'_>) -> Vec<Request> {
    vec![Action::Rest(None).into()]
}
