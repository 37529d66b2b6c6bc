//! `law campaign`: every legal set of targets §5.5.2 with exact odds, the best first; or one roll resolved step by step.

use super::{
    Case, Typed,
    campaign_document::{CampaignDocument, Planning, RollDocument, missing},
    document, named, say,
};
use crate::{
    cli::{
        Answer, Desk, args,
        clean::clean,
        error::Error,
        json,
        odds::{Figures, tell, too_large, write_steps},
        page::paint,
    },
    game::{Colour, Defender, find_word},
    i18n::Words,
    odds::{RollError, Side},
    planner::{FacesError, Fight, Outcry, Plan, Planned, Rolled, fight, plan, roll},
    rules::{Action, Asked, Bearing, DiceFrom, Fighting, Listed, PoolDice, Stands, Table, Troops, Verdict, may, words::print},
};

/// Answers with the best Campaigns, or with how one roll ends.
pub fn answer(desk: &Desk, typed: &Typed) -> Result<Answer, Error> {
    let fail = |error: Error| error.in_json(desk.json);
    let most = args::count(&desk.words, typed.most.as_ref()).map_err(fail)?;
    let against = against(&desk.words, typed.against.as_deref()).map_err(fail)?;
    let case = Case::open(desk, typed)?;
    let table = Table::new(&case.position, case.by, case.edition);
    let plan = if typed.words.is_empty() {
        plan(&table, against, most)
    } else {
        alone(desk, &table, case.asked(desk, &typed.words)?).map_err(fail)?
    };
    let rolled = typed.rolled.as_deref().map(|dice| thrown(desk, &table, &plan, dice)).transpose().map_err(fail)?;
    let no = plan.campaigns.is_empty();
    let out = if desk.json {
        json::write(&document(desk, &case, &table, &plan, rolled.as_ref()))
    } else {
        Shown { desk, case: &case, table: &table }.page(&plan, rolled.as_ref())
    };
    Ok(Answer { out, aside: case.warnings.clone(), no })
}

fn against(words: &Words, typed: Option<&str>) -> Result<Option<Defender>, Error> {
    let Some(typed) = typed else { return Ok(None) };
    if crate::rules::words::is_bandits(typed) {
        return Ok(Some(Defender::Bandits));
    }
    find_word::<Colour>(typed).map(|colour| Some(Defender::Player(colour))).map_err(|problem| named(words, &problem))
}

/// Returns a plan of the one Campaign that was named.
fn alone(desk: &Desk, table: &Table<'_>, asked: Asked) -> Result<Plan, Error> {
    let Action::Campaign(fighting) = &asked.action else {
        return Err(Error::new(&desk.words, "no-campaign", desk.say("plan-no-fight")));
    };
    let ruling = may(table, &asked);
    let mut plan = Plan::default();
    if ruling.verdict() != Verdict::Legal {
        plan.refused.push((asked, ruling));
        return Ok(plan);
    }
    plan.sets = 1;
    match fight(table, fighting).map_err(|fault| too_large(&desk.words, fault))? {
        Some(fight) => {
            let (defender, targets) = (fighting.defender, fighting.targets.clone());
            plan.campaigns.push(Planned { asked, defender, targets, fight });
        }
        None => plan.missing = ruling.needs.into_iter().filter(|it| *it != crate::rules::Missing::Roll).collect(),
    }
    Ok(plan)
}

/// Resolves dice for the first Campaign of a plan.
fn thrown(desk: &Desk, table: &Table<'_>, plan: &Plan, dice: &str) -> Result<Rolled, Error> {
    let nothing = || Error::new(&desk.words, "no-campaign", desk.say("plan-nothing-to-roll"));
    let first = plan.campaigns.first().ok_or_else(nothing)?;
    let Action::Campaign(fighting) = &first.asked.action else { return Err(nothing()) };
    let fighting = Fighting { rolled: Some(dice.to_owned()), ..(**fighting).clone() };
    roll(table, &fighting).map_err(|outcry| unresolved(&desk.words, &outcry))
}

/// Says why dice are not resolved.
pub(super) fn unresolved(words: &Words, outcry: &Outcry) -> Error {
    match outcry {
        Outcry::Untold | Outcry::NoRoll => Error::new(words, "untold", words.say("plan-untold")),
        Outcry::Faces(FacesError::NoStroke) => Error::new(words, "bad-dice", words.say("plan-no-stroke")),
        Outcry::Faces(FacesError::Unknown(typed)) => {
            Error::new(words, "bad-dice", words.say_with("plan-unknown-face", &[("typed", clean(typed).as_ref().into())]))
        }
        Outcry::Roll(RollError::Fight(fault)) => too_large(words, *fault),
        Outcry::Roll(RollError::WrongDice { side, rolled, pool }) => {
            let id = match side {
                Side::Attacker => "plan-wrong-attack",
                Side::Defender => "plan-wrong-defense",
            };
            let values = [("pool", (pool.0 as usize).into()), ("rolled", (*rolled).into())];
            Error::new(words, "bad-dice", words.say_with(id, &values))
        }
    }
}

/// Returns the fight with everybody on the defending side who may be; none if nobody more may.
fn joined(table: &Table<'_>, planned: &Planned) -> Option<Fight> {
    let Action::Campaign(fighting) = &planned.asked.action else { return None };
    let more = &planned.fight.pools.may_join;
    let mut fighting = (**fighting).clone();
    fighting.allies.get_or_insert_default().extend(more);
    fight(table, &fighting).ok().flatten().filter(|_| !more.is_empty())
}

fn document(desk: &Desk, case: &Case, table: &Table<'_>, plan: &Plan, rolled: Option<&Rolled>) -> CampaignDocument {
    let refused = plan.refused.iter().map(|(asked, ruling)| {
        let listed = Listed { asked: asked.clone(), ruling: ruling.clone(), most: None };
        document::action(&desk.words, case, &listed, None)
    });
    CampaignDocument {
        schema: "lawspeaker/campaign/1",
        player: table.by.map(Colour::word),
        sets: plan.sets,
        campaigns: plan.campaigns.iter().map(|it| Planning::new(it, joined(table, it).as_ref())).collect(),
        refused: refused.collect(),
        missing: missing(&plan.missing),
        roll: rolled.map(RollDocument::new),
    }
}

/// Lays Campaigns out for people.
struct Shown<'a, 'p> {
    desk: &'a Desk,
    case: &'a Case,
    table: &'a Table<'p>,
}

impl Shown<'_, '_> {
    fn say(&self, id: &str, values: &[(&'static str, crate::i18n::Value<'_>)]) -> String {
        self.desk.words.say_with(id, values)
    }

    fn page(&self, plan: &Plan, rolled: Option<&Rolled>) -> String {
        let desk = self.desk;
        let mut out = String::new();
        if let Some(rolled) = rolled {
            self.roll(&mut out, plan, rolled);
            return out;
        }
        let count = usize::try_from(plan.sets).unwrap_or(usize::MAX);
        desk.page.heading(&mut out, &self.say("plan-heading", &[("count", count.into())]));
        for planned in &plan.campaigns {
            out.push('\n');
            self.campaign(&mut out, planned);
        }
        if !plan.missing.is_empty() {
            out.push('\n');
            let what: Vec<String> = plan.missing.iter().map(|it| say::missing(&desk.words, *it)).collect();
            desk.page.line(&mut out, &self.say("plan-missing", &[("what", what.join(", ").as_str().into())]), 0);
        }
        for (asked, ruling) in &plan.refused {
            out.push('\n');
            let action = print(asked, desk.words.lang, true);
            desk.page.line(&mut out, &self.say("plan-refused", &[("action", action.as_str().into())]), 0);
            for reason in ruling.reasons.iter().filter(|reason| reason.bearing != Bearing::For) {
                desk.page.line(&mut out, &say::reason(&desk.words, &self.case.position, reason), 2);
            }
        }
        out
    }

    fn campaign(&self, out: &mut String, planned: &Planned) {
        let desk = self.desk;
        let figures = Figures::new(&desk.words);
        let (pools, odds) = (&planned.fight.pools, &planned.fight.odds);
        let targets: Vec<String> = planned.targets.iter().map(|it| self.target(*it)).collect();
        desk.page.heading(out, &format!("{}  {}: {}", figures.exact(&odds.win()), self.defender(planned), targets.join(", ")));
        let labels =
            ["plan-attack", "plan-defense", "plan-losses", "plan-allies", "plan-say"].map(|id| format!("  {}", desk.say(id)));
        let width = labels.iter().map(|label| textwrap::core::display_width(label)).max().unwrap_or_default();
        let [attack, defense, losses, allies, words] = labels;
        let mut line = |label: &str, text: &str| desk.page.labelled(out, label, width, text);
        let force = |count: usize| self.say("plan-force", &[("count", count.into())]);
        line(&attack, &format!("{}; {}", self.dice(&pools.attack), force(pools.force.0.into())));
        let troops: Vec<String> = pools.defenders.iter().map(|it| self.troops(it)).collect();
        let from = if troops.is_empty() { String::new() } else { format!(": {}", troops.join(", ")) };
        line(&defense, &format!("{}; {}{from}", self.dice(&pools.defense), force(pools.defending() as usize)));
        let (own, theirs) =
            (figures.decimal(&odds.expected_attacker_losses()), figures.decimal(&odds.expected_defender_losses()));
        line(&losses, &self.say("plan-expected", &[("attacker", (&own).into()), ("defender", (&theirs).into())]));
        if let Some(text) = self.allies(planned) {
            line(&allies, &text);
        }
        line(&words, &paint(desk.page.paint.name, &print(&planned.asked, desk.words.lang, false)));
        if !pools.unmodelled.is_empty() {
            let cards: Vec<&str> = pools.unmodelled.iter().map(|card| card.0.name(desk.words.lang)).collect();
            line("", &self.say("plan-unmodelled", &[("cards", cards.join(", ").as_str().into())]));
        }
    }

    fn colour(&self, colour: Colour) -> String {
        self.desk.say(&format!("game-colour-{}", colour.word()))
    }

    fn defender(&self, planned: &Planned) -> String {
        match planned.defender {
            Defender::Player(colour) => self.colour(colour),
            Defender::Bandits => self.desk.say("plan-bandits"),
        }
    }

    fn target(&self, target: crate::game::Target) -> String {
        use crate::game::Target;
        match target {
            Target::Site(slot) => say::site(&self.desk.words, &self.case.position, slot),
            Target::Relic(card) => card.0.name(self.desk.words.lang).to_owned(),
            Target::PeoplesFavor => self.desk.say("plan-peoples-favor"),
            Target::DarkestSecret => self.desk.say("plan-darkest-secret"),
            Target::Pawn => self.desk.say("plan-pawn"),
        }
    }

    fn dice(&self, parts: &[PoolDice]) -> String {
        let all: usize = parts.iter().map(|part| usize::from(part.dice)).sum();
        let from = |part: &PoolDice| {
            let from = match part.from {
                DiceFrom::Board => self.desk.say("plan-own-board"),
                DiceFrom::Target(target) => self.target(target),
                DiceFrom::Title => self.desk.say("plan-title"),
                DiceFrom::Crown(slot) => {
                    let site = say::site(&self.desk.words, &self.case.position, slot);
                    self.say("plan-crown", &[("site", (&site).into())])
                }
            };
            format!("{from} {} ({})", part.dice, say::cites(&part.cites))
        };
        let parts: Vec<String> = parts.iter().map(from).collect();
        let dice = self.say("plan-dice", &[("count", all.into())]);
        if parts.is_empty() { dice } else { format!("{dice}: {}", parts.join(", ")) }
    }

    fn troops(&self, troops: &Troops) -> String {
        let at = match troops.at {
            Stands::Board(colour) => self.say("plan-board", &[("colour", (&self.colour(colour)).into())]),
            Stands::Site(slot) if troops.bandits => {
                let site = say::site(&self.desk.words, &self.case.position, slot);
                self.say("plan-crown", &[("site", (&site).into())])
            }
            Stands::Site(slot) => say::site(&self.desk.words, &self.case.position, slot),
        };
        format!("{at} {} ({})", troops.warbands, say::cites(&troops.cites))
    }

    fn allies(&self, planned: &Planned) -> Option<String> {
        let pools = &planned.fight.pools;
        let mut parts: Vec<String> =
            pools.allies.iter().map(|ally| self.say("plan-ally-joined", &[("ally", (&self.colour(*ally)).into())])).collect();
        if let Some(fight) = joined(self.table, planned) {
            let names: Vec<String> = pools.may_join.iter().map(|ally| self.colour(*ally)).collect();
            parts.push(self.say("plan-may-join", &[("allies", names.join(", ").as_str().into())]));
            let chance = Figures::new(&self.desk.words).exact(&fight.odds.win());
            parts.push(self.say("plan-if-joined", &[("chance", (&chance).into())]));
        }
        (!parts.is_empty()).then(|| parts.join("; "))
    }

    fn roll(&self, out: &mut String, plan: &Plan, rolled: &Rolled) {
        if let Some(planned) = plan.campaigns.first() {
            self.campaign(out, planned);
            out.push('\n');
        }
        let defense: Vec<&'static str> = rolled.defense.iter().map(|face| face.name()).collect();
        let attack: Vec<&'static str> = rolled.attack.iter().map(|face| face.name()).collect();
        write_steps(self.desk, out, &tell(&rolled.resolved.steps), (&defense, &attack), (None, None));
    }
}
