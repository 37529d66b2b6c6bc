//! Sorted tables of words, a line each: `key<TAB>value`. Where lines start is known ahead of time, so that a word is found in a few
//! comparisons and nothing is read at start.

/// A table and the places where its lines start.
pub struct Table {
    pub text: &'static str,
    pub starts: &'static [u32],
}

impl Table {
    /// Returns the value in the line with a key.
    pub fn find(&self, key: &str) -> Option<&'static str> {
        let at = self.starts.binary_search_by(|start| self.compare(*start as usize, key.as_bytes())).ok()?;
        let value = self.starts[at] as usize + key.len() + 1;
        let end = self.starts.get(at + 1).map_or(self.text.trim_end_matches('\n').len(), |next| *next as usize - 1);
        self.text.get(value..end)
    }

    /// Compares the key of a line; the tab comes before every letter.
    fn compare(&self, start: usize, key: &[u8]) -> std::cmp::Ordering {
        let line = &self.text.as_bytes()[start..];
        let common = line.len().min(key.len());
        line[..common].cmp(&key[..common]).then_with(|| line.get(common).cmp(&Some(&b'\t')))
    }
}

/// Returns how many lines a table has.
pub const fn count(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut lines) = (0, 0);
    while at < bytes.len() {
        if at == 0 || bytes[at - 1] == b'\n' {
            lines += 1;
        }
        at += 1;
    }
    lines
}

/// Returns where each line starts.
#[allow(clippy::cast_possible_truncation, reason = "tables are far shorter")]
pub const fn starts<const LINES: usize>(text: &str) -> [u32; LINES] {
    let bytes = text.as_bytes();
    let mut starts = [0; LINES];
    let (mut at, mut lines) = (0, 0);
    while at < bytes.len() {
        if at == 0 || bytes[at - 1] == b'\n' {
            starts[lines] = at as u32;
            lines += 1;
        }
        at += 1;
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_found_and_nothing_else() {
        const TEXT: &str = "a\tone\nab\t\nab c\ttwo three\nb\tfour\n";
        static STARTS: [u32; count(TEXT)] = starts(TEXT);
        let table = Table { text: TEXT, starts: &STARTS };
        for (key, value) in [("a", "one"), ("ab", ""), ("ab c", "two three"), ("b", "four")] {
            assert_eq!(table.find(key), Some(value), "{key}");
        }
        for other in ["", "aa", "abc", "ab ", "c", "b\tfour"] {
            assert_eq!(table.find(other), None, "{other}");
        }
    }
}
