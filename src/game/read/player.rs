//! The players of the file §2.2.

use super::{card, counts, site};
use crate::game::{
    fault::{Shape, Span},
    file::{Fields, Reader},
    keys::PLAYER,
    names::Wanted,
    nouns::{Colour, MOST_SUPPLY, PURPLE_WARBANDS, Role, Supply, Warbands},
    pieces::{Player, SiteAtSlot},
};
use toml::de::DeTable;

/// Reads a player.
pub fn read(reader: &mut Reader, table: &DeTable<'_>, span: Span, index: usize, sites: &[SiteAtSlot]) -> Option<Player> {
    let fields = Fields::new(reader, table, span, &PLAYER, index);
    fields.require(reader, "colour");
    let colour = fields.word::<Colour>(reader, "colour");
    let mut player = Player::new(colour.unwrap_or(Colour::Purple));
    player.role = fields.word::<Role>(reader, "role");
    player.pawn = fields.get("pawn").and_then(|value| site::on_map(reader, value, sites));
    player.supply = fields.number(reader, "supply", 0, MOST_SUPPLY.0).map(Supply);
    player.favor = counts::favor(reader, &fields);
    player.secrets = counts::secrets(reader, &fields, "secrets");
    player.secrets_facedown = counts::secrets(reader, &fields, "secrets-facedown");
    player.warbands = Warbands(fields.number(reader, "warbands", 0, PURPLE_WARBANDS.0).unwrap_or(0));
    player.bank = fields.number(reader, "bank", 0, PURPLE_WARBANDS.0).map(Warbands);
    player.advisers = card::cards(reader, &fields, "advisers", Wanted::Adviser);
    player.relics = card::cards(reader, &fields, "relics", Wanted::Relic);
    player.vision = fields.get("vision").and_then(|value| card::known_card(reader, value, Wanted::Vision));
    player.prophet = fields.word::<Colour>(reader, "prophet");
    player.drawn = card::cards(reader, &fields, "drawn", Wanted::World);
    let peeked = fields.list(reader, "peeked", Shape::List, 8);
    player.peeked = site::slots(reader, peeked, fields.place("peeked"), sites);
    for value in fields.list(reader, "seen", Shape::List, 24) {
        player.seen.extend(card::known_card(reader, value, Wanted::Facedown));
    }
    colour.map(|_| player)
}
