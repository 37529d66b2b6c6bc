//! The table a ruling looks at: the position, who acts, and which printing rules where they disagree.

use crate::{
    cards::{Special, named},
    game::{
        AtFacedown, CardAt, CardRef, Colour, OnSpace, Player, Position, Problems, Region, Role, Ruler, Setup, SiteAtSlot, Slot,
    },
    law::{
        Cite, DIVERGENCES,
        DivergenceId::{self, D55},
        DivergenceSet, Edition, Printing, Severity,
    },
    rules::{
        base::{Missing, Ruling},
        state::derived::{Due, InForce, Supposed},
    },
};
use std::cell::{Cell, OnceCell};

/// The law to rule by: an edition, perhaps with one divergence read as another edition has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The edition.
    pub edition: Edition,
    /// A divergence and the edition to follow there instead.
    pub instead: Option<(DivergenceId, Edition)>,
}

impl From<Edition> for Reading {
    fn from(edition: Edition) -> Self {
        Self { edition, instead: None }
    }
}

/// Returns the editions giving another result, that result, and the single divergence that causes it, if one does.
pub fn editions_that_differ<T>(
    edition: Edition,
    consulted: impl Fn(DivergenceId) -> bool,
    differing: impl Fn(Reading) -> Option<T>,
) -> Vec<(Edition, T, Option<DivergenceId>)> {
    let cause = |other: Edition| {
        let rules = DIVERGENCES.iter().filter(|it| it.severity != Severity::Wording).map(|it| it.id);
        rules.filter(|id| consulted(*id)).find(|id| differing(Reading { edition, instead: Some((*id, other)) }).is_some())
    };
    let others = Edition::ALL.into_iter().filter(|other| *other != edition);
    others.filter_map(|other| differing(other.into()).map(|found| (other, found, cause(other)))).collect()
}

/// The table a ruling looks at.
pub struct Table<'a> {
    /// What is described.
    pub position: &'a Position,
    /// Who acts.
    pub by: Option<Colour>,
    reading: Reading,
    consulted: Cell<DivergenceSet>,
    powers: OnceCell<Vec<InForce<'a>>>,
    due: OnceCell<Result<Due, Missing>>,
    by_role: OnceCell<Vec<Supposed>>,
    crown: OnceCell<Option<Colour>>,
}

impl<'a> Table<'a> {
    /// Returns the table for the player who acts: the one that is named, or else the one whose turn it is.
    #[must_use]
    pub fn new(position: &'a Position, by: Option<Colour>, reading: impl Into<Reading>) -> Self {
        Self {
            position,
            by: by.or(position.turn),
            reading: reading.into(),
            consulted: Cell::default(),
            powers: OnceCell::new(),
            due: OnceCell::new(),
            by_role: OnceCell::new(),
            crown: OnceCell::new(),
        }
    }

    /// Returns whether the law in force follows a printing where they disagree, and remembers that it was asked.
    #[must_use]
    pub fn follows(&self, id: DivergenceId, printing: Printing) -> bool {
        self.consult(id);
        self.edition_for(id).follows(printing, id)
    }

    /// Remembers that a divergence was asked for.
    fn consult(&self, id: DivergenceId) {
        self.consulted.set(self.consulted.get().with(id));
    }

    /// Remembers the divergences that were asked for at another table.
    pub fn learn(&self, other: &Table<'_>) {
        self.consulted.set(self.consulted.get().union(other.consulted.get()));
    }

    /// Returns the printing that rules where they disagree; none where the current rules do.
    #[must_use]
    pub fn printing(&self, id: DivergenceId) -> Option<Printing> {
        self.consult(id);
        self.edition_for(id).printing()
    }

    /// Returns the divergences that were asked for.
    #[must_use]
    pub const fn consulted(&self) -> DivergenceSet {
        self.consulted.get()
    }

    /// Returns the law in force.
    #[must_use]
    pub const fn reading(&self) -> Reading {
        self.reading
    }

    /// Returns who acts, or leaves the ruling open.
    pub fn me(&self, ruling: &mut Ruling, cite: impl Into<Cite>) -> Option<&'a Player> {
        let Some(colour) = self.by else {
            ruling.leave_open(Missing::Turn, [cite]);
            return None;
        };
        self.player(colour, ruling, cite)
    }

    /// Returns the player who acts, if that player is described.
    #[must_use]
    pub fn actor(&self) -> Option<&'a Player> {
        self.by.and_then(|colour| self.position.player(colour))
    }

    /// Returns a player, or leaves the ruling open.
    pub fn player(&self, colour: Colour, ruling: &mut Ruling, cite: impl Into<Cite>) -> Option<&'a Player> {
        let found = self.position.player(colour);
        if found.is_none() {
            ruling.leave_open(Missing::Player(colour), [cite]);
        }
        found
    }

    /// Returns where a player's pawn is, or leaves the ruling open.
    pub fn pawn(&self, player: &Player, ruling: &mut Ruling, cite: impl Into<Cite>) -> Option<Slot> {
        if player.pawn.is_none() {
            ruling.leave_open(Missing::Pawn(player.colour), [cite]);
        }
        player.pawn
    }

    /// Returns what a player is, or leaves the ruling open.
    pub fn role(&self, player: &Player, ruling: &mut Ruling, cite: impl Into<Cite>) -> Option<Role> {
        if player.role.is_none() {
            ruling.leave_open(Missing::Role(player.colour), [cite]);
        }
        player.role
    }

    /// Returns the site in a slot, or leaves the ruling open.
    pub fn site(&self, slot: Slot, ruling: &mut Ruling, cite: impl Into<Cite>) -> Option<&'a SiteAtSlot> {
        let found = self.position.site(slot);
        if found.is_none() {
            ruling.leave_open(Missing::Site(slot), [cite]);
        }
        found
    }

    /// Returns every power in force §7, gathered once.
    pub(crate) fn powers(&self, gather: impl FnOnce() -> Vec<InForce<'a>>) -> &[InForce<'a>] {
        self.powers.get_or_init(gather)
    }

    /// Returns what becomes of the Oathkeeper title §2.11, found once.
    pub(crate) fn due(&self, find: impl FnOnce() -> Result<Due, Missing>) -> &Result<Due, Missing> {
        self.due.get_or_init(find)
    }

    /// Returns a relic that was taken this turn and is not used in it: so the Grand Scepter says.
    #[must_use]
    pub fn taken_this_turn(&self, relic: &CardAt) -> Option<CardRef> {
        let scepter = relic.card().filter(|card| *card == named::THE_GRAND_SCEPTER)?;
        self.position.this_turn.took.iter().copied().find(|taken| taken.0 == scepter)
    }

    /// Returns whether a relic is known to cover a space of the Reliquary §2.3.
    #[must_use]
    pub fn is_in_reliquary(&self, relic: CardRef) -> bool {
        self.position.reliquary.spaces.iter().flatten().any(|space| *space == OnSpace::Covered(Some(relic)))
    }

    /// Returns the site of a player's pawn, or leaves the ruling open.
    pub fn own_site(&self, player: &Player, ruling: &mut Ruling, cite: impl Into<Cite> + Copy) -> Option<&'a SiteAtSlot> {
        let slot = self.pawn(player, ruling, cite)?;
        self.site(slot, ruling, cite)
    }

    /// Returns who has the Bandit Crown faceup §7.6.5.
    #[must_use]
    pub fn crown(&self) -> Option<Colour> {
        *self.crown.get_or_init(|| self.position.holder_of_relic(Special::BanditCrown))
    }

    /// Returns the position with every role that a player can have whose role is not described, made once.
    pub(crate) fn by_role(&self, suppose: impl FnOnce() -> Vec<Supposed>) -> &[Supposed] {
        self.by_role.get_or_init(suppose)
    }

    /// Returns whether it is not described which site is in a slot: it may have a power.
    #[must_use]
    pub fn is_site_unknown(&self, slot: Slot) -> bool {
        self.position.site(slot).is_none_or(|site| !site.facedown && site.identity.is_none())
    }

    /// Returns the sites of a region that could be the Narrow Pass.
    pub fn possible_passes(&self, region: Region) -> impl Iterator<Item = Slot> {
        let pass = |site: &SiteAtSlot| site.card().is_some_and(|card| card.special == Some(Special::NarrowPass));
        let known = self.position.sites.iter().any(pass);
        let there = Slot::ALL.iter().copied().filter(move |slot| !known && slot.region() == region);
        there.filter(|slot| self.is_site_unknown(*slot))
    }

    /// Returns who rules a site §10/rule, if it is described.
    #[must_use]
    pub fn ruler(&self, slot: Slot) -> Option<Ruler> {
        self.consult(D55);
        self.position.ruler(slot, self.edition_for(D55), self.position.bandit_colour())
    }

    /// Returns who rules a site of another setup §10/rule, by the same law.
    #[must_use]
    pub fn ruler_in(&self, setup: &Setup, slot: Slot) -> Option<Ruler> {
        self.consult(D55);
        setup.ruler(slot, self.edition_for(D55), setup.bandit_colour())
    }

    /// Returns whether a player rules a site §10/rule, if what decides it is described.
    #[must_use]
    pub fn rules(&self, colour: Colour, slot: Slot) -> Option<bool> {
        self.consult(D55);
        self.position.is_ruled_by(colour, slot, self.edition_for(D55), self.position.bandit_colour())
    }

    /// Checks what came of the position by the law in force. Where something lies at a facedown site already, more of it may.
    ///
    /// # Errors
    /// Returns everything that cannot be.
    pub fn check(&self, setup: Setup) -> Result<Position, Problems> {
        let allowed = AtFacedown::by(|id| self.edition_for(id));
        let had = |lies: fn(&SiteAtSlot) -> bool| self.position.sites.iter().any(|site| site.facedown && lies(site));
        let cards = allowed.cards || had(|site| !site.cards.is_empty());
        let relics = allowed.relics || had(|site| !site.relics.is_empty());
        let warbands = allowed.warbands || had(|site| !site.warbands.is_empty());
        Position::in_edition(setup, AtFacedown { cards, relics, warbands })
    }

    fn edition_for(&self, id: DivergenceId) -> Edition {
        self.reading.instead.filter(|(other, _)| *other == id).map_or(self.reading.edition, |(_, edition)| edition)
    }
}
