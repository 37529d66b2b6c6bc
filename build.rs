//! Turns `rulebook/` into the tables, packs the cases and schemas that are embedded in the program, and makes constants of the ids of
//! the messages in `locales/`. A rulebook that does not hold together stops the build with every fault at once.

use std::{env, path::PathBuf, process::ExitCode};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=rulebook");
    println!("cargo::rerun-if-changed=cases");
    println!("cargo::rerun-if-changed=src/answer/schemas");
    println!("cargo::rerun-if-changed=locales/en");
    println!("cargo::rerun-if-changed=locales/families.txt");
    link_at_a_fixed_address();
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else {
        eprintln!("OUT_DIR is set by cargo");
        return ExitCode::FAILURE;
    };
    let compiled = lawspeaker_compiler::compile("rulebook".as_ref(), &out)
        .and_then(|()| lawspeaker_compiler::bundle_cases("cases".as_ref(), &out))
        .and_then(|()| lawspeaker_compiler::bundle_schemas("src/answer/schemas".as_ref(), &out))
        .and_then(|()| lawspeaker_compiler::name_messages("locales".as_ref(), &out));
    match compiled {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Links the program at a fixed address on Linux. The embedded tables hold some 60,000 pointers: at an address that is chosen at
/// start every one of them has to be corrected before anything runs, which takes longer than an answer does.
///
/// What it costs: the addresses of the program itself are no longer random (those of the heap, the stack and the C library still
/// are). That hinders the use of memory errors, which safe code does not make: this program forbids unsafe code, opens no
/// connection and reads only files that its owner names.
fn link_at_a_fixed_address() {
    let target = |part: &str| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" && ["x86_64", "aarch64"].contains(&target("ARCH").as_str()) {
        // The empty program of the benches is linked as this one is.
        for kind in ["bins", "examples"] {
            println!("cargo::rustc-link-arg-{kind}=-no-pie");
        }
    }
}
