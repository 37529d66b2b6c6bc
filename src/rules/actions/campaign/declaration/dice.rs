//! The dice that a declaration collects §5.5.2: those of targets, of cards that guard them, of their sites, and of the Oathkeeper
//! title §2.11.

use crate::{
    cards::{Effect, effect::PoolWhen},
    game::{CardRef, Colour, Oath, Role, Ruler, Target, TitleSide},
    law::{
        Cite,
        DivergenceId::{D07, D09},
        LawRef, Printing, law,
    },
    rules::{
        actions::campaign::{
            DECLARE_TARGETS,
            declaration::Campaign,
            pools::{DiceFrom, PAWN_DICE, PoolDice, Pools, SITE_DIE, signed},
        },
        base::Missing,
        powers::in_force::InForce,
        victory::title,
    },
};

const TITLE: LawRef = law("2.11");
const RELIC_DICE: LawRef = law("2.4.2");
const BANNER_DICE: LawRef = law("2.5.2");

impl Campaign<'_, '_> {
    /// Returns the dice of a target with what they rest on; none where it has none. `Err`: what must be described to know them.
    pub(crate) fn target_dice(&self, target: Target) -> Result<Option<PoolDice>, Missing> {
        let position = self.table.position;
        let (dice, cites): (Option<u8>, Vec<Cite>) = match target {
            // One printing can be read as a bandit instead of a die (D07).
            Target::Site(_) if self.defender.is_none() && self.table.follows(D07, Printing::De) => return Ok(None),
            Target::Site(_) => (Some(1), vec![DECLARE_TARGETS.into(), SITE_DIE.into()]),
            Target::Relic(CardRef(card)) => {
                (card.defense_dice, vec![DECLARE_TARGETS.into(), RELIC_DICE.into(), Cite::Card(card.id)])
            }
            Target::PeoplesFavor => {
                let banner = position.peoples_favor.ok_or(Missing::PeoplesFavor)?;
                (Some(banner.favor.0), vec![DECLARE_TARGETS.into(), BANNER_DICE.into()])
            }
            Target::DarkestSecret => {
                let banner = position.darkest_secret.ok_or(Missing::DarkestSecret)?;
                (Some(banner.secrets.0), vec![DECLARE_TARGETS.into(), BANNER_DICE.into()])
            }
            Target::Pawn => (Some(PAWN_DICE), vec![DECLARE_TARGETS.into()]),
        };
        Ok(dice.map(|dice| PoolDice { dice: signed(dice), from: DiceFrom::Target(target), cites: cites.into() }))
    }

    /// Returns the dice that cards add to a target beside its own.
    pub(crate) fn ward_dice(&self, target: Target) -> Vec<PoolDice> {
        let mut wards = Vec::new();
        for power in self.powers {
            for effect in power.card.effects {
                let Effect::Pool(pool) = effect else { continue };
                let of_holder = power.ruler == self.defender.map_or(Ruler::Bandits, |player| Ruler::Player(player.colour));
                let counts = match (pool.when, target) {
                    (PoolWhen::EachSiteOfHolder, Target::Site(slot)) => self.shares_ruler(power, slot),
                    (PoolWhen::EachRelicOfHolder, Target::Relic(_)) | (PoolWhen::PawnOfHolder, Target::Pawn) => of_holder,
                    _ => false,
                };
                if counts {
                    let dice = i8::try_from(pool.defense).unwrap_or(i8::MAX);
                    let cites = [DECLARE_TARGETS.into(), power.cite()].into();
                    wards.push(PoolDice { dice, from: DiceFrom::Card(power.card_ref()), cites });
                }
            }
        }
        wards
    }

    /// Returns all dice of a target: its own, and those of wards. `Err`: what must be described to know them.
    pub(crate) fn dice_of(&self, target: Target) -> Result<i32, Missing> {
        let own = self.target_dice(target)?;
        Ok(own.iter().chain(&self.ward_dice(target)).map(|dice| i32::from(dice.dice)).sum())
    }

    /// Adds and takes the attack dice of the sites where targets are. The attacker collects the pool: first what is added.
    pub(crate) fn ground_dice(&self, pools: &mut Pools) {
        let mut grounds: Vec<(i8, &InForce<'_>)> = Vec::new();
        for power in self.powers {
            for effect in power.card.effects {
                if let Effect::Pool(pool) = effect
                    && pool.when == PoolWhen::TargetHere
                    && power.site.is_some_and(|slot| self.aims_at(slot))
                {
                    grounds.push((pool.attack, power));
                }
            }
        }
        grounds.sort_by_key(|(dice, _)| *dice < 0);
        for (dice, power) in grounds {
            pools.change_attack(dice, power.card_ref(), vec![DECLARE_TARGETS.into(), power.cite()]);
        }
    }

    /// Adds the dice of the Oathkeeper title §2.11: the holder's when defending, the Chancellor's for the whole Empire with
    /// Supremacy (D09).
    pub(crate) fn title_dice(&self, pools: &mut Pools) {
        let Some(defender) = self.defender else { return };
        let dice = match title::holds(self.table, defender.colour) {
            None => return pools.missing.push(Missing::Title),
            Some(true) => match title::side(self.table) {
                Some(TitleSide::Oathkeeper) => 1,
                Some(TitleSide::Usurper) => 2,
                None if defender.role.is_some_and(Role::is_imperial) => 1,
                None => return pools.missing.push(Missing::TitleSide),
            },
            Some(false) if self.imperial => match title::holds(self.table, Colour::Purple) {
                None => return pools.missing.push(Missing::Title),
                Some(held) if held && self.shares_title(pools) => 1,
                Some(_) => return,
            },
            Some(false) => return,
        };
        pools.defense.push(PoolDice { dice, from: DiceFrom::Title, cites: [TITLE.into(), DECLARE_TARGETS.into()].into() });
    }

    /// Returns whether the Chancellor's title counts for other Imperial defenders.
    fn shares_title(&self, pools: &mut Pools) -> bool {
        match self.table.position.oath {
            Some(Oath::Supremacy) => true,
            Some(Oath::People | Oath::Protection | Oath::Devotion) => self.table.follows(D09, Printing::Pl),
            None => {
                pools.missing.push(Missing::Oath);
                false
            }
        }
    }
}
