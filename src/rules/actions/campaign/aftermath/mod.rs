//! What follows the roll §5.5.5–5.5.8: the choices that the end of the fight asks for, and the pieces afterwards.

mod banishing;
mod discards;
mod losses;
mod named;
mod spoils;
mod taking;
mod thief;

use crate::{
    cards::{Special, card},
    game::{CardRef, Setup, Target, Warbands},
    law::{Cite, law},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            BANISH, RESOLVE_DEFEAT, RESOLVE_PLANS, ROLL_ATTACK, ROLL_DEFENSE, TAKE_RULE, TAKE_THINGS,
            aftermath::spoils::{Fallen, strike_back},
            battle::Battle,
            declaration::{Campaign, pay_card},
        },
        base::{Matter, NeededChoice, Pattern, Ruling},
        request::AftermathChoices,
        victory::title,
    },
};

/// What is said where it matters who dies.
const LOSING: NeededChoice = NeededChoice::Losing;
/// What is said where a pawn is banished.
const BANISHING: NeededChoice = NeededChoice::Banishing;
/// What is said where a choice is named by one or none.
const YES_OR_NO: NeededChoice = NeededChoice::YesOrNo;

/// One way a fight can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FightEnding {
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
    pub ending: FightEnding,
    /// The end if nothing is.
    pub declined: FightEnding,
}

impl Fought {
    /// The victory in which nobody dies.
    pub const BLOODLESS: Self =
        Self { sacrifice: Warbands::NONE, ending: FightEnding::BLOODLESS, declined: FightEnding::BLOODLESS };

    /// Returns how it ends, as far as the attacker has said what to sacrifice.
    #[must_use]
    pub fn ending(&self, sacrificing: Option<Warbands>) -> Option<FightEnding> {
        match sacrificing {
            Some(Warbands::NONE) => Some(self.declined),
            None if self.sacrifice != Warbands::NONE => None,
            Some(_) | None => Some(self.ending),
        }
    }
}

impl FightEnding {
    /// The victory in which nobody dies.
    const BLOODLESS: Self = Self {
        won: true,
        attacker_lost: Warbands::NONE,
        defender_lost: Warbands::NONE,
        attacker_dead: Warbands::NONE,
        defender_dead: Warbands::NONE,
    };
}

/// A Campaign after the roll.
pub(crate) struct Aftermath<'c, 'a> {
    campaign: &'c Campaign<'c, 'a>,
    battle: &'c Battle<'c, 'a>,
    choices: &'c AftermathChoices,
    ending: FightEnding,
}

impl<'a> Battle<'_, 'a> {
    /// Returns the Campaign after the roll.
    const fn aftermath<'c>(&'c self, choices: &'c AftermathChoices, ending: FightEnding) -> Aftermath<'c, 'a> {
        Aftermath { campaign: self.campaign, battle: self, choices, ending }
    }

    /// Returns the Campaign as it is if the attacker wins and nobody dies.
    pub(crate) const fn if_won<'c>(&'c self, choices: &'c AftermathChoices) -> Aftermath<'c, 'a> {
        self.aftermath(choices, FightEnding::BLOODLESS)
    }

    /// Rules on the choices that the roll asks for.
    pub(crate) fn check_end(&self, ruling: &mut Ruling, choices: &AftermathChoices, fought: Fought) {
        let given = choices.sacrificing.filter(|given| *given != Warbands::NONE && *given != fought.sacrifice);
        if let Some(given) = given {
            let barred = self.pools().changes.iter().find(|change| change.value == Change::NoSacrifice);
            let by = barred
                .and_then(|change| change.cites.iter().find_map(|cite| if let Cite::Card(id) = cite { card(id) } else { None }));
            let matter = match (fought.sacrifice, by) {
                (Warbands::NONE, _) if fought.ending.won => Matter::NoSacrificeNeeded,
                (Warbands::NONE, Some(card)) => Matter::Forbids { card: CardRef(card) },
                (Warbands::NONE, None) => Matter::NoSacrificeWins,
                (need, _) => Matter::WrongSacrifice { given, need },
            };
            let rests_on = [ROLL_ATTACK, const { law("9.5") }].map(Cite::from);
            ruling.object(matter, rests_on.into_iter().chain(barred.into_iter().flat_map(|change| change.cites.iter().copied())));
            return;
        }
        let Some(ending) = fought.ending(choices.sacrificing) else {
            ruling.explain(Matter::SacrificeNeeded { need: fought.sacrifice }, [ROLL_ATTACK, const { law("9.5") }]);
            ruling.choices.push(NeededChoice::Sacrifice);
            return;
        };
        if fought.sacrifice != Warbands::NONE {
            ruling.cite(const { law("10/sacrifice") });
        }
        self.aftermath(choices, ending).check_choices(ruling);
    }

    /// Moves the pieces after the roll §5.5.6–5.5.8. The choices were ruled on before.
    pub(crate) fn carry_out(&self, setup: &mut Setup, choices: &AftermathChoices, fought: Fought) -> Vec<Matter> {
        let Some(ending) = fought.ending(choices.sacrificing) else { return Vec::new() };
        let aftermath = self.aftermath(choices, ending);
        let ended = aftermath.carry_out(setup);
        std::iter::once(ended)
            .chain(aftermath.spares_pawn().then_some(Matter::PawnSpared { clause: Pattern(BANISHING.pattern()) }))
            .collect()
    }
}

impl Aftermath<'_, '_> {
    /// Rules on the choices that this end of the fight asks for.
    fn check_choices(&self, ruling: &mut Ruling) {
        self.cite_end(ruling);
        self.check_plans_at_end(ruling);
        self.check_losses_outside_force(ruling);
        self.check_named_dead(ruling);
        if !self.ending.won {
            return self.check_defenders_losses(ruling);
        }
        self.check_attackers_losses(ruling);
        let left = self.can_be_placed(self.ending.attacker_dead);
        let placed: Warbands = self.choices.placing.iter().map(|(_, count)| *count).sum();
        if placed > left {
            ruling.object(Matter::NotEnoughWarbands { need: placed, have: left }, [TAKE_RULE]);
        }
        if self.choices.placing.is_empty()
            && self.campaign.can_place(self.campaign.attacker)
            && left != Warbands::NONE
            && self.campaign.target_sites().next().is_some()
        {
            ruling.choices.push(NeededChoice::PlacingAtTargets);
        }
        if self.must_banish() && self.choices.banishing.is_none() {
            ruling.choices.push(BANISHING);
        }
        self.check_cards_on_journey(ruling);
        self.check_defenders_losses(ruling);
    }

    /// Rules on what battle plans still ask for at the end of the fight.
    fn check_plans_at_end(&self, ruling: &mut Ruling) {
        let used = &self.battle.used;
        for plan in used {
            if self.ending.won == (plan.side == Side::Attacker) {
                self.check_spoils(ruling, plan);
            }
            if plan.card.0.special == Some(Special::MountainGiant) && self.battle.choices.count_for(plan.card).is_none() {
                ruling.choices.push(NeededChoice::NumberForCard);
            }
        }
        self.check_beast(ruling, &self.discarded());
        if self.ending.won {
            self.check_hunted(ruling);
            self.ask_thief(ruling);
        }
        if !used.is_empty() {
            ruling.cite(RESOLVE_PLANS);
        }
    }

    /// Moves the pieces, and returns how it ended.
    fn carry_out(&self, setup: &mut Setup) -> Matter {
        if self.campaign.declaration.under_way {
            self.battle.move_all(setup);
        } else {
            pay_card(setup, self.campaign.attacker.colour, self.campaign.declaration);
            self.battle.pay_unless_under_way(setup);
        }
        self.kill_attackers(setup, self.ending.attacker_dead);
        if !self.ending.won {
            self.kill_defenders(setup, self.ending.defender_dead);
            self.return_attackers_to_board(setup);
            self.settle_plans(setup);
            return Matter::CampaignLost { lost: self.ending.attacker_lost };
        }
        self.defeat(setup, self.ending.defender_dead);
        self.take_sites(setup);
        title::settle(self.campaign.table, setup);
        self.take_things(setup);
        self.banish(setup);
        self.settle_plans(setup);
        Matter::CampaignWon { lost: self.ending.attacker_lost, killed: self.ending.defender_lost }
    }

    /// Gives the victor what battle plans promise, heals the dead, then discards what must go §5.5.6, §5.5.8.
    fn settle_plans(&self, setup: &mut Setup) {
        let used = &self.battle.used;
        let victor = if self.ending.won { Side::Attacker } else { Side::Defender };
        let killed = if self.ending.won { self.ending.defender_lost } else { self.ending.attacker_lost };
        let mut fallen = Fallen { killed, ..Fallen::default() };
        strike_back(setup, self.campaign.attacker.colour);
        for plan in used.iter().filter(|plan| plan.side == victor) {
            self.reward(setup, plan, &mut fallen);
        }
        self.heal(setup, fallen.burned);
        self.discard_unused(setup, victor.enemy());
        let (discarded, beast) = self.spared_by_mounts(self.discarded());
        for plan in discarded.iter().chain(&beast) {
            self.put_away(setup, plan);
        }
        self.turn_citizens(setup, victor);
    }

    /// Cites what the end of the fight rests on.
    fn cite_end(&self, ruling: &mut Ruling) {
        let (matter, deaths) = if self.ending.won {
            let (lost, killed) = (self.ending.attacker_lost, self.ending.defender_lost);
            (Matter::CampaignWon { lost, killed }, lost.saturating_add(killed))
        } else {
            (Matter::CampaignLost { lost: self.ending.attacker_lost }, self.ending.attacker_lost)
        };
        ruling.explain(matter, [ROLL_DEFENSE, ROLL_ATTACK, RESOLVE_DEFEAT]);
        if deaths != Warbands::NONE {
            ruling.cite(const { law("10/kill") });
        }
        for target in self.campaign.declaration.targets.iter().filter(|_| self.ending.won) {
            ruling.cite(const { law("5.5.7") });
            match target {
                Target::Site(_) => ruling.cite(TAKE_RULE),
                Target::Relic(_) => {
                    ruling.cite(TAKE_THINGS);
                    ruling.cite(const { law("10/take") });
                }
                Target::PeoplesFavor | Target::DarkestSecret => {
                    ruling.cite(TAKE_THINGS);
                    ruling.cite(const { law("2.5.3") });
                    ruling.cite(const { law("10/seize") });
                }
                Target::Pawn => ruling.cite(BANISH),
            }
        }
    }
}
