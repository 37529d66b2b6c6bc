//! How a game of Oath stands: the title, who wins when and how, and what would stop it §2.11, §3.

use super::Oath;
use crate::{
    answer::{
        figures::Figures,
        judge::{
            contested::contested,
            game::Game as _,
            parts::{cited, shown},
            wins::{EndDie, Shifted, StandingElsewhere, TallyAnswer, TitleAnswer, WinAnswer, WinSaid, WinsAnswer, WinsSaid},
        },
        nouns, phrase,
    },
    cards::{GoalKind, named},
    game::{Colour, How, Phase, Player, Role, Setup, TitleSide},
    i18n::{Filled, Id, Words, family, id},
    planner::turn::{next_turn_of, short_turn},
    rules::{Aim, Due, Elsewhere, Goal, LAST_ROUND, Standing, Table, Tally, Waiting, When, Win, standing_in_editions, tally},
};

/// What the title rests on.
const TITLE: &str = "2.11";

/// Every Vision that is revealed is weighed by it, whether it wins or not.
const VISIONARY: &str = "3.2";

/// Returns how the game stands.
pub(super) fn wins(words: &Words, table: &Table<'_>) -> WinsAnswer {
    let position = table.position;
    let (found, elsewhere) = standing_in_editions(position, table.by, table.reading().edition);
    let nobody = || match (found.waiting.as_slice(), found.missing.as_slice()) {
        ([], []) => words.say(id::WINS_NOBODY),
        ([], [_, ..]) => words.say(id::WINS_UNTOLD),
        (waiting, _) => waiting.iter().map(|it| waits(words, *it)).collect::<Vec<String>>().join("\n"),
    };
    let of_wins = found.wins.iter().flat_map(|win| cited(&win.cites));
    let cites: Vec<String> = [TITLE.to_owned()].into_iter().chain(of_wins).collect();
    let weighed: Vec<String> = cites.iter().cloned().chain([VISIONARY.to_owned()]).collect();
    WinsAnswer {
        title: found.title.map(|(holder, side)| title(holder, side, found.due.as_ref())),
        wins: found.wins.iter().map(|win| WinAnswer { said: Some(said(words, &found, win, position)), ..answer(win) }).collect(),
        end_die: found.end_die.map(|(round, faces)| end_die(round, faces, found.shifts)),
        tally: tally(table).iter().map(|tally| counted(words, tally)).collect(),
        missing: found.missing.iter().map(|missing| missing.word()).collect(),
        differs_in: elsewhere.iter().map(in_edition).collect(),
        contested: contested(words, position, &weighed),
        cites,
        said: WinsSaid { nobody: found.wins.is_empty().then(nobody), census: None, notes: notes(words, &found, &elsewhere) },
        ..WinsAnswer::empty(Oath::BOOK)
    }
}

/// Says what a player has that goals count.
fn counted(words: &Words, tally: &Tally) -> TallyAnswer {
    let count = |id: Id, count: usize| words.say_with(id, &[("count", count.into())]);
    let mut parts: Vec<String> = tally.sites.iter().map(|sites| count(id::WINS_TALLY_SITES, *sites)).collect();
    parts.push(count(id::WINS_TALLY_RELICS, tally.relics));
    let banners = [
        (tally.peoples_favor, "peoples-favor", id::PLAN_PEOPLES_FAVOR),
        (tally.darkest_secret, "darkest-secret", id::PLAN_DARKEST_SECRET),
    ];
    let held = || banners.into_iter().filter(|(held, ..)| *held);
    parts.extend(held().map(|(.., id)| words.say(id)));
    TallyAnswer {
        player: tally.player.word(),
        sites: tally.sites,
        relics: tally.relics,
        banners: held().map(|(_, banner, _)| banner).collect(),
        name: phrase::colour(words, tally.player),
        text: parts.join(" · "),
    }
}

const fn when(when: When) -> &'static str {
    match when {
        When::Over => "over",
        When::Wake => "wake",
        When::SecondWake => "second-wake",
        When::RoundEnd => "round-end",
        When::GameEnd => "game-end",
    }
}

/// Returns the chance that the end die ends the game, in lowest terms.
const fn fraction(faces: u8) -> &'static str {
    match faces {
        1 => "1/6",
        2 => "1/3",
        3 => "1/2",
        4 => "2/3",
        5 => "5/6",
        _ => "0",
    }
}

fn heirs(due: Option<&Due>) -> Vec<Colour> {
    match due {
        Some(Due::Passes(colour)) => vec![*colour],
        Some(Due::Chosen(colours)) => colours.clone(),
        Some(Due::Stays) | None => Vec::new(),
    }
}

fn passes_to(due: Option<&Due>) -> Vec<&'static str> {
    heirs(due).into_iter().map(Colour::word).collect()
}

fn title(holder: Colour, side: Option<TitleSide>, due: Option<&Due>) -> TitleAnswer {
    let stays = due.map(|due| *due == Due::Stays);
    TitleAnswer { holder: holder.word(), side: side.map(TitleSide::word), cites: [TITLE], passes_to: passes_to(due), stays }
}

fn end_die(round: u8, faces: u8, shifts: Option<Colour>) -> EndDie {
    let shifted = |by: Colour| Shifted { by: by.word(), least: fraction(faces.saturating_sub(1)), most: fraction(faces + 1) };
    EndDie { round, fraction: fraction(faces), faces, shifted: shifts.map(shifted) }
}

fn answer(win: &Win) -> WinAnswer {
    WinAnswer {
        player: win.player.word(),
        when: when(win.when),
        how: win.how.word(),
        cites: cited(&win.cites),
        certain: win.certain,
        needs: win.needs.map(GoalKind::word),
        said: None,
    }
}

fn in_edition(elsewhere: &Elsewhere) -> StandingElsewhere {
    StandingElsewhere {
        edition: elsewhere.edition.word(),
        wins: elsewhere.standing.wins.iter().map(answer).collect(),
        passes_to: passes_to(elsewhere.standing.due.as_ref()),
        divergence: elsewhere.divergence,
    }
}

/// Says who wins, how and when, and what would stop it.
fn said(words: &Words, found: &Standing, win: &Win, setup: &Setup) -> WinSaid {
    let how = words.say(family::WINS_HOW.of(win.how.word()));
    let when = words.say(coming(win, setup));
    let mut details = vec![format!("{how}; {when} ({})", shown(words.lang, &win.cites).join(", "))];
    details.extend(stops(win, setup).into_iter().map(|id| words.say(id)));
    if let Some(first) = found.wins.first().filter(|first| first.player != win.player) {
        let player = phrase::colour(words, first.player);
        details.push(words.say_with(id::WINS_STOP_EARLIER, &[("player", (&player).into())]));
    }
    let verdict = words.say(match win.when {
        When::Over => id::WINS_OVER,
        _ if win.certain => id::WINS_NOW,
        When::Wake | When::SecondWake | When::RoundEnd | When::GameEnd => id::WINS_IN_SIGHT,
    });
    WinSaid { verdict, player: phrase::colour(words, win.player), details }
}

/// Returns the message that says when a win comes.
fn coming(win: &Win, setup: &Setup) -> Id {
    match win.when {
        When::Wake if win.certain => id::WINS_WHEN_NOW,
        When::SecondWake if setup.phase == Phase::Wake && setup.turn == Some(win.player) => id::WINS_WHEN_NEXT_WAKE,
        When::GameEnd if setup.round.is_some_and(|round| round < LAST_ROUND) => id::WINS_WHEN_LAST_WAKE,
        other => family::WINS_WHEN.of(when(other)),
    }
}

/// Returns the messages that say what stops a win: the title stays when tied §2.11, a Vision is not met then
/// §3.2, and the Empire lasts unless an Exile has more to show §3.4. Nothing stops what happens now.
fn stops(win: &Win, setup: &Setup) -> Vec<Id> {
    if win.certain {
        return Vec::new();
    }
    let goal = win.needs.map(GoalKind::word);
    let mut ids: Vec<Id> = match (win.how, win.when) {
        (How::Usurper, _) => win.needs.map(|needs| family::WINS_STOP.of(outdone(needs))).into_iter().collect(),
        (How::Visionary, When::GameEnd) => {
            goal.map(|goal| family::WINS_STOP.of(goal)).into_iter().chain([id::WINS_STOP_EMPIRE]).collect()
        }
        (How::Visionary, _) => goal.map(|goal| family::WINS_STOP.of(goal)).into_iter().collect(),
        (How::StableRegime | How::Successor | How::WarExhaustion, When::GameEnd) => vec![id::WINS_STOP_EXHAUSTION],
        (How::StableRegime | How::Successor | How::WarExhaustion, _) => {
            goal.map(|goal| family::WINS_STOP_REGIME.of(goal)).into_iter().collect()
        }
    };
    let heir = match win.how {
        How::Successor => Some(family::WINS_STOP_HEIR),
        How::StableRegime | How::WarExhaustion if has_citizens(setup) => Some(family::WINS_STOP_CITIZEN),
        How::StableRegime | How::WarExhaustion | How::Usurper | How::Visionary => None,
    };
    ids.extend(setup.oath.zip(heir).map(|(oath, heir)| heir.of(oath.word())));
    ids
}

/// Returns whether there may be a Citizen who can win in the Chancellor's place §3.3.1.
fn has_citizens(setup: &Setup) -> bool {
    let may_be = |player: &Player| player.colour != Colour::Purple && player.role.is_none_or(|role| role == Role::Citizen);
    setup.players.iter().any(may_be)
}

/// Returns what takes the title from its holder, who keeps it when tied §2.11.
const fn outdone(needs: GoalKind) -> &'static str {
    match needs {
        GoalKind::MostSites => "more-sites",
        GoalKind::MostRelicsAndBanners => "more-relics-and-banners",
        GoalKind::PeoplesFavor | GoalKind::DarkestSecret => needs.word(),
    }
}

/// So often a search for a victory in a next turn is asked whether it is enough: only what is quick to find is told.
const LOOKS: u32 = 32;

/// Says who could win in a next turn of their own by a line of a few steps, as far as that is found at once.
pub(super) fn could_win(words: &Words, table: &Table<'_>) -> Option<String> {
    let (position, goal) = (table.position, Goal(vec![Aim::Win]));
    let waiting = position.players.iter().map(|player| player.colour).filter(|colour| position.turn != Some(*colour));
    let could: Vec<String> = waiting
        .filter_map(|colour| {
            let theirs = next_turn_of(position, colour)?;
            let now = goal.worth(&Table::new(&theirs, Some(colour), table.reading()), colour).ok()?;
            let looks = std::cell::Cell::new(0);
            let stop = |_| {
                looks.set(looks.get() + 1);
                looks.get() > LOOKS
            };
            let (worth, _) = short_turn(&theirs, colour, (table.reading(), &goal), &now, &stop);
            let worth = worth?;
            let (player, chance) = (phrase::colour(words, colour), Figures::new(words).exact(&worth.chance));
            Some(words.say_with(id::WINS_COULD_BY, &[("player", (&player).into()), ("chance", (&chance).into())]))
        })
        .collect();
    let who = could.join(", ");
    (!could.is_empty()).then(|| words.say_with(id::WINS_COULD, &[("who", (&who).into())]))
}

/// Says who holds the title and to whom it belongs, what the end die can do, what differs elsewhere, and what is missing.
fn notes(words: &Words, found: &Standing, elsewhere: &[Elsewhere]) -> Vec<String> {
    let waiting = if found.wins.is_empty() { &[] } else { found.waiting.as_slice() };
    let mut notes: Vec<String> = waiting.iter().map(|it| waits(words, *it)).collect();
    if let Some((holder, side)) = found.title {
        let side = side.map_or(id::WINS_SIDE_UNTOLD, |side| family::WINS_SIDE.of(side.word()));
        let (holder, side) = (phrase::colour(words, holder), words.say(side));
        notes.push(words.say_with(id::WINS_TITLE, &[("holder", (&holder).into()), ("side", (&side).into())]));
    }
    notes.extend(passing(words, found.due.as_ref()));
    if let Some((round, faces)) = found.end_die {
        let values = [("round", usize::from(round).into()), ("chance", fraction(faces).into())];
        notes.push(words.say_with(id::WINS_END_DIE, &values));
        let shifted = end_die(round, faces, found.shifts).shifted;
        notes.extend(shifted.zip(found.shifts).map(|(shifted, by)| {
            let (card, player) = (named::SQUALID_DISTRICT.name(words.lang), phrase::colour(words, by));
            let (least, most) = (shifted.least.into(), shifted.most.into());
            let values = [("card", card.into()), ("player", (&player).into()), ("least", least), ("most", most)];
            words.say_with(id::WINS_END_DIE_SHIFTS, &values)
        }));
    }
    notes.extend(elsewhere.iter().map(|other| differing(words, found, other)));
    notes.extend(found.missing.iter().map(|missing| {
        let what = phrase::missing(words, *missing);
        words.say_with(id::JUDGE_NEEDS_TELLING, &[("what", (&what).into())])
    }));
    notes
}

/// Says that only Visions drawn are missing to a win §3.2.
fn waits(words: &Words, Waiting { player, need, have }: Waiting) -> String {
    let values =
        [("player", nouns::coloured(player)), ("need", Filled::Number(need.into())), ("have", Filled::Number(have.into()))];
    words.say_filled(id::WINS_WAITS, &values)
}

/// Says to whom the title belongs by the goal, if it does not stay.
pub(super) fn passing(words: &Words, due: Option<&Due>) -> Option<String> {
    let heirs: Vec<String> = heirs(due).into_iter().map(|colour| phrase::colour(words, colour)).collect();
    let id = if heirs.len() > 1 { id::WINS_CHOSEN } else { id::WINS_PASSES };
    (!heirs.is_empty()).then(|| words.say_with(id, &[("players", (&heirs.join(", ")).into())]))
}

/// Says what differs in another edition: the wins, and the title if it differs.
fn differing(words: &Words, found: &Standing, other: &Elsewhere) -> String {
    let win = |win: &Win| {
        let how = words.say(family::WINS_HOW.of(win.how.word()));
        format!("{}, {how}", phrase::colour(words, win.player))
    };
    let mut parts: Vec<String> = other.standing.wins.iter().map(win).collect();
    if parts.is_empty() {
        parts.push(words.say(id::WINS_NOBODY));
    }
    if other.standing.due != found.due {
        parts.push(passing(words, other.standing.due.as_ref()).unwrap_or_else(|| words.say(id::WINS_TITLE_STAYS)));
    }
    let by = phrase::divergence(words, other.divergence);
    let edition = words.say(family::JUDGE_EDITION.of(other.edition.word()));
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end_matches('.')).collect();
    format!("{} – {edition}: {}{by}", words.say(id::JUDGE_DIFFERS), parts.join(". "))
}
