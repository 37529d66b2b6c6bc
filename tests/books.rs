//! The two other books: what is served is what is written down, both languages say the same things, every reference
//! leads somewhere, and every name finds its term.

use lawspeaker::{
    index::{Content, Query, documents, search},
    law::{Book, Contents as _, Found, Lang, Unit, cited_by, read_number_in, words},
};
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

const OTHERS: [Book; 2] = [Book::Xidit, Book::Dominion];

type Table = BTreeMap<String, toml::Table>;

fn read<T: for<'a> Deserialize<'a>>(path: &str) -> T {
    toml::from_str(&fs::read_to_string(path).expect(path)).expect(path)
}

fn chapters(lang: Lang) -> Table {
    let folder = format!("rulebook/xidit/{}", lang.code());
    let mut all = Table::new();
    for path in fs::read_dir(&folder).expect(&folder).flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with(|first: char| first.is_ascii_digit()) {
            all.append(&mut read(&path.display().to_string()));
        }
    }
    all
}

fn text<'a>(table: &'a toml::Table, key: &str) -> &'a str {
    table.get(key).and_then(toml::Value::as_str).unwrap_or_default().trim()
}

fn list<'a>(table: &'a toml::Table, key: &str) -> Vec<&'a str> {
    table.get(key).and_then(toml::Value::as_array).into_iter().flatten().filter_map(toml::Value::as_str).collect()
}

#[test]
fn xidit_is_served_as_it_is_written() {
    for lang in [Lang::De, Lang::En] {
        let written = chapters(lang);
        assert_eq!(written.len(), Book::Xidit.units().len(), "{}", lang.code());
        for unit in Book::Xidit.units() {
            let own = &written[unit.number];
            let served = unit.text(lang);
            assert_eq!((served.title, served.text), (text(own, "title"), text(own, "text")), "{}", unit.number);
            assert!(served.text.len() > 10, "{}", unit.number);
        }
    }
    for unit in Book::Xidit.units() {
        assert_eq!(unit.text(Lang::Pl).text, unit.text(Lang::En).text, "English stands in for Polish");
    }
}

#[test]
fn glossaries_are_served_as_they_are_written() {
    assert_eq!((Book::Xidit.terms().len(), Book::Dominion.terms().len()), (78, 72));
    for book in OTHERS {
        let kinds: Table = read(&format!("rulebook/{}/terms.toml", book.key()));
        for lang in [Lang::De, Lang::En] {
            let written: Table = read(&format!("rulebook/{}/{}/terms.toml", book.key(), lang.code()));
            for term in book.terms() {
                let own = &written[term.key];
                let names: Vec<&str> = [term.name(lang)].iter().chain(term.variants(lang)).copied().collect();
                assert_eq!(names, list(&kinds[term.key], lang.code()), "{}", term.key);
                assert_eq!(term.aliases(lang), list(own, "aliases"), "{}", term.key);
                let meaning = if book == Book::Dominion { "rule" } else { "definition" };
                assert_eq!(term.definition(lang), text(own, meaning), "{}", term.key);
                assert_eq!(term.special(lang), list(own, "special"), "{}", term.key);
                assert_eq!(term.examples(lang), list(own, "examples"), "{}", term.key);
            }
        }
        for term in book.terms() {
            let see: Vec<&str> = term.see().map(|other| other.key).collect();
            assert_eq!(see, list(&kinds[term.key], "see"), "{}", term.key);
            assert_eq!(term.places, list(&kinds[term.key], "where"), "{}", term.key);
            assert!(!term.definition(Lang::De).is_empty() || !see.is_empty(), "{} says nothing", term.key);
        }
    }
}

/// Returns the numbers in brackets that hold nothing but numbers.
fn references(text: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(['(', '[']) {
        let inside = &text[at + 1..];
        let inside = &inside[..inside.find([')', ']', '(', '[']).unwrap_or(0)];
        let pieces = inside.split(',').map(str::trim);
        let is_number = |piece: &str| piece.starts_with(|first: char| first.is_ascii_digit()) && !piece.contains(' ');
        if pieces.clone().all(is_number) {
            found.extend(pieces);
        }
    }
    found
}

#[test]
fn references_in_the_words_of_xidit_are_those_of_the_data() {
    for unit in Book::Xidit.units() {
        let expected: BTreeSet<&str> = unit.cites.iter().map(lawspeaker::law::Citation::target).collect();
        for lang in [Lang::De, Lang::En] {
            assert_eq!(references(unit.text(lang).text), expected, "{} in {}", unit.number, lang.code());
        }
        for other in expected {
            let target = Book::Xidit.unit(other).unwrap_or_else(|| panic!("{} names {other}", unit.number));
            assert!(
                cited_by(target, &[Lang::En]).any(|citing| citing.number == unit.number),
                "{other} does not know {}",
                unit.number
            );
        }
    }
    let places = Book::Xidit.terms().iter().flat_map(|term| term.places);
    assert!(places.into_iter().all(|place| Book::Xidit.unit(place).is_some()));
}

/// Returns the figures of a text, sorted.
fn figures(text: &str) -> Vec<&str> {
    let mut figures: Vec<&str> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter(|figure| !figure.is_empty()).collect();
    figures.sort_unstable();
    figures
}

#[test]
fn both_languages_name_the_same_figures() {
    let same = |place: &str, german: &str, english: &str| assert_eq!(figures(german), figures(english), "{place}");
    for unit in Book::Xidit.units() {
        same(unit.number, unit.text(Lang::De).text, unit.text(Lang::En).text);
    }
    for term in OTHERS.into_iter().flat_map(Book::terms) {
        same(term.key, term.definition(Lang::De), term.definition(Lang::En));
        assert_eq!(term.special(Lang::De).len(), term.special(Lang::En).len(), "{}", term.key);
        assert_eq!(term.examples(Lang::De).len(), term.examples(Lang::En).len(), "{}", term.key);
    }
}

/// The scan of the glossary has `ii` for ü, `i` for ä, no umlaut at all, and arrows and coins turned into other signs.
#[test]
fn no_damage_of_the_scan_is_left() {
    for term in Book::Dominion.terms() {
        let told = [term.definition(Lang::De)].into_iter().chain(term.special(Lang::De).iter().copied());
        for text in told.chain(term.examples(Lang::De).iter().copied()) {
            for damage in ["ii", "nichst", "konnen", "Nelimen", "€", "{", "®", "<|", " > "] {
                assert!(!text.contains(damage), "{}: {damage} in {text}", term.key);
            }
        }
    }
}

#[test]
fn every_name_of_every_book_finds_its_term() {
    for book in Book::ALL {
        for term in book.terms() {
            for lang in book.langs() {
                for name in [term.name(*lang)].iter().chain(term.variants(*lang)).chain(term.aliases(*lang)) {
                    let found = book.names().find(name).expect(name);
                    assert_eq!(found.0, Found::Exactly, "{name}");
                    assert!(found.1.iter().any(|found| found.term().key == term.key), "{name} should find {}", term.key);
                }
            }
        }
    }
}

#[test]
fn former_names_of_dominion_are_understood() {
    for (former, key) in [
        ("weiterer Zug", "extra-turn"),
        ("Karte aus deiner Hand", "hand"),
        ("In Spielen, in denen diese Karte verwendet wird", "in-games-using-this"),
        ("Karten, die du besitzt", "cards-you-have"),
        ("ausspielen", "play"),
        ("beiseite legen", "set-aside"),
    ] {
        let names = Book::Dominion.names().find(former).map(|(_, names)| names).unwrap_or_default();
        assert_eq!(names.first().map(|name| name.term().key), Some(key), "{former}");
    }
}

/// What earlier printings said stands apart from what players say.
#[test]
fn former_names_of_dominion_are_no_aliases() {
    let former: usize = Book::Dominion.terms().iter().map(|term| term.former(Lang::De).len()).sum();
    assert_eq!(former, 7);
    for term in Book::Dominion.terms() {
        assert!(term.former(Lang::De).iter().all(|name| !term.aliases(Lang::De).contains(name)), "{}", term.key);
    }
}

/// Where two names differ by an umlaut only, the one that is typed is meant.
#[test]
fn an_exact_spelling_wins() {
    for (typed, keys) in [("Zahlen", ["pay"]), ("zählen", ["count"]), ("ZÄHLEN", ["count"])] {
        let names = Book::Dominion.names().find(typed).map(|(_, names)| names).unwrap_or_default();
        assert_eq!(names.iter().map(|name| name.term().key).collect::<Vec<_>>(), keys, "{typed}");
    }
}

/// Every name in capitals in the German glossary is a card of the index, and every card of the index is named somewhere.
#[test]
fn the_card_index_of_dominion_has_every_card_that_is_named() {
    let index = Book::Dominion.card_index();
    assert!(index.iter().all(|card| !card.see.is_empty()), "{:?}", index.iter().find(|card| card.see.is_empty()));
    let cards: toml::Table = toml::from_str(include_str!("../rulebook/dominion/cards.toml")).expect("cards");
    let mut known = vec!["REISENDEN".to_owned()];
    for names in cards.values() {
        known.push(names["de"].as_str().expect("a name").to_uppercase());
        let forms = names.get("forms").and_then(toml::Value::as_array).into_iter().flatten();
        known.extend(forms.filter_map(toml::Value::as_str).map(str::to_owned));
    }
    let known: Vec<&str> = known.iter().flat_map(|name| name.split(' ')).collect();
    let is_name = |word: &&str| word.chars().count() > 2 && word.chars().all(char::is_uppercase);
    for term in Book::Dominion.terms() {
        let texts =
            [term.definition(Lang::De)].into_iter().chain(term.special(Lang::De).iter().chain(term.examples(Lang::De)).copied());
        let text = texts.collect::<Vec<_>>().join(" ");
        for word in text.split(|letter: char| !letter.is_alphabetic()).filter(is_name) {
            assert!(known.contains(&word), "{word} in {}", term.key);
        }
    }
}

/// Where the rulebook is silent, the section where a reader looks says so.
#[test]
fn xidit_says_where_its_rulebook_is_silent() {
    for number in ["6.1", "7.1", "7.4", "8.3.1", "9.3.1", "9.4.4", "10.2.1", "11.3.3", "12.2.2", "12.2.6"] {
        let text = |lang| Book::Xidit.unit(number).map_or("", |unit: &Unit| unit.text(lang).text).replace('\n', " ");
        assert!(text(Lang::De).contains("sagt das Regelheft nicht"), "{number}");
        assert!(text(Lang::En).contains("rulebook does not say"), "{number}");
    }
}

#[test]
fn numbers_of_a_book_are_its_own() {
    use lawspeaker::law::NumberQuery;
    assert_eq!(read_number_in(Book::Xidit, "13.2-4"), NumberQuery::Units(vec!["13.2", "13.3", "13.4"]));
    assert_eq!(read_number_in(Book::Xidit, "4.9"), NumberQuery::NoSuch("4.9".into()));
    assert_eq!(read_number_in(Book::Dominion, "1"), NumberQuery::NoSuch("1".into()));
    let near: Vec<&str> = Book::Xidit.neighbours("4.9").iter().map(|unit| unit.number).collect();
    assert_eq!(near, ["4.6", "5"]);
    assert!(Book::Dominion.neighbours("1").is_empty());
}

fn id(content: Content) -> String {
    match content {
        Content::Section(unit) => unit.number.to_owned(),
        Content::Term(term) => format!("term:{}", term.key),
        Content::Divergence(_) | Content::Card(_) | Content::Ruling(_) => panic!("only the Law has those"),
    }
}

#[derive(Deserialize)]
struct Set {
    query: Vec<Question>,
}

#[derive(Deserialize)]
struct Question {
    book: String,
    lang: String,
    ask: String,
    answers: Vec<String>,
}

#[test]
fn players_find_what_they_ask_the_other_books() {
    let set: Set = read("tests/search/books.toml");
    let mut missed = Vec::new();
    for question in &set.query {
        let book = Book::from_key(&question.book).expect("a book");
        let lang = Lang::from_code(&question.lang).expect("a language");
        let hits = search(&Query::parse_in(book, &question.ask), lang).hits;
        assert!(hits.iter().all(|hit| hit.document.content().book() == book), "{}", question.ask);
        let first: Vec<String> = hits.iter().take(3).map(|hit| id(hit.document.content())).collect();
        if !first.iter().any(|hit| question.answers.contains(hit)) {
            missed.push(format!("{} [{}]: {first:?}, not {:?}", question.ask, question.book, question.answers));
        }
    }
    assert!(set.query.len() >= 35 && missed.len() * 20 <= set.query.len(), "{missed:#?}");
}

/// Every section and term is found from the longest word of its text, in one language or the other: what is embedded
/// is what the book says.
#[test]
fn the_indexes_of_the_books_are_not_stale() {
    for (at, document) in OTHERS.into_iter().flat_map(documents).enumerate() {
        let content = document.content();
        let lang = [Lang::De, Lang::En][at % 2];
        let text = match content {
            Content::Section(unit) => unit.text(lang).text,
            Content::Term(term) => term.definition(lang),
            Content::Divergence(_) | Content::Card(_) | Content::Ruling(_) => panic!("only the Law has those"),
        };
        let telling = |word: &str| word.chars().all(char::is_alphabetic) && !words::is_common(lang, &words::fold(word));
        let longest = words::words(text).filter(|(_, word)| telling(word)).max_by_key(|(_, word)| word.len());
        let Some((_, word)) = longest else { continue };
        let hits = search(&Query::parse_in(content.book(), word), lang).hits;
        assert!(hits.iter().any(|hit| hit.document == *document), "{} is not found from {word}", id(content));
    }
}
