//! What facts can be about, as data: the tables of a position file with their keys, what kind of value each has, and the words
//! for them (`rulebook/words/facts.tsv`). Reading and printing both walk these tables, so that what is printed can be read.

use super::nouns::{COLOURS, Nouns, nouns};
use crate::{
    cards::Suit,
    game::{Chapter, Colour, GameName, Heap, How, Oath, Phase, Role, TitleSide, Wanted, xidit},
    law::{Form, Lang, PhraseTable, Phrases, phrases_in, rows, words::without_umlaut_spelling},
};
use std::{
    collections::HashMap,
    sync::{LazyLock, OnceLock},
};

/// The words.
const TABLE: PhraseTable = include!(concat!(env!("OUT_DIR"), "/phrases-facts.rs"));

/// The kind of a value.
#[derive(Clone, Copy)]
pub(super) enum Shape {
    /// A number.
    Number,
    /// Something that is so, or not.
    Flag,
    /// A noun.
    Noun(Nouns),
    /// Nouns.
    NounList(Nouns),
    /// So many of each noun, which stands before the noun that all of them are: `3 red warbands`.
    Coloured(Nouns),
    /// So many of each noun: `units 2 archer and 1 cleric`.
    Counts(Nouns),
    /// Numbers.
    Numbers,
    /// A value as TOML writes it.
    Raw,
    /// A site, by name or slot.
    Site,
    /// Sites.
    Sites,
    /// A slot.
    Slot,
    /// A card of the rulebook.
    Card(Wanted),
    /// Cards of the rulebook.
    CardList(Wanted),
    /// Cards as they lie, with what lies on them.
    Cards(Wanted),
    /// A number, or cards as they lie.
    Pile(Wanted),
    /// Covered, taken, or the relic there.
    Space,
    /// Held by nobody.
    NobodyHolds,
    /// Suits of cards discarded at sites.
    Discarded,
    /// A player or the bandits.
    Defender,
    /// Targets of a Campaign.
    Targets,
    /// Rolled dice.
    Dice,
}

/// What it means that a key of a described thing is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LeftOut {
    /// Unknown.
    Unknown,
    /// None.
    None,
}

/// A key of a table.
pub(super) struct Key {
    /// The table.
    pub(super) table: &'static str,
    /// Its name.
    pub(super) name: &'static str,
    /// The kind of its value.
    pub(super) shape: Shape,
    /// Whether the value may stand alone, without the words for the key.
    pub(super) bare: bool,
    /// What silence means.
    pub(super) left_out: LeftOut,
}

/// How the thing is called that a table describes.
#[derive(Clone, Copy)]
pub(super) enum Called {
    /// Nothing: the top of the file, or a table whose keys speak for themselves.
    Top,
    /// By the words for the table.
    Words,
    /// By a noun under a key; there are several.
    Noun(&'static str, Nouns),
    /// By the name of a site or a slot; there are several.
    Site,
    /// By the words for the table and a number under a key; there are several.
    Number(&'static str),
    /// By the words for the table and a name under a key; there are several.
    Name(&'static str),
}

/// A table of a position file.
pub(super) struct TableWords {
    /// Its name.
    pub(super) name: &'static str,
    /// How what it describes is called.
    pub(super) called: Called,
}

/// The facts of a game.
pub(super) struct Grammar {
    /// The game.
    pub(super) game: GameName,
    /// The tables, in the order in which they are printed.
    pub(super) tables: &'static [TableWords],
    /// The keys, in the order in which they are printed.
    pub(super) keys: &'static [Key],
}

const fn key(table: &'static str, name: &'static str, shape: Shape) -> Key {
    Key { table, name, shape, bare: false, left_out: LeftOut::Unknown }
}

impl Key {
    const fn bare(self) -> Self {
        Self { bare: true, ..self }
    }

    const fn or_none(self) -> Self {
        Self { left_out: LeftOut::None, ..self }
    }
}

/// The facts of Oath.
pub(super) const OATH: Grammar = Grammar {
    game: GameName::Oath,
    tables: &[
        TableWords { name: "position", called: Called::Top },
        TableWords { name: "winner", called: Called::Words },
        TableWords { name: "ending", called: Called::Words },
        TableWords { name: "banks", called: Called::Words },
        TableWords { name: "title", called: Called::Words },
        TableWords { name: "peoples-favor", called: Called::Words },
        TableWords { name: "darkest-secret", called: Called::Words },
        TableWords { name: "reliquary", called: Called::Words },
        TableWords { name: "site", called: Called::Site },
        TableWords { name: "player", called: Called::Noun("colour", COLOURS) },
        TableWords { name: "decks", called: Called::Top },
        TableWords { name: "discards", called: Called::Top },
        TableWords { name: "this-turn", called: Called::Words },
        TableWords { name: "campaign", called: Called::Words },
    ],
    keys: &[
        key("position", "game", Shape::Noun(nouns::<GameName>())),
        key("position", "round", Shape::Number),
        key("position", "oath", Shape::Noun(nouns::<Oath>())),
        key("position", "visions-drawn", Shape::Number),
        key("position", "turn", Shape::Noun(COLOURS)),
        key("position", "phase", Shape::Noun(nouns::<Phase>())),
        key("position", "chronicle", Shape::Raw),
        key("winner", "player", Shape::Noun(COLOURS)).bare(),
        key("winner", "how", Shape::Noun(nouns::<How>())).bare(),
        key("ending", "chapter", Shape::Noun(nouns::<Chapter>())).bare(),
        key("ending", "flipped", Shape::NounList(COLOURS)).or_none(),
        key("banks", "discord", Shape::Number).or_none(),
        key("banks", "arcane", Shape::Number).or_none(),
        key("banks", "order", Shape::Number).or_none(),
        key("banks", "hearth", Shape::Number).or_none(),
        key("banks", "beast", Shape::Number).or_none(),
        key("banks", "nomad", Shape::Number).or_none(),
        key("banks", "shared", Shape::Number),
        key("title", "holder", Shape::Noun(COLOURS)).bare(),
        key("title", "side", Shape::Noun(nouns::<TitleSide>())).bare(),
        key("peoples-favor", "holder", Shape::Noun(COLOURS)).bare().or_none(),
        key("peoples-favor", "favor", Shape::Number).bare().or_none(),
        key("peoples-favor", "mob", Shape::Flag).or_none(),
        key("darkest-secret", "holder", Shape::Noun(COLOURS)).bare().or_none(),
        key("darkest-secret", "secrets", Shape::Number).bare().or_none(),
        key("reliquary", "brutal", Shape::Space),
        key("reliquary", "decadent", Shape::Space),
        key("reliquary", "careless", Shape::Space),
        key("reliquary", "greedy", Shape::Space),
        key("site", "slot", Shape::Slot),
        key("site", "capacity", Shape::Number),
        key("site", "facedown", Shape::Flag).or_none(),
        key("site", "favor", Shape::Number).or_none(),
        key("site", "secrets", Shape::Number).or_none(),
        key("site", "warbands", Shape::Coloured(COLOURS)).or_none(),
        key("site", "cards", Shape::Cards(Wanted::AtSite)).bare().or_none(),
        key("site", "relics", Shape::Pile(Wanted::Relic)).bare().or_none(),
        key("player", "role", Shape::Noun(nouns::<Role>())).bare(),
        key("player", "pawn", Shape::Site),
        key("player", "supply", Shape::Number),
        key("player", "favor", Shape::Number).or_none(),
        key("player", "secrets", Shape::Number).or_none(),
        key("player", "secrets-facedown", Shape::Number).or_none(),
        key("player", "warbands", Shape::Number).or_none(),
        key("player", "bank", Shape::Number),
        key("player", "advisers", Shape::Cards(Wanted::Adviser)).bare().or_none(),
        key("player", "relics", Shape::Cards(Wanted::Relic)).bare().or_none(),
        key("player", "vision", Shape::Card(Wanted::Vision)).or_none(),
        key("player", "prophet", Shape::Noun(COLOURS)).or_none(),
        key("player", "drawn", Shape::Cards(Wanted::World)).or_none(),
        key("player", "peeked", Shape::Sites).or_none(),
        key("player", "seen", Shape::CardList(Wanted::Facedown)).or_none(),
        key("decks", "world", Shape::Pile(Wanted::World)),
        key("decks", "relics", Shape::Pile(Wanted::Relic)),
        key("decks", "scepter", Shape::NobodyHolds),
        key("discards", "cradle", Shape::Pile(Wanted::World)),
        key("discards", "provinces", Shape::Pile(Wanted::World)),
        key("discards", "hinterland", Shape::Pile(Wanted::World)),
        key("this-turn", "discarded", Shape::Discarded).or_none(),
        key("this-turn", "took", Shape::CardList(Wanted::Relic)).or_none(),
        key("this-turn", "favor-steps", Shape::Number).or_none(),
        key("this-turn", "follows", Shape::CardList(Wanted::Power)).or_none(),
        key("this-turn", "travelled", Shape::Flag).or_none(),
        key("this-turn", "searching", Shape::CardList(Wanted::Power)).or_none(),
        key("this-turn", "heap", Shape::Noun(nouns::<Heap>())),
        key("this-turn", "site-owed", Shape::Flag).or_none(),
        key("campaign", "defender", Shape::Defender),
        key("campaign", "targets", Shape::Targets).or_none(),
        key("campaign", "by", Shape::Card(Wanted::Power)).or_none(),
        key("campaign", "at", Shape::Site),
        key("campaign", "allies", Shape::NounList(COLOURS)).or_none(),
        key("campaign", "plans", Shape::Cards(Wanted::Power)).or_none(),
        key("campaign", "rolled", Shape::Dice),
    ],
};

/// The facts of Lords of Xidit.
pub(super) const XIDIT: Grammar = Grammar {
    game: GameName::Xidit,
    tables: &[
        TableWords { name: "position", called: Called::Top },
        TableWords { name: "path", called: Called::Top },
        TableWords { name: "tile", called: Called::Number("number") },
        TableWords { name: "region", called: Called::Name("name") },
        TableWords { name: "city", called: Called::Number("number") },
        TableWords { name: "player", called: Called::Noun("colour", nouns::<xidit::Colour>()) },
        TableWords { name: "dummy", called: Called::Words },
    ],
    keys: &[
        key("position", "game", Shape::Noun(nouns::<GameName>())),
        key("position", "year", Shape::Number),
        key("position", "short", Shape::Flag).or_none(),
        key("position", "phase", Shape::Noun(nouns::<xidit::Phase>())).or_none(),
        key("position", "order", Shape::Number),
        key("position", "turn", Shape::Noun(nouns::<xidit::Colour>())),
        key("position", "first", Shape::Noun(nouns::<xidit::Colour>())),
        key("position", "trials", Shape::NounList(nouns::<xidit::Trial>())),
        key("position", "titans", Shape::Raw),
        key("position", "sleeping", Shape::Raw),
        key("path", "next-recruits", Shape::Number),
        key("path", "recruits", Shape::Raw),
        key("path", "discarded-recruits", Shape::Raw),
        key("path", "next-threat", Shape::Number),
        key("path", "threats", Shape::Raw),
        key("path", "discarded-threats", Shape::Raw),
        key("tile", "recruits", Shape::Counts(nouns::<xidit::Class>())),
        key("tile", "threat", Shape::Raw),
        key("region", "lyre", Shape::Numbers),
        key("region", "cities", Shape::Numbers),
        key("region", "bards", Shape::Counts(nouns::<xidit::Colour>())),
        key("region", "closed", Shape::Flag).or_none(),
        key("city", "recruits", Shape::Raw),
        key("city", "threat", Shape::Raw).or_none(),
        key("city", "guild", Shape::Counts(nouns::<xidit::Colour>())).or_none(),
        key("city", "roads", Shape::Raw),
        key("player", "city", Shape::Number),
        key("player", "units", Shape::Counts(nouns::<xidit::Class>())),
        key("player", "gold", Shape::Number),
        key("player", "bards", Shape::Number),
        key("player", "influence", Shape::Number),
        key("player", "reputation", Shape::Number),
        key("player", "aside", Shape::Number).or_none(),
        key("player", "recruited", Shape::Numbers).or_none(),
        key("player", "eliminated", Shape::Numbers).or_none(),
        key("player", "orders", Shape::NounList(nouns::<xidit::Order>())),
        key("player", "shown", Shape::Counts(nouns::<xidit::Class>())),
        key("player", "places", Shape::Raw),
        key("player", "story", Shape::Number),
        key("dummy", "wealth", Shape::Number),
        key("dummy", "influence", Shape::Number),
        key("dummy", "reputation", Shape::Number),
    ],
};

/// The suits.
pub(super) const SUITS: Nouns = nouns::<Suit>();

/// The words for the tables and keys of a game.
struct Rows {
    tables: Vec<Phrases>,
    keys: Vec<Phrases>,
    /// Which keys have words that begin with a word; made when facts are first read.
    keys_by_word: OnceLock<HashMap<&'static str, Vec<usize>>>,
}

static OATH_ROWS: LazyLock<Rows> = LazyLock::new(|| Rows::new("oath ", &OATH));
static XIDIT_ROWS: LazyLock<Rows> = LazyLock::new(|| Rows::new("xidit ", &XIDIT));

impl Rows {
    fn new(game: &str, grammar: &Grammar) -> Self {
        let rows = rows(TABLE, |kind| kind.starts_with(game));
        let mut found: HashMap<(&str, &str), Phrases> =
            rows.map(|(kind, name, phrases)| ((&kind[game.len()..], name), phrases)).collect();
        let mut take = |table: &'static str, name: &'static str| found.remove(&(table, name)).unwrap_or_default();
        let keys = grammar.keys.iter().map(|key| take(key.table, key.name)).collect();
        let tables = grammar.tables.iter().map(|table| take("table", table.name)).collect();
        Self { tables, keys, keys_by_word: OnceLock::new() }
    }

    /// Returns the keys that have words which begin with a word.
    fn keys_with(&'static self, word: &str) -> &'static [usize] {
        let by_word = self.keys_by_word.get_or_init(|| {
            let mut by_word: HashMap<&'static str, Vec<usize>> = HashMap::new();
            for (at, phrases) in self.keys.iter().enumerate() {
                for word in phrases.first_words() {
                    let with_it = by_word.entry(word).or_default();
                    if with_it.last() != Some(&at) {
                        with_it.push(at);
                    }
                }
            }
            by_word
        });
        by_word.get(word).map(Vec::as_slice).unwrap_or_default()
    }
}

impl Grammar {
    fn rows(&self) -> &'static Rows {
        match self.game {
            GameName::Oath => &OATH_ROWS,
            GameName::Xidit => &XIDIT_ROWS,
        }
    }

    /// Returns the tables with the words for them.
    pub(super) fn tables(&self) -> impl Iterator<Item = (&'static TableWords, &'static Phrases)> {
        self.tables.iter().zip(&self.rows().tables)
    }

    /// Returns the keys with the words for them.
    pub(super) fn keys(&self) -> impl Iterator<Item = (&'static Key, &'static Phrases)> {
        self.keys.iter().zip(&self.rows().keys)
    }

    /// Returns the keys whose words some words begin with, in their order, and how many of them they are.
    pub(super) fn keys_at(&self, words: &[&str]) -> impl Iterator<Item = (&'static Key, usize)> {
        let rows = self.rows();
        let first = words.first().and_then(|word| word.split(' ').next()).unwrap_or_default();
        let plain = without_umlaut_spelling(first);
        let mut found = rows.keys_with(first).to_vec();
        if plain != first {
            found.extend(rows.keys_with(&plain));
            found.sort_unstable();
            found.dedup();
        }
        let keys = self.keys;
        found.into_iter().filter_map(move |at| Some((&keys[at], rows.keys[at].begin(words)?)))
    }

    /// Returns the keys of a table with the words for them.
    pub(super) fn keys_of(&self, table: &str) -> impl Iterator<Item = (&'static Key, &'static Phrases)> {
        self.keys().filter(move |(key, _)| key.table == table)
    }

    /// Returns a table.
    pub(super) fn table(&self, name: &str) -> Option<&'static TableWords> {
        self.tables.iter().find(|table| table.name == name)
    }

    /// Returns whether a table is one whose keys stand at the top.
    pub(super) fn is_top(&self, name: &str) -> bool {
        self.table(name).is_some_and(|table| matches!(table.called, Called::Top))
    }
}

/// Returns a colour as it stands before so many pieces of it.
pub(super) fn adjective(colour: &str, count: usize, lang: Lang) -> String {
    static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| {
        let names: Vec<&str> = Colour::ALL.iter().map(|colour| colour.word()).collect();
        phrases_in(TABLE, "adjective", &names)
    });
    let at = Colour::ALL.iter().position(|it| it.word() == colour);
    at.map_or(colour, |at| ROWS[at].form(lang, Form::counted(count, lang))).to_owned()
}

/// A word of the facts of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Small {
    /// Joins.
    And,
    /// Takes away.
    No,
    /// None of it.
    None,
    /// Not known.
    Unknown,
    /// No player.
    Nobody,
    /// Of a card.
    Facedown,
    /// Of an edifice.
    Ruined,
    /// What lies on a card follows.
    With,
    /// A card of a suit.
    Card,
    /// Of a space of the Reliquary.
    Covered,
    /// Of a space of the Reliquary.
    Taken,
    /// Words that mean nothing.
    Talk,
    /// A place follows.
    At,
    /// All of them, or in each.
    Each,
    /// Where things of a player lie anyway.
    OnBoard,
}

impl Small {
    const NAMES: [&'static str; 15] = [
        "and", "no", "none", "unknown", "nobody", "facedown", "ruined", "with", "card", "covered", "taken", "talk", "at", "each",
        "on board",
    ];

    /// Returns its phrases.
    pub(super) fn phrases(self) -> &'static Phrases {
        static ROWS: LazyLock<Vec<Phrases>> = LazyLock::new(|| phrases_in(TABLE, "word", &Small::NAMES));
        &ROWS[self as usize]
    }

    /// Returns the usual phrase of a language.
    pub(super) fn say(self, lang: Lang) -> &'static str {
        self.phrases().usual(lang)
    }

    /// Returns the phrase for so many.
    pub(super) fn counted(self, count: usize, lang: Lang) -> &'static str {
        self.phrases().form(lang, Form::counted(count, lang))
    }
}
