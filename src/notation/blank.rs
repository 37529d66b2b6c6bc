//! What a pattern leaves to be filled in. In patterns it stands in capitals: `travel SITE`. A number is `N`, in every language.

use lawspeaker_vocabulary::word_enum;

word_enum! {
    /// Something to be filled in.
    Blank {
        /// An adviser.
        Adviser = "ADVISER",
        /// A region of Lords of Xidit.
        Area = "AREA",
        /// An assessment of Lords of Xidit.
        Assessment = "ASSESSMENT",
        /// A card.
        Card = "CARD",
        /// A city of Lords of Xidit.
        City = "CITY",
        /// A player.
        Colour = "COLOUR",
        /// The Conspiracy.
        Conspiracy = "CONSPIRACY",
        /// Who is attacked.
        Defender = "DEFENDER",
        /// A face of a die.
        Face = "FACE",
        /// A goal.
        Goal = "GOAL",
        /// What can be counted: favor, warbands.
        Goods = "GOODS",
        /// A player, a suit, a site, a region or a space.
        Name = "NAME",
        /// A player, of whom something is.
        Player = "PLAYER",
        /// A player, to whom something is given.
        Recipient = "RECIPIENT",
        /// A region.
        Region = "REGION",
        /// A relic.
        Relic = "RELIC",
        /// A reward of Lords of Xidit.
        Reward = "REWARD",
        /// A site.
        Site = "SITE",
        /// A space of the Imperial Reliquary.
        Space = "SPACE",
        /// A suit.
        Suit = "SUIT",
        /// What is fought for.
        Target = "TARGET",
        /// What changes hands.
        Thing = "THING",
        /// A unit of Lords of Xidit.
        Unit = "UNIT",
        /// A Vision.
        Vision = "VISION",
    }
}

/// A part of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// Words that stay as they are.
    Words(&'a str),
    /// Something to be filled in.
    Blank(Blank),
    /// Capitals that are nothing to be filled in: a mistake in the pattern.
    Unknown(&'a str),
}

/// Returns the parts of a pattern, whatever its language.
pub fn parts(pattern: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = pattern;
    std::iter::from_fn(move || {
        let is_capital = rest.chars().next()?.is_ascii_uppercase();
        let end = rest.find(|letter: char| letter.is_ascii_uppercase() != is_capital).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        rest = after;
        let is_words = !is_capital || part == "N";
        Some(if is_words { Part::Words(part) } else { Blank::from_word(part).map_or(Part::Unknown(part), Part::Blank) })
    })
}

/// Returns the words of a pattern before anything that is to be filled in or chosen.
#[must_use]
pub fn opening(pattern: &str) -> &str {
    pattern.split(|letter: char| letter.is_ascii_uppercase() || letter == '|').next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_words_and_blanks() {
        let found: Vec<Part<'_>> = parts("placing N at SITE,...").collect();
        let words = [Part::Words("placing "), Part::Words("N"), Part::Words(" at ")];
        assert_eq!(found, [words.as_slice(), &[Part::Blank(Blank::Site), Part::Words(",...")]].concat());
        assert_eq!(parts("use CRAD").last(), Some(Part::Unknown("CRAD")));
        assert_eq!(parts("").count(), 0);
        assert_eq!([opening("placing N at SITE,..."), opening("adding|removing")], ["placing", "adding"]);
    }
}
