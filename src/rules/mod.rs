//! The adjudicator §2–§7, §9: a described position and an action in, a ruling out. Every predicate answers with a [`Ruling`]
//! that cites; every quantity carries its citations; what is not described leaves a ruling open. No words of any
//! language, no dice.
//!
//! ```text
//! judge ─► actions ─► victory ─► powers ─► state ─► request ─► base
//! ```
//!
//! - `base`: the vocabulary of a ruling: verdict, reason, citation, cost, what is missing.
//! - `request`: actions and their choices as types.
//! - `state`: the table a ruling looks at, and how pieces move; no legality.
//! - `powers`: which cards are in force for whom, access to them, what they cost and change.
//! - `victory`: goals, the Oathkeeper title, who wins when.
//! - `actions`: one file or folder an action: may it be done, what does it do, what could be asked.
//! - `judge`: rules on any action, carries it out, lists what could be done, compares editions.

pub(crate) mod actions;
mod base;
mod gate;
mod judge;
mod powers;
pub mod request;
mod state;
mod victory;
pub mod xidit;

pub use actions::campaign::{
    DiceFrom, Ending, Fought, Offer, PlanChoice, PoolDice, Pools, Side, Troops, can_declare, hunter, offers, plan_choices,
    plan_costs, pools, pools_at_best, pools_before_plans, pools_if_legal, usable_plans,
};
pub use base::{Bearing, Cost, Matter, Missing, Pattern, Reason, ReasonOf, Ruling, RulingOf, Value, Verdict};
pub use judge::{
    apply::{Done, Refused, apply, apply_fought, may_fought},
    elsewhere::{Elsewhere, standing_in_editions},
    helped::could_use,
    list::{Listed, hidden, hides_campaigns, list},
    may::{Differs, in_editions, may},
    roles::of_crown as untold_crown,
};
pub use request::{
    Action, Asked, Bargain, Choice, Chosen, Exchange, Fighting, Handed, Named, Onto, Pick, Recovered, Replacing, Reply, Source,
    Stands, Terms, Thing, Traded, Ware,
};
pub use state::{Reading, Table, turned_by};
pub use victory::{
    standing::{How, Standing, When, Win, standing},
    title::{Due, due, imperial_usurper},
};
