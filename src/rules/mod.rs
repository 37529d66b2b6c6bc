//! The adjudicator §2–§7, §9: a described position and an action in, a ruling out. Every predicate answers with a [`Ruling`]
//! that cites; every quantity carries its citations; what is not described leaves a ruling open. No words of any
//! language, no dice.

mod act;
mod action;
mod apply;
mod bargain;
mod campaign;
mod card_here;
mod citizenship;
mod cost;
mod dispossessed;
mod elsewhere;
mod gate;
mod goal;
mod helped;
mod list;
mod matter;
mod missing;
mod moves;
mod muster;
mod peek;
mod play;
mod powers;
mod recover;
mod rest;
mod roles;
mod ruling;
mod search;
mod seize;
mod table;
mod title;
mod trade;
mod travel;
mod value;
mod victory;
mod wake;
mod wakes;
mod warbands;
pub mod words;
pub mod xidit;

pub use act::{Differs, in_editions, may};
pub use action::{Action, Asked, Fighting, Onto, Pick, Recovered, Source, Stands, Thing, Traded};
pub use apply::{Done, Refused, apply, apply_fought, may_fought};
pub use bargain::{Bargain, Handed, Replacing, Terms};
pub use campaign::{
    DiceFrom, Ending, Fought, Offer, PlanChoice, PoolDice, Pools, Side, Troops, can_declare, hunter, offers, plan_choices,
    plan_costs, pools, pools_at_best, pools_before_plans, pools_if_legal, usable_plans,
};
pub use cost::Cost;
pub use elsewhere::{Elsewhere, standing_in_editions};
pub use helped::could_use;
pub use list::{Listed, hidden, hides_campaigns, list};
pub use matter::Matter;
pub use missing::Missing;
pub use roles::of_crown as untold_crown;
pub use ruling::{Bearing, Reason, ReasonOf, Ruling, RulingOf, Verdict};
pub use table::{Reading, Table, turned_by};
pub use title::{Due, due, imperial_usurper};
pub use value::Value;
pub use victory::{How, Standing, When, Win, standing};
