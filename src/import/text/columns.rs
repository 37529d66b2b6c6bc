//! The columns of a page: side by side they share lines, with a gutter between them, and are read one after the other; some
//! PDF readers also give their lines alternately. A page without columns stays as it is.

/// A line as it stands in the file, or a part of it where a page or column breaks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawLine<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Its characters.
    pub text: &'a str,
    /// Whether a page or column opens here.
    pub opens_page: bool,
    /// Whether its place is a guess: the lines of its page read better alternately.
    pub is_guessed: bool,
}

/// The narrowest column, in characters.
const MIN_COLUMN_WIDTH: usize = 15;
/// The longest printed line, in bytes; longer ones have no layout.
const MAX_LINE_BYTES: usize = 400;
/// Columns cannot be recognized on a page with fewer lines of words.
const MIN_LINES: usize = 8;

/// Returns the lines of a text in reading order, page by page.
pub fn in_reading_order<'a>(lines: &[RawLine<'a>]) -> Vec<RawLine<'a>> {
    let pages: Vec<&[RawLine<'a>]> = lines.chunk_by(|_, next| !next.opens_page).collect();
    let sum = |all: (i64, i64), page: (i64, i64)| (all.0 + page.0, all.1 + page.1);
    let (gain, count) = pages.iter().map(|page| gain_by_alternating(page)).fold((0, 0), sum);
    let is_alternating = gain * 8 > count;
    let (mut read, mut before) = (Vec::with_capacity(lines.len()), None);
    for page in pages {
        let is_laid_out = page.iter().all(|line| line.text.len() <= MAX_LINE_BYTES);
        let gutter = if is_short(page) { before.filter(|it| fits_short_page(page, it)) } else { find_gutter(page) };
        match gutter.filter(|_| is_laid_out) {
            Some(gutter) => read.extend(split_page(page, &gutter)),
            None => read.extend(page_without_gutter(page, is_alternating)),
        }
        before = gutter;
    }
    read
}

/// Returns whether a page has too few lines of words to show its columns by itself.
fn is_short(page: &[RawLine<'_>]) -> bool {
    page.iter().filter(|line| !line.text.trim().is_empty()).count() < MIN_LINES
}

/// Returns whether a short page can have the gutter of the page before it: a line has a gap there, and none runs across.
fn fits_short_page(page: &[RawLine<'_>], gutter: &Gutter) -> bool {
    let has_gap = |line: &RawLine<'_>| gaps(line.text).iter().any(|(start, end)| (*start..*end).contains(&gutter.column));
    let ends_before = |line: &RawLine<'_>| line.text.trim_end().chars().count() <= gutter.column;
    page.iter().any(has_gap)
        && page.iter().all(|line| has_gap(line) || ends_before(line) || is_right_of(line.text, gutter.column))
}

/// Returns the lines of the left column, then those of the right, which may have columns of its own.
fn split_page<'a>(page: &[RawLine<'a>], gutter: &Gutter) -> Vec<RawLine<'a>> {
    let (mut left, right) = split_columns(page, gutter);
    left.extend(match find_gutter(&right) {
        Some(gutter) => split_page(&right, &gutter),
        None => page_without_gutter(&right, false),
    });
    left
}

/// Returns the lines of a page in reading order, given whether the lines of columns alternate throughout the text.
fn page_without_gutter<'a>(page: &[RawLine<'a>], text_alternates: bool) -> Vec<RawLine<'a>> {
    let (gain, count) = gain_by_alternating(page);
    let follows_text = if count > 0 { gain * 8 > -count } else { is_short(page) };
    let is_alternating = gain * 5 > count || (text_alternates && follows_text);
    let guess = |line| RawLine { is_guessed: true, ..line };
    if is_alternating { alternating(page).into_iter().map(guess).collect() } else { page.to_vec() }
}

/// Returns the gaps of two or more blanks inside a line, as ranges of characters.
fn gaps(line: &str) -> Vec<(usize, usize)> {
    let mut gaps = Vec::new();
    let mut start = None;
    for (at, letter) in line.trim_end().chars().enumerate() {
        match (letter, start) {
            (' ', None) => start = Some(at),
            (' ', Some(_)) | (_, None) => {}
            (_, Some(from)) => {
                if from > 0 && at - from > 1 {
                    gaps.push((from, at));
                }
                start = None;
            }
        }
    }
    gaps
}

/// The column of blanks between two columns of words.
#[derive(Clone, Copy)]
struct Gutter {
    column: usize,
    /// Whether it may be a single blank: where a line of the left column is full, there is no more between the two.
    is_narrow: bool,
}

/// Returns the gutter of a page: most lines must have words on both sides of it or on one, and hardly any may run across.
fn find_gutter(page: &[RawLine<'_>]) -> Option<Gutter> {
    let lines: Vec<&str> = page.iter().map(|line| line.text).filter(|text| !text.trim().is_empty()).collect();
    let with_gaps = lines.iter().filter(|line| line.contains("   ")).count();
    if lines.len() < MIN_LINES || with_gaps * 3 < lines.len() {
        return None;
    }
    let all: Vec<Vec<(usize, usize)>> = lines.iter().map(|line| gaps(line)).collect();
    let mut blank = [0_usize; MAX_LINE_BYTES + 1];
    for at in all.iter().flatten().flat_map(|(start, end)| *start..*end) {
        blank[at] += 1;
    }
    let (column, both) = blank.iter().enumerate().skip(MIN_COLUMN_WIDTH).max_by_key(|(at, count)| (**count, *at))?;
    let crosses = |(line, gaps): (&&str, &Vec<(usize, usize)>)| {
        let within = |gap: &(usize, usize)| (gap.0..gap.1).contains(&column);
        line.trim_end().chars().nth(column).is_some()
            && line.chars().take(column + 1).any(|it| it != ' ')
            && !gaps.iter().any(within)
    };
    let crossing: Vec<&&str> =
        lines.iter().zip(&all).filter(|pair| crosses(*pair) && !is_right_of(pair.0, column)).map(|pair| pair.0).collect();
    let touching = crossing.iter().filter(|line| has_single_blank_at(line, column)).count();
    // In lines that do run across, a blank stands there by chance, in one of six or so.
    let is_narrow = touching * 3 > crossing.len() * 2;
    let crossing = if is_narrow { crossing.len() - touching } else { crossing.len() };
    (both * 3 >= lines.len() && crossing * 8 <= lines.len()).then_some(Gutter { column, is_narrow })
}

/// Returns whether a single blank stands at a column, before words.
fn has_single_blank_at(line: &str, column: usize) -> bool {
    let mut letters = line.chars().skip(column);
    letters.next() == Some(' ') && letters.next().is_some_and(|letter| letter != ' ')
}

/// Returns whether all the words of a line stand to the right of a column.
fn is_right_of(line: &str, column: usize) -> bool {
    line.chars().take(column + 1).all(|letter| letter == ' ')
}

/// Splits a page in two at its gutter. A line that runs across stays whole, in the left part.
fn split_columns<'a>(page: &[RawLine<'a>], gutter: &Gutter) -> (Vec<RawLine<'a>>, Vec<RawLine<'a>>) {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for line in page {
        let is_cut = gaps(line.text).iter().any(|(start, end)| (*start..*end).contains(&gutter.column))
            || (gutter.is_narrow && has_single_blank_at(line.text, gutter.column));
        let at = line.text.char_indices().nth(gutter.column).map_or(line.text.len(), |(at, _)| at);
        let (near, far) = if is_cut || is_right_of(line.text, gutter.column) { line.text.split_at(at) } else { (line.text, "") };
        left.push(RawLine { text: near, ..*line });
        right.push(RawLine { text: far, opens_page: false, ..*line });
    }
    if let Some(first) = right.iter_mut().find(|line| !line.text.trim().is_empty()) {
        first.opens_page = true;
    }
    (left, right)
}

/// Returns how much better the lines of a page follow each other when read alternately, and how many lines they are: well
/// above zero where the lines of two columns alternate, well below where not. Pages of few lines give nothing.
fn gain_by_alternating(page: &[RawLine<'_>]) -> (i64, i64) {
    let count = page.iter().filter(|line| !line.text.trim().is_empty()).count();
    match i64::try_from(count) {
        Ok(lines) if count >= MIN_LINES => (continuity(&alternating(page)) - continuity(page), lines),
        Ok(_) | Err(_) => (0, 0),
    }
}

/// Returns how well the lines of a page follow each other.
fn continuity(page: &[RawLine<'_>]) -> i64 {
    let lines: Vec<&str> = page.iter().map(|line| line.text.trim()).filter(|text| !text.is_empty()).collect();
    lines.windows(2).map(|pair| pair_continuity(pair[0], pair[1])).sum()
}

/// Returns how well one line follows another: an unfinished sentence goes on in lower case, a finished one does not.
fn pair_continuity(line: &str, next: &str) -> i64 {
    let is_finished = line.ends_with(['.', ':', ';', '!', '?', ')', '”', '“', '"']);
    match (is_finished, next.starts_with(char::is_lowercase)) {
        (false, true) | (true, false) => 1,
        (true, true) => -1,
        (false, false) => 0,
    }
}

/// Returns the first, third and so on of the lines, then the others. Blank lines count, unless it reads clearly better without.
fn alternating<'a>(page: &[RawLine<'a>]) -> Vec<RawLine<'a>> {
    let every_other = |lines: &[RawLine<'a>]| {
        let mut read: Vec<RawLine<'a>> = lines.iter().step_by(2).copied().collect();
        let others = lines.iter().skip(1).step_by(2).enumerate();
        read.extend(others.map(|(at, line)| RawLine { opens_page: at == 0, ..*line }));
        read
    };
    let with_words: Vec<RawLine<'a>> = page.iter().filter(|line| !line.text.trim().is_empty()).copied().collect();
    let (with, without) = (every_other(page), every_other(&with_words));
    if continuity(&with) + 1 >= continuity(&without) { with } else { without }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: &str = "The ferry leaves at|noon and comes back|before the bells ring.|Nobody waits for|late guests, however|loudly they call.|Dogs travel free if|they sit on a lap|and keep quiet.";
    const RIGHT: &str = "Tickets are sold on|the pier by a man|with a red cap.|He takes no notes|and gives no change|to anybody at all.|Once aboard you may|stand wherever the|crew does not work.";

    fn raw_lines(lines: &[String]) -> Vec<RawLine<'_>> {
        lines
            .iter()
            .enumerate()
            .map(|(at, text)| RawLine { number: at + 1, text, opens_page: false, is_guessed: false })
            .collect()
    }

    fn read(lines: &[String]) -> Vec<String> {
        in_reading_order(&raw_lines(lines))
            .iter()
            .map(|line| line.text.trim().to_owned())
            .filter(|text| !text.is_empty())
            .collect()
    }

    #[test]
    fn columns_read_one_after_the_other() {
        let one_after_the_other: Vec<&str> = LEFT.split('|').chain(RIGHT.split('|')).collect();
        let side_by_side: Vec<String> =
            LEFT.split('|').zip(RIGHT.split('|')).map(|(left, right)| format!("  {left:30}{right}")).collect();
        assert_eq!(read(&side_by_side), one_after_the_other);
        let close: Vec<String> = LEFT.split('|').zip(RIGHT.split('|')).map(|(left, right)| format!("{left:23}{right}")).collect();
        assert!(
            close.iter().any(|line| line.contains("ring. with")) && read(&close) == one_after_the_other,
            "{:?}",
            read(&close)
        );
        let in_turn: Vec<String> =
            LEFT.split('|').zip(RIGHT.split('|')).flat_map(|(left, right)| [left.to_owned(), right.to_owned()]).collect();
        assert_eq!(read(&in_turn), one_after_the_other);
    }

    #[test]
    fn a_page_without_columns_stays_as_it_is() {
        let plain: Vec<String> = LEFT.split('|').chain(RIGHT.split('|')).map(str::to_owned).collect();
        assert_eq!(read(&plain), plain);
        let steps: Vec<String> = LEFT.split('|').map(|line| format!("1.    {line}  (now)")).collect();
        assert_eq!(read(&steps), steps);
    }
}
