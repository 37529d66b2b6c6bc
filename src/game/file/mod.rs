//! The format of position files, the same for both games: tables and their keys, values read from TOML with their
//! place in the text, values written as TOML.

mod declared;
mod document;
mod fields;
mod headers;
mod parse;
mod raw;
mod table;
mod writer;

pub use declared::{declared_game, is_toml, named_game};
pub use document::{Datum, Document, Said};
pub use fields::{Fields, Reader, Value, translate};
pub use parse::{LONGEST, parse};
pub use raw::Raw;
pub use table::{ALSO, Keys};
pub use writer::{Writer, inline_table, is_unprintable, list, quoted};
