//! The parts that several words share: who is meant, which cards, what is paid and what is gained.

use super::Suit;
use serde::{Deserialize, Serialize};

/// Whom an effect concerns: whose action it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Whoever has access to the card §7.1.1 and uses it; with `must`, whoever has access to it.
    #[default]
    User,
    /// Whoever rules the card: "you" on an adviser-only persistent power §7.1.4, on a relic and on a banner.
    Holder,
    /// The enemies (§10) of whoever rules the card. Bandits have every player for an enemy.
    Enemies,
    /// Every player who does not rule the card, enemy or not.
    Others,
    /// Every player.
    Everyone,
    /// The Chancellor: the uncovered spaces of the Reliquary §2.3, §7.1.1.
    Chancellor,
}

/// Which cards are meant. A card without a suit (facedown, ruined) has none of the suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// Every card.
    #[default]
    Any,
    /// This card.
    This,
    /// Those at this site.
    Here,
    /// Those that the holder of this card rules.
    Ruled,
    /// Those of a suit.
    Suit(Suit),
    /// Those of either of two suits.
    Either(Suit, Suit),
    /// Those that match a faceup adviser of the holder.
    Matching,
    /// Those that match no faceup adviser of the holder.
    Unmatched,
    /// Denizens.
    Denizens,
    /// Visions, the Conspiracy among them.
    Visions,
    /// Visions other than the Conspiracy.
    GoalVisions,
}

/// What the Supply cost of an action becomes. Free beats every raise §7.6.2; a set cost replaces the usual one, and raises are
/// added to what then stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupplyCost {
    /// No Supply is spent.
    Free,
    /// This much in place of the usual cost.
    Set(u8),
    /// This much more.
    Raise(u8),
}

/// What is paid besides the cost of the card §7.1.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pays {
    /// Nothing.
    #[default]
    Nothing,
    /// Favor given to the ruler of the card: to the Chancellor for the Empire, burned if bandits rule it.
    FavorToRuler(u8),
    /// One faceup secret on the payer's board is flipped facedown.
    FlipSecret,
    /// Secrets placed on the battle plan that is used; by a defender flipped facedown §7.1.2.
    PlaceSecret(u8),
    /// Favor burned.
    BurnFavor(u8),
    /// Warbands sacrificed from the payer's board.
    SacrificeOnBoard(u8),
    /// Warbands sacrificed from the payer's force.
    SacrificeInForce(u8),
    /// For each die in the defense pool one favor given to the enemy, in full.
    FavorToEnemyPerDie,
}

/// What is gained (§10, Gain): `count` of it for each `per`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// What.
    pub what: Good,
    /// How much.
    #[serde(default = "one")]
    pub count: u8,
    /// For each of what; once if nothing is said.
    #[serde(default)]
    pub per: Per,
    /// For favor: out of which bank.
    #[serde(default)]
    pub from: Bank,
}

/// Returns the count that is not written down.
pub(super) const fn one() -> u8 {
    1
}

/// Something to gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Favor, from [`Gain::from`].
    Favor,
    /// Secrets, from the shared bank.
    Secrets,
    /// Warbands onto the board: purple for a Citizen §5.2.2.
    Warbands,
    /// Supply: the marker goes to the left, to 7 at most.
    Supply,
    /// A relic at this site, as if recovered, without the cost. Which one is the taker's choice.
    RelicHere,
}

/// What is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// Nothing: once.
    #[default]
    Once,
    /// Each card of the suit that the user rules, this one among them.
    Ruled(Suit),
    /// Each card of the suit at any site of the map, this one among them.
    AtSites(Suit),
    /// Each faceup adviser of the suit that the user has.
    Adviser(Suit),
    /// Each suit among the cards the user rules, other than this one.
    SuitRuledBut(Suit),
    /// Each site among the declared targets.
    TargetedSite,
    /// Each faceup adviser of the enemy, Allies counted (§10, Your Enemy).
    EnemyAdviser,
    /// Each warband of the enemy killed in this Campaign, in whatever way. Bandits are never killed §7.6.5.
    EnemyKilled,
}

/// The favor bank that favor comes from. No more comes than there is §9.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bank {
    /// One bank that the gainer chooses, all of it.
    #[default]
    Any,
    /// As many banks as the gainer likes, split as they like.
    Split,
    /// A different bank for each favor.
    Different,
    /// The bank of this suit.
    Of(Suit),
    /// The bank of the suit of the card concerned: the one played, discarded or counted.
    Matching,
    /// A bank whose suit a card at the gainer's site has.
    AtYourSite,
    /// A bank whose suit both a card at the gainer's new site and a faceup adviser of theirs have.
    AtYourSiteAndAdvisers,
}
