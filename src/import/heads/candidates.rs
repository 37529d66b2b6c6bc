//! The places where a numbered unit may start: at its number. References look much the same; the heading and the words that
//! follow show how good a place is.

use super::Head;
use super::numbers::{Number, NumberIndex, Position};
use super::title::title_end;
use crate::import::similarity::Piece;
use crate::import::text::{Line, Place};
use crate::law::{Lang, UNITS};

/// How many bytes and lines are read after a number to judge it.
const MAX_BYTES_AHEAD: usize = 300;
const MAX_LINES_AHEAD: usize = 12;
/// How many of them at least are compared with a unit.
const MIN_BYTES_COMPARED: usize = 60;
/// The most places that are judged for one unit.
const MAX_CANDIDATES: usize = 400;
/// A place this similar to its unit is sure even without its heading.
const SURE_SIMILARITY: f32 = 0.2;
/// A place in mid-sentence must be this similar to its unit where that has no heading.
const MID_SENTENCE_SIMILARITY: f32 = 0.3;

/// Returns every place that may be the start of a numbered unit, in the order of the text.
pub fn numbered_candidates(lines: &[Line], lang: Lang) -> Vec<Head> {
    let known = NumberIndex::new();
    let mut judged = vec![0_usize; UNITS.len()];
    let mut heads = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for number in known.numbers_in(&line.text) {
            for reading in number.readings.iter().filter(|reading| number.has_full_stop || !reading.is_short) {
                if judged[reading.unit] < MAX_CANDIDATES {
                    judged[reading.unit] += 1;
                    heads.extend(judge(lines, at, &number, reading.unit, lang));
                }
            }
        }
    }
    heads
}

fn judge(lines: &[Line], line: usize, number: &Number, unit: usize, lang: Lang) -> Option<Head> {
    let following = Following::new(lines, Place { line, byte: number.end }, unit, lang);
    let (is_printed, is_titled) = (UNITS[unit].text(lang).printed, following.has_title());
    if number.position == Position::MidSentence && is_printed && !is_titled {
        return None;
    }
    let similarity = following.piece().similarity(unit);
    let is_sure = is_titled || similarity >= SURE_SIMILARITY;
    let (base, is_head) = match number.position {
        Position::LineStart => (2.0, !following.text.is_empty() && (is_sure || !number.is_damaged)),
        Position::AfterSentence => (0.5, is_titled || (!is_printed && is_sure && !number.is_damaged)),
        Position::MidSentence => (0.2, is_titled || (similarity >= MID_SENTENCE_SIMILARITY && !number.is_damaged)),
    };
    let weight = base + if is_titled { 4.0 } else { 0.0 } + 4.0 * similarity;
    is_head.then_some(Head { unit, place: Place { line, byte: number.start }, text_start: number.end, weight, is_sure })
}

/// The words behind a possible head of a unit.
pub struct Following {
    unit: usize,
    lang: Lang,
    text: String,
}

impl Following {
    /// Reads the words behind a place, over line ends.
    pub fn new(lines: &[Line], place: Place, unit: usize, lang: Lang) -> Self {
        let mut text = String::new();
        let first = lines.get(place.line).map_or("", |line| &line.text[place.byte..]);
        let rest = lines.iter().skip(place.line + 1).take(MAX_LINES_AHEAD).map(|line| line.text.as_str());
        for line in std::iter::once(first).chain(rest).map(str::trim) {
            if !text.is_empty() && !line.is_empty() {
                text.push(' ');
            }
            text.push_str(&line[..line.floor_char_boundary(MAX_BYTES_AHEAD.saturating_sub(text.len()))]);
            if text.len() + 4 > MAX_BYTES_AHEAD {
                break;
            }
        }
        Self { unit, lang, text }
    }

    /// Returns whether they begin with the printed heading of the unit.
    pub fn has_title(&self) -> bool {
        let text = UNITS[self.unit].text(self.lang);
        text.printed && title_end(&self.text, text.title).is_some()
    }

    /// Returns as many of them as the unit has, to compare.
    pub fn piece(&self) -> Piece {
        let length = UNITS[self.unit].text(self.lang).text.len().max(MIN_BYTES_COMPARED);
        Piece::new(&self.text[..self.text.floor_char_boundary(length)], self.lang)
    }
}
