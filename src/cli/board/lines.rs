//! Lines of text in several tones, wrapped, filled up, and set beside each other; measured in the columns of a terminal or in
//! the units of a picture. Nothing is cut off.

use super::sheet::{Group, Item, Run, Tone};
use textwrap::core::display_width;

/// Returns how wide a text is.
pub type Measure = fn(&str) -> usize;

/// The columns of a terminal.
pub const COLUMNS: Measure = display_width;

/// A line of text in several tones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub runs: Vec<Run>,
}

impl From<&Item> for Line {
    fn from(item: &Item) -> Self {
        Self { runs: item.runs.iter().filter(|run| !run.text.is_empty()).cloned().collect() }
    }
}

impl Line {
    /// Returns how wide it is.
    pub fn measured(&self, measure: Measure) -> usize {
        self.runs.iter().map(|run| measure(&run.text)).sum()
    }

    /// Returns how many columns of a terminal it takes.
    pub fn width(&self) -> usize {
        self.measured(COLUMNS)
    }

    fn add(&mut self, run: &Run, text: &str) {
        match self.runs.last_mut() {
            Some(last) if last.tone == run.tone && last.key == run.key => last.text.push_str(text),
            _ if text.is_empty() => {}
            _ => self.runs.push(Run { text: text.to_owned(), ..run.clone() }),
        }
    }

    fn add_blanks(&mut self, count: usize) {
        self.add(&Run::default(), &" ".repeat(count));
    }

    /// Adds an item, filled up with blanks to a number of columns.
    pub fn push(&mut self, item: &Item, width: usize) {
        let line = Self::from(item);
        let blank = width.saturating_sub(line.width());
        self.runs.extend(line.runs);
        self.add_blanks(blank);
    }

    /// Returns it behind some blanks.
    pub fn indented(mut self, by: usize) -> Self {
        if by > 0 {
            self.runs.insert(0, Run::new(Tone::Plain, " ".repeat(by)));
        }
        self
    }

    /// Returns it filled up with blanks to a number of columns.
    fn filled(mut self, width: usize) -> Self {
        self.add_blanks(width.saturating_sub(self.width()));
        self
    }

    /// Returns it with a rule in the place of the longest row of blanks, or behind it.
    pub fn ruled(mut self, width: usize) -> Self {
        let blanks = self.runs.iter_mut().filter(|run| run.text.len() > 2 && run.text.trim().is_empty());
        if let Some(blank) = blanks.max_by_key(|run| run.text.len()) {
            *blank = Run::new(Tone::Quiet, format!(" {} ", "─".repeat(blank.text.len() - 2)));
            return self;
        }
        let rest = width.saturating_sub(self.width());
        if rest > 1 {
            self.runs.push(Run::new(Tone::Quiet, format!(" {}", "─".repeat(rest - 1))));
        }
        self
    }
}

/// Returns runs on lines of a width, broken at blanks, the later ones indented; a word that is longer than a line is broken too.
pub fn wrap(runs: &[Run], width: usize, indent: usize, measure: Measure) -> Vec<Line> {
    let (blank, hanging) = (measure(" "), indent * measure(" "));
    let mut out: Vec<Line> = Vec::new();
    let mut line = Line::default();
    let (mut at, mut blanks) = (0, 0);
    for run in runs {
        for (index, word) in run.text.split(' ').enumerate() {
            blanks += usize::from(index > 0);
            if word.is_empty() {
                continue;
            }
            let start = if out.is_empty() { 0 } else { hanging };
            if at > start && at + blanks * blank + measure(word) > width {
                out.push(std::mem::take(&mut line));
                line.add_blanks(indent);
                (at, blanks) = (hanging, 0);
            }
            line.add_blanks(blanks);
            at += blanks * blank;
            blanks = 0;
            for letter in word.chars() {
                let wide = measure(letter.encode_utf8(&mut [0; 4]));
                let start = if out.is_empty() { 0 } else { hanging };
                if at + wide > width && at > start {
                    out.push(std::mem::take(&mut line));
                    line.add_blanks(indent);
                    at = hanging;
                }
                line.add(run, letter.encode_utf8(&mut [0; 4]));
                at += wide;
            }
        }
    }
    if !line.runs.is_empty() || out.is_empty() {
        out.push(line);
    }
    out
}

/// Returns one thing at the left and one at the right of a line of columns, or below each other where there is no room.
pub fn spread(left: &Item, right: &Item, width: usize) -> Vec<Line> {
    let (mut first, other) = (Line::from(left), Line::from(right));
    if other.runs.is_empty() {
        return wrap(&first.runs, width, 2, COLUMNS);
    }
    if !first.runs.is_empty() && first.width() + 1 + other.width() <= width {
        first.runs.push(Run::new(Tone::Plain, " ".repeat(width - first.width() - other.width())));
        first.runs.extend(other.runs);
        return vec![first];
    }
    let mut out = if first.runs.is_empty() { Vec::new() } else { wrap(&first.runs, width, 2, COLUMNS) };
    for line in wrap(&other.runs, width, 0, COLUMNS) {
        let blank = width.saturating_sub(line.width());
        out.push(line.indented(blank));
    }
    out
}

/// Returns groups one after the other, each on one line if it can be.
pub fn flow<'a>(groups: impl IntoIterator<Item = &'a Group>, width: usize, indent: usize, measure: Measure) -> Vec<Line> {
    let blank = measure(" ");
    let mut out: Vec<Line> = Vec::new();
    for group in groups {
        let items = items(group);
        let whole = items.iter().map(|item| Line::from(item).measured(measure) + blank).sum::<usize>();
        let fits = out.last().is_some_and(|line| line.measured(measure) + 2 * blank + whole <= width);
        let mut line = if fits { out.pop().unwrap_or_default() } else { Line::default() };
        let mut gap = if fits { 3 } else { 0 };
        for item in &items {
            let wide = Line::from(item).measured(measure);
            if !line.runs.is_empty() && line.measured(measure) + gap * blank + wide > width {
                out.push(std::mem::take(&mut line));
                line.add_blanks(indent);
                gap = 0;
            }
            line.add_blanks(gap);
            gap = 1;
            if line.measured(measure) + wide <= width {
                line.runs.extend(Line::from(item).runs);
            } else {
                let broken = wrap(&item.runs, width.saturating_sub(indent * blank), 0, measure);
                let mut broken = broken.into_iter().map(|it| it.indented(indent));
                line = broken.next().unwrap_or_default();
                for next in broken {
                    out.push(std::mem::replace(&mut line, next));
                }
            }
        }
        out.push(line);
    }
    out
}

/// Returns the items of a group as they are written: the label before the first, a comma behind all but the last.
fn items(group: &Group) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::with_capacity(group.items.len());
    let last = group.items.len().saturating_sub(1);
    for (at, item) in group.items.iter().enumerate() {
        let item = if at < last && !group.label.is_empty() { item.clone().and(Tone::Plain, ",") } else { item.clone() };
        items.push(if at == 0 && !group.label.is_empty() { Item::new(Tone::Quiet, &group.label).then(item) } else { item });
    }
    items
}

/// Returns blocks beside each other, each as many columns wide as it says.
pub fn beside(blocks: &[(usize, Vec<Line>)], gap: usize) -> Vec<Line> {
    let height = blocks.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0);
    let mut out = Vec::with_capacity(height);
    for row in 0..height {
        let mut line = Line::default();
        for (at, (width, lines)) in blocks.iter().enumerate() {
            if at > 0 {
                line.add_blanks(gap);
            }
            let part = lines.get(row).cloned().unwrap_or_default();
            let part = if at + 1 < blocks.len() { part.filled(*width) } else { part };
            part.runs.iter().for_each(|run| line.add(run, &run.text));
        }
        out.push(line);
    }
    out
}
