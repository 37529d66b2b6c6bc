//! Words for powers that are used §7.3: when, and what is done. Where a deed leaves a choice, its words name what is chosen.

use super::{Cards, Gain, Suit, Token};
use serde::{Deserialize, Serialize};

/// Something that using the power does. Everything possible in it is done §7.1.3, in the order of the card's effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// Which of the card's powers it belongs to.
    pub on: Timing,
    /// Under which condition it does anything. Where it does not hold, the power can be used in vain §7.1.3.
    #[serde(default)]
    pub when: UseWhen,
    /// What it does.
    pub does: Deed,
}

/// When a power is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// In the Act Phase, by choice §7.3.2.
    Action,
    /// In the Wake Phase, once §7.3.1.
    Wake,
    /// At the end of the Rest Phase, by choice, once §7.3.4.
    Rest,
    /// After it was played faceup, without choice §7.3.3.
    WhenPlayed,
}

/// Under which condition a power does something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UseWhen {
    /// Always.
    #[default]
    Always,
    /// The user holds the Darkest Secret.
    HoldingDarkestSecret,
    /// The user holds the People's Favor.
    HoldingPeoplesFavor,
    /// Whoever holds the Darkest Secret does not hold the People's Favor.
    HolderWithoutPeoplesFavor,
    /// The user has more secrets, on the board and on cards, than the Chancellor.
    MoreSecretsThanChancellor,
    /// The user rules more sites than the Chancellor.
    MoreSitesThanChancellor,
    /// An Exile holds the Oathkeeper title, on either side.
    ExileOathkeeper,
    /// The user has no favor.
    NoFavor,
}

/// Something that is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Gain something.
    Gain(Gain),
    /// Take favor or secrets from another player's board (§10, Take).
    Take(Take),
    /// Take one favor or one secret that lies at this site, by choice §4.1.4.
    TakeHere(TakeHere),
    /// Draw the top relic of the relic deck.
    DrawRelic(DrawRelic),
    /// Put a relic under the relic deck.
    BottomRelic(BottomRelic),
    /// Look at cards; nothing is moved.
    Look(Look),
    /// Kill warbands.
    Kill(Kill),
    /// Discard cards that are not locked.
    Discard(Discard),
    /// Change the secrets on the Darkest Secret.
    Banner(Banner),
    /// Negotiate a binding exchange §7.6.3 of favor, secrets and this besides. The other player must agree. What is given so is
    /// not taken: cards that keep things from being taken do not stand in the way.
    Deal(Deal),
    /// Swap two cards (§10, Swap), where the restrictions §7.2.1 of both allow it and neither is locked.
    Swap(Swap),
    /// Move a card that is not locked, where its restriction §7.2.1 allows it.
    Move(Move),
    /// Move favor between the banks.
    Shift(Shift),
    /// An Exile may become a Citizen without an offer §7.6.1, §6.6.2: their Act Phase ends, their Supply is refreshed.
    BecomeCitizen {
        /// Whether they take a relic of the Reliquary, unseen.
        relic: bool,
    },
    /// Campaign for no Supply, by choice §5.5.
    Campaign(CampaignFrom),
}

/// What is taken from another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Take {
    /// Favor or secrets.
    pub what: Token,
    /// How much of it, or all if there is less §9.3.
    pub count: u8,
    /// From whom.
    pub from: Whom,
    /// Whether the last one stays.
    #[serde(default)]
    pub but_last: bool,
}

/// From whom something is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// The Chancellor.
    Chancellor,
    /// One other player at the user's site, by choice.
    AtYourSite,
    /// Every other player at a site that the user rules in the user's region.
    EachAtYourSitesInRegion,
    /// The one who did what this follows, or who got this card.
    Actor,
}

/// What may be taken from this site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeHere {
    /// A favor.
    Favor,
    /// A secret.
    Secret,
    /// One or the other.
    Either,
}

/// What becomes of a relic drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawRelic {
    /// It is kept, or put under the relic deck, by choice.
    MayKeep,
    /// It is kept.
    Keep,
}

/// Which relic goes under the relic deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BottomRelic {
    /// This one.
    This,
    /// One lying facedown at the user's site, by choice; without one the rest of the power does nothing.
    AtYourSite,
    /// One that the user holds other than the Grand Scepter, by choice.
    Held,
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// All of one discard pile, by choice.
    DiscardPile,
    /// So many cards on top of the discard pile of the user's region.
    TopOfRegionsPile(u8),
    /// So many cards on top of the world deck.
    TopOfWorldDeck(u8),
    /// One facedown site, facedown adviser, or facedown relic at a site, by choice.
    Facedown,
}

/// Which warbands are killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kill {
    /// How many, or all if there are fewer §9.3.
    pub count: u8,
    /// Where.
    pub at: KillAt,
}

/// Where warbands are killed, whosever they are; the user chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KillAt {
    /// On one board, the user's own included.
    OneBoard,
    /// On one board of a player with a faceup adviser of either suit.
    OneBoardWithAdviser(Suit, Suit),
    /// At one site of the user's region.
    OneSiteInRegion,
    /// At sites of the user's region and on boards of players whose pawns are there.
    Region,
}

/// What is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discard {
    /// All such cards at the sites of the user's region, but for this one.
    AllInRegion(Cards),
    /// One such card at the user's site, by choice.
    OneAtYourSite(Cards),
    /// One faceup adviser of a player at the user's site, by choice.
    AdviserAtYourSite,
    /// One faceup adviser of whoever holds the Darkest Secret, by choice.
    AdviserOfDarkestSecret,
}

/// What happens to the secrets on the Darkest Secret, wherever it is. They come from the shared bank and go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banner {
    /// One is added.
    Add,
    /// One is added, or one is burned but not the last, by choice.
    AddOrBurn,
    /// All but one are burned.
    DownToOne,
}

/// What is exchanged besides favor and secrets §7.6.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// Relics.
    Relics,
    /// Advisers.
    Advisers,
    /// Relics and advisers.
    RelicsAndAdvisers,
    /// Sites that one of the two rules: its old ruler takes the warbands to the board, the new one places some of theirs, at
    /// least one.
    Sites,
    /// Future actions, and what follows if a promise is broken.
    Promises,
}

/// Which two cards are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Swap {
    /// This one with a card of the suit at any site, if the user likes.
    ThisWithSiteCard(Suit),
    /// This one with a faceup adviser of the suit that another player has, if the user likes.
    ThisWithAdviser(Suit),
    /// This one with any faceup adviser.
    ThisWithAnyAdviser,
    /// A faceup adviser of the user with a card at the user's site.
    AdviserWithSiteCard,
    /// Any two facedown advisers, whosever.
    FacedownAdvisers,
}

/// Which card is moved, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// A faceup adviser of the user to the user's site, if that is not at capacity.
    AdviserToYourSite,
    /// A faceup adviser of the suit, of any player, to any site that is not at capacity.
    AdviserToAnySite(Suit),
    /// This card to the advisers of another player, even if they are full.
    ThisToAdvisers,
}

/// How favor moves between the banks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shift {
    /// All of one bank, by choice, to the bank of this suit.
    AllOfOneTo(Suit),
    /// As many as there are cards of the suit at sites, from the other banks in any split, to the bank of the suit.
    PerCardTo(Suit),
    /// So many from the richest bank to the poorest; the user settles ties.
    RichestToPoorest(u8),
}

/// From where a free Campaign is fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignFrom {
    /// From the user's site.
    YourSite,
    /// From the user's site, against the one who did what this follows.
    YourSiteAgainstActor,
    /// As if the user's pawn were at one site the user rules; the user's warbands there join the force.
    RuledSite,
    /// As if the user's pawn were at one site with a card of this suit; the user's warbands there join the force.
    SiteWith(Suit),
}
