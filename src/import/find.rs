//! Words in the printed text: which sections have them, in any form of the word, and the line that shows it.

use super::Printed;
use crate::law::{Lang, words};

/// A section whose printed text has all the words.
#[derive(Debug, PartialEq, Eq)]
pub struct Match<'a> {
    /// The section.
    pub printed: &'a Printed,
    /// The first line that has one of the words.
    pub line: &'a str,
    /// The matching words of that line, as byte ranges of it.
    pub marks: Vec<std::ops::Range<usize>>,
}

/// Returns the sections that have all the words, in the order of the book.
#[must_use]
pub fn find<'a>(sections: &'a [Printed], wanted: &[&str], lang: Lang) -> Vec<Match<'a>> {
    let stems: Vec<String> = wanted.iter().map(|word| words::stem(lang, word)).collect();
    let folded: Vec<String> = wanted.iter().map(|word| words::fold(word)).collect();
    let is_wanted = |at: usize, word: &str| folded[at] == words::fold(word) || stems[at] == words::stem(lang, word);
    let has = |text: &str, at: usize| words::words(text).any(|(_, word)| is_wanted(at, word));
    let all = |printed: &&Printed| !stems.is_empty() && (0..stems.len()).all(|at| has(&printed.text, at));
    let shown = |printed: &'a Printed| {
        let marks = |line: &str| -> Vec<std::ops::Range<usize>> {
            let found = words::words(line).filter(|(_, word)| (0..stems.len()).any(|at| is_wanted(at, word)));
            found.map(|(at, word)| at..at + word.len()).collect()
        };
        let lines = printed.text.lines().map(|line| (line, marks(line)));
        let (line, marks) = lines.max_by_key(|(_, marks)| marks.len()).unwrap_or_default();
        Match { printed, line, marks }
    };
    sections.iter().filter(all).map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_the_words_must_stand_in_the_section_in_some_form() {
        let printed = |number, text: &str| Printed { number, line: 1, text: text.to_owned() };
        let sections = [printed("2.1", "Auf dem Teppich.\nDie Teppiche der Räuber."), printed("2.2", "Ein Räuber.")];
        let found = find(&sections, &["teppich", "rauber"], Lang::De);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].printed.number, found[0].line), ("2.1", "Die Teppiche der Räuber."));
        assert_eq!(found[0].marks.len(), 2);
        assert!(find(&sections, &[], Lang::De).is_empty());
    }
}
