//! Any bytes as the printed text of the Law, in every language: sections or a refusal, never a panic, and nothing that
//! is both found and missing.
//! Run with `cargo +nightly fuzz run import`, or on stable with `RUSTC_BOOTSTRAP=1 cargo fuzz run -s none import`.
#![no_main]

use lawspeaker::{
    import::{decode, import, sections_with_words},
    law::Lang,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let lang = Lang::ALL[bytes.len() % 3];
    let Ok(imported) = decode(bytes).and_then(|text| import(text, lang)) else { return };
    for section in &imported.sections {
        assert!(!section.text.is_empty() && !imported.missing.contains(&section.number));
    }
    for found in sections_with_words(&imported.sections, &["warband"], lang) {
        assert!(found.marks.iter().all(|mark| found.line.get(mark.clone()).is_some()));
    }
});
