//! A constant for every card, made by the build script: code that names a card which does not exist does not compile.

use super::{CARDS, Card};

include!(concat!(env!("OUT_DIR"), "/named.rs"));
