//! Every verb and every clause with its pattern and an example. Requests are read by the same tables, and errors show the same
//! patterns, so that nothing can be typed that is not told here.

use crate::{
    game::Setup,
    law::Lang,
    notation::{
        print::print,
        read::{ANY_CLAUSES, campaign::CLAUSES as CAMPAIGN_CLAUSES, parse, power::CLAUSES as POWER_CLAUSES, usages},
        usage::{ClauseUsage, Usage},
        vocabulary::Verb,
    },
};

/// Requests that share clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClausesOf {
    /// Most requests.
    Most,
    /// A Campaign §5.5.
    Campaign,
    /// A power that is used §7.1.3, or a card that is played.
    Power,
}

impl ClausesOf {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Most, Self::Campaign, Self::Power];

    /// Returns the names of its clauses and how they are written.
    pub fn clauses(self) -> impl Iterator<Item = (&'static str, Usage)> {
        let clauses: &[ClauseUsage] = match self {
            Self::Most => &ANY_CLAUSES,
            Self::Campaign => &CAMPAIGN_CLAUSES,
            Self::Power => &POWER_CLAUSES,
        };
        clauses.iter().map(|clause| (clause.link.name(), clause.usage))
    }
}

/// Returns how every verb is written.
pub fn verbs() -> impl Iterator<Item = Usage> {
    Verb::ALL.iter().flat_map(|verb| usages(*verb)).copied()
}

/// Returns an example in the words of a language.
#[must_use]
pub fn example(usage: Usage, lang: Lang) -> String {
    parse(usage.example, &Setup::default(), None).map_or_else(|_| usage.example.to_owned(), |asked| print(&asked, lang, true))
}

/// Returns every verb in the words of a language.
pub fn verb_phrases(lang: Lang) -> impl Iterator<Item = &'static str> {
    Verb::ALL.iter().map(move |verb| verb.phrase(lang))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Part, parts, pattern, read::links as links_of, vocabulary::Link};

    fn everything() -> Vec<Usage> {
        verbs().chain(ClausesOf::ALL.into_iter().flat_map(ClausesOf::clauses).map(|(_, usage)| usage)).collect()
    }

    /// Returns the words of a text.
    fn contains(text: &str, phrase: &str) -> bool {
        format!(" {} ", text.replace(['[', ']', '|'], " ")).contains(&format!(" {phrase} "))
    }

    #[test]
    fn every_example_is_a_request_in_each_language() {
        let setup = Setup::default();
        for usage in everything() {
            let asked = parse(usage.example, &setup, None);
            assert!(asked.is_ok(), "{}: {asked:?}", usage.example);
            for lang in Lang::ALL {
                let example = example(usage, lang);
                assert_eq!(parse(&example, &setup, None), asked, "{example}");
                assert!(
                    !example.contains(['\'', '"', '(', ')', '&', ';', '|', '<', '>', '$', '*', '?', '!', '#', '`']),
                    "{example}"
                );
            }
        }
    }

    #[test]
    fn every_example_shows_its_clause() {
        for group in ClausesOf::ALL {
            for (name, usage) in group.clauses() {
                let link = Link::ALL.iter().find(|link| link.name() == name).expect(name);
                assert!(contains(usage.pattern, link.phrase(Lang::En)), "{name}: {}", usage.pattern);
                for lang in Lang::ALL {
                    let said = example(usage, lang);
                    let shown = link.phrases().all(lang).any(|phrase| contains(&said, phrase));
                    assert!(shown, "{name}: {said}");
                }
            }
        }
    }

    #[test]
    fn every_clause_of_a_verb_is_told() {
        let of = |group: ClausesOf| group.clauses().map(|(name, _)| name).collect::<Vec<_>>();
        for verb in Verb::ALL.iter().filter(|verb| !matches!(verb, Verb::Use | Verb::Play)) {
            let shared = of(if *verb == Verb::Campaign { ClausesOf::Campaign } else { ClausesOf::Most });
            for link in links_of(*verb) {
                let own = usages(*verb).iter().any(|usage| contains(usage.pattern, link.phrase(Lang::En)));
                // `build great spire on longbows` is another way to say `replacing`.
                let same = matches!((verb, link), (Verb::Build, Link::At));
                assert!(own || same || shared.contains(&link.name()), "{verb:?} {link:?}");
            }
        }
    }

    #[test]
    fn patterns_have_words_in_each_language() {
        for usage in everything() {
            assert!(!parts(usage.pattern).any(|part| matches!(part, Part::Unknown(_))), "{}", usage.pattern);
            for lang in [Lang::De, Lang::Pl] {
                let said = pattern(usage.pattern, lang);
                assert_ne!(said, usage.pattern, "{lang:?}");
            }
        }
    }
}
