//! Compiles the rulebook: reads it, checks that it holds together, writes Rust tables. Part of the build
//! script, not of the library.

mod cards;
mod check;
mod names;
mod rust;
mod search;
mod source;
mod tables;
mod terms;

use std::{fs, path::Path};

/// Writes the tables and the index of the Law of Oath, or returns every fault of its rulebook.
pub fn oath(rulebook: &Path, out: &Path) -> Result<(), Vec<String>> {
    let folder = rulebook.join("oath");
    let book = source::read(&folder)?;
    let cards = cards::read(&folder)?;
    let mut faults = check::faults(&book);
    faults.append(&mut cards::faults(&book, &cards));
    if !faults.is_empty() {
        return Err(faults);
    }
    let index = search::write(&book, &cards, &out.join("index")).map_err(|fault| vec![fault])?;
    let save = |name: &str, source: String| fs::write(out.join(name), source).map_err(|fault| vec![fault.to_string()]);
    save("oath.rs", tables::write(&book))?;
    save("cards.rs", cards::write(&cards))?;
    save("index.rs", index)
}
