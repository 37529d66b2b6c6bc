//! The sheet of Oath: three regions with their sites, what belongs to nobody under the Cradle, and the players.

use super::{
    seats,
    sheet::{Cell, Column, Group, Ink, Item, Row, Sheet, Tone},
    signs::{self, FAVOR, PAWN, RELIC, SECRET, TAKEN, UNKNOWN, WARBANDS, ink},
};
use crate::{
    answer::board::{BannerBoard, CardBoard, FightBoard, Named, OathBoard, RegionBoard, SiteBoard, SpaceBoard},
    i18n::{Id, Words, id},
};

/// Returns the sheet of a board.
pub fn sheet(words: &Words, board: &OathBoard) -> Sheet {
    let mut columns: Vec<Column> = board.regions.iter().map(|region| column(words, region)).collect();
    if let Some(first) = columns.first_mut() {
        first.cells.push(common(words, board));
    }
    let fight = board.campaign.as_ref().map(|fight| self::fight(words, fight)).unwrap_or_default();
    let bars = [fight, banks(words, board), reliquary(words, &board.reliquary), decks(words, board)];
    Sheet {
        title: words.say(id::BOARD_TITLE),
        head: head(words, board),
        turn: turn(words, board),
        bars: bars.into_iter().filter(|bar| !bar.items.is_empty()).collect(),
        columns,
        legend: signs::legend(words),
        seats: board.players.iter().map(|player| seats::seat(words, player)).collect(),
    }
}

fn head(words: &Words, board: &OathBoard) -> Vec<Item> {
    let oath = board.oath.as_ref().map_or(UNKNOWN, |oath| oath.name.as_str());
    let round = words.say_with(id::BOARD_ROUND, &[("round", (&signs::number(board.round)).into())]);
    let visions = words.say_with(id::BOARD_VISIONS, &[("count", (&signs::number(board.visions_drawn)).into())]);
    vec![
        Item::new(Tone::Strong, round).with_key("round"),
        Item::plain(words.say_with(id::BOARD_OATH, &[("goal", oath.into())])).with_key("oath"),
        Item::plain(visions).with_key("visions-drawn"),
    ]
}

fn turn(words: &Words, board: &OathBoard) -> Item {
    if let Some(winner) = &board.winner {
        let said = words.say_with(id::BOARD_WON, &[("player", (&winner.player.name).into()), ("how", (&winner.how.name).into())]);
        return Item::new(ink(&winner.player), said).with_key("winner");
    }
    let Some(turn) = &board.turn else {
        return Item::plain(words.say_with(id::BOARD_TURN, &[("player", UNKNOWN.into())])).with_key("turn");
    };
    let said = words.say_with(id::BOARD_TURN, &[("player", (&turn.name).into())]);
    Item::new(ink(turn), said).and(Tone::Quiet, " · ").and(Tone::Plain, &board.phase.name).with_key("turn")
}

fn column(words: &Words, region: &RegionBoard) -> Column {
    let discards = region.discards.map(|count| words.say_with(id::BOARD_DISCARDS, &[("count", count.into())]));
    let key = region.region.word;
    Column {
        key: key.to_owned(),
        head: Row {
            left: Item::new(Tone::Strong, region.region.name.to_uppercase()),
            right: discards.map(|said| Item::new(Tone::Quiet, said)).unwrap_or_default().with_key(format!("discards.{key}")),
        },
        cells: region.sites.iter().enumerate().map(|(at, site)| self::site(words, site, at + 1)).collect(),
    }
}

fn site(words: &Words, site: &SiteBoard, number: usize) -> Cell {
    let key = |part: &str| format!("{}.{part}", site.slot);
    let name = site.name.as_deref().unwrap_or(UNKNOWN);
    let left = Item::new(Tone::Quiet, format!("{number} ")).and(Tone::Strong, name).with_key(key("name"));
    let ink = site.ruler.as_ref().and_then(|ruler| Ink::from_word(ruler.word));
    let mut cell =
        Cell { key: site.slot.to_owned(), ink, is_list: false, head: Row { left, ..Row::default() }, rows: Vec::new() };
    if !site.described {
        cell.rows.push(Row { left: Item::new(Tone::Quiet, words.say(id::BOARD_UNTOLD)), right: pawns(site) });
        return cell;
    }
    let capacity = format!("{}/{}", site.cards.len(), signs::number(site.capacity));
    let unnamed = match site.relics.iter().filter(|relic| is_unnamed(relic)).count() {
        0 => Item::default(),
        count => Item::plain(format!("{RELIC}{count}")).with_key(key("relics")),
    };
    let on_it = signs::tokens(site.favor, site.secrets, &[]).with_key(key("tokens")).then(unnamed);
    cell.head.right = if site.facedown {
        on_it.then(Item::new(Tone::Quiet, words.say(id::BOARD_FACEDOWN_SITE)).with_key(key("facedown")))
    } else {
        on_it.then(Item::new(Tone::Quiet, capacity).with_key(key("cards")))
    };
    if !site.facedown || !site.warbands.is_empty() || !site.pawns.is_empty() {
        cell.rows.push(Row { left: ruler(site), right: pawns(site) });
    }
    let cards = site.cards.iter().enumerate();
    cell.rows.extend(cards.map(|(at, card)| self::card(words, card, &key(&format!("cards.{}", at + 1)))));
    cell.rows.extend(relics(site));
    cell
}

/// Returns who rules a site, with the warbands there.
fn ruler(site: &SiteBoard) -> Item {
    let Some(ruler) = &site.ruler else { return Item::plain(UNKNOWN) };
    let tone = if ruler.word == "bandits" || ruler.word == "nobody" { Tone::Quiet } else { ink(ruler) };
    let mut said = Item::new(tone, &ruler.name);
    for warbands in &site.warbands {
        let of_ruler = Ink::from_word(ruler.word) == Ink::from_word(warbands.colour.word);
        let whose = if of_ruler { String::new() } else { format!(" {}", warbands.colour.name) };
        said = said.and(ink(&warbands.colour), format!(" {WARBANDS}{}{whose}", warbands.count));
    }
    said.with_key(format!("{}.warbands", site.slot))
}

fn pawns(site: &SiteBoard) -> Item {
    let mut said = Item::default();
    for (at, pawn) in site.pawns.iter().enumerate() {
        let gap = if at == 0 { "" } else { " " };
        said = said.and(ink(pawn), format!("{gap}{PAWN}{}", pawn.name));
    }
    said.with_key(format!("{}.pawns", site.slot))
}

/// Returns a card with what lies on it.
fn card(words: &Words, card: &CardBoard, key: &str) -> Row {
    let left = signs::card(words, card).with_key(key);
    Row { left, right: signs::tokens(card.favor, card.secrets, &card.warbands) }
}

/// Returns whether a relic lies there of which nothing is known.
const fn is_unnamed(relic: &CardBoard) -> bool {
    relic.name.is_none() && relic.favor == 0 && relic.secrets == 0 && relic.warbands.is_empty()
}

/// Returns the relics of a site of which something is known.
fn relics(site: &SiteBoard) -> Vec<Row> {
    let row = |relic: &CardBoard| {
        let name = relic.name.as_deref().unwrap_or(UNKNOWN);
        let left = Item::new(Tone::Quiet, RELIC).and(Tone::Plain, format!(" {name}"));
        let right = signs::tokens(relic.favor, relic.secrets, &relic.warbands);
        let key = format!("{}.relics", site.slot);
        Row { left: left.with_key(&key), right: right.with_key(&key) }
    };
    site.relics.iter().filter(|relic| !is_unnamed(relic)).map(row).collect()
}

/// Returns the title and the banners.
fn common(words: &Words, board: &OathBoard) -> Cell {
    let row = |label: String, right: Item, key: &str| Row { left: Item::new(Tone::Quiet, label), right: right.with_key(key) };
    let title = board.title.as_ref();
    let side = title.and_then(|title| title.side.as_ref()).map_or_else(|| words.say(id::BOARD_HOLDER), |side| side.name.clone());
    let holder = title.map_or_else(|| Item::plain(UNKNOWN), |title| holder(words, title.holder.as_ref()));
    let banner = |label: Id, banner: Option<&BannerBoard>, sign: &str, key: &str| {
        let said = banner.map_or_else(
            || Item::plain(UNKNOWN),
            |banner| {
                let mob = if banner.mob { format!(" {}", words.say(id::BOARD_MOB)) } else { String::new() };
                self::holder(words, banner.holder.as_ref()).and(Tone::Plain, format!(" {sign}{}{mob}", banner.count))
            },
        );
        row(words.say(label), said, key)
    };
    Cell {
        key: "common".to_owned(),
        ink: None,
        is_list: true,
        head: row(side, holder, "title"),
        rows: vec![
            banner(id::BOARD_PEOPLES_FAVOR, board.peoples_favor.as_ref(), FAVOR, "peoples-favor"),
            banner(id::BOARD_DARKEST_SECRET, board.darkest_secret.as_ref(), SECRET, "darkest-secret"),
        ],
    }
}

fn holder(words: &Words, holder: Option<&Named>) -> Item {
    holder.map_or_else(|| Item::new(Tone::Quiet, words.say(id::BOARD_NOBODY)), |holder| Item::new(ink(holder), &holder.name))
}

/// Returns the spaces of the Reliquary, and by name every relic that is known and every space that is taken.
fn reliquary(words: &Words, spaces: &[SpaceBoard]) -> Group {
    let sign = |space: &SpaceBoard| match space.covered {
        Some(true) => RELIC,
        Some(false) => TAKEN,
        None => UNKNOWN,
    };
    let signs: String = spaces.iter().map(sign).collect();
    let mut items = vec![Item::plain(signs).with_key("reliquary")];
    for space in spaces {
        let said = match (&space.relic, space.covered) {
            (Some(relic), _) => relic.name.clone().unwrap_or_default(),
            (None, Some(false)) => TAKEN.to_owned(),
            (None, Some(true) | None) => continue,
        };
        let key = format!("reliquary.{}", space.space.word);
        items.push(Item::plain(format!("{} {said}", space.space.name)).with_key(key));
    }
    Group { label: words.say(id::BOARD_RELIQUARY), items }
}

/// Returns the decks that are described.
fn decks(words: &Words, board: &OathBoard) -> Group {
    let decks = [(id::BOARD_WORLD_DECK, board.world_deck, "world"), (id::BOARD_RELIC_DECK, board.relic_deck, "relics")];
    let deck = |(id, count, key): (Id, Option<usize>, &str)| {
        Some(Item::plain(format!("{} {}", words.say(id), count?)).with_key(format!("decks.{key}")))
    };
    Group { label: words.say(id::BOARD_DECKS), items: decks.into_iter().filter_map(deck).collect() }
}

fn banks(words: &Words, board: &OathBoard) -> Group {
    let Some(banks) = &board.banks else {
        return Group { label: words.say(id::BOARD_BANKS), items: vec![Item::plain(UNKNOWN).with_key("banks")] };
    };
    let bank = |name: &str, count: &str, key: &str| Item::plain(format!("{name} {count}")).with_key(format!("banks.{key}"));
    let mut items: Vec<Item> = banks.iter().map(|it| bank(&it.suit.name, &it.favor.to_string(), it.suit.word)).collect();
    items.push(bank(&words.say(id::BOARD_SHARED), &signs::number(board.shared_favor), "shared"));
    Group { label: words.say(id::BOARD_BANKS), items }
}

/// Returns a Campaign under way.
fn fight(words: &Words, fight: &FightBoard) -> Group {
    let name = |named: &Option<Named>| named.as_ref().map_or_else(|| UNKNOWN.to_owned(), |it| it.name.clone());
    let mut items = vec![Item::new(
        Tone::Strong,
        words.say_with(
            id::BOARD_FIGHT,
            &[("attacker", (&name(&fight.attacker)).into()), ("defender", (&name(&fight.defender)).into())],
        ),
    )];
    let mut list = |id: Id, what: Vec<String>| {
        if !what.is_empty() {
            items.push(Item::plain(words.say_with(id, &[("what", (&what.join(", ")).into())])));
        }
    };
    list(id::BOARD_FIGHT_TARGETS, fight.targets.clone());
    list(id::BOARD_FIGHT_ALLIES, fight.allies.iter().map(|ally| ally.name.clone()).collect());
    list(id::BOARD_FIGHT_BY, fight.by.iter().map(|card| signs::card(words, card).text()).collect());
    list(id::BOARD_FIGHT_AT, fight.at.iter().map(|place| place.name.clone()).collect());
    list(id::BOARD_FIGHT_PLANS, fight.plans.iter().map(|card| signs::card(words, card).text()).collect());
    list(id::BOARD_FIGHT_ROLLED, fight.rolled.iter().cloned().collect());
    let items = items.into_iter().map(|item| item.with_key("campaign")).collect();
    Group { label: words.say(id::BOARD_CAMPAIGN), items }
}
