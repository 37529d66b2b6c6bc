//! What battle plans do to a fight §5.5.3, §7.5.4: dice, faces, losses and outcome, each part under its own condition, judged
//! when the plan is used.

use crate::{
    cards::{
        Special, Suit,
        effect::{Dice, Pays, Per, PlanDoes, PlanWhen, Sign},
    },
    game::{CardAt, Colour, Player, Role, Ruler, SiteAtSlot, Target, Warbands, matches},
    law::{Cite, Cited, DivergenceId::D23, LawRef, Printing, law},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            BATTLE_PLANS,
            plans::{Used, parts},
            pools::{DiceFrom, PoolDice, Pools},
            regroup::hunted_dice,
            sides::{Sides, sites},
            spoils::leaves_choice,
        },
        base::Missing,
        powers::{cite, in_force::ruler_of_cards},
        request::Fighting,
    },
};

const SIGNS: LawRef = law("7.5.4");
/// The dice that Mountain Giant adds or removes if it is to be discarded §5.5.8.
pub(crate) const GIANT_DICE: u8 = 3;

impl<'a> Sides<'a, '_> {
    /// Lets a plan have its effect on the pools.
    pub fn apply_plan(&self, plan: &Used<'a>, fighting: &Fighting, pools: &mut Pools) {
        pools.plans.push((plan.card, plan.side));
        self.regroup(plan, fighting, pools);
        let hunted = hunted_dice(plan, fighting);
        if hunted > 0 {
            push_dice(&mut pools.defense, plan, hunted);
        }
        let mut idle = plan.by.is_some() && plan.card.0.special.is_none() && parts(plan.card.0).next().is_some();
        for part in parts(plan.card.0) {
            if !self.holds(part.when, plan, fighting, pools) {
                continue;
            }
            idle = idle && self.does_nothing(part.does, plan, fighting);
            if let Pays::SacrificeInForce(count) = part.pays
                && plan.side == Side::Defender
            {
                pools.defenders_lost = pools.defenders_lost.and(Warbands(count));
            }
            match part.does {
                PlanDoes::Attack(dice) => {
                    let count = self.plan_dice(dice, plan, fighting);
                    pools.change_attack(count, plan.card, plan_cites(plan));
                }
                PlanDoes::Defense(dice) => {
                    let count = self.plan_dice(dice, plan, fighting);
                    push_dice(&mut pools.defense, plan, count);
                }
                PlanDoes::KillAttackers(count) => {
                    let board = self.attacker.warbands.less(pools.attackers_lost).unwrap_or(Warbands::NONE);
                    pools.attackers_lost = pools.attackers_lost.and(Warbands(count).min(board));
                }
                // A targeted site stays its ruler's only in victory.
                PlanDoes::HealForce if !Self::keeps(plan, fighting) => {
                    pools.changes.push(Cited { value: Change::VictorsHealed, cites: vec![BATTLE_PLANS.into(), cite(plan.card)] });
                }
                other => {
                    if let Some(value) = change(other, plan.side) {
                        pools.changes.push(Cited { value, cites: vec![BATTLE_PLANS.into(), cite(plan.card)] });
                    }
                }
            }
        }
        if idle {
            pools.in_vain.push(plan.card);
        }
    }

    /// Returns whether a part of a plan changes nothing although its condition holds.
    fn does_nothing(&self, does: PlanDoes, plan: &Used<'a>, fighting: &Fighting) -> bool {
        match does {
            PlanDoes::Attack(dice) | PlanDoes::Defense(dice) => self.most_dice(dice, plan, fighting) == 0,
            other => other == PlanDoes::BarOwnPlans,
        }
    }

    /// Returns whether the site of a plan is still its user's after a defeat: not if it was a target.
    pub fn keeps(plan: &Used<'_>, fighting: &Fighting) -> bool {
        plan.side == Side::Attacker || !sites(&fighting.targets).any(|slot| Some(slot) == plan.site)
    }

    /// Returns how many dice a plan adds, or removes if negative §7.5.4: what was chosen, or else as many as serve the user.
    fn plan_dice(&self, dice: Dice, plan: &Used<'a>, fighting: &Fighting) -> i8 {
        let most = self.most_dice(dice, plan, fighting);
        let chosen = fighting.count_for(plan.card);
        match (dice.sign, plan.side) {
            (Sign::Plus, _) => most,
            (Sign::Minus, _) => -most,
            (Sign::Either, Side::Attacker) => chosen.unwrap_or(most),
            (Sign::Either, Side::Defender) => chosen.unwrap_or(-most),
        }
    }

    /// Returns the most dice that a plan can add or remove.
    pub fn most_dice(&self, dice: Dice, plan: &Used<'a>, fighting: &Fighting) -> i8 {
        let count = usize::from(dice.count) * self.counted(dice.per, plan, fighting);
        i8::try_from(count).unwrap_or(i8::MAX)
    }

    /// Returns whether the number that was chosen for a plan is one it allows: dice §7.5.4, or one for yes and none for no.
    pub fn may_choose_number(&self, plan: &Used<'a>, fighting: &Fighting) -> bool {
        let Some(number) = fighting.count_for(plan.card) else { return true };
        let chosen = number.unsigned_abs();
        let giant = plan.card.0.special == Some(Special::MountainGiant) && chosen == GIANT_DICE;
        giant
            || (0..=1).contains(&number) && leaves_choice(plan.card)
            || parts(plan.card.0).any(|part| {
                let PlanDoes::Attack(dice) = part.does else { return false };
                let most = self.most_dice(dice, plan, fighting).unsigned_abs();
                dice.sign == Sign::Either && (chosen == most || dice.up_to && chosen < most)
            })
    }

    /// Returns whom a plan means by "you" (D23): its user, or the whole side.
    pub fn you(&self, plan: &Used<'a>, fighting: &Fighting) -> Vec<&'a Player> {
        let side = self.players(plan.side, fighting);
        if side.len() > 1 && self.table.follows(D23, Printing::Pl) { side } else { plan.by.into_iter().collect() }
    }

    /// Returns how many there are of what a plan counts.
    fn counted(&self, per: Per, plan: &Used<'a>, fighting: &Fighting) -> usize {
        match per {
            Per::Once => 1,
            Per::Ruled(suit) => self.ruled_suits(plan, fighting).iter().filter(|it| **it == suit).count(),
            Per::AtSites(suit) => {
                let cards = self.table.position.sites.iter().flat_map(|site| &site.cards);
                cards.filter(|card| card.suit() == Some(suit)).count()
            }
            Per::Adviser(suit) => self.you(plan, fighting).iter().map(|player| player.advisers_matching(suit)).sum(),
            Per::SuitRuledBut(but) => {
                let suits = self.ruled_suits(plan, fighting);
                Suit::ALL.iter().filter(|suit| **suit != but && suits.contains(suit)).count()
            }
            Per::TargetedSite => sites(&fighting.targets).count(),
            Per::EnemyAdviser => self.enemy_suits(plan.side, fighting).len(),
            Per::EnemyKilled => 0,
        }
    }

    /// Returns the suits of all cards that a plan's user rules.
    fn ruled_suits(&self, plan: &Used<'a>, fighting: &Fighting) -> Vec<Suit> {
        let users = self.you(plan, fighting);
        let is_user = |colour: Colour| users.iter().any(|player| player.colour == colour);
        let rules = |ruler: Ruler, card: &CardAt| match self.ruler_of_card(ruler, card) {
            Ruler::Player(colour) => is_user(colour),
            Ruler::Empire => users.iter().any(|player| self.is_imperial_now(player)),
            Ruler::Bandits => plan.by.is_none(),
            Ruler::Nobody => false,
        };
        let ruled = |site: &'a SiteAtSlot| {
            let ruler = self.table.ruler(site.slot);
            site.cards.iter().filter(move |card| ruler.is_some_and(|ruler| rules(ruler, card)))
        };
        let own = users.iter().flat_map(|player| &player.advisers);
        self.table.position.sites.iter().flat_map(ruled).chain(own).filter_map(CardAt::suit).collect()
    }

    /// Returns who rules a card at a site: the Grand Mask leaves battle plans to the ruler of the site.
    fn ruler_of_card(&self, site: Ruler, card: &CardAt) -> Ruler {
        let plan = card.card().is_some_and(|card| card.powers.iter().any(|kind| kind.is_battle_plan()));
        if plan { site } else { ruler_of_cards(self.table, site).0 }
    }

    /// Returns whether a player is Imperial while the Campaign lasts §5.5.1.
    fn is_imperial_now(&self, player: &Player) -> bool {
        player.role.is_some_and(Role::is_imperial) && self.outcast() != Some(player.colour)
    }

    /// Returns the suit of every faceup adviser of a side's enemy, Allies among them §10/your-enemy; Marriage counts as two.
    pub fn enemy_suits(&self, side: Side, fighting: &Fighting) -> Vec<Suit> {
        let enemies = self.players(side.enemy(), fighting);
        let suits = |suit: Suit| enemies.iter().map(|player| player.advisers_matching(suit)).sum::<usize>();
        Suit::ALL.iter().flat_map(|suit| std::iter::repeat_n(*suit, suits(*suit))).collect()
    }

    /// Returns whether the condition of a part holds now.
    pub fn holds(&self, when: PlanWhen, plan: &Used<'a>, fighting: &Fighting, pools: &mut Pools) -> bool {
        let position = self.table.position;
        let enemies = || self.players(plan.side.enemy(), fighting);
        let is_enemy = |colour: Option<Colour>| colour.is_some_and(|it| enemies().iter().any(|enemy| enemy.colour == it));
        let forces = || {
            let (own, theirs) = (pools.attackers(), pools.defending().saturating_sub(pools.defenders_lost.0.into()));
            if plan.side == Side::Attacker { (own, theirs) } else { (theirs, own) }
        };
        match when {
            PlanWhen::Always => true,
            PlanWhen::HereTargeted => sites(&fighting.targets).any(|slot| Some(slot) == plan.site),
            PlanWhen::SuitTargeted(suit) => sites(&fighting.targets)
                .filter_map(|slot| position.site(slot))
                .any(|site| site.cards.iter().any(|card| matches(card.suit(), Some(suit)))),
            PlanWhen::PawnTargeted => fighting.targets.contains(&Target::Pawn),
            PlanWhen::HoldingDarkestSecret => {
                if position.darkest_secret.is_none() {
                    note(pools, Missing::DarkestSecret);
                }
                let holder = position.darkest_secret.and_then(|banner| banner.holder);
                holder.is_some() && self.you(plan, fighting).iter().any(|player| Some(player.colour) == holder)
            }
            PlanWhen::EnemyWithoutPeoplesFavor => match position.peoples_favor {
                Some(banner) => !is_enemy(banner.holder),
                None if enemies().is_empty() => true,
                None => {
                    note(pools, Missing::PeoplesFavor);
                    false
                }
            },
            PlanWhen::EnemyAdviser(suit) => self.enemy_suits(plan.side, fighting).contains(&suit),
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
}

fn note(pools: &mut Pools, missing: Missing) {
    if !pools.missing.contains(&missing) {
        pools.missing.push(missing);
    }
}

/// Returns what the dice of a plan rest on.
pub(crate) fn plan_cites(plan: &Used<'_>) -> Vec<Cite> {
    vec![BATTLE_PLANS.into(), SIGNS.into(), cite(plan.card)]
}

fn push_dice(pool: &mut Vec<PoolDice>, plan: &Used<'_>, dice: i8) {
    pool.push(PoolDice { dice, from: DiceFrom::Card(plan.card), cites: plan_cites(plan) });
}

/// Returns what a part of a plan changes in the fight; none for parts that only matter before or after it.
pub(crate) fn change(does: PlanDoes, side: Side) -> Option<Change> {
    let by_side = |attacker: Change, defender: Change| Some(if side == Side::Attacker { attacker } else { defender });
    let of_attacker = |change: Change| (side == Side::Attacker).then_some(change);
    match does {
        PlanDoes::IgnoreSkulls => of_attacker(Change::IgnoreSkulls),
        PlanDoes::IgnoreSingleShields => of_attacker(Change::IgnoreSingleShields),
        PlanDoes::IgnoreDoubles => by_side(Change::IgnoreDoubleShields, Change::IgnoreDoubleSwords),
        PlanDoes::IgnoreHollowSwords => Some(Change::IgnoreHollowSwords),
        PlanDoes::DoubleAttack => Some(Change::DoubleAttack),
        PlanDoes::HalveAttack => Some(Change::HalveAttack),
        PlanDoes::SpareForce => by_side(Change::AttackersSpared, Change::DefendersSpared),
        PlanDoes::DoomForce => by_side(Change::AttackersDoomed, Change::DefendersDoomed),
        PlanDoes::HealForce => by_side(Change::AttackersHealed, Change::DefendersHealed),
        PlanDoes::SacrificeWorth(worth) => Some(Change::SacrificeWorth(worth.into())),
        PlanDoes::Win => by_side(Change::AttackerWins, Change::DefenderWins),
        PlanDoes::NoLosses => Some(Change::NoLosses),
        PlanDoes::Attack(_)
        | PlanDoes::Defense(_)
        | PlanDoes::KillAttackers(_)
        | PlanDoes::BarOwnPlans
        | PlanDoes::BarEnemyPlans(_)
        | PlanDoes::Now(_)
        | PlanDoes::OnVictory(_)
        | PlanDoes::DiscardAtEnd
        | PlanDoes::DiscardUnlessPeoplesFavor
        | PlanDoes::DiscardIfDefeated => None,
    }
}
