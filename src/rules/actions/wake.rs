//! The Wake Phase §4.1: the People's Favor, the win check, the Usurper, and what some sites give.

use crate::{
    cards::{Suit, Token, named},
    game::{Colour, Favor, PeoplesFavor, Phase, Player, Role, Secrets, Setup, SiteAtSlot, Slot, ThisTurn, TitleSide},
    law::{Cited, DivergenceId::D11, LawRef, Printing, law},
    rules::{
        base::{Cost, Matter, Missing, Ruling},
        payment::charge,
        request::{Action, Request},
        state::{Due, Step, Table, moves},
        turn::in_phase,
        victory::{standing, title, win::Win},
    },
};

const TITLE: LawRef = law("2.11");
const WAKE: LawRef = law("4.1");
const PEOPLES_FAVOR: LawRef = law("4.1.1");
const PLACE_OR_RETURN: LawRef = law("4.1.1.I");
const REPEAT_IF_MOB: LawRef = law("4.1.1.II");
const FLIP_TO_MOB: LawRef = law("4.1.1.III");
const CHECK_FOR_WIN: LawRef = law("4.1.2");
const FLIP_TO_USURPER: LawRef = law("4.1.3");
const SITE_POWER: LawRef = law("4.1.4");
const WAKE_POWERS: LawRef = law("7.3.1");

/// With so much favor on it the banner turns §4.1.1.III.
const MOB: Favor = Favor(6);

/// Places favor on the People's Favor.
pub(crate) fn place(step: &mut Step<'_, '_>) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(PLACE_OR_RETURN);
    let Some((player, banner)) = stepping(table, ruling) else { return };
    charge(table, ruling, player, &Cited::new(Cost::favor(1), PLACE_OR_RETURN));
    step.change(|setup| {
        moves::spend_favor(setup, player.colour, Favor(1));
        setup.peoples_favor = Some(PeoplesFavor { favor: banner.favor.saturating_add(Favor(1)), ..banner });
        setup.this_turn.favor_steps += 1;
    });
}

/// Returns favor from the People's Favor to the bank with the least.
pub(crate) fn give_back(step: &mut Step<'_, '_>, suit: Suit) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(PLACE_OR_RETURN);
    let Some((player, banner)) = stepping(table, ruling) else { return };
    if banner.favor <= Favor(1) {
        let matter = if player.favor == Favor::NONE { Matter::NothingToPlace } else { Matter::MustPlaceFavor };
        ruling.object(matter, [PLACE_OR_RETURN]);
    }
    match table.position.banks {
        None => ruling.leave_open(Missing::Banks, [PLACE_OR_RETURN]),
        Some(banks) => {
            let least = banks.favor.into_iter().min().unwrap_or_default();
            if banks.in_bank(suit) > least {
                ruling.object(Matter::NotTheLeastBank { suit, least }, [PLACE_OR_RETURN]);
            }
        }
    }
    step.change(|setup| {
        let favor = banner.favor.checked_sub(Favor(1)).unwrap_or(Favor::NONE);
        setup.peoples_favor = Some(PeoplesFavor { favor, ..banner });
        moves::to_bank(setup, suit, Favor(1));
        setup.this_turn.favor_steps += 1;
    });
}

/// Returns the holder and the banner, objecting if there is no step left to take.
fn stepping<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<(&'a Player, PeoplesFavor)> {
    let player = in_phase(table, ruling, Phase::Wake, WAKE)?;
    let Some(banner) = table.position.peoples_favor else {
        ruling.leave_open(Missing::PeoplesFavor, [PEOPLES_FAVOR]);
        return None;
    };
    if banner.holder != Some(player.colour) {
        ruling.object(Matter::NotHoldingPeoplesFavor, [PEOPLES_FAVOR]);
    } else if steps(banner) <= table.position.this_turn.favor_steps {
        ruling.object(Matter::FavorStepsDone, [PEOPLES_FAVOR, REPEAT_IF_MOB]);
    }
    if banner.mob {
        ruling.explain(Matter::MobRepeats, [REPEAT_IF_MOB]);
    }
    Some((player, banner))
}

/// Returns how often favor is placed or returned §4.1.1.I, §4.1.1.II.
const fn steps(banner: PeoplesFavor) -> u8 {
    if banner.mob { 2 } else { 1 }
}

/// Takes favor or a secret from the site §4.1.4, and begins to act: nothing in Wake comes after it.
pub(crate) fn take(step: &mut Step<'_, '_>, token: Token) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(SITE_POWER);
    let Some(player) = past_the_favor(table, ruling) else { return };
    let Some(site) = table.own_site(player, ruling, SITE_POWER) else { return };
    if site.identity.is_none() {
        ruling.leave_open(Missing::SiteName(site.slot), [SITE_POWER]);
    } else if !gives(site, token) {
        ruling.object(Matter::NoWakePower, [SITE_POWER, WAKE_POWERS]);
    } else if left(site, token) == 0 && !table.follows(D11, Printing::De) {
        // The German printing names no source, so that the site never runs dry (D11).
        ruling.object(Matter::NothingLeftHere { site: site.slot }, [SITE_POWER]);
    }
    step.change(|setup| {
        take_token(setup, player.colour, site.slot, token);
        begin_to_act(table, setup, player);
    });
}

/// Returns whether a site gives favor or secrets in Wake §4.1.4.
fn gives(site: &SiteAtSlot, token: Token) -> bool {
    let giving = match token {
        Token::Favor => [named::MINE, named::SALT_FLATS],
        Token::Secret => [named::DROWNED_CITY, named::SALT_FLATS],
    };
    site.card().is_some_and(|card| giving.contains(&card))
}

const fn left(site: &SiteAtSlot, token: Token) -> u8 {
    match token {
        Token::Favor => site.favor.0,
        Token::Secret => site.secrets.0,
    }
}

/// Moves favor or a secret from a site to a board; from the shared bank, where the site has none left.
fn take_token(setup: &mut Setup, colour: Colour, slot: Slot, token: Token) {
    let taken = match moves::site(setup, slot) {
        Some(site) if left(site, token) > 0 => {
            match token {
                Token::Favor => site.favor = site.favor.checked_sub(Favor(1)).unwrap_or(Favor::NONE),
                Token::Secret => site.secrets = site.secrets.checked_sub(Secrets(1)).unwrap_or(Secrets::NONE),
            }
            1
        }
        Some(_) | None if token == Token::Favor => moves::from_shared_bank(setup, Favor(1)).0,
        Some(_) | None => 1,
    };
    if let Some(player) = moves::player(setup, colour) {
        match token {
            Token::Favor => player.favor = player.favor.saturating_add(Favor(taken)),
            Token::Secret => player.secrets = player.secrets.saturating_add(Secrets(taken)),
        }
    }
}

/// Begins to act: the parts of the Wake Phase before it are done, and nobody has won.
pub(crate) fn act(step: &mut Step<'_, '_>) {
    let table = step.table;
    step.ruling.cite(WAKE);
    let Some(player) = past_the_favor(table, &mut step.ruling) else { return };
    step.change(|setup| begin_to_act(table, setup, player));
}

/// Returns who wakes, objecting while the People's Favor waits or the game is won §4.1.1, §4.1.2.
fn past_the_favor<'a>(table: &Table<'a>, ruling: &mut Ruling) -> Option<&'a Player> {
    let player = in_phase(table, ruling, Phase::Wake, WAKE)?;
    match table.position.peoples_favor {
        None => ruling.leave_open(Missing::PeoplesFavor, [PEOPLES_FAVOR]),
        Some(banner) if banner.holder == Some(player.colour) => {
            let wakes = table.position.phase == Phase::Wake;
            let waiting = if wakes { steps(banner).saturating_sub(table.position.this_turn.favor_steps) } else { 0 };
            // Favor that the Vow of Kinship lets one pay with is not on the board (publisher).
            if waiting > 0 && banner.favor <= Favor(1) && player.favor == Favor::NONE {
                ruling.explain(Matter::NothingToPlace, [PLACE_OR_RETURN]);
            } else if waiting > 0 {
                ruling.object(Matter::FavorStepsFirst { count: waiting }, [PEOPLES_FAVOR, PLACE_OR_RETURN]);
            } else if banner.favor >= MOB && !banner.mob {
                ruling.explain(Matter::TurnsToMob { favor: banner.favor }, [FLIP_TO_MOB]);
            }
        }
        Some(_) => {}
    }
    match standing::at_wake(table, player) {
        Ok(Some(win)) => {
            let cites = win.cites.into_iter().chain([CHECK_FOR_WIN.into()]);
            ruling.object(Matter::GameWon { player: player.colour }, cites);
        }
        Ok(None) => {}
        Err(missing) => ruling.leave_open(missing, [CHECK_FOR_WIN]),
    }
    if let Ok(Due::Passes(player)) = title::due(table, table.position) {
        ruling.explain(Matter::TitlePasses { player }, [TITLE]);
    }
    if turns_usurper(table, player) {
        ruling.explain(Matter::TurnsUsurper { player: player.colour }, [FLIP_TO_USURPER]);
    }
    Some(player)
}

/// Returns the win of the player who wakes and has nothing to do before §4.1.2: the game is over at once.
pub(crate) fn won_at_once(table: &Table<'_>) -> Option<Win> {
    let player = table.actor().filter(|_| table.position.phase == Phase::Wake && table.by == table.position.turn)?;
    let banner = table.position.peoples_favor?;
    let waits = steps(banner) > table.position.this_turn.favor_steps && (banner.favor > Favor(1) || player.favor > Favor::NONE);
    let waits = waits && banner.holder == Some(player.colour);
    standing::at_wake(table, player).ok().flatten().filter(|_| !waits)
}

/// Returns whether the title turns to its Usurper side in this Wake §4.1.3.
fn turns_usurper(table: &Table<'_>, player: &Player) -> bool {
    let title = title::settled(table).title.filter(|title| title.holder == Some(player.colour));
    let turns = title.is_some_and(|title| title.side != Some(TitleSide::Usurper)) && !title::is_to_be_chosen(table);
    player.role == Some(Role::Exile) && turns
}

/// Begins to act: the banner and the title turn if they must §4.1.1.III, §4.1.3.
fn begin_to_act(table: &Table<'_>, setup: &mut Setup, player: &Player) {
    if let Some(banner) = setup.peoples_favor.as_mut().filter(|banner| banner.holder == Some(player.colour)) {
        banner.mob |= banner.favor >= MOB;
    }
    title::settle(table, setup);
    if let Some(title) = setup.title.as_mut().filter(|_| turns_usurper(table, player)) {
        title.side = Some(TitleSide::Usurper);
    }
    setup.phase = Phase::Act;
    setup.this_turn = ThisTurn::default();
}

/// Returns every choice of the Wake Phase.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    if table.position.phase != Phase::Wake {
        return Vec::new();
    }
    let holds = table.position.peoples_favor.is_none_or(|banner| banner.holder == table.by);
    let returns = Suit::ALL.iter().map(|suit| Action::WakeReturn(*suit));
    let steps = [Action::WakePlace].into_iter().chain(returns).filter(|_| holds);
    let takes = Token::ALL.iter().map(|token| Action::WakeTake(*token));
    steps.chain(takes).chain([Action::Act]).map(Request::from).collect()
}
