//! The history of a table: the text it began with and every step since, in lines that are only ever added. What was taken back
//! stays written down; a step after an undo is added behind it.

use super::{
    delta::Delta,
    record,
    step::{Entry, Kind, Step},
};

/// The first line of every history.
const HEAD: &str = "lawspeaker/history/1\n";

/// The history of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    steps: Vec<Step>,
    /// The check of the last line.
    check: u64,
    /// The steps that hold, by their numbers.
    done: Vec<usize>,
    /// The steps that were taken back and can be taken again, the next one last.
    undone: Vec<usize>,
}

/// What could not be read of a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The line where it begins, from 1.
    pub line: usize,
    /// How many bytes before it are whole.
    pub whole: usize,
    /// Whether it is only a last line that was not written to its end.
    pub is_unfinished: bool,
}

impl History {
    /// Reads a history as far as it is whole.
    #[must_use]
    pub fn read(bytes: &[u8]) -> (Self, Option<Damage>) {
        let mut history = Self::default();
        let mut whole = 0;
        for (at, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
            let text = str::from_utf8(line).ok().filter(|line| line.ends_with('\n'));
            let is_good = match text {
                Some(text) if at == 0 => text == HEAD,
                Some(text) => history.add(text.trim_end_matches('\n')),
                None => false,
            };
            if !is_good {
                let is_unfinished = !line.ends_with(b"\n");
                return (history, Some(Damage { line: at + 1, whole, is_unfinished }));
            }
            whole += line.len();
        }
        (history, None)
    }

    /// Adds the step of a line; returns whether it fits.
    fn add(&mut self, line: &str) -> bool {
        let Some((step, check)) = record::read(line, self.check) else { return false };
        let begins = step.entry.kind == Kind::Start;
        if step.number != self.steps.len() || begins != self.steps.is_empty() || !self.stand(step.number, step.entry.kind) {
            return false;
        }
        self.steps.push(step);
        self.check = check;
        true
    }

    /// Notes what holds after a step; returns whether there is so much to take back or again.
    fn stand(&mut self, number: usize, kind: Kind) -> bool {
        match kind {
            Kind::Start => true,
            Kind::Action | Kind::Correction | Kind::Edit => {
                self.done.push(number);
                self.undone.clear();
                true
            }
            Kind::Undo(count) => shift(&mut self.done, &mut self.undone, count),
            Kind::Redo(count) => shift(&mut self.undone, &mut self.done, count),
            Kind::Interrupted => match self.steps.last().map(|last| last.entry.kind) {
                Some(Kind::Action | Kind::Correction | Kind::Edit) => shift(&mut self.done, &mut self.undone, 1),
                Some(Kind::Undo(count)) => shift(&mut self.undone, &mut self.done, count),
                Some(Kind::Redo(count)) => shift(&mut self.done, &mut self.undone, count),
                Some(Kind::Start | Kind::Interrupted) | None => false,
            },
        }
    }

    /// Writes down a step from one text to another; returns the lines to be added to the file. A history that is empty begins
    /// with the text before it.
    #[must_use]
    pub fn append(&mut self, entry: Entry, before: &str, after: &str) -> String {
        let mut lines = String::new();
        if self.steps.is_empty() {
            lines.push_str(HEAD);
            lines.push_str(&self.line(Entry::new(Kind::Start), "", before));
        }
        if entry.kind != Kind::Start {
            lines.push_str(&self.line(entry, before, after));
        }
        lines
    }

    /// Writes down one step and returns its line.
    fn line(&mut self, entry: Entry, before: &str, after: &str) -> String {
        let (number, delta) = (self.steps.len(), Delta::between(before, after));
        let step = Step { number, entry, delta, sum: record::sum(0, after) };
        let (line, _) = record::write(&step, self.check);
        // What is written is what is read, so the line always fits.
        self.add(line.trim_end_matches('\n'));
        line
    }

    /// Writes down how the file came to be as it is, if that is not how the last step left it: by a step that never reached the
    /// file, or by hand. Returns the lines to be added; none if nothing happened. A history that is empty begins with the file.
    #[must_use]
    pub fn notice(&mut self, text: &str) -> String {
        if self.steps.is_empty() {
            return self.append(Entry::new(Kind::Start), text, text);
        }
        if self.is_at(text) {
            return String::new();
        }
        let left = self.texts().pop().unwrap_or_default();
        let last = self.steps.last().filter(|last| !matches!(last.entry.kind, Kind::Start | Kind::Interrupted));
        let is_before = last.is_some_and(|last| last.delta.reversed().apply(&left).as_deref() == Some(text));
        let kind = if is_before { Kind::Interrupted } else { Kind::Edit };
        self.append(Entry::new(kind), &left, text)
    }

    /// Returns whether the last step left this text.
    #[must_use]
    pub fn is_at(&self, text: &str) -> bool {
        self.steps.last().is_some_and(|last| last.sum == record::sum(0, text))
    }

    /// Returns the text that the last step left with so many steps taken back; nothing if there are not so many.
    #[must_use]
    pub fn undone(&self, text: &str, count: usize) -> Option<String> {
        let kept = self.done.len().checked_sub(count)?;
        let mut back = self.done[kept..].iter().rev();
        back.try_fold(text.to_owned(), |text, number| self.steps.get(*number)?.delta.reversed().apply(&text))
    }

    /// Returns the text that the last step left with so many steps taken again; nothing if there are not so many.
    #[must_use]
    pub fn redone(&self, text: &str, count: usize) -> Option<String> {
        let kept = self.undone.len().checked_sub(count)?;
        let mut again = self.undone[kept..].iter().rev();
        again.try_fold(text.to_owned(), |text, number| self.steps.get(*number)?.delta.apply(&text))
    }

    /// Returns how many steps can be taken back, and how many can be taken again.
    #[must_use]
    pub const fn possible(&self) -> (usize, usize) {
        (self.done.len(), self.undone.len())
    }

    /// Returns every step, the start too.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns how many steps hold from one on; none if it does not hold itself.
    #[must_use]
    pub fn since(&self, number: usize) -> usize {
        if self.holds(number) { self.done.iter().filter(|done| **done >= number).count() } else { 0 }
    }

    /// Returns the last steps that hold, or that were taken back, the first of them first.
    #[must_use]
    pub fn last(&self, count: usize, kind: Kind) -> Vec<&Step> {
        let numbers = match kind {
            Kind::Redo(_) => &self.undone,
            Kind::Start | Kind::Action | Kind::Correction | Kind::Edit | Kind::Undo(_) | Kind::Interrupted => &self.done,
        };
        let mut last: Vec<usize> = numbers.iter().rev().take(count).copied().collect();
        last.sort_unstable();
        last.into_iter().filter_map(|number| self.steps.get(number)).collect()
    }

    /// Returns whether a step holds: what was taken back does not.
    #[must_use]
    pub fn holds(&self, number: usize) -> bool {
        self.done.contains(&number)
    }

    /// Returns the texts after each of the steps, beginning with the start.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        let mut text = String::new();
        let mut texts = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            text = step.delta.apply(&text).unwrap_or_default();
            texts.push(text.clone());
        }
        texts
    }
}

/// Moves so many steps from the end of one list to the other, the last one first; returns whether there are so many.
fn shift(from: &mut Vec<usize>, to: &mut Vec<usize>, count: usize) -> bool {
    let Some(kept) = from.len().checked_sub(count) else { return false };
    to.extend(from.drain(kept..).rev());
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn action(words: &str) -> Entry {
        Entry { kind: Kind::Action, by: "red".to_owned(), words: words.to_owned() }
    }

    /// Returns a history with steps to these texts, and its file.
    fn history(texts: &[&str]) -> (History, String) {
        let mut history = History::default();
        let mut file = String::new();
        for (before, after) in texts.iter().zip(&texts[1..]) {
            file.push_str(&history.append(action(after), before, after));
        }
        (history, file)
    }

    #[test]
    fn what_is_taken_back_stays_written_down() {
        let (mut history, mut file) = history(&["a\n", "b\n", "c\n"]);
        assert_eq!((history.undone("c\n", 2).as_deref(), history.undone("c\n", 3)), (Some("a\n"), None));
        file.push_str(&history.append(Entry::new(Kind::Undo(2)), "c\n", "a\n"));
        assert_eq!((history.redone("a\n", 1).as_deref(), history.redone("a\n", 2).as_deref()), (Some("b\n"), Some("c\n")));
        file.push_str(&history.append(Entry::new(Kind::Redo(1)), "a\n", "b\n"));
        file.push_str(&history.append(action("d"), "b\n", "d\n"));
        assert_eq!((history.redone("d\n", 1), history.undone("d\n", 2).as_deref()), (None, Some("a\n")));
        let holding: Vec<usize> = (0..7).filter(|number| history.holds(*number)).collect();
        assert_eq!(holding, [1, 5]);
        assert_eq!(history.texts(), ["a\n", "b\n", "c\n", "a\n", "b\n", "d\n"]);
        assert_eq!(History::read(file.as_bytes()), (history, None));
    }

    #[test]
    fn an_edit_by_hand_is_a_step_and_a_step_that_is_missing_is_told() {
        let (mut history, _) = history(&["a\n", "b\n"]);
        assert_eq!(history.notice("b\n"), "");
        assert!(history.clone().notice("a\n").contains("\tinterrupted\t"));
        assert!(history.notice("x\n").contains("\tedit\t"));
        assert_eq!((history.undone("x\n", 1).as_deref(), history.undone("x\n", 2).as_deref()), (Some("b\n"), Some("a\n")));
    }

    #[test]
    fn an_undo_that_never_reached_the_table_is_as_if_it_had_not_been() {
        let (mut history, _) = history(&["a\n", "b\n", "c\n"]);
        let before = history.clone();
        let _ = history.append(Entry::new(Kind::Undo(2)), "c\n", "a\n");
        let _ = history.notice("c\n");
        assert_eq!(history.steps().last().map(|step| step.entry.kind), Some(Kind::Interrupted));
        assert_eq!((history.done, history.undone), (before.done, before.undone));
    }

    #[test]
    fn every_cut_and_every_changed_byte_is_found() {
        let (_, file) = history(&["a = 1\nb = 2\n", "a = 2\nb = 2\n", "a = 2\nb = 3\n"]);
        let ends: Vec<usize> = file.match_indices('\n').map(|(at, _)| at + 1).collect();
        for length in 0..file.len() {
            let (read, damage) = History::read(&file.as_bytes()[..length]);
            let whole = ends.iter().filter(|end| **end <= length).count();
            assert_eq!(read.steps().len(), whole.saturating_sub(1), "cut at {length}");
            assert_eq!(damage.is_none(), length == 0 || ends.contains(&length), "cut at {length}");
            assert!(
                damage.is_none_or(|damage| damage.is_unfinished && damage.whole == whole.checked_sub(1).map_or(0, |at| ends[at]))
            );
        }
        for at in 0..file.len() {
            let mut bytes = file.clone().into_bytes();
            bytes[at] ^= 1;
            let (read, damage) = History::read(&bytes);
            let line = file[..at].matches('\n').count();
            assert!(damage.is_some_and(|damage| damage.line == line + 1), "byte {at}: {damage:?}");
            assert_eq!(read.steps().len(), line.saturating_sub(1), "byte {at}");
        }
    }

    #[test]
    fn a_history_cannot_take_back_more_than_there_is() {
        let (mut lying, mut file) = history(&["a\n", "b\n"]);
        let step = Step { number: 2, entry: Entry::new(Kind::Undo(5)), delta: Delta::between("b\n", "a\n"), sum: 0 };
        file.push_str(&record::write(&step, lying.check).0);
        let (read, damage) = History::read(file.as_bytes());
        assert_eq!((read.steps().len(), damage.map(|damage| damage.line)), (2, Some(4)));
        assert!(!lying.add("nonsense"));
    }

    proptest! {
        /// Steps, undos and redos in any order: the text is that of a plain pair of stacks, and the file says the same.
        #[test]
        fn undo_and_redo_are_those_of_two_stacks(choices in prop::collection::vec(0..6_u8, 0..30)) {
            let mut history = History::default();
            let mut file = history.notice("0");
            let (mut done, mut undone) = (vec!["0".to_owned()], Vec::new());
            let mut text = "0".to_owned();
            for (at, choice) in choices.into_iter().enumerate() {
                let now = text.clone();
                match choice {
                    0 | 1 => match history.undone(&now, usize::from(choice) + 1) {
                        Some(back) => {
                            let count = usize::from(choice) + 1;
                            file += &history.append(Entry::new(Kind::Undo(count)), &now, &back);
                            text = back;
                            (0..count).for_each(|_| undone.extend(done.pop()));
                        }
                        None => prop_assert!(done.len() <= usize::from(choice) + 1),
                    },
                    2 => match history.redone(&now, 1) {
                        Some(again) => {
                            file += &history.append(Entry::new(Kind::Redo(1)), &now, &again);
                            text = again;
                            done.extend(undone.pop());
                        }
                        None => prop_assert!(undone.is_empty()),
                    },
                    _ => {
                        text = format!("{at}\n{}", "x\n".repeat(usize::from(choice)));
                        file += &history.append(action("do"), &now, &text);
                        done.push(text.clone());
                        undone.clear();
                    }
                }
                prop_assert!(history.is_at(&text));
                prop_assert_eq!(Some(&text), done.last());
            }
            prop_assert_eq!(history.texts().pop(), Some(text));
            prop_assert_eq!(History::read(file.as_bytes()), (history, None));
        }
    }
}
