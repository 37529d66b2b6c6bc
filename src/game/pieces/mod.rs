//! Pieces on the table: cards, sites, players with their boards, and what belongs to no player.

mod card;
mod player;
mod site;
mod table;

pub use card::{CardAt, CardIdentity, CardRef, suits_match};
pub use player::Player;
pub use site::{Ruler, SiteAtSlot, SiteIdentity};
pub use table::{Banks, DarkestSecret, Decks, Discards, OnSpace, PeoplesFavor, Pile, Reliquary, Title, Winner};
