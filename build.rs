//! Turns `rulebook/` into the tables and `cases/` into the suites that are embedded in the program. A rulebook that does not hold
//! together stops the build with every fault at once.

use std::{env, path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=rulebook");
    println!("cargo::rerun-if-changed=cases");
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        eprintln!("OUT_DIR is set by cargo");
        return ExitCode::FAILURE;
    };
    let compiled = lawspeaker_compiler::compile("rulebook".as_ref(), &out);
    match compiled.and_then(|()| lawspeaker_compiler::bundle_cases("cases".as_ref(), &out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
    }
}
