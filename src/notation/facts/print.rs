//! A position as facts: one line a subject, every fact with its key, its words and its value. What is printed can be typed.

use super::{
    grammar::{Called, Grammar, Key, LeftOut, Shape, Small, adjective},
    nouns::Nouns,
};
use crate::{
    cards::{CARDS, Card},
    game::{Datum, Document, Raw, Rolled, Said, Slot, find_slot, slot_name},
    law::{Form, Lang, Phrases, words::key},
    notation::vocabulary::{Inflected as _, Thing},
};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Its key: the place in a TOML file, such as `red.supply`, `provinces-1.warbands`, `title.holder`.
    pub key: String,
    /// Its words, which can be typed alone: `red supply 4`.
    pub words: String,
    /// Its value; nothing where silence says that there is none.
    pub value: Option<Raw>,
    /// What it is said with among others of its subject: `4 supply`.
    pub(super) item: String,
    /// Whether it opens a list.
    pub(super) lists: bool,
}

/// The facts of one subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactLine {
    /// All of them in one line, which can be typed: `red: exile at Mountain, 4 supply`.
    pub words: String,
    /// Each of them; those of silence are not in the line.
    pub facts: Vec<Fact>,
}

/// Returns the lines of a position.
pub(super) fn lines(grammar: &'static Grammar, document: &Document, lang: Lang) -> Vec<FactLine> {
    let printer = Printer::new(grammar, document, lang);
    let mut lines = Vec::new();
    // What stands at the top and has no subject shares lines: first the turn, then titles and banners.
    let mut shared: Vec<FactLine> = Vec::new();
    for (table, phrases) in grammar.tables() {
        match table.called {
            Called::Top => {
                flush(&mut shared, &mut lines);
                let said =
                    if table.name == "position" { Some(document) } else { document.get(table.name).and_then(Said::as_table) };
                lines.extend(said.and_then(|said| printer.top(table.name, said)));
            }
            Called::Words => {
                let Some(said) = document.get(table.name).and_then(Said::as_table) else { continue };
                let line = printer.single(table.name, phrases, said);
                if grammar.keys_of(table.name).any(|(key, _)| key.bare) {
                    shared.push(line);
                } else {
                    flush(&mut shared, &mut lines);
                    lines.push(line);
                }
            }
            Called::Noun(..) | Called::Site | Called::Number(_) | Called::Name(_) => {
                flush(&mut shared, &mut lines);
                lines.extend(document.tables(table.name).map(|said| printer.listed(table.name, &table.called, phrases, said)));
            }
        }
    }
    flush(&mut shared, &mut lines);
    lines
}

/// Returns a value as it is written under a key of a table, or a card as one of a list.
pub(super) fn value(
    grammar: &'static Grammar,
    document: &Document,
    (table, name): (&str, &str),
    said: &Said,
    lang: Lang,
) -> Option<String> {
    let (key, _) = grammar.keys_of(table).find(|(key, _)| key.name == name)?;
    let printer = Printer::new(grammar, document, lang);
    let is_entry = matches!(key.shape, Shape::Cards(_) | Shape::Pile(_) | Shape::CardList(_)) && said.as_list().is_none();
    Some(if is_entry { printer.card(said, 1) } else { printer.bare_value(key, said) })
}

/// Puts what was said of several subjects into one line.
fn flush(shared: &mut Vec<FactLine>, lines: &mut Vec<FactLine>) {
    if shared.is_empty() {
        return;
    }
    let words = shared.iter().map(|line| line.words.as_str()).collect::<Vec<_>>().join(" · ");
    let facts = std::mem::take(shared).into_iter().flat_map(|line| line.facts).collect();
    lines.push(FactLine { words, facts });
}

/// Says facts of a position.
pub(super) struct Printer<'d> {
    pub(super) grammar: &'static Grammar,
    document: &'d Document,
    lang: Lang,
}

impl<'d> Printer<'d> {
    /// Returns what says the facts of a position in a language.
    pub(super) const fn new(grammar: &'static Grammar, document: &'d Document, lang: Lang) -> Self {
        Self { grammar, document, lang }
    }

    /// Returns the key and the words of one of several subjects.
    pub(super) fn subject(&self, called: &Called, phrases: &Phrases, said: &Document) -> (String, String) {
        let text = |key: &str| said.get(key).and_then(Said::as_text);
        match called {
            Called::Noun(key, nouns) => {
                let word = text(key).unwrap_or_default();
                (word.to_owned(), noun(*nouns, word, self.lang))
            }
            Called::Number(key) => {
                let number = said.get(key).map(|said| said.to_raw().to_string()).unwrap_or_default();
                (format!("{}-{number}", phrases.usual(Lang::En)), format!("{} {number}", phrases.usual(self.lang)))
            }
            Called::Name(key) => {
                let name = text(key).unwrap_or_default();
                (name.to_owned(), format!("{} {}", phrases.usual(self.lang), quoted(name)))
            }
            Called::Site | Called::Top | Called::Words => {
                let of = text("slot").or_else(|| text("name")).unwrap_or_default();
                (of.to_owned(), self.site(of))
            }
        }
    }

    /// Returns the name of a card, without what lies on it.
    pub(super) fn card_name(&self, said: &Said) -> String {
        let Some(table) = said.as_table() else { return self.name(said.as_text().unwrap_or_default()) };
        table.get("name").and_then(Said::as_text).map_or_else(|| self.card(said, 1), |name| self.name(name))
    }

    /// Returns a value alone.
    pub(super) fn bare_value(&self, key: &Key, said: &Said) -> String {
        match key.shape {
            Shape::Noun(nouns) => noun(nouns, said.as_text().unwrap_or_default(), self.lang),
            Shape::Slot => said.as_text().and_then(find_slot).map_or_else(|| self.value(key, said), |slot| self.slot(slot)),
            _ => self.value(key, said),
        }
    }

    /// Returns the facts of a table, those of silence last.
    fn facts(&self, table: &str, of: &str, subject: &str, said: &Document) -> Vec<Fact> {
        let mut facts = Vec::new();
        let mut silent = Vec::new();
        for (key, phrases) in self.grammar.keys_of(table) {
            let name = if of.is_empty() { key.name.to_owned() } else { format!("{of}.{}", key.name) };
            match said.get(key.name).filter(|said| !is_none(key, said)) {
                Some(value) => {
                    let (item, alone) = self.item(key, phrases, value);
                    let words = self.sentence(subject, &alone);
                    facts.push(Fact { key: name, words, value: Some(value.to_raw()), item, lists: is_list(value) });
                }
                None if key.left_out == LeftOut::None => {
                    let none = match key.shape {
                        Shape::Number => format!("{} 0", phrases.usual(self.lang)),
                        Shape::Flag => format!("{} {}", Small::No.say(self.lang), phrases.usual(self.lang)),
                        _ if key.name == "holder" => Small::Nobody.say(self.lang).to_owned(),
                        _ => format!("{} {}", phrases.usual(self.lang), Small::None.say(self.lang)),
                    };
                    let words = self.sentence(subject, &none);
                    silent.push(Fact { key: name, words, value: None, item: String::new(), lists: false });
                }
                None => {}
            }
        }
        facts.append(&mut silent);
        facts
    }

    /// Returns a fact about a subject as it is said alone.
    fn sentence(&self, subject: &str, fact: &str) -> String {
        match (subject, self.lang) {
            ("", _) => fact.to_owned(),
            (subject, Lang::En) => format!("{subject} {fact}"),
            (subject, Lang::De | Lang::Pl) => format!("{subject}: {fact}"),
        }
    }

    fn top(&self, table: &str, said: &Document) -> Option<FactLine> {
        let of = if table == "position" { "" } else { table };
        let facts = self.facts(table, of, "", said);
        let words = spoken(&facts).map(|fact| fact.words.as_str()).collect::<Vec<_>>().join(" · ");
        (!words.is_empty()).then_some(FactLine { words, facts })
    }

    fn single(&self, table: &str, phrases: &Phrases, said: &Document) -> FactLine {
        let subject = phrases.usual(self.lang);
        let facts = self.facts(table, table, subject, said);
        let bare =
            |fact: &&Fact| self.grammar.keys_of(table).any(|(key, _)| key.bare && fact.key.ends_with(&format!(".{}", key.name)));
        let has_holder = self.grammar.keys_of(table).any(|(key, _)| key.name == "holder");
        let nobody = (has_holder && said.get("holder").is_none()).then(|| Small::Nobody.say(self.lang).to_owned());
        let values: Vec<String> = nobody.into_iter().chain(spoken(&facts).filter(bare).map(|fact| fact.item.clone())).collect();
        let others: Vec<&Fact> = spoken(&facts).filter(|fact| !bare(fact)).collect();
        let words = match (values.is_empty(), others.is_empty()) {
            (true, true) => format!("{subject}: {}", Small::None.say(self.lang)),
            (true, false) => format!("{subject}: {}", joined(others)),
            (false, true) => format!("{subject} {}", values.join(" ")),
            (false, false) => format!("{subject} {}, {}", values.join(" "), joined(others)),
        };
        FactLine { words, facts }
    }

    fn listed(&self, table: &str, called: &Called, phrases: &Phrases, said: &Document) -> FactLine {
        let (of, subject) = self.subject(called, phrases, said);
        let mut facts = self.facts(table, &of, &subject, said);
        let slot_key = format!("{of}.slot");
        // Where several sites have a name, one line says which of them has it.
        let name = said.get("name").and_then(Said::as_text).filter(|_| matches!(called, Called::Site));
        let subject = name.map_or(subject, |name| self.name(name));
        if name.is_none() {
            facts.retain(|fact| fact.key != slot_key);
        }
        for fact in facts.iter_mut().filter(|fact| fact.key == slot_key) {
            fact.words = format!("{subject} {}", fact.item);
        }
        let in_head = |fact: &&Fact| fact.key == slot_key;
        let place = spoken(&facts).find(in_head).map(|fact| format!(" {}", fact.item)).unwrap_or_default();
        let others: Vec<&Fact> = spoken(&facts).filter(|fact| !in_head(fact)).collect();
        let words = match (others.is_empty(), place.is_empty()) {
            (true, true) => format!("{subject}: {}", Small::None.say(self.lang)),
            (true, false) => format!("{subject}{place}"),
            (false, _) => format!("{subject}{place}: {}", joined(others)),
        };
        FactLine { words, facts }
    }

    /// Returns a fact as it is said among others of its subject, and alone.
    fn item(&self, key: &Key, phrases: &Phrases, said: &Said) -> (String, String) {
        let usual = phrases.usual(self.lang);
        let behind = |value: &str| if usual.is_empty() { value.to_owned() } else { format!("{usual} {value}") };
        let plain = if let Datum::Plain(plain) = &said.value { plain.as_str() } else { "" };
        match key.shape {
            Shape::Number => (self.counted(key, phrases, plain), behind(plain)),
            Shape::Pile(_) if !plain.is_empty() => (self.counted(key, phrases, plain), behind(plain)),
            Shape::Flag => (usual.to_owned(), usual.to_owned()),
            Shape::Noun(nouns) => {
                let value = noun(nouns, said.as_text().unwrap_or_default(), self.lang);
                if key.bare {
                    return (value.clone(), value);
                }
                let colon = if self.lang == Lang::En || !self.grammar.is_top(key.table) { "" } else { ":" };
                let words = format!("{usual}{colon} {value}");
                (words.clone(), words)
            }
            Shape::Coloured(_) => {
                let counts = self.counts(phrases, said);
                (counts.clone(), counts)
            }
            _ => {
                let value = self.value(key, said);
                let words = behind(if value.is_empty() { Small::None.say(self.lang) } else { &value });
                (words.clone(), words)
            }
        }
    }

    /// Returns a number with its noun: behind it where things are counted, before it where a track or a bank is told.
    fn counted(&self, key: &Key, phrases: &Phrases, plain: &str) -> String {
        let count = plain.parse::<usize>().unwrap_or_default();
        let form = phrases.form(self.lang, Form::counted(count, self.lang));
        match key.table {
            _ if key.bare && !matches!(key.shape, Shape::Pile(_)) => plain.to_owned(),
            "site" | "player" if key.name != "capacity" => format!("{plain} {form}"),
            _ => format!("{} {plain}", phrases.usual(self.lang)),
        }
    }

    /// Returns so many of each noun, with the noun that all of them are: `3 red warbands`.
    fn counts(&self, phrases: &Phrases, said: &Said) -> String {
        let rows = said.as_table().into_iter().flat_map(Document::iter);
        let one = |(word, said): (&str, &Said)| {
            let plain = if let Datum::Plain(plain) = &said.value { plain.as_str() } else { "0" };
            let count = plain.parse::<usize>().unwrap_or_default();
            format!(
                "{plain} {} {}",
                adjective(word, count, self.lang),
                capital(phrases.form(self.lang, Form::counted(count, self.lang)), self.lang)
            )
        };
        let and = format!(" {} ", Small::And.say(self.lang));
        rows.map(one).collect::<Vec<_>>().join(&and)
    }

    fn value(&self, key: &Key, said: &Said) -> String {
        let text = said.as_text().unwrap_or_default();
        let list =
            |one: &dyn Fn(&Said) -> String| said.as_list().unwrap_or_default().iter().map(one).collect::<Vec<_>>().join(", ");
        match key.shape {
            Shape::Site => self.site(text),
            Shape::Slot => find_slot(text).map_or_else(|| text.to_owned(), |slot| self.in_slot(slot)),
            Shape::Sites => list(&|said| self.site(said.as_text().unwrap_or_default())),
            Shape::NounList(nouns) => list(&|said| noun(nouns, said.as_text().unwrap_or_default(), self.lang)),
            Shape::Card(_) => self.name(text),
            Shape::CardList(_) => list(&|said| self.name(said.as_text().unwrap_or_default())),
            Shape::Cards(_) | Shape::Pile(_) => self.cards(said.as_list().unwrap_or_default()),
            Shape::Space => match &said.value {
                // In Polish the word agrees with the name of the space; the neuter is the same as the plural.
                Datum::Plain(plain) => {
                    let word = if plain == "true" { Small::Covered } else { Small::Taken };
                    word.counted(if key.name == "careless" { 2 } else { 1 }, self.lang).to_owned()
                }
                Datum::Text(_) | Datum::List(_) | Datum::Table(_) => self.name(text),
            },
            Shape::NobodyHolds => Small::Nobody.say(self.lang).to_owned(),
            Shape::Discarded => list(&|said| self.discarded(said)),
            Shape::Defender if text == "bandits" => Thing::Bandits.phrase(self.lang).to_owned(),
            Shape::Defender => noun(super::nouns::COLOURS, text, self.lang),
            Shape::Targets => list(&|said| self.target(said.as_text().unwrap_or_default())),
            Shape::Dice => Rolled::parse(text).map_or_else(|_| text.to_owned(), |rolled| rolled.words(self.lang)),
            Shape::Counts(nouns) => {
                let rows = said.as_table().into_iter().flat_map(Document::iter);
                let one = |(word, said): (&str, &Said)| format!("{} {}", said.to_raw(), noun(nouns, word, self.lang));
                rows.map(one).collect::<Vec<_>>().join(&format!(" {} ", Small::And.say(self.lang)))
            }
            Shape::Numbers => list(&|said| said.to_raw().to_string()),
            Shape::Raw => said.to_raw().to_string(),
            Shape::Number | Shape::Flag | Shape::Noun(_) | Shape::Coloured(_) => String::new(),
        }
    }

    fn discarded(&self, said: &Said) -> String {
        let text = |key: &str| said.as_table().and_then(|it| it.get(key)).and_then(Said::as_text).unwrap_or_default();
        format!(
            "{} {} {}",
            noun(super::grammar::SUITS, text("suit"), self.lang),
            Small::At.say(self.lang),
            self.site(text("site"))
        )
    }

    fn target(&self, text: &str) -> String {
        match text {
            "pawn" => Thing::Pawn.phrase(self.lang).to_owned(),
            "peoples-favor" => Thing::PeoplesFavor.phrase(self.lang).to_owned(),
            "darkest-secret" => Thing::DarkestSecret.phrase(self.lang).to_owned(),
            text if find_slot(text).is_some() => self.site(text),
            text => self.name(text),
        }
    }

    /// Returns a slot as it is said: `provinces 1`.
    fn slot(&self, slot: Slot) -> String {
        capital(&slot_name(slot, self.lang).replace('-', " "), self.lang)
    }

    /// Returns a slot as the place where a site lies: `w prowincjach 1`.
    fn in_slot(&self, slot: Slot) -> String {
        let Some((_, number)) = slot.word().rsplit_once('-').filter(|_| self.lang == Lang::Pl) else { return self.slot(slot) };
        format!("{} {number}", slot.region().phrases().form(self.lang, Form::Locative))
    }

    /// Returns a site by its name, or else by its slot; by its slot too where another site has the name.
    fn site(&self, text: &str) -> String {
        let Some(slot) = find_slot(text) else { return self.name(text) };
        let name_of = |site: &'d Document| site.get("name").and_then(Said::as_text);
        let is_it = |site: &&Document| site.get("slot").and_then(Said::as_text).and_then(find_slot) == Some(slot);
        let name = self.document.tables("site").find(is_it).and_then(name_of);
        let is_only = |name: &&str| {
            let spelled = key(name);
            self.document.tables("site").filter_map(name_of).filter(|other| key(other) == spelled).count() == 1
        };
        name.filter(is_only).map_or_else(|| self.slot(slot), |name| self.name(name))
    }

    /// Returns the name of a card or site in the language; one of the table's own making in quotes.
    fn name(&self, english: &str) -> String {
        english_card(english).map_or_else(|| quoted(english), |card| card.name(self.lang).to_owned())
    }

    /// Returns cards as they lie; those of which nothing is known are counted.
    fn cards(&self, cards: &[Said]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut at = 0;
        while at < cards.len() {
            let same = cards[at..].iter().take_while(|said| said.value == cards[at].value).count();
            let unknown = cards[at].as_table().is_some_and(|table| table.get("name").is_none() && table.get("suit").is_none());
            if unknown {
                parts.push(self.card(&cards[at], same));
                at += same;
            } else {
                parts.push(self.card(&cards[at], 1));
                at += 1;
            }
        }
        parts.join(", ")
    }

    /// Returns a card with what lies on it.
    pub(super) fn card(&self, said: &Said, count: usize) -> String {
        let Some(table) = said.as_table() else { return self.name(said.as_text().unwrap_or_default()) };
        let text = |key: &str| table.get(key).and_then(Said::as_text);
        let mut words: Vec<String> = Vec::new();
        match (text("name"), text("suit")) {
            (Some(name), None) => words.push(self.name(name)),
            (name, Some(suit)) => {
                words.push(format!("{} {}", noun(super::grammar::SUITS, suit, self.lang), Small::Card.say(self.lang)));
                words.extend(name.map(quoted));
            }
            (None, None) => words.push(count.to_string()),
        }
        if table.get("facedown").is_some() {
            let of = if text("name").is_none() && text("suit").is_none() { count } else { 1 };
            words.push(Small::Facedown.counted(of, self.lang).to_owned());
        }
        let on_it = self.on_card(table);
        if !on_it.is_empty() {
            let and = format!(" {} ", Small::And.say(self.lang));
            words.push(format!("{} {}", Small::With.say(self.lang), on_it.join(&and)));
        }
        words.join(" ")
    }

    /// Returns what lies on a card, part by part.
    fn on_card(&self, table: &Document) -> Vec<String> {
        let plain = |said: &Said| if let Datum::Plain(plain) = &said.value { plain.clone() } else { String::new() };
        let things = [("favor", Thing::Favor), ("secrets", Thing::Secrets)];
        let tokens = things.into_iter().filter_map(|(key, thing)| {
            let count = plain(table.get(key)?);
            let form = Form::counted(count.parse().unwrap_or_default(), self.lang);
            Some(format!("{count} {}", capital(thing.phrases().form(self.lang, form), self.lang)))
        });
        let warbands = table.get("warbands").map(|said| self.counts(Thing::Warbands.phrases(), said));
        tokens.chain(warbands).collect()
    }
}

/// Returns the facts that are said, and not by silence.
fn spoken(facts: &[Fact]) -> impl Iterator<Item = &Fact> {
    facts.iter().filter(|fact| fact.value.is_some() && !fact.item.is_empty())
}

/// Returns facts of one subject in a line: lists stand for themselves, and a place stands behind the role.
fn joined(facts: Vec<&Fact>) -> String {
    let mut words = String::new();
    let mut before: Option<&Fact> = None;
    for fact in facts {
        words.push_str(match before {
            None => "",
            Some(before) if is_key(before, "role") && is_key(fact, "pawn") => " ",
            Some(before) if before.lists || fact.lists => "; ",
            Some(_) => ", ",
        });
        words.push_str(&fact.item);
        before = Some(fact);
    }
    words
}

fn is_key(fact: &Fact, key: &str) -> bool {
    fact.key.rsplit('.').next() == Some(key)
}

fn is_list(said: &Said) -> bool {
    matches!(said.value, Datum::List(_))
}

/// Returns whether a value says that there is none of it.
fn is_none(key: &Key, said: &Said) -> bool {
    match &said.value {
        Datum::Plain(plain) => key.left_out == LeftOut::None && matches!(plain.as_str(), "0" | "false"),
        Datum::List(list) => key.left_out == LeftOut::None && list.is_empty(),
        Datum::Table(table) => key.left_out == LeftOut::None && table.is_empty(),
        Datum::Text(_) => false,
    }
}

/// Returns a noun as it is said; German ones have a capital letter.
pub(super) fn noun(nouns: Nouns, word: &str, lang: Lang) -> String {
    capital(&(nouns.say)(word, lang), lang)
}

/// Returns a noun as it is written: German ones have a capital letter.
pub(super) fn capital(word: &str, lang: Lang) -> String {
    let mut letters = word.chars();
    match (lang, letters.next()) {
        (Lang::De, Some(first)) => first.to_uppercase().chain(letters).collect(),
        (_, _) => word.to_owned(),
    }
}

/// Returns a name of the table's own making, in quotes.
fn quoted(name: &str) -> String {
    Raw::Text(name.to_owned()).to_string()
}

/// Returns the card of an English name.
fn english_card(name: &str) -> Option<&'static Card> {
    CARDS.iter().find(|card| card.name(Lang::En) == name)
}
