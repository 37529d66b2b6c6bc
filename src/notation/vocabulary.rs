//! Which verbs, links and things requests are made of. Their phrases in three languages, and the forms that grammar asks for, are
//! data: `rulebook/words/notation.tsv`.

use crate::{
    game::Colour,
    law::{
        Lang,
        words::{key, without_umlaut_spelling},
    },
};
use std::{borrow::Cow, sync::LazyLock};

/// The table: kind, name, English, German, Polish.
const TABLE: &str = include_str!("../../rulebook/words/notation.tsv");

/// What a phrase is for, where it is not the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// One of it.
    One,
    /// Two to four of it, in Polish.
    Few,
    /// More of it, in Polish.
    Many,
    /// As a place where something stands.
    Locative,
    /// Towards somebody.
    Recipient,
    /// Behind `from`, or as an object.
    Genitive,
    /// Behind `with`.
    Instrumental,
}

impl Form {
    fn of(word: &str) -> Option<Self> {
        [
            ("one", Self::One),
            ("few", Self::Few),
            ("many", Self::Many),
            ("on", Self::Locative),
            ("person", Self::Recipient),
            ("of", Self::Genitive),
            ("with", Self::Instrumental),
        ]
        .into_iter()
        .find_map(|(name, form)| (name == word).then_some(form))
    }

    /// Returns the form that so many of a thing ask for.
    pub(crate) const fn counted(count: u8, lang: Lang) -> Self {
        match (lang, count) {
            (_, 1) => Self::One,
            (Lang::Pl, _) if matches!(count % 10, 2..=4) && !matches!(count % 100, 12..=14) => Self::Few,
            (Lang::En | Lang::De | Lang::Pl, _) => Self::Many,
        }
    }
}

/// A phrase, and what it is compared by.
#[derive(Debug)]
struct Phrase {
    text: &'static str,
    key: String,
    form: Option<Form>,
}

/// The phrases of one verb, link or thing, language by language.
#[derive(Debug, Default)]
pub(crate) struct Phrases([Vec<Phrase>; Lang::ALL.len()]);

impl Phrases {
    fn read(cells: [&'static str; Lang::ALL.len()]) -> Self {
        let phrase = |typed: &'static str| {
            let typed = typed.trim();
            let named = typed.split_once('=').and_then(|(form, text)| Some((Form::of(form)?, text)));
            let (form, text) = named.map_or((None, typed), |(form, text)| (Some(form), text));
            Phrase { text, key: key(text), form }
        };
        Self(cells.map(|cell| cell.split('|').map(phrase).collect()))
    }

    const fn of(&self, lang: Lang) -> &Vec<Phrase> {
        let [en, de, pl] = &self.0;
        match lang {
            Lang::En => en,
            Lang::De => de,
            Lang::Pl => pl,
        }
    }

    /// Returns all phrases of a language, the usual one first.
    pub(crate) fn all(&self, lang: Lang) -> impl Iterator<Item = &'static str> + '_ {
        self.of(lang).iter().map(|phrase| phrase.text)
    }

    /// Returns the usual phrase of a language.
    pub(crate) fn usual(&self, lang: Lang) -> &'static str {
        self.all(lang).next().unwrap_or_default()
    }

    /// Returns the phrase of a form, or the usual one.
    pub(crate) fn form(&self, lang: Lang, form: Form) -> &'static str {
        let found = self.of(lang).iter().find(|phrase| phrase.form == Some(form));
        found.map_or_else(|| self.usual(lang), |phrase| phrase.text)
    }

    /// Returns the phrase of a language in the form that an English phrase has.
    pub(crate) fn like(&self, english: &str, lang: Lang) -> Option<&'static str> {
        let found = self.of(Lang::En).iter().find(|phrase| phrase.text == english)?;
        Some(found.form.map_or_else(|| self.usual(lang), |form| self.form(lang, form)))
    }

    /// Returns how many words at the start are one of the phrases, in any language: the longest. The words are keys; a hyphen may
    /// be a blank, an umlaut may be spelled out.
    pub(crate) fn begin(&self, words: &[&str]) -> Option<usize> {
        self.0.iter().flatten().filter_map(|phrase| starts_with(words, &phrase.key)).max()
    }

    /// Returns whether a key is one of the phrases, in any language.
    pub(crate) fn include(&self, key: &str) -> bool {
        self.0.iter().flatten().any(|phrase| phrase.key == key || phrase.key == without_umlaut_spelling(key))
    }
}

fn starts_with(words: &[&str], phrase: &str) -> Option<usize> {
    let mut spelled = Cow::Borrowed(*words.first()?);
    for count in 1..=words.len() {
        if spelled == phrase || without_umlaut_spelling(&spelled) == phrase {
            return Some(count);
        }
        // An umlaut that is spelled out has one letter more.
        if spelled.len() > phrase.len() + phrase.len() / 2 {
            return None;
        }
        spelled = Cow::Owned(format!("{spelled} {}", words.get(count)?));
    }
    None
}

/// Returns the phrases of all names of a kind, in the order of the names.
fn read(kind: &str, names: &[&str]) -> Vec<Phrases> {
    let mut found: Vec<Phrases> = names.iter().map(|_| Phrases::default()).collect();
    for line in TABLE.lines() {
        let mut cells = line.split('\t');
        if cells.next() == Some(kind)
            && let (Some(name), Some(en), Some(de), Some(pl)) = (cells.next(), cells.next(), cells.next(), cells.next())
            && let Some(at) = names.iter().position(|it| *it == name)
        {
            found[at] = Phrases::read([en, de, pl]);
        }
    }
    found
}

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
                static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| read($kind, $name::NAMES));
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
        RecoverRelic = "recover relic",
        RecoverPeoplesFavor = "recover peoples favor",
        RecoverDarkestSecret = "recover darkest secret",
        Campaign = "campaign",
        Play = "play",
        Discard = "discard",
        Use = "use",
        PeekRelic = "peek relic",
        PeekReliquary = "peek reliquary",
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
        Vision = "vision",
        Favor = "favor",
        Secrets = "secrets",
        Bandits = "bandits",
        PeoplesFavor = "peoples favor",
        DarkestSecret = "darkest secret",
        Relic = "relic",
        Pawn = "pawn",
        Warbands = "warbands",
        Dice = "dice",
        Top = "top",
        Bottom = "bottom",
        World = "world",
        Nobody = "nobody",
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
        Titan = "titan",
        To = "to",
        Giving = "giving",
        Taking = "taking",
        Placing = "placing",
        Raising = "raising",
        In = "in",
        And = "and",
    }
}

impl Link {
    /// Returns its name in the table.
    pub(crate) const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Returns the thing that words spell, in any language.
pub(crate) fn thing(typed: &str) -> Option<Thing> {
    let key = key(typed);
    Thing::ALL.iter().copied().find(|thing| thing.phrases().include(&key))
}

/// Returns the phrases of a colour.
pub(crate) fn colour_phrases(colour: Colour) -> &'static Phrases {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| {
        let names: Vec<&str> = Colour::ALL.iter().map(|colour| colour.word()).collect();
        read("colour", &names)
    });
    &ROWS[colour as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(phrase: &str) -> Vec<String> {
        phrase.split(' ').map(key).collect()
    }

    /// Returns the phrases of everything there is, with a name for it.
    fn everything() -> Vec<(String, &'static Phrases)> {
        let verbs = Verb::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let links = Link::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let things = Thing::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let xidit = XiditWord::ALL.iter().map(|it| (format!("{it:?}"), it.phrases()));
        let colours = Colour::ALL.iter().map(|it| (format!("{it:?}"), colour_phrases(*it)));
        verbs.chain(links).chain(things).chain(xidit).chain(colours).collect()
    }

    #[test]
    fn everything_has_a_phrase_in_each_language() {
        for (name, phrases) in everything() {
            for lang in Lang::ALL {
                assert!(!phrases.usual(lang).is_empty(), "{name} {lang:?}");
                assert!(phrases.of(lang).iter().all(|it| !it.text.contains('=')), "{name} {lang:?}: {phrases:?}");
                assert_eq!(phrases.of(lang).first().and_then(|it| it.form), None, "{name}: the usual phrase has no form");
            }
        }
    }

    #[test]
    fn every_row_of_the_table_is_used() {
        let rows = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        assert!(rows.clone().all(|row| row.split('\t').count() == 5));
        assert_eq!(rows.count(), everything().len());
    }

    #[test]
    fn every_phrase_means_one_verb() {
        for (verb, lang) in Verb::ALL.iter().flat_map(|verb| Lang::ALL.map(|lang| (*verb, lang))) {
            for phrase in verb.phrases().all(lang) {
                let words = words(phrase);
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let meant = Verb::ALL.iter().filter(|it| it.phrases().begin(&words) == Some(words.len())).copied();
                assert_eq!(meant.collect::<Vec<Verb>>(), [verb], "{phrase}");
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
    fn colours_are_called_as_on_the_table() {
        for (colour, lang) in Colour::ALL.iter().flat_map(|it| Lang::ALL.map(|lang| (*it, lang))) {
            assert_eq!(colour_phrases(colour).usual(lang), colour.name(lang));
        }
    }
}
