//! The board as a picture: an answer laid out on a sheet, and the sheet drawn as SVG. A terminal lays the same sheet out in lines.
//!
//! ```text
//! oath, xidit: an answer → a sheet ─► seats, signs ─► sheet
//! svg: a sheet → a picture ─► lines, style
//! ```

pub(crate) mod lines;
mod oath;
mod seats;
pub(crate) mod sheet;
mod signs;
mod style;
mod svg;
mod xidit;

use crate::{
    answer::board::{Board, BoardAnswer},
    i18n::Words,
};
use sheet::Sheet;
pub use svg::Format;

/// Returns a board as a picture.
#[must_use]
pub fn picture(words: &Words, answer: &BoardAnswer, format: Format) -> String {
    svg::picture(&sheet(words, answer), words.lang, format)
}

/// Returns what a board shows.
pub(crate) fn sheet(words: &Words, answer: &BoardAnswer) -> Sheet {
    match &answer.board {
        Board::Oath(board) => oath::sheet(words, board),
        Board::Xidit(board) => xidit::sheet(words, board),
    }
}
