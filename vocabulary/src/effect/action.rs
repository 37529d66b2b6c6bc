//! Words that change what a major action costs, how far it reaches and what it brings: Travel §5.6, Search §5.1, playing
//! §5.1.4, Muster §5.2 and Trade §5.3.
//!
//! All of them work alike. The effect is there for the action of `who`, `when` its condition holds. Without `must` it is a
//! modifier that may be used or left §7.4.1; with `must`, or on a card with a persistent power §7.1.4, it works by itself.

use super::{Cards, Pays, Suit, SupplyCost, Who};
use serde::{Deserialize, Serialize};

/// What a card does to a Travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Travel {
    /// Whose.
    #[serde(default)]
    pub who: Who,
    /// Which journeys.
    #[serde(default)]
    pub when: Journey,
    /// Whether there is no choice §7.4.1.
    #[serde(default)]
    pub must: bool,
    /// What must be paid to use it.
    #[serde(default)]
    pub pays: Pays,
    /// What the journey costs.
    pub cost: Option<SupplyCost>,
    /// Which powers of sites do not count for it.
    #[serde(default)]
    pub ignores: Ignores,
    /// Which warbands die, if there are any.
    pub loses: Option<Loss>,
}

/// Which journeys are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Journey {
    /// Every one.
    #[default]
    Any,
    /// From this site.
    Leaving,
    /// To this site.
    Arriving,
    /// From this site or to it.
    LeavingOrArriving,
    /// From this site to another Coast site.
    ToCoast,
    /// From a site that the holder of the card rules.
    LeavingRuled,
    /// Within the traveller's region.
    WithinRegion,
    /// To a site with a card of this suit.
    ToSuit(Suit),
    /// To the Cradle, from another region.
    ToCradle,
    /// To the Hinterland.
    ToHinterland,
    /// With no more than so many warbands on the traveller's board.
    WithAtMost(u8),
}

/// Powers of sites that do not count for a journey.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ignores {
    /// All count.
    #[default]
    None,
    /// Narrow Pass does not.
    NarrowPass,
    /// Narrow Pass and The Hidden Place do not.
    NarrowPassAndHiddenPlace,
    /// No site's power does: neither costs nor tolls nor destinations.
    Sites,
}

/// Warbands that die on a journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// So many on the traveller's board.
    OnBoard(u8),
    /// So many at the destination, whosever; the traveller chooses. Bandits do not die §7.6.5.
    AtDestination(u8),
}

/// What a card does to a Search, up to the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Whose.
    #[serde(default)]
    pub who: Who,
    /// Which Searches.
    #[serde(default)]
    pub when: SearchWhen,
    /// Whether there is no choice §7.4.1.
    #[serde(default)]
    pub must: bool,
    /// What it costs.
    pub cost: Option<SupplyCost>,
    /// How many cards are drawn. A Vision from the world deck still ends the draw §5.1.2.
    #[serde(default)]
    pub draw: Draw,
    /// From which discard pile.
    #[serde(default)]
    pub from: Pile,
}

/// Which Searches are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SearchWhen {
    /// Every one.
    #[default]
    Any,
    /// Those of the world deck.
    WorldDeck,
    /// Those made with the pawn at this site.
    PawnHere,
}

/// How many cards are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// As many as before.
    #[default]
    Usual,
    /// So many more.
    More(u8),
    /// So many fewer.
    Fewer(u8),
    /// Exactly so many.
    Only(u8),
}

/// From which discard pile may be drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// As usual §5.1.2.
    #[default]
    Usual,
    /// From that of another region.
    OtherRegion,
    /// From that of any region.
    AnyRegion,
    /// From the bottom of that of one's own region, and from nothing else.
    BottomOfRegion,
}

/// What a card does to the playing of a card, by a Search or of a facedown adviser §6.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Whose.
    #[serde(default)]
    pub who: Who,
    /// Which cards are played.
    #[serde(default)]
    pub card: Cards,
    /// To which sites it may be played, if not only to one's own.
    pub to: Option<Reach>,
    /// Where one card may be discarded just before.
    pub discard_first: Option<Reach>,
}

/// How far something reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// This site.
    Here,
    /// The site that the card is played to.
    Destination,
    /// Every site of one's region.
    Region,
    /// Every site of the map.
    Map,
    /// Every site with a card of this suit.
    WithSuit(Suit),
}

/// What a card does to a Muster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// Whose.
    #[serde(default)]
    pub who: Who,
    /// On which cards.
    #[serde(default)]
    pub on: Cards,
    /// Under which condition.
    #[serde(default)]
    pub when: MusterWhen,
    /// Whether there is no choice §7.4.1.
    #[serde(default)]
    pub must: bool,
    /// What it costs.
    pub cost: Option<SupplyCost>,
    /// How many more warbands it brings.
    #[serde(default)]
    pub warbands: u8,
}

/// Under which condition a Muster changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MusterWhen {
    /// Always.
    #[default]
    Always,
    /// If the one who musters rules this site.
    RulingHere,
    /// If the bank of the card's suit alone has the least favor.
    PoorestBank,
}

/// What a card does to a Trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trade {
    /// Whose.
    #[serde(default)]
    pub who: Who,
    /// With which cards.
    #[serde(default)]
    pub on: Cards,
    /// Which Trades.
    #[serde(default)]
    pub when: TradeWhen,
    /// Whether there is no choice §7.4.1.
    #[serde(default)]
    pub must: bool,
    /// What must be paid to use it.
    #[serde(default)]
    pub pays: Pays,
    /// What the Trade costs.
    pub cost: Option<SupplyCost>,
    /// How much more favor it brings, from the bank of the card.
    #[serde(default)]
    pub favor: i8,
    /// How many more secrets it brings, never fewer than none.
    #[serde(default)]
    pub secrets: i8,
    /// Where the card may lie, if not only at one's own site.
    pub reach: Option<Reach>,
}

/// Which Trades are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TradeWhen {
    /// Every one.
    #[default]
    Any,
    /// Those for secrets.
    ForSecrets,
    /// Those for secrets by somebody with a faceup adviser of this suit.
    ForSecretsWithAdviser(Suit),
    /// Those that would bring exactly one favor.
    OneFavor,
    /// Those made with the pawn at this site.
    PawnHere,
}
