//! The cards as they are written down: facts in `rulebook/oath/cards`, words in `<language>/cards.toml`.

use super::super::source::file;
use lawspeaker_vocabulary::{Effect, Lang, PerLang, Special};
use serde::Deserialize;
use std::{collections::BTreeMap, path::Path};

/// Every card and ruling.
pub struct Cards {
    /// The cards: kind by kind, in printed order.
    pub all: Vec<Card>,
    /// Their words, by language and id.
    pub words: PerLang<BTreeMap<String, Words>>,
    /// The rulings by id.
    pub rulings: BTreeMap<String, Ruling>,
    /// Their words, by language and id.
    pub ruling_words: PerLang<BTreeMap<String, RulingWords>>,
    /// What players ask when they are the answer.
    pub asks: PerLang<Asks>,
}

/// What players ask in one language when a card or a ruling is the answer.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Asks {
    /// By the id of the card.
    pub card: BTreeMap<String, Asked>,
    /// By the id of the ruling.
    pub ruling: BTreeMap<String, Asked>,
}

/// The lines that ask for something, and the names that players give it.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Asked {
    pub names: Vec<String>,
    pub asks: Vec<String>,
}

impl Cards {
    /// Returns what a card is called beside its name.
    pub fn aliases(&self, lang: Lang, id: &str) -> impl Iterator<Item = &String> {
        let named = self.asks[lang].card.get(id).into_iter().flat_map(|asked| &asked.names);
        self.words[lang].get(id).into_iter().flat_map(|words| &words.aliases).chain(named)
    }
}

/// A card without its words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    #[serde(skip)]
    pub id: String,
    pub number: Option<u8>,
    pub save_id: Option<u8>,
    #[serde(default)]
    pub starting: bool,
    pub suit: Option<String>,
    pub restriction: Option<String>,
    #[serde(default)]
    pub locked: bool,
    pub powers: Vec<String>,
    #[serde(default)]
    pub modifies: Vec<String>,
    #[serde(default)]
    pub cost: Cost,
    pub defense_dice: Option<u8>,
    pub face: Option<String>,
    pub other_face: Option<String>,
    pub site: Option<Site>,
    pub vision: Option<Vision>,
    pub banner: Option<Banner>,
    pub space: Option<u8>,
    #[serde(default)]
    pub effect: Vec<Effect>,
    pub special: Option<Special>,
    #[serde(default)]
    pub text_only: bool,
    #[serde(default)]
    pub former_names: Vec<String>,
    #[serde(default)]
    pub law: Vec<String>,
    #[serde(skip)]
    pub file: &'static str,
}

/// What the braid shows.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub favor_placed: u8,
    pub secrets_placed: u8,
    pub favor_burned: u8,
    pub secrets_burned: u8,
}

/// What only sites have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub capacity: u8,
    pub bandits: u8,
    #[serde(default)]
    pub reveal: Reveal,
    pub recover_cost: Option<RecoverCost>,
    pub homeland: Option<String>,
    #[serde(default)]
    pub coast: bool,
}

/// What comes to a site when it is turned faceup.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reveal {
    pub relics: u8,
    pub favor: u8,
    pub secrets: u8,
}

/// What a relic costs at a site.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum RecoverCost {
    Bank { favor: u8, bank: String },
    BurnedFavor { burned_favor: u8 },
    BurnedSecrets { burned_secrets: u8 },
}

/// What only Visions with a goal have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vision {
    pub goal: String,
    pub oath: String,
    pub visions_drawn: u8,
    pub tie_rank: u8,
}

/// What only banners have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Banner {
    pub token: String,
    pub start: u8,
}

/// A card's words in one language: `name` as printed, or our own `translation`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub name: Option<String>,
    pub translation: Option<String>,
    #[serde(default)]
    pub aliases: Vec<String>,
    pub text: String,
}

impl Words {
    /// Returns the name, printed or ours.
    pub fn any_name(&self) -> &str {
        self.name.as_deref().or(self.translation.as_deref()).unwrap_or_default()
    }
}

/// A decision about cards or sections, and its source.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub class: String,
    pub source: String,
    #[serde(default)]
    pub answers: Vec<u16>,
    #[serde(default)]
    pub cards: Vec<String>,
    pub sections: Vec<String>,
}

/// A ruling in one language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingWords {
    pub text: String,
}

/// The files of facts, in the order of the table.
const FILES: [&str; 6] = ["denizens", "edifices", "relics", "sites", "visions", "banners"];

/// Reads every card, or returns every file that cannot be read.
pub fn read(folder: &Path) -> Result<Cards, Vec<String>> {
    let mut faults = Vec::new();
    let mut keep = |fault: String| faults.push(fault);
    let mut all = Vec::new();
    for name in FILES {
        let path = folder.join("cards").join(name).with_extension("toml");
        let cards: BTreeMap<String, Card> = file(&path, &mut keep).unwrap_or_default();
        let mut cards: Vec<Card> = cards.into_iter().map(|(id, card)| Card { id, file: name, ..card }).collect();
        cards.sort_by_key(|card| (card.space, card.number, card.save_id));
        all.append(&mut cards);
    }
    let of = |lang: Lang, name: &str| folder.join(lang.code()).join(name);
    let words = PerLang::from_fn(|lang| file(&of(lang, "cards.toml"), &mut keep).unwrap_or_default());
    let rulings = file(&folder.join("rulings.toml"), &mut keep).unwrap_or_default();
    let ruling_words = PerLang::from_fn(|lang| file(&of(lang, "rulings.toml"), &mut keep).unwrap_or_default());
    let asks = PerLang::from_fn(|lang| file(&of(lang, "card-asks.toml"), &mut keep).unwrap_or_default());
    if faults.is_empty() { Ok(Cards { all, words, rulings, ruling_words, asks }) } else { Err(faults) }
}
