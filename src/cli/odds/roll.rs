//! One random roll, resolved step by step §5.5.3–5.5.6. The randomness comes from the operating system.

use super::{ask::Ask, read::too_large};
use crate::answer::{Error, chance::Chance, figures::Figures};
use crate::{
    cli::Context,
    i18n::{Value, Words},
    odds::{
        Aim, AttackFace, DefenseFace, Dice, Fight, Outcome, Reroll, RollError, Seen, Side, Step, Verdict, odds_for, pools,
        reroll_pays, resolve,
    },
};
use serde::Serialize;

/// A roll and its result.
#[derive(Serialize)]
pub struct Rolled {
    defense: Vec<&'static str>,
    attack: Vec<&'static str>,
    /// What was rolled first where a set was rolled again.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_defense: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_attack: Option<Vec<&'static str>>,
    steps: Vec<StepDocument>,
    won: bool,
    attacker_left: u32,
    attacker_lost: u32,
    defender_lost: u32,
    this_or_better: Chance,
    #[serde(skip)]
    better: crate::odds::Fraction,
    #[serde(skip)]
    force: u32,
}

/// A step for machines and messages: the id of its message, the section, the numbers.
#[derive(Serialize)]
pub struct StepDocument {
    step: &'static str,
    cite: &'static str,
    #[serde(flatten)]
    numbers: Numbers,
}

type Numbers = std::collections::BTreeMap<&'static str, u64>;

/// Random bytes, requested 64 at a time.
struct RandomBytes {
    bytes: [u8; 64],
    next: usize,
}

impl RandomBytes {
    const fn new() -> Self {
        Self { bytes: [0; 64], next: 64 }
    }

    fn byte(&mut self) -> Result<u8, getrandom::Error> {
        if self.next == self.bytes.len() {
            getrandom::fill(&mut self.bytes)?;
            self.next = 0;
        }
        self.next += 1;
        Ok(self.bytes[self.next - 1])
    }

    /// Rolls a number of dice.
    fn roll<F: Copy>(&mut self, faces: [F; 6], Dice(count): Dice) -> Result<Vec<F>, getrandom::Error> {
        let mut rolled = Vec::new();
        while rolled.len() < count as usize {
            if let Some(side) = side(self.byte()?) {
                rolled.push(faces[side]);
            }
        }
        Ok(rolled)
    }
}

/// Returns the side for a byte; the last four of 256 are rejected, so that all six sides are equally likely.
fn side(byte: u8) -> Option<usize> {
    (byte < 252).then_some(usize::from(byte % 6))
}

/// Rolls once.
pub fn roll(words: &Words, ask: &Ask) -> Result<Rolled, Error> {
    let (fight, aim) = (&ask.fight, ask.aim.unwrap_or(Aim::Win));
    let no_chance = |_| Error::new(words, "no-randomness", words.say("fight-no-randomness"));
    let wrong = |fault| match fault {
        RollError::Fight(fault) => too_large(words, fault),
        RollError::WrongDice { .. } => Error::new(words, "no-randomness", words.say("fight-no-randomness")),
    };
    let (attack_dice, defense_dice) = pools(fight).map_err(|fault| too_large(words, fault))?;
    let mut random = RandomBytes::new();
    let mut defense = random.roll(DefenseFace::FACES, defense_dice).map_err(no_chance)?;
    let mut attack = random.roll(AttackFace::FACES, attack_dice).map_err(no_chance)?;
    let pays = |attack: &[AttackFace], defense: &[DefenseFace]| reroll_pays(fight, aim, attack, defense).map_err(wrong);
    // The defender decides first, before the attack is looked at §5.5.4.
    let first_defense = match pays(&attack, &defense)? {
        Reroll { defense: true, .. } => {
            Some(std::mem::replace(&mut defense, random.roll(DefenseFace::FACES, defense_dice).map_err(no_chance)?))
        }
        Reroll { defense: false, .. } => None,
    };
    let first_attack = match pays(&attack, &defense)? {
        Reroll { attack: true, .. } => {
            Some(std::mem::replace(&mut attack, random.roll(AttackFace::FACES, attack_dice).map_err(no_chance)?))
        }
        Reroll { attack: false, .. } => None,
    };
    let resolved = resolve(fight, aim, &attack, &defense).map_err(wrong)?;
    let steps = step_documents(&resolved.steps);
    let ended = Ended { steps, outcome: resolved.outcome, attack, defense, first_attack, first_defense };
    ended.rolled(words, fight, aim)
}

/// A resolved roll.
struct Ended {
    steps: Vec<StepDocument>,
    outcome: Outcome,
    attack: Vec<AttackFace>,
    defense: Vec<DefenseFace>,
    first_attack: Option<Vec<AttackFace>>,
    first_defense: Option<Vec<DefenseFace>>,
}

impl Ended {
    fn rolled(self, words: &Words, fight: &Fight, aim: Aim) -> Result<Rolled, Error> {
        let odds = odds_for(fight, aim).map_err(|fault| too_large(words, fault))?;
        let seen = Seen { won: self.outcome.is_won(), left: Some(self.outcome.attacker_left) };
        let better = odds.at_least(&seen);
        let swords = |roll: &Vec<AttackFace>| roll.iter().map(|face| face.name()).collect::<Vec<_>>();
        let shields = |roll: &Vec<DefenseFace>| roll.iter().map(|face| face.name()).collect::<Vec<_>>();
        Ok(Rolled {
            defense: shields(&self.defense),
            attack: swords(&self.attack),
            first_defense: self.first_defense.as_ref().map(shields),
            first_attack: self.first_attack.as_ref().map(swords),
            steps: self.steps,
            won: self.outcome.is_won(),
            attacker_left: self.outcome.attacker_left.0,
            attacker_lost: self.outcome.attacker_lost.0,
            defender_lost: self.outcome.defender_lost.0,
            this_or_better: Chance::new(&better),
            better,
            force: odds.force().0,
        })
    }
}

/// Returns the documents of the steps.
pub fn step_documents(steps: &[Step]) -> Vec<StepDocument> {
    steps.iter().map(step_document).collect()
}

fn step_document(step: &Step) -> StepDocument {
    let (step, cite, numbers): (_, _, Vec<(&'static str, u64)>) = match *step {
        Step::LostBefore { side: Side::Attacker, warbands } => ("attackers-lost", "5.5.3", vec![("warbands", warbands.0.into())]),
        Step::LostBefore { side: Side::Defender, warbands } => ("defenders-lost", "5.5.3", vec![("warbands", warbands.0.into())]),
        Step::Outright(Side::Attacker) => ("attacker-outright", "5.5.3", vec![]),
        Step::Outright(Side::Defender) => ("defender-outright", "5.5.3", vec![]),
        Step::Shields(shields) => ("shields", "5.5.4", vec![("shields", shields.into())]),
        Step::Doublers { count, shields } => ("doublers", "5.5.4", vec![("doublers", count.into()), ("shields", shields)]),
        Step::Defense { shields, defenders, defense } => {
            ("defense", "5.5.4", vec![("shields", shields), ("defenders", defenders.0.into()), ("defense", defense)])
        }
        Step::Skulls { skulls, killed, left } => {
            ("skulls", "5.5.5", vec![("skulls", skulls.into()), ("killed", killed.0.into()), ("left", left.0.into())])
        }
        Step::Swords(swords) => ("swords", "5.5.5", vec![("swords", swords.into())]),
        Step::HollowSwords { hollow, swords } => {
            ("hollow-swords", "5.5.5", vec![("hollow", hollow.into()), ("swords", swords.into())])
        }
        Step::Attack(attack) => ("attack", "5.5.5", vec![("attack", attack.into())]),
        Step::Sacrifice { warbands, attack } => {
            ("sacrifice", "5.5.5", vec![("warbands", warbands.0.into()), ("attack", attack.into())])
        }
        Step::Verdict(Verdict::Won | Verdict::WonBySacrifice) => ("won", "5.5.5", vec![]),
        Step::Verdict(Verdict::Lost) => ("lost", "5.5.5", vec![]),
        Step::Defeated { side: Side::Attacker, killed } => ("attacker-defeated", "5.5.6", vec![("killed", killed.0.into())]),
        Step::Defeated { side: Side::Defender, killed } => ("defender-defeated", "5.5.6", vec![("killed", killed.0.into())]),
    };
    StepDocument { step, cite, numbers: numbers.into_iter().collect() }
}

/// Appends the roll, a line for every step.
pub fn write(ctx: &Context, out: &mut String, rolled: &Rolled) {
    let first = (rolled.first_defense.as_deref(), rolled.first_attack.as_deref());
    write_steps(ctx, out, &rolled.steps, (&rolled.defense, &rolled.attack), first);
    let chance = Figures::new(&ctx.words).exact(&rolled.better);
    let values = [
        ("left", (rolled.attacker_left as usize).into()),
        ("force", (rolled.force as usize).into()),
        ("chance", (&chance).into()),
    ];
    out.push('\n');
    ctx.page.heading(out, &ctx.words.say_with("roll-end", &values));
}

/// Faces of both rolls, defense first.
type Faces<'a> = &'a [&'static str];

/// Appends a line for every step, with the dice of defense and attack, and what was rolled first where a set was rolled again.
pub fn write_steps(
    ctx: &Context,
    out: &mut String,
    steps: &[StepDocument],
    (defense, attack): (Faces<'_>, Faces<'_>),
    (first_defense, first_attack): (Option<Faces<'_>>, Option<Faces<'_>>),
) {
    let line = |out: &mut String, cite: &str, text: &str| ctx.page.labelled(out, cite, cite.len(), text);
    let dice = |out: &mut String, cite: &str, id: &str, faces: &[&'static str]| {
        let shown = if faces.is_empty() { ctx.say("roll-no-dice") } else { counted(&ctx.words, faces) };
        line(out, cite, &ctx.words.say_with(id, &[("dice", (&shown).into())]));
    };
    let mut shown = (false, false);
    for step in steps {
        if step.cite == "5.5.4" && !shown.0 {
            shown.0 = true;
            if let Some(first) = first_defense {
                dice(out, "5.5.4", "roll-defense-first", first);
            }
            dice(out, "5.5.4", "roll-defense-dice", defense);
        }
        if step.cite == "5.5.5" && !shown.1 && shown.0 {
            shown.1 = true;
            if let Some(first) = first_attack {
                dice(out, "5.5.5", "roll-attack-first", first);
            }
            dice(out, "5.5.5", "roll-attack-dice", attack);
        }
        line(out, step.cite, &sentence(&ctx.words, step));
    }
}

fn sentence(words: &Words, step: &StepDocument) -> String {
    let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let values: Vec<(&'static str, Value<'_>)> =
        step.numbers.iter().map(|(name, value)| (*name, number(*value).into())).collect();
    words.say_with(&format!("roll-step-{}", step.step), &values)
}

/// Returns the faces with how often each was rolled: `3 × hollow sword, 1 × sword`.
fn counted(words: &Words, faces: &[&'static str]) -> String {
    let all = AttackFace::FACES.iter().map(|face| face.name()).chain(DefenseFace::FACES.iter().map(|face| face.name()));
    let mut seen: Vec<&str> = Vec::new();
    let mut parts = Vec::new();
    for name in all {
        let count = faces.iter().filter(|face| **face == name).count();
        if count > 0 && !seen.contains(&name) {
            seen.push(name);
            parts.push(format!("{count} × {}", words.say(&format!("roll-face-{name}"))));
        }
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_stands_for_as_many_bytes() {
        let mut counts = [0; 6];
        for side in (0..=u8::MAX).filter_map(side) {
            counts[side] += 1;
        }
        assert_eq!(counts, [42; 6]);
    }
}
