//! What must hold of the cards: words in three languages, references that lead somewhere, facts that fit the kind.

use super::{
    super::source::Book,
    source::{Card, Cards},
};
use lawspeaker_vocabulary::{
    Lang,
    effect::{Effect, Timing},
};
use std::collections::BTreeSet;

/// Returns every fault of the cards and rulings.
pub fn faults(book: &Book, cards: &Cards) -> Vec<String> {
    let mut faults = Vec::new();
    let ids: BTreeSet<&str> = cards.all.iter().map(|card| card.id.as_str()).collect();
    if ids.len() != cards.all.len() {
        faults.push("two cards share an id".to_owned());
    }
    let is_unit = |number: &str| book.units.iter().any(|unit| unit.number == number);
    for card in &cards.all {
        faults.extend(kind(card).map(|fault| format!("card {}: {fault}", card.id)));
        faults
            .extend(card.law.iter().filter(|place| !is_unit(place)).map(|it| format!("card {}: there is no unit {it}", card.id)));
        if let Some(other) = card.other_face.as_ref().filter(|other| !ids.contains(other.as_str())) {
            faults.push(format!("card {}: there is no card {other}", card.id));
        }
    }
    for (id, ruling) in &cards.rulings {
        let unknown = ruling.cards.iter().filter(|card| !ids.contains(card.as_str()));
        faults.extend(unknown.map(|card| format!("ruling {id}: there is no card {card}")));
        faults.extend(ruling.sections.iter().filter(|it| !is_unit(it)).map(|it| format!("ruling {id}: there is no unit {it}")));
    }
    words(cards, &ids, &mut faults);
    faults
}

/// Returns what does not fit the kind of a card.
fn kind(card: &Card) -> Option<&'static str> {
    let plan = card.powers.iter().any(|power| power.starts_with("battle-plan"));
    let has_plan = card.effect.iter().any(|effect| matches!(effect, Effect::Plan(_)));
    let modelled = !card.effect.is_empty() || card.special.is_some();
    let faults = [
        (card.powers.is_empty(), "it has no power"),
        (modelled == card.text_only, "it needs effects or a special, or is text only, and not both"),
        (has_plan && !plan, "only a battle plan has `plan`"),
        (plan && !has_plan && card.special.is_none(), "a battle plan needs `plan` or a special"),
        (card.effect.iter().any(|effect| lacks_power(effect, &card.powers)), "it has no power at the time of a `use`"),
        ((card.file == "denizens") != (card.suit.is_some() && card.face.is_none()), "every denizen has a suit"),
        ((card.file == "sites") != card.site.is_some(), "every site has `site`"),
        ((card.file == "edifices") != (card.face.is_some() && card.other_face.is_some()), "every edifice has two faces"),
        ((card.file == "banners") != (card.banner.is_some() || card.space.is_some()), "a banner or a space needs its own facts"),
    ];
    faults.into_iter().find(|(fault, _)| *fault).map(|(_, fault)| fault)
}

/// Returns whether an effect is used at a time when the card has no power §7.3.
fn lacks_power(effect: &Effect, powers: &[String]) -> bool {
    let Effect::Use(power) = effect else { return false };
    let word = match power.on {
        Timing::Action => "action",
        Timing::Wake => "wake",
        Timing::Rest => "rest",
        Timing::WhenPlayed => "when-played",
    };
    !powers.iter().any(|power| power == word)
}

/// Equal ids in every language, each with one name and a text.
fn words(cards: &Cards, ids: &BTreeSet<&str>, faults: &mut Vec<String>) {
    for lang in Lang::ALL {
        let code = lang.code();
        for id in ids {
            match cards.words[lang].get(*id) {
                None => faults.push(format!("{code}: card {id} has no words")),
                Some(words) if words.name.is_some() == words.translation.is_some() => {
                    faults.push(format!("{code}: card {id} needs a name or a translation, and not both"));
                }
                Some(words) if words.text.trim().is_empty() => faults.push(format!("{code}: card {id} has no text")),
                Some(_) => {}
            }
        }
        let unknown = cards.words[lang].keys().filter(|id| !ids.contains(id.as_str()));
        faults.extend(unknown.map(|id| format!("{code}: {id} is no card")));
        let missing = cards.rulings.keys().filter(|id| !cards.ruling_words[lang].contains_key(*id));
        faults.extend(missing.map(|id| format!("{code}: ruling {id} has no words")));
        let unknown = cards.ruling_words[lang].keys().filter(|id| !cards.rulings.contains_key(*id));
        faults.extend(unknown.map(|id| format!("{code}: {id} is no ruling")));
        let asks = &cards.asks[lang];
        let unknown = asks.card.keys().filter(|id| !ids.contains(id.as_str()));
        let unknown = unknown.chain(asks.ruling.keys().filter(|id| !cards.rulings.contains_key(*id)));
        faults.extend(unknown.map(|id| format!("{code}: {id} is asked for and does not exist")));
    }
}
