//! Numbers as people type them: `5.5.4`, `§5.5.4.`, `5.5.2-5.5.4`, `5.5.7.i-iii`, `10/rule`.

use super::{Book, Contents as _, Kind, Lang, Unit};

/// What a typed number turned out to be.
#[derive(Debug, PartialEq, Eq)]
pub enum NumberQuery {
    /// Units of the book, in printed order.
    Units(Vec<&'static str>),
    /// A number the book does not have, written properly.
    NoSuch(String),
    /// Not a number at all.
    Word,
}

/// Reads a number or a range of numbers of the Law.
#[must_use]
pub fn read_number(typed: &str) -> NumberQuery {
    read_number_in(Book::Oath, typed)
}

/// Reads a number or a range of numbers of a book.
#[must_use]
pub fn read_number_in(book: Book, typed: &str) -> NumberQuery {
    let typed = typed.trim().trim_start_matches('§').trim();
    if !typed.starts_with(|first: char| first.is_ascii_digit()) || typed.len() > 40 {
        return NumberQuery::Word;
    }
    if let Some((from, to)) = typed.split_once(['-', '–', '—']).filter(|_| !typed.contains('/')) {
        return range(book, from, to);
    }
    match single(typed) {
        None => NumberQuery::Word,
        Some(number) => match (book.unit(&number), named(book, &number)) {
            (Some(unit), _) => NumberQuery::Units(vec![unit.number]),
            (None, named) if named.is_empty() => NumberQuery::NoSuch(number),
            (None, named) => NumberQuery::Units(named),
        },
    }
}

/// Returns the parts without a number that have this name in some language.
fn named(book: Book, number: &str) -> Vec<&'static str> {
    let is_named = |unit: &&Unit| {
        unit.number.contains('/') && Lang::ALL.iter().any(|lang| single(&unit.number_in(*lang)).as_deref() == Some(number))
    };
    if number.contains('/') { book.units().iter().filter(is_named).map(|unit| unit.number).collect() } else { Vec::new() }
}

fn range(book: Book, from: &str, to: &str) -> NumberQuery {
    let (Some(from), Some(end)) = (single(from), single_or_tail(to)) else { return NumberQuery::Word };
    let Some(first) = book.unit(&from) else { return NumberQuery::NoSuch(from) };
    let shared = from.split('.').count().saturating_sub(end.split('.').count());
    let to = from.split('.').take(shared).chain([end.as_str()]).collect::<Vec<_>>().join(".");
    let is_sibling = |unit: &&Unit| unit.parent == first.parent && !matches!(unit.kind, Kind::Box | Kind::Paragraph);
    let siblings: Vec<&Unit> = book.units().iter().filter(is_sibling).collect();
    let place = |number: &str| siblings.iter().position(|unit| unit.number == number);
    match (place(&from), place(&to)) {
        (Some(low), Some(high)) if low <= high => {
            NumberQuery::Units(siblings[low..=high].iter().map(|unit| unit.number).collect())
        }
        (_, Some(_)) => NumberQuery::Word,
        (_, None) => NumberQuery::NoSuch(to),
    }
}

/// Returns a number in its proper spelling: Roman parts in capitals, no full stop at the end.
fn single(typed: &str) -> Option<String> {
    let typed = typed.trim().trim_end_matches('.');
    let (number, part) = typed.split_once('/').map_or((typed, None), |(number, part)| (number, Some(part)));
    if !number.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    let mut proper = tail(number)?;
    if let Some(part) = part {
        proper.push('/');
        proper.push_str(&super::words::key(part).replace(' ', "-"));
    }
    Some(proper)
}

/// Returns the end of a range, which may leave out what it shares with the start: `5.5.7.I-III`.
fn single_or_tail(typed: &str) -> Option<String> {
    tail(typed.trim().trim_end_matches('.'))
}

fn tail(number: &str) -> Option<String> {
    let parts: Option<Vec<String>> = number
        .split('.')
        .map(|part| match part.parse::<u32>() {
            Ok(figure) => Some(figure.to_string()),
            Err(_) => roman(part).map(|_| part.to_ascii_uppercase()),
        })
        .collect();
    parts.map(|parts| parts.join("."))
}

/// Returns the value of a Roman numeral from I to VIII, in any case.
pub(super) fn roman(part: &str) -> Option<u64> {
    const NUMERALS: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
    let at = NUMERALS.iter().position(|numeral| numeral.eq_ignore_ascii_case(part))?;
    u64::try_from(at + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_every_common_spelling() {
        for typed in ["5.5.7.I", "5.5.7.i", " §5.5.7.I. ", "5.5.7.I."] {
            assert_eq!(read_number(typed), NumberQuery::Units(vec!["5.5.7.I"]), "{typed}");
        }
        assert_eq!(read_number("10/rule"), NumberQuery::Units(vec!["10/rule"]));
        for typed in ["10/Your Enemy", "10/your-enemy", "10/YOUR-ENEMY"] {
            assert_eq!(read_number(typed), NumberQuery::Units(vec!["10/your-enemy"]), "{typed}");
        }
        for unit in crate::law::UNITS {
            assert_eq!(read_number(unit.number), NumberQuery::Units(vec![unit.number]));
        }
    }

    #[test]
    fn a_number_the_law_lacks_is_never_another_one() {
        assert_eq!(read_number("5.5.9"), NumberQuery::NoSuch("5.5.9".into()));
        assert_eq!(read_number("5.5.7.1"), NumberQuery::NoSuch("5.5.7.1".into()));
        assert_eq!(read_number("0"), NumberQuery::NoSuch("0".into()));
        assert_eq!(read_number("5.5.2-5.5.9"), NumberQuery::NoSuch("5.5.9".into()));
    }

    #[test]
    fn ranges_may_shorten_their_end() {
        assert_eq!(read_number("5.5.2-5.5.4"), NumberQuery::Units(vec!["5.5.2", "5.5.3", "5.5.4"]));
        assert_eq!(read_number("5.5.2–4"), NumberQuery::Units(vec!["5.5.2", "5.5.3", "5.5.4"]));
        assert_eq!(read_number("5.5.7.I-III"), NumberQuery::Units(vec!["5.5.7.I", "5.5.7.II", "5.5.7.III"]));
        assert_eq!(read_number("3-4"), NumberQuery::Units(vec!["3", "4"]));
        assert_eq!(read_number("2.4-5"), NumberQuery::Units(vec!["2.4", "2.5"]));
        assert_eq!(read_number("1.18-1.20"), NumberQuery::Units(vec!["1.18", "1.19", "1.20"]));
    }

    #[test]
    fn parts_without_a_number_are_read_in_every_language() {
        for unit in super::super::UNITS {
            for lang in Lang::ALL {
                let typed = unit.number_in(lang);
                let NumberQuery::Units(found) = read_number(&typed) else { panic!("{typed}") };
                assert!(found.contains(&unit.number), "{typed}: {found:?}");
            }
        }
        assert_eq!(read_number("10/Abwerfen"), NumberQuery::Units(vec!["10/discard"]));
        assert_eq!(read_number("10/odrzucanie"), NumberQuery::Units(vec!["10/discard"]));
        assert_eq!(read_number("10/austausch"), NumberQuery::Units(vec!["10/exchange", "10/swap"]));
    }

    #[test]
    fn what_is_no_number_is_a_word() {
        for typed in ["", "rule", "5x", "5..4", "5.5.4-", "4 favor", "5.5.4-5.5.2"] {
            assert_eq!(read_number(typed), NumberQuery::Word, "{typed}");
        }
    }
}
