//! Lines in the columns of a terminal: filled up, ruled, spread and set beside each other.

use crate::picture::{
    lines::{Line, Measure, wrap},
    sheet::{Item, Run, Tone},
};
use textwrap::core::display_width;

/// The columns of a terminal.
pub const COLUMNS: Measure = display_width;

/// Returns how many columns a line takes.
pub fn width(line: &Line) -> usize {
    line.measured(COLUMNS)
}

/// Adds an item, filled up with blanks to a number of columns.
pub fn push(line: &mut Line, item: &Item, columns: usize) {
    let added = Line::from(item);
    let blank = columns.saturating_sub(width(&added));
    line.runs.extend(added.runs);
    line.add_blanks(blank);
}

/// Returns a line filled up with blanks to a number of columns.
fn filled(mut line: Line, columns: usize) -> Line {
    line.add_blanks(columns.saturating_sub(width(&line)));
    line
}

/// Returns a line with a rule in the place of the longest row of blanks, or behind it.
pub fn ruled(mut line: Line, columns: usize) -> Line {
    let blanks = line.runs.iter_mut().filter(|run| run.text.len() > 2 && run.text.trim().is_empty());
    if let Some(blank) = blanks.max_by_key(|run| run.text.len()) {
        *blank = Run::new(Tone::Quiet, format!(" {} ", "─".repeat(blank.text.len() - 2)));
        return line;
    }
    let rest = columns.saturating_sub(width(&line));
    if rest > 1 {
        line.runs.push(Run::new(Tone::Quiet, format!(" {}", "─".repeat(rest - 1))));
    }
    line
}

/// Returns one thing at the left and one at the right of a line of columns, or below each other where there is no room.
pub fn spread(left: &Item, right: &Item, columns: usize) -> Vec<Line> {
    let (mut first, other) = (Line::from(left), Line::from(right));
    if other.runs.is_empty() {
        return wrap(&first.runs, columns, 2, COLUMNS);
    }
    let (wide, also) = (width(&first), width(&other));
    if !first.runs.is_empty() && wide + 1 + also <= columns {
        first.runs.push(Run::new(Tone::Plain, " ".repeat(columns - wide - also)));
        first.runs.extend(other.runs);
        return vec![first];
    }
    let mut out = if first.runs.is_empty() { Vec::new() } else { wrap(&first.runs, columns, 2, COLUMNS) };
    for line in wrap(&other.runs, columns, 0, COLUMNS) {
        let blank = columns.saturating_sub(width(&line));
        out.push(line.indented(blank));
    }
    out
}

/// Returns blocks beside each other, each as many columns wide as it says.
pub fn beside(blocks: &[(usize, Vec<Line>)], gap: usize) -> Vec<Line> {
    let height = blocks.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    let mut out = Vec::with_capacity(height);
    for row in 0..height {
        let mut line = Line::default();
        for (at, (columns, lines)) in blocks.iter().enumerate() {
            if at > 0 {
                line.add_blanks(gap);
            }
            let part = lines.get(row).cloned().unwrap_or_default();
            let part = if at + 1 < blocks.len() { filled(part, *columns) } else { part };
            part.runs.iter().for_each(|run| line.add(run, &run.text));
        }
        out.push(line);
    }
    out
}
