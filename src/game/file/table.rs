//! A table of a position file and the keys it may have.

use crate::{game::names::nearest, law::words::fold};

/// A table of the file and its keys.
#[derive(Debug)]
pub struct Keys {
    /// The name, as in the JSON Schema.
    pub name: &'static str,
    /// The keys.
    pub keys: &'static [&'static str],
}

/// Alternative spellings of keys: as written, and the key.
pub const ALSO: [(&str, &str); 1] = [("color", "colour")];

impl Keys {
    /// Returns the key that a written one means, in any case, with `_` for `-`.
    #[must_use]
    pub fn key(&self, written: &str) -> Option<&'static str> {
        if written.len() > 40 {
            return None;
        }
        let folded = fold(written).replace('_', "-");
        let meant = ALSO.iter().find(|(also, _)| *also == folded).map_or(folded.as_str(), |(_, key)| key);
        self.keys.iter().copied().find(|key| *key == meant)
    }

    /// Returns the key nearest to a written one.
    #[must_use]
    pub fn nearest(&self, written: &str) -> Option<&'static str> {
        nearest(written, self.keys.iter().copied())
    }
}
