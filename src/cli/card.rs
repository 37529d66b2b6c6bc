//! `law card`: what a card does, where it may lie, what it costs, which sections govern it and what was ruled on it.

use super::{
    Answer, Context, card_document, json,
    page::{paint, section_title},
};
use crate::answer::clean::clean;
use crate::{
    cards::{CARD_NAMES, Card, Face, Nature, RecoverCost, Ruling, Suit, find_cards, rulings_on},
    law::{Found, Lang, Name, Term, unit},
};
use std::fmt::Write as _;

/// The most candidates that are listed for a name.
const MOST: usize = 12;

/// The result of looking up a typed name.
enum Lookup {
    /// One card, and how it was found.
    One(Found, &'static Name<Card>),
    /// None or several: the candidates.
    Unclear(Vec<&'static Name<Card>>),
}

/// Answers with the card of a name, or with the candidates.
pub fn answer(ctx: &Context, word: &str) -> Answer {
    let (card, stderr) = match one(ctx, word, "law card") {
        Ok(found) => found,
        Err(unclear) => return unclear,
    };
    if ctx.json {
        return Answer { out: json::write(&card_document::document(card, &ctx.choice.rules)), ..Answer::default() };
    }
    let mut out = String::new();
    page(ctx, &mut out, card);
    Answer { out, stderr, negative: false }
}

/// Returns the card of a typed name, with a note if it was misspelt.
///
/// # Errors
/// Returns the answer that lists the candidates, each after the command that asks for it.
pub fn one(ctx: &Context, word: &str, command: &str) -> Result<(&'static Card, String), Answer> {
    let names = match find(word) {
        Lookup::One(found, name) => return Ok((name.owner(), misspelt(ctx, word, found, name))),
        Lookup::Unclear(names) => names,
    };
    let (mut out, mut stderr) = (String::new(), String::new());
    if ctx.json {
        let cards = names.iter().map(|name| name.owner()).collect::<Vec<_>>();
        out = json::write(&card_document::unclear(&clean(word), &cards));
    } else {
        stderr = unclear(ctx, &clean(word), &names, command);
    }
    Err(Answer { out, stderr, negative: true })
}

fn find(word: &str) -> Lookup {
    match find_cards(word) {
        Some((found, names)) => match names.as_slice() {
            [only] => Lookup::One(found, only),
            [first, second, ..] if found == Found::Exactly && first.official && !second.official => Lookup::One(found, first),
            _ => Lookup::Unclear(names),
        },
        None => Lookup::Unclear(CARD_NAMES.closest(word, 5)),
    }
}

/// Returns the note that a name was misspelt.
fn misspelt(ctx: &Context, word: &str, found: Found, name: &Name<Card>) -> String {
    if found != Found::Misspelt {
        return String::new();
    }
    let shown = clean(word);
    let values = [("word", shown.as_ref().into()), ("name", name.shown.into())];
    format!("{}\n", ctx.words.say_with("card-misspelt", &values))
}

fn unclear(ctx: &Context, word: &str, names: &[&'static Name<Card>], command: &str) -> String {
    let id = match (find_cards(word), names) {
        (Some(_), _) => "card-several",
        (None, []) => "card-unknown",
        (None, _) => "card-nothing",
    };
    let message = ctx.words.say_with(id, &[("word", word.into()), ("count", names.len().into())]);
    let mut said = String::new();
    ctx.page.line(&mut said, &message, 0);
    for name in names.iter().take(MOST) {
        let own = name.owner().name(ctx.choice.first());
        let beside =
            if name.shown == own || name.shown == name.owner().id { String::new() } else { format!("  ({})", name.shown) };
        let _ = writeln!(said, "  {command} \"{own}\"{beside}");
    }
    if names.len() > MOST {
        let _ = writeln!(said, "  …");
    }
    said
}

/// Appends the page of a card.
fn page(ctx: &Context, out: &mut String, card: &'static Card) {
    let several = ctx.choice.rules.len() > 1;
    ctx.page.heading(out, card.name(ctx.choice.first()));
    ctx.page.line(out, &kind(ctx, card), 0);
    for lang in &ctx.choice.rules {
        if several {
            let _ = writeln!(out, "\n{}", paint(ctx.page.paint.quiet, &lang.code().to_uppercase()));
        }
        ctx.page.prose(out, card.text(*lang), 2);
    }
    out.push('\n');
    let rows = rows(ctx, card);
    let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (label, text) in &rows {
        ctx.page.labelled(out, label, width, text);
    }
    for ruling in rulings_on(card) {
        out.push('\n');
        self::ruling(ctx, out, ruling);
    }
}

/// Returns the line below the name: kind, suit, restriction, kinds of power.
fn kind(ctx: &Context, card: &Card) -> String {
    let mut parts = vec![ctx.say(&format!("card-kind-{}", card.nature.word()))];
    match &card.nature {
        Nature::Edifice { face, .. } => parts.push(ctx.say(&format!("card-face-{}", face.word()))),
        Nature::Site(site) if site.coast => parts.push(ctx.say("card-coast")),
        Nature::Reliquary { space } => {
            parts.push(ctx.words.say_with("card-space", &[("space", space.to_string().as_str().into())]));
        }
        Nature::Denizen { .. } | Nature::Relic | Nature::Site(_) | Nature::Vision(_) | Nature::Banner { .. } => {}
    }
    parts.extend(card.suit.map(|suit| self::suit(ctx, suit)));
    parts.extend(card.restriction.map(|place| ctx.say(&format!("card-restriction-{}", place.word()))));
    if card.locked {
        parts.push(ctx.say("card-locked"));
    }
    parts.join(" · ")
}

/// Returns the name of a suit in the program's language, as the Law calls it.
fn suit(ctx: &Context, suit: Suit) -> String {
    Term::with_key(suit.word()).map_or(suit.word(), |term| term.name(ctx.words.lang)).to_owned()
}

/// Returns the rows of the table below the text.
fn rows(ctx: &Context, card: &'static Card) -> Vec<(String, String)> {
    let mut rows: Vec<(String, String)> =
        Lang::ALL.into_iter().map(|lang| (ctx.say(&format!("name-{}", lang.code())), name(ctx, card, lang))).collect();
    let mut row = |id: &str, text: String| {
        if !text.is_empty() {
            rows.push((ctx.say(id), text));
        }
    };
    row("card-formerly", card.former_names.join(" · "));
    if let Nature::Edifice { face, other } = &card.nature {
        let id = match face {
            Face::Intact => "card-when-ruined",
            Face::Ruined => "card-when-intact",
        };
        row(id, crate::cards::card(other).map_or_else(String::new, |other| other.name(ctx.choice.first()).to_owned()));
    }
    row("card-power", powers(ctx, card));
    row("card-cost", cost(ctx, card));
    row("card-defense", defense(ctx, card));
    if let Nature::Site(site) = &card.nature {
        row("card-capacity", counted(ctx, &[("card-cards", site.capacity)], true));
        row("card-bandits", site.bandits.to_string());
        let reveal = site.reveal;
        row(
            "card-reveal",
            counted(
                ctx,
                &[("card-relics", reveal.relics), ("card-favor", reveal.favor), ("card-secrets", reveal.secrets)],
                false,
            ),
        );
        row("card-recover", site.recover_cost.map_or_else(String::new, |cost| recover(ctx, cost)));
        row("card-homeland", site.homeland.map_or_else(String::new, |suit| self::suit(ctx, suit)));
    }
    row("card-model", ctx.say(&format!("card-model-{}", card.model().word())));
    let lang = ctx.choice.first();
    let sections = card.sections().into_iter().filter_map(unit).map(|unit| section_title(unit, lang));
    row("card-law", sections.collect::<Vec<_>>().join(" · "));
    rows
}

fn name(ctx: &Context, card: &Card, lang: Lang) -> String {
    let mut name = card.name(lang).to_owned();
    if !card.official(lang) {
        let _ = write!(name, " ({})", ctx.say("card-unofficial"));
    }
    let aliases = card.aliases(lang);
    if !aliases.is_empty() {
        let _ = write!(name, " ({})", ctx.words.say_with("card-also", &[("names", aliases.join(", ").as_str().into())]));
    }
    name
}

fn powers(ctx: &Context, card: &Card) -> String {
    let powers = card.powers.iter().map(|power| ctx.say(&format!("card-power-{}", power.word())));
    let powers = powers.collect::<Vec<_>>().join(" · ");
    if card.modifies.is_empty() {
        return powers;
    }
    let actions: Vec<&str> =
        card.modifies.iter().filter_map(|action| Term::with_key(action.word())).map(|term| term.name(ctx.words.lang)).collect();
    format!("{powers} ({})", actions.join(", "))
}

fn cost(ctx: &Context, card: &Card) -> String {
    let cost = card.cost;
    let parts = [
        ("card-place-favor", cost.favor_placed),
        ("card-place-secrets", cost.secrets_placed),
        ("card-burn-favor", cost.favor_burned),
        ("card-burn-secrets", cost.secrets_burned),
    ];
    counted(ctx, &parts, false)
}

/// Returns the messages whose number is not zero, or all of them.
fn counted(ctx: &Context, parts: &[(&str, u8)], also_zero: bool) -> String {
    let shown = parts.iter().filter(|(_, count)| also_zero || *count > 0);
    let shown = shown.map(|(id, count)| ctx.words.say_with(id, &[("count", usize::from(*count).into())]));
    shown.collect::<Vec<_>>().join(", ")
}

fn defense(ctx: &Context, card: &Card) -> String {
    match (&card.nature, card.defense_dice) {
        (Nature::Banner { token, .. }, _) => ctx.say(&format!("card-defense-{}", token.word())),
        (_, Some(dice)) => counted(ctx, &[("card-dice", dice)], true),
        (_, None) => String::new(),
    }
}

fn recover(ctx: &Context, cost: RecoverCost) -> String {
    match cost {
        RecoverCost::Bank { favor, suit } => {
            let suit = self::suit(ctx, suit);
            let values = [("count", usize::from(favor).into()), ("suit", (&suit).into())];
            ctx.words.say_with("card-recover-bank", &values)
        }
        RecoverCost::BurnFavor(count) => counted(ctx, &[("card-burn-favor", count)], true),
        RecoverCost::BurnSecrets(count) => counted(ctx, &[("card-burn-secrets", count)], true),
    }
}

fn ruling(ctx: &Context, out: &mut String, ruling: &'static Ruling) {
    let class = ctx.say(&format!("card-class-{}", ruling.class.word()));
    let source = ctx.say(&format!("card-source-{}", ruling.source.word()));
    let head = format!("{class} ({source}; {})", ruling.sections.join(", "));
    for line in textwrap::wrap(&head, ctx.page.width) {
        let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &line));
    }
    for lang in &ctx.choice.rules {
        ctx.page.prose(out, ruling.text(*lang), 2);
    }
}
