//! The actions, a file or folder each: what may be done, what it does, and what could be asked. The major actions §5 are `search`
//! (with `play`), `muster`, `trade`, `recover`, `campaign` and `travel`; `judge::walk` dispatches. Two more files hold what several
//! of them ask for: `card_here` the card at a site, `relic_thief` who rolls for relics that are taken.

pub(crate) mod campaign;
mod card_here;
pub(crate) mod citizenship;
pub(crate) mod muster;
pub(crate) mod peek;
pub(crate) mod play;
pub(crate) mod recover;
pub(crate) mod relic_thief;
pub(crate) mod rest;
pub(crate) mod search;
pub(crate) mod set_up;
pub(crate) mod trade;
pub(crate) mod travel;
pub(crate) mod use_power;
pub(crate) mod wake;
pub(crate) mod warbands;
