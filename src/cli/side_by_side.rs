//! Languages beside each other, paragraph by paragraph; below each other where the terminal is narrow.

use super::{
    Context,
    page::{lines, paint, section_title, wrap_block},
    printed,
};
use crate::law::{Block, Lang, Unit, blocks};
use comfy_table::{ColumnConstraint, ContentArrangement, Table, Width, presets};
use std::fmt::Write as _;

/// The narrowest column that is still good to read.
const NARROWEST: usize = 28;
/// The blanks between two columns.
const GAP: usize = 3;

/// Appends the units in all languages of the answer.
pub fn units(ctx: &Context, out: &mut String, units: &[&Unit]) {
    let langs = &units.first().map_or_else(Vec::new, |unit| ctx.langs(unit.book));
    if langs.is_empty() {
        return;
    }
    let column = (ctx.page.width.saturating_sub(GAP * (langs.len() - 1))) / langs.len();
    for unit in units {
        if column >= NARROWEST {
            beside(ctx, out, unit, langs, column);
        } else {
            below(ctx, out, unit, langs);
        }
        out.push('\n');
        for lang in langs {
            printed::append(ctx, out, unit, *lang);
        }
    }
}

fn below(ctx: &Context, out: &mut String, unit: &Unit, langs: &[Lang]) {
    for (at, lang) in langs.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        ctx.page.heading(out, &format!("{}  {}", lang.code().to_uppercase(), section_title(unit, *lang)));
        ctx.page.prose(out, unit.text(*lang).text, 2);
    }
}

fn beside(ctx: &Context, out: &mut String, unit: &Unit, langs: &[Lang], column: usize) {
    let texts: Vec<Vec<Block>> = langs.iter().map(|lang| blocks(unit.text(*lang).text)).collect();
    let shape = |blocks: &[Block]| blocks.iter().map(|block| block.marker.is_empty()).collect::<Vec<_>>();
    let aligned = texts.iter().all(|text| shape(text) == shape(&texts[0]));
    let heads: Vec<_> = langs
        .iter()
        .map(|lang| {
            textwrap::wrap(&format!("{} · {}", lang.code().to_uppercase(), section_title(unit, *lang)), column).join("\n")
        })
        .collect();
    let head_lines = heads.iter().map(|head| head.lines().count()).max().unwrap_or(0);
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table.add_row(heads);
    if aligned {
        for row in 0..texts[0].len() {
            let gap = row > 0 && (texts[0][row].marker.is_empty() || texts[0][row - 1].marker.is_empty());
            let lead = if gap { "\n" } else { "" };
            table.add_row(texts.iter().map(|text| format!("{lead}{}", wrap_block(&text[row], column).join("\n"))));
        }
    } else {
        table.add_row(texts.iter().map(|text| lines(text, column).join("\n")));
    }
    let gap = u16::try_from(GAP).unwrap_or(0);
    let width = Width::Fixed(u16::try_from(column + GAP).unwrap_or(u16::MAX));
    table.set_constraints(langs.iter().map(|_| ColumnConstraint::Absolute(width)));
    for each in table.column_iter_mut() {
        each.set_padding((0, gap));
    }
    for (at, line) in table.lines().enumerate() {
        let line = line.trim_end();
        let _ = writeln!(out, "{}", if at < head_lines { paint(ctx.page.paint.heading, line) } else { line.to_owned() });
    }
}
