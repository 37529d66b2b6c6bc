//! Which sections of the Law govern a card: those of its kind, its restriction, its cost, its kinds of power, the
//! actions it modifies, and those the rulebook names for this very card.

use super::{Card, Face, MajorAction, Nature, PowerKind};

impl Card {
    /// Returns the numbers of the sections that govern it: what is its own first, the general ones after.
    #[must_use]
    pub fn sections(&self) -> Vec<&'static str> {
        let mut sections: Vec<&'static str> = self.law.to_vec();
        sections.extend(self.powers.iter().flat_map(|power| sections_of_power(*power)));
        sections.extend(self.modifies.iter().map(|action| section_of_action(*action)));
        if !self.cost.is_free() {
            sections.push("7.1.2");
        }
        if self.restriction.is_some() {
            sections.push("7.2.1");
        }
        if self.locked {
            sections.push("7.2.2");
        }
        sections.extend(sections_of_nature(&self.nature));
        let mut kept: Vec<&'static str> = Vec::new();
        for section in sections {
            if !kept.contains(&section) {
                kept.push(section);
            }
        }
        kept
    }
}

const fn sections_of_power(power: PowerKind) -> &'static [&'static str] {
    match power {
        PowerKind::BattlePlanAttacker | PowerKind::BattlePlanDefender | PowerKind::BattlePlanEither => &["7.5", "5.5.3"],
        PowerKind::Modifier => &["7.4"],
        PowerKind::Action => &["7.3.2"],
        PowerKind::Wake => &["7.3.1"],
        PowerKind::Rest => &["7.3.4"],
        PowerKind::WhenPlayed | PowerKind::Homeland => &["7.3.3"],
        PowerKind::Persistent => &["7.1.4"],
        PowerKind::Continuous => &["7.1.1"],
    }
}

const fn section_of_action(action: MajorAction) -> &'static str {
    match action {
        MajorAction::Search => "5.1",
        MajorAction::Muster => "5.2",
        MajorAction::Trade => "5.3",
        MajorAction::Recover => "5.4",
        MajorAction::Campaign => "5.5",
        MajorAction::Travel => "5.6",
    }
}

const fn sections_of_nature(nature: &Nature) -> &'static [&'static str] {
    match nature {
        Nature::Denizen { .. } => &["2.6"],
        Nature::Edifice { face: Face::Intact | Face::Ruined, .. } => &["2.9"],
        Nature::Relic => &["2.4"],
        Nature::Site(_) => &["2.8"],
        Nature::Vision(_) => &["2.7"],
        Nature::Banner { .. } => &["2.5"],
        Nature::Reliquary { .. } => &["2.3"],
    }
}
