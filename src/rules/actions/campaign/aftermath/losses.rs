//! The losses of both sides §5.5.6. Half of a defeated force dies, rounded down (how many that are is found in `odds`:
//! `Army::dead_by_defeat`), and the survivors go to the board. Here: who dies in a force that stands in several places, who chooses
//! (the Chancellor for the Empire), and where the pieces go.
//!
//! The reserve are the attacker's warbands at sites that are not of the force. They count in the Polish printing alone, which does
//! not name the force where skulls kill and warbands are sacrificed §5.5.5 (D25): once the board has no more, or where the
//! attacker says so.

use crate::{
    game::{Colour, Player, Setup, Slot, Warbands},
    law::{
        DivergenceId::{D26, D28},
        Printing,
    },
    rules::{
        actions::campaign::{
            RESOLVE_DEFEAT, ROLL_ATTACK,
            aftermath::{Aftermath, LOSING},
            pools::Troops,
        },
        base::{Matter, Ruling},
        request::Stands,
        state::moves,
    },
};

/// A part of the defending force after the roll.
pub(crate) struct DeadAndLeft {
    pub at: Stands,
    /// How many die.
    pub dead: Warbands,
    /// How many are left.
    pub left: Warbands,
}

impl Aftermath<'_, '_> {
    /// Objects where those who are named to die are not exactly as many of a force as must.
    pub(crate) fn check_named_dead(&self, ruling: &mut Ruling) {
        let standing = |at: Stands| -> Warbands {
            let joined = self.battle.pools().joined.iter().map(|(slot, count)| (Stands::Site(*slot), *count));
            let board = (Stands::Board(self.campaign.attacker.colour), self.campaign.attacker.warbands);
            let defenders = self.mortal_defenders().map(|troops| (troops.at, troops.warbands));
            let all = defenders.chain(joined).chain([board]);
            all.filter(|(other, _)| *other == at).map(|(_, count)| count).sum()
        };
        for (attackers, need) in [(true, self.ending.attacker_dead), (false, self.ending.defender_dead)] {
            let of_side = || self.choices.losing.iter().filter(|(at, _)| self.is_attackers(*at) == attackers);
            let named: Warbands = of_side().map(|(_, count)| *count).sum();
            let too_many = of_side().any(|(at, _)| {
                let here: Warbands = of_side().filter(|(other, _)| other == at).map(|(_, count)| *count).sum();
                here > standing(*at)
            });
            let reserve = attackers && !self.campaign.reserve().is_empty();
            if of_side().next().is_none() || reserve || !too_many && named == need {
                continue;
            }
            if attackers {
                ruling.object(Matter::WrongOwnLosses { need }, [ROLL_ATTACK, RESOLVE_DEFEAT]);
            } else {
                ruling.object(Matter::WrongLosses { need }, [RESOLVE_DEFEAT]);
            }
        }
    }

    /// Rules on who dies in the defending force: by defeat, where the Chancellor chooses for the Empire §5.5.6, or by the battle
    /// plans of a victorious side.
    pub(crate) fn check_defenders_losses(&self, ruling: &mut Ruling) {
        let dead = self.ending.defender_dead;
        let matters = if self.ending.won {
            self.survivors_differ(dead)
        } else {
            dead != Warbands::NONE && self.mortal_defenders().count() > 1
        };
        if matters && self.ending.won {
            ruling.explain(Matter::ChancellorChoosesLosses { count: dead }, [RESOLVE_DEFEAT]);
        }
        if matters && !self.are_defenders_dead_named() {
            ruling.choices.push(LOSING);
        }
    }

    /// Rules on who dies in a victorious attacking force that stands in several places: the attacker chooses.
    pub(crate) fn check_attackers_losses(&self, ruling: &mut Ruling) {
        let dead = self.ending.attacker_dead;
        let named = self.choices.losing.iter().any(|(at, _)| self.is_attackers(*at));
        let matters = self.campaign.reserve().is_empty()
            && !self.battle.pools().joined.is_empty()
            && dead != Warbands::NONE
            && dead < self.mortal_force();
        if matters && !named {
            ruling.choices.push(LOSING);
        }
    }

    /// Returns the parts of the defending force that can die: bandits cannot §5.5.6.
    fn mortal_defenders(&self) -> impl Iterator<Item = &Troops> {
        self.battle.pools().defenders.iter().filter(|troops| !troops.bandits)
    }

    /// Returns whether anybody of the defending force is named to die.
    fn are_defenders_dead_named(&self) -> bool {
        self.choices.losing.iter().any(|(at, _)| !self.is_attackers(*at))
    }

    /// Returns whether it makes a difference who of a defeated defending force dies: the rest ends on several boards.
    fn survivors_differ(&self, dead: Warbands) -> bool {
        let all: Warbands = self.mortal_defenders().map(|troops| troops.warbands).sum();
        let mut boards: Vec<Option<Colour>> = self.mortal_defenders().map(|troops| self.board_for_survivors(troops.at)).collect();
        boards.dedup();
        boards.len() > 1 && dead != Warbands::NONE && dead < all
    }

    /// Returns the board on which survivors end §5.5.6; those of Imperial sites on the Chancellor's §5.5.7.I. By the order of
    /// the English and the Polish printing they are on the loser's board before that is said (D28).
    pub(crate) fn board_for_survivors(&self, from: Stands) -> Option<Colour> {
        match from {
            Stands::Board(colour) => Some(colour),
            Stands::Site(slot) if self.is_imperial_site(slot) && !self.steps_apply_in_printed_order() => Some(Colour::Purple),
            Stands::Site(_) => self.campaign.defender.map(|player| player.colour),
        }
    }

    /// Returns whether the steps are read in the order in which the English and the Polish printing have them (D28).
    fn steps_apply_in_printed_order(&self) -> bool {
        !self.campaign.table.follows(D28, Printing::De)
    }

    fn is_imperial_site(&self, slot: Slot) -> bool {
        let purple = |colour: Colour| colour == Colour::Purple;
        self.campaign.table.position.site(slot).is_some_and(|site| site.warbands.iter().any(|(colour, _)| purple(*colour)))
    }

    /// Returns whether warbands that die are the attacker's: of the force, or outside it where they count (D25).
    pub(crate) fn is_attackers(&self, at: Stands) -> bool {
        self.is_attacking_force_at(at) || self.campaign.reserve().iter().any(|(slot, _)| at == Stands::Site(*slot))
    }

    /// Returns whether a part of a force is the attacker's.
    fn is_attacking_force_at(&self, at: Stands) -> bool {
        match at {
            Stands::Board(colour) => colour == self.campaign.attacker.colour,
            Stands::Site(slot) => self.battle.pools().joined.iter().any(|(other, _)| *other == slot),
        }
    }

    /// Returns how many of the attacking force can die: bandits cannot §7.6.5.
    pub(crate) fn mortal_force(&self) -> Warbands {
        self.battle
            .pools()
            .joined
            .iter()
            .map(|(_, count)| *count)
            .sum::<Warbands>()
            .saturating_add(self.campaign.attacker.warbands)
    }

    /// Returns how many of a part of a force are named to die.
    fn named_at(&self, at: Stands) -> Warbands {
        self.choices.losing.iter().filter(|(other, _)| *other == at).map(|(_, count)| *count).sum()
    }

    /// Returns the defending force part by part, with how many of each die, those named or else in order, and how many are
    /// left; bandits are left out.
    pub(crate) fn dead_and_left(&self, dead: Warbands) -> Vec<DeadAndLeft> {
        let named = self.are_defenders_dead_named();
        let mut still_to_die = dead;
        let mut parts = Vec::new();
        for troops in self.mortal_defenders() {
            let dead = if named { self.named_at(troops.at) } else { still_to_die.min(troops.warbands) };
            still_to_die = still_to_die.checked_sub(dead).unwrap_or(Warbands::NONE);
            parts.push(DeadAndLeft { at: troops.at, dead, left: troops.warbands.checked_sub(dead).unwrap_or(Warbands::NONE) });
        }
        parts
    }

    /// Kills those of the attacking force who are named, or else first those on the board.
    pub(crate) fn kill_attackers(&self, setup: &mut Setup, dead: Warbands) {
        let board = (Stands::Board(self.campaign.attacker.colour), self.campaign.attacker.warbands);
        let joined = self.battle.pools().joined.iter().map(|(slot, count)| (Stands::Site(*slot), *count));
        let named = self.choices.losing.iter().any(|(at, _)| self.is_attacking_force_at(*at));
        self.kill_reserve(setup, dead);
        let mut still_to_die = self.dead_in_force(dead);
        for (at, count) in [board].into_iter().chain(joined) {
            let dead = if named { self.named_at(at) } else { still_to_die.min(count) };
            still_to_die = still_to_die.checked_sub(dead).unwrap_or(Warbands::NONE);
            match at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => kill_at_site(setup, slot, dead),
            }
        }
    }

    /// Kills those of the defending force whom its own battle plans cost; the others stay where they are.
    pub(crate) fn kill_defenders(&self, setup: &mut Setup, dead: Warbands) {
        for DeadAndLeft { at, dead, .. } in self.dead_and_left(dead) {
            match at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => kill_at_site(setup, slot, dead),
            }
        }
    }

    /// Kills the dead of the defending force and moves the rest off the targeted sites §5.5.6.
    pub(crate) fn defeat(&self, setup: &mut Setup, dead: Warbands) {
        for DeadAndLeft { at, dead, .. } in self.dead_and_left(dead) {
            match at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => self.clear_site(setup, slot, dead),
            }
        }
        let own =
            self.campaign.defender.and_then(Player::warband_colour).filter(|_| self.campaign.table.follows(D26, Printing::Pl));
        if let (Some(own), Some(player)) = (own, self.campaign.defender) {
            recall_from_all_sites(setup, own, board_of_kind(own, player.colour));
        }
    }

    fn clear_site(&self, setup: &mut Setup, slot: Slot, dead: Warbands) {
        let board = self.board_for_survivors(Stands::Site(slot));
        let Some(site) = moves::site(setup, slot) else { return };
        // A position has warbands of one colour at a site, so all the dead are of the first.
        for (colour, count) in std::mem::take(&mut site.warbands) {
            let dead = dead.min(count);
            moves::to_personal_bank(setup, colour, dead);
            if let Some(player) = board.and_then(|board| moves::player(setup, board)) {
                player.warbands = player.warbands.saturating_add(count.checked_sub(dead).unwrap_or(Warbands::NONE));
            }
        }
    }

    /// Moves what is left of a defeated attacking force from the sites to the board §5.5.6.
    pub(crate) fn return_attackers_to_board(&self, setup: &mut Setup) {
        let kind = self.campaign.attacker.warband_colour();
        for (slot, _) in &self.battle.pools().joined {
            let Some(site) = moves::site(setup, *slot) else { continue };
            let own = |(colour, _): &(Colour, Warbands)| Some(*colour) == kind;
            let back: Warbands = site.warbands.iter().filter(|it| own(it)).map(|(_, count)| *count).sum();
            site.warbands.retain(|it| !own(it));
            if let Some(player) = moves::player(setup, self.campaign.attacker.colour) {
                player.warbands = player.warbands.saturating_add(back);
            }
        }
        if self.campaign.table.follows(D26, Printing::Pl) {
            let own = kind.unwrap_or(self.campaign.attacker.colour);
            recall_from_all_sites(setup, own, board_of_kind(own, self.campaign.attacker.colour));
        }
    }

    /// Returns the attacker's dead at sites: those that are named, or else those for whom the board is too small.
    fn dead_elsewhere(&self, dead: Warbands) -> Vec<(Slot, Warbands)> {
        let reserve = self.campaign.reserve();
        let named: Vec<(Slot, Warbands)> = reserve.iter().map(|(slot, _)| (*slot, self.named_at(Stands::Site(*slot)))).collect();
        if named.iter().any(|(_, count)| *count != Warbands::NONE) {
            return named;
        }
        let beyond = dead.checked_sub(self.mortal_force()).unwrap_or(Warbands::NONE);
        reserve.first().map(|(slot, count)| (*slot, beyond.min(*count))).into_iter().collect()
    }

    /// Returns how many of the attacker's dead were in the force.
    pub(crate) fn dead_in_force(&self, dead: Warbands) -> Warbands {
        let elsewhere: Warbands = self.dead_elsewhere(dead).iter().map(|(_, count)| *count).sum();
        dead.checked_sub(elsewhere).unwrap_or(Warbands::NONE)
    }

    /// Rules on where the attacker's dead were. In defeat half of the force dies, so only those beyond the board are elsewhere.
    pub(crate) fn check_losses_outside_force(&self, ruling: &mut Ruling) {
        let (reserve, dead) = (self.campaign.reserve(), self.ending.attacker_dead);
        let least = dead.checked_sub(self.mortal_force()).unwrap_or(Warbands::NONE);
        let named = self.choices.losing.iter().any(|(at, _)| reserve.iter().any(|(slot, _)| *at == Stands::Site(*slot)));
        if !named {
            if least != Warbands::NONE && reserve.len() > 1 {
                ruling.choices.push(LOSING);
            }
            return;
        }
        let at_sites = self.dead_elsewhere(dead);
        let elsewhere: Warbands = at_sites.iter().map(|(_, count)| *count).sum();
        let fits = at_sites.iter().all(|(slot, count)| reserve.iter().any(|(at, there)| at == slot && count <= there));
        let most = if self.ending.won { dead } else { least };
        if !fits || elsewhere < least || elsewhere > most {
            ruling.object(Matter::OwnLosses { least, most }, [ROLL_ATTACK]);
        }
    }

    /// Kills the attacker's dead at sites §10/kill.
    pub(crate) fn kill_reserve(&self, setup: &mut Setup, dead: Warbands) {
        let Some(kind) = self.campaign.attacker.warband_colour() else { return };
        for (slot, dead) in self.dead_elsewhere(dead) {
            let gone = leave_site(setup, slot, kind, dead);
            moves::to_personal_bank(setup, kind, gone);
        }
    }
}

/// Adds warbands of a kind to others.
pub(super) fn add_warbands(there: &mut Vec<(Colour, Warbands)>, kind: Colour, count: Warbands) {
    match there.iter_mut().find(|(colour, _)| *colour == kind) {
        Some((_, there)) => *there = there.saturating_add(count),
        None => there.push((kind, count)),
    }
}

/// Takes warbands of a kind off a site, as many as there are, and returns how many.
pub(super) fn leave_site(setup: &mut Setup, slot: Slot, kind: Colour, wanted: Warbands) -> Warbands {
    let Some(site) = moves::site(setup, slot) else { return Warbands::NONE };
    let mut gone = Warbands::NONE;
    for (_, count) in site.warbands.iter_mut().filter(|(colour, _)| *colour == kind) {
        gone = wanted.min(*count);
        *count = count.checked_sub(gone).unwrap_or(Warbands::NONE);
    }
    site.warbands.retain(|(_, count)| *count != Warbands::NONE);
    gone
}

/// Kills warbands at a site §10/kill.
fn kill_at_site(setup: &mut Setup, slot: Slot, dead: Warbands) {
    let there = setup.site(slot).and_then(|site| site.warbands.first().copied());
    if let Some((kind, _)) = there {
        let gone = leave_site(setup, slot, kind, dead);
        moves::to_personal_bank(setup, kind, gone);
    }
}

/// Returns the board to which warbands of a kind go back: the Empire's to the Chancellor.
const fn board_of_kind(kind: Colour, owner: Colour) -> Colour {
    if matches!(kind, Colour::Purple) { Colour::Purple } else { owner }
}

/// Moves all warbands of a kind from all sites to a board (D26).
fn recall_from_all_sites(setup: &mut Setup, kind: Colour, board: Colour) {
    let mut all = Warbands::NONE;
    for site in &mut setup.sites {
        all = all.saturating_add(site.warbands.iter().filter(|(colour, _)| *colour == kind).map(|(_, count)| *count).sum());
        site.warbands.retain(|(colour, _)| *colour != kind);
    }
    if let Some(player) = moves::player(setup, board) {
        player.warbands = player.warbands.saturating_add(all);
    }
}

/// Kills warbands on a board §10/kill: they go to the bank of their colour.
pub(super) fn kill_on_board(setup: &mut Setup, board: Colour, count: Warbands) {
    let kind = setup.player(board).and_then(Player::warband_colour);
    let Some(player) = moves::player(setup, board) else { return };
    let killed = player.warbands.min(count);
    player.warbands = player.warbands.checked_sub(killed).unwrap_or(Warbands::NONE);
    moves::to_personal_bank(setup, kind.unwrap_or(board), killed);
}
