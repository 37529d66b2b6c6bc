//! Writes the cards and rulings as Rust source.

use super::{
    super::{
        names::{self, Name},
        rust,
        tables::{table, variant},
    },
    source::{Card, Cards, RecoverCost, Ruling, Site},
};
use lawspeaker_vocabulary::Lang;

/// Returns the source of all tables.
pub fn write(cards: &Cards) -> String {
    let mut out = String::new();
    table(&mut out, "CARDS", "Card", cards.all.iter().map(|card| self::card(cards, card)));
    table(&mut out, "RULINGS", "Ruling", cards.rulings.iter().map(|(id, it)| ruling(cards, id, it)));
    names::write(&mut out, "CARD_NAMES", "Card", &card_names(cards));
    out
}

/// Returns a constant for every card, so that code can name no other.
pub fn write_names(cards: &Cards) -> String {
    let constant = |(row, card): (usize, &Card)| {
        let name = cards.words[Lang::En][&card.id].any_name();
        format!("/// {name}.\npub const {}: &Card = &CARDS[{row}];\n", card.id.replace('-', "_").to_uppercase())
    };
    cards.all.iter().enumerate().map(constant).collect::<Vec<_>>().concat()
}

fn card(cards: &Cards, card: &Card) -> String {
    let words = |lang: Lang| &cards.words[lang][&card.id];
    let cost = &card.cost;
    format!(
        "Card {{ id: {:?}, nature: {}, suit: {}, restriction: {}, locked: {}, powers: {}, modifies: {}, \
         cost: Cost {{ favor_placed: {}, secrets_placed: {}, favor_burned: {}, secrets_burned: {} }}, defense_dice: {:?}, \
         number: {:?}, save_id: {:?}, effects: &[{}], special: {}, former_names: &{:?}, law: &{:?}, names: PerLang({:?}), official: PerLang({:?}), aliases: PerLang([{}]), texts: PerLang({:?}) }},\n",
        card.id,
        nature(card),
        some("Suit", card.suit.as_ref()),
        some("Restriction", card.restriction.as_ref()),
        card.locked,
        list("PowerKind", &card.powers),
        list("MajorAction", &card.modifies),
        cost.favor_placed,
        cost.secrets_placed,
        cost.favor_burned,
        cost.secrets_burned,
        card.defense_dice,
        card.number,
        card.save_id,
        card.effect.iter().map(|effect| rust::source(effect) + ", ").collect::<String>(),
        some("Special", card.special.map(|special| special.word().to_owned()).as_ref()),
        card.former_names,
        card.law,
        Lang::ALL.map(|lang| words(lang).any_name()),
        Lang::ALL.map(|lang| words(lang).name.is_some()),
        Lang::ALL.map(|lang| format!("&{:?}, ", words(lang).aliases)).concat(),
        Lang::ALL.map(|lang| words(lang).text.trim()),
    )
}

fn nature(card: &Card) -> String {
    let other = card.other_face.as_deref().unwrap_or_default();
    match (card.file, &card.site, &card.vision, &card.banner, card.space) {
        ("denizens", ..) => format!("Nature::Denizen {{ starting: {} }}", card.starting),
        ("edifices", ..) => {
            let face = variant(card.face.as_deref().unwrap_or_default());
            format!("Nature::Edifice {{ face: Face::{face}, other: {other:?} }}")
        }
        (_, Some(site), ..) => format!("Nature::Site({})", self::site(site)),
        (_, _, Some(vision), ..) => format!(
            "Nature::Vision(Some(Goal {{ kind: GoalKind::{}, oath: {:?}, visions_drawn: {}, tie_rank: {} }}))",
            variant(&vision.goal),
            vision.oath,
            vision.visions_drawn,
            vision.tie_rank
        ),
        ("visions", ..) => "Nature::Vision(None)".to_owned(),
        (_, _, _, Some(banner), _) => {
            format!("Nature::Banner {{ token: Token::{}, start: {} }}", variant(&banner.token), banner.start)
        }
        (.., Some(space)) => format!("Nature::Reliquary {{ space: {space} }}"),
        _ => "Nature::Relic".to_owned(),
    }
}

fn site(site: &Site) -> String {
    let recover = match &site.recover_cost {
        None => "None".to_owned(),
        Some(RecoverCost::Bank { favor, bank }) => {
            format!("Some(RecoverCost::Bank {{ favor: {favor}, suit: Suit::{} }})", variant(bank))
        }
        Some(RecoverCost::BurnedFavor { burned_favor }) => format!("Some(RecoverCost::BurnFavor({burned_favor}))"),
        Some(RecoverCost::BurnedSecrets { burned_secrets }) => format!("Some(RecoverCost::BurnSecrets({burned_secrets}))"),
    };
    format!(
        "SiteFacts {{ capacity: {}, bandits: {}, reveal: Reveal {{ relics: {}, favor: {}, secrets: {} }}, recover_cost: {recover}, \
         homeland: {}, coast: {} }}",
        site.capacity,
        site.bandits,
        site.reveal.relics,
        site.reveal.favor,
        site.reveal.secrets,
        some("Suit", site.homeland.as_ref()),
        site.coast
    )
}

fn some(of: &str, word: Option<&String>) -> String {
    word.map_or("None".to_owned(), |word| format!("Some({of}::{})", variant(word)))
}

fn list(of: &str, words: &[String]) -> String {
    let variants: Vec<String> = words.iter().map(|word| format!("{of}::{}", variant(word))).collect();
    format!("&[{}]", variants.join(", "))
}

fn ruling(cards: &Cards, id: &str, ruling: &Ruling) -> String {
    format!(
        "Ruling {{ id: {id:?}, class: Class::{}, source: Source::{}, answers: &{:?}, cards: &{:?}, sections: &{:?}, texts: PerLang({:?}) }},\n",
        variant(&ruling.class),
        variant(&ruling.source),
        ruling.answers,
        ruling.cards,
        ruling.sections,
        Lang::ALL.map(|lang| cards.ruling_words[lang][id].text.trim()),
    )
}

/// Every name of every card: its id, its name in each language, what players say, and what it was called before.
fn card_names(cards: &Cards) -> Vec<Name> {
    let mut names = Vec::new();
    for (row, card) in cards.all.iter().enumerate() {
        for lang in Lang::ALL {
            let words = &cards.words[lang][&card.id];
            names.push(Name::new(row, lang, words.any_name(), words.name.is_some()));
        }
        names.push(Name::new(row, Lang::En, &card.id, true));
        names.extend(card.former_names.iter().map(|name| Name::new(row, Lang::En, name, false)));
        for lang in Lang::ALL {
            names.extend(cards.aliases(lang, &card.id).map(|name| Name::new(row, lang, name, false)));
        }
    }
    names
}
