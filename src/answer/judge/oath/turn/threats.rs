//! What the others can do in their next turn: the same search for each of them, from what is told now.

use super::{Writer, planner};
use crate::{
    answer::{
        Error, Schema,
        chance::Chance,
        figures::Figures,
        judge::{
            game::Game as _,
            oath::Oath,
            parts::{cited, shown},
            plan::{StopAnswer, Stops, ThreatAnswer, ThreatsAnswer},
        },
        phrase,
    },
    game::{Colour, Player, Position, visible_to},
    i18n::{Words, id},
    law::Lang,
    notation::print_goal,
    odds::Fraction,
    planner::turn::{Threat, next_turn_of, short_turn, threat},
    rules::{self, Action, Aim, Cost, Goal, Reading, Request, Ruling, Table, Thing, Verdict},
};

/// Returns what the others can do in their next turn. `stop` returns, for so many searches that are left, what ends the next one.
pub(in crate::answer::judge) fn threats(words: &Words, table: &Table<'_>, stop: &Stops<'_>) -> Result<ThreatsAnswer, Error> {
    let me = planner(words, table)?;
    let seen = Position::new(visible_to(table.position, me)).unwrap_or_else(|_| table.position.clone());
    let others: Vec<Colour> = seen.players.iter().map(|player| player.colour).filter(|colour| *colour != me).collect();
    let goals = wanted(&seen, me);
    let mut left = others.len() * goals.len();
    let mut found: Vec<(Position, Threat)> = Vec::new();
    let mut proven = true;
    for colour in others {
        let Some(theirs) = next_turn_of(&seen, colour) else { continue };
        for aim in &goals {
            // Half of the time is for what stops the likeliest.
            let enough = stop(2 * left);
            left -= 1;
            let threat = threat(&theirs, colour, (table.reading(), &Goal(vec![*aim])), &*enough);
            proven &= threat.proven;
            // What somebody has already is no threat.
            if threat.worth.chance > threat.now.chance {
                found.push((theirs.clone(), threat));
            }
        }
    }
    found.sort_by(|(_, one), (_, other)| other.worth.chance.cmp(&one.worth.chance));
    let answers = Answers::new(&seen, me, table.reading());
    let most = found.len().min(MOST_STOPPED) * (answers.0.len() + MOST_SEARCHED);
    let looked = std::cell::Cell::new(0);
    let next = || {
        looked.set(looked.get() + 1);
        stop((most + 1).saturating_sub(looked.get()).max(1))
    };
    let stops: Vec<Option<Stop>> =
        found.iter().take(MOST_STOPPED).map(|(_, threat)| answers.cheapest(threat, table.reading(), &next)).collect();
    let stops = stops.into_iter().chain(std::iter::repeat(None));
    let threats: Vec<ThreatAnswer> = found
        .iter()
        .zip(stops)
        .map(|((theirs, threat), stop)| told(words, &seen, ((theirs, threat), table.reading()), stop))
        .collect();
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

/// Returns whether a player has cards that nobody else knows: what they can do with them is not counted.
fn holds_unseen(position: &Position, player: Colour) -> bool {
    position.player(player).is_some_and(|player| player.advisers.iter().any(|adviser| adviser.identity.card().is_none()))
}

/// For so many threats, the likeliest first, it is looked for what stops them.
const MOST_STOPPED: usize = 3;

/// So many answers to a threat are searched as far as the threat itself.
const MOST_SEARCHED: usize = 3;

/// What a player can do now with a certain end, the cheapest first.
struct Answers(Vec<(Request, Ruling, Position)>);

/// An action that makes a threat less likely, with its ruling and the chance of the threat then.
type Stop = (Request, Ruling, Fraction);

impl Answers {
    /// Returns everything that a player can do now without dice and without anybody's leave.
    fn new(position: &Position, me: Colour, reading: Reading) -> Self {
        let table = Table::new(position, Some(me), reading);
        let mut all: Vec<(Request, Ruling, Position)> = Vec::new();
        let legal = rules::list_for_search(&table).into_iter().filter(|listed| listed.ruling.verdict() == Verdict::Legal);
        for listed in legal.filter(|listed| !matches!(listed.asked.action, Action::Campaign(_) | Action::Rest(_))) {
            let numbers = listed.asked.number().zip(listed.most).map(|(least, most)| least..=most);
            let asked: Vec<Request> = match numbers {
                Some(numbers) => numbers.map(|number| listed.asked.with_number(number)).collect(),
                None => vec![listed.asked],
            };
            for asked in asked {
                let done =
                    rules::apply(position, Some(me), reading, &asked).ok().filter(|done| done.ruling.consent_from.is_empty());
                all.extend(done.map(|done| (asked, done.ruling, done.position)));
            }
        }
        let price = |cost: Cost| (cost.supply.0, cost.favor.0 + cost.secrets.0 + cost.warbands.0);
        all.sort_by_key(|(_, ruling, _)| price(ruling.cost));
        Self(all)
    }

    /// Returns the cheapest action after which a threat is gone, or else one after which it is less likely. Short lines show which
    /// actions to look at first; how likely the threat is then is found as the threat itself was.
    fn cheapest<'s>(&self, found: &Threat, reading: Reading, stop: &dyn Fn() -> Box<dyn Fn(u64) -> bool + 's>) -> Option<Stop> {
        let mut promising = Vec::new();
        for at in 0..self.0.len() {
            let Some(theirs) = next_turn_of(&self.0[at].2, found.me) else { continue };
            let (short, whole) = short_turn(&theirs, found.me, (reading, &found.goal), &found.now, &*stop());
            let left = short.map_or_else(|| found.now.chance.clone(), |worth| worth.chance);
            if whole && left < found.worth.chance {
                promising.push((left, at, theirs));
            }
        }
        promising.sort_by(|(one, ..), (other, ..)| one.cmp(other));
        let searched = promising.into_iter().take(MOST_SEARCHED).filter_map(|(_, at, theirs)| {
            let after = threat(&theirs, found.me, (reading, &found.goal), &*stop());
            let (asked, ruling, _) = &self.0[at];
            let is_less = after.worth.chance < found.worth.chance && (after.proven || !found.proven);
            is_less.then(|| (asked.clone(), ruling.clone(), after.worth.chance))
        });
        searched.min_by(|(.., one), (.., other)| one.cmp(other))
    }
}

/// Returns a threat in words.
fn told(
    words: &Words,
    now: &Position,
    ((theirs, plan), reading): ((&Position, &Threat), Reading),
    stop: Option<Stop>,
) -> ThreatAnswer {
    let writer = Writer { words, position: theirs, reading, goal: &plan.goal };
    let line: Vec<String> = plan.line.iter().map(|asked| phrase::action(words, asked, theirs)).collect();
    let turn = Table::new(theirs, Some(plan.me), reading);
    let player = phrase::colour(words, plan.me);
    let (goal, chance) = (writer.goal(), writer.worth(&plan.worth));
    let proven = plan.worth.chance == Fraction::one() || plan.proven && !holds_unseen(theirs, plan.me);
    let at_least = |chance: String| words.say_with(id::TURN_AT_LEAST, &[("chance", (&chance).into())]);
    let chance = if proven { chance } else { at_least(chance) };
    let joined = line.join(" · ");
    let values =
        [("player", (&player).into()), ("goal", (&goal).into()), ("chance", (&chance).into()), ("line", (&joined).into())];
    let mut text = vec![words.say_with(id::TURN_THREAT, &values)];
    text.extend(stop.as_ref().map(|(asked, ruling, left)| {
        let (action, cost) = (phrase::action(words, asked, now), phrase::cost(words, ruling.cost));
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
        action: Oath::written(&asked, now),
        cost: ruling.cost.parts().collect(),
        win: Chance::new(&left),
        cites: cited(&ruling.all_cites()),
        typed: phrase::action(words, &asked, now),
    });
    ThreatAnswer {
        player: plan.me.word(),
        goal: print_goal(&plan.goal, theirs, Lang::En),
        win: Chance::new(&plan.worth.chance),
        text: text.join(" "),
        cites: plan.line.first().map(|asked| cited(&rules::may(&turn, asked).all_cites())).unwrap_or_default(),
        proven,
        stop,
        line,
    }
}
