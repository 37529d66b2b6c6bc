//! Both pools and both forces §5.5.2, §5.5.4, with the source of every die and warband and the section it rests on.

use crate::{
    game::{CardRef, Colour, Oath, Player, Slot, Target, TitleSide, Warbands},
    law::{
        Cite, Cited,
        DivergenceId::{D07, D09, D38},
        LawRef, Printing, law,
    },
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            BATTLE_PLANS, COLLECT_DICE, DECLARE_TARGETS, ROLL_DEFENSE,
            plans::Used,
            sides::{Sides, sites},
        },
        base::Missing,
        request::{Fighting, Stands},
        victory::title,
    },
};

const TITLE: LawRef = law("2.11");
const SITE_DIE: LawRef = law("2.8.3");
const RELIC_DICE: LawRef = law("2.4.2");
const BANNER_DICE: LawRef = law("2.5.2");
pub(crate) const BANDIT_CROWN: LawRef = law("7.6.5");
/// The dice that pawn and favor add §5.5.2, as the board shows them.
pub(crate) const PAWN_DICE: u8 = 2;

/// Where dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceFrom {
    /// The warbands on the attacker's board §5.5.2.
    Board,
    /// A target §5.5.2.
    Target(Target),
    /// The Oathkeeper title §2.11.
    Title,
    /// Bandits of the Bandit Crown at a site (D38).
    Crown(Slot),
    /// A card: a site, a ward, a battle plan.
    Card(CardRef),
    /// A card that would take attack dice that are not there §5.5.3.
    Lacking(CardRef),
}

/// Dice with where they come from and what they rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolDice {
    /// How many; less than none where they are removed.
    pub dice: i8,
    /// Where from.
    pub from: DiceFrom,
    /// What they rest on.
    pub cites: Vec<Cite>,
}

/// A part of the defending force §5.5.4, §10/force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troops {
    /// Where they stand.
    pub at: Stands,
    /// How many.
    pub warbands: Warbands,
    /// Whether they are bandits, who cannot be killed §5.5.6.
    pub bandits: bool,
    /// What they rest on.
    pub cites: Vec<Cite>,
}

/// Both pools and both forces of a Campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pools {
    /// The attack dice.
    pub attack: Vec<PoolDice>,
    /// The defense dice.
    pub defense: Vec<PoolDice>,
    /// The attacking force §10/force.
    pub force: Warbands,
    /// The defending force §10/force.
    pub defenders: Vec<Troops>,
    /// The Allies §5.5.2.
    pub allies: Vec<Colour>,
    /// The Citizens who could join beside them.
    pub may_join: Vec<Colour>,
    /// What cards do to the fight: the attacker's first §5.5.3.
    pub changes: Vec<Cited<Change>>,
    /// The battle plans in use §5.5.3, the attacker's first.
    pub plans: Vec<(CardRef, Side)>,
    /// Those of them that somebody uses and that change nothing §7.1.3.
    pub in_vain: Vec<CardRef>,
    /// Those of the attacking force who die before the roll.
    pub attackers_lost: Warbands,
    /// Those of the defending force who die before the roll, adding nothing to the defense.
    pub defenders_lost: Warbands,
    /// Those of the attacking force who stand at sites.
    pub joined: Vec<(Slot, Warbands)>,
    /// What is not described and decides a number.
    pub missing: Vec<Missing>,
}

impl Pools {
    /// Returns the number of attack dice, before the pool is halved.
    #[must_use]
    pub fn attack_dice(&self) -> u32 {
        u32::try_from(sum(&self.attack)).unwrap_or(0)
    }

    /// Returns the number of defense dice.
    #[must_use]
    pub fn defense_dice(&self) -> u32 {
        u32::try_from(sum(&self.defense)).unwrap_or(0)
    }

    /// Lets a card add attack dice or take some; each that it would take and that is not there now adds a defense die §5.5.3.
    pub(crate) fn change_attack(&mut self, dice: i8, card: CardRef, cites: Vec<Cite>) {
        let there = i8::try_from(sum(&self.attack)).unwrap_or(i8::MAX);
        let changed = dice.max(there.saturating_neg());
        let lacking = changed.saturating_sub(dice);
        if lacking > 0 {
            let cites = cites.iter().copied().chain([BATTLE_PLANS.into()].into_iter().filter(|it| !cites.contains(it)));
            self.defense.push(PoolDice { dice: lacking, from: DiceFrom::Lacking(card), cites: cites.collect() });
        }
        self.attack.push(PoolDice { dice: changed, from: DiceFrom::Card(card), cites });
    }

    /// Returns the size of the attacking force, without those who died before the roll.
    #[must_use]
    pub fn attackers(&self) -> u32 {
        u32::from(self.force.0).saturating_sub(self.attackers_lost.0.into())
    }

    /// Returns the size of the defending force.
    #[must_use]
    pub fn defending(&self) -> u32 {
        self.defenders.iter().map(|troops| u32::from(troops.warbands.0)).sum()
    }
}

fn sum(parts: &[PoolDice]) -> i32 {
    parts.iter().map(|part| i32::from(part.dice)).sum()
}

/// Returns dice as a part of a pool counts them.
fn small(dice: u8) -> i8 {
    i8::try_from(dice).unwrap_or(i8::MAX)
}

impl<'a> Sides<'a, '_> {
    /// Returns both pools and both forces, with all battle plans in use.
    pub fn pools(&self, fighting: &Fighting) -> Pools {
        let used = self.used(fighting);
        let mut pools = self.pools_with(fighting, &used);
        self.reroll_words(fighting, &used, &mut pools);
        pools
    }

    /// Returns both pools and both forces with some battle plans in use.
    pub fn pools_with(&self, fighting: &Fighting, used: &[Used<'a>]) -> Pools {
        let mut pools = Pools { force: self.attacker.warbands, ..Pools::default() };
        let dice = small(fighting.dice.unwrap_or(self.attacker.warbands.0));
        pools.attack.push(PoolDice { dice, from: DiceFrom::Board, cites: vec![COLLECT_DICE.into()] });
        for target in &fighting.targets {
            pools.defense.extend(self.target_dice(*target, &mut pools.missing));
            pools.defense.extend(self.ward_dice(*target));
        }
        self.ground_dice(fighting, &mut pools);
        self.title_dice(&mut pools);
        for slot in sites(&fighting.targets) {
            self.site_force(slot, fighting, &mut pools);
        }
        self.board_force(fighting, &mut pools);
        self.join(fighting, &mut pools);
        self.reserve_words(fighting, &mut pools);
        for plan in used {
            self.apply_plan(plan, fighting, &mut pools);
        }
        self.unused_words(fighting, used, &mut pools);
        self.bandit_words(&mut pools);
        self.standing_words(fighting, &mut pools);
        pools
    }

    /// Returns the dice of a target with what they rest on; none where they are not known.
    pub fn target_dice(&self, target: Target, missing: &mut Vec<Missing>) -> Option<PoolDice> {
        let position = self.table.position;
        let (dice, cites): (Option<u8>, Vec<Cite>) = match target {
            // One printing can be read as a bandit instead of a die (D07).
            Target::Site(_) if self.defender.is_none() && self.table.follows(D07, Printing::De) => return None,
            Target::Site(_) => (Some(1), vec![DECLARE_TARGETS.into(), SITE_DIE.into()]),
            Target::Relic(CardRef(card)) => {
                (card.defense_dice, vec![DECLARE_TARGETS.into(), RELIC_DICE.into(), Cite::Card(card.id)])
            }
            Target::PeoplesFavor => {
                if position.peoples_favor.is_none() {
                    missing.push(Missing::PeoplesFavor);
                }
                (position.peoples_favor.map(|banner| banner.favor.0), vec![DECLARE_TARGETS.into(), BANNER_DICE.into()])
            }
            Target::DarkestSecret => {
                if position.darkest_secret.is_none() {
                    missing.push(Missing::DarkestSecret);
                }
                (position.darkest_secret.map(|banner| banner.secrets.0), vec![DECLARE_TARGETS.into(), BANNER_DICE.into()])
            }
            Target::Pawn => (Some(PAWN_DICE), vec![DECLARE_TARGETS.into()]),
        };
        dice.map(|dice| PoolDice { dice: small(dice), from: DiceFrom::Target(target), cites })
    }

    /// Adds the dice of the Oathkeeper title §2.11: the holder's when defending, the Chancellor's for the whole Empire with
    /// Supremacy (D09).
    fn title_dice(&self, pools: &mut Pools) {
        let Some(defender) = self.defender else { return };
        let dice = match title::holds(self.table, defender.colour) {
            None => return pools.missing.push(Missing::Title),
            Some(true) => match title::side(self.table) {
                Some(TitleSide::Oathkeeper) => 1,
                Some(TitleSide::Usurper) => 2,
                None if defender.role.is_some_and(crate::game::Role::is_imperial) => 1,
                None => return pools.missing.push(Missing::TitleSide),
            },
            Some(false) if self.imperial => match title::holds(self.table, Colour::Purple) {
                None => return pools.missing.push(Missing::Title),
                Some(held) if held && self.shares_title(pools) => 1,
                Some(_) => return,
            },
            Some(false) => return,
        };
        pools.defense.push(PoolDice { dice, from: DiceFrom::Title, cites: vec![TITLE.into(), DECLARE_TARGETS.into()] });
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

    fn site_force(&self, slot: Slot, fighting: &Fighting, pools: &mut Pools) {
        let (warbands, bandit) = self.standing_at(slot);
        let bandit = bandit || warbands != Warbands::NONE && self.is_allys_crown(slot, fighting);
        // Those who join the attack from there do not defend.
        if warbands != Warbands::NONE && self.joins_from(slot, fighting) == Warbands::NONE {
            let cites = vec![ROLL_DEFENSE.into()];
            pools.defenders.push(Troops { at: Stands::Site(slot), warbands, bandits: false, cites });
        }
        if !bandit {
            return;
        }
        let crown: Cite = if self.defender.is_some() { BANDIT_CROWN.into() } else { SITE_DIE.into() };
        if self.defender.is_some() && self.table.follows(D38, Printing::De) {
            pools.defense.push(PoolDice {
                dice: small(self.bandits_at_site().0),
                from: DiceFrom::Crown(slot),
                cites: vec![crown],
            });
        } else {
            let cites = vec![ROLL_DEFENSE.into(), crown, law("10/bandit").into()];
            pools.defenders.push(Troops { at: Stands::Site(slot), warbands: self.bandits_at_site(), bandits: true, cites });
        }
    }

    /// Adds the boards of the defender and the Allies, where their pawns stand near §5.5.4.
    fn board_force(&self, fighting: &Fighting, pools: &mut Pools) {
        if self.misses_chancellor() {
            pools.missing.push(Missing::Chancellor);
        }
        let allies = self.allies(fighting);
        let is_ally = |player: &Player| allies.iter().any(|ally| ally.colour == player.colour);
        pools.may_join = self.may_join(&fighting.targets).iter().filter(|it| !is_ally(it)).map(|it| it.colour).collect();
        pools.allies = allies.iter().map(|ally| ally.colour).collect();
        for player in self.defender.into_iter().chain(allies) {
            let Some(pawn) = player.pawn else {
                pools.missing.push(Missing::Pawn(player.colour));
                continue;
            };
            if self.adds_board(pawn, &fighting.targets) && player.warbands != Warbands::NONE {
                let (at, cites) = (Stands::Board(player.colour), vec![ROLL_DEFENSE.into()]);
                pools.defenders.push(Troops { at, warbands: player.warbands, bandits: false, cites });
            }
        }
    }

    /// Bandits cannot be killed §5.5.6, §7.6.5.
    fn bandit_words(&self, pools: &mut Pools) {
        let bandits: u8 = pools.defenders.iter().filter(|troops| troops.bandits).map(|troops| troops.warbands.0).sum();
        if bandits > 0 {
            let cite = if self.defender.is_some() { BANDIT_CROWN } else { crate::rules::actions::campaign::RESOLVE_DEFEAT };
            pools.changes.push(Cited::new(Change::BanditDefenders(bandits.into()), cite));
        }
    }
}
