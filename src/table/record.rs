//! A step as one line of text: fields between tabs, the last of them a check over the line and the check before it, so that a
//! line that is cut short, altered, lost or in the wrong place is found.
//!
//! ```text
//! 3⇥action⇥0⇥red⇥muster longbows⇥@120⇥-favor = 4\n⇥+favor = 3\n⇥=5ca1ab1e00c0ffee⇥#c0ffee0123456789
//! ```

use super::{
    delta::{Delta, Hunk},
    step::{Entry, Kind, Step},
};
use std::fmt::Write as _;

/// Returns the line of a step that follows a line with this check, and the check of its own.
pub fn write(step: &Step, previous: u64) -> (String, u64) {
    let Entry { kind, by, words } = &step.entry;
    let mut line = format!("{}\t{}\t{}\t{}\t{}", step.number, kind.word(), kind.count(), escaped(by), escaped(words));
    for hunk in &step.delta.hunks {
        // Writing to a String cannot fail.
        let _ = write!(line, "\t@{}\t-{}\t+{}", hunk.at, escaped(&hunk.removed), escaped(&hunk.added));
    }
    let _ = write!(line, "\t={:016x}", step.sum);
    let check = sum(previous, &line);
    let _ = writeln!(line, "\t#{check:016x}");
    (line, check)
}

/// Reads a line, without its end, that follows a line with this check; returns its own too.
pub fn read(line: &str, previous: u64) -> Option<(Step, u64)> {
    let (body, check) = line.rsplit_once("\t#")?;
    let check = u64::from_str_radix(check, 16).ok().filter(|check| *check == sum(previous, body))?;
    let mut fields = body.split('\t');
    let number = fields.next()?.parse().ok()?;
    let (kind, count) = (fields.next()?, fields.next()?.parse().ok()?);
    let entry = Entry { kind: Kind::from_word(kind, count)?, by: plain(fields.next()?)?, words: plain(fields.next()?)? };
    let mut delta = Delta::default();
    let sum = loop {
        let field = fields.next()?;
        if let Some(sum) = field.strip_prefix('=') {
            break u64::from_str_radix(sum, 16).ok()?;
        }
        let at = field.strip_prefix('@')?.parse().ok()?;
        let removed = plain(fields.next()?.strip_prefix('-')?)?;
        let added = plain(fields.next()?.strip_prefix('+')?)?;
        delta.hunks.push(Hunk { at, removed, added });
    };
    fields.next().is_none().then_some((Step { number, entry, delta, sum }, check))
}

/// Returns a sum over a text and the sum before it (FNV-1a, 64 bits): it finds accidents, not forgeries.
pub fn sum(previous: u64, text: &str) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let bytes = previous.to_le_bytes().into_iter().chain(text.bytes());
    bytes.fold(BASIS, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// Returns a text on one line and without tabs.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => out.push_str("\\\\"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            letter => out.push(letter),
        }
    }
    out
}

/// Returns the text that was escaped.
fn plain(escaped: &str) -> Option<String> {
    let mut out = String::with_capacity(escaped.len());
    let mut letters = escaped.chars();
    while let Some(letter) = letters.next() {
        out.push(match letter {
            '\\' => match letters.next()? {
                '\\' => '\\',
                't' => '\t',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            letter => letter,
        });
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn step(words: &str, removed: &str) -> Step {
        let entry = Entry { kind: Kind::Action, by: "red".to_owned(), words: words.to_owned() };
        let hunk = Hunk { at: 7, removed: removed.to_owned(), added: "x\n".to_owned() };
        Step { number: 3, entry, delta: Delta { hunks: vec![hunk] }, sum: 7 }
    }

    #[test]
    fn a_line_can_be_read_by_people() {
        let (line, _) = write(&step("muster longbows", "favor = 4\n"), 0);
        let fields: Vec<&str> = line.trim_end().split('\t').collect();
        assert_eq!(fields[..8], ["3", "action", "0", "red", "muster longbows", "@7", "-favor = 4\\n", "+x\\n"]);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_and_nothing_else(words in ".{0,20}", removed in "[a\\\\\t\r\n#ä]{0,20}", previous: u64) {
            let step = step(&words, &removed);
            let (line, check) = write(&step, previous);
            prop_assert_eq!(line.matches('\n').count(), 1);
            prop_assert_eq!(read(line.trim_end_matches('\n'), previous), Some((step, check)));
            prop_assert_eq!(read(line.trim_end_matches('\n'), previous.wrapping_add(1)), None);
            let cut = &line[..line.len() - 2];
            prop_assert_eq!(read(cut, previous), None);
        }
    }
}
