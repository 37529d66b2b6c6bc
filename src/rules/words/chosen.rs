//! The choices of a power that is used §7.1.3, as words after the card: `use alchemist from 2 beast,2 order`, `use wolves at
//! blue`, `use taming charm discarding elders`.

use super::{
    names,
    parse::{WordsError, apart, listed, number, optional},
    verbs::Link,
};
use crate::{
    cards::Suit,
    game::{CardRef, Colour, Problem, Region, Setup, Slot, Space, Wanted, What, find_card, find_word},
};

/// Something that is chosen by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Named {
    /// A suit, or its favor bank.
    Suit(Suit),
    /// A player.
    Colour(Colour),
    /// A region.
    Region(Region),
    /// A site.
    Site(Slot),
}

/// What is chosen for a power.
#[derive(Clone, Debug, Default)]
pub(in crate::rules) struct Chosen {
    /// `from` whom or what, and how many.
    pub from: Vec<(Option<u8>, Named)>,
    /// `to` whom or where.
    pub to: Vec<(Option<u8>, Named)>,
    /// `at` whose board or which site, and how many.
    pub at: Vec<(Option<u8>, Named)>,
    /// The cards to be discarded, swapped, moved or returned.
    pub cards: Vec<What>,
    /// The relic that is drawn.
    pub drawing: Option<CardRef>,
    /// The other cards that are drawn.
    dealt: Vec<CardRef>,
    /// How many warbands are sacrificed.
    pub sacrificing: Option<u8>,
    /// Whether a relic is kept, a secret added, or an offer accepted; not: returned, removed, or declined.
    pub yes: Option<bool>,
    /// The relic that is taken.
    taking: Option<CardRef>,
    /// The space of the Reliquary whose relic is taken.
    pub space: Option<Space>,
    /// The players whose pawns are moved.
    pub pawns: Vec<Colour>,
    /// The suit that is chosen among several.
    pub suit: Option<Suit>,
}

const LINKS: [Link; 16] = [
    Link::From,
    Link::To,
    Link::At,
    Link::Discarding,
    Link::Swapping,
    Link::Moving,
    Link::Returning,
    Link::Drawing,
    Link::Keeping,
    Link::Adding,
    Link::Removing,
    Link::Sacrificing,
    Link::Placing,
    Link::Taking,
    Link::Accepting,
    Link::Declining,
];

/// The links of what is chosen for a When Played power §7.3.3.
pub(super) const WHEN_PLAYED: [Link; 12] = [
    Link::From,
    Link::At,
    Link::Swapping,
    Link::Moving,
    Link::Returning,
    Link::Drawing,
    Link::Keeping,
    Link::Placing,
    Link::Sacrificing,
    Link::Taking,
    Link::Accepting,
    Link::Declining,
];

/// Reads the choices of a power.
///
/// # Errors
/// Returns what is not understood.
pub(in crate::rules) fn read(setup: &Setup, typed: &str) -> Result<Chosen, WordsError> {
    const PATTERN: &str = "use CARD [from|to|at NAME] [discarding|swapping|moving|returning CARD] [drawing RELIC]";
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (head, parts) = apart(&words, &LINKS);
    if !head.is_empty() {
        return Err(WordsError::Incomplete { pattern: PATTERN });
    }
    let mut chosen = Chosen::default();
    for (link, text) in parts {
        match link {
            Link::From => chosen.from = named(setup, &text)?,
            Link::To => chosen.to = named(setup, &text)?,
            Link::At | Link::Placing => chosen.at = named(setup, &text)?,
            Link::Drawing => match (names::relic(&text), dealt(&text)) {
                (Ok(relic), _) => chosen.drawing = Some(relic),
                (Err(_), Ok(dealt)) if !dealt.is_empty() => chosen.dealt = dealt,
                (Err(problem), _) => return Err(WordsError::Name(problem)),
            },
            Link::Sacrificing => chosen.sacrificing = Some(number(text.split(' ').next().unwrap_or_default())?),
            Link::Taking => chosen.taking = Some(names::relic(&text)?),
            Link::Keeping | Link::Adding => chosen.yes = Some(true),
            Link::Accepting => {
                chosen.yes = Some(true);
                chosen.space = optional(Some(text), find_word::<Space>)?;
            }
            Link::Removing | Link::Declining => chosen.yes = Some(false),
            Link::Returning if text.is_empty() => chosen.yes = Some(false),
            _ => {
                for name in listed(&text) {
                    match find_word::<Colour>(name) {
                        Ok(colour) if link == Link::Moving => chosen.pawns.push(colour),
                        Ok(_) | Err(_) => chosen.cards.push(card(setup, name)?),
                    }
                }
            }
        }
    }
    Ok(chosen)
}

impl Chosen {
    /// Returns the relic that is taken.
    pub const fn relic_taken(&self) -> Option<CardRef> {
        self.taking
    }

    /// Returns the cards that are drawn where they are not relics.
    pub fn others_drawn(&self) -> Vec<CardRef> {
        self.dealt.clone()
    }

    /// Returns only what is taken, for a power that asks for nothing else.
    pub fn only_taking(&self) -> Self {
        Self { taking: self.taking, ..Self::default() }
    }
}

/// Reads cards of the world deck that come up.
fn dealt(text: &str) -> Result<Vec<CardRef>, Problem> {
    listed(text).map(|name| find_card(name, Wanted::World).map(CardRef)).collect()
}

fn card(setup: &Setup, typed: &str) -> Result<What, WordsError> {
    let wanted = [Wanted::AtSite, Wanted::World, Wanted::Relic];
    let found = wanted.iter().find_map(|wanted| names::card(setup, typed, *wanted).ok());
    found.map_or_else(|| names::card(setup, typed, Wanted::AtSite).map_err(WordsError::Name), Ok)
}

/// Reads names with numbers before them, between commas.
fn named(setup: &Setup, text: &str) -> Result<Vec<(Option<u8>, Named)>, WordsError> {
    let one = |typed: &str| {
        let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        match first.parse::<u8>() {
            Ok(count) if !rest.is_empty() => name(setup, rest).map(|it| (Some(count), it)),
            Ok(_) | Err(_) => name(setup, typed).map(|it| (None, it)),
        }
    };
    listed(text).map(one).collect()
}

fn name(setup: &Setup, typed: &str) -> Result<Named, WordsError> {
    if let Ok(suit) = find_word::<Suit>(typed) {
        return Ok(Named::Suit(suit));
    }
    if let Ok(colour) = find_word::<Colour>(typed) {
        return Ok(Named::Colour(colour));
    }
    if let Ok(region) = find_word::<Region>(typed) {
        return Ok(Named::Region(region));
    }
    Ok(Named::Site(names::site(setup, typed)?))
}
