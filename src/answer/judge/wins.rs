//! How a game stands: who is about to win, by what, and what would stop it.

use super::{contested::Contested, parts::ReasonAnswer};
use crate::{
    answer::Schema,
    law::{Book, DivergenceId},
};
use serde::Serialize;

/// How a game stands; as JSON the document `wins`. What a game does not have is empty.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WinsAnswer {
    pub(super) schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// The Oathkeeper title, if described.
    pub title: Option<TitleAnswer>,
    /// The wins in sight, the nearest first.
    pub wins: Vec<WinAnswer>,
    /// What the end die can do after this round.
    pub end_die: Option<EndDie>,
    /// What every player has that goals count.
    pub tally: Vec<TallyAnswer>,
    /// The census of this year, class by class.
    pub census: Vec<CensusAnswer>,
    /// The assessments that could be held.
    pub trials: Vec<TrialAnswer>,
    /// What keeps it open.
    pub open: Vec<ReasonAnswer>,
    /// What the description leaves out.
    pub missing: Vec<&'static str>,
    /// Other editions with another title holder or winner.
    pub differs_in: Vec<StandingElsewhere>,
    /// The cards on the table that have two readings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<Contested>,
    /// What it rests on.
    pub cites: Vec<String>,
    /// What the parts do not say themselves.
    pub said: WinsSaid,
    /// Commands to read on with.
    pub read: Vec<String>,
}

/// The standing in words, beside what its parts say.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WinsSaid {
    /// That nobody is about to win, or that it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nobody: Option<String>,
    /// What the census is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub census: Option<String>,
    /// The title, the end die, other editions and what is missing.
    pub notes: Vec<String>,
}

/// The Oathkeeper title.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TitleAnswer {
    /// Who has it.
    pub holder: &'static str,
    /// Which side lies up.
    pub side: Option<&'static str>,
    /// What it rests on.
    pub cites: [&'static str; 1],
    /// To whom it belongs by the goal, if not to the holder.
    pub passes_to: Vec<&'static str>,
    /// Whether it stays with the holder by the goal; nothing where that is not known.
    pub stays: Option<bool>,
}

/// What a player has that goals count.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TallyAnswer {
    /// Who.
    pub player: &'static str,
    /// The sites ruled; the Empire's count for the Chancellor. Nothing for a Citizen, and where rulers are not described.
    pub sites: Option<usize>,
    /// The relics held.
    pub relics: usize,
    /// The banners held.
    pub banners: Vec<&'static str>,
    /// Who, in words.
    pub name: String,
    /// The count in words.
    pub text: String,
}

/// A win in sight.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WinAnswer {
    /// Who.
    pub player: &'static str,
    /// When.
    pub when: &'static str,
    /// How.
    pub how: &'static str,
    /// What it rests on.
    pub cites: Vec<String>,
    /// Whether nothing can come between: it happens now.
    pub certain: bool,
    /// What must stay so until then.
    pub needs: Option<&'static str>,
    /// The win in words; nothing for a win by another edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<WinSaid>,
}

/// A win in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WinSaid {
    /// Whether it is certain.
    pub verdict: String,
    /// Who.
    pub player: String,
    /// How and when, then what would stop it.
    pub details: Vec<String>,
}

/// What the end die can do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EndDie {
    /// The round at whose end it is rolled.
    pub round: u8,
    /// The chance that it ends the game, in lowest terms.
    pub fraction: &'static str,
    /// How many of its six faces end the game.
    pub faces: u8,
    /// What a card can make of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shifted: Option<Shifted>,
}

/// What a player can make of the end die.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Shifted {
    /// Who.
    pub by: &'static str,
    /// The least chance.
    pub least: &'static str,
    /// The greatest chance.
    pub most: &'static str,
}

/// Another edition with another title holder or winner.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StandingElsewhere {
    /// The edition.
    pub edition: &'static str,
    /// The wins in sight by it.
    pub wins: Vec<WinAnswer>,
    /// To whom the title belongs by it.
    pub passes_to: Vec<&'static str>,
    /// The divergence, if one alone causes it.
    pub divergence: Option<DivergenceId>,
}

/// The census of a class of units.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CensusAnswer {
    /// The class.
    pub class: &'static str,
    /// Who shows the most.
    pub leaders: Vec<&'static str>,
    /// The kind of reward.
    pub reward: &'static str,
    /// How many each of them gets.
    pub count: u8,
    /// What it rests on.
    pub cites: Vec<String>,
    /// All of it in words.
    pub text: String,
}

/// An assessment as it went.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TrialAnswer {
    /// Which.
    pub trial: &'static str,
    /// Who ranks where.
    pub ranking: Vec<Ranked>,
    /// Who is eliminated.
    pub eliminated: Vec<&'static str>,
    /// What it rests on.
    pub cites: Vec<String>,
    /// The assessment in words.
    pub said: TrialSaid,
}

/// Somebody with a value in an assessment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Ranked {
    /// Who.
    pub player: &'static str,
    /// The value, if it counted.
    pub value: Option<u16>,
}

/// An assessment in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TrialSaid {
    /// Which.
    pub trial: String,
    /// Who ranks where.
    pub ranking: String,
    /// Who is eliminated.
    pub eliminated: String,
}

impl WinsAnswer {
    /// Returns that nothing is known of a game of a book.
    pub(super) fn empty(book: Book) -> Self {
        Self {
            schema: Schema::Wins,
            book: book.key(),
            title: None,
            wins: Vec::new(),
            end_die: None,
            tally: Vec::new(),
            census: Vec::new(),
            trials: Vec::new(),
            open: Vec::new(),
            missing: Vec::new(),
            differs_in: Vec::new(),
            contested: Vec::new(),
            cites: Vec::new(),
            said: WinsSaid::default(),
            read: Vec::new(),
        }
    }
}
