//! When a section applies, where that is not always: what decides the end of round eight decides nothing before.

use crate::law::{Book, Unit};

/// Sections with the message that says when they and their parts apply, the narrower before the wider.
const TIMES: [(&str, &str); 9] = [
    ("1", "search-when-setup"),
    ("3.1", "search-when-wake"),
    ("3.2", "search-when-wake"),
    ("3.3.1", "search-when-empire-wins"),
    ("3.3", "search-when-middle-rounds"),
    ("3.4", "search-when-last-round"),
    ("4.1", "search-when-wake"),
    ("4.3", "search-when-rest"),
    ("8", "search-when-chronicle"),
];

/// Returns the message that says when a section applies; none if it applies at any time.
pub fn when(unit: &Unit) -> Option<&'static str> {
    let is_part = |of: &str| unit.number.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '/']));
    TIMES.iter().find(|(number, _)| is_part(number)).map(|(_, message)| *message).filter(|_| unit.book == Book::Oath)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law;

    #[test]
    fn law_3_4_2_applies_only_when_round_eight_ends() {
        let at = |number: &str| law::unit(number).and_then(when);
        assert_eq!(at("3.4.2"), Some("search-when-last-round"));
        assert_eq!((at("3.3"), at("3.3.1")), (Some("search-when-middle-rounds"), Some("search-when-empire-wins")));
        assert_eq!(
            (at("4.1.1.II"), at("8.3.5.7"), at("1.19/box")),
            (Some("search-when-wake"), Some("search-when-chronicle"), Some("search-when-setup"))
        );
        assert_eq!((at("5.6.1"), at("2.11"), at("10/rule"), at("3")), (None, None, None, None));
    }
}
