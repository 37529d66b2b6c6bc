//! The choices of a power that is used §7.1.3, as words after the card: `use alchemist from 2 beast,2 order`, `use wolves at
//! blue`, `use taming charm discarding elders`.

use crate::{
    cards::{Nature, Suit},
    game::{CardRef, Colour, Region, Setup, Slot, Space, Wanted, What, find_card, find_word, is_called},
    law::Lang,
    notation::{
        exchange::{self, Exchange, colours, exchange},
        fight, names,
        parse::{WordsError, apart, listed, number, optional},
        shields, token,
        verbs::Link,
        wares::{Ware, wares},
    },
    odds::DefenseFace,
    rules::request::Replacing,
};

/// Something that is chosen by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// A suit, or its favor bank.
    Suit(Suit),
    /// A player.
    Colour(Colour),
    /// A region.
    Region(Region),
    /// A site.
    Site(Slot),
    /// A space of the Reliquary.
    Space(Space),
}

/// What is chosen for a power.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chosen {
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
    /// All cards that come up, the first of them too.
    pub drawn: Vec<CardRef>,
    /// `with` whom, or whose cards.
    pub with: Vec<Colour>,
    /// What is given in an exchange.
    pub giving: Vec<Ware>,
    /// What is taken, in an exchange or for nothing.
    pub taking: Vec<Ware>,
    /// The exchanges after it.
    pub then: Vec<Exchange>,
    /// The defense dice that were rolled.
    pub rolled: Option<Vec<DefenseFace>>,
    /// Who keeps a secret that lies faceup, and who one that lies facedown.
    pub keepers: [Vec<Colour>; 2],
    /// The cards used besides.
    pub using: Vec<CardRef>,
    /// How many warbands are sacrificed.
    pub sacrificing: Option<u8>,
    /// Which warbands of a new Citizen are replaced §6.6.2.
    pub replacing: Replacing,
    /// Whether a relic is kept, a secret added, or an offer accepted; not: returned, removed, or declined.
    pub yes: Option<bool>,
    /// The space of the Reliquary whose relic is taken.
    pub space: Option<Space>,
    /// The players whose pawns are moved.
    pub pawns: Vec<Colour>,
    /// The suit that is chosen among several.
    pub suit: Option<Suit>,
}

const LINKS: [Link; 22] = [
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
    Link::With,
    Link::Giving,
    Link::Taking,
    Link::Rolled,
    Link::Using,
    Link::Accepting,
    Link::Declining,
    Link::Then,
];

/// The links of what is chosen for a When Played power §7.3.3.
pub(crate) const WHEN_PLAYED: [Link; 16] = [
    Link::From,
    Link::At,
    Link::With,
    Link::Giving,
    Link::Swapping,
    Link::Moving,
    Link::Returning,
    Link::Drawing,
    Link::Keeping,
    Link::Placing,
    Link::Replacing,
    Link::Sacrificing,
    Link::Taking,
    Link::Accepting,
    Link::Declining,
    Link::Then,
];

/// How the choices of a power are written.
const PATTERN: &str = "use CARD [from|to|at|with NAME] [discarding|swapping|moving|returning CARD] [giving|taking THING]";

/// Returns that words are no choices of a power.
pub(crate) const fn unheard() -> WordsError {
    WordsError::Incomplete { pattern: PATTERN }
}

/// Reads the choices of a power.
///
/// # Errors
/// Returns what is not understood.
pub(crate) fn read(setup: &Setup, typed: &str) -> Result<Chosen, WordsError> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (head, mut parts) = apart(&words, &LINKS);
    // What is moved comes before what makes room for it, whichever is named first.
    parts.sort_by_key(|(link, _)| *link == Link::Discarding);
    if !head.is_empty() && token(&head).is_none() {
        return Err(unheard());
    }
    let mut chosen = Chosen::default();
    for (link, text) in parts {
        match link {
            Link::From => chosen.from = named(setup, &text)?,
            Link::To => chosen.to = named(setup, &text)?,
            Link::At | Link::Placing => chosen.at = named(setup, &text)?,
            Link::Drawing => chosen.drawn = listed(&text).map(drawn).collect::<Result<_, _>>()?,
            Link::With => chosen.with = colours(&text)?,
            Link::Giving => chosen.giving = wares(setup, &text)?,
            Link::Taking => chosen.taking = wares(setup, &text)?,
            Link::Then => chosen.then.push(exchange(setup, &text)?),
            Link::Rolled => chosen.rolled = Some(shields::read(&text)?),
            Link::Using => chosen.using = listed(&text).map(used).collect::<Result<_, _>>()?,
            Link::Sacrificing => chosen.sacrificing = Some(number(text.split(' ').next().unwrap_or_default())?),
            Link::Replacing => chosen.replacing = fight::replacing(setup, &text)?,
            Link::Keeping | Link::Removing if !text.is_empty() => {
                chosen.keepers[usize::from(link == Link::Removing)] = colours(&text)?;
            }
            Link::Keeping | Link::Adding => chosen.yes = Some(true),
            Link::Accepting => {
                chosen.yes = Some(true);
                chosen.space = optional(Some(text), find_word::<Space>)?;
            }
            Link::Removing | Link::Declining => chosen.yes = Some(false),
            Link::Returning if text.is_empty() => chosen.yes = Some(false),
            _ => cards(setup, &text, link, &mut chosen)?,
        }
    }
    chosen.drawing = chosen.drawn.first().copied();
    Ok(chosen)
}

impl Chosen {
    /// Returns the relic that is taken.
    pub fn relic_taken(&self) -> Option<CardRef> {
        self.taking.iter().find_map(|ware| if let Ware::Card(What::Known(card)) = ware { Some(*card) } else { None })
    }

    /// Returns the cards that are drawn where they are not relics.
    pub fn others_drawn(&self) -> Vec<CardRef> {
        self.drawn.iter().copied().filter(|card| !matches!(card.0.nature, Nature::Relic)).collect()
    }

    /// Returns the exchanges that are named, in their order: the first without `then`, if it is said.
    pub fn exchanges(&self) -> Vec<Exchange> {
        let (with, giving, taking) = (self.with.clone(), self.giving.clone(), self.taking.clone());
        let first = Exchange { by: None, with, giving, taking };
        std::iter::once(first).filter(|it| !it.is_unsaid()).chain(self.then.iter().cloned()).collect()
    }

    /// Returns only what is taken, for a power that asks for nothing else.
    pub fn only_taking(&self) -> Self {
        Self { taking: self.taking.clone(), ..Self::default() }
    }
}

/// Returns the choices with the links of a language; the names stay as they were typed.
pub(crate) fn spelled(typed: &str, lang: Lang) -> String {
    exchange::spelled(typed, &LINKS, lang)
}

/// Reads cards; a colour stands for a facedown one of that player where cards are swapped, and for a pawn where it is moved.
fn cards(setup: &Setup, text: &str, link: Link, chosen: &mut Chosen) -> Result<(), WordsError> {
    for name in listed(text) {
        match (card(setup, name), names::colour(name)) {
            (_, Ok(colour)) if link == Link::Moving => chosen.pawns.push(colour),
            (Ok(card), _) => chosen.cards.push(card),
            (Err(_), Ok(colour)) if link == Link::Swapping => chosen.with.push(colour),
            (Err(problem), _) => return Err(problem),
        }
    }
    Ok(())
}

/// Reads a card that comes up: a relic, or a card of the world deck.
fn drawn(typed: &str) -> Result<CardRef, WordsError> {
    let world = || find_card(typed, Wanted::World).map(CardRef);
    names::relic(typed).or_else(|problem| world().map_err(|_| problem)).map_err(WordsError::Name)
}

fn used(typed: &str) -> Result<CardRef, WordsError> {
    find_card(typed, Wanted::Power).map(CardRef).map_err(WordsError::Name)
}

pub(crate) fn card(setup: &Setup, typed: &str) -> Result<What, WordsError> {
    if let Ok(relic) = names::relic(typed)
        && is_called(typed, relic.0)
    {
        return Ok(What::Known(relic));
    }
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
    if let Ok(colour) = names::colour(typed) {
        return Ok(Named::Colour(colour));
    }
    if let Ok(region) = find_word::<Region>(typed) {
        return Ok(Named::Region(region));
    }
    match (names::site(setup, typed), find_word::<Space>(typed)) {
        (Err(_), Ok(space)) => Ok(Named::Space(space)),
        (site, _) => Ok(Named::Site(site?)),
    }
}
