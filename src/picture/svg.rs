//! A sheet as a picture: one file without scripts, good to look at on light and on dark ground. Everything that shows a fact has
//! its key as `data-key`.

use super::{
    lines::{Line, flow, wrap},
    sheet::{Cell, Column, Group, Ink, Item, Row, Run, Seat, Sheet, Tone},
    style::STYLE,
};
use crate::law::Lang;
use std::fmt::Write as _;

/// The room between things.
const GAP: usize = 16;
/// The room inside a box.
const INSET: usize = 14;
/// The height of a line.
const LINE: usize = 21;
/// The size of the ordinary letters.
const SIZE: usize = 14;
/// The width of letters is counted in thousandths of their size.
const UNIT: usize = 1000;

/// The shape of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For paper and wide screens: the parts of the map side by side, two players in a row.
    Wide,
    /// For a phone: everything below each other.
    Narrow,
}

impl Format {
    const fn width(self) -> usize {
        match self {
            Self::Wide => 1200,
            Self::Narrow => 400,
        }
    }

    /// Returns the room around everything.
    const fn margin(self) -> usize {
        match self {
            Self::Wide => 28,
            Self::Narrow => 8,
        }
    }

    /// Returns the room between the margins.
    const fn room(self) -> usize {
        self.width() - 2 * self.margin()
    }
}

/// A picture that grows from top to bottom.
struct Picture {
    svg: String,
    format: Format,
}

/// Returns the picture of a sheet.
pub fn picture(sheet: &Sheet, lang: Lang, format: Format) -> String {
    let mut picture = Picture { svg: String::new(), format };
    let width = format.width();
    let mut y = head(&mut picture, sheet);
    y = map(&mut picture, sheet, y);
    y = seats(&mut picture, sheet, y);
    y = legend(&mut picture, sheet, y) + format.margin() / 2;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {y}\" width=\"{width}\" height=\"{y}\" role=\"img\" \
         xml:lang=\"{}\">\n<title>{}</title>\n<style>{STYLE}</style>\n\
         <rect class=\"ground\" width=\"{width}\" height=\"{y}\"/>\n{}</svg>\n",
        lang.code(),
        escape(&sheet.title),
        picture.svg
    )
}

/// Where a text begins, or ends.
#[derive(Clone, Copy)]
enum Anchor {
    Left(usize),
    Right(usize),
}

impl Picture {
    fn put(&mut self, part: &str) {
        self.svg.push_str(part);
        self.svg.push('\n');
    }

    fn text(&mut self, anchor: Anchor, y: usize, class: &str, line: &Line) {
        if line.runs.iter().all(|run| run.text.trim().is_empty()) {
            return;
        }
        let (x, end) = match anchor {
            Anchor::Left(x) => (x, ""),
            Anchor::Right(x) => (x, " text-anchor=\"end\""),
        };
        let _ = write!(self.svg, "<text x=\"{x}\" y=\"{y}\" class=\"{class}\" xml:space=\"preserve\"{end}>");
        for run in &line.runs {
            let key = run.key.as_ref().map(|key| format!(" data-key=\"{}\"", escape(key))).unwrap_or_default();
            let _ = write!(self.svg, "<tspan class=\"{}\"{key}>{}</tspan>", tone(run.tone), escape(&run.text));
        }
        self.put("</text>");
    }

    fn open(&mut self, key: &str) {
        let id = key.replace('.', "-");
        self.put(&format!("<g id=\"{}\" data-key=\"{}\">", escape(&id), escape(key)));
    }

    /// Draws a box, with a stripe in somebody's colour.
    fn frame(&mut self, (x, y): (usize, usize), (width, height): (usize, usize), stripe: Option<&str>, strong: bool) {
        let word = stripe.unwrap_or("none");
        let active = if strong { format!(" edge-{word} active") } else { String::new() };
        self.put(&format!("<rect class=\"card{active}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"7\"/>"));
        if stripe.is_some() {
            let (top, long) = (y + 8, height.saturating_sub(16));
            self.put(&format!("<rect class=\"fill-{word}\" x=\"{x}\" y=\"{top}\" width=\"5\" height=\"{long}\" rx=\"2\"/>"));
        }
    }
}

/// Draws how far the game is and what belongs to nobody; returns where that ends.
fn head(picture: &mut Picture, sheet: &Sheet) -> usize {
    let format = picture.format;
    let mut y = match format {
        Format::Wide => wide_head(picture, sheet),
        Format::Narrow => narrow_head(picture, sheet),
    };
    y += 12;
    for line in flow(&sheet.bars, units(format.room()), 2, regular) {
        y += LINE;
        picture.text(Anchor::Left(format.margin()), y, "t", &line);
    }
    y + GAP
}

/// Draws how far the game is on one line.
fn wide_head(picture: &mut Picture, sheet: &Sheet) -> usize {
    let (margin, width) = (picture.format.margin(), picture.format.width());
    let y = margin + 22;
    let mut items = sheet.head.iter();
    let line = items.next().map(Line::from).unwrap_or_default();
    let first = line.measured(bold) * 24 / UNIT;
    picture.text(Anchor::Left(margin), y, "t1", &line);
    picture.text(Anchor::Left(margin + first + 24), y, "t2", &dotted(items));
    picture.text(Anchor::Right(width - margin), y, "t2 strong", &Line::from(&sheet.turn));
    y
}

/// Draws how far the game is on several lines.
fn narrow_head(picture: &mut Picture, sheet: &Sheet) -> usize {
    let margin = picture.format.margin();
    let mut y = margin + 22;
    let mut items = sheet.head.iter();
    picture.text(Anchor::Left(margin), y, "t1", &items.next().map(Line::from).unwrap_or_default());
    let room = picture.format.room() * UNIT / 16;
    for (class, line) in [("t2", dotted(items)), ("t2 strong", Line::from(&sheet.turn))] {
        for line in wrap(&line.runs, room, 0, bold).iter().filter(|line| !line.runs.is_empty()) {
            y += LINE;
            picture.text(Anchor::Left(margin), y, class, line);
        }
    }
    y
}

/// Returns items on a line, with dots between them.
fn dotted<'a>(items: impl Iterator<Item = &'a Item>) -> Line {
    let mut line = Line::default();
    for item in items {
        line.runs.push(Run::new(Tone::Quiet, if line.runs.is_empty() { "" } else { "   ·   " }));
        line.runs.extend(Line::from(item).runs);
    }
    line
}

/// Draws the map; returns where it ends.
fn map(picture: &mut Picture, sheet: &Sheet, top: usize) -> usize {
    let across = match picture.format {
        Format::Wide => sheet.columns.len().max(1),
        Format::Narrow => 1,
    };
    sheet.columns.chunks(across).fold(top, |y, columns| band(picture, columns, y))
}

/// Draws parts of the map side by side; returns where they end.
fn band(picture: &mut Picture, columns: &[Column], top: usize) -> usize {
    let count = columns.len().max(1);
    let (margin, room) = (picture.format.margin(), picture.format.room());
    let wide = (room - (count - 1) * GAP) / count;
    let x = |at: usize| margin + at * (wide + GAP);
    let mut y = top + LINE;
    for (at, column) in columns.iter().enumerate() {
        picture.open(&column.key);
        picture.text(Anchor::Left(x(at)), y, "t region", &Line::from(&column.head.left));
        picture.text(Anchor::Right(x(at) + wide), y, "t", &Line::from(&column.head.right));
        picture.put("</g>");
    }
    y += 10;
    let rows = columns.iter().map(|column| column.cells.len()).max().unwrap_or(0);
    for row in 0..rows {
        let cell = |column: &Column| column.cells.get(row).map(|cell| (laid(cell, wide), cell.clone()));
        let cells: Vec<Option<(Vec<Placed>, Cell)>> = columns.iter().map(cell).collect();
        let tall = cells.iter().flatten().map(|(lines, _)| lines.len() * LINE + 2 * INSET - 4).max().unwrap_or(0);
        for (at, cell) in cells.iter().enumerate() {
            let Some((lines, cell)) = cell else { continue };
            picture.open(&cell.key);
            picture.frame((x(at), y), (wide, tall), (!cell.is_list).then(|| cell.ink.map_or("none", Ink::word)), false);
            write_lines(picture, lines, (x(at), y), wide);
            picture.put("</g>");
        }
        y += tall + GAP - 4;
    }
    y
}

/// A line of a box: what stands at the left, what at the right, and its class.
struct Placed {
    left: Line,
    right: Line,
    class: &'static str,
}

fn write_lines(picture: &mut Picture, lines: &[Placed], (x, y): (usize, usize), wide: usize) {
    for (at, line) in lines.iter().enumerate() {
        let base = y + INSET + at * LINE + 14;
        picture.text(Anchor::Left(x + INSET + 4), base, line.class, &line.left);
        picture.text(Anchor::Right(x + wide - INSET), base, line.class, &line.right);
    }
}

/// Returns the lines of a cell.
fn laid(cell: &Cell, wide: usize) -> Vec<Placed> {
    let mut out = placed(&cell.head, wide, "t name");
    for row in &cell.rows {
        out.extend(placed(row, wide, "t"));
    }
    out
}

/// Returns the lines of a row: one if there is room.
fn placed(row: &Row, wide: usize, class: &'static str) -> Vec<Placed> {
    let measure = if class == "t" { regular } else { bold };
    let room = units(wide - 2 * INSET - 4);
    let (left, right) = (Line::from(&row.left), Line::from(&row.right));
    if left.measured(measure) + right.measured(measure) + measure("  ") <= room {
        return vec![Placed { left, right, class }];
    }
    let lefts = wrap(&left.runs, room, 2, measure).into_iter().map(|left| Placed { left, right: Line::default(), class });
    let rights = wrap(&right.runs, room, 0, measure).into_iter().map(|right| Placed { left: Line::default(), right, class });
    lefts.chain(rights).filter(|it| !(it.left.runs.is_empty() && it.right.runs.is_empty())).collect()
}

/// Draws the players; returns where they end.
fn seats(picture: &mut Picture, sheet: &Sheet, top: usize) -> usize {
    let format = picture.format;
    let (wide, in_row) = match format {
        Format::Wide => ((format.room() - GAP) / 2, 2),
        Format::Narrow => (format.room(), 1),
    };
    let mut y = top + 4;
    for row in sheet.seats.chunks(in_row) {
        let things: Vec<Vec<Line>> = row.iter().map(|seat| things(seat, wide, format)).collect();
        let tall = things.iter().map(|lines| (lines.len() + 2) * LINE + 2 * INSET - 2).max().unwrap_or(0);
        for (at, (seat, things)) in row.iter().zip(&things).enumerate() {
            self::seat(picture, seat, things, (format.margin() + at * (wide + GAP), y), (wide, tall));
        }
        y += tall + GAP - 4;
    }
    y
}

/// Returns what a player has, every kind on lines of its own; where there is no room beside the name, the place too.
fn things(seat: &Seat, wide: usize, format: Format) -> Vec<Line> {
    let room = units(wide - 2 * INSET - 4);
    let place = (format == Format::Narrow).then(|| Group { label: String::new(), items: vec![seat.place.clone()] });
    place.iter().chain(&seat.beside).chain(&seat.groups).flat_map(|group| flow([group], room, 3, regular)).collect()
}

fn seat(picture: &mut Picture, seat: &Seat, things: &[Line], (x, y): (usize, usize), (wide, tall): (usize, usize)) {
    picture.open(&seat.key);
    picture.frame((x, y), (wide, tall), Some(seat.ink.map_or("none", Ink::word)), seat.acts);
    let left = x + INSET + 4;
    let mut base = y + INSET + 14;
    let mark = if seat.acts { "▸ " } else { "" };
    let name = Item::new(seat.ink.map_or(Tone::Strong, Tone::Ink), format!("{mark}{}", seat.name));
    let role = seat.role.clone();
    let gap = if role.is_empty() { "" } else { "   " };
    picture.text(Anchor::Left(left), base, "t name", &Line::from(&name.and(Tone::Plain, gap).join(role)));
    if picture.format == Format::Wide {
        picture.text(Anchor::Right(x + wide - INSET), base, "t", &Line::from(&seat.place));
    }
    base += LINE + 2;
    let step = (wide - 2 * INSET) / seat.figures.len().max(1);
    for (at, figure) in seat.figures.iter().enumerate() {
        picture.text(Anchor::Left(left + at * step), base, "t figure", &Line::from(figure));
    }
    for line in things {
        base += LINE;
        picture.text(Anchor::Left(left), base, "t", line);
    }
    picture.put("</g>");
}

/// Draws what the signs mean; returns where that ends.
fn legend(picture: &mut Picture, sheet: &Sheet, top: usize) -> usize {
    let spaced = |item: &Item| item.clone().and(Tone::Quiet, "     ");
    let group = Group { label: String::new(), items: sheet.legend.iter().map(spaced).collect() };
    let mut y = top;
    for line in flow([&group], units(picture.format.room()), 0, regular) {
        y += LINE;
        picture.text(Anchor::Left(picture.format.margin()), y, "t", &line);
    }
    y
}

const fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Strong => "strong",
        Tone::Quiet => "quiet",
        Tone::Ink(ink) => match ink {
            Ink::Purple => "ink-purple",
            Ink::Red => "ink-red",
            Ink::Blue => "ink-blue",
            Ink::Yellow => "ink-yellow",
            Ink::White => "ink-white",
            Ink::Black => "ink-black",
            Ink::Green => "ink-green",
        },
    }
}

/// Returns a length in the units in which ordinary letters are measured.
const fn units(pixels: usize) -> usize {
    pixels * UNIT / SIZE
}

/// Returns about how wide a text is, rather too wide than too narrow: fonts differ.
fn regular(text: &str) -> usize {
    text.chars().map(advance).sum()
}

fn bold(text: &str) -> usize {
    regular(text) * 23 / 20
}

const fn advance(letter: char) -> usize {
    match letter {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | 'I' | '’' => 300,
        ' ' => 290,
        'f' | 'r' | 't' | '(' | ')' | '/' | '-' => 400,
        'm' | 'w' | 'M' | 'W' | '—' | '●' | '◆' | '◇' | '▲' | '■' | '□' | '▰' | '♟' | '▸' => 920,
        '0'..='9' | 'a'..='z' => 590,
        'A'..='Z' => 720,
        letter if (letter as u32) < 0x0250 => 640,
        _ => 1050,
    }
}

/// Returns a text as it stands in XML; what XML cannot hold is replaced.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if crate::game::is_unprintable(letter) || matches!(letter, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            letter => out.push(letter),
        }
    }
    out
}
