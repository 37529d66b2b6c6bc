//! Any bytes as an action at a table, in any language: a request or a fault in its place, never a panic; and a request that is the
//! same after it was said and heard in each language.
//! Run with `cargo +nightly fuzz run action`, or on stable with `RUSTC_BOOTSTRAP=1 cargo fuzz run -s none action`.
#![no_main]

use lawspeaker::{
    game::{Position, read},
    law::{Edition, Lang},
    notation::{parse, parse_goal, print},
    rules::{Table, may},
};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static TABLE: LazyLock<Position> =
    LazyLock::new(|| read(include_str!("../../benches/positions/six.toml")).expect("a position").0);

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = parse_goal(text, &TABLE);
    let Ok(request) = parse(text, &TABLE, None) else { return };
    for lang in Lang::ALL {
        let said = print(&request, lang, false);
        assert_eq!(parse(&said, &TABLE, None).as_ref(), Ok(&request), "{text:?} {said:?}");
    }
    let _ = may(&Table::new(&TABLE, None, Edition::Current), &request);
});
