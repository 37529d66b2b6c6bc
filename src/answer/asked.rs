//! Questions about what lies on the table, as people ask them in three languages (`rulebook/words/prompt.tsv`).

use super::spoken::TABLE;
use crate::{
    law::{Phrases, phrases_in, words::key},
    notation::actor,
};
use std::sync::LazyLock;

/// A question about the table; names are as they were typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableQuestion {
    /// Who rules a site.
    Rules(String),
    /// Who holds a banner, the title or a card.
    Holds(String),
    /// Where a player's pawn or a card is.
    Where(String),
    /// How much of something a player has.
    Count {
        /// Of what.
        what: Counted,
        /// The words that name the player.
        of: String,
    },
    /// How many cards are in a discard pile; the words may name its region.
    Discard(String),
}

/// What a player has some of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Warbands on the board.
    Warbands,
    /// Favor.
    Favor,
    /// Secrets that lie faceup.
    Secrets,
    /// Supply.
    Supply,
    /// Advisers.
    Advisers,
    /// Relics.
    Relics,
}

impl Counted {
    const ALL: [Self; 6] = [Self::Warbands, Self::Favor, Self::Secrets, Self::Supply, Self::Advisers, Self::Relics];

    /// Returns the key of the fact that says it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Warbands => "warbands",
            Self::Favor => "favor",
            Self::Secrets => "secrets",
            Self::Supply => "supply",
            Self::Advisers => "advisers",
            Self::Relics => "relics",
        }
    }
}

/// Returns what a line asks about the table, if it asks about it.
#[must_use]
pub fn asked_of_table(line: &str) -> Option<TableQuestion> {
    static OPENINGS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "table", &["rules", "holds", "where", "count"]));
    static PILE: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "table", &["discard"]));
    static ABOUT: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "table", &["about"]));
    static GOODS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "good", &Counted::ALL.map(Counted::key)));
    let words: Vec<&str> = line.trim().trim_end_matches(['?', '!', ' ']).split_whitespace().collect();
    let keys: Vec<String> = words.iter().map(|word| key(word)).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let begun = OPENINGS.iter().enumerate().filter_map(|(at, row)| Some((row.begin(&keys)?, at)));
    let (count, opening) = begun.max()?;
    let rest = || words[count..].join(" ");
    let about = match opening {
        0 => TableQuestion::Rules(rest()),
        1 => TableQuestion::Holds(rest()),
        2 => TableQuestion::Where(rest()),
        _ => {
            if (count..words.len()).any(|at| PILE[0].begin(&keys[at..]).is_some()) {
                return Some(TableQuestion::Discard(rest()));
            }
            let said = (count..words.len()).find_map(|at| {
                let what = GOODS.iter().position(|row| row.begin(&keys[at..]).is_some())?;
                Some((at, Counted::ALL[what]))
            });
            let (at, what) = said?;
            let others: Vec<&str> = words[count..at].iter().chain(&words[at + 1..]).copied().collect();
            // Whoever asks what something costs asks for no count.
            let is_about = |word: &&str| ABOUT[0].begin(&[key(word).as_str()]).is_some() || actor(&format!("{word}:")).is_some();
            if !others.iter().all(is_about) {
                return None;
            }
            return Some(TableQuestion::Count { what, of: others.join(" ") });
        }
    };
    (count < words.len()).then_some(about)
}

/// Returns whether words speak of whoever asks.
#[must_use]
pub fn speaks_of_oneself(words: &str) -> bool {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "table", &["me"]));
    words.split_whitespace().any(|word| ROWS[0].begin(&[key(word).as_str()]).is_some())
}

/// Returns the key under which facts tell of a banner or of the title, if words name one.
#[must_use]
pub fn banner_or_title(words: &str) -> Option<&'static str> {
    const KEYS: [&str; 3] = ["peoples-favor", "darkest-secret", "title"];
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "held", &KEYS));
    let keys: Vec<String> = words.split_whitespace().map(key).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let names = |row: &Phrases| (0..keys.len()).any(|at| row.begin(&keys[at..]) == Some(keys.len() - at));
    ROWS.iter().position(names).map(|at| KEYS[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_about_the_table_are_known_in_each_language() {
        for (line, asked) in [
            ("who rules the plains?", TableQuestion::Rules("the plains".to_owned())),
            ("wer herrscht über die Ebene", TableQuestion::Rules("die Ebene".to_owned())),
            ("kto rządzi na Równinie?", TableQuestion::Rules("Równinie".to_owned())),
            ("where is blue", TableQuestion::Where("blue".to_owned())),
            ("wo ist Blau?", TableQuestion::Where("Blau".to_owned())),
            ("gdzie jest niebieski", TableQuestion::Where("niebieski".to_owned())),
            (
                "how many warbands does blue have?",
                TableQuestion::Count { what: Counted::Warbands, of: "does blue have".to_owned() },
            ),
            ("wie viel Gunst hat Blau", TableQuestion::Count { what: Counted::Favor, of: "hat Blau".to_owned() }),
            ("ile mam zaopatrzenia", TableQuestion::Count { what: Counted::Supply, of: "mam".to_owned() }),
        ] {
            assert_eq!(asked_of_table(line), Some(asked), "{line}");
        }
        for line in ["who rules", "how many warbands", "where can I travel?", "wie viel kostet es zu reisen", "kto wygrywa"] {
            let asked = asked_of_table(line);
            assert!(asked.is_none() || matches!(asked, Some(TableQuestion::Count { .. } | TableQuestion::Where(_))), "{line}");
        }
        assert_eq!(banner_or_title("the People's Favor"), Some("peoples-favor"));
        assert_eq!(banner_or_title("das Dunkelste Geheimnis"), Some("darkest-secret"));
        assert_eq!(banner_or_title("tytuł"), Some("title"));
    }
}
