//! Positions read from facts: what they leave out and the rules need is filled in every way that is possible. A site without a
//! place stands in each region in turn; who acts is who alone can be meant.

use super::game::Game;
use crate::{
    answer::source::Source,
    game::{
        CardRef, Datum, Document, Fault, Region, Said, Slot, Span, Wanted, Warning, Word, declared_game, find_slot, find_word,
        is_called, is_toml, known_card,
    },
    law::{Edition, words::key},
    notation::facts,
};

/// A position that was read, with what is unusual in it.
pub(super) type Read<G> = (<G as Game>::Position, Vec<Warning>);

/// Returns the position in every way in which what is left out can be; one where nothing is.
///
/// # Errors
/// Returns everything that is wrong with the texts.
pub(super) fn read<G: Game>(source: &Source<'_>, edition: Edition, by: Option<G::Colour>) -> Result<Vec<Read<G>>, Vec<Fault>> {
    if source.given.is_none() && is_toml(source.text) {
        return G::read(source.text, edition).map(|read| vec![read]);
    }
    let (document, mut faults) = document::<G>(source, edition)?;
    let mut found = Vec::new();
    for (mut placed, named) in placements(&document) {
        match G::read_document(&placed, edition) {
            Ok((position, _)) if source.given.is_some() && G::turn(&position).is_none() => {
                if let Some(colour) = by.or_else(|| acting::<G>(source.action, &position, &placed)) {
                    placed.set("turn", Said::text(colour.word(), source.offset()..source.offset()));
                }
                let read = G::read_document(&placed, edition).ok();
                found.extend(read.map(|(position, warnings)| (G::naming(position, &named), warnings)));
            }
            Ok((position, warnings)) => found.push((G::naming(position, &named), warnings)),
            Err(more) => {
                faults.extend(more);
                faults.sort_by_key(|fault| fault.span.start);
                return Err(faults);
            }
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

/// Returns what the texts say together, and what of the facts is not understood.
///
/// # Errors
/// Returns what is wrong with a file in TOML.
fn document<G: Game>(source: &Source<'_>, edition: Edition) -> Result<(Document, Vec<Fault>), Vec<Fault>> {
    let (base, mut faults) = if is_toml(source.text) {
        (G::document(&G::read(source.text, edition)?.0, &(0..0)), Vec::new())
    } else {
        let laid = facts::lay(declared_game(source.text), source.text, 0, Document::default());
        (laid.document, laid.faults)
    };
    let laid = facts::lay(G::NAME, source.given.unwrap_or_default(), source.offset(), base);
    faults.extend(laid.faults);
    Ok((laid.document, faults))
}

/// Returns who acts, if only one player can be meant: the others are named by the action, or their Supply is not told.
fn acting<G: Game>(action: &str, position: &G::Position, document: &Document) -> Option<G::Colour> {
    let others = G::parse(action, position, None).map(|request| G::others(&request)).unwrap_or_default();
    let colour = |player: &Document| find_word::<G::Colour>(player.get("colour")?.as_text()?).ok();
    let players: Vec<(G::Colour, bool)> =
        document.tables("player").filter_map(|player| Some((colour(player)?, player.get("supply").is_some()))).collect();
    let left: Vec<(G::Colour, bool)> = players.into_iter().filter(|(colour, _)| !others.contains(colour)).collect();
    let ready: Vec<G::Colour> = left.iter().filter(|(_, supply)| *supply).map(|(colour, _)| *colour).collect();
    match (left.as_slice(), ready.as_slice()) {
        ([(colour, _)], _) | (_, [colour]) => Some(*colour),
        (_, _) => None,
    }
}

/// The sites of which only the name is told, each in the slot where it is taken to stand.
type Named = Vec<(Slot, CardRef)>;

/// What a player can have of which silence says that there is none.
const NONE_IF_SILENT: [&str; 5] = ["favor", "secrets", "warbands", "advisers", "relics"];

/// Returns what the facts leave out of the players that they alone describe, and silence says that there is none of: whose it is,
/// and what.
pub(super) fn left_out<G: Game>(source: &Source<'_>, edition: Edition) -> Vec<(G::Colour, &'static str)> {
    let Some(given) = source.given else { return Vec::new() };
    let laid = facts::lay(G::NAME, given, source.offset(), Document::default());
    let before = document::<G>(&Source { given: None, ..*source }, edition).map(|(document, _)| document).unwrap_or_default();
    let colour = |player: &Document| find_word::<G::Colour>(player.get("colour")?.as_text()?).ok();
    let is_told = |colour: G::Colour| before.tables("player").any(|player| self::is_of(player, colour));
    let players = laid.document.tables("player").filter_map(|player| Some((colour(player)?, player)));
    let players = players.filter(|(colour, _)| !is_told(*colour));
    let silent = |player: &Document, key: &'static str| player.get(key).is_none() && !laid.said.contains(key);
    let keys = |(colour, player): (G::Colour, &Document)| {
        NONE_IF_SILENT.into_iter().filter(|key| silent(player, key)).map(|key| (colour, key)).collect::<Vec<_>>()
    };
    players.flat_map(keys).collect()
}

fn is_of<C: Word>(player: &Document, colour: C) -> bool {
    player.get("colour").and_then(Said::as_text).is_some_and(|it| find_word::<C>(it).is_ok_and(|it| it.word() == colour.word()))
}

/// Returns which of the sites have no place, by their places in the list.
pub(super) fn unplaced(document: &Document) -> Vec<usize> {
    document.tables("site").enumerate().filter(|(_, site)| site.get("slot").is_none()).map(|(at, _)| at).collect()
}

/// Returns the sites that only pawns name, each with the place of the name: nothing is said of what lies there.
pub(in crate::answer) fn named_by_pawns(document: &Document) -> Vec<(Span, String)> {
    let described = |name: &str| {
        let card = known_card(name, Wanted::Site);
        let is_it = |site: &str| key(site) == key(name) || card.is_some_and(|card| is_called(site, card));
        document.tables("site").any(|site| site.get("name").and_then(Said::as_text).is_some_and(is_it))
    };
    let mut found: Vec<(Span, String)> = Vec::new();
    for pawn in document.tables("player").filter_map(|player| player.get("pawn")) {
        let Some(name) = pawn.as_text().filter(|name| find_slot(name).is_none() && !described(name)) else { continue };
        if known_card(name, Wanted::Site).is_some() && !found.iter().any(|(_, other)| key(other) == key(name)) {
            found.push((pawn.span.clone(), name.to_owned()));
        }
    }
    found
}

/// Returns the document with the pawns at a site in a slot of which nothing is said.
fn with_pawns_at(document: &Document, name: &str, slot: Slot) -> Document {
    let mut placed = document.clone();
    for player in placed.list_mut("player", &(0..0)).into_iter().flatten() {
        if let Datum::Table(player) = &mut player.value
            && let Some(pawn) = player.get("pawn")
            && pawn.as_text().is_some_and(|it| key(it) == key(name))
        {
            let span = pawn.span.clone();
            player.set("pawn", Said::text(slot.word(), span));
        }
    }
    placed
}

/// Returns the document with every site in a slot, once for each way in which regions can be theirs; as it is where all have
/// one, or there are not enough slots.
fn placements(document: &Document) -> Vec<(Document, Named)> {
    let sites = unplaced(document);
    let taken: Vec<Slot> = document.tables("site").filter_map(|site| find_slot(site.get("slot")?.as_text()?)).collect();
    let mut ways = vec![(document.clone(), taken)];
    for site in sites {
        let mut more = Vec::new();
        for (placed, taken) in &ways {
            for region in Region::ALL {
                let free = Slot::ALL.iter().find(|slot| slot.region() == *region && !taken.contains(slot));
                if let Some(slot) = free {
                    more.push((with_slot(placed, site, *slot), [taken.as_slice(), &[*slot]].concat()));
                }
            }
        }
        if more.is_empty() {
            break;
        }
        ways = more;
    }
    let mut ways: Vec<(Document, Vec<Slot>, Named)> =
        ways.into_iter().map(|(document, taken)| (document, taken, Named::new())).collect();
    for (_, name) in named_by_pawns(document) {
        let site = known_card(&name, Wanted::Site).map(CardRef);
        let more = ways.iter().flat_map(|(placed, taken, named)| {
            let free = |region: &Region| Slot::ALL.iter().find(|slot| slot.region() == *region && !taken.contains(slot));
            let slots = Region::ALL.iter().filter_map(free);
            let with = |slot: &Slot| {
                let named = named.iter().copied().chain(site.map(|site| (*slot, site))).collect();
                (with_pawns_at(placed, &name, *slot), [taken.as_slice(), &[*slot]].concat(), named)
            };
            slots.map(with).collect::<Vec<_>>()
        });
        ways = more.collect();
    }
    ways.into_iter().map(|(document, _, named)| (document, named)).collect()
}

fn with_slot(document: &Document, site: usize, slot: Slot) -> Document {
    let mut placed = document.clone();
    if let Some(Datum::Table(table)) =
        placed.list_mut("site", &(0..0)).and_then(|sites| sites.get_mut(site)).map(|said| &mut said.value)
    {
        let span = table.get("name").map_or(0..0, |said| said.span.clone());
        table.set("slot", Said::text(slot.word(), span));
    }
    placed
}
