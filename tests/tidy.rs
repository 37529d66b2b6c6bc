//! The house rules that a machine can check: size, heads, arrows between modules, no leftovers.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Which modules a module may use. What is not listed here does not exist.
const ARROWS: &[(&str, &[&str])] = &[
    ("answer", &["cards", "game", "i18n", "import", "index", "law", "notation", "odds", "planner", "rules", "seed", "table"]),
    ("cards", &["law"]),
    (
        "cli",
        &[
            "answer", "cards", "game", "i18n", "import", "index", "law", "notation", "odds", "picture", "planner", "rules",
            "seed", "table",
        ],
    ),
    ("game", &["cards", "law", "odds"]),
    ("i18n", &["law"]),
    ("import", &["law"]),
    ("index", &["cards", "law"]),
    ("law", &[]),
    ("notation", &["cards", "game", "law", "odds", "rules"]),
    ("odds", &[]),
    ("picture", &["answer", "game", "i18n", "law"]),
    ("planner", &["cards", "game", "law", "odds", "rules"]),
    ("rules", &["cards", "game", "law", "odds"]),
    ("seed", &["cards", "game", "law"]),
    ("table", &["cards", "game", "law"]),
];
/// No file is longer.
const LONGEST_FILE: usize = 800;
/// No function is longer.
const LONGEST_FUNCTION: usize = 60;

fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["src", "vocabulary/src", "compiler/src", "tests", "benches", "web/module/src", "web/bind/src"] {
        collect(Path::new(folder), &mut found);
    }
    found.push(("build.rs".into(), fs::read_to_string("build.rs").expect("build.rs")));
    assert!(found.len() > 20, "only {} files were found", found.len());
    found
}

/// Returns whether a file becomes part of the program.
fn is_shipped(path: &Path) -> bool {
    (path.starts_with("src") || path.starts_with("vocabulary")) && !path.ends_with("tests.rs")
}

fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file is text");
            found.push((path, text));
        }
    }
}

#[test]
fn files_are_small_and_say_what_they_are_for() {
    for (path, text) in sources() {
        assert!(text.starts_with("//!"), "{}: starts without //!", path.display());
        assert!(text.lines().count() <= LONGEST_FILE, "{}: {} lines", path.display(), text.lines().count());
    }
}

#[test]
fn functions_are_short() {
    for (path, text) in sources() {
        let lines: Vec<&str> = text.lines().collect();
        for (start, line) in lines.iter().enumerate() {
            let indent = line.len() - line.trim_start().len();
            let words: Vec<&str> = line.split_whitespace().take_while(|word| !word.contains('(')).collect();
            let begins =
                words.contains(&"fn") && line.ends_with('{') || line.trim_start().starts_with("fn ") && line.ends_with('(');
            if !begins || line.trim_start().starts_with("//") {
                continue;
            }
            let end = lines[start..].iter().position(|line| *line == format!("{}}}", " ".repeat(indent))).unwrap_or(0);
            assert!(end <= LONGEST_FUNCTION, "{}:{}: {end} lines", path.display(), start + 1);
        }
    }
}

#[test]
fn arrows_never_turn_back() {
    for (path, text) in sources() {
        let Some(module) = path.strip_prefix("src").ok().and_then(|inner| inner.components().next()) else { continue };
        let module = module.as_os_str().to_string_lossy().trim_end_matches(".rs").to_owned();
        if ["main", "lib"].contains(&module.as_str()) {
            continue;
        }
        let allowed = ARROWS.iter().find(|(name, _)| *name == module).map(|(_, allowed)| *allowed);
        let allowed = allowed.unwrap_or_else(|| panic!("{}: module {module} has no place in the house", path.display()));
        for (other, _) in ARROWS.iter().filter(|(other, _)| *other != module && !allowed.contains(other)) {
            assert!(!text.contains(&format!("crate::{other}")), "{}: {module} must not use {other}", path.display());
            assert!(!uses(&text, other), "{}: {module} must not use {other}", path.display());
        }
    }
}

/// Returns whether a `use crate::{…}` list names a module of the top.
fn uses(text: &str, module: &str) -> bool {
    text.split("use crate::{").skip(1).any(|list| {
        let (mut depth, mut names) = (0, String::new());
        for letter in list.split(';').next().unwrap_or_default().chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                letter if depth == 0 => names.push(letter),
                _ => {}
            }
        }
        names.split(',').any(|path| path.trim().split("::").next() == Some(module))
    })
}

/// Returns the files of the library that answers: everything but the command line.
fn below_the_edge() -> impl Iterator<Item = (PathBuf, String)> {
    let is_edge = |path: &Path| path.starts_with("src/cli") || path.ends_with("src/main.rs");
    sources().into_iter().filter(move |(path, _)| is_shipped(path) && !is_edge(path))
}

/// What the library may use of `std`: nothing that reaches files, the environment, the terminal or the clock.
const STD: &[&str] = &[
    "any",
    "array",
    "borrow",
    "cell",
    "cmp",
    "collections",
    "error",
    "fmt",
    "hash",
    "iter",
    "marker",
    "mem",
    "ops",
    "ptr",
    "rc",
    "slice",
    "str",
    "string",
    "sync",
];
/// The crates that the library may use.
const CRATES: &[&str] = &[
    "fluent",
    "fluent-langneg",
    "lawspeaker-vocabulary",
    "libm",
    "miniz_oxide",
    "num-bigint",
    "num-integer",
    "serde",
    "smallvec",
    "strsim",
    "thiserror",
    "toml",
    "unic-langid",
    "unicode-normalization",
];

#[test]
fn the_middle_is_pure() {
    for (path, text) in below_the_edge() {
        for word in ["println!", "eprintln!", "print!("] {
            assert!(!text.contains(word), "{}: {word} belongs to the edge", path.display());
        }
        for module in std_modules(&text) {
            assert!(STD.contains(&module), "{}: std::{module} belongs to the edge", path.display());
        }
    }
}

/// Returns the modules of `std` that a text names.
fn std_modules(text: &str) -> Vec<&str> {
    let mut modules = Vec::new();
    for (at, _) in text.match_indices("std::") {
        let rest = &text[at + "std::".len()..];
        let Some(list) = rest.strip_prefix('{') else {
            modules.push(rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default());
            continue;
        };
        let mut depth = 0;
        let inner = list.split(';').next().unwrap_or_default();
        for part in inner.split(',') {
            if depth == 0 {
                let name = part.trim().split("::").next().unwrap_or_default();
                modules.push(name.trim_end_matches('}'));
            }
            depth += part.matches('{').count();
            depth = depth.saturating_sub(part.matches('}').count());
        }
    }
    modules.retain(|module| !module.is_empty());
    modules
}

/// The crates of the command line come with its feature.
#[test]
fn the_library_uses_only_its_own_crates() {
    let manifest: toml::Table = fs::read_to_string("Cargo.toml").expect("a manifest").parse().expect("a manifest");
    let dependencies = manifest["dependencies"].as_table().expect("dependencies");
    let is_optional = |name: &str| dependencies[name].get("optional").is_some_and(|it| it.as_bool() == Some(true));
    let (edge, own): (Vec<&str>, Vec<&str>) = dependencies.keys().map(String::as_str).partition(|name| is_optional(name));
    assert_eq!(own, CRATES);
    let feature: Vec<String> = edge.iter().map(|name| format!("dep:{name}")).collect();
    let listed: Vec<&str> =
        manifest["features"]["cli"].as_array().expect("a feature").iter().filter_map(|it| it.as_str()).collect();
    assert_eq!(listed, feature);
    for (path, text) in below_the_edge() {
        for name in &edge {
            let used = format!("{}::", name.replace('-', "_"));
            let alone = |at: usize| !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
            let found = text.match_indices(&used).any(|(at, _)| alone(at));
            assert!(!found, "{}: {used} belongs to the edge", path.display());
        }
    }
}

/// Nothing that a person types may end in a panic.
#[test]
fn the_program_has_no_words_for_giving_up() {
    for (path, text) in sources().iter().filter(|(path, _)| is_shipped(path)) {
        let shipped = text.split("#[cfg(test)]").next().unwrap_or_default();
        for word in [".expect(", "panic!(", "unreachable!(", "unimplemented!(", "assert!("] {
            assert!(!shipped.contains(word), "{}: {word}", path.display());
        }
    }
}

#[test]
fn nothing_is_left_lying_about() {
    let leftovers = ["TO".to_owned() + "DO", "FIX".to_owned() + "ME", "dbg".to_owned() + "!", "un".to_owned() + "wrap()"];
    for (path, text) in sources() {
        for word in &leftovers {
            assert!(!text.contains(word.as_str()), "{}: {word}", path.display());
        }
    }
}

/// Sections are named in constants, where the compiler looks for them in the book.
#[test]
fn sections_are_named_in_constants() {
    for (path, text) in sources().iter().filter(|(path, _)| path.starts_with("src") && !path.ends_with("law/cite.rs")) {
        for call in ["law(\"", "xidit(\"", "law_in("] {
            for (at, _) in text.match_indices(call).filter(|(at, _)| !text[..*at].ends_with(char::is_alphanumeric)) {
                let statement = text[..at].rsplit([';', '}']).next().unwrap_or_default();
                assert!(statement.contains("const "), "{}: {call}… outside a constant: {statement}", path.display());
            }
        }
    }
}

/// All integration tests are one program, except `cases.rs`, whose tests are made from files.
#[test]
fn every_test_file_is_part_of_the_program() {
    let main = fs::read_to_string("tests/main.rs").expect("tests/main.rs");
    for path in fs::read_dir("tests").expect("tests").flatten().map(|entry| entry.path()) {
        let is_module = path.extension().is_some_and(|it| it == "rs") || path.join("mod.rs").exists();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if is_module && !["main", "cases"].contains(&name.as_str()) {
            assert!(main.lines().any(|line| line == format!("mod {name};")), "tests/main.rs has no `mod {name};`");
        }
    }
}
