//! Both forces of a Campaign §5.5.4, §10/force: warbands and bandits at sites, boards, those who join the attack, and what binds
//! them without anybody's choice.

use crate::{
    cards::{
        Effect, Special,
        effect::{Act, CannotWhen, Who},
    },
    game::{Player, Role, Ruler, SiteAtSlot, Slot, Warbands},
    law::{
        Cite, Cited,
        DivergenceId::{D25, D38},
        Printing, law,
    },
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            RESOLVE_DEFEAT, ROLL_ATTACK, ROLL_DEFENSE,
            declaration::{Campaign, begin::site_joins},
            pools::{BANDIT_CROWN, DiceFrom, PoolDice, Pools, SITE_DIE, Troops, signed},
        },
        base::Missing,
        request::Stands,
    },
};

/// The bandits that Bandit Chief adds to every site.
const CHIEFS_BANDITS: u8 = 2;

impl Campaign<'_, '_> {
    /// Returns how many bandits a site has §2.8.3.
    fn bandits_at_site(&self) -> Warbands {
        let chiefs = self.with_special(Special::BanditChief).filter(|power| power.site.is_some()).count();
        Warbands(if chiefs > 0 { 1 + CHIEFS_BANDITS } else { 1 })
    }

    /// Returns whether the attacker's forces at a site join the attack: all ruled ones by Vow of Union, where a Citizen adds
    /// no purple ones against the Empire; the chosen one by Captains and Wild Allies, against any defender.
    fn is_joined(&self, slot: Slot) -> bool {
        let own = Ruler::Player(self.attacker.colour);
        let vow = || self.with_special(Special::VowOfUnion).any(|power| power.ruler == own);
        slot == self.here && site_joins(self.declaration) || vow() && self.rules_here(self.attacker, slot) == Some(true)
    }

    /// Returns how many of the attacker's warbands at a site join the attack.
    pub(crate) fn joins_from(&self, slot: Slot) -> Warbands {
        let own = self.table.position.site(slot).map_or(Warbands::NONE, |site| own_at(self.attacker, site));
        if own != Warbands::NONE && self.is_joined(slot) { own } else { Warbands::NONE }
    }

    /// Lets the attacker's warbands at sites join the force, and with the Bandit Crown the bandits there. They bring no dice
    /// §5.5.2; one printing adds the bandits to the dice (D38).
    pub(crate) fn join(&self, pools: &mut Pools) {
        let mut bandits = 0_u8;
        for site in &self.table.position.sites {
            let mine = self.joins_from(site.slot);
            if mine != Warbands::NONE {
                pools.force = pools.force.saturating_add(mine);
                pools.joined.push((site.slot, mine));
            }
            let crowned = self.table.crown() == Some(self.attacker.colour)
                && self.table.rules(self.attacker.colour, site.slot) == Some(true)
                && self.is_joined(site.slot);
            if crowned && self.table.follows(D38, Printing::De) {
                let dice = i8::try_from(self.bandits_at_site().0).unwrap_or(i8::MAX);
                pools.attack.push(PoolDice { dice, from: DiceFrom::Crown(site.slot), cites: [BANDIT_CROWN.into()].into() });
            } else if crowned {
                bandits = bandits.saturating_add(self.bandits_at_site().0);
            }
        }
        pools.force = pools.force.saturating_add(Warbands(bandits));
        if bandits > 0 {
            pools.changes.push(Cited::new(Change::BanditForce(bandits.into()), BANDIT_CROWN));
        }
    }

    pub(crate) fn site_force(&self, slot: Slot, pools: &mut Pools) {
        let (warbands, bandit) = self.standing_at(slot);
        let bandit = bandit || warbands != Warbands::NONE && self.is_allys_crown(slot);
        // Those who join the attack from there do not defend.
        if warbands != Warbands::NONE && self.joins_from(slot) == Warbands::NONE {
            let cites = [ROLL_DEFENSE.into()].into();
            pools.defenders.push(Troops { at: Stands::Site(slot), warbands, bandits: false, cites });
        }
        if !bandit {
            return;
        }
        let crown: Cite = if self.defender.is_some() { BANDIT_CROWN.into() } else { SITE_DIE.into() };
        if self.defender.is_some() && self.table.follows(D38, Printing::De) {
            pools.defense.push(PoolDice {
                dice: signed(self.bandits_at_site().0),
                from: DiceFrom::Crown(slot),
                cites: [crown].into(),
            });
        } else {
            let cites = [ROLL_DEFENSE.into(), crown, const { law("10/bandit") }.into()].into();
            pools.defenders.push(Troops { at: Stands::Site(slot), warbands: self.bandits_at_site(), bandits: true, cites });
        }
    }

    /// Adds the boards of the defender and the Allies, where their pawns stand near §5.5.4.
    pub(crate) fn board_force(&self, pools: &mut Pools) {
        if self.misses_chancellor() {
            pools.missing.push(Missing::Chancellor);
        }
        let allies = self.allies();
        let is_ally = |player: &Player| allies.iter().any(|ally| ally.colour == player.colour);
        pools.may_join = self.may_join.iter().filter(|it| !is_ally(it)).map(|it| it.colour).collect();
        pools.allies = allies.iter().map(|ally| ally.colour).collect();
        for player in &self.defending {
            let Some(pawn) = player.pawn else {
                pools.missing.push(Missing::Pawn(player.colour));
                continue;
            };
            if self.adds_board(pawn) && player.warbands != Warbands::NONE {
                let (at, cites) = (Stands::Board(player.colour), [ROLL_DEFENSE.into()].into());
                pools.defenders.push(Troops { at, warbands: player.warbands, bandits: false, cites });
            }
        }
    }

    /// Bandits cannot be killed §5.5.6, §7.6.5.
    pub(crate) fn bandit_changes(&self, pools: &mut Pools) {
        let bandits: u8 = pools.defenders.iter().filter(|troops| troops.bandits).map(|troops| troops.warbands.0).sum();
        if bandits > 0 {
            let cite = if self.defender.is_some() { BANDIT_CROWN } else { RESOLVE_DEFEAT };
            pools.changes.push(Cited::new(Change::BanditDefenders(bandits.into()), cite));
        }
    }

    /// Returns the attacker's warbands at sites, where they count and have not joined the force. Purple ones are the
    /// Chancellor's, not a Citizen's.
    pub(crate) fn reserve(&self) -> Vec<(Slot, Warbands)> {
        if self.attacker.role == Some(Role::Citizen) {
            return Vec::new();
        }
        let own = self.table.position.sites.iter().map(|site| (site.slot, own_at(self.attacker, site)));
        let own = own.filter(|(slot, count)| *count != Warbands::NONE && !self.is_joined(*slot));
        let own: Vec<(Slot, Warbands)> = own.collect();
        if own.is_empty() || !self.table.follows(D25, Printing::Pl) { Vec::new() } else { own }
    }

    /// Adds the warbands outside the force to what the attacker can lose; those that have joined it are in it.
    pub(crate) fn reserve_changes(&self, pools: &mut Pools) {
        let count: Warbands = self.reserve().iter().map(|(_, count)| *count).sum();
        if count != Warbands::NONE {
            pools.changes.push(Cited::new(Change::Reserve(count.0.into()), ROLL_ATTACK));
        }
    }

    /// Adds what binds both sides without choice: Vow of Peace forbids sacrifices, Brutal kills whole forces.
    pub(crate) fn standing_changes(&self, pools: &mut Pools) {
        let (changes, missing) = self.for_plans.standing.get_or_init(|| self.find_standing_changes());
        pools.changes.extend(changes.iter().cloned());
        pools.missing.extend(missing);
    }

    fn find_standing_changes(&self) -> (Vec<Cited<Change>>, Option<Missing>) {
        let mut changes = Vec::new();
        for power in self.powers {
            for effect in power.card.effects {
                if let Effect::Cannot(cannot) = effect
                    && (cannot.act, cannot.when) == (Act::SacrificeForAttack, CannotWhen::AttackingHolder)
                    && self.side_holds(power, Side::Defender)
                {
                    changes.push(Cited { value: Change::NoSacrifice, cites: vec![ROLL_ATTACK.into(), power.cite()] });
                }
            }
        }
        let Some(brutal) = self.with_special(Special::Brutal).next() else { return (changes, None) };
        let concerned = brutal.applies_to(self.table, self.attacker, Who::Chancellor);
        if concerned == Ok(true) {
            let doomed = [Change::AttackersDoomed, Change::DefendersDoomed];
            changes.extend(doomed.map(|value| Cited { value, cites: vec![RESOLVE_DEFEAT.into(), brutal.cite()] }));
        }
        (changes, concerned.err())
    }
}

/// Returns the warbands of a player's kind at a site.
pub(crate) fn own_at(player: &Player, site: &SiteAtSlot) -> Warbands {
    site.warbands.iter().filter(|(colour, _)| Some(*colour) == player.warband_colour()).map(|(_, count)| *count).sum()
}
