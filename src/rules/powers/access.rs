//! Where a card with a power lies, and who may use it §7.1.1, §10/rule.

use crate::{
    cards::{Nature, PowerKind, named},
    game::{CardAt, CardRef, Colour, OnSpace, Player, Ruler, Slot, Space},
    law::{LawRef, law},
    rules::{
        base::{Matter, Missing, Ruling, Verdict},
        powers::in_force::ruler_of_cards,
        state::Table,
    },
};

const POWERS: LawRef = law("7");
const ACCESS: LawRef = law("7.1.1");
const RULE: LawRef = law("10/rule");
const PLANS_RULED: LawRef = law("7.5.1");
const TAKEN_RELICS: LawRef = law("2.3");

/// What a card is used as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UsedAs {
    /// Any power but a battle plan: the card is ruled, or its site is that of the pawn §7.1.1.
    Power,
    /// A battle plan: the card must be ruled §7.5.1.
    BattlePlan,
}

impl UsedAs {
    /// Returns the section that says who may use it.
    const fn section(self) -> LawRef {
        match self {
            Self::Power => ACCESS,
            Self::BattlePlan => PLANS_RULED,
        }
    }
}

/// Where a card with a power lies.
pub(crate) enum Location<'a> {
    /// At a site.
    AtSite(Slot, &'a CardAt),
    /// With a player: an adviser or a relic.
    With(&'a CardAt),
    /// A banner, with its holder.
    Banner(Option<Colour>),
    /// The site itself.
    Site(Slot, bool),
    /// A space of the Reliquary, uncovered or not.
    Space(bool),
}

impl Location<'_> {
    /// Returns the card as it lies, if it is one that bears tokens.
    pub(crate) const fn card_at(&self) -> Option<&CardAt> {
        match self {
            Self::AtSite(_, card) | Self::With(card) => Some(card),
            Self::Banner(_) | Self::Site(..) | Self::Space(..) => None,
        }
    }
}

/// Returns where a card lies, if it is on the table.
pub(crate) fn locate<'a>(table: &Table<'a>, card: CardRef) -> Option<Location<'a>> {
    let position = table.position;
    let is = |it: &&CardAt| it.card().is_some_and(|it| it.id == card.0.id);
    match card.0.nature {
        Nature::Banner { .. } => {
            let peoples = position.peoples_favor.filter(|_| card.0 == named::PEOPLES_FAVOR).map(|banner| banner.holder);
            let darkest = position.darkest_secret.filter(|_| card.0 == named::DARKEST_SECRET).map(|banner| banner.holder);
            peoples.or(darkest).map(Location::Banner)
        }
        Nature::Site(_) => {
            let site = position.sites.iter().find(|site| site.card().is_some_and(|it| it.id == card.0.id))?;
            Some(Location::Site(site.slot, site.facedown))
        }
        Nature::Reliquary { .. } => {
            let space = *Space::ALL.iter().find(|space| space.word() == card.0.id)?;
            Some(Location::Space(matches!(position.reliquary.on(space), Some(OnSpace::Taken))))
        }
        Nature::Denizen { .. } | Nature::Edifice { .. } | Nature::Relic | Nature::Vision(_) => {
            let at_site = |site: &'a crate::game::SiteAtSlot| {
                site.cards.iter().chain(&site.relics).find(is).map(|it| Location::AtSite(site.slot, it))
            };
            let with = |it: &'a Player| it.advisers.iter().chain(&it.relics).find(is).map(Location::With);
            position.sites.iter().find_map(at_site).or_else(|| position.players.iter().find_map(with))
        }
    }
}

/// Adds to a ruling whether a player has access to a card.
pub(crate) fn check(table: &Table<'_>, ruling: &mut Ruling, player: &Player, card: CardRef, used_as: UsedAs) {
    ruling.merge(&self::ruling(table, player, card, used_as, |slot| table.rules(player.colour, slot)));
}

/// Returns whether nothing is known to keep a player from using a card §7.1.1.
pub(crate) fn is_possible(table: &Table<'_>, player: &Player, card: CardRef) -> bool {
    ruling(table, player, card, UsedAs::Power, |slot| table.rules(player.colour, slot)).verdict() != Verdict::Illegal
}

/// Rules on access alone: a card that the player rules or whose site the pawn is at §7.1.1, faceup §7. A battle plan must be
/// ruled §7.5.1. Which sites the player rules is for the caller to say: in a Campaign not every Citizen is an Imperial player
/// §5.5.1.
pub(crate) fn ruling(
    table: &Table<'_>,
    player: &Player,
    card: CardRef,
    used_as: UsedAs,
    rules: impl Fn(Slot) -> Option<bool>,
) -> Ruling {
    let mut ruling = Ruling::default();
    let Some(lies) = locate(table, card) else {
        absent(table, &mut ruling, card);
        return ruling;
    };
    let (cite, must_rule) = (used_as.section(), used_as == UsedAs::BattlePlan);
    if lies.card_at().is_some_and(|at| at.facedown) || matches!(lies, Location::Site(_, true)) {
        ruling.object(Matter::CardFacedown { card }, [POWERS]);
    }
    if let Some(card) = lies.card_at().and_then(|at| table.taken_this_turn(at)) {
        ruling.object(Matter::TakenThisTurn { card }, [card.0.cite()]);
    }
    match lies {
        Location::AtSite(..) if card.0.powers.contains(&PowerKind::Persistent) => ruling.cite(const { law("7.1.4") }),
        Location::AtSite(slot, _) if !must_rule && masked(table, player, slot) => ruling.cite(named::GRAND_MASK.cite()),
        Location::AtSite(slot, _) | Location::Site(slot, _) => at_site(&mut ruling, player, card, slot, used_as, rules(slot)),
        Location::With(at) if player.advisers.iter().chain(&player.relics).any(|it| it.identity == at.identity) => {
            ruling.cite(cite);
        }
        Location::Banner(Some(holder)) if holder == player.colour => ruling.cite(cite),
        Location::With(..) | Location::Banner(_) => ruling.object(Matter::NoAccess { card }, [cite, RULE]),
        Location::Space(uncovered) if uncovered && player.colour == Colour::Purple => ruling.cite(cite),
        Location::Space(..) => ruling.object(Matter::NoAccess { card }, [cite, TAKEN_RELICS]),
    }
    ruling
}

/// Returns whether the Grand Mask makes a player rule the cards at a site.
fn masked(table: &Table<'_>, player: &Player, slot: Slot) -> bool {
    let ruler = table.ruler(slot).map(|ruler| (ruler, ruler_of_cards(table, ruler).0));
    ruler.is_some_and(|(site, cards)| site != cards && cards == Ruler::Player(player.colour))
}

fn at_site(ruling: &mut Ruling, player: &Player, card: CardRef, slot: Slot, used_as: UsedAs, rules: Option<bool>) {
    let (cite, must_rule) = (used_as.section(), used_as == UsedAs::BattlePlan);
    let here = player.pawn == Some(slot);
    match rules {
        Some(true) => ruling.cite(cite),
        _ if here && !must_rule => ruling.cite(cite),
        Some(false) if must_rule => ruling.object(Matter::NotRuled { card }, [cite, RULE]),
        Some(false) if player.pawn.is_none() => ruling.leave_open(Missing::Pawn(player.colour), [cite]),
        Some(false) => ruling.object(Matter::NoAccess { card }, [cite, RULE]),
        None => ruling.leave_open(Missing::Role(player.colour), [cite, RULE]),
    }
}

/// Objects to a card that is not described, unless it may be in play for all that is known.
fn absent(table: &Table<'_>, ruling: &mut Ruling, card: CardRef) {
    match card.0 {
        it if it == named::PEOPLES_FAVOR => ruling.leave_open(Missing::PeoplesFavor, [ACCESS]),
        it if it == named::DARKEST_SECRET => ruling.leave_open(Missing::DarkestSecret, [ACCESS]),
        _ if table.is_in_reliquary(card) => {
            ruling.object(Matter::InReliquary { card }, [TAKEN_RELICS]);
        }
        _ => match Slot::ALL.iter().find(|slot| table.position.site(**slot).is_none()) {
            Some(slot) => ruling.leave_open(Missing::Site(*slot), [ACCESS]),
            None => ruling.object(Matter::NotInPlay { card }, [ACCESS]),
        },
    }
}
