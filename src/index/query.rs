//! A query as typed: words, numbers, "phrases", -excluded words, and `in:`, `is:`, `cites:`, `suit:` and others to
//! narrow it.

use super::card_filter::{CardFilter, FILTER_NAMES, card_filter_values, parse_filter};
use crate::law::{Book, Lang, NumberQuery, read_number_in, words};
use lawspeaker_vocabulary::word_enum;

/// The most words that are read of a query.
const MAX_WORDS: usize = 32;
/// The longest word that is read, in bytes.
const MAX_WORD_BYTES: usize = 60;

word_enum! {
    /// The kind of a document, with its word for `in:`.
    Kind {
        /// A section of the Law.
        Section = "section",
        /// A term.
        Term = "term",
        /// A card.
        Card = "card",
        /// A difference between the printings.
        Divergence = "divergence",
        /// A ruling on cards or sections.
        Ruling = "ruling",
    }
}

/// A query, parsed but not yet understood.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The book that is searched.
    pub book: Book,
    /// The words, in order.
    pub words: Vec<String>,
    /// Where a part of the sentence begins, as places among the words: after a comma, a full stop and the like.
    pub clauses: Vec<usize>,
    /// The phrases in quotation marks, each a list of words.
    pub phrases: Vec<Vec<String>>,
    /// The words that must not occur.
    pub excluded: Vec<String>,
    /// The section numbers.
    pub numbers: Vec<&'static str>,
    /// The kinds that are wanted; all if empty.
    pub kinds: Vec<Kind>,
    /// The sections that a hit must cite, all of them.
    pub cites: Vec<&'static str>,
    /// The languages whose references and Imperial marks count; that of the search if empty.
    pub langs: Vec<Lang>,
    /// Whether only Imperial rules are wanted.
    pub imperial: bool,
    /// The conditions on cards: one of each list must hold.
    pub cards: Vec<Vec<CardFilter>>,
    /// The conditions that must not hold for a card.
    pub excluded_cards: Vec<CardFilter>,
    /// The keys of all words, common words and phrases included, to compare with card names.
    pub keys: Vec<String>,
    /// The unknown numbers and filters.
    pub ignored: Vec<String>,
}

impl Query {
    /// Parses a query to the Law.
    #[must_use]
    pub fn parse(typed: &str) -> Self {
        Self::parse_in(Book::Oath, typed)
    }

    /// Parses a query to a book. A bare figure is the number of a chapter only when nothing else is asked. Nothing typed is ever
    /// a syntax error.
    #[must_use]
    pub fn parse_in(book: Book, typed: &str) -> Self {
        let mut query = Self { book, ..Self::default() };
        let mut rest = typed.trim_start();
        while let Some(first) = rest.chars().next() {
            if query.words.len() + query.phrases.len() + query.excluded.len() >= MAX_WORDS {
                break;
            }
            if is_quote(first) {
                let inside = &rest[first.len_utf8()..];
                let end = inside.find(is_quote).unwrap_or(inside.len());
                add_phrase(&inside[..end], &mut query);
                rest = inside[end..].trim_start_matches(is_quote);
            } else {
                let end = rest.find(|letter: char| letter.is_whitespace() || is_quote(letter)).unwrap_or(rest.len());
                add_piece(&rest[..end], &mut query);
                rest = &rest[end..];
            }
            rest = rest.trim_start();
        }
        if query.words.len() + query.phrases.len() > 0 {
            let (numbers, figures) = query.numbers.iter().partition(|number| number.contains(['.', '/']));
            query.numbers = numbers;
            query.words.extend(figures.into_iter().map(|figure: &str| figure.to_owned()));
        }
        query
    }

    /// Returns whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let has_no_words = self.words.is_empty() && self.phrases.is_empty() && self.numbers.is_empty();
        has_no_words && self.cites.is_empty() && self.cards.is_empty() && self.kinds.is_empty() && !self.imperial
    }
}

const fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '„' | '“' | '”' | '«' | '»')
}

fn add_phrase(inside: &str, query: &mut Query) {
    let words = split_words(inside);
    add_keys(inside, query);
    match words.len() {
        0 => {}
        1 => query.words.extend(words),
        _ => query.phrases.push(words),
    }
}

fn add_piece(piece: &str, query: &mut Query) {
    if let Some(excluded) = piece.strip_prefix(['-', '−']) {
        match excluded.split_once(':').filter(|(filter, _)| is_filter(filter)) {
            Some((filter, value)) => add_excluding_filter(filter, value, query),
            None => query.excluded.extend(split_words(excluded)),
        }
    } else if let Some((filter, value)) = piece.split_once(':').filter(|(filter, _)| is_filter(filter)) {
        add_filter(filter, value, query);
    } else {
        match read_number_in(query.book, piece.trim_end_matches([',', ';', '?', '!', ':'])) {
            NumberQuery::Units(numbers) => query.numbers.extend(numbers),
            NumberQuery::NoSuch(number) if number.contains('.') => query.ignored.push(number),
            NumberQuery::NoSuch(_) | NumberQuery::Word => {
                query.words.extend(split_words(piece));
                add_keys(piece, query);
                if piece.ends_with([',', ';', '.', ':', '?', '!', '–', '-']) {
                    query.clauses.push(query.words.len());
                }
            }
        }
    }
}

/// Returns the values that a filter takes; none if there is no such filter, or it takes numbers.
#[must_use]
pub fn filter_values(name: &str) -> Vec<&'static str> {
    let mut values = match name {
        "is" => vec!["imperial"],
        "in" => Kind::ALL.iter().map(|kind| kind.word()).collect(),
        _ => Vec::new(),
    };
    values.extend(card_filter_values(name));
    values
}

fn is_filter(word: &str) -> bool {
    ["in", "is", "cites"].contains(&word) || FILTER_NAMES.contains(&word)
}

fn add_keys(piece: &str, query: &mut Query) {
    if piece.len() <= MAX_WORD_BYTES {
        query.keys.extend(words::key(piece).split(' ').filter(|word| !word.is_empty()).map(str::to_owned));
    }
}

/// Adds a filter for what is not wanted; only filters on cards can be negated.
fn add_excluding_filter(filter: &str, value: &str, query: &mut Query) {
    for value in value.split(',') {
        match parse_filter(filter, value) {
            Some(filter) => query.excluded_cards.push(filter),
            None => query.ignored.push(format!("-{filter}:{}", value.chars().take(MAX_WORD_BYTES).collect::<String>())),
        }
    }
}

fn add_filter(filter: &str, value: &str, query: &mut Query) {
    let mut is_known = true;
    let cards: Vec<CardFilter> = value.split(',').filter_map(|value| parse_filter(filter, value)).collect();
    if !cards.is_empty() {
        query.cards.push(cards);
    }
    for value in value.split(',').filter(|value| parse_filter(filter, value).is_none()) {
        match filter {
            "in" => match Kind::from_word(value) {
                Some(kind) => query.kinds.push(kind),
                None => is_known = false,
            },
            "is" if value == "imperial" => query.imperial = true,
            "cites" => match read_number_in(query.book, value) {
                NumberQuery::Units(numbers) => query.cites.extend(numbers),
                NumberQuery::NoSuch(_) | NumberQuery::Word => is_known = false,
            },
            _ => is_known = false,
        }
    }
    if !is_known {
        query.ignored.push(format!("{filter}:{}", value.chars().take(MAX_WORD_BYTES).collect::<String>()));
    }
}

/// Returns the words of a piece; an English `'s` belongs to its word, and `n't` makes one common word.
fn split_words(piece: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in piece.split(|letter: char| !letter.is_alphanumeric() && !is_apostrophe(letter)) {
        let word = word.trim_matches(is_apostrophe);
        let (head, tail) = word.split_once(is_apostrophe).unwrap_or((word, ""));
        let parts = match tail {
            "t" if head.ends_with('n') => [word, ""],
            "" | "s" | "d" | "m" | "re" | "ve" | "ll" => [head, ""],
            _ => [head, tail],
        };
        let parts = parts.into_iter().filter(|part| !part.is_empty() && part.len() <= MAX_WORD_BYTES);
        words.extend(parts.map(|part| part.replace(is_apostrophe, "")).take(MAX_WORDS - words.len().min(MAX_WORDS)));
    }
    words
}

const fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '’' | '‘')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_phrases_exclusions_and_filters_are_recognized() {
        let query = Query::parse("sacrifice \"attack pool\" -bandits 5.5.4 in:term is:imperial cites:5.5.3 8.3.5.2? people's");
        assert_eq!(query.words, ["sacrifice", "people"]);
        assert_eq!(query.phrases, [["attack", "pool"]]);
        assert_eq!(query.excluded, ["bandits"]);
        assert_eq!(query.numbers, ["5.5.4", "8.3.5.2"]);
        assert_eq!((query.kinds, query.cites, query.imperial), (vec![Kind::Term], vec!["5.5.3"], true));
        assert!(query.ignored.is_empty());
    }

    #[test]
    fn apostrophes_do_not_make_words() {
        assert_eq!(Query::parse("can't won't tinker's they're").words, ["cant", "wont", "tinker", "they"]);
        assert_eq!(Query::parse("isn’t 'favor' l'oath").words, ["isnt", "favor", "l", "oath"]);
        assert!(Query::parse("'' ' ’’’").words.is_empty());
    }

    #[test]
    fn a_figure_among_words_is_no_chapter() {
        assert_eq!(Query::parse("5").numbers, ["5"]);
        assert_eq!(
            (Query::parse("5 players").numbers, Query::parse("5 players").words),
            (vec![], vec!["players".to_owned(), "5".to_owned()])
        );
    }

    #[test]
    fn filters_on_cards_are_alternatives_within_and_conditions_among_each_other() {
        use crate::cards::{Restriction, Suit};
        let query = Query::parse("suit:order,Wildnis cost:secret is:locked at:site power:battle-plan");
        let expected = [
            vec![CardFilter::Suit(Suit::Order), CardFilter::Suit(Suit::Beast)],
            vec![CardFilter::CostsSecrets],
            vec![CardFilter::Locked],
            vec![CardFilter::Only(Restriction::SiteOnly)],
            vec![CardFilter::BattlePlan],
        ];
        assert_eq!(query.cards, expected);
        assert!(query.ignored.is_empty() && !query.is_empty());
        assert_eq!(Query::parse("suit:blue at:sea").ignored, ["suit:blue", "at:sea"]);
    }

    #[test]
    fn what_cannot_be_used_is_kept() {
        assert_eq!(Query::parse("5.5.9 is:green in:hats cites:x").ignored, ["5.5.9", "is:green", "in:hats", "cites:x"]);
        let query = Query::parse("suit:beast -is:locked -cost:secret,favor -in:term");
        assert_eq!(query.excluded_cards, [CardFilter::Locked, CardFilter::CostsSecrets, CardFilter::CostsFavor]);
        assert_eq!((query.excluded.len(), query.ignored), (0, vec!["-in:term".to_owned()]));
    }

    #[test]
    fn hostile_queries_are_only_queries() {
        assert_eq!(Query::parse("\"unbalanced quote").phrases, [["unbalanced", "quote"]]);
        assert!(Query::parse("\" \" - -- \u{0} \u{202e} :::").is_empty());
        assert!(Query::parse(&"word ".repeat(200_000)).words.len() <= MAX_WORDS);
        assert!(Query::parse(&"x".repeat(1_000_000)).is_empty());
    }
}
