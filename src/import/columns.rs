//! The columns of a page: side by side they share lines, with a gutter between them, and read one after the other; some
//! readers also give them line by line in turn. A page without columns stays as it is.

/// A line of a page as it stands in the file, or what a page break leaves of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What it says.
    pub text: &'a str,
    /// Whether a page or column opens here.
    pub opens_page: bool,
    /// Whether its place is a guess: the lines of its page read better in turn.
    pub is_guessed: bool,
}

/// No column is narrower, in characters.
const NARROWEST: usize = 15;
/// No printed line is longer, in bytes; what is, was not laid out.
const WIDEST: usize = 400;
/// A page with fewer lines of words does not show its columns.
const FEWEST: usize = 8;

/// Returns the lines of a text in the order in which they are read, page by page.
pub fn in_order<'a>(pieces: &[Piece<'a>]) -> Vec<Piece<'a>> {
    let pages: Vec<&[Piece<'a>]> = pieces.chunk_by(|_, next| !next.opens_page).collect();
    let (more, lines) = pages.iter().map(|page| turns(page)).fold((0, 0), |all, page| (all.0 + page.0, all.1 + page.1));
    let throughout = more * 8 > lines;
    pages.into_iter().flat_map(|page| one(page, throughout)).collect()
}

/// Returns the lines of a page in order, knowing whether the lines of columns stand in turn throughout the text.
fn one<'a>(page: &[Piece<'a>], throughout: bool) -> Vec<Piece<'a>> {
    if page.iter().any(|piece| piece.text.len() > WIDEST) {
        return page.to_vec();
    }
    if let Some(gutter) = gutter(page) {
        let (mut left, right) = apart(page, &gutter);
        left.extend(one(&right, false));
        return left;
    }
    let (more, lines) = turns(page);
    let takes_turns = more * 5 > lines || (throughout && lines > 0 && more * 8 > -lines);
    let guess = |piece| Piece { is_guessed: true, ..piece };
    if takes_turns { in_turn(page).into_iter().map(guess).collect() } else { page.to_vec() }
}

/// Returns the blanks inside a line, two or more together, as ranges of characters.
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

/// The column of characters that is blank between two columns of words.
struct Gutter {
    place: usize,
    /// Whether it may be a single blank: where a line of the left column is full, nothing more is between the two.
    is_narrow: bool,
}

/// Returns the gutter of a page: most lines must have words on both sides of it or on one, and hardly any may run across.
fn gutter(page: &[Piece<'_>]) -> Option<Gutter> {
    let lines: Vec<&str> = page.iter().map(|piece| piece.text).filter(|text| !text.trim().is_empty()).collect();
    let wide = lines.iter().filter(|line| line.contains("   ")).count();
    if lines.len() < FEWEST || wide * 3 < lines.len() {
        return None;
    }
    let all: Vec<Vec<(usize, usize)>> = lines.iter().map(|line| gaps(line)).collect();
    let mut blank = [0_usize; WIDEST + 1];
    for at in all.iter().flatten().flat_map(|(start, end)| *start..*end) {
        blank[at] += 1;
    }
    let (place, both) = blank.iter().enumerate().skip(NARROWEST).max_by_key(|(at, count)| (**count, *at))?;
    let crosses = |(line, gaps): (&&str, &Vec<(usize, usize)>)| {
        let within = |gap: &(usize, usize)| (gap.0..gap.1).contains(&place);
        line.trim_end().chars().nth(place).is_some()
            && line.chars().take(place + 1).any(|it| it != ' ')
            && !gaps.iter().any(within)
    };
    let across: Vec<&&str> =
        lines.iter().zip(&all).filter(|pair| crosses(*pair) && !is_beyond(pair.0, place)).map(|pair| pair.0).collect();
    let touching = across.iter().filter(|line| touches(line, place)).count();
    // In lines that do run across, a blank stands there by chance, in one of six or so.
    let is_narrow = touching * 3 > across.len() * 2;
    let across = if is_narrow { across.len() - touching } else { across.len() };
    (both * 3 >= lines.len() && across * 8 <= lines.len()).then_some(Gutter { place, is_narrow })
}

/// Returns whether the only blank before the words right of a place stands there.
fn touches(line: &str, place: usize) -> bool {
    let mut letters = line.chars().skip(place);
    letters.next() == Some(' ') && letters.next().is_some_and(|letter| letter != ' ')
}

/// Returns whether all the words of a line stand to the right of a place.
fn is_beyond(line: &str, place: usize) -> bool {
    line.chars().take(place + 1).all(|letter| letter == ' ')
}

/// Cuts a page in two at its gutter. A line that runs across stays whole, in the left part.
fn apart<'a>(page: &[Piece<'a>], gutter: &Gutter) -> (Vec<Piece<'a>>, Vec<Piece<'a>>) {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for piece in page {
        let is_cut = gaps(piece.text).iter().any(|(start, end)| (*start..*end).contains(&gutter.place))
            || (gutter.is_narrow && touches(piece.text, gutter.place));
        let at = piece.text.char_indices().nth(gutter.place).map_or(piece.text.len(), |(at, _)| at);
        let (near, far) = if is_cut || is_beyond(piece.text, gutter.place) { piece.text.split_at(at) } else { (piece.text, "") };
        left.push(Piece { text: near, ..*piece });
        right.push(Piece { text: far, opens_page: false, ..*piece });
    }
    if let Some(first) = right.iter_mut().find(|piece| !piece.text.trim().is_empty()) {
        first.opens_page = true;
    }
    (left, right)
}

/// Returns how much better the lines of a page go on when they are read in turn, and how many they are: well above none
/// where those of two columns stand in turn, well below where they do not. Few lines tell nothing.
fn turns(page: &[Piece<'_>]) -> (i64, i64) {
    let count = page.iter().filter(|piece| !piece.text.trim().is_empty()).count();
    match i64::try_from(count) {
        Ok(lines) if count >= FEWEST => (flow(&in_turn(page)) - flow(page), lines),
        Ok(_) | Err(_) => (0, 0),
    }
}

/// Returns how well the lines of a page go on from one to the next.
fn flow(page: &[Piece<'_>]) -> i64 {
    let lines: Vec<&str> = page.iter().map(|piece| piece.text.trim()).filter(|text| !text.is_empty()).collect();
    lines.windows(2).map(|pair| goes_on(pair[0], pair[1])).sum()
}

/// Returns how well a line goes on with another: a sentence that is not over with a small letter, one that is with another.
fn goes_on(line: &str, next: &str) -> i64 {
    let is_over = line.ends_with(['.', ':', ';', '!', '?', ')', '”', '“', '"']);
    match (is_over, next.starts_with(char::is_lowercase)) {
        (false, true) | (true, false) => 1,
        (true, true) => -1,
        (false, false) => 0,
    }
}

/// Returns the first, third and so on of the lines, then the others. Blank lines may count or not, whichever reads better.
fn in_turn<'a>(page: &[Piece<'a>]) -> Vec<Piece<'a>> {
    let every_other = |lines: &[Piece<'a>]| {
        let mut read: Vec<Piece<'a>> = lines.iter().step_by(2).copied().collect();
        let others = lines.iter().skip(1).step_by(2).enumerate();
        read.extend(others.map(|(at, piece)| Piece { opens_page: at == 0, ..*piece }));
        read
    };
    let spoken: Vec<Piece<'a>> = page.iter().filter(|piece| !piece.text.trim().is_empty()).copied().collect();
    let (with, without) = (every_other(page), every_other(&spoken));
    if flow(&with) >= flow(&without) { with } else { without }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEFT: [&str; 9] = [
        "The ferry leaves at",
        "noon and comes back",
        "before the bells ring.",
        "Nobody waits for",
        "late guests, however",
        "loudly they call.",
        "Dogs travel free if",
        "they sit on a lap",
        "and keep quiet.",
    ];
    const RIGHT: [&str; 9] = [
        "Tickets are sold on",
        "the pier by a man",
        "with a red cap.",
        "He takes no notes",
        "and gives no change",
        "to anybody at all.",
        "Once aboard you may",
        "stand wherever the",
        "crew does not work.",
    ];

    fn pieces(lines: &[String]) -> Vec<Piece<'_>> {
        lines.iter().enumerate().map(|(at, text)| Piece { number: at + 1, text, opens_page: false, is_guessed: false }).collect()
    }

    fn read(lines: &[String]) -> Vec<String> {
        in_order(&pieces(lines)).iter().map(|piece| piece.text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
    }

    #[test]
    fn columns_read_one_after_the_other() {
        let one_after_the_other: Vec<&str> = LEFT.into_iter().chain(RIGHT).collect();
        let side_by_side: Vec<String> = LEFT.iter().zip(RIGHT).map(|(left, right)| format!("  {left:30}{right}")).collect();
        assert_eq!(read(&side_by_side), one_after_the_other);
        let close: Vec<String> = LEFT.iter().zip(RIGHT).map(|(left, right)| format!("{left:23}{right}")).collect();
        assert!(
            close.iter().any(|line| line.contains("ring. with")) && read(&close) == one_after_the_other,
            "{:?}",
            read(&close)
        );
        let in_turn: Vec<String> =
            LEFT.into_iter().zip(RIGHT).flat_map(|(left, right)| [left.to_owned(), right.to_owned()]).collect();
        assert_eq!(read(&in_turn), one_after_the_other);
    }

    #[test]
    fn a_page_without_columns_stays_as_it_is() {
        let plain: Vec<String> = LEFT.into_iter().chain(RIGHT).map(str::to_owned).collect();
        assert_eq!(read(&plain), plain);
        let steps: Vec<String> = LEFT.iter().map(|line| format!("1.    {line}  (now)")).collect();
        assert_eq!(read(&steps), steps);
    }
}
