//! What the others can do in their next turn: the same search for each of them, from what is told now.

use super::{Writer, planner};
use crate::{
    answer::{
        Error, Schema,
        chance::Chance,
        judge::{Game as _, Oath, seat::Question},
        phrase,
    },
    game::{Colour, Phase, Player, Position, ThisTurn, visible_to},
    i18n::id,
    law::Lang,
    notation::print_goal,
    planner::turn::{TurnPlan, plan_turn},
    rules::{Aim, Goal, Thing},
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
    /// All of it in words.
    pub text: String,
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
        let Some(theirs) = turn_of(&seen, colour) else { continue };
        for aim in &goals {
            let enough = stop(searches);
            let plan = plan_turn(&theirs, colour, table.reading(), &Goal(vec![*aim]), &*enough);
            proven &= plan.proven;
            // What somebody has already is no threat.
            if plan.worth.chance > plan.now.chance {
                plans.push((theirs.clone(), plan));
            }
        }
    }
    plans.sort_by(|(_, one), (_, other)| other.worth.chance.cmp(&one.worth.chance));
    let threats: Vec<ThreatAnswer> = plans.iter().map(|(theirs, plan)| threat(question, theirs, plan)).collect();
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

/// Returns the table at the beginning of a player's Act Phase, nothing else having changed.
fn turn_of(position: &Position, colour: Colour) -> Option<Position> {
    let mut setup = position.clone().into_setup();
    (setup.turn, setup.phase, setup.this_turn, setup.campaign) = (Some(colour), Phase::Act, ThisTurn::default(), None);
    Position::new(setup).ok()
}

fn threat(question: &Question<'_, Oath>, theirs: &Position, plan: &TurnPlan) -> ThreatAnswer {
    let words = question.words;
    let writer = Writer { words, position: theirs, goal: &plan.goal };
    let line: Vec<String> = plan.line.iter().map(|step| phrase::action(words, &step.asked, theirs)).collect();
    let player = phrase::colour(words, plan.me);
    let (goal, chance) = (writer.goal(), writer.worth(&plan.worth));
    let joined = line.join(" · ");
    let values =
        [("player", (&player).into()), ("goal", (&goal).into()), ("chance", (&chance).into()), ("line", (&joined).into())];
    ThreatAnswer {
        player: plan.me.word(),
        goal: print_goal(&plan.goal, theirs, Lang::En),
        win: Chance::new(&plan.worth.chance),
        text: words.say_with(id::TURN_THREAT, &values),
        line,
    }
}
