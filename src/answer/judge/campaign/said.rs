//! A Campaign in words: the chance, targets, pools with their sources, losses, Allies, battle plans, and what to type.

use crate::{
    answer::{figures::Figures, judge::parts::shown, phrase},
    cards::named,
    game::{Colour, Defender, Position, Target},
    i18n::{Id, Value, Words, id},
    odds::{Change, Fraction},
    planner::{Chosen, FightOdds, PlanUse, Planned, Play},
    rules::{DiceFrom, PoolDice, Pools, Request, Stands, Troops},
};
use serde::Serialize;

/// How a Campaign is said.
#[derive(Clone, Copy)]
pub(super) struct Style {
    /// Whether fractions are written beside decimals.
    pub(super) fractions: bool,
    /// Whether the dice were rolled: then the pools are those of the plans that were named.
    pub(super) rolled: bool,
}

/// A Campaign in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CampaignSaid {
    /// The chance to win, with the best play where there are battle plans.
    pub win: String,
    /// The case for which this chance stands, where others could join.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub case: Option<String>,
    /// The defender.
    pub defender: String,
    /// The targets.
    pub targets: Vec<String>,
    /// The attack dice and the attacking force.
    pub attack: String,
    /// The defense dice and the defending force.
    pub defense: String,
    /// The losses to expect.
    pub losses: String,
    /// Who joined, and what it would be if more did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allies: Option<String>,
    /// What battle plans do.
    pub plans: Vec<PlanLine>,
    /// The Campaign, as it can be typed.
    pub action: String,
    /// The Campaign in a line of a table.
    pub row: CampaignRow,
}

/// A Campaign in a line of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CampaignRow {
    /// The chance to win in percent, with the best play where there are battle plans.
    pub chance: String,
    /// Attack dice and defense dice of the same fight.
    pub dice: String,
    /// The defending force of the same fight.
    pub defenders: String,
    /// The losses to expect, the attacker's first.
    pub losses: String,
    /// Whom it is against, and what is taken.
    pub takes: String,
}

/// A line on battle plans.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlanLine {
    /// The sentence.
    pub text: String,
    /// The action in it that can be typed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
}

impl CampaignSaid {
    /// Returns a Campaign in words.
    pub(super) fn new(words: &Words, position: &Position, planned: &Planned, style: Style) -> Self {
        let voice = Voice { words, position, figures: Figures::new(words).with_fractions(style.fractions) };
        let fight = if style.rolled { &planned.fight } else { planned.likely() };
        let (pools, odds) = (&fight.pools, &fight.odds);
        let force = |count: usize| voice.say(id::PLAN_FORCE, &[("count", count.into())]);
        let troops: Vec<String> = pools.defenders.iter().map(|it| voice.troops(it)).collect();
        let from = if troops.is_empty() { String::new() } else { format!(": {}", troops.join(", ")) };
        let decimal = |number: &Fraction| voice.figures.decimal(number);
        let (own, theirs) = (decimal(&odds.expected_attacker_losses()), decimal(&odds.expected_defender_losses()));
        let fewer = planned.fewer.iter().map(|fewer| voice.fewer(fewer.dice, &fewer.chance));
        let defender = match planned.defender {
            Defender::Player(colour) => voice.colour(colour),
            Defender::Bandits => words.say(id::PLAN_BANDITS),
        };
        let targets: Vec<String> = planned.targets.iter().map(|it| voice.target(*it)).collect();
        let row = CampaignRow {
            chance: voice.figures.percent(&planned.win()),
            dice: pool_sizes(pools),
            defenders: pools.defending().to_string(),
            losses: format!("{own}:{theirs}"),
            takes: format!(
                "{defender}: {}",
                planned.targets.iter().map(|it| voice.short_target(*it)).collect::<Vec<_>>().join(", ")
            ),
        };
        let best = planned.best.iter().flat_map(|play| voice.plans(play, &planned.fight, &planned.asked));
        Self {
            win: voice.figures.exact(&planned.win()),
            case: voice.case(planned),
            defender,
            targets,
            attack: format!("{}; {}", voice.dice(&pools.attack, pools.attack_dice()), force(pools.force.0.into())),
            defense: format!("{}; {}{from}", voice.dice(&pools.defense, pools.defense_dice()), force(pools.defending() as usize)),
            losses: voice.say(id::PLAN_EXPECTED, &[("attacker", (&own).into()), ("defender", (&theirs).into())]),
            allies: voice.allies(pools, planned),
            plans: best.chain(fewer).chain(voice.rerolls(pools)).collect(),
            action: phrase::action(words, &planned.asked, voice.position),
            row,
        }
    }
}

/// Returns how many dice the two sides have: `4:1`.
fn pool_sizes(pools: &Pools) -> String {
    format!("{}:{}", pools.attack_dice(), pools.defense_dice())
}

impl From<String> for PlanLine {
    fn from(text: String) -> Self {
        Self { text, action: None }
    }
}

/// Says what belongs to a Campaign at a table.
struct Voice<'a> {
    words: &'a Words,
    position: &'a Position,
    figures: Figures<'a>,
}

impl Voice<'_> {
    fn say(&self, id: Id, values: &[(&'static str, Value<'_>)]) -> String {
        self.words.say_with(id, values)
    }

    fn colour(&self, colour: Colour) -> String {
        phrase::colour(self.words, colour)
    }

    /// Returns the chance without battle plans, then each side's best ones with their cost and worth.
    fn plans(&self, play: &Play, without: &FightOdds, asked: &Request) -> Vec<PlanLine> {
        let one = |plan: &PlanUse| {
            let (card, cost, chance) = (self.used(plan), phrase::cost(self.words, plan.cost), self.figures.points(&plan.worth));
            self.say(id::PLAN_WORTH, &[("card", (&card).into()), ("cost", (&cost).into()), ("chance", (&chance).into())])
        };
        let side = |id: Id, plans: &[PlanUse]| {
            let listed: Vec<String> = plans.iter().map(one).collect();
            let text = if listed.is_empty() { self.words.say(id::PLAN_NO_PLANS) } else { listed.join("; ") };
            self.say(id, &[("plans", (&text).into())]).into()
        };
        let (chance, dice) = (self.figures.exact(&without.odds.win()), pool_sizes(&without.pools));
        let defenders = (without.pools.defending() as usize).into();
        let bare = [("chance", (&chance).into()), ("dice", (&dice).into()), ("defenders", defenders)];
        let mut lines = vec![
            self.say(id::PLAN_WITHOUT, &bare).into(),
            side(id::PLAN_ATTACKERS, &play.attacker),
            side(id::PLAN_DEFENDERS, &play.defender),
        ];
        lines.extend(play.dice.map(|dice| self.fewer(dice, &play.win)));
        if play.dice.is_some() || !play.attacker.is_empty() || !play.defender.is_empty() {
            let action = phrase::action(self.words, &play.played(asked), self.position);
            lines.push(PlanLine { text: self.say(id::PLAN_PLAYED, &[("action", (&action).into())]), action: Some(action) });
        }
        if play.left_out > 0 {
            lines.push(self.say(id::PLAN_LEFT_OUT, &[("count", play.left_out.into())]).into());
        }
        lines
    }

    /// Returns a battle plan with what is chosen for it §7.5.4.
    fn used(&self, plan: &PlanUse) -> String {
        let name = plan.card.0.name(self.words.lang);
        let by = |colour| self.say(id::PLAN_USED_BY, &[("card", name.into()), ("colour", (&self.colour(colour)).into())]);
        let card = plan.user.map_or_else(|| name.to_owned(), by);
        let said = |id: Id, count: usize| self.say(id, &[("card", (&card).into()), ("count", count.into())]);
        match &plan.choice {
            None => card.clone(),
            Some(Chosen::Dice(dice)) => {
                let id = if *dice < 0 { id::PLAN_REMOVES } else { id::PLAN_ADDS };
                said(id, dice.unsigned_abs().into())
            }
            Some(Chosen::Relics(sites)) => said(id::PLAN_HUNTS, sites.len()),
        }
    }

    /// Returns the line that fewer own dice are better §5.5.2.
    fn fewer(&self, dice: u8, win: &Fraction) -> PlanLine {
        let chance = self.figures.exact(win);
        self.say(id::PLAN_FEWER_DICE, &[("count", usize::from(dice).into()), ("chance", (&chance).into())]).into()
    }

    /// Returns a line for each side that can roll again with Jinx.
    fn rerolls(&self, pools: &Pools) -> Vec<PlanLine> {
        let name = named::JINX.name(self.words.lang);
        let said = |change: Change| match change {
            Change::RerollAttack => Some(self.say(id::PLAN_REROLL_ATTACK, &[("card", name.into())]).into()),
            Change::RerollDefense => Some(self.say(id::PLAN_REROLL_DEFENSE, &[("card", name.into())]).into()),
            _ => None,
        };
        pools.changes.iter().filter_map(|change| said(change.value)).collect()
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Site(slot) => phrase::site(self.words, self.position, slot),
            Target::Relic(card) => card.0.name(self.words.lang).to_owned(),
            Target::PeoplesFavor => self.words.say(id::PLAN_PEOPLES_FAVOR),
            Target::DarkestSecret => self.words.say(id::PLAN_DARKEST_SECRET),
            Target::Pawn => self.words.say(id::PLAN_PAWN),
        }
    }

    /// Returns a target without the slot of a site that has a name.
    fn short_target(&self, target: Target) -> String {
        match target {
            Target::Site(slot) => phrase::site_or_slot(self.words, self.position, slot),
            Target::Relic(_) | Target::PeoplesFavor | Target::DarkestSecret | Target::Pawn => self.target(target),
        }
    }

    fn dice(&self, parts: &[PoolDice], all: u32) -> String {
        let from = |part: &PoolDice| {
            let from = match part.from {
                DiceFrom::Board => self.words.say(id::PLAN_OWN_BOARD),
                DiceFrom::Target(target) => self.target(target),
                DiceFrom::Card(card) | DiceFrom::Lacking(card) => card.0.name(self.words.lang).to_owned(),
                DiceFrom::Title => self.words.say(id::PLAN_TITLE),
                DiceFrom::Crown(slot) => {
                    let site = phrase::site(self.words, self.position, slot);
                    self.say(id::PLAN_CROWN, &[("site", (&site).into())])
                }
            };
            format!("{from} {} ({})", part.dice, shown(self.words.lang, &part.cites).join(", "))
        };
        let parts: Vec<String> = parts.iter().map(from).collect();
        let dice = self.say(id::PLAN_DICE, &[("count", (all as usize).into())]);
        if parts.is_empty() { dice } else { format!("{dice}: {}", parts.join(", ")) }
    }

    fn troops(&self, troops: &Troops) -> String {
        let at = match troops.at {
            Stands::Board(colour) => self.say(id::PLAN_BOARD, &[("colour", (&self.colour(colour)).into())]),
            Stands::Site(slot) if troops.bandits => {
                let site = phrase::site(self.words, self.position, slot);
                self.say(id::PLAN_CROWN, &[("site", (&site).into())])
            }
            Stands::Site(slot) => phrase::site(self.words, self.position, slot),
        };
        format!("{at} {} ({})", troops.warbands, shown(self.words.lang, &troops.cites).join(", "))
    }

    /// Says for which case a chance stands, where others could join: nobody does, with or without the best battle plans.
    fn case(&self, planned: &Planned) -> Option<String> {
        let id = if planned.best.is_some() { id::PLAN_ALONE_BEST } else { id::PLAN_ALONE };
        planned.if_joined.as_ref().map(|_| self.words.say(id))
    }

    fn allies(&self, pools: &Pools, planned: &Planned) -> Option<String> {
        let joined = |ally: &Colour| self.say(id::PLAN_ALLY_JOINED, &[("ally", (&self.colour(*ally)).into())]);
        let mut parts: Vec<String> = pools.allies.iter().map(joined).collect();
        if let Some(fight) = &planned.if_joined {
            let names: Vec<String> = pools.may_join.iter().map(|ally| self.colour(*ally)).collect();
            parts.push(self.say(id::PLAN_MAY_JOIN, &[("allies", names.join(", ").as_str().into())]));
            let chance = self.figures.exact(&fight.odds.win());
            let id = if planned.best.is_some() { id::PLAN_IF_JOINED_PLAIN } else { id::PLAN_IF_JOINED };
            parts.push(self.say(id, &[("chance", (&chance).into())]));
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }
}
