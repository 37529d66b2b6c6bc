//! The search index of a book as bytes: for every stem of every language the documents that have it, each with its score, and the
//! lines of players' questions that have it. Everything that does not depend on the query is worked out here, by the BM25 of tantivy
//! with a weight for each field; the program reads the bytes where they lie.
//!
//! ```text
//! stems     blocks of 16: the first whole, the others without what they share with the one before: shared, length, letters,
//!           and how long the postings are; where each block and its postings start, four bytes each, stand in front
//! postings  how many documents; for each how far from the last, twice, and one more if its title or text has the stem; its score;
//!           then for each line how far from the last
//! lines     where the lines of each document and language end, two bytes each, then how many content words each has
//! ```

use lawspeaker_vocabulary::{
    Lang, PerLang,
    words::{
        self,
        encode::{BLOCK, score_byte, varint},
    },
};
use std::collections::{BTreeMap, BTreeSet};
use tantivy::{
    DocSet as _, SegmentReader, TERMINATED, TantivyDocument,
    directory::RamDirectory,
    postings::Postings as _,
    query::Bm25Weight,
    schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions},
    tokenizer::{PreTokenizedString, Token},
};

/// The words of a document by language.
#[derive(Default)]
pub struct Words {
    pub titles: PerLang<String>,
    pub bodies: PerLang<String>,
    pub hints: PerLang<String>,
    /// What players ask when it is the answer, a question a line.
    pub asks: PerLang<String>,
    /// What it says, a sentence a line, where that is as short as a question.
    pub sentences: PerLang<String>,
    pub concepts: Vec<String>,
    pub title_concepts: Vec<String>,
}

impl Words {
    /// Returns the lines of a language that a question is compared with as a whole.
    fn lines(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.asks[lang].lines().chain(self.sentences[lang].lines())
    }
}

const TITLE: f32 = 1.4;
const BODY: f32 = 1.0;
const HINT: f32 = 0.9;
const ASK: f32 = 1.2;
const CONCEPT: f32 = 0.8;
const TITLE_CONCEPT: f32 = 1.6;

/// The memory for the index of one field, the least there can be.
const BUDGET: usize = 15_000_000;

/// What a stem finds.
#[derive(Default)]
struct Found {
    /// The score of each document.
    scores: BTreeMap<usize, f64>,
    /// The documents with it in their title or text.
    in_text: BTreeSet<usize>,
    lines: BTreeSet<usize>,
}

type Table = BTreeMap<String, Found>;

/// The index as bytes.
pub struct Index {
    /// The stems of each language, and the keys of the terms.
    pub stems: Vec<Vec<u8>>,
    pub postings: Vec<u8>,
    pub lines: Vec<u8>,
}

/// Returns the index of some documents.
pub fn index(documents: &[Words]) -> tantivy::Result<Index> {
    let mut tables: Vec<Table> = Lang::ALL.into_iter().map(|lang| stems_of(documents, lang)).collect::<Result<_, _>>()?;
    let mut concepts = Table::new();
    add_field(&mut concepts, CONCEPT, documents.iter().map(|words| words.concepts.clone()).collect())?;
    add_field(&mut concepts, TITLE_CONCEPT, documents.iter().map(|words| words.title_concepts.clone()).collect())?;
    tables.push(concepts);
    let mut bytes = Vec::new();
    let stems = tables.iter().map(|table| write(table, &mut bytes)).collect();
    Ok(Index { stems, postings: bytes, lines: lines(documents) })
}

fn stems_of(documents: &[Words], lang: Lang) -> tantivy::Result<Table> {
    let mut table = Table::new();
    let mut add = |weight: f32, field: fn(&Words) -> &PerLang<String>| {
        add_field(&mut table, weight, documents.iter().map(|words| tokens(lang, &field(words)[lang])).collect())
    };
    add(TITLE, |it| &it.titles)?;
    add(BODY, |it| &it.bodies)?;
    add(HINT, |it| &it.hints)?;
    add(ASK, |it| &it.asks)?;
    for (at, document) in documents.iter().enumerate() {
        for stem in [&document.titles, &document.bodies].into_iter().flat_map(|texts| tokens(lang, &texts[lang])) {
            table.entry(stem).or_default().in_text.insert(at);
        }
    }
    for (number, line) in documents.iter().flat_map(|document| document.lines(lang)).enumerate() {
        let questions = words::words(line).filter_map(|(_, word)| words::question(lang, &words::fold(word)).map(str::to_owned));
        for stem in tokens(lang, line).into_iter().chain(questions) {
            table.entry(stem).or_default().lines.insert(number);
        }
        for stem in separated_verbs(lang, line) {
            if let Some(found) = table.get_mut(&stem) {
                found.lines.insert(number);
            }
        }
    }
    Ok(table)
}

/// Returns the stems that the verbs of a line may have together with the part at the end of the clause.
fn separated_verbs(lang: Lang, line: &str) -> Vec<String> {
    let words: Vec<&str> = if lang == Lang::De { words::words(line).map(|(_, word)| word).collect() } else { Vec::new() };
    words::separated_verbs(&words).into_iter().map(|(_, stem)| stem).collect()
}

fn tokens(lang: Lang, text: &str) -> Vec<String> {
    words::words(text).flat_map(|(_, word)| words::index_stems(lang, word)).collect()
}

/// Adds the scores of one field by BM25, given the stems of each document.
fn add_field(table: &mut Table, weight: f32, documents: Vec<Vec<String>>) -> tantivy::Result<()> {
    let mut schema = Schema::builder();
    let indexing = TextFieldIndexing::default().set_index_option(IndexRecordOption::WithFreqs).set_tokenizer("raw");
    let field = schema.add_text_field("stems", TextOptions::default().set_indexing_options(indexing));
    let index = tantivy::Index::builder().schema(schema.build());
    let mut writer = index.single_segment_index_writer::<TantivyDocument>(RamDirectory::create(), BUDGET)?;
    for stems in documents {
        let mut document = TantivyDocument::default();
        document.add_pre_tokenized_text(field, tokenized(stems));
        writer.add_document(document)?;
    }
    for segment in writer.finalize()?.searchable_segments()? {
        add_segment(table, weight, &SegmentReader::open(&segment)?, field)?;
    }
    Ok(())
}

/// Adds the scores in the only segment of an index; its documents are numbered in the order in which they were added.
#[allow(clippy::cast_precision_loss, reason = "there are some thousand documents and words")]
fn add_segment(table: &mut Table, weight: f32, segment: &SegmentReader, field: Field) -> tantivy::Result<()> {
    let (inverted, lengths) = (segment.inverted_index(field)?, segment.get_fieldnorms_reader(field)?);
    let all = u64::from(segment.num_docs());
    let average = inverted.total_num_tokens() as f32 / all as f32;
    let mut stems = inverted.terms().stream()?;
    while stems.advance() {
        let (stem, info) = (String::from_utf8_lossy(stems.key()).into_owned(), stems.value());
        let bm25 = Bm25Weight::for_one_term(info.doc_freq.into(), all, average).boost_by(weight);
        let found = table.entry(stem).or_default();
        let mut postings = inverted.read_postings_from_terminfo(info, IndexRecordOption::WithFreqs)?;
        while postings.doc() != TERMINATED {
            let (at, count) = (postings.doc(), postings.term_freq());
            let score = bm25.score(lengths.fieldnorm_id(at), count);
            *found.scores.entry(at as usize).or_default() += f64::from(score);
            postings.advance();
        }
    }
    Ok(())
}

fn tokenized(stems: Vec<String>) -> PreTokenizedString {
    let token = |(position, text)| Token { position, text, ..Token::default() };
    PreTokenizedString { text: String::new(), tokens: stems.into_iter().enumerate().map(token).collect() }
}

/// Writes what the stems of a table find behind the other postings, and returns the stems.
fn write(table: &Table, bytes: &mut Vec<u8>) -> Vec<u8> {
    let (mut heads, mut stems) = (Vec::new(), Vec::new());
    let mut last = "";
    for (at, (stem, found)) in table.iter().enumerate() {
        let shared =
            if at % BLOCK == 0 { 0 } else { stem.bytes().zip(last.bytes()).take_while(|(one, other)| one == other).count() };
        if at % BLOCK == 0 {
            heads.extend([stems.len(), bytes.len()].map(|place| u32::try_from(place).unwrap_or(u32::MAX).to_le_bytes()).concat());
        }
        let start = bytes.len();
        write_found(found, bytes);
        varint(shared, &mut stems);
        varint(stem.len() - shared, &mut stems);
        stems.extend(&stem.as_bytes()[shared..]);
        varint(bytes.len() - start, &mut stems);
        last = stem;
    }
    let blocks = u32::try_from(table.len().div_ceil(BLOCK)).unwrap_or(u32::MAX);
    [blocks.to_le_bytes().to_vec(), heads, stems].concat()
}

fn write_found(found: &Found, bytes: &mut Vec<u8>) {
    varint(found.scores.len(), bytes);
    let mut last = 0;
    for (at, score) in &found.scores {
        varint((at - last) << 1 | usize::from(found.in_text.contains(at)), bytes);
        bytes.push(score_byte(*score));
        last = *at;
    }
    last = 0;
    for line in &found.lines {
        varint(line - last, bytes);
        last = *line;
    }
}

/// Returns how many content words each line of the questions has: where the lines of each document and language end, two bytes
/// each, and then a byte for each line.
fn lines(documents: &[Words]) -> Vec<u8> {
    let (mut ends, mut lengths) = (Vec::new(), Vec::new());
    for lang in Lang::ALL {
        for words in documents {
            for line in words.lines(lang) {
                let content = words::words(line).filter(|(_, word)| !words::is_common(lang, &words::fold(word))).count();
                lengths.push(u8::try_from(content).unwrap_or(u8::MAX));
            }
            ends.extend(u16::try_from(lengths.len()).unwrap_or(u16::MAX).to_le_bytes());
        }
    }
    [ends, lengths].concat()
}
