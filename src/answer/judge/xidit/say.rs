//! Reasons, costs and names of Lords of Xidit in the reader's language.

pub use crate::answer::nouns::{class, xidit_colour as colour};
use crate::{
    answer::{clean::clean, nouns},
    i18n::{Filled, Words},
    rules::xidit::{Contender, Cost, Matter, Missing, Value},
};

/// Says what speaks for or against an action.
pub fn matter(words: &Words, matter: &Matter) -> String {
    say(words, &format!("xidit-why-{}", matter.kind()), matter.values())
}

/// Says what the description leaves out.
pub fn missing(words: &Words, missing: &Missing) -> String {
    say(words, &format!("xidit-missing-{}", missing.kind()), missing.values())
}

fn say(words: &Words, id: &str, values: Vec<(&'static str, Value)>) -> String {
    let values: Vec<(&'static str, Filled)> = values.into_iter().map(|(name, value)| (name, filled(words, value))).collect();
    words.say_filled(id, &values)
}

fn filled(words: &Words, value: Value) -> Filled {
    match value {
        Value::Count(count) => Filled::Number(count),
        Value::City(city) => Filled::Number(city.0.into()),
        Value::Class(class) => nouns::classed(class),
        Value::Unit(class) => Filled::Noun(format!("xidit-unit-{}", class.word())),
        Value::Colour(colour) => nouns::xidit_coloured(colour),
        Value::Road(road) => Filled::Noun(format!("xidit-road-{}", road.word())),
        Value::Order(order) => Filled::Noun(format!("xidit-order-{}", order.word())),
        Value::Reward(reward) => Filled::Noun(format!("xidit-reward-{}", reward.word())),
        Value::Trial(trial) => Filled::Noun(format!("xidit-trial-{}", trial.word())),
        Value::Own(name) => Filled::Text(nouns::quoted(words, &clean(&name))),
        Value::Missing(missing) => Filled::Text(self::missing(words, &missing)),
    }
}

/// Returns the name of a contender in the assessments.
pub fn contender(words: &Words, who: Contender) -> String {
    match who {
        Contender::Player(it) => colour(words, it),
        Contender::Dummy => words.say("xidit-dummy"),
    }
}

/// Says what it costs.
pub fn cost(words: &Words, cost: Cost) -> String {
    let part = |(part, count): (&str, u8)| {
        let name = if part == "units" { words.say("xidit-any-units") } else { words.say(&format!("xidit-class-{part}")) };
        words.say_with("xidit-cost", &[("count", usize::from(count).into()), ("what", (&name).into())])
    };
    let parts: Vec<String> = cost.parts().map(part).collect();
    if parts.is_empty() { words.say("judge-cost-none") } else { parts.join(", ") }
}
