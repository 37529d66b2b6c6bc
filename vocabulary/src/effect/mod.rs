//! The closed vocabulary of what cards do: one [`Effect`] word for each question that a rule asks. Nothing here is a rule; the
//! rules of each section of the Law look for the words they must heed.
//!
//! A card has effects, a [`Special`](crate::Special) (a function for what no word says), both, or is text only. Its effects
//! stand in the order of its text and are resolved in that order. What the card says elsewhere is not repeated: its cost
//! §7.1.2 is its `cost`, who may use a battle plan §7.5 and when an Action, Wake, Rest or When Played power is
//! used §7.3 follow from its `powers`, and restrictions §7.2 from `restriction` and `locked`. Whoever uses a power pays the cost
//! once for all its effects together.
//!
//! | rule | words to heed |
//! |---|---|
//! | Search §5.1.1–5.1.3 | [`Search`], [`Toll`], [`Cannot`], [`After`] |
//! | Play §5.1.4, §6.1 | [`Play`], [`Effect::AdviserLimit`], [`Cannot`], [`After`] |
//! | Muster §5.2 | [`Muster`], [`Cannot`], [`After`] |
//! | Trade §5.3 | [`Trade`], [`Toll`], [`Cannot`] |
//! | Recover §5.4 | [`Cannot`], [`After`] |
//! | Campaign §5.5 | [`Plan`], [`Pool`], [`Toll`], [`Cannot`], [`After`] |
//! | Travel §5.6 | [`Travel`], [`Toll`], [`Cannot`], [`After`] |
//! | powers §7.3, Wake §4.1.4, Rest §4.3.5 | [`Use`], [`Cannot`] |
//! | wins §3.2 | [`Effect::Wins`] |
//!
//! The **holder** of a card is whoever rules it (§10, Rule): the player whose adviser, relic or banner it is, or the ruler of its
//! site. For a card at an Imperial site that is every Imperial player, for one at a site without warbands the bandits. **This
//! site** is the site that the card is, or the one where it lies.

mod action;
mod bound;
mod campaign;
mod common;
mod deed;

pub use action::{
    Draw, Ignores, Journey, Loss, Muster, MusterWhen, Pile, Play, Reach, Search, SearchWhen, Trade, TradeWhen, Travel,
};
pub use bound::{Act, After, Cannot, CannotWhen, Event, Thing, Toll, TollOn};
pub use campaign::{Dice, Plan, PlanDoes, PlanWhen, Pool, PoolWhen, Sign};
pub use common::{Bank, Cards, Gain, Good, Pays, Per, SupplyCost, Who};
pub use deed::{
    Banner, BottomRelic, CampaignFrom, Deal, Deed, Discard, DrawRelic, Kill, KillAt, Look, Move, Shift, Swap, Take, TakeHere,
    Timing, Use, UseWhen, Whom,
};

pub use crate::facts::{Suit, Token};
use serde::{Deserialize, Serialize};

/// Something a card does, in one word of the closed vocabulary with its details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Changes what a Travel costs, what it may ignore, and what it kills §5.6.
    Travel(Travel),
    /// Changes what a Search costs, and how many cards are drawn from where §5.1.
    Search(Search),
    /// Changes where a card can be played, and makes room for it §5.1.4.
    Play(Play),
    /// Changes what a Muster costs and brings §5.2.
    Muster(Muster),
    /// Changes what a Trade costs and brings, and where its card can lie §5.3.
    Trade(Trade),
    /// The holder can have no more than so many advisers §7.6.4. The lowest of several counts.
    AdviserLimit(u8),
    /// Forbids something, whatever else allows it §9.2.
    Cannot(Cannot),
    /// Must be paid by those whom it names, or else they cannot do it.
    Toll(Toll),
    /// Brings something after somebody has done something.
    After(After),
    /// Dice that go into the pools with the targets, without anybody's choice §5.5.2.
    Pool(Pool),
    /// What happens when the card is used as a battle plan §5.5.3, §7.5.
    Plan(Plan),
    /// What happens when its Action, Wake, Rest or When Played power is used §7.3.
    Use(Use),
    /// An Exile who has it revealed wins at Wake by the goal among its facts §3.2.
    Wins,
}
