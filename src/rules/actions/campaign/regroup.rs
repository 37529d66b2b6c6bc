//! Plans that change the table before the roll §5.5.3: Warning Signals moves the user's warbands among board and ruled sites,
//! Relic Hunter adds facedown relics at targeted sites to the targets.

use crate::{
    cards::{Special, effect::Act},
    game::{CardAt, CardRef, Player, Setup, SiteAtSlot, Slot, Warbands, What},
    law::Cite,
    odds::Side,
    rules::{
        actions::campaign::{
            BATTLE_PLANS, ROLL_DEFENSE, TAKE_THINGS,
            plans::Used,
            pools::{Pools, Troops},
            sides::{Sides, sites},
        },
        base::{Matter, Missing, Ruling},
        powers::{cite, in_force},
        request::{Fighting, Stands},
        state::moves,
    },
};

/// Where the warbands of a player stand: on the board, and at the sites that the player rules.
struct Array {
    board: Warbands,
    sites: Vec<(Slot, Warbands)>,
}

impl Array {
    fn all(&self) -> Warbands {
        self.sites.iter().map(|(_, count)| *count).sum::<Warbands>().and(self.board)
    }
}

/// Returns the warbands of a player's kind at a site.
fn own_at(player: &Player, site: &SiteAtSlot) -> Warbands {
    site.warbands.iter().filter(|(colour, _)| Some(*colour) == player.warband_colour()).map(|(_, count)| *count).sum()
}

impl<'a> Sides<'a, '_> {
    fn array(&self, player: &Player) -> Array {
        let ruled = self.table.position.sites.iter().filter(|site| self.rules_here(player, site.slot) == Some(true));
        Array { board: player.warbands, sites: ruled.map(|site| (site.slot, own_at(player, site))).collect() }
    }

    /// Returns where the warbands of a player stand after Warning Signals: as is said, or else as many as possible in the
    /// force, one staying at every other site.
    fn arrayed(&self, player: &Player, fighting: &Fighting) -> Array {
        let mut array = self.array(player);
        let all = array.all();
        let targeted = |slot: Slot| sites(&fighting.targets).any(|other| other == slot);
        let board_counts = player.pawn.is_some_and(|pawn| self.adds_board(pawn, &fighting.targets));
        let places = self.can_place(player);
        // Where nobody may be placed at sites, those at targeted ones help only there, unless the board counts.
        let kept = |slot: Slot| !places && !board_counts && targeted(slot);
        for (slot, count) in &mut array.sites {
            match fighting.moving.iter().find(|(named, _)| named == slot) {
                Some((_, named)) => *count = *named,
                None if fighting.moving.is_empty() && *count > Warbands::NONE && !kept(*slot) => *count = Warbands(1),
                None => {}
            }
        }
        let placed = array.sites.iter().map(|(_, count)| *count).sum::<Warbands>();
        array.board = all.less(placed).unwrap_or(Warbands::NONE);
        if fighting.moving.is_empty()
            && !board_counts
            && places
            && let Some((_, count)) = array.sites.iter_mut().find(|(slot, _)| targeted(*slot))
        {
            *count = count.and(array.board);
            array.board = Warbands::NONE;
        }
        array
    }

    /// Lets Warning Signals change the defending force.
    pub fn regroup(&self, plan: &Used<'a>, fighting: &Fighting, pools: &mut Pools) {
        let Some(player) = plan.by.filter(|_| plan.card.0.special == Some(Special::RedistributeWarbands)) else { return };
        let array = self.arrayed(player, fighting);
        let board = Stands::Board(player.colour);
        pools.defenders.retain(|troops| {
            let moved = |slot: Slot| array.sites.iter().any(|(other, _)| *other == slot);
            troops.bandits || troops.at != board && !matches!(troops.at, Stands::Site(slot) if moved(slot))
        });
        let cites: Vec<Cite> = vec![ROLL_DEFENSE.into(), cite(plan.card)];
        let near = player.pawn.is_some_and(|pawn| self.adds_board(pawn, &fighting.targets));
        let on_board = [(board, array.board)].into_iter().filter(|_| near);
        let at_sites = array.sites.iter().filter(|(slot, _)| sites(&fighting.targets).any(|other| other == *slot));
        for (at, warbands) in at_sites.map(|(slot, count)| (Stands::Site(*slot), *count)).chain(on_board) {
            if warbands > Warbands::NONE {
                pools.defenders.push(Troops { at, warbands, bandits: false, cites: cites.clone() });
            }
        }
    }

    /// Rules on where warbands are moved by Warning Signals.
    pub fn may_regroup(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let used = self.used(fighting);
        let signals = used.iter().find(|plan| plan.card.0.special == Some(Special::RedistributeWarbands));
        let Some((plan, player)) = signals.and_then(|plan| plan.by.map(|by| (plan, by))) else {
            for (site, _) in &fighting.moving {
                ruling.object(Matter::SiteNotMeant { site: *site }, [BATTLE_PLANS]);
            }
            return;
        };
        if player.warband_colour().is_none() {
            ruling.needs.push(Missing::Role(player.colour));
        }
        let cites = || [BATTLE_PLANS.into(), cite(plan.card)];
        for (site, count) in &fighting.moving {
            if self.rules_here(player, *site) != Some(true) {
                ruling.object(Matter::DoesNotRule { site: *site }, cites());
            } else if *count == Warbands::NONE {
                ruling.object(Matter::LastWarbandStays { site: *site }, cites());
            }
        }
        let before = self.array(player);
        let more = |(slot, count): &(Slot, Warbands)| before.sites.iter().any(|(site, had)| site == slot && count > had);
        if fighting.moving.iter().any(more) {
            in_force::forbid(self.table, ruling, player, |_, cannot| cannot.act == Act::PlaceWarbands);
        }
        let have = before.all();
        let need = self.arrayed(player, fighting).all();
        if need > have {
            ruling.object(Matter::NotEnoughWarbands { need, have }, cites());
        }
        if fighting.moving.is_empty() && fighting.rolled.is_some() && !self.array(player).sites.is_empty() {
            ruling.choices.push("moving N at SITE,...");
        }
    }

    /// Moves the warbands of whoever used Warning Signals.
    pub fn move_warbands(&self, setup: &mut Setup, plan: &Used<'a>, fighting: &Fighting) {
        let Some(player) = plan.by.filter(|_| plan.card.0.special == Some(Special::RedistributeWarbands)) else { return };
        let Some(kind) = player.warband_colour() else { return };
        let array = self.arrayed(player, fighting);
        for (slot, count) in &array.sites {
            if let Some(site) = moves::site(setup, *slot) {
                site.warbands.retain(|(colour, _)| *colour != kind);
                if *count > Warbands::NONE {
                    site.warbands.push((kind, *count));
                }
            }
        }
        if let Some(own) = moves::player(setup, player.colour) {
            own.warbands = array.board;
        }
    }

    /// Rules on the relics that Relic Hunter adds to the targets.
    pub fn may_hunt(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let hunter = self.used(fighting).iter().any(|plan| plan.card.0.special == Some(Special::RelicHunter));
        for (at, (site, relic)) in fighting.hunting.iter().enumerate() {
            if !hunter || !sites(&fighting.targets).any(|slot| slot == *site) {
                ruling.object(Matter::SiteNotMeant { site: *site }, [BATTLE_PLANS]);
                continue;
            }
            in_force::forbid(self.table, ruling, &self.as_now(self.attacker), |power, cannot| {
                cannot.act == Act::TouchCardsOfHolder && power.holder_rules(self.table, *site) == Some(true)
            });
            let Some(there) = self.table.position.site(*site) else { continue };
            let before = fighting.hunting.iter().take(at).filter(|(other, _)| other == site).count();
            if there.relics.len() <= before {
                ruling.object(Matter::NoRelicHere { site: *site }, [BATTLE_PLANS]);
            } else if let Some(card) = relic
                && !there.relics.iter().any(|it| it.what == What::Known(*card) || it.what == What::Unknown)
            {
                ruling.object(Matter::RelicNotHere { card: *card, site: *site }, [BATTLE_PLANS]);
            }
        }
        for card in &fighting.returning {
            if !fighting.hunting.iter().any(|(_, relic)| relic.as_ref() == Some(card)) {
                ruling.object(Matter::CardNotMeant { card: What::Known(*card) }, [BATTLE_PLANS]);
            }
        }
    }

    /// Asks for the names of relics that were taken and that nobody knows yet.
    pub fn may_take_hunted(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let unclear = |(slot, relic): &(Slot, Option<CardRef>)| {
            let there = self.table.position.site(*slot).map(|site| site.relics.as_slice()).unwrap_or_default();
            let hunted = fighting.hunting.iter().filter(|(other, _)| other == slot).count();
            relic.is_none() && (there.len() > hunted || there.iter().any(|it| it.what == What::Unknown))
        };
        if fighting.hunting.iter().any(unclear) {
            ruling.cite(TAKE_THINGS);
            ruling.choices.push("taking RELIC at SITE,...");
        }
    }
}

/// Takes the hunted relics from their sites; those that go under the relic deck are gone then.
pub(crate) fn take_hunted(setup: &mut Setup, fighting: &Fighting) -> Vec<CardAt> {
    let mut taken = Vec::new();
    for (slot, named) in &fighting.hunting {
        let Some(site) = moves::site(setup, *slot) else { continue };
        let is = |what: &What| site.relics.iter().position(|it| it.what == *what);
        let at = named.map_or(Some(0), |relic| is(&What::Known(relic)).or_else(|| is(&What::Unknown)));
        let Some(at) = at.filter(|at| *at < site.relics.len()) else { continue };
        let mut relic = CardAt { facedown: false, ..site.relics.remove(at) };
        if let Some(named) = named {
            relic.what = What::Known(*named);
        }
        if relic.what.card().is_some_and(|card| fighting.returning.contains(&card)) {
            moves::under_relic_deck(setup, relic);
        } else {
            taken.push(relic);
        }
    }
    taken
}

/// Returns how many dice Relic Hunter adds for the relics it makes targets.
pub(crate) fn hunted_dice(plan: &Used<'_>, fighting: &Fighting) -> i8 {
    let hunter = plan.card.0.special == Some(Special::RelicHunter) && plan.side == Side::Attacker;
    if hunter { i8::try_from(fighting.hunting.len()).unwrap_or(i8::MAX) } else { 0 }
}
