//! The tables that the build script makes of the cards in `rulebook/oath`.

use super::{
    Card, Class, Cost, Face, Goal, GoalKind, MajorAction, Nature, PowerKind, RecoverCost, Restriction, Reveal, Ruling, SiteFacts,
    Source, Special, Suit, Token, effect,
};
use crate::law::{Book, Lang, Name, Names, PerLang};

include!(concat!(env!("OUT_DIR"), "/cards.rs"));
