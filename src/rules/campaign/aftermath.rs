//! The pieces after the roll §5.5.6–5.5.7: the dead, the survivors, sites, relics, banners, pawn and favor.

use super::{
    ending::{Ending, Fought},
    pools::Troops,
    sides::Sides,
};
use crate::{
    game::{CardAt, Colour, Favor, Player, Secrets, Setup, Slot, Target, Warbands},
    law::Lang,
    rules::{
        action::{Fighting, Stands},
        matter::Matter,
        moves, travel,
    },
};

/// The relic that is not used on the turn it was taken §2.4/scepter.
const SCEPTER: &str = "the-grand-scepter";
/// What a banner loses when it is seized §2.5.3.
const SEIZE_PENALTY: u8 = 2;

impl Sides<'_, '_> {
    /// Moves the pieces. The choices were ruled on before.
    pub fn carry_out(&self, setup: &mut Setup, fighting: &Fighting, fought: Fought, told: &mut Vec<Matter>) {
        let Some(ending) = fought.ending(fighting.sacrificing) else { return };
        let Ending { won, attacker_lost, defender_lost } = ending;
        self.pay_plans(setup, fighting);
        kill_on_board(setup, self.attacker.colour, self.dead_on_board(fighting, attacker_lost));
        self.kill_elsewhere(setup, fighting, attacker_lost);
        if !won {
            self.kill_defenders(setup, fighting, defender_lost);
            told.push(Matter::CampaignLost { lost: attacker_lost });
            if self.table.follows("D26", Lang::Pl) {
                let own = self.attacker.warband_colour().unwrap_or(self.attacker.colour);
                gather(setup, own, home(own, self.attacker.colour));
            }
            self.reckon(setup, fighting, ending);
            return;
        }
        told.push(Matter::CampaignWon { lost: attacker_lost, killed: defender_lost });
        self.defeat(setup, fighting, defender_lost);
        self.take_sites(setup, fighting);
        for target in &fighting.targets {
            self.take(setup, *target);
        }
        self.banish(setup, fighting);
        self.reckon(setup, fighting, ending);
    }

    /// Kills those of the defending force whom its own battle plans cost; the others stay where they are.
    fn kill_defenders(&self, setup: &mut Setup, fighting: &Fighting, lost: Warbands) {
        let mut left = lost;
        for troops in self.pools(fighting).defenders.iter().filter(|troops| !troops.bandits) {
            let dead =
                if self.defending_losses(fighting).is_empty() { left.min(troops.warbands) } else { named(fighting, troops) };
            left = left.less(dead).unwrap_or(Warbands::NONE);
            match troops.at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => {
                    let Some(site) = moves::site(setup, slot) else { continue };
                    let Some((colour, count)) = site.warbands.first_mut() else { continue };
                    let (colour, dead) = (*colour, dead.min(*count));
                    *count = count.less(dead).unwrap_or(Warbands::NONE);
                    site.warbands.retain(|(_, count)| *count != Warbands::NONE);
                    moves::to_personal_bank(setup, colour, dead);
                }
            }
        }
    }

    /// Kills the dead of the defending force and moves the rest off the targeted sites §5.5.6.
    fn defeat(&self, setup: &mut Setup, fighting: &Fighting, lost: Warbands) {
        let mut left = lost;
        for troops in self.pools(fighting).defenders.iter().filter(|troops| !troops.bandits) {
            let dead =
                if self.defending_losses(fighting).is_empty() { left.min(troops.warbands) } else { named(fighting, troops) };
            left = left.less(dead).unwrap_or(Warbands::NONE);
            match troops.at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => self.clear(setup, slot, dead),
            }
        }
        let own = self.defender.and_then(Player::warband_colour).filter(|_| self.table.follows("D26", Lang::Pl));
        if let (Some(own), Some(player)) = (own, self.defender) {
            gather(setup, own, home(own, player.colour));
        }
    }

    fn clear(&self, setup: &mut Setup, slot: Slot, dead: Warbands) {
        let board = self.retreat(Stands::Site(slot));
        let Some(site) = moves::site(setup, slot) else { return };
        for (colour, count) in std::mem::take(&mut site.warbands) {
            let dead = dead.min(count);
            moves::to_personal_bank(setup, colour, dead);
            if let Some(player) = board.and_then(|board| moves::player(setup, board)) {
                player.warbands = player.warbands.and(count.less(dead).unwrap_or(Warbands::NONE));
            }
        }
    }

    /// Places warbands at targeted sites §5.5.7.I.
    fn take_sites(&self, setup: &mut Setup, fighting: &Fighting) {
        let Some(kind) = self.attacker.warband_colour() else { return };
        for (slot, count) in fighting.placing.iter().filter(|(_, count)| *count != Warbands::NONE) {
            let Some(player) = moves::player(setup, self.attacker.colour) else { return };
            let placed = player.warbands.min(*count);
            player.warbands = player.warbands.less(placed).unwrap_or(Warbands::NONE);
            let Some(site) = moves::site(setup, *slot) else { continue };
            match site.warbands.iter_mut().find(|(colour, _)| *colour == kind) {
                Some((_, there)) => *there = there.and(placed),
                None => site.warbands.push((kind, placed)),
            }
        }
    }

    /// Takes a targeted relic or banner §5.5.7.II, with the seize penalty §2.5.3.
    fn take(&self, setup: &mut Setup, target: Target) {
        let winner = self.attacker.colour;
        match target {
            Target::Site(_) | Target::Pawn => {}
            Target::Relic(card) => {
                let is_it = |relic: &CardAt| relic.card().is_some_and(|it| it.id == card.0.id);
                let Some(loser) = self.defender.and_then(|player| moves::player(setup, player.colour)) else { return };
                let Some(at) = loser.relics.iter().position(is_it) else { return };
                let relic = loser.relics.remove(at);
                if let Some(player) = moves::player(setup, winner) {
                    player.relics.push(relic);
                }
                if card.0.id == SCEPTER {
                    setup.this_turn.took.push(card);
                }
            }
            Target::PeoplesFavor => {
                let Some(banner) = setup.peoples_favor.as_mut() else { return };
                let burned = Favor(penalty(banner.favor.0));
                banner.favor = banner.favor.less(burned).unwrap_or(Favor::NONE);
                (banner.holder, banner.mob) = (Some(winner), true);
                moves::burn(setup, burned);
            }
            Target::DarkestSecret => {
                let Some(banner) = setup.darkest_secret.as_mut() else { return };
                banner.secrets = banner.secrets.less(Secrets(penalty(banner.secrets.0))).unwrap_or(Secrets::NONE);
                banner.holder = Some(winner);
            }
        }
    }

    /// Makes the loser travel and burns half of the favor §5.5.7.III.
    fn banish(&self, setup: &mut Setup, fighting: &Fighting) {
        let Some(loser) = self.defender else { return };
        if let Some(to) = fighting.banishing {
            if let Some(player) = moves::player(setup, loser.colour) {
                player.pawn = Some(to);
            }
            travel::reveal(setup, to);
        }
        if fighting.burning || self.must_banish(fighting) {
            moves::burn_favor(setup, loser.colour, Favor(loser.favor.0 / 2));
        }
    }
}

/// Returns how much of a banner burns: two, and at least one stays §2.5.3.
fn penalty(tokens: u8) -> u8 {
    SEIZE_PENALTY.min(tokens.saturating_sub(1))
}

/// Returns how many of these troops are named to die.
fn named(fighting: &Fighting, troops: &Troops) -> Warbands {
    fighting.losing.iter().filter(|(at, _)| *at == troops.at).map(|(_, count)| *count).sum()
}

/// Returns the board to which warbands of a kind go back: the Empire's to the Chancellor.
const fn home(kind: Colour, owner: Colour) -> Colour {
    if matches!(kind, Colour::Purple) { Colour::Purple } else { owner }
}

/// Moves all warbands of a kind from all sites to a board (D26).
fn gather(setup: &mut Setup, kind: Colour, board: Colour) {
    let mut all = Warbands::NONE;
    for site in &mut setup.sites {
        all = all.and(site.warbands.iter().filter(|(colour, _)| *colour == kind).map(|(_, count)| *count).sum());
        site.warbands.retain(|(colour, _)| *colour != kind);
    }
    if let Some(player) = moves::player(setup, board) {
        player.warbands = player.warbands.and(all);
    }
}

/// Kills warbands on a board §10/kill: they go to the bank of their colour.
fn kill_on_board(setup: &mut Setup, board: Colour, count: Warbands) {
    let kind = setup.player(board).and_then(Player::warband_colour);
    let Some(player) = moves::player(setup, board) else { return };
    let killed = player.warbands.min(count);
    player.warbands = player.warbands.less(killed).unwrap_or(Warbands::NONE);
    moves::to_personal_bank(setup, kind.unwrap_or(board), killed);
}
