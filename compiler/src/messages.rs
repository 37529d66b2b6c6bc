//! The ids of the messages as Rust constants, so that a message that does not exist does not compile and one that nothing says is
//! found as dead code. The ids are those of the English files; a test holds that the other languages have the same.

use std::{collections::BTreeSet, fmt::Write as _, fs, io, path::Path};

/// Returns the ids of all messages of a folder.
pub fn ids(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let text = fs::read_to_string(entry?.path())?;
        ids.extend(text.lines().filter_map(id).map(str::to_owned));
    }
    Ok(ids)
}

/// Returns the id of the message that begins on a line.
fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    (id.starts_with(|first: char| first.is_ascii_alphabetic()) && id.chars().all(is_letter)).then_some(id)
}

/// Returns the families that a list names: one a line, with comments behind `#`.
///
/// # Errors
///
/// Returns every family that no message belongs to.
pub fn families(list: &str, ids: &BTreeSet<String>) -> Result<BTreeSet<String>, Vec<String>> {
    let lines = list.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let families: BTreeSet<String> = lines.filter(|line| !line.is_empty()).map(str::to_owned).collect();
    let is_empty = |family: &&String| !ids.iter().any(|id| belongs(id, family));
    let faults: Vec<String> =
        families.iter().filter(is_empty).map(|family| format!("no message belongs to the family {family}")).collect();
    if faults.is_empty() { Ok(families) } else { Err(faults) }
}

fn belongs(id: &str, family: &str) -> bool {
    id.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'))
}

/// Returns the constants as Rust source. Which message of a family is said is known only when the program runs: their constants
/// may be unused.
pub fn write(ids: &BTreeSet<String>, families: &BTreeSet<String>) -> String {
    let mut source = String::new();
    for id in ids {
        let allowed = if families.iter().any(|family| belongs(id, family)) { "#[allow(dead_code)] " } else { "" };
        _ = writeln!(source, "{allowed}pub(crate) const {}: Id = Id({id:?});", constant(id));
    }
    source.push_str("\npub(crate) mod family {\n    use super::Family;\n\n");
    for family in families {
        _ = writeln!(source, "    pub(crate) const {}: Family = Family({:?});", constant(family), format!("{family}-"));
    }
    let ids: Vec<&String> = ids.iter().collect();
    _ = write!(source, "}}\n\nstatic ALL: [&str; {}] = {ids:?};\n", ids.len());
    source
}

fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_begins_with_its_id() {
        assert_eq!(id("search-read-on = Read on"), Some("search-read-on"));
        for other in ["    .gen = of it", "    [one] a = b", "# a = b", "}", "", "two words = b"] {
            assert_eq!(id(other), None, "{other}");
        }
    }

    #[test]
    fn messages_of_a_family_may_be_unused_and_no_family_is_empty() {
        let ids = BTreeSet::from(["a-b", "a-bc", "a-b-c"].map(str::to_owned));
        let families = families("# Comment\na-b # more\n", &ids).expect("a-b-c belongs to it");
        let source = write(&ids, &families);
        assert!(source.starts_with("pub(crate) const A_B: Id = Id(\"a-b\");\n#[allow(dead_code)] pub(crate) const A_B_C"));
        assert!(source.contains("\npub(crate) const A_BC: Id") && source.contains("const A_B: Family = Family(\"a-b-\");"));
        assert_eq!(self::families("a\nb\n", &ids), Err(vec!["no message belongs to the family b".to_owned()]));
    }
}
