//! Which verbs, links and things requests are made of. Their phrases in three languages, and the forms that grammar asks for, are
//! data: `rulebook/words/notation.tsv`.

use crate::{
    cards::Suit,
    game::{Colour, Region},
    law::{Lang, Phrases, phrases, without_fillers, words::key},
};
use std::sync::LazyLock;

macro_rules! vocabulary {
    ($(#[$about:meta])* $kind:literal $name:ident { $($variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($variant),* }

        impl $name {
            /// All of them.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Their names in the table.
            const NAMES: &'static [&'static str] = &[$($word),*];

            /// Returns its phrases.
            pub(crate) fn phrases(self) -> &'static Phrases {
                static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases($kind, $name::NAMES));
                &ROWS[self as usize]
            }

            /// Returns the usual phrase of a language.
            pub(crate) fn phrase(self, lang: Lang) -> &'static str {
                self.phrases().usual(lang)
            }
        }
    };
}

vocabulary! {
    /// What is to be done.
    "verb" Verb {
        Travel = "travel",
        SearchWorld = "search world",
        SearchDiscard = "search discard",
        Muster = "muster",
        Trade = "trade",
        Recover = "recover",
        Campaign = "campaign",
        Play = "play",
        Discard = "discard",
        Use = "use",
        Peek = "peek",
        Show = "show",
        Move = "move",
        Give = "give",
        Take = "take",
        OfferCitizenship = "offer citizenship",
        Accept = "accept",
        Exile = "exile",
        SelfExile = "self exile",
        HandTitle = "hand title",
        WakePlace = "wake place",
        WakeReturn = "wake return",
        WakeTake = "wake take",
        Act = "act",
        Rest = "rest",
        SetUp = "set up",
        Vow = "vow",
        Build = "build",
        Repair = "repair",
        ClearMap = "clear map",
        AddCards = "add cards",
        RemoveCards = "remove cards",
        ClearRelics = "clear relics",
        Rebuild = "rebuild deck",
    }
}

vocabulary! {
    /// What opens a clause of a request.
    "link" Link {
        To = "to",
        For = "for",
        Paying = "paying",
        Starting = "starting",
        Targeting = "targeting",
        With = "with",
        Defending = "defending",
        Allies = "allies",
        Placing = "placing",
        Banishing = "banishing",
        Burning = "burning",
        Discarding = "discarding",
        Taking = "taking",
        From = "from",
        Giving = "giving",
        Using = "using",
        Swapping = "swapping",
        Moving = "moving",
        Returning = "returning",
        Drawing = "drawing",
        Keeping = "keeping",
        Adding = "adding",
        Removing = "removing",
        Accepting = "accepting",
        Declining = "declining",
        Choosing = "choosing",
        At = "at",
        Sacrificing = "sacrificing",
        Losing = "losing",
        And = "and",
        Replacing = "replacing",
        Rolled = "rolled",
        Then = "then",
    }
}

vocabulary! {
    /// Things that requests name.
    "thing" Thing {
        Site = "site",
        Board = "board",
        Advisers = "advisers",
        AdvisersFacedown = "advisers facedown",
        Faceup = "faceup",
        Vision = "vision",
        Favor = "favor",
        Secrets = "secrets",
        Bandits = "bandits",
        PeoplesFavor = "peoples favor",
        DarkestSecret = "darkest secret",
        Relic = "relic",
        Reliquary = "reliquary",
        Pawn = "pawn",
        Warbands = "warbands",
        Dice = "dice",
        Top = "top",
        Bottom = "bottom",
        World = "world",
        Unknown = "unknown",
        Rest = "rest",
        Nobody = "nobody",
    }
}

vocabulary! {
    /// What a turn can be for.
    "goal" GoalWord {
        Win = "win",
        Title = "title",
        Usurper = "usurper",
        Rule = "rule",
        Hold = "hold",
        Kill = "kill",
        Most = "most",
        Force = "force",
        Relics = "relics",
        Sites = "sites",
    }
}

vocabulary! {
    /// The words of Lords of Xidit.
    "xidit" XiditWord {
        Move = "move",
        Recruit = "recruit",
        Eliminate = "eliminate",
        Wait = "wait",
        Decline = "decline",
        Reward = "reward",
        Census = "census",
        Titan = "titan",
        To = "to",
        Giving = "giving",
        Taking = "taking",
        Placing = "placing",
        Raising = "raising",
        Rewarding = "rewarding",
        Nobody = "nobody",
        Everybody = "everybody",
        In = "in",
        And = "and",
    }
}

impl Link {
    /// Returns the link with a name in the table.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|it| *it == name).map(|at| Self::ALL[at])
    }

    /// Returns its name in the table.
    pub(crate) const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Returns the thing that words spell, in any language, with or without an article.
pub(crate) fn thing(typed: &str) -> Option<Thing> {
    let called = |typed: &str| {
        let key = key(typed);
        Thing::ALL.iter().copied().find(|thing| thing.phrases().include(&key))
    };
    called(typed).or_else(|| called(without_fillers(typed)))
}

/// A noun of the table whose forms the vocabulary has.
pub(crate) trait Inflected: Copy + 'static {
    /// Returns its phrases.
    fn phrases(self) -> &'static Phrases;
}

macro_rules! inflected {
    ($($kind:literal $name:ident),*) => {$(
        impl Inflected for $name {
            fn phrases(self) -> &'static Phrases {
                static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| {
                    let names: Vec<&str> = $name::ALL.iter().map(|it| it.word()).collect();
                    phrases($kind, &names)
                });
                &ROWS[self as usize]
            }
        }
    )*};
}

inflected!("colour" Colour, "suit" Suit, "region" Region);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::name_of, law::TABLE};

    fn words(phrase: &str) -> Vec<String> {
        phrase.split(' ').map(key).collect()
    }

    /// Returns the phrases of everything there is, with a name for it.
    fn everything() -> Vec<(String, &'static Phrases)> {
        let verbs = Verb::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let links = Link::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let things = Thing::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let xidit = XiditWord::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let colours = Colour::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let suits = Suit::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let regions = Region::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let goals = GoalWord::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        verbs.chain(links).chain(things).chain(xidit).chain(colours).chain(suits).chain(regions).chain(goals).collect()
    }

    #[test]
    fn everything_has_a_phrase_in_each_language() {
        for (name, phrases) in everything() {
            for lang in Lang::ALL {
                assert!(!phrases.usual(lang).is_empty(), "{name} {lang:?}");
            }
        }
    }

    #[test]
    fn every_row_of_the_table_is_used() {
        let others = ["attack face", "defense face", "number", "filler", "ending", "speaker", "kept", "roll"];
        let own = TABLE.iter().filter(|(kind, _)| !others.contains(kind));
        assert_eq!(own.map(|(_, rows)| rows.split('\n').count()).sum::<usize>(), everything().len());
    }

    /// Returns the verb that words open.
    fn opened(typed: &str) -> Vec<Verb> {
        let words = words(typed);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let openings = Verb::ALL.iter().filter_map(|it| Some((it.phrases().open(&words, &|_| true)?, *it)));
        let all: Vec<_> = openings.collect();
        let best = all.iter().map(|(opening, _)| (opening.head > 0, opening.length)).max();
        all.iter().filter(|(opening, _)| Some((opening.head > 0, opening.length)) == best).map(|(_, verb)| *verb).collect()
    }

    #[test]
    fn every_phrase_means_one_verb() {
        for (verb, lang) in Verb::ALL.iter().flat_map(|verb| Lang::ALL.map(|lang| (*verb, lang))) {
            for phrase in verb.phrases().all(lang) {
                assert_eq!(opened(&phrase.replace('…', "3")), [verb], "{phrase}");
            }
        }
    }

    #[test]
    fn every_phrase_means_one_thing() {
        for (it, lang) in Thing::ALL.iter().flat_map(|it| Lang::ALL.map(|lang| (*it, lang))) {
            for phrase in it.phrases().all(lang) {
                assert_eq!(thing(phrase), Some(it), "{phrase}");
            }
        }
    }

    #[test]
    fn nouns_are_called_as_on_the_table() {
        for lang in Lang::ALL {
            for colour in Colour::ALL {
                assert_eq!(colour.phrases().usual(lang), colour.name(lang));
            }
            for suit in Suit::ALL {
                assert_eq!(suit.phrases().usual(lang), name_of(*suit, lang).unwrap_or_default().to_lowercase());
            }
            for region in Region::ALL {
                assert_eq!(region.phrases().usual(lang), name_of(*region, lang).unwrap_or_default().to_lowercase());
            }
        }
    }
}
