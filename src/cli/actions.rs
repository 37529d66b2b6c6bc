//! `law help actions`: how actions are written, laid out; and the few lines of it in the help of other commands.

use super::page::{Page, paint};
use crate::{
    answer::grammar::{self, Blank, GrammarAnswer},
    i18n::{Words, id},
};
use std::fmt::Write as _;
use textwrap::core::display_width;

/// The word behind `law help`.
pub const TOPIC: &str = "actions";

/// Lays the grammar out, book by book.
pub fn page(page: &Page, words: &Words, answer: &GrammarAnswer) -> String {
    let mut out = String::new();
    page.line(&mut out, &answer.said, 0);
    for (at, group) in answer.groups.iter().enumerate() {
        out.push('\n');
        page.heading(&mut out, &group.title);
        for entry in &group.entries {
            let mut pattern = String::new();
            page.line(&mut pattern, &entry.pattern, 2);
            for line in pattern.lines() {
                let text = line.trim_start();
                let _ = writeln!(out, "{}{}", &line[..line.len() - text.len()], paint(page.paint.name, text));
            }
            let example = Some(&entry.example).filter(|example| **example != entry.pattern);
            for text in entry.said.iter().chain(example) {
                page.line(&mut out, text, 6);
            }
        }
        if answer.groups.get(at + 1).is_none_or(|next| next.book != group.book) {
            let blanks: Vec<&Blank> = answer.blanks.iter().filter(|blank| blank.book == group.book).collect();
            fill_in(page, words, &mut out, &blanks);
        }
    }
    out
}

/// Appends what is to be filled in.
fn fill_in(page: &Page, words: &Words, out: &mut String, blanks: &[&Blank]) {
    out.push('\n');
    page.heading(out, &words.say(id::GRAMMAR_BLANKS));
    let width = blanks.iter().map(|blank| display_width(&blank.name)).max().unwrap_or(0);
    for blank in blanks {
        page.entry(out, &blank.name, width, &blank.said);
    }
}

/// Returns the verbs and where to read on, on lines of a width.
pub fn pointer(words: &Words, width: usize) -> String {
    let options = || textwrap::Options::new(width).subsequent_indent("  ");
    let lines = grammar::pointer(words);
    lines.lines().map(|line| textwrap::fill(line, options())).collect::<Vec<String>>().join("\n")
}
