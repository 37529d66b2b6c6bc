//! How actions are written: every verb and every clause of both games, each with an example that can be typed as it stands.

use super::{Schema, Speaker, phrase};
use crate::{
    cards::Suit,
    game::{
        Oath, Region, Space, Word, face_words, name_of,
        xidit::{Class, Reward, Trial},
    },
    i18n::{Family, Id, Words, family, id},
    law::Lang,
    notation::{self, ClausesOf, Part, Usage, xidit},
    odds::Side,
};
use serde::Serialize;

/// How actions are written; as JSON the document `grammar`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GrammarAnswer {
    schema: Schema,
    /// How to read it.
    pub said: String,
    /// Verbs and clauses.
    pub groups: Vec<Group>,
    /// What can be filled in.
    pub blanks: Vec<Blank>,
}

/// Verbs, or clauses that belong together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Group {
    /// The book: `oath` or `xidit`.
    pub book: &'static str,
    /// What they are.
    pub title: String,
    /// The verbs or clauses.
    pub entries: Vec<Entry>,
}

/// A verb or a clause.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Entry {
    /// How it is written.
    pub pattern: String,
    /// What it is for, where the pattern does not say it.
    pub said: Option<String>,
    /// A whole action.
    pub example: String,
}

/// Something to be filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Blank {
    /// The book: `oath` or `xidit`.
    pub book: &'static str,
    /// As it stands in the patterns.
    pub name: String,
    /// What can stand there.
    pub said: String,
}

/// Returns how the actions of both games are written.
#[must_use]
pub fn grammar(speaker: &Speaker) -> GrammarAnswer {
    let words = &speaker.words;
    let entry = |usage: Usage, said: Option<String>| Entry {
        pattern: phrase::pattern(words, usage.pattern),
        said,
        example: notation::example(usage, words.lang),
    };
    let verbs: Vec<Entry> = notation::verbs().map(|usage| entry(usage, None)).collect();
    let example = verbs.first().map(|verb| verb.example.clone()).unwrap_or_default();
    let mut groups = vec![Group { book: "oath", title: words.say(id::GRAMMAR_VERBS), entries: verbs }];
    for of in ClausesOf::ALL {
        let (title, said) = messages(of);
        let clause = |(name, usage): (&str, Usage)| entry(usage, Some(words.say(said.of(name))));
        groups.push(Group { book: "oath", title: words.say(title), entries: of.clauses().map(clause).collect() });
    }
    let order = |usage: &Usage| Entry {
        pattern: phrase::fill_blanks(words, &xidit::pattern(usage.pattern, words.lang)),
        said: None,
        example: xidit::example(*usage, words.lang),
    };
    groups.push(Group { book: "xidit", title: words.say(id::GRAMMAR_XIDIT), entries: xidit::USAGES.iter().map(order).collect() });
    GrammarAnswer {
        schema: Schema::Grammar,
        said: words.say_with(id::GRAMMAR_INTRO, &[("example", (&example).into())]),
        groups,
        blanks: blanks(words),
    }
}

/// Returns the messages about some clauses: their title, and what each is for.
const fn messages(of: ClausesOf) -> (Id, Family) {
    match of {
        ClausesOf::Most => (id::GRAMMAR_MOST, family::GRAMMAR_MOST),
        ClausesOf::Campaign => (id::GRAMMAR_CAMPAIGN, family::GRAMMAR_CAMPAIGN),
        ClausesOf::Power => (id::GRAMMAR_POWER, family::GRAMMAR_POWER),
    }
}

/// Returns the verbs of both games in a few lines, and where to read on.
#[must_use]
pub fn pointer(words: &Words) -> String {
    let oath = notation::verb_phrases(words.lang).collect::<Vec<&str>>().join(", ");
    let xidit = xidit::verb_phrases(words.lang).collect::<Vec<String>>().join(", ");
    words.say_with(id::GRAMMAR_POINTER, &[("oath", (&oath).into()), ("xidit", (&xidit).into())])
}

/// Returns everything that patterns leave to be filled in, in the order in which it comes up.
fn blanks(words: &Words) -> Vec<Blank> {
    let clauses = ClausesOf::ALL.into_iter().flat_map(ClausesOf::clauses).map(|(_, usage)| usage);
    let oath = notation::verbs().chain(clauses).map(|usage| ("oath", usage));
    let mut found: Vec<(&'static str, notation::Blank)> = Vec::new();
    for (book, usage) in oath.chain(xidit::USAGES.map(|usage| ("xidit", usage))) {
        for part in notation::parts(usage.pattern) {
            match part {
                Part::Blank(blank) if !found.contains(&(book, blank)) => found.push((book, blank)),
                Part::Blank(_) | Part::Words(_) | Part::Unknown(_) => {}
            }
        }
    }
    let blank = |(book, blank): &(&'static str, notation::Blank)| {
        let names = names(*blank, words.lang);
        let said = words.say_with(explanation(*blank)?, &[("names", (&names).into())]);
        Some(Blank { book, name: words.say(phrase::blank_name(*blank)), said })
    };
    let mut blanks: Vec<Blank> = Vec::new();
    for blank in found.iter().filter_map(blank) {
        // Only some languages tell players apart by what happens to them.
        if !blanks.contains(&blank) {
            blanks.push(blank);
        }
    }
    blanks
}

/// Returns the message that explains what can stand there; none for what explains itself or stands in no request.
const fn explanation(blank: notation::Blank) -> Option<Id> {
    use notation::Blank;
    Some(match blank {
        Blank::Site => id::GRAMMAR_BLANK_SITE,
        Blank::Card => id::GRAMMAR_BLANK_CARD,
        Blank::Relic => id::GRAMMAR_BLANK_RELIC,
        Blank::Colour => id::GRAMMAR_BLANK_COLOUR,
        Blank::Player => id::GRAMMAR_BLANK_PLAYER,
        Blank::Recipient => id::GRAMMAR_BLANK_RECIPIENT,
        Blank::Suit => id::GRAMMAR_BLANK_SUIT,
        Blank::Goal => id::GRAMMAR_BLANK_GOAL,
        Blank::Region => id::GRAMMAR_BLANK_REGION,
        Blank::Space => id::GRAMMAR_BLANK_SPACE,
        Blank::Defender => id::GRAMMAR_BLANK_DEFENDER,
        Blank::Target => id::GRAMMAR_BLANK_TARGET,
        Blank::Thing => id::GRAMMAR_BLANK_THING,
        Blank::Name => id::GRAMMAR_BLANK_NAME,
        Blank::Face => id::GRAMMAR_BLANK_FACE,
        Blank::City => id::GRAMMAR_BLANK_CITY,
        Blank::Unit => id::GRAMMAR_BLANK_UNIT,
        Blank::Reward => id::GRAMMAR_BLANK_REWARD,
        Blank::Assessment => id::GRAMMAR_BLANK_ASSESSMENT,
        Blank::Area => id::GRAMMAR_BLANK_AREA,
        Blank::Adviser | Blank::Conspiracy | Blank::Goods | Blank::Vision => return None,
    })
}

/// Returns the words that can be filled in, where they are few.
fn names(blank: notation::Blank, lang: Lang) -> String {
    use notation::Blank;
    let spelled = |english: &str| notation::pattern(english, lang);
    match blank {
        Blank::Colour | Blank::Player | Blank::Recipient => listed(notation::players(blank, lang)),
        Blank::Suit => called::<Suit>(lang),
        Blank::Region => called::<Region>(lang),
        Blank::Goal => called::<Oath>(lang),
        Blank::Space => called::<Space>(lang),
        Blank::Defender => spelled("bandits"),
        Blank::Target => spelled("peoples-favor, darkest-secret, pawn"),
        Blank::Thing => spelled("favor, secrets, warbands, peoples-favor, darkest-secret, advisers-facedown"),
        Blank::Face => {
            let faces = |side| listed(face_words(side).iter().map(|word| word[lang]));
            format!("{} / {}", faces(Side::Attacker), faces(Side::Defender))
        }
        Blank::Unit => listed(Class::all().iter().map(|it| it.said(lang))),
        Blank::Reward => listed(Reward::all().iter().map(|it| it.said(lang))),
        Blank::Assessment => listed(Trial::all().iter().map(|it| it.said(lang))),
        Blank::Adviser
        | Blank::Area
        | Blank::Card
        | Blank::City
        | Blank::Conspiracy
        | Blank::Goods
        | Blank::Name
        | Blank::Relic
        | Blank::Site
        | Blank::Vision => String::new(),
    }
}

fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<&str>>().join(", ")
}

/// Returns the names of all nouns of a kind.
fn called<T: Word>(lang: Lang) -> String {
    listed(T::all().iter().map(|it| name_of(*it, lang).unwrap_or(it.word())))
}
