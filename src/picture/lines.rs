//! Lines of text in several tones, broken and flowing; measured in the columns of a terminal or in the units of a picture.
//! Nothing is cut off.

use super::sheet::{Group, Item, Run, Tone};

/// Returns how wide a text is.
pub type Measure = fn(&str) -> usize;

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

    /// Adds a text in the tone of a run.
    pub fn add(&mut self, run: &Run, text: &str) {
        match self.runs.last_mut() {
            Some(last) if last.tone == run.tone && last.key == run.key => last.text.push_str(text),
            _ if text.is_empty() => {}
            _ => self.runs.push(Run { text: text.to_owned(), ..run.clone() }),
        }
    }

    /// Adds blanks.
    pub fn add_blanks(&mut self, count: usize) {
        self.add(&Run::default(), &" ".repeat(count));
    }

    /// Returns it behind some blanks.
    pub fn indented(mut self, by: usize) -> Self {
        if by > 0 {
            self.runs.insert(0, Run::new(Tone::Plain, " ".repeat(by)));
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
