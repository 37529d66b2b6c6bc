//! When a section applies, where that is not always: what decides the end of round eight decides nothing before.

use crate::{
    i18n::{Id, id},
    law::{Book, Unit},
};

/// Sections with the message that says when they and their parts apply, the narrower before the wider.
const TIMES: [(&str, Id); 9] = [
    ("1", id::SEARCH_WHEN_SETUP),
    ("3.1", id::SEARCH_WHEN_WAKE),
    ("3.2", id::SEARCH_WHEN_WAKE),
    ("3.3.1", id::SEARCH_WHEN_EMPIRE_WINS),
    ("3.3", id::SEARCH_WHEN_MIDDLE_ROUNDS),
    ("3.4", id::SEARCH_WHEN_LAST_ROUND),
    ("4.1", id::SEARCH_WHEN_WAKE),
    ("4.3", id::SEARCH_WHEN_REST),
    ("8", id::SEARCH_WHEN_CHRONICLE),
];

/// Returns the message that says when a section applies; none if it applies at any time.
pub fn when(unit: &Unit) -> Option<Id> {
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
        assert_eq!(at("3.4.2"), Some(id::SEARCH_WHEN_LAST_ROUND));
        assert_eq!((at("3.3"), at("3.3.1")), (Some(id::SEARCH_WHEN_MIDDLE_ROUNDS), Some(id::SEARCH_WHEN_EMPIRE_WINS)));
        assert_eq!(
            (at("4.1.1.II"), at("8.3.5.7"), at("1.19/box")),
            (Some(id::SEARCH_WHEN_WAKE), Some(id::SEARCH_WHEN_CHRONICLE), Some(id::SEARCH_WHEN_SETUP))
        );
        assert_eq!((at("5.6.1"), at("2.11"), at("10/rule"), at("3")), (None, None, None, None));
    }
}
