//! The pieces after the roll §5.5.6–5.5.7: the dead, the survivors, sites, relics, banners, pawn and favor.

use crate::{
    game::{CardAt, Colour, Favor, Player, Secrets, Setup, Slot, Target, Warbands},
    law::{DivergenceId::D26, Printing},
    rules::{
        actions::campaign::{ending::Fought, freed::pay_card, pools::Pools, regroup::take_hunted, sides::Sides},
        base::Matter,
        request::{Fighting, Stands},
        state::moves,
    },
};

/// What a banner loses when it is seized §2.5.3.
const SEIZE_PENALTY: u8 = 2;

impl Sides<'_, '_> {
    /// Moves the pieces. The choices were ruled on before.
    pub fn carry_out(&self, setup: &mut Setup, fighting: &Fighting, fought: Fought, told: &mut Vec<Matter>) {
        let Some(ending) = fought.ending(fighting.sacrificing) else { return };
        let pools = self.pools(fighting);
        if fighting.under_way {
            self.move_all(setup, fighting);
        } else {
            pay_card(setup, self.attacker.colour, fighting);
            self.herald(setup, fighting);
            self.pay_plans(setup, fighting);
        }
        self.kill_attackers(setup, fighting, &pools, ending.attacker_dead);
        if !ending.won {
            self.kill_defenders(setup, fighting, &pools, ending.defender_dead);
            told.push(Matter::CampaignLost { lost: ending.attacker_lost });
            self.withdraw(setup, &pools);
            if self.table.follows(D26, Printing::Pl) {
                let own = self.attacker.warband_colour().unwrap_or(self.attacker.colour);
                gather(setup, own, home(own, self.attacker.colour));
            }
            self.reckon(setup, fighting, ending);
            return;
        }
        told.push(Matter::CampaignWon { lost: ending.attacker_lost, killed: ending.defender_lost });
        self.defeat(setup, fighting, &pools, ending.defender_dead);
        self.take_sites(setup, fighting, &pools);
        let winner = self.steal(setup, fighting);
        for relic in take_hunted(setup, fighting) {
            moves::hold_relic(setup, winner, relic);
        }
        for target in &fighting.targets {
            self.take(setup, *target, winner);
        }
        self.banish(setup, fighting);
        self.reckon(setup, fighting, ending);
    }

    /// Returns whether warbands that die are the attacker's: of the force, or outside it where they count (D25).
    pub fn is_attackers(&self, fighting: &Fighting, pools: &Pools, at: Stands) -> bool {
        self.in_force_at(pools, at) || self.reserve(fighting).iter().any(|(slot, _)| at == Stands::Site(*slot))
    }

    /// Returns whether a part of a force is the attacker's.
    pub fn in_force_at(&self, pools: &Pools, at: Stands) -> bool {
        match at {
            Stands::Board(colour) => colour == self.attacker.colour,
            Stands::Site(slot) => pools.joined.iter().any(|(other, _)| *other == slot),
        }
    }

    /// Returns how many of the attacking force can die: bandits cannot §7.6.5.
    pub fn mortal_force(&self, pools: &Pools) -> Warbands {
        pools.joined.iter().map(|(_, count)| *count).sum::<Warbands>().and(self.attacker.warbands)
    }

    /// Kills those of the attacking force who are named, or else first those on the board.
    fn kill_attackers(&self, setup: &mut Setup, fighting: &Fighting, pools: &Pools, lost: Warbands) {
        let board = (Stands::Board(self.attacker.colour), self.attacker.warbands);
        let joined = pools.joined.iter().map(|(slot, count)| (Stands::Site(*slot), *count));
        let named = fighting.losing.iter().any(|(at, _)| self.in_force_at(pools, *at));
        self.kill_reserve(setup, fighting, lost);
        let mut left = self.dead_in_force(fighting, lost);
        for (at, count) in [board].into_iter().chain(joined) {
            let dead = if named { named_at(fighting, at) } else { left.min(count) };
            left = left.less(dead).unwrap_or(Warbands::NONE);
            match at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => kill_at_site(setup, slot, dead),
            }
        }
    }

    /// Moves what is left of a defeated attacking force from the sites to the board §5.5.6.
    fn withdraw(&self, setup: &mut Setup, pools: &Pools) {
        let kind = self.attacker.warband_colour();
        for (slot, _) in &pools.joined {
            let Some(site) = moves::site(setup, *slot) else { continue };
            let own = |(colour, _): &(Colour, Warbands)| Some(*colour) == kind;
            let back: Warbands = site.warbands.iter().filter(|it| own(it)).map(|(_, count)| *count).sum();
            site.warbands.retain(|it| !own(it));
            if let Some(player) = moves::player(setup, self.attacker.colour) {
                player.warbands = player.warbands.and(back);
            }
        }
    }

    /// Returns the defending force part by part, with how many of each die, those named or else in order, and how many are
    /// left; bandits are left out.
    pub fn toll_of(&self, fighting: &Fighting, pools: &Pools, lost: Warbands) -> Vec<(Stands, Warbands, Warbands)> {
        let named = fighting.losing.iter().any(|(at, _)| !self.is_attackers(fighting, pools, *at));
        let mut left = lost;
        let mut parts = Vec::new();
        for troops in pools.defenders.iter().filter(|troops| !troops.bandits) {
            let dead = if named { named_at(fighting, troops.at) } else { left.min(troops.warbands) };
            left = left.less(dead).unwrap_or(Warbands::NONE);
            parts.push((troops.at, dead, troops.warbands.less(dead).unwrap_or(Warbands::NONE)));
        }
        parts
    }

    /// Kills those of the defending force whom its own battle plans cost; the others stay where they are.
    fn kill_defenders(&self, setup: &mut Setup, fighting: &Fighting, pools: &Pools, lost: Warbands) {
        for (at, dead, _) in self.toll_of(fighting, pools, lost) {
            match at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => kill_at_site(setup, slot, dead),
            }
        }
    }

    /// Kills the dead of the defending force and moves the rest off the targeted sites §5.5.6.
    pub fn defeat(&self, setup: &mut Setup, fighting: &Fighting, pools: &Pools, lost: Warbands) {
        for (at, dead, _) in self.toll_of(fighting, pools, lost) {
            match at {
                Stands::Board(colour) => kill_on_board(setup, colour, dead),
                Stands::Site(slot) => self.clear(setup, slot, dead),
            }
        }
        let own = self.defender.and_then(Player::warband_colour).filter(|_| self.table.follows(D26, Printing::Pl));
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

    /// Places warbands of the force at targeted sites §5.5.7.I: those of the board first.
    pub fn take_sites(&self, setup: &mut Setup, fighting: &Fighting, pools: &Pools) {
        let Some(kind) = self.attacker.warband_colour() else { return };
        for (slot, count) in fighting.placing.iter().filter(|(_, count)| *count != Warbands::NONE) {
            let Some(player) = moves::player(setup, self.attacker.colour) else { return };
            let mut placed = player.warbands.min(*count);
            player.warbands = player.warbands.less(placed).unwrap_or(Warbands::NONE);
            for (from, _) in pools.joined.iter().filter(|(from, _)| from != slot) {
                let wanted = count.less(placed).unwrap_or(Warbands::NONE);
                placed = placed.and(leave_site(setup, *from, kind, wanted));
            }
            let Some(site) = moves::site(setup, *slot) else { continue };
            match site.warbands.iter_mut().find(|(colour, _)| *colour == kind) {
                Some((_, there)) => *there = there.and(placed),
                None => site.warbands.push((kind, placed)),
            }
        }
    }

    /// Takes a targeted relic or banner §5.5.7.II, with the seize penalty §2.5.3.
    pub fn take(&self, setup: &mut Setup, target: Target, winner_of_relics: Colour) {
        let winner = self.attacker.colour;
        match target {
            Target::Site(_) | Target::Pawn => {}
            Target::Relic(card) => {
                let is_it = |relic: &CardAt| relic.card().is_some_and(|it| it.id == card.0.id);
                let Some(loser) = self.defender.and_then(|player| moves::player(setup, player.colour)) else { return };
                let Some(at) = loser.relics.iter().position(is_it) else { return };
                let relic = loser.relics.remove(at);
                moves::hold_relic(setup, winner_of_relics, relic);
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
}

/// Returns how much of a banner burns: two, and at least one stays §2.5.3.
fn penalty(tokens: u8) -> u8 {
    SEIZE_PENALTY.min(tokens.saturating_sub(1))
}

/// Returns how many of a part of a force are named to die.
fn named_at(fighting: &Fighting, at: Stands) -> Warbands {
    fighting.losing.iter().filter(|(other, _)| *other == at).map(|(_, count)| *count).sum()
}

/// Takes warbands of a kind off a site, as many as there are, and returns how many.
fn leave_site(setup: &mut Setup, slot: Slot, kind: Colour, wanted: Warbands) -> Warbands {
    let Some(site) = moves::site(setup, slot) else { return Warbands::NONE };
    let mut gone = Warbands::NONE;
    for (_, count) in site.warbands.iter_mut().filter(|(colour, _)| *colour == kind) {
        gone = wanted.min(*count);
        *count = count.less(gone).unwrap_or(Warbands::NONE);
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
pub(crate) fn kill_on_board(setup: &mut Setup, board: Colour, count: Warbands) {
    let kind = setup.player(board).and_then(Player::warband_colour);
    let Some(player) = moves::player(setup, board) else { return };
    let killed = player.warbands.min(count);
    player.warbands = player.warbands.less(killed).unwrap_or(Warbands::NONE);
    moves::to_personal_bank(setup, kind.unwrap_or(board), killed);
}
