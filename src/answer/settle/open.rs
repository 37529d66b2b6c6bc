//! Opens a dispute: the words of the action, what a position file tells, which cards lie nowhere, and what nobody knows.

use super::{
    answer::{Disputed, part_asked, place_asked},
    document::SettleAnswer,
    key::Key,
    told::Told,
};
use crate::{
    answer::{Error, Lacking, judge, position, source::Source},
    game::{
        CardRef, Colour, Datum, Document, Fault, GameName, Problem, Region, Said, Slot, Wanted, declared_game, find_card,
        find_slot, find_word, is_toml, read_document, read_in_edition,
    },
    i18n::Words,
    law::Edition,
    notation::{self, WordsFault, facts},
};

/// What is typed to open a dispute.
#[derive(Clone, Copy, Default)]
pub struct Typed<'a> {
    /// What faults call the position file.
    pub file: &'a str,
    /// The position, as far as it is told.
    pub position: &'a str,
    /// The facts that are laid over it.
    pub given: Option<&'a str>,
    /// The words of the action.
    pub action: &'a str,
    /// Who acts, if not the player whose turn it is.
    pub player: Option<&'a str>,
    /// The edition that rules.
    pub edition: Option<&'a str>,
    /// The cards that lie nowhere on the table.
    pub without: &'a str,
    /// The keys that nobody knows.
    pub unknown: &'a str,
}

/// A dispute that is opened, or the site that must be found on the map before the action can be understood.
pub enum Opened {
    /// The dispute, and what is told.
    Dispute(Disputed, Told),
    /// Where is this site?
    Place(CardRef, Told),
    /// What is the part that the action lacks?
    Part(Lacking, Told),
}

impl Opened {
    /// Returns what is told.
    #[must_use]
    pub const fn told(&self) -> &Told {
        match self {
            Self::Dispute(_, told) | Self::Place(_, told) | Self::Part(_, told) => told,
        }
    }

    /// Returns what is told.
    #[must_use]
    pub fn into_told(self) -> Told {
        match self {
            Self::Dispute(_, told) | Self::Place(_, told) | Self::Part(_, told) => told,
        }
    }

    /// Returns the next question or the ruling.
    ///
    /// # Errors
    /// Returns that no table can be as it is told.
    pub fn answer(&self, words: &Words, action: &str) -> Result<SettleAnswer, Error> {
        match self {
            Self::Dispute(dispute, told) => dispute.answer(words, told),
            Self::Place(site, told) => Ok(place_asked(words, told, action, *site)),
            Self::Part(lacking, told) => Ok(part_asked(words, told, lacking)),
        }
    }
}

/// Opens a dispute.
///
/// # Errors
/// Returns everything that is wrong with the position, or why the words are no action.
pub fn open(words: &Words, typed: Typed<'_>) -> Result<Opened, Error> {
    let edition = judge::edition_of(words, typed.edition)?;
    let name_error = |problem: &Problem| judge::name_error(words, problem);
    let named: Option<Colour> = typed.player.map(find_word).transpose().map_err(|problem| name_error(&problem))?;
    let mut told = told(words, typed, edition)?;
    for name in listed(typed.without) {
        told.absent.push(card(name).map_err(|problem| name_error(&problem))?);
    }
    // What is no part of the table is a card of which nobody knows where it lies.
    let parts = listed(typed.unknown).filter(|name| Key::from_written(name).is_none());
    told.unknown_cards.extend(parts.filter_map(|name| card(name).ok()));
    let players: Vec<Colour> = told.setup.players.iter().map(|player| player.colour).collect();
    let only = Some(players.as_slice()).filter(|players| players.len() == 1).map(|players| players[0]);
    let said = named.or_else(|| notation::actor(typed.action)).or(told.setup.turn).or(only);
    told.is_actor_assumed = said.is_none();
    let by = said.or_else(|| players.first().copied()).unwrap_or(Colour::Red);
    told.describe(by);
    told.setup.turn = told.setup.turn.or(Some(by));
    open_action(words, typed.action, told, by, edition)
}

/// Returns a card of any kind by its name.
fn card(name: &str) -> Result<CardRef, Problem> {
    let found = find_card(name, Wanted::Power).or_else(|_| find_card(name, Wanted::Site));
    found.or_else(|_| find_card(name, Wanted::AtSite)).or_else(|_| find_card(name, Wanted::Relic)).map(CardRef)
}

/// Opens a dispute again, with more told of the map.
///
/// # Errors
/// Returns why the words are no action.
pub fn reopen(words: &Words, typed: Typed<'_>, told: Told) -> Result<Opened, Error> {
    let edition = judge::edition_of(words, typed.edition)?;
    let by = told.setup.turn.unwrap_or(Colour::Red);
    open_action(words, typed.action, told, by, edition)
}

fn open_action(words: &Words, action: &str, mut told: Told, by: Colour, edition: Edition) -> Result<Opened, Error> {
    match notation::parse(action, &told.setup, Some(by)) {
        Ok(request) => {
            told.at_moment(by, &request);
            Ok(Opened::Dispute(Disputed { action: action.to_owned(), request, by: Some(by), edition }, told))
        }
        Err(error) => match &error.fault {
            WordsFault::Name(Problem::NotOnMap { name }) => match find_card(name, Wanted::Site) {
                Ok(card) => Ok(Opened::Place(CardRef(card), told)),
                Err(problem) => Err(judge::name_error(words, &problem)),
            },
            _ => match Lacking::new(words.lang, action, &told.setup, Some(by)) {
                Some(lacking) => Ok(Opened::Part(lacking, told)),
                None => Err(judge::action_error(words, &error)),
            },
        },
    }
}

fn listed(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(',').map(str::trim).filter(|name| !name.is_empty())
}

/// Returns what the texts tell: the keys that they write. Sites that are told without their places stand where they can.
fn told(words: &Words, typed: Typed<'_>, edition: Edition) -> Result<Told, Error> {
    let source = Source { file: typed.file, text: typed.position, given_by: "--given", given: typed.given, action: typed.action };
    if declared_game(source.declaring()) != GameName::Oath {
        return Err(judge::only_oath(words, "settle"));
    }
    let refused = |faults: &[Fault]| position::refused(words, &source, faults);
    let (base, mut keys) = if is_toml(typed.position) {
        let (position, _) = read_in_edition(typed.position, edition).map_err(|faults| refused(&faults))?;
        (position.document(&(0..0)), written_keys(typed.position))
    } else {
        let laid = facts::lay(GameName::Oath, typed.position, 0, Document::default());
        if !laid.faults.is_empty() {
            return Err(refused(&laid.faults));
        }
        (laid.document, Vec::new())
    };
    let laid = facts::lay(GameName::Oath, typed.given.unwrap_or_default(), source.offset(), base);
    if !laid.faults.is_empty() {
        return Err(refused(&laid.faults));
    }
    let mut document = laid.document;
    let stand_ins = place_unplaced(&mut document);
    let (position, _) = read_document(&document, edition).map_err(|faults| refused(&faults))?;
    keys.extend(said_keys(&document));
    let unknown = listed(typed.unknown).map(str::to_owned).chain(laid.unknown).collect::<Vec<_>>();
    let told = Told::of_keys(position.into_setup(), keys.iter().map(String::as_str), unknown.iter().map(String::as_str));
    Ok(Told { stand_ins, ..told })
}

/// Lays the sites that are told without their places into slots of which nothing is told, and those too that only pawns name.
/// Returns these slots.
fn place_unplaced(document: &mut Document) -> Vec<Slot> {
    for (_, name) in judge::named_by_pawns(document) {
        let mut site = Document::default();
        site.set("name", Said::text(name, 0..0));
        if let Some(sites) = document.list_mut("site", &(0..0)) {
            sites.push(Said { value: Datum::Table(site), span: 0..0 });
        }
    }
    let slot_of = |said: Option<&Said>| find_slot(said?.as_text()?);
    let sites = document.tables("site").filter_map(|site| slot_of(site.get("slot")));
    let pawns = document.tables("player").filter_map(|player| slot_of(player.get("pawn")));
    let mut taken: Vec<Slot> = sites.chain(pawns).collect();
    let mut stand_ins = Vec::new();
    for said in document.list_mut("site", &(0..0)).into_iter().flatten() {
        // The second region first: it is next to both others.
        let free = [Region::Provinces, Region::Cradle, Region::Hinterland]
            .into_iter()
            .find_map(|region| Slot::ALL.iter().copied().find(|slot| slot.region() == region && !taken.contains(slot)));
        if let (Datum::Table(site), Some(slot)) = (&mut said.value, free)
            && site.get("slot").is_none()
        {
            site.set("slot", Said::text(slot.word(), said.span.clone()));
            taken.push(slot);
            stand_ins.push(slot);
        }
    }
    stand_ins
}

/// Returns the keys that facts say something under.
fn said_keys(document: &Document) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    for (name, said) in document.iter() {
        let rows = said.as_list().unwrap_or_default().iter().filter_map(Said::as_table);
        if name == "player" || name == "site" {
            for row in rows {
                let text = |key: &str| row.get(key).and_then(Said::as_text);
                let of = subject(name, text("colour"), text("slot")).unwrap_or_default();
                keys.extend(row.iter().map(|(key, _)| format!("{of}.{key}")));
            }
        } else if let Some(row) = said.as_table() {
            keys.extend(row.iter().map(|(key, _)| format!("{name}.{key}")));
        } else {
            keys.push(name.to_owned());
        }
    }
    keys
}

/// Returns the keys that a position file in TOML writes, those without anything under them too.
fn written_keys(text: &str) -> Vec<String> {
    let table: toml::Table = text.parse().unwrap_or_default();
    let mut keys: Vec<String> = Vec::new();
    for (name, value) in &table {
        match value {
            toml::Value::Array(rows) if name == "player" || name == "site" => {
                for row in rows.iter().filter_map(toml::Value::as_table) {
                    let text = |key: &str| row.get(key).and_then(toml::Value::as_str);
                    let of = subject(name, text("colour"), text("slot")).unwrap_or_default();
                    keys.extend(row.keys().map(|key| format!("{of}.{key}")));
                }
            }
            toml::Value::Table(row) => keys.extend(row.keys().map(|key| format!("{name}.{key}"))),
            _ => keys.push(name.clone()),
        }
    }
    keys
}

/// Returns the colour of a player or the slot of a site, as keys write it.
fn subject(table: &str, colour: Option<&str>, slot: Option<&str>) -> Option<&'static str> {
    if table == "player" { find_word::<Colour>(colour?).ok().map(Colour::word) } else { find_slot(slot?).map(Slot::word) }
}
