//! A sheet on a terminal: the map in columns, below it the players, as close together as the height asks for.

use super::columns::{self, COLUMNS, beside, spread};
use crate::picture::{
    lines::{Line, flow, wrap},
    sheet::{Cell, Column, Group, Item, Row, Seat, Sheet, Tone},
};
use std::iter;

/// Between the columns of the map.
const GAP: usize = 2;
/// The narrowest column of a map; where there is no room for all of them, they stand below each other.
const NARROWEST: usize = 22;
/// The widest column of a map.
const WIDEST: usize = 46;
/// The narrowest and the widest list of players beside the map.
const SEATS: (usize, usize) = (78, 96);
/// How far the things at a place are indented.
const INSET: usize = 1;
/// How far the things of a player are indented.
const INDENT: usize = 4;

/// How much room is left between things.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Density {
    /// A blank line between the rows of the map and between the players.
    Airy,
    /// A blank line between the parts.
    Parted,
    /// None.
    Close,
}

/// Returns the lines of a sheet within a width, and within a height if they can be.
pub fn lines(sheet: &Sheet, width: usize, height: usize) -> Vec<Line> {
    let drawn = |density| draw(sheet, width, density);
    let fits = |lines: &Vec<Line>| lines.len() <= height;
    [Density::Airy, Density::Parted].into_iter().map(drawn).find(fits).unwrap_or_else(|| drawn(Density::Close))
}

fn draw(sheet: &Sheet, width: usize, density: Density) -> Vec<Line> {
    let columns = sheet.columns.len().max(1);
    let map = columns * NARROWEST + (columns - 1) * GAP;
    let mut out = head(sheet, width);
    if density != Density::Close {
        out.push(Line::default());
    }
    if width >= map + 2 * GAP + SEATS.0 && !sheet.seats.is_empty() {
        let seats = SEATS.1.min(width - map - 2 * GAP);
        let map = (width - seats - 2 * GAP).min(columns * WIDEST);
        out.extend(beside(&[(map, self::map(sheet, map, density)), (seats, self::seats(sheet, seats, density))], 2 * GAP));
        return out;
    }
    out.extend(self::map(sheet, width, density));
    if density != Density::Close && !sheet.seats.is_empty() {
        out.push(Line::default());
    }
    out.extend(seats(sheet, width, density));
    out
}

/// Returns how far the game is, whose turn it is, and what belongs to nobody.
fn head(sheet: &Sheet, width: usize) -> Vec<Line> {
    let joined = sheet.head.iter().cloned().reduce(|one, other| one.and(Tone::Quiet, " · ").join(other));
    let mut out = spread(&joined.unwrap_or_default(), &sheet.turn, width);
    out.extend(flow(&sheet.bars, width, 2, COLUMNS));
    out
}

/// Returns the map: its columns beside each other, row by row; below each other where there is no room.
fn map(sheet: &Sheet, width: usize, density: Density) -> Vec<Line> {
    let count = sheet.columns.len();
    if count == 0 {
        return Vec::new();
    }
    let wide = (width.saturating_sub(GAP * (count - 1)) / count).min(WIDEST);
    if count > 1 && wide < NARROWEST {
        let cells = |column: &Column| {
            let head = ruled(&column.head, width);
            iter::once(head).chain(column.cells.iter().flat_map(|cell| self::cell(cell, width))).collect::<Vec<Line>>()
        };
        return sheet.columns.iter().flat_map(cells).collect();
    }
    let heads: Vec<(usize, Vec<Line>)> = sheet.columns.iter().map(|column| (wide, vec![ruled(&column.head, wide)])).collect();
    let mut out = beside(&heads, GAP);
    let rows = sheet.columns.iter().map(|column| column.cells.len()).max().unwrap_or(0);
    for row in 0..rows {
        if row > 0 && density == Density::Airy {
            out.push(Line::default());
        }
        let at = |column: &Column| column.cells.get(row).map(|cell| self::cell(cell, wide)).unwrap_or_default();
        let cells: Vec<(usize, Vec<Line>)> = sheet.columns.iter().map(|column| (wide, at(column))).collect();
        out.extend(beside(&cells, GAP));
    }
    out
}

/// Returns a heading with a rule up to the width.
fn ruled(row: &Row, width: usize) -> Line {
    let mut lines = spread(&row.left, &row.right, width);
    let first = lines.swap_remove(0);
    columns::ruled(first, width)
}

/// Returns a place with what lies there.
fn cell(cell: &Cell, width: usize) -> Vec<Line> {
    let mut out = spread(&cell.head.left, &cell.head.right, width);
    for row in &cell.rows {
        let inset = if cell.is_list { 0 } else { INSET };
        out.extend(spread(&row.left, &row.right, width - inset).into_iter().map(|line| line.indented(inset)));
    }
    out
}

/// Returns the players: a line of numbers that stand under each other, and below it the things they have.
fn seats(sheet: &Sheet, width: usize, density: Density) -> Vec<Line> {
    let mut out = legend(sheet, width);
    let widths = Widths::new(&sheet.seats);
    for (at, seat) in sheet.seats.iter().enumerate() {
        if at > 0 && density == Density::Airy {
            out.push(Line::default());
        }
        let mut line = numbers(seat, &widths);
        let room = |line: &Line, item: &Item| columns::width(line) + columns::width(&Line::from(item)) + 2 <= width;
        let mut below: Vec<Group> = Vec::new();
        let place = Group { label: String::new(), items: vec![seat.place.clone()] };
        for group in iter::once(&place).chain(&seat.beside) {
            let whole =
                group.items.iter().cloned().reduce(|one, other| one.and(Tone::Plain, ",").then(other)).unwrap_or_default();
            let whole = Item::new(Tone::Quiet, &group.label).then(whole);
            if room(&line, &whole) {
                columns::push(&mut line, &Item::plain("  ").join(whole), 0);
            } else {
                below.push(group.clone());
            }
        }
        out.extend(wrap(&line.runs, width, INDENT, COLUMNS));
        let things = flow(seat.groups.iter().chain(&below), width - INDENT, 2, COLUMNS);
        out.extend(things.into_iter().map(|line| line.indented(INDENT)));
    }
    out
}

/// Returns what the signs mean, as the heading of the players.
fn legend(sheet: &Sheet, width: usize) -> Vec<Line> {
    let spaced = |gap: &str| {
        let item = |item: &Item| item.clone().and(Tone::Quiet, gap);
        let group = Group { label: String::new(), items: sheet.legend.iter().map(item).collect() };
        flow(iter::once(&group), width, 0, COLUMNS)
    };
    let wide = spaced(" ");
    let lines = if wide.len() > 1 { spaced("") } else { wide };
    lines.into_iter().map(|line| columns::ruled(line, width)).collect()
}

/// How wide the parts of a player's line are.
struct Widths {
    name: usize,
    role: usize,
    figures: Vec<usize>,
}

impl Widths {
    fn new(seats: &[Seat]) -> Self {
        let widest = |of: &dyn Fn(&Seat) -> usize| seats.iter().map(of).max().unwrap_or(0);
        let columns = widest(&|seat| seat.figures.len());
        let figure = |at: usize| widest(&|seat| seat.figures.get(at).map_or(0, |it| columns::width(&Line::from(it))));
        Self {
            name: widest(&|seat| COLUMNS(&seat.name)),
            role: widest(&|seat| columns::width(&Line::from(&seat.role))),
            figures: (0..columns).map(figure).collect(),
        }
    }
}

/// Returns who a player is and the numbers.
fn numbers(seat: &Seat, widths: &Widths) -> Line {
    let mut line = Line::from(&Item::new(Tone::Strong, if seat.acts { "▸ " } else { "  " }));
    columns::push(&mut line, &Item::new(seat.ink.map_or(Tone::Strong, Tone::Ink), &seat.name), widths.name);
    if widths.role > 0 {
        columns::push(&mut line, &Item::plain("  "), 0);
        columns::push(&mut line, &seat.role, widths.role);
    }
    for (figure, wide) in seat.figures.iter().zip(&widths.figures) {
        columns::push(&mut line, &Item::plain("  "), 0);
        columns::push(&mut line, figure, *wide);
    }
    line
}
