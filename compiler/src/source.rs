//! The rulebook as it is written down: the TOML files and what they may hold.

use lawspeaker_vocabulary::{Book as Id, Lang, PerLang};
use serde::{Deserialize, de::DeserializeOwned};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Everything in the folder of a book. A book without a file has nothing of what it would hold.
pub struct Book {
    /// Which book it is.
    pub id: Id,
    /// The units in printed order.
    pub units: Vec<Unit>,
    /// Their words, by language and number.
    pub texts: PerLang<BTreeMap<String, Text>>,
    /// What players ask when a unit is the answer, by language and number.
    pub asks: PerLang<BTreeMap<String, Vec<String>>>,
    /// The terms by key.
    pub terms: BTreeMap<String, Term>,
    /// Their words, by language and key.
    pub term_words: PerLang<BTreeMap<String, TermWords>>,
    /// The divergences by id.
    pub divergences: BTreeMap<String, Divergence>,
    /// Their words, by language and id.
    pub divergence_words: PerLang<BTreeMap<String, DivergenceWords>>,
    /// The index at the back of the book.
    pub index: Vec<Entry>,
    /// The cards that a book without a file of its own for them names.
    pub card_names: BTreeMap<String, CardNames>,
}

/// A numbered or unnumbered unit, without its words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub number: String,
    pub parent: Option<String>,
    pub kind: String,
    #[serde(default)]
    pub cites: Vec<Citation>,
}

/// A printed reference.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Citation {
    pub to: String,
    /// The page that is printed instead of the number.
    pub page: Option<u8>,
    pub title: Option<String>,
    pub means: Option<String>,
    pub erratum: Option<String>,
    #[serde(rename = "in", default)]
    pub printings: Vec<String>,
}

/// A unit's words: `title` as printed, or `label` of our own where nothing is printed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub title: Option<String>,
    pub label: Option<String>,
    #[serde(rename = "text")]
    pub words: String,
}

/// A term: official names with the headword first, kind, place, and the terms it sends to.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    #[serde(default = "entry")]
    pub kind: String,
    #[serde(default, rename = "where")]
    pub places: Vec<String>,
    #[serde(default)]
    pub also: Vec<String>,
    #[serde(default)]
    pub see: Vec<String>,
    #[serde(default)]
    pub en: Vec<String>,
    #[serde(default)]
    pub de: Vec<String>,
    #[serde(default)]
    pub pl: Vec<String>,
}

/// A term without a kind is an entry of a glossary.
fn entry() -> String {
    "entry".to_owned()
}

impl Term {
    /// Returns the official names in a language; the first is the headword.
    pub fn official(&self, lang: Lang) -> &[String] {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
            Lang::Pl => &self.pl,
        }
    }
}

/// A term's words in one language; `name` where the printing has no word of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TermWords {
    pub name: Option<String>,
    #[serde(alias = "rule")]
    pub definition: Option<String>,
    #[serde(default)]
    pub special: Vec<String>,
    #[serde(default)]
    pub examples: Vec<String>,
    #[serde(default)]
    pub aliases: Vec<String>,
    /// What earlier printings said instead.
    #[serde(default)]
    pub former: Vec<String>,
}

/// What a card that a glossary names is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardNames {
    pub de: String,
    pub en: String,
    /// Its inflected forms in the German texts, in capitals like the name.
    #[serde(default)]
    pub forms: Vec<String>,
}

impl CardNames {
    /// Returns how German texts write it.
    pub fn spellings(&self) -> impl Iterator<Item = String> + '_ {
        std::iter::once(self.de.to_uppercase()).chain(self.forms.iter().cloned())
    }
}

/// A place where the printings differ.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Divergence {
    pub sections: Vec<String>,
    pub severity: String,
    #[serde(default)]
    pub current: Vec<String>,
    #[serde(default)]
    pub contested: bool,
    pub confidence: Option<String>,
}

/// What the printings say, described in one language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DivergenceWords {
    pub title: String,
    pub en: String,
    pub de: String,
    pub pl: String,
    pub consequence: String,
    #[serde(default)]
    pub intent: String,
}

/// A heading of the index with its sub-headings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub en: String,
    pub de: String,
    pub pl: String,
    #[serde(default)]
    pub term: Option<String>,
    #[serde(default)]
    pub places: Vec<String>,
    #[serde(default)]
    pub see: Vec<String>,
    #[serde(default, rename = "under")]
    pub subentries: Vec<Subentry>,
}

/// A line under a heading of the index.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subentry {
    pub en: String,
    pub de: String,
    pub pl: String,
    pub places: Vec<String>,
}

#[derive(Default, Deserialize)]
struct Units {
    unit: Vec<Unit>,
}

#[derive(Default, Deserialize)]
struct Index {
    entry: Vec<Entry>,
}

/// Reads every file of the book, or returns every file that cannot be read.
pub fn read(id: Id, folder: &Path) -> Result<Book, Vec<String>> {
    let mut faults = Vec::new();
    let mut keep = |fault: String| faults.push(fault);
    let units: Units = file_if_any(&folder.join("units.toml"), &mut keep);
    let index: Index = file_if_any(&folder.join("index.toml"), &mut keep);
    let terms = file(&folder.join("terms.toml"), &mut keep).unwrap_or_default();
    let divergences = file_if_any(&folder.join("divergences.toml"), &mut keep);
    let card_names = file_if_any(&folder.join("cards.toml"), &mut keep);
    let texts = PerLang::from_fn(|lang| {
        let mut all = BTreeMap::new();
        for path in chapters(&folder.join(lang.code())) {
            all.append(&mut file(&path, &mut keep).unwrap_or_default());
        }
        all
    });
    let of = |lang: Lang, name: &str| folder.join(lang.code()).join(name);
    let asks = PerLang::from_fn(|lang| file_if_any(&of(lang, "asks.toml"), &mut keep));
    let term_words = PerLang::from_fn(|lang| file_if_any(&of(lang, "terms.toml"), &mut keep));
    let divergence_words = PerLang::from_fn(|lang| file_if_any(&of(lang, "divergences.toml"), &mut keep));
    let book = Book {
        id,
        units: units.unit,
        texts,
        asks,
        terms,
        term_words,
        divergences,
        divergence_words,
        index: index.entry,
        card_names,
    };
    if faults.is_empty() { Ok(book) } else { Err(faults) }
}

/// Returns the chapter files of a language: those that start with the chapter's number.
fn chapters(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.file_name().is_some_and(|name| name.as_encoded_bytes()[0].is_ascii_digit()))
        .collect();
    paths.sort();
    paths
}

/// Reads a file that not every book has.
fn file_if_any<T: DeserializeOwned + Default>(path: &Path, keep: &mut impl FnMut(String)) -> T {
    if path.exists() { file(path, keep).unwrap_or_default() } else { T::default() }
}

/// Reads one file, or keeps what is wrong with it.
pub fn file<T: DeserializeOwned>(path: &Path, keep: &mut impl FnMut(String)) -> Option<T> {
    let text = fs::read_to_string(path).map_err(|fault| keep(format!("{}: {fault}", path.display()))).ok()?;
    toml::from_str(&text).map_err(|fault| keep(format!("{}: {}", path.display(), fault.to_string().replace('\n', " ")))).ok()
}
