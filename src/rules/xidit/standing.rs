//! The end of the game §11: the census of the last year, three assessments one after the other, and the Savior. Where the
//! rulebook is silent every reading is played out; what they have in common is the answer.

use crate::{
    game::xidit::{Phase, Position, Reward, Trial},
    law::LawRef,
    rules::{
        Bearing,
        xidit::{
            census::{self, ClassCensus, won},
            matter::{Matter, Missing},
            ruling::{Reason, missing},
            trials::{self, Trialled},
            values::{self, Contender, Reading},
            xidit,
        },
    },
};

const ORDER: LawRef = xidit("11.2");
const ENDS: LawRef = xidit("11.1");
const SAVIOR: LawRef = xidit("11.8");
const DUMMY: LawRef = xidit("12.2.6");
const DUMMY_TAKES_PART: LawRef = xidit("12.2");

/// How the game ends, as far as it is described.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The census of this year, class by class.
    pub census: Vec<ClassCensus>,
    /// The assessments that could be held.
    pub trials: Vec<Trialled>,
    /// Who wins.
    pub savior: Option<Contender>,
    /// Whether this is the last year and all its orders are done.
    pub certain: bool,
    /// What keeps it open.
    pub open: Vec<Reason>,
    /// What is not said or described, and makes no difference to who wins.
    pub silences: Vec<Reason>,
    /// What it rests on beside the assessments.
    pub cites: Vec<LawRef>,
}

/// Plays the census and the assessments as if the game ended with this year.
#[must_use]
pub fn standing(position: &Position) -> Standing {
    let mut found = Standing { certain: is_over(position), cites: vec![ENDS, ORDER, SAVIOR], ..Standing::default() };
    if position.players.len() == 3 {
        found.cites.push(DUMMY_TAKES_PART);
    }
    match census::hold(position) {
        Ok(census) => found.census = census,
        Err(open) => {
            found.open = open;
            return found;
        }
    }
    let missing = if position.players.len() < 3 {
        Some(missing(Missing::Players, ENDS))
    } else {
        position.trials.is_none().then(|| missing(Missing::Trials, ORDER))
    };
    if let Some(missing) = missing {
        found.open.push(missing);
        return found;
    }
    let readings = readings(position, &found.census);
    let played: Vec<Assessed> = readings.iter().map(|reading| play(position, reading)).collect();
    agree(position, found, &played)
}

/// Returns whether this is the last year and all its orders are done: an order that is described is still to be carried out, and
/// a census that is due is still to be held, unless it is described what everybody shows.
fn is_over(position: &Position) -> bool {
    let is_last = position.year == Some(position.last_year());
    match position.phase {
        Phase::Orders => is_last && position.order.is_none() && position.turn.is_none(),
        Phase::Census => is_last && position.players.iter().all(|player| player.shown.is_some()),
        Phase::Over => true,
    }
}

/// How the assessments go by one reading.
struct Assessed {
    trials: Vec<Trialled>,
    savior: Option<Contender>,
    open: Vec<Reason>,
}

fn play(position: &Position, reading: &Reading) -> Assessed {
    let mut all: Vec<Contender> = position.players.iter().map(|player| Contender::Player(player.colour)).collect();
    if all.len() == 3 {
        all.push(Contender::Dummy);
    }
    let mut played = Assessed { trials: Vec::new(), savior: None, open: Vec::new() };
    let mut active = all.clone();
    for (at, trial) in position.trials.iter().flatten().enumerate() {
        let drops = if at == 0 && all.len() == 5 { 2 } else { 1 };
        match trials::hold(position, reading, *trial, &all, &mut active, drops) {
            Ok(held) => played.trials.push(held),
            Err(open) => {
                played.open = open;
                return played;
            }
        }
    }
    match active.as_slice() {
        [Contender::Dummy] => played.open.push(Reason::new(Bearing::Unknown, Matter::SilentDummy, [DUMMY])),
        [savior] => played.savior = Some(*savior),
        _ => {}
    }
    played
}

/// Returns every way to read what is not said: first the one in which nobody gets anything.
fn readings(position: &Position, census: &[ClassCensus]) -> Vec<Reading> {
    let mut readings = vec![Reading { census: census.to_vec(), second_without_bards: false, with_room: Vec::new() }];
    let mut branch = |change: &dyn Fn(&mut Reading)| {
        let mut more = readings.clone();
        more.iter_mut().for_each(change);
        readings.extend(more);
    };
    for (at, class) in census.iter().enumerate().filter(|(_, class)| class.leaders.is_empty()) {
        branch(&|reading| reading.census[at] = class.shared(position));
    }
    if values::second_may_lack_bards(position) {
        branch(&|reading| reading.second_without_bards = true);
    }
    for player in position.players.iter().filter(|player| values::has_room(position, player).is_none()) {
        let colour = player.colour;
        if census.iter().any(|class| class.prize.reward == Reward::Stories && class.leaders.is_empty())
            || won(census, colour, Reward::Stories) > 0
        {
            branch(&|reading| reading.with_room.push(colour));
        }
    }
    readings
}

/// Returns what all readings have in common, and what keeps it open where they part.
fn agree(position: &Position, found: Standing, played: &[Assessed]) -> Standing {
    let savior = played.first().and_then(|first| first.savior);
    let same_savior = savior.is_some() && played.iter().all(|other| other.savior == savior);
    let same = played.iter().map(|other| common(played, other)).min().unwrap_or(0);
    let parts_at = position.trials.iter().flatten().nth(same).copied();
    let Some(first) = played.first() else { return found };
    let trials: Vec<Trialled> = (0..same).filter_map(|at| merged(played, at)).collect();
    let open = match (same_savior, parts_at) {
        (true, _) => Vec::new(),
        (false, Some(trial)) if first.trials.len() > same => silences(position, &found.census, Some(trial)),
        (false, _) => first.open.clone(),
    };
    let silences =
        if same_savior && played.len() > 1 && differs(played) { silences(position, &found.census, None) } else { Vec::new() };
    Standing { trials, savior: savior.filter(|_| same_savior), open, silences, ..found }
}

/// Returns how many assessments end alike in the first reading and another.
fn common(played: &[Assessed], other: &Assessed) -> usize {
    let first = played.first().map_or(&[][..], |first| &first.trials);
    first.iter().zip(&other.trials).take_while(|(one, two)| one.eliminated == two.eliminated).count()
}

/// Returns whether any reading differs from the first, be it only in a value.
fn differs(played: &[Assessed]) -> bool {
    played.first().is_some_and(|first| played.iter().any(|other| other.trials != first.trials))
}

/// Returns an assessment with the values on which all readings agree.
fn merged(played: &[Assessed], at: usize) -> Option<Trialled> {
    let mut held = played.first()?.trials.get(at)?.clone();
    for other in played.iter().filter_map(|other| other.trials.get(at)) {
        for (who, value) in &mut held.ranking {
            if other.ranking.iter().any(|(same, found)| same == who && found != value) {
                *value = None;
            }
        }
    }
    Some(held)
}

/// Returns what is not said or described and bears on an assessment, or on any.
fn silences(position: &Position, census: &[ClassCensus], trial: Option<Trial>) -> Vec<Reason> {
    let counts = |reward| trial.is_none_or(|trial| values::prize(trial) == reward);
    let classes = census.iter().filter(|class| counts(class.prize.reward));
    let mut found: Vec<Reason> = classes.filter_map(ClassCensus::silence).collect();
    if counts(Reward::Stories) {
        let winners = position.players.iter().filter(|player| won(census, player.colour, Reward::Stories) > 0);
        let unknown = winners.filter(|player| values::has_room(position, player).is_none());
        found.extend(unknown.map(|player| values::room_unknown(player.colour)));
    }
    if counts(Reward::Bards) && values::second_may_lack_bards(position) {
        found.push(values::silent_second());
    }
    found
}
