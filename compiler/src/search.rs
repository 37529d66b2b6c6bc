//! Writes the search index: one document for each section, term, card and divergence, with a field for each
//! language, cut and stemmed by the same code that reads queries.

use super::{
    bundle,
    cards::{Card, Cards, Ruling},
    source::Book,
    terms::Names,
};
use lawspeaker_vocabulary::{Book as Id, Lang, PerLang, words};
use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};
use tantivy::{
    Directory as _, Index, TantivyDocument,
    directory::RamDirectory,
    index::SegmentComponent,
    schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
    tokenizer::{PreTokenizedString, Token},
};

/// The name that replaces the random one of the only segment, so that every build gives the same bytes.
const SEGMENT: &str = "00000000000000000000000000000001";

/// The files of a segment that a reader opens.
const COMPONENTS: [SegmentComponent; 6] = [
    SegmentComponent::Postings,
    SegmentComponent::Positions,
    SegmentComponent::FastFields,
    SegmentComponent::FieldNorms,
    SegmentComponent::Terms,
    SegmentComponent::Store,
];

/// The words of a document by language.
#[derive(Default)]
struct Words {
    titles: PerLang<String>,
    bodies: PerLang<String>,
    hints: PerLang<String>,
    asks: PerLang<String>,
    concepts: Vec<String>,
    title_concepts: Vec<String>,
}

struct Fields {
    titles: PerLang<Field>,
    bodies: PerLang<Field>,
    hints: PerLang<Field>,
    asks: PerLang<Field>,
    concepts: Field,
    title_concepts: Field,
}

/// Writes the index of a book and the Rust source that embeds it. Only the words of the Law are a table: what a table
/// points to is put in place at every start, and the words of another book are read when it is searched.
pub fn write(book: &Book, cards: Option<&Cards>, out: &Path) -> Result<(), String> {
    let key = book.id.key();
    let folder = out.join(format!("index-{key}"));
    let (schema, fields) = schema();
    let directory = RamDirectory::create();
    let mut writer = Index::builder()
        .schema(schema)
        .single_segment_index_writer(directory.clone(), 50_000_000)
        .map_err(|fault| fault.to_string())?;
    let terms = Names::new(book);
    let mut documents = documents(book, &terms);
    if let Some(cards) = cards {
        let rows = cards.all.iter().enumerate();
        documents.extend(rows.map(|(at, it)| (format!("Document::Card({at})"), card(&terms, cards, it))));
        let rows = cards.rulings.iter().enumerate();
        documents.extend(rows.map(|(at, (id, it))| (format!("Document::Ruling({at})"), ruling(&terms, cards, id, it))));
    }
    for (_, words) in &documents {
        writer.add_document(document(words, &fields)).map_err(|fault| fault.to_string())?;
    }
    let index = writer.finalize().map_err(|fault| fault.to_string())?;
    let meta = index.searchable_segment_metas().map_err(|fault| fault.to_string())?;
    let segment = meta.first().ok_or("the index has no segment")?;
    let id = segment.id().uuid_string();
    fs::create_dir_all(&folder).map_err(|fault| fault.to_string())?;
    let mut source = String::from("/// The files of the index.\npub static FILES: &[(&str, &[u8])] = &[\n");
    let mut names: Vec<String> = COMPONENTS.map(|component| segment.relative_path(component).display().to_string()).to_vec();
    names.push("meta.json".to_owned());
    for name in names {
        let file = directory.open_read(name.as_ref()).map_err(|fault| fault.to_string())?;
        let bytes = file.read_bytes().map_err(|fault| fault.to_string())?.to_vec();
        let bytes = if name == "meta.json" { dashed(&String::from_utf8_lossy(&bytes), &id).into_bytes() } else { bytes };
        let fixed = name.replace(&id, SEGMENT);
        fs::write(folder.join(&fixed), bytes).map_err(|fault| fault.to_string())?;
        let _ = writeln!(source, "({fixed:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/index-{key}/{fixed}\"))),");
    }
    source.push_str("];\n/// The documents of the index in its order.\npub static DOCUMENTS: &[Document] = &[\n");
    for (row, _) in &documents {
        let _ = writeln!(source, "{row},");
    }
    source.push_str("];\n");
    let save = |name: String, text: String| fs::write(out.join(name), text).map_err(|fault| fault.to_string());
    let all = all_words(&documents);
    let save_packed = |name: String, text: String| bundle::save(&out.join(name), &text).map_err(|fault| fault.to_string());
    match book.id {
        Id::Oath => {
            source.push_str(&vocabulary(&all));
            save(format!("forms-{key}.tsv"), forms(&all))?;
        }
        Id::Xidit | Id::Dominion => {
            save_packed(format!("words-{key}.deflate"), word_list(&all))?;
            save_packed(format!("forms-{key}.deflate"), forms(&all))?;
        }
    }
    fs::write(out.join(format!("lengths-{key}.bin")), lengths(&documents)).map_err(|fault| fault.to_string())?;
    save(format!("index-{key}.rs"), source)
}

/// Puts the fixed segment name into the meta file, which writes it with dashes.
fn dashed(meta: &str, id: &str) -> String {
    let with_dashes = |id: &str| format!("{}-{}-{}-{}-{}", &id[..8], &id[8..12], &id[12..16], &id[16..20], &id[20..]);
    meta.replace(&with_dashes(id), &with_dashes(SEGMENT)).replace(id, SEGMENT)
}

fn schema() -> (Schema, Fields) {
    let mut builder = Schema::builder();
    let mut field = |name: String, record: IndexRecordOption| {
        let indexing = TextFieldIndexing::default().set_index_option(record).set_tokenizer("raw");
        builder.add_text_field(&name, TextOptions::default().set_indexing_options(indexing))
    };
    let mut of =
        |name: &str| PerLang::from_fn(|lang| field(format!("{name}_{}", lang.code()), IndexRecordOption::WithFreqsAndPositions));
    let fields = Fields {
        titles: of("title"),
        bodies: of("body"),
        hints: of("hint"),
        asks: of("ask"),
        concepts: field("concept".to_owned(), IndexRecordOption::WithFreqs),
        title_concepts: field("title_concept".to_owned(), IndexRecordOption::WithFreqs),
    };
    (builder.build(), fields)
}

fn document(words: &Words, fields: &Fields) -> TantivyDocument {
    let mut document = TantivyDocument::default();
    let texts = [(fields.titles, &words.titles), (fields.bodies, &words.bodies), (fields.hints, &words.hints)];
    for lang in Lang::ALL {
        for (fields, texts) in texts {
            document.add_pre_tokenized_text(fields[lang], tokens(lang, &texts[lang]));
        }
        document.add_pre_tokenized_text(fields.asks[lang], lines(lang, &words.asks[lang]));
    }
    for (field, keys) in [(fields.concepts, &words.concepts), (fields.title_concepts, &words.title_concepts)] {
        let token = |(position, key): (usize, &String)| token(position, 0, 0, key.clone());
        let tokens = keys.iter().enumerate().map(token).collect();
        document.add_pre_tokenized_text(field, PreTokenizedString { text: String::new(), tokens });
    }
    document
}

fn tokens(lang: Lang, text: &str) -> PreTokenizedString {
    let mut tokens = Vec::new();
    for (position, (at, word)) in words::words(text).enumerate() {
        for stem in words::index_stems(lang, word) {
            tokens.push(token(position, at, at + word.len(), stem));
        }
    }
    PreTokenizedString { text: String::new(), tokens }
}

/// Cuts questions, one a line, so that the place of a word tells its line; question words are kept by kind as well.
fn lines(lang: Lang, text: &str) -> PreTokenizedString {
    let mut tokens = Vec::new();
    for (number, line) in (0..).zip(text.lines()) {
        for (place, (at, word)) in (0..).zip(words::words(line)) {
            let position = words::place_in_lines(number, place) as usize;
            let question = words::question(lang, &words::fold(word)).map(str::to_owned);
            let stems = words::index_stems(lang, word).into_iter().chain(question);
            tokens.extend(stems.map(|stem| token(position, at, at + word.len(), stem)));
        }
    }
    PreTokenizedString { text: String::new(), tokens }
}

/// Returns how many significant words each line of the questions has: where the lines of each document and language end, two
/// bytes each, and then a byte for each line.
fn lengths(documents: &[(String, Words)]) -> Vec<u8> {
    let (mut ends, mut lengths) = (Vec::new(), Vec::new());
    for (_, words) in documents {
        for lang in Lang::ALL {
            for line in words.asks[lang].lines() {
                let significant = words::words(line).filter(|(_, word)| !words::is_common(lang, &words::fold(word))).count();
                lengths.push(u8::try_from(significant).unwrap_or(u8::MAX));
            }
            ends.extend(u16::try_from(lengths.len()).unwrap_or(u16::MAX).to_le_bytes());
        }
    }
    [ends, lengths].concat()
}

fn token(position: usize, offset_from: usize, offset_to: usize, text: String) -> Token {
    Token { offset_from, offset_to, position, text, position_length: 1 }
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

/// The words of a card: names, effect, and as hints what else it is called.
fn card(terms: &Names, cards: &Cards, card: &Card) -> Words {
    let mut words = Words::default();
    for lang in Lang::ALL {
        let own = &cards.words[lang][&card.id];
        own.any_name().clone_into(&mut words.titles[lang]);
        words.bodies[lang].clone_from(&own.text);
        let names = card.former_names.iter().chain(cards.aliases(lang, &card.id)).map(String::as_str);
        words.hints[lang] = names.collect::<Vec<_>>().join("\n");
        words.asks[lang] = cards.asks[lang].card.get(&card.id).map(|asked| asked.asks.join("\n")).unwrap_or_default();
    }
    words.concepts = owned(terms.within(&words.bodies));
    words.title_concepts = owned(terms.within(&words.titles));
    words
}

/// The words of a ruling: the names of its cards, what was ruled, and what players ask.
fn ruling(terms: &Names, cards: &Cards, id: &str, ruling: &Ruling) -> Words {
    let mut words = Words::default();
    for lang in Lang::ALL {
        words.titles[lang] = ruling.cards.iter().map(|card| cards.words[lang][card].any_name()).collect::<Vec<_>>().join("\n");
        words.bodies[lang].clone_from(&cards.ruling_words[lang][id].text);
        words.asks[lang] = cards.asks[lang].ruling.get(id).map(|asked| asked.asks.join("\n")).unwrap_or_default();
    }
    words.concepts = owned(terms.within(&words.bodies));
    words.title_concepts = owned(terms.within(&words.titles));
    words
}

/// Every word of the book once a language, with its stems: for slips of the pen, half words and marks.
type Vocabulary = BTreeMap<(String, String, Lang), Vec<String>>;

fn all_words(documents: &[(String, Words)]) -> Vocabulary {
    let mut all = Vocabulary::new();
    for (_, document) in documents {
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
