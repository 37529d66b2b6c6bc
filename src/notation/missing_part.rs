//! Which part words lack that begin an action and are none yet.

use crate::{
    game::{Colour, Setup},
    law::{Lang, words::key},
    notation::{
        error::{WordsError, WordsFault},
        read::parse,
    },
};

/// A part that an action can lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingPart {
    /// What is paid for a banner.
    Price,
    /// What is recovered.
    Recovered,
    /// What a Trade is for.
    Ware,
    /// The card that a Trade or Muster is made on.
    Card,
    /// Where the pawn goes.
    Site,
    /// What a Campaign is for.
    Targets,
    /// Whom a Campaign is against.
    Defender,
    /// Where a card is played.
    Place,
    /// What is searched.
    Pile,
}

/// The first word of a verb, what could end an action with it, and which part that would be; what stands last in an action comes
/// first here.
const ENDINGS: [(&str, &str, MissingPart); 9] = [
    ("recover", "paying 1", MissingPart::Price),
    ("recover", "relic", MissingPart::Recovered),
    ("trade", "for favor", MissingPart::Ware),
    ("trade", "longbows for favor", MissingPart::Card),
    ("muster", "longbows", MissingPart::Card),
    ("travel", "cradle-1", MissingPart::Site),
    ("campaign", "targeting cradle-1", MissingPart::Targets),
    ("campaign", "bandits targeting cradle-1", MissingPart::Defender),
    ("play", "to advisers", MissingPart::Place),
];

/// Returns which part words lack that are no action yet, and the verbs that they could begin if it is what is searched; nothing
/// if there is another reason.
#[must_use]
pub fn missing_part(action: &str, setup: &Setup, by: Option<Colour>, lang: Lang) -> Option<(MissingPart, Vec<String>)> {
    let WordsError { typed, fault, .. } = parse(action, setup, by).err()?;
    let verbs = fault.verbs(Lang::En);
    if let WordsFault::UnknownVerb { nearest } = &fault {
        let first = |words: &str| words.split_whitespace().next().map(key);
        let is_begun = nearest[lang].iter().any(|verb| first(verb) == first(&typed));
        let verbs_meant: Vec<String> = nearest[lang].iter().map(|verb| (*verb).to_owned()).collect();
        // Other words behind it are to be searched for in the books.
        let is_alone = typed.split_whitespace().count() == 1;
        let is_search = is_begun && is_alone && verbs_meant.len() > 1 && verbs.iter().all(|verb| *verb == "search");
        return is_search.then_some((MissingPart::Pile, verbs_meant));
    }
    let ends = |(verb, ending, _): &&(&str, &str, MissingPart)| {
        verbs.contains(verb) && parse(&format!("{action} {ending}"), setup, by).is_ok()
    };
    ENDINGS.iter().find(ends).map(|(_, _, part)| (*part, Vec::new()))
}
