//! The choices of a power that is used §7.1.3, as words after the card: `use alchemist from 2 beast,2 order`, `use wolves at
//! blue`, `use taming charm discarding elders`.

use super::{
    fight, names,
    parse::{WordsError, apart, listed, number},
    verbs::Link,
};
use crate::{
    cards::Suit,
    game::{CardRef, Colour, Region, Setup, Slot, Wanted, What, find_word},
    rules::bargain::Replacing,
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
    /// How many warbands are sacrificed.
    pub sacrificing: Option<u8>,
    /// Which warbands of a new Citizen are replaced §6.6.2.
    pub replacing: Replacing,
    /// Whether a relic is kept, or a secret added; not: returned, or removed.
    pub yes: Option<bool>,
}

const LINKS: [Link; 14] = [
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
    Link::Replacing,
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
            Link::Drawing => chosen.drawing = Some(names::relic(&text)?),
            Link::Sacrificing => chosen.sacrificing = Some(number(text.split(' ').next().unwrap_or_default())?),
            Link::Replacing => chosen.replacing = fight::replacing(setup, &text)?,
            Link::Keeping | Link::Adding => chosen.yes = Some(true),
            Link::Removing => chosen.yes = Some(false),
            Link::Returning if text.is_empty() => chosen.yes = Some(false),
            _ => {
                for name in listed(&text) {
                    chosen.cards.push(card(setup, name)?);
                }
            }
        }
    }
    Ok(chosen)
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
