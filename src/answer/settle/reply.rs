//! Reads what somebody answers to a question: a bare value (`4`, `none`, `Longbows, Scouts`), or that nobody knows. The value is
//! read as a position file has it, so that names and faults are the same as there.

use super::{
    key::Key,
    told::{Question, Told},
};
use crate::{
    answer::{Error, fault},
    cards::Nature,
    game::{
        CardAt, CardRef, Colour, Problem, Role, Setup, SiteIdentity, Slot, Space, TitleSide, Wanted, Word, find_card, find_slot,
        find_word, read,
    },
    i18n::Words,
    law::words::key as spelled,
};

/// What says that nobody knows, in any language.
const UNKNOWN: [&str; 8] = ["?", "unknown", "unbekannt", "weiß nicht", "nieznane", "nieznany", "nieznana", "nie wiem"];
/// What says that there is none.
const NONE: [&str; 11] = ["none", "no", "nobody", "nothing", "keine", "keiner", "niemand", "żadne", "żaden", "nikt", "brak"];
/// What says that something lies facedown.
const FACEDOWN: [&str; 5] = ["facedown", "verdeckt", "zakryty", "zakryta", "zakryte"];
/// What says that the Mob side is up.
const MOB: [&str; 3] = ["mob", "meute", "ciżba"];
/// What stands before a place.
const AT: [&str; 8] = [" at ", " on ", " with ", " bei ", " auf ", " von ", " na ", " u "];

/// Tells what somebody answers to a question.
///
/// # Errors
/// Returns why that is no answer to it.
pub fn reply(words: &Words, told: &mut Told, question: &Question, typed: &str) -> Result<(), Error> {
    if is_one_of(&UNKNOWN, typed) {
        leave_unknown(told, question);
    } else {
        answered(told, question, typed.trim()).map_err(|problem| not_understood(words, problem.as_deref()))?;
    }
    told.answered += 1;
    Ok(())
}

/// Tells where a site lies.
///
/// # Errors
/// Returns that the words name no place.
pub fn reply_place(words: &Words, told: &mut Told, site: CardRef, typed: &str) -> Result<(), Error> {
    let slot = find_slot(typed.trim()).ok_or_else(|| not_understood(words, None))?;
    name_site(told, slot, Some(site), false);
    told.answered += 1;
    Ok(())
}

/// Why words are no answer; none if they are simply not understood.
type Unread = Option<Box<Problem>>;

fn not_understood(words: &Words, problem: Option<&Problem>) -> Error {
    let reason = problem.map(|problem| fault::say(words, problem)).unwrap_or_default();
    let error = Error::new(words, "not-understood", words.say_with("settle-not-understood", &[("reason", (&reason).into())]));
    match problem.and_then(|problem| fault::hint(words, problem)) {
        Some(hint) => error.hint(hint),
        None => error,
    }
}

fn is_one_of(said: &[&str], typed: &str) -> bool {
    said.iter().any(|word| spelled(word) == spelled(typed) || *word == typed.trim())
}

fn leave_unknown(told: &mut Told, question: &Question) {
    match question {
        Question::Key(key) => told.leave_unknown(*key),
        Question::Players => told.unknown.extend(Colour::ALL.iter().map(|colour| Key::Role(*colour))),
        Question::Cards(cards) => told.unknown_cards.extend(cards),
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

/// Returns the slot that words name: by itself, or by the site that is told to lie there.
fn slot(told: &Told, typed: &str) -> Option<Slot> {
    let named = || find_card(typed, Wanted::Site).ok();
    let lies = |card| told.setup.sites.iter().find(|site| site.card() == Some(card)).map(|site| site.slot);
    find_slot(typed).or_else(|| named().and_then(lies))
}

/// Reads where a pawn is: a slot, a site on the map, or both together.
fn pawn(told: &mut Told, colour: Colour, typed: &str) -> Result<(), Unread> {
    let tokens: Vec<&str> =
        typed.split(|letter: char| letter.is_whitespace() || letter == ',').filter(|it| !it.is_empty()).collect();
    let parts = (0..=tokens.len()).map(|at| (tokens[..at].join(" "), tokens[at..].join(" ")));
    let found = parts.flat_map(|(one, other)| [(one.clone(), other.clone()), (other, one)]).find_map(|(place, name)| {
        let slot = slot(told, &place)?;
        let card = if name.is_empty() { None } else { Some(find_card(&name, Wanted::Site).ok()?) };
        Some((slot, card))
    });
    let (slot, card) = found.ok_or(None)?;
    if card.is_some() || !told.keys.contains(&Key::Site(slot)) && told.setup.site(slot).is_some() {
        let known = card.map(CardRef);
        if known.is_some() {
            name_site(told, slot, known, false);
        }
    }
    told.describe(colour);
    if let Some(player) = super::key::player_mut(&mut told.setup, colour) {
        player.pawn = Some(slot);
    }
    told.keys.insert(Key::Pawn(colour));
    Ok(())
}

/// Reads which site it is, and whether it lies facedown.
fn site(told: &mut Told, slot: Slot, typed: &str) -> Result<(), Unread> {
    let (name, facedown) = without_facedown(typed);
    let card =
        if name.is_empty() { None } else { Some(find_card(&name, Wanted::Site).map_err(|problem| Some(Box::new(problem)))?) };
    name_site(told, slot, card.map(CardRef), facedown);
    Ok(())
}

fn without_facedown(typed: &str) -> (String, bool) {
    let tokens: Vec<&str> = typed.split_whitespace().collect();
    let kept: Vec<&str> = tokens.iter().copied().filter(|token| !is_one_of(&FACEDOWN, token)).collect();
    (kept.join(" "), kept.len() < tokens.len())
}

/// Reads who plays, and what everybody is.
fn players(told: &mut Told, typed: &str) -> Result<(), Unread> {
    let mut found: Vec<(Colour, Option<Role>)> = Vec::new();
    for item in typed.split([',', ';']).map(str::trim).filter(|item| !item.is_empty()) {
        let colour = one_of::<Colour>(item).ok_or(None)?;
        let chancellor = (colour == Colour::Purple).then_some(Role::Chancellor);
        found.push((colour, one_of::<Role>(item).or(chancellor)));
    }
    for colour in Colour::ALL {
        match found.iter().find(|(other, _)| other == colour) {
            Some((_, role)) => {
                told.describe(*colour);
                if let Some(player) = super::key::player_mut(&mut told.setup, *colour) {
                    player.role = *role;
                }
            }
            None => told.setup.players.retain(|player| player.colour != *colour),
        }
        told.keys.insert(Key::Role(*colour));
    }
    Ok(())
}

/// Returns the first word of a kind among words.
fn one_of<T: Word>(typed: &str) -> Option<T> {
    typed.split_whitespace().find_map(|token| find_word(token).ok())
}

fn numbers(typed: &str) -> Vec<u8> {
    typed.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Reads where cards lie; those that are not named lie nowhere on the table.
fn places(told: &mut Told, cards: &[CardRef], typed: &str) -> Result<(), Unread> {
    let mut lie: Vec<(CardRef, Key)> = Vec::new();
    let items = typed.split([',', ';']).map(str::trim).filter(|item| !item.is_empty() && !is_one_of(&NONE, item));
    for item in items {
        let (name, place) = AT.iter().find_map(|at| item.split_once(at)).ok_or(None)?;
        let found = cards.iter().copied().find(|card| crate::game::is_called(name.trim(), card.0)).ok_or(None)?;
        lie.push((found, place_of(told, found, place.trim()).ok_or(None)?));
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
fn place_of(told: &Told, card: CardRef, place: &str) -> Option<Key> {
    let relic = matches!(card.0.nature, Nature::Relic);
    if let Some(slot) = slot(told, place) {
        let at_site = if relic { Key::SiteRelics(slot) } else { Key::SiteCards(slot) };
        return Some(if matches!(card.0.nature, Nature::Site(_)) { Key::Site(slot) } else { at_site });
    }
    let colour = one_of::<Colour>(place)?;
    Some(if relic { Key::Relics(colour) } else { Key::Advisers(colour) })
}

/// Returns a table on which a part is as it is answered.
fn described(key: Key, typed: &str) -> Result<Setup, Unread> {
    let value = value(key, typed)?;
    let text = match (key.colour(), key.slot()) {
        (Some(colour), _) => format!("[[player]]\ncolour = \"{}\"\n{value}\n", colour.word()),
        (None, Some(slot)) => format!("[[site]]\nslot = \"{}\"\n{value}\n", slot.word()),
        (None, None) => value,
    };
    let listed = with_players(&text);
    match read(&listed) {
        Ok((position, _)) => Ok(position.into_setup()),
        Err(faults) => Err(faults.into_iter().next().map(|fault| Box::new(fault.problem))),
    }
}

/// Returns a text with every player who holds something in it.
fn with_players(text: &str) -> String {
    let holders = Colour::ALL.iter().filter(|colour| text.contains(&format!("holder = \"{}\"", colour.word())));
    let listed: Vec<String> = holders.map(|colour| format!("[[player]]\ncolour = \"{}\"\n", colour.word())).collect();
    format!("{text}\n{}", listed.concat())
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// Returns the value of a key as a position file writes it.
fn value(key: Key, typed: &str) -> Result<String, Unread> {
    let field = key.field();
    let none = is_one_of(&NONE, typed);
    let number = |name: &str| format!("{name} = {}", if typed.parse::<u8>().is_ok() { typed.to_owned() } else { quoted(typed) });
    let both = |one: &str, other: &str| {
        let found = numbers(typed);
        let first = found.first().copied().unwrap_or_default();
        format!("{one} = {first}\n{other} = {}", found.get(1).copied().unwrap_or_default())
    };
    let holder = || one_of::<Colour>(typed).map(|colour| format!("holder = \"{}\"\n", colour.word())).unwrap_or_default();
    Ok(match key {
        Key::Secrets(_) => both("secrets", "secrets-facedown"),
        Key::SiteTokens(_) => both("favor", "secrets"),
        Key::Bank(suit) => format!("[banks]\n{}", number(suit.word())),
        Key::World => format!("[decks]\n{}", pile("world", typed)),
        Key::RelicDeck => format!("[decks]\n{}", pile("relics", typed)),
        Key::Discards(region) => format!("[discards]\n{}", pile(region.word(), typed)),
        Key::Advisers(_) | Key::Relics(_) | Key::Drawn(_) | Key::SiteCards(_) if none => format!("{field} = []"),
        Key::SiteRelics(_) if none => format!("{field} = 0"),
        Key::Vision(_) | Key::Peeked(_) | Key::SiteWarbands(_) if none => String::new(),
        Key::Advisers(_) | Key::Relics(_) | Key::Drawn(_) | Key::SiteCards(_) | Key::SiteRelics(_) | Key::Peeked(_) => {
            pile(field, typed)
        }
        Key::SiteWarbands(_) => {
            let colour = one_of::<Colour>(typed).ok_or(None)?;
            format!("warbands = {{ {} = {} }}", colour.word(), numbers(typed).first().copied().unwrap_or(1))
        }
        Key::Title => {
            let side = one_of::<TitleSide>(typed).map(|side| format!("side = \"{}\"\n", side.word())).unwrap_or_default();
            format!("[title]\n{}{side}", holder())
        }
        Key::PeoplesFavor => {
            let mob = typed.split_whitespace().any(|token| is_one_of(&MOB, token));
            format!("[peoples-favor]\n{}favor = {}\nmob = {mob}", holder(), numbers(typed).first().copied().unwrap_or(1))
        }
        Key::DarkestSecret => format!("[darkest-secret]\n{}secrets = {}", holder(), numbers(typed).first().copied().unwrap_or(1)),
        Key::Reliquary => reliquary(typed),
        Key::Role(_) | Key::Oath | Key::Vision(_) => format!("{field} = {}", quoted(typed)),
        Key::Pawn(_) | Key::Site(_) => String::new(),
        Key::Supply(_) | Key::Favor(_) | Key::Warbands(_) | Key::VisionsDrawn | Key::Round => number(field),
    })
}

/// Returns cards, or how many.
fn pile(field: &str, typed: &str) -> String {
    if typed.parse::<u8>().is_ok() {
        return format!("{field} = {typed}");
    }
    let card = |item: &str| {
        let (name, facedown) = without_facedown(item);
        if facedown { format!("{{ name = {}, facedown = true }}", quoted(&name)) } else { quoted(&name) }
    };
    let cards: Vec<String> = typed.split(',').map(str::trim).filter(|item| !item.is_empty()).map(card).collect();
    format!("{field} = [{}]", cards.join(", "))
}

/// Returns the spaces of the Reliquary from left to right: a relic, something, or nothing.
fn reliquary(typed: &str) -> String {
    let items: Vec<&str> = typed.split(',').map(str::trim).collect();
    let space = |(space, item): (&Space, &&str)| {
        let on = if is_one_of(&NONE, item) {
            "false".to_owned()
        } else {
            find_card(item, Wanted::Relic).map_or("true".to_owned(), |card| quoted(card.name(crate::law::Lang::En)))
        };
        format!("{} = {on}\n", space.word())
    };
    format!("[reliquary]\n{}", Space::ALL.iter().zip(&items).map(space).collect::<Vec<_>>().concat())
}
