//! `law card`: what a card does, where it may lie, what it costs, which sections govern it and what was ruled on it.

use super::{
    Answer, Desk, card_document,
    clean::clean,
    json,
    page::{paint, section_title},
};
use crate::{
    cards::{CARD_NAMES, Card, Face, Nature, RecoverCost, Ruling, Suit, find_cards, rulings_on},
    law::{Found, Lang, Name, Term, unit},
};
use std::fmt::Write as _;

/// The most candidates that are listed for a name.
const MOST: usize = 12;

/// What a typed name turned out to be.
enum Meant {
    /// One card, and how it was found.
    One(Found, &'static Name<Card>),
    /// Several, or none: those that may be meant.
    Unclear(Vec<&'static Name<Card>>),
}

/// Answers with the card of a name, or with those that may be meant.
pub fn answer(desk: &Desk, word: &str) -> Answer {
    match meant(word) {
        Meant::One(found, name) => one(desk, word, found, name),
        Meant::Unclear(names) if desk.json => {
            let cards = names.iter().map(|name| name.owner()).collect::<Vec<_>>();
            Answer { out: json::write(&card_document::unclear(&clean(word), &cards)), no: true, ..Answer::default() }
        }
        Meant::Unclear(names) => Answer { aside: unclear(desk, &clean(word), &names), no: true, ..Answer::default() },
    }
}

fn meant(word: &str) -> Meant {
    match find_cards(word) {
        Some((found, names)) => match names.as_slice() {
            [only] => Meant::One(found, only),
            [first, second, ..] if found == Found::Exactly && first.official && !second.official => Meant::One(found, first),
            _ => Meant::Unclear(names),
        },
        None => Meant::Unclear(CARD_NAMES.closest(word, 5)),
    }
}

fn one(desk: &Desk, word: &str, found: Found, name: &'static Name<Card>) -> Answer {
    let card = name.owner();
    if desk.json {
        return Answer { out: json::write(&card_document::of(card, &desk.choice.rules)), ..Answer::default() };
    }
    let mut out = String::new();
    page(desk, &mut out, card);
    let mut aside = String::new();
    if found == Found::Misspelt {
        let shown = clean(word);
        let values = [("word", shown.as_ref().into()), ("name", name.shown.into())];
        let _ = writeln!(aside, "{}", desk.words.say_with("card-misspelt", &values));
    }
    Answer { out, aside, no: false }
}

fn unclear(desk: &Desk, word: &str, names: &[&'static Name<Card>]) -> String {
    let id = match (find_cards(word), names) {
        (Some(_), _) => "card-several",
        (None, []) => "card-unknown",
        (None, _) => "card-nothing",
    };
    let message = desk.words.say_with(id, &[("word", word.into()), ("count", names.len().into())]);
    let mut said = String::new();
    desk.page.line(&mut said, &message, 0);
    for name in names.iter().take(MOST) {
        let own = name.owner().name(desk.choice.first());
        let beside =
            if name.shown == own || name.shown == name.owner().id { String::new() } else { format!("  ({})", name.shown) };
        let _ = writeln!(said, "  law card \"{own}\"{beside}");
    }
    if names.len() > MOST {
        let _ = writeln!(said, "  …");
    }
    said
}

/// The card on a page.
fn page(desk: &Desk, out: &mut String, card: &'static Card) {
    let several = desk.choice.rules.len() > 1;
    desk.page.heading(out, card.name(desk.choice.first()));
    desk.page.line(out, &kind(desk, card), 0);
    for lang in &desk.choice.rules {
        if several {
            let _ = writeln!(out, "\n{}", paint(desk.page.paint.quiet, &lang.code().to_uppercase()));
        }
        desk.page.prose(out, card.text(*lang), 2);
    }
    out.push('\n');
    let rows = rows(desk, card);
    let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (label, text) in &rows {
        desk.page.labelled(out, label, width, text);
    }
    for ruling in rulings_on(card) {
        out.push('\n');
        self::ruling(desk, out, ruling);
    }
}

/// The line below the name: kind, suit, restriction, kinds of power.
fn kind(desk: &Desk, card: &Card) -> String {
    let mut parts = vec![desk.say(&format!("card-kind-{}", card.nature.word()))];
    match &card.nature {
        Nature::Edifice { face, .. } => parts.push(desk.say(&format!("card-face-{}", face.word()))),
        Nature::Site(site) if site.coast => parts.push(desk.say("card-coast")),
        Nature::Reliquary { space } => {
            parts.push(desk.words.say_with("card-space", &[("space", space.to_string().as_str().into())]));
        }
        Nature::Denizen { .. } | Nature::Relic | Nature::Site(_) | Nature::Vision(_) | Nature::Banner { .. } => {}
    }
    parts.extend(card.suit.map(|suit| self::suit(desk, suit)));
    parts.extend(card.restriction.map(|place| desk.say(&format!("card-restriction-{}", place.word()))));
    if card.locked {
        parts.push(desk.say("card-locked"));
    }
    parts.join(" · ")
}

/// Returns the name of a suit in the program's language, as the Law calls it.
fn suit(desk: &Desk, suit: Suit) -> String {
    Term::with_key(suit.word()).map_or(suit.word(), |term| term.name(desk.words.lang)).to_owned()
}

/// What stands in the table below the text.
fn rows(desk: &Desk, card: &'static Card) -> Vec<(String, String)> {
    let mut rows: Vec<(String, String)> =
        Lang::ALL.into_iter().map(|lang| (desk.say(&format!("name-{}", lang.code())), name(desk, card, lang))).collect();
    let mut row = |id: &str, text: String| {
        if !text.is_empty() {
            rows.push((desk.say(id), text));
        }
    };
    row("card-formerly", card.former_names.join(" · "));
    if let Nature::Edifice { face, other } = &card.nature {
        let id = match face {
            Face::Intact => "card-when-ruined",
            Face::Ruined => "card-when-intact",
        };
        row(id, crate::cards::card(other).map_or_else(String::new, |other| other.name(desk.choice.first()).to_owned()));
    }
    row("card-power", powers(desk, card));
    row("card-cost", cost(desk, card));
    row("card-defense", defense(desk, card));
    if let Nature::Site(site) = &card.nature {
        row("card-capacity", counted(desk, &[("card-cards", site.capacity)], true));
        row("card-bandits", site.bandits.to_string());
        let reveal = site.reveal;
        row(
            "card-reveal",
            counted(
                desk,
                &[("card-relics", reveal.relics), ("card-favor", reveal.favor), ("card-secrets", reveal.secrets)],
                false,
            ),
        );
        row("card-recover", site.recover_cost.map_or_else(String::new, |cost| recover(desk, cost)));
        row("card-homeland", site.homeland.map_or_else(String::new, |suit| self::suit(desk, suit)));
    }
    row("card-model", desk.say(&format!("card-model-{}", card.model().word())));
    let lang = desk.choice.first();
    let sections = card.sections().into_iter().filter_map(unit).map(|unit| section_title(unit, lang));
    row("card-law", sections.collect::<Vec<_>>().join(" · "));
    rows
}

fn name(desk: &Desk, card: &Card, lang: Lang) -> String {
    let mut name = card.name(lang).to_owned();
    if !card.official(lang) {
        let _ = write!(name, " ({})", desk.say("card-unofficial"));
    }
    let aliases = card.aliases(lang);
    if !aliases.is_empty() {
        let _ = write!(name, " ({})", desk.words.say_with("card-also", &[("names", aliases.join(", ").as_str().into())]));
    }
    name
}

fn powers(desk: &Desk, card: &Card) -> String {
    let powers = card.powers.iter().map(|power| desk.say(&format!("card-power-{}", power.word())));
    let powers = powers.collect::<Vec<_>>().join(" · ");
    if card.modifies.is_empty() {
        return powers;
    }
    let actions: Vec<&str> =
        card.modifies.iter().filter_map(|action| Term::with_key(action.word())).map(|term| term.name(desk.words.lang)).collect();
    format!("{powers} ({})", actions.join(", "))
}

fn cost(desk: &Desk, card: &Card) -> String {
    let cost = card.cost;
    let parts = [
        ("card-place-favor", cost.favor_placed),
        ("card-place-secrets", cost.secrets_placed),
        ("card-burn-favor", cost.favor_burned),
        ("card-burn-secrets", cost.secrets_burned),
    ];
    counted(desk, &parts, false)
}

/// Returns the messages whose number is not zero, or all of them.
fn counted(desk: &Desk, parts: &[(&str, u8)], also_zero: bool) -> String {
    let told = parts.iter().filter(|(_, count)| also_zero || *count > 0);
    let told = told.map(|(id, count)| desk.words.say_with(id, &[("count", usize::from(*count).into())]));
    told.collect::<Vec<_>>().join(", ")
}

fn defense(desk: &Desk, card: &Card) -> String {
    match (&card.nature, card.defense_dice) {
        (Nature::Banner { token, .. }, _) => desk.say(&format!("card-defense-{}", token.word())),
        (_, Some(dice)) => counted(desk, &[("card-dice", dice)], true),
        (_, None) => String::new(),
    }
}

fn recover(desk: &Desk, cost: RecoverCost) -> String {
    match cost {
        RecoverCost::Bank { favor, suit } => {
            let suit = self::suit(desk, suit);
            let values = [("count", usize::from(favor).into()), ("suit", (&suit).into())];
            desk.words.say_with("card-recover-bank", &values)
        }
        RecoverCost::BurnFavor(count) => counted(desk, &[("card-burn-favor", count)], true),
        RecoverCost::BurnSecrets(count) => counted(desk, &[("card-burn-secrets", count)], true),
    }
}

fn ruling(desk: &Desk, out: &mut String, ruling: &'static Ruling) {
    let class = desk.say(&format!("card-class-{}", ruling.class.word()));
    let source = desk.say(&format!("card-source-{}", ruling.source.word()));
    let head = format!("{class} ({source}; {})", ruling.sections.join(", "));
    for line in textwrap::wrap(&head, desk.page.width) {
        let _ = writeln!(out, "{}", paint(desk.page.paint.alert, &line));
    }
    for lang in &desk.choice.rules {
        desk.page.prose(out, ruling.text(*lang), 2);
    }
}
