//! Finding units by number, and what stands around them.

use super::{DIVERGENCES, Divergence, UNITS, Unit};

/// Returns the unit with exactly this number. Never another one.
#[must_use]
pub fn unit(number: &str) -> Option<&'static Unit> {
    UNITS.iter().find(|unit| unit.number == number)
}

/// Returns the units directly under a number, in printed order.
pub fn children(number: &str) -> impl Iterator<Item = &'static Unit> {
    UNITS.iter().filter(move |unit| unit.parent == Some(number))
}

/// Returns the units that a unit belongs to, chapter first.
#[must_use]
pub fn lineage(unit: &Unit) -> Vec<&'static Unit> {
    let mut line = Vec::new();
    let mut parent = unit.parent;
    while let Some(above) = parent.and_then(self::unit) {
        line.insert(0, above);
        parent = above.parent;
    }
    line
}

/// Returns the unit printed just before, within the same parent.
#[must_use]
pub fn before(unit: &Unit) -> Option<&'static Unit> {
    UNITS.iter().take_while(|other| other.number != unit.number).filter(|other| other.parent == unit.parent).last()
}

/// Returns the unit printed just after, within the same parent.
#[must_use]
pub fn after(unit: &Unit) -> Option<&'static Unit> {
    UNITS.iter().skip_while(|other| other.number != unit.number).skip(1).find(|other| other.parent == unit.parent)
}

/// Returns the real numbers around one that does not exist: the last before it and the first after it.
#[must_use]
pub fn neighbours(number: &str) -> Vec<&'static Unit> {
    let place = order(number);
    let numbered = || UNITS.iter().filter(|unit| !unit.number.contains('/'));
    let last_before = numbered().filter(|unit| order(unit.number) < place).max_by_key(|unit| order(unit.number));
    let first_after = numbered().filter(|unit| order(unit.number) > place).min_by_key(|unit| order(unit.number));
    last_before.into_iter().chain(first_after).collect()
}

/// Returns the divergence with this id.
#[must_use]
pub fn divergence(id: &str) -> Option<&'static Divergence> {
    DIVERGENCES.iter().find(|divergence| divergence.id.eq_ignore_ascii_case(id))
}

/// Returns the divergences of a unit and of everything under it.
pub fn divergences_of(number: &str) -> impl Iterator<Item = &'static Divergence> {
    DIVERGENCES.iter().filter(move |divergence| divergence.sections.iter().any(|section| is_within(section, number)))
}

fn is_within(section: &str, number: &str) -> bool {
    section.strip_prefix(number).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '/']))
}

/// Returns a key that sorts numbers as the Law does: 1.9 before 1.10, I before II.
fn order(number: &str) -> Vec<u64> {
    number.split('.').map(|part| part.parse().unwrap_or_else(|_| super::number::roman(part).unwrap_or(u64::MAX))).collect()
}
