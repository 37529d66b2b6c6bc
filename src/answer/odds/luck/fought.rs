//! Reads campaigns of an evening: `6v4+3 lost`, `4v2 won 2`, in the words of any of the three languages.

use super::super::read::{self, Written};
use crate::{
    answer::{Error, clean::clean},
    i18n::{Words, id},
    law::words::fold,
    odds::{Fight, Fraction, Odds, Seen, Warbands, odds},
};

/// The most campaigns of an evening.
const MOST_FIGHTS: usize = 50;
/// Folded words for a victory of the attacker: whole, then beginnings.
const WON: (&[&str], &[&str]) =
    (&["w", "win", "wins", "won", "victory", "g", "gewonnen", "gewinn", "sieg", "siegreich"], &["wygr", "zwyci"]);
/// Folded words for a defeat of the attacker: whole, then beginnings.
const LOST: (&[&str], &[&str]) =
    (&["l", "lose", "loss", "lost", "defeat", "defeated", "verloren", "niederlage", "besiegt"], &["przegr", "porazk", "pokonan"]);
/// Folded words that may stand after the number of warbands left, or before a change.
const FILLING: [&str; 10] = ["left", "with", "ubrig", "mit", "zostalo", "zostaly", "zostala", "z", "warbands", "scharen"];

/// A campaign that was fought.
pub struct Fought {
    pub fight: Fight,
    pub odds: Odds,
    pub seen: Seen,
}

impl Fought {
    /// Returns the fight in the short form.
    pub fn shown(&self) -> String {
        let Fight { attack_dice, force, defense_dice, defenders, .. } = &self.fight;
        let force = if force.0 == attack_dice.0 { String::new() } else { format!("/{force}") };
        let defenders = if defenders.0 == 0 { String::new() } else { format!("+{defenders}") };
        format!("{attack_dice}{force}v{defense_dice}{defenders}")
    }
}

/// A campaign of which not everything has been read.
struct Draft {
    text: String,
    fight: Fight,
    won: Option<bool>,
    left: Option<Warbands>,
}

/// Reads the campaigns, each in one argument or all of them in a row.
pub fn read(words: &Words, typed: &[String]) -> Result<Vec<Fought>, Error> {
    let line = typed.join(" ").replace(" vs ", "v").replace(" v ", "v");
    let mut fights = Vec::new();
    let mut draft: Option<Draft> = None;
    for word in line.split([' ', ',', ';', ':', '\t', '\n']).filter(|word| !word.is_empty()) {
        let folded = fold(word);
        if is_fight(word) {
            if let Some(before) = draft.replace(begin(words, word)?) {
                fights.push(finish(words, before)?);
            }
            if fights.len() >= MOST_FIGHTS {
                let message = words.say_with(id::LUCK_TOO_MANY, &[("most", MOST_FIGHTS.into())]);
                return Err(Error::new(words, "bad-number", message));
            }
            continue;
        }
        let Some(open) = &mut draft else { return Err(unreadable(words, word)) };
        match verdict(&folded) {
            Some(won) if open.won.is_none() => open.won = Some(won),
            None if FILLING.contains(&folded.as_str()) => {}
            None if open.won.is_some() && open.left.is_none() => {
                open.left = Some(Warbands(read::warbands(words, "left", word)?));
            }
            None if open.won.is_none() && !is_number(word) => {
                // A single word is meant as the result, if it is none of the changes.
                let misread = |error: Error| if word.contains(['-', '=', '_']) { error } else { unreadable(words, word) };
                open.fight.changes.extend(read::changes(words, [word]).map_err(misread)?);
            }
            Some(_) | None => return Err(unreadable(words, word)),
        }
    }
    match draft {
        Some(draft) => fights.push(finish(words, draft)?),
        None => return Err(unreadable(words, &line)),
    }
    Ok(fights)
}

fn is_fight(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit() || letter == '−')
        && word.contains(['v', 'V'])
        && Written::short(word).is_some()
}

fn is_number(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit() || letter == '−')
}

/// Returns whether a word means a victory or a defeat.
fn verdict(folded: &str) -> Option<bool> {
    let is = |(whole, begun): (&[&str], &[&str])| whole.contains(&folded) || begun.iter().any(|start| folded.starts_with(start));
    if is(WON) {
        Some(true)
    } else if is(LOST) {
        Some(false)
    } else {
        None
    }
}

fn begin(words: &Words, text: &str) -> Result<Draft, Error> {
    let form = |error: Error| error.hint(words.say(id::FIGHT_FORM));
    let written = Written::short(text).ok_or_else(|| read::no_fight(words, text))?;
    let or_none = |text: Option<String>| text.unwrap_or_default();
    let attack = read::dice(words, "attack", &or_none(written.attack)).map_err(form)?;
    let defense = read::dice(words, "defense", &or_none(written.defense)).map_err(form)?;
    let defenders = written.defenders.map_or(Ok(0), |text| read::warbands(words, "defenders", &text)).map_err(form)?;
    let force = written.force.map_or(Ok(attack), |text| read::warbands(words, "force", &text)).map_err(form)?;
    let fight = Fight::new(attack, defense, defenders).with_force(force);
    Ok(Draft { text: text.to_owned(), fight, won: None, left: None })
}

/// Computes the odds; an impossible result is an error of the writer.
fn finish(words: &Words, draft: Draft) -> Result<Fought, Error> {
    let shown = clean(&draft.text).into_owned();
    let Some(won) = draft.won else {
        let message = words.say_with(id::LUCK_NO_RESULT, &[("fight", (&shown).into())]);
        return Err(Error::new(words, "missing", message).hint(words.say(id::LUCK_FORM)));
    };
    read::check_changes(words, &draft.fight.changes)?;
    let odds = odds(&draft.fight).map_err(|fault| read::too_large(words, fault))?;
    let seen = Seen { won, left: draft.left };
    if odds.chance_of(&seen) == Fraction::zero() {
        let message = words.say_with(id::LUCK_IMPOSSIBLE, &[("fight", (&shown).into())]);
        let hint = words.say_with(id::LUCK_LOOK, &[("fight", (&shown).into())]);
        return Err(Error::new(words, "impossible", message).hint(hint));
    }
    Ok(Fought { fight: draft.fight, odds, seen })
}

fn unreadable(words: &Words, word: &str) -> Error {
    let message = words.say_with(id::LUCK_UNREADABLE, &[("word", clean(word).as_ref().into())]);
    Error::new(words, "bad-fight", message).hint(words.say(id::LUCK_FORM))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::Lang;

    #[test]
    fn victory_and_defeat_in_three_languages() {
        for word in ["won", "WIN", "gewonnen", "Sieg", "wygrana", "wygrany", "wygrałam", "zwycięstwo"] {
            assert_eq!(verdict(&fold(word)), Some(true), "{word}");
        }
        for word in ["lost", "verloren", "Niederlage", "przegrana", "przegrany", "Porażka", "pokonany"] {
            assert_eq!(verdict(&fold(word)), Some(false), "{word}");
        }
        assert_eq!(verdict("perhaps"), None);
    }

    #[test]
    fn an_evening_reads_in_many_ways() {
        let words = Words::new(Lang::En);
        let read = |typed: &[&str]| {
            let typed: Vec<String> = typed.iter().map(|text| (*text).to_owned()).collect();
            let fights = read(&words, &typed).ok()?;
            Some(fights.iter().map(|it| (it.shown(), it.seen.won, it.seen.left.map(|left| left.0))).collect::<Vec<_>>())
        };
        let two = Some(vec![("6v4+3".to_owned(), false, None), ("4v2".to_owned(), true, Some(2))]);
        assert_eq!(read(&["6v4+3 lost", "4v2 won 2"]), two);
        assert_eq!(read(&["6v4+3", "lost", "4v2", "won", "2"]), two);
        assert_eq!(read(&["6 v 4+3: verloren; 4v2 gewonnen, 2 übrig"]), two);
        assert_eq!(read(&["6v4+3 ignore-skulls lost 3"]).map(|fights| fights.len()), Some(1));
        for bad in [&["lost"][..], &["6v4+3"], &["6v4 won lost"], &["6v4 lost 2 2"], &["6v4 won 7"], &["0v4 won"], &["6v4 2 won"]]
        {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }
}
