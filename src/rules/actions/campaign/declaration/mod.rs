//! A Campaign as it is declared §5.5.1, §5.5.2: who attacks from where, who defends with whom, and who counts as Imperial while it
//! lasts. Each file below has one question about it.

mod allies;
mod begin;
mod defender;
mod dice;
mod duties;
mod forces;
mod rulers;
mod targets;

pub(crate) use begin::{check_beginning, paid, pay_card};
pub(crate) use forces::own_at;

use crate::{
    cards::effect::{Act, Pays},
    game::{CardRef, Colour, Defender, Favor, Player, Role, Slot, Target},
    law::{Cite, Cited},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            COLLECT_DICE,
            declaration::begin::fights_from,
            pools::{DiceFrom, PoolDice, Pools, signed},
        },
        base::{Missing, Ruling, Verdict},
        powers::in_force::{self, InForce},
        request::Declaration,
        state::Table,
    },
};
use std::{
    borrow::Cow,
    cell::{OnceCell, RefCell},
    rc::Rc,
};

/// A Campaign that is declared, opened once to answer all questions about it.
pub struct Campaign<'t, 'a> {
    pub(crate) table: &'t Table<'a>,
    pub(crate) declaration: &'t Declaration,
    pub(crate) attacker: &'a Player,
    /// The attacker's site.
    pub(crate) here: Slot,
    /// The defender, unless it is the bandits.
    pub(crate) defender: Option<&'a Player>,
    /// Whether the defender is an Imperial player in this Campaign.
    pub(crate) imperial: bool,
    /// Every power in force.
    pub(crate) powers: &'t [InForce<'a>],
    /// The defender and all Allies.
    defending: Vec<&'a Player>,
    /// The Citizens who may join the defender.
    may_join: Vec<&'a Player>,
    /// The pools before battle plans with so many own dice, as far as they were asked for.
    collected: RefCell<Vec<(u8, Pools)>>,
    /// What stands in the way of beginning it, if anybody can.
    begun: OnceCell<Option<Ruling>>,
    /// What battle plans ask again and again, whichever are in use.
    pub(crate) for_plans: ForPlans,
}

/// What battle plans ask of a Campaign again and again, whichever are in use; each is worked out once.
#[derive(Default)]
pub(crate) struct ForPlans {
    /// What each plan of the attacker costs more §7.1.2.
    pub(crate) attacker_tolls: OnceCell<Vec<(Pays, Cite)>>,
    /// What each plan of the defending side costs more.
    pub(crate) defender_tolls: OnceCell<Vec<(Pays, Cite)>>,
    /// The places among the powers of the attacker's plans that say what happens to a side that is defeated.
    pub(crate) attacker_on_defeat: OnceCell<Vec<usize>>,
    /// Those of the defending side.
    pub(crate) defender_on_defeat: OnceCell<Vec<usize>>,
    /// What binds both sides without anybody's choice, and what is missing to know it.
    pub(crate) standing: OnceCell<(Vec<Cited<Change>>, Option<Missing>)>,
    /// Who gains how much favor by the declaration.
    pub(crate) heralded: OnceCell<Vec<(Colour, Favor)>>,
    /// Whether players may use plans.
    pub(crate) access: RefCell<Vec<PlanAccess>>,
}

/// Whether a player may use a plan for a side, apart from what else is used and from the price.
pub(crate) struct PlanAccess {
    pub(crate) card: CardRef,
    pub(crate) side: Side,
    pub(crate) by: Colour,
    pub(crate) ruling: Rc<Ruling>,
}

impl<'t, 'a> Campaign<'t, 'a> {
    /// Opens a declared Campaign of the player who acts.
    ///
    /// # Errors
    /// Returns what must be described first.
    pub fn open(table: &'t Table<'a>, declaration: &'t Declaration) -> Result<Self, Missing> {
        let position = table.position;
        let player = |colour: Colour| position.player(colour).ok_or(Missing::Player(colour));
        let role = |player: &Player| player.role.ok_or(Missing::Role(player.colour));
        let attacker = player(table.by.ok_or(Missing::Turn)?)?;
        let here = fights_from(declaration).or(attacker.pawn).ok_or(Missing::Pawn(attacker.colour))?;
        let defender = match declaration.defender {
            Defender::Player(colour) => Some(player(colour)?),
            Defender::Bandits => None,
        };
        let imperial = match defender {
            Some(defender) => {
                let (theirs, own) = (role(defender)?, role(attacker)?);
                theirs.is_imperial() && own != Role::Chancellor
            }
            None => false,
        };
        let powers = in_force::all(table);
        let (defending, may_join) = (Vec::new(), Vec::new());
        let (collected, begun, for_plans) = (RefCell::default(), OnceCell::new(), ForPlans::default());
        let mut campaign = Self {
            table,
            declaration,
            attacker,
            here,
            defender,
            imperial,
            powers,
            defending,
            may_join,
            collected,
            begun,
            for_plans,
        };
        campaign.may_join = campaign.near_citizens();
        campaign.defending = defender.into_iter().chain(campaign.joining()).collect();
        Ok(campaign)
    }

    /// Returns whether no card keeps these targets from being declared together, or asks more for it than the attacker has.
    #[must_use]
    pub fn can_declare(&self) -> bool {
        Ruling::apart(|ruling| self.duties(ruling)).verdict() == Verdict::Legal
    }

    /// Returns the ruling on beginning it and on what its targets ask for; none where it is not known who attacks.
    pub(crate) fn begun(&self) -> Option<&Ruling> {
        let rule = || {
            let mut ruling = Ruling::default();
            check_beginning(self.table, &mut ruling, self.declaration)?;
            self.duties(&mut ruling);
            Some(ruling)
        };
        self.begun.get_or_init(rule).as_ref()
    }

    /// Returns both pools and both forces before battle plans §5.5.2, with so many own dice, or else all.
    pub(crate) fn collected(&self, dice: Option<u8>) -> Pools {
        let dice = dice.unwrap_or(self.attacker.warbands.0);
        if let Some((_, known)) = self.collected.borrow().iter().find(|(of, _)| *of == dice) {
            return known.clone();
        }
        let pools = self.collect(dice);
        self.collected.borrow_mut().push((dice, pools.clone()));
        pools
    }

    pub(crate) fn collect(&self, dice: u8) -> Pools {
        let mut pools = Pools { force: self.attacker.warbands, ..Pools::default() };
        pools.attack.push(PoolDice { dice: signed(dice), from: DiceFrom::Board, cites: [COLLECT_DICE.into()].into() });
        for target in &self.declaration.targets {
            match self.target_dice(*target) {
                Ok(dice) => pools.defense.extend(dice),
                Err(missing) => pools.missing.push(missing),
            }
            pools.defense.extend(self.ward_dice(*target));
        }
        self.ground_dice(&mut pools);
        self.title_dice(&mut pools);
        for slot in self.target_sites() {
            self.site_force(slot, &mut pools);
        }
        self.board_force(&mut pools);
        self.join(&mut pools);
        self.reserve_changes(&mut pools);
        pools
    }

    /// Returns the sites among the targets.
    pub(crate) fn target_sites(&self) -> impl Iterator<Item = Slot> {
        self.declaration.targets.iter().filter_map(|target| match target {
            Target::Site(slot) => Some(*slot),
            Target::Relic(_) | Target::PeoplesFavor | Target::DarkestSecret | Target::Pawn => None,
        })
    }
}

impl<'a> Campaign<'_, 'a> {
    /// Returns the Citizen who is no Imperial player while the Campaign lasts §5.5.1: one who attacks the Empire, or whom the
    /// Chancellor attacks.
    pub(crate) fn outcast(&self) -> Option<Colour> {
        let defender = self.defender?;
        match (self.attacker.role?, defender.role?) {
            (Role::Citizen, Role::Chancellor | Role::Citizen) => Some(self.attacker.colour),
            (Role::Chancellor, Role::Citizen) => Some(defender.colour),
            (Role::Chancellor | Role::Citizen | Role::Exile, _) => None,
        }
    }

    /// Returns a player as others see them while the Campaign lasts §10/enemy: a Citizen who is no Imperial player is like an
    /// Exile.
    pub(crate) fn as_now<'p>(&self, player: &'p Player) -> Cow<'p, Player> {
        if self.outcast() == Some(player.colour) {
            Cow::Owned(Player { role: Some(Role::Exile), ..player.clone() })
        } else {
            Cow::Borrowed(player)
        }
    }

    /// Returns where the defender's pawn is, if the defender has one and it is described.
    pub(crate) fn pawn(&self) -> Option<Slot> {
        self.defender.and_then(|player| player.pawn)
    }

    /// Returns whether the defender's pawn is at the attacker's site; unknown if it is not described.
    pub(crate) fn pawn_is_here(&self) -> Option<bool> {
        match self.defender {
            Some(player) => player.pawn.map(|pawn| pawn == self.here),
            None => Some(false),
        }
    }

    /// Returns the players of a side: none for the bandits.
    pub(crate) fn players(&self, side: Side) -> &[&'a Player] {
        match side {
            Side::Attacker => std::slice::from_ref(&self.attacker),
            Side::Defender => &self.defending,
        }
    }

    /// Returns whether a player is Imperial while the Campaign lasts §5.5.1.
    pub(crate) fn is_imperial_now(&self, player: &Player) -> bool {
        player.role.is_some_and(Role::is_imperial) && self.outcast() != Some(player.colour)
    }

    /// Returns whether no card keeps a player's warbands off the sites: Ring of Devotion.
    pub(crate) fn can_place(&self, player: &Player) -> bool {
        in_force::is_free(self.table, player, |_, cannot| cannot.act == Act::PlaceWarbands)
    }
}
