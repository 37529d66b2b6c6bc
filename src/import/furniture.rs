//! What stands on a page beside the text: running heads and feet, and the numbers of pages. It comes again page by page,
//! at the edge of the page or with a number that grows; numbered sections never count as such.

use super::lines::Line;
use crate::law::words;
use std::collections::HashMap;

/// As often a line must come again.
const OFTEN: usize = 3;
/// As often a line must come at the distance of a page, and as many letters it must have.
const REGULARLY: usize = 5;
const TELLING: usize = 8;
/// No running head is longer, in bytes.
const LONGEST: usize = 60;
/// As many lines a page has at least.
const PAGE: usize = 15;

/// Takes it out.
pub fn remove(lines: &mut Vec<Line>) {
    let mut gone: Vec<usize> = at_edges(lines);
    gone.extend(with_numbers(lines));
    gone.extend(at_intervals(lines));
    gone.extend(page_numbers(lines));
    if gone.is_empty() {
        return;
    }
    gone.sort_unstable();
    gone.dedup();
    // The page then opens with what follows.
    let (mut at, mut opens_page) = (0, false);
    lines.retain_mut(|line| {
        let is_gone = gone.binary_search(&at).is_ok();
        at += 1;
        line.opens_page |= opens_page;
        opens_page = is_gone && line.opens_page;
        !is_gone
    });
}

/// Returns the letters of a line that can be a running head; nothing for a numbered section or a long line.
fn letters(line: &str) -> Option<String> {
    let is_section = || {
        let number = line.trim_start_matches(|letter: char| !letter.is_alphanumeric());
        let rest = number.trim_start_matches(|letter: char| letter.is_ascii_digit());
        rest.len() < number.len() && rest.starts_with('.')
    };
    (line.len() <= LONGEST && !is_section()).then(|| words::fold(line).chars().filter(|letter| letter.is_alphabetic()).collect())
}

/// Returns the lines at the edges of pages that come again, and the bare numbers there.
fn at_edges(lines: &[Line]) -> Vec<usize> {
    let mut edges: Vec<usize> = Vec::new();
    let spoken: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].text.is_empty()).collect();
    let opening: Vec<usize> = (0..spoken.len()).filter(|place| lines[spoken[*place]].opens_page).collect();
    for place in opening.iter().copied().chain([spoken.len()]) {
        edges.extend(&spoken[place.saturating_sub(2)..(place + 2).min(spoken.len())]);
    }
    edges.sort_unstable();
    edges.dedup();
    let mut alike: HashMap<String, Vec<usize>> = HashMap::new();
    for at in edges {
        if let Some(key) = letters(&lines[at].text).filter(|key| !key.is_empty() || is_bare(&lines[at].text)) {
            alike.entry(key).or_default().push(at);
        }
    }
    // A head or foot comes on every page or on every other; the second column of a page counts as one.
    let often = OFTEN.max(opening.len() / 4);
    alike.into_values().filter(|places| places.len() >= often).flatten().collect()
}

fn is_bare(line: &str) -> bool {
    line.len() <= 3 && line.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the lines that come again with a number that grows each time, at their head or end.
fn with_numbers(lines: &[Line]) -> Vec<usize> {
    let mut alike: HashMap<String, Vec<(usize, u16)>> = HashMap::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.text.len() <= LONGEST) {
        let mut ends = line.text.split(' ');
        let (first, last) = (ends.next(), ends.next_back());
        let number = first.into_iter().chain(last).filter(|word| is_bare(word)).find_map(|word| word.parse().ok());
        if let Some((number, key)) = number.and_then(|number| Some((number, letters(&line.text).filter(|key| key.len() > 3)?))) {
            alike.entry(key).or_default().push((at, number));
        }
    }
    // The last page may be a short one.
    let grow = |places: &Vec<(usize, u16)>| {
        let is_page = |pair: &[(usize, u16)]| pair[1].0 - pair[0].0 >= PAGE;
        places.len() >= OFTEN
            && places.windows(2).all(|pair| pair[0].1 < pair[1].1)
            && places[..places.len() - 1].windows(2).all(is_page)
    };
    alike.into_values().filter(grow).flatten().map(|(at, _)| at).collect()
}

/// Returns the lines of some words that come again and again at the distance of a page.
fn at_intervals(lines: &[Line]) -> Vec<usize> {
    let mut alike: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.text.contains(' ')) {
        if let Some(key) = letters(&line.text).filter(|key| key.len() >= TELLING) {
            alike.entry(key).or_default().push(at);
        }
    }
    let comes_regularly = |places: &Vec<usize>| {
        let mut gaps: Vec<usize> = places.windows(2).map(|pair| pair[1] - pair[0]).collect();
        gaps.sort_unstable();
        let page = gaps.get(gaps.len() / 2).copied().unwrap_or_default();
        let even = gaps.iter().filter(|gap| (page / 2..=page * 2).contains(*gap)).count();
        places.len() >= REGULARLY && page >= PAGE && even * 4 >= gaps.len() * 3
    };
    alike.into_values().filter(comes_regularly).flatten().collect()
}

/// Returns the bare numbers that count on from page to page.
fn page_numbers(lines: &[Line]) -> Vec<usize> {
    let bare = lines.iter().enumerate().filter(|(_, line)| is_bare(&line.text));
    let bare: Vec<(usize, u16)> = bare.filter_map(|(at, line)| Some((at, line.text.parse().ok()?))).collect();
    let runs = bare.chunk_by(|one, next| next.1 == one.1 + 1 && next.0 - one.0 >= PAGE);
    runs.filter(|run| run.len() >= OFTEN).flatten().map(|(at, _)| *at).collect()
}

#[cfg(test)]
mod tests {
    use super::super::lines::lines;

    fn left(text: &str) -> String {
        lines(text).into_iter().map(|line| line.text).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn heads_feet_and_page_numbers_go_and_text_stays() {
        let page =
            |at: usize| format!("The Book of Ferries\n{at}.1 Tickets. They are\nsold here.\n{at}.2 Dogs. Free.\n{at}\n\u{c}");
        let text: String = (1..5).map(page).collect();
        let expected: Vec<String> = (1..5).map(|at| format!("{at}.1 Tickets. They are|sold here.|{at}.2 Dogs. Free.")).collect();
        assert_eq!(left(&text).trim_end_matches('|'), expected.join("|"));
    }

    #[test]
    fn without_page_breaks_a_growing_number_tells() {
        let body = "and so on\nwithout end.\n".repeat(8);
        let text = (4..8).map(|at| format!("{body}Ferries and dogs {at}\n{body}{at}\n")).collect::<Vec<_>>().concat();
        assert!(!left(&text).contains("Ferries") && !left(&text).contains('5'), "{}", left(&text));
        let text = (0..6).map(|_| format!("The Book of Ferries\n\n{body}")).collect::<Vec<_>>().concat();
        assert!(!left(&text).contains("Book"), "{}", left(&text));
        let steps = (1..6).map(|at| format!("5.{at}.1 Step 1: Pay.\n{body}")).collect::<Vec<_>>().concat();
        assert_eq!(left(&steps).matches("Step 1").count(), 5);
    }
}
