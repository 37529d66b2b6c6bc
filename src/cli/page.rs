//! The page an answer is laid out on: as wide as the terminal, coloured only where that is wanted.

use crate::{
    answer::lookup::Suggestion,
    law::{Block, blocks},
};
use anstyle::{AnsiColor, Style};
use std::{
    env,
    fmt::Write as _,
    io::{self, IsTerminal as _},
};
use textwrap::{Options, WordSeparator, WordSplitter};

/// The width where there is no terminal to ask.
const ORDINARY: usize = 80;
/// The widest a line of prose gets: longer ones are hard to read.
const WIDEST_PROSE: usize = 100;

/// The fewest columns that are worth being written in.
const NARROWEST: usize = 20;

/// Whether to use colour, as asked for with `--color`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Color {
    /// On a terminal.
    #[default]
    Auto,
    /// Even into a pipe.
    Always,
    /// Never.
    Never,
}

/// The styles of an answer; all plain where colour is off.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paint {
    /// Headings.
    pub heading: Style,
    /// Numbers and names that can be looked up.
    pub name: Style,
    /// What stands around the answer.
    pub quiet: Style,
    /// What a reader must not miss.
    pub alert: Style,
    /// What goes well; the words or signs say so too.
    pub good: Style,
    /// What goes badly; the words or signs say so too.
    pub bad: Style,
}

impl Paint {
    /// Chooses by `--color`, `NO_COLOR` and whether stdout is a terminal.
    pub fn choose(color: Color, terminal: bool, variable: impl Fn(&str) -> Option<String>) -> Self {
        let unwanted =
            variable("NO_COLOR").is_some_and(|value| !value.is_empty()) || variable("TERM").is_some_and(|term| term == "dumb");
        let coloured = match color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => terminal && !unwanted,
        };
        if !coloured {
            return Self::default();
        }
        Self {
            heading: Style::new().bold(),
            name: AnsiColor::Cyan.on_default(),
            quiet: Style::new().dimmed(),
            alert: AnsiColor::Yellow.on_default(),
            good: AnsiColor::Green.on_default(),
            bad: AnsiColor::Red.on_default(),
        }
    }

    /// Returns whether there is no colour in it.
    pub fn is_plain(&self) -> bool {
        self.heading == Style::new()
    }
}

/// Returns the text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Returns the width of the terminal, of `COLUMNS`, or an ordinary one.
pub fn width() -> usize {
    let columns = || env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    terminal.or_else(columns).unwrap_or(ORDINARY).clamp(20, 400)
}

/// Returns the lines of the terminal that answers are read on; none if they go elsewhere.
pub fn height() -> Option<usize> {
    let on_screen = io::stdout().is_terminal();
    terminal_size::terminal_size().filter(|_| on_screen).map(|(_, height)| usize::from(height.0))
}

/// Returns how text is wrapped: at blanks only, so that slots and words of actions stay whole.
fn whole_words<'a>(width: usize) -> Options<'a> {
    Options::new(width).word_splitter(WordSplitter::NoHyphenation).word_separator(WordSeparator::AsciiSpace)
}

/// Returns text wrapped at blanks, the lines behind the first indented.
pub fn wrapped(text: &str, width: usize) -> String {
    textwrap::fill(text, whole_words(width).subsequent_indent("    "))
}

/// A page of a certain width.
pub struct Page {
    /// The columns of the terminal.
    pub width: usize,
    /// The lines of the terminal; none where there is no screen to fit.
    pub height: Option<usize>,
    /// The styles.
    pub paint: Paint,
}

impl Page {
    /// Returns an empty page that is as long as it gets.
    pub const fn new(width: usize, paint: Paint) -> Self {
        Self { width, height: None, paint }
    }

    /// Returns a page that should fit a screen.
    pub const fn of_height(self, height: Option<usize>) -> Self {
        Self { height, ..self }
    }

    /// Returns how wide a line of prose gets.
    pub fn prose_width(&self) -> usize {
        self.width.min(WIDEST_PROSE)
    }

    /// Appends a restatement, indented.
    pub fn prose(&self, out: &mut String, text: &'static str, indent: usize) {
        for line in lines(&blocks(text), self.prose_width() - indent.min(self.width / 4)) {
            if line.is_empty() {
                out.push('\n');
            } else {
                let _ = writeln!(out, "{:indent$}{line}", "");
            }
        }
    }

    /// Appends a heading.
    pub fn heading(&self, out: &mut String, text: &str) {
        for line in textwrap::wrap(text, whole_words(self.width)) {
            let _ = writeln!(out, "{}", paint(self.paint.heading, &line));
        }
    }

    /// Appends a line, wrapped with its continuation indented.
    pub fn line(&self, out: &mut String, text: &str, indent: usize) {
        let (first, rest) = (" ".repeat(indent), " ".repeat(indent + 2));
        let options = whole_words(self.width).initial_indent(&first).subsequent_indent(&rest);
        let _ = writeln!(out, "{}", textwrap::fill(text, options));
    }

    /// Appends a name with what is said of it: beside it where the name fits its column and leaves room, else below.
    pub fn entry(&self, out: &mut String, name: &str, name_width: usize, text: &str) {
        const INDENT: usize = 2;
        let wide = textwrap::core::display_width(name);
        let column = INDENT + name_width + 2;
        if wide > name_width || column + NARROWEST > self.width {
            for (at, line) in textwrap::wrap(name, whole_words(self.width.saturating_sub(2 * INDENT))).iter().enumerate() {
                let indent = if at == 0 { INDENT } else { 2 * INDENT };
                let _ = writeln!(out, "{:indent$}{}", "", paint(self.paint.name, line));
            }
            return self.line(out, text, 3 * INDENT);
        }
        let hanging = " ".repeat(column);
        let options = whole_words(self.width).initial_indent(&hanging).subsequent_indent(&hanging);
        let whole = textwrap::fill(text, options);
        let pad = " ".repeat(name_width - wide + 2);
        let rest = whole.strip_prefix(hanging.as_str()).unwrap_or(&whole);
        let _ = writeln!(out, "{:INDENT$}{}{pad}{rest}", "", paint(self.paint.name, name));
    }

    /// Appends what an answer begins with: the verdict in its style, and beside it what it is about.
    pub fn headline(&self, out: &mut String, (style, verdict): (Style, &str), text: &str) {
        let hanging = " ".repeat((textwrap::core::display_width(verdict) + 2).min(self.width / 2));
        let lines = textwrap::wrap(text, whole_words(self.width - hanging.len()));
        let _ = write!(out, "{}  ", paint(style, verdict));
        for (at, line) in lines.iter().enumerate() {
            let indent = if at == 0 { "" } else { hanging.as_str() };
            let _ = writeln!(out, "{indent}{}", paint(self.paint.heading, line));
        }
    }

    /// Appends a label with what belongs to it, wrapped under itself.
    pub fn labelled(&self, out: &mut String, label: &str, label_width: usize, text: &str) {
        let hanging = " ".repeat(label_width + 2);
        let options = whole_words(self.width).subsequent_indent(&hanging);
        let pad = " ".repeat((label_width + 2).saturating_sub(textwrap::core::display_width(label)));
        let whole = textwrap::fill(&format!("{label}{pad}{text}"), options);
        let rest = whole.strip_prefix(label).unwrap_or(&whole);
        let _ = writeln!(out, "{}{rest}", paint(self.paint.quiet, label));
    }

    /// Appends labels with what belongs to each, under each other; a label without anything is left out.
    pub fn rows(&self, out: &mut String, rows: &[(String, String)]) {
        let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
        for (label, text) in rows.iter().filter(|(_, text)| !text.is_empty()) {
            self.labelled(out, label, width, text);
        }
    }

    /// Appends labels with what belongs to each, in a quiet line each: the first of its wordings that fits, or the last one cut.
    /// A label without anything is left out.
    pub fn quiet_rows(&self, out: &mut String, rows: &[(String, Vec<String>)]) {
        let is_shown = |texts: &[String]| texts.iter().any(|text| !text.is_empty());
        let shown: Vec<_> = rows.iter().filter(|(_, texts)| is_shown(texts)).collect();
        let width = shown.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
        for (label, texts) in shown {
            let pad = " ".repeat((width + 2).saturating_sub(textwrap::core::display_width(label)));
            let lines: Vec<String> = texts.iter().map(|text| format!("{label}{pad}{text}")).collect();
            let fits = lines.iter().find(|line| textwrap::core::display_width(line) <= self.width).or(lines.last());
            let line = fits.map_or_else(String::new, |line| cut(line, self.width));
            let _ = writeln!(out, "{}", paint(self.paint.quiet, &line));
        }
    }

    /// Returns sentences, each on a line of its own.
    pub fn remarks(&self, remarks: &[String]) -> String {
        let mut said = String::new();
        for remark in remarks {
            self.line(&mut said, remark, 0);
        }
        said
    }

    /// Returns what is said where something was not found, with what to type instead.
    pub fn not_found(&self, said: &str, suggestions: &[Suggestion]) -> String {
        let mut shown = String::new();
        self.line(&mut shown, said, 0);
        for Suggestion { command, about } in suggestions {
            let gap = if about.is_empty() { "" } else { "  " };
            let _ = writeln!(shown, "  {command}{gap}{about}");
        }
        shown
    }
}

/// Returns a line cut at a width.
pub fn cut(line: &str, width: usize) -> String {
    if textwrap::core::display_width(line) <= width {
        return line.to_owned();
    }
    let mut kept = String::new();
    for letter in line.chars() {
        if textwrap::core::display_width(&kept) + 2 > width {
            break;
        }
        kept.push(letter);
    }
    kept.trim_end().to_owned() + "…"
}

/// Returns the lines of paragraphs and list items within a width, an empty line between paragraphs.
pub fn lines(blocks: &[Block], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, block) in blocks.iter().enumerate() {
        if at > 0 && (block.marker.is_empty() || blocks[at - 1].marker.is_empty()) {
            lines.push(String::new());
        }
        lines.extend(wrap_block(block, width));
    }
    lines
}

/// Returns the wrapped lines of one paragraph or list item.
pub fn wrap_block(block: &Block, width: usize) -> Vec<String> {
    let (first, rest) = if block.marker.is_empty() {
        (String::new(), String::new())
    } else {
        let marker = format!("{} ", block.marker);
        let hanging = " ".repeat(textwrap::core::display_width(&marker));
        (marker, hanging)
    };
    let options = Options::new(width.max(12)).initial_indent(&first).subsequent_indent(&rest);
    textwrap::wrap(&block.text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
}
