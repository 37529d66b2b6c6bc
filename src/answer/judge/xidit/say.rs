//! Reasons, costs and names of Lords of Xidit in the reader's language.

pub use crate::answer::nouns::{class, xidit_colour as colour};
use crate::{
    answer::clean::clean,
    i18n::{Value as Filled, Words},
    rules::xidit::{Contender, Cost, Matter, Missing, Value},
};

/// Says what speaks for or against an action.
pub fn matter(words: &Words, matter: &Matter) -> String {
    filled(words, &format!("xidit-why-{}", matter.kind()), matter.values())
}

/// Says what the description leaves out.
pub fn missing(words: &Words, missing: &Missing) -> String {
    filled(words, &format!("xidit-missing-{}", missing.kind()), missing.values())
}

fn filled(words: &Words, id: &str, values: Vec<(&'static str, Value)>) -> String {
    let texts: Vec<(&'static str, Result<usize, String>)> =
        values.into_iter().map(|(name, value)| (name, text(words, value))).collect();
    let values: Vec<(&'static str, Filled<'_>)> = texts
        .iter()
        .map(|(name, text)| match text {
            Ok(count) => (*name, (*count).into()),
            Err(text) => (*name, text.into()),
        })
        .collect();
    words.say_with(id, &values)
}

/// Returns a count, or the words for a value.
fn text(words: &Words, value: Value) -> Result<usize, String> {
    Err(match value {
        Value::Count(count) => return Ok(count),
        Value::City(city) => return Ok(city.0.into()),
        Value::Class(it) => class(words, it),
        Value::Unit(class) => words.say(&format!("xidit-unit-{}", class.word())),
        Value::Colour(it) => colour(words, it),
        Value::Road(road) => words.say(&format!("xidit-road-{}", road.word())),
        Value::Order(order) => words.say(&format!("xidit-order-{}", order.word())),
        Value::Reward(reward) => words.say(&format!("xidit-reward-{}", reward.word())),
        Value::Trial(trial) => words.say(&format!("xidit-trial-{}", trial.word())),
        Value::Own(name) => clean(&name).into_owned(),
        Value::Missing(missing) => self::missing(words, &missing),
    })
}

/// Returns the name of a contender in the assessments.
pub fn contender(words: &Words, who: Contender) -> String {
    match who {
        Contender::Player(it) => colour(words, it),
        Contender::Dummy => words.say("xidit-dummy"),
    }
}

/// Says what it costs.
pub fn cost(words: &Words, cost: &Cost) -> String {
    let part = |(part, count): (&str, u8)| {
        let name = if part == "units" { words.say("xidit-any-units") } else { words.say(&format!("xidit-class-{part}")) };
        words.say_with("xidit-cost", &[("count", usize::from(count).into()), ("what", (&name).into())])
    };
    let parts: Vec<String> = cost.parts().map(part).collect();
    if parts.is_empty() { words.say("judge-cost-none") } else { parts.join(", ") }
}
