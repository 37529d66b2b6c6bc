//! The players of Oath on a sheet: numbers that stand under each other, and the cards they have.

use super::{
    sheet::{Group, Ink, Item, Seat, Tone},
    signs::{self, FAVOR, HIDDEN, PAWN, SECRET, SUPPLY, UNKNOWN, WARBANDS, ink},
};
use crate::{
    answer::board::{CardBoard, PlayerBoard},
    i18n::{Words, id},
};

/// Returns a player.
pub fn seat(words: &Words, player: &PlayerBoard) -> Seat {
    let colour = player.colour.word;
    let key = |part: &str| format!("{colour}.{part}");
    let place = player.pawn.as_ref().map_or(UNKNOWN, |place| place.name.as_str());
    let role = player.role.as_ref().map_or(UNKNOWN, |role| role.name.as_str());
    Seat {
        key: colour.to_owned(),
        ink: Ink::from_word(colour),
        acts: player.acts,
        name: player.colour.name.clone(),
        role: Item::plain(role).with_key(key("role")),
        figures: figures(player),
        place: Item::plain(format!("{PAWN} {place}")).with_key(key("pawn")),
        beside: beside(words, player),
        groups: groups(words, player),
    }
}

fn figures(player: &PlayerBoard) -> Vec<Item> {
    let key = |part: &str| format!("{}.{part}", player.colour.word);
    let facedown = if player.secrets_facedown > 0 { format!(" {HIDDEN}{}", player.secrets_facedown) } else { String::new() };
    let tone = player.warbands_colour.as_ref().map_or(Tone::Plain, ink);
    let bank = format!(" ({})", signs::number(player.bank));
    vec![
        Item::plain(format!("{SUPPLY}{}", signs::number(player.supply))).with_key(key("supply")),
        Item::plain(format!("{FAVOR}{}", player.favor)).with_key(key("favor")),
        Item::plain(format!("{SECRET}{}{facedown}", player.secrets)).with_key(key("secrets")),
        Item::new(tone, format!("{WARBANDS}{}", player.warbands)).and(Tone::Quiet, bank).with_key(key("warbands")),
    ]
}

/// Returns a card with what lies on it.
fn card(words: &Words, player: &PlayerBoard, card: &CardBoard, part: &str) -> Item {
    let tokens = signs::tokens(card.favor, card.secrets, &card.warbands);
    signs::card(words, card).then(tokens).with_key(format!("{}.{part}", player.colour.word))
}

/// Returns the revealed Vision, and where a player has looked at relics.
fn beside(words: &Words, player: &PlayerBoard) -> Vec<Group> {
    let vision = player.vision.iter().map(|vision| {
        let item = card(words, player, vision, "vision");
        match &player.prophet {
            Some(prophet) => item.and(ink(prophet), format!(" {WARBANDS}1 {}", prophet.name)),
            None => item,
        }
    });
    let key = format!("{}.peeked", player.colour.word);
    let peeked = player.peeked.iter().map(|place| Item::plain(&place.name).with_key(&key));
    let groups = [
        Group { label: String::new(), items: vision.collect() },
        Group { label: words.say(id::BOARD_PEEKED), items: peeked.collect() },
    ];
    groups.into_iter().filter(|group| !group.items.is_empty()).collect()
}

/// Returns the advisers and relics of a player and the cards in hand.
fn groups(words: &Words, player: &PlayerBoard) -> Vec<Group> {
    let cards = |cards: &[CardBoard], part: &str| cards.iter().map(|it| card(words, player, it, part)).collect::<Vec<Item>>();
    let groups = [
        (id::BOARD_ADVISERS, cards(&player.advisers, "advisers")),
        (id::BOARD_PLAYER_RELICS, cards(&player.relics, "relics")),
        (id::BOARD_HAND, cards(&player.hand, "drawn")),
    ];
    let told = groups.into_iter().filter(|(_, items)| !items.is_empty());
    told.map(|(id, items)| Group { label: words.say(id), items }).collect()
}
