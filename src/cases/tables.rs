//! The files of the embedded suite. A test holds this list against the folder.

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// The files, by their names below the folder.
        pub(super) const FILES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../tests/law/", $name)))),*];
    };
}

files![
    "5.5.1-defender.toml",
    "5.5.2-targets.toml",
    "5.5.5-fights.toml",
    "5.6-travel.toml",
    "exempt.toml",
    "positions/plain.toml",
    "positions/sketch.toml",
    "positions/war.toml",
];
