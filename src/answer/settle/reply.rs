//! Reads what somebody answers to a question, in the words of facts: a bare value (`4`, `none`, `Longbows, Scouts`), the fact
//! itself (`4 supply`), or that nobody knows. An answer says all that was asked and nothing else.

use super::{
    document::{asked, asked_place},
    key::Key,
    told::{Question, Told},
};
use crate::{
    answer::{Error, fault},
    cards::Nature,
    game::{
        CardAt, CardRef, Colour, Datum, Document, GameName, Problem, Role, Said, Setup, SiteIdentity, Slot, Wanted, find_card,
        find_slot, find_word, is_called, read_document,
    },
    i18n::{Words, id},
    law::{Edition, Lang},
    notation::facts,
};

/// Tells what somebody answers to a question.
///
/// # Errors
/// Returns why that is no answer to it.
pub fn reply(words: &Words, told: &mut Told, question: &Question, typed: &str) -> Result<(), Error> {
    if facts::says_unknown(typed) {
        leave_unknown(told, question);
    } else {
        let how = asked(words, told, question).how;
        answered(told, question, typed.trim()).map_err(|unread| not_understood(words, &unread, how))?;
    }
    told.answered += 1;
    Ok(())
}

/// Tells where a site lies.
///
/// # Errors
/// Returns that the words name no place.
pub fn reply_place(words: &Words, told: &mut Told, site: CardRef, typed: &str) -> Result<(), Error> {
    let how = || asked_place(words, site).how;
    let slot = find_slot(&facts::without_talk(typed)).ok_or_else(|| not_understood(words, &Unread::Unclear, how()))?;
    name_site(told, slot, Some(site), false);
    told.answered += 1;
    Ok(())
}

/// Why words are no answer.
enum Unread {
    /// They are not understood.
    Unclear,
    /// They do not say all that was asked.
    Part,
    /// Something is wrong with what they say.
    Wrong(Box<Problem>),
}

impl From<Problem> for Unread {
    fn from(problem: Problem) -> Self {
        Self::Wrong(Box::new(problem))
    }
}

fn not_understood(words: &Words, unread: &Unread, how: String) -> Error {
    let message = match unread {
        Unread::Unclear => words.say(id::SETTLE_NO_ANSWER),
        Unread::Part => words.say(id::SETTLE_HALF_ANSWER),
        Unread::Wrong(problem) => words.say_with(id::SETTLE_NOT_UNDERSTOOD, &[("reason", (&fault::say(words, problem)).into())]),
    };
    let error = Error::new(words, "not-understood", message);
    match unread {
        Unread::Wrong(problem) => fault::hint(words, problem).into_iter().fold(error, Error::hint).hint(how),
        Unread::Unclear | Unread::Part => error.hint(how),
    }
}

fn leave_unknown(told: &mut Told, question: &Question) {
    match question {
        Question::Key(key) => told.leave_unknown(*key),
        Question::Players => told.unknown.extend(Colour::ALL.iter().map(|colour| Key::Role(*colour))),
        Question::Cards(cards) => told.unknown_cards.extend(cards),
        Question::Place(site) => told.unknown_cards.push(*site),
    }
}

fn answered(told: &mut Told, question: &Question, typed: &str) -> Result<(), Unread> {
    match question {
        Question::Key(Key::Pawn(colour)) => pawn(told, *colour, typed),
        Question::Key(Key::Site(slot)) => site(told, *slot, typed),
        Question::Key(key) => {
            let table = described(*key, typed)?;
            told.tell(*key, &table);
            Ok(())
        }
        Question::Players => players(told, typed),
        Question::Cards(cards) => places(told, cards, typed),
        Question::Place(site) => {
            let slot = find_slot(&facts::without_talk(typed)).ok_or(Unread::Unclear)?;
            told.place(*site, slot);
            Ok(())
        }
    }
}

fn name_site(told: &mut Told, slot: Slot, card: Option<CardRef>, facedown: bool) {
    told.describe_site(slot);
    if let Some(site) = super::key::site_mut(&mut told.setup, slot) {
        site.identity = card.map(SiteIdentity::Known);
        site.facedown = facedown;
    }
    told.keys.insert(Key::Site(slot));
}

/// Returns the slot that words name: by itself, or by a site; one of which it is not told where it lies stands somewhere.
fn slot(told: &mut Told, typed: &str) -> Option<Slot> {
    let bare = facts::without_talk(typed);
    if let Some(slot) = find_slot(&bare) {
        return Some(slot);
    }
    let card = find_card(typed.trim(), Wanted::Site).or_else(|_| find_card(&bare, Wanted::Site)).ok().map(CardRef)?;
    told.slot_of(card)
}

/// Reads where a pawn is: a slot, a site, or both together.
fn pawn(told: &mut Told, colour: Colour, typed: &str) -> Result<(), Unread> {
    let bare = facts::without_talk(typed);
    let tokens: Vec<&str> =
        bare.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|it| !it.is_empty()).collect();
    let parts = (1..tokens.len()).map(|at| (tokens[..at].join(" "), tokens[at..].join(" ")));
    let both = parts.flat_map(|(one, other)| [(one.clone(), other.clone()), (other, one)]).find_map(|(place, name)| {
        let card = find_card(&facts::without_talk(&name), Wanted::Site).ok()?;
        Some((find_slot(&facts::without_talk(&place))?, CardRef(card)))
    });
    let slot = match both {
        Some((slot, card)) => {
            name_site(told, slot, Some(card), false);
            slot
        }
        None => slot(told, typed).ok_or(Unread::Unclear)?,
    };
    told.describe(colour);
    if let Some(player) = super::key::player_mut(&mut told.setup, colour) {
        player.pawn = Some(slot);
    }
    told.keys.insert(Key::Pawn(colour));
    Ok(())
}

/// Reads which site it is, and whether it lies facedown.
fn site(told: &mut Told, slot: Slot, typed: &str) -> Result<(), Unread> {
    let text = format!("{}: facedown", slot.word());
    let is_facedown = |word: &str| facts::lay(GameName::Oath, &text.replace("facedown", word), 0, Document::default());
    let kept: Vec<&str> = typed.split_whitespace().filter(|word| !is_facedown(word).said.contains("facedown")).collect();
    let facedown = kept.len() < typed.split_whitespace().count();
    let name = facts::without_talk(&kept.join(" "));
    let card = if name.is_empty() && facedown { None } else { Some(CardRef(find_card(&name, Wanted::Site)?)) };
    name_site(told, slot, card, facedown);
    Ok(())
}

/// Reads who plays, and what everybody is.
fn players(told: &mut Told, typed: &str) -> Result<(), Unread> {
    let mut found: Vec<(Colour, Role)> = Vec::new();
    for item in typed.split([',', ';']).map(str::trim).filter(|item| !item.is_empty()) {
        let words: Vec<&str> = item.split_whitespace().collect();
        let colour = words.iter().position(|word| find_word::<Colour>(word).is_ok()).ok_or(Unread::Unclear)?;
        let others: Vec<&str> = words.iter().enumerate().filter(|(at, _)| *at != colour).map(|(_, word)| *word).collect();
        let colour: Colour = find_word(words[colour])?;
        let laid = laid(&[format!("{}: {}", colour.word(), others.join(" "))], &["role"], &[])?;
        let role = laid.tables("player").find_map(|player| find_word::<Role>(player.get("role")?.as_text()?).ok());
        let chancellor = (colour == Colour::Purple).then_some(Role::Chancellor);
        found.push((colour, role.or(chancellor).ok_or(Unread::Part)?));
    }
    if found.is_empty() {
        return Err(Unread::Unclear);
    }
    for colour in Colour::ALL {
        match found.iter().find(|(other, _)| other == colour) {
            Some((_, role)) => {
                told.describe(*colour);
                if let Some(player) = super::key::player_mut(&mut told.setup, *colour) {
                    player.role = Some(*role);
                }
            }
            None => told.setup.players.retain(|player| player.colour != *colour),
        }
        told.keys.insert(Key::Role(*colour));
    }
    Ok(())
}

/// Reads where cards lie; those that are not named lie nowhere on the table.
fn places(told: &mut Told, cards: &[CardRef], typed: &str) -> Result<(), Unread> {
    let mut lie: Vec<(CardRef, Key)> = Vec::new();
    let items = typed.split([',', ';']).map(str::trim).filter(|item| !item.is_empty() && !facts::says_none(item));
    for item in items {
        let words: Vec<&str> = item.split_whitespace().collect();
        // Of one card alone, its place is enough.
        let first = usize::from(cards.len() != 1);
        let parts = (first..words.len()).rev().map(|at| (words[..at].join(" "), words[at..].join(" ")));
        let named = parts.filter_map(|(name, place)| {
            let called = |card: &&CardRef| (name.is_empty() && cards.len() == 1) || is_called(&name, card.0);
            cards.iter().find(called).map(|card| (*card, place))
        });
        let named: Vec<(CardRef, String)> = named.collect();
        lie.push(named.into_iter().find_map(|(card, at)| Some((card, place_of(told, card, &at)?))).ok_or(Unread::Unclear)?);
    }
    for card in cards {
        match lie.iter().find(|(other, _)| other == card) {
            Some((_, Key::Site(slot))) => name_site(told, *slot, Some(*card), false),
            Some((_, key)) => {
                key.colour().into_iter().for_each(|colour| told.describe(colour));
                key.slot().into_iter().for_each(|slot| told.describe_site(slot));
                let facedown = matches!(key, Key::SiteRelics(_));
                let lies = CardAt { facedown, ..CardAt::known(card.0) };
                key.cards_mut(&mut told.setup).into_iter().for_each(|place| place.push(lies.clone()));
            }
            None => told.absent.push(*card),
        }
    }
    Ok(())
}

/// Returns where a card of its kind lies: at a site, or with a player.
fn place_of(told: &mut Told, card: CardRef, place: &str) -> Option<Key> {
    let relic = matches!(card.0.nature, Nature::Relic);
    if let Ok(colour) = find_word::<Colour>(&facts::without_talk(place)) {
        return Some(if relic { Key::Relics(colour) } else { Key::Advisers(colour) });
    }
    let slot = slot(told, place)?;
    let at_site = if relic { Key::SiteRelics(slot) } else { Key::SiteCards(slot) };
    Some(if matches!(card.0.nature, Nature::Site(_)) { Key::Site(slot) } else { at_site })
}

/// Returns a table on which a part is as it is answered.
fn described(key: Key, typed: &str) -> Result<Setup, Unread> {
    let mut document = document(key, typed)?;
    let holders: Vec<String> =
        document.iter().filter_map(|(_, it)| it.as_table()?.get("holder")?.as_text().map(str::to_owned)).collect();
    for holder in holders {
        let mut player = Document::default();
        player.set("colour", Said::text(holder, 0..0));
        if let Some(players) = document.list_mut("player", &(0..0)) {
            players.push(Said { value: Datum::Table(player), span: 0..0 });
        }
    }
    match read_document(&document, Edition::Current) {
        Ok((position, _)) => Ok(position.into_setup()),
        Err(faults) => Err(faults.into_iter().next().map_or(Unread::Unclear, |fault| fault.problem.into())),
    }
}

/// Returns what an answer says, as facts do.
fn document(key: Key, typed: &str) -> Result<Document, Unread> {
    let none = facts::says_none(typed);
    let typed = match key {
        Key::Role(_) | Key::Oath if none => return Err(Unread::Unclear),
        Key::SiteTokens(_) if none => "favor 0, secrets 0",
        Key::Title if none => "nobody",
        _ => typed,
    };
    let of = match (key.colour(), key.slot()) {
        (Some(colour), _) => colour.word(),
        (None, Some(slot)) => slot.word(),
        (None, None) => "",
    };
    let said = key_said(key);
    let both = || vec![format!("{of} {} {typed}", if said == "drawn" { "drew" } else { said }), format!("{of}: {typed}")];
    match key {
        Key::Secrets(_) => laid(&both(), &["secrets", "secrets-facedown"], &["secrets"]),
        Key::SiteTokens(_) => laid(&[format!("{of}: {typed}")], &["favor", "secrets"], &["favor", "secrets"]),
        Key::Bank(_) => laid(&[format!("banks {said} {typed}")], &[said], &[said]),
        Key::World => laid(&[format!("world deck {typed}")], &[said], &[said]),
        Key::RelicDeck => laid(&[format!("relic deck {typed}")], &[said], &[said]),
        Key::Discards(_) => laid(&[format!("{said} discard {typed}")], &[said], &[said]),
        Key::Title => {
            laid(&[format!("title: {typed}")], &["holder", "side"], if none { &["holder"] } else { &["holder", "side"] })
        }
        Key::PeoplesFavor => laid(&[format!("people's favor: {typed}")], &["holder", "favor", "mob"], &["holder", "favor"]),
        Key::DarkestSecret => laid(&[format!("darkest secret: {typed}")], &["holder", "secrets"], &["holder", "secrets"]),
        Key::Reliquary => laid(&[format!("reliquary: {typed}"), reliquary(typed)], &SPACES, &SPACES),
        Key::VisionsDrawn => laid(&[format!("visions drawn {typed}")], &[said], &[said]),
        Key::Oath | Key::Round => laid(&[format!("{said} {typed}")], &[said], &[said]),
        _ => laid(&both(), &[said], &[said]),
    }
}

/// Returns the key of facts that a part is said under.
const fn key_said(key: Key) -> &'static str {
    match key {
        Key::Bank(suit) => suit.word(),
        Key::Discards(region) => region.word(),
        Key::World => "world",
        Key::RelicDeck => "relics",
        _ => key.field(),
    }
}

/// The spaces of the Reliquary from left to right.
const SPACES: [&str; 4] = ["brutal", "decadent", "careless", "greedy"];

/// Returns what the first of some texts says that says something; all that it must, and only what it may.
fn laid(texts: &[String], may: &[&str], must: &[&str]) -> Result<Document, Unread> {
    let mut unread = Unread::Unclear;
    for text in texts {
        let laid = facts::lay(GameName::Oath, text, 0, Document::default());
        let alone = laid.document.iter().count() <= 1
            && laid.document.iter().all(|(_, it)| it.as_list().is_none_or(|all| all.len() == 1));
        let fits = alone && laid.unknown.is_empty() && laid.said.iter().all(|key| may.contains(key));
        match laid.faults.into_iter().next() {
            None if fits && must.iter().all(|key| laid.said.contains(key)) => return Ok(laid.document),
            None if fits && !laid.said.is_empty() => unread = Unread::Part,
            None => {}
            Some(fault) if matches!(unread, Unread::Part) => drop(fault),
            Some(fault) => unread = fault.problem.into(),
        }
    }
    Err(unread)
}

/// Returns the spaces of the Reliquary from left to right as facts: a relic, covered, or nothing.
fn reliquary(typed: &str) -> String {
    let items: Vec<&str> = typed.split(',').map(str::trim).filter(|_| typed.matches(',').count() == SPACES.len() - 1).collect();
    let on = |item: &str| match find_card(item, Wanted::Relic) {
        _ if facts::says_none(item) => "taken".to_owned(),
        Ok(card) => card.name(Lang::En).to_owned(),
        Err(_) => item.to_owned(),
    };
    let spaces = SPACES.iter().zip(items).map(|(space, item)| format!("{space} {}", on(item)));
    format!("reliquary: {}", spaces.collect::<Vec<_>>().join(", "))
}
