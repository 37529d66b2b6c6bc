//! Any bytes as a position file: a position or faults, never a panic; spans that fit the text; and a position that is the
//! same after writing and reading.
//! Run with `cargo +nightly fuzz run position`, or on stable with `RUSTC_BOOTSTRAP=1 cargo fuzz run -s none position`.
#![no_main]

use lawspeaker::{answer::judge::{Oath, read_position}, game::read, i18n::Words, law::Lang};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match read(text) {
        Ok((position, _)) => {
            let written = position.to_toml();
            assert_eq!(read(&written).map(|(again, _)| again), Ok(position), "{written}");
        }
        Err(faults) => {
            assert!(!faults.is_empty() && faults.iter().all(|fault| fault.span.start <= text.len()));
            assert!(read_position::<Oath>(&Words::new(Lang::ALL[bytes.len() % 3]), "t", text).is_err());
        }
    }
});
