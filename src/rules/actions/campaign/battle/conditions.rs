//! What battle plans look at §7.5: whom they mean by "you", what they count, and whether the condition of a part holds.

use crate::{
    cards::{
        Suit,
        effect::{Dice, Per, PlanWhen},
    },
    game::{CardAt, Colour, Player, Role, Ruler, SiteAtSlot, Target, suits_match},
    law::{DivergenceId::D23, Printing},
    odds::Side,
    rules::{
        actions::campaign::{battle::plans::Used, declaration::Campaign, pools::Pools},
        base::Missing,
    },
};

impl<'a> Campaign<'_, 'a> {
    /// Returns whether the condition of a part holds now.
    pub(crate) fn holds(&self, when: PlanWhen, plan: &Used<'a>, pools: &mut Pools) -> bool {
        let position = self.table.position;
        let enemies = || self.players(plan.side.enemy());
        let is_enemy = |colour: Option<Colour>| colour.is_some_and(|it| enemies().iter().any(|enemy| enemy.colour == it));
        let forces = || {
            let (own, theirs) = (pools.attackers(), pools.defending().saturating_sub(pools.defenders_lost.0.into()));
            if plan.side == Side::Attacker { (own, theirs) } else { (theirs, own) }
        };
        match when {
            PlanWhen::Always => true,
            PlanWhen::HereTargeted => self.target_sites().any(|slot| Some(slot) == plan.site),
            PlanWhen::SuitTargeted(suit) => self
                .target_sites()
                .filter_map(|slot| position.site(slot))
                .any(|site| site.cards.iter().any(|card| suits_match(card.suit(), Some(suit)))),
            PlanWhen::PawnTargeted => self.declaration.targets.contains(&Target::Pawn),
            PlanWhen::HoldingDarkestSecret => {
                if position.darkest_secret.is_none() {
                    note(pools, Missing::DarkestSecret);
                }
                let holder = position.darkest_secret.and_then(|banner| banner.holder);
                holder.is_some() && self.meant_by_you(plan).iter().any(|player| Some(player.colour) == holder)
            }
            PlanWhen::EnemyWithoutPeoplesFavor => match position.peoples_favor {
                Some(banner) => !is_enemy(banner.holder),
                None if enemies().is_empty() => true,
                None => {
                    note(pools, Missing::PeoplesFavor);
                    false
                }
            },
            PlanWhen::EnemyAdviser(suit) => self.enemy_suits(plan.side).contains(&suit),
            PlanWhen::EnemyAtYourSite => {
                let pawn = || plan.by.and_then(|player| player.pawn);
                let here = if plan.side == Side::Attacker { Some(self.here) } else { pawn() };
                here.is_some() && enemies().iter().any(|enemy| enemy.pawn == here)
            }
            PlanWhen::Outnumbering => forces().0 > forces().1,
            PlanWhen::Outnumbered => forces().0 < forces().1,
            PlanWhen::DefensePool(least) => pools.defense_dice() >= least.into(),
            PlanWhen::ExileAgainstExile => {
                let exile = |player: &Player| player.role == Some(Role::Exile);
                plan.by.is_some_and(exile) && enemies().iter().all(|enemy| exile(enemy)) && !enemies().is_empty()
            }
        }
    }

    /// Returns whom a plan means by "you" (D23): its user, or the whole side.
    pub(crate) fn meant_by_you(&self, plan: &Used<'a>) -> Vec<&'a Player> {
        let side = self.players(plan.side);
        if side.len() > 1 && self.table.follows(D23, Printing::Pl) { side.to_vec() } else { plan.by.into_iter().collect() }
    }

    /// Returns the most dice that a plan can add or remove.
    pub(crate) fn most_dice(&self, dice: Dice, plan: &Used<'a>) -> i8 {
        let count = usize::from(dice.count) * self.counted(dice.per, plan);
        i8::try_from(count).unwrap_or(i8::MAX)
    }

    /// Returns how many there are of what a plan counts.
    fn counted(&self, per: Per, plan: &Used<'a>) -> usize {
        match per {
            Per::Once => 1,
            Per::Ruled(suit) => self.ruled_suits(plan).iter().filter(|it| **it == suit).count(),
            Per::AtSites(suit) => {
                let cards = self.table.position.sites.iter().flat_map(|site| &site.cards);
                cards.filter(|card| card.suit() == Some(suit)).count()
            }
            Per::Adviser(suit) => self.meant_by_you(plan).iter().map(|player| player.advisers_matching(suit)).sum(),
            Per::SuitRuledBut(but) => {
                let suits = self.ruled_suits(plan);
                Suit::ALL.iter().filter(|suit| **suit != but && suits.contains(suit)).count()
            }
            Per::TargetedSite => self.target_sites().count(),
            Per::EnemyAdviser => self.enemy_suits(plan.side).len(),
            Per::EnemyKilled => 0,
        }
    }

    /// Returns the suits of all cards that a plan's user rules.
    fn ruled_suits(&self, plan: &Used<'a>) -> Vec<Suit> {
        let users = self.meant_by_you(plan);
        let is_user = |colour: Colour| users.iter().any(|player| player.colour == colour);
        let rules = |ruler: Ruler, card: &CardAt| match self.ruler_of_card(ruler, card) {
            Ruler::Player(colour) => is_user(colour),
            Ruler::Empire => users.iter().any(|player| self.is_imperial_now(player)),
            Ruler::Bandits => plan.by.is_none(),
            Ruler::Unruled => false,
        };
        let ruled = |site: &'a SiteAtSlot| {
            let ruler = self.table.ruler(site.slot);
            site.cards.iter().filter(move |card| ruler.is_some_and(|ruler| rules(ruler, card)))
        };
        let own = users.iter().flat_map(|player| &player.advisers);
        self.table.position.sites.iter().flat_map(ruled).chain(own).filter_map(CardAt::suit).collect()
    }

    /// Returns the suit of every faceup adviser of a side's enemy, Allies among them §10/your-enemy; Marriage counts as two.
    pub(crate) fn enemy_suits(&self, side: Side) -> Vec<Suit> {
        let enemies = self.players(side.enemy());
        let suits = |suit: Suit| enemies.iter().map(|player| player.advisers_matching(suit)).sum::<usize>();
        Suit::ALL.iter().flat_map(|suit| std::iter::repeat_n(*suit, suits(*suit))).collect()
    }
}

fn note(pools: &mut Pools, missing: Missing) {
    if !pools.missing.contains(&missing) {
        pools.missing.push(missing);
    }
}
