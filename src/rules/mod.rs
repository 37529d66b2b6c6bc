//! The adjudicator §2–§9: a described position and an action in, a ruling out. Every predicate answers with a [`Ruling`]
//! that cites; every quantity carries its citations; what is not described leaves a ruling open. No sentences and no
//! dice: of any language there are only the English patterns of what can be named (`NeededChoice`), for `notation` to print.
//!
//! ```text
//! judge ─► actions, chronicle ─► victory ─► powers ─► turn, payment ─► state ─► request ─► base
//! ```
//!
//! - `base`: the vocabulary of a ruling: verdict, reason, citation, cost, what is missing.
//! - `request`: actions and their choices as types.
//! - `state`: the table a ruling looks at, and how pieces move; no legality.
//! - `turn`, `payment`: who may act now, and who pays what: asked by powers and actions alike, and not `state`, which knows
//!   no legality.
//! - `powers`: which cards are in force for whom, access to them, what they cost and change.
//! - `victory`: goals, the Oathkeeper title, who wins when.
//! - `actions`: one file or folder an action: may it be done, what does it do, what could be asked.
//! - `chronicle`: the end of a game §8, one file a step, and what chance decides in it.
//! - `judge`: rules on any action, carries it out, lists what could be done, compares editions; `walk` leads each action to its
//!   file.
//!
//! A function called `may…` returns a ruling, `check_…` adds to one, `can_…` and `is_…` answer yes or no.
//!
//! `xidit` is a second game, *Lords of Xidit*, with rooms of its own; it shares `base` alone.

pub(crate) mod actions;
mod base;
pub(crate) mod chronicle;
mod judge;
mod payment;
mod powers;
pub mod request;
mod state;
mod turn;
mod victory;
pub mod xidit;

pub use actions::campaign::{
    Battle, Campaign, DiceFrom, FightEnding, Fought, Offer, PlanChoice, PoolDice, Pools, ThingDice, Troops, card_changes,
    is_battle_plan, offers,
};
pub use base::{
    Bearing, Cost, DoneOf, Matter, Missing, NeededChoice, Pattern, Reason, ReasonOf, RefusedOf, Ruling, RulingOf, Value, Verdict,
};
pub use chronicle::{looked_at, roll};
pub use judge::{
    apply::{Done, Refused, apply, apply_fought, apply_ruled, may_fought},
    elsewhere::{Elsewhere, standing_in_editions},
    list::{list, list_for_search, missing_for_campaigns, missing_to_list},
    may::{Differs, differing, may},
    modifiers::{Listed, could_use},
    roles::crown_without_role,
};
pub use request::{
    Action, AftermathChoices, Aim, Bargain, BattleChoices, Choice, Chosen, Declaration, Exchange, Fighting, Goal, Goods, Handed,
    Named, Onto, Pick, Recovered, Replacing, Reply, Request, Shown, Source, Stands, Terms, Thing, Traded, Ware, Writing,
};
pub use state::{Due, Reading, Table, editions_that_differ};
pub use victory::{
    standing::standing,
    tally::{Tally, tally},
    title::{due, imperial_usurper},
    win::{LAST_ROUND, Standing, Waiting, When, Win},
};
