//! The files, documents and words of the index that the build script makes.
#![allow(clippy::unreadable_literal, reason = "nobody reads them")]

use super::{Document, Word};
use crate::law::Lang;

include!(concat!(env!("OUT_DIR"), "/index.rs"));
