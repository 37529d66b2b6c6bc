//! What belongs to no player: banks, title, banners, Reliquary, decks, this turn, a Campaign under way.

use super::{card, counts, site};
use crate::{
    cards::{Nature, Suit, named},
    game::{
        fault::{Problem, Shape},
        file::{Fields, Reader, Value, translate},
        keys::{
            BANKS, CAMPAIGN, DARKEST_SECRET, DECKS, DISCARDED, DISCARDS, ENDING, PEOPLES_FAVOR, RELIQUARY, THIS_TURN, TITLE,
            WINNER,
        },
        names::{Wanted, nearest_said},
        nouns::{ALL_FAVOR, Chapter, Colour, FacesError, Favor, Region, Rolled, Space, face_words},
        pieces::{Banks, CardRef, DarkestSecret, OnSpace, PeoplesFavor, SiteAtSlot, Title, Winner},
        setup::{Campaign, Defender, Setup, Target, ThisTurn, WrittenChronicle},
    },
    law::{PerLang, words::key},
};
use toml::de::DeValue;

/// An example of a roll.
const EXAMPLE_ROLL: &str = "2 sword hollow skull / shield double";

/// Reads the tables that belong to no player.
pub fn read(reader: &mut Reader, top: &Fields<'_, '_>, setup: &mut Setup) {
    if let Some((table, span)) = top.table(reader, "winner") {
        let fields = Fields::new(reader, table, span, &WINNER, 0);
        fields.require(reader, "player");
        fields.require(reader, "how");
        let won = fields.word(reader, "player").zip(fields.word(reader, "how"));
        setup.winner = won.map(|(player, how)| Winner { player, how });
    }
    if let Some((table, span)) = top.table(reader, "ending") {
        let fields = Fields::new(reader, table, span, &ENDING, 0);
        let chapter = fields.word(reader, "chapter").unwrap_or(Chapter::Vow);
        let flipped = fields.list(reader, "flipped", Shape::List, 6);
        let flipped = flipped.iter().filter_map(|value| reader.word::<Colour>(value)).collect();
        setup.ending = Some(WrittenChronicle { chapter, flipped });
    }
    if let Some((table, span)) = top.table(reader, "banks") {
        let fields = Fields::translated(reader, table, span, &BANKS, 0, translate::<Suit>);
        let mut banks = Banks::default();
        for (suit, favor) in Suit::ALL.iter().zip(&mut banks.favor) {
            *favor = Favor(fields.number(reader, suit.word(), 0, ALL_FAVOR.0).unwrap_or(0));
        }
        banks.shared = fields.number(reader, "shared", 0, ALL_FAVOR.0).map(Favor);
        setup.banks = Some(banks);
    }
    if let Some((table, span)) = top.table(reader, "title") {
        let fields = Fields::new(reader, table, span, &TITLE, 0);
        setup.title = Some(Title { holder: fields.word(reader, "holder"), side: fields.word(reader, "side") });
    }
    if let Some((table, span)) = top.table(reader, "peoples-favor") {
        let fields = Fields::new(reader, table, span, &PEOPLES_FAVOR, 0);
        let favor = counts::favor(reader, &fields);
        let mob = fields.flag(reader, "mob").unwrap_or(false);
        setup.peoples_favor = Some(PeoplesFavor { holder: fields.word(reader, "holder"), favor, mob });
    }
    if let Some((table, span)) = top.table(reader, "darkest-secret") {
        let fields = Fields::new(reader, table, span, &DARKEST_SECRET, 0);
        let secrets = counts::secrets(reader, &fields, "secrets");
        setup.darkest_secret = Some(DarkestSecret { holder: fields.word(reader, "holder"), secrets });
    }
    if let Some((table, span)) = top.table(reader, "reliquary") {
        let fields = Fields::translated(reader, table, span, &RELIQUARY, 0, translate::<Space>);
        for (space, on) in Space::ALL.iter().zip(&mut setup.reliquary.spaces) {
            *on = fields.get(space.word()).and_then(|value| on_space(reader, value));
        }
    }
    piles(reader, top, setup);
}

fn on_space(reader: &mut Reader, value: &Value<'_>) -> Option<OnSpace> {
    match value.get_ref() {
        DeValue::Boolean(true) => Some(OnSpace::Covered(None)),
        DeValue::Boolean(false) => Some(OnSpace::Taken),
        DeValue::String(_) => card::known_card(reader, value, Wanted::Relic).map(|relic| OnSpace::Covered(Some(relic))),
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => {
            reader.wrong_shape(value, Shape::Space);
            None
        }
    }
}

fn piles(reader: &mut Reader, top: &Fields<'_, '_>, setup: &mut Setup) {
    if let Some((table, span)) = top.table(reader, "decks") {
        let fields = Fields::new(reader, table, span, &DECKS, 0);
        setup.decks.world = card::pile(reader, &fields, "world", Wanted::World);
        setup.decks.relics = card::pile(reader, &fields, "relics", Wanted::Relic);
        setup.decks.scepter = fields.flag(reader, "scepter").unwrap_or(false);
    }
    if let Some((table, span)) = top.table(reader, "discards") {
        let fields = Fields::translated(reader, table, span, &DISCARDS, 0, translate::<Region>);
        for (region, pile) in Region::ALL.iter().zip(&mut setup.discards.piles) {
            *pile = card::pile(reader, &fields, region.word(), Wanted::World);
        }
    }
}

/// Reads what happened this turn.
pub fn this_turn(reader: &mut Reader, top: &Fields<'_, '_>, sites: &[SiteAtSlot]) -> ThisTurn {
    let mut this_turn = ThisTurn::default();
    let Some((table, span)) = top.table(reader, "this-turn") else { return this_turn };
    let fields = Fields::new(reader, table, span, &THIS_TURN, 0);
    for value in fields.list(reader, "discarded", Shape::List, 20) {
        let DeValue::Table(table) = value.get_ref() else {
            reader.wrong_shape(value, Shape::Table);
            continue;
        };
        let fields = Fields::new(reader, table, value.span(), &DISCARDED, usize::MAX);
        fields.require(reader, "site");
        fields.require(reader, "suit");
        let slot = fields.get("site").and_then(|value| site::on_map(reader, value, sites));
        let suit = fields.word(reader, "suit");
        this_turn.discarded.extend(slot.zip(suit));
    }
    for value in fields.list(reader, "took", Shape::List, 20) {
        this_turn.took.extend(card::known_card(reader, value, Wanted::Relic));
    }
    for value in fields.list(reader, "follows", Shape::List, 20) {
        this_turn.follows.extend(card::known_card(reader, value, Wanted::Power));
    }
    for value in fields.list(reader, "searching", Shape::List, 20) {
        this_turn.searching.extend(card::known_card(reader, value, Wanted::Power));
    }
    this_turn.travelled = fields.flag(reader, "travelled").unwrap_or(false);
    this_turn.heap = fields.word(reader, "heap");
    this_turn.site_owed = fields.flag(reader, "site-owed").unwrap_or(false);
    this_turn.favor_steps = fields.number(reader, "favor-steps", 0, 2).unwrap_or(0);
    this_turn
}

/// Reads a Campaign under way §5.5.
pub fn campaign(reader: &mut Reader, top: &Fields<'_, '_>, sites: &[SiteAtSlot]) -> Option<Campaign> {
    let (table, span) = top.table(reader, "campaign")?;
    let fields = Fields::new(reader, table, span, &CAMPAIGN, 0);
    let mut campaign =
        Campaign { defender: fields.get("defender").and_then(|value| defender(reader, value)), ..Campaign::default() };
    for value in fields.list(reader, "targets", Shape::List, 40) {
        campaign.targets.extend(target(reader, value, sites));
    }
    campaign.by = fields.get("by").and_then(|value| card::known_card(reader, value, Wanted::Power));
    campaign.at = fields.get("at").and_then(|value| site::on_map(reader, value, sites));
    for value in fields.list(reader, "allies", Shape::List, 6) {
        campaign.allies.extend(reader.word::<Colour>(value));
    }
    campaign.plans = card::cards(reader, &fields, "plans", Wanted::Power);
    campaign.rolled = fields.get("rolled").and_then(|value| rolled(reader, value));
    Some(campaign)
}

fn defender(reader: &mut Reader, value: &Value<'_>) -> Option<Defender> {
    let text = reader.text(value, Shape::Text)?;
    if ["bandits", "bandit", "banditen", "bandyci"].contains(&key(text).as_str()) {
        return Some(Defender::Bandits);
    }
    reader.word(value).map(Defender::Player)
}

fn target(reader: &mut Reader, value: &Value<'_>, sites: &[SiteAtSlot]) -> Option<Target> {
    let text = reader.text(value, Shape::Text)?;
    match key(text).as_str() {
        "pawn" | "figur" | "pionek" => return Some(Target::Pawn),
        "peoples favor" => return Some(Target::PeoplesFavor),
        "darkest secret" => return Some(Target::DarkestSecret),
        _ => {}
    }
    if let Ok(slot) = site::find_on_map(text, sites) {
        return Some(Target::Site(slot));
    }
    match card::known_card(reader, value, Wanted::Power)?.0 {
        card if card == named::PEOPLES_FAVOR => Some(Target::PeoplesFavor),
        card if card == named::DARKEST_SECRET => Some(Target::DarkestSecret),
        card if matches!(card.nature, Nature::Relic) => Some(Target::Relic(CardRef(card))),
        card => {
            reader.fault(value.span(), Problem::WrongKind { card: card.id, kind: "target" });
            None
        }
    }
}

/// Reads rolled dice, attack before the stroke.
fn rolled(reader: &mut Reader, value: &Value<'_>) -> Option<Rolled> {
    let text = reader.text(value, Shape::Text)?;
    let fault = match Rolled::parse(text) {
        Ok(rolled) => return Some(rolled),
        Err(fault) => fault,
    };
    let (name, nearest) = match &fault {
        FacesError::MissingSlash => (text, Some(PerLang::from_fn(|_| EXAMPLE_ROLL.to_owned()))),
        FacesError::Unknown { typed, side } => (typed.as_str(), nearest_said(typed, face_words(*side).into_iter())),
    };
    let nearest = nearest.into_iter().collect();
    reader.fault(value.span(), Problem::UnknownName { name: name.to_owned(), kind: "face", nearest });
    None
}
