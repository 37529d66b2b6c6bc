//! Any bytes as facts in words: a document and faults, never a panic; spans that fit the text; and a position that is the same
//! after it was said and heard in a language.
//! Run with `cargo +nightly fuzz run facts`, or on stable with `RUSTC_BOOTSTRAP=1 cargo fuzz run -s none facts`.
#![no_main]

use lawspeaker::{
    game::{Document, GameName, read_document},
    law::{Edition, Lang},
    notation::facts::{lay, lines},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = lay(GameName::Xidit, text, 0, Document::default());
    let laid = lay(GameName::Oath, text, 0, Document::default());
    assert!(laid.faults.iter().all(|fault| fault.span.end <= text.len()));
    if let (true, Ok((position, _))) = (laid.faults.is_empty(), read_document(&laid.document, Edition::Current)) {
        let lang = Lang::ALL[bytes.len() % 3];
        let said: Vec<String> =
            lines(GameName::Oath, &position.document(&(0..0)), lang).into_iter().map(|line| line.words).collect();
        let again = lay(GameName::Oath, &said.join("\n"), 0, Document::default());
        assert!(again.faults.is_empty(), "{said:?} {:?}", again.faults);
        assert_eq!(read_document(&again.document, Edition::Current).map(|(again, _)| again), Ok(position), "{said:?}");
    }
});
