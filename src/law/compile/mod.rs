//! Compiles the rulebook: reads it, checks that it holds together, writes Rust tables. Part of the build
//! script, not of the library.

mod check;
mod source;
mod tables;
mod terms;

use std::path::Path;

/// Returns the Rust source of the tables of the Law of Oath, or every fault of its rulebook.
pub fn oath(rulebook: &Path) -> Result<String, Vec<String>> {
    let book = source::read(&rulebook.join("oath"))?;
    let faults = check::faults(&book);
    if faults.is_empty() { Ok(tables::write(&book)) } else { Err(faults) }
}
