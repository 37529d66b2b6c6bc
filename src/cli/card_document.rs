//! A card as a document for machines.

use crate::{
    cards::{Card, Cost, Nature, RecoverCost, rulings_on},
    law::Lang,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const SCHEMA: &str = "lawspeaker/card/1";

/// One card.
#[derive(Serialize)]
pub struct Document {
    schema: &'static str,
    book: &'static str,
    id: &'static str,
    kind: &'static str,
    names: BTreeMap<&'static str, &'static str>,
    unofficial: Vec<&'static str>,
    aliases: BTreeMap<&'static str, &'static [&'static str]>,
    former_names: &'static [&'static str],
    number: Option<u8>,
    save_id: Option<u8>,
    suit: Option<&'static str>,
    restriction: Option<&'static str>,
    locked: bool,
    powers: Vec<&'static str>,
    modifies: Vec<&'static str>,
    cost: BTreeMap<&'static str, u8>,
    defense_dice: Option<u8>,
    #[serde(flatten)]
    own: Value,
    texts: BTreeMap<&'static str, &'static str>,
    sections: Vec<&'static str>,
    model: &'static str,
    rulings: Vec<Ruling>,
}

#[derive(Serialize)]
struct Ruling {
    id: &'static str,
    class: &'static str,
    source: &'static str,
    sections: &'static [&'static str],
    texts: BTreeMap<&'static str, &'static str>,
}

/// A name that means no card, or more than one.
#[derive(Serialize)]
pub struct Unclear<'a> {
    schema: &'static str,
    id: Option<&'static str>,
    wanted: &'a str,
    candidates: Vec<Candidate>,
}

#[derive(Serialize)]
struct Candidate {
    id: &'static str,
    names: BTreeMap<&'static str, &'static str>,
}

/// Returns the document of a card, with its text in these languages.
pub fn document(card: &'static Card, langs: &[Lang]) -> Document {
    let ruling = |ruling: &'static crate::cards::Ruling| Ruling {
        id: ruling.id,
        class: ruling.class.word(),
        source: ruling.source.word(),
        sections: ruling.sections,
        texts: langs.iter().map(|lang| (lang.code(), ruling.text(*lang))).collect(),
    };
    Document {
        schema: SCHEMA,
        book: "oath",
        id: card.id,
        kind: card.nature.word(),
        names: names(card),
        unofficial: Lang::ALL.iter().filter(|lang| !card.official(**lang)).map(|lang| lang.code()).collect(),
        aliases: Lang::ALL.iter().map(|lang| (lang.code(), card.aliases(*lang))).collect(),
        former_names: card.former_names,
        number: card.number,
        save_id: card.save_id,
        suit: card.suit.map(crate::cards::Suit::word),
        restriction: card.restriction.map(crate::cards::Restriction::word),
        locked: card.locked,
        powers: card.powers.iter().map(|power| power.word()).collect(),
        modifies: card.modifies.iter().map(|action| action.word()).collect(),
        cost: cost(card.cost),
        defense_dice: card.defense_dice,
        own: own(&card.nature),
        texts: langs.iter().map(|lang| (lang.code(), card.text(*lang))).collect(),
        sections: card.sections(),
        model: card.model().word(),
        rulings: rulings_on(card).map(ruling).collect(),
    }
}

/// Returns the document for a name that means no card, or more than one.
pub fn unclear<'a>(wanted: &'a str, cards: &[&'static Card]) -> Unclear<'a> {
    let candidates = cards.iter().map(|card| Candidate { id: card.id, names: names(card) }).collect();
    Unclear { schema: SCHEMA, id: None, wanted, candidates }
}

fn names(card: &Card) -> BTreeMap<&'static str, &'static str> {
    Lang::ALL.iter().map(|lang| (lang.code(), card.name(*lang))).collect()
}

fn cost(cost: Cost) -> BTreeMap<&'static str, u8> {
    let parts = [
        ("favor_placed", cost.favor_placed),
        ("secrets_placed", cost.secrets_placed),
        ("favor_burned", cost.favor_burned),
        ("secrets_burned", cost.secrets_burned),
    ];
    parts.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// Returns the keys that only one kind of card has.
fn own(nature: &Nature) -> Value {
    match nature {
        Nature::Denizen { starting } => json!({ "starting_deck": starting }),
        Nature::Relic => json!({}),
        Nature::Edifice { face, other } => json!({ "face": face.word(), "other_face": other }),
        Nature::Site(site) => json!({
            "capacity": site.capacity,
            "bandits": site.bandits,
            "reveal": { "relics": site.reveal.relics, "favor": site.reveal.favor, "secrets": site.reveal.secrets },
            "recover_cost": site.recover_cost.map(|cost| match cost {
                RecoverCost::Bank { favor, suit } => json!({ "favor": favor, "bank": suit.word() }),
                RecoverCost::BurnFavor(count) => json!({ "favor_burned": count }),
                RecoverCost::BurnSecrets(count) => json!({ "secrets_burned": count }),
            }),
            "homeland": site.homeland.map(crate::cards::Suit::word),
            "coast": site.coast,
        }),
        Nature::Vision(goal) => json!({
            "goal": goal.as_ref().map(|goal| goal.kind.word()),
            "oath": goal.as_ref().map(|goal| goal.oath),
            "visions_drawn": goal.as_ref().map(|goal| goal.visions_drawn),
        }),
        Nature::Banner { token, start } => json!({ "token": token.word(), "start": start }),
        Nature::Reliquary { space } => json!({ "space": space }),
    }
}
