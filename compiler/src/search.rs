//! Writes the search index: one document for each section, term, card, divergence and ruling, with the words of each language, cut
//! and stemmed by the same code that reads queries.

use super::{
    bundle,
    cards::{Card, Cards, Ruling},
    postings::{self, Words},
    source::Book,
    terms::Names,
};
use lawspeaker_vocabulary::{Book as Id, Lang, PerLang, words};
use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};

/// Writes the index of a book, and the Rust source of its documents. Only the words of the Law are a table: what a table
/// points to is put in place at every start, and the words of another book are read when it is searched.
pub fn write(book: &Book, cards: Option<&Cards>, out: &Path) -> Result<(), String> {
    let key = book.id.key();
    let terms = Names::new(book);
    let mut documents = documents(book, &terms);
    if let Some(cards) = cards {
        let rows = cards.all.iter().enumerate();
        documents.extend(rows.map(|(at, it)| (format!("Document::Card({at})"), card(book, &terms, cards, it))));
        let rows = cards.rulings.iter().enumerate();
        documents.extend(rows.map(|(at, (id, it))| (format!("Document::Ruling({at})"), ruling(&terms, cards, id, it))));
    }
    let (rows, documents): (Vec<String>, Vec<Words>) = documents.into_iter().unzip();
    let mut source = String::from("/// The documents of the index in its order.\npub static DOCUMENTS: &[Document] = &[\n");
    for row in rows {
        let _ = writeln!(source, "{row},");
    }
    source.push_str("];\n");
    let save = |name: String, bytes: &[u8]| fs::write(out.join(name), bytes).map_err(|fault| fault.to_string());
    let index = postings::index(&documents).map_err(|fault| fault.to_string())?;
    for (part, bytes) in ["en", "de", "pl", "terms"].into_iter().zip(&index.stems) {
        save(format!("index-{key}-{part}"), bytes)?;
    }
    save(format!("index-{key}-postings"), &index.postings)?;
    save(format!("index-{key}-lines"), &index.lines)?;
    let all = all_words(&documents);
    let save_packed = |name: String, text: String| bundle::save(&out.join(name), &text).map_err(|fault| fault.to_string());
    match book.id {
        Id::Oath => {
            source.push_str(&vocabulary(&all));
            save(format!("forms-{key}.tsv"), forms(&all).as_bytes())?;
        }
        Id::Xidit | Id::Dominion => {
            save_packed(format!("words-{key}.deflate"), word_list(&all))?;
            save_packed(format!("forms-{key}.deflate"), forms(&all))?;
        }
    }
    save(format!("index-{key}.rs"), source.as_bytes())
}

/// Returns every document as a row of the table and as words.
fn documents(book: &Book, terms: &Names) -> Vec<(String, Words)> {
    let mut documents = Vec::new();
    for (at, unit) in book.units.iter().enumerate().filter(|(_, unit)| unit.kind != "entry") {
        documents.push((format!("Document::Section(Book::{:?}, {at})", book.id), section(book, terms, &unit.number)));
    }
    for (at, (key, _)) in book.terms.iter().enumerate() {
        documents.push((format!("Document::Term(Book::{:?}, {at})", book.id), term(book, key)));
    }
    for (at, id) in book.divergences.keys().enumerate() {
        let mut words = Words::default();
        for lang in Lang::ALL {
            let described = &book.divergence_words[lang][id];
            words.titles[lang].clone_from(&described.title);
            words.bodies[lang] = [&described.en, &described.de, &described.pl, &described.consequence, &described.intent]
                .map(String::as_str)
                .join("\n");
        }
        words.concepts = owned(terms.within(&words.bodies));
        words.title_concepts = owned(terms.within(&words.titles));
        documents.push((format!("Document::Divergence({at})"), words));
    }
    documents
}

fn section(book: &Book, terms: &Names, number: &str) -> Words {
    let mut words = Words::default();
    for lang in Lang::ALL {
        if let Some(text) = book.texts[lang].get(number) {
            heading(book, lang, number).clone_into(&mut words.titles[lang]);
            words.bodies[lang].clone_from(&text.words);
        }
        words.asks[lang] = asked(book, lang, number);
        for above in sections_above(book, number) {
            let _ = writeln!(words.hints[lang], "{}", heading(book, lang, above));
        }
        for entry in &book.index {
            for line in entry.subentries.iter().filter(|line| line.places.iter().any(|place| place == number)) {
                let headings = PerLang([[&entry.en, &line.en], [&entry.de, &line.de], [&entry.pl, &line.pl]])[lang];
                let _ = writeln!(words.hints[lang], "{} {}", headings[0], headings[1]);
            }
        }
    }
    let named = PerLang::from_fn(|lang| format!("{}\n{}", words.bodies[lang], words.hints[lang]));
    words.concepts = owned(terms.within(&named));
    words.title_concepts = owned(terms.within(&words.titles));
    words
}

fn owned(keys: Vec<&str>) -> Vec<String> {
    keys.into_iter().map(str::to_owned).collect()
}

fn asked(book: &Book, lang: Lang, number: &str) -> String {
    book.asks[lang].get(number).map(|asks| asks.join("\n")).unwrap_or_default()
}

fn heading<'a>(book: &'a Book, lang: Lang, number: &str) -> &'a str {
    let text = book.texts[lang].get(number);
    text.and_then(|text| text.title.as_ref().or(text.label.as_ref())).map_or("", String::as_str)
}

/// Returns the sections that a unit stands under, without the chapter: a step of the Campaign is about Campaigns.
fn sections_above<'a>(book: &'a Book, number: &str) -> Vec<&'a str> {
    let parent = |number: &str| book.units.iter().find(|unit| unit.number == number).and_then(|unit| unit.parent.as_deref());
    let mut above = Vec::new();
    let mut next = parent(number);
    while let Some(number) = next {
        next = parent(number);
        if next.is_some() {
            above.push(number);
        }
    }
    above
}

fn term(book: &Book, key: &str) -> Words {
    let mut words = Words { concepts: vec![key.to_owned()], title_concepts: vec![key.to_owned()], ..Words::default() };
    for lang in book.id.langs().iter().copied() {
        let own = &book.term_words[lang][key];
        let names: Vec<&str> = book.terms[key].official(lang).iter().chain(&own.name).map(String::as_str).collect();
        words.titles[lang] = names.join("\n");
        words.asks[lang] = asked(book, lang, &format!("10/{key}"));
        words.hints[lang] = own.aliases.iter().chain(&own.former).map(String::as_str).collect::<Vec<_>>().join("\n");
        let entry = book.texts[lang].get(&format!("10/{key}")).map(|text| text.words.as_str());
        let definition = own.definition.as_deref().or(entry).into_iter();
        words.bodies[lang] =
            definition.chain(own.special.iter().chain(&own.examples).map(String::as_str)).collect::<Vec<_>>().join("\n");
    }
    words
}

/// The words of a card: names, effect, and as hints what else it is called and what it is.
fn card(book: &Book, terms: &Names, cards: &Cards, card: &Card) -> Words {
    let mut words = Words::default();
    for lang in Lang::ALL {
        let own = &cards.words[lang][&card.id];
        own.any_name().clone_into(&mut words.titles[lang]);
        words.bodies[lang].clone_from(&own.text);
        words.sentences[lang] = sentences(&own.text);
        let names = card.former_names.iter().chain(cards.aliases(lang, &card.id));
        let facts = facts(card).filter_map(|key| book.terms.get(key)?.official(lang).first());
        words.hints[lang] = names.chain(facts).map(String::as_str).collect::<Vec<_>>().join("\n");
        words.asks[lang] = cards.asks[lang].card.get(&card.id).map(|asked| asked.asks.join("\n")).unwrap_or_default();
    }
    words.concepts = owned(terms.within(&words.bodies));
    words.concepts.extend(facts(card).map(str::to_owned));
    words.title_concepts = owned(terms.within(&words.titles));
    words
}

/// Returns the terms for what a card is: its kind, its suit, and whether it holds a battle plan.
fn facts(card: &Card) -> impl Iterator<Item = &str> {
    let kind = match (card.file, card.face.as_deref()) {
        ("edifices", Some("ruined")) => "ruin",
        ("edifices", _) => "edifice",
        ("denizens", _) => "denizen",
        ("relics", _) => "relic",
        ("sites", _) => "site",
        ("visions", _) => "vision",
        _ => "banner",
    };
    let plan = card.powers.iter().any(|power| power.starts_with("battle-plan")).then_some("battle-plan");
    [Some(kind), card.suit.as_deref(), plan].into_iter().flatten()
}

/// Returns the sentences of a text, a line each.
fn sentences(text: &str) -> String {
    text.replace(". ", ".\n").replace("; ", ";\n")
}

/// The words of a ruling: the names of its cards, what was ruled, and what players ask.
fn ruling(terms: &Names, cards: &Cards, id: &str, ruling: &Ruling) -> Words {
    let mut words = Words::default();
    for lang in Lang::ALL {
        words.titles[lang] = ruling.cards.iter().map(|card| cards.words[lang][card].any_name()).collect::<Vec<_>>().join("\n");
        words.bodies[lang].clone_from(&cards.ruling_words[lang][id].text);
        words.sentences[lang] = sentences(&cards.ruling_words[lang][id].text);
        words.asks[lang] = cards.asks[lang].ruling.get(id).map(|asked| asked.asks.join("\n")).unwrap_or_default();
    }
    words.concepts = owned(terms.within(&words.bodies));
    words.title_concepts = owned(terms.within(&words.titles));
    words
}

/// Every word of the book once a language, with its stems: for slips of the pen, half words and marks.
type Vocabulary = BTreeMap<(String, String, Lang), Vec<String>>;

fn all_words(documents: &[Words]) -> Vocabulary {
    let mut all = Vocabulary::new();
    for document in documents {
        for lang in Lang::ALL {
            for text in [&document.titles[lang], &document.bodies[lang], &document.hints[lang], &document.asks[lang]] {
                for (_, word) in
                    words::words(text).filter(|(_, word)| word.chars().all(char::is_alphabetic) && word.chars().count() > 2)
                {
                    let key = (words::fold(word), word.to_lowercase(), lang);
                    all.entry(key).or_insert_with(|| words::index_stems(lang, word));
                }
            }
        }
    }
    all
}

/// Returns the words as one text and a table of places in it.
fn vocabulary(all: &Vocabulary) -> String {
    let (mut text, mut rows) = (String::new(), String::new());
    for (folded, word, lang) in all.keys() {
        let (at, letters) = (text.len(), words::letters(folded));
        let other = if word == folded { "" } else { word };
        let _ = writeln!(rows, "Row::new({at}, {letters}, {}, {}, Lang::{lang:?}),", folded.len(), other.len());
        text += folded;
        text += other;
    }
    format!("/// Every word of the book.\npub static VOCABULARY: Vocabulary = Vocabulary::new({text:?}, &[\n{rows}]);\n")
}

/// Returns the words as lines: folded, word, language.
fn word_list(all: &Vocabulary) -> String {
    let mut lines = String::new();
    for (folded, word, lang) in all.keys() {
        let _ = writeln!(lines, "{folded}\t{word}\t{}", lang.code());
    }
    lines
}

/// Returns the words of each stem as lines, each word after the place of the stem among its own, without the stem that it begins
/// with: `language stem<TAB>0+ending 1word `, sorted.
fn forms(all: &Vocabulary) -> String {
    let mut forms: BTreeMap<String, String> = BTreeMap::new();
    for ((_, word, lang), stems) in all {
        for (rank, stem) in stems.iter().enumerate().take(10) {
            let line = forms.entry(format!("{} {stem}", lang.code())).or_default();
            let _ = match word.strip_prefix(stem.as_str()) {
                Some(ending) => write!(line, "{rank}+{ending} "),
                None => write!(line, "{rank}{word} "),
            };
        }
    }
    let mut lines = String::new();
    for (stem, words) in &forms {
        let _ = writeln!(lines, "{stem}\t{words}");
    }
    lines
}
