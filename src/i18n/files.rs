//! The embedded Fluent files: `locales/<language>/<area>.ftl`.

use crate::law::Lang;

macro_rules! areas {
    ($($area:literal),* $(,)?) => {
        /// The areas, each a file in every language.
        pub const AREAS: &[&str] = &[$($area),*];

        /// Returns the text of an area's file; empty for an area that does not exist.
        pub(super) fn source(lang: Lang, area: &str) -> &'static str {
            match (lang, area) {
                $(
                    (Lang::En, $area) => include_str!(concat!("../../locales/en/", $area, ".ftl")),
                    (Lang::De, $area) => include_str!(concat!("../../locales/de/", $area, ".ftl")),
                    (Lang::Pl, $area) => include_str!(concat!("../../locales/pl/", $area, ".ftl")),
                )*
                (Lang::En | Lang::De | Lang::Pl, _) => "",
            }
        }
    };
}

areas![
    "board", "book", "card", "cases", "change", "diverge", "error", "fault", "fight", "figure", "game", "grammar", "help",
    "import", "index", "judge", "kind", "luck", "name", "noun", "odds", "page", "plan", "prompt", "roll", "ruling", "schema",
    "search", "seed", "settle", "show", "step", "table", "term", "turn", "untold", "wins", "wish", "xidit",
];
