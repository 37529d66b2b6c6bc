//! Reasons, costs and names of Lords of Xidit in the reader's language.

pub use crate::answer::nouns::{class, xidit_colour as colour};
use crate::{
    answer::{clean::clean, nouns},
    i18n::{Filled, Id, Words, family, id},
    rules::xidit::{Contender, Cost, Matter, Missing, Value},
};

/// Says what speaks for or against an action.
pub fn matter(words: &Words, matter: &Matter) -> String {
    say(words, family::XIDIT_WHY.of(matter.kind()), matter.values())
}

/// Says what the description leaves out.
pub fn missing(words: &Words, missing: &Missing) -> String {
    say(words, family::XIDIT_MISSING.of(missing.kind()), missing.values())
}

fn say(words: &Words, id: Id, values: Vec<(&'static str, Value)>) -> String {
    let values: Vec<(&'static str, Filled)> = values.into_iter().map(|(name, value)| (name, filled(words, value))).collect();
    words.say_filled(id, &values)
}

fn filled(words: &Words, value: Value) -> Filled {
    match value {
        Value::Count(count) => Filled::Number(count),
        Value::City(city) => Filled::Number(city.0.into()),
        Value::Class(class) => nouns::classed(class),
        Value::Unit(class) => Filled::Noun(family::XIDIT_UNIT.of(class.word())),
        Value::Colour(colour) => nouns::xidit_coloured(colour),
        Value::Road(road) => Filled::Noun(family::XIDIT_ROAD.of(road.word())),
        Value::Order(order) => Filled::Noun(family::XIDIT_ORDER.of(order.word())),
        Value::Reward(reward) => Filled::Noun(family::XIDIT_REWARD.of(reward.word())),
        Value::Trial(trial) => Filled::Noun(family::XIDIT_TRIAL.of(trial.word())),
        Value::Own(name) => Filled::Text(nouns::quoted(words, &clean(&name))),
        Value::Missing(missing) => Filled::Text(self::missing(words, &missing)),
    }
}

/// Returns the name of a contender in the assessments.
pub fn contender(words: &Words, who: Contender) -> String {
    match who {
        Contender::Player(it) => colour(words, it),
        Contender::Dummy => words.say(id::XIDIT_DUMMY),
    }
}

/// Says what it costs.
pub fn cost(words: &Words, cost: Cost) -> String {
    let part = |(part, count): (&str, u8)| {
        let name = if part == "units" { words.say(id::XIDIT_ANY_UNITS) } else { words.say(family::XIDIT_CLASS.of(part)) };
        words.say_with(id::XIDIT_COST, &[("count", usize::from(count).into()), ("what", (&name).into())])
    };
    let parts: Vec<String> = cost.parts().map(part).collect();
    if parts.is_empty() { words.say(id::JUDGE_COST_NONE) } else { parts.join(", ") }
}
