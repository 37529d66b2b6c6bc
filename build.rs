//! Turns `rulebook/` into the tables that are embedded in the program. A rulebook that does not hold
//! together stops the build with every fault at once.

#[path = "src/law/book.rs"]
#[allow(dead_code, reason = "the build script needs a part of it")]
mod book;
#[path = "src/law/compile/mod.rs"]
mod compile;
#[path = "src/cards/effect/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the build script needs a part of it")]
mod effect;
#[path = "src/cards/facts.rs"]
#[allow(dead_code, reason = "the build script needs a part of it")]
mod facts;
#[path = "src/law/lang.rs"]
#[allow(dead_code, reason = "the build script needs a part of it")]
mod lang;
#[path = "src/cards/special.rs"]
#[allow(dead_code, reason = "the build script needs a part of it")]
mod special;
#[path = "src/law/words/mod.rs"]
#[allow(dead_code, reason = "the build script needs a part of it")]
mod words;

use std::{env, path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=rulebook");
    println!("cargo::rerun-if-changed=src/cards");
    println!("cargo::rerun-if-changed=src/law");
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        eprintln!("OUT_DIR is set by cargo");
        return ExitCode::FAILURE;
    };
    match compile::all("rulebook".as_ref(), &out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
    }
}
