//! How a game of Lords of Xidit ends: the census, the three assessments and the Savior of the Kingdom §10, §11.

use super::{Xidit, say};
use crate::{
    answer::judge::{
        game::Game as _,
        parts::{ReasonAnswer, cited, read_on},
        wins::{CensusAnswer, Ranked, TrialAnswer, TrialSaid, WinAnswer, WinSaid, WinsAnswer, WinsSaid},
    },
    answer::nouns::classed,
    game::xidit::{Colour, Position},
    i18n::{Words, family, id},
    law::{Cite, LawRef},
    rules::xidit::{ClassCensus, Contender, Matter, Reason, Standing, Trialled, standing},
};

/// Returns how the game ends.
pub(super) fn wins(words: &Words, position: &Position) -> WinsAnswer {
    let found = standing(position);
    let of_trials = found.cites.iter().chain(found.trials.iter().flat_map(|it| &it.cites));
    let read = once(of_trials.clone().copied());
    let of_census = found.census.iter().flat_map(|it| &it.cites);
    let of_open = found.open.iter().chain(&found.silences).flat_map(|it| &it.cites).copied();
    let all = once(of_trials.chain(of_census).map(|cite: &LawRef| Cite::from(*cite)).chain(of_open));
    let reason =
        |it: &Reason| ReasonAnswer::new(words.lang, it.matter.kind(), it.bearing, &it.cites, say::matter(words, &it.matter));
    let missing = |it: &Reason| match &it.matter {
        Matter::Missing { what } => Some(what.kind()),
        _ => None,
    };
    WinsAnswer {
        wins: found.savior.iter().map(|savior| win(words, &found, *savior)).collect(),
        census: found.census.iter().map(|class| census(words, class)).collect(),
        trials: found.trials.iter().map(|held| trial(words, held)).collect(),
        open: found.open.iter().map(reason).collect(),
        missing: found.open.iter().filter_map(missing).collect(),
        cites: cited(&all),
        said: WinsSaid {
            nobody: found.savior.is_none().then(|| words.say(id::XIDIT_NO_SAVIOR)),
            census: (!found.census.is_empty()).then(|| words.say(id::XIDIT_CENSUS)),
            notes: notes(words, &found),
        },
        read: vec![read_on(words.lang, Xidit::BOOK, &read)],
        ..WinsAnswer::empty(Xidit::BOOK)
    }
}

/// Says what is not said or described and makes no difference.
fn notes(words: &Words, found: &Standing) -> Vec<String> {
    let said =
        |it: &Reason| ReasonAnswer::new(words.lang, it.matter.kind(), it.bearing, &it.cites, say::matter(words, &it.matter));
    let mut notes: Vec<String> = found.silences.iter().map(|it| said(it).with_cites()).collect();
    if !notes.is_empty() {
        notes.push(words.say(id::XIDIT_SAME_SAVIOR));
    }
    notes
}

/// Returns each of some citations once.
fn once<C: PartialEq>(cites: impl Iterator<Item = C>) -> Vec<C> {
    let mut all = Vec::new();
    for cite in cites {
        if !all.contains(&cite) {
            all.push(cite);
        }
    }
    all
}

fn win(words: &Words, found: &Standing, savior: Contender) -> WinAnswer {
    let said = WinSaid {
        verdict: words.say(if found.certain { id::XIDIT_SAVIOR } else { id::XIDIT_SAVIOR_NOW }),
        player: say::contender(words, savior),
        details: Vec::new(),
    };
    WinAnswer {
        player: savior.word(),
        when: "game-end",
        how: "savior",
        cites: cited(&found.cites),
        certain: found.certain,
        needs: None,
        said: Some(said),
    }
}

fn census(words: &Words, it: &ClassCensus) -> CensusAnswer {
    let class = say::class(words, it.class);
    let cites = cited(&it.cites);
    let text = if it.leaders.is_empty() {
        words.say_filled(id::XIDIT_WHY_SILENT_CENSUS, &[("class", classed(it.class))])
    } else {
        let leaders = it.leaders.iter().map(|colour| say::colour(words, *colour)).collect::<Vec<_>>().join(", ");
        let prize = words.say(family::XIDIT_REWARD.of(it.prize.reward.word()));
        let values = [
            ("class", (&class).into()),
            ("leaders", (&leaders).into()),
            ("count", usize::from(it.prize.count).into()),
            ("prize", (&prize).into()),
        ];
        words.say_with(id::XIDIT_CENSUS_CLASS, &values)
    };
    CensusAnswer {
        class: it.class.word(),
        leaders: it.leaders.iter().map(|colour| Colour::word(*colour)).collect(),
        reward: it.prize.reward.word(),
        count: it.prize.count,
        text: format!("{text} ({})", cites.join(", ")),
        cites,
    }
}

fn trial(words: &Words, held: &Trialled) -> TrialAnswer {
    let name = words.say(family::XIDIT_TRIAL.of(held.trial.word()));
    let ranked = |(who, value): &(Contender, Option<u16>)| {
        let value = value.map_or_else(|| "?".to_owned(), |value| value.to_string());
        format!("{} {value}", say::contender(words, *who))
    };
    let dropped: Vec<String> = held.eliminated.iter().map(|who| say::contender(words, *who)).collect();
    let eliminated = words.say_with(id::XIDIT_ELIMINATED, &[("players", (&dropped.join(", ")).into())]);
    let cites = cited(&held.cites);
    TrialAnswer {
        trial: held.trial.word(),
        ranking: held.ranking.iter().map(|(who, value)| Ranked { player: who.word(), value: *value }).collect(),
        eliminated: held.eliminated.iter().map(|who| who.word()).collect(),
        said: TrialSaid {
            trial: words.say_with(id::XIDIT_TRIAL, &[("trial", (&name).into())]),
            ranking: held.ranking.iter().map(ranked).collect::<Vec<_>>().join(" · "),
            eliminated: format!("{eliminated} ({})", cites.join(", ")),
        },
        cites,
    }
}
