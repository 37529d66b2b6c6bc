//! What the others can do in their next turn: the same search for each of them, from what is told now.

use super::{Writer, planner};
use crate::{
    answer::{
        Error, Schema,
        chance::Chance,
        figures::Figures,
        judge::{
            Game as _, Oath, Parts,
            parts::{cited, shown},
            seat::Question,
        },
        phrase,
    },
    game::{Colour, Player, Position, visible_to},
    i18n::id,
    law::Lang,
    notation::print_goal,
    odds::Fraction,
    planner::turn::{TurnPlan, better_turn, next_turn_of, plan_turn},
    rules::{self, Action, Aim, Cost, Goal, Reading, Request, Ruling, Table, Thing, Verdict},
};
use serde::Serialize;

/// What the others can do in their next turn; as JSON the document `threats`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ThreatsAnswer {
    schema: Schema,
    /// The book that rules.
    pub book: &'static str,
    /// Who asks.
    pub player: &'static str,
    /// What is threatened, the greatest chance first.
    pub threats: Vec<ThreatAnswer>,
    /// Whether nothing can be worse, as far as it is told.
    pub proven: bool,
    /// That nobody threatens anything, or how far the search went.
    pub said: Vec<String>,
}

/// What a player can do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ThreatAnswer {
    /// Who.
    pub player: &'static str,
    /// What, as a goal in English words.
    pub goal: String,
    /// The chance with the best play.
    pub win: Chance,
    /// How: the actions up to the first fight.
    pub line: Vec<String>,
    /// What the first of them rests on.
    pub cites: Vec<String>,
    /// The cheapest single action of the player who asks that stops it or makes it less likely; nothing where there is none, or
    /// where it is somebody else's turn.
    pub stop: Option<StopAnswer>,
    /// All of it in words.
    pub text: String,
}

/// What stops a threat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StopAnswer {
    /// The action, in English words.
    pub action: String,
    /// What it costs.
    pub cost: Parts,
    /// The chance of the threat after it.
    pub win: Chance,
    /// What it rests on.
    pub cites: Vec<String>,
    /// The action, as it can be typed.
    pub typed: String,
}

/// Returns, for so many searches, what is asked now and then whether so many positions of one of them are enough.
pub type Stops<'s> = dyn Fn(usize) -> Box<dyn Fn(u64) -> bool + 's> + 's;

/// Returns what the others can do in their next turn. `stop` returns, for so many searches, what ends one of them.
pub(in crate::answer::judge) fn threats(question: &Question<'_, Oath>, stop: &Stops<'_>) -> Result<ThreatsAnswer, Error> {
    let (words, table) = (question.words, &question.table);
    let me = planner(question)?;
    let seen = Position::new(visible_to(table.position, me)).unwrap_or_else(|_| table.position.clone());
    let others: Vec<Colour> = seen.players.iter().map(|player| player.colour).filter(|colour| *colour != me).collect();
    let goals = wanted(&seen, me);
    let searches = others.len() * goals.len();
    let mut plans: Vec<(Position, TurnPlan)> = Vec::new();
    let mut proven = true;
    for colour in others {
        let Some(theirs) = next_turn_of(&seen, colour) else { continue };
        for aim in &goals {
            let enough = stop(2 * searches);
            let plan = plan_turn(&theirs, colour, table.reading(), &Goal(vec![*aim]), &*enough);
            proven &= plan.proven;
            // What somebody has already is no threat.
            if plan.worth.chance > plan.now.chance {
                plans.push((theirs.clone(), plan));
            }
        }
    }
    plans.sort_by(|(_, one), (_, other)| other.worth.chance.cmp(&one.worth.chance));
    let answers = Answers::new(&seen, me, table.reading());
    let searches = 2 * plans.len().min(MOST_STOPPED) * answers.0.len();
    let stops = |(at, plan): (usize, &TurnPlan)| {
        let wanted = Some(plan).filter(|_| at < MOST_STOPPED)?;
        answers.cheapest(wanted, table.reading(), &|| stop(searches.max(1)))
    };
    let threats: Vec<ThreatAnswer> =
        plans.iter().enumerate().map(|(at, (theirs, plan))| threat(question, theirs, plan, stops((at, plan)))).collect();
    let nobody = threats.is_empty().then(|| words.say(id::TURN_NO_THREAT));
    let as_told = Some(words.say(id::TURN_THREATS_AS_TOLD));
    let more = (!proven).then(|| words.say(id::TURN_THREATS_NOT_PROVEN));
    let said = nobody.into_iter().chain(as_told).chain(more).collect();
    Ok(ThreatsAnswer { schema: Schema::Threats, book: Oath::BOOK.key(), player: me.word(), threats, proven, said })
}

/// Returns what others may want: victory, the title, and everything that the player rules and holds.
fn wanted(position: &Position, me: Colour) -> Vec<Aim> {
    let own = position.player(me);
    let relics = own.into_iter().flat_map(|own| &own.relics).filter_map(|relic| relic.identity.card()).map(Thing::Relic);
    let peoples = position.peoples_favor.filter(|banner| banner.holder == Some(me)).map(|_| Thing::PeoplesFavor);
    let darkest = position.darkest_secret.filter(|banner| banner.holder == Some(me)).map(|_| Thing::DarkestSecret);
    let kind = own.and_then(Player::warband_colour);
    let is_own = |colour: Colour| Some(colour) == kind;
    let ruled = position.sites.iter().filter(|site| site.warbands.iter().any(|(colour, _)| is_own(*colour)));
    let things = relics.chain(peoples).chain(darkest).map(Aim::Hold);
    [Aim::Win, Aim::Title].into_iter().chain(ruled.map(|site| Aim::Rule(site.slot))).chain(things).collect()
}

/// For so many threats, the likeliest first, it is looked for what stops them.
const MOST_STOPPED: usize = 3;

/// What a player can do now with a certain end, the cheapest first.
struct Answers(Vec<(Request, Ruling, Position)>);

/// An action that makes a threat less likely, with its ruling and the chance of the threat then.
type Stop = (Request, Ruling, Fraction);

impl Answers {
    /// Returns everything that a player can do now without dice and without anybody's leave.
    fn new(position: &Position, me: Colour, reading: Reading) -> Self {
        let table = Table::new(position, Some(me), reading);
        let mut all: Vec<(Request, Ruling, Position)> = Vec::new();
        let legal = rules::list_quiet(&table).into_iter().filter(|listed| listed.ruling.verdict() == Verdict::Legal);
        for listed in legal.filter(|listed| !matches!(listed.asked.action, Action::Campaign(_) | Action::Rest(_))) {
            let numbers = listed.asked.number().zip(listed.most).map(|(least, most)| least..=most);
            let asked: Vec<Request> = match numbers {
                Some(numbers) => numbers.map(|number| listed.asked.with_number(number)).collect(),
                None => vec![listed.asked],
            };
            for asked in asked {
                let done = rules::apply(position, Some(me), reading, &asked).ok().filter(|done| done.ruling.leave.is_empty());
                all.extend(done.map(|done| (asked, done.ruling, done.position)));
            }
        }
        let price = |cost: Cost| (cost.supply.0, cost.favor.0 + cost.secrets.0 + cost.warbands.0);
        all.sort_by_key(|(_, ruling, _)| price(ruling.cost));
        Self(all)
    }

    /// Returns the cheapest action after which a threat is gone, or else the one after which it is least likely.
    fn cheapest<'s>(
        &self,
        threat: &TurnPlan,
        reading: Reading,
        stop: &dyn Fn() -> Box<dyn Fn(u64) -> bool + 's>,
    ) -> Option<Stop> {
        let mut best: Option<Stop> = None;
        for (asked, ruling, after) in &self.0 {
            let Some(theirs) = next_turn_of(after, threat.me) else { continue };
            let left = match better_turn(&theirs, threat.me, (reading, &threat.goal), &threat.now, &*stop()) {
                (Some(worth), true) => worth.chance,
                (None, true) => threat.now.chance.clone(),
                (_, false) => continue,
            };
            if left < threat.worth.chance && best.as_ref().is_none_or(|(_, _, known)| left < *known) {
                best = Some((asked.clone(), ruling.clone(), left));
            }
            if best.as_ref().is_some_and(|(_, _, left)| *left <= threat.now.chance) {
                break;
            }
        }
        best
    }
}

fn threat(question: &Question<'_, Oath>, theirs: &Position, plan: &TurnPlan, stop: Option<Stop>) -> ThreatAnswer {
    let words = question.words;
    let writer = Writer { words, position: theirs, goal: &plan.goal };
    let line: Vec<String> = plan.line.iter().map(|step| phrase::action(words, &step.asked, theirs)).collect();
    let player = phrase::colour(words, plan.me);
    let (goal, chance) = (writer.goal(), writer.worth(&plan.worth));
    let joined = line.join(" · ");
    let values =
        [("player", (&player).into()), ("goal", (&goal).into()), ("chance", (&chance).into()), ("line", (&joined).into())];
    let mut text = vec![words.say_with(id::TURN_THREAT, &values)];
    text.extend(stop.as_ref().map(|(asked, ruling, left)| {
        let (action, cost) = (phrase::action(words, asked, question.table.position), phrase::cost(words, ruling.cost));
        let (chance, sections) = (Figures::new(words).exact(left), shown(words.lang, &ruling.cites).join(", "));
        let id = if *left <= plan.now.chance { id::TURN_STOPPED_BY } else { id::TURN_LOWERED_BY };
        let values = [
            ("action", (&action).into()),
            ("cost", (&cost).into()),
            ("chance", (&chance).into()),
            ("sections", (&sections).into()),
        ];
        words.say_with(id, &values)
    }));
    let stop = stop.map(|(asked, ruling, left)| StopAnswer {
        action: Oath::written(&asked, question.table.position),
        cost: ruling.cost.parts().collect(),
        win: Chance::new(&left),
        cites: cited(&ruling.all_cites()),
        typed: phrase::action(words, &asked, question.table.position),
    });
    ThreatAnswer {
        player: plan.me.word(),
        goal: print_goal(&plan.goal, theirs, Lang::En),
        win: Chance::new(&plan.worth.chance),
        text: text.join(" "),
        cites: plan.line.first().map(|step| cited(&step.cites)).unwrap_or_default(),
        stop,
        line,
    }
}
