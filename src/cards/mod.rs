//! The cards: names, facts and effects of every denizen, relic, edifice, site, Vision, banner and Reliquary
//! space in three languages, and the rulings on them. Which rules follow from a card is not decided here.

mod governed;
mod lookup;
mod model;
pub mod named;
mod rulings;
mod tables;

pub(crate) use lawspeaker_vocabulary::word_enum;
pub use lawspeaker_vocabulary::{
    Cost, Effect, Face, Goal, GoalKind, MajorAction, Nature, PowerKind, RecoverCost, Restriction, Reveal, SiteFacts, Special,
    Suit, Token, effect,
};
pub(crate) use lookup::cards_of_form;
pub use lookup::{card, closest_cards, find_cards, find_cards_up_to, rulings_on};
pub use model::Model;
pub use rulings::{Class, Ruling, Source};
pub use tables::{CARD_NAMES, CARDS, RULINGS};

use crate::law::{Cite, Lang, PerLang};

/// A card, one face of an edifice, a banner, or a space of the Imperial Reliquary.
#[derive(Debug)]
pub struct Card {
    /// The id, the same in every language.
    pub id: &'static str,
    /// What it is, with the facts that only its kind has.
    pub nature: Nature,
    /// Its suit, if it has one.
    pub suit: Option<Suit>,
    /// Where it can lie, if that is restricted §7.2.1.
    pub restriction: Option<Restriction>,
    /// Whether it is locked §7.2.2.
    pub locked: bool,
    /// Its kinds of power, in the order of its text.
    pub powers: &'static [PowerKind],
    /// The major actions that it modifies.
    pub modifies: &'static [MajorAction],
    /// What its use costs §7.1.2.
    pub cost: Cost,
    /// The dice it adds as a target; a banner adds one for each favor or secret on it instead.
    pub defense_dice: Option<u8>,
    /// The number printed on it.
    pub number: Option<u8>,
    /// Its number in chronicle strings; sites count on their own.
    pub save_id: Option<u8>,
    /// What it does, in the words of the vocabulary, in the order of its text.
    pub effects: &'static [Effect],
    /// What it does besides, that no word says.
    pub special: Option<Special>,
    /// What it was called in earlier versions.
    pub former_names: &'static [&'static str],
    law: &'static [&'static str],
    names: PerLang<&'static str>,
    official: PerLang<bool>,
    aliases: PerLang<&'static [&'static str]>,
    texts: PerLang<&'static str>,
}

/// There is one of each card: two are the same if they stand in the same row of the table.
impl PartialEq for Card {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Card {}

impl Card {
    /// Returns it as something that a ruling rests on.
    #[must_use]
    pub const fn cite(&self) -> Cite {
        match self.nature {
            Nature::Site(_) => Cite::Site(self.id),
            Nature::Denizen { .. }
            | Nature::Edifice { .. }
            | Nature::Relic
            | Nature::Vision(_)
            | Nature::Banner { .. }
            | Nature::Reliquary { .. } => Cite::Card(self.id),
        }
    }

    /// Returns the id of the card as a thing: both faces of an edifice have that of the intact one §2.9.
    #[must_use]
    pub const fn physical_id(&self) -> &'static str {
        match self.nature {
            Nature::Edifice { face: Face::Ruined, other } => other,
            Nature::Edifice { face: Face::Intact, .. }
            | Nature::Denizen { .. }
            | Nature::Relic
            | Nature::Site(_)
            | Nature::Vision(_)
            | Nature::Banner { .. }
            | Nature::Reliquary { .. } => self.id,
        }
    }

    /// Returns its name in a language.
    #[must_use]
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.names.get(lang)
    }

    /// Returns whether that name is printed somewhere; where not, it is our translation.
    #[must_use]
    pub const fn official(&self, lang: Lang) -> bool {
        *self.official.get(lang)
    }

    /// Returns what players say instead.
    #[must_use]
    pub const fn aliases(&self, lang: Lang) -> &'static [&'static str] {
        self.aliases.get(lang)
    }

    /// Returns its effect in our own words.
    #[must_use]
    pub const fn text(&self, lang: Lang) -> &'static str {
        self.texts.get(lang)
    }
}
