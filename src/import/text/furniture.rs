//! What stands on a page beside the text: running heads and feet, and page numbers. They return page by page, at the edge of
//! the page or with a growing number; numbered sections never count as such.

use super::{Line, lines_with_words};
use crate::law::words;
use std::collections::HashMap;

/// How often a line must return to be a running head.
const MIN_COPIES: usize = 3;
/// How often it must return away from the edges of pages, at regular distances, and how many letters it must have.
const MIN_REGULAR_COPIES: usize = 5;
const MIN_REGULAR_LETTERS: usize = 8;
/// The longest running head, in bytes.
const MAX_BYTES: usize = 60;
/// The fewest lines of a page.
const MIN_PAGE_LINES: usize = 15;

/// Removes running heads and feet, and page numbers.
pub fn remove(lines: &mut Vec<Line>) {
    let mut removed: Vec<usize> = repeated_at_edges(lines);
    removed.extend(with_growing_numbers(lines));
    removed.extend(repeated_regularly(lines));
    removed.extend(page_numbers(lines));
    if removed.is_empty() {
        return;
    }
    removed.sort_unstable();
    removed.dedup();
    // The page then opens with what follows.
    let (mut at, mut opens_page) = (0, false);
    lines.retain_mut(|line| {
        let is_removed = removed.binary_search(&at).is_ok();
        at += 1;
        line.opens_page |= opens_page;
        opens_page = is_removed && line.opens_page;
        !is_removed
    });
}

/// Returns the letters of a line that can be a running head; nothing for a numbered section or a long line.
fn letters(line: &str) -> Option<String> {
    let is_section = || {
        let number = line.trim_start_matches(|letter: char| !letter.is_alphanumeric());
        let rest = number.trim_start_matches(|letter: char| letter.is_ascii_digit());
        rest.len() < number.len() && rest.starts_with('.')
    };
    (line.len() <= MAX_BYTES && !is_section())
        .then(|| words::fold(line).chars().filter(|letter| letter.is_alphabetic()).collect())
}

/// Returns the lines at the edges of pages that return, and the bare numbers there.
fn repeated_at_edges(lines: &[Line]) -> Vec<usize> {
    let mut edges: Vec<usize> = Vec::new();
    let with_words = lines_with_words(lines);
    let opening: Vec<usize> = (0..with_words.len()).filter(|at| lines[with_words[*at]].opens_page).collect();
    for at in opening.iter().copied().chain([with_words.len()]) {
        edges.extend(&with_words[at.saturating_sub(2)..(at + 2).min(with_words.len())]);
    }
    edges.sort_unstable();
    edges.dedup();
    let key = |at: usize| letters(&lines[at].text).filter(|key| !key.is_empty() || is_bare_number(&lines[at].text));
    // A head or foot stands on every page or on every other; the second column of a page counts as one.
    let min_copies = MIN_COPIES.max(opening.len() / 4);
    let copies = grouped(edges.into_iter().filter_map(|at| Some((key(at)?, at))));
    copies.filter(|copies| copies.len() >= min_copies).flatten().collect()
}

/// Returns the items that have the same key.
fn grouped<T>(items: impl Iterator<Item = (String, T)>) -> impl Iterator<Item = Vec<T>> {
    let mut groups: HashMap<String, Vec<T>> = HashMap::new();
    for (key, item) in items {
        groups.entry(key).or_default().push(item);
    }
    groups.into_values()
}

fn is_bare_number(line: &str) -> bool {
    line.len() <= 3 && line.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the lines that return with a number that grows each time, at their beginning or end.
fn with_growing_numbers(lines: &[Line]) -> Vec<usize> {
    let numbered = |(at, line): (usize, &Line)| {
        let mut ends = line.text.split(' ');
        let (first, last) = (ends.next(), ends.next_back());
        let number = first.into_iter().chain(last).filter(|word| is_bare_number(word)).find_map(|word| word.parse().ok())?;
        Some((letters(&line.text).filter(|key| key.len() > 3)?, (at, number)))
    };
    // The last page may be a short one.
    let grows = |copies: &Vec<(usize, u16)>| {
        let is_page = |pair: &[(usize, u16)]| pair[1].0 - pair[0].0 >= MIN_PAGE_LINES;
        copies.len() >= MIN_COPIES
            && copies.windows(2).all(|pair| pair[0].1 < pair[1].1)
            && copies[..copies.len() - 1].windows(2).all(is_page)
    };
    grouped(lines.iter().enumerate().filter_map(numbered)).filter(grows).flatten().map(|(at, _)| at).collect()
}

/// Returns the lines of several words that return at about the distance of a page.
fn repeated_regularly(lines: &[Line]) -> Vec<usize> {
    let several_words = |(at, line): (usize, &Line)| {
        let key = letters(&line.text).filter(|key| line.text.contains(' ') && key.len() >= MIN_REGULAR_LETTERS)?;
        Some((key, at))
    };
    let is_regular = |copies: &Vec<usize>| {
        let mut gaps: Vec<usize> = copies.windows(2).map(|pair| pair[1] - pair[0]).collect();
        gaps.sort_unstable();
        let page = gaps.get(gaps.len() / 2).copied().unwrap_or_default();
        let even = gaps.iter().filter(|gap| (page / 2..=page * 2).contains(*gap)).count();
        copies.len() >= MIN_REGULAR_COPIES && page >= MIN_PAGE_LINES && even * 4 >= gaps.len() * 3
    };
    grouped(lines.iter().enumerate().filter_map(several_words)).filter(is_regular).flatten().collect()
}

/// Returns the bare numbers that count on from page to page.
fn page_numbers(lines: &[Line]) -> Vec<usize> {
    let bare = lines.iter().enumerate().filter(|(_, line)| is_bare_number(&line.text));
    let bare: Vec<(usize, u16)> = bare.filter_map(|(at, line)| Some((at, line.text.parse().ok()?))).collect();
    // The last page may be a short one; its number is the last line.
    let is_last = |at: usize| lines[at + 1..].iter().all(|line| line.text.is_empty());
    let runs = bare.chunk_by(|one, next| next.1 == one.1 + 1 && (next.0 - one.0 >= MIN_PAGE_LINES || is_last(next.0)));
    runs.filter(|run| run.len() >= MIN_COPIES).flatten().map(|(at, _)| *at).collect()
}

#[cfg(test)]
mod tests {
    use crate::import::text::read_lines;

    fn remaining(text: &str) -> String {
        read_lines(text).into_iter().map(|line| line.text).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn heads_feet_and_page_numbers_are_removed_and_text_stays() {
        let page =
            |at: usize| format!("The Book of Ferries\n{at}.1 Tickets. They are\nsold here.\n{at}.2 Dogs. Free.\n{at}\n\u{c}");
        let text: String = (1..5).map(page).collect();
        let expected: Vec<String> = (1..5).map(|at| format!("{at}.1 Tickets. They are|sold here.|{at}.2 Dogs. Free.")).collect();
        assert_eq!(remaining(&text).trim_end_matches('|'), expected.join("|"));
    }

    #[test]
    fn without_page_breaks_a_growing_number_marks_a_running_head() {
        let body = "and so on\nwithout end.\n".repeat(8);
        let text = (4..8).map(|at| format!("{body}Ferries and dogs {at}\n{body}{at}\n")).collect::<Vec<_>>().concat();
        assert!(!remaining(&text).contains("Ferries") && !remaining(&text).contains('5'), "{}", remaining(&text));
        let text = (0..6).map(|_| format!("The Book of Ferries\n\n{body}")).collect::<Vec<_>>().concat();
        assert!(!remaining(&text).contains("Book"), "{}", remaining(&text));
        let steps = (1..6).map(|at| format!("5.{at}.1 Step 1: Pay.\n{body}")).collect::<Vec<_>>().concat();
        assert_eq!(remaining(&steps).matches("Step 1").count(), 5);
    }
}
