//! The difference between two texts: what is taken out and put in, line by line.

/// The difference between two texts, in either direction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delta {
    /// The places that differ, from the first to the last.
    pub hunks: Vec<Hunk>,
}

/// A place where two texts differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunk {
    /// The byte of the first text where it begins.
    pub at: usize,
    /// What only the first text has.
    pub removed: String,
    /// What only the second text has.
    pub added: String,
}

impl Delta {
    /// Returns the difference between two texts.
    #[must_use]
    pub fn between(before: &str, after: &str) -> Self {
        let (old, new): (Vec<&str>, Vec<&str>) = (lines(before), lines(after));
        let first = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
        let (old, new) = (&old[first..], &new[first..]);
        let last = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
        let (old, new) = (&old[..old.len() - last], &new[..new.len() - last]);
        let mut at: usize = lines(before)[..first].iter().map(|line| line.len()).sum();
        let mut hunks: Vec<Hunk> = Vec::new();
        if old.len() != new.len() {
            return Self { hunks: vec![Hunk { at, removed: old.concat(), added: new.concat() }] };
        }
        for (old, new) in old.iter().zip(new) {
            if old != new {
                match hunks.last_mut().filter(|last| last.at + last.removed.len() == at) {
                    Some(last) => {
                        last.removed.push_str(old);
                        last.added.push_str(new);
                    }
                    None => hunks.push(Hunk { at, removed: (*old).to_owned(), added: (*new).to_owned() }),
                }
            }
            at += old.len();
        }
        Self { hunks }
    }

    /// Returns the second text, if this is the first.
    #[must_use]
    pub fn apply(&self, before: &str) -> Option<String> {
        let mut after = String::with_capacity(before.len());
        let mut from = 0;
        for hunk in &self.hunks {
            let end = hunk.at.checked_add(hunk.removed.len())?;
            after.push_str(before.get(from..hunk.at)?);
            if before.get(hunk.at..end)? != hunk.removed {
                return None;
            }
            after.push_str(&hunk.added);
            from = end;
        }
        after.push_str(before.get(from..)?);
        Some(after)
    }

    /// Returns the way back.
    #[must_use]
    pub fn reversed(&self) -> Self {
        let mut at = 0;
        let mut from = 0;
        let mut hunks = Vec::with_capacity(self.hunks.len());
        for hunk in &self.hunks {
            at += hunk.at.saturating_sub(from);
            hunks.push(Hunk { at, removed: hunk.added.clone(), added: hunk.removed.clone() });
            at += hunk.added.len();
            from = hunk.at + hunk.removed.len();
        }
        Self { hunks }
    }
}

/// Returns the lines of a text, each with its end.
fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn only_the_lines_that_differ_are_kept() {
        let delta = Delta::between("a\nb\nc\nd\n", "a\nB\nc\nD\n");
        let hunk = |at, removed: &str, added: &str| Hunk { at, removed: removed.to_owned(), added: added.to_owned() };
        assert_eq!(delta.hunks, [hunk(2, "b\n", "B\n"), hunk(6, "d\n", "D\n")]);
        assert_eq!(Delta::between("a\n", "a\n"), Delta::default());
        assert_eq!(Delta::between("", "x").hunks, [hunk(0, "", "x")]);
    }

    #[test]
    fn a_text_that_is_not_the_first_is_refused() {
        let delta = Delta::between("a\nb\n", "a\nc\n");
        assert_eq!((delta.apply("a\nx\n"), delta.apply("a"), delta.apply("ä\nb\n")), (None, None, None));
    }

    proptest! {
        #[test]
        fn there_and_back_is_the_same_text(before in "[aäb\\r\\n]{0,30}", after in "[aäb\\r\\n]{0,30}") {
            let delta = Delta::between(&before, &after);
            prop_assert_eq!(delta.apply(&before), Some(after.clone()));
            prop_assert_eq!(delta.reversed().apply(&after), Some(before.clone()));
            prop_assert_eq!(delta.reversed().reversed(), delta);
        }
    }
}
