//! Reads a fight: `6v4+3`, its numbers one by one, and the changes by cards.

use crate::{
    answer::{Error, clean::clean},
    cards::find_cards_up_to,
    i18n::{Id, Words, family, id},
    law::{Found, words::key},
    odds::{Aim, Change, ChangeError, FightError, Fraction, MOST_DICE, MOST_WARBANDS, Number, Side, Warbands, change_names},
    rules::{card_changes, is_battle_plan},
};

/// The numbers of a fight as written, as far as they were given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The attack dice.
    pub attack: Option<String>,
    /// The attacking force.
    pub force: Option<String>,
    /// The defense dice.
    pub defense: Option<String>,
    /// The defending force.
    pub defenders: Option<String>,
}

impl Written {
    /// Returns the numbers of the short form: attack dice, `/` and the force if it differs, `v`, defense dice, `+` and the defenders.
    #[must_use]
    pub fn short(text: &str) -> Option<Self> {
        let text: String = in_signs(text).chars().filter(|letter| !letter.is_whitespace()).collect::<String>().to_lowercase();
        let (attack, defense) = text.split_once('v')?;
        let defense = defense.strip_prefix('s').unwrap_or(defense);
        let part = |text: &str| Some(text.to_owned());
        let (attack, force) = attack.split_once('/').map_or((attack, None), |(dice, force)| (dice, part(force)));
        let (defense, defenders) = defense.split_once('+').map_or((defense, None), |(dice, more)| (dice, part(more)));
        let attack = part(attack).filter(|attack| !attack.is_empty());
        Some(Self { attack, force, defense: part(defense), defenders })
    }
}

/// Returns the numbers of a fight that is said in words with the sign between its sides: `6 gegen 4+3`, `odds 6 against 4`.
fn in_signs(text: &str) -> String {
    const CHANCE: [&str; 6] = ["odds", "chance", "chances", "chancen", "szansa", "szanse"];
    const AGAINST: [&str; 5] = ["against", "gegen", "na", "przeciw", "przeciwko"];
    let words: Vec<&str> = text.split_whitespace().collect();
    let is = |word: &str, of: &[&str]| of.contains(&word.to_lowercase().as_str());
    let skipped = usize::from(words.first().is_some_and(|word| words.len() > 1 && is(word, &CHANCE)));
    let sign = |word: &&str| if is(word, &AGAINST) { "v".to_owned() } else { (*word).to_owned() };
    words[skipped..].iter().map(sign).collect::<Vec<String>>().join(" ")
}

/// Returns the error that a text is not a fight.
pub fn no_fight(words: &Words, text: &str) -> Error {
    let message = words.say_with(id::FIGHT_UNREADABLE, &[("text", clean(text).as_ref().into())]);
    Error::new(words, "bad-fight", message).hint(words.say(id::FIGHT_FORM))
}

/// Reads the dice of a pool; `name` is `attack` or `defense`.
pub fn dice(words: &Words, name: &str, text: &str) -> Result<u32, Error> {
    number(words, name, text, MOST_DICE.0)
}

/// Reads a number of warbands; `name` is `force`, `defenders` or `keep`.
pub fn warbands(words: &Words, name: &str, text: &str) -> Result<u32, Error> {
    number(words, name, text, MOST_WARBANDS.0)
}

fn number(words: &Words, name: &str, text: &str, most: u32) -> Result<u32, Error> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if digits { text.parse().ok().filter(|number| *number <= most) } else { None };
    number.ok_or_else(|| {
        let shown = clean(text);
        let values = [("most", (most as usize).into()), ("text", shown.as_ref().into())];
        Error::new(words, "bad-number", words.say_with(family::FIGHT_BAD.of(name), &values))
    })
}

/// Reads a chance: `80%`, `0.8`, `4/5`, or just `80`; a comma does for the point.
pub fn chance(words: &Words, text: &str) -> Result<Fraction, Error> {
    let plain: String = text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>().replace(',', ".");
    let is_percent = |chance: &Fraction| *chance > Fraction::one() && !plain.contains(['%', '/']);
    let read = plain.parse::<Fraction>().ok().and_then(|chance| {
        if is_percent(&chance) { Fraction::new(chance.numerator().clone(), chance.denominator() * 100_u8) } else { Some(chance) }
    });
    read.filter(|chance| *chance > Fraction::zero() && *chance <= Fraction::one()).ok_or_else(|| {
        let message = words.say_with(id::FIGHT_BAD_NEED, &[("text", clean(text).as_ref().into())]);
        Error::new(words, "bad-number", message)
    })
}

/// Reads the aim of the attacker; `keep` is the value of `--keep`.
pub fn aim(words: &Words, typed: Option<&str>, keep: Option<u32>) -> Result<Option<Aim>, Error> {
    let keeping = keep.map(|least| Aim::WinKeeping(Warbands(least)));
    match typed {
        None => Ok(keeping),
        Some("win") => Ok(Some(Aim::Win)),
        Some("survivors") => Ok(Some(Aim::MostSurvivors)),
        Some("keep") => match keeping {
            Some(aim) => Ok(Some(aim)),
            None => Err(Error::new(words, "missing", words.say(id::FIGHT_KEEP_HOW_MANY))),
        },
        Some(other) => {
            let message = words.say_with(id::FIGHT_UNKNOWN_AIM, &[("text", clean(other).as_ref().into())]);
            Err(Error::new(words, "unknown-aim", message))
        }
    }
}

/// Reads changes by cards: names of changes in any case, whole or shortened as long as they are unique, and names of cards.
pub fn changes<'a>(words: &Words, typed: impl IntoIterator<Item = &'a str>) -> Result<Vec<Change>, Error> {
    let list = typed.into_iter().flat_map(|typed| typed.split(',')).map(str::trim).filter(|word| !word.is_empty());
    let read = |word| card(words, word).unwrap_or_else(|| change(words, word).map(|change| vec![change]));
    list.map(read).collect::<Result<Vec<_>, _>>().map(|changes| changes.concat())
}

/// The sides by the words that stand behind a card, folded.
const SIDES: [(&str, Side); 6] = [
    ("attacker", Side::Attacker),
    ("angreifer", Side::Attacker),
    ("atakujacy", Side::Attacker),
    ("defender", Side::Defender),
    ("verteidiger", Side::Defender),
    ("obronca", Side::Defender),
];

/// Returns what a battle plan does for the side behind its name, or else for the first side that can use it; none if the word
/// names no card.
fn card(words: &Words, word: &str) -> Option<Result<Vec<Change>, Error>> {
    let (name, side) = word.split_once('=').map_or((word, None), |(name, side)| (name, Some(side)));
    let is_change = change_names().any(|(known, _)| known == name.trim().to_lowercase().replace('_', "-"));
    let (_, names) = find_cards_up_to(Found::Inflected, name, |_| true).filter(|_| !is_change)?;
    let card = names.first()?.owner();
    let shown = card.name(words.lang);
    let error = |id: Id| Error::new(words, "no-change", words.say_with(id, &[("card", shown.into())]));
    let side = match side.map(|side| SIDES.iter().find(|(word, _)| *word == key(side))) {
        Some(None) => return Some(Err(error(id::FIGHT_UNKNOWN_SIDE))),
        Some(Some((_, side))) => Some(*side).filter(|side| is_battle_plan(card, *side)),
        None => [Side::Attacker, Side::Defender].into_iter().find(|side| is_battle_plan(card, *side)),
    };
    let Some(side) = side else { return Some(Err(error(id::FIGHT_NO_PLAN))) };
    Some(card_changes(card, side).ok_or_else(|| error(id::FIGHT_PLAN_OF_THE_TABLE)))
}

/// The most changes of one fight.
const MOST_CHANGES: usize = 100;

/// Objects to changes that contradict each other, and to more of them than cards can make.
pub fn check_changes(words: &Words, changes: &[Change]) -> Result<(), Error> {
    if changes.len() > MOST_CHANGES {
        let message = words.say_with(id::FIGHT_TOO_MANY_CHANGES, &[("most", MOST_CHANGES.into())]);
        return Err(Error::new(words, "too-long", message));
    }
    let both = [Change::AttackerWins, Change::DefenderWins];
    if !both.iter().all(|change| changes.contains(change)) {
        return Ok(());
    }
    let [one, other] = both.map(Change::name);
    let message = words.say_with(id::FIGHT_CHANGES_CONTRADICT, &[("one", one.into()), ("other", other.into())]);
    Err(Error::new(words, "contradiction", message))
}

fn change(words: &Words, word: &str) -> Result<Change, Error> {
    let (name, number) = word.split_once('=').map_or((word, None), |(name, number)| (name, Some(number)));
    let typed = name.trim().to_lowercase().replace('_', "-");
    let begun: Vec<&str> = change_names().map(|(known, _)| known).filter(|known| known.starts_with(&typed)).collect();
    let name = match begun[..] {
        [only] => only,
        _ => &typed,
    };
    let written = number.map_or_else(|| name.to_owned(), |number| format!("{name}={}", number.trim().replace('−', "-")));
    written.parse().map_err(|error| wrong_change(words, &begun, &error))
}

fn wrong_change(words: &Words, begun: &[&str], error: &ChangeError) -> Error {
    match error {
        ChangeError::Unknown(name) => unknown_change(words, begun, name),
        ChangeError::NumberMissing(name) => {
            let message = words.say_with(id::FIGHT_CHANGE_NEEDS_NUMBER, &[("name", (*name).into())]);
            Error::new(words, "bad-number", message).hint(range(words, name))
        }
        ChangeError::NumberUnwanted(name) => {
            Error::new(words, "bad-number", words.say_with(id::FIGHT_CHANGE_TAKES_NO_NUMBER, &[("name", (*name).into())]))
        }
        ChangeError::BadNumber { name, text } => {
            let shown = clean(text);
            let values = [("name", (*name).into()), ("text", shown.as_ref().into())];
            Error::new(words, "bad-number", words.say_with(id::FIGHT_CHANGE_BAD_NUMBER, &values)).hint(range(words, name))
        }
    }
}

/// Returns the numbers that a change takes, in words.
fn range(words: &Words, name: &str) -> String {
    let number = change_names().find(|(known, _)| *known == name).map_or(Number::None, |(_, number)| number);
    let (least, most) = match number {
        Number::None => (String::new(), String::new()),
        Number::Signed(far) => (format!("-{far}"), format!("+{far}")),
        Number::Count(least, most) => (least.to_string(), most.to_string()),
    };
    words.say_with(id::FIGHT_CHANGE_RANGE, &[("name", name.into()), ("least", (&least).into()), ("most", (&most).into())])
}

fn unknown_change(words: &Words, begun: &[&str], typed: &str) -> Error {
    const FAR: usize = 4;
    let message = words.say_with(id::FIGHT_UNKNOWN_CHANGE, &[("name", clean(typed).as_ref().into())]);
    let mut error = Error::new(words, "unknown-change", message);
    let short = typed.len() <= 40;
    let near = change_names().map(|(name, _)| (strsim::osa_distance(name, if short { typed } else { "" }), name)).min();
    let suggested = match (begun, near) {
        ([], Some((far, name))) if far <= FAR => name.to_owned(),
        ([], _) => String::new(),
        (begun, _) if typed.is_empty() || begun.len() > 6 => String::new(),
        (begun, _) => begun.join(", "),
    };
    if !suggested.is_empty() {
        error = error.hint(words.say_with(id::ERROR_DID_YOU_MEAN, &[("suggestion", (&suggested).into())]));
    }
    let all: Vec<&str> = change_names().map(|(name, _)| name).collect();
    let list = words.say_with(id::FIGHT_CHANGES, &[("names", all.join(", ").as_str().into())]);
    hint_lines(&list).into_iter().fold(error, Error::hint)
}

/// Returns a long list as hints of an easily read length.
fn hint_lines(list: &str) -> Vec<String> {
    const LINE: usize = 76;
    let mut lines: Vec<String> = Vec::new();
    for word in list.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LINE => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Returns the error that a fight is too large.
pub fn too_large(words: &Words, error: FightError) -> Error {
    let message = match error {
        FightError::TooManyDice { side, dice } => {
            let dice = dice.to_string();
            let values = [("dice", (&dice).into()), ("most", (MOST_DICE.0 as usize).into())];
            words.say_with(family::FIGHT_TOO_MANY_DICE.of(side.word()), &values)
        }
        FightError::TooManyWarbands { side, warbands } => {
            let warbands = warbands.to_string();
            let values = [("warbands", (&warbands).into()), ("most", (MOST_WARBANDS.0 as usize).into())];
            words.say_with(family::FIGHT_TOO_MANY_WARBANDS.of(side.word()), &values)
        }
        FightError::OutOfRange(change) => range(words, change.name()),
    };
    Error::new(words, "bad-number", message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(text: &str) -> Option<[String; 4]> {
        Written::short(text).map(|it| [it.attack, it.force, it.defense, it.defenders].map(Option::unwrap_or_default))
    }

    #[test]
    fn the_short_form_has_four_parts() {
        assert_eq!(short("6v4+3"), Some(["6", "", "4", "3"].map(str::to_owned)));
        assert_eq!(short("6/8 vs 4"), Some(["6", "8", "4", ""].map(str::to_owned)));
        assert_eq!(short("V4+3"), Some(["", "", "4", "3"].map(str::to_owned)));
        assert_eq!(short("6x4"), None);
        for typed in ["6 gegen 4+3", "6 na 4+3", "szansa 6v4+3", "odds 6 against 4+3", "Chance 6 gegen 4+3", "6 przeciw 4+3"] {
            assert_eq!(short(typed), Some(["6", "", "4", "3"].map(str::to_owned)), "{typed}");
        }
    }

    #[test]
    fn chances_come_in_many_spellings() {
        let words = Words::new(crate::law::Lang::En);
        for text in ["80%", "80 %", "0.8", "0,8", "4/5", "80", "80,0"] {
            assert_eq!(chance(&words, text).ok().map(|chance| chance.to_string()).as_deref(), Some("4/5"), "{text}");
        }
        for text in ["0", "101%", "101", "-1", "x", "", "1/0", "6/5"] {
            assert!(chance(&words, text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_change_may_be_begun_if_it_is_unmistakable() {
        let words = Words::new(crate::law::Lang::En);
        let read = |text: &str| changes(&words, [text]).ok();
        assert_eq!(read("IGNORE_SKULLS, no-s"), Some(vec![Change::IgnoreSkulls, Change::NoSacrifice]));
        assert_eq!(read("attack-d=-1"), Some(vec![Change::AttackDice(-1)]));
        assert_eq!(read("ignore"), None);
        assert_eq!(read("bandits"), Some(vec![Change::Bandits]));
    }

    #[test]
    fn a_battle_plan_may_be_named_in_any_language() {
        let words = Words::new(crate::law::Lang::En);
        let read = |text: &str| changes(&words, [text]).ok();
        for name in ["longbows", "Langbögen", "Długie Łuki", "LONGBOWS = attacker"] {
            assert_eq!(read(name), Some(vec![Change::AttackDice(1)]), "{name}");
        }
        assert_eq!(read("longbows=defender, no-sacrifice"), Some(vec![Change::AttackDice(-1), Change::NoSacrifice]));
        assert_eq!(read("bear traps"), Some(vec![Change::AttackDice(-1), Change::AttackersLost(1)]));
        assert_eq!(read("jinx"), Some(vec![Change::RerollAttack]));
        for name in ["garrison", "bear traps=attacker", "longbows=purple"] {
            assert_eq!(read(name), None, "{name}");
        }
    }
}
