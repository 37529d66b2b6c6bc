//! A sheet: what a board shows, in the order in which it is read, with a key for everything that can be touched. Each game makes
//! one of its board; the terminal and the picture lay it out.

/// The colour of a player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Purple,
    Red,
    Blue,
    Yellow,
    White,
    Black,
    Green,
}

impl Ink {
    /// All of them.
    pub const ALL: [Self; 7] = [Self::Purple, Self::Red, Self::Blue, Self::Yellow, Self::White, Self::Black, Self::Green];

    /// Returns the English word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Purple => "purple",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::White => "white",
            Self::Black => "black",
            Self::Green => "green",
        }
    }

    /// Returns the colour of a word; the Empire is purple.
    pub fn from_word(word: &str) -> Option<Self> {
        let word = if word == "empire" { "purple" } else { word };
        Self::ALL.into_iter().find(|ink| ink.word() == word)
    }
}

/// How a text stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Not at all.
    #[default]
    Plain,
    /// What is read first.
    Strong,
    /// What is read last.
    Quiet,
    /// In the colour of a player.
    Ink(Ink),
}

/// A text in one tone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    pub text: String,
    pub tone: Tone,
    /// The key of the fact that it shows: `provinces-1.warbands`.
    pub key: Option<String>,
}

impl Run {
    /// Returns a text in a tone.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { text: text.into(), tone, key: None }
    }
}

/// Something that stays on one line if it can.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Item {
    pub runs: Vec<Run>,
}

impl Item {
    /// Returns a text in a tone.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { runs: vec![Run::new(tone, text)] }
    }

    /// Returns a plain text.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new(Tone::Plain, text)
    }

    /// Returns it with the key of the fact that it shows.
    pub fn with_key(mut self, key: impl Into<String>) -> Self {
        let key = key.into();
        self.runs.iter_mut().for_each(|run| run.key = Some(key.clone()));
        self
    }

    /// Returns it with a text behind it.
    pub fn and(mut self, tone: Tone, text: impl Into<String>) -> Self {
        self.runs.push(Run::new(tone, text));
        self
    }

    /// Returns it with another behind it, after a blank unless one of them is empty.
    pub fn then(mut self, other: Self) -> Self {
        if !self.is_empty() && !other.is_empty() {
            self = self.and(Tone::Plain, " ");
        }
        self.join(other)
    }

    /// Returns it with another right behind it.
    pub fn join(mut self, other: Self) -> Self {
        self.runs.extend(other.runs);
        self
    }

    /// Returns whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.runs.iter().all(|run| run.text.is_empty())
    }

    /// Returns the text without tones.
    pub fn text(&self) -> String {
        self.runs.iter().map(|run| run.text.as_str()).collect()
    }
}

/// Something at the left, and what belongs to it at the right.
#[derive(Clone, Debug, Default)]
pub struct Row {
    pub left: Item,
    pub right: Item,
}

/// A place with what lies there.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    pub key: String,
    /// Whose it is.
    pub ink: Option<Ink>,
    /// Whether it is a list of things that lie nowhere.
    pub is_list: bool,
    pub head: Row,
    pub rows: Vec<Row>,
}

/// A part of the map.
#[derive(Clone, Debug, Default)]
pub struct Column {
    pub key: String,
    pub head: Row,
    pub cells: Vec<Cell>,
}

/// A label with what belongs to it.
#[derive(Clone, Debug, Default)]
pub struct Group {
    pub label: String,
    pub items: Vec<Item>,
}

/// A player.
#[derive(Clone, Debug)]
pub struct Seat {
    pub key: String,
    pub ink: Option<Ink>,
    /// Whether it is this player's turn.
    pub acts: bool,
    pub name: String,
    pub role: Item,
    /// Numbers that stand under each other, seat by seat.
    pub figures: Vec<Item>,
    pub place: Item,
    /// What stands beside the numbers if there is room.
    pub beside: Vec<Group>,
    pub groups: Vec<Group>,
}

/// What a board shows.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// What the picture is called.
    pub title: String,
    /// How far the game is, and whose turn it is.
    pub head: Vec<Item>,
    pub turn: Item,
    /// What stands under the head over the whole width.
    pub bars: Vec<Group>,
    pub columns: Vec<Column>,
    /// What the signs mean.
    pub legend: Vec<Item>,
    pub seats: Vec<Seat>,
}
