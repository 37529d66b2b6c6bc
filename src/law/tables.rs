//! The tables that the build script makes of `rulebook/`, one module a book.

#![allow(clippy::wildcard_imports, reason = "each book needs a part of them")]

use super::{
    Book, Citation, Confidence, Divergence, DivergenceWords, Extras, IndexEntry, IndexLine, Kind, Lang, Name, Names, Severity,
    Term, Text, Unit,
};

/// The Law of Oath.
pub mod oath {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/oath.rs"));
}

/// Lords of Xidit.
pub mod xidit {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/xidit.rs"));
}

/// The Dominion glossary.
pub mod dominion {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/dominion.rs"));
}
