//! The tables that the build script makes of `rulebook/oath`.

use super::{
    Book, Citation, Confidence, Divergence, DivergenceWords, IndexEntry, IndexLine, Kind, Lang, Name, Names, PerLang, Printing,
    Severity, Term, Text, Unit,
};

include!(concat!(env!("OUT_DIR"), "/oath.rs"));
