//! Any bytes as a search query, in every language: an answer, never a panic, and marks that fit the snippet.
//! Run with `cargo +nightly fuzz run query`, or on stable with `RUSTC_BOOTSTRAP=1 cargo fuzz run -s none query`.
#![no_main]

use lawspeaker::{
    index::{Marks, Query, search, snippet},
    law::{Book, Lang},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let lang = Lang::ALL[bytes.len() % 3];
    let found = search(&Query::parse(text), lang);
    if let Some(hit) = found.hits.first() {
        let snippet = snippet(hit.document.content(), &Marks::new(Book::Oath, &found.groups, lang));
        for mark in &snippet.marks {
            assert!(snippet.text.get(mark.clone()).is_some());
        }
    }
});
