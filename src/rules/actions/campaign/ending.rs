//! How a fight ended §5.5.5–5.5.7, and the choices that its end asks for.

use crate::{
    cards::effect::Act,
    game::{Colour, Player, Role, Slot, Target, Warbands},
    law::{
        DivergenceId::{D28, D29, D30, D31, D32},
        Printing, law,
    },
    odds::Change,
    rules::{
        actions::campaign::{
            BANISH, RESOLVE_DEFEAT, ROLL_ATTACK, ROLL_DEFENSE, TAKE_RULE, TAKE_THINGS,
            pools::Pools,
            sides::{Sides, sites},
        },
        base::{Matter, Missing, Ruling},
        powers::in_force,
        request::{Fighting, Stands},
    },
};

/// What is said where it matters who dies.
pub(crate) const LOSING: &str = "losing N from SITE|COLOUR,...";

/// One way a fight can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Whether the attacker is victorious.
    pub won: bool,
    /// What the attacker lost: to skulls, sacrifice and defeat together.
    pub attacker_lost: Warbands,
    /// What the defender lost.
    pub defender_lost: Warbands,
    /// Those of the attacking force who fell, whatever becomes of them then: Hospital.
    pub attacker_dead: Warbands,
    /// Those of the defending force who fell.
    pub defender_dead: Warbands,
}

/// How the dice fell: the end of the fight with the sacrifice that victory takes, and without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fought {
    /// What victory takes; none where the dice alone decide or no sacrifice is enough.
    pub sacrifice: Warbands,
    /// The end if that is sacrificed.
    pub ending: Ending,
    /// The end if nothing is.
    pub declined: Ending,
}

impl Fought {
    /// Returns how it ends, as far as the attacker has said what to sacrifice.
    #[must_use]
    pub fn ending(&self, sacrificing: Option<Warbands>) -> Option<Ending> {
        match sacrificing {
            Some(Warbands::NONE) => Some(self.declined),
            None if self.sacrifice != Warbands::NONE => None,
            Some(_) | None => Some(self.ending),
        }
    }
}

impl Sides<'_, '_> {
    /// Rules on what is said of the time after the roll, as far as it does not depend on the roll.
    pub fn may_follow_up(&self, fighting: &Fighting, ruling: &mut Ruling) {
        self.explain_reserve(fighting, ruling);
        for (slot, count) in &fighting.placing {
            if !sites(&fighting.targets).any(|target| target == *slot) {
                ruling.object(Matter::PlacedElsewhere { site: *slot }, [TAKE_RULE]);
            }
            if *count != Warbands::NONE {
                in_force::forbid(self.table, ruling, self.attacker, |_, cannot| cannot.act == Act::PlaceWarbands);
            }
            let citizen = self.attacker.role == Some(Role::Citizen) && self.imperial;
            if citizen && *count != Warbands::NONE && self.table.follows(D29, Printing::De) {
                ruling.object(Matter::CitizenPlacesNone { site: *slot }, [TAKE_RULE]);
            }
        }
        let targeted = fighting.targets.contains(&Target::Pawn);
        let follows_up = fighting.banishing.is_some() || fighting.burning;
        if follows_up && !targeted && !self.always_banished() {
            ruling.object(Matter::PawnNotTargeted, [BANISH]);
        }
        if let Some(to) = fighting.banishing {
            if self.pawn() == Some(to) {
                ruling.object(Matter::AlreadyThere { site: to }, [BANISH, law("5.6.1")]);
            }
            self.may_send(to, fighting, ruling);
            match self.table.position.site(to) {
                None => ruling.needs.push(Missing::Site(to)),
                Some(site) if site.facedown && site.facts().is_none() => ruling.needs.push(Missing::SiteName(to)),
                Some(_) => {}
            }
        }
    }

    /// Returns whether no card keeps a player's warbands off the sites: Ring of Devotion.
    pub fn can_place(&self, player: &Player) -> bool {
        let mut ruling = Ruling::default();
        in_force::forbid(self.table, &mut ruling, player, |_, cannot| cannot.act == Act::PlaceWarbands);
        ruling.reasons.is_empty()
    }

    /// Says that warbands outside the force count (D25).
    fn explain_reserve(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let pools = self.pools(fighting);
        let count = pools
            .changes
            .iter()
            .find_map(|change| if let Change::Reserve(count) = change.value { u8::try_from(count).ok() } else { None });
        if let Some(count) = count {
            ruling.explain(Matter::ReserveCounts { count: Warbands(count) }, [ROLL_ATTACK]);
        }
    }

    /// Returns whether every victory over a player banishes and burns, targeted or not (D32).
    fn always_banished(&self) -> bool {
        self.defender.is_some() && self.table.follows(D32, Printing::De)
    }

    /// Returns whether the winner has no choice but to banish and burn (D31, D32).
    pub fn must_banish(&self, fighting: &Fighting) -> bool {
        let targeted = fighting.targets.contains(&Target::Pawn);
        targeted && !self.table.follows(D31, Printing::En) || !targeted && self.always_banished()
    }

    /// Rules on the choices that the roll asks for.
    pub fn may_end(&self, fighting: &Fighting, fought: Fought, ruling: &mut Ruling) {
        let given = fighting.sacrificing.filter(|given| *given != Warbands::NONE && *given != fought.sacrifice);
        if let Some(given) = given {
            let matter = match fought.sacrifice {
                Warbands::NONE if fought.ending.won => Matter::NoSacrificeNeeded,
                Warbands::NONE => Matter::NoSacrificeWins,
                need => Matter::WrongSacrifice { given, need },
            };
            ruling.object(matter, [ROLL_ATTACK, law("9.5")]);
            return;
        }
        let Some(ending) = fought.ending(fighting.sacrificing) else {
            ruling.explain(Matter::SacrificeNeeded { need: fought.sacrifice }, [ROLL_ATTACK, law("9.5")]);
            ruling.choices.push("sacrificing N|0");
            return;
        };
        if fought.sacrifice != Warbands::NONE {
            ruling.cite(law("10/sacrifice"));
        }
        cite_end(fighting, ending, ruling);
        self.may_reckon(fighting, ending, ruling);
        self.may_lose_reserve(fighting, ending, ruling);
        self.may_name(fighting, ending, ruling);
        if !ending.won {
            return;
        }
        self.may_lose_own(fighting, ending.attacker_dead, ruling);
        let left = self.can_be_placed(fighting, ending.attacker_dead);
        let placed: Warbands = fighting.placing.iter().map(|(_, count)| *count).sum();
        if placed > left {
            ruling.object(Matter::NotEnoughWarbands { need: placed, have: left }, [TAKE_RULE]);
        }
        if fighting.placing.is_empty()
            && self.can_place(self.attacker)
            && left != Warbands::NONE
            && sites(&fighting.targets).next().is_some()
        {
            ruling.choices.push("placing N at SITE,...");
        }
        if self.must_banish(fighting) && fighting.banishing.is_none() {
            ruling.choices.push("banishing to SITE");
        }
        self.may_go_with(fighting, ruling);
        self.may_lose(fighting, ending.defender_dead, ruling);
    }

    /// Returns how many warbands are left to be placed §5.5.7.I: of the force, or by the German printing of the board (D30).
    fn can_be_placed(&self, fighting: &Fighting, lost: Warbands) -> Warbands {
        let force = self.mortal_force(&self.pools(fighting));
        let left = force.less(self.dead_in_force(fighting, lost)).unwrap_or(Warbands::NONE);
        if force > self.attacker.warbands && self.table.follows(D30, Printing::De) {
            left.min(self.attacker.warbands)
        } else {
            left
        }
    }

    /// Rules on who dies in the defending force: the Chancellor chooses for the Empire §5.5.6.
    fn may_lose(&self, fighting: &Fighting, lost: Warbands, ruling: &mut Ruling) {
        let pools = self.pools(fighting);
        if self.losses_matter(&pools, lost) {
            ruling.explain(Matter::ChancellorChoosesLosses { count: lost }, [RESOLVE_DEFEAT]);
        }
        let named = fighting.losing.iter().any(|(at, _)| !self.is_attackers(fighting, &pools, *at));
        if !named && self.losses_matter(&pools, lost) {
            ruling.choices.push(LOSING);
        }
    }

    /// Objects where those who are named to die are not exactly as many of a force as must.
    fn may_name(&self, fighting: &Fighting, ending: Ending, ruling: &mut Ruling) {
        let pools = self.pools(fighting);
        let standing = |at: Stands| -> Warbands {
            let joined = pools.joined.iter().map(|(slot, count)| (Stands::Site(*slot), *count));
            let board = (Stands::Board(self.attacker.colour), self.attacker.warbands);
            let defenders = pools.defenders.iter().filter(|it| !it.bandits).map(|it| (it.at, it.warbands));
            let all = defenders.chain(joined).chain([board]);
            all.filter(|(other, _)| *other == at).map(|(_, count)| count).sum()
        };
        for (attackers, need) in [(true, ending.attacker_dead), (false, ending.defender_dead)] {
            let of_side = || fighting.losing.iter().filter(|(at, _)| self.is_attackers(fighting, &pools, *at) == attackers);
            let named: Warbands = of_side().map(|(_, count)| *count).sum();
            let too_many = of_side().any(|(at, _)| {
                let here: Warbands = of_side().filter(|(other, _)| other == at).map(|(_, count)| *count).sum();
                here > standing(*at)
            });
            let reserve = attackers && !self.reserve(fighting).is_empty();
            if of_side().next().is_none() || reserve || !too_many && named == need {
                continue;
            }
            if attackers {
                ruling.object(Matter::WrongOwnLosses { need }, [ROLL_ATTACK, RESOLVE_DEFEAT]);
            } else {
                ruling.object(Matter::WrongLosses { need }, [RESOLVE_DEFEAT]);
            }
        }
    }

    /// Rules on who dies in a victorious attacking force that stands in several places: the attacker chooses.
    fn may_lose_own(&self, fighting: &Fighting, dead: Warbands, ruling: &mut Ruling) {
        let pools = self.pools(fighting);
        let named = fighting.losing.iter().any(|(at, _)| self.is_attackers(fighting, &pools, *at));
        let matters = self.reserve(fighting).is_empty()
            && !pools.joined.is_empty()
            && dead != Warbands::NONE
            && dead < self.mortal_force(&pools);
        if matters && !named {
            ruling.choices.push(LOSING);
        }
    }

    /// Returns whether it makes a difference who of the defending force dies: the rest ends on several boards.
    fn losses_matter(&self, pools: &Pools, lost: Warbands) -> bool {
        let mortal = || pools.defenders.iter().filter(|troops| !troops.bandits);
        let all: Warbands = mortal().map(|troops| troops.warbands).sum();
        let mut boards: Vec<Option<Colour>> = mortal().map(|troops| self.retreat(troops.at)).collect();
        boards.dedup();
        boards.len() > 1 && lost != Warbands::NONE && lost < all
    }

    /// Returns the board on which survivors end §5.5.6; those of Imperial sites on the Chancellor's §5.5.7.I. By the order of
    /// the English and the Polish printing they are on the loser's board before that is said (D28).
    pub fn retreat(&self, from: Stands) -> Option<Colour> {
        match from {
            Stands::Board(colour) => Some(colour),
            Stands::Site(slot) if self.is_imperial_site(slot) && !self.by_order() => Some(Colour::Purple),
            Stands::Site(_) => self.defender.map(|player| player.colour),
        }
    }

    /// Returns whether the steps are read in the order they are printed in (D28). The current rules look at the result.
    fn by_order(&self) -> bool {
        matches!(self.table.printing(D28), Some(Printing::En | Printing::Pl))
    }

    fn is_imperial_site(&self, slot: Slot) -> bool {
        let purple = |colour: Colour| colour == Colour::Purple;
        self.table.position.site(slot).is_some_and(|site| site.warbands.iter().any(|(colour, _)| purple(*colour)))
    }
}

/// Cites what the end of the fight rests on.
fn cite_end(fighting: &Fighting, ending: Ending, ruling: &mut Ruling) {
    let (matter, deaths) = if ending.won {
        let (lost, killed) = (ending.attacker_lost, ending.defender_lost);
        (Matter::CampaignWon { lost, killed }, lost.and(killed))
    } else {
        (Matter::CampaignLost { lost: ending.attacker_lost }, ending.attacker_lost)
    };
    ruling.explain(matter, [ROLL_DEFENSE, ROLL_ATTACK, RESOLVE_DEFEAT]);
    if deaths != Warbands::NONE {
        ruling.cite(law("10/kill"));
    }
    for target in fighting.targets.iter().filter(|_| ending.won) {
        ruling.cite(law("5.5.7"));
        match target {
            Target::Site(_) => ruling.cite(TAKE_RULE),
            Target::Relic(_) => {
                ruling.cite(TAKE_THINGS);
                ruling.cite(law("10/take"));
            }
            Target::PeoplesFavor | Target::DarkestSecret => {
                ruling.cite(TAKE_THINGS);
                ruling.cite(law("2.5.3"));
                ruling.cite(law("10/seize"));
            }
            Target::Pawn => ruling.cite(BANISH),
        }
    }
}
