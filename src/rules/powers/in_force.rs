//! The powers in force §7: every faceup card and site, banner and uncovered Reliquary space, with who rules it §10/rule; and
//! whether one of its effects bears on a player §7.1.1, §7.1.4, §10/enemy.

use crate::{
    cards::{
        Card, Effect, Nature, PowerKind, Special, card,
        effect::{Cannot, CannotWhen, Cards, Thing as Barred, Who},
        named,
    },
    game::{CardAt, CardIdentity, CardRef, Colour, OnSpace, Player, Role, Ruler, Slot, Space},
    law::{Cite, DivergenceId::D48, LawRef, Printing, law},
    rules::{
        base::{Bearing, Matter, Missing, Reason, Ruling},
        request::Thing,
        state::Table,
    },
};

pub(crate) use crate::rules::state::InForce;

const ENEMY: LawRef = law("10/enemy");
const CANNOT: LawRef = law("9.2");

/// Returns every power in force.
pub(crate) fn all<'t, 'a>(table: &'t Table<'a>) -> &'t [InForce<'a>] {
    table.powers(|| gathered(table))
}

fn gathered<'a>(table: &Table<'a>) -> Vec<InForce<'a>> {
    let position = table.position;
    let mut all: Vec<InForce<'a>> = Vec::new();
    for site in &position.sites {
        let Some(ruler) = table.ruler(site.slot) else { continue };
        let itself = site.card().filter(|_| !site.facedown).map(|card| InForce {
            card,
            ruler,
            site: Some(site.slot),
            lies: None,
            doubt: None,
        });
        all.extend(itself);
        let (masked, doubt) = ruler_of_cards(table, ruler);
        all.extend(faceup(&site.cards).map(|(lies, card)| {
            let plan = card.powers.iter().any(|kind| kind.is_battle_plan());
            let (ruler, doubt) = if plan { (ruler, None) } else { (masked, doubt) };
            InForce { card, ruler, site: Some(site.slot), lies: Some(lies), doubt }
        }));
    }
    for player in &position.players {
        let ruler = Ruler::Player(player.colour);
        let own = faceup(&player.advisers).chain(faceup(&player.relics));
        all.extend(own.map(|(lies, card)| InForce { card, ruler, site: None, lies: Some(lies), doubt: None }));
    }
    all.extend(banners(table).into_iter().flatten());
    all.extend(Space::ALL.iter().filter_map(|space| uncovered(table, *space)));
    all
}

fn faceup(cards: &[CardAt]) -> impl Iterator<Item = (&CardAt, &'static Card)> {
    cards.iter().filter(|it| !it.facedown).filter_map(|it| it.card().map(|card| (it, card)))
}

fn banners<'a>(table: &Table<'a>) -> [Option<InForce<'a>>; 2] {
    let held = |card: &'static Card, holder: Option<Colour>| {
        let ruler = Ruler::Player(holder?);
        Some(InForce { card, ruler, site: None, lies: None, doubt: None })
    };
    let position = table.position;
    let peoples = position.peoples_favor.and_then(|banner| held(named::PEOPLES_FAVOR, banner.holder));
    [peoples, position.darkest_secret.and_then(|banner| held(named::DARKEST_SECRET, banner.holder))]
}

/// Returns the modifier of a Reliquary space unless a relic covers it §2.3; doubtful if that is not described.
fn uncovered<'a>(table: &Table<'a>, space: Space) -> Option<InForce<'a>> {
    let doubt = match table.position.reliquary.on(space) {
        Some(OnSpace::Covered(_)) => return None,
        Some(OnSpace::Taken) => None,
        None => Some(Missing::Space(space)),
    };
    Some(InForce { card: card(space.word())?, ruler: Ruler::Player(Colour::Purple), site: None, lies: None, doubt })
}

/// Returns who rules the cards at a site: the ruler of the site §10/rule. Grand Mask: in the turn of an Exile who holds it, that
/// Exile rules those at Imperial sites, except battle plans.
pub(crate) fn ruler_of_cards(table: &Table<'_>, site: Ruler) -> (Ruler, Option<Missing>) {
    let masked =
        table.position.holder_of_relic(Special::GrandMask).filter(|it| site == Ruler::Empire && table.position.turn == Some(*it));
    let Some(colour) = masked else { return (site, None) };
    match table.position.player(colour).and_then(|player| player.role) {
        Some(Role::Exile) => (Ruler::Player(colour), None),
        Some(Role::Chancellor | Role::Citizen) => (site, None),
        None => (site, Some(Missing::Role(colour))),
    }
}

/// Returns what a reason about a card rests on.
pub(crate) const fn cite(card: CardRef) -> Cite {
    card.0.cite()
}

impl InForce<'_> {
    /// Returns the card for a message.
    pub(crate) const fn card_ref(&self) -> CardRef {
        CardRef(self.card)
    }

    /// Returns what a reason about it rests on.
    pub(crate) const fn cite(&self) -> Cite {
        cite(CardRef(self.card))
    }

    /// Returns whether an effect applies without being chosen §7.1.4, §7.4.1.
    pub(crate) fn works_by_itself(&self, must: bool) -> bool {
        must || self.card.powers.iter().any(|kind| matches!(kind, PowerKind::Persistent | PowerKind::Continuous))
    }

    /// Returns whether an effect is meant for a player; `Err`: what is missing to know it.
    pub(crate) fn applies_to(&self, table: &Table<'_>, player: &Player, who: Who) -> Result<bool, Missing> {
        let found = match who {
            Who::User if self.site.is_some() && player.pawn == self.site => true,
            Who::User if self.site.is_some() && player.pawn.is_none() && !holds(player, self.ruler)? => {
                return Err(Missing::Pawn(player.colour));
            }
            Who::User | Who::Holder => holds(player, self.ruler)?,
            Who::Enemies => is_enemy(table, player, self.ruler)?,
            Who::Others => !holds(player, self.ruler)?,
            Who::Everyone => true,
            Who::Chancellor => player.colour == Colour::Purple,
        };
        match self.doubt {
            Some(missing) if found || who != Who::Chancellor => Err(missing),
            Some(_) | None => Ok(found),
        }
    }

    /// Returns whether an effect is meant for a player; `Err`: the reason for which that is unknown.
    pub(crate) fn applies_or_reason(&self, table: &Table<'_>, player: &Player, who: Who) -> Result<bool, Reason> {
        let unknown = |missing| Reason::new(Bearing::Unknown, missing, [self.cite(), ENEMY.into()]);
        self.applies_to(table, player, who).map_err(unknown)
    }

    /// Returns whether an effect is meant for a player, leaving the ruling open if that is unknown.
    pub(crate) fn applies_or_open(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player, who: Who) -> bool {
        self.applies_or_reason(table, player, who).unwrap_or_else(|reason| {
            ruling.extend([reason]);
            false
        })
    }

    /// Returns whether an effect is meant for a player that changes only the outcome, neither verdict nor cost: if that is unknown,
    /// it must be described before the action is carried out.
    pub(crate) fn applies_or_needs(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player, who: Who) -> bool {
        self.applies_to(table, player, who).unwrap_or_else(|missing| {
            ruling.need(missing);
            false
        })
    }

    /// Returns whether the holder of the card rules a site; `None`: that is unknown.
    pub(crate) fn holder_rules(&self, table: &Table<'_>, slot: Slot) -> Option<bool> {
        match (self.ruler, table.ruler(slot)?) {
            (Ruler::Player(colour), Ruler::Empire) => table.rules(colour, slot),
            (Ruler::Empire, Ruler::Player(colour)) if table.crown() == Some(colour) => {
                table.position.player(colour)?.role.map(Role::is_imperial)
            }
            (Ruler::Unruled, _) => Some(false),
            (holder, ruler) => Some(holder == ruler),
        }
    }
}

/// Returns whether a player is the ruler, or one of the Empire that is §6.6.3.
pub(crate) fn holds(player: &Player, ruler: Ruler) -> Result<bool, Missing> {
    match ruler {
        Ruler::Empire => player.role.map(Role::is_imperial).ok_or(Missing::Role(player.colour)),
        Ruler::Player(colour) => Ok(colour == player.colour),
        Ruler::Bandits | Ruler::Unruled => Ok(false),
    }
}

/// Returns whether a player is an enemy of a ruler §10/enemy. Bandits have every player for one, but for the English
/// printing, which does not name them (D48).
pub(crate) fn is_enemy(table: &Table<'_>, player: &Player, ruler: Ruler) -> Result<bool, Missing> {
    let imperial = |player: &Player| player.role.map(Role::is_imperial).ok_or(Missing::Role(player.colour));
    match ruler {
        Ruler::Bandits => Ok(!table.follows(D48, Printing::En)),
        Ruler::Unruled => Ok(false),
        Ruler::Empire => imperial(player).map(|imperial| !imperial),
        Ruler::Player(colour) if colour == player.colour => Ok(false),
        Ruler::Player(colour) => match table.position.player(colour).map(imperial) {
            Some(Ok(false)) => Ok(true),
            Some(Ok(true)) => imperial(player).map(|imperial| !imperial),
            Some(Err(missing)) => imperial(player).and_then(|imperial| if imperial { Err(missing) } else { Ok(true) }),
            None => Err(Missing::Player(colour)),
        },
    }
}

/// Returns an objection for every card that forbids a player what `is` says §9.2, and what is missing to know about others.
/// Conditions of Campaigns are for the Campaign to ask.
pub(crate) fn bans(table: &Table<'_>, player: &Player, is: impl Fn(&InForce<'_>, &Cannot) -> bool) -> Vec<Reason> {
    let mut bans = Vec::new();
    for power in all(table) {
        for effect in power.card.effects {
            let Effect::Cannot(cannot) = effect else { continue };
            if !is(power, cannot) {
                continue;
            }
            let holds = holds_when(table, player, power, cannot.when)
                .map_err(|missing| Reason::new(Bearing::Unknown, missing, [power.cite()]))
                .and_then(|holds| Ok(holds && power.applies_or_reason(table, player, cannot.who)?));
            match holds {
                Ok(true) => {
                    let matter = Matter::Forbids { card: power.card_ref() };
                    let enemy = (cannot.who == Who::Enemies).then_some(ENEMY.into());
                    bans.push(Reason::new(Bearing::Against, matter, [power.cite(), CANNOT.into()].into_iter().chain(enemy)));
                }
                Ok(false) => {}
                Err(unknown) => bans.push(unknown),
            }
        }
    }
    bans
}

/// Returns whether certainly no card forbids the player what `is` says §9.2.
pub(crate) fn is_free(table: &Table<'_>, player: &Player, is: impl Fn(&InForce<'_>, &Cannot) -> bool) -> bool {
    bans(table, player, is).is_empty()
}

/// Objects for every card that forbids a player what `is` says §9.2.
pub(crate) fn forbid(table: &Table<'_>, ruling: &mut Ruling, player: &Player, is: impl Fn(&InForce<'_>, &Cannot) -> bool) {
    ruling.extend(bans(table, player, is));
}

/// Returns whether the condition of a ban holds; `Err`: what is missing to know it.
fn holds_when(table: &Table<'_>, player: &Player, power: &InForce<'_>, when: CannotWhen) -> Result<bool, Missing> {
    let pawn = player.pawn.ok_or(Missing::Pawn(player.colour));
    let role = Missing::Role(player.colour);
    match when {
        CannotWhen::Always => Ok(true),
        CannotWhen::AtHoldersSite => pawn.and_then(|pawn| power.holder_rules(table, pawn).ok_or(role)),
        CannotWhen::NotHere => pawn.map(|pawn| Some(pawn) != power.site),
        CannotWhen::AtOwnSiteWithWarbands if player.warbands.0 == 0 => Ok(false),
        CannotWhen::AtOwnSiteWithWarbands => pawn.and_then(|pawn| table.rules(player.colour, pawn).ok_or(role)),
        CannotWhen::RulingNo(suit) => rules_suit(table, player, suit).map(|rules| !rules).ok_or(role),
        CannotWhen::TargetingHere | CannotWhen::AgainstHolder | CannotWhen::AttackingHolder => Ok(false),
    }
}

/// Returns whether a player rules a faceup card of a suit §10/rule; `None`: that is unknown.
pub(crate) fn rules_suit(table: &Table<'_>, player: &Player, suit: crate::cards::Suit) -> Option<bool> {
    let mut rules = Some(false);
    for power in all(table).iter().filter(|power| power.lies.is_some_and(|lies| lies.suit() == Some(suit))) {
        match power.applies_to(table, player, Who::Holder) {
            Ok(true) => return Some(true),
            Ok(false) => {}
            Err(_) => rules = None,
        }
    }
    rules
}

/// Returns whether a card that keeps something from being taken means this thing of this player.
pub(crate) fn bars(power: &InForce<'_>, barred: Barred, thing: Thing, victim: &Player) -> bool {
    let holder = holds(victim, power.ruler) == Ok(true);
    match barred {
        Barred::DarkestSecret => thing == Thing::DarkestSecret,
        Barred::PeoplesFavor => thing == Thing::PeoplesFavor,
        Barred::HoldersRelicsAndBanners => holder,
        Barred::HoldersOtherRelicsAndBanners => holder && thing != Thing::Relic(power.card_ref()),
    }
}

/// Returns whether a card is one of those meant.
pub(crate) fn is_of(cards: Cards, what: &CardIdentity) -> bool {
    let vision = |goal: bool| match what {
        CardIdentity::Known(CardRef(card)) => matches!(&card.nature, Nature::Vision(found) if !goal || found.is_some()),
        CardIdentity::Described { .. } | CardIdentity::Unknown => false,
    };
    let suit = what.suit();
    match cards {
        Cards::Any => true,
        Cards::Suit(wanted) => suit == Some(wanted),
        Cards::Either(one, other) => suit == Some(one) || suit == Some(other),
        Cards::Denizens => match what {
            CardIdentity::Known(CardRef(card)) => matches!(card.nature, Nature::Denizen { .. }),
            CardIdentity::Described { .. } => true,
            CardIdentity::Unknown => false,
        },
        Cards::Visions => vision(false),
        Cards::GoalVisions => vision(true),
        Cards::This | Cards::Here | Cards::Ruled | Cards::Matching | Cards::Unmatched => false,
    }
}
