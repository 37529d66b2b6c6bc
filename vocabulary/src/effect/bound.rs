//! Words that bind: what nobody may do §9.2, what must be paid for it, and what follows when it is done.

use super::{Cards, Deed, Pays, Suit, Who};
use serde::{Deserialize, Serialize};

/// Something that `who` cannot do `when` the condition holds. It binds by itself, without anybody's choice §7.4.1, §9.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cannot {
    /// Who.
    pub who: Who,
    /// What.
    pub act: Act,
    /// When.
    #[serde(default)]
    pub when: CannotWhen,
}

/// What cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// To travel §5.6.
    Travel,
    /// To search where it would cost more than so much Supply §5.1.1.
    SearchOver(u8),
    /// To play such cards faceup, by a Search or otherwise §5.1.4, §6.1.
    PlayFaceup(Cards),
    /// To play cards as facedown advisers §5.1.4.II.
    PlayFacedown,
    /// To muster on such cards §5.2.
    MusterOn(Cards),
    /// To trade with such cards §5.3.
    TradeWith(Cards),
    /// To get favor by a Trade §5.3.2.
    GainFavorByTrade,
    /// To recover this §5.4.
    Recover(Thing),
    /// To target this in a Campaign §5.5.2.
    Target(Thing),
    /// To target this, or to take it in any way: by a Campaign, Recover, the Conspiracy or a power.
    Take(Thing),
    /// To take the Campaign action §5.5, also a free one.
    Campaign,
    /// To use such battle plans §5.5.3.
    UsePlans(Cards),
    /// To sacrifice warbands for the attack §5.5.5.
    SacrificeForAttack,
    /// To use powers whose cost has a secret, placed, burned or turned facedown §7.1.2: those of cards, of sites (The Hidden
    /// Place, Buried Giant) and of the Conspiracy (publisher). Mustering and trading are no powers.
    UseSecretPowers,
    /// To discard, move, swap or take the denizens and relics at the sites of the holder: they count as locked §7.2.2.
    TouchCardsOfHolder,
    /// To put warbands on sites: by moving §6.5, after a Campaign §5.5.7.I or by a power.
    PlaceWarbands,
    /// To give secrets away.
    GiveSecrets,
    /// To be exiled §6.7, or to exile oneself §6.8.
    BeExiled,
}

/// Something to be recovered, targeted or taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// The Darkest Secret, whoever holds it.
    DarkestSecret,
    /// The People's Favor, whoever holds it.
    PeoplesFavor,
    /// The relics and banners of the holder of this card.
    HoldersRelicsAndBanners,
    /// The same, but for this card.
    HoldersOtherRelicsAndBanners,
}

/// When it cannot be done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CannotWhen {
    /// Always.
    #[default]
    Always,
    /// With the pawn at a site that the holder of this card rules.
    AtHoldersSite,
    /// With the pawn at any site but this.
    NotHere,
    /// With the pawn at a site one rules oneself and any warbands on one's board.
    AtOwnSiteWithWarbands,
    /// Without ruling a card of this suit.
    RulingNo(Suit),
    /// As attacker who targets this site.
    TargetingHere,
    /// In a Campaign against the holder, whether the holder attacks or defends.
    AgainstHolder,
    /// As attacker in a Campaign against the holder, or with the holder as Ally §5.5.2.
    AttackingHolder,
}

/// What `who` must pay to do something, each time. Who cannot pay cannot do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toll {
    /// Who.
    pub who: Who,
    /// For what.
    pub on: TollOn,
    /// How much.
    pub pays: Pays,
}

/// What a toll is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TollOn {
    /// Travelling to this site.
    Arriving,
    /// Travelling to a site that the holder of this card rules.
    ArrivingAtHolders,
    /// Searching with the pawn at a site that the holder of this card rules.
    SearchingAtHolders,
    /// Trading with a card that the holder of this card rules.
    TradingWithHolders,
    /// Declaring targets at this site, once however many.
    TargetingHere,
    /// Using a battle plan in a Campaign against the holder of this card, for each plan.
    PlanAgainstHolder,
}

/// What follows after `who` did something. With [`Who::User`] it follows only if the modifier was used for that action, and
/// for the user; otherwise by itself, and for the holder of the card; a Homeland's reward is for the one who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// Who did it.
    #[serde(default)]
    pub who: Who,
    /// What was done.
    pub event: Event,
    /// What follows.
    pub does: Deed,
}

/// Something that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A Travel.
    Travel,
    /// A Search of the world deck.
    SearchWorldDeck,
    /// A Muster.
    Muster,
    /// A Recover of a relic.
    RecoverRelic,
    /// A Campaign against a player, not against bandits: when it is declared.
    CampaignDeclared,
    /// A Campaign: when it is over, before a Second Wind of its attacker.
    CampaignOver,
    /// Such a card was played faceup.
    Played(Cards),
    /// Such a card was played faceup that this very Search drew; a facedown adviser §6.1 does not count.
    PlayedFromDraw(Cards),
    /// A card of this suit was played to this site, by somebody who has discarded no card of the suit here this turn.
    Homeland(Suit),
    /// The Oathkeeper title was taken §2.11.
    TookOathkeeper,
}
