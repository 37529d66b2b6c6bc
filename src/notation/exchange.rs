//! Exchanges §7.6.3 one after the other, as words: `with blue giving 2 favor taking map then purple with blue giving 1 secret
//! taking 3 favor`. Whoever stands right after `then` gives first; nobody there is the player who acts.

use crate::{
    game::{Colour, Setup},
    law::Lang,
    notation::{
        names,
        parse::{WordsError, apart, listed, optional},
        verbs::Link,
        wares::{Ware, wares},
    },
};

/// The links of an exchange: behind `then` they belong to it.
pub(crate) const EXCHANGE: [Link; 3] = [Link::With, Link::Giving, Link::Taking];
const PATTERN: &str = "then [COLOUR] with COLOUR giving|taking THING,...";

/// What two players exchange.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// Who gives `giving`, if it is not whoever acts.
    pub by: Option<Colour>,
    /// With whom.
    pub with: Vec<Colour>,
    /// What is given.
    pub giving: Vec<Ware>,
    /// What is taken.
    pub taking: Vec<Ware>,
}

impl Exchange {
    /// Returns whether nothing is said of it.
    pub fn is_unsaid(&self) -> bool {
        *self == Self::default()
    }
}

/// Reads an exchange behind `then`.
pub(crate) fn exchange(setup: &Setup, text: &str) -> Result<Exchange, WordsError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (head, parts) = apart(&words, &EXCHANGE);
    if parts.is_empty() {
        return Err(WordsError::Incomplete { pattern: PATTERN });
    }
    let mut exchange = Exchange { by: optional(Some(head), names::colour)?, ..Exchange::default() };
    for (link, text) in parts {
        match link {
            Link::Giving => exchange.giving = wares(setup, &text)?,
            Link::Taking => exchange.taking = wares(setup, &text)?,
            _ => exchange.with = colours(&text)?,
        }
    }
    Ok(exchange)
}

/// Reads colours between commas.
pub(crate) fn colours(text: &str) -> Result<Vec<Colour>, WordsError> {
    listed(text).map(|name| names::colour(name).map_err(WordsError::Name)).collect()
}

/// Returns choices with the links of a language; the names stay as they were typed.
pub(crate) fn spelled(typed: &str, links: &[Link], lang: Lang) -> String {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (head, parts) = apart(&words, links);
    let parts = parts.into_iter().map(|(link, text)| said(link, &text, lang));
    let all: Vec<String> = std::iter::once(head).chain(parts).collect();
    all.join(" ").trim().to_owned()
}

/// Returns a link of a language with what follows it.
pub(crate) fn said(link: Link, text: &str, lang: Lang) -> String {
    let text = if link == Link::Then { spelled(text, &EXCHANGE, lang) } else { text.to_owned() };
    format!("{} {text}", link.phrase(lang)).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse, print};

    #[test]
    fn law_7_6_3_exchanges_are_heard_in_three_languages() {
        let setup = Setup::default();
        let heard = |said: &str| parse(said, &setup).map(|asked| print(&asked, Lang::En, false));
        let meant = "play the-gathering to site with blue giving 2 favor taking map then purple with blue giving 1 secret";
        for said in [
            "play The Gathering to site with blue giving 2 favor taking map and then purple with blue giving 1 secret",
            "spielen the gathering zu ort mit blue dafür geben 2 favor dafür nehmen map dann purple mit blue dafür geben 1 secret",
            "zagraj the gathering na obszar z blue dając 2 favor biorąc map potem purple z blue dając 1 secret",
        ] {
            assert_eq!(heard(said).as_deref(), Ok(meant));
        }
    }

    #[test]
    fn colours_are_heard_in_their_case() {
        let setup = Setup::default();
        let chosen = crate::notation::read_choices(&setup, "przemieszczając niebieskiego z niebieskim dając 1 favor");
        assert_eq!(chosen.map(|it| (it.pawns, it.with)), Ok((vec![Colour::Blue], vec![Colour::Blue])));
    }

    #[test]
    fn law_7_6_3_every_exchange_is_read_in_its_order() {
        let setup = Setup::default();
        let typed = "then blue with red giving 1 favor moving blue then with purple taking map,advisers-facedown using scouts";
        let asked = parse(&format!("play the gathering to site {typed}"), &setup);
        assert_eq!(asked.as_ref().map(|asked| asked.using.len()), Ok(1), "{asked:?}");
        let chosen = crate::notation::read_choices(&setup, typed.trim_end_matches(" using scouts"));
        let said = chosen.as_ref().map(|it| it.then.iter().map(|it| (it.by, it.with.len(), it.taking.len())).collect::<Vec<_>>());
        assert_eq!(said, Ok(vec![(Some(Colour::Blue), 1, 0), (None, 1, 2)]));
        assert_eq!(chosen.map(|it| it.pawns), Ok(vec![Colour::Blue]));
    }

    #[test]
    fn law_7_6_3_what_is_no_exchange_is_not_passed_over() {
        let setup = Setup::default();
        for typed in [
            "play the gathering to site then",
            "play the gathering to site then blue",
            "play the gathering to site then blue with red giving 1 favor giving 2 favor",
            "use tinkers-fair with blue giving 1 favor taking map then with red giving 1 favor",
        ] {
            assert!(parse(typed, &setup).is_err(), "{typed}");
        }
    }
}
