//! Campaigns laid out for people: the chance first, then targets, pools with their sources, losses, and the words to say.

use super::{Case, say};
use crate::{
    cards::named,
    cli::{
        Context,
        odds::{Figures, step_documents, write_steps},
        page::paint,
    },
    game::{Colour, Defender, Target},
    i18n::Value,
    odds::{Change, Fraction},
    planner::{Chosen, Completeness, Plan, PlanUse, Planned, Play, Rolled},
    rules::{Bearing, DiceFrom, PoolDice, Pools, Request, Stands, Troops, Verdict},
};

/// Lays Campaigns out for people.
pub struct Shown<'a> {
    pub ctx: &'a Context,
    pub case: &'a Case,
}

impl Shown<'_> {
    fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.ctx.words.say_with(id, values)
    }

    /// Returns the page of a plan, or of the roll for its first Campaign.
    pub fn page(&self, plan: &Plan, rolled: Option<&Rolled>) -> String {
        let ctx = self.ctx;
        let mut out = String::new();
        if let Some(rolled) = rolled {
            self.roll(&mut out, plan, rolled);
            return out;
        }
        let count = usize::try_from(plan.sets).unwrap_or(usize::MAX);
        let is_open = !plan.missing.is_empty() || plan.refused.iter().any(|(_, ruling)| ruling.verdict() == Verdict::Open);
        let heading = match (count, plan.campaigns.as_slice()) {
            (0, _) if is_open => "plan-perhaps",
            (1.., []) => "plan-unranked",
            _ => "plan-heading",
        };
        ctx.page.heading(&mut out, &self.say(heading, &[("count", count.into())]));
        if let Completeness::StoppedAfter(weighed) = plan.completeness {
            let count = usize::try_from(weighed).unwrap_or(usize::MAX);
            ctx.page.line(&mut out, &self.say("plan-weighed", &[("count", count.into())]), 0);
        }
        for planned in &plan.campaigns {
            out.push('\n');
            self.campaign(&mut out, planned);
        }
        if !plan.missing.is_empty() {
            out.push('\n');
            ctx.page.line(&mut out, &say::no_odds(&ctx.words, &plan.missing), 0);
        }
        for (asked, ruling) in &plan.refused {
            out.push('\n');
            let action = say::action(&ctx.words, asked, true);
            ctx.page.line(&mut out, &self.say("plan-refused", &[("action", action.as_str().into())]), 0);
            for reason in ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For) {
                ctx.page.line(&mut out, &say::reason(&ctx.words, &self.case.position, reason), 2);
            }
        }
        out
    }

    fn campaign(&self, out: &mut String, planned: &Planned) {
        let ctx = self.ctx;
        let figures = Figures::new(&ctx.words);
        let (pools, odds) = (&planned.fight.pools, &planned.fight.odds);
        let targets: Vec<String> = planned.targets.iter().map(|it| self.target(*it)).collect();
        ctx.page.heading(out, &format!("{}  {}: {}", figures.exact(&planned.win()), self.defender(planned), targets.join(", ")));
        let labels = ["plan-attack", "plan-defense", "plan-losses", "plan-allies", "plan-say", "plan-plans"]
            .map(|id| format!("  {}", ctx.say(id)));
        let width = labels.iter().map(|label| textwrap::core::display_width(label)).max().unwrap_or_default();
        let [attack, defense, losses, allies, words, plans] = labels;
        let mut line = |label: &str, text: &str| ctx.page.labelled(out, label, width, text);
        let force = |count: usize| self.say("plan-force", &[("count", count.into())]);
        line(&attack, &format!("{}; {}", self.dice(&pools.attack, pools.attack_dice()), force(pools.force.0.into())));
        let troops: Vec<String> = pools.defenders.iter().map(|it| self.troops(it)).collect();
        let from = if troops.is_empty() { String::new() } else { format!(": {}", troops.join(", ")) };
        line(
            &defense,
            &format!("{}; {}{from}", self.dice(&pools.defense, pools.defense_dice()), force(pools.defending() as usize)),
        );
        let lost = planned.with_best_play.as_ref().map_or(odds, |fight| &fight.odds);
        let (own, theirs) =
            (figures.decimal(&lost.expected_attacker_losses()), figures.decimal(&lost.expected_defender_losses()));
        line(&losses, &self.say("plan-expected", &[("attacker", (&own).into()), ("defender", (&theirs).into())]));
        if let Some(text) = self.allies(planned) {
            line(&allies, &text);
        }
        let fewer = planned.fewer.iter().map(|fewer| self.fewer(fewer.dice, &fewer.chance));
        let best = planned.best.iter().flat_map(|play| self.plans(play, &odds.win(), &planned.asked));
        for text in best.chain(fewer).chain(self.rerolls(pools)) {
            line(&plans, &text);
        }
        line(&words, &paint(ctx.page.paint.name, &say::action(&ctx.words, &planned.asked, false)));
    }

    /// Returns the chance without battle plans, then each side's best ones with their cost and worth.
    fn plans(&self, play: &Play, without: &Fraction, asked: &Request) -> Vec<String> {
        let figures = Figures::new(&self.ctx.words);
        let one = |worth: &PlanUse| {
            let (card, cost) = (self.used(worth), say::cost(&self.ctx.words, worth.cost));
            let chance = figures.exact(&worth.worth);
            self.say("plan-worth", &[("card", (&card).into()), ("cost", (&cost).into()), ("chance", (&chance).into())])
        };
        let side = |id: &str, plans: &[PlanUse]| {
            let listed: Vec<String> = plans.iter().map(one).collect();
            let none = self.ctx.say("plan-no-plans");
            let text = if listed.is_empty() { none } else { listed.join("; ") };
            self.say(id, &[("plans", (&text).into())])
        };
        let chance = figures.exact(without);
        let mut lines = vec![
            self.say("plan-without", &[("chance", (&chance).into())]),
            side("plan-attackers", &play.attacker),
            side("plan-defenders", &play.defender),
        ];
        lines.extend(play.dice.map(|dice| self.fewer(dice, &play.win)));
        if play.dice.is_some() || !play.attacker.is_empty() || !play.defender.is_empty() {
            let action = say::action(&self.ctx.words, &play.played(asked), false);
            lines.push(self.say("plan-played", &[("action", paint(self.ctx.page.paint.name, &action).as_str().into())]));
        }
        if play.left_out > 0 {
            lines.push(self.say("plan-left-out", &[("count", play.left_out.into())]));
        }
        lines
    }

    /// Returns a battle plan with what is chosen for it §7.5.4.
    fn used(&self, worth: &PlanUse) -> String {
        let name = worth.card.0.name(self.ctx.words.lang);
        let by = |colour| self.say("plan-used-by", &[("card", name.into()), ("colour", (&self.colour(colour)).into())]);
        let card = worth.user.map_or_else(|| name.to_owned(), by);
        let said = |id: &str, count: usize| self.say(id, &[("card", (&card).into()), ("count", count.into())]);
        match &worth.choice {
            None => card.clone(),
            Some(Chosen::Dice(dice)) => {
                let id = if *dice < 0 { "plan-removes" } else { "plan-adds" };
                said(id, dice.unsigned_abs().into())
            }
            Some(Chosen::Relics(sites)) => said("plan-hunts", sites.len()),
        }
    }

    /// Returns the line that fewer own dice are better §5.5.2.
    fn fewer(&self, dice: u8, win: &Fraction) -> String {
        let chance = Figures::new(&self.ctx.words).exact(win);
        self.say("plan-fewer-dice", &[("count", usize::from(dice).into()), ("chance", (&chance).into())])
    }

    /// Returns a line for each side that can roll again with Jinx.
    fn rerolls(&self, pools: &Pools) -> Vec<String> {
        let name = named::JINX.name(self.ctx.words.lang);
        let said = |change: Change| match change {
            Change::RerollAttack => Some(self.say("plan-reroll-attack", &[("card", name.into())])),
            Change::RerollDefense => Some(self.say("plan-reroll-defense", &[("card", name.into())])),
            _ => None,
        };
        pools.changes.iter().filter_map(|change| said(change.value)).collect()
    }

    fn colour(&self, colour: Colour) -> String {
        say::colour(&self.ctx.words, colour)
    }

    fn defender(&self, planned: &Planned) -> String {
        match planned.defender {
            Defender::Player(colour) => self.colour(colour),
            Defender::Bandits => self.ctx.say("plan-bandits"),
        }
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Site(slot) => say::site(&self.ctx.words, &self.case.position, slot),
            Target::Relic(card) => card.0.name(self.ctx.words.lang).to_owned(),
            Target::PeoplesFavor => self.ctx.say("plan-peoples-favor"),
            Target::DarkestSecret => self.ctx.say("plan-darkest-secret"),
            Target::Pawn => self.ctx.say("plan-pawn"),
        }
    }

    fn dice(&self, parts: &[PoolDice], all: u32) -> String {
        let from = |part: &PoolDice| {
            let from = match part.from {
                DiceFrom::Board => self.ctx.say("plan-own-board"),
                DiceFrom::Target(target) => self.target(target),
                DiceFrom::Card(card) | DiceFrom::Lacking(card) => card.0.name(self.ctx.words.lang).to_owned(),
                DiceFrom::Title => self.ctx.say("plan-title"),
                DiceFrom::Crown(slot) => {
                    let site = say::site(&self.ctx.words, &self.case.position, slot);
                    self.say("plan-crown", &[("site", (&site).into())])
                }
            };
            format!("{from} {} ({})", part.dice, say::cites(&part.cites))
        };
        let parts: Vec<String> = parts.iter().map(from).collect();
        let dice = self.say("plan-dice", &[("count", (all as usize).into())]);
        if parts.is_empty() { dice } else { format!("{dice}: {}", parts.join(", ")) }
    }

    fn troops(&self, troops: &Troops) -> String {
        let at = match troops.at {
            Stands::Board(colour) => self.say("plan-board", &[("colour", (&self.colour(colour)).into())]),
            Stands::Site(slot) if troops.bandits => {
                let site = say::site(&self.ctx.words, &self.case.position, slot);
                self.say("plan-crown", &[("site", (&site).into())])
            }
            Stands::Site(slot) => say::site(&self.ctx.words, &self.case.position, slot),
        };
        format!("{at} {} ({})", troops.warbands, say::cites(&troops.cites))
    }

    fn allies(&self, planned: &Planned) -> Option<String> {
        let pools = &planned.fight.pools;
        let mut parts: Vec<String> =
            pools.allies.iter().map(|ally| self.say("plan-ally-joined", &[("ally", (&self.colour(*ally)).into())])).collect();
        if let Some(fight) = &planned.if_joined {
            let names: Vec<String> = pools.may_join.iter().map(|ally| self.colour(*ally)).collect();
            parts.push(self.say("plan-may-join", &[("allies", names.join(", ").as_str().into())]));
            let chance = Figures::new(&self.ctx.words).exact(&fight.odds.win());
            parts.push(self.say("plan-if-joined", &[("chance", (&chance).into())]));
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    fn roll(&self, out: &mut String, plan: &Plan, rolled: &Rolled) {
        if let Some(planned) = plan.campaigns.first() {
            self.campaign(out, planned);
            out.push('\n');
        }
        let defense: Vec<&'static str> = rolled.dice.defense.iter().map(|face| face.name()).collect();
        let attack: Vec<&'static str> = rolled.dice.attack.iter().map(|face| face.name()).collect();
        write_steps(self.ctx, out, &step_documents(&rolled.resolved.steps), (&defense, &attack), (None, None));
    }
}
