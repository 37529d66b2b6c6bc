//! A card as data, and in the reader's words: what it does, where it may lie, what it costs, what was ruled on it.

use super::{ByLang, Heading};
use crate::{
    answer::{Speaker, nouns::noun},
    cards::{self, Card, Cost, Face, Nature, RecoverCost, Restriction, Ruling, Suit, rulings_on},
    i18n::{Filled, Id, family, id},
    law::{Book, Lang, Term},
};
use serde::Serialize;
use std::{collections::BTreeMap, fmt::Write as _};

/// One card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CardDocument {
    /// The key of its book.
    pub book: &'static str,
    /// The word for its kind.
    pub kind: &'static str,
    /// Its name in every language.
    pub names: ByLang<&'static str>,
    /// The languages in which the name is ours.
    pub unofficial: Vec<&'static str>,
    /// What players say instead.
    pub aliases: ByLang<&'static [&'static str]>,
    /// What it was called in earlier versions.
    pub former_names: &'static [&'static str],
    /// The number printed on it.
    pub number: Option<u8>,
    /// Its number in chronicle strings.
    pub save_id: Option<u8>,
    /// Its suit.
    pub suit: Option<&'static str>,
    /// Where it can lie, if that is restricted.
    pub restriction: Option<&'static str>,
    /// Whether it is locked.
    pub locked: bool,
    /// Its kinds of power.
    pub powers: Vec<&'static str>,
    /// The major actions that it modifies.
    pub modifies: Vec<&'static str>,
    /// What its use costs; what is not paid is left out.
    pub cost: BTreeMap<&'static str, u8>,
    /// The dice it adds as a target.
    pub defense_dice: Option<u8>,
    /// What only cards of its kind have.
    #[serde(flatten)]
    own: Own,
    /// What it does.
    pub texts: ByLang<&'static str>,
    /// The sections that govern it.
    pub sections: Vec<&'static str>,
    /// How the program knows what it does.
    pub model: &'static str,
    /// What was ruled on it.
    pub rulings: Vec<CardRuling>,
    /// Its name in the reader's language.
    pub name: &'static str,
    /// What it is, in words: kind, suit, where it may lie.
    pub described: String,
    /// What is known of it, in words.
    pub facts: Vec<Fact>,
}

/// A ruling on a card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CardRuling {
    /// Its id.
    pub id: &'static str,
    /// How it came about.
    pub class: &'static str,
    /// Who ruled.
    pub source: &'static str,
    /// The sections it rests on.
    pub sections: &'static [&'static str],
    /// What it says.
    pub texts: ByLang<&'static str>,
    /// How it came about, who ruled and by which sections, in words.
    pub origin: String,
}

/// Something known of a card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Fact {
    /// What it is about.
    pub label: String,
    /// What is known.
    pub text: String,
}

/// The keys that only one kind of card has.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
enum Own {
    /// A denizen.
    Denizen {
        /// Whether it is in the world deck of the first game.
        starting_deck: bool,
    },
    /// A relic has none.
    Relic {},
    /// One face of an edifice.
    Edifice {
        /// Which: `intact` or `ruined`.
        face: &'static str,
        /// The id of the other one.
        other_face: &'static str,
    },
    /// A site.
    Site {
        /// The bandits that it adds to the defense.
        bandits: u8,
        /// How many cards it holds.
        capacity: u8,
        /// Whether it is a Coast site.
        coast: bool,
        /// The suit whose homeland it is.
        homeland: Option<&'static str>,
        /// What a relic costs there.
        recover_cost: Option<Recover>,
        /// What comes to it when it is turned faceup.
        reveal: Reveal,
    },
    /// A Vision.
    Vision {
        /// What its goal counts.
        goal: Option<&'static str>,
        /// The Oathkeeper goal that asks for the same.
        oath: Option<&'static str>,
        /// How many Visions must have been drawn.
        visions_drawn: Option<u8>,
    },
    /// A banner.
    Banner {
        /// The tokens on it at the start.
        start: u8,
        /// What they are: `favor` or `secret`.
        token: &'static str,
    },
    /// A space of the reliquary.
    Reliquary {
        /// Its number.
        space: u8,
    },
}

/// What it costs to recover a relic.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
enum Recover {
    /// Favor for a bank.
    Bank {
        /// The suit of the bank.
        bank: &'static str,
        /// The favor.
        favor: u8,
    },
    /// Favor that is burned.
    BurnFavor {
        /// The favor.
        favor_burned: u8,
    },
    /// Secrets that are burned.
    BurnSecrets {
        /// The secrets.
        secrets_burned: u8,
    },
}

/// What comes to a site when it is turned faceup.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Reveal {
    /// The favor.
    favor: u8,
    /// The relics, facedown.
    relics: u8,
    /// The secrets.
    secrets: u8,
}

impl CardDocument {
    /// Returns a card with its text in the languages of the Law.
    #[must_use]
    pub fn new(speaker: &Speaker, card: &'static Card) -> Self {
        let langs = &speaker.choice.rules;
        Self {
            book: Book::Oath.key(),
            kind: card.nature.word(),
            names: ByLang::new(&Lang::ALL, |lang| card.name(lang)),
            unofficial: Lang::ALL.iter().filter(|lang| !card.official(**lang)).map(|lang| lang.code()).collect(),
            aliases: ByLang::new(&Lang::ALL, |lang| card.aliases(lang)),
            former_names: card.former_names,
            number: card.number,
            save_id: card.save_id,
            suit: card.suit.map(Suit::word),
            restriction: card.restriction.map(Restriction::word),
            locked: card.locked,
            powers: card.powers.iter().map(|power| power.word()).collect(),
            modifies: card.modifies.iter().map(|action| action.word()).collect(),
            cost: cost(card.cost),
            defense_dice: card.defense_dice,
            own: own(&card.nature),
            texts: ByLang::new(langs, |lang| card.text(lang)),
            sections: card.sections(),
            model: card.model().word(),
            rulings: rulings_on(card).map(|ruling| self::ruling(speaker, ruling)).collect(),
            name: card.name(speaker.choice.first()),
            described: described(speaker, card),
            facts: facts(speaker, card),
        }
    }
}

fn ruling(speaker: &Speaker, ruling: &'static Ruling) -> CardRuling {
    let class = speaker.say(family::CARD_CLASS.of(ruling.class.word()));
    let source = speaker.say(family::CARD_SOURCE.of(ruling.source.word()));
    CardRuling {
        id: ruling.id,
        class: ruling.class.word(),
        source: ruling.source.word(),
        sections: ruling.sections,
        texts: ByLang::new(&speaker.choice.rules, |lang| ruling.text(lang)),
        origin: format!("{class} ({source}; {})", ruling.sections.join(", ")),
    }
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

fn own(nature: &'static Nature) -> Own {
    match nature {
        Nature::Denizen { starting } => Own::Denizen { starting_deck: *starting },
        Nature::Relic => Own::Relic {},
        Nature::Edifice { face, other } => Own::Edifice { face: face.word(), other_face: other },
        Nature::Site(site) => Own::Site {
            bandits: site.bandits,
            capacity: site.capacity,
            coast: site.coast,
            homeland: site.homeland.map(Suit::word),
            recover_cost: site.recover_cost.map(|cost| match cost {
                RecoverCost::Bank { favor, suit } => Recover::Bank { bank: suit.word(), favor },
                RecoverCost::BurnFavor(favor_burned) => Recover::BurnFavor { favor_burned },
                RecoverCost::BurnSecrets(secrets_burned) => Recover::BurnSecrets { secrets_burned },
            }),
            reveal: Reveal { favor: site.reveal.favor, relics: site.reveal.relics, secrets: site.reveal.secrets },
        },
        Nature::Vision(goal) => Own::Vision {
            goal: goal.as_ref().map(|goal| goal.kind.word()),
            oath: goal.as_ref().map(|goal| goal.oath),
            visions_drawn: goal.as_ref().map(|goal| goal.visions_drawn),
        },
        Nature::Banner { token, start } => Own::Banner { start: *start, token: token.word() },
        Nature::Reliquary { space } => Own::Reliquary { space: *space },
    }
}

/// Says what a card is: kind, suit, restriction, whether it is locked.
fn described(speaker: &Speaker, card: &Card) -> String {
    let mut parts = vec![speaker.say(family::CARD_KIND.of(card.nature.word()))];
    match &card.nature {
        Nature::Edifice { face, .. } => parts.push(speaker.say(family::CARD_FACE.of(face.word()))),
        Nature::Site(site) if site.coast => parts.push(speaker.say(id::CARD_COAST)),
        Nature::Reliquary { space } => {
            parts.push(speaker.words.say_with(id::CARD_SPACE, &[("space", space.to_string().as_str().into())]));
        }
        Nature::Denizen { .. } | Nature::Relic | Nature::Site(_) | Nature::Vision(_) | Nature::Banner { .. } => {}
    }
    parts.extend(card.suit.map(|suit| self::suit(speaker, suit)));
    parts.extend(card.restriction.map(|place| speaker.say(family::CARD_RESTRICTION.of(place.word()))));
    if card.locked {
        parts.push(speaker.say(id::CARD_LOCKED));
    }
    parts.join(" · ")
}

/// Returns the name of a suit in the program's language, as the Law calls it.
fn suit(speaker: &Speaker, suit: Suit) -> String {
    Term::with_key(suit.word()).map_or(suit.word(), |term| term.name(speaker.words.lang)).to_owned()
}

/// Returns what is known of a card, in words.
fn facts(speaker: &Speaker, card: &'static Card) -> Vec<Fact> {
    let named = |lang: Lang| Fact { label: speaker.say(family::NAME_LANG.of(lang.code())), text: name(speaker, card, lang) };
    let mut facts: Vec<Fact> = Lang::ALL.into_iter().map(named).collect();
    let mut add = |id: Id, text: String| {
        if !text.is_empty() {
            facts.push(Fact { label: speaker.say(id), text });
        }
    };
    let lang = speaker.choice.first();
    add(id::CARD_FORMERLY, card.former_names.join(" · "));
    if let Nature::Edifice { face, other } = &card.nature {
        let id = match face {
            Face::Intact => id::CARD_WHEN_RUINED,
            Face::Ruined => id::CARD_WHEN_INTACT,
        };
        add(id, cards::card(other).map_or_else(String::new, |other| other.name(lang).to_owned()));
    }
    add(id::CARD_POWER, powers(speaker, card));
    add(id::CARD_COST, counted(speaker, &paid(card.cost), false));
    add(id::CARD_DEFENSE, defense(speaker, card));
    if let Nature::Site(site) = &card.nature {
        add(id::CARD_CAPACITY, counted(speaker, &[(id::CARD_CARDS, site.capacity)], true));
        add(id::CARD_BANDITS, site.bandits.to_string());
        let reveal = site.reveal;
        let revealed = [(id::CARD_RELICS, reveal.relics), (id::CARD_FAVOR, reveal.favor), (id::CARD_SECRETS, reveal.secrets)];
        add(id::CARD_REVEAL, counted(speaker, &revealed, false));
        add(id::CARD_RECOVER, site.recover_cost.map_or_else(String::new, |cost| recover(speaker, cost)));
        add(id::CARD_HOMELAND, site.homeland.map_or_else(String::new, |suit| self::suit(speaker, suit)));
    }
    add(id::CARD_MODEL, speaker.say(family::CARD_MODEL.of(&card.model().word().replace('_', "-"))));
    let sections = Heading::of(Book::Oath, &card.sections(), lang);
    add(id::CARD_LAW, sections.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · "));
    facts
}

/// Returns the name in a language, with what players say.
fn name(speaker: &Speaker, card: &Card, lang: Lang) -> String {
    let mut name = card.name(lang).to_owned();
    if !card.official(lang) {
        let _ = write!(name, " ({})", speaker.say(id::CARD_UNOFFICIAL));
    }
    let aliases = card.aliases(lang);
    if !aliases.is_empty() {
        let _ = write!(name, " ({})", speaker.words.say_with(id::CARD_ALSO, &[("names", aliases.join(", ").as_str().into())]));
    }
    name
}

fn powers(speaker: &Speaker, card: &Card) -> String {
    let powers = card.powers.iter().map(|power| speaker.say(family::CARD_POWER.of(power.word())));
    let powers = powers.collect::<Vec<_>>().join(" · ");
    if card.modifies.is_empty() {
        return powers;
    }
    let terms = card.modifies.iter().filter_map(|action| Term::with_key(action.word()));
    let actions: Vec<&str> = terms.map(|term| term.name(speaker.words.lang)).collect();
    format!("{powers} ({})", actions.join(", "))
}

/// Returns the parts of a cost, each with the message that counts it.
const fn paid(cost: Cost) -> [(Id, u8); 4] {
    [
        (id::CARD_PLACE_FAVOR, cost.favor_placed),
        (id::CARD_PLACE_SECRETS, cost.secrets_placed),
        (id::CARD_BURN_FAVOR, cost.favor_burned),
        (id::CARD_BURN_SECRETS, cost.secrets_burned),
    ]
}

/// Returns the messages whose number is not zero, or all of them.
fn counted(speaker: &Speaker, parts: &[(Id, u8)], also_zero: bool) -> String {
    let shown = parts.iter().filter(|(_, count)| also_zero || *count > 0);
    let shown = shown.map(|(id, count)| speaker.words.say_with(*id, &[("count", usize::from(*count).into())]));
    shown.collect::<Vec<_>>().join(", ")
}

fn defense(speaker: &Speaker, card: &Card) -> String {
    match (&card.nature, card.defense_dice) {
        (Nature::Banner { token, .. }, _) => speaker.say(family::CARD_DEFENSE.of(token.word())),
        (_, Some(dice)) => counted(speaker, &[(id::CARD_DICE, dice)], true),
        (_, None) => String::new(),
    }
}

fn recover(speaker: &Speaker, cost: RecoverCost) -> String {
    match cost {
        RecoverCost::Bank { favor, suit } => {
            let values = [("count", Filled::Number(favor.into())), ("suit", noun(suit))];
            speaker.words.say_filled(id::CARD_RECOVER_BANK, &values)
        }
        RecoverCost::BurnFavor(count) => counted(speaker, &[(id::CARD_BURN_FAVOR, count)], true),
        RecoverCost::BurnSecrets(count) => counted(speaker, &[(id::CARD_BURN_SECRETS, count)], true),
    }
}
