//! Languages beside each other, paragraph by paragraph; below each other where the terminal is narrow.

use super::page::{Page, lines, paint, wrap_block};
use crate::{
    answer::lookup::{ByLang, SectionWords},
    law::{Block, blocks},
};
use comfy_table::{ColumnConstraint, ContentArrangement, Table, Width, presets};
use std::fmt::Write as _;

/// The narrowest column that is still good to read.
const NARROWEST: usize = 28;
/// The blanks between two columns.
const GAP: usize = 3;

/// Appends the words of a section in all languages of the answer.
pub fn texts(page: &Page, out: &mut String, texts: &ByLang<SectionWords>) {
    let count = texts.iter().len().max(1);
    let column = (page.width.saturating_sub(GAP * (count - 1))) / count;
    if column >= NARROWEST {
        beside(page, out, texts, column);
    } else {
        below(page, out, texts);
    }
}

fn below(page: &Page, out: &mut String, texts: &ByLang<SectionWords>) {
    for (at, (lang, words)) in texts.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        page.heading(out, &format!("{}  {}", lang.code().to_uppercase(), words.heading));
        page.prose(out, words.text, 2);
    }
}

fn beside(page: &Page, out: &mut String, words: &ByLang<SectionWords>, column: usize) {
    let texts: Vec<Vec<Block>> = words.iter().map(|(_, words)| blocks(words.text)).collect();
    let Some(first) = texts.first() else { return };
    let shape = |blocks: &[Block]| blocks.iter().map(|block| block.marker.is_empty()).collect::<Vec<_>>();
    let aligned = texts.iter().all(|text| shape(text) == shape(first));
    let head = |(lang, words): (crate::law::Lang, &SectionWords)| {
        textwrap::wrap(&format!("{} · {}", lang.code().to_uppercase(), words.heading), column).join("\n")
    };
    let heads: Vec<String> = words.iter().map(head).collect();
    let head_lines = heads.iter().map(|head| head.lines().count()).max().unwrap_or(0);
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table.add_row(heads);
    if aligned {
        for row in 0..first.len() {
            let gap = row > 0 && (first[row].marker.is_empty() || first[row - 1].marker.is_empty());
            let lead = if gap { "\n" } else { "" };
            table.add_row(texts.iter().map(|text| format!("{lead}{}", wrap_block(&text[row], column).join("\n"))));
        }
    } else {
        table.add_row(texts.iter().map(|text| lines(text, column).join("\n")));
    }
    let gap = u16::try_from(GAP).unwrap_or(0);
    let width = Width::Fixed(u16::try_from(column + GAP).unwrap_or(u16::MAX));
    table.set_constraints(texts.iter().map(|_| ColumnConstraint::Absolute(width)));
    for each in table.column_iter_mut() {
        each.set_padding((0, gap));
    }
    for (at, line) in table.lines().enumerate() {
        let line = line.trim_end();
        let _ = writeln!(out, "{}", if at < head_lines { paint(page.paint.heading, line) } else { line.to_owned() });
    }
}
