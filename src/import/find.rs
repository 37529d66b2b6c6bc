//! Search in imported sections: which of them have all the words, in any form, and the line that shows them.

use super::PrintedSection;
use crate::law::{Lang, words};

/// A section whose printed text has all the words.
#[derive(Debug, PartialEq, Eq)]
pub struct PrintedMatch<'a> {
    /// The section.
    pub section: &'a PrintedSection,
    /// The line that has most of the words.
    pub line: &'a str,
    /// The matching words of that line, as byte ranges of it.
    pub marks: Vec<std::ops::Range<usize>>,
}

/// Returns the sections that have all the words, in the order of the book; none if there are no words.
#[must_use]
pub fn sections_with_words<'a>(sections: &'a [PrintedSection], wanted: &[&str], lang: Lang) -> Vec<PrintedMatch<'a>> {
    let wanted: Vec<(String, String)> = wanted.iter().map(|word| (words::fold(word), words::stem(lang, word))).collect();
    let is_form =
        |word: &str, (folded, stem): &(String, String)| *folded == words::fold(word) || *stem == words::stem(lang, word);
    let has = |text: &str, wanted: &(String, String)| words::words(text).any(|(_, word)| is_form(word, wanted));
    let has_all = |section: &&PrintedSection| !wanted.is_empty() && wanted.iter().all(|word| has(&section.text, word));
    let marks = |line: &str| -> Vec<std::ops::Range<usize>> {
        let found = words::words(line).filter(|(_, word)| wanted.iter().any(|wanted| is_form(word, wanted)));
        found.map(|(at, word)| at..at + word.len()).collect()
    };
    let best_line = |section: &'a PrintedSection| {
        let lines = section.text.lines().map(|line| (line, marks(line)));
        let (line, marks) = lines.max_by_key(|(_, marks)| marks.len()).unwrap_or_default();
        PrintedMatch { section, line, marks }
    };
    sections.iter().filter(has_all).map(best_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_the_words_must_stand_in_the_section_in_some_form() {
        let printed = |number, text: &str| PrintedSection { number, line: 1, text: text.to_owned() };
        let sections = [printed("2.1", "Auf dem Teppich.\nDie Teppiche der Räuber."), printed("2.2", "Ein Räuber.")];
        let found = sections_with_words(&sections, &["teppich", "rauber"], Lang::De);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].section.number, found[0].line), ("2.1", "Die Teppiche der Räuber."));
        assert_eq!(found[0].marks.len(), 2);
        assert!(sections_with_words(&sections, &[], Lang::De).is_empty());
    }
}
