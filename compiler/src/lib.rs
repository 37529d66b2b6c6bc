//! Compiles the rulebook: reads it, checks that it holds together, writes Rust tables and the search index; puts the case suites
//! together; and makes the ids of the messages constants. Used by the build script of the program, and no part of the program.

mod bundle;
mod cards;
mod check;
mod messages;
mod names;
mod pack;
mod postings;
mod rust;
mod search;
mod source;
mod tables;
mod terms;

use lawspeaker_vocabulary::{Book, words::phrases::by_kind};
use std::{fs, path::Path};

/// Writes the tables and the index of every book, and the tables of phrases.
///
/// # Errors
///
/// Returns every fault of the rulebook at once.
pub fn compile(rulebook: &Path, out: &Path) -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    for book in Book::ALL {
        if let Err(mut found) = compile_book(book, &rulebook.join(book.key()), out) {
            faults.append(&mut found);
        }
    }
    faults.extend(compile_phrases(&rulebook.join("words"), out).err());
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// The tables of phrases, each a file of words.
const PHRASES: [&str; 3] = ["notation", "facts", "prompt"];

fn compile_phrases(words: &Path, out: &Path) -> Result<(), String> {
    for name in PHRASES {
        let table = fs::read_to_string(words.join(format!("{name}.tsv"))).map_err(|fault| format!("{name}: {fault}"))?;
        let source = format!("&{:?}", by_kind(&table));
        fs::write(out.join(format!("phrases-{name}.rs")), source).map_err(|fault| format!("{name}: {fault}"))?;
    }
    Ok(())
}

/// Writes the case suite of every book that has a folder of cases.
///
/// # Errors
///
/// Returns every folder or file that cannot be read or written.
pub fn bundle_cases(cases: &Path, out: &Path) -> Result<(), Vec<String>> {
    let folders = Book::ALL.into_iter().map(|book| (book, cases.join(book.key()))).filter(|(_, folder)| folder.is_dir());
    let faults: Vec<String> = folders
        .filter_map(|(book, folder)| bundle_to(&folder, "toml", &out.join(format!("cases-{}.deflate", book.key()))).err())
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Writes the JSON Schemas of all documents.
///
/// # Errors
///
/// Returns what cannot be read or written.
pub fn bundle_schemas(schemas: &Path, out: &Path) -> Result<(), Vec<String>> {
    bundle_to(schemas, "json", &out.join("schemas.deflate")).map_err(|fault| vec![fault])
}

fn bundle_to(folder: &Path, extension: &str, file: &Path) -> Result<(), String> {
    let written = bundle::bundle(folder, extension).and_then(|text| bundle::save(file, &text));
    written.map_err(|fault| format!("{}: {fault}", folder.display()))
}

/// Writes the ids of the messages and of their families as constants, unless they are written already: the program is compiled
/// anew when they change.
///
/// # Errors
///
/// Returns every family without a message, or the file that cannot be read or written.
pub fn name_messages(locales: &Path, out: &Path) -> Result<(), Vec<String>> {
    let cannot = |fault: std::io::Error| vec![format!("{}: {fault}", locales.display())];
    let ids = messages::ids(&locales.join("en")).map_err(cannot)?;
    let list = fs::read_to_string(locales.join("families.txt")).map_err(cannot)?;
    let source = messages::write(&ids, &messages::families(&list, &ids)?);
    let file = out.join("message-ids.rs");
    if fs::read_to_string(&file).is_ok_and(|written| written == source) {
        Ok(())
    } else {
        fs::write(file, source).map_err(cannot)
    }
}

fn compile_book(id: Book, folder: &Path, out: &Path) -> Result<(), Vec<String>> {
    let book = source::read(id, folder)?;
    let cards = if id == Book::Oath { Some(cards::read(folder)?) } else { None };
    let mut faults = check::faults(&book);
    if let Some(cards) = &cards {
        faults.append(&mut cards::faults(&book, cards));
    }
    if !faults.is_empty() {
        return Err(faults.into_iter().map(|fault| format!("{}: {fault}", id.key())).collect());
    }
    let save = |name: &str, source: String| fs::write(out.join(name), source).map_err(|fault| vec![fault.to_string()]);
    let numbers: Vec<&str> = book.units.iter().map(|unit| unit.number.as_str()).collect();
    save(&format!("numbers-{}.rs", id.key()), format!("&{numbers:?}"))?;
    search::write(&book, cards.as_ref(), out).map_err(|fault| vec![fault])?;
    match cards {
        None => {
            let saved = bundle::save(&out.join(format!("{}.book", id.key())), &pack::write(&book));
            saved.map_err(|fault| vec![fault.to_string()])
        }
        Some(cards) => {
            save("oath.rs", tables::write(&book))?;
            let rulings: Vec<&str> = cards.rulings.keys().map(String::as_str).collect();
            save("ruling-ids.rs", format!("&{rulings:?}"))?;
            save("cards.rs", cards::write(&cards))?;
            save("named.rs", cards::write_names(&cards))
        }
    }
}
