//! Exact campaign odds §5.5.2–5.5.8, §7.5.4, §9.5: the losses in a fight and who wins it.
//!
//! Everything is a fraction in lowest terms, at every size: no floats, no overflow. This module knows dice, warbands and the
//! closed vocabulary of what cards do to a fight ([`Change`]). It knows no card and no board and speaks no language: which
//! dice and changes a position yields is its caller's to decide.
//!
//! ```text
//! fight, change (words)        what is asked
//!   └► terms                   the changes applied
//!        ├► resolve            one roll, step by step ────────┐
//!        └► evaluate, reroll   all rolls: pools of attack     ├► settle: the rules for a roll
//!             │                and defense rolls ─────────────┘
//!             ├► answer        all endings and their chances; choice, luck: what follows from them
//!             ├► prospects     the chance to meet an aim alone
//!             └► together      every roll under several terms at once
//! weight, fraction, decimal    the numbers
//! ```

mod aim;
mod answer;
mod attack;
mod change;
mod choice;
mod decimal;
mod defense;
mod dice;
mod ending_index;
mod evaluate;
mod fight;
mod fraction;
mod luck;
mod outcome;
mod pools;
mod prospects;
mod reroll;
mod resolve;
mod settle;
mod terms;
mod together;
mod weight;
mod words;

pub use aim::Aim;
pub use answer::Odds;
pub use change::Change;
pub use choice::{Choice, Fewest, best_choice, fewer_dice_may_win, fewest_force};
pub use decimal::FractionError;
pub use dice::{AttackFace, DefenseFace};
pub use evaluate::{KnownPools, odds, odds_for, win_chance};
pub use fight::{Dice, Fight, FightError, MOST_DICE, MOST_WARBANDS, PoolSizes, Side, Warbands};
pub use fraction::Fraction;
pub use luck::{Seen, number_of_wins};
pub use outcome::{Outcome, Verdict};
pub use reroll::{Reroll, reroll_pays};
pub use resolve::{Resolved, RollError, Step, pools, resolve};
pub use together::{RollEnd, RollEnds, roll_ends};
pub use words::{ChangeError, Number, change_names};
