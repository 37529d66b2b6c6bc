//! Targets §5.5.2: what of the defender's can be aimed at, what must be, what is not twice, and what cards keep from the attacker.

use crate::{
    cards::effect::{Act, Cannot, Thing},
    game::{CardAt, CardRef, Colour, Ruler, Slot, Target, Warbands},
    law::law,
    rules::{
        actions::campaign::{DECLARE_TARGETS, declaration::Campaign},
        base::{Matter, Missing, Ruling},
        powers::in_force::{self, InForce},
    },
};

impl Campaign<'_, '_> {
    /// Rules on the declared targets, objecting once for each that cannot be one.
    pub(crate) fn check_targets(&self, ruling: &mut Ruling) {
        let targets = &self.declaration.targets;
        for (at, target) in targets.iter().enumerate() {
            if targets.iter().take(at).any(|other| other == target) {
                ruling.object(Matter::TargetTwice, [DECLARE_TARGETS]);
            }
            self.check_target(ruling, *target);
        }
        let needs_pawn = |target: &Target| !matches!(target, Target::Site(_));
        let is_here = |target: &Target| needs_pawn(target) || *target == Target::Site(self.here);
        if !targets.iter().any(is_here) {
            ruling.object(Matter::NoTargetHere { site: self.here }, [DECLARE_TARGETS, const { law("10/your-site-region") }]);
        }
        if self.must_target_own_site() && !self.target_sites().any(|slot| slot == self.here) {
            ruling.object(Matter::MustTargetSite { site: self.here }, [DECLARE_TARGETS]);
        }
        if targets.iter().any(needs_pawn) && self.defender.is_some() {
            match self.pawn_is_here() {
                Some(true) => {}
                Some(false) => ruling.object(Matter::PawnNotAtSite { site: self.here }, [DECLARE_TARGETS]),
                None => ruling.leave_open(Missing::Pawn(self.defender.map_or(Colour::Purple, |it| it.colour)), [DECLARE_TARGETS]),
            }
        }
    }

    /// Returns whether the attacker's site must be a target §5.5.2: the defender rules it, and not by warbands that fight for the
    /// attacker, as those do that a Citizen leads against the Empire with Captains or Wild Allies (publisher).
    pub(crate) fn must_target_own_site(&self) -> bool {
        self.defender_rules(self.here) == Some(true) && self.joins_from(self.here) == Warbands::NONE
    }

    fn check_target(&self, ruling: &mut Ruling, target: Target) {
        match target {
            Target::Site(slot) => match self.defender_rules(slot) {
                Some(true) if self.table.ruler(slot) == Some(Ruler::Empire) => ruling.cite(const { law("6.6.3") }),
                Some(true) => {}
                Some(false) => ruling.object(Matter::TargetNotRuled { site: slot }, [DECLARE_TARGETS, const { law("10/rule") }]),
                None => ruling.leave_open(Missing::Site(slot), [DECLARE_TARGETS]),
            },
            Target::Relic(card) => {
                if self.table.is_in_reliquary(card) {
                    ruling.object(Matter::RelicNotTheirs { card }, [DECLARE_TARGETS, const { law("2.3") }]);
                } else if !self.has_relic(card) {
                    ruling.object(Matter::RelicNotTheirs { card }, [DECLARE_TARGETS]);
                }
            }
            Target::PeoplesFavor => {
                let banner = self.table.position.peoples_favor;
                self.check_target_banner(ruling, banner.is_some(), banner.and_then(|it| it.holder), Missing::PeoplesFavor);
            }
            Target::DarkestSecret => {
                let banner = self.table.position.darkest_secret;
                self.check_target_banner(ruling, banner.is_some(), banner.and_then(|it| it.holder), Missing::DarkestSecret);
            }
            Target::Pawn => {
                if self.defender.is_none() {
                    ruling.object(Matter::BanditsHaveOnlySites, [DECLARE_TARGETS]);
                }
            }
        }
    }

    fn has_relic(&self, card: CardRef) -> bool {
        let is_it = |relic: &CardAt| relic.card().is_some_and(|it| it.id == card.0.id);
        self.defender.is_some_and(|player| player.relics.iter().any(is_it))
    }

    fn check_target_banner(&self, ruling: &mut Ruling, described: bool, holder: Option<Colour>, missing: Missing) {
        if !described {
            ruling.leave_open(missing, [DECLARE_TARGETS]);
        } else if !self.is_defender(holder) {
            ruling.object(Matter::BannerNotTheirs, [DECLARE_TARGETS]);
        }
    }

    fn is_defender(&self, colour: Option<Colour>) -> bool {
        colour.is_some() && colour == self.defender.map(|player| player.colour)
    }

    /// Returns the sites that can be targeted, the attacker's own first.
    pub(crate) fn possible_sites(&self) -> Vec<Slot> {
        let others = Slot::ALL.iter().copied().filter(|slot| *slot != self.here);
        [self.here].into_iter().chain(others).filter(|slot| self.defender_rules(*slot) == Some(true)).collect()
    }

    /// Returns what can be targeted beside sites: it is all where the pawn is.
    pub(crate) fn possible_things(&self) -> Vec<Target> {
        let Some(player) = self.defender.filter(|_| self.pawn_is_here() == Some(true)) else { return Vec::new() };
        let relics = player.relics.iter().filter_map(CardAt::card).map(|card| Target::Relic(CardRef(card)));
        let position = self.table.position;
        let favor = position.peoples_favor.filter(|banner| self.is_defender(banner.holder)).map(|_| Target::PeoplesFavor);
        let secret = position.darkest_secret.filter(|banner| self.is_defender(banner.holder)).map(|_| Target::DarkestSecret);
        let things = [Target::Pawn].into_iter().chain(relics).chain(favor).chain(secret);
        things.filter(|target| self.can_touch(*target)).collect()
    }

    /// Objects to a target that a card keeps from the attacker §9.2.
    pub(crate) fn check_bans(&self, ruling: &mut Ruling, target: Target) {
        in_force::forbid(self.table, ruling, &self.as_now(self.attacker), |power, cannot| {
            self.keeps_from(power, *cannot, target)
        });
    }

    fn keeps_from(&self, power: &InForce<'_>, cannot: Cannot, target: Target) -> bool {
        let (Act::Target(thing) | Act::Take(thing)) = cannot.act else { return false };
        self.is_meant(thing, target, power)
    }

    /// Returns whether no card keeps the attacker from a target.
    fn can_touch(&self, target: Target) -> bool {
        in_force::is_free(self.table, &self.as_now(self.attacker), |power, cannot| self.keeps_from(power, *cannot, target))
    }

    fn is_meant(&self, thing: Thing, target: Target, power: &InForce<'_>) -> bool {
        let defender: Option<Colour> = self.defender.map(|player| player.colour);
        let holders = matches!(target, Target::Relic(_) | Target::PeoplesFavor | Target::DarkestSecret)
            && defender.is_some_and(|colour| power.ruler == Ruler::Player(colour));
        match thing {
            Thing::DarkestSecret => target == Target::DarkestSecret,
            Thing::PeoplesFavor => target == Target::PeoplesFavor,
            Thing::HoldersRelicsAndBanners => holders,
            Thing::HoldersOtherRelicsAndBanners => holders && target != Target::Relic(CardRef(power.card)),
        }
    }
}
